#pragma once

#include "lights/ShareCode.hpp"

namespace lights {

/// Whether a text is to be taken for a board in one line, readable or not: a share code. Blanks round it do not matter.
[[nodiscard]] bool looksLikeBoardCode(std::string_view text) noexcept;

/// The board of such a text; blanks round it do not matter.
[[nodiscard]] tl::expected<Puzzle, CodeProblem> decodeBoardCode(std::string_view text);

} // namespace lights
