// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/Score.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace game {

namespace {

constexpr float widestPan = 70;

Score::Note noteOf(puzzle::Cell cell, int rows, int columns) {
    const float up = rows > 1 ? 1 - static_cast<float>(cell.row) / static_cast<float>(rows - 1) : 0.5F;
    const float across = columns > 1 ? 2 * static_cast<float>(cell.column) / static_cast<float>(columns - 1) - 1 : 0;
    return {static_cast<std::uint8_t>(std::lround(up * (Score::degrees - 1))),
            static_cast<std::int8_t>(std::lround(across * widestPan))};
}

} // namespace

Score scoreOf(std::span<const puzzle::Cell> awake, int rows, int columns, int atStart, House house) {
    Score score;
    score.house = house;
    score.awake = static_cast<int>(awake.size());
    score.atStart = std::max(1, atStart);
    score.noteCount = std::min(awake.size(), Score::mostNotes);
    for (std::size_t i = 0; i < score.noteCount; ++i) // Evenly from the whole board.
        score.notes[i] = noteOf(awake[i * awake.size() / score.noteCount], rows, columns);
    return score;
}

Score scoreOf(const lights::Puzzle& puzzle, const lights::Board& board, House house) {
    const std::vector<puzzle::Cell> cells = puzzle.open(board).toCells();
    return scoreOf(cells, board.rows(), board.columns(), static_cast<int>(puzzle.open(puzzle.start()).count()), house);
}

Score streetScore() {
    Score score;
    score.house = House::Terrace;
    score.notes = {Score::Note{2, -60}, {5, 40}, {7, -20}, {9, 60}, {4, 10}};
    score.noteCount = 5;
    return score;
}

Score asleepScore() {
    Score score;
    score.atStart = 1;
    return score;
}

} // namespace game
