// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Cable.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace arukone {

namespace {

constexpr int nobody = -1;

/// The pair whose cable is in each cell, by number.
std::vector<int> ownersOf(const Board& board, const Cables& cables) {
    std::vector<int> owners(static_cast<std::size_t>(board.cellCount()), nobody);
    for (std::size_t pair = 0; pair < cables.size(); ++pair)
        if (const auto cells = cellsOf(board, cables[pair]); cells && !cables[pair].empty())
            for (const Cell cell : *cells)
                owners[static_cast<std::size_t>(board.indexOf(cell))] = static_cast<int>(pair);
    return owners;
}

} // namespace

Cell neighbour(Cell cell, char letter) noexcept {
    switch (letter) {
    case 'U':
        return {cell.row - 1, cell.column};
    case 'R':
        return {cell.row, cell.column + 1};
    case 'D':
        return {cell.row + 1, cell.column};
    default:
        return {cell.row, cell.column - 1};
    }
}

char stepBetween(Cell from, Cell to) noexcept {
    if (from.row == to.row)
        return from.column < to.column ? 'R' : 'L';
    return from.row < to.row ? 'D' : 'U';
}

std::optional<std::vector<Cell>> cellsOf(const Board& board, const Cable& cable) {
    if (!board.contains(cable.origin))
        return std::nullopt;
    const auto pair = board.pairAt(cable.origin);
    if (!pair)
        return std::nullopt;
    std::vector<Cell> cells{cable.origin};
    std::vector<char> own(static_cast<std::size_t>(board.cellCount()), 0);
    own[static_cast<std::size_t>(board.indexOf(cable.origin))] = 1;
    bool ended = false;
    for (const char letter : cable.word) {
        if (ended || stepLetters.find(letter) == std::string_view::npos)
            return std::nullopt;
        const Cell next = neighbour(cells.back(), letter);
        if (!board.contains(next) || board.isHole(next))
            return std::nullopt;
        char& taken = own[static_cast<std::size_t>(board.indexOf(next))];
        const auto terminal = board.pairAt(next);
        if (taken != 0 || (terminal && terminal != pair))
            return std::nullopt;
        taken = 1;
        ended = terminal.has_value();
        cells.push_back(next);
    }
    return cells;
}

Cable reversed(const Board& board, const Cable& cable) {
    const std::vector<Cell> cells = cellsOf(board, cable).value();
    Cable back{cells.back(), {}};
    for (std::size_t i = cells.size() - 1; i > 0; --i)
        back.word += stepBetween(cells[i], cells[i - 1]);
    return back;
}

bool joins(const Board& board, int pair, const Cable& cable) {
    Cell end = cable.origin;
    for (const char letter : cable.word)
        end = neighbour(end, letter);
    return !cable.empty() && board.contains(end) && board.pairAt(end) == pair;
}

CablesState stateOf(const Board& board, const Cables& cables) {
    CablesState state;
    for (std::size_t i = 0; i < cables.size(); ++i) {
        const int pair = static_cast<int>(i);
        state.joined += joins(board, pair, cables[i]) ? 1 : 0;
        state.used += cables[i].empty() ? 0 : cables[i].length() + 1;
        state.length += cables[i].length();
    }
    const bool filled = !fillsBoard(board.fill()) || state.used == board.cellCount() - board.holeCount();
    state.solved =
        state.joined == board.pairCount() && filled && (board.fill() != Fill::Apart || !touchesItself(board, cables));
    return state;
}

bool isSolution(const Board& board, const Cables& cables) {
    if (cables.size() != board.pairs().size())
        return false;
    std::vector<char> taken(static_cast<std::size_t>(board.cellCount()), 0);
    for (std::size_t i = 0; i < cables.size(); ++i) {
        const auto cells = cellsOf(board, cables[i]);
        if (!cells || board.pairAt(cables[i].origin) != static_cast<int>(i))
            return false;
        for (const Cell cell : *cells)
            if (std::exchange(taken[static_cast<std::size_t>(board.indexOf(cell))], 1) != 0)
                return false;
    }
    return stateOf(board, cables).solved;
}

Edges edgesOf(const Board& board, const Cables& cables) {
    Edges edges(static_cast<std::size_t>(board.cellCount()), 0);
    for (const Cable& cable : cables) {
        Cell at = cable.origin;
        for (const char letter : cable.word) {
            const Cell next = neighbour(at, letter);
            edges[static_cast<std::size_t>(board.indexOf(std::min(at, next)))] |=
                at.row == next.row ? rightEdge : downEdge;
            at = next;
        }
    }
    return edges;
}

Cables cablesOf(const Board& board, const Edges& edges) {
    const auto has = [&](Cell from, Cell to) {
        const Cell upper = std::min(from, to);
        return board.contains(from) && board.contains(to) &&
               (edges[static_cast<std::size_t>(board.indexOf(upper))] & (from.row == to.row ? rightEdge : downEdge)) !=
                   0;
    };
    Cables cables;
    for (const Pair& pair : board.pairs()) {
        Cable cable{pair.first, {}};
        Cell before = pair.first;
        for (Cell at = pair.first; at != pair.second && cable.length() < board.cellCount();) {
            const auto* const letter = std::find_if(stepLetters.begin(), stepLetters.end(), [&](char each) {
                const Cell next = neighbour(at, each);
                return next != before && has(at, next);
            });
            if (letter == stepLetters.end())
                break; // Not a solution.
            cable.word += *letter;
            before = std::exchange(at, neighbour(at, *letter));
        }
        cables.push_back(std::move(cable));
    }
    return cables;
}

std::optional<int> touchingPair(const Board& board, const Cables& cables) {
    std::optional<int> first;
    const std::vector<int> owners = ownersOf(board, cables);
    const Edges edges = edgesOf(board, cables);
    for (int index = 0; index < board.cellCount(); ++index) {
        const auto i = static_cast<std::size_t>(index);
        const Cell cell = board.cellAt(index);
        for (const auto& [letter, bit] : {std::pair('R', rightEdge), std::pair('D', downEdge)}) {
            const Cell next = neighbour(cell, letter);
            if (board.contains(next) && owners[i] != nobody && (edges[i] & bit) == 0 &&
                owners[static_cast<std::size_t>(board.indexOf(next))] == owners[i])
                first = std::min(first.value_or(owners[i]), owners[i]);
        }
    }
    return first;
}

bool touchesItself(const Board& board, const Cables& cables) {
    return touchingPair(board, cables).has_value();
}

} // namespace arukone
