// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Draft.hpp"

#include <utility>

namespace lights {

namespace {

/// The bits of `from`, each moved to `place(cell)`, on a grid of the given size; those that land outside are dropped.
template<class Place>
BitGrid moved(const BitGrid& from, int rows, int columns, Place&& place) {
    BitGrid to(rows, columns);
    from.forEach([&](Cell cell) {
        if (const Cell there = place(cell); to.contains(there))
            to.set(there);
    });
    return to;
}

/// The board with each of its grids changed in the same way.
template<class Change>
Board changed(const Board& board, Change&& change) {
    return Board(change(board.lit()), change(board.holes()), change(board.sealed()))
        .withCurtains(change(board.curtains()));
}

/// `number` modulo `size`, in 0 … size − 1.
int wrapped(int number, int size) {
    const int rest = number % size;
    return rest < 0 ? rest + size : rest;
}

} // namespace

Draft::Draft(int rows, int columns)
    : m_board(BitGrid(rows, columns))
    , m_picture(rows, columns) {}

Draft::Draft(const Puzzle& puzzle)
    : m_board(puzzle.start())
    , m_picture(puzzle.goal() == GoalKind::Picture ? puzzle.target() : BitGrid(puzzle.rows(), puzzle.columns()))
    , m_rules(puzzle.rules())
    , m_goal(puzzle.goal()) {}

Draft::Draft(Board board, const BitGrid& picture, const Rules& rules, GoalKind goal)
    : m_board(std::move(board))
    , m_picture(picture & m_board.holes().complement())
    , m_rules(rules)
    , m_goal(goal) {}

BitGrid Draft::target() const {
    switch (m_goal) {
    case GoalKind::Off:
        return BitGrid(rows(), columns());
    case GoalKind::On:
        return m_board.holes().complement();
    case GoalKind::Picture:
        return m_picture;
    }
    return m_picture;
}

BitGrid Draft::open() const {
    const BitGrid different = m_board.lit() ^ target();
    return different & m_board.curtains().complement();
}

tl::expected<Puzzle, PuzzleProblem> Draft::puzzle() const {
    if (m_goal == GoalKind::Picture)
        return Puzzle::makePicture(m_board, m_rules, Board(m_picture, m_board.holes()));
    return Puzzle::make(m_board, m_rules, m_goal);
}

bool Draft::wouldPaint(Brush brush, Cell cell) const {
    if (!m_board.contains(cell))
        return false;
    switch (brush) {
    case Brush::Light:
        return !m_board.isLit(cell);
    case Brush::Hole:
        return !m_board.isHole(cell);
    case Brush::Seal:
        return !m_board.isSealed(cell);
    case Brush::Curtain:
        return !m_board.isCurtained(cell);
    case Brush::Target:
        return m_goal != GoalKind::Picture || !m_picture.test(cell);
    case Brush::Press:
        return m_board.canPress(cell);
    }
    return false;
}

void Draft::paint(Brush brush, Cell cell, bool put) {
    if (!m_board.contains(cell))
        return;
    if (brush == Brush::Press) {
        if (m_board.canPress(cell))
            press(m_board, m_rules, cell);
        return;
    }
    BitGrid lit = m_board.lit();
    BitGrid holes = m_board.holes();
    BitGrid sealed = m_board.sealed();
    BitGrid curtains = m_board.curtains();
    if (brush == Brush::Hole || put) // The other brushes turn a hole into a cell; erasing with them does not.
        holes.set(cell, brush == Brush::Hole && put);
    if (brush == Brush::Light)
        lit.set(cell, put);
    if (brush == Brush::Seal)
        sealed.set(cell, put);
    if (brush == Brush::Curtain)
        curtains.set(cell, put);
    if (brush == Brush::Target) {
        m_picture.set(cell, put);
        m_goal = GoalKind::Picture;
    }
    if (holes.test(cell))
        m_picture.set(cell, false);
    m_board = Board(std::move(lit), std::move(holes), std::move(sealed)).withCurtains(std::move(curtains));
}

void Draft::fill(bool lit) {
    m_board = m_board.withLight(lit ? m_board.holes().complement() : BitGrid(rows(), columns()));
}

void Draft::invert() {
    m_board = m_board.withLight(m_board.lit().complement());
}

void Draft::clear() {
    m_board = Board(BitGrid(rows(), columns()));
    m_picture = BitGrid(rows(), columns());
}

void Draft::translate(int rows, int columns) {
    const auto place = [&](Cell cell) {
        return Cell{wrapped(cell.row + rows, this->rows()), wrapped(cell.column + columns, this->columns())};
    };
    const auto shifted = [&](const BitGrid& grid) { return moved(grid, this->rows(), this->columns(), place); };
    m_picture = shifted(m_picture);
    m_board = changed(m_board, shifted);
}

void Draft::shuffle(puzzle::Random& random) {
    const std::vector<Cell> cells = m_board.pressable().toCells();
    if (cells.empty())
        return;
    m_board = m_board.withLight(target());
    for (const Cell cell : cells)
        if (random.below(2) == 1)
            press(m_board, m_rules, cell);
    if (open().any()) // Otherwise a quiet pattern or no press at all came up. A single press is neither,
        return;
    const std::size_t first = random.below(cells.size());
    for (std::size_t i = 0; i < cells.size() && !open().any(); ++i) // unless all that it switches has curtains.
        press(m_board, m_rules, cells[(first + i) % cells.size()]);
}

bool Draft::canGrow(Edge edge) const noexcept {
    return (puzzle::isUpright(edge) ? columns() : rows()) < maxSide;
}

bool Draft::canShrink(Edge edge) const noexcept {
    return (puzzle::isUpright(edge) ? columns() : rows()) > 1;
}

void Draft::grow(Edge edge) {
    const auto [rows, columns] = puzzle::grown({this->rows(), this->columns()}, edge, 1);
    crop(edge == Edge::Top ? -1 : 0, edge == Edge::Left ? -1 : 0, rows, columns);
}

void Draft::shrink(Edge edge) {
    const auto [rows, columns] = puzzle::grown({this->rows(), this->columns()}, edge, -1);
    crop(edge == Edge::Top ? 1 : 0, edge == Edge::Left ? 1 : 0, rows, columns);
}

void Draft::crop(int row, int column, int rows, int columns) {
    const auto place = [&](Cell cell) { return Cell{cell.row - row, cell.column - column}; };
    m_picture = moved(m_picture, rows, columns, place);
    const auto cropped = [&](const BitGrid& grid) { return moved(grid, rows, columns, place); };
    m_board = changed(m_board, cropped);
}

} // namespace lights
