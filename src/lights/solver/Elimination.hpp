// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/PressMatrix.hpp"

#include <optional>

namespace lights {

/// Solves M·x = b for a press matrix M or its transpose, prepared once for any number of right-hand sides b.
///
/// Light chasing for any shape: visits the cells in row-major order; each settles the last press in its reach that is
/// not yet known, so that all presses follow from a few free ones (on a plane: the first row). The cells that settle
/// nothing are conditions on the free presses: a small dense system, which is reduced once.
///
/// The comments speak of presses and cells, the unknowns and equations of M; for the transpose it is the other way
/// round.
class Elimination {
public:
    /// For M. Cells that are sealed are never pressed.
    explicit Elimination(const PressMatrix& matrix);
    /// For the transpose of M: its kernel is what every press changes an even number of.
    [[nodiscard]] static Elimination ofTranspose(const PressMatrix& matrix);

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

    /// \param equations for each cell the presses that toggle it. \param unknowns whether it is a press, by index.
    Elimination(CellLists equations, const std::vector<bool>& unknowns);

    void plan(const std::vector<bool>& unknowns);
    /// Computes the settled presses of `presses` from the free ones given in it; `remainders` receives how much each
    /// condition differs from b. \param b one word per cell, or empty for b = 0.
    void sweep(Lanes& presses, const Lanes& b, Lanes& remainders) const;
    void reduceConditions();

    CellLists m_equations;
    std::vector<Turn> m_turns;
    std::vector<std::size_t> m_free;   ///< The presses that no cell settles.
    std::size_t m_conditions = 0;      ///< Number of conditions; as many as free presses and sealed cells together.
    BitMatrix m_reduced;               ///< [conditions on the free presses, reduced | the transform that reduced them].
    std::vector<std::size_t> m_pivots; ///< Pivots of m_reduced: row i determines free press m_pivots[i].
};

} // namespace lights
