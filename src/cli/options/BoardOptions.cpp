// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/options/BoardOptions.hpp"

#include "arukone/RandomSetting.hpp"
#include "cli/options/TypedValues.hpp"
#include "data/files/Characters.hpp"
#include "lights/Board.hpp"
#include "puzzle/Cell.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace cli {

void addJson(const CommandSetup& command, const text::Text& text, bool& json) {
    command.flag("--json", json, text.tr("Print the answer as one JSON object"));
}

void addShape(const CommandSetup& command, const text::Text& text, text::TypedRules& typed, bool ofTextBoard) {
    const std::string surfaces = text::anyNameOf(text, lights::allSurfaces);
    const std::string stamps = text::stampForms(text);
    command.option("--surface", typed.surface,
                   ofTextBoard ? text.tr("Surface of a text board: {1}", surfaces) : text.tr("Surface: {1}", surfaces),
                   text.tr("SURFACE"));
    command.option("--stamp", typed.stamp,
                   ofTextBoard ? text.tr("Stamp of a text board: {1}", stamps) : text.tr("Stamp: {1}", stamps),
                   text.tr("STAMP"));
    command.flag("--quiet-hours", typed.quietHours,
                 text.tr("Quiet hours: only windows that differ from the goal can be pressed"));
}

void addFill(const CommandSetup& command, const text::Text& text, std::string& typed) {
    command.option(
        "--fill", typed,
        text.tr("Whether cables use all free cells of an Arukone text board: all, any, or apart (all, and no "
                "cable runs beside itself)"),
        "all|any|apart");
}

void addDifficulty(const CommandSetup& command, const text::Text& text, std::string& typed) {
    command.option("--difficulty", typed, text.tr("Difficulty: any, easy, medium, hard or hardest"),
                   text.tr("DIFFICULTY"));
}

void addSeed(const CommandSetup& command, const text::Text& text, std::string& typed) {
    command.option("--seed", typed, text.tr("Any text: the same seed gives the same board"), text.tr("TEXT"));
}

void addSigns(const CommandSetup& command, const text::Text& text, std::string& signs) {
    command.option("--signs", signs, text.tr("Characters of lit and dark windows in a text board, such as 10 or XO"),
                   text.tr("SIGNS"));
}

void addWish(const CommandSetup& command, const text::Text& text, TypedRandom& typed) {
    addDifficulty(command, text, typed.difficulty);
    command.option("--optimum", typed.optimum, text.tr("Boards that need exactly this many moves"), text.tr("NUMBER"));
    command.option("--sealed", typed.rules.sealed,
                   text.tr("How many windows are sealed: they switch, but cannot be pressed"), text.tr("NUMBER"));
}

void addRandomGoal(const CommandSetup& command, const text::Text& text, std::string& typed) {
    command.option("--goal", typed, text.tr("Goal: off, on, or picture (made from the seed)"), text.tr("GOAL"));
}

void addRandom(const CommandSetup& command, const text::Text& text, TypedRandom& typed) {
    command.option("--count", typed.count, text.tr("How many random boards of each size"), text.tr("NUMBER"));
    addSeed(command, text, typed.seed);
    addShape(command, text, typed.rules);
    addRandomGoal(command, text, typed.rules.goal);
    addWish(command, text, typed);
    command.flag("--arukone", typed.arukone, text.tr("Random boards of Arukone"));
    command.option("--fill", typed.fill,
                   text.tr("Whether cables of Arukone use all cells: all, any, or apart (all, and no cable runs beside "
                           "itself)"),
                   "all|any|apart");
}

void addBoard(const CommandSetup& command, const text::Text& text, TypedBoard& typed) {
    command.argument("FILE", typed.board,
                     text.tr("The board: a file, - for standard input, a share code, or PACK/LEVEL"));
    addShape(command, text, typed.rules, true);
    command.option("--goal", typed.rules.goal, text.tr("Goal of a text board: off, on, or the file of a picture"),
                   text.tr("GOAL"));
    addSigns(command, text, typed.signs);
}

std::string otherNotations(const text::Text& text) {
    return text.tr("Boards as others write them are read too: 1 and 0, X and O, x and -; with spaces, commas or bars\n"
                   "between the cells; below lines with sizes; on one line (101/010); as JSON arrays or coordinates;\n"
                   "several in one file (FILE#2); and saved games of Flip. What a text was taken for is printed.");
}

namespace {

/// The signs of lit and dark windows, two characters; none if they are not given.
std::optional<std::pair<std::string, std::string>> readSigns(const std::string& typed, const text::Text& text) {
    if (typed.empty())
        return std::nullopt;
    std::string_view rest = typed;
    std::vector<std::string> signs;
    while (!rest.empty()) {
        const std::string_view from = rest;
        if (!data::takeCodePoint(rest))
            rest.remove_prefix(1);
        signs.emplace_back(from.substr(0, from.size() - rest.size()));
    }
    if (signs.size() != 2 || signs[0] == signs[1])
        throw Misuse(
            text.tr("--signs needs two characters, for lit and for dark windows, such as 10, not “{1}”.", typed));
    return std::pair{signs[0], signs[1]};
}

} // namespace

BoardArguments givenBoard(const std::string& board, const text::TypedRules& typed, const std::string& fill,
                          const std::string& signs, const text::Text& text) {
    const text::NamedRules rules = orMisuse(text::namedRules(typed, text));
    BoardArguments arguments{board, rules.surface, rules.stamp, std::nullopt, readFill(fill, text)};
    if (!typed.goal.empty())
        arguments.goal = typed.goal;
    arguments.signs = readSigns(signs, text);
    arguments.quietHours = typed.quietHours;
    return arguments;
}

BoardArguments readTypedBoard(const char* command, const TypedBoard& typed, const text::Text& text) {
    if (typed.board.empty())
        throw Misuse(text.tr("{1} needs a board: a file, - for standard input, or a share code.", command));
    return givenBoard(typed.board, typed.rules, typed.fill, typed.signs, text);
}

namespace {

/// The random boards that a size stands for.
SheetRequest::Boards randomBoards(puzzle::Size size, const TypedRandom& typed, const text::Text& text) {
    const DifficultyOrOptimum wanted = readWish(typed.difficulty, typed.optimum, text);
    if (!typed.arukone) {
        lights::RandomSetting setting = orMisuse(text::randomSetting(size, typed.rules, text));
        setting.wanted = wanted;
        return setting;
    }
    const auto* difficulty = std::get_if<puzzle::Difficulty>(&wanted);
    const auto fill = readFill(typed.fill, text);
    if (difficulty == nullptr)
        throw Misuse(text.tr("--optimum is only for Lights Out."));
    const arukone::RandomSetting setting{size, fill.value_or(arukone::Fill::All), arukone::BoardKind::Unique,
                                         *difficulty};
    if (!isValid(setting))
        throw Misuse(text.tr("Boards of this kind have {1} to {2} rows and columns.", arukone::minRandomSide,
                             arukone::maxUniqueSide));
    return setting;
}

} // namespace

std::vector<SheetRequest::Boards> readTypedBoards(const std::vector<std::string>& words, const TypedRandom& typed,
                                                  const text::Text& text) {
    std::vector<SheetRequest::Boards> boards;
    const bool random =
        std::ranges::any_of(words, [](const std::string& word) { return puzzle::sizeFromText(word).has_value(); });
    // Beside random boards the rules are theirs; without any they complete text boards.
    const TypedRandom ofText = random ? TypedRandom() : typed;
    for (const std::string& word : words)
        if (const auto size = puzzle::sizeFromText(word))
            boards.push_back(randomBoards(*size, typed, text));
        else
            boards.emplace_back(givenBoard(word, ofText.rules, ofText.fill, typed.signs, text));
    const text::TypedRules& rules = typed.rules;
    const bool ofRandom = !typed.seed.empty() || !typed.count.empty() || !typed.difficulty.empty() ||
                          !typed.optimum.empty() || !rules.sealed.empty() || typed.arukone;
    if (ofRandom && !random)
        throw Misuse(text.tr("--count, --seed, --difficulty, --optimum, --sealed and --arukone are for random "
                             "boards: give a size, such as 5x5."));
    if (typed.arukone && (!rules.surface.empty() || !rules.stamp.empty() || !rules.goal.empty() ||
                          !rules.sealed.empty() || rules.quietHours))
        throw Misuse(text.tr("--surface, --stamp, --goal, --sealed and --quiet-hours are only for Lights Out."));
    return boards;
}

} // namespace cli
