#include "game/shift/ShiftTable.hpp"

#include "game/look/Signs.hpp"
#include "text/Format.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr int ranksWithPlaque = 3;

/// Whether `a` comes before `b` where small values come first.
bool before(ScoreColumn column, const data::ShiftRow& a, const data::ShiftRow& b) {
    const lights::ShiftScore& one = a.run.score;
    const lights::ShiftScore& other = b.run.score;
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
        return one.bestRun < other.bestRun;
    case ScoreColumn::Date:
        return a.run.date < b.run.date;
    default:
        return false;
    }
}

std::string textIn(ScoreColumn column, const data::ShiftRun& run, const ScoreWords& words) {
    switch (column) {
    case ScoreColumn::Points:
        return text::number(words.text, run.score.points);
    case ScoreColumn::Houses:
        return std::to_string(run.score.houses);
    case ScoreColumn::AtOptimum:
        return std::to_string(run.score.atOptimum);
    case ScoreColumn::Chain:
        return std::to_string(run.score.bestRun);
    default:
        break;
    }
    const auto day = text::localDay(run.date, words.offset);
    return day ? text::shortDate(words.text, *day, words.thisYear) : "–";
}

void drawPlayer(ui::Canvas& canvas, ui::Vec left, float room, const data::ShiftRow& row, bool own, sf::Color colour,
                const ScoreWords& words) {
    std::string mark = own ? " " + words.text.tr("· you") : std::string();
    if (row.tampered)
        mark += " " + words.text.tr("· altered, does not count");
    const float marked = mark.empty() ? 0 : canvas.textWidth(mark, ui::style::secondary);
    const float width = canvas.textFitted(text::playerName(words.text, row.run.player), left, room - marked,
                                          own ? ui::style::tableCellBold : ui::style::tableCell, colour);
    if (!mark.empty())
        canvas.text(mark, {left.x + width, left.y}, ui::style::secondary,
                    row.tampered && !own ? canvas.colours().danger : colour);
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
    const ui::Palette& palette = canvas.colours();
    const bool own = row.run.player == words.player;
    ui::drawRowGround(canvas, area, state, own);
    const sf::Color colour = own ? palette.onLit : row.tampered ? palette.text3 : palette.text;
    const float y = area.centre().y;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const ui::Vec at{columns[i].x, y};
        switch (columns[i].column) {
        case ScoreColumn::Rank:
            if (row.rank && *row.rank <= ranksWithPlaque)
                drawPlaque(canvas, {at.x, at.y - 15, 34, 30}, std::to_string(*row.rank));
            else
                canvas.text(row.rank ? std::to_string(*row.rank) : "–", {at.x + 9, at.y}, ui::style::tableCellBold,
                            colour);
            break;
        case ScoreColumn::Player:
            drawPlayer(canvas, at, columns[i + 1].x - 90 - at.x, row, own, colour, words);
            break;
        default: {
            const bool bold = own || columns[i].column == ScoreColumn::Points;
            canvas.text(textIn(columns[i].column, row.run, words), at,
                        bold ? ui::style::tableCellBold : ui::style::tableCell, colour, ui::Align::Right);
        }
        }
    }
}

} // namespace game
