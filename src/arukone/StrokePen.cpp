// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/StrokePen.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace arukone {

namespace {

/// The beginning of a cable up to a cell; std::nullopt if it does not go there.
std::optional<Stroke> beginningOf(const Cable& cable, Cell cell) {
    Cell at = cable.origin;
    for (std::size_t i = 0; i < cable.word.size(); ++i) {
        at = neighbour(at, cable.word[i]);
        if (at == cell)
            return Stroke{cable.origin, cable.word.substr(0, i + 1)};
    }
    return std::nullopt;
}

char opposite(char letter) {
    switch (letter) {
    case 'U':
        return 'D';
    case 'D':
        return 'U';
    case 'L':
        return 'R';
    default:
        return 'L';
    }
}

} // namespace

std::optional<StrokePen> StrokePen::takeUp(const Board& board, const Cables& cables, Cell cell, AtJoined atJoined) {
    if (!board.contains(cell))
        return std::nullopt;
    if (const auto pair = board.pairAt(cell))
        return StrokePen(board, cables, *pair, {cell, {}}, atJoined);
    for (int pair = 0; pair < board.pairCount(); ++pair)
        if (auto beginning = beginningOf(cables[static_cast<std::size_t>(pair)], cell))
            return StrokePen(board, cables, pair, std::move(*beginning), atJoined);
    return std::nullopt;
}

StrokePen::StrokePen(const Board& board, const Cables& cables, int pair, Stroke stroke, AtJoined atJoined)
    : m_board(&board)
    , m_cables(&cables)
    , m_pair(pair)
    , m_stroke(std::move(stroke))
    , m_cells{m_stroke.origin} {
    for (const char letter : m_stroke.word)
        m_cells.push_back(neighbour(m_cells.back(), letter));
    for (int other = 0; atJoined == AtJoined::Stops && other < board.pairCount(); ++other)
        if (const Cable& cable = cables[static_cast<std::size_t>(other)]; other != pair && joins(board, other, cable))
            std::ranges::copy(cellsOf(board, cable).value(), std::back_inserter(m_solid));
}

bool StrokePen::canEnter(Cell cell) const {
    if (m_joined || !m_board->contains(cell) || m_board->isHole(cell))
        return false;
    const auto pair = m_board->pairAt(cell);
    return (!pair || *pair == m_pair) && std::ranges::find(m_cells, cell) == m_cells.end() &&
           std::ranges::find(m_solid, cell) == m_solid.end();
}

void StrokePen::goBackTo(std::size_t length) {
    m_stroke.word.resize(length);
    m_cells.resize(length + 1);
    m_joined = false;
}

bool StrokePen::step(char letter) {
    if (!m_stroke.word.empty() && m_stroke.word.back() == opposite(letter)) {
        goBackTo(m_stroke.word.size() - 1);
        return true;
    }
    const Cell next = neighbour(tip(), letter);
    if (!canEnter(next))
        return false;
    m_stroke.word += letter;
    m_cells.push_back(next);
    m_joined = m_board->pairAt(next) == m_pair;
    return true;
}

bool StrokePen::moveTo(Cell cell) {
    if (cell == tip())
        return false;
    const auto passed = std::find(m_cells.begin(), m_cells.end(), cell);
    if (passed != m_cells.end()) {
        goBackTo(static_cast<std::size_t>(passed - m_cells.begin()));
        return true;
    }
    const Cell from = tip();
    const int columns = std::abs(cell.column - from.column);
    const int rows = std::abs(cell.row - from.row);
    const char across = cell.column > from.column ? 'R' : 'L';
    const char down = cell.row > from.row ? 'D' : 'U';
    bool moved = false;
    // Along the line from centre to centre; where it passes a corner, the column step comes first.
    for (int column = 0, row = 0; column < columns || row < rows;) {
        const bool stepsAcross = (2 * column + 1) * rows <= (2 * row + 1) * columns && column < columns;
        if (!step(stepsAcross ? across : down))
            break;
        (stepsAcross ? column : row) += 1;
        moved = true;
    }
    return moved;
}

bool StrokePen::drawStraightTo(Cell cell) {
    return (cell.row == tip().row || cell.column == tip().column) && moveTo(cell);
}

Outcome StrokePen::outcome() const {
    return afterStroke(*m_board, *m_cables, m_stroke).value();
}

} // namespace arukone
