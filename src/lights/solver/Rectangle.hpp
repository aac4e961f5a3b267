#pragma once

#include "lights/BitGrid.hpp"

#include <memory>
#include <optional>

namespace lights {

/// Full rectangles on the plane with the plus stamp, of any size: solved in O(rows · columns / 64) word operations,
/// plus O(columns² / 64) for the first row.
///
/// Light chasing with the first row u of presses ends in F_{R+1}(A+I)·u + p, where p is what chasing from an empty
/// first row leaves. As polynomials (Fibonacci.hpp) that is one congruence G·U ≡ V(p) modulo F_{C+1}, G = F_{R+1}(t+1),
/// which an extended gcd solves; the degree of the gcd is the nullity.
class Rectangle {
public:
    /// O(columns² / 64) and an extended gcd. \pre rows ≥ 1, columns ≥ 1.
    Rectangle(int rows, int columns);
    ~Rectangle();
    Rectangle(Rectangle&&) noexcept;
    Rectangle& operator=(Rectangle&&) noexcept;

    [[nodiscard]] int nullity() const noexcept;
    /// Presses that change exactly the cells of `difference`, or nothing where no presses do. They are written where
    /// the difference stood: whoever moves it in needs no second board's memory. \pre the shape given.
    [[nodiscard]] std::optional<BitGrid> solve(BitGrid difference) const;
    /// Cells whose change makes a difference pressable that is not: at most nullity() cells of one edge, not the
    /// fewest.
    [[nodiscard]] BitGrid repair(const BitGrid& difference) const;
    /// One of a basis of the quiet patterns. \pre 0 ≤ index < nullity().
    [[nodiscard]] BitGrid quietPattern(int index) const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace lights
