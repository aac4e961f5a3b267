// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/speech/GridWords.hpp"

#include <utility>

namespace game {

using puzzle::Cell;

GridWords::GridWords(const text::Text& text, puzzle::Size size, State state)
    : m_text(text)
    , m_size(size)
    , m_state(std::move(state)) {}

std::string GridWords::place(const text::Text& text, Cell cell) {
    return text.tr("row {1}, column {2}", cell.row + 1, cell.column + 1);
}

std::string GridWords::places(const text::Text& text, std::span<const Cell> cells) {
    std::string words;
    for (const Cell cell : cells)
        words += (words.empty() ? "" : "; ") + place(text, cell);
    return words.empty() ? text.tr("nothing") : words;
}

std::string GridWords::at(Cell cell) const {
    return place(m_text, cell) + ", " + m_state(cell);
}

std::string GridWords::row(int row) const {
    std::string words = m_text.tr("Row {1}", row + 1) + ": ";
    for (int column = 0; column < m_size.columns; ++column)
        words += (column > 0 ? ", " : "") + m_state({row, column});
    return words;
}

std::string GridWords::column(int column) const {
    std::string words = m_text.tr("Column {1}", column + 1) + ": ";
    for (int row = 0; row < m_size.rows; ++row)
        words += (row > 0 ? ", " : "") + m_state({row, column});
    return words;
}

std::string GridWords::rows() const {
    std::string words;
    for (int r = 0; r < m_size.rows; ++r)
        words += (r > 0 ? " " : "") + row(r) + ".";
    return words;
}

std::string withMark(const text::Text& text, std::string cell, bool marked) {
    return marked ? text.trc("spoken", "{1}, marked", cell) : std::move(cell);
}

std::optional<Cell> nextCell(puzzle::Size size, Cell from, int direction, const std::function<bool(Cell)>& wanted) {
    const int cells = size.rows * size.columns;
    const int start = from.row * size.columns + from.column;
    for (int step = 1; step <= cells; ++step) {
        const int place = ((start + direction * step) % cells + cells) % cells;
        if (const Cell cell{place / size.columns, place % size.columns}; wanted(cell))
            return cell;
    }
    return std::nullopt;
}

} // namespace game
