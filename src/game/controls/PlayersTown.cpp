// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/PlayersTown.hpp"

#include "game/look/Theme.hpp"

#include <algorithm>

namespace game {

namespace {

std::vector<LevelLight> levelsOf(const data::Library& library, const data::Progress& progress,
                                 const data::LibraryPack& pack, bool unlockAll) {
    std::vector<LevelLight> levels(pack.pack.levels.size(), LevelLight::Shut);
    if (!data::isOpen(library, progress, pack, unlockAll))
        return levels;
    const std::vector<bool> open = data::openLevels(library, progress, pack, unlockAll);
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (progress.at(data::levelKey(pack, i)) != nullptr)
            levels[i] = LevelLight::Dark;
        else if (open[i])
            levels[i] = LevelLight::Lit;
    }
    return levels;
}

} // namespace

const data::LibraryPack* packOfHouse(const data::Library& library, House house) {
    const auto packs = library.campaign();
    const auto found = std::find_if(packs.begin(), packs.end(), [house](const data::LibraryPack& pack) {
        return houseOfPack(pack.pack.id) == house;
    });
    return found != packs.end() ? &*found : nullptr;
}

std::vector<TownHouse> townHouses(const data::Library& library, const data::Progress& progress, bool unlockAll) {
    std::vector<TownHouse> houses;
    for (const House house : TownPlan::houses())
        if (const data::LibraryPack* const pack = packOfHouse(library, house))
            houses.push_back({house, levelsOf(library, progress, *pack, unlockAll)});
    return houses;
}

NextDoorProgress nextDoorProgress(const data::Library& library, const data::Progress& progress) {
    NextDoorProgress sum;
    for (const data::LibraryPack& pack : library.nextDoor()) {
        sum.wired += static_cast<std::size_t>(progress.solved(pack));
        sum.boxes += pack.pack.levels.size();
    }
    return sum;
}

std::optional<data::LevelRef> nextBox(const data::Library& library, const data::Progress& progress, bool unlockAll) {
    const auto boxes = library.nextDoor();
    if (boxes.empty())
        return std::nullopt;
    const data::LevelRef first = library.level(boxes.front(), 0);
    if (progress.at(first.key()) == nullptr)
        return first;
    const auto next = data::nextLevel(library, progress, first, unlockAll);
    return next ? next : first;
}

Town townOfPlayer(const TownPlan& plan, const data::Library& library, const data::Progress& progress, bool unlockAll,
                  puzzle::Day today) {
    Town town{plan, townHouses(library, progress, unlockAll)};
    town.season = seasonOf(today);
    if (const NextDoorProgress boxes = nextDoorProgress(library, progress); boxes.boxes > 0)
        town.nextDoor = NextDoorHouse::litOf(boxes.wired, boxes.boxes);
    return town;
}

Melody melodyOf(const Town& town) {
    std::size_t windows = 0;
    std::size_t dark = 0;
    for (const TownHouse& house : town.houses) {
        windows += house.levels.size();
        dark += house.dark();
    }
    return townMelody(windows - dark, windows);
}

} // namespace game
