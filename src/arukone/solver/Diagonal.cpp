// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Diagonal.hpp"

#include <bit>
#include <limits>
#include <numeric>
#include <utility>

namespace arukone {

namespace {

/// The pieces of cables: disjoint sets of cells, each with its pair if it has a terminal. Joins can be undone, so there
/// is no path compression; finding takes O(log cells).
class Pieces {
public:
    explicit Pieces(const Board& board)
        : m_parents(static_cast<std::size_t>(board.cellCount()))
        , m_sizes(m_parents.size(), 1)
        , m_pairs(board.contents().begin(), board.contents().end()) {
        std::iota(m_parents.begin(), m_parents.end(), std::size_t{0});
    }

    /// \returns false, and does nothing, if that would close a ring or join two numbers.
    bool join(std::size_t one, std::size_t other) {
        std::size_t large = root(one);
        std::size_t small = root(other);
        if (large == small || (m_pairs[large] >= 0 && m_pairs[small] >= 0 && m_pairs[large] != m_pairs[small]))
            return false;
        if (m_sizes[large] < m_sizes[small])
            std::swap(large, small);
        m_joins.push_back({small, m_pairs[large]});
        m_parents[small] = large;
        m_sizes[large] += m_sizes[small];
        if (m_pairs[large] < 0)
            m_pairs[large] = m_pairs[small];
        return true;
    }
    /// Whether two cells are known to belong to one cable.
    [[nodiscard]] bool together(std::size_t one, std::size_t other) const noexcept {
        const std::size_t first = root(one);
        const std::size_t second = root(other);
        return first == second || (m_pairs[first] >= 0 && m_pairs[first] == m_pairs[second]);
    }

    [[nodiscard]] std::size_t joins() const noexcept { return m_joins.size(); }
    /// Undoes all but the first `joins` joins.
    void undoTo(std::size_t joins) noexcept {
        for (; m_joins.size() > joins; m_joins.pop_back()) {
            const Join& last = m_joins.back();
            const std::size_t large = m_parents[last.small];
            m_parents[last.small] = last.small;
            m_sizes[large] -= m_sizes[last.small];
            m_pairs[large] = last.pairOfLarge;
        }
    }

private:
    struct Join {
        std::size_t small;
        Board::Content pairOfLarge; ///< Before.
    };

    [[nodiscard]] std::size_t root(std::size_t cell) const noexcept {
        while (m_parents[cell] != cell)
            cell = m_parents[cell];
        return cell;
    }

    std::vector<std::size_t> m_parents;
    std::vector<std::size_t> m_sizes;
    std::vector<Board::Content> m_pairs; ///< At the roots: the pair, or a negative number.
    std::vector<Join> m_joins;
};

/// All cells that are no holes, by diagonals from the top left, each from its upper end.
std::vector<Cell> byDiagonals(const Board& board) {
    std::vector<Cell> order;
    for (int diagonal = 0; diagonal < board.rows() + board.columns() - 1; ++diagonal)
        for (int row = 0; row <= diagonal; ++row)
            if (const Cell cell{row, diagonal - row}; board.contains(cell) && !board.isHole(cell))
                order.push_back(cell);
    return order;
}

/// Which corners can be part of a solution that fills the board and in which no cable touches itself, by the board
/// alone.
///
/// A corner uses two edges of the 2×2 block that it is turned to, so the other two are not used: the cell opposite, if
/// it is free, is the same corner again, and so on along the diagonal as far as a terminal or hole. Where an edge of
/// such a corner would lead off the board or into a hole first, it cannot be. (After the tables of T. Ahle's
/// numberlink.)
class Corners {
public:
    explicit Corners(const Board& board)
        : m_board(board)
        , m_rightDown(static_cast<std::size_t>(board.cellCount()), 0)
        , m_leftDown(m_rightDown.size(), 0) {
        for (int i = board.cellCount(); i-- > 0;) { // From below, as corners depend on those of the next row.
            const Cell cell = board.cellAt(i);
            m_rightDown[static_cast<std::size_t>(i)] = leads(cell, 1, m_rightDown) ? 1 : 0;
            m_leftDown[static_cast<std::size_t>(i)] = leads(cell, -1, m_leftDown) ? 1 : 0;
        }
    }

    /// Whether a free cell may have its edges to the right and down.
    [[nodiscard]] bool mayTurnRightDown(Cell cell) const noexcept { return at(cell, m_rightDown); }
    /// Whether a free cell may have its edges to the left and down.
    [[nodiscard]] bool mayTurnLeftDown(Cell cell) const noexcept { return at(cell, m_leftDown); }

private:
    using Flags = std::vector<char>; ///< By cell.

    [[nodiscard]] bool at(Cell cell, const Flags& flags) const noexcept {
        return flags[static_cast<std::size_t>(m_board.indexOf(cell))] != 0;
    }
    [[nodiscard]] bool isOpen(Cell cell) const noexcept { return m_board.contains(cell) && !m_board.isHole(cell); }

    /// Whether a corner with edges down and to one side may be in a cell. \param side the step to the next column: 1 or
    /// −1. \param below the same of the cells in the next row.
    [[nodiscard]] bool leads(Cell cell, int side, const Flags& below) const noexcept {
        const Cell opposite{cell.row + 1, cell.column + side};
        return m_board.isFree(cell) && isOpen({cell.row, opposite.column}) && isOpen({opposite.row, cell.column}) &&
               (!m_board.isFree(opposite) || at(opposite, below));
    }

    const Board& m_board;
    Flags m_rightDown;
    Flags m_leftDown;
};

class DiagonalSearch {
public:
    DiagonalSearch(const Board& board, std::uint64_t wanted, const Edges& required, const SearchControl& control)
        : m_board(board)
        , m_wanted(wanted)
        , m_required(required)
        , m_meter(control)
        , m_order(byDiagonals(board))
        , m_corners(board)
        , m_pieces(board)
        , m_edges(static_cast<std::size_t>(board.cellCount()), 0) {}

    UntouchingSolutions find() {
        UntouchingSolutions found;
        m_solutions = &found.solutions;
        const UntouchingCount counted = count();
        found.end = counted.end;
        found.nodes = counted.nodes;
        return found;
    }

    UntouchingCount count() {
        visit(0, 0, 1);
        return {m_meter.end(), m_count, m_meter.spent()};
    }

private:
    /// Chooses for the cell at this place of the order, and on. \param from \param share the part of the whole search
    /// that this is taken for.
    void visit(std::size_t place, double from, double share) {
        if (!m_meter.spend())
            return;
        if (place == m_order.size()) {
            accept();
            return;
        }
        const Cell cell = m_order[place];
        if (!mayStay(cell))
            return;
        const int missing = (m_board.isFree(cell) ? 2 : 1) - int{edgeFromLeft(cell)} - int{edgeFromAbove(cell)};
        if (missing == 0)
            visitWith(place, 0, from, share);
        else if (missing == 2)
            visitWith(place, rightEdge | downEdge, from, share);
        else if (missing == 1)
            for (const std::uint8_t edge : {rightEdge, downEdge})
                visitWith(place, edge, from + (edge == downEdge ? share / 2 : 0), share / 2);
    }

    void visitWith(std::size_t place, std::uint8_t edges, double from, double share) {
        if (enough())
            return;
        const Cell cell = m_order[place];
        if (lacksRequired(cell, edges) || !mayTurn(cell, edges) || !leavesAWayOn(cell, edges))
            return;
        const std::size_t joins = m_pieces.joins();
        if (((edges & rightEdge) == 0 || join(cell, {cell.row, cell.column + 1})) &&
            ((edges & downEdge) == 0 || join(cell, {cell.row + 1, cell.column}))) {
            m_edges[at(cell)] = edges;
            visit(place + 1, from, share);
            m_edges[at(cell)] = 0;
        }
        m_pieces.undoTo(joins);
        m_meter.report(from + share);
    }

    [[nodiscard]] bool enough() const noexcept { return m_meter.end() != SearchEnd::Complete || m_count >= m_wanted; }

    [[nodiscard]] bool lacksRequired(Cell cell, std::uint8_t edges) const noexcept {
        return !m_required.empty() && (m_required[at(cell)] & ~edges) != 0;
    }

    /// Whether the edges from the left and above leave no cell beside its own cable.
    [[nodiscard]] bool mayStay(Cell cell) const noexcept {
        return (cell.column == 0 || edgeFromLeft(cell) ||
                !m_pieces.together(at(cell), at({cell.row, cell.column - 1}))) &&
               (cell.row == 0 || edgeFromAbove(cell) || !m_pieces.together(at(cell), at({cell.row - 1, cell.column})));
    }

    /// Whether a cell may choose these edges, as far as corners go: no 2×2 block has three edges, and each corner leads
    /// along its diagonal to a terminal or hole.
    [[nodiscard]] bool mayTurn(Cell cell, std::uint8_t edges) const noexcept {
        const bool right = (edges & rightEdge) != 0;
        const bool down = (edges & downEdge) != 0;
        if (right && cell.row > 0) { // The block to the upper right, whose other edges are decided.
            const std::uint8_t corner = m_edges[at({cell.row - 1, cell.column})];
            const std::uint8_t above = m_edges[at({cell.row - 1, cell.column + 1})];
            if (std::popcount(corner) + int{(above & downEdge) != 0} > 1)
                return false;
        }
        if (right && down)
            return m_corners.mayTurnRightDown(cell);
        return !down || !m_board.isFree(cell) || !edgeFromLeft(cell) || hasLane(cell);
    }

    /// Whether a corner with edges to the left and down can go on along its diagonal: the cells to the lower left,
    /// whose edges from the left and above are decided, have to be the same corner as far as a terminal or hole.
    [[nodiscard]] bool hasLane(Cell cell) const noexcept {
        if (!m_corners.mayTurnLeftDown(cell))
            return false;
        Cell next{cell.row + 1, cell.column - 1};
        for (; m_board.isFree(next); ++next.row, --next.column)
            if (!edgeFromLeft(next) || edgeFromAbove(next))
                return false;
        return !edgeFromAbove(next);
    }

    /// Whether no cell is left without a way on that these edges could have led to, and to which no other edge can lead
    /// any more.
    [[nodiscard]] bool leavesAWayOn(Cell cell, std::uint8_t edges) const noexcept {
        const Cell right{cell.row, cell.column + 1};
        if ((edges & rightEdge) == 0 && m_board.contains(right) && !edgeFromAbove(right) && !mayBegin(right))
            return false;
        const Cell below{cell.row + 1, cell.column};
        if ((edges & downEdge) != 0 || !m_board.contains(below))
            return true;
        // The edge from the left to the cell below is decided next, if there can be one.
        const bool mayComeFromLeft = below.column > 0 && !m_board.isHole({below.row, below.column - 1});
        return mayComeFromLeft || mayBegin(below);
    }

    /// Whether a cell can do without edges from the left and above.
    [[nodiscard]] bool mayBegin(Cell cell) const noexcept {
        return !m_board.isFree(cell) || m_corners.mayTurnRightDown(cell);
    }

    bool join(Cell cell, Cell next) {
        return m_board.contains(next) && !m_board.isHole(next) && m_pieces.join(at(cell), at(next));
    }

    /// A complete solution; yet two pieces that ran beside each other may have been joined afterwards.
    void accept() {
        Cables cables = cablesOf(m_board, m_edges);
        if (touchesItself(m_board, cables))
            return;
        ++m_count;
        if (m_solutions != nullptr)
            m_solutions->push_back(std::move(cables));
    }

    [[nodiscard]] std::size_t at(Cell cell) const noexcept { return static_cast<std::size_t>(m_board.indexOf(cell)); }
    [[nodiscard]] bool edgeFromLeft(Cell cell) const noexcept {
        return cell.column > 0 && (m_edges[at({cell.row, cell.column - 1})] & rightEdge) != 0;
    }
    [[nodiscard]] bool edgeFromAbove(Cell cell) const noexcept {
        return cell.row > 0 && (m_edges[at({cell.row - 1, cell.column})] & downEdge) != 0;
    }

    const Board& m_board;
    std::uint64_t m_wanted;
    const Edges& m_required; ///< Empty, or by cell.
    SearchMeter m_meter;
    std::vector<Cell> m_order;
    Corners m_corners;
    Pieces m_pieces;
    Edges m_edges;
    std::uint64_t m_count = 0;
    std::vector<Cables>* m_solutions = nullptr; ///< Where they are kept, if they are wanted.
};

} // namespace

UntouchingSolutions findUntouching(const Board& board, std::size_t wanted, const SearchControl& control,
                                   const Edges& required) {
    return DiagonalSearch(board, wanted, required, control).find();
}

UntouchingCount countUntouching(const Board& board, const SearchControl& control) {
    return DiagonalSearch(board, std::numeric_limits<std::uint64_t>::max(), {}, control).count();
}

} // namespace arukone
