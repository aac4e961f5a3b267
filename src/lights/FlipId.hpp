// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"

#include <cstdint>
#include <string_view>

namespace lights {

/// Why a text is not a valid game ID of Flip.
enum class FlipProblem : std::uint8_t {
    NotAnId,      ///< Does not start with a size and a colon or number sign.
    Seed,         ///< Contains a random seed, from which only Flip itself can generate a board ("5x5c#123").
    BadSize,      ///< Rows or columns outside 1 … maxSide.
    BadCharacter, ///< Anything other than hexadecimal digits and one comma.
    BadLength,    ///< Too short or too long for the size it states.
    BadContent,   ///< Bits that belong to no cell are set.
    CustomShapes, ///< The presses have different shapes, or a shape that is not a stamp.
};

/// Whether a text counts as a game ID of Flip, from Simon Tatham's Portable Puzzle Collection: `WxH`, optionally a
/// letter (`c` or `r`), then `:` or `#`.
[[nodiscard]] bool looksLikeFlipId(std::string_view text) noexcept;

/// Decodes a game ID of Flip, `WxH:MATRIX,STATE`: width × height, then two fields of bits in hexadecimal digits,
/// highest bit first, each padded with zeros to a whole digit. MATRIX has one row per cell, in reading order, with a
/// bit set for each cell that pressing it toggles. STATE has one bit per cell, set if the cell still has to be flipped.
/// The result is a board on the plane with the goal off, whose lit cells are those set in STATE.
[[nodiscard]] tl::expected<Puzzle, FlipProblem> decodeFlipId(std::string_view id);

} // namespace lights
