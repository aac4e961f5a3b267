#pragma once

#include "lights/solver/PressMatrix.hpp"

#include <optional>

namespace lights {

/// Solves M·x = b for a press matrix M, prepared once for any number of b.
///
/// Light chasing for any shape: the cells are looked at in row-major order, and each settles the last press in reach
/// that is not yet known, so that all presses follow from a few free ones (on a plane: the first row). The cells
/// that settle nothing are conditions on the free presses, a small dense system, which is reduced once.
class Elimination {
public:
    explicit Elimination(const PressMatrix& matrix);

    /// A solution of M·x = b, always the same one. \pre there is one. O(cells + free²/64).
    [[nodiscard]] Words solve(std::span<const Word> b) const;
    /// A basis of the kernel of M, a row each, a column a cell.
    [[nodiscard]] BitMatrix kernel() const;

private:
    /// One word a cell: up to 64 systems are swept at once, one in each bit.
    using Lanes = std::vector<Word>;

    /// The role of one cell: it settles a press, or it is a condition.
    struct Turn {
        std::size_t settles;
        std::size_t condition;
    };

    void plan();
    /// Fills in the settled presses of `presses`, whose free ones are given; `remainders` receives by how much each
    /// condition misses b. \param b one word a cell, or empty for b = 0.
    void sweep(Lanes& presses, const Lanes& b, Lanes& remainders) const;
    void reduceConditions();

    PressMatrix m_matrix;
    std::vector<Turn> m_turns;
    std::vector<std::size_t> m_free;   ///< The presses that nothing settles in the sweep.
    std::size_t m_conditions = 0;      ///< As many as there are free presses.
    BitMatrix m_reduced;               ///< [conditions on the free presses, reduced | the transform that reduced them].
    std::vector<std::size_t> m_pivots; ///< Of m_reduced: row i gives free press m_pivots[i].
};

} // namespace lights
