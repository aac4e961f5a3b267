#pragma once

#include "lights/solver/BitMatrix.hpp"
#include "lights/solver/Meter.hpp"

namespace lights {

/// What a search on one block found; presses are numbered like the columns of its patterns.
struct Found {
    Words presses;
    std::size_t bound = 0; ///< No solution is lighter.
    bool exact = false;    ///< Proven to be the lightest, by a bound.
};

/// Looks for a light element of `start` + the span of the rows of `patterns`, where the span is too large to be looked
/// through: for `share` steps, always with the same result. It repeats two moves with ever other bases of the span:
/// the solution that is off on one window of each pattern (which finds any very light solution soon: information set
/// decoding, Prange 1962), and the best change by any combination of a dozen patterns (a small transform).
[[nodiscard]] Found search(BitMatrix patterns, Words start, std::uint64_t share, Meter& meter);

} // namespace lights
