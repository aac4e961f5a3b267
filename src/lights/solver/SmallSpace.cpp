// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/SmallSpace.hpp"

#include <algorithm>
#include <utility>

namespace lights {

LinearMap::LinearMap(std::span<const Word> images)
    : m_tables((images.size() + 7) / 8) {
    for (std::size_t byte = 0; byte < m_tables.size(); ++byte)
        for (std::size_t value = 1; value < 256; ++value) {
            const auto lowest = static_cast<std::size_t>(std::countr_zero(value));
            const std::size_t index = byte * 8 + lowest;
            m_tables[byte][value] = m_tables[byte][value & (value - 1)] ^ (index < images.size() ? images[index] : 0);
        }
}

Word Span::add(Word vector) {
    Word rest = vector;
    Word coordinates = 0;
    for (const Reduced& row : m_reduced)
        if ((rest & std::bit_floor(row.vector)) != 0) {
            rest ^= row.vector;
            coordinates ^= row.coordinates;
        }
    if (rest == 0)
        return coordinates;
    const Word own = Word{1} << m_basis.size();
    coordinates ^= own;
    for (Reduced& row : m_reduced)
        if ((row.vector & std::bit_floor(rest)) != 0) {
            row.vector ^= rest;
            row.coordinates ^= coordinates;
        }
    m_basis.push_back(vector);
    m_reduced.push_back({rest, coordinates});
    return own;
}

bool spanDirectly(const Span& left, const Span& right, std::size_t rank) {
    if (left.rank() + right.rank() != rank)
        return false;
    Span both = left;
    for (const Word vector : right.basis())
        both.add(vector);
    return both.rank() == rank;
}

std::optional<std::vector<Word>> dualBasis(std::span<const Word> basis) {
    const std::size_t rank = basis.size();
    std::vector<Word> rows(basis.begin(), basis.end());
    std::vector<Word> inverse(rank); // Row operations that turn the basis into unit vectors.
    for (std::size_t i = 0; i < rank; ++i)
        inverse[i] = Word{1} << i;
    for (std::size_t column = 0; column < rank; ++column) {
        const Word bit = Word{1} << column;
        const auto found = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(column), rows.end(),
                                        [bit](Word row) { return (row & bit) != 0; });
        if (found == rows.end())
            return std::nullopt;
        const auto pivot = static_cast<std::size_t>(found - rows.begin());
        std::swap(rows[column], rows[pivot]);
        std::swap(inverse[column], inverse[pivot]);
        for (std::size_t row = 0; row < rank; ++row)
            if (row != column && (rows[row] & bit) != 0) {
                rows[row] ^= rows[column];
                inverse[row] ^= inverse[column];
            }
    }
    // Row k of the inverse says which products sum up to coordinate k; column i is the vector whose only non-zero
    // product is that with basis vector i.
    std::vector<Word> dual(rank);
    for (std::size_t k = 0; k < rank; ++k)
        for (std::size_t i = 0; i < rank; ++i)
            dual[i] |= ((inverse[k] >> i) & 1U) << k;
    return dual;
}

std::vector<Word> products(std::span<const Word> basis, std::span<const Word> vectors) {
    std::vector<Word> result(vectors.size());
    for (std::size_t k = 0; k < vectors.size(); ++k)
        for (std::size_t i = 0; i < basis.size(); ++i)
            result[k] |= Word{product(basis[i], vectors[k])} << i;
    return result;
}

} // namespace lights
