// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/ArukoneHintWords.hpp"

#include "arukone/Cable.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace game {

namespace {

using Kind = arukone::Hint::Kind;
using arukone::Reason;

/// As on the board; pairs are counted from 0.
int number(int pair) {
    return pair + 1;
}

std::array<puzzle::Cell, 2> endsOf(const arukone::Board& board, const arukone::DecidedEdge& edge) {
    const puzzle::Cell from = board.cellAt(edge.cell);
    return {from, arukone::neighbour(from, edge.edge == arukone::rightEdge ? 'R' : 'D')};
}

arukone::Cable lineAt(const arukone::Board& board, const arukone::DecidedEdge& edge) {
    return {board.cellAt(edge.cell), edge.edge == arukone::rightEdge ? "R" : "D"};
}

/// The edge of which something else is ruled out; null for reasons that concern no single edge.
const arukone::DecidedEdge* decidedEdge(const arukone::Hint& hint) {
    const bool single = hint.kind == Kind::Ring || hint.kind == Kind::ShortCircuit || hint.kind == Kind::BesideItself ||
                        hint.kind == Kind::CutOff || hint.kind == Kind::Supposition;
    return single && !hint.follows.empty() ? &hint.follows.front() : nullptr;
}

/// The different numbers among some cells.
std::vector<int> numbersOn(const arukone::Board& board, const std::vector<puzzle::Cell>& cells) {
    std::vector<int> numbers;
    for (const puzzle::Cell cell : cells)
        if (const auto pair = board.pairAt(cell);
            pair && std::find(numbers.begin(), numbers.end(), number(*pair)) == numbers.end())
            numbers.push_back(number(*pair));
    return numbers;
}

// --- reasons ---------------------------------------------------------------------------------------------------------

/// A cell has just as many edges left as it needs, or has all that it needs.
std::string openingsWords(const text::Text& text, const arukone::Board& board, const arukone::Hint& hint) {
    const puzzle::Cell cell = hint.because.front();
    if (const auto pair = board.pairAt(cell))
        return text.tr("From the tinted {1}, only one way is left.", number(*pair));
    const auto ways = std::count_if(hint.follows.begin(), hint.follows.end(), [&](const arukone::DecidedEdge& edge) {
        const auto ends = endsOf(board, edge);
        return edge.used && std::find(ends.begin(), ends.end(), cell) != ends.end();
    });
    if (ways >= 2)
        return text.tr("A cable has to run through the tinted cell, and only two ways are left for it.");
    if (ways == 1)
        return text.tr("The cable in the tinted cell has only one way on.");
    return text.tr("No other cable can get through the tinted cell.");
}

std::string shortCircuitWords(const text::Text& text, const arukone::Board& board, const arukone::Hint& hint) {
    const std::vector<int> numbers = numbersOn(board, hint.because);
    if (numbers.size() < 2)
        return text.tr("The thin line would join two different numbers.");
    return text.tr("The thin line would join {1} and {2}, but only equal numbers belong together.", numbers[0],
                   numbers[1]);
}

std::string besideItselfWords(const text::Text& text, arukone::Fill fill, bool ruledOut) {
    if (fill == arukone::Fill::Apart)
        return ruledOut
                   ? text.tr("On the thin line, a cable would run beside itself, which none may.")
                   : text.tr("If no cable ran over the cross, one would have to run beside itself, which none may.");
    return ruledOut ? text.tr("On the thin line, a cable would run beside itself. A shortcut would then work as well, "
                              "but there is only one solution.")
                    : text.tr("If no cable ran over the cross, one would have to run beside itself. A shortcut would "
                              "then work as well, but there is only one solution.");
}

std::string cutOffWords(const text::Text& text, const arukone::Hint& hint, bool ruledOut) {
    if (hint.concerned) {
        const int pair = number(*hint.concerned);
        return ruledOut ? text.tr("A cable on the thin line would cut {1} off from its partner.", pair)
                        : text.tr("If no cable ran over the cross, {1} would be cut off from its partner.", pair);
    }
    return ruledOut ? text.tr("With a cable on the thin line, none could get to the tinted cells any more.")
                    : text.tr("If no cable ran over the cross, none could get to the tinted cells any more.");
}

/// What cannot be in the end of a supposition; the end of a sentence.
std::string contradictionWords(const text::Text& text, const arukone::Hint& hint) {
    switch (hint.refutation->contradiction) {
    case Reason::Ring:
        return text.tr("a cable would close into a ring");
    case Reason::ShortCircuit:
        return text.tr("two different numbers would be joined");
    case Reason::BesideItself:
        return text.tr("a cable would run beside itself");
    case Reason::CutOff:
        // TRANSLATORS: Goes on in "A cable over the cross? 3 steps later {2}."; {1} is a number on the board.
        return hint.concerned ? text.tr("{1} would be cut off from its partner", number(*hint.concerned))
                              : text.tr("no cable could get to the tinted cells");
    case Reason::Openings:
    case Reason::Supposition:
        break;
    }
    return hint.because.size() == 1 ? text.tr("the tinted cell could no longer be wired")
                                    : text.tr("the tinted cells could no longer be wired");
}

std::string suppositionWords(const text::Text& text, const arukone::Hint& hint) {
    const arukone::Refutation& refutation = hint.refutation.value();
    const int steps = refutation.length();
    const std::string end = contradictionWords(text, hint);
    // TRANSLATORS: {2} is a clause such as "a cable would close into a ring": "A cable over the cross? 3 steps later a
    // cable would close into a ring."
    return refutation.supposed.used ? text.trn("A cable over the cross? {1} step later {2}.",
                                               "A cable over the cross? {1} steps later {2}.", steps, end)
                                    : text.trn("No cable over the cross? {1} step later {2}.",
                                               "No cable over the cross? {1} steps later {2}.", steps, end);
}

/// What is in the way if a cable stays.
std::string obstacleWords(const text::Text& text, const arukone::Obstacle& obstacle, int wrong) {
    using Obstacle = arukone::Obstacle::Kind;
    const bool own = obstacle.pair == wrong;
    const int pair = number(obstacle.pair.value_or(0));
    switch (obstacle.kind) {
    case Obstacle::ShutIn:
        return own ? text.tr("Its end is shut in: no cell beside it is free.")
                   : text.tr("It shuts {1} in: no cell beside it is free.", pair);
    case Obstacle::Apart:
        return own ? text.tr("No path leads from its end to its partner.")
                   : text.tr("It cuts {1} off from its partner.", pair);
    case Obstacle::Crossing:
        return text.tr("{1} and {2} would have to cross: along the border, their ends alternate.", pair,
                       number(obstacle.other.value_or(0)));
    case Obstacle::DeadEnd:
        return text.tr("The tinted cell becomes a dead end: a cable would not get out of it again.");
    case Obstacle::Unreachable:
        return text.tr("No cable could fill the tinted cells.");
    case Obstacle::Parity:
        break;
    }
    return text.tr(
        "With every step, a cable changes colour as on a chessboard: here, cells of one colour would be left "
        "over.");
}

std::string wrongWords(const text::Text& text, const arukone::Hint& hint) {
    const int pair = number(*hint.pair);
    const std::string words = hint.stroke && hint.stroke->empty()
                                  ? text.tr("Cable {1} cannot stay.", pair)
                                  : text.tr("Cable {1} cannot stay as it is: the dashed piece has to go.", pair);
    if (hint.besideItself)
        return words + " " + text.tr("It runs beside itself.");
    return words + " " +
           (hint.obstacle ? obstacleWords(text, *hint.obstacle, *hint.pair)
                          : text.tr("With it, the rest can no longer be wired."));
}

std::string reasonWords(const text::Text& text, const arukone::Board& board, const arukone::Hint& hint) {
    const arukone::DecidedEdge* const edge = decidedEdge(hint);
    const bool ruledOut = edge == nullptr || !edge->used;
    switch (hint.kind) {
    case Kind::Openings:
        return openingsWords(text, board, hint);
    case Kind::Ring:
        return text.tr("On the thin line, a cable would close into a ring and never get to its number.");
    case Kind::ShortCircuit:
        return shortCircuitWords(text, board, hint);
    case Kind::BesideItself:
        return besideItselfWords(text, board.fill(), ruledOut);
    case Kind::CutOff:
        return cutOffWords(text, hint, ruledOut);
    default:
        return suppositionWords(text, hint);
    }
}

} // namespace

std::string hintWords(const text::Text& text, const arukone::Board& board, const arukone::Hint& hint) {
    const int pair = number(hint.pair.value_or(0));
    switch (hint.kind) {
    case Kind::Unsolvable:
        return text.tr("This board has no solution.");
    case Kind::Wrong:
        return wrongWords(text, hint);
    case Kind::Trap:
        return text.tr(
            "On every one of its shortest paths (tinted), {1} shuts {2} in. So {1} has to take the dashed detour.",
            number(hint.trap.value().blocker), number(hint.trap.value().victim));
    case Kind::FromSolution:
        return text.tr("Cable {1} goes on like this. That is taken from the solution.", pair);
    case Kind::Openings:
    case Kind::Ring:
    case Kind::ShortCircuit:
    case Kind::BesideItself:
    case Kind::CutOff:
    case Kind::Supposition:
        break;
    }
    return reasonWords(text, board, hint) + " " + text.tr("So cable {1} takes the dashed path.", pair);
}

CableHint hintMarks(const arukone::Board& board, const arukone::Hint& hint) {
    CableHint marks;
    marks.region = hint.because;
    // The piece hangs on the cell that it goes on from.
    if (hint.kind != Kind::Wrong && hint.stroke && !hint.piece.empty()) {
        const auto cells = arukone::cellsOf(board, *hint.stroke).value();
        marks.cells.assign(cells.end() - static_cast<std::ptrdiff_t>(hint.piece.size()) - 1, cells.end());
    } else {
        marks.cells = hint.piece;
    }
    if (!marks.cells.empty())
        marks.badge = marks.cells.back();
    const arukone::DecidedEdge* const edge = decidedEdge(hint);
    if (edge != nullptr && !edge->used && !hint.refutation)
        marks.supposed.push_back(lineAt(board, *edge));
    else if (edge != nullptr)
        marks.asked = lineAt(board, *edge);
    if (!hint.refutation)
        return marks;
    const auto add = [&](const arukone::DecidedEdge& each) {
        if (each.used)
            marks.supposed.push_back(lineAt(board, each));
    };
    add(hint.refutation->supposed);
    for (const arukone::DecidedEdge& each : hint.refutation->chain)
        add(each);
    return marks;
}

} // namespace game
