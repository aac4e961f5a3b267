// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/Library.hpp"
#include "game/leaderboard/LeaderboardScene.hpp"
#include "game/leaderboard/ShiftScoresScene.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/scene/Services.hpp"

namespace game {

std::unique_ptr<Scene> ToLeaderboard::scene(const Services& with) const {
    with.library.refresh();
    if (key == puzzle::RunKey::shift())
        return std::make_unique<ShiftScoresScene>(*this, with, with.records, with.shared, with.library, with.clock);
    return std::make_unique<LeaderboardScene>(*this, with, with.records, with.shared, with.library, with.clock);
}

} // namespace game
