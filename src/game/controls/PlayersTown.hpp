// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/Progress.hpp"
#include "game/look/street/Town.hpp"
#include "game/services/Melody.hpp"

#include <optional>
#include <vector>

namespace game {

// The campaign as the town on the hill, with the progress of a player in its windows.

/// The pack whose levels are the windows of a house; null if the campaign does not have it.
[[nodiscard]] const data::LibraryPack* packOfHouse(const data::Library& library, House house);
/// The houses that the campaign has, the most distant first.
[[nodiscard]] std::vector<TownHouse> townHouses(const data::Library& library, const data::Progress& progress,
                                                bool unlockAll);
/// How many fuse boxes there are next door, and how many of them are wired.
struct NextDoorProgress {
    std::size_t wired = 0;
    std::size_t boxes = 0;
};
[[nodiscard]] NextDoorProgress nextDoorProgress(const data::Library& library, const data::Progress& progress);
/// The fuse box to continue with; std::nullopt if there are no boxes.
[[nodiscard]] std::optional<data::LevelRef> nextBox(const data::Library& library, const data::Progress& progress,
                                                    bool unlockAll);
/// The town at night as far as the records tell it.
/// \param plan where it stands.
[[nodiscard]] Town townOfPlayer(const TownPlan& plan, const data::Library& library, const data::Progress& progress,
                                bool unlockAll, puzzle::Day today);
/// What the houses of a town sing: see townMelody().
[[nodiscard]] Melody melodyOf(const Town& town);

} // namespace game
