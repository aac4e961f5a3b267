// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Leaderboard.hpp"
#include "text/ScoreColumns.hpp"
#include "text/Text.hpp"
#include "ui/Canvas.hpp"
#include "ui/Text.hpp"
#include "ui/widgets/ListView.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace game {

using text::ScoreColumn;

/// How the rows are sorted. Equal rows stay in ranking order.
struct ScoreOrder {
    ScoreColumn column = ScoreColumn::Rank;
    bool descending = false;

    friend bool operator==(const ScoreOrder&, const ScoreOrder&) = default;
};

/// Sorts rows stably. \param rows in ranking order. Sorted by rank, tampered rows come last.
template<class Row>
void sortScores(std::vector<Row>& rows, const ScoreOrder& order) {
    const auto before = text::scoreColumn<Row>(order.column).before;
    std::stable_sort(rows.begin(), rows.end(), [&order, before](const Row& a, const Row& b) {
        return order.descending ? before(b, a) : before(a, b);
    });
}

/// The position and head of a column on the screen.
struct ColumnPlace {
    ScoreColumn column = ScoreColumn::Rank;
    float x = 0; ///< Its left end, or its right end if `right`.
    bool right = false;
    std::string head;
    bool largestFirst = false; ///< Whether the first click on the head sorts in descending order.

    /// The order after a click on the head: by this column, best first; reversed if already sorted by it.
    [[nodiscard]] ScoreOrder clicked(const ScoreOrder& before) const noexcept {
        return before.column == column ? ScoreOrder{column, !before.descending} : ScoreOrder{column, largestFirst};
    }
};

/// The columns that fit into the width of `table`; some are left out if there is little room.
/// \param manyBoards whether the runs are on many boards, so that they rank by moves over the optimum.
template<class Row>
[[nodiscard]] std::vector<ColumnPlace> placeColumns(ui::Rect table, const text::Text& text, bool compact,
                                                    bool manyBoards = false) {
    constexpr float margin = 29;
    std::vector<ColumnPlace> places;
    for (const text::ScoreColumnOf<Row>& column : text::scoreColumns<Row>()) {
        const auto& stand = manyBoards ? column.positionForManyBoards : column.stand;
        if (const auto distance = compact ? stand.compact : stand.wide)
            places.push_back({column.column,
                              column.fromLeft ? table.x + margin + *distance : table.right() - margin - *distance,
                              !column.fromLeft && column.column != ScoreColumn::Stars, column.head(text, compact),
                              column.largestFirst});
    }
    return places;
}

/// What it takes to draw a row apart from the row itself.
struct ScoreWords {
    const text::Text& text;
    std::string player;            ///< The current player.
    std::chrono::minutes offset{}; ///< Local time minus UTC.
    std::chrono::year thisYear{};
};

/// The colours of the text in a row.
struct RowColours {
    sf::Color text;
    sf::Color faint;
    bool lit = false; ///< The row of the current player.
};

/// Draws the background of a row. \returns the colours to write on it with.
RowColours drawScoreGround(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, bool own, bool tampered);

/// Draws the row of a run on a board.
void drawScoreRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, const data::LeaderboardRow& row,
                  const std::vector<ColumnPlace>& columns, const ScoreWords& words);
/// What a row says: "1. Ada · with help, moves 7, optimum 7 …".
[[nodiscard]] std::string spokenScoreRow(const data::LeaderboardRow& row, const ScoreWords& words);
[[nodiscard]] std::string spokenScoreRow(const data::ShiftRow& row, const ScoreWords& words);
/// Draws the row of a night shift.
void drawScoreRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, const data::ShiftRow& row,
                  const std::vector<ColumnPlace>& columns, const ScoreWords& words);

} // namespace game
