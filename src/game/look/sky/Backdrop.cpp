// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/sky/Backdrop.hpp"

#include "game/look/Mesh.hpp"
#include "game/look/Theme.hpp"
#include "game/look/sky/StarrySky.hpp"
#include "game/look/sky/WeatherLayer.hpp"
#include "ui/Geometry.hpp"

#include <SFML/Graphics/Image.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>
#include <stdexcept>
#include <utility>
#include <vector>

namespace game {

namespace {

constexpr unsigned skyTile = 128; ///< Pixels until the sky's noise repeats.
constexpr float hazeHeight = 300;
constexpr float hazeFoot = 80;   ///< In units from the bottom: about the edge of the pavement.
constexpr float skyPace = 0.08F; ///< How far each layer moves, relative to the camera.
constexpr float farPace = 0.30F;
constexpr float nearPace = 0.60F;
constexpr float middleStop = 0.55F;
constexpr float moonRadius = 26;

struct Channels {
    float r, g, b;
};

Channels channels(sf::Color c) {
    return {static_cast<float>(c.r), static_cast<float>(c.g), static_cast<float>(c.b)};
}
Channels mix(Channels a, Channels b, float t) {
    return {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t};
}

/// The colour of a row of the sky, not yet rounded to 8 bits.
Channels skyAt(const Look& c, float y, float height, float scale) {
    const float t = y / height;
    const Channels sky = t < middleStop
                             ? mix(channels(c.skyTop), channels(c.skyMid), t / middleStop)
                             : mix(channels(c.skyMid), channels(c.skyLow), (t - middleStop) / (1 - middleStop));
    const float foot = height - hazeFoot * scale;
    const float haze = std::min(1.0F, (y - foot) / (hazeHeight * scale) + 1);
    return haze <= 0 ? sky : mix(sky, channels(c.haze), haze * static_cast<float>(c.haze.a) / 255);
}

sf::Image bakeSky(const Look& look, unsigned height, float scale) {
    std::minstd_rand random{1};
    sf::Image image;
    image.create(skyTile, height);
    for (unsigned y = 0; y < height; ++y) {
        const Channels row = skyAt(look, static_cast<float>(y) + 0.5F, static_cast<float>(height), scale);
        for (unsigned x = 0; x < skyTile; ++x) {
            // Dither by one level when rounding: a dark gradient with so few colours would show bands.
            const auto dithered = [&random](float v) {
                return static_cast<sf::Uint8>(v + static_cast<float>(random() % 1024U) / 1024);
            };
            image.setPixel(x, y, {dithered(row.r), dithered(row.g), dithered(row.b)});
        }
    }
    return image;
}

using sf::Vector2f;

/// A lit window below a roof.
struct TownLight {
    sf::FloatRect area;
    sf::Color colour;
};

/// A repeating row of roofs, built once per scale, with the ground at y 0.
struct RoofRow {
    Mesh mesh;
    std::vector<TownLight> lights; ///< In the order in which they go out.
    Mesh lit;                      ///< Those that have not.
    std::size_t out = 0;           ///< How many have, in `lit`.
    float period = 0;              ///< Pixels until it repeats.

    /// \param share of the lights that are out.
    void putOut(float share) {
        const auto now = static_cast<std::size_t>(std::lround(share * static_cast<float>(lights.size())));
        if (now == out && !lit.empty())
            return;
        out = now;
        lit.clear({});
        for (std::size_t i = out; i < lights.size(); ++i)
            lit.rect(lights[i].area, lights[i].colour);
    }
};

/// The parameters of a row of houses, in units.
struct RowStyle {
    unsigned seed;
    float period;
    float lowest, highest; ///< Heights of walls.
    float narrowest, widest;
    float antennas;   ///< Probability per house.
    float litWindows; ///< Probability that a window position has a lit window.
};

constexpr RowStyle farStyle{11, 2600, 108, 196, 76, 128, 0.40F, 0.075F};
constexpr RowStyle nearStyle{29, 2880, 46, 96, 96, 176, 0.16F, 0.085F};

/// Random numbers from a fixed seed, the same on every machine.
class Dice {
public:
    explicit Dice(unsigned seed)
        : m_engine(seed) {}
    float between(float low, float high) {
        return low + (high - low) * static_cast<float>(m_engine() - 1) / 2147483645.0F;
    }
    bool chance(float p) { return between(0, 1) < p; }
    int below(int n) { return static_cast<int>(m_engine() % static_cast<unsigned>(n)); }

private:
    std::minstd_rand m_engine;
};

class RoofPainter {
public:
    RoofPainter(RoofRow& row, const RowStyle& habit, sf::Color colour, const ui::Theme& theme, float scale)
        : m_mesh(row.mesh)
        , m_lights(row.lights)
        , m_style(habit)
        , m_dice(habit.seed)
        , m_colour(colour)
        , m_theme(theme)
        , m_scale(scale) {}

    void paintRow() {
        float x = 0;
        while (x < m_style.period - m_style.narrowest) {
            const float width =
                std::min(std::round(m_dice.between(m_style.narrowest, m_style.widest)), m_style.period - x);
            paintHouse(x, width, std::round(m_dice.between(m_style.lowest, m_style.highest)));
            x += width - 2;
        }
        paintHouse(x, m_style.period - x + 2, m_style.lowest * 1.1F);
        for (std::size_t i = m_lights.size(); i > 1; --i)
            std::swap(m_lights[i - 1], m_lights[static_cast<std::size_t>(m_dice.below(static_cast<int>(i)))]);
    }

private:
    void polygon(std::initializer_list<Vector2f> corners) {
        std::vector<Vector2f> pixels;
        for (const Vector2f corner : corners)
            pixels.push_back({corner.x * m_scale, -corner.y * m_scale});
        m_mesh.polygon(pixels, m_colour);
    }
    [[nodiscard]] sf::FloatRect pixels(float left, float width, float low, float high) const {
        return {std::round(left * m_scale), std::round(-high * m_scale), std::max(1.0F, std::round(width * m_scale)),
                std::round((high - low) * m_scale)};
    }
    void box(float left, float width, float low, float high, sf::Color colour) {
        m_mesh.rect(pixels(left, width, low, high), colour);
    }

    void paintHouse(float x, float width, float wall) {
        const float rise = std::round(std::min(width * m_dice.between(0.26F, 0.42F), 62.0F));
        const float right = x + width;
        float chimneyFoot = wall;
        switch (m_dice.below(4)) {
        case 0: // gable
            polygon({{x, 0}, {x, wall}, {x + width / 2, wall + rise}, {right, wall}, {right, 0}});
            chimneyFoot = wall + rise * 0.35F;
            break;
        case 1: { // hipped
            const float in = width * m_dice.between(0.10F, 0.26F);
            polygon({{x, 0},
                     {x, wall},
                     {x + in, wall + rise * 0.7F},
                     {right - in, wall + rise * 0.7F},
                     {right, wall},
                     {right, 0}});
            chimneyFoot = wall + rise * 0.5F;
            break;
        }
        case 2: // steep gable, off the middle
            polygon({{x, 0}, {x, wall}, {x + width * 0.42F, wall + rise}, {right, wall + rise * 0.12F}, {right, 0}});
            chimneyFoot = wall + rise * 0.3F;
            break;
        default: // flat
            box(x, width, 0, wall + 10, m_colour);
            chimneyFoot = wall + 8;
            break;
        }
        if (m_dice.chance(0.62F)) {
            const float at = m_dice.between(0.14F, 0.30F);
            const float side = m_dice.chance(0.5F) ? at : 1 - at;
            box(x + width * side - 7, 14, chimneyFoot - 20, chimneyFoot + m_dice.between(20, 34), m_colour);
        }
        if (m_dice.chance(m_style.antennas))
            paintAntenna(x + width * m_dice.between(0.3F, 0.7F), wall);
        paintWindows(x, width, wall);
    }

    void paintAntenna(float x, float foot) {
        const float top = foot + m_dice.between(52, 74);
        box(x, 2, foot, top, m_colour);
        box(x - 10, 22, top - 5, top - 3, m_colour);
        box(x - 7, 16, top - 12, top - 10, m_colour);
    }

    void paintWindows(float x, float width, float wall) {
        for (const float y : ui::Steps(wall - 26, 16, -28))
            for (const float at : ui::Steps(x + 14, x + width - 16, 18))
                if (m_dice.chance(m_style.litWindows) && !m_theme.flat) {
                    const float strength =
                        m_dice.between(0.28F, 0.44F); // Far away: not to be taken for windows of a board.
                    m_lights.push_back(
                        {pixels(at, 5.5F, y, y + 7), ui::mix(m_colour, m_theme.colours.litBody, strength)});
                }
    }

    Mesh& m_mesh;
    std::vector<TownLight>& m_lights;
    const RowStyle& m_style;
    Dice m_dice;
    sf::Color m_colour;
    const ui::Theme& m_theme;
    float m_scale;
};

RoofRow roofs(const RowStyle& habit, sf::Color colour, const ui::Theme& theme, float scale) {
    RoofRow row;
    row.mesh.clear({});
    row.period = std::round(habit.period * scale);
    RoofPainter{row, habit, colour, theme, scale}.paintRow();
    return row;
}

/// The far roofs: tall and pale, with antennas.
RoofRow farRoofs(const ui::Theme& theme, float scale) {
    return roofs(farStyle, look(theme).roofFar, theme, scale);
}

/// The near roofs: low and dark, with a few lit windows.
RoofRow nearRoofs(const ui::Theme& theme, float scale) {
    return roofs(nearStyle, look(theme).roofNear, theme, scale);
}

} // namespace

struct Backdrop::Painted {
    Painted(const ui::Theme& theme, sf::Vector2u window, float pixelsPerUnit)
        : name(theme.name)
        , pixels(window)
        , scale(pixelsPerUnit)
        , far(farRoofs(theme, scale))
        , near(nearRoofs(theme, scale)) {
        if (!sky.loadFromImage(bakeSky(look(theme), window.y, scale)))
            throw std::runtime_error("no texture for the sky");
        sky.setRepeated(true);
    }

    std::string_view name; ///< Name of the theme.
    sf::Vector2u pixels;
    float scale;
    RoofRow far;
    RoofRow near;
    sf::Texture sky;
    StarTexture starTexture;
    StarrySky stars;
    Mesh starMesh;
    WeatherMeshes weather;
};

Backdrop::Backdrop() = default;
Backdrop::~Backdrop() = default;

Backdrop::Painted& Backdrop::painted(const ui::Canvas& canvas) const {
    const ui::Viewport& viewport = canvas.viewport();
    if (!m_painted || m_painted->name != canvas.theme().name || m_painted->pixels != viewport.pixels() ||
        m_painted->scale != viewport.scale())
        m_painted = std::make_unique<Painted>(canvas.theme(), viewport.pixels(), viewport.scale());
    return *m_painted;
}

namespace {

void drawSky(ui::Canvas& canvas, const sf::Texture& sky, sf::Vector2u pixels) {
    const sf::Vector2f size{pixels};
    const std::array<sf::Vertex, 4> quad{sf::Vertex{{0, 0}, {0, 0}}, sf::Vertex{{size.x, 0}, {size.x, 0}},
                                         sf::Vertex{{size.x, size.y}, {size.x, size.y}},
                                         sf::Vertex{{0, size.y}, {0, size.y}}};
    sf::RenderStates states{sf::BlendNone};
    states.texture = &sky;
    canvas.draw(quad, sf::Quads, states);
}

/// \param out the share of the row's lights that are out.
void drawRoofs(ui::Canvas& canvas, RoofRow& row, float out, float moved, float ground, float width) {
    row.putOut(ui::ease::linear(out));
    float x = std::fmod(std::round(-moved), row.period);
    if (x > 0)
        x -= row.period;
    for (const float left : ui::Steps(x, width, row.period)) {
        sf::RenderStates states;
        states.transform.translate(left, ground);
        canvas.draw(row.mesh.vertices(), states);
        canvas.draw(row.lit.vertices(), states);
    }
}

void drawPavement(ui::Canvas& canvas, const ui::Theme& theme, float ground, sf::Vector2f window, float scale) {
    const Look& look = game::look(theme);
    const float kerb = theme.flat ? std::max(2.0F, std::round(2 * scale)) : std::max(2.0F, std::round(3 * scale));
    const float top = ground - std::round(0.3F * kerb);
    Mesh mesh;
    mesh.clear({});
    mesh.rect({0, top, window.x, window.y - top}, look.pavement, look.pavementLow);
    mesh.rect({0, top, window.x, kerb}, look.kerb);
    drawMesh(canvas, mesh);
}

} // namespace

void drawPlainSky(ui::Canvas& canvas, float alpha) {
    if (alpha <= 0)
        return;
    const Look& look = game::look(canvas.theme());
    const ui::Vec size = canvas.viewport().size();
    const float middle = middleStop * size.y;
    const auto faded = [alpha](sf::Color colour) { return ui::faded(colour, alpha); };
    canvas.fill({0, 0, size.x, middle}, {ui::Paint::Kind::Vertical, faded(look.skyTop), faded(look.skyMid)});
    canvas.fill({0, middle, size.x, size.y - middle},
                {ui::Paint::Kind::Vertical, faded(look.skyMid), faded(look.skyLow)});
}

void Backdrop::draw(ui::Canvas& canvas, const Scenery& scenery) const {
    const ui::Theme& theme = canvas.theme();
    Painted& p = painted(canvas);
    const sf::Vector2f window{p.pixels};
    const float ground = std::round(window.y - scenery.pavement * p.scale);
    drawSky(canvas, p.sky, p.pixels);
    if (!theme.flat) {
        p.starMesh.clear(p.starTexture.white());
        p.stars.paint(p.starMesh, p.starTexture, look(theme),
                      {p.pixels, p.scale, scenery.night * (scenery.sky ? starsIn(scenery.sky->weather) : 1),
                       scenery.walked * skyPace, scenery.twinkle, 1, scenery.quiet});
        drawMesh(canvas, p.starMesh, &p.starTexture.texture(), theme.additiveGlow ? sf::BlendAdd : sf::BlendAlpha);
        if (scenery.sky) {
            if (scenery.moon)
                drawMoonAt(canvas, *scenery.moon, moonRadius, scenery.sky->moon);
            paintWeather(p.weather, p.starTexture, theme, *scenery.sky,
                         {p.pixels, p.scale, ground, scenery.twinkle, scenery.moving, scenery.quiet, scenery.falling});
            drawMesh(canvas, p.weather.light, &p.starTexture.texture(),
                     theme.additiveGlow ? sf::BlendAdd : sf::BlendAlpha);
        }
        if (scenery.skyline) {
            // Half of the time for each row.
            const float out = 2 * (1 - scenery.town);
            drawRoofs(canvas, p.far, out, scenery.walked * farPace * p.scale, ground, window.x);
            drawRoofs(canvas, p.near, out - 1, scenery.walked * nearPace * p.scale, ground, window.x);
        }
    }
    if (scenery.pavement > 0)
        drawPavement(canvas, theme, ground, window, p.scale);
    if (scenery.sky && !theme.flat) {
        drawMesh(canvas, p.weather.veil, &p.starTexture.texture());
        drawMesh(canvas, p.weather.sparks, &p.starTexture.texture(),
                 theme.additiveGlow ? sf::BlendAdd : sf::BlendAlpha);
    }
}

} // namespace game
