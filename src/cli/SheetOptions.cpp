// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Options.hpp"
#include "text/Format.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace cli {

namespace {

/// The random boards that a size stands for, with the options that belong to the puzzle.
Parsed<SheetRequest::Boards> parseSetting(puzzle::Size size, const TypedSheet& typed, const text::Text& text) {
    const auto wanted = parseDifficultyOrOptimum(typed.difficulty, typed.optimum, text);
    if (!wanted)
        return tl::unexpected(wanted.error());
    if (!typed.arukone) {
        auto setting = text::randomSetting(size, typed.rules, text);
        if (!setting)
            return tl::unexpected(std::move(setting.error()));
        setting->wanted = *wanted;
        return *setting;
    }
    const auto* difficulty = std::get_if<puzzle::Difficulty>(&*wanted);
    const auto fill = parseFill(typed.fill, text);
    if (!fill)
        return tl::unexpected(fill.error());
    if (difficulty == nullptr)
        return tl::unexpected(text.tr("--optimum is only for Lights Out."));
    const arukone::RandomSetting setting{size, fill->value_or(arukone::Fill::All), arukone::BoardKind::Unique,
                                         *difficulty};
    if (!isValid(setting))
        return tl::unexpected(text.tr("Boards of this kind have {1} to {2} rows and columns.", arukone::minRandomSide,
                                      arukone::maxUniqueSide));
    return setting;
}

/// A board that exists.
Parsed<SheetRequest::Boards> parseBoard(const std::string& board, const TypedSheet& typed, const text::Text& text) {
    const auto rules = text::namedRules(typed.rules, text);
    if (!rules)
        return tl::unexpected(rules.error());
    const auto fill = parseFill(typed.fill, text);
    if (!fill)
        return tl::unexpected(fill.error());
    BoardArguments arguments{board, rules->surface, rules->stamp, std::nullopt, *fill};
    if (!typed.rules.goal.empty())
        arguments.goal = typed.rules.goal;
    return arguments;
}

Parsed<std::vector<SheetRequest::Boards>> parseBoards(const TypedSheet& typed, const text::Text& text) {
    std::vector<SheetRequest::Boards> boards;
    const bool random = std::any_of(typed.boards.begin(), typed.boards.end(),
                                    [](const std::string& board) { return puzzle::sizeFromText(board).has_value(); });
    // Beside random boards the rules are theirs; without any they complete text boards.
    const TypedSheet withoutRules;
    for (const std::string& board : typed.boards) {
        const auto size = puzzle::sizeFromText(board);
        auto parsed = size ? parseSetting(*size, typed, text) : parseBoard(board, random ? withoutRules : typed, text);
        if (!parsed)
            return tl::unexpected(std::move(parsed.error()));
        boards.push_back(*std::move(parsed));
    }
    const bool ofRandom = !typed.seed.empty() || !typed.count.empty() || !typed.difficulty.empty() ||
                          !typed.optimum.empty() || !typed.rules.sealed.empty() || typed.arukone;
    if (ofRandom && !random)
        return tl::unexpected(text.tr("--count, --seed, --difficulty, --optimum, --sealed and --arukone are for random "
                                      "boards: give a size, such as 5x5."));
    if (typed.arukone && (!typed.rules.surface.empty() || !typed.rules.stamp.empty() || !typed.rules.goal.empty() ||
                          !typed.rules.sealed.empty()))
        return tl::unexpected(text.tr("--surface, --stamp, --goal and --sealed are only for Lights Out."));
    return boards;
}

/// What the sheet looks like.
Parsed<SheetRequest> parseLook(const TypedSheet& typed, const text::Text& text) {
    SheetRequest request;
    request.options.title = typed.title;
    request.options.solutions = !typed.noSolutions;
    request.usualPaper = typed.paper.empty();
    if (const auto paper = sheet::paperFromName(typed.paper))
        request.options.paper = *paper;
    else if (!typed.paper.empty())
        return tl::unexpected(text.tr("--paper must be a4 or letter, not “{1}”.", typed.paper));
    if (!typed.perPage.empty()) {
        const int perPage = puzzle::numberFromText(typed.perPage).value_or(0);
        if (perPage < 1 || perPage > sheet::mostPerPage)
            return tl::unexpected(
                text.tr("--per-page needs a number from 1 to {1}, not “{2}”.", sheet::mostPerPage, typed.perPage));
        request.options.perPage = perPage;
    }
    return request;
}

} // namespace

void describeSheet(CLI::App& sheet, const text::Text& text, TypedSheet& typed) {
    sheet
        .add_option("BOARD", typed.boards,
                    text.tr("Boards: files, - for standard input, share codes, or sizes for random ones"))
        ->type_name("");
    sheet.add_option("--output", typed.file, text.tr("The PDF to write, - for standard output"))
        ->type_name(text.tr("FILE"));
    sheet.add_flag("--force", typed.force, text.tr("Replace the file if it exists"));
    sheet.add_option("--count", typed.count, text.tr("How many random boards of each size"))
        ->type_name(text.tr("NUMBER"));
    sheet.add_option("--seed", typed.seed, text.tr("Any text: the same seed gives the same board"))
        ->type_name(text.tr("TEXT"));
    sheet.add_option("--paper", typed.paper, text.tr("Paper: a4 or letter; otherwise that of your country"))
        ->type_name("a4|letter");
    sheet.add_option("--title", typed.title, text.tr("Title of the sheet"))->type_name(text.tr("TEXT"));
    sheet.add_option("--per-page", typed.perPage, text.tr("How many boards are on a page"))
        ->type_name(text.tr("NUMBER"));
    sheet.add_flag("--no-solutions", typed.noSolutions, text.tr("Leave out the pages with the solutions"));
    sheet
        .add_option("--surface", typed.rules.surface,
                    text.tr("Surface: {1}", text::anyNameOf(text, lights::allSurfaces)))
        ->type_name(text.tr("SURFACE"));
    sheet.add_option("--stamp", typed.rules.stamp, text.tr("Stamp: {1}", text::stampForms(text)))
        ->type_name(text.tr("STAMP"));
    sheet.add_option("--goal", typed.rules.goal, text.tr("Goal: off, on, or picture (made from the seed)"))
        ->type_name(text.tr("GOAL"));
    sheet
        .add_option("--sealed", typed.rules.sealed,
                    text.tr("How many windows are sealed: they switch, but cannot be pressed"))
        ->type_name(text.tr("NUMBER"));
    sheet.add_option("--difficulty", typed.difficulty, text.tr("Difficulty: any, easy, medium, hard or hardest"))
        ->type_name(text.tr("DIFFICULTY"));
    sheet.add_option("--optimum", typed.optimum, text.tr("Boards that need exactly this many presses"))
        ->type_name(text.tr("NUMBER"));
    sheet.add_flag("--arukone", typed.arukone, text.tr("Random boards of Arukone"));
    sheet.add_option("--fill", typed.fill, text.tr("Whether cables of Arukone use all cells: all or any"))
        ->type_name("all|any");
    sheet.add_flag("--json", typed.json, text.tr("Print the answer as one JSON object"));
}

Parsed<Request> parseSheet(const TypedSheet& typed, const text::Text& text) {
    if (typed.boards.empty())
        return tl::unexpected(text.tr(
            "sheet needs boards: files, - for standard input, share codes, or a size such as 5x5 for random ones."));
    if (typed.file.empty())
        return tl::unexpected(text.tr("sheet needs --output FILE, such as --output boards.pdf."));
    auto request = parseLook(typed, text);
    if (!request)
        return tl::unexpected(std::move(request.error()));
    auto boards = parseBoards(typed, text);
    if (!boards)
        return tl::unexpected(std::move(boards.error()));
    const auto count = parseCount(typed.count, text, sheet::mostBoards);
    if (!count)
        return tl::unexpected(count.error());
    if (typed.json && typed.file == "-")
        return tl::unexpected(text.tr("--json and --output - cannot be used together."));
    request->boards = *std::move(boards);
    request->seed = typed.seed;
    request->count = *count;
    request->file = typed.file;
    request->force = typed.force;
    request->json = typed.json;
    return *std::move(request);
}

} // namespace cli
