#pragma once

#include "data/levels/Level.hpp"
#include "game/boards/Challenge.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <vector>

namespace game {

/// A board that somebody named, and what is wrong with the rest of the file that it stands in.
struct OpenedBoard {
    Challenge challenge;
    std::vector<std::string> problems{}; ///< Sentences.
    std::optional<data::Pack> pack{};    ///< That it is the first level of.
};

/// Whether what somebody named is a file: one that exists, whatever else it looks like.
[[nodiscard]] bool meansFile(const std::string& argument);

/// The board that an argument of the command line, or what somebody typed, means: an existing file (level JSON, rows of
/// text or a code), else a code: a share code or a game ID of Flip. A pack gives its first good level. \returns a
/// sentence where it is none of them.
[[nodiscard]] tl::expected<OpenedBoard, std::string> openBoard(const std::string& argument, const text::Text& text);

} // namespace game
