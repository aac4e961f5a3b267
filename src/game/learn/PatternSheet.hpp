#pragma once

#include "lights/BitGrid.hpp"

#include <SFML/Graphics/Image.hpp>

#include <vector>

namespace game {

/// Quiet patterns as a picture for paper: dark squares on a light grid, side by side. \pre at least one pattern, all of
/// one shape.
[[nodiscard]] sf::Image patternSheet(const std::vector<lights::BitGrid>& patterns);

/// One pattern, a pixel a window. \param on of its windows. \param off of the others.
[[nodiscard]] sf::Image patternPixels(const lights::BitGrid& pattern, sf::Color on, sf::Color off);

} // namespace game
