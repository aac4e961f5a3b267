// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BoardLayout.hpp"
#include "ui/Animation.hpp"

namespace game {

/// Which part of a large board is visible, and at what size. A board with windows too small to hit can be zoomed: it is
/// then seen through a port, behind which it can be moved. All positions are in device pixels; zoom and the point in
/// the middle are preserved when the window is resized.
class BoardCamera {
public:
    static constexpr float zoomableBelow = 22; ///< Zoom is offered below this pitch, in units.
    static constexpr float largestPitch = 64;  ///< In units.

    /// \param whole the layout that shows the whole board. \param port the area in which a zoomed board is visible.
    void place(const BoardLayout& whole, const sf::FloatRect& port);
    /// Shows the whole board; for when another one is opened.
    void reset();

    [[nodiscard]] bool offered() const noexcept { return m_whole.pitch < zoomableBelow * m_whole.scale; }
    [[nodiscard]] bool zoomed() const noexcept { return m_to.pitch > m_whole.pitch; } ///< Or is zooming in.
    [[nodiscard]] bool largest() const noexcept; ///< Whether the zoom is at its maximum.
    [[nodiscard]] const sf::FloatRect& port() const noexcept { return m_port; }
    [[nodiscard]] const BoardLayout& whole() const noexcept { return m_whole; } ///< Shows the whole board.

    // Each of these moves the view within `time` seconds.

    /// Scales the board by `factor`, between the whole board and the largest pitch, keeping what is at `point` in
    /// place.
    void zoom(float factor, sf::Vector2f point, ui::Seconds time);
    void showWhole(ui::Seconds time);
    /// \param cells the point to move into the middle, in columns and rows from the top left corner.
    void centreOn(sf::Vector2f cells, ui::Seconds time);
    /// Moves only as far as needed to show the cell and its neighbours.
    void reveal(lights::Cell cell, ui::Seconds time);
    /// Moves at once, for dragging with the pointer.
    void moveBy(sf::Vector2f way);

    void update(ui::Seconds step) noexcept;
    [[nodiscard]] bool moving() const noexcept { return m_passed < m_time; }

    [[nodiscard]] BoardLayout layout() const;
    /// The visible part, in columns and rows.
    [[nodiscard]] sf::FloatRect seen() const;

private:
    struct View {
        float pitch = 0;
        sf::Vector2f origin;
    };

    [[nodiscard]] View now() const noexcept;
    [[nodiscard]] View wholeView() const noexcept { return {m_whole.pitch, m_whole.origin}; }
    /// The view closest to `view` that shows no more beside the board than its margin, or than `before` did.
    [[nodiscard]] View limited(View view, const View& before) const;
    void go(const View& to, ui::Seconds time);

    BoardLayout m_whole;
    sf::FloatRect m_port;
    float m_requestedPitch = 0; ///< The pitch requested by the player, in units; 0 for the whole board.
    sf::Vector2f m_middle;      ///< The point in the middle of the port, in cells.
    View m_from;
    View m_to;
    ui::Seconds m_passed = 0;
    ui::Seconds m_time = 0;
};

} // namespace game
