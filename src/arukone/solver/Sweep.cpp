// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Sweep.hpp"

#include <algorithm>
#include <utility>

namespace arukone {

Sweep::Sweep(const Board& board)
    : m_transposed(board.columns() > board.rows())
    , m_all(fillsBoard(board.fill()))
    , m_width(std::min(board.columns(), board.rows()))
    , m_contents(static_cast<std::size_t>(board.cellCount())) {
    for (int cell = 0; cell < cellCount(); ++cell)
        m_contents[static_cast<std::size_t>(cell)] = board.contents()[static_cast<std::size_t>(onBoard(cell))];
    for (const Pair& pair : board.pairs()) {
        const auto seen = [&](Cell cell) {
            return m_transposed ? cell.column * m_width + cell.row : board.indexOf(cell);
        };
        const auto [first, last] = std::minmax({seen(pair.first), seen(pair.second)});
        m_first.push_back(first);
        m_last.push_back(last);
    }
}

bool Sweep::goesRight(int cell) const noexcept {
    return (cell + 1) % m_width != 0 && content(cell + 1) != Board::hole;
}

bool Sweep::goesDown(int cell) const noexcept {
    return cell + m_width < cellCount() && content(cell + m_width) != Board::hole;
}

int Sweep::onBoard(int cell) const noexcept {
    const int height = cellCount() / m_width;
    return m_transposed ? cell % m_width * height + cell / m_width : cell;
}

} // namespace arukone
