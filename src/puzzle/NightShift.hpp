#pragma once

#include "puzzle/Milliseconds.hpp"

namespace puzzle {

inline constexpr Milliseconds shiftLength{180'000};
inline constexpr Milliseconds skipCost{10'000};

/// What a night shift comes to: three minutes, board after board.
struct ShiftScore {
    int points = 0;
    int houses = 0;    ///< Put to bed.
    int atOptimum = 0; ///< Of these, with the fewest moves.
    int bestChain = 0; ///< Most houses in a row at the optimum.
    int skipped = 0;
    int moves = 0;   ///< That stand in the houses that were put to bed.
    int optimum = 0; ///< The fewest that would have done there.

    friend bool operator==(const ShiftScore&, const ShiftScore&) = default;
};

} // namespace puzzle
