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
    unsigned size = 0;    ///< Of the em, in pixels.
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

/// A font file. Glyphs are hinted vertically only, for crisp horizontals and true widths.
class Font {
public:
    /// \param size of its letters, where 1 is as large as the font means them to be; for fonts with much larger letters
    /// than others. \returns std::nullopt if the file cannot be read as a font.
    [[nodiscard]] static std::optional<Font> open(FT_Library library, const FontFile& file, float size = 1);

    /// Whether the font has a character.
    [[nodiscard]] bool has(char32_t character) const;
    /// The bitmap of a character, or of the font's empty box if it lacks the character.
    [[nodiscard]] GlyphPicture picture(char32_t character, const GlyphLook& look);
    /// The pen's advance, in ems.
    [[nodiscard]] float advance(char32_t character) const;
    /// The kerning between two characters, in ems; added to the advance.
    [[nodiscard]] float kerning(char32_t left, char32_t right) const;

private:
    Font(FT_Library library, FaceHandle face, float scale);
    [[nodiscard]] float ems(FT_Long units) const; ///< Of the font's own units.

    FT_Library m_library;
    FaceHandle m_face;
    Kerning m_kerning;
    float m_scale;
    unsigned m_size = 0; ///< The size currently set on the face.
};

} // namespace ui::render
