// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Theme.hpp"
#include "lights/Puzzle.hpp"
#include "puzzle/Cell.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace game {

/// A board as a score: every window that is still awake has a note, and the fewer there are, the less is sung.
struct Melody {
    /// The note of a window: its row gives the pitch, its column the direction.
    struct Note {
        std::uint8_t degree = 0; ///< In three octaves of a pentatonic scale, from 0 (the lowest row) to `degrees` − 1.
        std::int8_t pan = 0;     ///< −100 (left) … 100.

        friend bool operator==(const Note&, const Note&) = default;
    };
    static constexpr int degrees = 15;
    static constexpr std::size_t mostNotes = 48;

    House house = House::Slate;          ///< Whose instrument plays.
    int awake = 0;                       ///< Windows that are not at their goal yet.
    int atStart = 0;                     ///< How many were awake at the start; 0 without a board.
    std::array<Note, mostNotes> notes{}; ///< One for each window that is awake; on a large board, for some.
    std::size_t noteCount = 0;
    float chance = 0; ///< Without a board: how likely a note is whenever one may come, 0 … 1.

    [[nodiscard]] std::span<const Note> sung() const { return std::span(notes).first(noteCount); }
    friend bool operator==(const Melody&, const Melody&) = default;
};

/// The note of a window in one of a board's rows: the lowest row has 0.
[[nodiscard]] int degreeOf(int row, int rows) noexcept;

/// The score of a board as it stands: every window that is not at its goal yet is awake.
[[nodiscard]] Melody melodyOf(const lights::Puzzle& puzzle, const lights::Board& board, House house);

/// The score of any board of cells. \param atStart how many were awake then.
[[nodiscard]] Melody melodyOf(std::span<const puzzle::Cell> awake, int rows, int columns, int atStart, House house);

/// For screens without a board: a few people somewhere in the street.
[[nodiscard]] Melody streetMelody();

/// For the street itself: behind every window that is lit or has light in its slats somebody may sing, so that a fresh
/// town murmurs, and one that sleeps has only a cricket left. \param awake of so many windows.
[[nodiscard]] Melody townMelody(std::size_t awake, std::size_t windows);

/// The score of a house that has been put to bed: nobody sings any more.
[[nodiscard]] Melody asleepMelody();

} // namespace game
