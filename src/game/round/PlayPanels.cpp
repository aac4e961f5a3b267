// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/PlayPanels.hpp"

#include "game/look/BoardIcons.hpp"
#include "game/look/Signs.hpp"
#include "game/look/StampSketch.hpp"
#include "game/look/facade/BoardFacade.hpp"
#include "game/round/GoalCard.hpp"
#include "game/round/IdeaCard.hpp"
#include "game/round/LightsBoardWidget.hpp"
#include "game/round/RacePanel.hpp"
#include "game/words/Wording.hpp"
#include "puzzle/Game.hpp"
#include "text/Format.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr int maxCountable = 9; ///< Up to this many rows or columns can be counted at a glance.

/// Draws the shape of a stamp with its name beside it, as a fact. \returns the y of the next fact.
float drawStamp(ui::Canvas& canvas, ui::Vec at, float width, lights::Stamp stamp, const std::string& name) {
    constexpr float iconWidth = 24; // As that of the facts around it.
    drawStampSketch(canvas, {at.x + iconWidth / 2, at.y}, iconWidth, stamp,
                    {canvas.colours().accent, canvas.colours().text2});
    return drawFactWords(canvas, at, width, name, ui::style::body, canvas.colours().text2);
}

/// Draws the explanation of joined edges beside their badge. \returns the y of the next badge.
float drawEdges(ui::Canvas& canvas, ui::Vec at, float width, float badge, const std::string& words) {
    float y = at.y;
    for (const std::string& line : canvas.wrap(words, ui::style::body, width - badge - 10)) {
        canvas.text(line, {at.x + badge + 10, y}, ui::style::body, canvas.colours().text2);
        y += ui::style::body.size * 1.25F;
    }
    return y - ui::style::body.size * 1.25F + 44;
}

constexpr float edgesRoom = 172; ///< For the explanation of joined edges, at most.

/// The wording of the optimum as far as it is known.
std::string optimumOf(const text::Text& text, const PlayFacts& facts) {
    if (facts.unsolvable)
        return text.tr("no solution");
    if (facts.solving)
        return text.tr("computing… {1}", text::percent(text, static_cast<int>(*facts.solving * 100)));
    return facts.optimum ? optimumWords(text, *facts.optimum, facts.exact) : std::string();
}

constexpr float highest = 76;
constexpr float portTop = 44;
constexpr float smallHouseDrop = 0.55F; ///< Share of the spare height that goes above a small board.

StarGoals starGoals(const PlayFacts& facts) {
    return {facts.twoStarMoves, facts.optimum, facts.starsWithinReach, facts.ways && facts.ways->allShortest};
}

/// What may be pressed in quiet hours, as the beginning of a sentence.
std::string awakeWindows(const text::Text& text, lights::GoalKind goal) {
    switch (goal) {
    case lights::GoalKind::On:
        return text.tr("Only dark windows");
    case lights::GoalKind::Picture:
        return text.tr("Only wrong windows");
    case lights::GoalKind::Off:
        break;
    }
    return text.tr("Only lit windows");
}

} // namespace

PlayFacts playFacts(const text::Text& text, const data::Settings& settings, const Round& round,
                    const PlayContext& context) {
    const lights::Session& session = round.session();
    PlayFacts facts;
    facts.showName = settings.inSight.levelName;
    facts.showBest = settings.inSight.best && !round.challenge().random() && // Every random board is new.
                     !context.race;
    facts.race = context.race;
    facts.best = context.best;
    facts.unsolvable = round.unsolvable();
    facts.starsWithinReach = round.starsWithinReach();
    if (context.test)
        facts.help = text.tr("Test play: not recorded");
    else if (session.assists().solutionShown)
        facts.help = text.tr("Solution shown: not recorded");
    else if (session.assists().any())
        facts.help = text.tr("With help: two stars at most");
    if (settings.inSight.moves)
        facts.moves = session.moves();
    if (settings.inSight.optimum) {
        if (round.solving())
            facts.solving = round.progress();
        if (const lights::Optimum* optimum = round.optimum()) {
            facts.optimum = optimum->moves();
            facts.exact = optimum->exact();
            facts.ways = round.ways();
            facts.twoStarMoves = round.twoStarMoves();
        }
    }
    if (settings.inSight.windowsLeft) {
        facts.windowsLeft = session.cellsLeft();
        facts.windows = session.board().matteringCount();
    }
    if (settings.inSight.time)
        facts.time = session.elapsed();
    facts.movesLeft = context.movesLeft;
    if (session.board().rows() > maxCountable || session.board().columns() > maxCountable)
        facts.cursor = text.tr("row {1} · column {2}", context.cursor.row + 1, context.cursor.column + 1);
    return facts;
}

void PlayPanels::draw(ui::Canvas& canvas, const PlayFacts& facts, const GoalCard* goal, bool state) const {
    drawLeft(canvas, facts, goal);
    if (state)
        drawRight(canvas, facts);
}

void PlayPanels::drawLeft(ui::Canvas& canvas, const PlayFacts& facts, const GoalCard* goal) const {
    const ui::Palette& colours = canvas.colours();
    ui::Vec at{left().x, m_columns.drawSign(canvas, facts.showName)};
    if (compact())
        at.y -= 12;
    at.y = drawFact(canvas, at, left().w, goalIcon(m_columns.challenge().lights().goal()), colours.accent,
                    goalLine(m_text, m_columns.challenge().lights().goal()), ui::style::bodyBold, colours.text);
    if (const std::string task = taskOf(m_text, m_columns.challenge()); !task.empty())
        at.y =
            drawFact(canvas, at, left().w, boardIcon::bullseye, colours.accent, task, ui::style::body, colours.text2);
    at.y = drawFact(canvas, at, left().w, surfaceIcon(m_columns.challenge().lights().rules().surface), colours.text2,
                    surfaceLine(m_text, m_columns.challenge().lights()), ui::style::body, colours.text2);
    if (const lights::Stamp stamp = m_columns.challenge().lights().rules().stamp;
        stamp != lights::Stamp::Plus || !compact())
        at.y = drawStamp(canvas, at, left().w, stamp, m_text.tr("Stamp: {1}", stampName(m_text, stamp)));
    if (m_columns.challenge().lights().start().hasSealed())
        at.y = drawFact(canvas, at, left().w, boardIcon::sealed, colours.text2,
                        m_text.tr("Sealed windows cannot be pressed"), ui::style::body, colours.text2);
    if (m_columns.challenge().lights().start().hasCurtains())
        at.y = drawFact(canvas, at, left().w, boardIcon::curtain, colours.text2,
                        m_text.tr("Behind a curtain, light or dark does not matter"), ui::style::body, colours.text2);
    if (m_columns.challenge().lights().rules().quietHours && !hasRuleCard(facts))
        at.y = drawFact(canvas, at, left().w, boardIcon::tag, colours.text2,
                        quietHoursLine(m_text, m_columns.challenge().lights().goal()), ui::style::body, colours.text2);
    if (facts.showBest)
        at.y = drawFact(canvas, at, left().w, boardIcon::record, colours.text2,
                        facts.best ? m_text.trn("Record: {1} move", "Record: {1} moves", *facts.best)
                                   : m_text.tr("No record yet"),
                        ui::style::body, colours.text2);

    at.y = m_columns.drawCode(canvas, at);
    const lights::Surface surface = m_columns.challenge().lights().rules().surface;
    const bool edges = surface != lights::Surface::Plane && facts.showEdges;
    if (goal != nullptr)
        at.y = goal->draw(canvas, at, left().w, edges ? edgesRoom : 0);
    if (!edges)
        return;
    at.y += 4;
    const std::string words = m_columns.challenge().lights().rules().stamp.isLines()
                                  ? m_text.tr("Edges meet, but a line ends there.")
                                  : m_text.tr("Edges meet. A press here also reaches the far side.");
    const float height = canvas.paragraph(words, {at.x, at.y, left().w, 80}, ui::style::legend, colours.text2);
    at.y += height + 36;
    const bool twistedSides = surface == lights::Surface::Moebius || surface == lights::Surface::Klein ||
                              surface == lights::Surface::Projective;
    drawEdgeBadge(canvas, {at.x, at.y - 15, 30, 30}, EdgePair::Sides, Chevron::Up);
    at.y = drawEdges(canvas, at, left().w, 30,
                     twistedSides ? m_text.tr("left = right, upside down") : m_text.tr("left = right"));
    if (surface != lights::Surface::Torus && surface != lights::Surface::Klein &&
        surface != lights::Surface::Projective)
        return;
    drawEdgeBadge(canvas, {at.x, at.y - 15, 44, 30}, EdgePair::TopBottom, Chevron::Right);
    drawEdges(canvas, at, left().w, 44,
              surface == lights::Surface::Projective ? m_text.tr("top = bottom, reversed") : m_text.tr("top = bottom"));
}

bool PlayPanels::hasRuleCard(const PlayFacts& facts) const {
    return m_columns.challenge().lights().rules().quietHours && !compact() && !facts.race && !facts.cursor;
}

void PlayPanels::drawRuleCard(ui::Canvas& canvas, ui::Rect area) const {
    const ui::Palette& colours = canvas.colours();
    ui::drawPanel(canvas, area, 12);
    canvas.stroke(area, 1.5F, colours.brass, 12);
    canvas.icon(boardIcon::tag, {area.x + 38, area.centre().y}, 40, colours.brass);
    const std::string which = awakeWindows(m_text, m_columns.challenge().lights().goal());
    // TRANSLATORS: Follows “Only lit windows”, “Only dark windows” or “Only wrong windows”.
    const std::string may = m_text.tr("can be pressed.");
    const float width = area.right() - 12 - (area.x + 72);
    constexpr float between = 12; // From a baseline to the top of the capitals below it.
    const float high = canvas.paragraphHeight(which, width, ui::style::bodyBold) + between +
                       canvas.paragraphHeight(may, width, ui::style::body);
    ui::Rect words{area.x + 72, area.centre().y - high / 2, width, high};
    const float first = canvas.paragraph(which, words, ui::style::bodyBold, colours.text);
    canvas.paragraph(may, words.moved({0, first + between}), ui::style::body, colours.text2);
}

void PlayPanels::drawRace(ui::Canvas& canvas, const PlayFacts& facts) const {
    const RaceFacts& rival = *facts.race;
    RaceColumn race;
    race.rival = rival.name;
    if (facts.moves) {
        const std::string optimum = optimumOf(m_text, facts);
        race.figures.push_back({optimum.empty() ? m_text.tr("Moves") : m_text.tr("Moves") + " · " + optimum,
                                std::to_string(*facts.moves), std::to_string(rival.moves)});
    }
    if (facts.windowsLeft)
        race.figures.push_back(
            {m_text.tr("Windows left"), std::to_string(*facts.windowsLeft), std::to_string(rival.windowsLeft)});
    if (facts.time)
        race.figures.push_back(
            {m_text.tr("Time"), text::clock(*facts.time), rival.time ? text::clock(*rival.time) : std::string(), true});
    if (facts.showStars && (facts.moves || facts.optimum))
        race.stars = starGoals(facts);
    race.help = facts.help;
    race.cursor = facts.cursor;
    m_raceEnd = game::drawRace(canvas, m_text, m_columns, race);
}

void PlayPanels::drawRight(ui::Canvas& canvas, const PlayFacts& facts) const {
    if (facts.race) {
        drawRace(canvas, facts);
        return;
    }
    const ui::Palette& colours = canvas.colours();
    ui::Vec at{right().x, right().y + 2};
    const float pitch = compact() ? 88 : 96;
    const std::string optimum = optimumOf(m_text, facts);
    if (facts.moves) {
        drawFigure(canvas, at, m_text.tr("Moves"), std::to_string(*facts.moves), optimum, ui::style::bigNumber,
                   facts.ways ? waysWords(m_text, facts.ways->shortest, facts.ways->alone) : std::string());
        at.y += pitch;
    } else if (!optimum.empty()) {
        canvas.text(optimum, at, ui::style::body, colours.text2);
        at.y += 40;
    }
    if (facts.showStars && (facts.moves || facts.optimum)) {
        at.y += 12;
        at.y += m_columns.drawStarsAndHelp(canvas, at.y, starGoals(facts), facts.help);
    }
    if (facts.movesLeft) {
        drawFigure(canvas, at, m_text.tr("Moves left from here"), std::to_string(*facts.movesLeft), {},
                   ui::style::bigNumber);
        at.y += pitch;
    }
    if (facts.windowsLeft) {
        drawFigure(canvas, at, m_text.tr("Windows left"), std::to_string(*facts.windowsLeft),
                   m_text.tr("of {1}", std::to_string(facts.windows)), ui::style::bigNumber);
        at.y += pitch;
    }
    m_columns.drawTime(canvas, at, facts.time);
    if (facts.time)
        at.y += pitch;
    if (hasRuleCard(facts)) {
        drawRuleCard(canvas, {at.x, at.y + 2, 226, 96});
        at.y += 124;
    }
    if (facts.cursor)
        m_columns.drawPlace(canvas, at, *facts.cursor);
    m_stateEnd = at.y + (facts.cursor ? 36.0F : 0.0F);
}

void placeBetweenColumns(const PlayPanels& panels, LightsBoardWidget& board, float ground, const ui::Viewport& viewport,
                         float lower) {
    const ui::Rect content = viewport.content();
    const float top = highest + lower;
    const bool joined = board.joined();
    const float gap = viewport.compact() ? 30.0F : 52.0F;
    const float free = ground - top - (joined ? 20.0F : viewport.compact() ? 44.0F : 52.0F);
    const float middle = content.centre().x;
    const float half = std::min(middle - panels.left().right(), panels.right().x - middle) - gap;
    ui::Rect room{middle - half, top, 2 * half, free};
    const float beside = viewport.compact() ? 14 : 24;
    const ui::Rect port{room.x - beside, portTop, room.w + 2 * beside, ground - portTop};
    board.placeIn(room, port, ground, viewport);
    const BoardOptions& look = board.view().options();
    if (joined || (look.front == BoardSurround::Facade && facadeAround(board.camera().whole(), look.house)))
        return; // Or it stands on the ground already.
    room.y += (free - board.camera().whole().windows().height / viewport.scale()) * smallHouseDrop;
    board.placeIn({room.x, room.y, room.w, top + free - room.y}, port, ground, viewport);
}

} // namespace game
