// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/Problems.hpp"

#include <algorithm>
#include <cstdint>

namespace text {

std::string describe(const Text& text, const CatalogueProblem& problem) {
    const std::string file = problem.file.string();
    switch (problem.kind) {
    case CatalogueProblem::Kind::Missing:
        return text.tr("The translation {1} is missing, so everything is in English. Please install the game again.",
                       file);
    case CatalogueProblem::Kind::Unreadable:
        return text.tr("The translation {1} cannot be read, so everything is in English.", file);
    case CatalogueProblem::Kind::Damaged:
        break;
    }
    return text.tr("The translation {1} is damaged, so everything is in English. Please install the game again.", file);
}

std::string describe(const Text& text, lights::PuzzleProblem problem) {
    switch (problem) {
    case lights::PuzzleProblem::BadSize:
        return text.tr("A board has between 1 and {1} rows and columns.", lights::maxSide);
    case lights::PuzzleProblem::NoCells:
        return text.tr("There is no window to press: the board needs one that is neither a hole nor sealed.");
    case lights::PuzzleProblem::PictureShape:
        return text.tr("The goal picture must have as many rows and columns as the board.");
    case lights::PuzzleProblem::PictureHoles:
        break;
    }
    return text.tr("The goal picture must have its holes exactly where the board has them.");
}

std::string describe(const Text& text, puzzle::CodeProblem problem, std::string_view prefix) {
    switch (problem) {
    case lights::CodeProblem::NotACode:
        return text.tr("This is not a share code: share codes start with {1}.", prefix);
    case lights::CodeProblem::BadCharacter:
        return text.tr("The share code contains a character that no share code has. Please copy it again.");
    case lights::CodeProblem::BadLength:
        return text.tr("The share code is too short or too long. Please copy it again, from {1} to its end.", prefix);
    case lights::CodeProblem::BadChecksum:
        return text.tr(
            "The share code is mistyped: its check character does not match. Please compare it with the original.");
    case lights::CodeProblem::NewerVersion:
        return text.tr("This share code is from a newer version of the program. Please update.");
    case lights::CodeProblem::BadContent:
        break;
    }
    return text.tr("The share code describes a board that cannot exist.");
}

std::string describe(const Text& text, lights::FlipProblem problem) {
    switch (problem) {
    case lights::FlipProblem::NotAnId:
        return text.tr("This is not a Flip game ID: those start with a size and a colon (5x5:).");
    case lights::FlipProblem::Seed:
        // TRANSLATORS: "Game" and "Specific…" are Flip's own menu, which is in English.
        return text.tr("This is a Flip random seed. Please use the game ID (“Game”, “Specific…”).");
    case lights::FlipProblem::BadSize:
        return describe(text, lights::PuzzleProblem::BadSize);
    case lights::FlipProblem::BadCharacter:
        return text.tr("The Flip game ID contains a character that no game ID has. Please copy it again.");
    case lights::FlipProblem::BadLength:
        return text.tr("The Flip game ID is too short or too long. Please copy it again.");
    case lights::FlipProblem::BadContent:
        return text.tr("The Flip game ID describes a board that cannot exist.");
    case lights::FlipProblem::CustomShapes:
        break;
    }
    return text.tr("In this Flip game every press has a shape of its own: no stamp does that.");
}

std::string describe(const Text& text, const data::BoardCodeProblem& problem) {
    if (const auto* const code = std::get_if<puzzle::CodeProblem>(&problem.problem))
        return describe(text, *code, problem.prefix);
    return describe(text, problem.problem);
}

std::string describe(const Text& text, const lights::BoardCodeProblem& problem) {
    return std::visit([&](auto kind) { return describe(text, kind); }, problem);
}

std::string describe(const Text& text, const lights::TextBoardProblem& problem, int limit) {
    using Kind = lights::TextBoardProblem::Kind;
    switch (problem.kind) {
    case Kind::Empty:
        return text.tr("The board is empty. A board is rows of # (lit), . (dark) and _ (hole), or X and x if sealed.");
    case Kind::RaggedRow:
        return text.tr("Row {1} is not as long as the first one. All rows must be equally long.", problem.row + 1);
    case Kind::BadCharacter:
        return text.tr("Row {1}, column {2}: a board is made of #, . and _ only, or X and x for sealed windows.",
                       problem.row + 1, problem.column + 1);
    case Kind::TooLarge:
        break;
    }
    return text.tr("The board is too large: at most {1} rows and {1} columns are allowed.", limit);
}

namespace {

/// What is wrong with one cell of a board of Arukone, after its place; empty if the problem is of the whole board.
std::string cellWords(const Text& text, arukone::BoardProblem::Kind kind) {
    using Kind = arukone::BoardProblem::Kind;
    switch (kind) {
    case Kind::BadCharacter:
        return text.tr("a board is made of . (free), _ (hole) and numbers only: 1 to 9, A to Z, a to z.");
    case Kind::Single:
        return text.tr("this number occurs only once. Each one must occur twice.");
    case Kind::Third:
        return text.tr("this number occurs a third time. Each one must occur twice.");
    case Kind::OffBoard:
        return text.tr("this is not on the board.");
    case Kind::Taken:
        return text.tr("there is something else in this cell already.");
    default:
        return {};
    }
}

std::string layoutWords(const Text& text, data::BoardNotation::Layout layout) {
    using Layout = data::BoardNotation::Layout;
    switch (layout) {
    case Layout::Characters:
        return text.tr("each character a cell");
    case Layout::Blanks:
        return text.tr("spaces between the cells");
    case Layout::Commas:
        return text.tr("commas between the cells");
    case Layout::Bars:
        return text.tr("bars between the cells");
    case Layout::OneLine:
        return text.tr("all rows on one line");
    case Layout::Json:
        return text.tr("arrays in JSON");
    case Layout::Coordinates:
        return text.tr("rows and columns of cells");
    case Layout::Task:
        break;
    }
    return text.tr("the task of the BWINF");
}

} // namespace

std::string describe(const Text& text, const arukone::BoardProblem& problem) {
    using Kind = arukone::BoardProblem::Kind;
    if (const std::string words = cellWords(text, problem.kind); !words.empty())
        // TRANSLATORS: {3} is an error.
        return text.tr("Row {1}, column {2}: {3}", problem.row + 1, problem.column + 1, words);
    switch (problem.kind) {
    case Kind::RaggedRow:
        return text.tr("Row {1} is not as long as the first one. All rows must be equally long.", problem.row + 1);
    case Kind::TooLarge:
        return text.tr("The board is too large: at most {1} rows and {1} columns are allowed.", arukone::maxSide);
    case Kind::NoPairs:
        return text.tr("The board has no numbers. It needs at least one pair.");
    case Kind::TooManyPairs:
        return text.tr("The board has too many numbers: at most {1} are allowed.", arukone::maxPairs);
    case Kind::WrongCount:
        return text.tr("The number of pairs in the second line is wrong.");
    default:
        return text.tr("The board is empty. A board is rows of . (free), _ (hole) and numbers.");
    }
}

std::string describe(const Text& text, const data::BoardNotation& notation) {
    std::vector<std::string> parts;
    if (notation.arukone)
        parts.push_back(text.tr("a board of Arukone"));
    else if (notation.lit.empty() &&
             notation.layout != data::BoardNotation::Layout::Coordinates) // Which need no signs.
        parts.push_back(text.tr("# lit, . dark, X and x sealed, _ a hole"));
    else if (!notation.lit.empty())
        // TRANSLATORS: {1} and {2} are signs, such as 1 and 0.
        parts.push_back(text.tr("{1} lit, {2} dark", notation.lit, notation.dark));
    parts.push_back(layoutWords(text, notation.layout));
    if (notation.sized)
        parts.push_back(text.tr("sizes on lines of their own"));
    std::string words;
    for (const std::string& part : parts)
        words += (words.empty() ? "" : "; ") + part;
    return words;
}

std::string describe(const Text& text, const data::BoardTextProblem& problem) {
    using Kind = data::BoardTextProblem::Kind;
    const auto placed = [&](const std::string& words) {
        return problem.line == 0     ? words
               : problem.column == 0 ? text.tr("Line {1}: {2}", problem.line, words)
                                     // TRANSLATORS: {3} is an error.
                                     : text.tr("Line {1}, column {2}: {3}", problem.line, problem.column, words);
    };
    switch (problem.kind) {
    case Kind::Sign:
        return placed(problem.arukone
                          ? cellWords(text, arukone::BoardProblem::Kind::BadCharacter)
                          : text.tr("“{1}” stands for no window. Windows are written as #, . and _, as 1 and 0, X and "
                                    "O, x and -, and the like.",
                                    problem.sign));
    case Kind::Ragged:
        return placed(text.tr("this row is not as long as the first one ({1} instead of {2}). All rows must be equally "
                              "long.",
                              problem.found, problem.expected));
    case Kind::Size:
        return placed(text.tr("the rows below do not have this size."));
    case Kind::TooLarge:
        return text.tr("The board is too large: at most {1} rows and {1} columns are allowed.", problem.expected);
    case Kind::Pairs:
        if (const std::string words = cellWords(text, problem.pairs); !words.empty())
            return placed(words);
        return describe(text, arukone::BoardProblem{problem.pairs, std::max(problem.line - 1, 0), 0});
    case Kind::Ambiguous:
        return text.tr(
            "This can be read in two ways: {1} – or {2}. To be certain, write lit windows as #, dark ones as "
            ". and holes as _.",
            describe(text, problem.readings[0]), describe(text, problem.readings[1]));
    case Kind::Origin:
        return placed(text.tr("nothing shows whether these coordinates begin with 0 or with 1."));
    case Kind::NoSize:
        return placed(text.tr("coordinates need a line before them with the number of rows and of columns, such as "
                              "“5 5”."));
    case Kind::Empty:
        break;
    }
    return problem.arukone
               ? text.tr("The board is empty. A board is rows of . (free), _ (hole) and numbers.")
               : text.tr(
                     "The board is empty. A board is rows of # (lit), . (dark) and _ (hole), or X and x if sealed.");
}

std::string describe(const Text& text, lights::ReplayProblem problem) {
    switch (problem) {
    case lights::ReplayProblem::NoEvents:
        return text.tr("The run has no presses.");
    case lights::ReplayProblem::BadEvent:
        return text.tr("The run presses, undoes or redoes something that is not there.");
    case lights::ReplayProblem::BadTime:
        return text.tr("The run has impossible times.");
    case lights::ReplayProblem::TooFast:
        return text.tr("The run is faster than any hand can be.");
    case lights::ReplayProblem::NotSolved:
        return text.tr("The run does not solve its board.");
    case lights::ReplayProblem::WrongMoves:
        return text.tr("The run does not have as many moves as it says.");
    case lights::ReplayProblem::WrongUndos:
        break;
    }
    return text.tr("The run does not have as many undos as it says.");
}

std::string describe(const Text& text, const lights::GenerateProblem& problem) {
    using Kind = lights::GenerateProblem::Kind;
    switch (problem.kind) {
    case Kind::BadSize:
        return describe(text, lights::PuzzleProblem::BadSize);
    case Kind::NoEffect:
        return text.tr("On a board of this size no press switches anything: the stamp does not fit on it.");
    case Kind::NoSuchClass:
        return text.trn("Boards like this need {1} move at most: too few for this difficulty.",
                        "Boards like this need {1} moves at most: too few for this difficulty.", problem.possible.last);
    case Kind::NoSuchOptimum:
        return text.trn("No board like this has that optimum. Choose {1} move.",
                        "No board like this has that optimum. Choose 1 to {1} moves.", problem.possible.last);
    case Kind::NotProvable:
        return text.tr("The optimum of such boards cannot be proven in general, so “any” is the only possible "
                       "difficulty. A small exact optimum may still be found.");
    case Kind::NotFound:
        return text.trn("No such board was found. Boards with up to {1} move do exist.",
                        "No such board was found. Boards with up to {1} moves do exist.", problem.possible.last);
    case Kind::OnlyAny:
        return text.tr("In quiet hours, “any” is the only possible difficulty.");
    case Kind::QuietUnproven:
        return text.tr("The fewest presses of this board in quiet hours could not be proven. Choose another seed or a "
                       "smaller board.");
    case Kind::Cancelled:
        break;
    }
    return text.tr("Stopped before a board was found.");
}

std::string describe(const Text& text, data::NameProblem problem) {
    switch (problem) {
    case data::NameProblem::Empty:
        return text.tr("A name needs at least one letter.");
    case data::NameProblem::TooLong:
        return text.tr("A name can have at most {1} letters.", data::maxPlayerNameLength);
    case data::NameProblem::ControlCharacter:
        return text.tr("There is an invisible character in the name. Please type it again.");
    case data::NameProblem::NotUtf8:
        break;
    }
    return text.tr("The name cannot be read. Please type it again.");
}

std::string describe(const Text& text, data::RunProblem problem) {
    switch (problem) {
    case data::RunProblem::BadKey:
        return text.tr("The run does not belong to the board that it names.");
    case data::RunProblem::BadCode:
        return text.tr("The run has no readable share code.");
    case data::RunProblem::BadPlayer:
        return text.tr(
            "The name of the player of the run is missing, longer than {1} letters, or has invisible characters in it.",
            data::maxPlayerNameLength);
    case data::RunProblem::BadDate:
        return text.tr("The run has no valid date.");
    case data::RunProblem::FutureDate:
        return text.tr("The run’s date is in the future.");
    case data::RunProblem::BadProgram:
        return text.tr("The run does not say which version of the game stored it.");
    case data::RunProblem::BadCounts:
        return text.tr("The run has impossible numbers.");
    case data::RunProblem::BadOptimum:
        return text.tr("The run gives an optimum that its board does not have.");
    case data::RunProblem::BadEvents:
        return text.tr("The presses of the run cannot be read.");
    case data::RunProblem::NotSolved:
        return text.tr("The run does not solve its board.");
    case data::RunProblem::NotReplayed:
        return text.tr("The run does not follow the rules, or its counts are wrong.");
    case data::RunProblem::BadTime:
        return text.tr("The run has impossible times.");
    case data::RunProblem::TooFast:
        return text.tr("The run is faster than any hand can be.");
    case data::RunProblem::Copy:
        return text.tr(
            "The run is a copy: it is already stored under another player, date or leaderboard, or with other help.");
    case data::RunProblem::Altered:
        return text.tr("The run was altered where it is stored.");
    case data::RunProblem::SolutionShown:
        break;
    }
    return text.tr("The solution was shown, so this run is not recorded.");
}

std::string firstOf(const Text& text, const std::vector<std::string>& sentences) {
    constexpr std::size_t most = 5;
    std::string told;
    for (std::size_t i = 0; i < std::min(most, sentences.size()); ++i)
        told += (told.empty() ? "" : "\n") + sentences[i];
    if (sentences.size() > most)
        told +=
            // TRANSLATORS: Further errors, at the end of a list.
            "\n" + text.trn("… and {1} more.", "… and {1} more.", static_cast<std::int64_t>(sentences.size() - most));
    return told;
}

} // namespace text
