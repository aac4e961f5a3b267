// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/GridDrawing.hpp"

#include <algorithm>

namespace sheet {

namespace {

/// A line of the grid, which is drawn where cells of the two rows (or columns) beside it are.
/// \param length cells along the line. \param side whether there is a cell before (false) or behind the line.
template<class Side, class Draw>
void drawRuns(int length, const Side& side, const Draw& draw) {
    enum class Kind { None, Inner, Border };
    const auto kindAt = [&](int i) {
        if (i == length)
            return Kind::None;
        const int cells = static_cast<int>(side(i, false)) + static_cast<int>(side(i, true));
        return cells == 0 ? Kind::None : cells == 1 ? Kind::Border : Kind::Inner;
    };
    for (int from = 0; from < length;) {
        int to = from;
        while (to < length && kindAt(to) == kindAt(from))
            ++to;
        if (kindAt(from) != Kind::None)
            draw(from, to, kindAt(from) == Kind::Border);
        from = to;
    }
}

} // namespace

void drawGrid(Pen& pen, const Box& cells, puzzle::Size size, const std::function<bool(puzzle::Cell)>& hasCell) {
    const double pitch = cells.w / size.columns;
    const double thin = std::clamp(pitch * 0.03, 0.25, 0.6);
    const double thick = std::clamp(pitch * 0.07, 0.6, 1.4);
    for (int row = 0; row <= size.rows; ++row) {
        const double y = cells.y + row * pitch;
        drawRuns(
            size.columns,
            [&](int column, bool below) {
                return hasCell({below ? row : row - 1, column});
            },
            [&](int from, int to, bool border) {
                pen.line({cells.x + from * pitch, y}, {cells.x + to * pitch, y}, border ? thick : thin);
            });
    }
    for (int column = 0; column <= size.columns; ++column) {
        const double x = cells.x + column * pitch;
        drawRuns(
            size.rows,
            [&](int row, bool right) {
                return hasCell({row, right ? column : column - 1});
            },
            [&](int from, int to, bool border) {
                pen.line({x, cells.y + from * pitch}, {x, cells.y + to * pitch}, border ? thick : thin);
            });
    }
}

} // namespace sheet
