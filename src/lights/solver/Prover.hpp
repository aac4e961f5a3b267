#pragma once

#include "lights/Random.hpp"
#include "lights/solver/Effort.hpp"

namespace lights {

/// The boards of one size and rules, without holes, and the proofs of their optima. A board is given here by presses
/// that make it out of the solved one, whatever the goal.
class Prover {
public:
    /// \pre rows and columns are 1 … maxSide.
    Prover(int rows, int columns, const Rules& rules);

    [[nodiscard]] int rows() const noexcept { return m_rows; }
    [[nodiscard]] int columns() const noexcept { return m_columns; }
    [[nodiscard]] int windows() const noexcept { return m_rows * m_columns; }
    [[nodiscard]] const std::vector<BitGrid>& quiet() const noexcept { return m_solver.quiet(); }

    /// What one proof is booked with, a fixed number for the size and rules.
    [[nodiscard]] std::uint64_t price() const noexcept { return m_price; }

    /// The fewest presses that do the same as `presses`; of all such sets always the same one.
    /// \returns NotProvable, NotFound (the effort's budget is spent) or Cancelled.
    [[nodiscard]] tl::expected<BitGrid, Effort::Problem> fewest(const BitGrid& presses, Effort& effort) const;

    /// The windows that differ from the goal after `presses`.
    [[nodiscard]] BitGrid changed(const BitGrid& presses) const;

private:
    int m_rows;
    int m_columns;
    Rules m_rules;
    Solver m_solver;
    std::uint64_t m_price;
};

/// A set of cells of which each is as likely as any other: for every row one number for every 64 columns, of which the
/// lowest bit is the first column.
[[nodiscard]] BitGrid drawPresses(int rows, int columns, Random& random);

/// A set of `count` cells of which each is as likely as any other: of the cells numbered row by row, the i-th
/// (i = 0, 1 …) changes places with one drawn from itself and those behind it; the first `count` are taken.
/// \pre 0 ≤ count ≤ rows · columns.
[[nodiscard]] BitGrid drawPresses(int rows, int columns, int count, Random& random);

} // namespace lights
