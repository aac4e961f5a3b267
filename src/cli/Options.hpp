// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/Requests.hpp"
#include "text/RuleOptions.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace cli {

/// The meaning of a typed option, or a sentence that says what is wrong with it.
template<class Meaning>
using Parsed = tl::expected<Meaning, std::string>;

/// What a command accepts as its board.
enum class BoardKind {
    Given,       ///< A file, standard input or a code; the options complete a text board.
    GivenOrSize, ///< The same, or a size, if the answer does not depend on the goal.
    Random,      ///< A size, for generated boards.
};

/// The board of a command and its rules, as typed.
struct TypedBoard : text::TypedRules {
    std::string board;
};

/// Adds to `command` a board argument and the options for its rules.
void describeBoard(CLI::App& command, BoardKind kind, const text::Text& text, TypedBoard& typed);

/// Checks the board of a command that accepts BoardKind::Given or GivenOrSize. \param command its name.
[[nodiscard]] Parsed<BoardArguments> parseBoardOption(std::string_view command, BoardKind kind, const TypedBoard& typed,
                                                      const text::Text& text);

/// Checks size, rules and goal of a command that accepts BoardKind::Random. \param command its name.
[[nodiscard]] Parsed<lights::RandomSetting> parseRandomBoardOption(std::string_view command, const TypedBoard& typed,
                                                                   const text::Text& text);

/// The options of `solve` as typed.
struct TypedSolve {
    TypedBoard board;
    std::string budget;
    SolveRequest flags; ///< Only its flags are used.
};

void describeSolve(CLI::App& solve, const text::Text& text, TypedSolve& typed);
[[nodiscard]] Parsed<Request> parseSolve(const TypedSolve& typed, const text::Text& text);

/// The options of `info` as typed.
struct TypedInfo {
    TypedBoard board;
    bool json = false;
};

void describeInfo(CLI::App& info, const text::Text& text, TypedInfo& typed);
[[nodiscard]] Parsed<Request> parseInfo(const TypedInfo& typed, const text::Text& text);

/// The options of `generate` as typed.
struct TypedGenerate {
    TypedBoard board;
    std::string optimum, difficulty, seed, count, format;
    bool json = false;
};

void describeGenerate(CLI::App& generate, const text::Text& text, TypedGenerate& typed);
[[nodiscard]] Parsed<Request> parseGenerate(const TypedGenerate& typed, const text::Text& text);

void describeCheck(CLI::App& check, const text::Text& text, CheckRequest& typed);
[[nodiscard]] Parsed<Request> parseCheck(const CheckRequest& typed, const text::Text& text);

/// The options of `code` as typed.
struct TypedCode {
    TypedBoard board;
    std::string fill;
    bool json = false;
};

void describeCode(CLI::App& code, const text::Text& text, TypedCode& typed);
[[nodiscard]] Parsed<Request> parseCode(const TypedCode& typed, const text::Text& text);

void describeDecode(CLI::App& decode, const text::Text& text, DecodeRequest& typed);
[[nodiscard]] Parsed<Request> parseDecode(const DecodeRequest& typed, const text::Text& text);

/// The options of `scores` as typed.
struct TypedScores {
    std::string level, setting, daily, coffee;
    bool shift = false;
    ScoresRequest rest;             ///< Everything but the key is used.
    std::string exported, imported; ///< The files of `export` and `import`.
    bool force = false;             ///< Of `export`.
};

void describeScores(CLI::App& scores, const text::Text& text, TypedScores& typed);
/// \param scores the parsed command: it knows whether `export` or `import` was given.
[[nodiscard]] Parsed<Request> parseScores(const CLI::App& scores, const TypedScores& typed, const text::Text& text);

/// The option --fill, for rows of Arukone.
void describeFill(CLI::App& command, const text::Text& text, std::string& typed);
[[nodiscard]] Parsed<std::optional<arukone::Fill>> parseFill(const std::string& typed, const text::Text& text);

/// The options of `arukone` as typed.
struct TypedArukone {
    std::string board, fill, budget;
    bool any = false, count = false, least = false, steps = false, json = false;
    CheckRequest check;
    std::string size, kind, pairs, difficulty, seed, number, format; ///< Of `generate`; `number` is --count.
};

void describeArukone(CLI::App& arukone, const text::Text& text, TypedArukone& typed);
/// \param arukone the parsed command: it knows which of its own commands was given.
[[nodiscard]] Parsed<Request> parseArukone(const CLI::App& arukone, const TypedArukone& typed, const text::Text& text);

/// Adds the options for surface and stamp. \param ofTextBoard they complete a text board.
void describeShape(CLI::App& command, const text::Text& text, text::TypedRules& typed, bool ofTextBoard = false);
/// Adds the options for what random boards are like.
void describeWish(CLI::App& command, const text::Text& text, std::string& difficulty, std::string& optimum,
                  std::string& sealed);
/// Adds the option for the seed of random boards.
void describeSeed(CLI::App& command, const text::Text& text, std::string& seed);

/// Random boards of either puzzle, as typed.
struct TypedRandom {
    text::TypedRules rules;
    std::string difficulty, optimum, seed, count, fill;
    bool arukone = false;
};

using SettingOfEither = std::variant<lights::RandomSetting, arukone::RandomSetting>;

/// Adds the options for random boards to a command.
void describeRandom(CLI::App& command, const text::Text& text, TypedRandom& typed);
/// The random boards that a size stands for, with the options that belong to the puzzle.
[[nodiscard]] Parsed<SettingOfEither> parseRandom(puzzle::Size size, const TypedRandom& typed, const text::Text& text);
/// A board that exists, with the options that complete a text board.
[[nodiscard]] Parsed<BoardArguments> parseGivenBoard(const std::string& board, const TypedRandom& typed,
                                                     const text::Text& text);
/// What is wrong with options for random boards. \param random whether there are such boards.
[[nodiscard]] std::optional<std::string> randomMisuse(const TypedRandom& typed, bool random, const text::Text& text);

/// The options of `sheet` as typed.
struct TypedSheet : TypedRandom {
    std::vector<std::string> boards;
    std::string paper, title, perPage, file;
    bool noSolutions = false, force = false, json = false;
};

void describeSheet(CLI::App& sheet, const text::Text& text, TypedSheet& typed);
[[nodiscard]] Parsed<Request> parseSheet(const TypedSheet& typed, const text::Text& text);

/// The options of `class` as typed.
struct TypedClass {
    ClassRequest show;
    TypedRandom random;
    std::string folder, name, counts, from, until; ///< Of `make`.
    std::vector<std::string> levels, houses, days, coffees, boards;
    bool add = false, force = false;
};

void describeClass(CLI::App& command, const text::Text& text, TypedClass& typed);
/// \param command the parsed command: it knows whether `make` was given.
[[nodiscard]] Parsed<Request> parseClass(const CLI::App& command, const TypedClass& typed, const text::Text& text);

/// The daily puzzle of a typed date or key.
[[nodiscard]] Parsed<puzzle::RunKey> dailyKey(const std::string& typed, puzzle::DailySeries series,
                                              const text::Text& text);
/// The level of a typed path or key.
[[nodiscard]] puzzle::RunKey levelKey(const std::string& typed);

inline constexpr int maxBoards = 1'000'000; ///< That one command generates.

/// Reads the number of boards for `--count`; one if it is not given. \param most the largest number allowed.
[[nodiscard]] Parsed<int> parseCount(const std::string& typed, const text::Text& text, int most = maxBoards);

using DifficultyOrOptimum = std::variant<lights::Difficulty, int>;

/// Reads --difficulty and --optimum, of which only one may be given; any difficulty if neither is.
[[nodiscard]] Parsed<DifficultyOrOptimum> parseDifficultyOrOptimum(const std::string& difficulty,
                                                                   const std::string& optimum, const text::Text& text);

/// Reads a number of seconds above 0, for `--budget`.
[[nodiscard]] Parsed<std::chrono::duration<double>> parseBudget(const std::string& typed, const text::Text& text);

void describeVerify(CLI::App& verify, const text::Text& text, VerifyRequest& typed);
[[nodiscard]] Parsed<Request> parseVerify(const VerifyRequest& typed, const text::Text& text);

/// `complete WHAT`, which no help shows: completions call it.
/// The sentence about a command that does not exist.
[[nodiscard]] std::string unknownCommand(const std::string& typed, const text::Text& text);

void describeComplete(CLI::App& complete, std::string& typed);
[[nodiscard]] Parsed<Request> parseComplete(const std::string& typed, const text::Text& text);

} // namespace cli
