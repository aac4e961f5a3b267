#pragma once

#include "lights/solver/BitMatrix.hpp"

/// Fibonacci polynomials over GF(2): F₀ = 0, F₁ = 1, Fₖ₊₁(t) = t·Fₖ + Fₖ₋₁. A polynomial is packed like a vector:
/// bit i is the coefficient of tⁱ.
///
/// F_{C+1} is the characteristic polynomial of the path of C nodes with adjacency matrix A, and F_k(A)·e₁ = e_k. So the
/// vector v of length C is at the same time the polynomial V(t) = Σ v_k·F_k(t), k from 1, modulo F_{C+1}: applying A is
/// multiplying by t (Sutner, The σ-game and cellular automata, American Mathematical Monthly 97, 1990).
namespace lights {

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
