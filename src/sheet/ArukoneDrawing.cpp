// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/ArukoneDrawing.hpp"

#include "sheet/GridDrawing.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace sheet {

namespace {

constexpr double smallestBoxCell = 9; ///< 3.2 mm: a number in it is as high as small print.
constexpr double ringRadius = 0.36;   ///< As a share of a cell, like the lengths below.
constexpr double ringWidth = 0.05;
constexpr std::array signSizes{0.5, 0.42, 0.31}; ///< For numbers with one, two and three digits.
constexpr double capHeight = 0.72;               ///< As a share of the size of a text.
constexpr double cableWidth = 0.13;

Point centreOf(const Box& cells, double cell, arukone::Cell at) {
    return {cells.x + (at.column + 0.5) * cell, cells.y + (at.row + 0.5) * cell};
}

/// Moves the end of a cable from the middle of its terminal to the terminal's ring.
void cutBack(Point& end, Point next, double by) {
    const double length = std::max(std::abs(next.x - end.x), std::abs(next.y - end.y));
    end = {end.x + (next.x - end.x) / length * by, end.y + (next.y - end.y) / length * by};
}

void drawCable(Pen& pen, const arukone::Board& board, const arukone::Cable& cable, const Box& cells, double cell) {
    const auto path = arukone::cellsOf(board, cable);
    if (!path || path->size() < 2)
        return;
    Stroke stroke{{}, cableWidth * cell};
    for (const arukone::Cell at : *path)
        stroke.points.push_back(centreOf(cells, cell, at));
    cutBack(stroke.points.front(), stroke.points[1], (ringRadius + cableWidth / 2) * cell);
    cutBack(stroke.points.back(), stroke.points[stroke.points.size() - 2], (ringRadius + cableWidth / 2) * cell);
    pen.add(std::move(stroke));
}

} // namespace

Footprint footprintOf(const arukone::Board& board, View) {
    return {static_cast<double>(board.columns()), static_cast<double>(board.rows()), 0, 0, smallestBoxCell};
}

Box drawBoard(Pen& pen, const arukone::Board& board, const Answer& answer, View view, const Box& taken, double cell) {
    const Box cells{taken.x, taken.y, cell * board.columns(), cell * board.rows()};
    drawGrid(pen, cells, {board.rows(), board.columns()},
             [&](arukone::Cell at) { return board.contains(at) && !board.isHole(at); });
    const bool decimal = arukone::pairSign(board.pairCount() - 1).size() > 1; // Rather than letters and numbers mixed.
    for (int pair = 0; pair < board.pairCount(); ++pair) {
        const std::string sign = decimal ? std::to_string(pair + 1) : arukone::pairSign(pair);
        const double size = cell * signSizes[std::min(sign.size(), signSizes.size()) - 1];
        const arukone::Pair& ends = board.pairs()[static_cast<std::size_t>(pair)];
        for (const arukone::Cell end : {ends.first, ends.second}) {
            const Point centre = centreOf(cells, cell, end);
            pen.add(Ring{centre, ringRadius * cell, ringWidth * cell});
            pen.words(sign, {centre.x, centre.y + size * capHeight / 2}, cell, {size, Face::Bold, Align::Centre});
        }
    }
    if (view == View::Solution && answer.cables)
        for (const arukone::Cable& cable : *answer.cables)
            drawCable(pen, board, cable, cells, cell);
    return cells;
}

} // namespace sheet
