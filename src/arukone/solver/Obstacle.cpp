// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Obstacle.hpp"

#include "arukone/Cable.hpp"

#include <algorithm>
#include <cstdlib>

namespace arukone {

namespace {

using Kind = Obstacle::Kind;

/// The parts of a board that its terminals and holes cut the free cells into.
class Regions {
public:
    explicit Regions(const Board& board)
        : m_board(board)
        , m_regionOf(static_cast<std::size_t>(board.cellCount()), none) {
        for (int cell = 0; cell < board.cellCount(); ++cell)
            if (isNew(board.cellAt(cell)))
                collect(board.cellAt(cell));
    }

    [[nodiscard]] const std::vector<std::vector<Cell>>& all() const noexcept { return m_regions; }

    /// The regions beside a cell, without repetition.
    [[nodiscard]] std::vector<int> beside(Cell cell) const {
        std::vector<int> regions;
        for (const char letter : stepLetters) {
            const Cell next = neighbour(cell, letter);
            if (!m_board.contains(next) || !m_board.isFree(next))
                continue;
            const int region = m_regionOf[indexOf(next)];
            if (std::find(regions.begin(), regions.end(), region) == regions.end())
                regions.push_back(region);
        }
        return regions;
    }

private:
    static constexpr int none = -1;

    [[nodiscard]] std::size_t indexOf(Cell cell) const noexcept {
        return static_cast<std::size_t>(m_board.indexOf(cell));
    }
    [[nodiscard]] bool isNew(Cell cell) const noexcept {
        return m_board.contains(cell) && m_board.isFree(cell) && m_regionOf[indexOf(cell)] == none;
    }
    void collect(Cell start) {
        const int region = static_cast<int>(m_regions.size());
        std::vector<Cell>& cells = m_regions.emplace_back();
        const auto add = [&](Cell cell) {
            m_regionOf[indexOf(cell)] = region;
            cells.push_back(cell);
        };
        add(start);
        for (std::size_t done = 0; done < cells.size(); ++done)
            for (const char letter : stepLetters)
                if (const Cell next = neighbour(cells[done], letter); isNew(next))
                    add(next);
        std::sort(cells.begin(), cells.end());
    }

    const Board& m_board;
    std::vector<int> m_regionOf;
    std::vector<std::vector<Cell>> m_regions;
};

bool areNeighbours(Cell one, Cell other) noexcept {
    return std::abs(one.row - other.row) + std::abs(one.column - other.column) == 1;
}

/// A board with what several obstacles are looked for with.
class Search {
public:
    explicit Search(const Board& board)
        : m_board(board)
        , m_regions(board) {
        for (const Pair& pair : board.pairs()) {
            const std::vector<int> first = m_regions.beside(pair.first);
            std::vector<int>& common = m_common.emplace_back();
            for (const int region : m_regions.beside(pair.second))
                if (std::find(first.begin(), first.end(), region) != first.end())
                    common.push_back(region);
        }
    }

    [[nodiscard]] std::optional<Obstacle> first() const {
        for (const auto find : {&Search::shutIn, &Search::apart, &Search::crossing})
            if (auto obstacle = (this->*find)())
                return obstacle;
        if (fillsBoard(m_board.fill()))
            for (const auto find : {&Search::deadEnd, &Search::unreachable, &Search::parity})
                if (auto obstacle = (this->*find)())
                    return obstacle;
        return std::nullopt;
    }

private:
    [[nodiscard]] const Pair& pairOf(std::size_t pair) const noexcept { return m_board.pairs()[pair]; }

    [[nodiscard]] std::optional<Obstacle> shutIn() const {
        for (int cell = 0; cell < m_board.cellCount(); ++cell) {
            const Cell terminal = m_board.cellAt(cell);
            const auto pair = m_board.pairAt(terminal);
            if (!pair)
                continue;
            const Pair& both = pairOf(static_cast<std::size_t>(*pair));
            if (!areNeighbours(both.first, both.second) && m_regions.beside(terminal).empty())
                return Obstacle{Kind::ShutIn, *pair, std::nullopt, {terminal}, 0};
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Obstacle> apart() const {
        for (std::size_t i = 0; i < m_common.size(); ++i)
            if (const Pair& pair = pairOf(i); m_common[i].empty() && !areNeighbours(pair.first, pair.second))
                return Obstacle{Kind::Apart, static_cast<int>(i), std::nullopt, {pair.first, pair.second}, 0};
        return std::nullopt;
    }

    /// The place of a cell along the border, clockwise from the top left corner; std::nullopt inside. A board of a
    /// single row or column has only one side, so each cell has one place.
    [[nodiscard]] std::optional<int> alongBorder(Cell cell) const {
        const int lastRow = m_board.rows() - 1;
        const int lastColumn = m_board.columns() - 1;
        if (cell.row == 0)
            return cell.column;
        if (cell.column == lastColumn)
            return lastColumn + cell.row;
        if (cell.row == lastRow)
            return lastColumn + lastRow + (lastColumn - cell.column);
        if (cell.column == 0)
            return 2 * lastColumn + lastRow + (lastRow - cell.row);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Obstacle> crossing() const {
        struct Chord {
            int pair;
            int from;
            int to;
        };
        std::vector<Chord> chords;
        for (std::size_t i = 0; i < m_common.size(); ++i) {
            const auto one = alongBorder(pairOf(i).first);
            const auto other = alongBorder(pairOf(i).second);
            if (one && other)
                chords.push_back({static_cast<int>(i), std::min(*one, *other), std::max(*one, *other)});
        }
        const auto inside = [](const Chord& chord, int place) { return chord.from < place && place < chord.to; };
        for (std::size_t i = 0; i < chords.size(); ++i)
            for (std::size_t k = i + 1; k < chords.size(); ++k)
                if (inside(chords[i], chords[k].from) != inside(chords[i], chords[k].to)) {
                    const Pair& one = pairOf(static_cast<std::size_t>(chords[i].pair));
                    const Pair& other = pairOf(static_cast<std::size_t>(chords[k].pair));
                    return Obstacle{Kind::Crossing,
                                    chords[i].pair,
                                    chords[k].pair,
                                    {one.first, one.second, other.first, other.second},
                                    0};
                }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Obstacle> deadEnd() const {
        for (int index = 0; index < m_board.cellCount(); ++index) {
            const Cell cell = m_board.cellAt(index);
            if (!m_board.isFree(cell))
                continue;
            const auto isUsable = [&](char letter) {
                const Cell next = neighbour(cell, letter);
                return m_board.contains(next) && !m_board.isHole(next);
            };
            if (std::count_if(stepLetters.begin(), stepLetters.end(), isUsable) < 2)
                return Obstacle{Kind::DeadEnd, std::nullopt, std::nullopt, {cell}, 0};
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Obstacle> unreachable() const {
        std::vector<bool> reached(m_regions.all().size(), false);
        for (const std::vector<int>& common : m_common)
            for (const int region : common)
                reached[static_cast<std::size_t>(region)] = true;
        const auto found = std::find(reached.begin(), reached.end(), false);
        if (found == reached.end())
            return std::nullopt;
        return Obstacle{Kind::Unreachable, std::nullopt, std::nullopt,
                        m_regions.all()[static_cast<std::size_t>(found - reached.begin())], 0};
    }

    static bool isDark(Cell cell) noexcept { return (cell.row + cell.column) % 2 != 0; }

    [[nodiscard]] std::optional<Obstacle> parity() const {
        int surplus = 0; // How many more dark cells there are than cables can use.
        for (int index = 0; index < m_board.cellCount(); ++index)
            if (const Cell cell = m_board.cellAt(index); !m_board.isHole(cell))
                surplus += isDark(cell) ? 1 : -1;
        for (const Pair& pair : m_board.pairs())
            if (isDark(pair.first) == isDark(pair.second))
                surplus -= isDark(pair.first) ? 1 : -1;
        if (surplus == 0)
            return std::nullopt;
        Obstacle obstacle{Kind::Parity, std::nullopt, std::nullopt, {}, std::abs(surplus)};
        for (int index = 0; index < m_board.cellCount(); ++index)
            if (const Cell cell = m_board.cellAt(index); !m_board.isHole(cell) && isDark(cell) == (surplus > 0))
                obstacle.cells.push_back(cell);
        return obstacle;
    }

    const Board& m_board;
    Regions m_regions;
    std::vector<std::vector<int>> m_common; ///< By pair: the regions beside both terminals.
};

} // namespace

std::optional<Obstacle> findObstacle(const Board& board) {
    return Search(board).first();
}

} // namespace arukone
