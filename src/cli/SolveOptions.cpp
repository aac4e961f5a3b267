#include "cli/SolveOptions.hpp"

#include <CLI/CLI.hpp>

#include <charconv>
#include <utility>

namespace cli {

namespace {

constexpr double longestBudget = 1e6;

Understood<std::chrono::duration<double>> understandBudget(const std::string& typed, const text::Text& text) {
    double seconds = 0;
    const char* end = typed.data() + typed.size();
    const auto [stopped, error] = std::from_chars(typed.data(), end, seconds);
    if (error != std::errc() || stopped != end || !(seconds > 0 && seconds <= longestBudget))
        return tl::unexpected(text.tr("--budget wants a number of seconds above 0, such as 2.5, not “{1}”.", typed));
    return std::chrono::duration<double>(seconds);
}

} // namespace

void describeSolve(CLI::App& solve, const text::Text& text, TypedSolve& typed) {
    describeBoard(solve, BoardKind::Given, text, typed.board);
    solve.add_option("--budget", typed.budget, text.tr("Time for the search for the optimum"))
        ->type_name(text.tr("SECONDS"));
    solve.add_flag("--any", typed.flags.any, text.tr("Stop after one solution; do not look for the optimum"));
    solve.add_flag("--steps", typed.flags.steps, text.tr("Print the board after each press"));
    solve.add_flag("--presses", typed.flags.presses, text.tr("Name the presses of boards above 100×100 too"));
    solve.add_flag("--json", typed.flags.json, text.tr("Answer as one JSON object"));
}

Understood<Request> understandSolve(const TypedSolve& typed, const text::Text& text) {
    SolveRequest request = typed.flags;
    auto board = understandBoard("solve", BoardKind::Given, typed.board, text);
    if (!board)
        return tl::unexpected(std::move(board.error()));
    request.board = std::move(*board);
    if (typed.budget.empty())
        return request;
    auto budget = understandBudget(typed.budget, text);
    if (!budget)
        return tl::unexpected(std::move(budget.error()));
    request.budget = *budget;
    return request;
}

void describeInfo(CLI::App& info, const text::Text& text, TypedInfo& typed) {
    describeBoard(info, BoardKind::GivenOrSize, text, typed.board);
    info.add_flag("--json", typed.json, text.tr("Answer as one JSON object"));
}

Understood<Request> understandInfo(const TypedInfo& typed, const text::Text& text) {
    return understandBoard("info", BoardKind::GivenOrSize, typed.board, text).map([&](BoardArguments board) {
        return Request(InfoRequest{std::move(board), typed.json});
    });
}

} // namespace cli
