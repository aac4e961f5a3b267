// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/RiddleAnswer.hpp"
#include "text/Format.hpp"
#include "text/LevelProblems.hpp"
#include "text/Problems.hpp"
#include "text/Shortened.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace text {

namespace {

using Code = data::ProblemCode;

/// A type in data::ProblemCode::WrongType, and how a sentence names it.
struct TypeName {
    std::string_view type;
    const char* name;
};

constexpr std::array typeNames{
    TypeName{"text", TR_NOOP("text")},
    TypeName{"number", TR_NOOP("a number")},
    TypeName{"yes or no", TR_NOOP("true or false")},
    TypeName{"list", TR_NOOP("a list")},
    TypeName{"object", TR_NOOP("an object")},
    TypeName{"text or list", TR_NOOP("text or a list")},
    TypeName{"text or object", TR_NOOP("text or an object")},
};

/// The name of a type in the player's language.
std::string typeName(const Text& text, const std::string& type) {
    for (const TypeName& known : typeNames)
        if (type == known.type)
            return text.tr(known.name);
    return type;
}

constexpr std::size_t mostOfArgument = 80; ///< Bytes of an argument.
constexpr std::size_t mostOfList = 400;    ///< Bytes of a list of possible values.

std::string argument(const data::Problem& problem, std::size_t index, std::size_t most = mostOfArgument) {
    return index < problem.arguments.size() ? shortened(problem.arguments[index], most) : "?";
}

/// An argument that is a count.
std::int64_t number(const data::Problem& problem, std::size_t index) {
    std::int64_t value = 0;
    if (index < problem.arguments.size()) {
        const std::string& digits = problem.arguments[index];
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
    }
    return value;
}

std::string describeFile(const Text& text, const data::Problem& problem) {
    const std::string first = argument(problem, 0);
    const std::string second = argument(problem, 1);
    switch (problem.code) {
    case Code::FileMissing:
        return text.tr("There is no such file.");
    case Code::FileTooLarge:
        return text.tr("The file is too large: at most {1} bytes are allowed.", first);
    case Code::NotUtf8:
        return text.tr("The file is not in UTF-8: byte {1} is wrong. Please save it as UTF-8.", first);
    case Code::Syntax:
        return text.tr("This is not valid JSON: the error is in line {1}, column {2}.", first, second);
    case Code::TooDeep:
        return text.tr("The values are nested more than {1} levels deep.", first);
    case Code::NumberTooLarge:
        return text.tr("The number in line {1}, column {2} is too large.", first, second);
    case Code::MovedAside:
        return text.tr("The file could not be used. There is a new one now, and the old one is {1}.", first);
    case Code::LeftAlone:
        return text.tr("It is left as it is: what you change in the settings lasts until the game ends.");
    default:
        return text.tr("The file cannot be read.");
    }
}

std::string describeValue(const Text& text, const data::Problem& problem) {
    const std::string first = argument(problem, 0);
    const std::string second = argument(problem, 1);
    switch (problem.code) {
    case Code::DuplicateKey:
        return text.tr("“{1}” is there twice; the first one counts.", first);
    case Code::MissingKey:
        return text.tr("“{1}” is missing.", first);
    case Code::WrongType:
        // TRANSLATORS: {1} is "a number", "text or a list" and the like.
        return text.tr("This should be {1}.", typeName(text, first));
    case Code::OutOfRange:
        return text.tr("{1} is not between {2} and {3}.", first, second, argument(problem, 2));
    case Code::UnknownValue:
        return text.tr("“{1}” is not known here. Possible values: {2}.", first, argument(problem, 1, mostOfList)) +
               whatWasMeant(text, first, second);
    default:
        return text.tr("This text is empty, longer than {1} characters, or has invisible characters in it.", first);
    }
}

std::string describeLevels(const Text& text, const data::Problem& problem) {
    const std::string first = argument(problem, 0);
    const std::string second = argument(problem, 1);
    switch (problem.code) {
    case Code::UnknownFormat:
        return text.tr("“{1}” is not a level file format: there are lichter-aus/pack and lichter-aus/level.", first) +
               whatWasMeant(text, first, "lichter-aus/pack, lichter-aus/level");
    case Code::UnknownVersion:
        return text.tr("Version {1} was made by a newer program. Please update the game.", first);
    case Code::UnknownPuzzle:
        return text.tr("This version does not know the puzzle “{1}”. Please update the game.", first);
    case Code::NoLevels:
        return text.tr("The pack has no levels.");
    case Code::AlbumAlone:
        return text.tr("Only a level of a pack can be in an album.");
    case Code::TooManyLevels:
        return text.tr("The pack has {1} levels; the ones beyond {2} are left out.", first, second);
    case Code::ReservedId:
        return text.tr("“{1}” is the ID of the single levels. Please give this pack another.", first);
    case Code::BadId:
        return text.tr("“{1}” is not an ID: an ID has 1 to 64 letters, digits, “-”, “_” and “.”.", first);
    case Code::DuplicateId:
        return text.tr("Another level already has the ID “{1}”. Please give this one another.", first);
    default:
        return text.tr("The pack in {2} already has the ID “{1}”. Please give this one another.", first, second);
    }
}

std::string describeArukone(const Text& text, const data::Problem& problem) {
    const auto kind = static_cast<arukone::BoardProblem::Kind>(number(problem, 0));
    return describe(
        text, arukone::BoardProblem{kind, static_cast<int>(number(problem, 1)), static_cast<int>(number(problem, 2))});
}

std::string describeBoard(const Text& text, const data::Problem& problem) {
    const std::string first = argument(problem, 0);
    const std::string second = argument(problem, 1);
    switch (problem.code) {
    case Code::EmptyBoard:
        return text.tr("The board is empty. A board is rows of # (lit), . (dark) and _ (hole), or X and x if sealed.");
    case Code::BoardTooLarge:
        return text.tr("The board is too large: at most {1} rows and {1} columns are allowed.", first);
    case Code::RaggedRow:
        return text.trn("The row has {1} cell, the first one has {2}. All rows must be equally long.",
                        "The row has {1} cells, the first one has {2}. All rows must be equally long.",
                        number(problem, 0), second);
    case Code::BadCharacter:
        return text.tr("“{1}” in column {2}: a board is made of #, . and _ only, or X and x for sealed windows.", first,
                       second);
    case Code::ForeignKey:
        return text.tr("“{1}” does not belong to a board of this puzzle.", first);
    case Code::BadArukone:
        return describeArukone(text, problem);
    case Code::NoCells:
        return describe(text, lights::PuzzleProblem::NoCells);
    case Code::PictureSize:
        return describe(text, lights::PuzzleProblem::PictureShape);
    case Code::PictureSealed:
        return text.tr("A goal has no sealed windows: draw it with #, . and _, and ? for curtains.");
    case Code::SealedVersion:
        return text.tr("Sealed windows (X and x) need \"version\": {1} at the top of the file.", first);
    case Code::CurtainVersion:
        return text.tr("Curtains (? in the goal) need \"version\": {1} at the top of the file.", first);
    case Code::PressVersion:
        return text.tr("Quiet hours (\"press\": \"wrong\") need \"version\": {1} at the top of the file.", first);
    case Code::BadStamp:
        return text.tr("The stamp must be {1}, or a drawing: a list of 1, 3 or 5 rows of 1, 3 or 5 characters # and ., "
                       "at least one of them #.",
                       anyOf(text, lights::stampNames));
    case Code::StampVersion:
        return text.tr("Stamps other than {1} need \"version\": {2} at the top of the file.",
                       anyOf(text, std::span(lights::stampNames).first(lights::classicStamps.size())), first);
    case Code::FillVersion:
        return text.tr("The rule apart needs \"version\": {1} at the top of the file.", first);
    default:
        return describe(text, lights::PuzzleProblem::PictureHoles);
    }
}

std::string describe(const Text& text, lights::RiddleFault fault) {
    switch (fault) {
    case lights::RiddleFault::ShownIsWrong:
        return text.tr("The riddle has no answer: what it shows is not a shortest solution.");
    case lights::RiddleFault::OnlyWay:
        return text.tr("The riddle has no answer: there is no other shortest solution.");
    case lights::RiddleFault::NotOne:
        return text.tr("The riddle has no answer: exactly one of its boards must have no solution.");
    case lights::RiddleFault::NoSolution:
        return text.tr("The riddle has no answer: its board has no solution.");
    case lights::RiddleFault::NoneLonger:
        return text.tr("The riddle has no answer: all solutions are equally long.");
    case lights::RiddleFault::Undecided:
        return text.tr("The riddle has no answer: the fewest presses in quiet hours cannot be proven soon enough.");
    case lights::RiddleFault::TooMany:
        break;
    }
    return text.tr("The riddle cannot be checked: its board has too many solutions.");
}

std::string describeRiddle(const Text& text, const data::Problem& problem) {
    switch (problem.code) {
    case Code::RiddleVersion:
        return text.tr("A riddle needs \"version\": {1} at the top of the file.", argument(problem, 0));
    case Code::RiddleTooLarge:
        return text.trn("The boards of a riddle have at most {1} row and column.",
                        "The boards of a riddle have at most {1} rows and columns.", number(problem, 0));
    case Code::RiddleBoards:
        return text.trn("This riddle needs {1} further board.", "This riddle needs {1} further boards.",
                        number(problem, 0));
    case Code::RiddlePicture:
        return text.tr("A choice of boards cannot have a picture as its goal.");
    case Code::QuietRiddle:
        return text.tr("In quiet hours riddles can only ask for the optimum or the first presses, and no other riddle "
                       "asks for the first presses.");
    case Code::RiddleShown:
        return text.tr(
            "The solution shown must have the size of the board, and press only windows that can be pressed.");
    default:
        return describe(text, static_cast<lights::RiddleFault>(number(problem, 0)));
    }
}

std::string describeRuns(const Text& text, const data::Problem& problem) {
    const std::string first = argument(problem, 0);
    switch (problem.code) {
    case Code::LineTooLong:
        return text.tr("The line is too long: at most {1} bytes are allowed.", first);
    case Code::EventsTooLong:
        return text.tr("The events are too long: at most {1} bytes are allowed.", first);
    case Code::TooManyEvents:
        return text.tr("There are too many events: at most {1} are allowed.", first);
    case Code::UnknownRunFormat:
        return text.tr("“{1}” is not a run format: there are lichter-aus/run and lichter-aus/shift.", first);
    default:
        return text.tr("This is not an event: events are [ms, \"p\", row, column], [ms, \"u\"] and [ms, \"y\"], in "
                       "night shifts also [ms, \"r\"], [ms, \"s\"], [ms, \"a\"] and [ms, \"b\"].");
    }
}

struct Describe {
    const Text& text;

    std::string operator()(const data::FileProblem& problem) const { return describe(text, problem); }
    std::string operator()(const std::vector<data::Problem>& problems) const {
        return problems.empty() ? describe(text, data::OwnLevelRefusal::NotALevel)
                                : describeWithPlace(text, problems.front());
    }
    std::string operator()(data::OwnLevelRefusal refusal) const { return describe(text, refusal); }
};

/// Whether the first argument is quoted verbatim from the file.
bool quotesFileContent(Code code) {
    constexpr std::array quoting{
        Code::DuplicateKey, Code::UnknownValue, Code::UnknownFormat,   Code::UnknownVersion, Code::UnknownPuzzle,
        Code::ReservedId,   Code::ForeignKey,   Code::BadId,           Code::DuplicateId,    Code::DuplicatePackId,
        Code::BadCharacter, Code::OutOfRange,   Code::UnknownRunFormat};
    return std::find(quoting.begin(), quoting.end(), code) != quoting.end();
}

} // namespace

std::string describeForLog(data::Problem problem) {
    if (quotesFileContent(problem.code) && !problem.arguments.empty())
        problem.arguments.front() = "…";
    return describeWithPlace(Text(), problem);
}

std::string describe(const Text& text, const data::Problem& problem) {
    switch (problem.code) {
    case Code::FileMissing:
    case Code::FileUnreadable:
    case Code::FileTooLarge:
    case Code::NotUtf8:
    case Code::Syntax:
    case Code::TooDeep:
    case Code::NumberTooLarge:
    case Code::MovedAside:
    case Code::LeftAlone:
        return describeFile(text, problem);
    case Code::DuplicateKey:
    case Code::MissingKey:
    case Code::WrongType:
    case Code::OutOfRange:
    case Code::UnknownValue:
    case Code::BadText:
        return describeValue(text, problem);
    case Code::UnknownFormat:
    case Code::UnknownVersion:
    case Code::UnknownPuzzle:
    case Code::NoLevels:
    case Code::AlbumAlone:
    case Code::TooManyLevels:
    case Code::ReservedId:
    case Code::BadId:
    case Code::DuplicateId:
    case Code::DuplicatePackId:
        return describeLevels(text, problem);
    case Code::LineTooLong:
    case Code::EventsTooLong:
    case Code::TooManyEvents:
    case Code::UnknownRunFormat:
    case Code::BadEvent:
        return describeRuns(text, problem);
    case Code::Unsolvable:
        return text.tr("This board has no solution.");
    case Code::RiddleVersion:
    case Code::RiddleTooLarge:
    case Code::QuietRiddle:
    case Code::RiddleBoards:
    case Code::RiddlePicture:
    case Code::RiddleShown:
    case Code::RiddleUnanswered:
        return describeRiddle(text, problem);
    case Code::EmptyBoard:
    case Code::BoardTooLarge:
    case Code::RaggedRow:
    case Code::BadCharacter:
    case Code::NoCells:
    case Code::PictureSize:
    case Code::PictureHoles:
    case Code::PictureSealed:
    case Code::SealedVersion:
    case Code::CurtainVersion:
    case Code::PressVersion:
    case Code::BadStamp:
    case Code::StampVersion:
    case Code::FillVersion:
    case Code::ForeignKey:
    case Code::BadArukone:
        break;
    }
    return describeBoard(text, problem);
}

std::string describeWithPlace(const Text& text, const data::Problem& problem) {
    std::string sentence = describe(text, problem);
    if (problem.file.empty() && problem.pointer.empty())
        return sentence;
    const std::string between = problem.file.empty() || problem.pointer.empty() ? "" : ", ";
    return problem.file + between + problem.pointer + ": " + sentence;
}

std::string describe(const Text& text, const data::FileProblem& problem) {
    const std::string file = problem.file.string();
    switch (problem.error) {
    case data::FileError::Missing:
        return text.tr("There is no file {1}.", file);
    case data::FileError::Denied:
        return text.tr("There is no permission to read or write {1}.", file);
    case data::FileError::NoSpace:
        return text.tr("The disk is full: {1} could not be written.", file);
    case data::FileError::Exists:
        return text.tr("{1} already exists.", file);
    case data::FileError::NotAFile:
        return text.tr("{1} is not a file, or its path leads through something that is not a folder.", file);
    case data::FileError::TooLarge:
        return text.tr("{1} is too large.", file);
    case data::FileError::TooLong:
        return text.tr("The path {1} is too long.", file);
    case data::FileError::Held:
        return text.tr("{1} is in use by the game itself.", file);
    case data::FileError::Failed:
        break;
    }
    return text.tr("{1} cannot be read or written.", file);
}

std::string describeFolder(const Text& text, const data::FileProblem& problem) {
    if (problem.error == data::FileError::NotAFile)
        return text.tr("{1} is not a folder.", problem.file.string());
    if (problem.error == data::FileError::Missing)
        return text.tr("The folder {1} cannot be created.", problem.file.string());
    return describe(text, problem);
}

std::string describe(const Text& text, data::OwnLevelRefusal refusal) {
    switch (refusal) {
    case data::OwnLevelRefusal::NoPlace:
        return text.tr("There is no home folder to keep levels in.");
    case data::OwnLevelRefusal::BadName:
        return text.tr("Names have 1 to 100 characters on one line.");
    case data::OwnLevelRefusal::NotALevel:
        return text.tr("This file does not hold a single level.");
    case data::OwnLevelRefusal::NoneChosen:
        return text.tr("A pack needs at least one level.");
    case data::OwnLevelRefusal::TooMany:
        return text.tr("A pack holds at most 1,000 levels.");
    case data::OwnLevelRefusal::BadPackId:
        return text.tr("The ID of a pack is made of 1 to 64 letters, digits, “-”, “_” and “.”, and is not “own”.");
    case data::OwnLevelRefusal::PackIdTaken:
        break;
    }
    return text.tr("Another pack has this ID.");
}

std::string describe(const Text& text, const data::OwnLevelProblem& problem) {
    return std::visit(Describe{text}, problem);
}

} // namespace text
