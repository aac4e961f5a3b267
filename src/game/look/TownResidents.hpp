// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/LampAtlas.hpp"
#include "game/look/Town.hpp"

#include <SFML/Graphics/RenderTarget.hpp>

namespace game {

/// Draws who lives behind the lit windows of the current house, whose windows are there already; nobody where windows
/// are smaller than residentsFrom, and in a flat theme. \param pixels per unit.
void drawTenants(sf::RenderTarget& target, const sf::Transform& moved, const Town& town, const ui::Theme& theme,
                 float pixels, LampAtlases& atlases);

} // namespace game
