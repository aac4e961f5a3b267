// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Options.hpp"
#include "lights/Board.hpp"
#include "text/Format.hpp"

#include <CLI/CLI.hpp>

#include <charconv>
#include <utility>

namespace cli {

namespace {

std::string boardWords(BoardKind kind, const text::Text& text) {
    switch (kind) {
    case BoardKind::Given:
        return text.tr("The board: a file, - for standard input, or a share code");
    case BoardKind::GivenOrSize:
        return text.tr("The board: a file, - for standard input, a share code, or a size");
    case BoardKind::Random:
        break;
    }
    return text.tr("Rows and columns, such as 5x5");
}

Parsed<GenerateRequest::Format> parseFormat(const TypedGenerate& typed, const text::Text& text) {
    using Format = GenerateRequest::Format;
    const bool wantsJson = typed.json || typed.format == "json";
    if (!typed.format.empty() && typed.format != "text" && typed.format != "json" && typed.format != "code")
        return tl::unexpected(text.tr("--format must be text, json or code, not “{1}”.", typed.format));
    if (typed.json && !typed.format.empty() && typed.format != "json")
        return tl::unexpected(text.tr("--json and --format {1} cannot be used together.", typed.format));
    return wantsJson ? Format::Json : typed.format == "code" ? Format::Code : Format::Text;
}

} // namespace

Parsed<DifficultyOrOptimum> parseDifficultyOrOptimum(const std::string& typedDifficulty,
                                                     const std::string& typedOptimum, const text::Text& text) {
    if (!typedOptimum.empty() && !typedDifficulty.empty())
        return tl::unexpected(text.tr("--optimum and --difficulty cannot be used together."));
    if (!typedOptimum.empty()) {
        const auto optimum = lights::numberFromText(typedOptimum);
        if (!optimum)
            return tl::unexpected(text.tr("--optimum needs a number of presses, not “{1}”.", typedOptimum));
        return *optimum;
    }
    const auto difficulty =
        typedDifficulty.empty() ? lights::Difficulty::Any : lights::difficultyFromName(typedDifficulty);
    if (!difficulty)
        return tl::unexpected(
            text.tr("--difficulty must be any, easy, medium, hard or hardest, not “{1}”.", typedDifficulty));
    return *difficulty;
}

Parsed<int> parseCount(const std::string& typed, const text::Text& text, int most) {
    const int count = typed.empty() ? 1 : puzzle::numberFromText(typed).value_or(0);
    if (count < 1 || count > most)
        return tl::unexpected(text.tr("--count needs a number from 1 to {1}, not “{2}”.", most, typed));
    return count;
}

Parsed<std::chrono::duration<double>> parseBudget(const std::string& typed, const text::Text& text) {
    constexpr double longestBudget = 1e6;
    double seconds = 0;
    const char* end = typed.data() + typed.size();
    const auto [stopped, error] = std::from_chars(typed.data(), end, seconds);
    if (error != std::errc() || stopped != end || !(seconds > 0 && seconds <= longestBudget))
        return tl::unexpected(text.tr("--budget needs a number of seconds above 0, such as 2.5, not “{1}”.", typed));
    return std::chrono::duration<double>(seconds);
}

void describeBoard(CLI::App& command, BoardKind kind, const text::Text& text, TypedBoard& typed) {
    const bool isGiven = kind == BoardKind::Given;
    command.add_option(kind == BoardKind::Random ? "SIZE" : "FILE", typed.board, boardWords(kind, text))->type_name("");
    describeShape(command, text, typed, isGiven);
    if (kind == BoardKind::GivenOrSize)
        return;
    command
        .add_option("--goal", typed.goal,
                    isGiven ? text.tr("Goal of a text board: off, on, or the file of a picture")
                            : text.tr("Goal: off, on, or picture (made from the seed)"))
        ->type_name(text.tr("GOAL"));
}

Parsed<BoardArguments> parseBoardOption(std::string_view command, BoardKind kind, const TypedBoard& typed,
                                        const text::Text& text) {
    if (typed.board.empty() && kind == BoardKind::GivenOrSize)
        return tl::unexpected(
            text.tr("{1} needs a board: a file, - for standard input, a share code, or a size such as 5x5.", command));
    if (typed.board.empty())
        return tl::unexpected(text.tr("{1} needs a board: a file, - for standard input, or a share code.", command));
    const auto rules = text::namedRules(typed, text);
    if (!rules)
        return tl::unexpected(rules.error());
    BoardArguments board{typed.board, rules->surface, rules->stamp, std::nullopt};
    if (!typed.goal.empty())
        board.goal = typed.goal;
    return board;
}

Parsed<lights::RandomSetting> parseRandomBoardOption(std::string_view command, const TypedBoard& typed,
                                                     const text::Text& text) {
    if (typed.board.empty())
        return tl::unexpected(text.tr("{1} needs a size, rows by columns, such as 5x5.", command));
    const auto size = lights::sizeFromText(typed.board);
    if (!size)
        return tl::unexpected(text.tr("“{1}” is not a size: write rows by columns, such as 5x5.", typed.board));
    return text::randomSetting(*size, typed, text);
}

void describeSolve(CLI::App& solve, const text::Text& text, TypedSolve& typed) {
    describeBoard(solve, BoardKind::Given, text, typed.board);
    solve.add_option("--budget", typed.budget, text.tr("Time limit for finding the optimum"))
        ->type_name(text.tr("SECONDS"));
    solve.add_flag("--any", typed.flags.any, text.tr("Stop after one solution; do not look for the optimum"));
    solve.add_flag("--steps", typed.flags.steps, text.tr("Print the board after each press"));
    solve.add_flag("--presses", typed.flags.presses, text.tr("List the presses of boards above 100×100 too"));
    solve.add_flag("--json", typed.flags.json, text.tr("Print the answer as one JSON object"));
}

Parsed<Request> parseSolve(const TypedSolve& typed, const text::Text& text) {
    SolveRequest request = typed.flags;
    auto board = parseBoardOption("solve", BoardKind::Given, typed.board, text);
    if (!board)
        return tl::unexpected(std::move(board.error()));
    request.board = std::move(*board);
    if (typed.budget.empty())
        return request;
    auto budget = parseBudget(typed.budget, text);
    if (!budget)
        return tl::unexpected(std::move(budget.error()));
    request.budget = *budget;
    return request;
}

void describeInfo(CLI::App& info, const text::Text& text, TypedInfo& typed) {
    describeBoard(info, BoardKind::GivenOrSize, text, typed.board);
    info.add_flag("--json", typed.json, text.tr("Print the answer as one JSON object"));
}

Parsed<Request> parseInfo(const TypedInfo& typed, const text::Text& text) {
    return parseBoardOption("info", BoardKind::GivenOrSize, typed.board, text).map([&](BoardArguments board) {
        return Request(InfoRequest{std::move(board), typed.json});
    });
}

void describeGenerate(CLI::App& generate, const text::Text& text, TypedGenerate& typed) {
    describeBoard(generate, BoardKind::Random, text, typed.board);
    describeWish(generate, text, typed.difficulty, typed.optimum, typed.board.sealed);
    describeSeed(generate, text, typed.seed);
    generate.add_option("--count", typed.count, text.tr("How many boards to generate"))->type_name(text.tr("NUMBER"));
    generate.add_option("--format", typed.format, text.tr("Print boards as text, json or code"))
        ->type_name("text|json|code");
    generate.add_flag("--json", typed.json, text.tr("Print the answer as one JSON object"));
}

Parsed<Request> parseGenerate(const TypedGenerate& typed, const text::Text& text) {
    auto setting = parseRandomBoardOption("generate", typed.board, text);
    if (!setting)
        return tl::unexpected(std::move(setting.error()));
    auto wish = parseDifficultyOrOptimum(typed.difficulty, typed.optimum, text);
    if (!wish)
        return tl::unexpected(std::move(wish.error()));
    auto count = parseCount(typed.count, text);
    if (!count)
        return tl::unexpected(std::move(count.error()));
    auto format = parseFormat(typed, text);
    if (!format)
        return tl::unexpected(std::move(format.error()));
    setting->wanted = *wish;
    return GenerateRequest{*setting, typed.seed, *count, *format};
}

void describeCheck(CLI::App& check, const text::Text& text, CheckRequest& typed) {
    check
        .add_option("FILE", typed.files, text.tr("Level files, packs (JSON) or folders of them, - for standard input"))
        ->type_name("");
    check.add_flag("--list", typed.list, text.tr("Print a row for each level"));
    check.add_flag("--json", typed.json, text.tr("Print the answer as one JSON object"));
    check.footer(text.tr("Exit code 1 means that a file has problems or, with --list, a level that cannot be solved."));
}

Parsed<Request> parseCheck(const CheckRequest& typed, const text::Text& text) {
    if (typed.files.empty())
        return tl::unexpected(text.tr("check needs at least one level file."));
    return typed;
}

void describeCode(CLI::App& code, const text::Text& text, TypedCode& typed) {
    describeBoard(code, BoardKind::Given, text, typed.board);
    describeFill(code, text, typed.fill);
    code.add_flag("--json", typed.json, text.tr("Print the answer as one JSON object"));
}

Parsed<Request> parseCode(const TypedCode& typed, const text::Text& text) {
    auto board = parseBoardOption("code", BoardKind::Given, typed.board, text);
    if (!board)
        return tl::unexpected(std::move(board.error()));
    const auto fill = parseFill(typed.fill, text);
    if (!fill)
        return tl::unexpected(fill.error());
    board->fill = *fill;
    return CodeRequest{*std::move(board), typed.json};
}

void describeDecode(CLI::App& decode, const text::Text& text, DecodeRequest& typed) {
    decode
        .add_option("CODE", typed.code,
                    text.tr("A share code or Flip game ID, or a file (- for standard input) with one in it"))
        ->type_name("");
    decode.add_flag("--json", typed.json, text.tr("Print the answer as one JSON object"));
}

Parsed<Request> parseDecode(const DecodeRequest& typed, const text::Text& text) {
    if (typed.code.empty())
        return tl::unexpected(text.tr("decode needs a share code, such as LA1ChQAjvuID."));
    return typed;
}

} // namespace cli
