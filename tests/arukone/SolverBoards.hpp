// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"
#include "arukone/generators/UniqueBoard.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

/// Boards for the tests of the solvers.
namespace arukone::test {

/// A board from its parts; throws if there is none.
inline Board boardOf(Size size, const std::vector<Cell>& holes, const std::vector<Pair>& pairs, Fill fill) {
    auto made = Board::make(size, holes, pairs, fill);
    if (!made)
        throw std::logic_error("a test made no board");
    return *std::move(made);
}

/// One pair in opposite corners.
inline Board corners(Size size, Fill fill) {
    return boardOf(size, {}, {{{0, 0}, {size.rows - 1, size.columns - 1}}}, fill);
}

inline std::vector<Cell> cellsIn(Size size) {
    std::vector<Cell> cells;
    for (int row = 0; row < size.rows; ++row)
        for (int column = 0; column < size.columns; ++column)
            cells.push_back({row, column});
    return cells;
}

inline std::vector<Cell> holesOf(const Board& board) {
    std::vector<Cell> cells = cellsIn({board.rows(), board.columns()});
    std::erase_if(cells, [&](Cell cell) { return !board.isHole(cell); });
    return cells;
}

/// Removes a random element. \pre there is one.
inline Cell draw(std::vector<Cell>& cells, puzzle::Random& random) {
    std::swap(cells[random.below(cells.size())], cells.back());
    const Cell drawn = cells.back();
    cells.pop_back();
    return drawn;
}

/// Pairs and holes in random cells.
inline Board randomBoard(Size size, int holeCount, int pairCount, Fill fill, puzzle::Random& random) {
    std::vector<Cell> cells = cellsIn(size);
    std::vector<Cell> holes;
    for (int i = 0; i < holeCount; ++i)
        holes.push_back(draw(cells, random));
    std::vector<Pair> pairs;
    for (int i = 0; i < pairCount; ++i) {
        const Cell first = draw(cells, random);
        pairs.push_back({first, draw(cells, random)});
    }
    return boardOf(size, holes, pairs, fill);
}

/// A small board with whatever may be on one: up to 4 × 5 or 5 × 4 cells, 4 pairs and 4 holes.
inline Board smallBoard(puzzle::Random& random) {
    const auto from = [&](int least, int most) {
        return least + static_cast<int>(random.below(static_cast<std::uint64_t>(most - least + 1)));
    };
    const int shorter = from(1, 4);
    const int longer = from(2, 5);
    const int cells = shorter * longer;
    const int pairs = from(1, std::min(4, cells / 2));
    const int holes = from(0, 1) * from(0, std::min(4, cells - 2 * pairs));
    const Size size = from(0, 1) == 0 ? Size{shorter, longer} : Size{longer, shorter};
    return randomBoard(size, holes, pairs, from(0, 1) == 0 ? Fill::All : Fill::Any, random);
}

/// A board that can be filled: its pairs are the ends of random walks that cover it, each as long as it could go on,
/// and cells left alone are holes.
inline Board fillableBoard(Size size, puzzle::Random& random) {
    std::vector<Cell> left = cellsIn(size);
    std::vector<Cell> holes;
    std::vector<Pair> pairs;
    while (!left.empty()) {
        const Cell first = draw(left, random);
        Cell last = first;
        for (std::vector<Cell> ways;; last = draw(ways, random)) {
            std::erase(left, last);
            ways.clear();
            for (const char letter : stepLetters)
                if (std::find(left.begin(), left.end(), neighbour(last, letter)) != left.end())
                    ways.push_back(neighbour(last, letter));
            if (ways.empty())
                break;
        }
        if (first == last)
            holes.push_back(first);
        else
            pairs.push_back({first, last});
    }
    return pairs.empty() ? fillableBoard(size, random) : boardOf(size, holes, pairs, Fill::All);
}

/// A large board that can be filled without touching, though pairs are few: it is made from a cover. std::nullopt if
/// none came out.
inline std::optional<Board> boardWithFewPairs(Size size, int pairs, puzzle::Random& random) {
    const auto moves = std::uint64_t{2'000} * static_cast<std::uint64_t>(size.rows * size.columns);
    const auto cover = drawCover(size, {}, pairs, random, moves);
    return cover ? std::optional(boardOfCover(size, {}, *cover, Fill::All, random).board) : std::nullopt;
}

/// Rows and columns exchanged.
inline Board transposed(const Board& board) {
    const auto mirrored = [](Cell cell) { return Cell{cell.column, cell.row}; };
    std::vector<Cell> holes;
    for (const Cell hole : holesOf(board))
        holes.push_back(mirrored(hole));
    std::vector<Pair> pairs;
    for (const Pair& pair : board.pairs())
        pairs.push_back({mirrored(pair.first), mirrored(pair.second)});
    return boardOf({board.columns(), board.rows()}, holes, pairs, board.fill());
}

/// The pairs numbered backwards.
inline Board renumbered(const Board& board) {
    const std::vector<Pair> pairs(board.pairs().rbegin(), board.pairs().rend());
    return boardOf({board.rows(), board.columns()}, holesOf(board), pairs, board.fill());
}

/// Calls visit(board) for every board of a size, without holes, with two numbered pairs.
template<typename Visit>
void forEachTwoPairBoard(Size size, Fill fill, Visit visit) {
    const std::vector<Cell> cells = cellsIn(size);
    for (const Cell a : cells)
        for (const Cell b : cells)
            for (const Cell c : cells)
                for (const Cell d : cells)
                    if (a < b && c < d && a != c && a != d && b != c && b != d)
                        visit(boardOf(size, {}, {{a, b}, {c, d}}, fill));
}

} // namespace arukone::test
