// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Mesh.hpp"
#include "game/look/Theme.hpp"
#include "game/look/sky/DaySky.hpp"
#include "game/look/sky/StarrySky.hpp"

#include <span>

namespace game {

/// The meshes of the weather, in drawing order. Both use the texture of the stars.
struct WeatherMeshes {
    Mesh light;  ///< Behind the roofs, blended as the stars are: glow on the horizon, meteors.
    Mesh veil;   ///< Over the street: clouds, fog, snow, rain and petals.
    Mesh sparks; ///< Over the street, blended as the stars are: fireflies.
};

/// Where and when the weather is drawn.
struct WeatherView {
    sf::Vector2u window;             ///< Pixels.
    float scale = 1;                 ///< Pixels per unit.
    float ground = 0;                ///< The top of the pavement, in pixels.
    float passed = 0;                ///< Seconds; the weather rests while this does not change.
    bool moving = false;             ///< Whether it is changing; a meteor never stands still.
    std::span<const ui::Rect> quiet; ///< Areas of text, in units: nothing falls there.
    float falling = 1;               ///< 0 … 1: how many of the drops are in the air.
};

/// Seconds from one meteor to the next, on their nights.
inline constexpr float meteorInterval = 20;

/// The share of the stars that a weather leaves.
[[nodiscard]] float starsIn(Weather weather) noexcept;

/// Paints the weather of a sky; nothing for a clear one without meteors. Façades and panels are drawn over it later, so
/// that it never falls in front of them.
void paintWeather(WeatherMeshes& meshes, const StarTexture& texture, const ui::Theme& theme, const DaySky& sky,
                  const WeatherView& view);

} // namespace game
