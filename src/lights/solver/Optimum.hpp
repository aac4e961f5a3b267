// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/BitMatrix.hpp"
#include "lights/solver/Meter.hpp"
#include "lights/solver/PressMatrix.hpp"
#include "lights/solver/QuietSpace.hpp"

#include <cstdint>
#include <optional>

namespace lights {

/// The lightest element found in one coset of the quiet space.
struct Lightest {
    Words presses;
    std::size_t bound = 0; ///< No solution is lighter. Equal to the weight of `presses` if `exact`.
    bool exact = false;
    std::optional<LongProof> longProof; ///< What proves it, if it is not exact; see Optimum in Answer.hpp.
};

/// Estimates the steps that lightest will take, for the meter's progress.
[[nodiscard]] std::uint64_t expectedSteps(const QuietSpace& quiet, std::uint64_t budget);

/// Finds the lightest of `solution` + quiet patterns, block by block: if the budget allows, by a single Walsh–Hadamard
/// transform or by meeting in the middle (Meet.hpp), which are exact; otherwise by search and bounds (see search), and
/// then, if the meter allows it memory, by a long proof (LongMeet.hpp).
/// Among equally light solutions the exact methods choose the one that comes first when sorted lists of cells are
/// compared.
[[nodiscard]] Lightest lightest(const QuietSpace& quiet, const CellNumbers& cells, Words solution, Meter& meter);

/// Whether the sets of presses have so few different effects that all can be visited, although there are too many quiet
/// patterns for that: 3×12 on a torus with the square stamp has nullity 26, but only 2^10 reachable boards.
[[nodiscard]] bool hasFewEffects(const QuietSpace& quiet, const QuietSpace& conditions,
                                 const CellNumbers& cells) noexcept;

/// Finds the fewest presses that change exactly the cells of `difference`, among equals those first in sorted order, by
/// breadth-first search over all effects. Returns nothing if the budget does not allow it or the call was cancelled.
/// \pre hasFewEffects, and the difference can be pressed away. O(effects · cells).
[[nodiscard]] std::optional<Words> fewestPresses(const QuietSpace& conditions, const PressMatrix& matrix,
                                                 std::span<const Word> difference, Meter& meter);

/// What a search on one block found; presses are numbered like the columns of its patterns.
struct Found {
    Words presses;
    std::size_t bound = 0; ///< No solution is lighter.
    bool exact = false;    ///< Proven to be the lightest, by a bound.
};

/// Searches for a light element of `start` + the span of the rows of `patterns`, if that span is too large to go
/// through: for `share` steps, always with the same result. It repeats two moves with ever new bases of the span: the
/// solution that is off on one cell of each pattern (which soon finds any very light solution: information set
/// decoding, Prange 1962), and the best change by any combination of a dozen patterns (a small transform).
[[nodiscard]] Found search(BitMatrix patterns, Words start, std::uint64_t share, Meter& meter);

} // namespace lights
