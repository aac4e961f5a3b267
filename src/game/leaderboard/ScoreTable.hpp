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

/// How the rows are sorted. Rows that are equal stay in the order of ranking.
struct ScoreOrder {
    ScoreColumn column = ScoreColumn::Rank;
    bool descending = false;

    friend bool operator==(const ScoreOrder&, const ScoreOrder&) = default;
};

/// \param rows in the order of ranking. Tampered rows come last in the order of ranks.
template<class Row>
void sortScores(std::vector<Row>& rows, const ScoreOrder& order) {
    const auto before = text::scoreColumn<Row>(order.column).before;
    std::stable_sort(rows.begin(), rows.end(), [&order, before](const Row& a, const Row& b) {
        return order.descending ? before(b, a) : before(a, b);
    });
}

/// A column as it stands in the window.
struct ColumnPlace {
    ScoreColumn column = ScoreColumn::Rank;
    float x = 0; ///< Of its left end, or of its right end where `right`.
    bool right = false;
    std::string head;
    bool greatestFirst = false; ///< What a first click on the head shows first.

    /// The order after a click on the head: by this column, best first; the other way round when it was sorted by
    /// already.
    [[nodiscard]] ScoreOrder clicked(const ScoreOrder& before) const noexcept {
        return before.column == column ? ScoreOrder{column, !before.descending} : ScoreOrder{column, greatestFirst};
    }
};

/// The columns that fit between the sides of `table`; some go where there is little room.
/// \param manyBoards whether the runs are of many boards, so that the moves over the optimum are what counts.
template<class Row>
[[nodiscard]] std::vector<ColumnPlace> placeColumns(ui::Rect table, const text::Text& text, bool compact,
                                                    bool manyBoards = false) {
    constexpr float margin = 29;
    std::vector<ColumnPlace> places;
    for (const text::ScoreColumnOf<Row>& column : text::scoreColumns<Row>()) {
        const auto& stand = manyBoards ? column.ofManyBoards : column.stand;
        if (const auto distance = compact ? stand.compact : stand.wide)
            places.push_back({column.column,
                              column.fromLeft ? table.x + margin + *distance : table.right() - margin - *distance,
                              !column.fromLeft && column.column != ScoreColumn::Stars, column.head(text, compact),
                              column.greatestFirst});
    }
    return places;
}

/// What the drawing of a row needs to know beside the row.
struct ScoreWords {
    const text::Text& text;
    std::string player;            ///< Who plays now.
    std::chrono::minutes offset{}; ///< Of local time.
    std::chrono::year thisYear{};
};

/// What a row is written in.
struct RowColours {
    sf::Color text;
    sf::Color faint;
    bool lit = false; ///< The row of the current player.
};

/// The ground of a row, and what is to be written on it with.
RowColours drawScoreGround(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, bool own, bool tampered);

/// A run on a board.
void drawScoreRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, const data::LeaderboardRow& row,
                  const std::vector<ColumnPlace>& columns, const ScoreWords& words);
/// A night shift.
void drawScoreRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, const data::ShiftRow& row,
                  const std::vector<ColumnPlace>& columns, const ScoreWords& words);

} // namespace game
