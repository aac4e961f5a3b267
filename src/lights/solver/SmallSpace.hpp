// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/BitMatrix.hpp"

#include <array>
#include <optional>
#include <span>
#include <vector>

/// Linear algebra in spaces of at most 64 dimensions over GF(2): a vector is one word, coordinate i is bit i.
namespace lights {

inline constexpr std::size_t maxSmallRank = wordBits;

[[nodiscard]] constexpr bool product(Word left, Word right) noexcept {
    return (std::popcount(left & right) & 1) != 0;
}

/// A linear map, evaluated byte by byte in lookup tables.
class LinearMap {
public:
    /// \param images of the unit vectors; those beyond the end map to zero.
    explicit LinearMap(std::span<const Word> images);

    [[nodiscard]] Word operator()(Word vector) const noexcept {
        Word sum = 0;
        for (const auto& table : m_tables) {
            sum ^= table[vector & 0xff];
            vector >>= 8;
        }
        return sum;
    }

private:
    std::vector<std::array<Word, 256>> m_tables; ///< One for each byte of the argument.
};

/// A linear map followed by adding a constant.
struct AffineMap {
    LinearMap linear;
    Word constant = 0;

    [[nodiscard]] Word operator()(Word vector) const noexcept { return linear(vector) ^ constant; }
};

/// The space spanned by the vectors added so far; each that is independent of the previous ones joins the basis
/// unchanged.
class Span {
public:
    [[nodiscard]] std::size_t rank() const noexcept { return m_basis.size(); }
    [[nodiscard]] const std::vector<Word>& basis() const noexcept { return m_basis; }

    /// Adds the vector to the space. \returns its coordinates with respect to the basis.
    Word add(Word vector);

private:
    struct Reduced {
        Word vector; ///< Its highest bit is set in no other one.
        Word coordinates;
    };

    std::vector<Word> m_basis;
    std::vector<Reduced> m_reduced;
};

/// Whether the whole space of `rank` dimensions is the direct sum of the two.
[[nodiscard]] bool spanDirectly(const Span& left, const Span& right, std::size_t rank);

/// The dual of a basis of the whole space: vector i has product 1 with basis vector i and 0 with the others. Nothing if
/// the n vectors are not a basis of the n-dimensional space. O(rank²) word operations.
[[nodiscard]] std::optional<std::vector<Word>> dualBasis(std::span<const Word> basis);

/// For each vector its products with the basis vectors: coordinate i is the one with vector i of the basis.
[[nodiscard]] std::vector<Word> products(std::span<const Word> basis, std::span<const Word> vectors);

} // namespace lights
