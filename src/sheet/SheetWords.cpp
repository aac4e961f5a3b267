// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/SheetWords.hpp"

#include "text/BoardWords.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "text/RiddleQuestion.hpp"

#include <algorithm>
#include <variant>

namespace sheet {

namespace {

/// The boards of one puzzle.
template<class Board>
std::vector<const Board*> boardsOf(std::span<const Entry> entries) {
    std::vector<const Board*> boards;
    for (const Entry& entry : entries)
        if (const auto* board = std::get_if<Board>(&entry.board))
            boards.push_back(board);
    return boards;
}

/// \param pressed whether one of them is solved by presses.
std::string lightsRules(const text::Text& text, const std::vector<const lights::Puzzle*>& boards, bool pressed) {
    const auto any = [&boards](const auto& is) {
        return std::any_of(boards.begin(), boards.end(), [&is](const lights::Puzzle* board) { return is(*board); });
    };
    std::string words =
        any([](const lights::Puzzle& board) { return board.rules().stamp != lights::Stamp::Plus; })
            ? text.tr("Pressing a window switches the windows that are black in the small drawing above its board, "
                      "where the dot is the window pressed: lit ones go dark, dark ones light up.")
            : text.tr("Pressing a window switches it and the windows above, below, left and right of it: lit ones go "
                      "dark, dark ones light up.");
    if (pressed) {
        words += ' ';
        words += any([](const lights::Puzzle& board) { return board.goal() != lights::GoalKind::Off; })
                     ? text.tr("Which windows have to be pressed to reach the goal of the board? Put a cross in each.")
                     : text.tr("Which windows have to be pressed so that all go dark? Put a cross in each.");
    }
    if (any([](const lights::Puzzle& board) { return board.rules().surface != lights::Surface::Plane; }))
        words += ' ' + text.tr("Edges with the same arrows are joined: what leaves the board at one of them comes back "
                               "at the other, and the arrows say which way round.");
    if (any([](const lights::Puzzle& board) { return board.start().hasSealed(); }))
        words += ' ' + text.tr("Hatched windows switch like the others, but cannot be pressed.");
    if (any([](const lights::Puzzle& board) { return board.start().hasCurtains(); }))
        words += ' ' + text.tr("Windows with a curtain may end lit or dark.");
    if (any([](const lights::Puzzle& board) { return board.rules().quietHours; }))
        words +=
            ' ' + text.tr("In quiet hours a window may be pressed only while it differs from the goal. So the order "
                          "matters: number the presses.");
    return words;
}

std::string arukoneRules(const text::Text& text, const std::vector<const arukone::Board*>& boards) {
    const auto all = [&boards](arukone::Fill fill) {
        return std::all_of(boards.begin(), boards.end(),
                           [fill](const arukone::Board* board) { return board->fill() == fill; });
    };
    std::string words =
        text.tr("Join equal numbers with lines that go from cell to cell, up, down, left or right, and never meet.");
    if (all(arukone::Fill::All))
        words += ' ' + text.tr("In the end every cell is used.");
    else if (all(arukone::Fill::Apart))
        words += ' ' + text.tr("In the end every cell is used, and no line runs beside itself.");
    else if (all(arukone::Fill::Any))
        words += ' ' + text.tr("Cells may stay empty.");
    return words;
}

} // namespace

std::string usualTitle(const text::Text& text, std::span<const Entry> entries) {
    const bool lights = !boardsOf<lights::Puzzle>(entries).empty();
    const bool arukone = !boardsOf<arukone::Board>(entries).empty();
    if (lights && arukone)
        return text::list(text, {text.tr("Lights Out"), text.tr("Arukone")});
    return lights ? text.tr("Lights Out") : text.tr("Arukone");
}

std::vector<std::string> rulesWords(const text::Text& text, std::span<const Entry> entries) {
    std::vector<std::string> paragraphs;
    if (const auto boards = boardsOf<lights::Puzzle>(entries); !boards.empty())
        paragraphs.push_back(lightsRules(text, boards, std::ranges::any_of(entries, [](const Entry& entry) {
                                             return std::holds_alternative<lights::Puzzle>(entry.board) &&
                                                    !entry.isAsked();
                                         })));
    if (const auto boards = boardsOf<arukone::Board>(entries); !boards.empty())
        paragraphs.push_back(arukoneRules(text, boards));
    return paragraphs;
}

namespace {

std::string captionOf(const text::Text& text, const lights::Puzzle& puzzle) {
    const std::string line = text::boardLine(text, puzzle);
    return puzzle.goal() == lights::GoalKind::Off ? line : line + " · " + text::goalLine(text, puzzle.goal());
}

std::string captionOf(const text::Text& text, const arukone::Board& board) {
    return text::boardLine(text, board);
}

} // namespace

std::string captionWords(const text::Text& text, const data::LevelPuzzle& board) {
    return std::visit([&](const auto& own) { return captionOf(text, own); }, board);
}

std::string parWords(const text::Text& text, const Answer& answer) {
    if (!answer.presses || !answer.shortest)
        return {};
    return text.trn("Can be done in {1} press.", "Can be done in {1} presses.", answer.moves());
}

std::string questionWords(const text::Text& text, const Entry& entry) {
    if (!entry.riddle)
        return {};
    if (entry.isAsked())
        return text::questionOf(text, std::get<lights::Puzzle>(entry.board), *entry.riddle);
    return text.tr("The crosses show one of the shortest solutions. Find another one with as few presses.");
}

std::string solutionWords(const text::Text& text, const Entry& entry) {
    const Answer& answer = entry.answer;
    if (entry.isAsked() && answer.number)
        return text.tr("Answer: {1}", *answer.number);
    if (!answer.solvable)
        return text.tr("no solution known");
    if (!*answer.solvable)
        return text.tr("cannot be solved");
    if (!answer.presses)
        return {};
    return answer.shortest
               ? text.trn("{1} press, the fewest possible", "{1} presses, the fewest possible", answer.moves())
               : text.trn("{1} press; perhaps fewer will do", "{1} presses; perhaps fewer will do", answer.moves());
}

std::vector<std::string> solutionRules(const text::Text& text, std::span<const Entry> entries) {
    std::vector<std::string> paragraphs;
    const auto boards = boardsOf<lights::Puzzle>(entries);
    const auto isQuiet = [](const lights::Puzzle* board) { return board->rules().quietHours; };
    if (!std::ranges::all_of(boards, isQuiet))
        paragraphs.push_back(text.tr("The crosses are the windows to press, in any order; the rings are the windows "
                                     "that are lit at the start. Other solutions may be as good."));
    if (std::ranges::any_of(boards, isQuiet))
        paragraphs.push_back(text.tr("In quiet hours the numbers say when to press each window; the rings are the "
                                     "windows that are lit at the start. Other orders may be as good."));
    return paragraphs;
}

std::string describe(const text::Text& text, const NoRandomBoards& problem) {
    const auto* const why = std::get_if<lights::GenerateProblem>(&problem);
    return why != nullptr ? text::describe(text, *why) : text.tr("No such board was found. Try another seed.");
}

std::string describe(const text::Text& text, const Unreadable& problem) {
    constexpr double perMillimetre = 72 / 25.4;
    const std::string size = text::decimal(text, std::max(0.0, problem.cell / perMillimetre), 1);
    const std::size_t number = problem.board + 1;
    if (problem.perPage == 0)
        return text.tr("Board {1} is too large for a page: its cells would be {2}\u00a0mm wide.", number, size);
    return text.trn(
        "Board {2} would have cells of {3}\u00a0mm, too small to read. A page has room for {1} board like it.",
        "Board {2} would have cells of {3}\u00a0mm, too small to read. A page has room for {1} boards like it.",
        problem.perPage, number, size);
}

} // namespace sheet
