// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Rules.hpp"
#include "lights/solver/BitMatrix.hpp"

namespace lights {

/// The cells of a board's shape, sealed ones included, numbered in row-major order; holes have no number. Inside the
/// solver a set of cells is a packed vector indexed by these numbers.
class CellNumbers {
public:
    explicit CellNumbers(const Board& shape);

    [[nodiscard]] int rows() const noexcept { return m_rows; }
    [[nodiscard]] int columns() const noexcept { return m_columns; }
    [[nodiscard]] std::size_t size() const noexcept { return m_cells.size(); }
    [[nodiscard]] Cell cell(std::size_t index) const noexcept { return m_cells[index]; }
    /// \pre `cell` is not a hole.
    [[nodiscard]] std::size_t indexOf(Cell cell) const noexcept;

    [[nodiscard]] Words pack(const BitGrid& grid) const;
    [[nodiscard]] BitGrid unpack(std::span<const Word> bits) const;

private:
    [[nodiscard]] std::size_t place(Cell cell) const noexcept; ///< row · columns + column.

    int m_rows;
    int m_columns;
    std::vector<Cell> m_cells;
    std::vector<std::size_t> m_indices; ///< By row · columns + column.
};

/// A list of cells for each cell, stored one after the other.
class CellLists {
public:
    /// Appends the list of the next cell.
    void add(std::span<const std::size_t> list);

    [[nodiscard]] std::size_t size() const noexcept { return m_starts.size() - 1; }
    [[nodiscard]] std::span<const std::size_t> operator[](std::size_t index) const noexcept {
        return {m_members.data() + m_starts[index], m_starts[index + 1] - m_starts[index]};
    }

private:
    std::vector<std::size_t> m_starts{0}; ///< Where each list starts in m_members, and the end.
    std::vector<std::size_t> m_members;
};

/// The press matrix, sparse: which cells each press toggles. It is symmetric for every stamp on every surface (see
/// StampShape::symmetric), except that the columns of sealed cells are empty: they are toggled, but not pressed.
class PressMatrix {
public:
    PressMatrix(const Board& shape, const Rules& rules, const CellNumbers& cells);

    [[nodiscard]] std::size_t size() const noexcept { return m_toggled.size(); }
    /// For each cell the cells that pressing it toggles, in ascending order; none for a sealed cell.
    [[nodiscard]] const CellLists& toggled() const noexcept { return m_toggled; }
    [[nodiscard]] std::span<const std::size_t> toggled(std::size_t index) const noexcept { return m_toggled[index]; }
    /// For each cell the presses that toggle it, in ascending order.
    [[nodiscard]] const CellLists& togglers() const noexcept { return m_sealed.empty() ? m_toggled : m_togglers; }
    [[nodiscard]] bool canPress(std::size_t index) const noexcept { return m_sealed.empty() || !m_sealed[index]; }
    [[nodiscard]] bool isSymmetric() const noexcept { return m_sealed.empty(); } ///< Whether no cell is sealed.
    /// The largest number of cells that a single press toggles.
    [[nodiscard]] std::size_t widest() const noexcept;

private:
    CellLists m_toggled;
    CellLists m_togglers;       ///< Empty if the matrix is symmetric: it would be the same.
    std::vector<bool> m_sealed; ///< By cell; empty if there is none.
};

} // namespace lights
