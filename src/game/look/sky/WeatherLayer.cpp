// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/sky/WeatherLayer.hpp"

#include "ui/Angle.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace game {

namespace {

using sf::Vector2f;

constexpr float unitsPerFlake = 4400; ///< Square units of sky for each.
constexpr float unitsPerDrop = 5600;
constexpr float unitsPerPetal = 26000;
constexpr float fadeAtText = 24;     ///< Around quiet areas, in units.
constexpr float widestParticle = 12; ///< From its middle, in units: none of it is over the text.

/// Numbers of a particle, 0 … 1: the same for the same particle, different from each other.
class Traits {
public:
    explicit Traits(std::uint32_t particle)
        : m_state(particle * 2654435761U + 97) {}
    float next() {
        m_state ^= m_state << 13;
        m_state ^= m_state >> 17;
        m_state ^= m_state << 5;
        return static_cast<float>(m_state >> 8) / 16777216.0F;
    }

private:
    std::uint32_t m_state;
};

float wrapped(float value, float period) {
    const float rest = std::fmod(value, period);
    return rest < 0 ? rest + period : rest;
}

class WeatherPainter {
public:
    WeatherPainter(WeatherMeshes& meshes, const StarTexture& texture, const ui::Theme& theme, const WeatherView& view)
        : m_meshes(meshes)
        , m_texture(texture)
        , m_theme(theme)
        , m_view(view)
        , m_width(static_cast<float>(view.window.x) / view.scale)
        , m_height(static_cast<float>(view.window.y) / view.scale)
        , m_ground(view.ground / view.scale) {}

    void snow() {
        const sf::Color white{0xEA, 0xF2, 0xF7};
        each(unitsPerFlake, [&](Traits traits) {
            const float size = traits.next();
            const float x0 = traits.next();
            const float y0 = traits.next();
            const float sway = traits.next();
            const float near = size * size;
            const float fall = (14 + 26 * near) * m_view.passed;
            const float drift = 14 * std::sin(m_view.passed * (0.25F + 0.3F * sway) + ui::tau * sway);
            const Vector2f at{wrapped(x0 * m_width + drift - 6 * m_view.passed * near, m_width),
                              wrapped(y0 * m_ground + fall, m_ground)};
            const float radius = 0.8F + 1.7F * near;
            dot(m_meshes.veil, at, radius * 1.5F, ui::faded(white, (0.20F + 0.48F * size) * open(at)));
        });
        const float kerb = 7;
        box(m_meshes.veil, {0, m_ground - 4, m_width, kerb}, ui::faded({0xC9, 0xD8, 0xE2}, 0.75F),
            ui::faded({0xC9, 0xD8, 0xE2}, 0.75F));
        box(m_meshes.veil, {0, m_ground + 3, m_width, m_height - m_ground - 3}, ui::faded({0x9F, 0xB6, 0xC4}, 0.28F),
            ui::faded({0x9F, 0xB6, 0xC4}, 0.02F));
    }

    void clouds() {
        const sf::Color cloud = m_theme.additiveGlow ? sf::Color{0x1A, 0x2C, 0x3A} : sf::Color{0xA8, 0xB6, 0xBE};
        for (std::uint32_t i = 0; i < 16; ++i) {
            Traits traits(200 + i);
            const float width = 220 + 200 * traits.next();
            const float x = wrapped(traits.next() * (m_width + width) + 5 * m_view.passed, m_width + width);
            const Vector2f at{x - width / 2, 20 + 90 * traits.next()};
            glow(m_meshes.veil, at, {0.8F * width, 0.24F * width}, ui::faded(cloud, 0.75F));
        }
    }

    void rain() {
        clouds();
        const sf::Color water = m_theme.additiveGlow ? sf::Color{0x9F, 0xC0, 0xD4} : sf::Color{0x5B, 0x7A, 0x90};
        each(unitsPerDrop, [&](Traits traits) {
            const float x0 = traits.next();
            const float y0 = traits.next();
            const float length = 10 + 10 * traits.next();
            const float alpha = 0.20F + 0.24F * traits.next();
            const float fall = (420 + 220 * traits.next()) * m_view.passed;
            const float there = fallen(traits.next());
            const float high = m_ground + 40;
            const Vector2f at{wrapped(x0 * m_width - 0.16F * fall, m_width), wrapped(y0 * high + fall, high) - 30};
            const Vector2f end = at + Vector2f{-0.16F * length, length};
            if (end.y > m_ground || there <= 0)
                return;
            const std::array line{at * m_view.scale, end * m_view.scale};
            m_meshes.veil.stroke(line, false, m_view.scale,
                                 ui::faded(water, there * alpha * std::min(open(at), open(end))));
        });
        wetStreet(water);
        for (std::uint32_t i = 0; i < 14; ++i) { // Rings on the wet pavement.
            Traits traits(1000 + i);
            const float life = wrapped(0.9F * m_view.passed + traits.next(), 1);
            const Vector2f at{traits.next() * m_width, m_ground + 10 + 40 * traits.next()};
            ring(at, 3 + 7 * life, ui::faded(water, 0.34F * (1 - life) * fallen(traits.next())));
        }
    }

    /// What is left of the rain when nothing moves: a sheen and puddles.
    void wetStreet(sf::Color water) {
        const float high = m_height - m_ground - 3;
        if (high <= 0)
            return;
        box(m_meshes.veil, {0, m_ground + 3, m_width, high}, ui::faded(water, 0.09F), ui::faded(water, 0.01F));
        for (std::uint32_t i = 0; i < 9; ++i) {
            Traits traits(1400 + i);
            const float wide = 40 + 60 * traits.next();
            const Vector2f at{traits.next() * m_width, m_ground + 12 + 0.55F * high * traits.next()};
            glow(m_meshes.veil, at, {wide, 0.1F * wide}, ui::faded(water, 0.20F));
        }
    }

    void fog() {
        const sf::Color mist = m_theme.additiveGlow ? sf::Color{0x6F, 0x8C, 0x9C} : sf::Color{0xFF, 0xFF, 0xFF};
        struct Bank {
            float above, width, height, alpha, pace;
        };
        constexpr std::array banks{Bank{70, 620, 110, 0.26F, 3}, Bank{16, 560, 74, 0.34F, -4},
                                   Bank{-12, 480, 54, 0.26F, 5}};
        std::uint32_t seed = 1;
        for (const Bank& bank : banks)
            for (int i = 0; i < 7; ++i) {
                Traits traits(seed++);
                const float x =
                    wrapped(traits.next() * (m_width + bank.width) + bank.pace * m_view.passed, m_width + bank.width) -
                    bank.width / 2;
                const float breath = 0.85F + 0.15F * std::sin(0.2F * m_view.passed + ui::tau * traits.next());
                const Vector2f at{x, m_ground - bank.above};
                glow(m_meshes.veil, at, {bank.width / 2, bank.height}, ui::faded(mist, bank.alpha * breath));
            }
    }

    void wind() {
        each(unitsPerPetal, [&](Traits traits) {
            const float x0 = traits.next();
            const float y0 = traits.next();
            const float turn = traits.next();
            const float pace = 46 + 40 * traits.next();
            const Vector2f at{wrapped(x0 * m_width + pace * m_view.passed, m_width),
                              m_ground * (0.15F + 0.8F * y0) + 22 * std::sin(0.9F * m_view.passed + ui::tau * turn)};
            const sf::Color petal = turn < 0.7F ? sf::Color{0xD9, 0xA8, 0xB6} : sf::Color{0x7E, 0x9A, 0x6C};
            leaf(at, ui::tau * turn + 1.6F * m_view.passed, ui::faded(petal, 0.75F * open(at)));
        });
    }

    void fireflies() {
        for (std::uint32_t i = 0; i < 22; ++i) {
            Traits traits(i);
            const float x0 = traits.next();
            const float y0 = traits.next();
            const float own = traits.next();
            const float t = m_view.passed;
            const Vector2f at{x0 * m_width + 16 * std::sin(0.5F * t + ui::tau * own),
                              m_ground - 12 - 84 * y0 + 8 * std::sin(0.8F * t + 9 * own)};
            const float blink = 0.35F + 0.65F * (0.5F + 0.5F * std::sin(1.3F * t + ui::tau * own));
            const float shown = blink * open(at);
            glow(m_meshes.sparks, at, {11, 11}, ui::faded({0xC8, 0xE8, 0x6A}, 0.45F * shown));
            dot(m_meshes.sparks, at, 2.2F, ui::faded({0xEE, 0xFF, 0xB0}, shown));
        }
    }

    /// A slow swell behind the roofs, never a flash.
    void sheetLight() {
        const float wave = 0.5F + 0.5F * std::sin(0.7F * m_view.passed) * std::sin(0.31F * m_view.passed + 1);
        const sf::Color light{0x8F, 0x9A, 0xC8};
        glow(m_meshes.light, {0.78F * m_width, m_ground - 60}, {0.42F * m_width, 210}, ui::faded(light, 0.26F * wave));
    }

    void meteor() {
        constexpr float duration = 1.1F;
        constexpr float firstAt = 6; // Not in the picture at rest.
        const float since = m_view.passed - firstAt;
        if (!m_view.moving || since < 0)
            return;
        const auto count = static_cast<std::uint32_t>(since / meteorInterval);
        const float progress = (since - static_cast<float>(count) * meteorInterval) / duration;
        if (progress >= 1)
            return;
        Traits traits(count + 50);
        const Vector2f from{m_width * (0.25F + 0.7F * traits.next()), m_ground * (0.03F + 0.10F * traits.next())};
        const Vector2f way{-170, 88};
        const Vector2f head = from + way * progress;
        const float alpha = std::sin(std::numbers::pi_v<float> * progress) * open(head);
        constexpr int pieces = 10;
        for (int i = 0; i < pieces; ++i) {
            const float back = static_cast<float>(i) / pieces;
            const std::array piece{(head - way * (0.45F * back)) * m_view.scale,
                                   (head - way * (0.45F * (back + 0.1F))) * m_view.scale};
            m_meshes.light.stroke(piece, false, std::max(1.0F, 2 * (1 - back) * m_view.scale),
                                  ui::faded(sf::Color::White, alpha * (1 - back)));
        }
    }

private:
    /// Calls `paint` for every particle of a weather, with this many square units of sky for each.
    template<class Paint>
    void each(float units, Paint&& paint) const {
        const auto count = static_cast<std::uint32_t>(m_width * m_ground / units);
        for (std::uint32_t i = 0; i < count; ++i)
            paint(Traits(i));
    }

    /// How much is seen of a drop that is among the first to go (0) or the last (1), as the rain ends.
    [[nodiscard]] float fallen(float last) const {
        constexpr float fade = 0.35F;
        return std::clamp((m_view.falling - (1 - fade) * (1 - last)) / fade, 0.0F, 1.0F);
    }

    /// 1 away from the text on the sky, 0 over it.
    [[nodiscard]] float open(Vector2f at) const {
        float least = 1;
        for (const ui::Rect& area : m_view.quiet) {
            const float dx = std::max({area.x - at.x, at.x - area.right(), 0.0F});
            const float dy = std::max({area.y - at.y, at.y - area.bottom(), 0.0F});
            least = std::min(least, std::max(0.0F, std::hypot(dx, dy) - widestParticle) / fadeAtText);
        }
        return least;
    }

    void sprite(Mesh& mesh, Vector2f at, Vector2f radii, const sf::IntRect& texels, sf::Color colour) const {
        if (colour.a == 0)
            return;
        const float s = m_view.scale;
        mesh.sprite({(at.x - radii.x) * s, (at.y - radii.y) * s, 2 * radii.x * s, 2 * radii.y * s}, texels, colour);
    }
    void dot(Mesh& mesh, Vector2f at, float radius, sf::Color colour) const {
        sprite(mesh, at, {radius, radius}, m_texture.dot(), colour);
    }
    void glow(Mesh& mesh, Vector2f at, Vector2f radii, sf::Color colour) const {
        sprite(mesh, at, radii, m_texture.glow(), colour);
    }
    void box(Mesh& mesh, ui::Rect area, sf::Color top, sf::Color bottom) const {
        const float s = m_view.scale;
        mesh.rect({area.x * s, area.y * s, area.w * s, area.h * s}, top, bottom);
    }
    void ring(Vector2f at, float radius, sf::Color colour) const {
        std::array<Vector2f, 14> outline;
        for (std::size_t i = 0; i < outline.size(); ++i) {
            const float angle = ui::tau * static_cast<float>(i) / static_cast<float>(outline.size());
            outline[i] = (at + Vector2f{radius * std::cos(angle), 0.3F * radius * std::sin(angle)}) * m_view.scale;
        }
        m_meshes.veil.stroke(outline, true, m_view.scale, colour);
    }
    void leaf(Vector2f at, float angle, sf::Color colour) const {
        const Vector2f along{4.5F * std::cos(angle), 4.5F * std::sin(angle)};
        const Vector2f across{-0.42F * along.y, 0.42F * along.x};
        const std::array outline{(at + along) * m_view.scale, (at + across) * m_view.scale, (at - along) * m_view.scale,
                                 (at - across) * m_view.scale};
        m_meshes.veil.polygon(outline, colour);
    }

    WeatherMeshes& m_meshes;
    const StarTexture& m_texture;
    const ui::Theme& m_theme;
    const WeatherView& m_view;
    float m_width;
    float m_height;
    float m_ground;
};

} // namespace

float starsIn(Weather weather) noexcept {
    switch (weather) {
    case Weather::Rain:
        return 0.2F;
    case Weather::Fog:
        return 0.6F;
    default:
        return 1;
    }
}

void paintWeather(WeatherMeshes& meshes, const StarTexture& texture, const ui::Theme& theme, const DaySky& sky,
                  const WeatherView& view) {
    meshes.light.clear(texture.white());
    meshes.veil.clear(texture.white());
    meshes.sparks.clear(texture.white());
    WeatherPainter painter(meshes, texture, theme, view);
    switch (sky.weather) {
    case Weather::Clear:
        break;
    case Weather::Snow:
        painter.snow();
        break;
    case Weather::Rain:
        painter.rain();
        break;
    case Weather::Fog:
        painter.fog();
        break;
    case Weather::Wind:
        painter.wind();
        break;
    case Weather::Fireflies:
        painter.fireflies();
        break;
    case Weather::SheetLight:
        painter.sheetLight();
        break;
    }
    if (sky.meteors)
        painter.meteor();
}

} // namespace game
