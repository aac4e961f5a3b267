// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/facade/Keepsakes.hpp"

namespace game {

/// A window with a thing on its sill: lit behind it if it has been earned, or else dark with its silhouette.
/// \param area with the frame and the sill, which is as wide as the area.
void paintKeepsakeWindow(Brush& brush, ui::Rect area, Keepsake what, bool earned, const ui::Theme& theme);

/// The glass of such a window.
[[nodiscard]] ui::Rect keepsakeGlass(ui::Rect window) noexcept;

/// The window as a small sign: a lit pane with a brass rim and the thing in front of it.
void paintKeepsakeSign(Brush& brush, ui::Rect area, Keepsake what, const ui::Theme& theme);
void drawKeepsakeSign(ui::Canvas& canvas, ui::Rect area, Keepsake what);

} // namespace game
