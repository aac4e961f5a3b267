// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Options.hpp"
#include "text/Format.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace cli {

namespace {

Parsed<std::vector<SheetRequest::Boards>> parseBoards(const TypedSheet& typed, const text::Text& text) {
    std::vector<SheetRequest::Boards> boards;
    const bool random = std::any_of(typed.boards.begin(), typed.boards.end(),
                                    [](const std::string& board) { return puzzle::sizeFromText(board).has_value(); });
    // Beside random boards the rules are theirs; without any they complete text boards.
    const TypedSheet withoutRules;
    for (const std::string& board : typed.boards) {
        const auto size = puzzle::sizeFromText(board);
        if (size) {
            auto setting = parseRandom(*size, typed, text);
            if (!setting)
                return tl::unexpected(std::move(setting.error()));
            std::visit([&](auto each) { boards.emplace_back(std::move(each)); }, *std::move(setting));
            continue;
        }
        auto parsed = parseGivenBoard(board, random ? withoutRules : typed, text);
        if (!parsed)
            return tl::unexpected(std::move(parsed.error()));
        boards.push_back(*std::move(parsed));
    }
    if (auto misuse = randomMisuse(typed, random, text))
        return tl::unexpected(*std::move(misuse));
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
    sheet.add_option("--paper", typed.paper, text.tr("Paper: a4 or letter; otherwise that of your country"))
        ->type_name("a4|letter");
    sheet.add_option("--title", typed.title, text.tr("Title of the sheet"))->type_name(text.tr("TEXT"));
    sheet.add_option("--per-page", typed.perPage, text.tr("How many boards are on a page"))
        ->type_name(text.tr("NUMBER"));
    sheet.add_flag("--no-solutions", typed.noSolutions, text.tr("Leave out the pages with the solutions"));
    describeRandom(sheet, text, typed);
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
