#include "game/leaderboard/ScoreRow.hpp"

#include "game/look/Signs.hpp"
#include "text/Format.hpp"

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

} // namespace

RowColours drawScoreGround(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state, bool own, bool tampered) {
    ui::drawRowGround(canvas, area, state, own);
    return coloursOf(canvas.colours(), own, tampered);
}

void drawRank(ui::Canvas& canvas, ui::Vec left, const std::optional<int>& rank, const RowColours& colours) {
    if (rank && *rank <= ranksWithPlaque)
        drawPlaque(canvas, {left.x, left.y - 15, 34, 30}, std::to_string(*rank));
    else
        canvas.text(rank ? std::to_string(*rank) : "–", {left.x + 9, left.y}, {ui::Face::Bold, 18, 1.4F, 0, true},
                    colours.text);
}

void drawPlayer(ui::Canvas& canvas, ui::Vec left, float room, const std::string& player, std::string marks,
                bool tampered, const RowColours& colours, const ScoreWords& words) {
    if (player == words.player)
        marks = " " + words.text.tr("· you") + marks;
    if (tampered)
        marks += " " + words.text.tr("· altered, does not count");
    const float marked = marks.empty() ? 0 : canvas.textWidth(marks, ui::style::secondary);
    const ui::TextStyle& style = colours.lit ? ui::style::tableCellBold : ui::style::tableCell;
    const float width =
        canvas.textFitted(text::playerName(words.text, player), left, room - marked, style, colours.text);
    if (!marks.empty())
        canvas.text(marks, {left.x + width, left.y}, ui::style::secondary,
                    tampered && !colours.lit ? canvas.colours().danger : colours.faint);
}

std::string dateOf(const std::string& moment, const ScoreWords& words) {
    const auto day = text::localDay(moment, words.offset);
    return day ? text::shortDate(words.text, *day, words.thisYear) : "–";
}

} // namespace game
