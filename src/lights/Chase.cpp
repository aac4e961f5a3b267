// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Chase.hpp"

#include <algorithm>
#include <utility>

namespace lights {

namespace {

constexpr std::size_t maxEnumeratedRank = 16; ///< Up to this rank all sums of traceless presses are tried.

/// What presses in one row toggle in that row: each cell and its neighbours. The sides of a cylinder are joined only if
/// that reaches a cell not reached anyway.
BitGrid spread(const BitGrid& row, bool joined) {
    BitGrid result = row;
    const int columns = row.columns();
    row.forEach([&](Cell cell) {
        if (cell.column > 0)
            result.flip({0, cell.column - 1});
        else if (joined && columns > 2)
            result.flip({0, columns - 1});
        if (cell.column + 1 < columns)
            result.flip({0, cell.column + 1});
        else if (joined && columns > 2)
            result.flip({0, 0});
    });
    return result;
}

/// Chases from a dark board with these presses at the top. \returns what would have to be pressed below the last row.
BitGrid traceOf(const BitGrid& top, int rows, bool joined) {
    BitGrid above(1, top.columns());
    BitGrid row = top;
    for (int r = 0; r < rows; ++r) {
        BitGrid below = spread(row, joined) ^ above; // The row's own presses, and those above it.
        above = std::exchange(row, std::move(below));
    }
    return row;
}

int firstOf(const BitGrid& row) {
    for (int c = 0; c < row.columns(); ++c)
        if (row.test({0, c}))
            return c;
    return row.columns();
}

/// Fewer cells first; among equals the one whose first differing cell is set.
bool isSimpler(const BitGrid& left, const BitGrid& right) {
    if (left.count() != right.count())
        return left.count() < right.count();
    const int differ = firstOf(left ^ right);
    return differ < left.columns() && left.test({0, differ});
}

/// One row of `of` as a grid of its own.
BitGrid rowOf(const BitGrid& of, int row) {
    BitGrid result(1, of.columns());
    std::copy(of.row(row).begin(), of.row(row).end(), result.row(0).begin());
    return result;
}

} // namespace

bool canBeChased(const Board& shape, const Rules& rules) noexcept {
    return !rules.quietHours && rules.stamp == Stamp::Plus &&
           (rules.surface == Surface::Plane || rules.surface == Surface::Cylinder) && shape.isPlain();
}

FixUp::FixUp(int rows, int columns, Surface surface)
    : m_rows(rows)
    , m_columns(columns) {
    const bool joined = surface == Surface::Cylinder;
    for (int c = 0; c < columns; ++c) {
        BitGrid press(1, columns);
        press.set({0, c});
        m_traces.push_back(traceOf(press, rows, joined));
        // One elimination step: subtract the previous traces from the new one.
        BitGrid trace = m_traces.back();
        for (std::size_t i = 0; i < m_reduced.size(); ++i)
            if (trace.test({0, m_firsts[i]})) {
                trace ^= m_reduced[i].trace;
                press ^= m_reduced[i].presses;
            }
        if (!trace.any()) {
            m_traceless.push_back(press);
            continue;
        }
        const int first = firstOf(trace);
        for (Reduced& each : m_reduced)
            if (each.trace.test({0, first})) {
                each.trace ^= trace;
                each.presses ^= press;
            }
        m_reduced.push_back({std::move(trace), std::move(press)});
        m_firsts.push_back(first);
    }
}

BitGrid FixUp::trace(const BitGrid& presses) const {
    BitGrid sum(1, m_columns);
    presses.forEach([&](Cell cell) { sum ^= trace(cell.column); });
    return sum;
}

std::optional<BitGrid> FixUp::presses(const BitGrid& leftover) const {
    BitGrid rest = leftover;
    BitGrid found(1, m_columns);
    for (std::size_t i = 0; i < m_reduced.size(); ++i)
        if (rest.test({0, m_firsts[i]})) {
            rest ^= m_reduced[i].trace;
            found ^= m_reduced[i].presses;
        }
    if (rest.any())
        return std::nullopt;
    if (m_traceless.size() > maxEnumeratedRank)
        return found;
    // Go through all equivalent sets in Gray code order: each differs from the previous one by a single addition.
    BitGrid best = found;
    for (std::size_t step = 1; step < std::size_t{1} << m_traceless.size(); ++step) {
        found ^= m_traceless[static_cast<std::size_t>(std::countr_zero(step))];
        if (isSimpler(found, best))
            best = found;
    }
    return best;
}

bool FixUp::cribIsComplete(std::size_t most) const noexcept {
    return rank() < 32 && (std::size_t{1} << rank()) - 1 <= most;
}

std::vector<FixUp::Line> FixUp::crib(std::size_t most) const {
    std::vector<BitGrid> leftovers;
    if (cribIsComplete(most)) {
        BitGrid sum(1, m_columns);
        for (std::size_t step = 1; step < std::size_t{1} << rank(); ++step) {
            sum ^= m_reduced[static_cast<std::size_t>(std::countr_zero(step))].trace;
            leftovers.push_back(sum);
        }
        std::sort(leftovers.begin(), leftovers.end(), isSimpler);
    } else {
        for (const Reduced& each : m_reduced)
            leftovers.push_back(each.trace);
        std::sort(leftovers.begin(), leftovers.end(),
                  [](const BitGrid& left, const BitGrid& right) { return firstOf(left) < firstOf(right); });
    }
    std::vector<Line> lines;
    for (BitGrid& leftover : leftovers)
        if (auto found = presses(leftover))
            lines.push_back({std::move(leftover), *std::move(found)});
    return lines;
}

Chaser::Chaser(const Puzzle& puzzle)
    : Chaser(puzzle, FixUp(puzzle.rows(), puzzle.columns(), puzzle.rules().surface)) {}

Chaser::Chaser(const Puzzle& puzzle, FixUp fixUp)
    : m_puzzle(puzzle)
    , m_fixUp(std::move(fixUp))
    , m_due(1, puzzle.columns()) {}

ChaseAdvice Chaser::advice(const Board& board) {
    const BitGrid open = m_puzzle.open(board);
    const int last = board.rows() - 1;
    int row = 0;
    while (row <= last && !rowOf(open, row).any())
        ++row;
    if (row > last)
        return {};
    ChaseAdvice advice;
    advice.row = row;
    if (row == last) {
        const auto wanted = m_fixUp.presses(rowOf(open, last));
        if (!wanted)
            return {ChaseAdvice::Kind::Unsolvable, last, {}};
        m_due = *wanted;
        m_fixing = true;
    }
    if (m_fixing && m_due.any()) {
        advice.kind = ChaseAdvice::Kind::FixUp;
        advice.presses = m_due.toCells();
        return advice;
    }
    advice.kind = ChaseAdvice::Kind::Chase;
    for (int c = 0; c < board.columns(); ++c)
        if (open.test({row, c}))
            advice.presses.push_back({row + 1, c});
    return advice;
}

void Chaser::pressed(Cell cell) {
    if (!m_fixing)
        return;
    if (cell.row == 0)
        m_due.flip({0, cell.column});
    else
        restart(); // A press in a lower row ends the fix-up: chasing continues from there.
}

void Chaser::restart() {
    m_due = BitGrid(1, m_puzzle.columns());
    m_fixing = false;
}

} // namespace lights
