// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/Duel.hpp"

#include "lights/solver/DuelBoards.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <functional>
#include <stdexcept>
#include <utility>

namespace game {

lights::RandomSetting duelSetting(int side, lights::Surface surface, lights::Difficulty difficulty) {
    return {side, side, {lights::Stamp::Plus, surface}, lights::GoalKind::Off, difficulty};
}

int duelDivisor(DuelWay way, std::size_t players) noexcept {
    return way == DuelWay::Turns ? static_cast<int>(players) : 1;
}

Challenge drawDuelBoard(const lights::RandomSetting& setting, DuelWay way, std::size_t players,
                        const std::string& seed) {
    auto drawn = lights::generateDivisible(setting, duelDivisor(way, players), seed);
    if (!drawn)
        throw std::logic_error("No board of this setting suits so many players.");
    return challengeOf({setting, drawn->seed}, {std::move(drawn->board.puzzle), drawn->board.optimum, drawn->seed});
}

DuelMatch onSameBoard(DuelMatch match) {
    match.first = (match.first + 1) % match.players.size();
    return match;
}

DuelMatch onNewBoard(DuelMatch match, const Entropy& entropy) {
    match.challenge =
        drawDuelBoard(match.challenge.random()->lights(), match.way, match.players.size(), puzzle::seedText(entropy()));
    return onSameBoard(std::move(match));
}

namespace {

std::vector<std::size_t> bestOf(const std::vector<lights::TurnDuel::Tally>& tallies) {
    return lights::TurnDuel::leadersOf(tallies);
}

std::vector<std::size_t> bestOf(const std::vector<std::optional<lights::DuelRun>>& runs) {
    return lights::bestRuns(runs);
}

/// The best, then the best of the others, and so on.
template<class Each>
std::vector<DuelPlace> placesOf(const std::vector<Each>& all) {
    std::vector<std::size_t> players(all.size()); // Those who are not placed yet.
    for (std::size_t i = 0; i < players.size(); ++i)
        players[i] = i;
    std::vector<DuelPlace> places;
    while (!players.empty()) {
        std::vector<Each> others;
        others.reserve(players.size());
        for (const std::size_t player : players)
            others.push_back(all[player]);
        std::vector<std::size_t> best = bestOf(others);
        if (best.empty()) // Only those who gave up are left.
            for (std::size_t i = 0; i < players.size(); ++i)
                best.push_back(i);
        const int rank = static_cast<int>(places.size()) + 1;
        for (const std::size_t i : best)
            places.push_back({players[i], rank});
        for (auto i = best.rbegin(); i != best.rend(); ++i)
            players.erase(players.begin() + static_cast<std::ptrdiff_t>(*i));
    }
    return places;
}

} // namespace

DuelMatch afterBoard(DuelMatch match, const DuelOutcome& outcome) {
    match.won.resize(match.players.size());
    ++match.played;
    if (const std::vector<std::size_t> winners = winnersOf(outcome); winners.size() == 1)
        ++match.won[winners.front()];
    return match;
}

bool isDecided(const DuelMatch& match) {
    std::vector<int> won = match.won;
    std::ranges::sort(won, std::greater());
    const int lead = won.size() < 2 ? 0 : won[0] - won[1];
    return lead > match.boards - match.played || match.played >= match.boards;
}

std::vector<std::size_t> leadersOf(const DuelMatch& match) {
    std::vector<std::size_t> leaders;
    for (std::size_t i = 0; i < match.won.size(); ++i)
        if (match.won[i] == std::ranges::max(match.won))
            leaders.push_back(i);
    return leaders;
}

std::vector<DuelPlace> placesOf(const DuelMatch& match) {
    std::vector<DuelPlace> places;
    for (std::size_t player = 0; player < match.players.size(); ++player) {
        const auto ahead = std::ranges::count_if(match.won, [&](int won) { return won > match.wonBy(player); });
        places.push_back({player, static_cast<int>(ahead) + 1});
    }
    std::ranges::stable_sort(places, {}, &DuelPlace::rank);
    return places;
}

DuelMatch fromTheStart(DuelMatch match) {
    match.played = 0;
    match.won.clear();
    return match;
}

std::vector<DuelPlace> placesOf(const DuelOutcome& outcome) {
    return std::visit([](const auto& all) { return placesOf(all); }, outcome);
}

std::vector<std::size_t> winnersOf(const DuelOutcome& outcome) {
    return std::visit([](const auto& all) { return bestOf(all); }, outcome);
}

} // namespace game
