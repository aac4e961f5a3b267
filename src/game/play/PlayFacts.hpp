#pragma once

#include "data/settings/Settings.hpp"
#include "game/play/Round.hpp"
#include "text/Text.hpp"

#include <chrono>
#include <optional>
#include <string>

namespace game {

/// What the columns beside the board say. Empty optionals are not in sight.
struct PlayFacts {
    bool showName = true;
    bool showBest = true;
    bool showEdges = true;   ///< Explain how the edges are joined.
    std::optional<int> best; ///< Moves of the player's best run.
    std::optional<int> moves;
    std::optional<int> optimum; ///< Known and in sight.
    bool exact = true;
    bool unsolvable = false;
    std::optional<double> solving;   ///< 0 … 1 while the optimum is being computed.
    int starsWithinReach = 3;        ///< How many of the three star goals can still be met.
    std::string help;                ///< What help cost, in words; empty without any.
    std::optional<int> twoStarMoves; ///< Empty while the optimum is unknown or out of sight.
    std::optional<long long> windowsLeft;
    long long windows = 0;
    std::optional<int> movesLeft; ///< The live counter.
    std::optional<std::chrono::milliseconds> time;
    std::optional<std::string> cursor; ///< "row 7 · column 20", on boards where counting is hard.
};

/// What the round itself does not know.
struct PlayAsides {
    std::optional<int> best;      ///< Moves of the player's best run.
    std::optional<int> movesLeft; ///< The live counter.
    lights::Cell cursor;
    bool test = false; ///< A level that is being made is tried.
    bool race = false; ///< A rival stands where there is no need of more.
};

/// What is to be said of a round, as far as the settings want it in sight.
[[nodiscard]] PlayFacts playFacts(const text::Text& text, const data::Settings& settings, const Round& round,
                                  const PlayAsides& asides);

} // namespace game
