#pragma once

#include "ui/render/Bake.hpp"
#include "ui/render/FreeType.hpp"
#include "ui/render/Kerning.hpp"

#include <filesystem>
#include <optional>
#include <tuple>

namespace ui::render {

/// What a glyph is rasterised as.
struct GlyphLook {
    unsigned size = 0;    ///< Of the em, in pixels.
    unsigned outline = 0; ///< Width of a line along the letter's edge, in 64ths of a pixel; 0 fills the letter.
    unsigned blur = 0;    ///< How far it is blurred, in pixels.
    unsigned shift = 0;   ///< How far the pen stands right of a whole pixel, in 64ths.

    friend bool operator<(const GlyphLook& a, const GlyphLook& b) {
        return std::tie(a.size, a.outline, a.blur, a.shift) < std::tie(b.size, b.outline, b.blur, b.shift);
    }
};

/// A glyph's picture: `left` and `top` are where its top left pixel lies, seen from the pen on the baseline (y down).
struct GlyphPicture {
    Coverage coverage;
    int left = 0;
    int top = 0;
};

/// A font file. Letters are hinted upwards only: crisp lines, true widths.
class Font {
public:
    /// \returns nothing where the file cannot be read as a font.
    [[nodiscard]] static std::optional<Font> open(FT_Library library, const std::filesystem::path& file);

    /// The picture of a character; of the font's own empty box where it lacks it.
    [[nodiscard]] GlyphPicture picture(char32_t character, const GlyphLook& look);
    /// How far the pen moves on, in ems.
    [[nodiscard]] float advance(char32_t character) const;
    /// What the pen moves more between two characters, in ems.
    [[nodiscard]] float kerning(char32_t left, char32_t right) const;

private:
    Font(FT_Library library, FaceHandle face);

    FT_Library m_library;
    FaceHandle m_face;
    Kerning m_kerning;
    unsigned m_size = 0; ///< What the face is set to.
};

} // namespace ui::render
