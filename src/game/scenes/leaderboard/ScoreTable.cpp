#include "game/scenes/leaderboard/ScoreTable.hpp"

#include "data/DailyProgress.hpp"
#include "game/look/Signs.hpp"
#include "text/Format.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr int ranksWithPlaque = 3;

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

struct RowColours {
    sf::Color text;
    sf::Color faint;
    bool lit = false;
};

RowColours coloursOf(const ui::Canvas& canvas, const data::LeaderboardRow& row, bool own) {
    const ui::Palette& colours = canvas.colours();
    if (own)
        return {colours.onLit, colours.onLit, true};
    if (row.tampered)
        return {colours.text3, colours.text3, false};
    return {colours.text, colours.text2, false};
}

void drawRank(ui::Canvas& canvas, ui::Vec left, const std::optional<int>& rank, const RowColours& colours) {
    if (rank && *rank <= ranksWithPlaque)
        drawPlaque(canvas, {left.x, left.y - 15, 34, 30}, std::to_string(*rank));
    else
        canvas.text(rank ? std::to_string(*rank) : "–", {left.x + 9, left.y}, {ui::Face::Bold, 18, 1.4F, 0, true},
                    colours.text);
}

/// The name, and in words what is to be known of the run.
void drawPlayer(ui::Canvas& canvas, ui::Vec left, float room, const data::LeaderboardRow& row,
                const RowColours& colours, const ScoreWords& words) {
    std::string mark;
    if (row.run.player == words.player)
        mark += " " + words.text.tr("· you");
    if (row.run.assisted())
        mark += " " + words.text.tr("· with help");
    if (data::isLate(row.run))
        mark += " " + words.text.tr("· late");
    if (row.tampered)
        mark += " " + words.text.tr("· altered, does not count");
    const float marked = mark.empty() ? 0 : canvas.textWidth(mark, ui::style::secondary);
    const ui::TextStyle& style = colours.lit ? ui::style::tableCellBold : ui::style::tableCell;
    const float width =
        canvas.textFitted(text::playerName(words.text, row.run.player), left, room - marked, style, colours.text);
    if (!mark.empty())
        canvas.text(mark, {left.x + width, left.y}, ui::style::secondary,
                    row.tampered && !colours.lit ? canvas.colours().danger : colours.faint);
}

std::string dateOf(const data::Run& run, const ScoreWords& words) {
    const auto day = text::localDay(run.date, words.offset);
    return day ? text::shortDate(words.text, *day, words.thisYear) : "–";
}

std::string numberIn(ScoreColumn column, const data::Run& run, const ScoreWords& words) {
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
        return dateOf(run, words);
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
    ui::drawRowGround(canvas, area, state, own);
    const RowColours colours = coloursOf(canvas, row, own);
    const float y = area.centre().y;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const ui::Vec at{columns[i].x, y};
        switch (columns[i].column) {
        case ScoreColumn::Rank:
            drawRank(canvas, at, row.rank, colours);
            break;
        case ScoreColumn::Player:
            drawPlayer(canvas, at, columns[i + 1].x - at.x - 16, row, colours, words);
            break;
        case ScoreColumn::Stars:
            drawStars(canvas, {at.x + 33, y}, 10, 23, row.tampered ? 0 : row.run.stars(),
                      own ? StarGround::Lit : StarGround::Panel);
            break;
        default: {
            const ScoreColumn counts = data::isFixedBoard(row.run.key) ? ScoreColumn::Moves : ScoreColumn::Over;
            const bool bold = own || columns[i].column == counts;
            canvas.text(numberIn(columns[i].column, row.run, words), at,
                        bold ? ui::style::tableCellBold : ui::style::tableCell,
                        columns[i].column == ScoreColumn::Date ? colours.faint : colours.text, ui::Align::Right);
        }
        }
    }
}

} // namespace game
