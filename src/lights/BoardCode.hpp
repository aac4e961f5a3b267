#pragma once

#include "lights/FlipId.hpp"
#include "lights/ShareCode.hpp"

#include <variant>

namespace lights {

/// Why a text is no board in one line.
using BoardCodeProblem = std::variant<CodeProblem, FlipProblem>;

/// Whether a text is to be taken for a board in one line, readable or not: a share code, or a game ID of Flip. Blanks
/// round it do not matter.
[[nodiscard]] bool looksLikeBoardCode(std::string_view text) noexcept;

/// The board of such a text; blanks round it do not matter.
[[nodiscard]] tl::expected<Puzzle, BoardCodeProblem> decodeBoardCode(std::string_view text);

} // namespace lights
