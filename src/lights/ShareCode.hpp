#pragma once

#include "lights/FlipId.hpp"
#include "lights/Puzzle.hpp"
#include "puzzle/CodeBits.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace lights {

inline constexpr std::string_view codePrefix = "LA1";

using puzzle::CodeProblem;

/// `LA1`, then base64url of rows (7 bits), columns (7), stamp (2), surface (3), goal (2), holes? (1), then the bits of
/// holes (if any), lights and target (if a picture) row by row, and the check character: see CodeBits.hpp. A 5×5 board
/// takes 12 characters.
[[nodiscard]] std::string encodePuzzle(const Puzzle& puzzle);
[[nodiscard]] tl::expected<Puzzle, CodeProblem> decodePuzzle(std::string_view code);

/// Characters of the longest share code: a picture with holes on the largest board.
inline constexpr std::size_t maxCodeLength = 5008;

/// Whether a text counts as a share code, valid or not: it starts with "LA1".
[[nodiscard]] bool looksLikeCode(std::string_view text) noexcept;

/// Why a text is not a valid one-line board.
using BoardCodeProblem = std::variant<CodeProblem, FlipProblem>;

/// Whether a text counts as a one-line board, valid or not: a share code or a game ID of Flip. Surrounding whitespace
/// is ignored.
[[nodiscard]] bool looksLikeBoardCode(std::string_view text) noexcept;

/// Decodes a one-line board. Surrounding whitespace is ignored.
[[nodiscard]] tl::expected<Puzzle, BoardCodeProblem> decodeBoardCode(std::string_view text);

} // namespace lights
