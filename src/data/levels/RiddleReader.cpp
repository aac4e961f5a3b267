// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/LevelFormat.hpp"
#include "lights/Riddle.hpp"

#include <algorithm>

namespace data {

namespace {

constexpr std::size_t otherBoards = lights::OddOneOut::boards - 1;

bool isSmall(const lights::Board& board) {
    return std::max(board.rows(), board.columns()) <= lights::maxRiddleSide;
}

/// Reads a board of the riddle that is small enough.
std::optional<lights::Board> readSmallBoard(const Json& value, const std::string& pointer, ProblemSink& problems) {
    auto board = readBoard(value, pointer, problems);
    if (board && !isSmall(*board)) {
        problems.add(pointer, ProblemCode::RiddleTooLarge, {std::to_string(lights::maxRiddleSide)});
        return std::nullopt;
    }
    return board;
}

std::optional<lights::Riddle> readAnotherWay(ObjectReader& riddle, const lights::Puzzle& puzzle,
                                             ProblemSink& problems) {
    const Json* rows = riddle.require("shown");
    const auto shown = rows == nullptr ? std::nullopt : readSmallBoard(*rows, riddle.at("shown"), problems);
    if (!shown)
        return std::nullopt;
    const lights::Board& board = puzzle.start();
    const bool fits = shown->rows() == board.rows() && shown->columns() == board.columns();
    if (!fits || shown->hasSealed() || (shown->lit() & board.pressable()) != shown->lit()) {
        riddle.problem("shown", ProblemCode::RiddleShown);
        return std::nullopt;
    }
    return lights::AnotherWay{shown->lit()};
}

std::optional<lights::Riddle> readOddOneOut(ObjectReader& riddle, const lights::Puzzle& puzzle, ProblemSink& problems) {
    const Json* boards = riddle.require("boards");
    if (boards == nullptr)
        return std::nullopt;
    const std::string pointer = riddle.at("boards");
    if (puzzle.goal() == lights::GoalKind::Picture || puzzle.start().hasCurtains())
        problems.add(pointer, ProblemCode::RiddlePicture);
    else if (!boards->is_array() || boards->size() != otherBoards)
        problems.add(pointer, ProblemCode::RiddleBoards, {std::to_string(otherBoards)});
    else {
        lights::OddOneOut choice;
        for (std::size_t i = 0; i < boards->size(); ++i) {
            auto board = readSmallBoard((*boards)[i], childPointer(pointer, i), problems);
            auto other = board ? lights::Puzzle::make(*std::move(board), puzzle.rules(), puzzle.goal())
                               : tl::unexpected(lights::PuzzleProblem::BadSize);
            if (other)
                choice.others.push_back(*std::move(other));
            else if (other.error() == lights::PuzzleProblem::NoCells)
                problems.add(childPointer(pointer, i), ProblemCode::NoCells);
        }
        if (choice.others.size() == otherBoards)
            return choice;
    }
    return std::nullopt;
}

/// The names of all riddles, as listed in problems.
std::string knownRiddles() {
    std::string names = "another-way, odd-one-out";
    for (const lights::Quantity what : lights::allQuantities)
        names.append(", ").append(lights::name(lights::HowMany{what}));
    return names;
}

/// Reads what is asked, whatever the rules of the board.
std::optional<lights::Riddle> readQuestion(ObjectReader& object, const lights::Puzzle& board, ProblemSink& problems) {
    const Json* const value = object.take("riddle");
    if (value == nullptr)
        return std::nullopt;
    if (!value->is_object()) {
        object.problem("riddle", ProblemCode::WrongType, {"object"});
        return std::nullopt;
    }
    if (!isSmall(board.start())) {
        object.problem("board", ProblemCode::RiddleTooLarge, {std::to_string(lights::maxRiddleSide)});
        return std::nullopt;
    }
    ObjectReader riddle(*value, object.at("riddle"), problems);
    const Json* ask = riddle.require("ask");
    if (ask == nullptr)
        return std::nullopt;
    if (!ask->is_string()) {
        riddle.problem("ask", ProblemCode::WrongType, {"text"});
        return std::nullopt;
    }
    const auto& text = ask->get_ref<const std::string&>();
    const bool another = text == lights::name(lights::AnotherWay{});
    if (another || text == lights::name(lights::OddOneOut{})) {
        auto read = another ? readAnotherWay(riddle, board, problems) : readOddOneOut(riddle, board, problems);
        riddle.findSlips();
        return read;
    }
    if (const auto what = lights::quantityFromName(text))
        return lights::HowMany{*what};
    riddle.problem("ask", ProblemCode::UnknownValue, {text, knownRiddles()});
    return std::nullopt;
}

} // namespace

std::optional<lights::Riddle> readRiddle(ObjectReader& object, const lights::Puzzle& board, ProblemSink& problems) {
    auto riddle = readQuestion(object, board, problems);
    if (riddle && !lights::fits(*riddle, board.rules())) {
        object.problem("riddle", ProblemCode::QuietRiddle);
        return std::nullopt;
    }
    return riddle;
}

Json riddleJson(const lights::Riddle& riddle) {
    Json object = Json::object();
    object["ask"] = lights::name(riddle);
    if (const auto* way = std::get_if<lights::AnotherWay>(&riddle))
        object["shown"] = lights::formatBoard(lights::Board(way->shown));
    if (const auto* choice = std::get_if<lights::OddOneOut>(&riddle)) {
        object["boards"] = Json::array();
        for (const lights::Puzzle& other : choice->others)
            object["boards"].push_back(lights::formatBoard(other.start()));
    }
    return object;
}

} // namespace data
