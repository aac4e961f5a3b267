// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/leaderboard/ScoreTable.hpp"

#include "data/players/DailyProgress.hpp"
#include "game/look/Signs.hpp"
#include "text/Format.hpp"
#include "ui/widgets/Panel.hpp"

namespace game {

namespace {

constexpr int ranksWithPlaque = 3;

RowColours coloursOf(const ui::Palette& colours, bool own, bool tampered) {
    if (own)
        return {colours.onLit, colours.onLit, true};
    if (tampered)
        return {colours.text3, colours.text3, false};
    return {colours.text, colours.text2, false};
}

/// Draws a rank: the first three on a plaque, none as a dash.
void drawRank(ui::Canvas& canvas, ui::Vec left, const std::optional<int>& rank, const RowColours& colours) {
    if (rank && *rank <= ranksWithPlaque)
        drawPlaque(canvas, {left.x, left.y - 15, 34, 30}, std::to_string(*rank));
    else
        canvas.text(rank ? std::to_string(*rank) : "–", {left.x + 9, left.y}, {ui::Face::Bold, 18, 1.4F, 0, true},
                    colours.text);
}

/// Remarks about a run, such as "· with help".
std::string remarksOf(const data::RunSummary& run, const text::Text& text) {
    std::string remarks;
    if (run.assisted())
        remarks += " " + text.tr("· with help");
    if (data::isLate(run))
        remarks += " " + text.tr("· late");
    if (run.within)
        remarks += " · " + text::withinWords(text, *run.within);
    return remarks;
}

/// The date of a run in local time, not in UTC.
std::string dayOf(const std::string& utc, const ScoreWords& words) {
    const auto local = puzzle::localDay(utc, words.offset);
    return local ? text::shortDate(words.text, *local, words.thisYear) : "–";
}

/// What stands after the player's name.
template<class Row>
std::string behindName(const Row& row, const ScoreWords& words, const std::string& remarks) {
    std::string behind = row.run.player == words.player ? " " + words.text.tr("· you") + remarks : remarks;
    if (row.tampered)
        behind += " " + words.text.tr("· altered, does not count");
    return behind;
}

template<class Row>
std::string spokenRow(const Row& row, const ScoreWords& words, const std::string& remarks) {
    std::string said = row.rank ? std::to_string(*row.rank) + ". " : std::string();
    said += text::playerName(words.text, row.run.player) + behindName(row, words, remarks);
    if constexpr (requires { row.run.stars(); })
        said += ", " + words.text.trn("{1} star", "{1} stars", row.tampered ? 0 : row.run.stars());
    for (const text::ScoreColumnOf<Row>& column : text::scoreColumns<Row>()) {
        const bool named = column.column == ScoreColumn::Rank || column.column == ScoreColumn::Player;
        if (!named && column.cell != nullptr && column.stand.wide)
            said += ", " + column.head(words.text, false) + " " +
                    (column.column == ScoreColumn::Date ? dayOf(row.run.date, words)
                                                        : column.cell(row, words.text, text::ScorePlace::Window));
    }
    return said;
}

/// Draws a row of either table.
template<class Row>
struct RowDrawing {
    ui::Canvas& canvas;
    const Row& row;
    const ScoreWords& words;
    RowColours colours;
    ScoreColumn counts;       ///< The column that the ranking goes by.
    std::string remarks;      ///< Remarks shown after the player's name.
    float roomAfterName = 16; ///< Space to keep free before the column after the player's.

    [[nodiscard]] bool own() const { return row.run.player == words.player; }

    void draw(const std::vector<ColumnPlace>& columns, float y) const {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const ui::Vec at{columns[i].x, y};
            if (columns[i].column == ScoreColumn::Rank)
                drawRank(canvas, at, row.rank, colours);
            else if (columns[i].column == ScoreColumn::Player)
                drawPlayer(at, columns[i + 1].x - roomAfterName - at.x);
            else if (columns[i].column == ScoreColumn::Stars)
                drawStarsOf(at);
            else
                drawCell(columns[i].column, at);
        }
    }

    /// Draws the name and the remarks about the row.
    void drawPlayer(ui::Vec left, float room) const {
        const std::string behind = behindName(row, words, remarks);
        const float marked = behind.empty() ? 0 : canvas.textWidth(behind, ui::style::secondary);
        const ui::TextStyle& style = colours.lit ? ui::style::tableCellBold : ui::style::tableCell;
        const float width =
            canvas.textFitted(text::playerName(words.text, row.run.player), left, room - marked, style, colours.text);
        if (!behind.empty())
            canvas.text(behind, {left.x + width, left.y}, ui::style::secondary,
                        row.tampered && !colours.lit ? canvas.colours().danger : colours.faint);
    }

    void drawStarsOf(ui::Vec left) const {
        if constexpr (requires { row.run.stars(); })
            drawStars(canvas, {left.x + 33, left.y}, 10, 23, row.tampered ? 0 : row.run.stars(),
                      own() ? StarBackground::Lit : StarBackground::Panel);
    }

    void drawCell(ScoreColumn column, ui::Vec right) const {
        const bool date = column == ScoreColumn::Date;
        const bool bold = own() || column == counts;
        canvas.text(date ? dayOf(row.run.date, words)
                         : text::scoreColumn<Row>(column).cell(row, words.text, text::ScorePlace::Window),
                    right, bold ? ui::style::tableCellBold : ui::style::tableCell, date ? colours.faint : colours.text,
                    ui::Align::Right);
    }
};

template<class Row>
RowColours drawRunGround(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, const Row& row,
                         const ScoreWords& words) {
    return drawScoreGround(canvas, area, state, row.run.player == words.player, row.tampered.has_value());
}

} // namespace

RowColours drawScoreGround(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, bool own, bool tampered) {
    ui::drawRowBackground(canvas, area, state, own);
    return coloursOf(canvas.colours(), own, tampered);
}

void drawScoreRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, const data::LeaderboardRow& row,
                  const std::vector<ColumnPlace>& columns, const ScoreWords& words) {
    const ScoreColumn counts = row.run.key.isFixedBoard() ? ScoreColumn::Moves : ScoreColumn::Over;
    const RowColours colours = drawRunGround(canvas, area, state, row, words);
    RowDrawing<data::LeaderboardRow>{canvas, row, words, colours, counts, remarksOf(row.run, words.text)}.draw(
        columns, area.centre().y);
}

void drawScoreRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, const data::ShiftRow& row,
                  const std::vector<ColumnPlace>& columns, const ScoreWords& words) {
    const RowColours colours = drawRunGround(canvas, area, state, row, words);
    RowDrawing<data::ShiftRow>{canvas, row, words, colours, ScoreColumn::Points, {}, 90}.draw(columns, area.centre().y);
}

std::string spokenScoreRow(const data::LeaderboardRow& row, const ScoreWords& words) {
    return spokenRow(row, words, remarksOf(row.run, words.text));
}

std::string spokenScoreRow(const data::ShiftRow& row, const ScoreWords& words) {
    return spokenRow(row, words, {});
}

} // namespace game
