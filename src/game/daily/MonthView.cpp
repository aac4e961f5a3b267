// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/daily/MonthView.hpp"

#include "game/look/DaySky.hpp"
#include "game/look/Signs.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace game {

namespace {

constexpr float heading = 30; ///< Height of the weekdays' names.
constexpr float plaqueWidth = 42;
constexpr float plaqueHeight = 25;
constexpr float largestPitch = 88;
constexpr float ofWidth = 0.711F; ///< The window's share of its cell: 64 of 90 × 104, 54 of 90 × 86.
constexpr float ofHeight = 0.625F;
constexpr float moonRadius = 9.5F;
constexpr float moonBeside = 4; ///< Between the plaque and the moon.
constexpr float snowHeight = 4.5F;
constexpr float lateBadge = 12;

} // namespace

void MonthView::show(std::vector<DayWindow> days, std::size_t selected) {
    m_days = std::move(days);
    begin(selected);
    m_first = 0;
    if (!m_days.empty()) {
        setFamily(
            familyOf(House::Slate, static_cast<std::uint64_t>(static_cast<unsigned>(m_days.front().day.month()))));
        m_first = std::chrono::weekday(std::chrono::sys_days(m_days.front().day)).iso_encoding() - 1;
    }
    place(bounds());
}

void MonthView::place(ui::Rect bounds) {
    Widget::place(bounds);
    if (!m_days.empty())
        jumpBrackets();
}

ui::Rect MonthView::cell(std::size_t index) const {
    const float width = bounds().w / static_cast<float>(columns);
    const float height = (bounds().h - heading) / static_cast<float>(floors());
    const std::size_t floor = slot(index) / columns;
    return {bounds().x + static_cast<float>(slot(index) % columns) * width,
            bounds().y + heading + static_cast<float>(floor) * height, width, height};
}

std::size_t MonthView::floors() const noexcept {
    return (slot(m_days.size()) + columns - 1) / columns;
}

float MonthView::windowPitch() const {
    const ui::Rect room = cell(0);
    return std::round(std::min({ofWidth * room.w, ofHeight * room.h, largestPitch}));
}

ui::Vec MonthView::centreOf(std::size_t index) const {
    const ui::Rect room = cell(index);
    return {room.centre().x - bounds().x, room.y - bounds().y + windowPitch() / 2};
}

std::optional<std::size_t> MonthView::windowAt(ui::Vec at) const {
    for (std::size_t i = 0; i < m_days.size(); ++i)
        if (cell(i).contains(at))
            return i;
    return std::nullopt;
}

void MonthView::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float width = bounds().w / static_cast<float>(columns);
    for (std::size_t i = 0; i < columns; ++i)
        canvas.text(m_weekdays[i], {bounds().x + (static_cast<float>(i) + 0.5F) * width, bounds().y + 10},
                    ui::style::label, colours.text2, ui::Align::Centre);
    std::vector<LevelWindow> windows;
    for (std::size_t i = 0; i < m_days.size(); ++i)
        windows.push_back(window(i));
    drawWindows(canvas, windowPitch(), windows);
    for (std::size_t i = 0; i < m_days.size(); ++i)
        drawDay(canvas, i);
    if (m_snow)
        drawSills(canvas);
    if (!m_days.empty())
        drawSelection(canvas, windowPitch(), 0);
}

void MonthView::drawSills(ui::Canvas& canvas) const {
    const float pitch = windowPitch();
    std::vector<SnowLedge> sills;
    for (std::size_t i = 0; i < m_days.size(); ++i) {
        const ui::Vec centre = centreOf(i) + ui::Vec{bounds().x, bounds().y};
        sills.push_back(
            {{centre.x - 0.45F * pitch, centre.y + 0.44F * pitch, 0.9F * pitch, snowHeight}, static_cast<unsigned>(i)});
    }
    drawSnow(canvas, sills);
}

LevelWindow MonthView::window(std::size_t index) const {
    const DayWindow& day = m_days[index];
    LevelWindow window;
    window.centre = centreOf(index) + ui::Vec{bounds().x, bounds().y};
    window.state = day.state;
    window.stars = day.stars;
    window.resident = resident(slot(index) / columns, columnOf(index));
    window.hovered = index == pointed();
    return window;
}

void MonthView::drawDay(ui::Canvas& canvas, std::size_t index) const {
    const ui::Palette& colours = canvas.colours();
    const DayWindow& day = m_days[index];
    const ui::Rect room = cell(index);
    const ui::Vec centre = centreOf(index) + ui::Vec{bounds().x, bounds().y};
    const float pitch = windowPitch();
    if (day.late) {
        const ui::Vec badge{centre.x + 0.36F * pitch, centre.y - 0.32F * pitch};
        canvas.disc(badge, lateBadge, colours.surfaceLo);
        canvas.ring(badge, lateBadge, 1.5F, colours.brass);
        canvas.icon(ui::Icon::Clock, badge, 16, colours.text);
    }

    // The plaque and the moon are centred together below the window.
    const float wide = plaqueWidth + moonBeside + 2 * moonRadius;
    const float spare = std::max(0.0F, room.h - pitch - plaqueHeight);
    const float top = std::round(centre.y + pitch / 2 + 0.45F * spare);
    const ui::Rect plaque{room.centre().x - wide / 2, top, plaqueWidth, plaqueHeight};
    drawPlate(canvas, index, plaque);
    drawMoonAt(canvas, {plaque.right() + moonBeside + moonRadius, plaque.centre().y}, moonRadius, moonPhase(day.day),
               0);
}

void MonthView::drawPlate(ui::Canvas& canvas, std::size_t index, ui::Rect plaque) const {
    const DayWindow& day = m_days[index];
    const std::string number = std::to_string(static_cast<unsigned>(day.day.day()));
    if (!day.today) {
        drawPlaque(canvas, plaque, number,
                   day.state == LevelWindow::State::Locked ? PlaqueState::Locked : PlaqueState::Normal);
        return;
    }
    ui::drawLit(canvas, plaque.inset(-1), 8);
    canvas.text(number, plaque.centre(), style::plaqueSmall, canvas.colours().onLit, ui::Align::Centre);
}

} // namespace game
