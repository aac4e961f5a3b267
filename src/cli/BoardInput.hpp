#pragma once

#include "cli/Requests.hpp"
#include "data/levels/LevelCoder.hpp"
#include "lights/Puzzle.hpp"
#include "text/Text.hpp"

#include <iosfwd>

namespace cli {

/// Reads a file, or `in` if the name is "-", of at most `limit` bytes. \returns the content, or an error message.
[[nodiscard]] tl::expected<std::string, std::string> readInput(const std::string& name, std::size_t limit,
                                                               std::istream& in, const text::Text& text);

/// Reads the puzzle that the command line names: an existing file (a level, a level of a pack as FILE#LEVEL, a text
/// board, a code in a file), standard input, or a code (a share code, a game ID of Flip). \returns the puzzle, or an
/// error message.
/// \param largestSide of a text board; everything else is limited to lights::maxSide.
[[nodiscard]] tl::expected<lights::Puzzle, std::string> readPuzzle(const BoardArguments& arguments, int largestSide,
                                                                   std::istream& in, const text::Text& text);

} // namespace cli
