// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Cell.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lights {

using puzzle::Cell;

/// 64×64 bits, one word per row: bit c is column c.
using BitTile = std::array<std::uint64_t, 64>;

/// Swaps rows and columns by exchanging the off-diagonal halves of ever smaller blocks (Knuth, The Art of Computer
/// Programming 4A, 7.1.3).
inline void transpose(BitTile& tile) noexcept {
    std::uint64_t low = 0x00000000ffffffffU; // The columns of the left half of each block.
    for (std::size_t half = 32; half != 0; half /= 2, low ^= low << half)
        for (std::size_t row = 0; row < 64; row = (row + half + 1) & ~half) {
            const std::uint64_t crossed = ((tile[row] >> half) ^ tile[row + half]) & low;
            tile[row] ^= crossed << half;
            tile[row + half] ^= crossed;
        }
}

/// A rectangle of bits, one per cell, packed 64 columns to a word: column c of a row is bit c % 64 of word c / 64. Bits
/// beyond the last column are always zero, so counting and comparing need no mask.
class BitGrid {
public:
    BitGrid() = default;

    /// All bits clear. \pre rows ≥ 0, columns ≥ 0.
    BitGrid(int rows, int columns);

    [[nodiscard]] int rows() const noexcept { return m_rows; }
    [[nodiscard]] int columns() const noexcept { return m_columns; }
    [[nodiscard]] std::int64_t cells() const noexcept { return std::int64_t{m_rows} * m_columns; }
    [[nodiscard]] std::size_t wordsPerRow() const noexcept { return m_stride; }
    [[nodiscard]] bool contains(Cell cell) const noexcept {
        return cell.row >= 0 && cell.row < m_rows && cell.column >= 0 && cell.column < m_columns;
    }

    /// \pre contains(cell), for test, set and flip.
    [[nodiscard]] bool test(Cell cell) const noexcept { return ((word(cell) >> (cell.column & 63)) & 1U) != 0; }
    void set(Cell cell, bool value = true) noexcept {
        const std::uint64_t bit = std::uint64_t{1} << (cell.column & 63);
        word(cell) = value ? word(cell) | bit : word(cell) & ~bit;
    }
    void flip(Cell cell) noexcept { word(cell) ^= std::uint64_t{1} << (cell.column & 63); }

    /// The words of one row. Callers that write must keep the bits beyond the last column zero.
    [[nodiscard]] std::span<std::uint64_t> row(int index) noexcept;
    [[nodiscard]] std::span<const std::uint64_t> row(int index) const noexcept;

    [[nodiscard]] std::int64_t count() const noexcept; ///< Number of set bits.
    [[nodiscard]] bool any() const noexcept;           ///< Whether a bit is set.
    [[nodiscard]] bool parity() const noexcept;        ///< Whether the number of set bits is odd.

    /// Cell by cell. \pre both grids have the same shape.
    BitGrid& operator^=(const BitGrid& other) noexcept;
    BitGrid& operator&=(const BitGrid& other) noexcept;
    BitGrid& operator|=(const BitGrid& other) noexcept;
    friend BitGrid operator^(BitGrid left, const BitGrid& right) noexcept { return left ^= right; }
    friend BitGrid operator&(BitGrid left, const BitGrid& right) noexcept { return left &= right; }
    friend BitGrid operator|(BitGrid left, const BitGrid& right) noexcept { return left |= right; }

    /// The grid with every bit inverted.
    [[nodiscard]] BitGrid complement() const;

    /// The grid with rows and columns swapped.
    [[nodiscard]] BitGrid transposed() const;

    /// Calls visit(Cell) for every set bit in row-major order.
    template<class Visit>
    void forEach(Visit&& visit) const {
        for (int r = 0; r < m_rows; ++r)
            for (std::size_t w = 0; w < m_stride; ++w)
                for (std::uint64_t bits = m_words[static_cast<std::size_t>(r) * m_stride + w]; bits != 0;
                     bits &= bits - 1)
                    visit(Cell{r, static_cast<int>(w * 64) + std::countr_zero(bits)});
    }

    /// The set bits in row-major order.
    [[nodiscard]] std::vector<Cell> toCells() const;

    friend bool operator==(const BitGrid&, const BitGrid&) = default;

private:
    [[nodiscard]] std::uint64_t& word(Cell cell) noexcept { return m_words[index(cell)]; }
    [[nodiscard]] const std::uint64_t& word(Cell cell) const noexcept { return m_words[index(cell)]; }
    [[nodiscard]] std::size_t index(Cell cell) const noexcept {
        return static_cast<std::size_t>(cell.row) * m_stride + static_cast<std::size_t>(cell.column) / 64;
    }

    int m_rows = 0;
    int m_columns = 0;
    std::size_t m_stride = 0;
    std::vector<std::uint64_t> m_words;
};

} // namespace lights
