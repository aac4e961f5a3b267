#pragma once

#include "data/players/Statistics.hpp"
#include "game/statistics/BarPlot.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <array>
#include <string>
#include <vector>

namespace game {

/// A large number with what it is of and what there is to say of it.
struct StatisticsFigure {
    std::string label;
    std::string number;
    std::string remark;
};

/// Everything together in six numbers. \param everybody whether they are of all players.
[[nodiscard]] std::array<StatisticsFigure, 6> statisticsFigures(const text::Text& text, const data::Statistics& of,
                                                                bool everybody);

/// A row of the table by mode: its name, and what stands in the columns.
struct ModeRow {
    std::string name;
    std::array<std::string, 5> cells;
};

/// The heads of the table's columns: solved, at the optimum, over, hints, time. Above the names stands nothing.
[[nodiscard]] ModeRow modeHeads(const text::Text& text);
/// Campaign, random, daily, night shift, other, and all of it.
[[nodiscard]] std::vector<ModeRow> modeRows(const text::Text& text, const data::Statistics& of);

inline constexpr int plotDays = 28;
inline constexpr int plotWeeks = 26;

/// How many days up to today `plotWeeks` weeks are that begin on Mondays, the last of which is not over yet.
[[nodiscard]] int daysOfPlot(puzzle::Day today);

/// The last `plotDays` of the days, each a bar. \param thisYear of today.
[[nodiscard]] std::vector<PlotBar> dayBars(const text::Text& text, const std::vector<data::DayTally>& days);
/// The days as weeks. \pre the first is a Monday.
[[nodiscard]] std::vector<PlotBar> weekBars(const text::Text& text, const std::vector<data::DayTally>& days);

} // namespace game
