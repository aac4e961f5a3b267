#include "lights/solver/PressMatrix.hpp"

#include <algorithm>

namespace lights {

CellNumbers::CellNumbers(const Board& shape)
    : m_rows(shape.rows())
    , m_columns(shape.columns())
    , m_cells(shape.holes().complement().toCells())
    , m_indices(static_cast<std::size_t>(shape.lit().cells())) {
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        m_indices[place(m_cells[i])] = i;
}

std::size_t CellNumbers::indexOf(Cell cell) const noexcept {
    return m_indices[place(cell)];
}

std::size_t CellNumbers::place(Cell cell) const noexcept {
    return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(m_columns) +
           static_cast<std::size_t>(cell.column);
}

Words CellNumbers::pack(const BitGrid& grid) const {
    Words bits(wordsFor(size()));
    grid.forEach([&](Cell cell) { flipBit(bits, indexOf(cell)); });
    return bits;
}

BitGrid CellNumbers::unpack(std::span<const Word> bits) const {
    BitGrid grid(m_rows, m_columns);
    forEachBit(bits, [&](std::size_t index) { grid.set(m_cells[index]); });
    return grid;
}

PressMatrix::PressMatrix(const Board& shape, const Rules& rules, const CellNumbers& cells) {
    m_starts.reserve(cells.size() + 1);
    m_starts.push_back(0);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (const Cell cell : stamped(rules, shape, cells.cell(i)))
            m_toggled.push_back(cells.indexOf(cell));
        std::sort(m_toggled.begin() + static_cast<std::ptrdiff_t>(m_starts.back()), m_toggled.end());
        m_starts.push_back(m_toggled.size());
    }
}

std::size_t PressMatrix::widest() const noexcept {
    std::size_t most = 0;
    for (std::size_t i = 0; i < size(); ++i)
        most = std::max(most, toggled(i).size());
    return most;
}

} // namespace lights
