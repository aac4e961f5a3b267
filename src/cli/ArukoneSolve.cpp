// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Solver.hpp"
#include "cli/ArukoneDrawing.hpp"
#include "cli/ArukoneWords.hpp"
#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"
#include "cli/Printing.hpp"
#include "platform/Signals.hpp"
#include "puzzle/Deadline.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <ostream>

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

/// Finds out about a board, in the order in which answers come: a solution first.
class Investigation {
public:
    Investigation(const arukone::Board& board, const ArukoneSolveRequest& request, std::stop_token interrupted,
                  std::ostream* terminal, const text::Text& text)
        : m_board(board)
        , m_request(request)
        , m_terminal(terminal)
        , m_text(text)
        , m_deadline(std::move(interrupted), request.budget) {}

    /// Whether the board can be solved, and how.
    void solve() {
        m_found.obstacle = arukone::findObstacle(m_board);
        ask([&](const arukone::SearchControl& control) { m_found.solved = arukone::solve(m_board, control); });
    }

    /// All else that is wanted. Each question gets an equal part of the time that is left, so none uses up all of it.
    void askFurther() {
        const auto& solution = m_found.solved.cables;
        m_open =
            (solution && !m_request.any ? 2 : 0) + (solution && m_request.least ? 1 : 0) + (m_request.count ? 1 : 0);
        if (solution && !m_request.any) {
            ask([&](const auto& control) { m_found.strict = arukone::isStrict(m_board, *solution, control); });
            // What is the only solution even if cells stay empty is so under every rule.
            ask([&](const auto& control) {
                m_found.unique =
                    m_found.strict == true ? m_found.strict : arukone::isUnique(m_board, *solution, control);
            });
        }
        if (solution && m_request.least)
            ask([&](const auto& control) { m_found.least = arukone::leastLength(m_board, *solution, control); });
        if (m_request.count)
            ask([&](const auto& control) { m_found.count = arukone::countSolutions(m_board, control); });
    }

    [[nodiscard]] const Findings& found() const noexcept { return m_found; }

private:
    using Seconds = std::chrono::duration<double>;

    template<typename Question>
    void ask(Question question) {
        const auto start = Clock::now();
        std::optional<Seconds> time; // For this question.
        if (m_request.budget && m_open > 1)
            time = std::max(*m_request.budget - Seconds(start - m_start), Seconds(0)) / m_open;
        const puzzle::Deadline deadline(m_deadline.token(), time);
        ProgressLine progress(m_terminal, m_text);
        arukone::SearchControl control;
        control.stop = deadline.token();
        control.progress = [&](double fraction) { progress.show(fraction); };
        question(control);
        --m_open;
        m_found.seconds += Seconds(Clock::now() - start).count();
    }

    const arukone::Board& m_board;
    const ArukoneSolveRequest& m_request;
    std::ostream* m_terminal;
    const text::Text& m_text;
    Clock::time_point m_start = Clock::now();
    puzzle::Deadline m_deadline;
    Findings m_found;
    int m_open = 1; ///< Questions that are not answered yet.
};

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

std::string plain(const arukone::Board& board, const ArukoneSolveRequest& request, const Findings& found,
                  const text::Text& text) {
    std::vector<std::vector<std::string>> rows{{text.tr("Solvable"), yesOrNo(found.solved.solvable, text)}};
    if (found.solved.cables && !request.any) {
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
                            // TRANSLATORS: The least known and the least possible length: "≤ 24 (at least 20)".
                            : text.tr("≤ {1} (at least {2})", found.least->length, found.least->lowerBound)});
    rows.push_back({text.tr("Time"), text.tr("{1}\u00a0s", text::decimal(text, found.seconds, 3))});
    const std::string facts = table(rows, {Side::Left, Side::Left}, request.width);
    return found.obstacle ? facts + "\n" + describe(*found.obstacle, text) + "\n" : facts;
}

} // namespace

Outcome solveArukone(const ArukoneSolveRequest& request, const Streams& streams, std::ostream* terminal,
                     const text::Text& text) {
    std::string read;
    const auto board = readArukone(request.board, streams.in, text, read);
    if (!board)
        return tl::unexpected(board.error());
    const platform::Interrupt interrupt;
    Investigation investigation(*board, request, interrupt.token(), terminal, text);
    investigation.solve();
    const Findings& found = investigation.found();
    if (found.solved.cables && !request.json)
        streams.out << drawing(*board, *found.solved.cables) << "\n" << std::flush;
    investigation.askFurther();
    const int exitCode = !found.solved.solvable ? exitUndecided : *found.solved.solvable ? exitYes : exitNo;
    Answer answer{request.json ? json(*board, found) : plain(*board, request, found, text), exitCode, {}};
    if (interrupt.token().stop_requested()) {
        answer.exitCode = exitInterrupted;
        answer.remark = text.tr("Stopped: what is not decided yet is left open.");
    }
    addRemark(answer, read);
    return answer;
}

} // namespace cli
