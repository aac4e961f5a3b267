// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/LevelFormat.hpp"
#include "lights/Board.hpp"
#include "lights/Puzzle.hpp"
#include "puzzle/Utf8.hpp"

#include <array>

namespace data {

namespace {

/// Returns the complete UTF-8 character that starts at a byte of a row.
std::string characterAt(const std::string& row, std::size_t byte) {
    std::size_t end = byte + 1;
    while (end < row.size() && puzzle::isContinuation(row[end]))
        ++end;
    return row.substr(byte, end - byte);
}

/// parseBoard or parseGoal.
using Parse = tl::expected<lights::Board, lights::TextBoardProblem> (*)(const std::vector<std::string>&, int);

/// Reports what is wrong with a row. \param columns length of the first row.
void checkRow(const std::string& row, std::size_t columns, Parse parse, const std::string& pointer,
              ProblemSink& problems) {
    using Kind = lights::TextBoardProblem::Kind;
    const auto parsed = parse({row}, lights::maxSide);
    if (!parsed && parsed.error().kind == Kind::BadCharacter) {
        const auto byte = static_cast<std::size_t>(parsed.error().column);
        problems.add(pointer, ProblemCode::BadCharacter, {characterAt(row, byte), std::to_string(byte + 1)});
    } else if (!parsed && parsed.error().kind == Kind::TooLarge) {
        problems.add(pointer, ProblemCode::BoardTooLarge, {std::to_string(lights::maxSide)});
    } else if (!parsed) {
        problems.add(pointer, ProblemCode::EmptyBoard);
    } else if (static_cast<std::size_t>(parsed->columns()) != columns) {
        problems.add(pointer, ProblemCode::RaggedRow, {std::to_string(parsed->columns()), std::to_string(columns)});
    }
}

constexpr std::array knownGoals{lights::GoalKind::Off, lights::GoalKind::On};

/// A level's goal: all lights off, all lights on, or a picture.
struct Goal {
    lights::GoalKind kind = lights::GoalKind::Off;
    std::optional<lights::Board> picture;
};

std::optional<Goal> readGoal(ObjectReader& object, ProblemSink& problems) {
    const Json* value = object.take("goal");
    if (value != nullptr && value->is_array()) {
        auto picture = readGoalRows(*value, object.at("goal"), problems);
        if (picture && picture->hasSealed()) {
            object.problem("goal", ProblemCode::PictureSealed);
            return std::nullopt;
        }
        return picture ? std::optional(Goal{lights::GoalKind::Picture, std::move(picture)}) : std::nullopt;
    }
    if (value != nullptr && !value->is_string()) {
        object.problem("goal", ProblemCode::WrongType, {"text or list"});
        return std::nullopt;
    }
    const auto fromName = [](std::string_view text) -> std::optional<lights::GoalKind> {
        for (const lights::GoalKind goal : knownGoals)
            if (lights::name(goal) == text)
                return goal;
        return std::nullopt;
    };
    const auto kind = readWord(object, "goal", lights::GoalKind::Off, fromName, namesOf(knownGoals));
    return kind ? std::optional(Goal{*kind, std::nullopt}) : std::nullopt;
}

/// A name, or a drawing as a list of rows.
std::optional<lights::Stamp> readStamp(ObjectReader& object, ProblemSink& problems) {
    const Json* value = object.take("stamp");
    if (value == nullptr)
        return lights::Stamp::Plus;
    if (!value->is_string() && !value->is_array()) {
        object.problem("stamp", ProblemCode::WrongType, {"text or list"});
        return std::nullopt;
    }
    const std::size_t before = problems.size();
    const auto stamp = value->is_string() ? lights::namedStamp(value->get_ref<const std::string&>())
                                          : lights::stampFromRows(readRows(*value, object.at("stamp"), problems));
    if (!stamp && problems.size() == before)
        object.problem("stamp", ProblemCode::BadStamp,
                       value->is_string() ? std::vector{value->get<std::string>()} : std::vector<std::string>{});
    return problems.size() == before ? stamp : std::nullopt;
}

/// Whether there are quiet hours.
std::optional<bool> readPress(ObjectReader& object) {
    const auto fromName = [](std::string_view name) {
        return name == pressAny || name == pressWrong ? std::optional(name == pressWrong) : std::nullopt;
    };
    return readWord(object, "press", false, fromName, std::string(pressAny) + ", " + std::string(pressWrong));
}

ProblemCode codeOf(lights::PuzzleProblem problem) {
    switch (problem) {
    case lights::PuzzleProblem::BadSize:
        return ProblemCode::BoardTooLarge;
    case lights::PuzzleProblem::NoCells:
        return ProblemCode::NoCells;
    case lights::PuzzleProblem::PictureShape:
        return ProblemCode::PictureSize;
    case lights::PuzzleProblem::PictureHoles:
        break;
    }
    return ProblemCode::PictureHoles;
}

} // namespace

std::optional<lights::Puzzle> readLightsOut(ObjectReader& object, ProblemSink& problems) {
    const Json* rows = object.require("board");
    auto board = rows == nullptr ? std::nullopt : readBoard(*rows, object.at("board"), problems);
    refuse(object, {"fill"});
    const auto surface =
        readWord(object, "surface", lights::Surface::Plane, lights::surfaceFromName, namesOf(lights::allSurfaces));
    const auto stamp = readStamp(object, problems);
    const auto goal = readGoal(object, problems);
    const auto quietHours = readPress(object);
    if (!board || !surface || !stamp || !goal || !quietHours)
        return std::nullopt;
    const lights::Rules rules{*stamp, *surface, *quietHours};
    auto puzzle = goal->picture ? lights::Puzzle::makePicture(std::move(*board), rules, *goal->picture)
                                : lights::Puzzle::make(std::move(*board), rules, goal->kind);
    if (puzzle)
        return std::move(*puzzle);
    const ProblemCode code = codeOf(puzzle.error());
    object.problem(code == ProblemCode::NoCells ? "board" : "goal", code);
    return std::nullopt;
}

namespace {

std::optional<lights::Board> read(const Json& value, Parse parse, const std::string& pointer, ProblemSink& problems) {
    const std::size_t before = problems.size();
    if (!value.is_array())
        problems.add(pointer, ProblemCode::WrongType, {"list"});
    else if (value.empty())
        problems.add(pointer, ProblemCode::EmptyBoard);
    else if (value.size() > static_cast<std::size_t>(lights::maxSide))
        problems.add(pointer, ProblemCode::BoardTooLarge, {std::to_string(lights::maxSide)});
    if (problems.size() != before)
        return std::nullopt;
    const std::vector<std::string> rows = readRows(value, pointer, problems);
    if (problems.size() != before)
        return std::nullopt;
    const auto first = parse({rows.front()}, lights::maxSide);
    const std::size_t columns = first ? static_cast<std::size_t>(first->columns()) : rows.front().size();
    for (std::size_t r = 0; r < rows.size(); ++r)
        checkRow(rows[r], columns, parse, childPointer(pointer, r), problems);
    if (problems.size() != before)
        return std::nullopt;
    auto board = parse(rows, lights::maxSide);
    return board ? std::optional(std::move(*board)) : std::nullopt;
}

} // namespace

std::optional<lights::Board> readBoard(const Json& value, const std::string& pointer, ProblemSink& problems) {
    return read(value, lights::parseBoard, pointer, problems);
}

std::optional<lights::Board> readGoalRows(const Json& value, const std::string& pointer, ProblemSink& problems) {
    return read(value, lights::parseGoal, pointer, problems);
}

} // namespace data
