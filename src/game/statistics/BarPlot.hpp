// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Session.hpp"
#include "ui/Widget.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What was solved in a period of time: a day or a week.
struct PlotBar {
    std::string name; ///< "Tuesday, 14 July 2026".
    std::string tick; ///< Label below the bar; empty for most.
    int solved = 0;
    int atOptimum = 0;          ///< How many of these.
    std::string solvedWords;    ///< "12 solved".
    std::string atOptimumWords; ///< "3 at the optimum (25 %)".
    puzzle::Milliseconds time{};
};

/// A bar chart: each bar is as high as the number of boards solved, filled with light up to the number solved at the
/// optimum and outlined above. One bar is selected: the one under the pointer, else that of the cursor, which ←/→, Home
/// and End move.
class BarPlot : public ui::Widget {
public:
    /// Replaces the bars. If their number changes, the cursor goes to the last one.
    void setBars(std::vector<PlotBar> bars);
    [[nodiscard]] const std::vector<PlotBar>& bars() const noexcept { return m_bars; }
    /// The selected bar; null if there are no bars.
    [[nodiscard]] const PlotBar* selected() const;
    /// The column of a bar, over the full height of the plot.
    [[nodiscard]] ui::Rect columnOf(std::size_t bar) const;

    std::function<void()> onMove; ///< The cursor moved.

    [[nodiscard]] ui::Spoken spoken() const override;
    void draw(ui::Canvas& canvas) const override;
    bool handle(const ui::Event& event) override;
    void setHovered(bool hovered) override;
    [[nodiscard]] bool focusable() const override { return Widget::focusable() && !m_bars.empty(); }

private:
    [[nodiscard]] ui::Rect plotArea() const;
    [[nodiscard]] std::optional<std::size_t> barAt(ui::Vec at) const;
    bool moveTo(std::size_t bar);
    void drawScale(ui::Canvas& canvas, std::int64_t top, int step) const;
    void drawBar(ui::Canvas& canvas, std::size_t bar, std::int64_t top) const;

    std::vector<PlotBar> m_bars;
    std::size_t m_cursor = 0;
    std::optional<std::size_t> m_pointed;
};

/// What a bar says of itself: "Tuesday, 14 July 2026: 12 solved, 3 at the optimum (25 %)".
[[nodiscard]] std::string wordsOf(const PlotBar& bar);

/// Returns the step between the lines of a scale up to `most`, a round number (1, 2, 5, 10 …) that makes them few.
[[nodiscard]] int scaleStep(int most) noexcept;

/// Draws a sign for the plot's legend: a piece of a bar, lit for solved at the optimum, else hollow.
void drawLegendSign(ui::Canvas& canvas, ui::Vec centre, bool atOptimum);

} // namespace game
