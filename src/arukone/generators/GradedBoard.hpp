// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/RandomSetting.hpp"
#include "arukone/generators/UniqueBoard.hpp"
#include "arukone/solver/SearchControl.hpp"
#include "arukone/trace/Grade.hpp"
#include "puzzle/Difficulty.hpp"
#include "puzzle/Random.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace arukone {

/// What a random board is to be.
struct GradedBoardWish {
    Size size; ///< 1 to maxSide rows and columns.
    puzzle::Difficulty difficulty = puzzle::Difficulty::Any;
    std::optional<int> pairs = {}; ///< Exactly this many; defaultPairs(size, difficulty) unless given.
    Fill fill = Fill::All;         ///< The rule of the board; grade and solution are the same under either.
    int maxDraws = 2'000;          ///< Boards to draw at most with that many pairs.
    /// Boards to draw at most after those, with few pairs unless their number is given, so that boards are found too
    /// where they are rare; as many as take about a second unless given.
    std::optional<int> furtherDraws = {};
    /// Whether a board may be of use; empty: each is. Asked as soon as it is drawn, before anything is found out about
    /// it.
    std::function<bool(const Board&)> suits = {};
};

/// A random board, and how hard it is.
struct GradedBoard {
    UniqueBoard unique;
    Grade grade;

    friend bool operator==(const GradedBoard&, const GradedBoard&) = default;
};

/// How a search for such a board ended.
struct GradedBoardSearch {
    UniqueBoardSearch::End end = UniqueBoardSearch::End::Found; ///< NoneDrawn: no such board, try another seed.
    std::optional<GradedBoard> board;                           ///< If one was found.
    int draws = 0;                                              ///< Boards drawn, the one found included.
};

/// Draws strict boards until one is as hard as wanted. What is found depends on the wish and the random numbers only:
/// a seed is a board for ever.
///
/// \param control Only its stop token and its progress (drawn boards of maxDraws) are used.
[[nodiscard]] GradedBoardSearch drawGradedBoard(const GradedBoardWish& wish, puzzle::Random& random,
                                                const SearchControl& control = {});

/// How many pairs a random board of a size has if nothing else is wanted: the fewer, the harder, but enough that a
/// good part of the boards drawn is strict. If the difficulty is not offered, as many as for Any. \pre at least three
/// cells; it is meant for sides from minRandomSide to maxUniqueSide.
[[nodiscard]] int defaultPairs(Size size, puzzle::Difficulty difficulty);

/// The difficulties that can be chosen for boards of a size, in the order of puzzle::Difficulty: those of at least
/// 5 % of the strict boards drawn with their default number of pairs (as measured in GradedBoard.cpp), and
/// Any.
[[nodiscard]] std::vector<puzzle::Difficulty> offeredDifficulties(Size size);

} // namespace arukone
