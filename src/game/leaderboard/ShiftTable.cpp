#include "game/leaderboard/ShiftTable.hpp"

#include "game/leaderboard/ScoreRow.hpp"
#include "text/Format.hpp"

#include <algorithm>

namespace game {

namespace {

/// Whether `a` comes before `b` where small values come first.
bool before(ScoreColumn column, const data::ShiftRow& a, const data::ShiftRow& b) {
    const puzzle::ShiftScore& one = a.run.score;
    const puzzle::ShiftScore& other = b.run.score;
    switch (column) {
    case ScoreColumn::Rank:
        return a.rank && (!b.rank || *a.rank < *b.rank);
    case ScoreColumn::Player:
        return a.run.player < b.run.player;
    case ScoreColumn::Points:
        return one.points < other.points;
    case ScoreColumn::Houses:
        return one.houses < other.houses;
    case ScoreColumn::AtOptimum:
        return one.atOptimum < other.atOptimum;
    case ScoreColumn::Chain:
        return one.bestChain < other.bestChain;
    case ScoreColumn::Date:
        return a.run.date < b.run.date;
    default:
        return false;
    }
}

std::string textIn(ScoreColumn column, const data::ShiftSummary& run, const ScoreWords& words) {
    switch (column) {
    case ScoreColumn::Points:
        return text::number(words.text, run.score.points);
    case ScoreColumn::Houses:
        return std::to_string(run.score.houses);
    case ScoreColumn::AtOptimum:
        return std::to_string(run.score.atOptimum);
    case ScoreColumn::Chain:
        return std::to_string(run.score.bestChain);
    default:
        return dateOf(run.date, words);
    }
}

} // namespace

void sortShifts(std::vector<data::ShiftRow>& rows, const ScoreOrder& order) {
    std::stable_sort(rows.begin(), rows.end(), [&order](const data::ShiftRow& a, const data::ShiftRow& b) {
        return order.descending ? before(order.column, b, a) : before(order.column, a, b);
    });
}

std::vector<ColumnPlace> shiftColumns(ui::Rect table, bool compact) {
    const float right = table.right() - 29;
    const float left = table.x + 29;
    std::vector<ColumnPlace> places{{ScoreColumn::Rank, left, false}, {ScoreColumn::Player, left + 90, false}};
    if (compact)
        places.insert(places.end(), {{ScoreColumn::Points, right - 374, true},
                                     {ScoreColumn::Houses, right - 262, true},
                                     {ScoreColumn::AtOptimum, right - 128, true}});
    else
        places.insert(places.end(), {{ScoreColumn::Points, right - 570, true},
                                     {ScoreColumn::Houses, right - 440, true},
                                     {ScoreColumn::AtOptimum, right - 270, true},
                                     {ScoreColumn::Chain, right - 140, true}});
    places.push_back({ScoreColumn::Date, right, true});
    return places;
}

std::map<ScoreColumn, std::string> shiftColumnLabels(const text::Text& text, bool compact) {
    return {{ScoreColumn::Rank, text.tr("Rank")},
            {ScoreColumn::Player, text.tr("Player")},
            {ScoreColumn::Points, text.tr("Points")},
            {ScoreColumn::Houses, text.tr("Houses")},
            {ScoreColumn::AtOptimum, compact ? text.tr("Optimum") : text.tr("At the optimum")},
            {ScoreColumn::Chain, text.tr("Chain")},
            {ScoreColumn::Date, text.tr("Date")}};
}

void drawShiftRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, const data::ShiftRow& row,
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
            drawPlayer(canvas, at, columns[i + 1].x - 90 - at.x, row.run.player, {}, row.tampered.has_value(), colours,
                       words);
            break;
        default: {
            const bool bold = own || columns[i].column == ScoreColumn::Points;
            canvas.text(textIn(columns[i].column, row.run, words), at,
                        bold ? ui::style::tableCellBold : ui::style::tableCell,
                        columns[i].column == ScoreColumn::Date ? colours.faint : colours.text, ui::Align::Right);
        }
        }
    }
}

} // namespace game
