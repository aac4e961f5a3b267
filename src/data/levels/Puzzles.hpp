#pragma once

#include "puzzle/Kind.hpp"

namespace data {

/// Returns all puzzles of this program.
[[nodiscard]] puzzle::Kinds puzzles() noexcept;

} // namespace data
