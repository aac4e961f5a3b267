// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Rules.hpp"
#include "ui/Geometry.hpp"
#include "ui/Viewport.hpp"

#include <SFML/Graphics/Rect.hpp>

#include <optional>

namespace game {

/// A rectangle of a board's cells; the ends are exclusive.
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

/// The positions of all parts of a board, in device pixels.
struct BoardLayout {
    int rows = 0;
    int columns = 0;
    float pitch = 0;          ///< Pixels per cell; a whole number except during a zoom.
    int lampPitch = 0;        ///< The pitch for which the windows are baked: that at the end of a zoom.
    float scale = 1;          ///< Pixels per logical unit.
    sf::Vector2f origin;      ///< Top left corner of the first cell.
    float ground = 0;         ///< The y at which a house ends.
    float skyline = 0;        ///< The y above which nothing of a house is.
    bool joinedSides = false; ///< Left and right edge joined.
    bool joinedTop = false;   ///< Top and bottom edge joined.
    int reach = 1;            ///< Rows or columns of ghosts at a joined edge: the reach of the stamp, at least 1.
    float squeeze = 1;  ///< Width of the ghosts beside joined sides, in cells: less than 1 where a wall turns away.
    sf::FloatRect port; ///< The part of the screen that shows a zoomed board; empty if it is not zoomed.

    /// \param free area for windows and ghosts, logical. \param largestPitch logical.
    [[nodiscard]] static BoardLayout fit(int rows, int columns, const lights::Rules& rules, ui::Rect free, float ground,
                                         float largestPitch, const ui::Viewport& viewport);

    /// The width of the ghosts at a joined edge.
    [[nodiscard]] float ghostWidth() const noexcept { return static_cast<float>(reach) * pitch * squeeze; }
    [[nodiscard]] bool wrapped() const noexcept { return joinedSides || joinedTop; }
    [[nodiscard]] float padding() const noexcept; ///< From windows to the wall's edge: max(14 units, 0.22 cells).
    [[nodiscard]] sf::Vector2f topLeft(lights::Cell cell) const noexcept;
    /// Where a cell is drawn: a square, but for the ghosts of a wall that turns away.
    [[nodiscard]] sf::FloatRect area(lights::Cell cell) const noexcept;
    /// std::nullopt outside the board, and outside the visible part.
    [[nodiscard]] std::optional<lights::Cell> cellAt(sf::Vector2f pixel) const noexcept;
    [[nodiscard]] bool zoomed() const noexcept { return port.width > 0; }
    /// The cells that are at least partly visible, plus `around` more on every side. Includes the ghosts of joined
    /// edges (before the first and after the last row or column).
    [[nodiscard]] CellRange seen(int around = 0) const noexcept;
    [[nodiscard]] CellRange visibleWindows(int around = 0) const noexcept; ///< Without the ghosts.
    [[nodiscard]] sf::FloatRect windows() const noexcept;                  ///< All cells.
    [[nodiscard]] sf::FloatRect wall() const noexcept; ///< Includes padding, ghosts and the part down to the ground.
};

} // namespace game
