// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/BitGrid.hpp"
#include "lights/solver/BitMatrix.hpp"

#include <cstdint>

namespace lights {

/// Up to this rank linear parts are stored as numbers.
inline constexpr std::size_t maxPartRank = 32;

/// Quiet patterns that share cells, directly or through others, and the cells they light. Blocks have no cells in
/// common, so each is searched by itself: the lightest solutions of all blocks together are the lightest solution.
struct Block {
    std::vector<std::size_t> patterns; ///< Rows of the basis, ascending.
    std::vector<std::size_t> cells;    ///< Ascending.

    /// The linear part of each of `cells`: which of `patterns` light it. The first pattern is the highest bit, so that
    /// the numerical order of coefficient sets prefers earlier cells; see lightest in Optimum.hpp. Empty if the block
    /// has more than maxPartRank patterns.
    std::vector<std::uint32_t> parts;

    [[nodiscard]] std::size_t rank() const noexcept { return patterns.size(); }
};

/// A space of patterns of cells, divided into blocks.
///
/// The quiet patterns are all sets of presses that change nothing. If the press matrix is symmetric and every press
/// toggles its own cell, each has an even number of cells: the all-lit board can always be pressed dark then (Sutner
/// 1989), so it shares an even number of cells with each of them. Sealing cells leaves only fewer patterns.
///
/// The conditions are all patterns of which every press changes an even number of cells, so that a difference can be
/// pressed away if and only if it shares an even number of cells with each: the kernel of the transposed matrix. If the
/// matrix is symmetric these are the quiet patterns again; sealing cells adds some, and they may be odd.
class QuietSpace {
public:
    /// \param kernel a basis: one row per pattern, one column per cell.
    explicit QuietSpace(BitMatrix kernel);

    [[nodiscard]] std::size_t nullity() const noexcept { return m_basis.rows(); }
    /// Whether each pattern has an even number of cells.
    [[nodiscard]] bool isEven() const noexcept;
    /// The basis in reduced row echelon form. It is unique, and the first cell of each pattern is in no other pattern.
    [[nodiscard]] const BitMatrix& basis() const noexcept { return m_basis; }
    /// The first cell of each pattern of the basis, ascending; it is in no other pattern.
    [[nodiscard]] const std::vector<std::size_t>& firstCells() const noexcept { return m_pivots; }
    /// By rank, smallest first.
    [[nodiscard]] const std::vector<Block>& blocks() const noexcept { return m_blocks; }

    /// Adds the quiet pattern that turns on the first cell of every basis pattern. This gives one fixed element of each
    /// coset.
    void normalise(std::span<Word> presses) const noexcept;
    /// Adds only patterns of `block`; cells of other blocks stay as they are.
    void normalise(std::span<Word> presses, const Block& block) const noexcept;
    /// Which basis patterns share an odd number of cells with `difference`; solvable if none does.
    [[nodiscard]] Words syndrome(std::span<const Word> difference) const;
    /// The basis patterns of `block` restricted to its cells: rank × cells.
    [[nodiscard]] BitMatrix restricted(const Block& block) const;
    /// Adds the sum of the basis patterns that `coefficients` selects, as in Block::parts.
    void addPatterns(std::span<Word> presses, const Block& block, std::uint32_t coefficients) const noexcept;

private:
    BitMatrix m_basis;
    std::vector<std::size_t> m_pivots;
    std::vector<Block> m_blocks;
};

class CellNumbers;

/// The space of quiet patterns that are given as grids, numbered as in `numbered`.
[[nodiscard]] QuietSpace quietSpaceOf(const std::vector<BitGrid>& patterns, const CellNumbers& numbered);

} // namespace lights
