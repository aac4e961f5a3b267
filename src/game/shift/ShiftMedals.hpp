// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Shift.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <optional>
#include <string>

namespace game {

/// "Bronze", "Silver", "Gold". \param medal its place in puzzle::medalPoints.
[[nodiscard]] std::string medalName(const text::Text& text, std::size_t medal);

/// How many points the next medal still takes: "260 to silver"; empty once all are won.
[[nodiscard]] std::string toNextMedal(const text::Text& text, int points);
/// How many points the player's best shift is ahead: "240 to your best", or that it is beaten.
[[nodiscard]] std::string toBest(const text::Text& text, int points, int best);

/// Draws a medal with its ribbons, or its outline if it has not been won.
/// \param centre of the disc. \param radius of the disc; the ribbons reach 1.5 times as far down.
void drawMedal(ui::Canvas& canvas, ui::Vec centre, float radius, std::size_t medal, bool won);

/// Draws the three medals side by side, each with its name and its points below.
/// \param area 100 units high, or as wide as the names need at least. \param points those that were reached.
void drawMedals(ui::Canvas& canvas, ui::Rect area, const text::Text& text, int points);
/// Draws the three medals in one line, each with its points beside it.
void drawMedalLine(ui::Canvas& canvas, ui::Rect area, const text::Text& text, int points);

} // namespace game
