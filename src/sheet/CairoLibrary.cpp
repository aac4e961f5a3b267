// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/CairoLibrary.hpp"

#include "platform/Library.hpp"

#include <optional>

namespace sheet {

namespace {

/// Looks up functions of one library.
class Loader {
public:
    explicit Loader(const char* name)
        : m_library(name, platform::Library::Lasting::Program) {}

    template<class Function>
    void load(Function& function, const char* name) {
        m_complete = m_library.find(function, name) && m_complete;
    }

    [[nodiscard]] bool complete() const noexcept { return m_complete; }

private:
    platform::Library m_library;
    bool m_complete = true;
};

bool loadCairo(CairoLibrary& to) {
    Loader from("libcairo.so.2");
    from.load(to.create, "cairo_create");
    from.load(to.destroy, "cairo_destroy");
    from.load(to.status, "cairo_status");
    from.load(to.showPage, "cairo_show_page");
    from.load(to.moveTo, "cairo_move_to");
    from.load(to.lineTo, "cairo_line_to");
    from.load(to.arc, "cairo_arc");
    from.load(to.newPath, "cairo_new_path");
    from.load(to.closePath, "cairo_close_path");
    from.load(to.stroke, "cairo_stroke");
    from.load(to.fill, "cairo_fill");
    from.load(to.setSourceRgb, "cairo_set_source_rgb");
    from.load(to.setLineWidth, "cairo_set_line_width");
    from.load(to.setLineCap, "cairo_set_line_cap");
    from.load(to.setLineJoin, "cairo_set_line_join");
    from.load(to.setFontFace, "cairo_set_font_face");
    from.load(to.setFontSize, "cairo_set_font_size");
    from.load(to.setFontOptions, "cairo_set_font_options");
    from.load(to.showText, "cairo_show_text");
    from.load(to.fontOptionsCreate, "cairo_font_options_create");
    from.load(to.fontOptionsDestroy, "cairo_font_options_destroy");
    from.load(to.setHintStyle, "cairo_font_options_set_hint_style");
    from.load(to.setHintMetrics, "cairo_font_options_set_hint_metrics");
    from.load(to.fontFaceDestroy, "cairo_font_face_destroy");
    from.load(to.fontFaceCreate, "cairo_ft_font_face_create_for_pattern");
    from.load(to.scaledFontCreate, "cairo_scaled_font_create");
    from.load(to.scaledFontDestroy, "cairo_scaled_font_destroy");
    from.load(to.scaledFontStatus, "cairo_scaled_font_status");
    from.load(to.textExtents, "cairo_scaled_font_text_extents");
    from.load(to.matrixInitScale, "cairo_matrix_init_scale");
    from.load(to.matrixInitIdentity, "cairo_matrix_init_identity");
    from.load(to.surfaceFinish, "cairo_surface_finish");
    from.load(to.surfaceDestroy, "cairo_surface_destroy");
    from.load(to.surfaceStatus, "cairo_surface_status");
    from.load(to.pdfCreate, "cairo_pdf_surface_create_for_stream");
    from.load(to.pdfSetMetadata, "cairo_pdf_surface_set_metadata");
    from.load(to.pdfRestrict, "cairo_pdf_surface_restrict_to_version");
    return from.complete();
}

bool loadFontconfig(CairoLibrary& to) {
    Loader from("libfontconfig.so.1");
    from.load(to.patternCreate, "FcPatternCreate");
    from.load(to.patternDestroy, "FcPatternDestroy");
    from.load(to.patternAddString, "FcPatternAddString");
    from.load(to.patternAddInteger, "FcPatternAddInteger");
    from.load(to.patternAddBool, "FcPatternAddBool");
    from.load(to.patternAddCharSet, "FcPatternAddCharSet");
    from.load(to.patternGetString, "FcPatternGetString");
    from.load(to.patternGetInteger, "FcPatternGetInteger");
    from.load(to.patternGetCharSet, "FcPatternGetCharSet");
    from.load(to.charSetCreate, "FcCharSetCreate");
    from.load(to.charSetDestroy, "FcCharSetDestroy");
    from.load(to.charSetCopy, "FcCharSetCopy");
    from.load(to.charSetAddChar, "FcCharSetAddChar");
    from.load(to.charSetHasChar, "FcCharSetHasChar");
    from.load(to.configSubstitute, "FcConfigSubstitute");
    from.load(to.defaultSubstitute, "FcDefaultSubstitute");
    from.load(to.fontMatch, "FcFontMatch");
    from.load(to.query, "FcFreeTypeQuery");
    return from.complete();
}

std::optional<CairoLibrary> load() {
    CairoLibrary library{};
    if (!loadCairo(library) || !loadFontconfig(library))
        return std::nullopt;
    return library;
}

} // namespace

const CairoLibrary* cairoLibrary() {
    static const std::optional<CairoLibrary> loaded = load();
    return loaded ? &*loaded : nullptr;
}

} // namespace sheet
