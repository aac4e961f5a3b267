#include "cli/BoardOptions.hpp"

#include <CLI/CLI.hpp>

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

} // namespace

void describeBoard(CLI::App& command, BoardKind kind, const text::Text& text, TypedBoard& typed) {
    const bool isGiven = kind == BoardKind::Given;
    command.add_option(kind == BoardKind::Random ? "SIZE" : "FILE", typed.board, boardWords(kind, text))->type_name("");
    command
        .add_option("--surface", typed.surface,
                    isGiven ? text.tr("Surface of a text board: plane, cylinder, torus, moebius, klein or projective")
                            : text.tr("Surface: plane, cylinder, torus, moebius, klein or projective"))
        ->type_name(text.tr("SURFACE"));
    command
        .add_option("--stamp", typed.stamp,
                    isGiven ? text.tr("Stamp of a text board: plus, cross or square")
                            : text.tr("Stamp: plus, cross or square"))
        ->type_name(text.tr("STAMP"));
    if (kind == BoardKind::GivenOrSize)
        return;
    command
        .add_option("--goal", typed.goal,
                    isGiven ? text.tr("Goal of a text board: off, on, or the file of a picture")
                            : text.tr("Goal: off, on, or picture (drawn from the seed)"))
        ->type_name(text.tr("GOAL"));
}

Understood<BoardArguments> understandBoard(std::string_view command, BoardKind kind, const TypedBoard& typed,
                                           const text::Text& text) {
    if (typed.board.empty() && kind == BoardKind::GivenOrSize)
        return tl::unexpected(
            text.tr("{1} wants a board: a file, - for standard input, a share code, or a size such as 5x5.", command));
    if (typed.board.empty())
        return tl::unexpected(text.tr("{1} wants a board: a file, - for standard input, or a share code.", command));
    const auto rules = text::namedRules(typed, text);
    if (!rules)
        return tl::unexpected(rules.error());
    BoardArguments board{typed.board, rules->surface, rules->stamp, std::nullopt};
    if (!typed.goal.empty())
        board.goal = typed.goal;
    return board;
}

Understood<lights::RandomSetting> understandRandomBoard(std::string_view command, const TypedBoard& typed,
                                                        const text::Text& text) {
    if (typed.board.empty())
        return tl::unexpected(text.tr("{1} wants a size, rows by columns, such as 5x5.", command));
    const auto size = lights::sizeFromText(typed.board);
    if (!size)
        return tl::unexpected(text.tr("“{1}” is no size: rows by columns are written as 5x5.", typed.board));
    return text::randomSetting(*size, typed, text);
}

} // namespace cli
