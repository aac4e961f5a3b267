// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/generators/Placement.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace arukone {

/// Draws cables one after another, each a random walk over cells that none has yet.
class RandomWalks {
public:
    /// With every cell of the board free.
    explicit RandomWalks(Size size);

    void take(const CablePath& cells);

    /// Takes the cells of a walk from a random cell on, which does not touch itself: its cells are only neighbours one
    /// after another. It goes on at random, first from its end, then from its beginning, until it has as many cells as
    /// wanted or cannot go on. Beginnings from which it got less than three cells are not tried again.
    /// \returns std::nullopt if there is no beginning left. \pre wanted ≥ 3.
    [[nodiscard]] std::optional<CablePath> draw(int wanted, puzzle::Random& random);

private:
    [[nodiscard]] bool isOnBoard(Cell cell) const noexcept;
    [[nodiscard]] std::size_t indexOf(Cell cell) const noexcept;
    [[nodiscard]] std::vector<Cell> waysOn(const CablePath& walk) const;
    void extend(CablePath& walk, std::size_t wanted, puzzle::Random& random) const;

    Size m_size;
    std::vector<bool> m_taken;      ///< By cell, row by row.
    std::vector<Cell> m_beginnings; ///< Cells that are not taken, unless they were tried already.
};

} // namespace arukone
