#include "game/play/BoardWidget.hpp"

#include "game/Actions.hpp"

#include <variant>

namespace game {

void BoardWidget::open(const lights::Puzzle& puzzle, const lights::Board& board) {
    m_puzzle = puzzle;
    m_view.setBoard(board, puzzle.rules().surface,
                    puzzle.goal() == lights::GoalKind::Picture ? std::optional(puzzle.target()) : std::nullopt);
    m_cursor = board.holes().complement().toCells().front();
    m_pointed.reset();
    refresh();
}

void BoardWidget::placeIn(ui::Rect free, float ground, const ui::Viewport& viewport) {
    m_view.place(free, ground, viewport);
    Widget::place(m_view.windowsRect());
}

void BoardWidget::setCursor(lights::Cell cell) {
    m_cursor = cell;
    refresh();
}

void BoardWidget::setPreview(bool preview) {
    m_preview = preview;
    refresh();
}

void BoardWidget::setFocused(bool focused) {
    Widget::setFocused(focused);
    refresh();
}

void BoardWidget::update(ui::Seconds step) {
    Widget::update(step);
    m_view.update(step);
    if (!hovered() && m_pointed) {
        m_pointed.reset();
        refresh();
    }
    if (m_brackets != showsFocus())
        refresh();
}

bool BoardWidget::moveCursor(int rows, int columns) {
    if (!m_puzzle)
        return false;
    const lights::Board& start = m_puzzle->start();
    // Joined edges are walked across; holes are stepped over.
    lights::Cell cell = m_cursor;
    for (int steps = 0; steps < start.rows() + start.columns(); ++steps) {
        const auto next = lights::wrap(m_puzzle->rules().surface, start.rows(), start.columns(),
                                       {cell.row + rows, cell.column + columns});
        if (!next)
            return true;
        cell = *next;
        if (start.isWindow(cell)) {
            m_cursor = cell;
            refresh();
            if (onCursorMoved)
                onCursorMoved();
            return true;
        }
    }
    return true;
}

bool BoardWidget::act(ui::Action action) {
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
        if (onPress)
            onPress(m_cursor);
        return true;
    default:
        break;
    }
    if (action == action::mark && onMark) {
        onMark(m_cursor);
        return true;
    }
    return false;
}

bool BoardWidget::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        const auto cell = m_view.hitTest(moved->at);
        if (cell != m_pointed) {
            m_pointed = cell;
            refresh();
        }
        return true;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        const auto cell = m_view.hitTest(pressed->at);
        if (!cell)
            return false;
        m_cursor = *cell;
        m_pointed = cell;
        refresh();
        if (pressed->button == ui::Button::Primary && onPress)
            onPress(*cell);
        else if (pressed->button == ui::Button::Secondary && onMark)
            onMark(*cell);
        return true;
    }
    if (const auto* action = std::get_if<ui::ActionPressed>(&event)) {
        if (action->repeat && action->action == ui::Action::Confirm)
            return true; // A key held down is one press.
        return act(action->action);
    }
    return false;
}

void BoardWidget::refresh() {
    m_brackets = showsFocus();
    m_view.setFocus(m_brackets ? std::optional(m_cursor) : std::nullopt);
    m_view.setHover(m_pointed);
    const std::optional<lights::Cell> shown = m_pointed    ? m_pointed
                                              : m_brackets ? std::optional(m_cursor)
                                                           : std::nullopt;
    if (!m_puzzle || !m_preview || !shown) {
        m_view.setPreview({});
        return;
    }
    m_view.setPreview(lights::stamped(m_puzzle->rules(), m_puzzle->start(), *shown).cells());
}

} // namespace game
