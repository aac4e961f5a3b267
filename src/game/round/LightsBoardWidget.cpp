// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/LightsBoardWidget.hpp"

#include "game/services/Actions.hpp"

#include <variant>

namespace game {

void LightsBoardWidget::open(const lights::Puzzle& puzzle, const lights::Board& board) {
    m_puzzle = puzzle;
    m_view.setBoard(board, puzzle.rules(),
                    puzzle.goal() == lights::GoalKind::Picture ? std::optional(puzzle.target()) : std::nullopt);
    m_view.setTarget(puzzle.target());
    reopened(board.pressable().toCells().front());
}

void LightsBoardWidget::setPreview(bool preview) {
    m_preview = preview;
    refresh();
}

bool LightsBoardWidget::canChoose(lights::Cell cell) const {
    return m_puzzle && m_puzzle->start().hasCell(cell);
}

bool LightsBoardWidget::moveCursor(int rows, int columns) {
    if (!m_puzzle)
        return false;
    takeUpCursor();
    const lights::Board& start = m_puzzle->start();
    // Wraps around joined edges and skips holes.
    lights::Cell cell = m_cursor;
    for (int steps = 0; steps < start.rows() + start.columns(); ++steps) {
        const auto next = lights::wrap(m_puzzle->rules().surface, start.rows(), start.columns(),
                                       {cell.row + rows, cell.column + columns});
        if (!next)
            return true;
        cell = *next;
        if (start.hasCell(cell)) {
            moveCursorTo(cell);
            return true;
        }
    }
    return true;
}

bool LightsBoardWidget::act(ui::Action action) {
    switch (action) {
    case ui::Action::Up:
        return moveCursor(-1, 0);
    case ui::Action::Down:
        return moveCursor(1, 0);
    case ui::Action::Left:
        return moveCursor(0, -1);
    case ui::Action::Right:
        return moveCursor(0, 1);
    case ui::Action::Confirm:
        takeUpCursor();
        reveal(m_cursor);
        if (onPress)
            onPress(m_cursor);
        return true;
    default:
        break;
    }
    if (action == action::mark && onMark) {
        takeUpCursor();
        onMark(m_cursor);
        return true;
    }
    return false;
}

bool LightsBoardWidget::pressed(const ui::PointerPressed& pressed) {
    const bool startsDrag = m_camera.zoomed() && pressed.button != ui::Button::Secondary;
    const bool used = pressPointer(pressed, startsDrag);
    const auto cell = cellAt(pressed.at);
    if (!cell)
        return used;
    if (pressed.button == ui::Button::Primary && !startsDrag && onPress)
        onPress(*cell);
    else if (pressed.button == ui::Button::Secondary && onMark)
        onMark(*cell);
    return true;
}

bool LightsBoardWidget::releaseGrip(const ui::PointerReleased& released) {
    if (!m_grip || m_grip->button != released.button)
        return false;
    const Grip grip = *m_grip;
    m_grip.reset();
    if (!grip.drags && grip.cell && onPress)
        onPress(*grip.cell);
    return true;
}

bool LightsBoardWidget::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        pointerMoved(moved->at);
        return true;
    }
    if (const auto* press = std::get_if<ui::PointerPressed>(&event))
        return pressed(*press);
    if (const auto* released = std::get_if<ui::PointerReleased>(&event))
        return releaseGrip(*released);
    if (const auto* turned = std::get_if<ui::Wheel>(&event))
        return wheel(*turned);
    if (const auto* action = std::get_if<ui::ActionPressed>(&event)) {
        if (action->repeat && action->action == ui::Action::Confirm)
            return true; // A key held down presses once.
        return act(action->action);
    }
    return false;
}

void LightsBoardWidget::refresh() {
    m_brackets = bracketed();
    m_view.setFocus(m_brackets ? std::optional(m_cursor) : std::nullopt);
    m_view.setHover(m_pointed);
    const std::optional<lights::Cell> shown = m_pointed    ? m_pointed
                                              : m_brackets ? std::optional(m_cursor)
                                                           : std::nullopt;
    if (!m_puzzle || !m_preview || !shown || !m_puzzle->start().canPress(*shown)) {
        m_view.setPreview({});
        return;
    }
    const lights::Stamped toggled = lights::stamped(m_puzzle->rules(), m_puzzle->start(), *shown);
    m_view.setPreview(toggled.cells());
}

} // namespace game
