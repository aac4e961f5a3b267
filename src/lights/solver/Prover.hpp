#pragma once

#include "lights/Random.hpp"
#include "lights/solver/Generation.hpp"
#include "lights/solver/Solver.hpp"

namespace lights {

/// Counts what the search for a board has spent, reports progress, and knows when to stop.
class Effort {
public:
    using Problem = GenerateProblem::Kind;

    /// \param expected the steps that it is likely to take in all, for the progress.
    Effort(const GenerateControl& control, std::uint64_t expected);

    /// Books `steps`, about to be done. \returns why to stop instead, if so: NotFound or Cancelled.
    [[nodiscard]] std::optional<Problem> spend(std::uint64_t steps);
    [[nodiscard]] bool cancelled() const noexcept { return m_control.stop.stop_requested(); }

    /// For a call that is booked as a whole: a budget of its own, the same stop token, no progress.
    [[nodiscard]] SolveControl within(std::uint64_t budget) const { return {budget, m_control.stop, {}}; }

private:
    const GenerateControl& m_control;
    std::uint64_t m_expected;
    std::uint64_t m_spent = 0;
};

/// The boards of one size and rules, without holes, and the proofs of their optima. A board is given here by presses
/// that make it out of the solved one, whatever the goal.
class Prover {
public:
    /// \pre rows and columns are 1 … maxSide.
    Prover(int rows, int columns, const Rules& rules);

    [[nodiscard]] int rows() const noexcept { return m_rows; }
    [[nodiscard]] int columns() const noexcept { return m_columns; }
    [[nodiscard]] int cellCount() const noexcept { return m_rows * m_columns; }
    [[nodiscard]] const std::vector<BitGrid>& quiet() const noexcept { return m_solver.quiet(); }

    /// What one proof is booked with, a fixed number for the size and rules.
    [[nodiscard]] std::uint64_t price() const noexcept { return m_price; }

    /// The fewest presses that do the same as `presses`; of all such sets always the same one.
    /// \returns NotProvable, NotFound (the effort's budget is spent) or Cancelled.
    [[nodiscard]] tl::expected<BitGrid, Effort::Problem> fewest(const BitGrid& presses, Effort& effort) const;

    /// The cells that differ from the goal after `presses`.
    [[nodiscard]] BitGrid changed(const BitGrid& presses) const;

private:
    int m_rows;
    int m_columns;
    Rules m_rules;
    Solver m_solver;
    std::uint64_t m_price;
};

/// A random set of cells, each set as likely as any other: for every row one number for every 64 columns, of which the
/// lowest bit is the first column.
[[nodiscard]] BitGrid randomPresses(int rows, int columns, Random& random);

/// A random set of `count` cells, each set as likely as any other: of the cells numbered row by row, the i-th
/// (i = 0, 1 …) changes places with a random one of itself and those behind it; the first `count` are taken.
/// \pre 0 ≤ count ≤ rows · columns.
[[nodiscard]] BitGrid randomPresses(int rows, int columns, int count, Random& random);

/// Generates presses whose board has the optimum `wanted`, or says why there are none.
///
/// 1. Up to 32 sets of `wanted` presses are tried, each as likely as any other; the first that no smaller set can
///    replace is taken. Few presses almost always are the optimum, and so does any number where there are no
///    quiet patterns.
/// 2. A walk begins at the last of these boards. One press more or less changes the optimum by exactly one (all sets
///    that do the same are odd, or all are even, and one press never saves or costs more than one). So the walk presses
///    a cell, each as likely as any other, and stays where the optimum grew; where it fell, the step is kept in one of
///    16 cases and taken back in the others. It ends where it first reaches `wanted`.
///
/// \param largest is raised to the largest optimum that was seen. \pre wanted is 1 … cells.
[[nodiscard]] tl::expected<BitGrid, Effort::Problem> generateWithOptimum(const Prover& prover, int wanted,
                                                                         Random& random, Effort& effort, int& largest);

} // namespace lights
