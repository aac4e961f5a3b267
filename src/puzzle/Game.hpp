#pragma once

#include "puzzle/Milliseconds.hpp"

#include <algorithm>
#include <string>

namespace puzzle {

/// The help that was taken. It survives undo and restart: only opening the board anew clears it.
struct Assists {
    int hints = 0;              ///< Hints asked for, whatever their step.
    bool liveCounter = false;   ///< "Moves left from here" was in sight.
    bool solutionShown = false; ///< After this nothing is recorded.

    [[nodiscard]] bool any() const noexcept { return hints > 0 || liveCounter || solutionShown; }
    friend bool operator==(const Assists&, const Assists&) = default;
};

/// A game in progress as it is stored: with its board, enough for its puzzle to bring all of it back.
struct SavedGame {
    std::string events{"[]"}; ///< See EventText.hpp; only the puzzle reads them.
    Milliseconds elapsed{};
    Assists assists;

    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

/// What a player did with a board, as it is stored and shown once the board is solved.
struct Performance {
    std::string code;   ///< Share code of the board at the start.
    std::string events; ///< See EventText.hpp.
    int moves = 0;      ///< That stand.
    int undos = 0;
    Milliseconds elapsed{};
    Assists assists;
    bool solved = false;
};

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

/// A night shift, as it is stored.
struct ShiftPerformance {
    std::string seed;
    std::string code; ///< Share code of the first board.
    std::string events;
    ShiftScore score;
};

/// The most moves that still earn two stars: max(optimum + 1, ⌊1.25 · optimum⌋).
[[nodiscard]] constexpr int twoStarMoves(int optimum) noexcept {
    return std::max(optimum + 1, optimum + optimum / 4);
}

/// Stars of a solved board: 3 at the optimum, 2 up to twoStarMoves, 1 for solving at all; at most 2 when assisted.
[[nodiscard]] constexpr int stars(int moves, int optimum, bool assisted) noexcept {
    if (moves <= optimum)
        return assisted ? 2 : 3;
    return moves <= twoStarMoves(optimum) ? 2 : 1;
}

} // namespace puzzle
