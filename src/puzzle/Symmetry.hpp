// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Cell.hpp"

#include <cstdint>
#include <vector>

/// What the editors of all puzzles share.
namespace puzzle {

/// A side of a board.
enum class Edge : std::uint8_t { Top, Bottom, Left, Right };

/// Whether rows grow and shrink at the edge's side, not columns.
[[nodiscard]] constexpr bool isUpright(Edge edge) noexcept {
    return edge == Edge::Left || edge == Edge::Right;
}

/// The size of a board that gets `by` rows or columns at an edge.
[[nodiscard]] constexpr Size grown(Size size, Edge edge, int by) noexcept {
    return isUpright(edge) ? Size{size.rows, size.columns + by} : Size{size.rows + by, size.columns};
}

/// The reflections and rotations by which a brush repeats its strokes. Quarter turn and diagonal apply to square boards
/// only.
struct Symmetry {
    bool leftRight = false;   ///< Mirrored left to right.
    bool topBottom = false;   ///< Mirrored top to bottom.
    bool quarterTurn = false; ///< Rotated by 90, 180 and 270 degrees.
    bool diagonal = false;    ///< Mirrored at the diagonal from the top left.

    friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// All cells that a symmetric brush paints along with `cell`, itself included: at most eight, each once, in row-major
/// order.
[[nodiscard]] std::vector<Cell> orbit(int rows, int columns, const Symmetry& symmetry, Cell cell);

/// All images of a sequence of cells: at most eight, each once, itself first.
[[nodiscard]] std::vector<std::vector<Cell>> images(Size size, const Symmetry& symmetry,
                                                    const std::vector<Cell>& cells);

} // namespace puzzle
