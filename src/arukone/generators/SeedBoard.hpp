// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/generators/TrapBoard.hpp"

/// The scheme for boards against the simple program that this game grew from. It is rebuilt from its description: the
/// boards are of the same kind, but not the very same.
///
/// In a corner stands the trap
///     1..2
///     ...1
///     .2..
///     ....
/// with the upper 2 in the board's corner. Each of the other columns has one pair, the lower terminal at least two rows
/// below the upper; a cable down the column joins it. They are numbered from 3 on, from the trap outwards. All that is
/// turned or mirrored in one of eight ways.
///
/// The lemma always holds: 1 has the distance 4, and a pair that is preferred to it, at a distance of at most 3, needs
/// 4 steps or more by way of the trap's columns.
namespace arukone {

inline constexpr int leastSeedSide = 4;

/// \param side leastSeedSide to maxSide rows and columns. \returns a board of side − 2 pairs, drawn once.
[[nodiscard]] TrapBoard drawSeedBoard(int side, puzzle::Random& random);

} // namespace arukone
