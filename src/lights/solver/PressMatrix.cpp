// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/PressMatrix.hpp"

#include <algorithm>
#include <numeric>

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

void CellLists::add(std::span<const std::size_t> list) {
    m_members.insert(m_members.end(), list.begin(), list.end());
    m_starts.push_back(m_members.size());
}

CellLists CellLists::transposed() const {
    CellLists result;
    result.m_starts.assign(size() + 1, 0);
    result.m_members.resize(m_members.size());
    for (const std::size_t member : m_members)
        ++result.m_starts[member + 1];
    std::partial_sum(result.m_starts.begin(), result.m_starts.end(), result.m_starts.begin());
    std::vector<std::size_t> next(result.m_starts.begin(), result.m_starts.end() - 1);
    for (std::size_t index = 0; index < size(); ++index)
        for (const std::size_t member : (*this)[index])
            result.m_members[next[member]++] = index;
    return result;
}

PressMatrix::PressMatrix(const Board& shape, const Rules& rules, const CellNumbers& cells) {
    if (shape.hasSealed()) {
        m_sealed.resize(cells.size());
        shape.sealed().forEach([&](Cell cell) { m_sealed[cells.indexOf(cell)] = true; });
    }
    std::vector<std::size_t> list;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        list.clear();
        if (canPress(i))
            for (const Cell cell : stamped(rules, shape, cells.cell(i)))
                if (!shape.isCurtained(cell))
                    list.push_back(cells.indexOf(cell));
        std::sort(list.begin(), list.end());
        m_toggled.add(list);
    }
    const bool square = m_sealed.empty() && !shape.hasCurtains();
    if (rules.stamp.isSymmetric() && square)
        return;
    m_togglers = m_toggled.transposed();
    m_symmetric = square && m_togglers == m_toggled;
    if (m_symmetric)
        m_togglers = {};
}

Words PressMatrix::effectOf(std::span<const Word> presses) const {
    Words changed(presses.size());
    forEachBit(presses, [&](std::size_t press) {
        for (const std::size_t cell : toggled(press))
            flipBit(changed, cell);
    });
    return changed;
}

std::size_t PressMatrix::widest() const noexcept {
    std::size_t most = 0;
    for (std::size_t i = 0; i < size(); ++i)
        most = std::max(most, toggled(i).size());
    return most;
}

} // namespace lights
