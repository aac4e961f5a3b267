// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/generators/PathCover.hpp"

#include <array>
#include <cstddef>
#include <utility>

namespace arukone {

namespace {

constexpr int none = -1;

/// A cover while it is being drawn.
class Drawing {
public:
    Drawing(Size size, std::span<const Cell> holes)
        : m_columns(size.columns)
        , m_cells(static_cast<std::size_t>(size.rows * size.columns))
        , m_lengths(m_cells.size(), 1) {
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            m_cells[i].path = static_cast<int>(i);
        for (const Cell hole : holes)
            m_cells[index(hole.row * m_columns + hole.column)].path = none;
        for (int i = 0; i < static_cast<int>(m_cells.size()); ++i)
            if (at(i).path != none)
                addCell(i, size);
        m_paths = m_short = static_cast<int>(m_used.size());
    }

    [[nodiscard]] int cellCount() const noexcept { return static_cast<int>(m_used.size()); }

    [[nodiscard]] bool isDone(int pathCount) const noexcept { return m_paths == pathCount && m_short == 0; }

    void move(int pathCount, puzzle::Random& random) {
        const int end = m_used[random.below(m_used.size())];
        if (isInner(end) || at(end).neighbourCount == 0)
            return;
        const bool joining = m_paths > pathCount && random.below(2) == 0;
        const int next = at(end).neighbours[random.below(static_cast<std::uint64_t>(at(end).neighbourCount))];
        if (at(next).path == at(end).path)
            return;
        if (joining) {
            if (!isInner(next))
                join(end, next);
        } else if (isInner(next)) {
            backbite(end, next, at(next).links[random.below(2)]);
        }
    }

    [[nodiscard]] PathCover paths() const {
        PathCover cover;
        std::vector<bool> seen(m_cells.size(), false); // By path.
        for (const int start : m_used)
            if (!isInner(start) && !seen[index(at(start).path)]) {
                seen[index(at(start).path)] = true;
                std::vector<Cell>& path = cover.emplace_back();
                forEachFrom(start, none, [&](int cell) { path.push_back({cell / m_columns, cell % m_columns}); });
            }
        return cover;
    }

private:
    struct Place {
        std::array<int, 4> neighbours{}; ///< That are no holes.
        int neighbourCount = 0;
        std::array<int, 2> links{none, none}; ///< The neighbours on the path; if there is one only, it comes first.
        int path = none;                      ///< Its number; none for a hole.
    };

    static std::size_t index(int value) noexcept { return static_cast<std::size_t>(value); }
    [[nodiscard]] const Place& at(int cell) const noexcept { return m_cells[index(cell)]; }
    [[nodiscard]] bool isInner(int cell) const noexcept { return at(cell).links[1] != none; }
    [[nodiscard]] int& lengthOf(int path) noexcept { return m_lengths[index(path)]; }

    void addCell(int cell, Size size) {
        const int row = cell / size.columns;
        const int column = cell % size.columns;
        Place& place = m_cells[index(cell)];
        const auto add = [&](bool exists, int neighbour) {
            if (exists && at(neighbour).path != none)
                place.neighbours[index(place.neighbourCount++)] = neighbour;
        };
        add(row > 0, cell - size.columns);
        add(column + 1 < size.columns, cell + 1);
        add(row + 1 < size.rows, cell + size.columns);
        add(column > 0, cell - 1);
        m_used.push_back(cell);
    }

    /// Calls visit(cell) for the cells of a path from a cell on, away from its neighbour `from` (none if it is an end).
    template<typename Visit>
    void forEachFrom(int start, int from, Visit visit) const {
        int previous = from;
        for (int cell = start; cell != none;) {
            visit(cell);
            const auto [one, other] = at(cell).links;
            const int next = one != previous ? one : other;
            previous = cell;
            cell = next;
        }
    }

    /// Whether the part of a path from a cell on, away from `from`, touches another path anywhere but between `start`
    /// and `end`.
    [[nodiscard]] bool touches(int start, int from, int end) const {
        const int path = at(end).path;
        int previous = from;
        for (int cell = start; cell != none;) {
            const Place& place = at(cell);
            for (int i = 0; i < place.neighbourCount; ++i) {
                const int neighbour = place.neighbours[index(i)];
                if (at(neighbour).path == path && !(cell == start && neighbour == end))
                    return true;
            }
            const int next = place.links[0] != previous ? place.links[0] : place.links[1];
            previous = cell;
            cell = next;
        }
        return false;
    }

    void link(int one, int other) noexcept {
        for (const auto& [cell, neighbour] : {std::pair(one, other), std::pair(other, one)}) {
            auto& links = m_cells[index(cell)].links;
            links[links[0] == none ? 0 : 1] = neighbour;
        }
    }

    void unlink(int one, int other) noexcept {
        for (const auto& [cell, neighbour] : {std::pair(one, other), std::pair(other, one)}) {
            auto& links = m_cells[index(cell)].links;
            if (links[0] == neighbour)
                links[0] = links[1];
            links[1] = none;
        }
    }

    /// Gives a path another length.
    void setLength(int path, int length) noexcept {
        m_short += int{length < shortestPath} - int{lengthOf(path) < shortestPath};
        lengthOf(path) = length;
    }

    /// Joins two paths at their ends, unless the result would touch itself.
    void join(int end, int next) {
        if (lengthOf(at(end).path) < lengthOf(at(next).path))
            std::swap(end, next); // So that the shorter path is gone through.
        if (touches(next, none, end))
            return;
        const int path = at(end).path;
        const int joined = at(next).path;
        forEachFrom(next, none, [&](int cell) { m_cells[index(cell)].path = path; });
        link(end, next);
        setLength(path, lengthOf(path) + lengthOf(joined));
        setLength(joined, shortestPath); // There is no such path any more: it counts as long enough.
        --m_paths;
    }

    /// Lets an end take over the part of another path that begins at `next`, which is cut off beside it at `cut`,
    /// unless the result would touch itself.
    void backbite(int end, int next, int cut) {
        if (touches(next, cut, end))
            return;
        const int path = at(end).path;
        const int other = at(next).path;
        int taken = 0;
        forEachFrom(next, cut, [&](int cell) {
            m_cells[index(cell)].path = path;
            ++taken;
        });
        unlink(next, cut);
        link(end, next);
        setLength(path, lengthOf(path) + taken);
        setLength(other, lengthOf(other) - taken);
    }

    int m_columns;
    std::vector<Place> m_cells;
    std::vector<int> m_lengths; ///< In cells, by path.
    std::vector<int> m_used;    ///< The cells that are no holes, in reading order.
    int m_paths = 0;
    int m_short = 0; ///< Paths of fewer cells than shortestPath.
};

} // namespace

std::optional<PathCover> drawCover(Size size, std::span<const Cell> holes, int pathCount, puzzle::Random& random,
                                   std::uint64_t maxMoves) {
    Drawing drawing(size, holes);
    if (pathCount < 1 || pathCount * shortestPath > drawing.cellCount())
        return std::nullopt;
    for (std::uint64_t moves = 0; !drawing.isDone(pathCount); ++moves) {
        if (moves == maxMoves)
            return std::nullopt;
        drawing.move(pathCount, random);
    }
    return drawing.paths();
}

} // namespace arukone
