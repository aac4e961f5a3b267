// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/BitGrid.hpp"

#include <SFML/Graphics/Image.hpp>

#include <vector>

namespace game {

/// Draws quiet patterns as a picture for printing: dark squares on a light grid, side by side. \pre at least one
/// pattern, all of the same size.
[[nodiscard]] sf::Image patternSheet(const std::vector<lights::BitGrid>& patterns);

/// Draws a pattern with one pixel per cell. \param on colour of its cells. \param off colour of the other cells.
[[nodiscard]] sf::Image patternPixels(const lights::BitGrid& pattern, sf::Color on, sf::Color off);

} // namespace game
