// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/BitMatrix.hpp"
#include "lights/solver/Meet.hpp"
#include "lights/solver/Meter.hpp"
#include "lights/solver/PressMatrix.hpp"
#include "lights/solver/QuietSpace.hpp"
#include "lights/solver/Switching.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lights {

/// The lightest element found in one coset of the quiet space.
struct Lightest {
    Words presses;
    std::size_t bound = 0;              ///< No solution is lighter.
    std::optional<LongProof> longProof; ///< What proves that none is lighter than `presses`; see Optimum in Answer.hpp.
};

/// How the cells of a block can be divided so that its lightest solution is found without going through all of them.
struct Divisions {
    std::optional<Switching> switching;
    std::optional<Split> split;
};

/// Whether nothing is faster for a block than a single transform.
[[nodiscard]] bool needsNoDivision(const Block& block) noexcept;

/// For each block of a quiet space; none for blocks that are small enough for a single transform.
[[nodiscard]] std::vector<Divisions> divisionsOf(const QuietSpace& quiet, const CellNumbers& cells);

/// Estimates the steps that lightest will take, for the meter's progress.
[[nodiscard]] std::uint64_t expectedSteps(const QuietSpace& quiet, std::span<const Divisions> divisions,
                                          std::uint64_t budget);

/// Finds the lightest of `solution` + quiet patterns, block by block: if the budget allows, by a single Walsh–Hadamard
/// transform, by switching lines (Switching.hpp) or by meeting in the middle (Meet.hpp), which are exact; otherwise by
/// search and bounds (see search), and then, if the meter allows it memory, by a long proof (LongMeet.hpp). It may stop
/// before that, without a proof, at fewer presses than the meter's limit.
/// Among equally light solutions the exact methods choose the one that comes first when sorted lists of cells are
/// compared.
[[nodiscard]] Lightest lightest(const QuietSpace& quiet, std::span<const Divisions> divisions, const CellNumbers& cells,
                                Words solution, Meter& meter);

/// Whether the sets of presses have so few different effects that all can be visited, although there are too many quiet
/// patterns for that: 3×12 on a torus with the square stamp has nullity 26, but only 2^10 reachable boards.
[[nodiscard]] bool hasFewEffects(const QuietSpace& quiet, const QuietSpace& conditions,
                                 const CellNumbers& cells) noexcept;

/// Finds the fewest presses that change exactly the cells of `difference`, among equals those first in sorted order, by
/// breadth-first search over all effects. Returns nothing if the budget does not allow it or the call was cancelled.
/// \pre hasFewEffects, and the difference can be pressed away. O(effects · cells).
[[nodiscard]] std::optional<Words> fewestPresses(const QuietSpace& conditions, const PressMatrix& matrix,
                                                 std::span<const Word> difference, Meter& meter);

/// The fewest presses that change exactly the cells of `difference` on a board without holes and sealed cells, whose
/// stamp is the row and column without the cell itself: one of all such sets. O(cells).
///
/// A cell changes if an odd number of the presses in its row and column together, each counted for both, is made. So
/// only the rows and the columns with an odd number of presses matter, and either these are known or, where the numbers
/// of rows and columns are both odd or both even, all others may be odd instead. A press takes care of a row and a
/// column; if there are more of the one kind, two presses in the same line take care of two.
/// \pre the difference can be pressed away.
[[nodiscard]] Words fewestOnOpenLines(const CellNumbers& cells, std::span<const Word> difference);

/// The fewest presses with the same effect as `presses` on a board without holes and sealed cells, whose stamp is the
/// row and column with the cell itself: one of all such sets. \returns nothing if the budget does not allow it or the
/// call was cancelled.
///
/// If the number of columns is odd, an even number of whole rows is a quiet pattern, and the same holds with rows and
/// columns exchanged; there are no others. So if only one of the numbers is odd, each row, or column, is looked at by
/// itself. If both are, it is tried out which lines of the shorter kind are switched: 2^(their number − 1)
/// possibilities.
[[nodiscard]] std::optional<Words> fewestOnLines(const CellNumbers& cells, Words presses, Meter& meter);

/// What a search on one block found; presses are numbered like the columns of its patterns.
struct Found {
    Words presses;
    std::size_t bound = 0; ///< No solution is lighter.
};

/// Searches for a light element of `start` + the span of the rows of `patterns`, if that span is too large to go
/// through: for `share` steps, always with the same result. It repeats two moves with ever new bases of the span: the
/// solution that is off on one cell of each pattern (which soon finds any very light solution: information set
/// decoding, Prange 1962), and the best change by any combination of a dozen patterns (a small transform).
[[nodiscard]] Found search(BitMatrix patterns, Words start, std::uint64_t share, Meter& meter);

} // namespace lights
