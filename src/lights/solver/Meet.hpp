// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Meter.hpp"
#include "lights/solver/PressMatrix.hpp"
#include "lights/solver/QuietSpace.hpp"
#include "lights/solver/SmallSpace.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace lights {

/// Some cells of a block, and the space that their linear parts span.
struct CellClass {
    std::vector<std::size_t> members;       ///< Indices into Block::cells.
    std::vector<std::uint32_t> coordinates; ///< Coordinates of each member's linear part in `span`'s basis.
    Span span;

    [[nodiscard]] std::size_t rank() const noexcept { return span.rank(); }
};

/// A block's cells, divided into four classes such that the whole space is the direct sum of the spans of classes 0 and
/// 1, and likewise of classes 2 and 3. So a set of coefficients corresponds to a pair of coordinates on classes 0 and
/// 1, and also to a pair on classes 2 and 3.
struct Split {
    std::vector<Word> parts; ///< The linear part of each of Block::cells; the first pattern is the highest bit.
    std::array<CellClass, 4> classes;

    [[nodiscard]] std::size_t largestRank() const noexcept;
    /// Whether each pattern has an even number of cells, so that all solutions have the same parity.
    [[nodiscard]] bool isEven() const noexcept;
};

/// Returns a split with small classes, if one is known. The parities of rows and columns give one on every full square
/// on the plane up to 100×100 with quiet patterns, and on many tori of even size; if an edge is mirrored, parities
/// counted from both ends do. \pre the block's rank is at most maxSmallRank.
[[nodiscard]] std::optional<Split> findSplit(const QuietSpace& quiet, const Block& block, const CellNumbers& cells);

/// What meeting in the middle found out about one block.
struct MeetResult {
    Word coefficients = 0;  ///< Coefficients of the lightest solution found, as in Split::parts.
    std::size_t weight = 0; ///< Weight of that solution on the block.
    std::size_t bound = 0;  ///< No solution is lighter on the block.
    bool complete = false; ///< Every solution of that weight was visited, so the coefficients are the smallest of them.
};

/// The steps needed for the tables of a split; nothing if a class is too large for a table.
[[nodiscard]] std::optional<std::uint64_t> tableSteps(const Split& split) noexcept;

/// Finds the lightest of `presses` + quiet patterns on a block by meeting in the middle.
///
/// The weight of a solution is the sum of its weights on the four classes, each of which depends on few coordinates and
/// is tabulated by a transform. Solutions are visited in layers: all pairs of classes 0 and 1 whose weights sum to s,
/// for increasing s, and likewise all pairs of classes 2 and 3. A pair determines the solution, and the other two
/// weights are looked up. A solution not met yet has at least the sum of the next layer in both pairs, so once these
/// two sums together reach the lightest solution found, that is proven to be minimal. Each pair only has to be followed
/// to about half of the weight above the minimum, which is a tiny fraction of all pairs.
///
/// \param pressed for each of Block::cells, whether `presses` contains it.
/// \param share the steps it may take. \returns the best solution and bound so far if they run out or the call is
/// cancelled. \pre tableSteps(split) has a value.
[[nodiscard]] MeetResult meet(const Split& split, const std::vector<bool>& pressed, std::uint64_t share, Meter& meter,
                              std::size_t limit = 0);

} // namespace lights
