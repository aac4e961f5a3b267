#pragma once

#include "lights/solver/BitMatrix.hpp"

namespace lights {

/// The same as reduce for the first `columns` columns, for matrices of any size: large ones by the method of the four
/// Russians (M4RI; Albrecht, Bard and Hart, Algorithm 898, ACM TOMS 37, 2010). What comes along behind these columns
/// may differ by sums of the rows that are zero in them.
[[nodiscard]] std::vector<std::size_t> reduceDense(BitMatrix& matrix, std::size_t columns);

} // namespace lights
