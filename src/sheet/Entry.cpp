// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/Entry.hpp"

#include "arukone/solver/Solver.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Deadline.hpp"

#include <chrono>

namespace sheet {

namespace {

/// A large board of Arukone may take for ever; it is then printed without its solution.
constexpr std::chrono::seconds mostSeconds{10};

Answer solved(const lights::Puzzle& puzzle, const std::stop_token& stop) {
    lights::SolveControl control;
    control.stop = stop;
    const lights::Answer answer = lights::solve(puzzle, control);
    if (answer.undecided)
        return {};
    if (!answer.solvable())
        return {false, {}, false, {}};
    std::vector<lights::Cell> order;
    if (puzzle.rules().quietHours)
        order = answer.result->order();
    return {true, answer.result->presses(), answer.result->exact(), {}, std::move(order)};
}

Answer solved(const arukone::Board& board, const std::stop_token& stop) {
    const puzzle::Deadline deadline(stop, mostSeconds);
    arukone::SearchControl control;
    control.stop = deadline.token();
    arukone::Solved answer = arukone::solve(board, control);
    return {answer.solvable, {}, false, std::move(answer.cables)};
}

} // namespace

Answer answerOf(const data::LevelPuzzle& board, const std::stop_token& stop) {
    return std::visit([&](const auto& own) { return solved(own, stop); }, board);
}

} // namespace sheet
