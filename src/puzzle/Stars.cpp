#include "puzzle/Stars.hpp"

#include <algorithm>

namespace puzzle {

int twoStarMoves(int optimum) noexcept {
    return std::max(optimum + 1, optimum + optimum / 4);
}

int stars(int moves, int optimum, bool assisted) noexcept {
    if (moves <= optimum)
        return assisted ? 2 : 3;
    return moves <= twoStarMoves(optimum) ? 2 : 1;
}

} // namespace puzzle
