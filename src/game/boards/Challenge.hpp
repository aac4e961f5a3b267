#pragma once

#include "data/files/LocalText.hpp"
#include "game/look/Theme.hpp"
#include "lights/Puzzle.hpp"
#include "lights/RandomSetting.hpp"
#include "lights/ShareCode.hpp"
#include "puzzle/RunKey.hpp"

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace game {

/// A puzzle to play, with everything that the screens say about it.
struct Challenge {
    /// A level's place in a house: the number on the plaque.
    struct Place {
        int number = 1; ///< From 1.
        int levels = 1; ///< Levels in the house.
        std::string packId;
        data::LocalText packName;
    };

    /// How a random board was generated, so that another one like it can be.
    struct Random {
        lights::RandomSetting setting;
        std::string seed;
        bool typed = false; ///< The seed was typed: the board ranks under its code only.
        int round = 1;      ///< Number of boards played in a row, including this one.
    };

    /// The puzzle of a day.
    struct Daily {
        puzzle::Day day;
    };

    /// A board from a file, a code or the editor.
    struct Shared {};

    using Origin = std::variant<Shared, Place, Random, Daily>;

    /// \param sharedName may be empty. \param knownCode share code of the puzzle, if already known.
    Challenge(puzzle::RunKey runKey, lights::Puzzle board, Origin from = {}, data::LocalText sharedName = {},
              std::string knownCode = {})
        : key(std::move(runKey))
        , puzzle(std::move(board))
        , code(knownCode.empty() ? lights::encodePuzzle(puzzle) : std::move(knownCode))
        , name(std::move(sharedName))
        , origin(std::move(from)) {}

    [[nodiscard]] const Place* place() const { return std::get_if<Place>(&origin); } ///< Null outside the campaign.
    [[nodiscard]] const Random* random() const { return std::get_if<Random>(&origin); }
    [[nodiscard]] std::optional<puzzle::Day> day() const {
        const auto* const daily = std::get_if<Daily>(&origin);
        return daily != nullptr ? std::optional(daily->day) : std::nullopt;
    }

    puzzle::RunKey key; ///< What runs on this board count for.
    lights::Puzzle puzzle;
    std::string code;     ///< Share code of the puzzle.
    data::LocalText name; ///< May be empty.
    Origin origin;
};

/// What the moves on a board are compared with.
struct Par {
    int moves = 0;      ///< The optimum, or the fewest known.
    bool exact = false; ///< `moves` is proven to be the optimum.
    int lowerBound = 0; ///< No solution has fewer moves; 0 while unknown.
};

/// The house that a board is shown in.
[[nodiscard]] inline House houseOf(const Challenge& challenge) {
    const Challenge::Place* const place = challenge.place();
    return place != nullptr ? houseOfPack(place->packId) : House::Slate;
}

} // namespace game
