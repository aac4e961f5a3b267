// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxPlayScene.hpp"
#include "game/play/PlayScene.hpp"
#include "game/play/ToPlay.hpp"
#include "game/riddle/RiddleScene.hpp"
#include "game/scene/Services.hpp"

namespace game {

std::unique_ptr<Scene> ToPlay::scene(const Services& with) const {
    if (!challenge.isLights())
        return std::make_unique<FuseBoxPlayScene>(*this, with, with.records, with.boards());
    if (const lights::Riddle* riddle = challenge.riddle(); riddle != nullptr && !lights::isPlayed(*riddle))
        return std::make_unique<RiddleScene>(*this, with, with.records, with.library, with.atlases);
    return std::make_unique<PlayScene>(*this, with, with.records, with.boards(), with.atlases);
}

} // namespace game
