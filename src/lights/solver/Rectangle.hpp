// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/BitGrid.hpp"
#include "lights/solver/BitMatrix.hpp"

#include <memory>
#include <optional>

namespace lights {

/// Solves full rectangles on the plane with the plus stamp, of any size, in O(rows · columns / 64) word operations,
/// plus O(columns² / 64) for the first row.
///
/// Light chasing with the first row u of presses ends in F_{R+1}(A+I)·u + p, where p is what chasing from an empty
/// first row leaves. In terms of polynomials (see below) that is one congruence G·U ≡ V(p) modulo F_{C+1}, G =
/// F_{R+1}(t+1), which an extended gcd solves; the degree of the gcd is the nullity.
class Rectangle {
public:
    /// O(columns² / 64) and an extended gcd. \pre rows ≥ 1, columns ≥ 1.
    Rectangle(int rows, int columns);
    ~Rectangle();
    Rectangle(Rectangle&&) noexcept;
    Rectangle& operator=(Rectangle&&) noexcept;

    [[nodiscard]] int nullity() const noexcept;
    /// Returns presses that change exactly the cells of `difference`, or nothing if there are none. They are written
    /// over the difference, so a caller that moves it in needs no memory for a second board. \pre the shape given to
    /// the constructor.
    [[nodiscard]] std::optional<BitGrid> solve(BitGrid difference) const;
    /// Cells to change so that the difference can be pressed: at most nullity() cells of one edge, not necessarily the
    /// fewest.
    [[nodiscard]] BitGrid repair(const BitGrid& difference) const;
    /// An element of a basis of the quiet patterns. \pre 0 ≤ index < nullity().
    [[nodiscard]] BitGrid quietPattern(int index) const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

// Fibonacci polynomials over GF(2): F₀ = 0, F₁ = 1, Fₖ₊₁(t) = t·Fₖ + Fₖ₋₁. A polynomial is packed like a vector: bit i
// is the coefficient of tⁱ.
//
// F_{C+1} is the characteristic polynomial of the path of C nodes with adjacency matrix A, and F_k(A)·e₁ = e_k. So a
// vector v of length C also stands for the polynomial V(t) = Σ v_k·F_k(t), k from 1, modulo F_{C+1}: applying A means
// multiplying by t (Sutner, The σ-game and cellular automata, American Mathematical Monthly 97, 1990).

/// F_index(t), of degree index − 1. O(index). \pre index ≥ 1.
[[nodiscard]] Words fibonacci(std::size_t index);

/// The polynomial with t replaced by t + 1. O(bits · log bits / 64).
void shiftByOne(std::span<Word> polynomial) noexcept;

/// Σ v_k·F_k(t) for the bits v_1, v_2, … of a vector of length `size` (Clenshaw's recurrence). O(size² / 64).
[[nodiscard]] Words toPolynomial(std::span<const Word> vector, std::size_t size);

/// The vector v of length `size` with Σ v_k·F_k = `polynomial`: Horner's rule for polynomial(A)·e₁. O(size² / 64).
/// \pre the degree is less than `size`.
[[nodiscard]] Words toVector(std::span<const Word> polynomial, std::size_t size);

} // namespace lights
