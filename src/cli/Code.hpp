#pragma once

#include "cli/Answer.hpp"
#include "cli/Arguments.hpp"

#include <iosfwd>

namespace cli {

/// `code`: the share code of a board.
[[nodiscard]] Outcome code(const CodeRequest& request, std::istream& in, const text::Text& text);

/// `decode`: the level file of a share code.
[[nodiscard]] Outcome decode(const DecodeRequest& request, std::istream& in, const text::Text& text);

} // namespace cli
