// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/CardPicker.hpp"

#include <numeric>
#include <utility>
#include <variant>

namespace game {

CardPicker::CardPicker(std::size_t count, float gap, std::size_t chosen, std::function<void(std::size_t)> changed)
    : m_count(count)
    , m_gap(gap)
    , m_chosen(chosen)
    , m_changed(std::move(changed)) {}

ui::Rect CardPicker::card(std::size_t index) const {
    const auto count = static_cast<float>(m_count);
    if (!m_contents.empty()) {
        const auto own = m_contents.begin() + static_cast<std::ptrdiff_t>(index);
        const float all = std::accumulate(m_contents.begin(), m_contents.end(), (count - 1) * m_gap);
        const float share = (bounds().w - all) / count;
        const float before = std::accumulate(m_contents.begin(), own, static_cast<float>(index) * (share + m_gap));
        return {bounds().x + before, bounds().y, *own + share, bounds().h};
    }
    const float width = (bounds().w - (count - 1) * m_gap) / count;
    return {bounds().x + static_cast<float>(index) * (width + m_gap), bounds().y, width, bounds().h};
}

std::optional<std::size_t> CardPicker::cardAt(ui::Vec at) const {
    for (std::size_t i = 0; i < m_count; ++i)
        if (card(i).contains(at))
            return i;
    return std::nullopt;
}

void CardPicker::take(std::size_t index) {
    if (index == m_chosen)
        return;
    m_chosen = index;
    m_changed(index);
}

void CardPicker::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

bool CardPicker::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = cardAt(moved->at);
        return true;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        m_held = pressed->button == ui::Button::Primary ? cardAt(pressed->at) : std::nullopt;
        return m_held.has_value();
    }
    if (const auto* released = std::get_if<ui::PointerReleased>(&event)) {
        const auto held = std::exchange(m_held, std::nullopt);
        if (held && cardAt(released->at) == held)
            take(*held);
        return held.has_value();
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || (action->action != ui::Action::Left && action->action != ui::Action::Right))
        return false;
    if (action->action == ui::Action::Left && m_chosen > 0)
        take(m_chosen - 1);
    else if (action->action == ui::Action::Right && m_chosen + 1 < m_count)
        take(m_chosen + 1);
    return true;
}

void CardPicker::draw(ui::Canvas& canvas) const {
    for (std::size_t i = 0; i < m_count; ++i)
        drawCard(canvas, {i, card(i), i == m_chosen, hovered() && m_pointed == i});
}

ui::Spoken CardPicker::spoken() const {
    ui::Spoken spoken = spokenAs(ui::Role::Tabs, cardName(m_chosen));
    spoken.place = m_chosen + 1;
    spoken.count = m_count;
    return spoken;
}

} // namespace game
