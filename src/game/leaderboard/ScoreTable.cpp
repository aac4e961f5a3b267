#include "game/leaderboard/ScoreTable.hpp"

#include "data/players/DailyProgress.hpp"
#include "game/leaderboard/ScoreRow.hpp"
#include "game/look/Signs.hpp"
#include "text/Format.hpp"

#include <algorithm>

namespace game {

namespace {

/// Whether `a` comes before `b` where small values come first.
bool before(ScoreColumn column, const data::LeaderboardRow& a, const data::LeaderboardRow& b) {
    switch (column) {
    case ScoreColumn::Rank:
        return a.rank && (!b.rank || *a.rank < *b.rank);
    case ScoreColumn::Player:
        return a.run.player < b.run.player;
    case ScoreColumn::Stars:
        return a.run.stars() < b.run.stars();
    case ScoreColumn::Over:
        return a.run.over() < b.run.over();
    case ScoreColumn::Moves:
        return a.run.moves < b.run.moves;
    case ScoreColumn::Optimum:
        return a.run.optimum < b.run.optimum;
    case ScoreColumn::Time:
        return a.run.duration < b.run.duration;
    case ScoreColumn::Date:
        return a.run.date < b.run.date;
    default:
        break;
    }
    return false;
}

/// Many stars, many points and late dates are what one wants to see first.
bool bestIsGreatest(ScoreColumn column) noexcept {
    return column == ScoreColumn::Stars || column >= ScoreColumn::Date;
}

/// What is to be known of a run, in words.
std::string marksOf(const data::RunSummary& run, const text::Text& text) {
    std::string marks;
    if (run.assisted())
        marks += " " + text.tr("· with help");
    if (data::isLate(run))
        marks += " " + text.tr("· late");
    return marks;
}

std::string numberIn(ScoreColumn column, const data::RunSummary& run, const ScoreWords& words) {
    switch (column) {
    case ScoreColumn::Over:
        return (run.over() > 0 ? "+" : "") + std::to_string(run.over());
    case ScoreColumn::Moves:
        return std::to_string(run.moves);
    case ScoreColumn::Optimum:
        return run.exact ? std::to_string(run.optimum) : words.text.tr("≤ {1}", run.optimum);
    case ScoreColumn::Time:
        return text::clock(run.duration);
    default:
        return dateOf(run.date, words);
    }
}

} // namespace

ScoreOrder ScoreOrder::clicked(ScoreColumn on) const noexcept {
    if (on == column)
        return {column, !descending};
    return {on, bestIsGreatest(on)};
}

void sortScores(std::vector<data::LeaderboardRow>& rows, const ScoreOrder& order) {
    std::stable_sort(rows.begin(), rows.end(), [&order](const data::LeaderboardRow& a, const data::LeaderboardRow& b) {
        return order.descending ? before(order.column, b, a) : before(order.column, a, b);
    });
}

std::vector<ColumnPlace> scoreColumns(ui::Rect table, bool compact, bool over) {
    const float right = table.right() - 29;
    const float left = table.x + 29;
    std::vector<ColumnPlace> places{{ScoreColumn::Rank, left, false}, {ScoreColumn::Player, left + 90, false}};
    const float moves = right - (compact ? 254.0F : 384.0F);
    places.push_back({ScoreColumn::Stars, moves - (over ? 290.0F : compact ? 206.0F : 276.0F), false});
    if (over)
        places.push_back({ScoreColumn::Over, moves - 104, true});
    places.push_back({ScoreColumn::Moves, moves, true});
    if (!compact)
        places.push_back({ScoreColumn::Optimum, right - 258, true});
    places.push_back({ScoreColumn::Time, right - (compact ? 138.0F : 132.0F), true});
    places.push_back({ScoreColumn::Date, right, true});
    return places;
}

void drawScoreRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, const data::LeaderboardRow& row,
                  const std::vector<ColumnPlace>& columns, const ScoreWords& words) {
    const bool own = row.run.player == words.player;
    const RowColours colours = drawScoreGround(canvas, area, state, own, row.tampered.has_value());
    const float y = area.centre().y;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const ui::Vec at{columns[i].x, y};
        switch (columns[i].column) {
        case ScoreColumn::Rank:
            drawRank(canvas, at, row.rank, colours);
            break;
        case ScoreColumn::Player:
            drawPlayer(canvas, at, columns[i + 1].x - at.x - 16, row.run.player, marksOf(row.run, words.text),
                       row.tampered.has_value(), colours, words);
            break;
        case ScoreColumn::Stars:
            drawStars(canvas, {at.x + 33, y}, 10, 23, row.tampered ? 0 : row.run.stars(),
                      own ? StarGround::Lit : StarGround::Panel);
            break;
        default: {
            const ScoreColumn counts = row.run.key.isFixedBoard() ? ScoreColumn::Moves : ScoreColumn::Over;
            const bool bold = own || columns[i].column == counts;
            canvas.text(numberIn(columns[i].column, row.run, words), at,
                        bold ? ui::style::tableCellBold : ui::style::tableCell,
                        columns[i].column == ScoreColumn::Date ? colours.faint : colours.text, ui::Align::Right);
        }
        }
    }
}

} // namespace game
