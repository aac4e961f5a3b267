// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/ArukonePanels.hpp"

#include "arukone/EventText.hpp"
#include "game/look/BoardIcons.hpp"
#include "game/look/CableLook.hpp"
#include "game/look/Theme.hpp"
#include "game/look/fusebox/FuseBoxPaint.hpp"
#include "game/round/IdeaCard.hpp"
#include "game/round/RacePanel.hpp"
#include "game/round/SmallBoard.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

FuseBoxOptions small() {
    FuseBoxOptions options;
    options.largestPitch = 100;
    options.frame = false;
    options.motion.speed = 0;
    return options;
}

constexpr int maxCountable = 9; ///< Up to this many rows or columns can be counted at a glance.
constexpr float discRadius = 17;
constexpr std::size_t discsInRow = 5;
constexpr float lastFigure = 62; ///< Height of a figure with nothing below it.

/// Rows of the discs that stand for pairs.
float discRows(std::size_t pairs) {
    const std::size_t rows = (pairs + discsInRow - 1) / discsInRow;
    return static_cast<float>(rows);
}

std::string bestWords(const text::Text& text, const ArukoneRound& round, const std::optional<data::LevelBest>& best) {
    if (!best)
        return text.tr("No record yet");
    if (arukone::fillsBoard(round.board().fill()))
        return text.tr("Your best: {1}", text::clock(best->time));
    return text.tr("Your best: {1}", best->moves);
}

/// How to draw, what the level is about, and what the length is; on boards without an idea what all cables have.
std::string adviceWords(const text::Text& text, const Challenge& challenge, const ArukoneContext& context) {
    std::string words = context.idea ? std::string() : ideaOf(text, challenge);
    const auto add = [&words](const std::string& more) { words += (words.empty() ? "" : "\n\n") + more; };
    if (context.firstBox)
        add(text.tr("Drag from a number to its partner, or press Enter on it and use the arrows."));
    if (challenge.fuseBox().fill() == arukone::Fill::Apart)
        add(text.tr("Every cell has to be used, and no cable may run beside itself."));
    if (challenge.fuseBox().fill() == arukone::Fill::Any && !context.best)
        add(text.tr("Length counts the steps of all cables from cell to cell."));
    if (words.empty() && challenge.place() == nullptr)
        add(text.tr("Cables never cross or branch. Each one has its own weave, so colour is never the only clue."));
    return words;
}

ArukoneFacts::Count scoreOf(const text::Text& text, const ArukoneRound& round, int now, bool showsOptimum) {
    ArukoneFacts::Count score{now, {}};
    if (!showsOptimum)
        return score;
    if (round.unsolvable())
        score.remark = text.tr("no solution");
    else if (const auto best = round.optimum())
        score.remark = optimumWords(text, best->moves, best->exact);
    else if (round.solving() && !round.isHelpless())
        score.remark = text.tr("computing…");
    return score;
}

/// What the score is.
std::string scoreWord(const text::Text& text, bool isLength) {
    return isLength ? text.trc("of all cables", "Length") : text.tr("Strokes");
}

} // namespace

SmallArukoneBoard::SmallArukoneBoard(const arukone::Board& board)
    : m_view(small()) {
    m_view.setBoard(board);
}

void SmallArukoneBoard::draw(ui::Canvas& canvas, ui::Vec at, float cell) {
    const arukone::Board& board = *m_view.board();
    const ui::Vec size = smallBoardSize(board.rows(), board.columns(), cell, canvas.viewport());
    const ui::Rect cells{at.x, at.y, size.x, size.y};
    m_cells = cells;
    const ui::Rect plate = cells.inset(-SmallBoard::border);
    drawPlainPlate(canvas, plate);
    canvas.stroke(plate, 2, canvas.theme().flat ? canvas.colours().line : look(canvas.theme()).brassLow, 4);
    m_view.place(cells, 0, canvas.viewport());
    m_view.draw(canvas);
}

ArukoneRival rivalOn(const arukone::Board& board, data::Run run) {
    arukone::Playback playback(arukone::Session(board), arukone::parseEvents(run.events).value());
    return {std::move(playback), std::move(run)};
}

ArukoneFacts::Rival rivalFacts(const text::Text& text, const ArukoneRival& rival) {
    const arukone::Session& session = rival.session();
    ArukoneFacts::Rival facts{text::playerName(text, rival.run().player), session.score(), session.state().joined,
                              std::nullopt};
    if (rival.finished())
        facts.time = rival.run().duration;
    return facts;
}

ArukoneFacts::Pairs pairsOf(const arukone::Board& board, const arukone::Cables& cables) {
    ArukoneFacts::Pairs pairs;
    for (int pair = 0; pair < board.pairCount(); ++pair) {
        pairs.each.push_back(arukone::joins(board, pair, cables[static_cast<std::size_t>(pair)]));
        pairs.joined += pairs.each.back() ? 1 : 0;
    }
    return pairs;
}

ArukoneFacts fuseBoxFacts(const text::Text& text, const data::Settings& settings, const ArukoneRound& round,
                          const ArukoneContext& context) {
    const arukone::Session& session = round.session();
    const arukone::Board& board = round.board();
    ArukoneFacts facts;
    facts.showName = settings.inSight.levelName;
    facts.rival = context.rival;
    if (settings.inSight.best && !round.challenge().random() && !context.rival)
        facts.best = bestWords(text, round, context.best);
    facts.advice = context.rival ? std::string() : adviceWords(text, round.challenge(), context);
    if (context.test)
        facts.help = text.tr("Test play: not recorded");
    else if (session.assists().solutionShown)
        facts.help = text.tr("Solution shown: not recorded");
    else if (session.assists().any())
        facts.help = text.tr("With help: two stars at most");
    const arukone::Cables cables = context.pen != nullptr ? context.pen->outcome().cables : session.cables();
    const arukone::CablesState state = arukone::stateOf(board, cables);
    if (settings.inSight.windowsLeft)
        facts.pairs = pairsOf(board, cables);
    if (settings.inSight.windowsLeft && arukone::fillsBoard(board.fill()))
        facts.cells = {state.used, text.tr("of {1}", std::to_string(board.cellCount() - board.holeCount()))};
    facts.isLength = board.fill() == arukone::Fill::Any;
    if (settings.inSight.moves)
        facts.score = scoreOf(text, round, facts.isLength ? state.length : session.score(), settings.inSight.optimum);
    facts.stars.withinReach = round.starsWithinReach();
    if (const auto best = round.optimum(); best && settings.inSight.optimum)
        facts.stars = {arukone::twoStarGoal(board.fill(), best->moves), best->moves, facts.stars.withinReach,
                       !facts.isLength && board.pairCount() == 1};
    if (settings.inSight.time)
        facts.time = session.elapsed();
    if (board.rows() > maxCountable || board.columns() > maxCountable)
        facts.cursor = text.tr("row {1} · column {2}", context.cursor.row + 1, context.cursor.column + 1);
    return facts;
}

void ArukonePanels::layout(const ui::Viewport& viewport, float leftEnd) {
    m_columns.layout(viewport);
    m_leftEnd = leftEnd;
}

void ArukonePanels::draw(ui::Canvas& canvas, const ArukoneFacts& facts, bool state) const {
    drawLeft(canvas, facts);
    if (state)
        drawRight(canvas, facts);
}

void ArukonePanels::drawLeft(ui::Canvas& canvas, const ArukoneFacts& facts) const {
    const ui::Palette& colours = canvas.colours();
    const Challenge& challenge = m_columns.challenge();
    const float width = left().w;
    ui::Vec at{left().x, m_columns.drawSign(canvas, facts.showName)};
    if (m_columns.compact())
        at.y -= 12;
    at.y = drawFact(canvas, at, width, boardIcon::cable, colours.accent, m_text.tr("Goal: join equal numbers"),
                    ui::style::bodyBold, colours.text);
    at.y = drawFact(canvas, at, width, ui::Icon::Grid, colours.text2, boardLine(m_text, challenge.fuseBox()),
                    ui::style::body, colours.text2);
    if (facts.best)
        at.y =
            drawFact(canvas, at, width, boardIcon::record, colours.text2, *facts.best, ui::style::body, colours.text2);
    at.y = m_columns.drawCode(canvas, at);
    if (!facts.advice.empty() && at.y + canvas.paragraphHeight(facts.advice, width, ui::style::legend) < m_leftEnd)
        canvas.paragraph(facts.advice, {at.x, at.y + 2, width, 120}, ui::style::legend, colours.text2);
}

float ArukonePanels::drawPairs(ui::Canvas& canvas, float top, const ArukoneFacts::Pairs& pairs) const {
    const float pitch = m_columns.compact() ? 38.0F : 42.0F;
    const ui::Theme& theme = canvas.theme();
    for (std::size_t pair = 0; pair < pairs.each.size(); ++pair) {
        const auto column = static_cast<float>(pair % discsInRow);
        const std::size_t row = pair / discsInRow;
        const ui::Vec centre{right().x + discRadius + column * pitch,
                             top + discRadius + static_cast<float>(row) * pitch};
        const sf::Color colour = cableColour(theme, static_cast<int>(pair));
        if (pairs.each[pair])
            canvas.disc(centre, discRadius, colour);
        else
            canvas.ring(centre, discRadius, 2, colour);
        canvas.text(std::to_string(pair + 1), centre, {ui::Face::Bold, 15},
                    pairs.each[pair] ? sf::Color{0x10, 0x18, 0x20} : canvas.colours().text, ui::Align::Centre);
    }
    return discRows(pairs.each.size()) * pitch;
}

float ArukonePanels::heightOf(const ArukoneFacts& facts) const {
    const float pitch = figurePitch();
    float height = 0;
    for (const bool shown :
         {facts.pairs.has_value(), facts.cells.has_value(), facts.score.has_value(), facts.time.has_value()})
        height += shown ? pitch : 0;
    if (facts.score || facts.stars.three)
        height += m_columns.compact() ? 74.0F : 84.0F;
    if (!facts.help.empty())
        height += 44;
    return height - (facts.time ? pitch - lastFigure : 0) + (facts.cursor ? 32.0F : 0);
}

void ArukonePanels::drawRace(ui::Canvas& canvas, const ArukoneFacts& facts) const {
    const ArukoneFacts::Rival& rival = *facts.rival;
    RaceColumn race;
    race.rival = rival.name;
    if (facts.score) {
        const std::string what = scoreWord(m_text, facts.isLength);
        race.figures.push_back({facts.score->remark.empty() ? what : what + " · " + facts.score->remark,
                                std::to_string(facts.score->now), std::to_string(rival.score)});
    }
    if (facts.pairs)
        race.figures.push_back(
            {m_text.tr("Joined"), std::to_string(facts.pairs->joined), std::to_string(rival.joined)});
    if (facts.time)
        race.figures.push_back(
            {m_text.tr("Time"), text::clock(*facts.time), rival.time ? text::clock(*rival.time) : std::string(), true});
    if (facts.score || facts.stars.three)
        race.stars = facts.stars;
    race.help = facts.help;
    race.cursor = facts.cursor;
    m_raceEnd = game::drawRace(canvas, m_text, m_columns, race);
}

void ArukonePanels::drawRight(ui::Canvas& canvas, const ArukoneFacts& facts) const {
    if (facts.rival) {
        drawRace(canvas, facts);
        return;
    }
    const float pitch = figurePitch();
    ui::Vec at{right().x, right().y + 2};
    const auto figure = [&](const std::string& label, const ArukoneFacts::Count& count) {
        drawFigure(canvas, at, label, std::to_string(count.now), count.remark, ui::style::bigNumber);
        at.y += pitch;
    };
    if (facts.pairs) {
        const auto all = static_cast<std::int64_t>(facts.pairs->each.size());
        // TRANSLATORS: Below a large number: 3, "of 7 pairs".
        figure(m_text.tr("Joined"), {facts.pairs->joined, m_text.trn("of {1} pair", "of {1} pairs", all)});
        const float discs = discRows(facts.pairs->each.size()) * (m_columns.compact() ? 38.0F : 42.0F);
        if (heightOf(facts) + discs + 16 <= right().h)
            at.y += drawPairs(canvas, at.y - 19, *facts.pairs) + 3;
    }
    if (facts.cells)
        figure(m_text.tr("Cells filled"), *facts.cells);
    if (facts.score)
        figure(scoreWord(m_text, facts.isLength), *facts.score);
    if (facts.score || facts.stars.three) {
        m_columns.drawStarGoals(canvas, at.y + 10, facts.stars);
        at.y += m_columns.compact() ? 74.0F : 84.0F;
        at.y += m_columns.drawHelp(canvas, at.y - (m_columns.compact() ? 8.0F : 14.0F), facts.help);
    }
    m_columns.drawTime(canvas, at, facts.time);
    if (facts.time)
        at.y += pitch;
    if (facts.cursor)
        m_columns.drawPlace(canvas, at, *facts.cursor);
}

} // namespace game
