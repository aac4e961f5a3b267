#pragma once

#include "lights/FlipId.hpp"
#include "lights/Puzzle.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

namespace lights {

inline constexpr std::string_view codePrefix = "LA1";

/// Why a text is not a share code.
enum class CodeProblem : std::uint8_t {
    NotACode,     ///< Does not start with "LA1".
    BadCharacter, ///< A character that base64url does not have.
    BadLength,    ///< Too short or too long for the size it names.
    BadChecksum,  ///< Mistyped: the check character does not fit.
    BadContent,   ///< Sizes, rules or a board that cannot be.
};

/// `LA1`, then base64url of rows (7 bits), columns (7), stamp (2), surface (3), goal (2), holes? (1), then the bits of
/// holes (if any), lights and target (if a picture) row by row, padded with zeros, then one check character: the sum of
/// the characters' values weighted 1, 3, 5, … mod 64, so that any one wrong character is caught. 12 characters for 5×5.
[[nodiscard]] std::string encodePuzzle(const Puzzle& puzzle);
[[nodiscard]] tl::expected<Puzzle, CodeProblem> decodePuzzle(std::string_view code);

/// Characters of the longest share code: a picture with holes on the largest board.
inline constexpr std::size_t maxCodeLength = 5008;

/// Whether a text counts as a share code, readable or not: it starts with "LA1".
[[nodiscard]] bool looksLikeCode(std::string_view text) noexcept;

/// Why a text is not a board in one line.
using BoardCodeProblem = std::variant<CodeProblem, FlipProblem>;

/// Whether a text counts as a board in one line, readable or not: a share code, or a game ID of Flip. Blanks
/// around it do not matter.
[[nodiscard]] bool looksLikeBoardCode(std::string_view text) noexcept;

/// The board of such a text; blanks around it do not matter.
[[nodiscard]] tl::expected<Puzzle, BoardCodeProblem> decodeBoardCode(std::string_view text);

} // namespace lights
