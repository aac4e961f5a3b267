// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/sky/StarrySky.hpp"

#include "game/look/LampAtlas.hpp"
#include "ui/Angle.hpp"
#include "ui/Animation.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <stdexcept>

namespace game {

namespace {

using sf::Vector2f;

constexpr float skyWidth = 2240; ///< Units until the stars repeat.
constexpr float skyHeight = 720;
constexpr int faintStars = 900;
constexpr int brightStars = 22;
constexpr float fadeIn = 0.22F; ///< Part of the night between a star's first appearance and its full brightness.
constexpr float clearance = 8;  ///< Distance between a star and text, in units.

/// The milky way, a band from the lower left to the upper right: the distance across it, 0 in its middle.
float acrossMilkyWay(ui::Vec at) {
    return (at.y + 0.42F * at.x - 360) / 105;
}

bool isQuiet(ui::Vec at, std::span<const ui::Rect> quiet) {
    return std::any_of(quiet.begin(), quiet.end(),
                       [at](const ui::Rect& area) { return area.inset(-clearance).contains(at); });
}

void paintFlare(Mesh& mesh, Vector2f centre, float arm, float thickness, sf::Color colour) {
    sf::Color none = colour;
    none.a = 0;
    for (const Vector2f way : {Vector2f{1, 0}, Vector2f{-1, 0}, Vector2f{0, 1}, Vector2f{0, -1}}) {
        const Vector2f side{-way.y * thickness / 2, way.x * thickness / 2};
        const Vector2f end = centre + way * arm;
        const std::array<Vector2f, 4> corners{centre - side, centre + side, end + side * 0.4F, end - side * 0.4F};
        const std::array<sf::Color, 4> colours{colour, colour, none, none};
        mesh.quad(corners, colours);
    }
}

void paintMilkyWay(Mesh& mesh, const StarTexture& texture, sf::Color colour, const StarrySky::SkyView& view) {
    const float strength = ui::ease::linear((view.night - 0.55F) / 0.45F) * view.alpha;
    if (strength <= 0)
        return;
    // Clouds of light along the band; each is a disc squashed across it.
    struct Cloud {
        float x, reach, width, alpha;
    };
    constexpr std::array clouds{Cloud{20, 300, 120, 0.15F}, Cloud{210, 260, 90, 0.13F},  Cloud{420, 300, 120, 0.19F},
                                Cloud{600, 220, 80, 0.12F}, Cloud{760, 300, 105, 0.16F}, Cloud{330, 620, 190, 0.10F}};
    const float slope = std::atan(-0.42F);
    const Vector2f along{std::cos(slope), std::sin(slope)};
    const Vector2f across{-along.y, along.x};
    const sf::FloatRect t{texture.glow()};
    for (const Cloud& cloud : clouds) {
        const Vector2f centre{cloud.x - view.walked, 360 - 0.42F * cloud.x};
        const auto corner = [&](float u, float v) {
            return (centre + along * (u * cloud.reach) + across * (v * cloud.width)) * view.scale;
        };
        mesh.spriteQuad(std::array{corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)}, t,
                        ui::faded(colour, cloud.alpha * strength));
    }
}

} // namespace

StarTexture::StarTexture() {
    sf::Image image;
    image.create(128, 164, sf::Color{255, 255, 255, 0});
    for (unsigned y = 0; y < 32; ++y)
        for (unsigned x = 0; x < 32; ++x) {
            const float r = std::hypot(static_cast<float>(x) - 15.5F, static_cast<float>(y) - 15.5F) / 15.5F;
            const float a = std::clamp((1 - r) * 2.2F, 0.0F, 1.0F);
            image.setPixel(x, y, {255, 255, 255, static_cast<sf::Uint8>(a * a * (3 - 2 * a) * 255)});
        }
    for (unsigned y = 0; y < 4; ++y)
        for (unsigned x = 36; x < 40; ++x)
            image.setPixel(x, y, sf::Color::White);
    image.copy(bakeGlow(128), 0, 34);
    if (!m_texture.loadFromImage(image))
        throw std::runtime_error("no texture for the stars");
    m_texture.setSmooth(true);
}

StarrySky::StarrySky() {
    std::minstd_rand engine{4711};
    const auto roll = [&engine] { return static_cast<float>(engine() - 1) / 2147483645.0F; };
    const auto add = [&](bool bright) {
        Star star;
        star.bright = bright;
        star.at.x = roll() * skyWidth;
        const float height = roll();
        star.at.y = height * height * (bright ? 0.55F : 0.92F) * skyHeight;
        const float size = roll();
        star.radius = bright ? 1.5F + 0.6F * size : 0.55F + 0.75F * size * size * size;
        star.alpha = bright ? 1.0F : 0.30F + 0.70F * roll();
        // More and more stars appear, those of the milky way only when most of the house is dark.
        star.appears = bright ? roll() * 0.75F : std::pow(roll(), 1.5F) * 0.9F;
        const float milky = acrossMilkyWay(star.at);
        if (!bright && roll() < std::exp(-milky * milky))
            star.appears = 0.55F + 0.45F * star.appears;
        star.period = m_stars.size() % 8 == 0 ? 2.5F + 3.5F * roll() : 0;
        m_stars.push_back(star);
    };
    for (int i = 0; i < brightStars; ++i)
        add(true);
    for (int i = 0; i < faintStars; ++i)
        add(false);
}

void StarrySky::paint(Mesh& mesh, const StarTexture& texture, const Look& look, const SkyView& view) const {
    const sf::Color colour = ui::faded(look.star, look.starAlpha);
    if (look.milkyWay)
        paintMilkyWay(mesh, texture, ui::mix(colour, look.haze, 0.55F), view);
    const float width = static_cast<float>(view.window.x) / view.scale;
    const float s = view.scale;
    for (const Star& star : m_stars) {
        float x = std::fmod(star.at.x - view.walked, skyWidth);
        if (x < 0)
            x += skyWidth;
        const ui::Vec at{x, star.at.y};
        float alpha = star.alpha * ui::ease::linear((view.night - star.appears) / fadeIn) * view.alpha;
        if (x > width + 12 || alpha <= 0 || isQuiet(at, view.quiet))
            continue;
        if (star.period > 0)
            alpha *= 1 + 0.25F * std::sin(ui::tau * view.twinkle / star.period);
        alpha = ui::ease::linear(alpha);
        const Vector2f centre = at * s;
        const auto dot = [&](float radius, const sf::IntRect& texels, float strength) {
            const float r = radius * s;
            mesh.sprite({centre.x - r, centre.y - r, 2 * r, 2 * r}, texels, ui::faded(colour, alpha * strength));
        };
        dot(std::max(star.radius * 1.55F, 1.1F / s), texture.dot(), 1);
        if (star.bright) {
            dot(7.5F, texture.glow(), 0.50F);
            paintFlare(mesh, centre, 6.5F * s, 1.3F * s, ui::faded(colour, 0.75F * alpha));
        }
    }
}

namespace {

constexpr ui::Seconds meteorGap = 0.42F; ///< Between the starts of two meteors.
constexpr ui::Seconds flight = 0.85F;    ///< How long one is visible.
constexpr float way = 210;               ///< Distance that the head travels, in logical units.
constexpr float meteorTail = 92;
constexpr float left = 0.86F;       ///< The direction in which they fall:
constexpr float meteorFall = 0.51F; ///< left and down.
constexpr int tailParts = 8;

/// Values in 0 … 1 without a visible pattern: fractional parts of multiples of `ratio`, the golden ratio or another
/// such number.
float spread(int index, float ratio) {
    const float along = static_cast<float>(index + 1) * ratio;
    return along - std::floor(along);
}

} // namespace

ui::Seconds meteorDuration(int count) {
    return count > 0 ? static_cast<float>(count - 1) * meteorGap + flight : 0;
}

void drawMeteors(ui::Canvas& canvas, const Meteors& meteors) {
    for (int i = 0; i < meteors.count; ++i) {
        const float t = (meteors.passed - static_cast<float>(i) * meteorGap) / flight;
        if (t <= 0 || t >= 1)
            continue;
        const ui::Vec from{meteors.sky.x + meteors.sky.w * (0.15F + 0.85F * spread(i, 0.618034F)),
                           meteors.sky.y + meteors.sky.h * spread(i, 0.754878F)};
        const float gone = ui::ease::out(t) * way;
        const float bright = std::sin(t * 3.14159265F);
        const ui::Vec head{from.x - left * gone, from.y + meteorFall * gone};
        const float length = std::min(gone, meteorTail);
        for (int part = 0; part < tailParts; ++part) {
            const float near = static_cast<float>(part) / tailParts;
            const float far = static_cast<float>(part + 1) / tailParts;
            const ui::Vec a{head.x + left * length * near, head.y - meteorFall * length * near};
            const ui::Vec b{head.x + left * length * far, head.y - meteorFall * length * far};
            canvas.line(a, b, 2.4F - 1.6F * near, ui::faded(look(canvas.theme()).star, bright * (1 - near) * 0.9F));
        }
        canvas.disc(head, 2.2F, ui::faded(look(canvas.theme()).star, bright));
    }
}

} // namespace game
