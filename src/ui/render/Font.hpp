// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/SystemFonts.hpp"
#include "ui/render/Bake.hpp"
#include "ui/render/FreeType.hpp"
#include "ui/render/Kerning.hpp"

#include <optional>
#include <tuple>

namespace ui::render {

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
