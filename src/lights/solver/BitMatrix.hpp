// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lights {

using Word = std::uint64_t;

/// A packed vector over GF(2): element i is bit i % 64 of word i / 64. Bits beyond the end are zero.
using Words = std::vector<Word>;

inline constexpr std::size_t wordBits = 64;

[[nodiscard]] constexpr std::size_t wordsFor(std::size_t bits) noexcept {
    return (bits + wordBits - 1) / wordBits;
}

[[nodiscard]] inline bool bitAt(std::span<const Word> bits, std::size_t index) noexcept {
    return ((bits[index / wordBits] >> (index % wordBits)) & 1U) != 0;
}
inline void flipBit(std::span<Word> bits, std::size_t index) noexcept {
    bits[index / wordBits] ^= Word{1} << (index % wordBits);
}

/// to += from. \pre equal lengths, as in the functions below.
void add(std::span<Word> to, std::span<const Word> from) noexcept;
/// The scalar product: whether the two have an odd number of set bits in common.
[[nodiscard]] bool product(std::span<const Word> left, std::span<const Word> right) noexcept;
/// The number of set bits.
[[nodiscard]] std::size_t weight(std::span<const Word> bits) noexcept;
/// The number of set bits of left + right.
[[nodiscard]] std::size_t distance(std::span<const Word> left, std::span<const Word> right) noexcept;

/// A matrix over GF(2), each row a packed vector.
class BitMatrix {
public:
    BitMatrix(std::size_t rows, std::size_t columns)
        : m_rows(rows)
        , m_columns(columns)
        , m_stride(wordsFor(columns))
        , m_words(rows * m_stride) {}

    [[nodiscard]] std::size_t rows() const noexcept { return m_rows; }
    [[nodiscard]] std::size_t columns() const noexcept { return m_columns; }
    [[nodiscard]] std::size_t wordsPerRow() const noexcept { return m_stride; }
    [[nodiscard]] std::span<Word> row(std::size_t index) noexcept {
        return {m_words.data() + index * m_stride, m_stride};
    }
    [[nodiscard]] std::span<const Word> row(std::size_t index) const noexcept {
        return {m_words.data() + index * m_stride, m_stride};
    }
    [[nodiscard]] bool test(std::size_t row, std::size_t column) const noexcept {
        return bitAt(this->row(row), column);
    }
    void flip(std::size_t row, std::size_t column) noexcept { flipBit(this->row(row), column); }

    [[nodiscard]] BitMatrix transposed() const;

private:
    std::size_t m_rows;
    std::size_t m_columns;
    std::size_t m_stride;
    Words m_words;
};

/// Calls visit(index) for every set bit in ascending order.
template<class Visit>
void forEachBit(std::span<const Word> bits, Visit&& visit) {
    for (std::size_t w = 0; w < bits.size(); ++w)
        for (Word word = bits[w]; word != 0; word &= word - 1)
            visit(w * wordBits + static_cast<std::size_t>(std::countr_zero(word)));
}

/// Brings the first `columns` columns into reduced row echelon form by Gauss–Jordan elimination; the remaining columns
/// are transformed along with them. \returns the pivot column of each row that has one, ascending; the other rows are
/// zero in the first `columns` columns.
std::vector<std::size_t> reduce(BitMatrix& matrix, std::size_t columns);

/// Like reduce() for the first `columns` columns, for matrices of any size: large ones by the Method of the Four
/// Russians (M4RI; Albrecht, Bard and Hart, Algorithm 898, ACM TOMS 37, 2010). The remaining columns may differ by sums
/// of the rows that are zero in the first ones.
[[nodiscard]] std::vector<std::size_t> reduceDense(BitMatrix& matrix, std::size_t columns);

} // namespace lights
