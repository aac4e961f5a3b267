// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxPlayScene.hpp"
#include "game/arukone/FuseBoxRandomScene.hpp"
#include "game/arukone/FuseBoxReplayScene.hpp"
#include "game/play/PlayScene.hpp"
#include "game/play/ToPlay.hpp"
#include "game/random/RandomScene.hpp"
#include "game/random/ToRandom.hpp"
#include "game/replay/ReplayScene.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/riddle/RiddleScene.hpp"
#include "game/scene/Services.hpp"

// The destinations whose scene depends on the puzzle. What the scenes of both share stands in the folders of Lights Out,
// which do not know those of Arukone.

namespace game {

std::unique_ptr<Scene> ToPlay::scene(const Services& with) const {
    if (!challenge.isLights())
        return std::make_unique<FuseBoxPlayScene>(*this, with, with.records, with.boards());
    if (const lights::Riddle* riddle = challenge.riddle(); riddle != nullptr && !lights::isPlayed(*riddle))
        return std::make_unique<RiddleScene>(*this, with, with.records, with.library, with.atlases);
    return std::make_unique<PlayScene>(*this, with, with.records, with.boards(), with.atlases);
}

std::unique_ptr<Scene> ToRandom::scene(const Services& with) const {
    if (arukone)
        return std::make_unique<FuseBoxRandomScene>(with, with.records, with.entropy);
    return std::make_unique<RandomScene>(with, with.records, with.atlases, with.entropy);
}

std::unique_ptr<Scene> ToReplay::scene(const Services& with) const {
    if (!challenge.isLights())
        return std::make_unique<FuseBoxReplayScene>(*this, with, with.records, with.library);
    return std::make_unique<ReplayScene>(*this, with, with.records, with.library, with.atlases);
}

} // namespace game
