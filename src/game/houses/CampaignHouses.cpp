// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/houses/CampaignHouses.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

CampaignLevel levelOf(const data::Progress& progress, const data::LevelRef& level, bool open) {
    std::optional<arukone::Board> box;
    if (level.level().isArukone())
        box = level.level().fuseBox();
    const bool riddle = level.level().riddle.has_value();
    if (const data::LevelBest* best = progress.at(level.key()))
        return {LevelWindow::State::Asleep, best->stars, std::move(box), riddle};
    return {open ? LevelWindow::State::Awake : LevelWindow::State::Locked, 0, std::move(box), riddle};
}

/// Those of its house, if it is an album.
int starsToOpen(const data::Library& library, const data::LibraryPack& pack) {
    if (!pack.shipped)
        return 0;
    const auto series = library.seriesOf(pack);
    const auto house =
        std::ranges::find_if(series, [&pack](const data::LibraryPack& each) { return each.pack.id == pack.pack.id; });
    return data::starsToOpen(series, static_cast<std::size_t>(house - series.begin()));
}

} // namespace

float CampaignHouse::awake() const noexcept {
    if (levels.empty())
        return 0;
    return 1 - static_cast<float>(solved) / static_cast<float>(levels.size());
}

std::size_t CampaignHouse::levelToContinue() const noexcept {
    const auto first = std::find_if(levels.begin(), levels.end(), [](const CampaignLevel& level) {
        return level.state == LevelWindow::State::Awake;
    });
    return first == levels.end() ? 0 : static_cast<std::size_t>(first - levels.begin());
}

CampaignHouse campaignHouse(const data::Library& library, const data::Progress& progress, const data::LibraryPack& pack,
                            bool unlockAll) {
    CampaignHouse house{library.keep(pack),
                        data::isOpen(library, progress, pack, unlockAll),
                        starsToOpen(library, pack),
                        progress.solved(pack),
                        progress.stars(pack),
                        data::maxStars(pack),
                        {}};
    const std::vector<bool> open = data::openLevels(library, progress, pack, unlockAll);
    for (std::size_t level = 0; level < pack.pack.levels.size(); ++level)
        house.levels.push_back(levelOf(progress, {house.pack, level}, open[level]));
    return house;
}

std::vector<CampaignHouse> campaignHouses(const data::Library& library, const data::Progress& progress,
                                          bool unlockAll) {
    std::vector<CampaignHouse> houses;
    for (const auto packs : {library.campaign(), library.nextDoor(), library.own()})
        for (const data::LibraryPack& pack : packs) {
            houses.push_back(campaignHouse(library, progress, pack, unlockAll));
            houses.back().nextDoor = packs.data() == library.nextDoor().data();
        }
    return houses;
}

std::vector<LevelLight> nextDoorLights(const CampaignHouse& box) {
    std::vector<LevelLight> lights;
    for (const CampaignLevel& level : box.levels)
        lights.push_back(level.state == LevelWindow::State::Asleep ? LevelLight::Lit : LevelLight::Dark);
    return lights;
}

LightRows nextDoorLights(const std::vector<CampaignHouse>& houses) {
    LightRows rows;
    for (const CampaignHouse& house : houses)
        if (house.nextDoor)
            rows.push_back(nextDoorLights(house));
    return rows;
}

} // namespace game
