#pragma once

#include "data/runs/Leaderboard.hpp"
#include "game/leaderboard/ScoreRow.hpp"
#include "text/Text.hpp"
#include "ui/Text.hpp"
#include "ui/widgets/ListView.hpp"

#include <array>
#include <functional>
#include <vector>

namespace game {

/// The columns of the leaderboard, from left to right; behind them those that only night shifts have.
enum class ScoreColumn : std::uint8_t {
    Rank,
    Player,
    Stars,
    Over,
    Moves,
    Optimum,
    Time,
    Date,
    Points,
    Houses,
    AtOptimum,
    Chain,
};

inline constexpr std::array allScoreColumns{ScoreColumn::Rank, ScoreColumn::Player, ScoreColumn::Stars,
                                            ScoreColumn::Over, ScoreColumn::Moves,  ScoreColumn::Optimum,
                                            ScoreColumn::Time, ScoreColumn::Date};

/// How the rows are sorted. Rows that are equal stay in the order of ranking.
struct ScoreOrder {
    ScoreColumn column = ScoreColumn::Rank;
    bool descending = false;

    /// After a click on a column's head: that column, best first; the other way round when it was sorted by already.
    [[nodiscard]] ScoreOrder clicked(ScoreColumn on) const noexcept;
    friend bool operator==(const ScoreOrder&, const ScoreOrder&) = default;
};

/// \param rows in the order of ranking. Tampered rows come last in the order of ranks.
void sortScores(std::vector<data::LeaderboardRow>& rows, const ScoreOrder& order);

/// Where a column stands.
struct ColumnPlace {
    ScoreColumn column = ScoreColumn::Rank;
    float x = 0; ///< Of its left end, or of its right end where `right`.
    bool right = false;
};

/// The columns that fit between the sides of `table`; the optimum goes first when there is little room.
/// \param over whether the runs are of many boards, so that the moves over the optimum are what counts.
[[nodiscard]] std::vector<ColumnPlace> scoreColumns(ui::Rect table, bool compact, bool over);

void drawScoreRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, const data::LeaderboardRow& row,
                  const std::vector<ColumnPlace>& columns, const ScoreWords& words);

} // namespace game
