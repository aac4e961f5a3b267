// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Board.hpp"
#include "lights/Puzzle.hpp"

#include <bit>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

/// Shared by the tests of this room: boards written as text, and the simplest way to press a set of cells.
namespace lights::test {

/// The board that `rows` describes; throws if they are not a board.
inline Board board(const std::vector<std::string>& rows) {
    auto parsed = parseBoard(rows, maxSide);
    if (!parsed)
        throw std::invalid_argument("a test drew no board");
    return std::move(*parsed);
}

/// The cells that `rows` shows as lit.
inline BitGrid cells(const std::vector<std::string>& rows) {
    return board(rows).lit();
}

inline Board dark(int rows, int columns) {
    return Board(BitGrid(rows, columns));
}
inline Board lit(int rows, int columns) {
    return Board(BitGrid(rows, columns).complement());
}

/// A puzzle that is known to be valid; throws otherwise.
inline Puzzle puzzle(Board start, Rules rules = {}, GoalKind goal = GoalKind::Off) {
    auto made = Puzzle::make(std::move(start), rules, goal);
    if (!made)
        throw std::invalid_argument("a test made no puzzle");
    return std::move(*made);
}

inline Puzzle picturePuzzle(Board start, Rules rules, const Board& picture) {
    auto made = Puzzle::makePicture(std::move(start), rules, picture);
    if (!made)
        throw std::invalid_argument("a test made no puzzle");
    return std::move(*made);
}

/// `board` after every cell of `presses` was pressed once.
inline Board pressed(Board board, const Rules& rules, const BitGrid& presses) {
    presses.forEach([&](Cell cell) { press(board, rules, cell); });
    return board;
}

/// Whether adding a quiet pattern leaves fewer presses: tries all sums of a basis.
inline bool canBeUndercut(const BitGrid& presses, const std::vector<BitGrid>& quiet) {
    BitGrid equivalent = presses;
    for (std::size_t step = 1; step < std::size_t{1} << quiet.size(); ++step) { // In Gray code order.
        equivalent ^= quiet[static_cast<std::size_t>(std::countr_zero(step))];
        if (equivalent.count() < presses.count())
            return true;
    }
    return false;
}

/// Whether pressing `presses` solves the puzzle.
inline bool solves(const Puzzle& puzzle, const BitGrid& presses) {
    return !puzzle.open(pressed(puzzle.start(), puzzle.rules(), presses)).any();
}

} // namespace lights::test
