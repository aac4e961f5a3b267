// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shift/ShiftScores.hpp"

#include "text/Format.hpp"

namespace game {

namespace {

constexpr float rowHeight = 40;
constexpr float nameAt = 58;
constexpr float pointsWidth = 140; ///< Width of the points on the right.
constexpr float housesWidth = 110;
constexpr float roomForHouses = 480; ///< Narrower rows show the points only.

void drawRow(ui::Canvas& canvas, ui::Rect row, const text::Text& text, const data::ShiftRow& shown, bool own) {
    const ui::Palette& colours = canvas.colours();
    if (own)
        canvas.fill(row, ui::Paint::litRow(colours), 10);
    const sf::Color colour = own ? colours.onLit : colours.text;
    const ui::TextStyle cell = own ? ui::style::bodyBold : ui::style::body;
    const float y = row.centre().y;
    const bool wide = row.w >= roomForHouses;
    if (shown.rank)
        canvas.text(std::to_string(*shown.rank), {row.x + 19, y}, ui::style::bodyBold, colour, ui::Align::Centre);
    const std::string mark = own ? text.tr("· you") : std::string();
    const float markWidth = mark.empty() ? 0 : canvas.textWidth(mark, ui::style::body) + 5;
    const float width =
        canvas.textFitted(text::playerName(text, shown.run.player), {row.x + nameAt, y},
                          row.w - nameAt - markWidth - pointsWidth - (wide ? housesWidth : 0), cell, colour);
    if (!mark.empty())
        canvas.text(mark, {row.x + nameAt + width + 5, y}, ui::style::body, colour);
    const puzzle::ShiftScore& score = shown.run.score;
    if (wide)
        canvas.text(text.trn("{1} house", "{1} houses", score.houses), {row.right() - 134, y}, cell, colour,
                    ui::Align::Right);
    canvas.text(text.trn("{2} point", "{2} points", score.points, text::number(text, score.points)),
                {row.right() - 14, y}, cell, colour, ui::Align::Right);
}

} // namespace

float drawShiftRows(ui::Canvas& canvas, ui::Rect area, const text::Text& text, const std::vector<data::ShiftRow>& rows,
                    std::optional<std::size_t> own) {
    ui::Rect row{area.x, area.y, area.w, rowHeight};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        drawRow(canvas, row, text, rows[i], own == i);
        row.y += rowHeight;
    }
    return row.y - area.y;
}

std::string scoreSummary(const text::Text& text, const puzzle::ShiftScore& score) {
    return text.trn("{2} point", "{2} points", score.points, text::number(text, score.points)) + " · " +
           text.trn("{1} house", "{1} houses", score.houses);
}

} // namespace game
