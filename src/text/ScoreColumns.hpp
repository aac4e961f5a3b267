#pragma once

#include "data/runs/Leaderboard.hpp"
#include "data/runs/Shifts.hpp"
#include "text/Text.hpp"

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

/// A column of a leaderboard, for the window and the terminal: a new one is an entry in the table of its rows.
template<class Row>
struct ScoreColumnOf {
    /// Where a column stands in the window: its distance from an end of the table, logical units.
    struct Stand {
        std::optional<float> wide;    ///< None: not there.
        std::optional<float> compact; ///< The same in a compact window.
    };

    ScoreColumn column;
    std::string (*head)(const Text& text, bool brief);
    /// What stands in a row; null where every place has its own way to show it.
    std::string (*cell)(const Row& row, const Text& text, ScorePlace place) = nullptr;
    /// Whether `a` comes before `b` where small values come first; null where rows are not sorted by it.
    bool (*before)(const Row& a, const Row& b) = nullptr;
    bool greatestFirst = false; ///< Great values are what one wants to see first.
    bool words = false;         ///< Not a number: the terminal sets it to the left.
    bool printed = true;        ///< It is there in the terminal.
    bool fromLeft = false;      ///< It stands at the table's left end.
    Stand stand{};
    Stand ofManyBoards = stand; ///< In a table of runs on many boards.
};

/// The columns of a leaderboard of such rows, from left to right: data::LeaderboardRow or data::ShiftRow.
template<class Row>
[[nodiscard]] std::span<const ScoreColumnOf<Row>> scoreColumns();
template<>
std::span<const ScoreColumnOf<data::LeaderboardRow>> scoreColumns();
template<>
std::span<const ScoreColumnOf<data::ShiftRow>> scoreColumns();

/// \pre there is such a column.
template<class Row>
[[nodiscard]] const ScoreColumnOf<Row>& scoreColumn(ScoreColumn which) {
    const auto columns = scoreColumns<Row>();
    std::size_t at = 0;
    while (columns[at].column != which)
        ++at;
    return columns[at];
}

} // namespace text
