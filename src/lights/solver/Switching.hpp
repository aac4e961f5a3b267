// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Meter.hpp"
#include "lights/solver/PressMatrix.hpp"
#include "lights/solver/QuietSpace.hpp"
#include "lights/solver/SmallSpace.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace lights {

/// A row or column of a block's cells, or a mirrored pair of them.
struct Line {
    std::vector<std::size_t> cells; ///< Indices into Block::cells, ascending; bit i of a word stands for cell i.
    /// All sums of the quiet patterns that lie within the line, the empty one first.
    std::vector<Word> local;
    /// For each shared pattern its cells in the line, up to a local pattern.
    std::vector<Word> shared;
};

/// Lines on which the shared patterns depend on the same few coordinates.
///
/// The coordinates have an order: `lower` ones come first, `upper` ones next. A cell may be changed by coordinates of
/// one of these two kinds, not of both, so that the weight of a line is the sum of two small tables. The rest may
/// change any cell; the tables are made anew for each of their values.
struct LineClass {
    std::vector<std::size_t> lines;         ///< Indices into Switching::lines.
    std::vector<std::vector<Word>> changes; ///< For each of `lines` the cells that each coordinate changes.
    Span span; ///< Spans the coordinates as products with the coefficients of the shared patterns.
    std::size_t lower = 0;
    std::size_t upper = 0;

    [[nodiscard]] std::size_t rank() const noexcept { return span.rank(); }
    [[nodiscard]] std::size_t rest() const noexcept { return rank() - lower - upper; }
};

/// A block whose cells are divided into lines such that many quiet patterns lie within a single line. The others are
/// sums of these and of a few *shared* patterns. Once the coefficients of the shared ones are chosen, every line is
/// minimised by itself.
///
/// The press matrix of the square stamp is the Kronecker product of one matrix for the rows and one for the columns, so
/// a full board without mirrored edges has this form. On the plane it is the switching game of Gale and Berlekamp
/// (Fishburn and Sloane, The solution to Berlekamp's switching game, Discrete Mathematics 74, 1989): a lamp in each
/// cell, and a switch for each row and column.
struct Switching {
    std::vector<Line> lines;
    /// Either one, whose coordinates determine the coefficients of the shared patterns, or three, any two of which do.
    /// None if there are no shared patterns.
    std::vector<LineClass> classes;
    std::size_t shared = 0; ///< The number of shared patterns, at most maxSmallRank.
    bool isEven = false;    ///< Whether each quiet pattern has an even number of cells.
};

/// Returns the division into lines with the smallest classes, if there is one.
[[nodiscard]] std::optional<Switching> findSwitching(const QuietSpace& quiet, const Block& block,
                                                     const CellNumbers& cells);

/// The steps needed for the tables of the classes; nothing if one is too large for a table.
[[nodiscard]] std::optional<std::uint64_t> tableSteps(const Switching& switching) noexcept;

/// What switching lines found out about one block.
struct Switched {
    Words presses;         ///< The lightest found on the block: bit i stands for Block::cells[i].
    std::size_t bound = 0; ///< No solution is lighter on the block.
};

/// Finds the lightest of `presses` + quiet patterns on a block, among equals the first when sorted lists of cells are
/// compared.
///
/// For each class the least weight of its lines is tabulated by coordinates. With one class, the least entry is the
/// optimum. With three, the coordinates on any two determine those on the third, and all pairs of coordinates whose
/// weights sum to s are visited, for increasing s, for whichever two classes have the fewest. A solution not met yet
/// has at least the next such sum on each two classes, so half of the three sums together is a lower bound.
///
/// \param pressed for each of Block::cells, whether `presses` contains it.
/// \param share the steps it may take. \returns the best solution and bound so far if they run out or the call is
/// cancelled. \pre tableSteps(switching) is within `share`.
[[nodiscard]] Switched switchLines(const Switching& switching, const std::vector<bool>& pressed, std::uint64_t share,
                                   Meter& meter, std::size_t limit = 0);

} // namespace lights
