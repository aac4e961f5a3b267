#include "game/editor/EditorBoard.hpp"

#include "game/services/Actions.hpp"

#include <algorithm>
#include <cmath>
#include <variant>

namespace game {

EditorBoard::EditorBoard(LampAtlases& atlases, BoardOptions options, Painter& painter)
    : BoardPane(atlases, options)
    , m_painter(painter) {}

bool EditorBoard::show(const lights::Draft& board) {
    std::optional<lights::BitGrid> picture;
    if (board.goal() == lights::GoalKind::Picture)
        picture = board.picture();
    const bool another = !m_open || board.rows() != m_shown.rows() || board.columns() != m_shown.columns() ||
                         board.rules().surface != m_shown.rules().surface ||
                         lights::shapeOf(board.rules().stamp).reach() != lights::shapeOf(m_shown.rules().stamp).reach();
    m_open = true;
    m_shown = board;
    if (another) {
        m_view.setBoard(board.board(), board.rules(), picture);
        reopened({std::min(m_cursor.row, board.rows() - 1), std::min(m_cursor.column, board.columns() - 1)});
    } else {
        m_view.show(board.board());
        m_view.setPicture(picture);
        refresh();
    }
    return another;
}

void EditorBoard::setPreview(bool preview) {
    m_preview = preview;
    refresh();
}

std::optional<lights::Cell> EditorBoard::cellAt(ui::Vec point) const {
    return m_view.layout().cellAt(point * m_view.layout().scale);
}

void EditorBoard::refresh() {
    m_brackets = showsFocus();
    m_view.setFocus(m_brackets ? std::optional(m_cursor) : std::nullopt);
    m_view.setHover(m_pointed);
    const auto shown = m_pointed ? m_pointed : m_brackets ? std::optional(m_cursor) : std::nullopt;
    if (m_open && m_preview && shown && m_shown.board().contains(*shown))
        m_view.setPreview(m_painter.reach(*shown));
    else
        m_view.setPreview({});
}

void EditorBoard::endStroke() {
    if (!m_painter.painting())
        return;
    m_held.reset();
    m_painter.end();
    if (onStrokeEnd)
        onStrokeEnd();
}

void EditorBoard::endPointerUse() {
    BoardPane::endPointerUse();
    if (m_held)
        endStroke();
}

void EditorBoard::setFocused(bool focused) {
    if (!focused)
        endStroke();
    BoardPane::setFocused(focused);
}

void EditorBoard::paint(lights::Cell cell, bool erase) {
    if (m_painter.begin(cell, erase) && onPainted)
        onPainted();
}

bool EditorBoard::pressed(const ui::PointerPressed& pressed) {
    const bool pans = pressed.button == ui::Button::Middle;
    const bool used = pressPointer(pressed, pans && m_camera.zoomed());
    const auto cell = cellAt(pressed.at);
    if (pans || !cell)
        return used;
    paint(*cell, pressed.button == ui::Button::Secondary);
    m_held = pressed.button;
    return true;
}

bool EditorBoard::moveCursor(int rows, int columns, bool repeat) {
    const lights::Cell next{m_cursor.row + rows, m_cursor.column + columns};
    if (!m_shown.board().contains(next))
        return repeat; // At the edge, a fresh press moves the focus out of the board.
    if (!m_shift)
        endStroke();
    else if (!m_painter.painting())
        paint(m_cursor, false); // The stroke includes the cell the cursor comes from.
    moveCursorTo(next);
    if (m_shift && m_painter.moveTo(next) && onPainted)
        onPainted();
    return true;
}

bool EditorBoard::act(const ui::ActionPressed& pressed) {
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
    if (pressed.action != ui::Action::Confirm && !erases)
        return false;
    if (pressed.repeat)
        return true; // A held key paints only once.
    m_pointed.reset();
    reveal(m_cursor);
    paint(m_cursor, erases);
    if (!m_shift)
        endStroke(); // With Shift, the next steps continue the stroke.
    refresh();
    return true;
}

bool EditorBoard::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        pointerMoved(moved->at);
        if (m_held && m_pointed && m_painter.moveTo(*m_pointed) && onPainted)
            onPainted();
        return true;
    }
    if (const auto* press = std::get_if<ui::PointerPressed>(&event))
        return pressed(*press);
    if (const auto* released = std::get_if<ui::PointerReleased>(&event)) {
        if (m_grip && m_grip->button == released->button)
            m_grip.reset();
        if (m_held == released->button)
            endStroke();
        return true;
    }
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

void EditorBoard::draw(ui::Canvas& canvas) const {
    BoardPane::draw(canvas);
    drawMirrors(canvas);
}

void EditorBoard::drawMirrors(ui::Canvas& canvas) const {
    const lights::Symmetry& symmetry = m_painter.symmetry();
    const ui::Rect windows = m_view.cellsRect();
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
    const bool square = m_shown.rows() == m_shown.columns();
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
