// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/RandomSetting.hpp"
#include "data/levels/LevelFormat.hpp"

#include <array>

namespace data {

namespace {

using Kind = arukone::BoardProblem::Kind;

constexpr std::array fills{arukone::Fill::All, arukone::Fill::Any, arukone::Fill::Apart};

/// Whether a problem is in one of the rows, not in the board as a whole.
bool isInRow(Kind kind) {
    return kind == Kind::RaggedRow || kind == Kind::BadCharacter || kind == Kind::Single || kind == Kind::Third;
}

} // namespace

std::optional<arukone::Board> readArukone(ObjectReader& object, ProblemSink& problems) {
    refuse(object, {"goal", "surface", "stamp", "press"});
    const auto fill = readWord(object, "fill", arukone::Fill::All, arukone::fillFromName, namesOf(fills));
    const Json* list = object.require("board");
    if (list != nullptr && !list->is_array())
        object.problem("board", ProblemCode::WrongType, {"list"});
    if (list == nullptr || !list->is_array())
        return std::nullopt;
    const std::string pointer = object.at("board");
    const std::size_t before = problems.size();
    const std::vector<std::string> rows = readRows(*list, pointer, problems);
    if (problems.size() != before)
        return std::nullopt;
    auto board = arukone::parseBoard(rows, fill.value_or(arukone::Fill::All));
    if (board)
        return *std::move(board);
    const arukone::BoardProblem& problem = board.error();
    problems.add(
        isInRow(problem.kind) ? childPointer(pointer, static_cast<std::size_t>(problem.row)) : pointer,
        ProblemCode::BadArukone,
        {std::to_string(static_cast<int>(problem.kind)), std::to_string(problem.row), std::to_string(problem.column)});
    return std::nullopt;
}

} // namespace data
