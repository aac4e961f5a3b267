// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/leaderboard/ScoreHeader.hpp"

#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <variant>

namespace game {

namespace {

constexpr float arrow = 16;
constexpr float arrowGap = 4;
constexpr float reach = 10; ///< How far outside the label a click still counts.

} // namespace

void ScoreHeader::setColumns(const std::vector<ColumnPlace>& columns, const ui::Measure& measure) {
    m_heads.clear();
    for (const ColumnPlace& place : columns)
        m_heads.push_back({place, measure(place.head, ui::style::label)});
    m_cursor = std::min(m_cursor, m_heads.empty() ? 0 : m_heads.size() - 1);
    m_pointed.reset();
}

ui::Rect ScoreHeader::headRect(std::size_t index) const {
    const Head& head = m_heads[index];
    const float width = head.width + arrowGap + arrow;
    const float x = head.place.right ? head.place.x - width : head.place.x;
    return {x - reach, bounds().y + 8, width + 2 * reach, bounds().h - 12};
}

std::optional<std::size_t> ScoreHeader::headAt(ui::Vec at) const {
    for (std::size_t i = 0; i < m_heads.size(); ++i)
        if (headRect(i).contains(at))
            return i;
    return std::nullopt;
}

ui::Rect ScoreHeader::focusBounds() const {
    return m_heads.empty() ? bounds() : headRect(m_cursor);
}

void ScoreHeader::sortBy(std::size_t index) {
    m_cursor = index;
    m_order = m_heads[index].place.clicked(m_order);
    if (onSort)
        onSort();
}

bool ScoreHeader::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = headAt(moved->at);
        return false;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        const auto head = pressed->button == ui::Button::Primary ? headAt(pressed->at) : std::nullopt;
        if (head)
            sortBy(*head);
        return head.has_value();
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    return action != nullptr && !m_heads.empty() && act(*action);
}

bool ScoreHeader::act(const ui::ActionPressed& pressed) {
    switch (pressed.action) {
    case ui::Action::Left:
        if (m_cursor == 0)
            return false;
        --m_cursor;
        return true;
    case ui::Action::Right:
        if (m_cursor + 1 == m_heads.size())
            return false;
        ++m_cursor;
        return true;
    case ui::Action::Confirm:
        if (!pressed.repeat)
            sortBy(m_cursor);
        return true;
    default:
        return false;
    }
}

void ScoreHeader::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

void ScoreHeader::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float y = bounds().centre().y + 1;
    for (std::size_t i = 0; i < m_heads.size(); ++i) {
        const Head& head = m_heads[i];
        const bool by = sorted(head);
        // In a right-aligned column the arrow comes last, so the label moves left to make room.
        const float room = by ? arrow + arrowGap : 0;
        const float x = head.place.right ? head.place.x - head.width - room : head.place.x;
        canvas.text(head.place.head, {x, y}, ui::style::label, by || m_pointed == i ? colours.text : colours.text2);
        if (by)
            canvas.icon(m_order.descending ? ui::Icon::Down : ui::Icon::Up, {x + head.width + arrowGap + arrow / 2, y},
                        arrow, colours.accent);
        if (i == m_cursor && showsFocus())
            ui::drawFocusRing(canvas, headRect(i).inset(8), 6);
    }
    canvas.fill({bounds().x + 13, bounds().bottom() - 5, bounds().w - 26, 1}, colours.lineSoft);
}

} // namespace game
