#include "lights/Hint.hpp"

#include <algorithm>

namespace lights {

namespace {

struct Piece {
    int first;
    int last;
};

/// The piece of a side of `length` cells that holds `place`; the last piece overlaps the one before rather than being
/// smaller.
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

} // namespace lights
