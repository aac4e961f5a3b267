// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"
#include "cli/Printing.hpp"
#include "data/files/Memory.hpp"
#include "lights/Board.hpp"
#include "lights/solver/Solver.hpp"
#include "platform/Signals.hpp"
#include "puzzle/Deadline.hpp"
#include "text/Format.hpp"
#include "text/Text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>

namespace cli {

namespace {

/// What `solve` found out.
struct Solved {
    const lights::Puzzle& puzzle;
    const lights::Answer& answer; ///< With --any: without quiet patterns, and the optimum is just some solution.
    double seconds = 0;
};

using Json = nlohmann::ordered_json;

constexpr int largestListedSide = 100; ///< Presses of larger boards are listed only on request.

bool listsPresses(const Solved& solved, const SolveRequest& request) {
    return request.presses || std::max(solved.puzzle.rows(), solved.puzzle.columns()) <= largestListedSide;
}

std::string placeName(lights::Cell cell, const text::Text& text) {
    return text.tr("row {1}, column {2}", cell.row + 1, cell.column + 1);
}

/// The board's shape with an X for each marked cell.
std::string drawing(const lights::Board& board, const lights::BitGrid& marked) {
    std::string lines;
    for (int r = 0; r < board.rows(); ++r) {
        lines += "  ";
        for (int c = 0; c < board.columns(); ++c)
            lines += marked.test({r, c}) ? 'X' : board.isHole({r, c}) ? '_' : '.';
        lines += '\n';
    }
    return lines;
}

/// The presses of quiet hours, one a line.
std::string orderText(const std::vector<lights::Cell>& order, const text::Text& text) {
    std::string lines = "\n";
    int count = 0;
    for (const lights::Cell cell : order)
        lines += "  " + text.tr("Press {1}: {2}", ++count, placeName(cell, text)) + "\n";
    return lines;
}

/// The board after each press of a solution.
std::vector<std::pair<lights::Cell, lights::Board>> steps(const lights::Puzzle& puzzle,
                                                          const lights::Optimum& optimum) {
    std::vector<std::pair<lights::Cell, lights::Board>> boards;
    lights::Board board = puzzle.start();
    for (const lights::Cell cell : optimum.order()) {
        lights::press(board, puzzle.rules(), cell);
        boards.emplace_back(cell, board);
    }
    return boards;
}

std::string stepsText(const Solved& solved, const text::Text& text) {
    std::string lines;
    int count = 0;
    for (const auto& [cell, board] : steps(solved.puzzle, *solved.answer.result)) {
        // TRANSLATORS: {2} is a place: "Press 3: row 1, column 2".
        lines += "\n" + text.tr("Press {1}: {2}", ++count, placeName(cell, text)) + "\n";
        for (const std::string& row : lights::formatBoard(board))
            lines += "  " + row + "\n";
    }
    return lines;
}

std::string optimumWords(const lights::Optimum& optimum, const text::Text& text) {
    if (optimum.exact())
        return text.trn("{1} press", "{1} presses", optimum.moves());
    // TRANSLATORS: The fewest presses that are known and that may be: "≤ 24 presses (at least 20)".
    return text.trn("≤ {1} press (at least {2})", "≤ {1} presses (at least {2})", optimum.moves(),
                    optimum.lowerBound());
}

using FactRows = std::vector<std::vector<std::string>>;

void addFacts(FactRows& rows, const Solved& solved, const SolveRequest& request, const text::Text& text) {
    if (!request.any) {
        if (solved.answer.solvable())
            rows.push_back({text.tr("Optimum"), optimumWords(*solved.answer.result, text)});
        rows.push_back({text.tr("Quiet patterns"), text.tr("nullity {1}", solved.answer.nullity())});
        if (!solved.puzzle.rules().quietHours) // Solutions are orders then, which nobody counts.
            rows.push_back({text.tr("Solutions"), solved.answer.solvable() ? solved.answer.solutions() : "0"});
    } else if (solved.answer.solvable()) {
        rows.push_back({text.tr("One solution"), text.trn("{1} press", "{1} presses", solved.answer.result->moves())});
    }
    rows.push_back({text.tr("Time"), text.tr("{1}\u00a0s", text::decimal(text, solved.seconds, 3))});
}

std::string unsolvableText(const Solved& solved, const SolveRequest& request, const text::Text& text) {
    const lights::Unsolvable& why = solved.answer.result.error();
    if (solved.answer.undecided)
        return "\n" + text.tr("No order of presses was found, but there may be one.") + "\n";
    if (!why.witness.any())
        return "\n" +
               text.tr(
                   "Without quiet hours it could be solved; in quiet hours no order of presses leads to the goal.") +
               "\n";
    std::vector<std::string> repair;
    why.repair.forEach([&](lights::Cell cell) { repair.push_back(placeName(cell, text)); });
    if (!listsPresses(solved, request))
        return "\n" +
               text.trn("It can be solved once {1} window is changed.",
                        "It can be solved once {1} windows are changed.", why.repair.count()) +
               "\n";
    return "\n" +
           text.tr(
               "Every press switches an even number of the windows marked X, but an odd number of them are wrong:") +
           "\n" + drawing(solved.puzzle.start(), why.witness) + "\n" +
           text.trn("It can be solved once this window is changed: {2}",
                    "It can be solved once these windows are changed: {2}", why.repair.count(),
                    text::list(text, repair)) +
           "\n";
}

/// The presses of a solution, in order, as a JSON array. Written by hand, because a large board has millions of them.
std::string pressesText(const lights::Optimum& optimum) {
    std::string list = "[";
    optimum.forEachPress([&](lights::Cell cell) {
        list += list.size() == 1 ? "[" : ",[";
        list += std::to_string(cell.row);
        list += ',';
        list += std::to_string(cell.column);
        list += ']';
    });
    return list + "]";
}

Json cells(const lights::BitGrid& grid) {
    Json list = Json::array();
    grid.forEach([&](lights::Cell cell) { list.push_back({cell.row, cell.column}); });
    return list;
}

void addOptimum(Json& json, const Solved& solved, const SolveRequest& request) {
    const lights::Optimum& optimum = *solved.answer.result;
    if (!request.any) {
        json["optimum"] = optimum.moves();
        json["exact"] = optimum.exact();
        json["lowerBound"] = optimum.lowerBound();
    }
    if (!request.steps)
        return;
    json["steps"] = Json::array();
    for (const auto& [cell, board] : steps(solved.puzzle, optimum))
        json["steps"].push_back(lights::formatBoard(board));
}

void addWhy(Json& json, const Solved& solved, const SolveRequest& request) {
    const lights::Unsolvable& why = solved.answer.result.error();
    if (!why.witness.any())
        return;
    if (listsPresses(solved, request))
        json["witness"] = cells(why.witness);
    json["repair"] = cells(why.repair);
    json["repairExact"] = why.repairExact;
}

/// The answer as text.
std::string solvedText(const Solved& solved, const SolveRequest& request, const text::Text& text) {
    const bool solvable = solved.answer.solvable();
    FactRows rows{{text.tr("Solvable"), solvable                  ? text.tr("yes")
                                        : solved.answer.undecided ? text.tr("not decided")
                                                                  : text.tr("no")}};
    addFacts(rows, solved, request, text);
    const std::string facts = table(rows, {Side::Left, Side::Left}, request.width);
    if (!solvable)
        return facts + unsolvableText(solved, request, text);
    std::string presses;
    if (solved.puzzle.rules().quietHours)
        presses = request.steps ? "" : orderText(solved.answer.result->order(), text);
    else if (listsPresses(solved, request))
        presses = "\n" + drawing(solved.puzzle.start(), solved.answer.result->presses());
    return facts + presses + (request.steps ? stepsText(solved, text) : "");
}

/// The answer as a single-line JSON object.
std::string solvedJson(const Solved& solved, const SolveRequest& request) {
    const bool solvable = solved.answer.solvable();
    Json json;
    json["solvable"] = solved.answer.undecided ? Json() : Json(solvable);
    if (solved.puzzle.rules().quietHours)
        json["quietHours"] = true;
    if (solvable)
        addOptimum(json, solved, request);
    else
        addWhy(json, solved, request);
    if (!request.any) {
        json["nullity"] = solved.answer.nullity();
        if (!solved.puzzle.rules().quietHours)
            json["solutions"] = solvable ? solved.answer.solutions() : "0";
    }
    json["seconds"] = solved.seconds;
    std::string line = json.dump();
    if (solvable && listsPresses(solved, request)) {
        line.pop_back();
        line += R"(,"presses":)" + pressesText(*solved.answer.result) + "}";
    }
    return line + "\n";
}

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
    std::string read;
    const auto puzzle = readPuzzle(request.board, lights::maxSolvedSide, in, text, read);
    if (!puzzle)
        return tl::unexpected(puzzle.error());
    if (!lights::isWithinReach(*puzzle))
        return tl::unexpected(text.tr(
            "Boards with more than {1} windows can only be solved on the plane, with the plus stamp and without holes.",
            lights::maxSearchedCells));
    if (request.any && puzzle->rules().quietHours)
        return tl::unexpected(text.tr("--any is not for quiet hours: there the order of presses matters."));
    if (request.steps && std::max(puzzle->rows(), puzzle->columns()) > lights::maxSide)
        return tl::unexpected(text.tr("--steps only works for boards up to {1}×{1}.", lights::maxSide));

    const auto start = Clock::now();
    const platform::Interrupt interrupt;
    const lights::Answer answer = [&] {
        ProgressLine progress(terminal, text);
        return request.any ? anySolution(*puzzle) : optimum(*puzzle, request, limits, interrupt.token(), progress);
    }();
    const Solved solved{*puzzle, answer, secondsSince(start)};
    Answer result{request.json ? solvedJson(solved, request) : solvedText(solved, request, text),
                  answer.solvable()  ? exitYes
                  : answer.undecided ? exitUndecided
                                     : exitNo,
                  advice(answer, request, limits, text)};
    if (answer.cancelled && interrupt.token().stop_requested()) {
        result.exitCode = exitInterrupted;
        result.remark = text.tr("Stopped: this is the best solution found so far.");
    }
    addRemark(result, read);
    return result;
}

} // namespace cli
