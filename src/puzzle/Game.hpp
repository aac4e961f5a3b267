// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Milliseconds.hpp"

#include <algorithm>
#include <string>

namespace puzzle {

/// The help a player has used. Survives undo and restart; only opening the board again clears it.
struct Assists {
    int hints = 0;              ///< Number of hints requested, of any step.
    bool liveCounter = false;   ///< "Moves left from here" was visible.
    bool solutionShown = false; ///< The solution was shown; nothing is recorded after that.

    [[nodiscard]] bool any() const noexcept { return hints > 0 || liveCounter || solutionShown; }
    friend bool operator==(const Assists&, const Assists&) = default;
};

/// A game in progress as it is stored. Together with the board it is enough for the puzzle to restore the whole game.
struct SavedGame {
    std::string events{"[]"}; ///< See EventText.hpp; opaque to everything but the puzzle.
    Milliseconds elapsed{};
    Assists assists;
    std::string marks{}; ///< Planning marks: see Marks.

    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

/// A player's result on a board, as stored and shown once the board is solved.
struct Performance {
    std::string code;   ///< Share code of the starting board.
    std::string events; ///< See EventText.hpp.
    int moves = 0;      ///< Moves not undone.
    int undos = 0;
    Milliseconds elapsed{};
    Assists assists;
    bool solved = false;
};

/// The least time that hands need for a move, on average over many.
inline constexpr Milliseconds minTimePerMove{40};
/// The least time that they need in addition for each board of a night shift after the first: it must be seen first.
inline constexpr Milliseconds minTimePerBoard{100};

/// Whether hands can make that many moves within that time. The clock starts with the first of them.
[[nodiscard]] constexpr bool isPlayableByHand(int moves, Milliseconds duration) noexcept {
    return duration >= (moves - 1) * minTimePerMove;
}

/// Returns the most moves that still earn two stars: max(optimum + 2, ⌊1.25 · optimum⌋). Where all quiet patterns are
/// even, every solution is longer than the optimum by an even number.
[[nodiscard]] constexpr int twoStarMoves(int optimum) noexcept {
    return std::max(optimum + 2, optimum + optimum / 4);
}

/// The most moves for two stars by the strictest rule that a puzzle may have: see Kind::stars.
[[nodiscard]] constexpr int strictTwoStarMoves(int optimum) noexcept {
    return std::max(optimum + 1, optimum + optimum / 4);
}

/// Returns the stars for a solved board: 3 at the optimum, 2 up to twoStarMoves, otherwise 1; at most 2 if assisted.
[[nodiscard]] constexpr int stars(int moves, int optimum, bool assisted) noexcept {
    if (moves <= optimum)
        return assisted ? 2 : 3;
    return moves <= twoStarMoves(optimum) ? 2 : 1;
}

} // namespace puzzle
