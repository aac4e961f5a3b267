// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/boards/DailyBoard.hpp"

#include "lights/Daily.hpp"

namespace game {

Challenge dailyChallenge(puzzle::Day day, puzzle::DailySeries series) {
    return {puzzle::RunKey::daily(day, series), lights::dailyBoard(day, series).puzzle, Challenge::Daily{day, series}};
}

std::optional<puzzle::Day> nextOpenDay(const data::DailyProgress& progress, puzzle::Day solved, puzzle::Day today) {
    for (puzzle::Day day = today; puzzle::hasDailyPuzzle(day); day = puzzle::plusDays(day, -1))
        if (day != solved && progress.at(day) == nullptr)
            return day;
    return std::nullopt;
}

} // namespace game
