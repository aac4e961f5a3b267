// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheet/LightsDrawing.hpp"

#include "sheet/GridDrawing.hpp"

#include <cmath>
#include <map>
#include <numbers>

namespace sheet {

namespace {

constexpr double smallestWindow = 4.5; ///< 1.6 mm.
constexpr double arrowRoom = 13;       ///< Beside each joined edge.
constexpr double goalScale = 0.5;      ///< Scale of the goal picture beside the board.
constexpr double goalGap = 26;         ///< Between the two, with an arrow in it.
constexpr double raysFrom = 13;        ///< The smallest cell whose light has rays.
constexpr int rays = 8;

bool joinsSides(lights::Surface surface) noexcept {
    return surface != lights::Surface::Plane;
}

bool joinsTop(lights::Surface surface) noexcept {
    return surface == lights::Surface::Torus || surface == lights::Surface::Klein ||
           surface == lights::Surface::Projective;
}

bool showsGoal(const lights::Puzzle& puzzle, View view) noexcept {
    return view == View::Task && puzzle.goal() == lights::GoalKind::Picture;
}

Point windowCentre(const Box& cells, double cell, lights::Cell at) {
    return {cells.x + (at.column + 0.5) * cell, cells.y + (at.row + 0.5) * cell};
}

/// Thin diagonals across a cell.
void drawHatching(Pen& pen, Point centre, double cell) {
    const double half = 0.5 * cell;
    const double width = std::clamp(cell * 0.02, 0.25, 0.5);
    for (const double along : {-0.6, -0.2, 0.2, 0.6}) {
        // The line x + y = 2 · along · half, as far as it is in the cell.
        const double sum = 2 * along * half;
        const double from = std::max(-half, sum - half);
        const double to = std::min(half, sum + half);
        pen.line({centre.x + from, centre.y + sum - from}, {centre.x + to, centre.y + sum - to}, width);
    }
}

/// The two sides of a curtain that is drawn half: at each side of a cell an upright, and a line to its foot.
void drawCurtain(Pen& pen, Point centre, double cell) {
    const double width = std::clamp(cell * 0.025, 0.3, 0.6);
    for (const double side : {-1.0, 1.0}) {
        const auto at = [&](double across, double down) {
            return Point{centre.x + side * across * cell, centre.y + down * cell};
        };
        pen.add(Stroke{{at(0.16, -0.44), at(0.3, 0.05), at(0.32, 0.44)}, width});
        pen.line(at(0.39, -0.44), at(0.4, 0.44), width);
    }
    pen.line({centre.x - 0.44 * cell, centre.y - 0.44 * cell}, {centre.x + 0.44 * cell, centre.y - 0.44 * cell},
             2 * width);
}

/// An arrow along a joined edge, from one of its ends to the other, with heads in its middle.
/// \param heads one for the sides, two for top and bottom, as in the game.
void drawArrow(Pen& pen, Point from, Point to, int heads) {
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    const Point along{(to.x - from.x) / length, (to.y - from.y) / length};
    const Point across{-along.y, along.x};
    const double head = std::min(5.0, length / 4);
    const auto at = [&](double forward, double aside) {
        return Point{from.x + along.x * forward + across.x * aside, from.y + along.y * forward + across.y * aside};
    };
    pen.line(from, to, 0.7);
    for (int i = 0; i < heads; ++i) {
        const double tip = length / 2 + head / 2 + (i - (heads - 1) / 2.0) * 0.9 * head;
        pen.add(Stroke{{at(tip - head, -0.7 * head), at(tip, 0), at(tip - head, 0.7 * head)}, 1.3});
    }
}

/// Edges that are joined have the same arrows, which point the same way once the edges lie on each other.
void drawJoinedEdges(Pen& pen, const Box& cells, lights::Surface surface) {
    constexpr double away = arrowRoom * 0.55;
    const double left = cells.x - away;
    const double right = cells.right() + away;
    const double top = cells.y - away;
    const double bottom = cells.bottom() + away;
    const auto across = [](double y, double from, double to) { return std::pair(Point{from, y}, Point{to, y}); };
    const auto up = [&cells](double x, bool flipped) {
        const Point low{x, cells.bottom()};
        const Point high{x, cells.y};
        return flipped ? std::pair(high, low) : std::pair(low, high);
    };
    if (joinsSides(surface)) {
        const bool flipped = surface != lights::Surface::Cylinder && surface != lights::Surface::Torus;
        for (const auto& [from, to] : {up(left, false), up(right, flipped)})
            drawArrow(pen, from, to, 1);
    }
    if (joinsTop(surface)) {
        const bool flipped = surface == lights::Surface::Projective;
        const auto low = flipped ? across(bottom, cells.right(), cells.x) : across(bottom, cells.x, cells.right());
        for (const auto& [from, to] : {across(top, cells.x, cells.right()), low})
            drawArrow(pen, from, to, 2);
    }
}

/// In each window the numbers of its presses.
void drawOrder(Pen& pen, const std::vector<lights::Cell>& order, const Box& cells, double cell) {
    std::map<lights::Cell, std::string> turns;
    for (std::size_t i = 0; i < order.size(); ++i) {
        std::string& words = turns[order[i]];
        words += (words.empty() ? "" : ", ") + std::to_string(i + 1);
    }
    const Lettering lettering{0.4 * cell, Face::Bold, Align::Centre};
    for (const auto& [at, words] : turns) {
        const Point centre = windowCentre(cells, cell, at);
        pen.words(words, {centre.x, centre.y + 0.14 * cell}, 0.7 * cell, lettering);
    }
}

void drawGoal(Pen& pen, const lights::Puzzle& puzzle, const Box& cells, double cell) {
    const lights::Board& board = puzzle.start();
    drawGrid(pen, cells, {board.rows(), board.columns()}, [&](lights::Cell at) { return board.hasCell(at); });
    puzzle.target().forEach([&](lights::Cell at) { drawLight(pen, windowCentre(cells, cell, at), cell, View::Task); });
    board.curtains().forEach([&](lights::Cell at) { drawCurtain(pen, windowCentre(cells, cell, at), cell); });
}

} // namespace

Footprint footprintOf(const lights::Puzzle& puzzle, View view) {
    const lights::Surface surface = puzzle.rules().surface;
    Footprint footprint{static_cast<double>(puzzle.columns()), static_cast<double>(puzzle.rows()), 0, 0,
                        smallestWindow};
    if (joinsSides(surface))
        footprint.beside += 2 * arrowRoom;
    if (joinsTop(surface))
        footprint.above += 2 * arrowRoom;
    if (showsGoal(puzzle, view)) {
        footprint.columns *= 1 + goalScale;
        footprint.beside += goalGap;
        footprint.smallest /= goalScale;
    }
    return footprint;
}

Box drawBoard(Pen& pen, const lights::Puzzle& puzzle, const Answer& answer, View view, const Box& taken, double cell) {
    const lights::Surface surface = puzzle.rules().surface;
    const lights::Board& board = puzzle.start();
    const Box cells{taken.x + (joinsSides(surface) ? arrowRoom : 0), taken.y + (joinsTop(surface) ? arrowRoom : 0),
                    cell * puzzle.columns(), cell * puzzle.rows()};
    drawGrid(pen, cells, {board.rows(), board.columns()}, [&](lights::Cell at) { return board.hasCell(at); });
    board.sealed().forEach([&](lights::Cell at) { drawHatching(pen, windowCentre(cells, cell, at), cell); });
    board.curtains().forEach([&](lights::Cell at) { drawCurtain(pen, windowCentre(cells, cell, at), cell); });
    board.lit().forEach([&](lights::Cell at) { drawLight(pen, windowCentre(cells, cell, at), cell, view); });
    drawJoinedEdges(pen, cells, surface);
    if (showsGoal(puzzle, view)) {
        const double small = goalScale * cell;
        const Box goal{taken.right() - small * puzzle.columns(), cells.y + (cells.h - small * puzzle.rows()) / 2,
                       small * puzzle.columns(), small * puzzle.rows()};
        drawGoal(pen, puzzle, goal, small);
        const double tip = goal.x - 6;
        const double middle = goal.centre().y;
        pen.line({tip - 13, middle}, {tip, middle}, 1.2);
        pen.add(Stroke{{{tip - 5, middle - 4}, {tip, middle}, {tip - 5, middle + 4}}, 1.2});
    }
    if (view == View::Solution && !answer.order.empty())
        drawOrder(pen, answer.order, cells, cell);
    else if (view == View::Solution && answer.presses)
        answer.presses->forEach([&](lights::Cell at) {
            pen.add(Cross{windowCentre(cells, cell, at), 0.26 * cell, std::max(0.5, 0.13 * cell)});
        });
    return cells;
}

void drawLight(Pen& pen, Point centre, double cell, View view) {
    if (view == View::Solution) {
        pen.add(Ring{centre, 0.4 * cell, std::max(0.3, 0.04 * cell)});
        return;
    }
    if (cell < raysFrom) {
        pen.add(Ring{centre, 0.29 * cell, 0.14 * cell});
        return;
    }
    pen.add(Ring{centre, 0.21 * cell, 0.075 * cell});
    for (int i = 0; i < rays; ++i) {
        const double angle = 2 * std::numbers::pi * i / rays;
        const Point along{std::cos(angle), std::sin(angle)};
        pen.line({centre.x + 0.32 * cell * along.x, centre.y + 0.32 * cell * along.y},
                 {centre.x + 0.41 * cell * along.x, centre.y + 0.41 * cell * along.y}, 0.06 * cell);
    }
}

void drawStamp(Pen& pen, lights::Stamp stamp, Point topLeft, double side) {
    const int reach = stamp.drawnReach();
    const int across = 2 * reach + 1;
    const double cell = side / across;
    const auto squareAt = [&](lights::Offset offset) {
        return Box{topLeft.x + (offset.right + reach) * cell, topLeft.y + (offset.down + reach) * cell, cell, cell};
    };
    stamp.forEach([&](lights::Offset offset) { pen.fill(squareAt(offset)); });
    drawGrid(pen, {topLeft.x, topLeft.y, side, side}, {across, across}, [across](lights::Cell at) {
        return at.row >= 0 && at.row < across && at.column >= 0 && at.column < across;
    });
    pen.add(Disc{squareAt({}).centre(), 0.25 * cell, stamp.togglesPressed()});
}

} // namespace sheet
