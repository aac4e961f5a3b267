// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/duel/DuelAloneScene.hpp"
#include "game/duel/DuelTurnsScene.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/scene/Services.hpp"

namespace game {

std::unique_ptr<Scene> ToDuelPlay::scene(const Services& with) const {
    if (match.way == DuelWay::Alone)
        return std::make_unique<DuelAloneScene>(*this, with, with.atlases);
    return std::make_unique<DuelTurnsScene>(*this, with, with.atlases);
}

} // namespace game
