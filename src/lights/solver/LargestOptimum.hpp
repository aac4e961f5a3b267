#pragma once

#include "lights/Rules.hpp"

namespace lights {

/// How many presses the hardest boards of one size and rules need, as far as is known.
struct LargestOptimum {
    int known = 1;    ///< There are boards with every optimum from 1 to this.
    int possible = 1; ///< No board has a larger optimum. Equal to `known` where that is settled.

    friend bool operator==(const LargestOptimum&, const LargestOptimum&) = default;
};

/// What the quiet patterns say of it, in time linear in their windows.
///
/// Call windows alike when the same quiet patterns light them. A quiet pattern turns over either all presses on windows
/// that are alike, or none. So with half of each group pressed (rounded down), and all windows that no pattern lights,
/// no solution is shorter: that many presses are needed. On the other hand, over all solutions of a board a window that
/// some pattern lights is pressed in half of them; the shortest is not above that average, and if a group is odd, it
/// is below.
/// \param quiet a basis of the quiet patterns.
[[nodiscard]] LargestOptimum largestOptimumByGroups(int windows, const std::vector<BitGrid>& quiet);

/// The same, or better where the compiled table (ClassTable.hpp) has the size and rules.
[[nodiscard]] LargestOptimum largestOptimum(int rows, int columns, const Rules& rules,
                                            const std::vector<BitGrid>& quiet);

} // namespace lights
