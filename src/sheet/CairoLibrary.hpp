// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>

namespace sheet {

/// The functions of Cairo and fontconfig that are used. The libraries are loaded by name when a sheet is made: linked
/// ones would count in the memory and the start of every game, and lichter-aus-cli would need what draws on screens.
struct CairoLibrary {
    decltype(&::cairo_create) create;
    decltype(&::cairo_destroy) destroy;
    decltype(&::cairo_status) status;
    decltype(&::cairo_show_page) showPage;
    decltype(&::cairo_move_to) moveTo;
    decltype(&::cairo_line_to) lineTo;
    decltype(&::cairo_arc) arc;
    decltype(&::cairo_new_path) newPath;
    decltype(&::cairo_close_path) closePath;
    decltype(&::cairo_stroke) stroke;
    decltype(&::cairo_fill) fill;
    decltype(&::cairo_set_source_rgb) setSourceRgb;
    decltype(&::cairo_set_line_width) setLineWidth;
    decltype(&::cairo_set_line_cap) setLineCap;
    decltype(&::cairo_set_line_join) setLineJoin;
    decltype(&::cairo_set_font_face) setFontFace;
    decltype(&::cairo_set_font_size) setFontSize;
    decltype(&::cairo_set_font_options) setFontOptions;
    decltype(&::cairo_show_text) showText;
    decltype(&::cairo_font_options_create) fontOptionsCreate;
    decltype(&::cairo_font_options_destroy) fontOptionsDestroy;
    decltype(&::cairo_font_options_set_hint_style) setHintStyle;
    decltype(&::cairo_font_options_set_hint_metrics) setHintMetrics;
    decltype(&::cairo_font_face_destroy) fontFaceDestroy;
    decltype(&::cairo_ft_font_face_create_for_pattern) fontFaceCreate;
    decltype(&::cairo_scaled_font_create) scaledFontCreate;
    decltype(&::cairo_scaled_font_destroy) scaledFontDestroy;
    decltype(&::cairo_scaled_font_status) scaledFontStatus;
    decltype(&::cairo_scaled_font_text_extents) textExtents;
    decltype(&::cairo_matrix_init_scale) matrixInitScale;
    decltype(&::cairo_matrix_init_identity) matrixInitIdentity;
    decltype(&::cairo_surface_finish) surfaceFinish;
    decltype(&::cairo_surface_destroy) surfaceDestroy;
    decltype(&::cairo_surface_status) surfaceStatus;
    decltype(&::cairo_pdf_surface_create_for_stream) pdfCreate;
    decltype(&::cairo_pdf_surface_set_metadata) pdfSetMetadata;
    decltype(&::cairo_pdf_surface_restrict_to_version) pdfRestrict;

    decltype(&::FcPatternCreate) patternCreate;
    decltype(&::FcPatternDestroy) patternDestroy;
    decltype(&::FcPatternAddString) patternAddString;
    decltype(&::FcPatternAddInteger) patternAddInteger;
    decltype(&::FcPatternAddBool) patternAddBool;
    decltype(&::FcPatternAddCharSet) patternAddCharSet;
    decltype(&::FcPatternGetString) patternGetString;
    decltype(&::FcPatternGetInteger) patternGetInteger;
    decltype(&::FcPatternGetCharSet) patternGetCharSet;
    decltype(&::FcCharSetCreate) charSetCreate;
    decltype(&::FcCharSetDestroy) charSetDestroy;
    decltype(&::FcCharSetCopy) charSetCopy;
    decltype(&::FcCharSetAddChar) charSetAddChar;
    decltype(&::FcCharSetHasChar) charSetHasChar;
    decltype(&::FcConfigSubstitute) configSubstitute;
    decltype(&::FcDefaultSubstitute) defaultSubstitute;
    decltype(&::FcFontMatch) fontMatch;
    decltype(&::FcFreeTypeQuery) query;
};

/// The libraries, loaded once and never let go; null if one of them, or a function, is missing.
[[nodiscard]] const CairoLibrary* cairoLibrary();

} // namespace sheet
