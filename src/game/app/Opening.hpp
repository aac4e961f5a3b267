#pragma once

#include "data/levels/Level.hpp"
#include "game/app/Options.hpp"
#include "game/app/SceneFactory.hpp"
#include "game/scene/Destination.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <vector>

namespace game {

/// A board from the command line, and what is wrong with the rest of the file that it stands in.
struct OpenedBoard {
    Challenge challenge;
    std::vector<std::string> problems{}; ///< Sentences.
    std::optional<data::Pack> pack{};    ///< That it is the first level of.
};

/// The board that a command line argument means: an existing file (level JSON, rows of text or a code), else a code: a
/// share code or a game ID of Flip. A pack gives its first good level. \returns a sentence where it is none of them.
[[nodiscard]] tl::expected<OpenedBoard, std::string> openBoard(const std::string& argument, const text::Text& text);

/// What on the command line cannot be done at all, as one sentence: a level or board that does not exist, a name that
/// is none. Nothing when all is well.
[[nodiscard]] std::optional<std::string> wrongOption(const Options& options, const Services& services);

/// The scenes that the command line asks for, from the bottom of the stack up. What cannot be opened becomes an error
/// scene on the menu.
[[nodiscard]] std::vector<Destination> openingScreens(const Options& options, const Services& services);

} // namespace game
