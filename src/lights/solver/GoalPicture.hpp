#pragma once

#include "lights/BitGrid.hpp"
#include "lights/Random.hpp"

namespace lights {

/// A picture to be the goal of a random board: a symmetric figure of few, bold parts, like the sprites of early video
/// games. \pre rows ≥ 1, columns ≥ 1.
///
/// 1. The mirrors are drawn: left–right, top–bottom or both, each as likely, out of those that leave at least two cells
///    to choose; none where no mirror does (1×2, 2×1, 1×1).
/// 2. What is left of the board, the mirrored sides folded in, is divided into a coarse grid of at most 6 × 6 parts,
///    as even as they come.
/// 3. Each part is lit or dark by one bit, again and again until between a quarter and three quarters of the board's
///    windows are lit. (1×1 is just lit.)
[[nodiscard]] BitGrid drawPicture(int rows, int columns, Random& random);

} // namespace lights
