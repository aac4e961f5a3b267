#pragma once

#include "lights/Rules.hpp"
#include "ui/Geometry.hpp"
#include "ui/Viewport.hpp"

#include <SFML/Graphics/Rect.hpp>

#include <optional>

namespace game {

/// Where everything of a board stands, in whole device pixels.
struct BoardLayout {
    int rows = 0;
    int columns = 0;
    int pitch = 0;            ///< Pixels a cell.
    float scale = 1;          ///< Pixels a logical unit.
    sf::Vector2f origin;      ///< Top left corner of the first cell.
    float ground = 0;         ///< Where a house ends.
    bool joinedSides = false; ///< Left and right edge joined.
    bool joinedTop = false;   ///< Top and bottom edge joined.

    /// \param free where windows and ghost rows may stand, logical. \param largestPitch logical.
    [[nodiscard]] static BoardLayout fit(int rows, int columns, lights::Surface surface, ui::Rect free, float ground,
                                         float largestPitch, const ui::Viewport& viewport);

    [[nodiscard]] bool wrapped() const noexcept { return joinedSides || joinedTop; }
    [[nodiscard]] float padding() const noexcept; ///< From the windows to the wall's edge: max(14 units, 0.22 cell).
    [[nodiscard]] sf::Vector2f topLeft(lights::Cell cell) const noexcept;
    [[nodiscard]] std::optional<lights::Cell> cellAt(sf::Vector2f pixel) const noexcept;
    [[nodiscard]] sf::FloatRect windows() const noexcept; ///< All cells.
    [[nodiscard]] sf::FloatRect
    wall() const noexcept; ///< Padding, ghost rows and the part down to the ground included.
};

} // namespace game
