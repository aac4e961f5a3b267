// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"
#include "puzzle/CodeBits.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

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

/// What all share codes of this puzzle start with; a digit for the version follows.
inline constexpr std::string_view codeLetters = "LA";
inline constexpr std::string_view codePrefix = "LA1";
inline constexpr std::string_view longCodePrefix = "LA2"; ///< For boards that LA1 has no room for.

using puzzle::CodeProblem;

/// `LA1`, then base64url of rows (7 bits), columns (7), stamp (2), surface (3), goal (2), holes? (1), then the bits of
/// holes (if any), lights and target (if a picture) row by row, and a check character: see CodeBits.hpp. A 5×5 board
/// takes 12 characters.
///
/// The two bits for the stamp are its position in classicStamps.
///
/// Boards with sealed cells, curtains or another stamp, and only these, take `LA2`: before the rows stands a byte of
/// flags (1: sealed cells, 2: another stamp, 4: curtains; all other bits are reserved and refused), and there are two
/// check characters. The sealed cells follow the holes, and the cells with curtains these. Another stamp stands before
/// them all: 25 bits, the square of 5 × 5 in which it is drawn, row by row. If none of them is set the two bits for the
/// stamp tell which: 0 Stamp::Lines, 1 Stamp::OpenLines; otherwise they are 0.
[[nodiscard]] std::string encodePuzzle(const Puzzle& puzzle);
[[nodiscard]] tl::expected<Puzzle, CodeProblem> decodePuzzle(std::string_view code);

/// Characters of the longest share code: a picture with holes, sealed cells, curtains and a drawn stamp on the largest
/// board.
inline constexpr std::size_t maxCodeLength = 8348;

/// Whether a text counts as a share code, valid or not: it starts with "LA1" or "LA2".
[[nodiscard]] bool looksLikeCode(std::string_view text) noexcept;

/// Why a text is not a valid one-line board.
using BoardCodeProblem = std::variant<CodeProblem, FlipProblem>;

/// Whether a text counts as a one-line board, valid or not: a share code or a game ID of Flip. Surrounding whitespace
/// is ignored.
[[nodiscard]] bool looksLikeBoardCode(std::string_view text) noexcept;

/// Decodes a one-line board. Surrounding whitespace is ignored.
[[nodiscard]] tl::expected<Puzzle, BoardCodeProblem> decodeBoardCode(std::string_view text);

} // namespace lights
