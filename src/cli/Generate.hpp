#pragma once

#include "cli/Answer.hpp"
#include "cli/Arguments.hpp"

#include <cstdint>
#include <functional>
#include <iosfwd>

namespace cli {

/// `generate`: random solvable boards. The first has the seed that was asked for, the second that seed with "/2"
/// behind it, and so on.
/// \param entropy where the seed comes from when none is given.
/// \param terminal where progress and a seed that was made up are shown; null for nowhere.
[[nodiscard]] Outcome generate(const GenerateRequest& request, const std::function<std::uint64_t()>& entropy,
                               std::ostream* terminal, const text::Text& text);

} // namespace cli
