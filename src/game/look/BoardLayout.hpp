#pragma once

#include "lights/Rules.hpp"
#include "ui/Geometry.hpp"
#include "ui/Viewport.hpp"

#include <SFML/Graphics/Rect.hpp>

#include <optional>

namespace game {

/// Some of a board's cells: a rectangle, the ends not included.
struct CellRange {
    int firstRow = 0;
    int endRow = 0;
    int firstColumn = 0;
    int endColumn = 0;

    [[nodiscard]] bool contains(lights::Cell cell) const noexcept {
        return cell.row >= firstRow && cell.row < endRow && cell.column >= firstColumn && cell.column < endColumn;
    }
    friend bool operator==(const CellRange&, const CellRange&) = default;
};

/// Where everything of a board stands, in device pixels.
struct BoardLayout {
    int rows = 0;
    int columns = 0;
    float pitch = 0;          ///< Pixels a cell; whole ones, unless it is just being zoomed.
    int lampPitch = 0;        ///< The pitch that the windows are baked for: that of the end of a zoom.
    float scale = 1;          ///< Pixels a logical unit.
    sf::Vector2f origin;      ///< Top left corner of the first cell.
    float ground = 0;         ///< Where a house ends.
    bool joinedSides = false; ///< Left and right edge joined.
    bool joinedTop = false;   ///< Top and bottom edge joined.
    int reach = 1;            ///< Rows or columns of ghosts at a joined edge: as far as the stamp reaches.
    sf::FloatRect port;       ///< The part of the screen that a zoomed board is seen through; empty: all is seen.

    /// \param free where windows and ghost rows may stand, logical. \param largestPitch logical.
    [[nodiscard]] static BoardLayout fit(int rows, int columns, const lights::Rules& rules, ui::Rect free, float ground,
                                         float largestPitch, const ui::Viewport& viewport);

    /// How wide the ghosts of a joined edge are.
    [[nodiscard]] float ghostWidth() const noexcept { return static_cast<float>(reach) * pitch; }
    [[nodiscard]] bool wrapped() const noexcept { return joinedSides || joinedTop; }
    [[nodiscard]] float padding() const noexcept; ///< From the windows to the wall's edge: max(14 units, 0.22 cell).
    [[nodiscard]] sf::Vector2f topLeft(lights::Cell cell) const noexcept;
    /// None outside the board, and outside the part that is seen.
    [[nodiscard]] std::optional<lights::Cell> cellAt(sf::Vector2f pixel) const noexcept;
    [[nodiscard]] bool zoomed() const noexcept { return port.width > 0; }
    /// The cells of which something is seen, `around` more of them on every side. Those of a joined edge's ghosts
    /// (before the first row or column and beyond the last) are among them.
    [[nodiscard]] CellRange seen(int around = 0) const noexcept;
    [[nodiscard]] CellRange seenWindows(int around = 0) const noexcept; ///< Without the ghosts.
    [[nodiscard]] sf::FloatRect windows() const noexcept;               ///< All cells.
    [[nodiscard]] sf::FloatRect
    wall() const noexcept; ///< Padding, ghost rows and the part down to the ground included.
};

} // namespace game
