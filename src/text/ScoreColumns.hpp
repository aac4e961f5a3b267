// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Leaderboard.hpp"
#include "data/runs/Shifts.hpp"
#include "text/Text.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace text {

/// What the columns of leaderboards show.
enum class ScoreColumn : std::uint8_t {
    Rank,
    Player,
    Board,
    Stars,
    Over,
    Moves,
    Optimum,
    Time,
    Points,
    Houses,
    AtOptimum,
    Chain,
    Date,
};

/// Where a leaderboard is shown.
enum class ScorePlace : std::uint8_t { Window, Terminal };

/// A column of a leaderboard, for the window and the terminal. A new column is an entry in the table of its row type.
template<class Row>
struct ScoreColumnOf {
    /// A column's position in the window: its distance from one end of the table, in logical units.
    struct ColumnPosition {
        std::optional<float> wide;    ///< Empty if not shown.
        std::optional<float> compact; ///< Where it is in a compact window.
    };

    ScoreColumn column;
    std::string (*head)(const Text& text, bool brief);
    /// The text in a row; null if every place shows it in its own way.
    std::string (*cell)(const Row& row, const Text& text, ScorePlace place) = nullptr;
    /// Whether `a` comes before `b` in ascending order; null if rows are not sorted by this column.
    bool (*before)(const Row& a, const Row& b) = nullptr;
    bool largestFirst = false; ///< Sort descending at first.
    bool words = false;        ///< Not a number: aligned left in the terminal.
    bool printed = true;       ///< Shown in the terminal.
    bool fromLeft = false;     ///< The distance is from the table's left end.
    ColumnPosition stand{};
    ColumnPosition positionForManyBoards = stand; ///< The position in a table of runs on many boards.
};

/// The columns of a leaderboard of such rows, from left to right. Row is data::LeaderboardRow or data::ShiftRow.
template<class Row>
[[nodiscard]] std::span<const ScoreColumnOf<Row>> scoreColumns();
template<>
std::span<const ScoreColumnOf<data::LeaderboardRow>> scoreColumns();
template<>
std::span<const ScoreColumnOf<data::ShiftRow>> scoreColumns();

/// Returns a column. \pre there is such a column.
template<class Row>
[[nodiscard]] const ScoreColumnOf<Row>& scoreColumn(ScoreColumn which) {
    const auto columns = scoreColumns<Row>();
    std::size_t at = 0;
    while (columns[at].column != which)
        ++at;
    return columns[at];
}

} // namespace text
