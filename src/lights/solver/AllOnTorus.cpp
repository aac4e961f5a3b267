// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/AllOnTorus.hpp"

#include "lights/solver/Elimination.hpp"
#include "lights/solver/PressMatrix.hpp"

#include <algorithm>
#include <utility>

namespace lights {

namespace {

constexpr int leastSide = 3; ///< On a shorter one two arms of a plus meet.

std::size_t nullity(int rows, int columns) {
    const Board dark(BitGrid(rows, columns));
    return Elimination(PressMatrix(dark, {Stamp::Plus, Surface::Torus}, CellNumbers(dark))).kernel().rows();
}

bool isOddOrHasHalf(int side) {
    return side % 2 == 1 || side / 2 >= leastSide;
}

int halfIfEven(int side) {
    return side % 2 == 0 ? side / 2 : side;
}

/// The smallest tile with as many quiet patterns as the whole torus.
std::optional<TorusTile> period(int rows, int columns) {
    const std::size_t all = nullity(rows, columns);
    for (int r = leastSide; r <= rows; ++r)
        for (int c = leastSide; rows % r == 0 && c <= columns; ++c)
            if (columns % c == 0 && (r < rows || c < columns) && nullity(r, c) == all)
                return TorusTile{r, c};
    return std::nullopt;
}

Optimum tiled(const Optimum& part, int rows, int columns) {
    const BitGrid& tile = part.presses();
    BitGrid whole(rows, columns);
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            if (tile.test({r % tile.rows(), c % tile.columns()}))
                whole.set({r, c});
    const int tiles = rows / tile.rows() * (columns / tile.columns());
    return {std::move(whole), tiles * part.lowerBound()};
}

/// Every window is switched by exactly one press, so that no solution has fewer. \pre 5 divides both sides.
Optimum perfectCode(int rows, int columns) {
    BitGrid presses(rows, columns);
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            if ((r + 2 * c) % 5 == 0)
                presses.set({r, c});
    return Optimum::proven(std::move(presses));
}

} // namespace

std::optional<TorusTile> torusTile(int rows, int columns) {
    if (std::min(rows, columns) < leastSide)
        return std::nullopt;
    const TorusTile halves{halfIfEven(rows), halfIfEven(columns)};
    if (isOddOrHasHalf(rows) && isOddOrHasHalf(columns) && halves != TorusTile{rows, columns})
        return halves;
    return period(rows, columns);
}

std::optional<Optimum> allOnTorus(int rows, int columns, const SolveTorus& solveTorus) {
    if (rows % 5 == 0 && columns % 5 == 0)
        return perfectCode(rows, columns);
    const auto tile = torusTile(rows, columns);
    if (!tile)
        return std::nullopt;
    if (const auto smaller = allOnTorus(tile->rows, tile->columns, solveTorus))
        return tiled(*smaller, rows, columns);
    return tiled(solveTorus(*tile), rows, columns);
}

} // namespace lights
