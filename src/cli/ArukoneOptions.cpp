// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/RandomSetting.hpp"
#include "cli/Options.hpp"
#include "puzzle/Cell.hpp"

#include <CLI/CLI.hpp>

namespace cli {

namespace {

void describeArukoneBoard(CLI::App& command, const text::Text& text, TypedArukone& typed) {
    command.add_option("FILE", typed.board, text.tr("The board: a file, - for standard input, or a share code"))
        ->type_name("");
    describeFill(command, text, typed.fill);
    command.add_flag("--json", typed.json, text.tr("Print the answer as one JSON object"));
}

Parsed<BoardArguments> parseArukoneBoard(std::string_view command, const TypedArukone& typed, const text::Text& text) {
    if (typed.board.empty())
        return tl::unexpected(text.tr("{1} needs a board: a file, - for standard input, or a share code.", command));
    const auto fill = parseFill(typed.fill, text);
    if (!fill)
        return tl::unexpected(fill.error());
    return BoardArguments{typed.board, {}, {}, {}, *fill};
}

void describeArukoneGenerate(CLI::App& generate, const text::Text& text, TypedArukone& typed) {
    generate.footer(
        text.tr("The same size, options and seed give the same board everywhere.\n"
                "unique: one solution, even if cells may stay empty. trap: the simple program always fails.\n"
                "seed: the scheme of the BWINF task, with one trap and straight cables."));
    generate.add_option("SIZE", typed.size, text.tr("Rows and columns, such as 5x5"))->type_name("");
    generate.add_option("--kind", typed.kind, text.tr("What the boards are like: unique, trap or seed"))
        ->type_name("unique|trap|seed");
    generate.add_option("--fill", typed.fill, text.tr("Whether cables use all cells: all or any"))
        ->type_name("all|any");
    generate.add_option("--pairs", typed.pairs, text.tr("Number of pairs"))->type_name(text.tr("NUMBER"));
    generate.add_option("--difficulty", typed.difficulty, text.tr("Difficulty: any, easy, medium, hard or hardest"))
        ->type_name(text.tr("DIFFICULTY"));
    generate.add_option("--seed", typed.seed, text.tr("Any text: the same seed gives the same board"))
        ->type_name(text.tr("TEXT"));
    generate.add_option("--count", typed.number, text.tr("How many boards to generate"))->type_name(text.tr("NUMBER"));
    generate
        .add_option("--format", typed.format, text.tr("Print boards as text, json, code, or texts of the BWINF task"))
        ->type_name("text|json|code|bwinf");
    generate.add_flag("--json", typed.json, text.tr("Print the answer as one JSON object"));
}

using Format = ArukoneGenerateRequest::Format;

Parsed<Format> parseArukoneFormat(const TypedArukone& typed, const text::Text& text) {
    if (typed.json && !typed.format.empty() && typed.format != "json")
        return tl::unexpected(text.tr("--json and --format {1} cannot be used together.", typed.format));
    if (typed.json || typed.format == "json")
        return Format::Json;
    if (typed.format.empty() || typed.format == "text")
        return Format::Text;
    if (typed.format == "code")
        return Format::Code;
    if (typed.format == "bwinf")
        return Format::Task;
    return tl::unexpected(text.tr("--format must be text, json, code or bwinf, not “{1}”.", typed.format));
}

/// What is asked for; not necessarily possible.
Parsed<ArukoneGenerateRequest> readArukoneGenerate(const TypedArukone& typed, const text::Text& text) {
    if (typed.size.empty())
        return tl::unexpected(text.tr("{1} needs a size, rows by columns, such as 5x5.", "arukone generate"));
    const auto size = puzzle::sizeFromText(typed.size);
    if (!size)
        return tl::unexpected(text.tr("“{1}” is not a size: write rows by columns, such as 5x5.", typed.size));
    const bool scheme = typed.kind == "seed";
    const auto kind = typed.kind.empty() ? arukone::BoardKind::Unique
                      : scheme           ? arukone::BoardKind::Trap
                                         : arukone::kindFromName(typed.kind);
    if (!kind)
        return tl::unexpected(text.tr("--kind must be unique, trap or seed, not “{1}”.", typed.kind));
    const auto fill = parseFill(typed.fill, text);
    if (!fill)
        return tl::unexpected(fill.error());
    const auto difficulty =
        typed.difficulty.empty() ? puzzle::Difficulty::Any : puzzle::difficultyFromName(typed.difficulty);
    if (!difficulty)
        return tl::unexpected(
            text.tr("--difficulty must be any, easy, medium, hard or hardest, not “{1}”.", typed.difficulty));
    const auto pairs = puzzle::numberFromText(typed.pairs);
    if (!typed.pairs.empty() && (!pairs || *pairs < 1 || *pairs > arukone::maxPairs))
        return tl::unexpected(
            text.tr("--pairs needs a number from 1 to {1}, not “{2}”.", arukone::maxPairs, typed.pairs));
    const auto count = parseCount(typed.number, text);
    if (!count)
        return tl::unexpected(count.error());
    const auto format = parseArukoneFormat(typed, text);
    if (!format)
        return tl::unexpected(format.error());
    const arukone::Fill usual = *kind == arukone::BoardKind::Trap ? arukone::Fill::Any : arukone::Fill::All;
    return ArukoneGenerateRequest{
        {*size, fill->value_or(usual), *kind, *difficulty}, scheme, pairs, typed.seed, *count, *format};
}

Parsed<Request> parseArukoneGenerate(const TypedArukone& typed, const text::Text& text) {
    const auto request = readArukoneGenerate(typed, text);
    if (!request)
        return tl::unexpected(request.error());
    const arukone::RandomSetting& setting = request->setting;
    const bool square = setting.size.rows == setting.size.columns;
    if (setting.kind == arukone::BoardKind::Trap &&
        (setting.fill != arukone::Fill::Any || setting.difficulty != puzzle::Difficulty::Any))
        return tl::unexpected(text.tr("Boards of this kind have no difficulty, and their cells may stay empty."));
    if (!isValid(setting))
        return tl::unexpected(
            text.tr("Boards of this kind have {1} to {2} rows and columns.", arukone::minRandomSide,
                    setting.kind == arukone::BoardKind::Trap ? arukone::maxSide : arukone::maxUniqueSide));
    if (request->scheme && request->pairs)
        return tl::unexpected(text.tr("--pairs cannot be used with --kind seed."));
    if (!square && (request->scheme || request->format == Format::Task))
        return tl::unexpected(text.tr("Boards of the BWINF task are square."));
    return *request;
}

} // namespace

void describeFill(CLI::App& command, const text::Text& text, std::string& typed) {
    command
        .add_option("--fill", typed, text.tr("Whether cables use all free cells of an Arukone text board: all or any"))
        ->type_name("all|any");
}

Parsed<std::optional<arukone::Fill>> parseFill(const std::string& typed, const text::Text& text) {
    const auto fill = arukone::fillFromName(typed);
    if (!fill && !typed.empty())
        return tl::unexpected(text.tr("--fill must be all or any, not “{1}”.", typed));
    return fill;
}

void describeArukone(CLI::App& arukone, const text::Text& text, TypedArukone& typed) {
    const auto command = [&](const char* name, const std::string& description) -> CLI::App& {
        CLI::App& added = *arukone.add_subcommand(name, description);
        added.set_help_flag("-h,--help", text.tr("Print this help and quit"));
        added.group(text.tr("Commands:"));
        added.fallthrough();
        return added;
    };
    CLI::App& solve =
        command("solve", text.tr("Say whether a board can be solved, in how many ways, and draw its cables"));
    describeArukoneBoard(solve, text, typed);
    solve.add_flag("--any", typed.any, text.tr("Stop after one solution; do not ask whether it is the only one"));
    solve.add_flag("--count", typed.count, text.tr("Count the solutions"));
    solve.add_flag("--least", typed.least, text.tr("Prove the least length of the cables, if cells may stay empty"));
    solve.add_option("--budget", typed.budget, text.tr("Time limit"))->type_name(text.tr("SECONDS"));
    CLI::App& greedy = command(
        "greedy", text.tr("Say what the simple program does: it always joins the nearest pair by a shortest path"));
    describeArukoneBoard(greedy, text, typed);
    greedy.add_flag("--steps", typed.steps, text.tr("Draw the board after each cable"));
    greedy.add_option("--budget", typed.budget, text.tr("Time limit"))->type_name(text.tr("SECONDS"));
    describeArukoneGenerate(command("generate", text.tr("Generate random boards")), text, typed);
    describeCheck(command("check", text.tr("List every problem in level files")), text, typed.check);
    arukone.require_subcommand(0, 1);
}

Parsed<Request> parseArukone(const CLI::App& arukone, const TypedArukone& typed, const text::Text& text) {
    if (arukone.get_subcommands().empty())
        return tl::unexpected(
            text.tr("A command is missing. The commands of arukone are solve, check, generate and greedy."));
    const std::string command = arukone.get_subcommands().front()->get_name();
    if (command == "check")
        return parseCheck(typed.check, text);
    if (command == "generate")
        return parseArukoneGenerate(typed, text);
    auto board = parseArukoneBoard("arukone " + command, typed, text);
    if (!board)
        return tl::unexpected(std::move(board.error()));
    std::optional<std::chrono::duration<double>> budget;
    if (!typed.budget.empty()) {
        const auto parsed = parseBudget(typed.budget, text);
        if (!parsed)
            return tl::unexpected(parsed.error());
        budget = *parsed;
    }
    if (typed.any && (typed.count || typed.least))
        return tl::unexpected(
            text.tr("{1} and {2} cannot be used together.", "--any", typed.count ? "--count" : "--least"));
    if (command == "greedy")
        return ArukoneGreedyRequest{*std::move(board), budget, typed.steps, typed.json};
    return ArukoneSolveRequest{*std::move(board), budget, typed.any, typed.count, typed.least, typed.json};
}

} // namespace cli
