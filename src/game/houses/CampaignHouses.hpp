// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/Progress.hpp"
#include "game/houses/NextDoorLights.hpp"
#include "game/look/board/LevelWindow.hpp"

#include <optional>
#include <vector>

namespace game {

/// The state of a level for the player.
struct CampaignLevel {
    LevelWindow::State state = LevelWindow::State::Awake;
    int stars = 0;
    std::optional<arukone::Board> box{}; ///< For a level of Arukone.
    bool riddle = false;                 ///< It asks something about its board.

    friend bool operator==(const CampaignLevel&, const CampaignLevel&) = default;
};

/// The state of a house of the campaign for the player.
struct CampaignHouse {
    data::LibraryPackPtr pack;
    bool open = true;
    int starsToOpen = 0;
    int solved = 0;
    int stars = 0;
    int maxStars = 0;
    std::vector<CampaignLevel> levels;
    bool nextDoor = false; ///< A shipped pack of Arukone.

    /// The share of its levels that are not solved, 0 … 1.
    [[nodiscard]] float awake() const noexcept;
    /// The index of the level to continue with: the first that is open and not solved, or else 0.
    [[nodiscard]] std::size_t levelToContinue() const noexcept;
};

/// The state of one pack of the library, which may be an album.
[[nodiscard]] CampaignHouse campaignHouse(const data::Library& library, const data::Progress& progress,
                                          const data::LibraryPack& pack, bool unlockAll);
/// The houses of the campaign in order, then the boxes of the house next door, then the packs of the player, which are
/// always open.
[[nodiscard]] std::vector<CampaignHouse> campaignHouses(const data::Library& library, const data::Progress& progress,
                                                        bool unlockAll);

/// The windows of the house next door, a row for each of its boxes.
[[nodiscard]] LightRows nextDoorLights(const std::vector<CampaignHouse>& houses);
/// The windows of one box, lit where a level is solved.
[[nodiscard]] std::vector<LevelLight> nextDoorLights(const CampaignHouse& box);

} // namespace game
