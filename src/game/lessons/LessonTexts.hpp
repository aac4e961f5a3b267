// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/lessons/LightsLesson.hpp"
#include "lights/Board.hpp"
#include "text/Text.hpp"

#include <stdexcept>
#include <utility>

/// The builders of the lessons, one by one, and helpers to write them.
namespace game::lessons {

[[nodiscard]] LightsLesson toggling(const text::Text& text);
[[nodiscard]] LightsLesson order(const text::Text& text);
[[nodiscard]] LightsLesson chasing(const text::Text& text);
[[nodiscard]] LightsLesson fixUp(const text::Text& text, int size);
[[nodiscard]] LightsLesson quiet(const text::Text& text);
[[nodiscard]] LightsLesson solvable(const text::Text& text);
[[nodiscard]] LightsLesson solutions(const text::Text& text);
[[nodiscard]] LightsLesson surfaces(const text::Text& text);
[[nodiscard]] LightsLesson allOn(const text::Text& text);
[[nodiscard]] LightsLesson quietHours(const text::Text& text);

/// Parses a board drawn as text; throws std::logic_error if it is invalid.
[[nodiscard]] inline lights::Board boardOf(const std::vector<std::string>& rows) {
    auto board = lights::parseBoard(rows, lights::maxSide);
    if (!board)
        throw std::logic_error("A lesson's board is none.");
    return *std::move(board);
}

[[nodiscard]] inline lights::Board darkBoard(int rows, int columns) {
    return lights::Board(lights::BitGrid(rows, columns));
}

[[nodiscard]] inline lights::Puzzle puzzleOf(lights::Board board, lights::Rules rules = {},
                                             lights::GoalKind goal = lights::GoalKind::Off) {
    auto puzzle = lights::Puzzle::make(std::move(board), rules, goal);
    if (!puzzle)
        throw std::logic_error("A lesson's puzzle is none.");
    return *std::move(puzzle);
}

/// An all-dark board after these presses.
[[nodiscard]] inline lights::Board pressedBoard(int rows, int columns, const std::vector<lights::Cell>& presses,
                                                const lights::Rules& rules = {}) {
    lights::Board board = darkBoard(rows, columns);
    for (const lights::Cell cell : presses)
        lights::press(board, rules, cell);
    return board;
}

/// The cells that a press toggles.
[[nodiscard]] inline lights::BitGrid switchedBy(const lights::Puzzle& puzzle, lights::Cell cell) {
    lights::BitGrid cells(puzzle.rows(), puzzle.columns());
    for (const lights::Cell each : lights::stamped(puzzle.rules(), puzzle.start(), cell))
        cells.set(each);
    return cells;
}

/// The start of a puzzle after chasing down to `row`, without any fix-up.
[[nodiscard]] inline lights::Board chasedTo(const lights::Puzzle& puzzle, int row) {
    lights::Chaser chaser(puzzle);
    lights::Board board = puzzle.start();
    for (;;) {
        const lights::ChaseAdvice advice = chaser.advice(board);
        if (advice.kind != lights::ChaseAdvice::Kind::Chase || advice.row > row)
            return board;
        for (const lights::Cell cell : advice.presses)
            lights::press(board, puzzle.rules(), cell);
    }
}

/// The columns of one row, counted from 1, such as "2, 3 and 5".
[[nodiscard]] std::string windowList(const text::Text& text, const lights::BitGrid& row);

/// The crib card of a fix-up; empty if no press in the top row leaves a trace.
[[nodiscard]] Crib fixUpCrib(const text::Text& text, const lights::FixUp& fixUp);

} // namespace game::lessons
