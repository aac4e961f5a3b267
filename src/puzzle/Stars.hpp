#pragma once

namespace puzzle {

/// The most moves that still earn two stars: max(optimum + 1, ⌊1.25 · optimum⌋).
[[nodiscard]] int twoStarMoves(int optimum) noexcept;

/// Stars of a solved board: 3 at the optimum, 2 up to twoStarMoves, 1 for solving at all; at most 2 when assisted.
[[nodiscard]] int stars(int moves, int optimum, bool assisted) noexcept;

} // namespace puzzle
