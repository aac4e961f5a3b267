#pragma once

#include "lights/solver/Meter.hpp"
#include "lights/solver/Split.hpp"

namespace lights {

/// What meeting found out about one block.
struct Met {
    Word coefficients = 0;  ///< Of the lightest solution found, as in Split::parts.
    std::size_t weight = 0; ///< Of that solution on the block.
    std::size_t bound = 0;  ///< No solution is lighter on the block.
    bool complete = false;  ///< Every solution of that weight was looked at: the coefficients are the smallest of them.
};

/// The steps that the tables of a split take; nothing when a class is too large for a table.
[[nodiscard]] std::optional<std::uint64_t> tableSteps(const Split& split) noexcept;

/// The lightest of `presses` + quiet patterns on a block, by meeting in the middle.
///
/// The weight of a solution is the sum of its weights on the four classes, which depend on few coordinates each and are
/// tabulated by transforms. Solutions are looked at in layers: all pairs of classes 0 and 1 whose weights sum up to s,
/// for ever larger s, and likewise all pairs of classes 2 and 3; a pair determines the solution, and the other two
/// weights are looked up. A solution that was not met has at least the next sum in both pairs, so when these two
/// reach the lightest one found, that is proven. Either pair only has to be followed to about half of the weight above
/// the minimum, which is a tiny part of all pairs.
///
/// \param pressed for each of Block::windows whether `presses` has it.
/// \param share the steps it may take. \returns the best and the bound so far where these or a cancel end it. \pre
/// tableSteps(split).
[[nodiscard]] Met meet(const Split& split, const std::vector<bool>& pressed, std::uint64_t share, Meter& meter);

} // namespace lights
