#pragma once

#include "game/look/LampAtlas.hpp"
#include "game/look/LevelWindow.hpp"
#include "lights/Daily.hpp"
#include "ui/Widget.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// A day in the calendar.
struct DayWindow {
    lights::Day day;
    LevelWindow::State state = LevelWindow::State::Locked; ///< Lit while it is open, dark with its stars once solved.
    int stars = 0;
    bool late = false; ///< Solved, but not on the day itself.
    bool today = false;
};

/// The days of a month as the windows of a wall, a week a floor, Monday first. One day is selected; the arrows move on
/// and hold the weekday across weeks, a click selects, a click on the selected one activates as Enter does.
class MonthView : public ui::Widget {
public:
    static constexpr std::size_t columns = 7;
    static constexpr std::size_t floors = 6; ///< No month touches more weeks.

    explicit MonthView(LampAtlases& atlases)
        : m_atlases(atlases) {}

    /// \param days every day of one month, in order.
    void show(std::vector<DayWindow> days, std::size_t selected);
    void setWeekdays(std::array<std::string, columns> names) { m_weekdays = std::move(names); } ///< From Monday on.
    void setSilhouettes(bool shown) noexcept { m_silhouettes = shown; }
    [[nodiscard]] std::size_t selected() const noexcept { return m_selected; }
    [[nodiscard]] const std::vector<DayWindow>& days() const noexcept { return m_days; }

    std::function<void(std::size_t)> onSelect;
    std::function<void()> onActivate;

    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override;
    [[nodiscard]] bool focusable() const override { return Widget::focusable() && !m_days.empty(); }
    [[nodiscard]] ui::Rect focusBounds() const override { return cell(m_selected); }
    void setHovered(bool hovered) override;
    void place(ui::Rect bounds) override;

    /// The window of a day with its plaque.
    [[nodiscard]] ui::Rect cell(std::size_t index) const;

private:
    [[nodiscard]] std::size_t slot(std::size_t index) const noexcept { return m_first + index; }
    [[nodiscard]] float windowPitch() const;
    [[nodiscard]] ui::Vec windowCentre(std::size_t index) const;
    [[nodiscard]] std::optional<std::size_t> dayAt(ui::Vec at) const;
    void choose(std::size_t index);
    bool step(int days);
    bool move(const ui::ActionPressed& pressed);
    void drawDay(ui::Canvas& canvas, std::size_t index) const;

    LampAtlases& m_atlases;
    std::vector<DayWindow> m_days;
    std::array<std::string, columns> m_weekdays;
    std::size_t m_first = 0; ///< Column of the month's first day.
    std::size_t m_selected = 0;
    std::optional<std::size_t> m_pointed;
    bool m_silhouettes = true;
    ui::Tween m_bracketX; ///< The brackets on their way, from the top left.
    ui::Tween m_bracketY;
};

} // namespace game
