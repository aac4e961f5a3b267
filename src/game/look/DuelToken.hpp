// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Canvas.hpp"

#include <cstddef>

namespace game {

/// Draws the token of a player of a duel: a disc, a square, a triangle or a diamond, each in a colour of its own, so
/// that they differ without colours, too.
/// \param radius from the middle to the edge of the disc; the others are about as large.
/// \param seat index of the player, 0 … 3.
void drawDuelToken(ui::Canvas& canvas, ui::Vec centre, float radius, std::size_t seat);

/// The colour of a token; white in a flat theme.
[[nodiscard]] sf::Color duelColour(const ui::Theme& theme, std::size_t seat) noexcept;

} // namespace game
