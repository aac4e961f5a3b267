// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_GLYPH_H
#include FT_OUTLINE_H
#include FT_STROKER_H

#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>

/// RAII owners for FreeType's handles. Private to ui/render.
namespace ui::render {

template<auto release>
struct Release {
    template<typename Handle>
    void operator()(Handle* handle) const {
        release(handle);
    }
};

using Library = std::unique_ptr<std::remove_pointer_t<FT_Library>, Release<FT_Done_FreeType>>;
using FaceHandle = std::unique_ptr<std::remove_pointer_t<FT_Face>, Release<FT_Done_Face>>;
using Stroker = std::unique_ptr<std::remove_pointer_t<FT_Stroker>, Release<FT_Stroker_Done>>;
using GlyphHandle = std::unique_ptr<std::remove_pointer_t<FT_Glyph>, Release<FT_Done_Glyph>>;

/// FreeType's lengths are in 64ths of a pixel.
inline constexpr float ftUnits = 64;

/// \throws std::runtime_error for an error code: here FreeType fails only for lack of memory or through a bug of ours.
inline void require(FT_Error error, const char* what) {
    if (error != 0) {
        throw std::runtime_error(std::string("FreeType: ") + what + " failed, error " + std::to_string(error));
    }
}

inline Library openLibrary() {
    FT_Library library = nullptr;
    require(FT_Init_FreeType(&library), "starting");
    return Library(library);
}

inline Stroker makeStroker(FT_Library library, float width) {
    FT_Stroker stroker = nullptr;
    require(FT_Stroker_New(library, &stroker), "making a stroker");
    FT_Stroker_Set(stroker, static_cast<FT_Fixed>(width / 2 * ftUnits), FT_STROKER_LINECAP_ROUND,
                   FT_STROKER_LINEJOIN_ROUND, 0);
    return Stroker(stroker);
}

} // namespace ui::render
