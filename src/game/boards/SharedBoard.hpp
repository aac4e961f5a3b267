#pragma once

#include "data/levels/Level.hpp"
#include "game/boards/Challenge.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace game {

/// A board that belongs to no house. Its runs rank under its share code.
[[nodiscard]] Challenge looseChallenge(lights::Puzzle puzzle, data::LocalText name = {});

/// The board of a share code or a game ID of Flip; blanks round the code do not matter. Or a sentence that says what is
/// wrong with it.
[[nodiscard]] tl::expected<Challenge, std::string> sharedBoard(std::string_view code, const text::Text& text);

/// The same of what was copied somewhere, which need not be a code at all.
[[nodiscard]] tl::expected<Challenge, std::string> pastedBoard(std::string_view clipboard, const text::Text& text);

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
