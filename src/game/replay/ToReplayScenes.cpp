// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxReplayScene.hpp"
#include "game/replay/ReplayScene.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/scene/Services.hpp"

namespace game {

std::unique_ptr<Scene> ToReplay::scene(const Services& with) const {
    if (!challenge.isLights())
        return std::make_unique<FuseBoxReplayScene>(*this, with, with.records, with.library);
    return std::make_unique<ReplayScene>(*this, with, with.records, with.library, with.atlases);
}

} // namespace game
