// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/round/Round.hpp"
#include "lights/Board.hpp"
#include "lights/ShareCode.hpp"

#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace game::test {

inline Challenge challengeOn(const lights::Board& board, lights::Rules rules = {}) {
    const auto puzzle = lights::Puzzle::make(board, rules, lights::GoalKind::Off);
    return {lights::encodePuzzle(*puzzle), *puzzle};
}

inline Challenge challengeOn(const std::vector<std::string>& rows, lights::Rules rules = {}) {
    return challengeOn(lights::parseBoard(rows, lights::maxSide).value(), rules);
}

/// The random board of Lights Out of a wish.
inline Challenge drawnBoard(const Challenge::Random& wish) {
    auto drawn = lights::generate(wish.lights(), wish.seed);
    return challengeOf(wish, GeneratedBoard{std::move(drawn->puzzle), drawn->optimum, wish.seed});
}

/// Waits until the solver has answered.
inline void waitFor(Round& round) {
    while (round.solving()) {
        std::this_thread::yield();
        round.poll();
    }
}

} // namespace game::test
