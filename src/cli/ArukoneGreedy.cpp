// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Session.hpp"
#include "arukone/editing/Review.hpp"
#include "arukone/greedy/Program.hpp"
#include "cli/ArukoneDrawing.hpp"
#include "cli/ArukoneWords.hpp"
#include "cli/BoardInput.hpp"
#include "cli/Commands.hpp"
#include "cli/Printing.hpp"
#include "platform/Signals.hpp"
#include "puzzle/Deadline.hpp"

#include <nlohmann/json.hpp>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;

Json orderJson(const std::vector<int>& order, const arukone::Cables& cables) {
    Json json = Json::array();
    for (const int pair : order)
        json.push_back({pair + 1, cables[static_cast<std::size_t>(pair)].length()});
    return json;
}

Json numberOf(const std::optional<int>& pair) {
    return pair ? Json(*pair + 1) : Json(nullptr);
}

std::string json(const arukone::ProgramRun& run, const arukone::Judgement& judgement) {
    Json json;
    json["solves"] = run.solves();
    json["order"] = orderJson(run.order, run.cables);
    json["cables"] = cablesJson(run.cables);
    json["stuckAt"] = numberOf(run.stuckAt);
    json["always"] = nameOf(judgement.always);
    json["proof"] = judgement.proof ? Json(nameOf(*judgement.proof)) : Json(nullptr);
    json["blocker"] = numberOf(judgement.blocker);
    json["victim"] = numberOf(judgement.victim);
    json["witness"] = judgement.witness
                          ? Json{{"order", orderJson(judgement.witness->order, judgement.witness->cables)},
                                 {"cables", cablesJson(judgement.witness->cables)}}
                          : Json(nullptr);
    return json.dump() + "\n";
}

std::string orderWords(const arukone::ProgramRun& run) {
    std::string words;
    for (const int pair : run.order)
        words.append(words.empty() ? "" : " ").append(arukone::pairSign(pair));
    return words.empty() ? "–" : words;
}

/// The board after each cable.
std::string stepsText(const arukone::Board& board, const arukone::ProgramRun& run) {
    std::string lines;
    arukone::Cables cables = arukone::noCables(board);
    for (const int pair : run.order) {
        const auto index = static_cast<std::size_t>(pair);
        cables[index] = run.cables[index];
        lines += "\n" + drawing(board, cables);
    }
    return lines;
}

std::string plain(const arukone::Board& board, const arukone::ProgramRun& run, const arukone::Judgement& judgement,
                  const ArukoneGreedyRequest& request, const text::Text& text) {
    std::vector<std::vector<std::string>> rows{
        {text.tr("Solves the board"), yesOrNo(run.solves(), text)},
        {text.tr("Joins in this order"), orderWords(run)},
    };
    if (run.stuckAt)
        rows.push_back({text.tr("Gets stuck at"), arukone::pairSign(*run.stuckAt)});
    rows.push_back({text.tr("Whichever paths it takes"), describe(judgement, text)});
    const std::string facts = table(rows, {Side::Left, Side::Left}, request.width);
    return facts + (request.steps ? stepsText(board, run) : "\n" + drawing(board, run.cables));
}

} // namespace

Outcome greedyArukone(const ArukoneGreedyRequest& request, std::istream& in, const text::Text& text) {
    std::string read;
    const auto board = readArukone(request.board, in, text, read);
    if (!board)
        return tl::unexpected(board.error());
    const platform::Interrupt interrupt;
    const puzzle::Deadline deadline(interrupt.token(), request.budget);
    arukone::SearchControl control;
    control.stop = deadline.token();
    const arukone::ProgramRun run = arukone::runProgram(*board);
    const auto only = run.solves() ? std::nullopt : arukone::onlySolution(*board, control);
    const arukone::Judgement judgement = arukone::judgeProgram(*board, only ? &*only : nullptr, control);
    Answer answer{request.json ? json(run, judgement) : plain(*board, run, judgement, request, text),
                  run.solves() ? exitYes : exitNo,
                  {}};
    if (interrupt.token().stop_requested()) {
        answer.exitCode = exitInterrupted;
        answer.remark = text.tr("Stopped: what is not decided yet is left open.");
    }
    addRemark(answer, read);
    return answer;
}

} // namespace cli
