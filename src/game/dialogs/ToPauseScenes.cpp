// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/dialogs/MenuScene.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/scene/Services.hpp"

namespace game {

std::unique_ptr<Scene> ToPause::scene(const Services& with) const {
    if (heading.empty())
        return std::make_unique<PauseScene>(*this, with);
    return std::make_unique<MenuScene>(*this, with);
}

} // namespace game
