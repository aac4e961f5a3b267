// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace platform {

/// Whether showPart() works in the window whose OpenGL is active.
[[nodiscard]] bool canShowPart();

/// Shows a part of what was drawn in the window whose OpenGL is active, and leaves the rest as it is on the screen. In
/// pixels, y from the bottom. \pre canShowPart()
void showPart(int x, int y, int width, int height);

} // namespace platform
