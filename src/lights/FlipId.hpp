#pragma once

#include "lights/Puzzle.hpp"

#include <string_view>

namespace lights {

/// Why a text is not a board of Flip.
enum class FlipProblem : std::uint8_t {
    NotAnId,      ///< Does not begin with a size and a colon or number sign.
    Seed,         ///< Names a random number of which only Flip itself makes a board ("5x5c#123").
    BadSize,      ///< Rows or columns outside 1 … maxSide.
    BadCharacter, ///< Anything but hexadecimal digits and one comma.
    BadLength,    ///< Too short or too long for the size that it names.
    BadContent,   ///< Bits that stand for no cell are set.
    OwnShapes,    ///< A press toggles something else than any of our stamps does on the plane.
};

/// Whether a text counts as a game ID of Flip, of Simon Tatham's Portable Puzzle Collection: `WxH`, perhaps a
/// letter (`c` or `r`), then `:` or `#`.
[[nodiscard]] bool looksLikeFlipId(std::string_view text) noexcept;

/// The board of a game ID of Flip, `WxH:MATRIX,STATE`: width × height, then two fields of bits in hexadecimal digits,
/// the highest bit first, each padded with zeros to a whole digit. MATRIX has a row for each cell, in the order of
/// reading, with a bit for each cell that pressing it toggles; STATE has a bit for each cell, set where it is still to
/// be turned. It becomes a board of the plane with the goal off, whose lit cells those are.
[[nodiscard]] tl::expected<Puzzle, FlipProblem> decodeFlipId(std::string_view id);

} // namespace lights
