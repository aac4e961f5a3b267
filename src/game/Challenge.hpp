#pragma once

#include "data/LocalText.hpp"
#include "lights/Puzzle.hpp"

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

    std::string key; ///< Where a run counts: "level:PACK/ID", or the board's share code.
    lights::Puzzle puzzle;
    data::LocalText name;       ///< May be empty: a board from a file or code without one.
    std::optional<Place> place; ///< Empty outside the campaign.
};

} // namespace game
