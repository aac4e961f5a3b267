// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/WindowPicker.hpp"
#include "puzzle/Day.hpp"

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

} // namespace game
