#pragma once

#include "lights/Session.hpp"
#include "ui/Widget.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

/// What was solved in a stretch of time: a day, a week.
struct PlotBar {
    std::string name; ///< "Tuesday, 14 July 2026".
    std::string tick; ///< Below the bar; empty for most.
    int solved = 0;
    int atOptimum = 0; ///< Of these.
    puzzle::Milliseconds time{};
};

/// Bars side by side: as high as what was solved, and filled with light as far as it was solved at the optimum; the
/// rest is an outline. One bar is meant: the one under the pointer, else that of the cursor, which ←/→, Home and End
/// move.
class BarPlot : public ui::Widget {
public:
    /// The cursor goes to the last bar where there are more or fewer than before.
    void setBars(std::vector<PlotBar> bars);
    [[nodiscard]] const std::vector<PlotBar>& bars() const noexcept { return m_bars; }
    /// The bar that is meant; null where there are none.
    [[nodiscard]] const PlotBar* meant() const;
    /// What belongs to a bar, from top to bottom.
    [[nodiscard]] ui::Rect columnOf(std::size_t bar) const;

    std::function<void()> onMove; ///< Of the cursor.

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

/// How far apart the lines of a scale up to `most` stand, so that there are few of them at round numbers: 1, 2, 5, 10 …
[[nodiscard]] int scaleStep(int most) noexcept;

/// The two signs of the plot, for its legend: a piece of a bar solved at the optimum, or not.
void drawBarSign(ui::Canvas& canvas, ui::Vec centre, bool atOptimum);

} // namespace game
