// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Commands.hpp"
#include "cli/Printing.hpp"
#include "lights/Board.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/Solver.hpp"
#include "platform/Signals.hpp"
#include "puzzle/Random.hpp"
#include "text/Problems.hpp"

#include <nlohmann/json.hpp>

#include <cstdint>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;
using BoardFormat = GenerateRequest::Format;

/// The optimum, if it is known or quickly proven.
std::optional<int> optimumOf(const lights::RandomBoard& board, const std::stop_token& stop) {
    constexpr std::uint64_t budget = std::uint64_t{1} << 26;
    if (board.optimum)
        return board.optimum;
    const lights::Answer answer = lights::solve(board.puzzle, {budget, stop, {}});
    return answer.solvable() && answer.result->exact() ? std::optional(answer.result->moves()) : std::nullopt;
}

Json boardJson(const lights::RandomBoard& board, const std::string& seed, const std::stop_token& stop) {
    const lights::Puzzle& puzzle = board.puzzle;
    const std::optional<int> optimum = optimumOf(board, stop);
    Json json;
    json["seed"] = seed;
    json["rows"] = puzzle.rows();
    json["columns"] = puzzle.columns();
    if (puzzle.start().hasSealed())
        json["sealed"] = puzzle.start().sealed().count();
    json["surface"] = name(puzzle.rules().surface);
    json["stamp"] = name(puzzle.rules().stamp);
    if (puzzle.goal() == lights::GoalKind::Picture)
        json["goal"] = lights::formatBoard(lights::Board(puzzle.target()));
    else
        json["goal"] = name(puzzle.goal());
    if (puzzle.rules().quietHours)
        json["quietHours"] = true;
    json["board"] = lights::formatBoard(puzzle.start());
    json["code"] = lights::encodePuzzle(puzzle);
    json["optimum"] = optimum ? Json(*optimum) : Json();
    return json;
}

/// Collects boards in the requested format.
class GenerateReport {
public:
    explicit GenerateReport(BoardFormat format)
        : m_format(format) {}

    void add(const lights::RandomBoard& board, const std::string& seed, const std::stop_token& stop) {
        if (m_format == BoardFormat::Json)
            m_boards.push_back(boardJson(board, seed, stop));
        else if (m_format == BoardFormat::Code)
            m_lines += lights::encodePuzzle(board.puzzle) + "\n";
        else
            addText(board.puzzle);
    }

    [[nodiscard]] std::string output() const {
        if (m_format != BoardFormat::Json)
            return m_lines;
        return jsonLine({{"boards", m_boards}});
    }

private:
    void addText(const lights::Puzzle& puzzle) {
        if (!m_lines.empty())
            m_lines += "\n";
        for (const std::string& row : lights::formatBoard(puzzle.start()))
            m_lines += row + "\n";
    }

    BoardFormat m_format;
    std::string m_lines;
    Json m_boards = Json::array();
};

/// With JSON, the reason is in the answer too, as what becomes of an error on standard error is up to the shell.
Answer refusal(const lights::GenerateProblem& problem, BoardFormat format, const text::Text& text) {
    using Kind = lights::GenerateProblem::Kind;
    const int exitCode = problem.kind == Kind::BadSize     ? exitBad
                         : problem.kind == Kind::Cancelled ? exitInterrupted
                                                           : exitNo;
    const std::string reason = text::describe(text, problem);
    if (format != BoardFormat::Json || exitCode == exitBad)
        return {{}, exitCode, reason};
    return {jsonLine({{"boards", Json::array()}, {"reason", reason}}), exitCode, reason};
}

} // namespace

Outcome generate(const GenerateRequest& request, const std::function<std::uint64_t()>& entropy, std::ostream* terminal,
                 const text::Text& text) {
    const platform::Interrupt interrupt;
    ProgressLine progress(terminal, text);
    lights::GenerateControl control;
    control.stop = interrupt.token();
    control.progress = [&](double fraction) { progress.show(fraction); };
    const auto generator = lights::Generator::make(request.setting, control);
    if (!generator)
        return refusal(generator.error(), request.format, text);

    const std::string seed = request.seed.empty() ? puzzle::seedText(entropy()) : request.seed;
    GenerateReport report(request.format);
    control.progress = {};
    for (int i = 0; i < request.count; ++i) {
        if (request.count == 1)
            control.progress = [&](double fraction) { progress.show(fraction); };
        else
            progress.show(static_cast<double>(i) / request.count);
        const auto board = generator->board(puzzle::numberedSeed(seed, i), control);
        if (!board)
            return refusal(board.error(), request.format, text);
        report.add(*board, puzzle::numberedSeed(seed, i), control.stop);
    }
    const bool tellSeed = request.seed.empty() && request.format != BoardFormat::Json && terminal != nullptr;
    return Answer{report.output(), exitYes, tellSeed ? text.tr("The seed is {1}.", seed) : ""};
}

} // namespace cli
