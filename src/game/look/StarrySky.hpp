#pragma once

#include "game/look/Mesh.hpp"
#include "ui/Geometry.hpp"
#include "ui/Theme.hpp"

#include <SFML/Graphics/Texture.hpp>

#include <span>
#include <vector>

namespace game {

/// What the stars are drawn with: a soft dot, a disc of light, a white spot.
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

    /// What is to be seen of them.
    struct Glimpse {
        sf::Vector2u window; ///< Pixels.
        float scale = 1;     ///< Pixels a unit.
        float night = 0;     ///< 0 … 1.
        float walked = 0;    ///< Units that the sky has moved to the left.
        float twinkle = 0;   ///< Seconds.
        float alpha = 1;
        std::span<const ui::Rect> quiet; ///< Units; no stars within 8 of these.
    };
    void paint(Mesh& mesh, const StarTexture& texture, const ui::Theme& theme, const Glimpse& glimpse) const;

private:
    struct Star {
        ui::Vec at;          ///< Units; x repeats.
        float radius = 0.6F; ///< Units.
        float alpha = 1;     ///< When it shines fully.
        float appears = 0;   ///< The night from which on it is seen.
        float period = 0;    ///< Seconds of its twinkle; 0 for a steady one.
        bool bright = false; ///< With a cross flare.
    };

    std::vector<Star> m_stars;
};

} // namespace game
