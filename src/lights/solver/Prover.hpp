// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Generation.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"

#include <cstdint>

namespace lights {

/// Counts what the search for a board has spent, reports progress, and knows when to stop.
class Effort {
public:
    using Problem = GenerateProblem::Kind;

    /// \param expected the steps it is likely to take in total, for the progress.
    Effort(const GenerateControl& control, std::uint64_t expected);

    /// Counts `steps` that are about to be taken. \returns the reason to stop instead, if any: NotFound or Cancelled.
    [[nodiscard]] std::optional<Problem> spend(std::uint64_t steps);
    [[nodiscard]] bool cancelled() const noexcept { return m_control.stop.stop_requested(); }

    /// A control for a call that is counted as a whole: a budget of its own, the same stop token, no progress.
    [[nodiscard]] SolveControl within(std::uint64_t budget) const { return {budget, m_control.stop, {}}; }

private:
    const GenerateControl& m_control;
    std::uint64_t m_expected;
    std::uint64_t m_spent = 0;
};

/// Proves the optima of boards of one size and rules, without holes, and with the same sealed cells. A board is
/// represented by presses that produce it from the solved one, whatever the goal.
class Prover {
public:
    /// \pre rows and columns are 1 … maxSide.
    Prover(int rows, int columns, const Rules& rules)
        : Prover(Board(BitGrid(rows, columns)), rules) {}
    /// \param shape without holes; its lights do not matter. \pre the same, and a cell can be pressed.
    Prover(const Board& shape, const Rules& rules);

    [[nodiscard]] int rows() const noexcept { return m_shape.rows(); }
    [[nodiscard]] int columns() const noexcept { return m_shape.columns(); }
    /// The cells that can be pressed, row by row.
    [[nodiscard]] const std::vector<Cell>& cells() const noexcept { return m_cells; }
    [[nodiscard]] int cellCount() const noexcept { return static_cast<int>(m_cells.size()); } ///< Size of cells().
    [[nodiscard]] bool hasSealed() const noexcept { return m_shape.hasSealed(); }
    [[nodiscard]] const std::vector<BitGrid>& quiet() const noexcept { return m_solver.quiet(); }

    /// The steps counted for one proof, a constant for the size and rules.
    [[nodiscard]] std::uint64_t price() const noexcept { return m_price; }

    /// The fewest presses with the same effect as `presses`; always the same one of all such sets.
    /// \returns NotProvable, NotFound (the effort's budget is spent) or Cancelled.
    /// \param limit if fewer presses than this have the same effect, it returns some such presses instead.
    [[nodiscard]] tl::expected<BitGrid, Effort::Problem> fewest(const BitGrid& presses, Effort& effort,
                                                                int limit = 0) const;

    /// The cells that differ from the goal after `presses`.
    [[nodiscard]] BitGrid changed(const BitGrid& presses) const;

private:
    Board m_shape; ///< Dark.
    std::vector<Cell> m_cells;
    Rules m_rules;
    Solver m_solver;
    std::uint64_t m_price;
};

/// A random set of cells, all sets equally likely: for every row one random number per 64 columns, whose lowest bit is
/// the first column.
[[nodiscard]] BitGrid randomPresses(int rows, int columns, puzzle::Random& random);
/// A random set of the cells that are not sealed.
[[nodiscard]] BitGrid randomPresses(const Prover& prover, puzzle::Random& random);

/// A random set of `count` of the cells, all such sets equally likely: the i-th cell (i = 0, 1 …) is swapped with a
/// random one among itself and those after it; the first `count` are taken.
/// \pre 0 ≤ count ≤ cells.size(); every cell is on a board of this size.
[[nodiscard]] BitGrid randomPresses(int rows, int columns, std::vector<Cell> cells, int count, puzzle::Random& random);

/// Whether a board stands for itself in what is known about sizes, rather than the board with rows and columns swapped.
[[nodiscard]] inline bool isUpright(int rows, int columns, const Rules& rules) noexcept {
    return rows >= columns || !mayBeTransposed(rules);
}

inline constexpr int setsToTry = 32; ///< By generateWithOptimum(), before its walk begins.

/// The lit cells after `presses` on a dark board.
[[nodiscard]] BitGrid changedBy(const BitGrid& presses, const Board& dark, const Rules& rules);

/// How many presses the hardest boards with this shape need, as far as is known.
[[nodiscard]] LargestOptimum largestOptimum(const Prover& prover, const Rules& rules);

/// Determines which boards with this shape there are: as possibilities() in Generator.hpp.
[[nodiscard]] tl::expected<Possibilities, GenerateProblem> possibilities(const Prover& prover, const Rules& rules,
                                                                         const GenerateControl& control);

/// Measures the classes on 256 boards from a fixed seed. \returns NotProvable, NotFound or Cancelled if it cannot.
[[nodiscard]] tl::expected<DifficultyClasses, Effort::Problem> measureClasses(const Prover& prover, const Rules& rules,
                                                                              const GenerateControl& control);

/// Generates presses whose board has the optimum `wanted`, or says why there are none.
///
/// 1. Up to 32 sets of `wanted` presses are tried, all equally likely; the first that no smaller set can replace is
///    taken. A few presses are almost always the optimum, and so is any number of them if there are no quiet patterns.
/// 2. Otherwise a random walk starts at the last of these boards. One press more or less changes the optimum by at most
///    one, and by exactly one where sets with the same effect are all odd or all even, as with all classic stamps. So
///    the walk presses a cell, all equally likely, and keeps the step if the optimum did not fall; if it fell, the step
///    is kept in one of 16 cases and undone in the others. The walk ends when it first reaches `wanted`.
///
/// \param largest is raised to the largest optimum seen. \pre wanted is 1 … cells.
[[nodiscard]] tl::expected<BitGrid, Effort::Problem>
generateWithOptimum(const Prover& prover, int wanted, puzzle::Random& random, Effort& effort, int& largest);

} // namespace lights
