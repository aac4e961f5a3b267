// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Mesh.hpp"
#include "game/look/board/LightsBoardView.hpp"
#include "game/look/facade/BakedFacade.hpp"

#include <SFML/Graphics/Texture.hpp>

#include <string_view>

namespace game {

/// The layers, reused between frames, and the state for which they were built.
struct LightsBoardView::Meshes {
    Mesh wall;
    Mesh glow;
    Mesh cells;
    Mesh bloom;
    Mesh marks;
    Mesh shutters;
    sf::Texture shuttered; ///< A window with closed shutters, once it was needed.
    LampSpec shutteredFor{{}, 0};
    std::string_view theme;
    float alpha = -1;
    bool stale = true;
    bool staleWall = true;
    int drawCalls = 0;

    BakedFacade facade;
};

} // namespace game
