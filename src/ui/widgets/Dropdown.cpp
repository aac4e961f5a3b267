// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/Dropdown.hpp"

#include "ui/widgets/Panel.hpp"

#include <algorithm>

namespace ui {

namespace {

constexpr float fieldRadius = 12;
constexpr float fieldPadding = 20;
constexpr float listPadding = 6;
constexpr float rowPitch = 45;
constexpr float listGap = 6; ///< Between button and list.
constexpr float signWidth = 36;
constexpr float signHeight = 28;
constexpr float signGap = 10;
constexpr float chevronSize = 22;

} // namespace

Rect drawMenuFace(Canvas& canvas, Rect area, const MenuFace& face) {
    const Palette& c = canvas.colours();
    if (!face.enabled) {
        canvas.stroke(area, 1.5F, c.lineSoft, fieldRadius);
    } else if (face.down) {
        canvas.fill(area, c.surfaceLo, fieldRadius);
        canvas.stroke(area, 1.5F, c.accent, fieldRadius);
    } else {
        canvas.fill(area, Paint(Paint::Kind::Vertical, c.surfaceHi, c.surface), fieldRadius);
        canvas.fill(area, faded(sf::Color::White, 0.08F * face.hover), fieldRadius);
        canvas.stroke(area, 1.5F, mix(c.line, c.brass, face.hover), fieldRadius);
    }
    const float chevronX = area.right() - fieldPadding - chevronSize / 2;
    canvas.icon(face.open ? Icon::Up : Icon::Down, {chevronX, area.centre().y}, chevronSize,
                face.enabled ? c.text : c.text3);
    return {area.x + fieldPadding, area.y, chevronX - chevronSize - area.x - fieldPadding, area.h};
}

Dropdown::Dropdown(std::vector<std::string> items, std::size_t selected, std::function<void(std::size_t)> changed)
    : onChange(std::move(changed))
    , m_items(std::move(items))
    , m_selected(selected) {
    m_list.setActivatesOnClick(true);
    m_list.setRowCount(m_items.size());
    m_list.onActivate = [this](std::size_t row) { choose(row); };
    m_list.setWraps(true);
    m_list.drawRow = [this](Canvas& canvas, Rect row, const RowState& state) {
        drawRowBackground(canvas, row, state, state.index == m_selected);
        const Palette& c = canvas.colours();
        drawLabel(canvas, {row.x + fieldPadding - listPadding, row.y, row.w - fieldPadding, row.h}, state.index,
                  state.index == m_selected ? c.onLit : c.text);
    };
}

void Dropdown::setItems(std::vector<std::string> items) {
    if (items == m_items) // A list that somebody is reading stays open.
        return;
    m_items = std::move(items);
    m_selected = std::min(m_selected, m_items.empty() ? 0 : m_items.size() - 1);
    m_list.setRowCount(m_items.size());
    close();
}

void Dropdown::select(std::size_t index) {
    if (index < m_items.size())
        m_selected = index;
}

bool Dropdown::step(int direction) {
    if (direction < 0 ? m_selected == 0 : m_selected + 1 >= m_items.size())
        return false;
    choose(direction < 0 ? m_selected - 1 : m_selected + 1);
    return true;
}

void Dropdown::choose(std::size_t index) {
    close();
    if (index == m_selected)
        return;
    select(index);
    if (onChange)
        onChange(m_selected);
}

void Dropdown::unfold() {
    if (m_items.empty())
        return;
    m_open = true;
    m_list.setMotion(motion());
    m_list.setFocused(true);
    m_list.setFocusVisible(showsFocus());
    m_list.place(popup().inset(listPadding));
    m_list.select(m_selected);
}

void Dropdown::close() {
    m_open = false;
}

void Dropdown::place(Rect bounds) {
    Widget::place(bounds);
    m_list.place(popup().inset(listPadding));
}

Rect Dropdown::popup() const {
    const Rect own = bounds();
    const float wanted = static_cast<float>(m_items.size()) * rowPitch - 1 + 2 * listPadding;
    const float below = m_screen.bottom() - own.bottom() - 2 * listGap;
    const float above = own.y - m_screen.y - 2 * listGap;
    if (wanted <= below || below >= above)
        return {own.x, own.bottom() + listGap, own.w, std::min(wanted, below)};
    const float length = std::min(wanted, above);
    return {own.x, own.y - listGap - length, own.w, length};
}

bool Dropdown::handle(const Event& event) {
    if (m_open)
        return handleOpen(event);
    if (isConfirm(event)) {
        unfold();
        return true;
    }
    const Press::Result result = m_press.handle(event, hitArea());
    if (result == Press::Result::Clicked)
        unfold();
    return result != Press::Result::Ignored;
}

bool Dropdown::handleOpen(const Event& event) {
    if (const auto* pressed = std::get_if<ActionPressed>(&event)) {
        m_list.setFocusVisible(pressed->device != Device::Mouse);
        const bool leaves = pressed->action == Action::Back || pressed->action == Action::NextControl ||
                            pressed->action == Action::PreviousControl;
        if (leaves)
            close();
        return m_list.handle(event) || leaves || pressed->action <= Action::PreviousTab;
    }
    if (const auto* pressed = std::get_if<PointerPressed>(&event)) {
        m_list.setFocusVisible(false);
        if (!popup().contains(pressed->at)) {
            close();
            return true;
        }
    }
    if (const auto* moved = std::get_if<PointerMoved>(&event))
        m_list.setHovered(m_list.bounds().contains(moved->at));
    m_list.handle(event);
    return !std::holds_alternative<KeyPressed>(event);
}

void Dropdown::update(Seconds step) {
    Widget::update(step);
    if (m_open)
        m_list.update(step);
}

bool Dropdown::animating() const {
    return Widget::animating() || (m_open && m_list.animating());
}

void Dropdown::setFocused(bool focused) {
    Widget::setFocused(focused);
    if (!focused)
        close();
}

void Dropdown::drawLabel(Canvas& canvas, Rect area, std::size_t index, sf::Color colour) const {
    float x = area.x;
    if (drawSign) {
        drawSign(canvas, {x, area.centre().y - signHeight / 2, signWidth, signHeight}, index);
        x += signWidth + signGap;
    }
    canvas.textFitted(m_items[index], {x, area.centre().y}, area.right() - x, style::button, colour);
}

void Dropdown::draw(Canvas& canvas) const {
    const Rect area = m_press.down() ? bounds().moved({0, 1}) : bounds();
    const Rect label = drawMenuFace(canvas, area, {enabled(), m_press.down() || m_open, m_open, hoverAmount()});
    if (m_selected < m_items.size())
        drawLabel(canvas, label, m_selected, enabled() ? canvas.colours().text : canvas.colours().text3);
    drawFocusRing(canvas, fieldRadius);
}

void Dropdown::drawOver(Canvas& canvas) const {
    if (!m_open)
        return;
    drawPanel(canvas, popup(), fieldRadius);
    m_list.draw(canvas);
}

Spoken Dropdown::spoken() const {
    const std::size_t chosen = m_open ? m_list.selected().value_or(m_selected) : m_selected;
    Spoken spoken =
        spokenAs(m_open ? Role::List : Role::Menu, chosen < m_items.size() ? m_items[chosen] : std::string());
    spoken.place = chosen + 1;
    spoken.count = m_items.size();
    return spoken;
}

} // namespace ui
