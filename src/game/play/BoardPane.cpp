#include "game/play/BoardPane.hpp"

#include <cmath>

namespace game {

namespace {

constexpr float clickReach = 6;            ///< Logical units; moving further makes it a drag.
constexpr float wheelFactor = 1.25F;       ///< Per notch.
constexpr ui::Seconds travelTime = 0.160F; ///< Duration of a movement of the view.

} // namespace

void BoardPane::reopened(lights::Cell cursor) {
    m_cursor = cursor;
    m_pointed.reset();
    endPointerUse();
    m_camera.reset();
    refresh();
}

void BoardPane::placeIn(ui::Rect free, ui::Rect port, float ground, const ui::Viewport& viewport) {
    m_view.place(free, ground, viewport);
    const ui::Vec from = viewport.px({port.x, port.y});
    m_camera.place(m_view.layout(), {from, viewport.px({port.right(), port.bottom()}) - from});
    follow();
}

void BoardPane::follow() {
    m_view.setLayout(m_camera.layout());
    const float s = m_view.layout().scale;
    const sf::FloatRect& port = m_camera.port();
    place(m_camera.zoomed() ? ui::Rect{port.left / s, port.top / s, port.width / s, port.height / s}
                            : m_view.windowsRect());
    if (m_pointed)
        pointAt(cellAt(m_pointer));
}

ui::Rect BoardPane::wholeWindows() const {
    const sf::FloatRect windows = m_camera.whole().windows();
    const float s = m_camera.whole().scale;
    return {windows.left / s, windows.top / s, windows.width / s, windows.height / s};
}

ui::Seconds BoardPane::travel() const {
    const ui::Motion& motion = m_view.options().motion;
    return motion.reduced ? 0 : motion.duration(travelTime);
}

void BoardPane::zoom(float factor) {
    const ui::Rect brackets = m_view.cellRect(m_cursor);
    const ui::Vec middle = bounds().centre();
    const ui::Vec round = m_pointed ? m_pointer : showsFocus() ? brackets.centre() : middle;
    m_camera.zoom(factor, round * m_view.layout().scale, travel());
    follow();
}

void BoardPane::showWhole() {
    m_camera.showWhole(travel());
    follow();
}

void BoardPane::reveal(lights::Cell cell) {
    m_camera.reveal(cell, travel());
}

void BoardPane::centreOn(sf::Vector2f cells) {
    m_camera.centreOn(cells, 0);
    follow();
}

void BoardPane::setCursor(lights::Cell cell) {
    m_cursor = cell;
    reveal(cell);
    refresh();
}

void BoardPane::moveCursorTo(lights::Cell cell) {
    m_pointed.reset();
    setCursor(cell);
    if (onCursorMoved)
        onCursorMoved();
}

void BoardPane::setFocused(bool focused) {
    Widget::setFocused(focused);
    refresh();
}

void BoardPane::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (hovered)
        return;
    endPointerUse();
    pointAt(std::nullopt);
}

bool BoardPane::animating() const {
    return Widget::animating() || m_view.animating() || m_camera.moving();
}

void BoardPane::update(ui::Seconds step) {
    Widget::update(step);
    m_view.update(step);
    if (m_camera.moving()) {
        m_camera.update(step);
        follow();
    }
    if (m_brackets != showsFocus())
        refresh();
}

void BoardPane::pointAt(std::optional<lights::Cell> cell) {
    if (cell == m_pointed)
        return;
    m_pointed = cell;
    refresh();
}

bool BoardPane::pressPointer(const ui::PointerPressed& pressed, bool startsDrag) {
    m_pointer = pressed.at;
    const auto cell = cellAt(pressed.at);
    if (startsDrag)
        m_grip = Grip{pressed.button, pressed.at, pressed.at, cell, pressed.button == ui::Button::Middle};
    if (!cell)
        return startsDrag;
    if (pressed.button != ui::Button::Middle)
        m_cursor = *cell;
    m_pointed = cell;
    refresh();
    return true;
}

void BoardPane::drag(ui::Vec to) {
    const ui::Vec way = to - m_grip->from;
    if (!m_grip->drags && std::abs(way.x) + std::abs(way.y) < clickReach)
        return;
    m_camera.moveBy((to - (m_grip->drags ? m_grip->last : m_grip->from)) * m_view.layout().scale);
    m_grip->drags = true;
    m_grip->last = to;
    follow();
}

void BoardPane::pointerMoved(ui::Vec to) {
    m_pointer = to;
    if (m_grip)
        drag(to);
    pointAt(cellAt(to));
}

bool BoardPane::wheel(const ui::Wheel& wheel) {
    m_camera.zoom(std::pow(wheelFactor, wheel.steps), wheel.at * m_view.layout().scale, travel());
    follow();
    return m_camera.offered();
}

} // namespace game
