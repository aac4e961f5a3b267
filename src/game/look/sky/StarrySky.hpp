// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/Mesh.hpp"
#include "game/look/Theme.hpp"
#include "ui/Animation.hpp"
#include "ui/Canvas.hpp"
#include "ui/Geometry.hpp"

#include <SFML/Graphics/Texture.hpp>

#include <span>
#include <vector>

namespace game {

/// The texture for the stars: a soft dot, a disc of light, a white spot.
class StarTexture {
public:
    StarTexture();

    [[nodiscard]] const sf::Texture& texture() const noexcept { return m_texture; }
    [[nodiscard]] sf::IntRect dot() const noexcept { return {0, 0, 32, 32}; }
    [[nodiscard]] sf::IntRect glow() const noexcept { return {0, 34, 128, 128}; }
    [[nodiscard]] sf::Vector2f white() const noexcept { return {38, 2}; }

private:
    sf::Texture m_texture;
};

/// The stars of the street, always the same ones.
class StarrySky {
public:
    StarrySky();

    /// What is visible of them.
    struct SkyView {
        sf::Vector2u window; ///< Pixels.
        float scale = 1;     ///< Pixels per unit.
        float night = 0;     ///< 0 … 1.
        float walked = 0;    ///< How far the sky has moved to the left, in units.
        float twinkle = 0;   ///< Seconds.
        float alpha = 1;
        std::span<const ui::Rect> quiet; ///< Areas in units; no stars within 8 units of them.
    };
    void paint(Mesh& mesh, const StarTexture& texture, const Look& look, const SkyView& view) const;

private:
    struct Star {
        ui::Vec at;          ///< Units; x repeats.
        float radius = 0.6F; ///< Units.
        float alpha = 1;     ///< At full brightness.
        float appears = 0;   ///< The value of `night` from which it is visible.
        float period = 0;    ///< Period of its twinkling in seconds; 0 for a steady star.
        bool bright = false; ///< With a cross-shaped flare.
    };

    std::vector<Star> m_stars;
};

/// Shooting stars over the sky, for a house whose last window went dark; more of them for the whole street.
struct Meteors {
    int count = 0;          ///< 0: none.
    ui::Seconds passed = 0; ///< Since the shower began.
    ui::Rect sky;           ///< The area in which they start.
};

/// Seconds until the last one is gone.
[[nodiscard]] ui::Seconds meteorDuration(int count);

/// Each falls to the lower left and fades. The same on every call.
void drawMeteors(ui::Canvas& canvas, const Meteors& meteors);

} // namespace game
