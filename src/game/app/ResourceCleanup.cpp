// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/app/ResourceCleanup.hpp"

namespace game {

namespace {

/// The sprites of one scene rarely take this much; those of several scenes do.
constexpr std::size_t mostSpriteBytes = std::size_t{1} << 20U;

} // namespace

void ResourceCleanup::update() {
    if (!m_drawn)
        return;
    m_drawn = false;
    --m_framesLeft;
    m_atlases.dropUnused();
    if (m_framesLeft > 0 && m_resources.textureBytes() > mostSpriteBytes)
        m_resources.clear();
}

} // namespace game
