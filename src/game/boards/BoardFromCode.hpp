// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

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
[[nodiscard]] Challenge sharedChallenge(data::LevelPuzzle board, data::LocalText name = {});
/// A level that belongs to no house, with what it says and asks about its board.
[[nodiscard]] Challenge sharedChallenge(const data::Level& level);

/// Returns the board of a share code of either puzzle or a Flip game ID, ignoring blanks around it, or a sentence that
/// says what is wrong with the code.
[[nodiscard]] tl::expected<Challenge, std::string> boardFromCode(std::string_view code, const text::Text& text);

/// A board opened from a file, a code or text, and what is wrong with the rest of the file.
struct OpenedBoard {
    Challenge challenge;
    std::string remark{};                ///< How a text was read, where somebody else writes boards like that.
    std::vector<std::string> problems{}; ///< Sentences.
    std::optional<data::Pack> pack{};    ///< The pack whose first level it is, if any.
    std::optional<data::Level> level{};  ///< The level of the file, if it holds levels.

    /// The board as a new level, with everything that the file says about it, but without its id.
    [[nodiscard]] data::Level asNewLevel() const;
};

/// The board in a text from the clipboard: rows of one, a code, or a saved game of Flip. \returns the first board if
/// there are several, or a sentence that says what is wrong.
[[nodiscard]] tl::expected<OpenedBoard, std::string> pastedBoard(std::string_view clipboard, const text::Text& text);

/// Whether the argument is an existing file, whatever else it looks like.
[[nodiscard]] bool isExistingFile(const std::string& argument);

/// Opens the board that a command line argument or a typed text refers to: an existing file (level JSON, rows of text
/// or a code), or else a share code or a Flip game ID. A pack gives its first valid level. \returns the board, or a
/// sentence that says why it cannot be opened.
[[nodiscard]] tl::expected<OpenedBoard, std::string> openBoard(const std::string& argument, const text::Text& text);

} // namespace game
