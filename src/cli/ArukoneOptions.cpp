#include "arukone/RandomSetting.hpp"
#include "cli/Options.hpp"

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
        added.group(text.tr("Commands"));
        added.fallthrough();
        return added;
    };
    CLI::App& solve =
        command("solve", text.tr("Say whether a board can be solved, in how many ways, and draw its cables"));
    describeArukoneBoard(solve, text, typed);
    solve.add_flag("--count", typed.count, text.tr("Count the solutions"));
    solve.add_flag("--least", typed.least, text.tr("Prove the least length of the cables, if cells may stay empty"));
    solve.add_option("--budget", typed.budget, text.tr("Time limit"))->type_name(text.tr("SECONDS"));
    CLI::App& greedy = command(
        "greedy", text.tr("Say what the simple program does: it always joins the nearest pair by a shortest way"));
    describeArukoneBoard(greedy, text, typed);
    greedy.add_flag("--steps", typed.steps, text.tr("Draw the board after each cable"));
    greedy.add_option("--budget", typed.budget, text.tr("Time limit"))->type_name(text.tr("SECONDS"));
    describeCheck(command("check", text.tr("List every problem in level files")), text, typed.check);
    arukone.require_subcommand(0, 1);
}

Parsed<Request> parseArukone(const CLI::App& arukone, const TypedArukone& typed, const text::Text& text) {
    if (arukone.get_subcommands().empty())
        return tl::unexpected(text.tr("A command is missing. The commands of arukone are solve, greedy and check."));
    const std::string command = arukone.get_subcommands().front()->get_name();
    if (command == "check")
        return parseCheck(typed.check, text);
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
    if (command == "greedy")
        return ArukoneGreedyRequest{*std::move(board), budget, typed.steps, typed.json};
    return ArukoneSolveRequest{*std::move(board), budget, typed.count, typed.least, typed.json};
}

} // namespace cli
