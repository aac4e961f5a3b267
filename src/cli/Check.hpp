#pragma once

#include "cli/Answer.hpp"
#include "cli/Arguments.hpp"

#include <iosfwd>

namespace cli {

/// `check`: every problem of level files, and on demand a row for each level. The answer is no when there is a problem
/// or, in a list, a level that cannot be solved. \param in what "-" reads.
[[nodiscard]] Outcome check(const CheckRequest& request, std::istream& in, const text::Text& text);

} // namespace cli
