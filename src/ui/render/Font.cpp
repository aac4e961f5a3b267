#include "ui/render/Font.hpp"

#include "ui/render/Bake.hpp"

#include <algorithm>
#include <array>
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

/// Each character is drawn by itself, so ligatures and letters that change with their neighbours are off.
constexpr std::array lettersAlone{
    hb_feature_t{HB_TAG('l', 'i', 'g', 'a'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
    hb_feature_t{HB_TAG('c', 'l', 'i', 'g'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
    hb_feature_t{HB_TAG('c', 'a', 'l', 't'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
};

} // namespace

std::optional<Font> Font::open(FT_Library library, const std::filesystem::path& file) {
    FT_Face face = nullptr;
    if (FT_New_Face(library, file.c_str(), 0, &face) != 0) {
        return std::nullopt;
    }
    FaceHandle owner(face);
    if (!FT_IS_SCALABLE(face)) {
        return std::nullopt;
    }
    const std::unique_ptr<hb_blob_t, Release<hb_blob_destroy>> blob(hb_blob_create_from_file(file.c_str()));
    const std::unique_ptr<hb_face_t, Release<hb_face_destroy>> tables(hb_face_create(blob.get(), 0));
    return Font(library, std::move(owner), Shaper(hb_font_create(tables.get())));
}

Font::Font(FT_Library library, FaceHandle face, Shaper shaper)
    : m_library(library)
    , m_face(std::move(face))
    , m_shaper(std::move(shaper)) {}

GlyphPicture Font::picture(char32_t character, const GlyphLook& look) {
    if (look.size != m_size) {
        require(FT_Set_Pixel_Sizes(m_face.get(), 0, look.size), "setting a size");
        m_size = look.size;
    }
    if (FT_Load_Char(m_face.get(), character, FT_LOAD_TARGET_LIGHT | FT_LOAD_NO_BITMAP) != 0) {
        return {}; // A broken glyph in a readable file: a blank.
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
    if (look.blur > 0 && !picture.coverage.empty()) {
        const auto blur = static_cast<int>(look.blur);
        picture = {blurred(picture.coverage, look.blur), picture.left - blur, picture.top - blur};
    }
    return picture;
}

float Font::advance(char32_t character) const {
    FT_Fixed units = 0;
    const FT_UInt index = FT_Get_Char_Index(m_face.get(), character);
    if (FT_Get_Advance(m_face.get(), index, FT_LOAD_NO_SCALE, &units) != 0) {
        return 0;
    }
    return static_cast<float>(units) / static_cast<float>(m_face->units_per_EM);
}

float Font::kerning(char32_t left, char32_t right) const {
    const char32_t pair[] = {left, right};
    return shapedAdvance({pair, 2}) - shapedAdvance({pair, 1}) - shapedAdvance({pair + 1, 1});
}

float Font::shapedAdvance(std::u32string_view characters) const {
    const std::unique_ptr<hb_buffer_t, Release<hb_buffer_destroy>> buffer(hb_buffer_create());
    for (std::size_t i = 0; i < characters.size(); ++i) {
        hb_buffer_add(buffer.get(), characters[i], static_cast<unsigned>(i));
    }
    hb_buffer_set_content_type(buffer.get(), HB_BUFFER_CONTENT_TYPE_UNICODE);
    hb_buffer_guess_segment_properties(buffer.get());
    hb_shape(m_shaper.get(), buffer.get(), lettersAlone.data(), static_cast<unsigned>(lettersAlone.size()));
    unsigned count = 0;
    const hb_glyph_position_t* positions = hb_buffer_get_glyph_positions(buffer.get(), &count);
    hb_position_t units = 0;
    for (unsigned i = 0; i < count; ++i) {
        units += positions[i].x_advance;
    }
    return static_cast<float>(units) / static_cast<float>(m_face->units_per_EM);
}

} // namespace ui::render
