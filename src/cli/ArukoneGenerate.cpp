// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/ShareCode.hpp"
#include "arukone/Task.hpp"
#include "arukone/generators/Generator.hpp"
#include "cli/ArukoneWords.hpp"
#include "cli/Commands.hpp"
#include "cli/Printing.hpp"
#include "platform/Signals.hpp"
#include "puzzle/Random.hpp"

#include <nlohmann/json.hpp>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;
using Format = ArukoneGenerateRequest::Format;
using End = arukone::UniqueBoardSearch::End;

Json boardJson(const arukone::RandomBoard& made, const std::string& seed) {
    Json json;
    json["seed"] = seed;
    json["rows"] = made.board.rows();
    json["columns"] = made.board.columns();
    json["fill"] = arukone::name(made.board.fill());
    json["pairs"] = made.board.pairCount();
    json["board"] = arukone::formatBoard(made.board);
    json["code"] = arukone::encodeBoard(made.board);
    json["cables"] = cablesJson(made.solution);
    if (made.grade)
        json["grade"] = gradeJson(*made.grade);
    if (made.trap) {
        json["blocker"] = made.trap->blocker + 1;
        json["victim"] = made.trap->victim + 1;
    }
    return json;
}

/// A board in one of the formats for lines.
std::string boardText(const arukone::Board& board, Format format) {
    if (format == Format::Code)
        return arukone::encodeBoard(board) + "\n";
    if (format == Format::Task)
        return *arukone::formatTask(board); // Random boards have no holes, and the options ask for a square.
    std::string lines;
    for (const std::string& row : arukone::formatBoard(board))
        lines += row + "\n";
    return lines;
}

/// Collects boards in the requested format.
class ArukoneReport {
public:
    explicit ArukoneReport(Format format)
        : m_format(format) {}

    void add(const arukone::RandomBoard& made, const std::string& seed, int draws) {
        m_drawn += draws;
        if (m_format == Format::Json)
            m_boards.push_back(boardJson(made, seed));
        else
            m_lines.append(m_lines.empty() || m_format == Format::Code ? "" : "\n")
                .append(boardText(made.board, m_format));
    }

    [[nodiscard]] std::string output() const {
        return m_format == Format::Json ? jsonLine({{"boards", m_boards}, {"drawn", m_drawn}}) : m_lines;
    }

private:
    Format m_format;
    std::string m_lines;
    Json m_boards = Json::array();
    int m_drawn = 0;
};

/// With JSON, the reason is in the answer too.
Answer refusal(End end, Format format, const text::Text& text) {
    if (end == End::Stopped)
        return {{}, exitInterrupted, text.tr("Stopped.")};
    const std::string reason = end == End::Impossible
                                   ? text.tr("There is no such board: this number of pairs does not fit.")
                                   : text.tr("No such board was found. Try another seed, or another number of pairs.");
    return {format == Format::Json ? jsonLine({{"boards", Json::array()}, {"reason", reason}}) : "", exitNo, reason};
}

arukone::RandomBoardSearch make(const ArukoneGenerateRequest& request, const std::string& seed,
                                const arukone::SearchControl& control) {
    if (control.stop.stop_requested())
        return {End::Stopped, std::nullopt, 0};
    if (request.scheme)
        return {End::Found, arukone::generateSeedBoard(request.setting.size.rows, seed), 1};
    return arukone::generate({request.setting, request.pairs}, seed, control);
}

} // namespace

Outcome generateArukone(const ArukoneGenerateRequest& request, const std::function<std::uint64_t()>& entropy,
                        std::ostream* terminal, const text::Text& text) {
    const platform::Interrupt interrupt;
    ProgressLine progress(terminal, text);
    arukone::SearchControl control;
    control.stop = interrupt.token();
    if (request.count == 1)
        control.progress = [&](double fraction) { progress.show(fraction); };
    const std::string seed = request.seed.empty() ? puzzle::seedText(entropy()) : request.seed;
    ArukoneReport report(request.format);
    for (int i = 0; i < request.count; ++i) {
        if (request.count > 1)
            progress.show(static_cast<double>(i) / request.count);
        const std::string own = puzzle::numberedSeed(seed, i);
        const arukone::RandomBoardSearch made = make(request, own, control);
        if (!made.board)
            return refusal(made.end, request.format, text);
        report.add(*made.board, own, made.draws);
    }
    const bool tellSeed = request.seed.empty() && request.format != Format::Json && terminal != nullptr;
    return Answer{report.output(), exitYes, tellSeed ? text.tr("The seed is {1}.", seed) : ""};
}

} // namespace cli
