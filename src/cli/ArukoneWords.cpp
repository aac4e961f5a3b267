// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/ArukoneWords.hpp"

#include "arukone/Board.hpp"

namespace cli {

namespace {

/// How the board's text shows a pair. \pre the pair is known.
std::string sign(const std::optional<int>& pair) {
    return arukone::pairSign(*pair);
}

} // namespace

std::string yesOrNo(const std::optional<bool>& answer, const text::Text& text) {
    return !answer ? text.tr("not decided") : *answer ? text.tr("yes") : text.tr("no");
}

std::optional<std::string> countText(const arukone::SolutionCount& count) {
    if (!count.complete())
        return std::nullopt;
    return (count.solutions.saturated() ? "≥ " : "") + count.solutions.text();
}

std::string describe(const arukone::Judgement& judgement, const text::Text& text) {
    switch (judgement.always) {
    case arukone::Always::CanSucceed:
        return text.tr("can solve it");
    case arukone::Always::Open:
        return text.tr("not decided");
    case arukone::Always::Fails:
        break;
    }
    if (judgement.proof == arukone::Proof::Trap)
        // TRANSLATORS: {1} and {2} are numbers of cables: "always fails: 3 shuts in 5".
        return text.tr("always fails: {1} shuts in {2}", sign(judgement.blocker), sign(judgement.victim));
    if (judgement.proof == arukone::Proof::Unique && judgement.blocker)
        return text.tr("always fails: {1} takes a path that is too short", sign(judgement.blocker));
    return text.tr("always fails");
}

std::string describe(const arukone::Obstacle& obstacle, const text::Text& text) {
    using Kind = arukone::Obstacle::Kind;
    const auto row = [&] { return obstacle.cells.front().row + 1; };
    const auto column = [&] { return obstacle.cells.front().column + 1; };
    switch (obstacle.kind) {
    case Kind::ShutIn:
        return text.tr("The {1} in row {2}, column {3} is shut in.", sign(obstacle.pair), row(), column());
    case Kind::Apart:
        return text.tr("No path leads from one {1} to the other.", sign(obstacle.pair));
    case Kind::Crossing:
        return text.tr("{1} and {2} alternate along the border, so their cables would cross.", sign(obstacle.pair),
                       sign(obstacle.other));
    case Kind::DeadEnd:
        return text.tr("The cell in row {1}, column {2} is a dead end, so no cable can go through it.", row(),
                       column());
    case Kind::Unreachable:
        return text.trn("No cable can reach the cell in row {2}, column {3} and still get to its other end.",
                        "No cable can reach the {1} cells around row {2}, column {3} and still get to its other end.",
                        static_cast<std::int64_t>(obstacle.cells.size()), row(), column());
    case Kind::Parity:
        break;
    }
    return text.trn("Colour the board like a chessboard: one colour has one cell too many for the cables.",
                    "Colour the board like a chessboard: one colour has {1} cells too many for the cables.",
                    static_cast<std::int64_t>(obstacle.surplus));
}

std::string gradeWords(const std::optional<arukone::Grade>& grade) {
    return grade ? std::string(puzzle::name(grade->difficulty)) : "–";
}

nlohmann::ordered_json gradeJson(const arukone::Grade& grade) {
    return {
        {"class", puzzle::name(grade.difficulty)}, {"suppositions", grade.suppositions}, {"longest", grade.longest}};
}

nlohmann::ordered_json cablesJson(const arukone::Cables& cables) {
    auto json = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < cables.size(); ++i)
        if (!cables[i].empty())
            json.push_back({i + 1, cables[i].origin.row, cables[i].origin.column, cables[i].word});
    return json;
}

const char* nameOf(arukone::Engine engine) noexcept {
    switch (engine) {
    case arukone::Engine::Diagonal:
        return "diagonal";
    case arukone::Engine::Frontier:
        return "frontier";
    case arukone::Engine::Router:
        return "router";
    case arukone::Engine::Sat:
        break;
    }
    return "sat";
}

const char* nameOf(arukone::Always always) noexcept {
    switch (always) {
    case arukone::Always::Fails:
        return "fails";
    case arukone::Always::CanSucceed:
        return "can succeed";
    case arukone::Always::Open:
        break;
    }
    return "open";
}

const char* nameOf(arukone::Proof proof) noexcept {
    switch (proof) {
    case arukone::Proof::Unique:
        return "unique";
    case arukone::Proof::Trap:
        return "trap";
    case arukone::Proof::Search:
        break;
    }
    return "search";
}

const char* nameOf(arukone::Obstacle::Kind kind) noexcept {
    using Kind = arukone::Obstacle::Kind;
    switch (kind) {
    case Kind::ShutIn:
        return "shutIn";
    case Kind::Apart:
        return "apart";
    case Kind::Crossing:
        return "crossing";
    case Kind::DeadEnd:
        return "deadEnd";
    case Kind::Unreachable:
        return "unreachable";
    case Kind::Parity:
        break;
    }
    return "parity";
}

} // namespace cli
