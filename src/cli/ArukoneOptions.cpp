#include "cli/Options.hpp"

#include <CLI/CLI.hpp>

namespace cli {

namespace {

void describeArukoneBoard(CLI::App& command, const text::Text& text, TypedArukone& typed) {
    command.set_help_flag("-h,--help", text.tr("Print this help and quit"));
    command.group(text.tr("Commands"));
    command.fallthrough();
    command.add_option("FILE", typed.board, text.tr("The board: a file, - for standard input, or a share code"))
        ->type_name("");
    command.add_option("--fill", typed.fill, text.tr("Whether cables use all free cells of a text board: all or any"))
        ->type_name("all|any");
    command.add_flag("--json", typed.json, text.tr("Print the answer as one JSON object"));
}

Parsed<ArukoneArguments> parseArukoneBoard(std::string_view command, const TypedArukone& typed,
                                           const text::Text& text) {
    if (typed.board.empty())
        return tl::unexpected(text.tr("{1} needs a board: a file, - for standard input, or a share code.", command));
    if (!typed.fill.empty() && typed.fill != "all" && typed.fill != "any")
        return tl::unexpected(text.tr("--fill must be all or any, not “{1}”.", typed.fill));
    ArukoneArguments board{typed.board, std::nullopt};
    if (!typed.fill.empty())
        board.fill = typed.fill == "all" ? arukone::Fill::All : arukone::Fill::Any;
    return board;
}

} // namespace

void describeArukone(CLI::App& arukone, const text::Text& text, TypedArukone& typed) {
    CLI::App& solve = *arukone.add_subcommand(
        "solve", text.tr("Say whether a board can be solved, in how many ways, and draw its cables"));
    describeArukoneBoard(solve, text, typed);
    solve.add_flag("--count", typed.count, text.tr("Count the solutions"));
    solve.add_flag("--least", typed.least, text.tr("Prove the least length of the cables, if cells may stay empty"));
    solve.add_option("--budget", typed.budget, text.tr("Time limit"))->type_name(text.tr("SECONDS"));
    arukone.require_subcommand(0, 1);
}

Parsed<Request> parseArukone(const CLI::App& arukone, const TypedArukone& typed, const text::Text& text) {
    if (arukone.get_subcommands().empty())
        return tl::unexpected(text.tr("A command is missing. The command of arukone is solve."));
    const std::string name = "arukone " + arukone.get_subcommands().front()->get_name();
    auto board = parseArukoneBoard(name, typed, text);
    if (!board)
        return tl::unexpected(std::move(board.error()));
    ArukoneSolveRequest request{*std::move(board), std::nullopt, typed.count, typed.least, typed.json};
    if (typed.budget.empty())
        return request;
    const auto budget = parseBudget(typed.budget, text);
    if (!budget)
        return tl::unexpected(budget.error());
    request.budget = *budget;
    return request;
}

} // namespace cli
