#pragma once

#include "game/Destination.hpp"
#include "game/Options.hpp"
#include "game/Services.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <vector>

namespace game {

/// The board that a command line argument means: an existing file (level JSON or rows of text), else a share code. A
/// pack gives its first level. \returns a sentence where it is none of them.
[[nodiscard]] tl::expected<Challenge, std::string> challengeFrom(const std::string& argument, const text::Text& text);

/// What on the command line cannot be done at all, as one sentence: a level or board that does not exist, a name that
/// is none. Nothing when all is well.
[[nodiscard]] std::optional<std::string> wrongOption(const Options& options, const Services& services);

/// The scenes that the command line asks for, from the bottom of the stack up. What cannot be opened becomes an error
/// scene on the menu.
[[nodiscard]] std::vector<Destination> openingScreens(const Options& options, const Services& services);

} // namespace game
