// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "data/levels/BoardNotation.hpp"
#include "lights/Puzzle.hpp"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Boards as other programs, judges and people write them: docs/board-texts.md has a table.
namespace data {

/// What is known of a text before it is read.
struct BoardTextOptions {
    enum class Puzzle : std::uint8_t { Either, Lights, Arukone } puzzle = Puzzle::Either;
    int largestSide = lights::maxSide;                          ///< Of boards of Lights Out.
    arukone::Fill fill = arukone::Fill::All;                    ///< For boards of Arukone, but for Layout::Task.
    std::optional<std::pair<std::string, std::string>> signs{}; ///< Those of lit and dark windows.
};

using TextBoard = std::variant<lights::Board, arukone::Board>;

/// The boards of a text, all written in the same way.
struct TextBoards {
    std::vector<TextBoard> boards; ///< At least one.
    BoardNotation notation;
};

/// Reads every board of a text of rows. Blank lines around the rows, comments and line ends of any system are passed
/// over; a blank line between rows begins another board. A text with two meanings is a problem, never guessed.
[[nodiscard]] tl::expected<TextBoards, BoardTextProblem> readBoardText(std::string_view text,
                                                                       const BoardTextOptions& options = {});

/// Whether a text has the form of a saved game of Simon Tatham's Portable Puzzle Collection.
[[nodiscard]] bool looksLikeSavedGame(std::string_view text) noexcept;
/// The game ID in a saved game of Flip, as decodeBoardCode reads it; std::nullopt if it is one of another puzzle.
[[nodiscard]] std::optional<std::string> flipIdOfSavedGame(std::string_view text);

} // namespace data
