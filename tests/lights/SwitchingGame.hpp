// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

/// The switching game of Gale and Berlekamp: n × n lamps, and a switch for each row and each column that changes all of
/// its lamps. The square stamp on the plane leads to it (docs/solver.md, "Switching lines").
namespace lights::test {

/// Whether some board of the game is left with `lamps` lamps on, or 2, 4 … more, by the best setting of its switches.
///
/// SwitchingGame.cpp says which rules the columns of such a board obey. Columns that obey them are looked for one after
/// another; if there are not enough, there is no such board.
/// \param steps after this many, about a nanosecond each, the search for columns of some parity is given up.
/// \returns nothing if no board was found and some search was given up. \pre n is even, from 2 to 16.
[[nodiscard]] std::optional<bool> mayBeLeftWith(int n, int lamps, std::uint64_t steps);

/// The most lamps that any board can be left with, as far as mayBeLeftWith shows.
[[nodiscard]] int mostLampsPossible(int n, std::uint64_t steps);

/// Whether a board obeys the rules: it must if it is left with `lamps` lamps on.
/// \param columns of n lamps each, those that are on. \pre n is even, from 2 to 16.
[[nodiscard]] bool obeysRules(const std::vector<unsigned>& columns, int lamps);

/// The presses that the game leaves on the square plane of 3k − 1 rows and columns beyond its own 2k × 2k lamps: in the
/// k − 1 rows and columns that no quiet pattern of a line lights.
constexpr int beyondTheGame(int k) noexcept {
    return (k - 1) * (3 * k - 1);
}

} // namespace lights::test
