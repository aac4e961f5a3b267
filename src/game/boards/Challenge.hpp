#pragma once

#include "data/files/LocalText.hpp"
#include "lights/Puzzle.hpp"
#include "lights/RandomSetting.hpp"
#include "puzzle/RunKey.hpp"

#include <optional>
#include <string>

namespace game {

/// A puzzle to be played, with all that the screens say of it.
struct Challenge {
    /// Its place in a house: the number on the plaque.
    struct Place {
        int number = 1; ///< From 1.
        int levels = 1; ///< Levels in the house.
        std::string packId;
        data::LocalText packName;
    };

    /// How a random board was drawn, so that another one can be.
    struct Random {
        lights::RandomSetting setting;
        std::string seed;
        bool typed = false; ///< The seed was typed: the board ranks under its code only.
        int round = 1;      ///< How many were played in a row, this one among them.
    };

    puzzle::RunKey key; ///< Where a run counts.
    lights::Puzzle puzzle;
    data::LocalText name;             ///< May be empty: a board from a file or code without one.
    std::optional<Place> place;       ///< Empty outside the campaign.
    std::optional<Random> random{};   ///< Only of a random board.
    std::optional<puzzle::Day> day{}; ///< Whose puzzle it is; only of a daily puzzle.
};

} // namespace game
