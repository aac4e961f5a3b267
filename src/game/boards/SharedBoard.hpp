#pragma once

#include "game/boards/Challenge.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace game {

/// A board that belongs to no house. Its runs rank under its share code.
[[nodiscard]] Challenge looseChallenge(lights::Puzzle puzzle, data::LocalText name = {});

/// The board of a share code or a game ID of Flip; blanks round the code do not matter. Or a sentence that says what is
/// wrong with it.
[[nodiscard]] tl::expected<Challenge, std::string> sharedBoard(std::string_view code, const text::Text& text);

/// The same of what was copied somewhere, which need not be a code at all.
[[nodiscard]] tl::expected<Challenge, std::string> pastedBoard(std::string_view clipboard, const text::Text& text);

} // namespace game
