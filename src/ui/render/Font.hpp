// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/SystemFonts.hpp"
#include "ui/render/Bake.hpp"
#include "ui/render/FreeType.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

namespace ui::render {

/// The kerning of a font. FreeType reads only the old kern table; newer fonts store their pairs in the GPOS table
/// ("OpenType Layout", Microsoft and Adobe, chapters GPOS and Common Table Formats). This reads the parts that pairs
/// need: the kern feature and pair adjustment, by glyphs and by classes.
class Kerning {
public:
    /// \param face must outlive this object.
    explicit Kerning(FT_Face face);

    /// The kerning between two glyphs, in font units; 0 if the font defines none.
    [[nodiscard]] int between(FT_UInt left, FT_UInt right) const;

private:
    struct Subtable {
        std::size_t lookup; ///< Only the first subtable of a lookup that contains the pair applies.
        std::uint32_t at;
    };
    struct Pair {
        std::uint32_t left;
        std::uint32_t right;
    };

    [[nodiscard]] std::uint32_t number(std::uint32_t at, unsigned bytes) const;
    [[nodiscard]] std::uint32_t u16(std::uint32_t at) const { return number(at, 2); }
    [[nodiscard]] std::uint32_t u32(std::uint32_t at) const { return number(at, 4); }
    [[nodiscard]] int i16(std::uint32_t at) const { return static_cast<std::int16_t>(u16(at)); }

    /// Binary search for the record that contains a glyph in a sorted array. Each record begins with its first glyph
    /// and, if `range`, continues with its last one. Returns `count` if there is none.
    [[nodiscard]] std::uint32_t recordOf(std::uint32_t glyph, std::uint32_t first, std::uint32_t count,
                                         std::uint32_t size, bool range) const;
    [[nodiscard]] std::optional<std::uint32_t> covered(std::uint32_t coverage, std::uint32_t glyph) const;
    [[nodiscard]] std::uint32_t classOf(std::uint32_t classes, std::uint32_t glyph) const;
    [[nodiscard]] std::optional<int> adjustment(std::uint32_t subtable, Pair pair) const;

    [[nodiscard]] std::uint32_t languageSystem() const;
    void addLookup(std::uint32_t lookup);

    FT_Face m_face;
    std::span<const FT_Byte> m_table;  ///< The GPOS table if the file is mapped: far quicker to read than by FreeType.
    std::vector<Subtable> m_subtables; ///< The subtables of pair adjustment, in lookup order.
};

/// How a glyph is rasterised.
struct GlyphLook {
    unsigned size = 0;    ///< Height of the em, in pixels.
    unsigned outline = 0; ///< Stroke width along the letter's edge, in 64ths of a pixel; 0 fills the letter.
    unsigned blur = 0;    ///< Blur radius, in pixels.
    unsigned shift = 0;   ///< Offset of the pen to the right of a whole pixel, in 64ths.

    friend bool operator<(const GlyphLook& a, const GlyphLook& b) {
        return std::tie(a.size, a.outline, a.blur, a.shift) < std::tie(b.size, b.outline, b.blur, b.shift);
    }
};

/// A glyph's bitmap; `left` and `top` are its top left pixel relative to the pen on the baseline (y down).
struct GlyphPicture {
    Coverage coverage;
    int left = 0;
    int top = 0;
};

/// How a font is used.
struct FontFit {
    float size = 1;          ///< Scale of its letters: 1 is as large as the font means them to be.
    bool evenDigits = false; ///< Give all digits the width of the widest one, so that running numbers do not jitter.
};

/// A font file. Glyphs are hinted vertically only, for crisp horizontals and true widths.
class Font {
public:
    /// \returns std::nullopt if the file cannot be read as a font.
    [[nodiscard]] static std::optional<Font> open(FT_Library library, const FontFile& file, const FontFit& fit = {});

    /// Whether the font has a character.
    [[nodiscard]] bool has(char32_t character) const;
    /// The bitmap of a character, or of the font's empty box if it lacks the character.
    [[nodiscard]] GlyphPicture picture(char32_t character, const GlyphLook& look);
    /// The pen's advance, in ems.
    [[nodiscard]] float advance(char32_t character) const;
    /// The kerning between two characters, in ems; added to the advance.
    [[nodiscard]] float kerning(char32_t left, char32_t right) const;

private:
    Font(FT_Library library, FaceHandle face, const FontFit& fit);
    [[nodiscard]] float ems(FT_Long units) const;             ///< Converts the font's own units to ems.
    [[nodiscard]] float ownAdvance(char32_t character) const; ///< As the font says, in ems.
    [[nodiscard]] bool isEvenDigit(char32_t character) const noexcept {
        return m_digit > 0 && character >= U'0' && character <= U'9';
    }

    FT_Library m_library;
    FaceHandle m_face;
    Kerning m_kerning;
    float m_scale;
    float m_digit = 0;   ///< The advance of every digit, in ems; 0: as the font says.
    unsigned m_size = 0; ///< The size currently set on the face.
};

} // namespace ui::render
