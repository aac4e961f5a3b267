// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/options/BoardOptions.hpp"
#include "cli/options/CommandOptions.hpp"
#include "cli/options/TypedValues.hpp"

#include <map>
#include <memory>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace cli {

namespace {

/// A question about an Arukone board, as typed. \tparam Request has a board, a budget and json.
template<class Request>
struct TypedQuestion {
    std::string board, fill, budget;
    Request request;

    void addBoard(const CommandSetup& command, const text::Text& text) {
        command.argument("FILE", board,
                         text.tr("The board: a file, - for standard input, a share code, or PACK/LEVEL"));
        addFill(command, text, fill);
        addJson(command, text, request.json);
    }
    void addBudget(const CommandSetup& command, const text::Text& text) {
        command.option("--budget", budget, text.tr("Time limit"), text.tr("SECONDS"));
    }
    [[nodiscard]] Request read(const char* command, const text::Text& text) const {
        Request whole = request;
        whole.board = readTypedBoard(command, {board, fill}, text);
        whole.budget = readBudget(budget, text);
        return whole;
    }
};

ReadJob arukoneSolveOptions(const CommandSetup& command, const text::Text& text) {
    const auto typed = std::make_shared<TypedQuestion<ArukoneSolveRequest>>();
    typed->addBoard(command, text);
    command.flag("--any", typed->request.any,
                 text.tr("Stop after one solution; do not ask whether it is the only one"));
    command.flag("--count", typed->request.count, text.tr("Count the solutions"));
    command.flag("--least", typed->request.least,
                 text.tr("Prove the least length of the cables, if cells may stay empty"));
    typed->addBudget(command, text);
    return [typed, &text] {
        ArukoneSolveRequest request = typed->read("arukone solve", text);
        if (request.any && (request.count || request.least))
            throw Misuse(
                text.tr("{1} and {2} cannot be used together.", "--any", request.count ? "--count" : "--least"));
        return [request](const Workplace& place) mutable {
            request.width = place.width();
            request.board = place.knownBoard(request.board);
            return solveArukone(request, {place.surroundings.in, place.surroundings.out}, place.terminal(), place.text);
        };
    };
}

ReadJob arukoneGreedyOptions(const CommandSetup& command, const text::Text& text) {
    const auto typed = std::make_shared<TypedQuestion<ArukoneGreedyRequest>>();
    typed->addBoard(command, text);
    command.flag("--steps", typed->request.steps, text.tr("Draw the board after each cable"));
    typed->addBudget(command, text);
    return [typed, &text] {
        ArukoneGreedyRequest request = typed->read("arukone greedy", text);
        return [request](const Workplace& place) mutable {
            request.width = place.width();
            request.board = place.knownBoard(request.board);
            return greedyArukone(request, place.surroundings.in, place.text);
        };
    };
}

/// The options of `arukone generate`, as typed.
struct TypedArukoneBoards {
    std::string size, kind, fill, pairs, difficulty, seed, count, format;
    bool json = false;
};

/// What is asked for; not necessarily possible.
ArukoneGenerateRequest readArukoneBoards(const TypedArukoneBoards& typed, const text::Text& text) {
    using Format = ArukoneGenerateRequest::Format;
    const puzzle::Size size = readSize(typed.size, "arukone generate", text);
    const bool scheme = typed.kind == "seed";
    const auto kind = typed.kind.empty() ? arukone::BoardKind::Unique
                      : scheme           ? arukone::BoardKind::Trap
                                         : arukone::kindFromName(typed.kind);
    if (!kind)
        throw Misuse(text.tr("--kind must be unique, trap or seed, not “{1}”.", typed.kind));
    const auto fill = readFill(typed.fill, text);
    const auto difficulty = std::get<puzzle::Difficulty>(readWish(typed.difficulty, {}, text));
    const auto pairs = puzzle::numberFromText(typed.pairs);
    if (!typed.pairs.empty() && (!pairs || *pairs < 1 || *pairs > arukone::maxPairs))
        throw Misuse(text.tr("--pairs needs a number from 1 to {1}, not “{2}”.", arukone::maxPairs, typed.pairs));
    const int count = readCount(typed.count, text);
    const auto format =
        readFormat(typed.format, typed.json,
                   std::map<std::string_view, Format>{
                       {"text", Format::Text}, {"json", Format::Json}, {"code", Format::Code}, {"bwinf", Format::Task}},
                   text.tr("--format must be text, json, code or bwinf, not “{1}”.", typed.format), text);
    const arukone::Fill usual = *kind == arukone::BoardKind::Trap ? arukone::Fill::Any : arukone::Fill::All;
    return {{size, fill.value_or(usual), *kind, difficulty}, scheme, pairs, typed.seed, count, format};
}

/// Throws Misuse if there are no such boards.
void checkArukoneBoards(const ArukoneGenerateRequest& request, const text::Text& text) {
    const arukone::RandomSetting& setting = request.setting;
    if (setting.kind == arukone::BoardKind::Trap &&
        (setting.fill != arukone::Fill::Any || setting.difficulty != puzzle::Difficulty::Any))
        throw Misuse(text.tr("Boards of this kind have no difficulty, and their cells may stay empty."));
    if (!isValid(setting))
        throw Misuse(text.tr("Boards of this kind have {1} to {2} rows and columns.", arukone::minRandomSide,
                             setting.kind == arukone::BoardKind::Trap ? arukone::maxSide : arukone::maxUniqueSide));
    if (request.scheme && request.pairs)
        throw Misuse(text.tr("--pairs cannot be used with --kind seed."));
    const bool square = setting.size.rows == setting.size.columns;
    if (!square && (request.scheme || request.format == ArukoneGenerateRequest::Format::Task))
        throw Misuse(text.tr("Boards of the BWINF task are square."));
}

ReadJob arukoneGenerateOptions(const CommandSetup& command, const text::Text& text) {
    const auto typed = std::make_shared<TypedArukoneBoards>();
    command.footer(
        text.tr("The same size, options and seed give the same board everywhere.\n"
                "unique: one solution, even if cells may stay empty. trap: the simple program always fails.\n"
                "seed: the scheme of the BWINF task, with one trap and straight cables."));
    command.argument("SIZE", typed->size, text.tr("Rows and columns, such as 5x5"));
    command.option("--kind", typed->kind, text.tr("What the boards are like: unique, trap or seed"),
                   "unique|trap|seed");
    command.option("--fill", typed->fill,
                   text.tr("Whether cables use all cells: all, any, or apart (all, and no cable runs beside itself)"),
                   "all|any|apart");
    command.option("--pairs", typed->pairs, text.tr("Number of pairs"), text.tr("NUMBER"));
    addDifficulty(command, text, typed->difficulty);
    addSeed(command, text, typed->seed);
    command.option("--count", typed->count, text.tr("How many boards to generate"), text.tr("NUMBER"));
    command.option("--format", typed->format, text.tr("Print boards as text, json, code, or texts of the BWINF task"),
                   "text|json|code|bwinf");
    addJson(command, text, typed->json);
    return [typed, &text] {
        const ArukoneGenerateRequest request = readArukoneBoards(*typed, text);
        checkArukoneBoards(request, text);
        return [request](const Workplace& place) {
            return generateArukone(request, place.surroundings.entropy, place.terminal(), place.text);
        };
    };
}

} // namespace

ReadJob arukoneOptions(const CommandSetup& command, const text::Text& text) {
    std::vector<CommandOptions> inner;
    const auto add = [&](const char* name, const std::string& description, auto& addOptions) {
        const CommandSetup added = command.inner(name, description);
        inner.push_back({added, addOptions(added, text)});
    };
    add("solve", text.tr("Say whether a board can be solved, in how many ways, and draw its cables"),
        arukoneSolveOptions);
    add("greedy", text.tr("Say what the simple program does: it always joins the nearest pair by a shortest path"),
        arukoneGreedyOptions);
    add("generate", text.tr("Generate random boards"), arukoneGenerateOptions);
    add("check", text.tr("List every problem in level files"), checkOptions);
    return [inner = std::move(inner), &text] {
        for (const CommandOptions& each : inner)
            if (each.command.given())
                return each.read();
        throw Misuse(text.tr("A command is missing. The commands of arukone are solve, check, generate and greedy."));
    };
}

} // namespace cli
