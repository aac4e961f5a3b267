// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/BitGrid.hpp"
#include "lights/Rules.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace lights {

/// What is known about the boards of one size and rules that need the most presses.
struct HardestBoard {
    int known;       ///< The presses that the board needs.
    int possible;    ///< No board needs more: proven. Equal to `known` if that is settled.
    BitGrid presses; ///< `known` presses that no fewer can replace: what they light is the board.
};

/// \returns what scripts/hardest has found beyond ClassTable.csv, in either orientation of the board; nothing for most
/// sizes.
[[nodiscard]] std::optional<HardestBoard> hardestBoard(int rows, int columns, const Rules& rules);

/// A row of the compiled table.
struct CompiledHardest {
    std::uint8_t rows;
    std::uint8_t columns;
    Stamp stamp;
    Surface surface;
    std::uint16_t known;    ///< As in HardestBoard.
    std::uint16_t possible; ///< As in HardestBoard.
    const char* presses;    ///< Hexadecimal: four cells a digit, row by row, the first in the highest bit.
};

/// HardestBoards.csv, ordered by rows, columns, stamp and surface, ascending. Where a board may be transposed, only
/// the upright one is listed. Written by scripts/hardest, which says how the boards are found and proven.
[[nodiscard]] std::span<const CompiledHardest> compiledHardest() noexcept;

/// A board (goal off) that needs as many presses in quiet hours as any of its size and surface.
struct QuietHardest {
    int presses;
    BitGrid lit;
};

/// \returns what scripts/quiet-numbers has found: up to 25 cells, with the plus; otherwise nothing.
[[nodiscard]] std::optional<QuietHardest> hardestInQuietHours(int rows, int columns, const Rules& rules);

/// A row of the compiled table.
struct CompiledQuietNumber {
    std::uint8_t rows;
    std::uint8_t columns;
    Surface surface;
    std::uint8_t presses;
    std::uint32_t lit; ///< A bit for each cell, row by row, the first the lowest.
};

/// QuietNumbers.csv, ordered by rows, columns and surface.
[[nodiscard]] std::span<const CompiledQuietNumber> compiledQuietNumbers() noexcept;

} // namespace lights
