#pragma once

#include "lights/Rules.hpp"

namespace lights {

/// How often one cell may change while a solution is shown.
struct FlashLimit {
    int changes = 3; ///< Of one cell …
    int presses = 1; ///< … among as many presses in a row. The caller says how many fall into a second.
};

/// Presses commute, so a solution may be shown in any order. Orders `presses` so that within any `limit.presses` in a
/// row no cell changes more than `limit.changes` times: from the top down where that keeps to it, else scattered over
/// the board. Greedy: where neither keeps to the limit, the order that exceeds it less. Every press comes exactly once;
/// holes are left out. \param shape the board that is pressed, for its size and holes.
[[nodiscard]] std::vector<Cell> pressOrder(const BitGrid& presses, const Board& shape, const Rules& rules,
                                           FlashLimit limit);

/// The most changes of one cell among any `span` consecutive presses of `order`.
[[nodiscard]] int mostChanges(const std::vector<Cell>& order, const Board& shape, const Rules& rules, int span);

} // namespace lights
