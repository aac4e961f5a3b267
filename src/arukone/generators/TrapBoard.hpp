// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Cable.hpp"
#include "arukone/greedy/TrapLemma.hpp"
#include "puzzle/Random.hpp"

#include <optional>
#include <stop_token>

/// Boards whose cells may stay empty, which can be solved, but on which the simple program (Program.hpp) fails whatever
/// it does, by the lemma of TrapLemma.hpp.
namespace arukone {

struct TrapBoard {
    Board board;
    Cables solution; ///< One of perhaps many, by which it was made; from the first terminals.
    Trap trap;       ///< The one that findTrap() finds: that from the table, or another that arose by chance.
    int drawn = 0;   ///< Boards drawn until this one was right, itself included.
};

inline constexpr int leastTrapSide = 4;    ///< Least side of the board: no trap fits into less than 3×4.
inline constexpr int maxTrapDraws = 2'000; ///< Then there is no such board for this seed.

/// How many pairs a board has unless something else is asked for: a quarter of rows and columns together, rounded up,
/// so half the side of a square.
[[nodiscard]] constexpr int defaultTrapPairs(Size size) noexcept {
    return (size.rows + size.columns + 3) / 4;
}

/// Draws boards until the lemma holds on one. Each is a trap of the table that fits (Traps.hpp), in a random position,
/// joined inside its box by the shortest solution; then the cables of random walks over the cells left (Walks.hpp),
/// each of three to ⌊2/3 · (rows + columns)⌋ cells; and numbers at random, only that the blocker has a smaller one than
/// the victim. The result depends on nothing but the arguments, on every machine.
/// \param size leastTrapSide to maxSide rows and columns. \param pairs 2 to maxPairs.
/// \param stop gives up within 50 ms.
/// \returns std::nullopt if none of maxTrapDraws boards is right, as when there are too many pairs; or if stopped.
[[nodiscard]] std::optional<TrapBoard> drawTrapBoard(Size size, int pairs, puzzle::Random& random,
                                                     const std::stop_token& stop = {});

} // namespace arukone
