// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shift/ShiftPanels.hpp"

#include "game/look/BoardIcons.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "game/round/PlayPanels.hpp"
#include "game/shift/RuleCard.hpp"
#include "game/shift/ShiftGame.hpp"
#include "game/shift/ShiftMedals.hpp"
#include "game/words/Wording.hpp"
#include "text/BoardWords.hpp"
#include "text/Format.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float firstLine = 106;
constexpr ui::TextStyle countdown{ui::Face::Display, 62, 1.1F};
constexpr ui::Seconds gainDuration = 1.1F;
constexpr float gainRise = 34;
constexpr float chipHeight = 32;
constexpr ui::TextStyle compactName{ui::Face::Bold, 15, 1.2F};

/// Whether the house can still be solved at the optimum without undoing a press.
bool withinReach(const lights::Shift& shift) {
    return shift.presses() < shift.house().optimum;
}

} // namespace

std::string worthText(const text::Text& text, const lights::Shift& shift) {
    const int optimum = shift.house().optimum;
    if (withinReach(shift))
        // TRANSLATORS: Points for a house if it is solved in this many moves: "+60 with 3 moves".
        return text.trn("+{2} with {1} move", "+{2} with {1} moves", optimum,
                        lights::shiftPoints(optimum, shift.chain()));
    // TRANSLATORS: Points that can still be had for a house: "+30; undo for more".
    return text.tr("+{1}; undo for more", lights::shiftPoints(optimum, 0));
}

void ShiftPanels::layout(const ui::Viewport& viewport) {
    m_compact = viewport.compact();
    const ui::Rect content = viewport.content();
    const float height = content.h - firstLine - 92;
    m_left = {content.x + viewport.margin(), firstLine, m_compact ? 196.0F : 240.0F, height};
    m_right = {content.right() - (m_compact ? 208.0F : 266.0F), firstLine, m_compact ? 184.0F : 226.0F, height};
}

void ShiftPanels::showGain(int points, puzzle::Milliseconds won, const ui::Motion& motion) {
    m_points = points;
    m_won = won;
    m_rises = !motion.reduced && !motion.off();
    m_gain.jump(0);
    m_gain.send(1, gainDuration, ui::ease::linear); // Has to be readable with reduced motion too.
}

void ShiftPanels::update(ui::Seconds step) {
    m_gain.update(step);
}

void ShiftPanels::draw(ui::Canvas& canvas, const lights::Shift& shift, const Aims& aims, bool state) const {
    drawHouse(canvas, shift, aims);
    if (!state)
        return;
    const float pitch = m_compact ? 92 : 100;
    ui::Vec at{m_right.x, m_right.y + 2};
    drawClock(canvas, {at.x, at.y, m_right.w, 96}, shift);
    if (aims.ghost != nullptr)
        drawGhost(canvas, {at.x, at.y + 96, m_right.w, 6}, shift, *aims.ghost);
    at.y += m_compact ? 124 : 138;
    drawPoints(canvas, at, shift);
    at.y += pitch;
    drawChain(canvas, at, shift);
    at.y += pitch + 8;
    const puzzle::ShiftScore& score = shift.score();
    drawFigure(canvas, at, m_text.tr("Houses"),
               std::to_string(score.houses), // Lit ones too: see ShiftCard::AllOn.
                                             // TRANSLATORS: Houses that were put to bed in the fewest moves, below
                                             // their number: "5 optimal".
               score.houses > 0 ? m_text.trn("{1} optimal", "{1} optimal", score.atOptimum) : std::string(),
               ui::style::bigNumber);
}

void ShiftPanels::drawHouse(ui::Canvas& canvas, const lights::Shift& shift, const Aims& aims) const {
    const ui::Palette& colours = canvas.colours();
    const float side = m_compact ? 54 : 72;
    drawPlaque(canvas, {m_left.x, m_left.y, side, side}, std::to_string(shift.index() + 1));
    const float x = m_left.x + side + (m_compact ? 8.0F : 16.0F);
    canvas.textFitted(aims.ofDay ? m_text.tr("Shift of the day") : m_text.tr("Night shift"),
                      {x, m_left.y + side / 2 - 12}, m_left.right() - x, m_compact ? compactName : ui::style::heading,
                      colours.text);
    // TRANSLATORS: A house of the night shift, by its number: "House 7".
    canvas.textFitted(m_text.tr("House {1}", shift.index() + 1), {x, m_left.y + side / 2 + 14}, m_left.right() - x,
                      ui::style::secondary, colours.text2);
    ui::Vec at{m_left.x, m_left.y + side + 42};
    if (!shift.offer())
        at.y = drawRules(canvas, at, shift);
    if (m_settings.inSight.best)
        at.y = drawFact(canvas, at, m_left.w, boardIcon::record, colours.text2,
                        aims.best ? toBest(m_text, shift.score().points, *aims.best) : m_text.tr("No record yet"),
                        ui::style::body, colours.text2);
    if (shift.offer())
        return;
    at.y += 10;
    const std::string optimum =
        m_settings.inSight.optimum ? optimumWords(m_text, shift.house().optimum, true) : std::string();
    if (m_settings.inSight.moves)
        drawFigure(canvas, at, m_text.tr("Moves"), std::to_string(shift.presses()), optimum, ui::style::bigNumber);
    else if (!optimum.empty())
        canvas.text(optimum, at, ui::style::body, colours.text2);
}

float ShiftPanels::drawRules(ui::Canvas& canvas, ui::Vec at, const lights::Shift& shift) const {
    const ui::Palette& colours = canvas.colours();
    const lights::Puzzle& house = shift.session().puzzle();
    at.y = drawFact(canvas, at, m_left.w, goalIcon(house.goal()), colours.accent, goalLine(m_text, house.goal()),
                    ui::style::bodyBold, colours.text);
    at.y = drawFact(canvas, at, m_left.w, surfaceIcon(house.rules().surface), colours.text2, boardLine(m_text, house),
                    ui::style::body, colours.text2);
    // What goal and board do not say of the cards.
    for (const lights::ShiftCard card : {lights::ShiftCard::Cross, lights::ShiftCard::Sealed, lights::ShiftCard::Mirror,
                                         lights::ShiftCard::Curtains, lights::ShiftCard::Quiet}) {
        if (!shift.cards().has(card))
            continue;
        drawCardSign(canvas, card, {at.x + 12, at.y}, 22, colours.text2);
        canvas.textFitted(cardName(m_text, card), {at.x + 34, at.y}, m_left.w - 34, ui::style::body, colours.text2);
        at.y += 32;
    }
    const auto held = [&](lights::ShiftGift gift, int count) {
        if (count > 0)
            at.y = drawFact(canvas, at, m_left.w, giftIcon(gift), colours.accent,
                            giftWords(m_text, gift) + (count > 1 ? " ×" + std::to_string(count) : ""), ui::style::body,
                            colours.text);
    };
    held(lights::ShiftGift::Skip, shift.freeSkips());
    held(lights::ShiftGift::Chain, shift.chainGuards());
    return at.y;
}

void ShiftPanels::drawClock(ui::Canvas& canvas, ui::Rect area, const lights::Shift& shift) const {
    const ui::Palette& colours = canvas.colours();
    const bool ending = inLastSeconds(shift);
    if (ending) { // Marked by a frame, a word and the tenths, not by a colour alone.
        const ui::Rect frame{area.x - 14, area.y - 18, area.w + 14, area.h + 30};
        canvas.fill(frame, ui::faded(colours.surfaceLo, 0.85F), 12);
        canvas.stroke(frame, 2, colours.danger, 12);
    }
    const std::string label = ending            ? m_text.tr("Last seconds")
                              : shift.started() ? m_text.tr("Time left")
                                                : m_text.tr("From the first press");
    canvas.textFitted(label, {area.x, area.y}, area.w, ui::style::label, ending ? colours.text : colours.text2);
    const auto tenths = shift.left().count() / 100; // Rounded down, so that the countdown ends at 0.0.
    const std::string number = ending ? text::decimal(m_text, static_cast<double>(tenths) / 10, 1)
                                      : text::clock(std::chrono::seconds(secondsLeft(shift)));
    const float baseline = area.y + 64;
    canvas.text(number, {area.x, baseline}, countdown, colours.text, ui::Align::Left, ui::Anchor::Baseline);
    const ui::Rect track{area.x, area.y + 82, area.w - (ending ? 14.0F : 0.0F), 8};
    const float part =
        std::min(1.0F, static_cast<float>(shift.left().count()) / static_cast<float>(puzzle::firstTime.count()));
    canvas.fill(track, colours.surfaceLo, 4);
    canvas.stroke(track, 1, colours.lineSoft, 4);
    if (part > 0)
        canvas.fill({track.x, track.y, std::max(8.0F, track.w * part), track.h},
                    ui::Paint(ui::Paint::Kind::Horizontal, colours.litRim, colours.litMid), 4);
    if (m_won.count() > 0)
        // TRANSLATORS: Seconds that were won: "+6 s".
        drawGain(canvas, {area.x + canvas.textWidth(number, countdown) + 10, baseline},
                 m_text.tr("+{1}\u00a0s", static_cast<int>(m_won.count() / 1000)));
}

void ShiftPanels::drawGhost(ui::Canvas& canvas, ui::Rect area, const lights::Shift& shift,
                            const lights::ShiftGhost& ghost) const {
    const ui::Palette& colours = canvas.colours();
    const int own = shift.score().points;
    const int then = ghost.pointsAt(shift.elapsed());
    const auto whole = static_cast<float>(std::max({own, ghost.pointsAtEnd(), 1}));
    const auto bar = [&](float y, int points, sf::Color colour) {
        const ui::Rect track{area.x, y, area.w, area.h};
        canvas.fill(track, colours.surfaceLo, 3);
        if (points > 0)
            canvas.fill({track.x, track.y, std::max(6.0F, track.w * static_cast<float>(points) / whole), track.h},
                        colour, 3);
    };
    bar(area.y, own, colours.accent);
    bar(area.y + area.h + 2, then, colours.text3);
    // TRANSLATORS: The points that the player's best shift had after the same time.
    canvas.textFitted(m_text.tr("Your best by now: {1}", text::number(m_text, then)),
                      {area.x, area.y + 2 * area.h + 12}, area.w, {ui::Face::Regular, 13}, colours.text2);
}

void ShiftPanels::drawPoints(ui::Canvas& canvas, ui::Vec at, const lights::Shift& shift) const {
    const std::string sum = text::number(m_text, shift.score().points);
    std::string label = m_text.tr("Points"); // The next medal is beside it: what was won comes beside the number.
    if (const std::string next = toNextMedal(m_text, shift.score().points); m_settings.inSight.best && !next.empty())
        label += " · " + next;
    drawFigure(canvas, at, label, sum, {}, ui::style::bigNumber);
    drawGain(canvas, {at.x + canvas.textWidth(sum, ui::style::bigNumber) + 12, at.y + 51},
             "+" + text::number(m_text, m_points));
}

void ShiftPanels::drawGain(ui::Canvas& canvas, ui::Vec at, const std::string& words) const {
    if (!m_gain.moving())
        return;
    const float way = m_gain.value();
    const float shown = way < 0.7F ? 1 : (1 - way) / 0.3F;
    const ui::Canvas::Layer layer(canvas, {0, m_rises ? -gainRise * ui::ease::out(way) : 0}, shown);
    canvas.text(words, at, ui::style::heading, look(canvas.theme()).starOn, ui::Align::Left, ui::Anchor::Baseline);
}

void ShiftPanels::drawChain(ui::Canvas& canvas, ui::Vec at, const lights::Shift& shift) const {
    const ui::Palette& colours = canvas.colours();
    const bool lit = withinReach(shift);
    canvas.text(m_text.tr("Chain"), at, ui::style::label, colours.text2);
    for (int factor = 1; factor <= lights::longestChain; ++factor) {
        const ui::Rect chip{at.x + static_cast<float>(factor - 1) * (m_compact ? 48.0F : 52.0F), at.y + 16,
                            m_compact ? 40.0F : 44.0F, chipHeight};
        const bool own = factor == shift.chain();
        if (own && lit) {
            ui::drawLit(canvas, chip, 9);
        } else {
            canvas.fill(chip, ui::faded(colours.surfaceLo, 0.8F), 9);
            canvas.stroke(chip, own ? 2.0F : 1.0F, own ? colours.lineCtl : colours.lineSoft, 9);
        }
        canvas.text("×" + std::to_string(factor), chip.centre(), own ? ui::style::bodyBold : ui::style::body,
                    own && lit ? colours.onLit
                    : own      ? colours.text
                               : colours.text3,
                    ui::Align::Centre);
    }
    if (!shift.offer())
        canvas.textFitted(worthText(m_text, shift), {at.x, at.y + 68}, m_right.w, ui::style::legend, colours.text2);
}

} // namespace game
