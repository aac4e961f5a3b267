// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Cell.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace puzzle {

inline constexpr std::size_t maxMarksText = std::size_t{64} << 10; ///< Bytes; marks on every cell of 100×100 need less.

/// The planning marks that a player sets on cells. No rule knows them; they are kept with the unfinished board.
class Marks {
public:
    Marks() = default;
    explicit Marks(std::vector<Cell> cells); ///< Cells that occur twice count once.

    /// Reads what text() wrote. \returns no marks at all if the text is anything else, or if a cell is outside the
    /// board.
    [[nodiscard]] static Marks read(std::string_view text, Size board);
    [[nodiscard]] std::string text() const; ///< "row,column" for each cell, from the top, separated by spaces.

    void flip(Cell cell); ///< Sets or removes the mark.
    /// Removes the marks on the cells for which `isGone` returns true.
    template<class IsGone>
    void remove(const IsGone& isGone) {
        std::erase_if(m_cells, isGone);
    }

    [[nodiscard]] bool contains(Cell cell) const noexcept;
    [[nodiscard]] bool empty() const noexcept { return m_cells.empty(); }
    [[nodiscard]] const std::vector<Cell>& cells() const noexcept { return m_cells; } ///< From the top.

private:
    std::vector<Cell> m_cells; ///< In order, each once.
};

} // namespace puzzle
