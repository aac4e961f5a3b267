// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"
#include "cli/Printing.hpp"
#include "cli/SolveReport.hpp"
#include "cli/Stopping.hpp"
#include "data/files/Memory.hpp"
#include "puzzle/Deadline.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace cli {

namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// The answer for `--any`: a solution in place of the optimum, without any claim about it.
lights::Answer anySolution(const lights::Puzzle& puzzle) {
    auto found = lights::solveAny(puzzle);
    if (!found)
        return {{}, 0, tl::unexpected(std::move(found.error())), false};
    return {{}, 0, lights::Optimum(*std::move(found), 0), false};
}

lights::Answer optimum(const lights::Puzzle& puzzle, const SolveRequest& request, const SolveLimits& limits,
                       std::stop_token interrupted, ProgressLine& progress) {
    const auto start = Clock::now();
    const puzzle::Deadline deadline(std::move(interrupted), request.budget);
    lights::SolveControl control;
    control.stop = deadline.token();
    // If the time is limited, the steps are not: the clock then determines the progress.
    control.budget = request.budget ? std::numeric_limits<std::uint64_t>::max() : limits.steps;
    // Whoever sets a time is ready to wait for a long proof.
    control.memory = request.budget ? data::memoryToTake(limits.memory()) : 0;
    control.progress = [&](double fraction) {
        progress.show(request.budget ? std::max(fraction, secondsSince(start) / request.budget->count()) : fraction);
    };
    return lights::solve(puzzle, control);
}

/// What would help if the optimum is not proven; empty if nothing is known to.
std::string advice(const lights::Answer& answer, const SolveRequest& request, const SolveLimits& limits,
                   const text::Text& text) {
    if (!answer.solvable() || !answer.result->longProof())
        return {};
    if (!request.budget)
        return text.tr("Not proven. A long proof is possible: give it time with --budget, for example --budget 600.");
    if (const auto bytes = answer.result->longProof()->bytes; data::memoryToTake(limits.memory()) < bytes)
        return text.tr("Not proven: a long proof needs {1}\u00a0MB of free memory.", data::megabytesNeeded(bytes));
    return {};
}

} // namespace

Outcome solve(const SolveRequest& request, std::istream& in, std::ostream* terminal, const text::Text& text,
              const SolveLimits& limits) {
    const auto puzzle = readPuzzle(request.board, lights::maxSolvedSide, in, text);
    if (!puzzle)
        return tl::unexpected(puzzle.error());
    if (!lights::isWithinReach(*puzzle))
        return tl::unexpected(text.tr(
            "Boards with more than {1} windows can only be solved on the plane, with the plus stamp and without holes.",
            lights::maxSearchedCells));
    if (request.steps && std::max(puzzle->rows(), puzzle->columns()) > lights::maxSide)
        return tl::unexpected(text.tr("--steps only works for boards up to {1}×{1}.", lights::maxSide));

    const auto start = Clock::now();
    const Interrupt interrupt;
    const lights::Answer answer = [&] {
        ProgressLine progress(terminal, text);
        return request.any ? anySolution(*puzzle) : optimum(*puzzle, request, limits, interrupt.token(), progress);
    }();
    const Solved solved{*puzzle, answer, secondsSince(start)};
    Answer result{request.json ? solvedJson(solved, request) : solvedText(solved, request, text),
                  answer.solvable() ? exitYes : exitNo, advice(answer, request, limits, text)};
    if (answer.cancelled && interrupt.token().stop_requested()) {
        result.exitCode = exitInterrupted;
        result.remark = text.tr("Stopped: this is the best solution found so far.");
    }
    return result;
}

} // namespace cli
