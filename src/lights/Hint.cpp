// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Hint.hpp"

#include "lights/Solutions.hpp"

#include <algorithm>
#include <utility>

namespace lights {

namespace {

struct Piece {
    int first;
    int last;
};

/// The piece containing `place` on a side of `length` cells; the last piece overlaps the one before it rather than
/// being smaller.
Piece pieceAround(int length, int place) noexcept {
    const int size = std::min(length, std::clamp((length + 1) / 2, 2, 3));
    const int first = std::min(place / size * size, length - size);
    return {first, first + size - 1};
}

} // namespace

Region hintRegion(int rows, int columns, Cell cell) noexcept {
    const Piece down = pieceAround(rows, cell.row);
    const Piece across = pieceAround(columns, cell.column);
    return {{down.first, across.first}, {down.last, across.last}};
}

ShortestSolutions countShortestSolutions(const BitGrid& solution, std::span<const BitGrid> quiet, Cell cell) {
    ShortestSolutions found;
    found.alone = quiet.empty();
    found.always = true;
    std::int64_t least = -1;
    forEachSolution(solution, quiet, [&](const BitGrid& presses) {
        const std::int64_t moves = presses.count();
        const bool here = presses.test(cell);
        found.always = found.always && here;
        if (!here && (found.without == 0 || moves < found.without))
            found.without = moves;
        if (least < 0 || moves < least) {
            least = moves;
            found.ways = 0;
            found.through = 0;
        }
        if (moves == least) {
            ++found.ways;
            found.through += here ? 1 : 0;
        }
    });
    return found;
}

SolutionLengths solutionLengths(const BitGrid& solution, std::span<const BitGrid> quiet, std::int64_t most) {
    SolutionLengths found;
    forEachSolution(solution, quiet, [&](const BitGrid& presses) {
        const std::int64_t moves = presses.count();
        found.longest = std::max(found.longest, moves);
        if (moves <= most)
            found.within = std::max(found.within, moves);
    });
    return found;
}

BitGrid nearestShortest(const BitGrid& solution, std::span<const BitGrid> quiet, const BitGrid& made,
                        const BitGrid* except) {
    BitGrid nearest = solution;
    auto best = std::pair(solution.count(), -(solution & made).count()); // Moves, then what is in common.
    forEachSolution(solution, quiet, [&](const BitGrid& presses) {
        const std::int64_t moves = presses.count();
        if (moves > best.first || (except != nullptr && presses == *except))
            return;
        if (const auto here = std::pair(moves, -(presses & made).count()); here < best) {
            best = here;
            nearest = presses;
        }
    });
    return nearest;
}

} // namespace lights
