// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Marks.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace puzzle {

namespace {

/// Removes the text up to the first `end` from `rest`, or all of it. \returns what was removed, without the `end`.
std::string_view takeUpTo(char end, std::string_view& rest) {
    const std::size_t length = std::min(rest.find(end), rest.size());
    const std::string_view taken = rest.substr(0, length);
    rest.remove_prefix(std::min(length + 1, rest.size()));
    return taken;
}

std::optional<Cell> cellFrom(std::string_view text, Size board) {
    const auto row = numberFromText(takeUpTo(',', text));
    const auto column = numberFromText(text);
    if (!row || !column || *row >= board.rows || *column >= board.columns)
        return std::nullopt;
    return Cell{*row, *column};
}

} // namespace

Marks::Marks(std::vector<Cell> cells)
    : m_cells(std::move(cells)) {
    std::sort(m_cells.begin(), m_cells.end());
    m_cells.erase(std::unique(m_cells.begin(), m_cells.end()), m_cells.end());
}

Marks Marks::read(std::string_view text, Size board) {
    std::vector<Cell> cells;
    for (std::string_view rest = text; !rest.empty();) {
        const auto cell = cellFrom(takeUpTo(' ', rest), board);
        if (!cell)
            return {};
        cells.push_back(*cell);
    }
    Marks marks(std::move(cells));
    return marks.text() == text ? marks : Marks();
}

std::string Marks::text() const {
    std::string text;
    for (const Cell cell : m_cells)
        text += (text.empty() ? "" : " ") + std::to_string(cell.row) + "," + std::to_string(cell.column);
    return text;
}

void Marks::flip(Cell cell) {
    const auto at = std::lower_bound(m_cells.begin(), m_cells.end(), cell);
    if (at != m_cells.end() && *at == cell)
        m_cells.erase(at);
    else
        m_cells.insert(at, cell);
}

bool Marks::contains(Cell cell) const noexcept {
    return std::binary_search(m_cells.begin(), m_cells.end(), cell);
}

} // namespace puzzle
