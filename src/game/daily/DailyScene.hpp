// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/WindowPicker.hpp"
#include "game/daily/DayPanel.hpp"
#include "game/daily/ToDaily.hpp"
#include "game/scene/ButtonFaces.hpp"
#include "game/scene/Destination.hpp"
#include "game/scene/PageScene.hpp"
#include "game/services/LocalClock.hpp"
#include "game/services/Records.hpp"
#include "puzzle/Day.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Tabs.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// A day in the calendar.
struct DayWindow {
    puzzle::Day day;
    LevelWindow::State state = LevelWindow::State::Locked; ///< Lit while it is open, dark with its stars once solved.
    int stars = 0;
    bool late = false; ///< Solved, but not on the day itself.
    bool today = false;
};

/// The days of a month as the windows of a wall, one week per floor, Monday first, each with the moon of its night. Up
/// and down keep the weekday.
class MonthView final : public WindowPicker {
public:
    static constexpr std::size_t columns = 7;

    explicit MonthView(LampAtlases& atlases)
        : WindowPicker(atlases) {}

    /// \param days every day of one month, in order.
    void show(std::vector<DayWindow> days, std::size_t selected);
    void setSnow(bool lies) { m_snow = lies; }                                                  ///< On every sill.
    void setWeekdays(std::array<std::string, columns> names) { m_weekdays = std::move(names); } ///< From Monday on.
    [[nodiscard]] const std::vector<DayWindow>& days() const noexcept { return m_days; }

    void draw(ui::Canvas& canvas) const override;
    [[nodiscard]] ui::Rect focusBounds() const override { return cell(selected()); }
    void place(ui::Rect bounds) override;

    /// The area of a day's window with its plaque.
    [[nodiscard]] ui::Rect cell(std::size_t index) const;

protected:
    [[nodiscard]] std::size_t count() const override { return m_days.size(); }
    [[nodiscard]] std::size_t columnOf(std::size_t index) const override { return slot(index) % columns; }
    [[nodiscard]] ui::Vec centreOf(std::size_t index) const override;
    [[nodiscard]] std::optional<std::size_t> windowAt(ui::Vec at) const override;
    bool moveFloors(std::ptrdiff_t by) override { return step(by * static_cast<std::ptrdiff_t>(columns)); }
    /// Before Monday comes Sunday. To the right of Sunday is the panel of the day, which is reached that way.
    [[nodiscard]] bool rowsFollow() const override { return true; }

private:
    [[nodiscard]] std::size_t slot(std::size_t index) const noexcept { return m_first + index; }
    [[nodiscard]] std::size_t floors() const noexcept; ///< The weeks that the month spans.
    [[nodiscard]] float windowPitch() const;
    void drawSills(ui::Canvas& canvas) const;
    void drawPlate(ui::Canvas& canvas, std::size_t index, ui::Rect plaque) const;
    [[nodiscard]] LevelWindow window(std::size_t index) const;
    void drawDay(ui::Canvas& canvas, std::size_t index) const;

    std::vector<DayWindow> m_days;
    std::array<std::string, columns> m_weekdays;
    bool m_snow = false;
    std::size_t m_first = 0; ///< Column of the month's first day.
};

/// The calendar of daily puzzles: a month of windows of one series, with the selected day beside it.
class DailyScene final : public PageScene {
public:
    DailyScene(const ToDaily& to, const SceneContext& context, Records& records, LampAtlases& atlases,
               const LocalClock& clock);

    bool handle(const ui::Event& event) override;
    [[nodiscard]] Scenery scenery() const override;
    [[nodiscard]] std::string title() const override;
    void show(const Destination& to) override;
    void recordsChanged() override { arrangeAgain(); }
    void uncovered() override;

    [[nodiscard]] puzzle::Day chosen() const noexcept { return m_panel.day(); }
    [[nodiscard]] const MonthView& month() const noexcept { return m_month; }
    [[nodiscard]] const DayPanel& panel() const noexcept { return m_panel; }
    [[nodiscard]] puzzle::DailySeries series() const noexcept;
    [[nodiscard]] int streak() const noexcept { return m_streak; }

private:
    void arrangePage(const PageFrame& page, const ui::Measure& measure) override;
    [[nodiscard]] std::vector<ui::LegendEntry> keys(const KeyCaps& caps) const override;
    void drawPage(ui::Canvas& canvas) const override;

    void choose(puzzle::Day day);
    void chooseSeries(puzzle::DailySeries series);
    [[nodiscard]] const data::DailyProgress& progress() const { return m_records.daily(series()); }
    void refresh(); ///< Updates everything that depends on the date, the player and the records.
    void addControls();
    void showDay(); ///< Shows the chosen day in the panel.
    void stepMonth(int direction);
    [[nodiscard]] bool isOpen(puzzle::Day day) const;
    [[nodiscard]] std::string dayWords() const; ///< What there is to say about the chosen day.
    [[nodiscard]] DayWindow windowOf(puzzle::Day day) const;
    [[nodiscard]] bool hasMonth(std::chrono::year_month month) const;
    [[nodiscard]] std::chrono::year_month shownMonth() const;
    void play();
    void copyCode();
    void openScores();
    bool act(const ui::ActionPressed& pressed) override;
    void switchTo(puzzle::DailySeries series);                   ///< As the player wishes.
    [[nodiscard]] bool snowLies(const ui::Canvas& canvas) const; ///< On wall and panel tonight.
    void placePanel(bool compact, const ui::Measure& measure);

    Records& m_records;
    const LocalClock& m_clock;

    puzzle::Day m_today; ///< As of the last refresh().
    int m_streak = 0;

    MonthView m_month;
    DayPanel m_panel;
    ui::Tabs m_series; ///< In the order of puzzle::allDailySeries.
    ui::PushButton m_play{bigFace(ui::Icon::Play), [this] { play(); }};
    ui::PushButton m_scores{iconFace(ui::Icon::Cup), [this] { openScores(); }};
    ui::PushButton m_copy{iconFace(ui::Icon::Copy), [this] { copyCode(); }};
    ui::PushButton m_earlier{iconFace(ui::Icon::Back), [this] { stepMonth(-1); }};
    ui::PushButton m_later{iconFace(ui::Icon::Forward), [this] { stepMonth(1); }};

    ui::Rect m_wall;
    ui::Rect m_panelArea;
    float m_padding = 28;
};

} // namespace game
