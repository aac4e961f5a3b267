#include "game/play/BoardWidget.hpp"

#include "game/Actions.hpp"

#include <cmath>
#include <variant>

namespace game {

namespace {

constexpr float clickReach = 6;            ///< Units: further and it is a drag.
constexpr float wheelFactor = 1.25F;       ///< A notch.
constexpr ui::Seconds travelTime = 0.160F; ///< Of the view.

} // namespace

void BoardWidget::open(const lights::Puzzle& puzzle, const lights::Board& board) {
    m_puzzle = puzzle;
    m_view.setBoard(board, puzzle.rules().surface,
                    puzzle.goal() == lights::GoalKind::Picture ? std::optional(puzzle.target()) : std::nullopt);
    m_cursor = board.holes().complement().toCells().front();
    m_pointed.reset();
    m_grip.reset();
    m_camera.reset();
    refresh();
}

void BoardWidget::placeIn(ui::Rect free, ui::Rect port, float ground, const ui::Viewport& viewport) {
    m_view.place(free, ground, viewport);
    const ui::Vec from = viewport.px({port.x, port.y});
    m_camera.place(m_view.layout(), {from, viewport.px({port.right(), port.bottom()}) - from});
    follow();
}

void BoardWidget::follow() {
    m_view.setLayout(m_camera.layout());
    const float s = m_view.layout().scale;
    const sf::FloatRect& port = m_camera.port();
    place(m_camera.zoomed() ? ui::Rect{port.left / s, port.top / s, port.width / s, port.height / s}
                            : m_view.windowsRect());
    if (m_pointed)
        pointAt(m_view.hitTest(m_pointer));
}

ui::Rect BoardWidget::wholeWindows() const {
    const sf::FloatRect windows = m_camera.whole().windows();
    const float s = m_camera.whole().scale;
    return {windows.left / s, windows.top / s, windows.width / s, windows.height / s};
}

ui::Seconds BoardWidget::travel() const {
    const ui::Motion& motion = m_view.options().motion;
    return motion.reduced ? 0 : motion.duration(travelTime);
}

void BoardWidget::zoom(float factor) {
    const ui::Rect brackets = m_view.cellRect(m_cursor);
    const ui::Vec middle = bounds().centre();
    const ui::Vec round = m_pointed ? m_pointer : showsFocus() ? brackets.centre() : middle;
    m_camera.zoom(factor, round * m_view.layout().scale, travel());
    follow();
}

void BoardWidget::showWhole() {
    m_camera.showWhole(travel());
    follow();
}

void BoardWidget::reveal(lights::Cell cell) {
    m_camera.reveal(cell, travel());
}

void BoardWidget::centreOn(sf::Vector2f cells) {
    m_camera.centreOn(cells, 0);
    follow();
}

void BoardWidget::setCursor(lights::Cell cell) {
    m_cursor = cell;
    reveal(cell);
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

void BoardWidget::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (hovered)
        return;
    m_grip.reset();
    pointAt(std::nullopt);
}

bool BoardWidget::animating() const {
    return Widget::animating() || m_view.animating() || m_camera.moving();
}

void BoardWidget::update(ui::Seconds step) {
    Widget::update(step);
    m_view.update(step);
    if (m_camera.moving()) {
        m_camera.update(step);
        follow();
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
            m_pointed.reset(); // From now on the keys say what is meant.
            setCursor(cell);
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
        reveal(m_cursor);
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

void BoardWidget::pointAt(std::optional<lights::Cell> cell) {
    if (cell == m_pointed)
        return;
    m_pointed = cell;
    refresh();
}

bool BoardWidget::pressPointer(const ui::PointerPressed& pressed) {
    m_pointer = pressed.at;
    const auto cell = m_view.hitTest(pressed.at);
    const bool grips = m_camera.zoomed() && pressed.button != ui::Button::Secondary;
    if (grips)
        m_grip = Grip{pressed.button, pressed.at, pressed.at, cell, pressed.button == ui::Button::Middle};
    if (!cell)
        return grips;
    if (pressed.button != ui::Button::Middle)
        m_cursor = *cell;
    m_pointed = cell;
    refresh();
    if (pressed.button == ui::Button::Primary && !grips && onPress)
        onPress(*cell);
    else if (pressed.button == ui::Button::Secondary && onMark)
        onMark(*cell);
    return true;
}

void BoardWidget::drag(ui::Vec to) {
    const ui::Vec way = to - m_grip->from;
    if (!m_grip->drags && std::abs(way.x) + std::abs(way.y) < clickReach)
        return;
    m_camera.moveBy((to - (m_grip->drags ? m_grip->last : m_grip->from)) * m_view.layout().scale);
    m_grip->drags = true;
    m_grip->last = to;
    follow();
}

bool BoardWidget::letGo(const ui::PointerReleased& released) {
    if (!m_grip || m_grip->button != released.button)
        return false;
    const Grip grip = *m_grip;
    m_grip.reset();
    if (!grip.drags && grip.cell && onPress)
        onPress(*grip.cell);
    return true;
}

bool BoardWidget::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointer = moved->at;
        if (m_grip)
            drag(moved->at);
        pointAt(m_view.hitTest(moved->at));
        return true;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event))
        return pressPointer(*pressed);
    if (const auto* released = std::get_if<ui::PointerReleased>(&event))
        return letGo(*released);
    if (const auto* wheel = std::get_if<ui::Wheel>(&event)) {
        m_camera.zoom(std::pow(wheelFactor, wheel->steps), wheel->at * m_view.layout().scale, travel());
        follow();
        return m_camera.offered();
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
