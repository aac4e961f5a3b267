// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/RunKey.hpp"

#include <memory>
#include <string>

namespace game {

class Scene;
struct Services;

/// The leaderboard.
struct ToLeaderboard {
    puzzle::RunKey key;   ///< Empty: the level last played, or the first. One of RunKey::shift: night shifts.
    long long run = 0;    ///< The run to select, or 0.
    std::string player{}; ///< Show only this player's runs; empty: everybody's.
    std::string shared{}; ///< Show the runs of this shared leaderboard; empty: those on this computer.

    [[nodiscard]] std::unique_ptr<Scene> scene(const Services& with) const;
};

} // namespace game
