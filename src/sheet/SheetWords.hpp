// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/Entry.hpp"
#include "sheet/PageGrid.hpp"
#include "sheet/RandomBoards.hpp"
#include "text/Text.hpp"

#include <span>
#include <string>
#include <vector>

/// What a sheet says.
namespace sheet {

/// The title of a sheet for which none was chosen: the names of the puzzles on it.
[[nodiscard]] std::string usualTitle(const text::Text& text, std::span<const Entry> entries);

/// The rules that the boards have together, a paragraph for each puzzle.
[[nodiscard]] std::vector<std::string> rulesWords(const text::Text& text, std::span<const Entry> entries);

/// What a board is, in a line: size, surface, stamp, and the goal unless it is all off.
[[nodiscard]] std::string captionWords(const text::Text& text, const data::LevelPuzzle& board);

/// "Can be done in 7 presses." if that is proven; otherwise empty.
[[nodiscard]] std::string parWords(const text::Text& text, const Answer& answer);

/// What is asked about a board; empty unless it has a riddle.
[[nodiscard]] std::string questionWords(const text::Text& text, const Entry& entry);

/// What a solution is: "7 presses, the fewest possible", "Answer: 7"; of Arukone nothing, unless there is none.
[[nodiscard]] std::string solutionWords(const text::Text& text, const Entry& entry);

/// How solutions are to be read, a paragraph for each puzzle.
[[nodiscard]] std::vector<std::string> solutionRules(const text::Text& text, std::span<const Entry> entries);

/// Why there are no random boards.
[[nodiscard]] std::string describe(const text::Text& text, const NoRandomBoards& problem);

/// Why a sheet cannot be printed.
[[nodiscard]] std::string describe(const text::Text& text, const Unreadable& problem);

} // namespace sheet
