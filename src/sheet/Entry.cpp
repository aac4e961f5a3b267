// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/Entry.hpp"

#include "arukone/solver/Solver.hpp"
#include "lights/solver/RiddleAnswer.hpp"
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

Answer answerOf(const Entry& entry, const std::stop_token& stop) {
    Answer answer = answerOf(entry.board, stop);
    if (!entry.riddle)
        return answer;
    const auto& puzzle = std::get<lights::Puzzle>(entry.board);
    if (const auto number = lights::answerOf(puzzle, *entry.riddle))
        answer.number = *number;
    if (const auto* way = std::get_if<lights::AnotherWay>(&*entry.riddle)) {
        answer.presses = lights::otherWay(puzzle, *way);
    } else if (const auto* choice = std::get_if<lights::OddOneOut>(&*entry.riddle)) {
        for (const lights::Puzzle& other : choice->others)
            answer.others.push_back(solved(other, stop));
    } else if (const lights::Quantity what = std::get<lights::HowMany>(*entry.riddle).what;
               what == lights::Quantity::QuietPatterns) {
        answer.presses.reset(); // A solution says nothing about them.
    } else if (what == lights::Quantity::NextLonger) {
        const auto longer = lights::picturesOf(puzzle, what, 1);
        answer.presses = longer.empty() ? std::nullopt : std::optional(longer.front());
    }
    return answer;
}

} // namespace sheet
