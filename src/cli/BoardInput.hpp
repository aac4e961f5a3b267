// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cli/Commands.hpp"
#include "data/classes/Pupils.hpp"
#include "data/levels/BoardText.hpp"
#include "data/levels/LevelCoder.hpp"
#include "text/Text.hpp"

#include <iosfwd>
#include <string>
#include <vector>

namespace cli {

/// Whether there is something of that name: a name that the system cannot look up is not a file.
[[nodiscard]] bool isFile(const std::string& name);

/// Reads a file, or `in` if the name is "-", of at most `limit` bytes. \returns the content, or an error message.
[[nodiscard]] tl::expected<std::string, std::string> readInput(const std::string& name, std::size_t limit,
                                                               std::istream& in, const text::Text& text);

/// Which puzzle a text board is of.
using TextPuzzle = data::BoardTextOptions::Puzzle;

/// Reads the board that the command line names: an existing file (a level, a level of a pack as FILE#LEVEL, a text
/// board as docs/board-texts.md has them, one of several as FILE#NUMBER, a code in a file), standard input, a code
/// (a share code, a game ID of Flip), or a level of BoardArguments::levels. \returns the board, or an error message.
/// \param largestSide of text boards of Lights Out; everything else is limited to lights::maxSide. \param remark what
/// the text was taken for is added to it, if it is not written as we write it.
[[nodiscard]] tl::expected<data::LevelPuzzle, std::string> readBoard(const BoardArguments& arguments, TextPuzzle puzzle,
                                                                     int largestSide, std::istream& in,
                                                                     const text::Text& text, std::string& remark);

/// A board, and the name of its level in the reader's language; empty if it has none.
struct NamedBoard {
    data::LevelPuzzle board;
    std::string name{};
    std::optional<lights::Riddle> riddle{}; ///< That of its level.
    std::string path{};                     ///< "PACK/LEVEL", if it is in a pack.
};

/// Reads several boards: without #LEVEL or #NUMBER all of a pack or a text, in their order. A pack is also the id of
/// one, with its album. \param remark see
/// readBoard.
[[nodiscard]] tl::expected<std::vector<NamedBoard>, std::string>
readBoards(const BoardArguments& arguments, std::istream& in, const text::Text& text, std::string& remark);

/// Reads the list of pupils in a file, or in `in` if its name is "-": a text, a table, or the class.json of a class.
[[nodiscard]] tl::expected<data::ReadPupils, std::string> readPupils(const std::string& file, std::istream& in,
                                                                     const text::Text& text);

/// Reads a board of one of the puzzles; a board of the other one is an error.
[[nodiscard]] tl::expected<lights::Puzzle, std::string> readPuzzle(const BoardArguments& arguments, int largestSide,
                                                                   std::istream& in, const text::Text& text,
                                                                   std::string& remark);
[[nodiscard]] tl::expected<arukone::Board, std::string> readArukone(const BoardArguments& arguments, std::istream& in,
                                                                    const text::Text& text, std::string& remark);

} // namespace cli
