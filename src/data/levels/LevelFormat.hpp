// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Json.hpp"
#include "data/levels/Level.hpp"
#include "lights/Board.hpp"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace data {

/// Values of "format" and "version" in a level file. Version 2 adds sealed windows, riddles and stamps other than the
/// classic ones, version 3 fuse boxes with Fill::Apart, version 4 curtains, version 5 quiet hours. A file is written in
/// the oldest version that has all that is in it, so that older programs read it too.
inline constexpr std::string_view packFormat = "lichter-aus/pack";
inline constexpr std::string_view levelFormat = "lichter-aus/level";
inline constexpr int levelFormatVersion = 1;
inline constexpr int richFormatVersion = 2;
inline constexpr int apartFormatVersion = 3;
inline constexpr int curtainFormatVersion = 4;
inline constexpr int quietFormatVersion = 5;

/// Values of "format" and "version" in the file of an unfinished level.
inline constexpr std::string_view unfinishedFormat = "lichter-aus/unfinished";
inline constexpr int unfinishedFormatVersion = 1;

/// The names of the puzzles in level files. A level without one is of Lights Out.
inline constexpr std::string_view lightsName = "lights";

/// Values of "press": which windows may be pressed. The second means quiet hours.
inline constexpr std::string_view pressAny = "any";
inline constexpr std::string_view pressWrong = "wrong";

/// Returns the names of some values, as listed in problems.
template<class Values>
[[nodiscard]] std::string namesOf(const Values& values) {
    std::string names;
    for (const auto value : values)
        names.append(names.empty() ? "" : ", ").append(name(value));
    return names;
}

/// Reads a text that must be one of a few words. Adds a problem and returns std::nullopt for any other value.
template<class Value, class FromName>
[[nodiscard]] std::optional<Value> readWord(ObjectReader& object, std::string_view key, Value fallback,
                                            FromName fromName, const std::string& words) {
    const Json* value = object.take(key);
    if (value == nullptr)
        return fallback;
    if (!value->is_string()) {
        object.problem(key, ProblemCode::WrongType, {"text"});
        return std::nullopt;
    }
    const auto& text = value->get_ref<const std::string&>();
    const std::optional<Value> found = fromName(text);
    if (!found)
        object.problem(key, ProblemCode::UnknownValue, {text, words});
    return found;
}

/// Returns the texts of a list; adds a problem for every element that is not a text.
[[nodiscard]] std::vector<std::string> readRows(const Json& value, const std::string& pointer, ProblemSink& problems);

/// Reports those of the keys that an object has although they belong to the other puzzle.
void refuse(ObjectReader& object, std::initializer_list<std::string_view> keys);

/// Read the board and rules of a level. Add a problem for everything invalid; return std::nullopt if there is no board.
[[nodiscard]] std::optional<lights::Puzzle> readLightsOut(ObjectReader& object, ProblemSink& problems);
[[nodiscard]] std::optional<arukone::Board> readArukone(ObjectReader& object, ProblemSink& problems);

/// Reads the riddle about a board; std::nullopt, with a problem if it is invalid, if there is none.
[[nodiscard]] std::optional<lights::Riddle> readRiddle(ObjectReader& object, const lights::Puzzle& board,
                                                       ProblemSink& problems);
/// The inverse of readRiddle.
[[nodiscard]] Json riddleJson(const lights::Riddle& riddle);
/// Appends what a level says about its place in the campaign; leaves out default values. See Level.
void appendCampaignFacts(Json& object, const std::vector<std::string>& formerly, bool optional,
                         const std::string& lesson);

/// The members of a level in a pack, without that of the puzzle, and its keys that are unknown here.
[[nodiscard]] Json levelJson(const Level& level);
/// The oldest version of the format that has all that is in the level.
[[nodiscard]] int formatVersionOf(const Level& level);

/// Whether a level or a pack can have this name and this author, who may be empty.
[[nodiscard]] bool areValidNames(const LocalText& name, const std::string& author);
/// Maximum length of an id's stem, which leaves room for a number.
inline constexpr std::size_t maxIdStemLength = 58;

/// Reads a Lights Out board from the list of rows in a level file. Returns std::nullopt, with a problem for every
/// invalid row, if it is not a board.
[[nodiscard]] std::optional<lights::Board> readBoard(const Json& value, const std::string& pointer,
                                                     ProblemSink& problems);
/// The same for a goal that is drawn, which may have curtains.
[[nodiscard]] std::optional<lights::Board> readGoalRows(const Json& value, const std::string& pointer,
                                                        ProblemSink& problems);

} // namespace data
