// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/houses/CampaignWords.hpp"

#include "arukone/Session.hpp"
#include "game/look/Signs.hpp"
#include "game/words/Wording.hpp"
#include "lights/Session.hpp"

#include <string_view>
#include <variant>

namespace game {

namespace {

constexpr float starRadius = 9;
constexpr float starGap = 22;
constexpr std::string_view betweenFacts = " · ";

/// Draws the stars, or the lock, from `at` on. \returns the width.
float drawState(ui::Canvas& canvas, ui::Vec at, const LevelSign& sign) {
    if (sign.state == LevelWindow::State::Locked) {
        const ui::Palette& colours = canvas.colours();
        canvas.icon(ui::Icon::Lock, {at.x + 10, at.y}, 20 * (1 + 0.3F * sign.refused),
                    ui::mix(colours.text2, colours.danger, sign.refused));
        return 20;
    }
    drawStars(canvas, {at.x + starRadius + starGap, at.y}, starRadius, starGap, sign.stars);
    return 2 * starRadius + 2 * starGap;
}

/// Draws facts in one line or, rather than without the last ones, in two. \param middle of the one line.
void drawFacts(ui::Canvas& canvas, const std::string& facts, ui::Vec middle, float room, sf::Color colour) {
    const ui::TextStyle& style = ui::style::body;
    std::size_t end = facts.size();
    while (end != std::string::npos && end > 0 && canvas.textWidth(facts.substr(0, end), style) > room)
        end = facts.rfind(betweenFacts, end - 1);
    if (end == std::string::npos || end == 0 || end == facts.size()) {
        canvas.textFitted(facts, middle, room, style, colour);
        return;
    }
    canvas.text(facts.substr(0, end), middle - ui::Vec{0, 3}, style, colour);
    canvas.textFitted(facts.substr(end + betweenFacts.size()), middle + ui::Vec{0, 19}, room, style, colour);
}

std::string nameOf(const text::Text& text, const CampaignHouse& house) {
    const data::Pack& pack = house.pack->pack;
    return houseName(text, {1, 1, pack.id, pack.name}); // An album has the name of its house.
}

std::string facts(const text::Text& text, const data::LevelRef& level, Records& records, Optima& optima) {
    if (data::isAsked(level.level())) // The optimum may be the answer.
        return text.tr("A riddle") + " · " + boardLine(text, level.level().lights());
    std::string facts = boardFacts(text, level.level().puzzle);
    if (level.level().riddle)
        facts = text.tr("A riddle") + " · " + facts;
    if (const Optima::Found* optimum = optima.of(level.key().text(), level.level().puzzle))
        facts += " · " + optimumWords(text, optimum->moves, optimum->exact);
    if (const data::LevelBest* best = records.progress().at(level.key()))
        // TRANSLATORS: {1} is a number of moves: "your best: 12".
        facts += " · " + text.tr("your best: {1}", best->moves);
    return facts;
}

std::string unfinishedOf(const text::Text& text, const lights::Puzzle& board, const puzzle::SavedGame& game) {
    const auto session = lights::Session::restore(board, game);
    return session && session->moves() > 0 ? text.trn("unfinished: {1} move", "unfinished: {1} moves", session->moves())
                                           : std::string();
}

std::string unfinishedOf(const text::Text& text, const arukone::Board& board, const puzzle::SavedGame& game) {
    const auto session = arukone::Session::restore(board, game);
    // TRANSLATORS: Pairs that are joined: "unfinished: 3 of 7".
    return session && session->state().length > 0
               ? text.tr("unfinished: {1} of {2}", session->state().joined, board.pairCount())
               : std::string();
}

/// How far an unfinished board is; empty if there is nothing on it, or if it does not fit the board.
std::string unfinishedWords(const text::Text& text, const data::LevelPuzzle& board, const puzzle::SavedGame& game) {
    return std::visit([&](const auto& own) { return unfinishedOf(text, own, game); }, board);
}

} // namespace

void drawLevelSign(ui::Canvas& canvas, ui::Rect area, const LevelSign& sign) {
    const ui::Palette& colours = canvas.colours();
    const bool locked = sign.state == LevelWindow::State::Locked;
    drawPlaque(canvas, {area.x, area.y, area.h, area.h}, std::to_string(sign.number),
               locked ? PlaqueState::Locked : PlaqueState::Normal);
    const float left = area.x + area.h + 22;
    const float room = area.right() - left;
    const float first = area.y + 14;
    const float state = 2 * starRadius + 2 * starGap;
    const float remark = sign.remark.empty() ? 0 : canvas.textWidth(sign.remark, ui::style::label) + 42;
    float x =
        left + 15 +
        canvas.textFitted(sign.name, {left, first}, room - state - 15 - remark, ui::style::cardTitle, colours.text);
    x += drawState(canvas, {x, first}, sign);
    if (!sign.remark.empty()) {
        canvas.icon(ui::Icon::Clock, {x + 27, first}, 18, colours.accent);
        canvas.text(sign.remark, {x + 42, first}, ui::style::label, colours.text);
    }
    drawFacts(canvas, sign.facts, {left, area.y + 42}, room, ui::mix(colours.text2, colours.danger, sign.refused));
}

std::string signWords(const text::Text& text, const LevelSign& sign) {
    std::string words = std::to_string(sign.number) + ". " + sign.name;
    for (const std::string& more : {text.trn("{1} star", "{1} stars", sign.stars), sign.remark, sign.facts})
        words += more.empty() ? "" : ", " + more;
    return words;
}

LevelLight lightOf(LevelWindow::State state) {
    if (state == LevelWindow::State::Locked)
        return LevelLight::Shut;
    return state == LevelWindow::State::Asleep ? LevelLight::Dark : LevelLight::Lit;
}

std::vector<HouseCard> houseCards(const text::Text& text, const std::vector<CampaignHouse>& houses) {
    std::vector<HouseCard> cards;
    for (const CampaignHouse& each : houses) {
        HouseCard card;
        card.house = houseOfPack(each.pack->pack.id);
        card.name = nameOf(text, each);
        // TRANSLATORS: Levels solved and all levels of the house next door: "next door · 12/42".
        card.asleep = each.nextDoor ? text.tr("next door · {1}/{2}", each.solved, each.levels.size())
                                    : text.tr("{1}/{2} asleep", each.solved, each.levels.size());
        card.box = each.nextDoor;
        card.stars = text.tr("{1}/{2}", each.stars, each.maxStars);
        card.awake = each.awake();
        if (each.nextDoor)
            card.lights = nextDoorLights(each);
        else
            for (const CampaignLevel& level : each.levels)
                card.lights.push_back(lightOf(level.state));
        if (!each.open) {
            // TRANSLATORS: A house opens with so many stars: "at 30 stars".
            card.lock = text.trn("at {1} star", "at {1} stars", each.starsToOpen);
            card.plate = fromWords(text, each.starsToOpen);
        }
        cards.push_back(std::move(card));
    }
    return cards;
}

std::string lockReason(const text::Text& text, const CampaignHouse& house, const data::LevelRef& level) {
    if (!house.open)
        // TRANSLATORS: {2} is the name of a house: "Lighthouse opens at 30 stars."
        return text.trn("{2} opens at {1} star.", "{2} opens at {1} stars.", house.starsToOpen, nameOf(text, house));
    if (level.level().optional)
        return text.tr(
            "A bonus: it opens once every other window here is asleep. You do not need its stars for any house.");
    return house.nextDoor ? text.tr("First wire one of the open boxes before it.")
                          : text.tr("First put one of the lit windows before it to bed.");
}

LevelSign levelSign(const text::Text& text, const CampaignHouse& house, const data::LevelRef& level, Records& records,
                    Optima& optima) {
    const CampaignLevel& state = house.levels[level.index];
    const bool locked = state.state == LevelWindow::State::Locked;
    LevelSign sign{static_cast<int>(level.index) + 1,
                   state.state,
                   boardName(text, challengeOf(level)),
                   state.stars,
                   {},
                   locked ? lockReason(text, house, level) : facts(text, level, records, optima)};
    if (locked && level.level().riddle)
        sign.facts = text.tr("A riddle") + " · " + sign.facts;
    if (const auto unfinished = records.unfinished(level.key().text()); unfinished && isBegun(*unfinished))
        sign.remark = unfinishedWords(text, level.level().puzzle, unfinished->game);
    return sign;
}

} // namespace game
