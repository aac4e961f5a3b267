// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/duel/DuelWords.hpp"

#include "text/Format.hpp"

#include <algorithm>

namespace game {

namespace {

using Tallies = std::vector<lights::TurnDuel::Tally>;
using Runs = std::vector<std::optional<lights::DuelRun>>;

std::string wonBy(const text::Text& text, const lights::TurnDuel::Tally& tally) {
    if (tally.lost == 0)
        return text.tr("Without losing a turn.");
    return text.trn("With {1} lost turn, the fewest.", "With {1} lost turns, the fewest.", tally.lost);
}

std::string wonBy(const text::Text& text, const std::optional<lights::DuelRun>& run) {
    // TRANSLATORS: {2} is a time: "In 12 moves and 0:42."
    return text.trn("In {1} move and {2}.", "In {1} moves and {2}.", run->moves, duelTime(text, run->time));
}

std::string words(const text::Text& text, const lights::TurnDuel::Tally& tally) {
    return text.trn("{1} good press", "{1} good presses", tally.good) + ", " +
           text.trn("{1} lost turn", "{1} lost turns", tally.lost);
}

std::string words(const text::Text& text, const std::optional<lights::DuelRun>& run) {
    return run ? text.trn("{1} move", "{1} moves", run->moves) + ", " + duelTime(text, run->time) : text.tr("given up");
}

} // namespace

std::string duelWayName(const text::Text& text, DuelWay way) {
    return way == DuelWay::Turns ? text.tr("In turn") : text.tr("One after the other");
}

std::string duelRules(const text::Text& text, DuelWay way) {
    if (way == DuelWay::Turns)
        return text.tr("You share one board and press in turn. A press that belongs to a shortest solution stands; any "
                       "other is undone and costs the turn. The fewest lost turns win.");
    return text.tr("All play the same board, one after the other, each against the ghost of the player before. The "
                   "fewest moves win; if they are equal, the shortest time.");
}

std::string duelTime(const text::Text& text, puzzle::Milliseconds time) {
    const std::string tenths = text::decimal(text, static_cast<double>(time.count() / 100 % 10) / 10, 1);
    return text::clock(time) + tenths.substr(1);
}

std::string duelHeadline(const text::Text& text, const DuelMatch& match, const DuelOutcome& outcome) {
    const std::vector<std::size_t> winners = winnersOf(outcome);
    if (winners.empty())
        return text.tr("Nobody wins.");
    return winners.size() == 1 ? text.tr("{1} wins.", match.players[winners.front()]) : text.tr("A draw.");
}

std::string duelSentence(const text::Text& text, const DuelMatch& match, const DuelOutcome& outcome) {
    const std::vector<std::size_t> winners = winnersOf(outcome);
    if (winners.empty())
        return text.tr("All have given up.");
    if (winners.size() == 1)
        return std::visit([&](const auto& all) { return wonBy(text, all[winners.front()]); }, outcome);
    std::string names;
    for (const std::size_t winner : winners)
        names += (names.empty() ? "" : ", ") + match.players[winner];
    // TRANSLATORS: {1} is a list of players: "Tied: Mina, Jonas."
    return text.tr("Tied: {1}.", names);
}

std::string duelTitle(const text::Text& text, const DuelMatch& match) {
    if (!match.isSeveral())
        return text.tr("Duel");
    // TRANSLATORS: Which board of a match is played: "Duel · 2 of 3".
    return text.tr("Duel · {1} of {2}", std::min(match.played + 1, match.boards), match.boards);
}

std::string matchHeadline(const text::Text& text, const DuelMatch& match) {
    const std::vector<std::size_t> leaders = leadersOf(match);
    return leaders.size() == 1 ? text.tr("{1} wins the duel.", match.players[leaders.front()])
                               : text.tr("The duel is a draw.");
}

std::string matchScore(const text::Text& text, const DuelMatch& match) {
    if (match.players.size() == 2)
        // TRANSLATORS: How a match of two players stands: "Mina 2 : 1 Jonas".
        return text.tr("{1} {2} : {3} {4}", match.players[0], match.wonBy(0), match.wonBy(1), match.players[1]);
    std::string words;
    for (std::size_t i = 0; i < match.players.size(); ++i)
        words += (words.empty() ? "" : ", ") + match.players[i] + " " + std::to_string(match.wonBy(i));
    return words;
}

std::string duelResult(const text::Text& text, const DuelOutcome& outcome, std::size_t player) {
    return std::visit([&](const auto& all) { return words(text, all[player]); }, outcome);
}

} // namespace game
