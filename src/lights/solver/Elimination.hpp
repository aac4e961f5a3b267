#pragma once

#include "lights/solver/PressMatrix.hpp"

#include <optional>

namespace lights {

/// Solves M·x = b for a press matrix M, prepared once for any number of right-hand sides b.
///
/// Light chasing for any shape: visits the cells in row-major order; each settles the last press in its reach that is
/// not yet known, so that all presses follow from a few free ones (on a plane: the first row). The cells that settle
/// nothing are conditions on the free presses: a small dense system, which is reduced once.
class Elimination {
public:
    explicit Elimination(const PressMatrix& matrix);

    /// Returns a solution of M·x = b, always the same one. \pre there is one. O(cells + free²/64).
    [[nodiscard]] Words solve(std::span<const Word> b) const;
    /// A basis of the kernel of M: one row per vector, one column per cell.
    [[nodiscard]] BitMatrix kernel() const;

private:
    /// One word per cell: up to 64 systems are swept at once, one in each bit.
    using Lanes = std::vector<Word>;

    /// The role of one cell: it either settles a press or is a condition.
    struct Turn {
        std::size_t settles;
        std::size_t condition;
    };

    void plan();
    /// Computes the settled presses of `presses` from the free ones given in it; `remainders` receives how much each
    /// condition differs from b. \param b one word per cell, or empty for b = 0.
    void sweep(Lanes& presses, const Lanes& b, Lanes& remainders) const;
    void reduceConditions();

    PressMatrix m_matrix;
    std::vector<Turn> m_turns;
    std::vector<std::size_t> m_free;   ///< The presses that no cell settles.
    std::size_t m_conditions = 0;      ///< Number of conditions; as many as free presses.
    BitMatrix m_reduced;               ///< [conditions on the free presses, reduced | the transform that reduced them].
    std::vector<std::size_t> m_pivots; ///< Of m_reduced: row i determines free press m_pivots[i].
};

} // namespace lights
