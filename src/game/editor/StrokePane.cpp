// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/StrokePane.hpp"

#include "game/services/Actions.hpp"

#include <cmath>
#include <cstdlib>
#include <utility>
#include <variant>

namespace game {

std::vector<puzzle::Cell> straightLine(puzzle::Cell from, puzzle::Cell to) {
    std::vector<puzzle::Cell> cells;
    const int steps = std::max(std::abs(to.row - from.row), std::abs(to.column - from.column));
    for (int step = 1; step <= steps; ++step) {
        const auto between = [&](int a, int b) {
            return a + static_cast<int>(std::lround(static_cast<double>(b - a) * step / steps));
        };
        cells.push_back({between(from.row, to.row), between(from.column, to.column)});
    }
    return cells;
}

void Strokes::select(std::size_t brush) {
    end();
    m_selected = brush;
}

void Strokes::cycle(int direction) {
    select((m_selected + (direction > 0 ? 1 : m_brushes - 1)) % m_brushes);
}

std::optional<puzzle::Cell> StrokePane::cellAt(ui::Vec point) const {
    return m_grid.layout().cellAt(point * m_grid.layout().scale);
}

void StrokePane::endStroke() {
    if (!m_strokes.painting())
        return;
    m_held.reset();
    m_strokes.end();
    if (onStrokeEnd)
        onStrokeEnd();
}

void StrokePane::endPointerUse() {
    GridPane::endPointerUse();
    m_click.reset();
    if (m_held)
        endStroke();
}

void StrokePane::setFocused(bool focused) {
    if (!focused)
        endStroke();
    GridPane::setFocused(focused);
}

void StrokePane::paint(puzzle::Cell cell, bool erase) {
    if (m_strokes.begin(cell, erase) && onPainted)
        onPainted();
}

bool StrokePane::pressed(const ui::PointerPressed& pressed) {
    const bool pans = pressed.button == ui::Button::Middle;
    const bool used = pressPointer(pressed, pans && m_camera.zoomed());
    const auto cell = cellAt(pressed.at);
    if (pans || !cell)
        return used;
    if (m_strokes.tip() && !m_held) {
        if (pressed.button == ui::Button::Secondary)
            cancelStroke();
        else
            m_click = Click{*cell, pressed.at}; // It counts on release: until then it may become a drag.
        return true;
    }
    paint(*cell, pressed.button == ui::Button::Secondary);
    m_held = pressed.button;
    return true;
}

bool StrokePane::moveCursor(int rows, int columns, bool repeat) {
    if (!m_strokes.tip() && !m_strokes.painting())
        takeUpCursor();
    const puzzle::Cell next{m_cursor.row + rows, m_cursor.column + columns};
    if (m_strokes.tip() && !m_held) { // Drawing by key.
        drawTo(next);
        return true;
    }
    if (!contains(next))
        return repeat; // At the edge, a fresh press moves the focus out of the board.
    if (!m_shift)
        endStroke();
    else if (!m_strokes.painting())
        paint(m_cursor, false); // The stroke includes the cell the cursor comes from.
    if (m_strokes.tip()) {
        drawTo(next);
        return true;
    }
    moveCursorTo(next);
    if (m_shift && m_strokes.moveTo(next) && onPainted)
        onPainted();
    return true;
}

void StrokePane::drawTo(puzzle::Cell cell) {
    if (m_strokes.moveTo(cell) && onPainted)
        onPainted();
    moveCursorTo(m_strokes.tip().value_or(cell));
}

void StrokePane::clickTo(puzzle::Cell cell) {
    if (cell != m_strokes.tip())
        drawTo(cell);
    else
        endStroke();
    if (m_strokes.complete())
        endStroke();
}

bool StrokePane::clickBecomesDrag() const {
    if (!m_click || !m_pointed || m_pointed == m_click->cell)
        return false;
    const ui::Vec way = m_pointer - m_click->at;
    return std::abs(way.x) + std::abs(way.y) >= clickReach; // Else it has slipped over the edge of its cell.
}

void StrokePane::dragFromClick() {
    const puzzle::Cell from = std::exchange(m_click, std::nullopt)->cell;
    if (from != m_strokes.tip()) { // Else it goes on with the same stroke.
        if (m_strokes.tipMoved())
            endStroke();
        else if (m_strokes.painting())
            cancelStroke(); // A click that nothing came of.
        paint(from, false);
    }
    m_held = ui::Button::Primary;
}

bool StrokePane::released(const ui::PointerReleased& released) {
    if (m_grip && m_grip->button == released.button)
        m_grip.reset();
    if (m_click && released.button == ui::Button::Primary) {
        const puzzle::Cell cell = std::exchange(m_click, std::nullopt)->cell;
        if (m_strokes.tip()) // A key may have ended it.
            clickTo(cell);
        return true;
    }
    if (m_held != released.button)
        return true;
    if (m_strokes.tip() && !m_strokes.tipMoved())
        m_held.reset(); // A click: the next one goes on.
    else
        endStroke();
    return true;
}

void StrokePane::cancelStroke() {
    m_held.reset();
    m_click.reset();
    m_strokes.cancel();
    if (onPainted)
        onPainted();
    if (onStrokeEnd)
        onStrokeEnd();
}

bool StrokePane::act(const ui::ActionPressed& pressed) {
    switch (pressed.action) {
    case ui::Action::Up:
        return moveCursor(-1, 0, pressed.repeat);
    case ui::Action::Down:
        return moveCursor(1, 0, pressed.repeat);
    case ui::Action::Left:
        return moveCursor(0, -1, pressed.repeat);
    case ui::Action::Right:
        return moveCursor(0, 1, pressed.repeat);
    default:
        break;
    }
    const bool erases = pressed.action == action::mark;
    if (pressed.action == ui::Action::Back && m_strokes.painting()) {
        cancelStroke();
        return true;
    }
    if (pressed.action != ui::Action::Confirm && !erases)
        return false;
    if (pressed.repeat)
        return true; // A held key paints only once.
    if (m_strokes.tip() && !m_held) {
        endStroke();
        return true;
    }
    takeUpCursor();
    reveal(m_cursor);
    paint(m_cursor, erases);
    if (!m_shift && !m_strokes.tip())
        endStroke(); // With Shift, the next steps continue the stroke.
    refresh();
    return true;
}

bool StrokePane::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        pointerMoved(moved->at);
        if (clickBecomesDrag())
            dragFromClick();
        if (m_held && m_pointed && m_strokes.moveTo(*m_pointed) && onPainted)
            onPainted();
        return true;
    }
    if (const auto* press = std::get_if<ui::PointerPressed>(&event))
        return pressed(*press);
    if (const auto* up = std::get_if<ui::PointerReleased>(&event))
        return released(*up);
    if (std::holds_alternative<ui::PointerLeft>(event)) {
        endPointerUse();
        return false;
    }
    if (const auto* turned = std::get_if<ui::Wheel>(&event))
        return wheel(*turned);
    if (const auto* key = std::get_if<ui::KeyPressed>(&event)) {
        m_shift = key->shift;
        return false;
    }
    if (const auto* action = std::get_if<ui::ActionPressed>(&event)) {
        if (action->device == ui::Device::Gamepad)
            m_shift = false;
        return act(*action);
    }
    return false;
}

void StrokePane::drawMirrors(ui::Canvas& canvas, bool square) const {
    const puzzle::Symmetry& symmetry = m_strokes.symmetry();
    const ui::Rect windows = m_grid.cellsRect();
    const ui::Rect seen = bounds();
    const ui::Canvas::Clip through(canvas, seen);
    const sf::Color colour = ui::faded(canvas.colours().focus, 0.8F);
    constexpr float dash = 7;
    constexpr float period = 13;
    const auto axis = [&](ui::Vec from, ui::Vec to) {
        const ui::Vec way = to - from;
        const float length = std::max(std::abs(way.x), std::abs(way.y));
        const int dashes = static_cast<int>(std::ceil(length / period));
        for (int i = 0; i < dashes; ++i) {
            const float at = static_cast<float>(i) * period;
            const float end = std::min(at + dash, length);
            canvas.line(from + way * (at / length), from + way * (end / length), 2, colour);
        }
    };
    const ui::Vec middle = windows.centre();
    if (symmetry.leftRight)
        axis({middle.x, windows.y}, {middle.x, windows.bottom()});
    if (symmetry.topBottom)
        axis({windows.x, middle.y}, {windows.right(), middle.y});
    if (symmetry.diagonal && square)
        axis({windows.x, windows.y}, {windows.right(), windows.bottom()});
    if (symmetry.quarterTurn && square)
        canvas.ring(middle, 8, 2, colour);
}

} // namespace game
