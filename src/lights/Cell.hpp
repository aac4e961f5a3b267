#pragma once

#include <compare>

namespace lights {

/// A place on a board: row from the top, column from the left, both counted from 0.
struct Cell {
    int row = 0;
    int column = 0;

    /// Row-major: by row, then by column.
    friend auto operator<=>(const Cell&, const Cell&) = default; // NOLINT(modernize-use-nullptr): none is meant here.
};

} // namespace lights
