#pragma once

#include "lights/Rules.hpp"
#include "lights/solver/BitMatrix.hpp"

namespace lights {

/// The cells of a board's shape, numbered in row-major order; holes have no number. Inside the solver a set of cells is
/// a packed vector indexed by these numbers.
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

/// The press matrix, sparse: which cells each press toggles. It is symmetric for every stamp on every surface (see
/// StampShape::symmetric), so the same lists say which presses toggle each cell.
class PressMatrix {
public:
    PressMatrix(const Board& shape, const Rules& rules, const CellNumbers& cells);

    [[nodiscard]] std::size_t size() const noexcept { return m_starts.size() - 1; }
    /// The cells that pressing cell `index` toggles, in ascending order.
    [[nodiscard]] std::span<const std::size_t> toggled(std::size_t index) const noexcept {
        return {m_toggled.data() + m_starts[index], m_starts[index + 1] - m_starts[index]};
    }
    /// The largest number of cells that a single press toggles.
    [[nodiscard]] std::size_t widest() const noexcept;

private:
    std::vector<std::size_t> m_starts; ///< Where each cell's list in m_toggled starts, and the end.
    std::vector<std::size_t> m_toggled;
};

} // namespace lights
