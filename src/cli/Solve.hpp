#pragma once

#include "cli/Answer.hpp"
#include "cli/Arguments.hpp"

#include <iosfwd>

namespace cli {

/// `solve`: the optimum of a board, one solution, or why there is none.
/// \param in what "-" reads.
/// \param terminal where progress is shown; null for nowhere.
[[nodiscard]] Outcome solve(const SolveRequest& request, std::istream& in, std::ostream* terminal,
                            const text::Text& text);

} // namespace cli
