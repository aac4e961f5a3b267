// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/render/Font.hpp"

#include "ui/render/Bake.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui::render {

namespace {

Coverage copyOf(const FT_Bitmap& bitmap) {
    Coverage result({bitmap.width, bitmap.rows});
    for (unsigned y = 0; y < bitmap.rows; ++y) {
        const unsigned char* row = bitmap.buffer + static_cast<std::ptrdiff_t>(y) * bitmap.pitch;
        std::copy_n(row, bitmap.width, &result.values[static_cast<std::size_t>(y) * bitmap.width]);
    }
    return result;
}

} // namespace

std::optional<Font> Font::open(FT_Library library, const FontFile& file, const FontFit& fit) {
    FT_Face face = nullptr;
    if (FT_New_Face(library, file.file.c_str(), file.index, &face) != 0) {
        return std::nullopt;
    }
    FaceHandle owner(face);
    if (!FT_IS_SCALABLE(face)) {
        return std::nullopt;
    }
    return Font(library, std::move(owner), fit);
}

Font::Font(FT_Library library, FaceHandle face, const FontFit& fit)
    : m_library(library)
    , m_face(std::move(face))
    , m_kerning(m_face.get())
    , m_scale(fit.size) {
    if (fit.evenDigits)
        for (char32_t digit = U'0'; digit <= U'9'; ++digit)
            m_digit = std::max(m_digit, ownAdvance(digit));
}

float Font::ems(FT_Long units) const {
    return m_scale * static_cast<float>(units) / static_cast<float>(m_face->units_per_EM);
}

bool Font::has(char32_t character) const {
    return FT_Get_Char_Index(m_face.get(), character) != 0;
}

GlyphPicture Font::picture(char32_t character, const GlyphLook& look) {
    if (look.size != m_size) {
        const auto size = static_cast<FT_F26Dot6>(std::lround(static_cast<float>(look.size) * m_scale * ftUnits));
        require(FT_Set_Char_Size(m_face.get(), 0, size, 0, 0), "setting a size"); // At 72 dpi, a point is a pixel.
        m_size = look.size;
    }
    if (FT_Load_Char(m_face.get(), character, FT_LOAD_TARGET_LIGHT | FT_LOAD_NO_BITMAP) != 0) {
        return {}; // A broken glyph in a readable file is blank.
    }
    FT_Glyph glyph = nullptr;
    require(FT_Get_Glyph(m_face->glyph, &glyph), "copying a glyph");
    if (look.outline > 0) {
        const Stroker stroker = makeStroker(m_library, static_cast<float>(look.outline) / ftUnits);
        FT_Glyph_Stroke(&glyph, stroker.get(), 1);
    }
    FT_Vector pen{static_cast<FT_Pos>(look.shift), 0};
    if (FT_Glyph_To_Bitmap(&glyph, FT_RENDER_MODE_NORMAL, &pen, 1) != 0) {
        FT_Done_Glyph(glyph);
        return {};
    }
    const GlyphHandle owner(glyph);
    const auto* bitmap = reinterpret_cast<FT_BitmapGlyph>(glyph); // How FreeType casts its glyph kinds.
    GlyphPicture picture{copyOf(bitmap->bitmap), bitmap->left, -bitmap->top};
    if (isEvenDigit(character))
        picture.left +=
            static_cast<int>(std::lround((m_digit - ownAdvance(character)) / 2 * static_cast<float>(look.size)));
    if (look.blur > 0 && !picture.coverage.empty()) {
        const auto blur = static_cast<int>(look.blur);
        picture = {blurred(picture.coverage, look.blur), picture.left - blur, picture.top - blur};
    }
    return picture;
}

float Font::advance(char32_t character) const {
    return isEvenDigit(character) ? m_digit : ownAdvance(character);
}

float Font::ownAdvance(char32_t character) const {
    FT_Fixed units = 0;
    const FT_UInt index = FT_Get_Char_Index(m_face.get(), character);
    if (FT_Get_Advance(m_face.get(), index, FT_LOAD_NO_SCALE, &units) != 0) {
        return 0;
    }
    return ems(units);
}

float Font::kerning(char32_t left, char32_t right) const {
    return ems(m_kerning.between(FT_Get_Char_Index(m_face.get(), left), FT_Get_Char_Index(m_face.get(), right)));
}

} // namespace ui::render
