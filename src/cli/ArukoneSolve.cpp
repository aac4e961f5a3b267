// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Solver.hpp"
#include "cli/ArukoneDrawing.hpp"
#include "cli/ArukoneWords.hpp"
#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"
#include "cli/Printing.hpp"
#include "cli/Stopping.hpp"

#include <nlohmann/json.hpp>

namespace cli {

namespace {

using Clock = std::chrono::steady_clock;
using Json = nlohmann::ordered_json;

/// What was found out about a board. What is not known is empty.
struct Findings {
    arukone::Solved solved;
    std::optional<bool> unique;
    std::optional<bool> strict;
    std::optional<arukone::SolutionCount> count;
    std::optional<arukone::LeastLength> least;
    std::optional<arukone::Obstacle> obstacle; ///< If the board cannot be solved, and that can be shown.
    double seconds = 0;
};

Findings investigate(const arukone::Board& board, const ArukoneSolveRequest& request, std::stop_token interrupted,
                     ProgressLine& progress) {
    const auto start = Clock::now();
    const auto seconds = [start] { return std::chrono::duration<double>(Clock::now() - start).count(); };
    const Deadline deadline(std::move(interrupted), request.budget);
    arukone::SearchControl control;
    control.stop = deadline.token();
    control.progress = [&](double fraction) { progress.show(fraction); };
    Findings found;
    found.obstacle = arukone::findObstacle(board);
    found.solved = arukone::solve(board, control);
    if (found.solved.cables) {
        found.unique = arukone::isUnique(board, *found.solved.cables, control);
        found.strict = arukone::isStrict(board, *found.solved.cables, control);
        if (request.least)
            found.least = arukone::leastLength(board, *found.solved.cables, control);
    }
    if (request.count)
        found.count = arukone::countSolutions(board, control);
    found.seconds = seconds();
    return found;
}

Json orNull(const std::optional<bool>& answer) {
    return answer ? Json(*answer) : Json(nullptr);
}

Json obstacleJson(const arukone::Obstacle& obstacle) {
    Json json{{"kind", nameOf(obstacle.kind)}};
    if (obstacle.pair)
        json["pair"] = *obstacle.pair + 1;
    if (obstacle.other)
        json["other"] = *obstacle.other + 1;
    json["cells"] = Json::array();
    for (const arukone::Cell cell : obstacle.cells)
        json["cells"].push_back({cell.row, cell.column});
    return json;
}

std::string json(const arukone::Board& board, const Findings& found) {
    Json json;
    json["solvable"] = orNull(found.solved.solvable);
    if (found.solved.cables) {
        json["unique"] = orNull(found.unique);
        json["strict"] = orNull(found.strict);
    }
    if (found.obstacle)
        json["why"] = obstacleJson(*found.obstacle);
    if (found.count) {
        const auto count = countText(*found.count);
        json["solutions"] = count ? Json(*count) : Json(nullptr);
    }
    if (found.solved.cables) {
        json["cables"] = cablesJson(*found.solved.cables);
        json["length"] = arukone::stateOf(board, *found.solved.cables).length;
    }
    if (found.least) {
        json["leastLength"] = found.least->length;
        json["exact"] = found.least->exact();
        json["lowerBound"] = found.least->lowerBound;
    }
    json["engine"] = found.solved.engine && found.solved.solvable ? Json(nameOf(*found.solved.engine)) : Json(nullptr);
    json["seconds"] = found.seconds;
    return json.dump() + "\n";
}

std::string plain(const arukone::Board& board, const Findings& found, const text::Text& text) {
    std::vector<std::vector<std::string>> rows{{text.tr("Solvable"), yesOrNo(found.solved.solvable, text)}};
    if (found.solved.cables) {
        rows.push_back({text.tr("Only one solution"), yesOrNo(found.unique, text)});
        rows.push_back({text.tr("Even if cells stay empty"), yesOrNo(found.strict, text)});
    }
    if (found.count)
        rows.push_back({text.tr("Solutions"), countText(*found.count).value_or(text.tr("not decided"))});
    if (found.solved.cables)
        rows.push_back({text.tr("Length"), std::to_string(arukone::stateOf(board, *found.solved.cables).length)});
    if (found.least)
        rows.push_back({text.tr("Least length"),
                        found.least->exact()
                            ? std::to_string(found.least->length)
                            : text.tr("≤ {1} (at least {2})", found.least->length, found.least->lowerBound)});
    rows.push_back({text.tr("Time"), text.tr("{1} s", text::decimal(text, found.seconds, 3))});
    const std::string facts = table(rows, {Side::Left, Side::Left});
    if (found.obstacle)
        return facts + "\n" + describe(*found.obstacle, text) + "\n";
    return found.solved.cables ? facts + "\n" + drawing(board, *found.solved.cables) : facts;
}

} // namespace

Outcome solveArukone(const ArukoneSolveRequest& request, std::istream& in, std::ostream* terminal,
                     const text::Text& text) {
    const auto board = readArukone(request.board, in, text);
    if (!board)
        return tl::unexpected(board.error());
    const Interrupt interrupt;
    const Findings found = [&] {
        ProgressLine progress(terminal, text);
        return investigate(*board, request, interrupt.token(), progress);
    }();
    const int exitCode = !found.solved.solvable ? exitUndecided : *found.solved.solvable ? exitYes : exitNo;
    Answer answer{request.json ? json(*board, found) : plain(*board, found, text), exitCode, {}};
    if (interrupt.token().stop_requested()) {
        answer.exitCode = exitInterrupted;
        answer.remark = text.tr("Stopped: what is not decided yet is left open.");
    }
    return answer;
}

} // namespace cli
