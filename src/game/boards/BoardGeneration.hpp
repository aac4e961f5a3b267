// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/Challenge.hpp"
#include "game/boards/Entropy.hpp"
#include "game/boards/Worker.hpp"
#include "lights/solver/Generator.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>

namespace game {

/// A random board of either puzzle.
struct GeneratedBoard {
    data::LevelPuzzle board;
    std::optional<int> optimum; ///< Proven; known for some boards of Lights Out.
    std::string seed;           ///< From which it was drawn: see generateInWorker.
};

/// Why there is no fuse box of a setting.
enum class NoArukoneBoard : std::uint8_t {
    NoneDrawn,  ///< None of the boards drawn was as requested; another seed may have one.
    Impossible, ///< The pairs do not fit.
    Cancelled,
};

/// Why there is no such board.
using NoBoard = std::variant<lights::GenerateProblem, NoArukoneBoard>;

/// The result of generating a random board.
using Generated = tl::expected<GeneratedBoard, NoBoard>;

/// A random board being generated.
using BoardGeneration = Worker<Generated>;

/// Where the board of a seed is of no use, since its optimum in quiet hours cannot be proven, and nobody typed the
/// seed, a few others that follow from it are tried.
[[nodiscard]] BoardGeneration generateInWorker(const Challenge::Random& wish);

/// Makes a generated board a challenge. It ranks among the boards of its setting, or under its share code if the seed
/// was typed or the number of pairs chosen.
[[nodiscard]] Challenge challengeOf(const Challenge::Random& wish, const GeneratedBoard& board);

/// The challenge, to be played again. Since the player already knows a random board then, it ranks under its share
/// code from now on.
[[nodiscard]] Challenge repeatChallenge(Challenge challenge);

/// The request for another board like this one: the same setting, a fresh seed, the next round.
[[nodiscard]] Challenge::Random nextRound(const Challenge::Random& before, const Entropy& entropy);

} // namespace game
