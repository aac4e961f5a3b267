// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/statistics/DayFacade.hpp"

#include "game/look/Signs.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float dateGutter = 76;  ///< For the dates of the weeks, left of the wall.
constexpr float cornice = 12;     ///< Above the wall.
constexpr float plinth = 16;      ///< Around the foot of the wall.
constexpr float wallPadding = 26; ///< At most, at pitches up to 116.
constexpr float largestPitch = 84;

} // namespace

DayFacade::DayFacade(LampAtlases& atlases)
    : m_view(atlases, {}) {}

lights::Cell DayFacade::cellOf(std::size_t day) noexcept {
    return {static_cast<int>(day) / daysInRow, static_cast<int>(day) % daysInRow};
}

void DayFacade::setDays(std::vector<PlotBar> days) {
    if (days.size() != m_days.size())
        m_cursor = days.empty() ? 0 : days.size() - 1;
    m_days = std::move(days);
    m_pointed.reset();
    const int rows = std::max(1, (static_cast<int>(m_days.size()) + daysInRow - 1) / daysInRow);
    lights::BitGrid lit(rows, daysInRow);
    lights::BitGrid none(rows, daysInRow); // Where the last week has no days yet.
    for (std::size_t i = 0; i < static_cast<std::size_t>(rows * daysInRow); ++i)
        if (i >= m_days.size())
            none.set(cellOf(i));
        else if (m_days[i].solved > 0)
            lit.set(cellOf(i));
    m_view.setBoard(lights::Board(std::move(lit), std::move(none)));
    refresh();
}

const PlotBar* DayFacade::selected() const {
    const std::size_t day = m_pointed.value_or(m_cursor);
    return day < m_days.size() ? &m_days[day] : nullptr;
}

void DayFacade::arrange(const BoardOptions& options, const ui::Viewport& viewport) {
    BoardOptions front = options;
    front.house = House::Slate;
    front.numbers = false;
    front.largestPitch = largestPitch;
    m_view.setOptions(front);
    const ui::Rect all = bounds();
    const ui::Rect free{all.x + dateGutter + wallPadding, all.y + cornice + wallPadding,
                        all.w - dateGutter - 2 * wallPadding, all.h - cornice - 2 * wallPadding};
    m_view.place(free, all.bottom() - plinth, viewport);
    refresh();
}

ui::Rect DayFacade::windowOf(std::size_t day) const {
    return m_view.cellRect(cellOf(day));
}

std::optional<std::size_t> DayFacade::dayAt(ui::Vec at) const {
    const auto cell = m_view.hitTest(at);
    return cell ? std::optional(static_cast<std::size_t>(cell->row * daysInRow + cell->column)) : std::nullopt;
}

void DayFacade::refresh() {
    if (m_days.empty())
        return;
    m_view.setFocus(showsFocus() && !m_pointed ? std::optional(cellOf(m_cursor)) : std::nullopt);
    m_view.setHover(cellOf(m_pointed.value_or(m_cursor)));
}

bool DayFacade::moveTo(std::size_t day) {
    m_pointed.reset();
    if (std::exchange(m_cursor, day) != day && onMove)
        onMove();
    refresh();
    return true;
}

bool DayFacade::step(std::ptrdiff_t by) {
    const std::ptrdiff_t to = static_cast<std::ptrdiff_t>(m_cursor) + by;
    return to >= 0 && to < std::ssize(m_days) && moveTo(static_cast<std::size_t>(to));
}

bool DayFacade::handle(const ui::Event& event) {
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = dayAt(moved->at);
        refresh();
        return m_pointed.has_value();
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        const auto day = dayAt(pressed->at);
        return day && moveTo(*day);
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    if (action == nullptr || m_days.empty())
        return false;
    switch (action->action) {
    case ui::Action::Left:
    case ui::Action::Right:
        step(action->action == ui::Action::Left ? -1 : 1);
        return true;
    case ui::Action::Up:
    case ui::Action::Down:
        return step(action->action == ui::Action::Up ? -daysInRow : daysInRow);
    case ui::Action::Home:
        return moveTo(0);
    case ui::Action::End:
        return moveTo(m_days.size() - 1);
    default:
        return false;
    }
}

void DayFacade::update(ui::Seconds step) {
    Widget::update(step);
    m_view.update(step);
}

void DayFacade::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
    refresh();
}

void DayFacade::setFocused(bool focused) {
    Widget::setFocused(focused);
    refresh();
}

void DayFacade::setFocusVisible(bool visible) {
    Widget::setFocusVisible(visible);
    refresh();
}

void DayFacade::drawDay(ui::Canvas& canvas, std::size_t day) const {
    const PlotBar& shown = m_days[day];
    const ui::Rect window = windowOf(day);
    constexpr float smallest = 30; // Below it a number cannot be read.
    if (shown.solved == 0 || window.w < smallest)
        return;
    const ui::Palette& colours = canvas.colours();
    const float radius = std::clamp(0.17F * window.w, 9.0F, 13.0F);
    const ui::Vec at = window.centre() + ui::Vec{0.22F, 0.22F} * window.w;
    const std::string count = shown.solved > 99 ? "99+" : std::to_string(shown.solved);
    canvas.disc(at, radius, colours.surfaceLo);
    canvas.ring(at, radius, 1, colours.line);
    ui::TextStyle style = ui::style::keycap;
    style.size = radius * (count.size() > 2 ? 0.85F : 1.15F);
    canvas.text(count, at, style, colours.text, ui::Align::Centre);
    if (shown.atOptimum == shown.solved)
        drawStar(canvas, window.centre() + ui::Vec{-0.2F, 0.22F} * window.w, radius * 0.8F, true, StarBackground::Lit);
}

void DayFacade::draw(ui::Canvas& canvas) const {
    if (m_days.empty())
        return;
    m_view.draw(canvas);
    const float left = m_view.wallRect().x - 12;
    for (std::size_t day = 0; day < m_days.size(); ++day) {
        drawDay(canvas, day);
        if (day % daysInRow == 0)
            canvas.textFitted(m_days[day].tick, {left, windowOf(day).centre().y}, dateGutter - 8, ui::style::legend,
                              canvas.colours().text2, ui::Align::Right);
    }
}

ui::Spoken DayFacade::spoken() const {
    const PlotBar* bar = selected();
    return spokenAs(ui::Role::List, bar != nullptr ? wordsOf(*bar) : std::string());
}

} // namespace game
