// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/board/BoardCamera.hpp"
#include "game/look/board/GridView.hpp"
#include "ui/Widget.hpp"

#include <functional>
#include <optional>

namespace game {

/// Base of the widgets that show a board of any puzzle: its place, the cells under pointer and cursor, and the view of
/// a large board, which the wheel zooms around the pointer and the middle button drags. The view follows the cursor, so
/// that it is always visible.
class GridPane : public ui::Widget {
public:
    /// \param view what the pane shows; kept by reference.
    explicit GridPane(GridView& view)
        : m_grid(view) {}

    /// \param free the area that the whole board is fitted into. \param port the area that shows a zoomed board.
    /// \param ground the top edge of the pavement. All in logical units.
    void placeIn(ui::Rect free, ui::Rect port, float ground, const ui::Viewport& viewport);

    [[nodiscard]] const BoardCamera& camera() const noexcept { return m_camera; }
    /// The area of the windows while the whole board is shown, whether or not it is zoomed now.
    [[nodiscard]] ui::Rect wholeCells() const;
    [[nodiscard]] puzzle::Cell cursor() const noexcept { return m_cursor; }
    [[nodiscard]] int rows() const noexcept { return m_grid.layout().rows; }
    [[nodiscard]] int columns() const noexcept { return m_grid.layout().columns; }
    [[nodiscard]] ui::Rect cellRect(puzzle::Cell cell) const { return m_grid.cellRect(cell); }
    [[nodiscard]] ui::Rect rowRect(int row) const; ///< The area of all its cells, whether they are visible or not.
    /// Whether a stroke is being drawn, which each arrow continues and a confirmation ends.
    [[nodiscard]] virtual bool drawing() const { return false; }
    /// The window under the pointer, or else under the cursor.
    [[nodiscard]] puzzle::Cell targeted() const noexcept { return m_pointed.value_or(m_cursor); }
    /// Whether the brackets are to be seen: the keyboard's focus is here, and the pointer is on no window, which has
    /// the one mark then.
    [[nodiscard]] bool bracketed() const noexcept { return showsFocus() && !m_pointed; }
    void setCursor(puzzle::Cell cell);
    /// Moves the cursor for a key or a switch: targeted() is its window until the pointer moves.
    void moveCursorTo(puzzle::Cell cell);
    /// Whether there is something in the cell that the cursor can choose. \pre it is on the board.
    [[nodiscard]] virtual bool canChoose(puzzle::Cell) const { return true; }

    /// Zooms around the pointer if it is on the board, else around the cursor if it is visible, else around the centre.
    void zoom(float factor);
    void showWhole();
    /// Scrolls a zoomed board until the window is visible.
    void reveal(puzzle::Cell cell);
    /// Centres a zoomed board on a point, given in columns and rows.
    void centreOn(sf::Vector2f cells);

    std::function<void()> onCursorMoved;
    /// What a cell says.
    std::function<std::string(puzzle::Cell)> cellWords;

    [[nodiscard]] ui::Spoken spoken() const override {
        return spokenAs(ui::Role::Board, cellWords ? cellWords(m_cursor) : std::string());
    }
    [[nodiscard]] ui::Rect hitArea() const override { return bounds(); }
    [[nodiscard]] ui::Rect attention() const override { return cellRect(m_cursor); }
    void draw(ui::Canvas& canvas) const override { m_grid.draw(canvas); }
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    void setFocused(bool focused) override;
    void setHovered(bool hovered) override;

protected:
    static constexpr float clickReach = 6; ///< In logical units: moving further with the button down makes it a drag.

    /// A mouse button held down on a zoomed board: a click, or a drag once the pointer has moved.
    struct Grip {
        ui::Button button = ui::Button::Primary;
        ui::Vec from;
        ui::Vec last;
        std::optional<puzzle::Cell> cell; ///< The window that a click would press.
        bool drags = false;
    };

    /// Returns the window at a point.
    [[nodiscard]] virtual std::optional<puzzle::Cell> cellAt(ui::Vec point) const { return m_grid.hitTest(point); }
    /// Updates hover, brackets and preview in the view.
    virtual void refresh() = 0;
    /// Ends what the pointer was doing: it has left the widget, or another board is shown.
    virtual void endPointerUse() { m_grip.reset(); }

    /// To be called when keys are used: they go on from the window that is marked.
    void takeUpCursor();
    /// To be called after the board was replaced: resets view and pointer, and moves the cursor to `cursor`.
    void reopened(puzzle::Cell cursor);
    void pointAt(std::optional<puzzle::Cell> cell);
    void pointerMoved(ui::Vec to); ///< Drags the board if it is held, and updates the window under the pointer.
    /// \param startsDrag whether the button may start a drag. \returns whether the event was used.
    bool pressPointer(const ui::PointerPressed& pressed, bool startsDrag);
    bool wheel(const ui::Wheel& wheel);

    GridView& m_grid;
    BoardCamera m_camera;
    puzzle::Cell m_cursor;
    std::optional<puzzle::Cell> m_pointed;
    ui::Vec m_pointer; ///< Last known position.
    std::optional<Grip> m_grip;
    bool m_brackets = false;

private:
    void drag(ui::Vec to);
    void follow(); ///< Takes over the camera's layout.
    [[nodiscard]] ui::Seconds travel() const;
};

} // namespace game
