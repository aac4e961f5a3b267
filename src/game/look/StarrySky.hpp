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
    void paint(Mesh& mesh, const StarTexture& texture, const Look& look, const Glimpse& glimpse) const;

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

/// Shooting stars over the sky: what a house that is asleep to its last window gets, and the whole street more of.
struct Meteors {
    int count = 0;          ///< 0: none.
    ui::Seconds passed = 0; ///< Since the first could have come.
    ui::Rect sky;           ///< Where they begin, from the top down.
};

/// When the last one is gone.
[[nodiscard]] ui::Seconds meteorsLast(int count);

/// Each falls to the lower left and fades. The same every time.
void drawMeteors(ui::Canvas& canvas, const Meteors& meteors);

} // namespace game
