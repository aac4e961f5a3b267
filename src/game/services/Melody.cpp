// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/Melody.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace game {

namespace {

constexpr float widestPan = 70;

constexpr float streetChance = 0.22F;
constexpr float townLeast = 0.10F; ///< With one window awake …
constexpr float townMost = 0.44F;  ///< … and with all of them.
/// Who sings in a town, in the order in which they are the last to go to bed.
constexpr std::array townNotes{Melody::Note{2, -60}, Melody::Note{5, 40},  Melody::Note{7, -20},  Melody::Note{9, 60},
                               Melody::Note{4, 10},  Melody::Note{0, 30},  Melody::Note{10, -45}, Melody::Note{3, 70},
                               Melody::Note{6, -70}, Melody::Note{12, 20}, Melody::Note{1, -30},  Melody::Note{8, 50},
                               Melody::Note{11, 0}};

Melody::Note noteOf(puzzle::Cell cell, int rows, int columns) {
    const float across = columns > 1 ? 2 * static_cast<float>(cell.column) / static_cast<float>(columns - 1) - 1 : 0;
    return {static_cast<std::uint8_t>(degreeOf(cell.row, rows)),
            static_cast<std::int8_t>(std::lround(across * widestPan))};
}

} // namespace

int degreeOf(int row, int rows) noexcept {
    const float up = rows > 1 ? 1 - static_cast<float>(row) / static_cast<float>(rows - 1) : 0.5F;
    return static_cast<int>(std::lround(up * (Melody::degrees - 1)));
}

Melody melodyOf(std::span<const puzzle::Cell> awake, int rows, int columns, int atStart, House house) {
    Melody melody;
    melody.house = house;
    melody.awake = static_cast<int>(awake.size());
    melody.atStart = std::max(1, atStart);
    melody.noteCount = std::min(awake.size(), Melody::mostNotes);
    for (std::size_t i = 0; i < melody.noteCount; ++i) // Evenly from the whole board.
        melody.notes[i] = noteOf(awake[i * awake.size() / melody.noteCount], rows, columns);
    return melody;
}

Melody melodyOf(const lights::Puzzle& puzzle, const lights::Board& board, House house) {
    const std::vector<puzzle::Cell> cells = puzzle.open(board).toCells();
    return melodyOf(cells, board.rows(), board.columns(), static_cast<int>(puzzle.open(puzzle.start()).count()), house);
}

Melody streetMelody() {
    Melody melody;
    melody.house = House::Terrace;
    melody.chance = streetChance;
    melody.noteCount = 5;
    std::copy_n(townNotes.begin(), melody.noteCount, melody.notes.begin());
    return melody;
}

Melody townMelody(std::size_t awake, std::size_t windows) {
    if (awake == 0 && windows > 0)
        return asleepMelody();
    Melody melody = streetMelody();
    if (windows == 0)
        return melody;
    const float share = std::min(1.0F, static_cast<float>(awake) / static_cast<float>(windows));
    melody.chance = townLeast + (townMost - townLeast) * share;
    melody.noteCount =
        std::max<std::size_t>(1, static_cast<std::size_t>(std::lround(share * static_cast<float>(townNotes.size()))));
    std::copy_n(townNotes.begin(), melody.noteCount, melody.notes.begin());
    return melody;
}

Melody asleepMelody() {
    Melody melody;
    melody.atStart = 1;
    return melody;
}

} // namespace game
