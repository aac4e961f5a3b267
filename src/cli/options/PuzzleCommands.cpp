// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The commands on boards of Lights Out, and on level files and codes.

#include "cli/options/BoardOptions.hpp"
#include "cli/options/CommandOptions.hpp"
#include "cli/options/TypedValues.hpp"

#include <map>
#include <memory>
#include <string_view>
#include <utility>

namespace cli {

ReadJob solveOptions(const CommandSetup& command, const text::Text& text) {
    struct Typed {
        TypedBoard board;
        std::string budget;
        SolveRequest request;
    };
    const auto typed = std::make_shared<Typed>();
    addBoard(command, text, typed->board);
    command.option("--budget", typed->budget, text.tr("Time limit for finding the optimum"), text.tr("SECONDS"));
    command.flag("--any", typed->request.any, text.tr("Stop after one solution; do not look for the optimum"));
    command.flag("--steps", typed->request.steps, text.tr("Print the board after each press"));
    command.flag("--presses", typed->request.presses, text.tr("List the presses of boards above 100×100 too"));
    addJson(command, text, typed->request.json);
    return [typed, &text] {
        SolveRequest request = typed->request;
        request.board = readTypedBoard("solve", typed->board, text);
        request.budget = readBudget(typed->budget, text);
        return [request](const Workplace& place) mutable {
            request.width = place.width();
            request.board = place.knownBoard(request.board);
            return solve(request, place.surroundings.in, place.terminal(), place.text, place.surroundings.solveLimits);
        };
    };
}

ReadJob infoOptions(const CommandSetup& command, const text::Text& text) {
    struct Typed {
        std::string board, signs;
        text::TypedRules rules;
        bool json = false;
    };
    const auto typed = std::make_shared<Typed>();
    command.argument("FILE", typed->board,
                     text.tr("The board: a file, - for standard input, a share code, PACK/LEVEL, or a size"));
    addShape(command, text, typed->rules);
    addSigns(command, text, typed->signs);
    addJson(command, text, typed->json);
    return [typed, &text] {
        if (typed->board.empty())
            throw Misuse(text.tr(
                "{1} needs a board: a file, - for standard input, a share code, or a size such as 5x5.", "info"));
        InfoRequest request{givenBoard(typed->board, typed->rules, {}, typed->signs, text), typed->json};
        return [request](const Workplace& place) mutable {
            request.width = place.width();
            request.board = place.knownBoard(request.board);
            return info(request, place.surroundings.in, place.text);
        };
    };
}

ReadJob generateOptions(const CommandSetup& command, const text::Text& text) {
    struct Typed {
        std::string size, format;
        TypedRandom random;
        bool json = false;
    };
    const auto typed = std::make_shared<Typed>();
    command.argument("SIZE", typed->size, text.tr("Rows and columns, such as 5x5"));
    addShape(command, text, typed->random.rules);
    addRandomGoal(command, text, typed->random.rules.goal);
    addWish(command, text, typed->random);
    addSeed(command, text, typed->random.seed);
    command.option("--count", typed->random.count, text.tr("How many boards to generate"), text.tr("NUMBER"));
    command.option("--format", typed->format, text.tr("Print boards as text, json or code"), "text|json|code");
    addJson(command, text, typed->json);
    return [typed, &text] {
        using Format = GenerateRequest::Format;
        const puzzle::Size size = readSize(typed->size, "generate", text);
        lights::RandomSetting setting = orMisuse(text::randomSetting(size, typed->random.rules, text));
        setting.wanted = readWish(typed->random.difficulty, typed->random.optimum, text);
        const int count = readCount(typed->random.count, text);
        const auto format = readFormat(
            typed->format, typed->json,
            std::map<std::string_view, Format>{{"text", Format::Text}, {"json", Format::Json}, {"code", Format::Code}},
            text.tr("--format must be text, json or code, not “{1}”.", typed->format), text);
        const GenerateRequest request{std::move(setting), typed->random.seed, count, format};
        return [request](const Workplace& place) {
            return generate(request, place.surroundings.entropy, place.terminal(), place.text);
        };
    };
}

ReadJob checkOptions(const CommandSetup& command, const text::Text& text) {
    const auto request = std::make_shared<CheckRequest>();
    command.argument("FILE", request->files,
                     text.tr("Level files, packs (JSON) or folders of them, - for standard input"));
    command.flag("--list", request->list, text.tr("Print a row for each level"));
    addJson(command, text, request->json);
    command.footer(
        text.tr("Exit code 1 means that a file has problems or, with --list, a level that cannot be solved."));
    return [request, &text] {
        if (request->files.empty())
            throw Misuse(text.tr("check needs at least one level file."));
        return [request](const Workplace& place) {
            request->width = place.width();
            return check(*request, place.surroundings.in, place.text);
        };
    };
}

ReadJob codeOptions(const CommandSetup& command, const text::Text& text) {
    struct Typed {
        TypedBoard board;
        bool json = false;
    };
    const auto typed = std::make_shared<Typed>();
    addBoard(command, text, typed->board);
    addFill(command, text, typed->board.fill);
    addJson(command, text, typed->json);
    return [typed, &text] {
        const CodeRequest request{readTypedBoard("code", typed->board, text), typed->json};
        return [request](const Workplace& place) {
            return code({place.knownBoard(request.board), request.json}, place.surroundings.in, place.text);
        };
    };
}

ReadJob decodeOptions(const CommandSetup& command, const text::Text& text) {
    const auto request = std::make_shared<DecodeRequest>();
    command.argument("CODE", request->code,
                     text.tr("A share code or Flip game ID, or a file (- for standard input) with one in it"));
    addJson(command, text, request->json);
    return [request, &text] {
        if (request->code.empty())
            throw Misuse(text.tr("decode needs a share code, such as LA1ChQAjvuID."));
        return [request](const Workplace& place) { return decode(*request, place.surroundings.in, place.text); };
    };
}

} // namespace cli
