// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/editing/Draft.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>

namespace arukone {

namespace {

Pair sorted(Cell one, Cell other) {
    return {std::min(one, other), std::max(one, other)};
}

/// `number` modulo `size`, in 0 … size − 1.
int wrapped(int number, int size) {
    return ((number % size) + size) % size;
}

bool areNeighbours(Cell one, Cell other) {
    return std::abs(one.row - other.row) + std::abs(one.column - other.column) == 1;
}

/// The path as a cable from its first cell; std::nullopt if a cell is not a neighbour of the one before.
std::optional<Cable> cableAlong(const std::vector<Cell>& way) {
    Cable cable{way.front(), {}};
    for (std::size_t i = 1; i < way.size(); ++i) {
        if (!areNeighbours(way[i - 1], way[i]))
            return std::nullopt;
        cable.word += stepBetween(way[i - 1], way[i]);
    }
    return cable;
}

} // namespace

Draft::Draft(Size size)
    : m_size(size)
    , m_holes(static_cast<std::size_t>(size.rows * size.columns)) {}

Draft::Draft(const Board& board)
    : Draft({board.rows(), board.columns()}) {
    m_fill = board.fill();
    m_pairs.assign(board.pairs().begin(), board.pairs().end());
    m_cables.resize(m_pairs.size());
    for (int i = 0; i < board.cellCount(); ++i)
        m_holes[static_cast<std::size_t>(i)] = board.isHole(board.cellAt(i));
}

bool Draft::contains(Cell cell) const noexcept {
    return cell.row >= 0 && cell.row < m_size.rows && cell.column >= 0 && cell.column < m_size.columns;
}

bool Draft::isHole(Cell cell) const {
    return contains(cell) && m_holes[at(cell)];
}

std::optional<int> Draft::numberAt(Cell cell) const {
    for (std::size_t i = 0; i < m_pairs.size(); ++i)
        if (m_pairs[i].first == cell || m_pairs[i].second == cell)
            return static_cast<int>(i);
    return m_lone == cell ? std::optional(static_cast<int>(m_pairs.size())) : std::nullopt;
}

std::vector<Cell> Draft::cellsOf(const Cable& cable) {
    std::vector<Cell> cells;
    if (cable.empty())
        return cells;
    cells.push_back(cable.origin);
    for (const char letter : cable.word)
        cells.push_back(neighbour(cells.back(), letter));
    return cells;
}

std::optional<int> Draft::cableAt(Cell cell) const {
    for (std::size_t i = 0; i < m_cables.size(); ++i) {
        const std::vector<Cell> cells = cellsOf(m_cables[i]);
        if (std::find(cells.begin(), cells.end(), cell) != cells.end())
            return static_cast<int>(i);
    }
    return std::nullopt;
}

bool Draft::isFree(Cell cell) const {
    return contains(cell) && !isHole(cell) && !numberAt(cell);
}

std::optional<Board> Draft::board() const {
    if (m_lone || m_pairs.empty())
        return std::nullopt;
    const Board shown = sketch();
    std::vector<Cell> holes;
    for (int i = 0; i < shown.cellCount(); ++i)
        if (shown.isHole(shown.cellAt(i)))
            holes.push_back(shown.cellAt(i));
    return Board::make(m_size, holes, m_pairs, m_fill).value();
}

Board Draft::sketch() const {
    std::vector<Cell> holes;
    for (int row = 0; row < m_size.rows; ++row)
        for (int column = 0; column < m_size.columns; ++column)
            if (isHole({row, column}))
                holes.push_back({row, column});
    std::vector<Pair> pairs = m_pairs;
    if (m_lone)
        pairs.push_back({*m_lone, *m_lone});
    return Board::sketch(m_size, holes, pairs, m_fill);
}

void Draft::removeCableAt(Cell cell) {
    if (const auto pair = cableAt(cell))
        m_cables[static_cast<std::size_t>(*pair)] = {};
}

void Draft::removePair(int pair) {
    m_pairs.erase(m_pairs.begin() + pair);
    m_cables.erase(m_cables.begin() + pair);
}

Cell& Draft::terminalAt(Cell cell) {
    if (m_lone == cell)
        return *m_lone;
    Pair& pair = m_pairs[static_cast<std::size_t>(*numberAt(cell))];
    return pair.first == cell ? pair.first : pair.second;
}

void Draft::setHole(Cell cell, bool hole) {
    if (!contains(cell) || numberAt(cell))
        return;
    if (hole)
        removeCableAt(cell);
    m_holes[at(cell)] = hole;
}

bool Draft::place(Cell cell) {
    if (!isFree(cell) || m_pairs.size() >= maxPairs)
        return false;
    if (m_lone)
        return add(sorted(*std::exchange(m_lone, std::nullopt), cell));
    removeCableAt(cell);
    m_lone = cell;
    return true;
}

bool Draft::add(const Pair& pair) {
    if (!isFree(pair.first) || !isFree(pair.second) || pair.first == pair.second || m_pairs.size() >= maxPairs)
        return false;
    removeCableAt(pair.first);
    removeCableAt(pair.second);
    m_pairs.push_back(sorted(pair.first, pair.second));
    m_cables.emplace_back();
    return true;
}

void Draft::erase(Cell cell) {
    if (m_lone == cell)
        m_lone.reset();
    else if (const auto pair = numberAt(cell))
        removePair(*pair);
    else if (isHole(cell))
        m_holes[at(cell)] = false;
    else
        removeCableAt(cell);
}

bool Draft::move(Cell from, Cell to) {
    const auto number = numberAt(from);
    const auto other = numberAt(to);
    if (!number || number == other || (!other && !isFree(to)))
        return false;
    removeCableAt(from);
    removeCableAt(to);
    Cell& moved = terminalAt(from);
    if (other)
        std::swap(moved, terminalAt(to));
    else
        moved = to;
    for (Pair& pair : m_pairs)
        pair = sorted(pair.first, pair.second);
    return true;
}

void Draft::draw(int pair, Cable cable) {
    m_cables[static_cast<std::size_t>(pair)] = std::move(cable);
}

void Draft::route(int pair, const std::vector<Cell>& way) {
    m_pairs[static_cast<std::size_t>(pair)] = sorted(way.front(), way.back());
    m_cables[static_cast<std::size_t>(pair)] = cableAlong(way).value();
}

void Draft::cut(int pair, Cell end) {
    const std::vector<Cell> cells = cellsOf(m_cables[static_cast<std::size_t>(pair)]);
    const auto after = std::next(std::find(cells.begin(), cells.end(), end));
    m_pairs.push_back({});
    m_cables.emplace_back();
    route(pair, {cells.begin(), after});
    route(static_cast<int>(m_pairs.size()) - 1, {after, cells.end()});
}

void Draft::removeCables() {
    m_cables.assign(m_pairs.size(), {});
}

void Draft::renumber() {
    std::vector<std::pair<Pair, Cable>> pairs;
    for (std::size_t i = 0; i < m_pairs.size(); ++i)
        pairs.emplace_back(m_pairs[i], m_cables[i]);
    std::sort(pairs.begin(), pairs.end(),
              [](const auto& one, const auto& other) { return one.first.first < other.first.first; });
    for (std::size_t i = 0; i < m_pairs.size(); ++i)
        std::tie(m_pairs[i], m_cables[i]) = std::move(pairs[i]);
}

void Draft::clear() {
    const Fill fill = m_fill;
    *this = Draft(m_size);
    m_fill = fill;
}

void Draft::moveAll(Size size, const std::function<std::optional<Cell>(Cell)>& place) {
    Draft next(size);
    next.m_fill = m_fill;
    for (int row = 0; row < m_size.rows; ++row)
        for (int column = 0; column < m_size.columns; ++column)
            if (const auto there = place({row, column}); there && isHole({row, column}))
                next.m_holes[next.at(*there)] = true;
    for (std::size_t i = 0; i < m_pairs.size(); ++i) {
        const auto first = place(m_pairs[i].first);
        const auto second = place(m_pairs[i].second);
        if (!first || !second)
            continue;
        next.m_pairs.push_back(sorted(*first, *second));
        std::vector<Cell> way;
        for (const Cell cell : cellsOf(m_cables[i]))
            if (const auto there = place(cell))
                way.push_back(*there);
        const bool whole = way.size() == m_cables[i].word.size() + 1;
        next.m_cables.push_back(whole ? cableAlong(way).value_or(Cable{}) : Cable{});
    }
    if (m_lone)
        next.m_lone = place(*m_lone);
    *this = std::move(next);
}

void Draft::translate(int rows, int columns) {
    moveAll(m_size, [&](Cell cell) {
        return Cell{wrapped(cell.row + rows, m_size.rows), wrapped(cell.column + columns, m_size.columns)};
    });
}

bool Draft::canGrow(puzzle::Edge edge) const noexcept {
    return (puzzle::isUpright(edge) ? m_size.columns : m_size.rows) < maxSide;
}

bool Draft::canShrink(puzzle::Edge edge) const noexcept {
    return (puzzle::isUpright(edge) ? m_size.columns : m_size.rows) > 1;
}

void Draft::crop(puzzle::Edge edge, int by) {
    const Size size = puzzle::grown(m_size, edge, by);
    const int down = edge == puzzle::Edge::Top ? by : 0;
    const int right = edge == puzzle::Edge::Left ? by : 0;
    moveAll(size, [&](Cell cell) {
        const Cell there{cell.row + down, cell.column + right};
        const bool inside = there.row >= 0 && there.row < size.rows && there.column >= 0 && there.column < size.columns;
        return inside ? std::optional(there) : std::nullopt;
    });
}

void Draft::grow(puzzle::Edge edge) {
    crop(edge, 1);
}

void Draft::shrink(puzzle::Edge edge) {
    crop(edge, -1);
}

std::vector<std::string> formatDraft(const Draft& draft) {
    return formatBoard(draft.sketch());
}

std::optional<Draft> parseDraft(const std::vector<std::string>& rows, Fill fill, const Cables& cables) {
    const std::size_t columns = rows.empty() ? 0 : cellsOfRow(rows.front()).size();
    if (columns == 0 || rows.size() > maxSide || columns > maxSide)
        return std::nullopt;
    Draft draft(Size{static_cast<int>(rows.size()), static_cast<int>(columns)});
    draft.setFill(fill);
    std::map<int, std::vector<Cell>> terminals; // By number.
    for (int row = 0; row < draft.rows(); ++row) {
        const std::vector<std::string_view> signs = cellsOfRow(rows[static_cast<std::size_t>(row)]);
        if (signs.size() != columns)
            return std::nullopt;
        for (int column = 0; column < draft.columns(); ++column) {
            const std::string_view sign = signs[static_cast<std::size_t>(column)];
            const auto number = pairOfSign(sign);
            if (number)
                terminals[*number].push_back({row, column});
            else if (sign == "_")
                draft.setHole({row, column}, true);
            else if (sign != ".")
                return std::nullopt;
        }
    }
    for (const auto& [number, cells] : terminals) { // A number follows another, and only the last may be alone.
        if (draft.lone() || cells.size() > 2 || !draft.place(cells.front()) ||
            (cells.size() == 2 && !draft.place(cells.back())))
            return std::nullopt;
    }
    const Board board = draft.sketch();
    for (std::size_t i = 0; i < std::min(cables.size(), draft.pairs().size()); ++i) {
        const auto way = cables[i].empty() ? std::nullopt : arukone::cellsOf(board, cables[i]);
        if (way && board.pairAt(cables[i].origin) == static_cast<int>(i) &&
            std::none_of(way->begin(), way->end(), [&](Cell cell) { return draft.cableAt(cell).has_value(); }))
            draft.draw(static_cast<int>(i), cables[i]);
    }
    return draft;
}

} // namespace arukone
