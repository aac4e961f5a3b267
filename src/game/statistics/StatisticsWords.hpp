// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/Statistics.hpp"
#include "game/statistics/BarPlot.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"

#include <array>
#include <string>
#include <vector>

namespace game {

/// A large number with its label and a remark.
struct StatisticsFigure {
    std::string label;
    std::string number;
    std::string remark;
};

/// The six totals. \param everybody whether the statistics are of all players together.
[[nodiscard]] std::array<StatisticsFigure, 6> statisticsFigures(const text::Text& text, const data::Statistics& of,
                                                                bool everybody);

/// A row of the table by mode: the name of the mode, and its cells.
struct ModeRow {
    std::string name;
    std::array<std::string, 5> cells;
    bool empty = false; ///< Nothing was played; the cells are dashes.
};

/// The heads of the table's columns: solved, at the optimum, over, hints, time. The column of names has none.
[[nodiscard]] ModeRow modeColumnHeads(const text::Text& text);
/// The table's rows: campaign, random, daily, night shift and other of Lights Out, Arukone, and the total.
[[nodiscard]] std::vector<ModeRow> modeRows(const text::Text& text, const data::Statistics& of);

inline constexpr int plotDays = 28;
inline constexpr int plotWeeks = 26;

/// Returns the number of days, up to and including today, in `plotWeeks` weeks from Monday to Sunday, the last of which
/// is the current one.
[[nodiscard]] int daysOfPlot(puzzle::Day today);

/// Makes a bar of each of the last `plotDays` days. \param days in order, up to today.
[[nodiscard]] std::vector<PlotBar> dayBars(const text::Text& text, const std::vector<data::DayTally>& days);
/// Makes a bar of each week. \param days in order, up to today. \pre the first is a Monday.
[[nodiscard]] std::vector<PlotBar> weekBars(const text::Text& text, const std::vector<data::DayTally>& days);

} // namespace game
