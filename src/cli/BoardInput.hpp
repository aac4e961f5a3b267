#pragma once

#include "cli/Requests.hpp"
#include "data/levels/LevelCoder.hpp"
#include "lights/Puzzle.hpp"
#include "text/Text.hpp"

#include <iosfwd>

namespace cli {

/// The content of a file, or of `in` where the name is "-", of at most `limit` bytes; or a sentence.
[[nodiscard]] tl::expected<std::string, std::string> readInput(const std::string& name, std::size_t limit,
                                                               std::istream& in, const text::Text& text);

/// The puzzle that the command line names: by an existing file (a level, a level of a pack as FILE#LEVEL, a text board,
/// a code in a file), standard input, or a code (a share code, a game ID of Flip); or a sentence that says why there is
/// none.
/// \param largestSide of a text board; everything else keeps to lights::maxSide.
[[nodiscard]] tl::expected<lights::Puzzle, std::string> readPuzzle(const BoardArguments& arguments, int largestSide,
                                                                   std::istream& in, const text::Text& text);

} // namespace cli
