// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Generator.hpp"

#include <array>
#include <string>
#include <string_view>

namespace lights {

// The boards of a duel are squares with the plus stamp, on any surface, and all lights are to go off. None has more
// than 8 quiet patterns, so that the presses which are part of a shortest solution are known at once (isForDuels). Few
// of the hardest boards have an optimum that is a multiple of the number of players: finding one would take too long.
inline constexpr std::array duelDifficulties{Difficulty::Easy, Difficulty::Medium, Difficulty::Hard};
inline constexpr int leastDuelSide = 3;
inline constexpr int mostDuelSide = 9;

/// Whether boards of this setting can have an optimum that is a multiple of `divisor`. \pre a side of leastDuelSide …
/// mostDuelSide, one of duelDifficulties, no seals, divisor ≥ 1.
[[nodiscard]] bool hasDivisibleBoard(const RandomSetting& setting, int divisor);

/// A random board, and the seed that generates it.
struct SeededBoard {
    RandomBoard board;
    std::string seed;
};

/// Generates a board whose optimum is a multiple of `divisor`: the first such board of the seeds "SEED", "SEED-2",
/// "SEED-3" … So all of them are equally likely. \pre hasDivisibleBoard(setting, divisor).
/// \returns NotFound if none of the first few thousand boards was one.
[[nodiscard]] tl::expected<SeededBoard, GenerateProblem> generateDivisible(const RandomSetting& setting, int divisor,
                                                                           std::string_view seed,
                                                                           const GenerateControl& control = {});

} // namespace lights
