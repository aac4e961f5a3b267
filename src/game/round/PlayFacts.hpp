// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/settings/Settings.hpp"
#include "game/round/Round.hpp"
#include "text/Text.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace game {

/// What is known of the run that the player races against.
struct RaceFacts {
    std::string name;
    int moves = 0;
    long long windowsLeft = 0;
    std::optional<puzzle::Milliseconds> time; ///< Once it is over.
};

/// The contents of the columns beside the board. Empty optionals are not shown.
struct PlayFacts {
    bool showName = true;
    bool showBest = true;
    bool showEdges = true;   ///< Explains how the edges are joined.
    std::optional<int> best; ///< Moves of the player's best run.
    std::optional<int> moves;
    std::optional<int> optimum; ///< Empty while unknown or not shown.
    bool exact = true;
    std::optional<Round::Ways> ways; ///< Empty while unknown, and where the optimum is not shown.
    bool unsolvable = false;
    std::optional<double> solving;   ///< 0 … 1 while the optimum is being computed.
    bool showStars = true;           ///< Where stars are earned.
    int starsWithinReach = 3;        ///< How many of the three star goals can still be met.
    std::string help;                ///< What the help used costs, as text; empty if none was used.
    std::optional<int> twoStarMoves; ///< Empty while the optimum is unknown or not shown.
    std::optional<long long> windowsLeft;
    long long windows = 0;
    std::optional<int> movesLeft; ///< The live counter.
    std::optional<std::chrono::milliseconds> time;
    std::optional<RaceFacts> race;     ///< Shown beside the player's own figures.
    std::optional<std::string> cursor; ///< "row 7 · column 20", on boards where counting is hard.
};

/// What playFacts() needs besides the round.
struct PlayContext {
    std::optional<int> best;      ///< Moves of the player's best run.
    std::optional<int> movesLeft; ///< The live counter.
    lights::Cell cursor;
    bool test = false;               ///< A level from the editor is being tested.
    std::optional<RaceFacts> race{}; ///< The rival.
};

/// Collects what the columns show of a round, as far as the settings ask for it.
[[nodiscard]] PlayFacts playFacts(const text::Text& text, const data::Settings& settings, const Round& round,
                                  const PlayContext& context);

} // namespace game
