#pragma once

#include "arukone/Cable.hpp"
#include "cli/Requests.hpp"
#include "text/Text.hpp"

#include <tl/expected.hpp>

#include <iosfwd>

namespace cli {

/// Reads the Arukone board that the command line names: a file (rows, a share code, or the text of the BWINF task),
/// standard input, or a share code. \returns the board, or an error message.
[[nodiscard]] tl::expected<arukone::Board, std::string> readArukone(const ArukoneArguments& arguments, std::istream& in,
                                                                    const text::Text& text);

/// A board as text, its cables drawn with lines: two columns for each cell.
[[nodiscard]] std::string drawing(const arukone::Board& board, const arukone::Cables& cables);

} // namespace cli
