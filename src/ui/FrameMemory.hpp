// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <SFML/Graphics/RenderTarget.hpp>

namespace ui {

/// Whether OpenGL draws in software (Mesa's llvmpipe or softpipe). \pre a target is active.
[[nodiscard]] bool drawsInSoftware();

/// Waits until everything that was drawn on the active target is in its pixels, so that it takes no more memory than
/// these.
void completeDrawing();

/// Lets go of what was drawn last on `target`. Where OpenGL draws in software, that stays in memory even when it is
/// complete, until something else is drawn: so this draws something, of which nothing is seen.
void releaseLastDrawing(sf::RenderTarget& target);

} // namespace ui
