// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/GridPane.hpp"

#include <cmath>

namespace game {

namespace {

constexpr float wheelFactor = 1.25F;       ///< Per notch.
constexpr ui::Seconds travelTime = 0.160F; ///< Duration of a movement of the view.

} // namespace

void GridPane::reopened(puzzle::Cell cursor) {
    m_cursor = cursor;
    m_pointed.reset();
    endPointerUse();
    m_camera.reset();
    refresh();
}

void GridPane::placeIn(ui::Rect free, ui::Rect port, float ground, const ui::Viewport& viewport) {
    m_grid.place(free, ground, viewport);
    const ui::Vec from = viewport.px({port.x, port.y});
    m_camera.place(m_grid.layout(), {from, viewport.px({port.right(), port.bottom()}) - from});
    follow();
}

void GridPane::follow() {
    m_grid.setLayout(m_camera.layout());
    const float s = m_grid.layout().scale;
    const sf::FloatRect& port = m_camera.port();
    place(m_camera.zoomed() ? ui::Rect{port.left / s, port.top / s, port.width / s, port.height / s}
                            : m_grid.cellsRect());
    if (m_pointed)
        pointAt(cellAt(m_pointer));
}

ui::Rect GridPane::rowRect(int row) const {
    const ui::Rect first = m_grid.cellRect({row, 0});
    return {first.x, first.y, first.w * static_cast<float>(columns()), first.h};
}

ui::Rect GridPane::wholeCells() const {
    const sf::FloatRect windows = m_camera.whole().windows();
    const float s = m_camera.whole().scale;
    return {windows.left / s, windows.top / s, windows.width / s, windows.height / s};
}

ui::Seconds GridPane::travel() const {
    const ui::Motion& motion = m_grid.motion();
    return motion.reduced ? 0 : motion.duration(travelTime);
}

void GridPane::zoom(float factor) {
    const ui::Rect brackets = m_grid.cellRect(m_cursor);
    const ui::Vec middle = bounds().centre();
    const ui::Vec round = m_pointed ? m_pointer : showsFocus() ? brackets.centre() : middle;
    m_camera.zoom(factor, round * m_grid.layout().scale, travel());
    follow();
}

void GridPane::showWhole() {
    m_camera.showWhole(travel());
    follow();
}

void GridPane::reveal(puzzle::Cell cell) {
    m_camera.reveal(cell, travel());
}

void GridPane::centreOn(sf::Vector2f cells) {
    m_camera.centreOn(cells, 0);
    follow();
}

void GridPane::setCursor(puzzle::Cell cell) {
    m_cursor = cell;
    reveal(cell);
    refresh();
}

void GridPane::moveCursorTo(puzzle::Cell cell) {
    m_pointed.reset();
    setCursor(cell);
    if (onCursorMoved)
        onCursorMoved();
}

void GridPane::takeUpCursor() {
    if (!m_pointed)
        return;
    m_cursor = *m_pointed;
    m_pointed.reset();
    refresh();
}

void GridPane::setFocused(bool focused) {
    Widget::setFocused(focused);
    refresh();
}

void GridPane::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (hovered)
        return;
    endPointerUse();
    pointAt(std::nullopt);
}

bool GridPane::animating() const {
    return Widget::animating() || m_grid.animating() || m_camera.moving();
}

void GridPane::update(ui::Seconds step) {
    Widget::update(step);
    m_grid.update(step);
    if (m_camera.moving()) {
        m_camera.update(step);
        follow();
    }
    if (m_brackets != bracketed())
        refresh();
}

void GridPane::pointAt(std::optional<puzzle::Cell> cell) {
    if (cell == m_pointed)
        return;
    m_pointed = cell;
    refresh();
}

bool GridPane::pressPointer(const ui::PointerPressed& pressed, bool startsDrag) {
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

void GridPane::drag(ui::Vec to) {
    const ui::Vec way = to - m_grip->from;
    if (!m_grip->drags && std::abs(way.x) + std::abs(way.y) < clickReach)
        return;
    m_camera.moveBy((to - (m_grip->drags ? m_grip->last : m_grip->from)) * m_grid.layout().scale);
    m_grip->drags = true;
    m_grip->last = to;
    follow();
}

void GridPane::pointerMoved(ui::Vec to) {
    m_pointer = to;
    if (m_grip)
        drag(to);
    pointAt(cellAt(to));
}

bool GridPane::wheel(const ui::Wheel& wheel) {
    m_camera.zoom(std::pow(wheelFactor, wheel.steps), wheel.at * m_grid.layout().scale, travel());
    follow();
    return m_camera.offered();
}

} // namespace game
