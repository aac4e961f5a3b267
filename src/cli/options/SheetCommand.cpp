// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/options/BoardOptions.hpp"
#include "cli/options/CommandOptions.hpp"
#include "cli/options/TypedValues.hpp"
#include "data/files/Paths.hpp"

#include <filesystem>
#include <memory>
#include <system_error>

namespace cli {

namespace {

/// Whether both names mean the same file, which need not exist, or both standard output.
bool isSameFile(const std::string& one, const std::string& other) {
    std::error_code error; // Then the names are compared as they are.
    const auto whole = [&error](const std::string& name) {
        return std::filesystem::weakly_canonical(data::pathFromText(name), error);
    };
    return one == other ||
           (one != "-" && other != "-" && !one.empty() && !other.empty() && whole(one) == whole(other) && !error);
}

} // namespace

ReadJob sheetOptions(const CommandSetup& command, const text::Text& text) {
    struct Typed {
        std::vector<std::string> boards;
        std::string paper, perPage;
        bool noSolutions = false;
        TypedRandom random;
        SheetRequest request;
    };
    const auto typed = std::make_shared<Typed>();
    command.argument("BOARD", typed->boards,
                     text.tr("Boards: files, - for standard input, share codes, levels (PACK/LEVEL or PACK), or "
                             "sizes for random ones"));
    command.option("--output", typed->request.file, text.tr("The PDF to write, - for standard output"),
                   text.tr("FILE"));
    command.flag("--force", typed->request.force, text.tr("Replace the file if it exists"));
    command.option("--paper", typed->paper, text.tr("Paper: a4 or letter; otherwise that of your country"),
                   "a4|letter");
    command.option("--title", typed->request.options.title, text.tr("Title of the sheet"), text.tr("TEXT"));
    command.option("--per-page", typed->perPage, text.tr("How many boards are on a page"), text.tr("NUMBER"));
    command.flag("--no-solutions", typed->noSolutions, text.tr("Leave out the pages with the solutions"));
    command.option("--solutions", typed->request.solutions,
                   text.tr("Write the solutions to a file of their own, - for standard output"), text.tr("FILE"));
    command.option("--pupils", typed->request.pupils,
                   text.tr("Make a sheet for each pupil: a text, a table (CSV) or a class.json with their names"),
                   text.tr("FILE"));
    addRandom(command, text, typed->random);
    addSigns(command, text, typed->random.signs);
    addJson(command, text, typed->request.json);
    return [typed, &text] {
        if (typed->boards.empty())
            throw Misuse(text.tr("sheet needs boards: files, - for standard input, share codes, or a size such as 5x5 "
                                 "for random ones."));
        SheetRequest request = typed->request;
        if (request.file.empty() && request.solutions.empty())
            throw Misuse(text.tr("sheet needs --output FILE, such as --output boards.pdf."));
        if (typed->noSolutions && !request.solutions.empty())
            throw Misuse(text.tr("{1} and {2} cannot be used together.", "--solutions", "--no-solutions"));
        if (isSameFile(request.solutions, request.file))
            throw Misuse(text.tr("--solutions and --output must be different files."));
        refuseBothOnInput(typed->boards, request.pupils, text);
        request.options.solutions = !typed->noSolutions && request.solutions.empty();
        request.usualPaper = typed->paper.empty();
        if (const auto paper = sheet::paperFromName(typed->paper))
            request.options.paper = *paper;
        else if (!typed->paper.empty())
            throw Misuse(text.tr("--paper must be a4 or letter, not “{1}”.", typed->paper));
        if (!typed->perPage.empty()) {
            const int perPage = puzzle::numberFromText(typed->perPage).value_or(0);
            if (perPage < 1 || perPage > sheet::mostPerPage)
                throw Misuse(
                    text.tr("--per-page needs a number from 1 to {1}, not “{2}”.", sheet::mostPerPage, typed->perPage));
            request.options.perPage = perPage;
        }
        request.boards = readTypedBoards(typed->boards, typed->random, text);
        request.count = readCount(typed->random.count, text, sheet::mostBoards);
        request.seed = typed->random.seed;
        if (request.json && request.file == "-")
            throw Misuse(text.tr("--json and --output - cannot be used together."));
        if (request.json && request.solutions == "-")
            throw Misuse(text.tr("{1} and {2} cannot be used together.", "--json", "--solutions -"));
        return [request](const Workplace& place) {
            const ProgramEnvironment& around = place.surroundings;
            return printSheet(request, place.playersPaths(), around.environment, place.shipped, around.in,
                              around.entropy, place.terminal(), place.text);
        };
    };
}

} // namespace cli
