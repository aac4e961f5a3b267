#pragma once

#include "game/boards/Challenge.hpp"
#include "game/boards/Worker.hpp"
#include "lights/solver/Generator.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace game {

/// What comes of generating a random board.
using Generated = tl::expected<lights::RandomBoard, lights::GenerateProblem>;

/// A random board being generated.
using BoardGeneration = Worker<Generated>;

[[nodiscard]] BoardGeneration generateInWorker(const Challenge::Random& wish);

/// The board to be played: it ranks among those of its setting, or under its code where the seed was typed.
[[nodiscard]] Challenge challengeOf(const Challenge::Random& wish, const lights::RandomBoard& board);

/// The same board once more. Who plays a random board again knows it, so it ranks under its code from now on.
[[nodiscard]] Challenge playedAgain(Challenge challenge);

/// Where fresh seeds come from: numbers that nobody foresees, or those of a test.
using Entropy = std::function<std::uint64_t()>;

[[nodiscard]] std::uint64_t systemEntropy();

/// The wish for another board like this one: the same setting, a fresh seed, one round more.
[[nodiscard]] Challenge::Random nextRound(const Challenge::Random& before, const Entropy& entropy);

} // namespace game
