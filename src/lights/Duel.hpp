// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Session.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Milliseconds.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace lights {

inline constexpr std::size_t minDuelPlayers = 2;
inline constexpr std::size_t maxDuelPlayers = 4;

/// A duel in which the players take turns on one board, a press each. A press that is part of some shortest solution
/// from there stands. Any other is taken back, and its player has lost the turn. Either way it is the next player's
/// turn. The game is over when the board is solved, which takes as many good presses as its optimum, and whoever has
/// lost the fewest turns wins.
///
/// The turns of two players never differ by more than one. So lost turns alone decide: counting good presses as well
/// would favour whoever gets one more turn because somebody else lost one (see docs/duel.md).
class TurnDuel {
public:
    /// \param first index of the player who begins.
    /// \pre minDuelPlayers … maxDuelPlayers players, first < players, isForDuels(puzzle).
    TurnDuel(Puzzle puzzle, std::size_t players, std::size_t first = 0);

    /// What a press came to.
    struct Press {
        std::size_t player = 0; ///< Who pressed.
        bool good = false;      ///< If not, it has been taken back.
        Change change;          ///< What it switched, taken back or not.
    };
    /// The press of the player whose turn it is. \returns nothing if it is impossible: over(), or nothing to press
    /// there.
    std::optional<Press> press(Cell cell);

    /// The board as it stands: its moves are the good presses.
    [[nodiscard]] const Session& session() const noexcept { return m_session; }
    [[nodiscard]] bool over() const noexcept { return m_session.solved(); }
    /// Index of the player whose turn it is; once it is over, of the one whose turn it would be.
    [[nodiscard]] std::size_t turn() const noexcept { return m_turn; }
    /// Good presses still to make: the optimum from here.
    [[nodiscard]] int left() const noexcept { return m_left; }

    /// What the turns of a player came to.
    struct Tally {
        int good = 0; ///< Presses that stand.
        int lost = 0; ///< Turns lost by a press that does not.

        friend bool operator==(const Tally&, const Tally&) = default;
    };
    [[nodiscard]] std::span<const Tally> tallies() const noexcept { return m_tallies; } ///< By player.
    /// The players who have lost the fewest turns; once it is over they have won, together if there are several.
    [[nodiscard]] std::vector<std::size_t> leaders() const { return leadersOf(m_tallies); }
    [[nodiscard]] static std::vector<std::size_t> leadersOf(std::span<const Tally> tallies);

private:
    [[nodiscard]] int optimumFrom(const Board& board) const;

    Session m_session;
    Solver m_solver;
    std::vector<Tally> m_tallies;
    std::size_t m_turn = 0;
    int m_left = 0;
};

/// Whether the board is solvable, and whether it can be told at once of any press, and for certain, if it is part of a
/// shortest solution.
[[nodiscard]] bool isForDuels(const Puzzle& puzzle);

/// What a player reached on the board of a duel that everybody plays alone.
struct DuelRun {
    int moves = 0;
    puzzle::Milliseconds time{};

    friend bool operator==(const DuelRun&, const DuelRun&) = default;
};

/// The players with the fewest moves and, of these, the least time in tenths of a second, which is how it is shown;
/// several if they are equal. \param runs by player; empty for one who gave up. \returns nobody if all gave up.
[[nodiscard]] std::vector<std::size_t> bestRuns(std::span<const std::optional<DuelRun>> runs);

} // namespace lights
