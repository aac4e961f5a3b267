// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Daily.hpp"

#include "lights/solver/Generators.hpp"
#include "lights/solver/Solver.hpp"

namespace lights {

RandomBoard dailyBoard(puzzle::Day day, puzzle::DailySeries series) {
    return Generators().daily(day, series);
}

std::optional<AnotherWay> dailyRiddle(puzzle::Day day, puzzle::DailySeries series, const Puzzle& board) {
    if (dailyPlan(day, series).idea != BoardIdea::Riddle)
        return std::nullopt;
    return AnotherWay{solve(board).result.value().presses()};
}

} // namespace lights
