// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/Cable.hpp"
#include "arukone/generators/PathCover.hpp"
#include "arukone/solver/SearchControl.hpp"
#include "puzzle/Random.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace arukone {

/// A board with a single solution that fills it, even if cells might stay empty ("strict": isStrict in
/// solver/Solver.hpp).
struct UniqueBoard {
    Board board;
    Cables solution;

    friend bool operator==(const UniqueBoard&, const UniqueBoard&) = default;
};

/// Makes a board of a cover: the ends of its paths are the terminals. The pairs are numbered at random.
/// \pre the cover is one of a board of this size with these holes, of at most maxPairs paths.
[[nodiscard]] UniqueBoard boardOfCover(Size size, std::span<const Cell> holes, const PathCover& cover, Fill fill,
                                       puzzle::Random& random);

/// What a search for a unique board is to find.
struct UniqueBoardWish {
    Size size;                          ///< 1 to maxSide rows and columns.
    int pairs = 1;                      ///< Exactly this many.
    Fill fill = Fill::All;              ///< The rule of the board; its solution fills it under either.
    int maxDraws = 100'000;             ///< Boards to draw at most.
    std::uint64_t movesPerCell = 1'000; ///< For a cover, after which it counts as a board drawn that is not unique.
    /// Whether a board may be of use, if it turns out to be strict; empty: each is. Asked before that is proven, which
    /// takes longer.
    std::function<bool(const Board&)> suits = {};
};

/// How a search for a unique board ended.
struct UniqueBoardSearch {
    enum class End : std::uint8_t {
        Found,
        NoneDrawn,  ///< None of maxDraws boards was unique and suited; another seed may have one.
        Impossible, ///< There is no such board: less than one pair, more than maxPairs, or too few cells for them.
        Stopped,    ///< By the stop token.
    } end = End::Found;
    std::optional<UniqueBoard> board; ///< If one was found.
    int draws = 0;                    ///< Boards drawn, the one found included.
};

/// Draws boards until one is strict, and suits: covers (drawCover), a good part of which has no other solution, so that
/// no repair is needed. What is found depends on the wish and the random numbers only.
///
/// \param control Only its stop token and its progress (drawn boards of maxDraws) are used. No limit of work ends the
/// test of a board, since the SAT engine that does it counts none; it takes some ms on boards to 12×12.
[[nodiscard]] UniqueBoardSearch drawUniqueBoard(const UniqueBoardWish& wish, puzzle::Random& random,
                                                const SearchControl& control = {});

} // namespace arukone
