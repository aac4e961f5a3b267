// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Paths.hpp"

#include <string_view>

namespace game {

/// How much larger than usual the desktop shows everything, from 1 to 8: 2 on a screen of 192 dpi. The largest of
/// what the variables GDK_SCALE and QT_SCALE_FACTOR and the resolution of text say. They are not multiplied: each
/// stands for the whole, as far as it can (of 1.5, GDK_SCALE knows only 1). GDK_DPI_SCALE does not count: it keeps GTK
/// from multiplying them. Values that make no sense are ignored. \param dpi the X resource Xft.dpi; empty if there is
/// none.
[[nodiscard]] float systemScale(const data::Environment& environment, std::string_view dpi);

} // namespace game
