// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/lessons/LightsLesson.hpp"
#include "ui/Canvas.hpp"
#include "ui/Text.hpp"

namespace game {

/// Width of the crib card, the reference card beside a lesson's board.
inline constexpr float cribWidth = 280;

/// The height of the card at this width.
[[nodiscard]] float cribHeight(const Crib& crib, float width, const ui::Measure& measure);
/// Draws the card. \param area of the height that cribHeight returns.
void drawCrib(ui::Canvas& canvas, ui::Rect area, const Crib& crib);

/// The colour of a window in a small board that is neither lit nor marked: on paper a pale one, so that the marks stand
/// out.
[[nodiscard]] sf::Color plainCell(const ui::Theme& theme);
/// Draws a small board: windows in `lit` shine, those in `hinted` have the colour of hints.
void drawMiniBoard(ui::Canvas& canvas, ui::Rect area, const lights::Board& shape, const lights::BitGrid& lit,
                   const lights::BitGrid* hinted = nullptr);

} // namespace game
