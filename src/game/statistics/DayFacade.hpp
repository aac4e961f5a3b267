// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BoardView.hpp"
#include "game/statistics/BarPlot.hpp"

namespace game {

/// The front of a house with a window for each day, a week in each row: lit if something was solved on that day, with
/// the number of boards, and a star if all were solved at the optimum. One day is selected: the one under the pointer,
/// else that of the cursor, which the arrows, Home and End move.
class DayFacade : public ui::Widget {
public:
    static constexpr int daysInRow = 7;

    explicit DayFacade(LampAtlases& atlases);

    /// Replaces the days, the oldest first. If their number changes, the cursor goes to the last one.
    void setDays(std::vector<PlotBar> days);
    [[nodiscard]] const std::vector<PlotBar>& days() const noexcept { return m_days; }
    /// The selected day; null if there are none.
    [[nodiscard]] const PlotBar* selected() const;
    /// Places the front within the bounds. Call it after setDays() and place().
    void arrange(const BoardOptions& options, const ui::Viewport& viewport);
    [[nodiscard]] ui::Rect windowOf(std::size_t day) const;

    std::function<void()> onMove; ///< The cursor moved.

    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void update(ui::Seconds step) override;
    [[nodiscard]] bool animating() const override { return Widget::animating() || m_view.animating(); }
    void setHovered(bool hovered) override;
    void setFocused(bool focused) override;
    void setFocusVisible(bool visible) override;
    [[nodiscard]] bool focusable() const override { return Widget::focusable() && !m_days.empty(); }

private:
    [[nodiscard]] static lights::Cell cellOf(std::size_t day) noexcept;
    [[nodiscard]] std::optional<std::size_t> dayAt(ui::Vec at) const;
    bool moveTo(std::size_t day);
    bool step(std::ptrdiff_t by); ///< \returns false if there is no such day.
    void refresh();               ///< Cursor and pointer in the view.
    void drawDay(ui::Canvas& canvas, std::size_t day) const;

    std::vector<PlotBar> m_days;
    std::size_t m_cursor = 0;
    std::optional<std::size_t> m_pointed;
    BoardView m_view;
};

} // namespace game
