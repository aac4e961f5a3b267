// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/EdgeHandle.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float clickReach = 6; ///< In units: any further makes it a drag.
constexpr ui::Seconds fadeDuration = 0.100F;
constexpr float radius = 9;

ui::Vec outwards(puzzle::Edge edge) {
    switch (edge) {
    case puzzle::Edge::Top:
        return {0, -1};
    case puzzle::Edge::Bottom:
        return {0, 1};
    case puzzle::Edge::Left:
        return {-1, 0};
    case puzzle::Edge::Right:
        break;
    }
    return {1, 0};
}

} // namespace

void EdgeHandle::follow(ui::Rect area, float step, int more, int fewer) {
    place(area);
    m_reach = {step, more, fewer};
}

void EdgeHandle::setWords(std::string add, std::string remove) {
    m_add = std::move(add);
    m_remove = std::move(remove);
}

void EdgeHandle::setNear(bool near) {
    m_near = near;
    const bool wanted = near || held();
    m_shown.send(wanted ? 1.0F : 0.0F, motion().colourDuration(fadeDuration));
    setVisible(wanted || m_shown.moving());
}

void EdgeHandle::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

ui::Rect EdgeHandle::half(bool adds) const {
    const ui::Rect all = bounds();
    if (upright()) // The half that adds is on top, as on a scale.
        return {all.x, adds ? all.y : all.centre().y, all.w, all.h / 2};
    return {adds ? all.centre().x : all.x, all.y, all.w / 2, all.h};
}

std::string_view EdgeHandle::tip() const {
    if (m_grip || !m_pointed || !can(*m_pointed))
        return {};
    return *m_pointed ? m_add : m_remove;
}

void EdgeHandle::letGo(bool undone) {
    if (!m_grip)
        return;
    if (undone && m_grip->pulled != 0)
        m_wishes.pull(m_edge, 0);
    m_grip.reset();
    m_wishes.end();
    setNear(m_near);
}

void EdgeHandle::drag(ui::Vec to) {
    const ui::Vec way = to - m_grip->from;
    if (!m_grip->drags && std::max(std::abs(way.x), std::abs(way.y)) < clickReach)
        return;
    m_grip->drags = true;
    const ui::Vec out = outwards(m_edge);
    const float steps = (way.x * out.x + way.y * out.y) / m_grip->reach.step;
    const int pulled = std::clamp(static_cast<int>(std::lround(steps)), -m_grip->reach.fewer, m_grip->reach.more);
    if (std::exchange(m_grip->pulled, pulled) != pulled)
        m_wishes.pull(m_edge, pulled);
}

bool EdgeHandle::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = bounds().contains(moved->at) ? std::optional(half(true).contains(moved->at)) : std::nullopt;
        if (m_grip)
            drag(moved->at);
        return true;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        if (pressed->button != ui::Button::Primary || m_grip)
            return true;
        m_pointed = half(true).contains(pressed->at);
        m_grip = Grip{pressed->at, *m_pointed, m_reach, false, 0};
        m_wishes.begin();
        return true;
    }
    if (const auto* released = std::get_if<ui::PointerReleased>(&event)) {
        if (!m_grip || released->button != ui::Button::Primary)
            return true;
        if (!m_grip->drags && can(m_grip->adds))
            m_wishes.pull(m_edge, m_grip->adds ? 1 : -1);
        letGo(false);
        return true;
    }
    if (std::holds_alternative<ui::PointerLeft>(event))
        letGo(false);
    return false;
}

void EdgeHandle::update(ui::Seconds step) {
    Widget::update(step);
    m_shown.update(step);
    setVisible(m_near || held() || m_shown.moving());
}

void EdgeHandle::drawHalf(ui::Canvas& canvas, bool adds) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = half(adds);
    const bool targeted = m_grip ? !m_grip->drags && m_grip->adds == adds : m_pointed == adds;
    if (targeted && can(adds))
        canvas.fill(area.inset(2.5F), ui::mix(colours.surfaceHi, colours.text, 0.12F), radius - 3);
    canvas.icon(adds ? ui::Icon::Plus : ui::Icon::Minus, area.centre(), 16,
                can(adds) ? colours.text : ui::faded(colours.text3, 0.6F));
}

void EdgeHandle::draw(ui::Canvas& canvas) const {
    const ui::Canvas::Layer come(canvas, {}, m_shown.value());
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = bounds();
    canvas.shadow(area, {3, 10, 0.4F}, radius);
    canvas.fill(area, ui::Paint(ui::Paint::Kind::Vertical, colours.surfaceHi, colours.surface), radius);
    drawHalf(canvas, true);
    drawHalf(canvas, false);
    const ui::Vec middle = area.centre();
    if (upright())
        canvas.fill(ui::Rect{area.x + 6, middle.y - 0.5F, area.w - 12, 1}, colours.line);
    else
        canvas.fill(ui::Rect{middle.x - 0.5F, area.y + 6, 1, area.h - 12}, colours.line);
    const sf::Color border = m_grip ? colours.accent : ui::mix(colours.lineCtl, colours.brass, hoverAmount());
    canvas.stroke(area, m_grip ? 2 : 1.5F, border, radius);
}

} // namespace game
