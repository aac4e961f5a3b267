// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/LocalText.hpp"
#include "data/levels/Level.hpp"
#include "data/levels/RandomWish.hpp"
#include "game/look/Theme.hpp"
#include "puzzle/RunKey.hpp"

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace game {

/// A puzzle to play, with everything that the screens say about it.
struct Challenge {
    /// A level's place in a house: the number on the plaque, or the page of its album.
    struct Place {
        int number = 1; ///< From 1.
        int levels = 1; ///< Levels in the house, or in its album.
        std::string packId;
        data::LocalText packName;
        bool album = false;
    };

    /// What a level says about its board; empty if the board does not come from a level.
    struct Notes {
        data::LocalText idea;                 ///< A line on what the level is about; may be empty.
        std::string lesson;                   ///< The id of the lesson that helps first here; may be empty or unknown.
        std::optional<lights::Riddle> riddle; ///< What the level asks about the board, if it does.
    };

    /// How a random board was generated, so that another one like it can be.
    struct Random {
        data::RandomWish setting;
        std::string seed;
        bool typed = false; ///< The seed was typed: the board ranks under its code only.
        int round = 1;      ///< Number of boards played in a row, including this one.

        /// \pre the board is one of Lights Out.
        [[nodiscard]] const lights::RandomSetting& lights() const { return std::get<lights::RandomSetting>(setting); }
        /// \pre the board is one of Arukone.
        [[nodiscard]] const arukone::RandomWish& fuseBox() const { return std::get<arukone::RandomWish>(setting); }
        [[nodiscard]] bool isLights() const noexcept { return std::holds_alternative<lights::RandomSetting>(setting); }
    };

    /// The puzzle of a day.
    struct Daily {
        puzzle::Day day;
        puzzle::DailySeries series = puzzle::DailySeries::Main;
    };

    /// A board from a file, a code or the editor.
    struct Shared {};

    using Origin = std::variant<Shared, Place, Random, Daily>;

    /// \param sharedName may be empty. \param knownCode share code of the puzzle, if already known.
    Challenge(puzzle::RunKey runKey, data::LevelPuzzle start, Origin from = {}, data::LocalText sharedName = {},
              std::string knownCode = {})
        : key(std::move(runKey))
        , board(std::move(start))
        , code(knownCode.empty() ? data::codeOf(board) : std::move(knownCode))
        , name(std::move(sharedName))
        , origin(std::move(from)) {}

    [[nodiscard]] const Place* place() const { return std::get_if<Place>(&origin); } ///< Null outside the campaign.
    [[nodiscard]] const Random* random() const { return std::get_if<Random>(&origin); }
    [[nodiscard]] std::optional<puzzle::Day> day() const {
        const auto* const daily = std::get_if<Daily>(&origin);
        return daily != nullptr ? std::optional(daily->day) : std::nullopt;
    }

    /// Series of a daily puzzle; Main for any other board.
    [[nodiscard]] puzzle::DailySeries dailySeries() const {
        const auto* const daily = std::get_if<Daily>(&origin);
        return daily != nullptr ? daily->series : puzzle::DailySeries::Main;
    }

    /// What is asked about the board; null if it is just to be solved.
    [[nodiscard]] const lights::Riddle* riddle() const { return notes.riddle ? &*notes.riddle : nullptr; }

    [[nodiscard]] bool isLights() const noexcept { return std::holds_alternative<lights::Puzzle>(board); }
    /// \pre isLights().
    [[nodiscard]] const lights::Puzzle& lights() const { return std::get<lights::Puzzle>(board); }
    [[nodiscard]] bool isArukone() const noexcept { return std::holds_alternative<arukone::Board>(board); }
    /// \pre isArukone().
    [[nodiscard]] const arukone::Board& fuseBox() const { return std::get<arukone::Board>(board); }

    puzzle::RunKey key; ///< What runs on this board count for.
    data::LevelPuzzle board;
    std::string code;     ///< Share code of the board.
    data::LocalText name; ///< May be empty.
    Origin origin;
    Notes notes;
    bool ofClass = false; ///< It was opened in the house of a class, which comes next.
    bool anew = false;    ///< The level's riddle is asked again; the board is another one than the level's.
};

/// What a level says about its board.
[[nodiscard]] inline Challenge::Notes notesOf(const data::Level& level) {
    return {level.idea, level.lesson, level.riddle};
}

/// What the moves on a board are compared with.
struct Par {
    int moves = 0;      ///< The optimum, or the fewest known.
    bool exact = false; ///< `moves` is proven to be the optimum.
    int lowerBound = 0; ///< No solution has fewer moves; 0 while unknown.
};

/// The house of the campaign that a board belongs to; slate for any other board. See houseAround() for what is seen of
/// it.
[[nodiscard]] inline House houseOf(const Challenge& challenge) {
    const Challenge::Place* const place = challenge.place();
    return place != nullptr ? houseOfPack(place->packId) : House::Slate;
}

} // namespace game
