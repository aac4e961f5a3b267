#pragma once

#include "lights/solver/BitMatrix.hpp"
#include "lights/solver/Meter.hpp"

namespace lights {

/// A proven lower bound for the weight of `start` + any sum of rows of `patterns`: the windows are divided into
/// classes whose linear parts span few dimensions, and the least weight on each class by itself is added up. When the
/// call is cancelled the bound is of the classes done so far.
[[nodiscard]] std::size_t classBound(const BitMatrix& patterns, std::span<const Word> start, Meter& meter);

/// A proven lower bound for the weight of every sum of rows of `patterns` but the empty one: the number of disjoint
/// sets of columns found that have full rank, for on each of them every such sum is on somewhere. When the call is
/// cancelled the bound is 0. \pre the rows are independent.
[[nodiscard]] std::size_t quietWeightBound(const BitMatrix& patterns, Meter& meter);

} // namespace lights
