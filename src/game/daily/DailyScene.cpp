// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/daily/DailyScene.hpp"

#include "game/boards/DailyBoard.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/look/Signs.hpp"
#include "game/look/sky/DaySky.hpp"
#include "game/play/ToPlay.hpp"
#include "game/scene/Services.hpp"
#include "game/services/Actions.hpp"
#include "game/words/DailyWords.hpp"
#include "game/words/Wording.hpp"
#include "lights/ShareCode.hpp"
#include "text/Format.hpp"
#include "ui/Clipboard.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

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

std::chrono::year_month monthOf(puzzle::Day day) {
    return day.year() / day.month();
}

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
    const float top = std::round(centre.y + pitch / 2 + 0.6F * spare); // Clear of the brackets.
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

DailyScene::DailyScene(const ToDaily& to, const SceneContext& context, Records& records, LampAtlases& atlases,
                       const LocalClock& clock)
    : PageScene(context)
    , m_records(records)
    , m_clock(clock)
    , m_today(localToday(clock))
    , m_month(atlases)
    , m_panel(context.text, records)
    , m_series({}, static_cast<std::size_t>(to.series),
               [this](std::size_t chosen) { switchTo(puzzle::allDailySeries[chosen]); }) {
    addControls();
    choose(to.day.value_or(m_today));
    m_form.focus(&m_month);
}

bool DailyScene::isOpen(puzzle::Day day) const {
    return puzzle::hasDailyPuzzle(day) && day <= progress().calendarDay(m_today);
}

std::string DailyScene::dayWords() const {
    const puzzle::Day day = chosen();
    std::string words = text::longDate(m_text, day);
    if (const data::DailyBest* best = progress().at(day))
        words += ", " + m_text.trn("{1} star", "{1} stars", best->stars);
    if (isOpen(day) && m_panel.challenge())
        words += ". " + boardFacts(m_text, m_panel.challenge()->board);
    if (const std::string note = dayNote(m_text, day, m_today, progress()); !note.empty())
        words += ". " + note;
    return words;
}

DayWindow DailyScene::windowOf(puzzle::Day day) const {
    DayWindow window{day};
    window.today = day == m_today;
    if (!isOpen(day))
        return window;
    window.state = LevelWindow::State::Awake;
    if (const data::DailyBest* best = progress().at(day)) {
        window.state = LevelWindow::State::Asleep;
        window.stars = best->stars;
        window.late = best->late;
    }
    return window;
}

bool DailyScene::hasMonth(std::chrono::year_month month) const {
    const puzzle::Day last = std::max(puzzle::firstDailyDay, progress().calendarDay(m_today));
    return month >= monthOf(puzzle::firstDailyDay) && month <= monthOf(last);
}

std::chrono::year_month DailyScene::shownMonth() const {
    return monthOf(m_month.days().front().day);
}

void DailyScene::choose(puzzle::Day day) {
    std::chrono::year_month month = monthOf(day);
    if (!hasMonth(month)) { // The clock or the caller gives a day that the calendar cannot show.
        day = puzzle::firstDailyDay;
        month = monthOf(day);
    }
    const auto last = static_cast<unsigned>((month / std::chrono::last).day());
    std::vector<DayWindow> days;
    for (unsigned i = 1; i <= last; ++i)
        days.push_back(windowOf(month / std::chrono::day(i)));
    m_month.show(std::move(days), static_cast<unsigned>(day.day()) - 1);
    m_streak = progress().streak(m_today);
    showDay();
}

std::string DailyScene::title() const {
    return dailyName(m_text, series());
}

puzzle::DailySeries DailyScene::series() const noexcept {
    return puzzle::allDailySeries[m_series.selected()];
}

void DailyScene::chooseSeries(puzzle::DailySeries series) {
    m_series.select(static_cast<std::size_t>(series));
    choose(chosen());
    arrangeAgain();
}

void DailyScene::switchTo(puzzle::DailySeries series) {
    m_sounds.play(Sound::Cursor);
    m_toasts.clear();
    chooseSeries(series);
}

void DailyScene::showDay() {
    const puzzle::Day day = m_month.days()[m_month.selected()].day;
    m_panel.show(day, series(), m_today, isOpen(day));
    m_form.refresh();
}

void DailyScene::refresh() {
    const puzzle::Day before = m_today;
    m_today = localToday(m_clock);
    // If today is selected when the day ends, the selection moves on with it.
    choose(before != m_today && chosen() == before ? m_today : chosen());
}

void DailyScene::stepMonth(int direction) {
    const std::chrono::year_month month = shownMonth() + std::chrono::months(direction);
    if (!hasMonth(month)) {
        m_sounds.play(Sound::Error);
        return;
    }
    m_sounds.play(Sound::Select);
    m_toasts.clear();
    const auto last = (month / std::chrono::last).day();
    choose(month == monthOf(m_today) ? m_today : month / std::min(chosen().day(), last));
}

void DailyScene::play() {
    if (m_leaving)
        return;
    if (!m_panel.challenge()) {
        m_sounds.play(Sound::Error);
        m_toasts.clear();
        m_toasts.show({ui::Toast::Kind::Danger, m_panel.note(), ui::Icon::Lock, {}});
        return;
    }
    m_leaving = true;
    m_sounds.play(Sound::Bell);
    m_navigator.push(ToPlay{*m_panel.challenge(), true});
}

void DailyScene::copyCode() {
    if (!m_panel.challenge())
        return;
    m_clipboard.setText(m_panel.challenge()->code);
    m_toasts.show({ui::Toast::Kind::Ok, m_text.tr("Share code copied."), ui::Icon::Copy, {}});
}

void DailyScene::openScores() {
    if (m_leaving || !m_panel.challenge())
        return;
    m_leaving = true;
    m_sounds.play(Sound::Select);
    m_navigator.push(ToLeaderboard{m_panel.challenge()->key, 0});
}

bool DailyScene::handle(const ui::Event& event) {
    // Below the tabs is the rest of their panel, though the windows of the last column are nearer.
    const auto* pressed = std::get_if<ui::ActionPressed>(&event);
    if (pressed != nullptr && pressed->action == ui::Action::Down && m_series.focused() && m_play.enabled()) {
        m_form.focus(&m_play);
        return true;
    }
    return PageScene::handle(event);
}

bool DailyScene::act(const ui::ActionPressed& pressed) {
    if (pressed.action == action::next) {
        if (!pressed.repeat)
            switchTo(series() == puzzle::DailySeries::Main ? puzzle::DailySeries::Coffee : puzzle::DailySeries::Main);
        return true;
    }
    switch (pressed.action) {
    case ui::Action::PreviousTab:
        stepMonth(-1);
        return true;
    case ui::Action::NextTab:
        stepMonth(1);
        return true;
    case ui::Action::Copy:
        if (!pressed.repeat)
            copyCode();
        return true;
    default:
        return false;
    }
}

void DailyScene::show(const Destination& to) {
    if (const auto* here = to.as<ToDaily>(); here != nullptr && here->day) {
        chooseSeries(here->series);
        choose(*here->day);
        m_form.focus(&m_month);
    }
}

void DailyScene::uncovered() {
    m_leaving = false;
    refresh();
}

std::unique_ptr<Scene> ToDaily::scene(const Services& with) const {
    return std::make_unique<DailyScene>(*this, with, with.records, with.atlases, with.clock);
}

} // namespace game
