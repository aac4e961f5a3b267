// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/boards/BoardGeneration.hpp"
#include "game/boards/Challenge.hpp"
#include "lights/Duel.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace game {

/// How a duel is played.
enum class DuelWay : std::uint8_t {
    Turns, ///< A press each, in turn, on one board: lights::TurnDuel.
    Alone, ///< Everybody plays the same board, one after the other.
};

/// A duel at one computer: who plays, how, on which board, and what comes of the boards before it. Nothing of it is
/// stored.
struct DuelMatch {
    std::vector<std::string> players; ///< Names in the order of their seats; two to four.
    DuelWay way = DuelWay::Turns;
    Challenge challenge;    ///< A random board.
    std::size_t first = 0;  ///< Index of the player who begins.
    int boards = 1;         ///< The match is over after so many, or as soon as nobody can catch up with the leader.
    int played = 0;         ///< So many of them have been.
    std::vector<int> won{}; ///< Boards won, by player; empty before the first is over.

    [[nodiscard]] bool isSeveral() const noexcept { return boards > 1; }
    [[nodiscard]] int wonBy(std::size_t player) const { return won.empty() ? 0 : won[player]; }
};

/// The setting of a duel's boards: a square of this side, plus stamp, all lights off.
[[nodiscard]] lights::RandomSetting duelSetting(int side, lights::Surface surface, lights::Difficulty difficulty);

/// What the optimum of a board has to be divisible by: if the players take turns, everybody gets an equal number of
/// them.
[[nodiscard]] int duelDivisor(DuelWay way, std::size_t players) noexcept;

/// Draws the board of a duel. \pre hasDivisibleBoard() of the setting and duelDivisor().
/// \throws std::logic_error if there is none.
[[nodiscard]] Challenge drawDuelBoard(const lights::RandomSetting& setting, DuelWay way, std::size_t players,
                                      const std::string& seed);

/// The next duel of the same players on the same board; the next player begins.
[[nodiscard]] DuelMatch onSameBoard(DuelMatch match);
/// The next duel of the same players on another board of the setting; the next player begins.
[[nodiscard]] DuelMatch onNewBoard(DuelMatch match, const Entropy& entropy);

/// What the players have reached, each at their index: lost turns, or moves and time; empty for one who gave up.
using DuelOutcome = std::variant<std::vector<lights::TurnDuel::Tally>, std::vector<std::optional<lights::DuelRun>>>;

/// A player's place in the result.
struct DuelPlace {
    std::size_t player = 0;
    int rank = 1; ///< Equal players share it.

    friend bool operator==(const DuelPlace&, const DuelPlace&) = default;
};

/// The match after its board. The player who has won the board alone scores it; in a draw nobody does.
[[nodiscard]] DuelMatch afterBoard(DuelMatch match, const DuelOutcome& outcome);
/// Whether no further board of the match is played. \pre its board is over: see afterBoard().
[[nodiscard]] bool isDecided(const DuelMatch& match);
/// All players by the boards they have won; equal ones in the order of their seats.
[[nodiscard]] std::vector<DuelPlace> placesOf(const DuelMatch& match);
/// Who has won the most boards; several if they have won equally many.
[[nodiscard]] std::vector<std::size_t> leadersOf(const DuelMatch& match);
/// The match before its first board.
[[nodiscard]] DuelMatch fromTheStart(DuelMatch match);

/// All players, the best first; equal ones in the order of their seats.
[[nodiscard]] std::vector<DuelPlace> placesOf(const DuelOutcome& outcome);
/// Who has won; several in a draw, nobody if all gave up.
[[nodiscard]] std::vector<std::size_t> winnersOf(const DuelOutcome& outcome);

} // namespace game
