#pragma once

#include "cli/Answer.hpp"
#include "cli/Arguments.hpp"

#include <iosfwd>

namespace cli {

/// `info`: what size and rules of a board say about all boards like it: the quiet patterns and how many can be solved.
/// \param in what "-" reads.
[[nodiscard]] Outcome info(const InfoRequest& request, std::istream& in, const text::Text& text);

} // namespace cli
