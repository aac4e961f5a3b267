// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/RandomSetting.hpp"
#include "arukone/generators/GradedBoard.hpp"
#include "arukone/generators/TrapBoard.hpp"

#include <optional>
#include <string_view>

namespace arukone {

/// What a random board is to be.
struct RandomWish {
    RandomSetting setting;
    std::optional<int> pairs = {}; ///< Exactly this many; otherwise what suits the setting.

    friend bool operator==(const RandomWish&, const RandomWish&) = default;
};

/// A random board and what is known of it.
struct RandomBoard {
    Board board;
    Cables solution;
    std::optional<Grade> grade; ///< With BoardKind::Unique.
    std::optional<Trap> trap;   ///< With BoardKind::Trap.
};

/// How a search for a random board ended.
struct RandomBoardSearch {
    UniqueBoardSearch::End end = UniqueBoardSearch::End::Found; ///< NoneDrawn: no such board, try another seed.
    std::optional<RandomBoard> board;                           ///< If one was found.
    int draws = 0;                                              ///< Boards drawn, the one found included.
};

/// Generates a random board. Wish and seed, which may be any bytes, determine it for ever: it is the same on every
/// machine and in every later version.
/// \param control Only its stop token and its progress are used. \pre isValid(wish.setting).
[[nodiscard]] RandomBoardSearch generate(const RandomWish& wish, std::string_view seed,
                                         const SearchControl& control = {});

/// Whether a board is among the first that are drawn from a seed for a setting. The board of the seed is the first of
/// them that is as wanted, which can take seconds to find out on large boards: here it is half a second at most. \pre
/// isValid(setting).
[[nodiscard]] bool isDrawnFrom(const RandomSetting& setting, std::string_view seed, const Board& board);

/// The board of the scheme in SeedBoard.hpp for a seed. \pre leastSeedSide ≤ side ≤ maxSide.
[[nodiscard]] RandomBoard generateSeedBoard(int side, std::string_view seed);

} // namespace arukone
