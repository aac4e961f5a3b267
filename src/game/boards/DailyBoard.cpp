// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/DailyBoard.hpp"

#include "lights/Daily.hpp"

#include <utility>

namespace game {

Challenge dailyChallenge(puzzle::Day day, puzzle::DailySeries series) {
    lights::Puzzle board = lights::dailyBoard(day, series).puzzle;
    const auto riddle = lights::dailyRiddle(day, series, board);
    Challenge challenge(puzzle::RunKey::daily(day, series), std::move(board), Challenge::Daily{day, series});
    if (riddle)
        challenge.notes.riddle = *riddle;
    return challenge;
}

std::optional<puzzle::Day> nextOpenDay(const data::DailyProgress& progress, puzzle::Day solved, puzzle::Day today) {
    for (puzzle::Day day = today; puzzle::hasDailyPuzzle(day); day = puzzle::plusDays(day, -1))
        if (day != solved && progress.at(day) == nullptr)
            return day;
    return std::nullopt;
}

} // namespace game
