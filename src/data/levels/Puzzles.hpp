#pragma once

#include "puzzle/Kind.hpp"

namespace data {

/// The puzzles of this program.
[[nodiscard]] puzzle::Kinds puzzles() noexcept;

} // namespace data
