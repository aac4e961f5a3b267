// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BoardLayout.hpp"
#include "puzzle/Cell.hpp"
#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"

#include <optional>

namespace game {

/// A board of square cells on screen, of any puzzle: what a widget needs to place it, to find the cell under the
/// pointer, and to zoom it.
class GridView {
public:
    GridView() = default;
    virtual ~GridView() = default;
    GridView(const GridView&) = delete;
    GridView& operator=(const GridView&) = delete;

    /// Fits the whole board into `free`. \param free the area for the cells; what surrounds them extends beyond it.
    /// \param ground the y to which what surrounds the board may extend. All in logical units.
    virtual void place(ui::Rect free, float ground, const ui::Viewport& viewport) = 0;
    /// Sets a layout computed by the owner; for a zoomed board.
    virtual void setLayout(const BoardLayout& layout) = 0;
    [[nodiscard]] virtual const BoardLayout& layout() const noexcept = 0;
    [[nodiscard]] virtual const ui::Motion& motion() const noexcept = 0;

    virtual void update(ui::Seconds seconds) = 0;
    [[nodiscard]] virtual bool animating() const noexcept = 0;
    virtual void draw(ui::Canvas& canvas) const = 0;

    [[nodiscard]] virtual std::optional<puzzle::Cell> hitTest(ui::Vec point) const = 0; ///< Empty outside cells.
    [[nodiscard]] ui::Rect cellRect(puzzle::Cell cell) const;                           ///< Logical; pitch × pitch.
    [[nodiscard]] ui::Rect cellsRect() const;                                           ///< Logical; all cells.

protected:
    [[nodiscard]] ui::Rect logical(const sf::FloatRect& pixels) const;
};

inline ui::Rect GridView::logical(const sf::FloatRect& pixels) const {
    const float s = layout().scale;
    return {pixels.left / s, pixels.top / s, pixels.width / s, pixels.height / s};
}

inline ui::Rect GridView::cellRect(puzzle::Cell cell) const {
    return logical({layout().topLeft(cell), {layout().pitch, layout().pitch}});
}

inline ui::Rect GridView::cellsRect() const {
    return logical(layout().windows());
}

} // namespace game
