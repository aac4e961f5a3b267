// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/WindowPicker.hpp"

#include <algorithm>
#include <variant>

namespace game {

namespace {

constexpr float bracketReach = 1.04F;
constexpr ui::Seconds bracketTravel = 0.090F;

} // namespace

void WindowPicker::begin(std::size_t selected) {
    m_selected = std::min(selected, count() == 0 ? 0 : count() - 1);
    m_pointed.reset();
}

void WindowPicker::jumpBrackets() {
    const ui::Vec centre = centreOf(m_selected);
    m_bracketX.jump(centre.x);
    m_bracketY.jump(centre.y);
}

void WindowPicker::choose(std::size_t index) {
    beforeSelect(index);
    if (index == m_selected)
        return;
    m_selected = index;
    const ui::Seconds time = motion().colourDuration(bracketTravel);
    const ui::Vec centre = centreOf(index);
    m_bracketX.send(centre.x, time);
    m_bracketY.send(centre.y, time);
    if (onSelect)
        onSelect(index);
}

bool WindowPicker::step(std::ptrdiff_t by) {
    const auto to = static_cast<std::ptrdiff_t>(m_selected) + by;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(count()))
        return false;
    choose(static_cast<std::size_t>(to));
    return true;
}

bool WindowPicker::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = windowAt(moved->at);
        return false;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        const auto window = pressed->button == ui::Button::Primary ? windowAt(pressed->at) : std::nullopt;
        return window && click(*window);
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    return action != nullptr && count() > 0 && move(*action);
}

bool WindowPicker::click(std::size_t index) {
    const bool again = index == m_selected;
    choose(index);
    if (again && onActivate)
        onActivate();
    return true;
}

bool WindowPicker::move(const ui::ActionPressed& pressed) {
    const std::size_t column = columnOf(m_selected);
    switch (pressed.action) {
    case ui::Action::Left:
        return m_selected > 0 && (rowsFollow() || columnOf(m_selected - 1) + 1 == column) && step(-1);
    case ui::Action::Right:
        return m_selected + 1 < count() && columnOf(m_selected + 1) == column + 1 && step(1);
    case ui::Action::Up:
        return moveFloors(-1);
    case ui::Action::Down:
        return moveFloors(1);
    case ui::Action::Home:
        choose(0);
        return true;
    case ui::Action::End:
        choose(count() - 1);
        return true;
    case ui::Action::Confirm:
        if (!pressed.repeat && onActivate)
            onActivate();
        return true;
    default:
        return false;
    }
}

void WindowPicker::update(ui::Seconds step) {
    Widget::update(step);
    m_bracketX.update(step);
    m_bracketY.update(step);
}

bool WindowPicker::animating() const {
    return Widget::animating() || m_bracketX.moving() || m_bracketY.moving();
}

void WindowPicker::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

void WindowPicker::drawWindows(ui::Canvas& canvas, float pitch, std::span<const LevelWindow> windows) const {
    drawLevelWindows(canvas, m_atlases, pitch, windows, m_residents ? ResidentSet(m_family) : ResidentSet{});
}

void WindowPicker::drawSelection(ui::Canvas& canvas, float pitch, float scrolled) const {
    constexpr float elsewhere = 0.35F; ///< There are never two marks of the same strength.
    const ui::Canvas::Layer strength(canvas, {}, focused() ? 1 : elsewhere);
    drawBrackets(canvas, {bounds().x + m_bracketX.value(), bounds().y + m_bracketY.value() - scrolled},
                 pitch * bracketReach);
}

ui::Spoken WindowPicker::spoken() const {
    ui::Spoken spoken = spokenAs(ui::Role::List);
    spoken.count = count();
    if (spoken.count == 0)
        return spoken;
    spoken.place = m_selected + 1;
    if (windowWords)
        spoken.value = windowWords(m_selected);
    return spoken;
}

} // namespace game
