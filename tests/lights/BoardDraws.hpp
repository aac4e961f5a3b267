// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"

#include <cstddef>
#include <cstdint>
#include <random>

namespace lights::test {

/// Draws the parts of random boards, the same ones every time.
class BoardDraws {
public:
    explicit BoardDraws(unsigned seed)
        : m_random(seed) {} // NOLINT(bugprone-random-generator-seed): the same boards every time.

    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

    template<class List>
    auto pick(const List& list) {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

    /// Each cell is in it with a chance of one in `oneIn`; none is if that is 0.
    BitGrid grid(int rows, int columns, int oneIn) {
        BitGrid cells(rows, columns);
        for (const Cell cell : cells.complement().toCells())
            if (oneIn != 0 && below(oneIn) == 0)
                cells.set(cell);
        return cells;
    }

    /// Rules with any surface. One stamp in `oneIn` is any drawing, the others have names.
    Rules rules(int oneIn, bool quietHours = false) {
        const auto bits = static_cast<std::uint32_t>(1 + below((1 << Stamp::cells) - 1));
        const Stamp stamp = below(oneIn) == 0 ? *Stamp::fromBits(bits) : pick(namedStamps);
        return {stamp, pick(allSurfaces), quietHours};
    }

    /// A puzzle on a board, with any goal.
    Puzzle puzzleOn(const Board& start, const Rules& rules) {
        const auto goal = static_cast<GoalKind>(below(3));
        if (goal != GoalKind::Picture)
            return *Puzzle::make(start, rules, goal);
        return *Puzzle::makePicture(start, rules, Board(grid(start.rows(), start.columns(), 2), start.holes()));
    }

private:
    std::mt19937 m_random;
};

} // namespace lights::test
