// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/menu/HouseButton.hpp"

#include "game/look/HousePlate.hpp"
#include "game/look/Theme.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

} // namespace

void HouseButton::placeWithPlate(Rect area, Vec plate, Rect span) {
    Widget::place(area);
    m_plate = plate;
    m_span = span;
}

std::optional<std::size_t> HouseButton::windowAt(Vec at) const {
    for (std::size_t i = 0; i < m_front.windows.size(); ++i)
        if (m_front.levels[i] == LevelLight::Lit && m_front.windows[i].contains(at))
            return i;
    return std::nullopt;
}

void HouseButton::show(Front front) {
    m_front = std::move(front);
    for (auto* window : {&m_pointed, &m_chosen})
        if (*window && (**window >= m_front.levels.size() || m_front.levels[**window] != LevelLight::Lit))
            window->reset();
}

bool HouseButton::hasLitWindow() const {
    return std::find(m_front.levels.begin(), m_front.levels.end(), LevelLight::Lit) != m_front.levels.end();
}

/// The next lit window in this direction; the last one is followed by the first.
bool HouseButton::chooseWindow(std::ptrdiff_t by) {
    if (!hasLitWindow())
        return false;
    const std::ptrdiff_t count = std::ssize(m_front.levels);
    std::ptrdiff_t next = m_chosen ? static_cast<std::ptrdiff_t>(*m_chosen) : by > 0 ? -1 : count;
    do
        next = (next + by + count) % count;
    while (m_front.levels[static_cast<std::size_t>(next)] != LevelLight::Lit);
    m_chosen = static_cast<std::size_t>(next);
    return true;
}

bool HouseButton::act(const ui::ActionPressed& pressed) {
    if (pressed.action == ui::Action::NextTab || pressed.action == ui::Action::PreviousTab)
        return chooseWindow(pressed.action == ui::Action::NextTab ? 1 : -1);
    if (!ui::isConfirm(pressed))
        return false;
    if (m_chosen)
        onWindow(*m_chosen);
    else
        onHouse();
    return true;
}

bool HouseButton::handle(const ui::Event& event) {
    if (const auto* pressed = std::get_if<ui::ActionPressed>(&event))
        return act(*pressed);
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = windowAt(moved->at);
        m_chosen.reset();
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event))
        m_pointed = windowAt(pressed->at);
    const ui::Press::Result result = m_press.handle(event, hitArea());
    if (result == ui::Press::Result::Clicked) {
        if (m_pointed)
            onWindow(*m_pointed);
        else
            onHouse();
    }
    return result != ui::Press::Result::Ignored;
}

void HouseButton::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

void HouseButton::setFocused(bool focused) {
    Widget::setFocused(focused);
    if (!focused)
        m_chosen.reset();
}

void HouseButton::draw(ui::Canvas& canvas) const {
    const auto& window = m_chosen ? m_chosen : m_pointed;
    if (!window)
        return;
    const Rect& area = m_front.windows[*window];
    canvas.stroke(area.inset(-2), m_chosen ? 3.0F : 2.0F, look(canvas.theme()).ring, 0.14F * area.w);
}

void HouseButton::drawOver(ui::Canvas& canvas) const {
    using State = HousePlate::State;
    const bool lit = showsFocus();
    const float shown = lit || m_front.current ? 1.0F : hoverAmount();
    if (shown <= 0)
        return;
    const ui::Canvas::Layer layer{canvas, {}, shown};
    const State state = lit ? State::Lit : hovered() || m_front.current ? State::Marked : State::Plain;
    drawHousePlate(canvas, {m_front.words, state, m_front.locked}, m_plate, m_span);
}

ui::Spoken HouseButton::spoken() const {
    ui::Spoken spoken{ui::Role::Button, m_front.words};
    spoken.available = !m_front.locked;
    if (m_chosen) {
        spoken.place = *m_chosen + 1;
        spoken.count = m_front.windows.size();
    }
    return spoken;
}

} // namespace game
