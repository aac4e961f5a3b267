// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Hint.hpp"

#include <algorithm>
#include <bit>

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

std::optional<Hint> nextHint(const BitGrid& remaining) {
    const std::vector<Cell> cells = remaining.toCells();
    if (cells.empty())
        return std::nullopt;
    return Hint{hintRegion(remaining.rows(), remaining.columns(), cells.front()), cells.front()};
}

ShortestSolutions countShortestSolutions(const BitGrid& solution, std::span<const BitGrid> quiet, Cell cell) {
    ShortestSolutions found;
    found.alone = quiet.empty();
    found.always = true;
    BitGrid presses = solution;
    std::int64_t least = -1;
    const std::uint64_t all = std::uint64_t{1} << quiet.size();
    for (std::uint64_t i = 0;;) {
        const std::int64_t moves = presses.count();
        const bool here = presses.test(cell);
        found.always = found.always && here;
        if (least < 0 || moves < least) {
            least = moves;
            found.ways = 0;
            found.through = 0;
        }
        if (moves == least) {
            ++found.ways;
            found.through += here ? 1 : 0;
        }
        if (++i == all)
            return found;
        // Gray code order: a single pattern leads from one solution to the next.
        presses ^= quiet[static_cast<std::size_t>(std::countr_zero(i))];
    }
}

} // namespace lights
