// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxRandomScene.hpp"
#include "game/random/RandomScene.hpp"
#include "game/random/ToRandom.hpp"
#include "game/scene/Services.hpp"

namespace game {

std::unique_ptr<Scene> ToRandom::scene(const Services& with) const {
    if (arukone)
        return std::make_unique<FuseBoxRandomScene>(with, with.records, with.entropy);
    return std::make_unique<RandomScene>(with, with.records, with.atlases, with.entropy);
}

} // namespace game
