#include "lights/solver/BitMatrix.hpp"

#include <algorithm>

namespace lights {

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
    std::size_t sum = 0;
    for (std::size_t w = 0; w < left.size(); ++w)
        sum += static_cast<std::size_t>(std::popcount(left[w] ^ right[w]));
    return sum;
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

} // namespace lights
