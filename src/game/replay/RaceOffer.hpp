// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Run.hpp"
#include "game/boards/Challenge.hpp"
#include "game/scene/SceneContext.hpp"

namespace data {
class Library;
}

namespace game {

class Preferences;
class Records;

/// Whether a run's board is unlocked for the player.
[[nodiscard]] bool isUnlocked(const Challenge& challenge, Records& records, const data::Library& library,
                              const Preferences& preferences);

/// Starts a race on the board against the run; asks first if the player left that board unfinished.
void askToRace(const Challenge& challenge, const data::Run& run, const SceneContext& context, Records& records);

} // namespace game
