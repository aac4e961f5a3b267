// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/Tabs.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ui {

namespace {

constexpr float wellRadius = 14;
constexpr float itemRadius = 10;
constexpr float tabPadding = 4;
constexpr float tabIcon = 22;
constexpr float tabGap = 8;
constexpr float side = 18; ///< Free space on each side of an item's content.
constexpr TextStyle plainTab{Face::Semibold, 16, 1.3F};
constexpr TextStyle bold{Face::Bold, 16, 1.3F};

} // namespace

Tabs::Tabs(std::vector<TabItem> items, std::size_t selected, std::function<void(std::size_t)> changed)
    : onChange(std::move(changed))
    , m_items(std::move(items))
    , m_selected(selected) {}

void Tabs::setItems(std::vector<TabItem> items) {
    const bool same = std::ranges::equal(items, m_items, [](const TabItem& one, const TabItem& other) {
        return one.label == other.label && one.icon == other.icon;
    });
    m_items = std::move(items);
    if (same) // What is fitted, pointed at or held stays so.
        return;
    m_fitted.clear();
    m_selected = std::min(m_selected, m_items.empty() ? 0 : m_items.size() - 1);
    m_pointed.reset();
    m_held.reset();
}

void Tabs::select(std::size_t index) {
    if (index < m_items.size())
        m_selected = index;
}

void Tabs::choose(std::size_t index) {
    if (index == m_selected)
        return;
    select(index);
    if (onChange)
        onChange(m_selected);
}

bool Tabs::step(int direction) {
    const auto count = static_cast<std::ptrdiff_t>(m_items.size());
    for (auto i = static_cast<std::ptrdiff_t>(m_selected) + direction; i >= 0 && i < count; i += direction) {
        const auto index = static_cast<std::size_t>(i);
        if (m_items[index].enabled) {
            choose(index);
            return true;
        }
    }
    return false;
}

float Tabs::contentWidth(const TabItem& item, const Measure& measure) const {
    return measure(item.label, bold) + (item.icon ? tabIcon + tabGap : 0);
}

void Tabs::fit(const Measure& measure) {
    m_fitted.clear();
    for (const TabItem& item : m_items)
        m_fitted.push_back(contentWidth(item, measure));
}

float Tabs::preferredWidth(const Measure& measure) const {
    float widest = 0;
    for (const TabItem& item : m_items)
        widest = std::max(widest, contentWidth(item, measure));
    const auto count = static_cast<float>(m_items.size());
    const float content = m_fitted.empty() ? count * widest : std::accumulate(m_fitted.begin(), m_fitted.end(), 0.0F);
    return 2 * tabPadding + content + count * 2 * side;
}

Rect Tabs::itemRect(std::size_t index) const {
    const Rect well = bounds().inset(tabPadding);
    const auto count = static_cast<float>(m_items.size());
    if (m_fitted.empty()) {
        const float width = well.w / count;
        return {well.x + static_cast<float>(index) * width, well.y, width, well.h};
    }
    const auto own = m_fitted.begin() + static_cast<std::ptrdiff_t>(index);
    const float share = (well.w - std::accumulate(m_fitted.begin(), m_fitted.end(), 0.0F)) / count;
    const float before = std::accumulate(m_fitted.begin(), own, 0.0F) + static_cast<float>(index) * share;
    return {well.x + before, well.y, *own + share, well.h};
}

std::optional<std::size_t> Tabs::itemAt(Vec at) const {
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (m_items[i].enabled && itemRect(i).contains({at.x, bounds().centre().y}))
            return i;
    }
    return std::nullopt;
}

bool Tabs::handle(const Event& event) {
    if (const auto* pressed = std::get_if<ActionPressed>(&event)) {
        switch (pressed->action) {
        case Action::Left:
        case Action::PreviousTab:
            return step(-1) || pressed->action == Action::Left;
        case Action::Right:
        case Action::NextTab:
            return step(1) || pressed->action == Action::Right;
        default:
            return false;
        }
    }
    return pointer(event);
}

bool Tabs::pointer(const Event& event) {
    if (const auto* moved = std::get_if<PointerMoved>(&event)) {
        m_pointed = hitArea().contains(moved->at) ? itemAt(moved->at) : std::nullopt;
        return true;
    }
    if (const auto* pressed = std::get_if<PointerPressed>(&event)) {
        m_held = pressed->button == Button::Primary ? itemAt(pressed->at) : std::nullopt;
        return m_held.has_value();
    }
    if (const auto* released = std::get_if<PointerReleased>(&event)) {
        const auto held = std::exchange(m_held, std::nullopt);
        if (held && hitArea().contains(released->at) && itemAt(released->at) == held)
            choose(*held);
        return held.has_value();
    }
    if (std::holds_alternative<PointerLeft>(event))
        m_held.reset();
    return false;
}

void Tabs::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

void Tabs::draw(Canvas& canvas) const {
    const Palette& c = canvas.colours();
    canvas.fill(bounds(), c.surfaceLo, wellRadius);
    canvas.stroke(bounds(), 1, c.lineSoft, wellRadius);
    for (std::size_t i = 0; i < m_items.size(); ++i)
        drawItem(canvas, i);
    if (showsFocus() && m_selected < m_items.size())
        canvas.stroke(itemRect(m_selected).inset(-tabPadding), 3 * canvas.theme().focusScale, c.focus, wellRadius);
}

void Tabs::drawItem(Canvas& canvas, std::size_t index) const {
    const Palette& c = canvas.colours();
    const TabItem& item = m_items[index];
    const Rect area = itemRect(index).inset(0.5F);
    const bool active = index == m_selected;
    const bool usable = enabled() && item.enabled;
    if (active && usable) {
        canvas.glow(area, 16, faded(c.glow, 0.38F), itemRadius);
        canvas.fill(area, Paint(Paint::Kind::Vertical, c.litMid, c.litBody), itemRadius);
    } else if (active) { // What holds, though it cannot be changed.
        canvas.fill(area, c.surfaceHi, itemRadius);
        canvas.stroke(area, 1.5F, c.lineCtl, itemRadius);
    } else if (index == m_held) {
        canvas.fill(area, c.surfaceLo, itemRadius);
        canvas.stroke(area, 1.5F, c.accent, itemRadius);
    } else if (index == m_pointed) {
        canvas.fill(area, c.surfaceHi, itemRadius);
        if (canvas.theme().flat)
            canvas.stroke(area, 1.5F, c.brass, itemRadius);
    }
    const TextStyle& style = active ? bold : plainTab;
    const sf::Color ink = !usable              ? (active ? c.text2 : c.text3)
                          : active             ? c.onLit
                          : index == m_pointed ? c.text
                                               : c.text2;
    const float room = area.w - 8 - (item.icon ? tabIcon + tabGap : 0);
    const float label = std::min(canvas.textWidth(item.label, style), room);
    float x = area.centre().x - (label + (item.icon ? tabIcon + tabGap : 0)) / 2;
    if (item.icon) {
        canvas.icon(*item.icon, {x + tabIcon / 2, area.centre().y}, tabIcon, ink);
        x += tabIcon + tabGap;
    }
    canvas.textFitted(item.label, {x, area.centre().y}, label + 1, style, ink);
}

Spoken Tabs::spoken() const {
    Spoken spoken = spokenAs(Role::Tabs, m_selected < m_items.size() ? m_items[m_selected].label : std::string());
    spoken.place = m_selected + 1;
    spoken.count = m_items.size();
    return spoken;
}

} // namespace ui
