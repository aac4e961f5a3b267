// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/CableLook.hpp"

#include "game/look/Theme.hpp"

#include <array>

namespace game {

namespace {

constexpr int weaves = 5;
constexpr std::array<std::uint32_t, 9> colours{0xFFB64EFF, 0x7FD3F7FF, 0x7AD4B0FF, 0xFF8370FF, 0xE8E2D0FF,
                                               0xC9A0E8FF, 0xD8DE6AFF, 0xFF9FC4FF, 0x7FA0FFFF};
/// The colours of light themes, in which two of the others would vanish.
constexpr std::array<std::uint32_t, 9> coloursOnLight{0xFFB64EFF, 0x7FD3F7FF, 0x7AD4B0FF, 0xFF8370FF, 0xA9B2B4FF,
                                                      0xC9A0E8FF, 0xC6CE48FF, 0xFF9FC4FF, 0x7FA0FFFF};
constexpr float edgeShade = 0.28F;  ///< How much of the casing is in the edge.
constexpr float weaveShade = 0.55F; ///< How much of the casing is in the weave.

} // namespace

Weave weaveOf(int pair) noexcept {
    return static_cast<Weave>(pair % weaves);
}

sf::Color cableColour(const ui::Theme& theme, int pair) noexcept {
    if (theme.flat)
        return sf::Color::White;
    const auto& all = game::look(theme).paleWalls ? coloursOnLight : colours;
    return sf::Color(all[static_cast<std::size_t>(pair) % all.size()]);
}

sf::Color cableCasing(const ui::Theme& theme) noexcept {
    if (theme.flat)
        return sf::Color::Black;
    const Look& look = game::look(theme);
    return look.paleWalls ? theme.colours.text : look.markEdge;
}

CableColours cableColours(const ui::Theme& theme, int pair) noexcept {
    const sf::Color casing = cableCasing(theme);
    const sf::Color body = cableColour(theme, pair);
    if (theme.flat)
        return {casing, body, body, casing};
    return {casing, ui::mix(body, casing, edgeShade), body, ui::mix(body, casing, weaveShade)};
}

} // namespace game
