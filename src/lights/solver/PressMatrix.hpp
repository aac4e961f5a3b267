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
    /// For each cell those in whose lists it is, in ascending order. \pre all members are less than size().
    [[nodiscard]] CellLists transposed() const;

    [[nodiscard]] std::size_t size() const noexcept { return m_starts.size() - 1; }
    [[nodiscard]] std::span<const std::size_t> operator[](std::size_t index) const noexcept {
        return {m_members.data() + m_starts[index], m_starts[index + 1] - m_starts[index]};
    }

    friend bool operator==(const CellLists&, const CellLists&) = default;

private:
    std::vector<std::size_t> m_starts{0}; ///< Where each list starts in m_members, and the end.
    std::vector<std::size_t> m_members;
};

/// The press matrix, sparse: which cells each press toggles. The columns of sealed cells are empty: they are toggled,
/// but not pressed. The rows of cells with a curtain are empty: what toggles them does not matter. Without either it is
/// symmetric if the stamp is (see Stamp::isSymmetric), and for some other stamps on some boards.
class PressMatrix {
public:
    PressMatrix(const Board& shape, const Rules& rules, const CellNumbers& cells);

    [[nodiscard]] std::size_t size() const noexcept { return m_toggled.size(); }
    /// For each cell the cells without a curtain that pressing it toggles, in ascending order; none for a sealed cell.
    [[nodiscard]] const CellLists& toggled() const noexcept { return m_toggled; }
    [[nodiscard]] std::span<const std::size_t> toggled(std::size_t index) const noexcept { return m_toggled[index]; }
    /// For each cell the presses that toggle it, in ascending order.
    [[nodiscard]] const CellLists& togglers() const noexcept { return m_symmetric ? m_toggled : m_togglers; }
    /// The cells without a curtain that these presses change.
    [[nodiscard]] Words effectOf(std::span<const Word> presses) const;
    [[nodiscard]] bool canPress(std::size_t index) const noexcept { return m_sealed.empty() || !m_sealed[index]; }
    /// Whether no cell is sealed or has a curtain, and any two cells toggle each other or neither does the other.
    [[nodiscard]] bool isSymmetric() const noexcept { return m_symmetric; }
    /// The largest number of cells that a single press toggles.
    [[nodiscard]] std::size_t widest() const noexcept;

private:
    CellLists m_toggled;
    CellLists m_togglers; ///< Empty if the matrix is symmetric: it would be the same.
    bool m_symmetric = true;
    std::vector<bool> m_sealed; ///< By cell; empty if there is none.
};

} // namespace lights
