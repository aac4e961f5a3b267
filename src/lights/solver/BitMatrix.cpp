// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/BitMatrix.hpp"

#include <algorithm>
#include <m4ri/m4ri.h>
#include <memory>
#include <mutex>

namespace lights {

namespace {

constexpr std::size_t smallRows = 192; ///< Up to here plain elimination is as fast.

static_assert(sizeof(word) == sizeof(Word) && m4ri_radix == wordBits);

struct Free {
    void operator()(mzd_t* matrix) const noexcept { mzd_free(matrix); }
};
using Matrix = std::unique_ptr<mzd_t, Free>;

/// Brings the whole matrix into reduced row echelon form. \returns its rank.
std::size_t echelonise(BitMatrix& matrix) {
    // The library's memory pool is not thread-safe.
    static std::mutex mutex;
    const std::scoped_lock lock(mutex);
    const Matrix copy(mzd_init(static_cast<rci_t>(matrix.rows()), static_cast<rci_t>(matrix.columns())));
    for (std::size_t row = 0; row < matrix.rows(); ++row)
        std::copy(matrix.row(row).begin(), matrix.row(row).end(), mzd_row(copy.get(), static_cast<rci_t>(row)));
    const rci_t rank = mzd_echelonize_m4ri(copy.get(), 1, 0);
    for (std::size_t row = 0; row < matrix.rows(); ++row)
        std::copy_n(mzd_row(copy.get(), static_cast<rci_t>(row)), matrix.wordsPerRow(), matrix.row(row).begin());
    return static_cast<std::size_t>(rank);
}

} // namespace

void add(std::span<Word> to, std::span<const Word> from) noexcept {
    for (std::size_t w = 0; w < to.size(); ++w)
        to[w] ^= from[w];
}

bool product(std::span<const Word> left, std::span<const Word> right) noexcept {
    Word folded = 0;
    for (std::size_t w = 0; w < left.size(); ++w)
        folded ^= left[w] & right[w];
    return (std::popcount(folded) & 1) != 0;
}

std::size_t weight(std::span<const Word> bits) noexcept {
    std::size_t sum = 0;
    for (const Word word : bits)
        sum += static_cast<std::size_t>(std::popcount(word));
    return sum;
}

std::size_t distance(std::span<const Word> left, std::span<const Word> right) noexcept {
    std::size_t different = 0;
    for (std::size_t w = 0; w < left.size(); ++w)
        different += static_cast<std::size_t>(std::popcount(left[w] ^ right[w]));
    return different;
}

BitMatrix BitMatrix::transposed() const {
    BitMatrix result(m_columns, m_rows);
    for (std::size_t r = 0; r < m_rows; ++r)
        forEachBit(row(r), [&](std::size_t c) { result.flip(c, r); });
    return result;
}

std::vector<std::size_t> reduce(BitMatrix& matrix, std::size_t columns) {
    std::vector<std::size_t> pivots;
    for (std::size_t column = 0; column < columns && pivots.size() < matrix.rows(); ++column) {
        const std::size_t rank = pivots.size();
        std::size_t found = rank;
        while (found < matrix.rows() && !matrix.test(found, column))
            ++found;
        if (found == matrix.rows())
            continue;
        const std::span<Word> pivot = matrix.row(rank);
        if (found != rank)
            std::swap_ranges(pivot.begin(), pivot.end(), matrix.row(found).begin());
        // Left of this column the pivot row is zero: nothing changes there.
        const std::size_t first = column / wordBits;
        for (std::size_t r = 0; r < matrix.rows(); ++r)
            if (r != rank && matrix.test(r, column))
                add(matrix.row(r).subspan(first), pivot.subspan(first));
        pivots.push_back(column);
    }
    return pivots;
}

std::vector<std::size_t> reduceDense(BitMatrix& matrix, std::size_t columns) {
    if (matrix.rows() <= smallRows)
        return reduce(matrix, columns);
    const std::size_t rank = echelonise(matrix);
    std::vector<std::size_t> pivots;
    for (std::size_t row = 0; row < rank; ++row) {
        const std::span<const Word> words = matrix.row(row);
        const auto first = std::find_if(words.begin(), words.end(), [](Word value) { return value != 0; });
        const std::size_t pivot = static_cast<std::size_t>(first - words.begin()) * wordBits +
                                  static_cast<std::size_t>(std::countr_zero(*first));
        if (pivot >= columns)
            break;
        pivots.push_back(pivot);
    }
    return pivots;
}

} // namespace lights
