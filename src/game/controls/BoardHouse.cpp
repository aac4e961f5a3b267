// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/BoardHouse.hpp"

#include "game/boards/Challenge.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "game/look/facade/AtTheDoor.hpp"
#include "game/look/facade/BoardFacade.hpp"
#include "game/look/sky/DaySky.hpp"
#include "game/services/Preferences.hpp"
#include "puzzle/Random.hpp"

#include <string_view>

namespace game {

namespace {

/// A board is wide or high from this many times its other side on.
constexpr int muchLonger = 2;

bool isHigh(House house) {
    return house == House::Tower || house == House::Lighthouse || house == House::Observatory;
}

bool isLow(House house) {
    return house == House::Shed || house == House::Terrace || house == House::Workshop;
}

bool fits(House house, const BoardShape& shape) {
    if (shape.rules.surface != lights::Surface::Plane)
        return wallTurnsAway(house) && (house == House::Round || shape.rules.stamp.reach() <= 1);
    if (shape.columns >= muchLonger * shape.rows)
        return !isHigh(house);
    return shape.rows < muchLonger * shape.columns || !isLow(house);
}

/// What the residents of a board depend on: the same people on every visit.
std::string_view homesText(const Challenge& challenge) {
    if (challenge.place() != nullptr)
        return challenge.key.levelPath();
    if (challenge.random() != nullptr)
        return challenge.random()->seed;
    if (!challenge.day())
        return challenge.code;
    const std::string_view key = challenge.key.text(); // "SERIES:DATE"
    return key.substr(key.find(':') + 1);
}

} // namespace

House houseFor(const BoardShape& shape, std::uint64_t seed, bool plate) noexcept {
    // Draws until one fits, so that boards of different shapes get the same house if it fits both.
    puzzle::Random random(seed);
    for (;;)
        if (const auto house = static_cast<House>(1 + random.below(houseCount - 1)); // All but slate.
            fits(house, shape) && (!plate || hasPlateRoom(house)))
            return house;
}

House houseAround(const Challenge& challenge) {
    if (const House house = houseOf(challenge); house != House::Slate || !challenge.isLights())
        return house;
    const lights::Puzzle& board = challenge.lights();
    std::string_view chosenBy = challenge.code;
    if (challenge.place() != nullptr) { // The levels of a player's own pack are in the same house, if it fits them.
        chosenBy = challenge.place()->packId;
    } else if (challenge.day()) {        // Its date: both puzzles of a day are in the same house, if it fits them.
        chosenBy = challenge.key.text(); // "SERIES:DATE"
        chosenBy.remove_prefix(chosenBy.find(':') + 1);
    }
    return houseFor({board.rows(), board.columns(), board.rules()}, puzzle::hash(chosenBy),
                    challenge.day().has_value());
}

BoardOptions boardOptions(const Preferences& preferences, House house) {
    const data::Settings& settings = preferences.get();
    BoardOptions options;
    options.house = house;
    options.residents = settings.silhouettes && !preferences.theme().controls.flat;
    options.symbols = settings.symbols;
    options.numbers = settings.coordinates;
    options.motion = preferences.motion();
    return options;
}

BoardOptions boardOptions(const Preferences& preferences, const Challenge& challenge) {
    BoardOptions options = boardOptions(preferences, houseAround(challenge));
    options.strangers = options.door = houseOf(challenge) == House::Slate;
    options.front = BoardSurround::Facade;
    options.seed = puzzle::hash(homesText(challenge));
    const auto day = challenge.day();
    options.snow = day && skyOf(*day).weather == Weather::Snow;
    return options;
}

} // namespace game
