#include "game/look/Backdrop.hpp"

#include "game/look/DrawMesh.hpp"
#include "game/look/Skyline.hpp"
#include "game/look/StarrySky.hpp"
#include "ui/Steps.hpp"

#include <SFML/Graphics/Image.hpp>

#include <cmath>
#include <random>
#include <stdexcept>

namespace game {

namespace {

constexpr unsigned skyTile = 128; ///< Pixels until the sky's noise repeats.
constexpr float hazeHeight = 300;
constexpr float hazeFoot = 80;   ///< Units from the bottom: about the pavement's edge.
constexpr float skyPace = 0.08F; ///< How much of the camera's walk each layer moves.
constexpr float farPace = 0.30F;
constexpr float nearPace = 0.60F;
constexpr float middleStop = 0.55F;

struct Channels {
    float r, g, b;
};

Channels channels(sf::Color c) {
    return {static_cast<float>(c.r), static_cast<float>(c.g), static_cast<float>(c.b)};
}
Channels mix(Channels a, Channels b, float t) {
    return {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t};
}

/// The sky's colour in a row, not yet rounded to 256 steps.
Channels skyAt(const ui::Palette& c, float y, float height, float scale) {
    const float t = y / height;
    const Channels sky = t < middleStop
                             ? mix(channels(c.skyTop), channels(c.skyMid), t / middleStop)
                             : mix(channels(c.skyMid), channels(c.skyLow), (t - middleStop) / (1 - middleStop));
    const float foot = height - hazeFoot * scale;
    const float haze = std::min(1.0F, (y - foot) / (hazeHeight * scale) + 1);
    return haze <= 0 ? sky : mix(sky, channels(c.haze), haze * static_cast<float>(c.haze.a) / 255);
}

sf::Image bakeSky(const ui::Palette& colours, unsigned height, float scale) {
    std::minstd_rand random{1};
    sf::Image image;
    image.create(skyTile, height);
    for (unsigned y = 0; y < height; ++y) {
        const Channels row = skyAt(colours, static_cast<float>(y) + 0.5F, static_cast<float>(height), scale);
        for (unsigned x = 0; x < skyTile; ++x) {
            // Noise of half a step before rounding: a dark gradient of so few colours would show bands.
            const auto dithered = [&random](float v) {
                return static_cast<sf::Uint8>(v + static_cast<float>(random() % 1024U) / 1024);
            };
            image.setPixel(x, y, {dithered(row.r), dithered(row.g), dithered(row.b)});
        }
    }
    return image;
}

/// The strip at the bottom of the screen.
struct PavementColours {
    sf::Color kerb, top, bottom;
};

PavementColours pavementColours(const ui::Theme& theme) {
    switch (theme.id) {
    case ui::ThemeId::Paper:
        return {{0xF8, 0xF0, 0xDF}, {0xD3, 0xCB, 0xB6}, {0xDE, 0xD2, 0xB8}};
    case ui::ThemeId::Cvd:
        return {{0x28, 0x38, 0x47}, {0x12, 0x1D, 0x29}, {0x08, 0x14, 0x1F}};
    case ui::ThemeId::Contrast:
        return {sf::Color::White, sf::Color::Black, sf::Color::Black};
    case ui::ThemeId::Night:
        break;
    }
    return {{0x1F, 0x2D, 0x38}, {0x10, 0x1A, 0x23}, {0x08, 0x0E, 0x17}};
}

} // namespace

struct Backdrop::Painted {
    Painted(const ui::Theme& theme, sf::Vector2u window, float pixelsPerUnit)
        : id(theme.id)
        , pixels(window)
        , scale(pixelsPerUnit)
        , far(farRoofs(theme, scale))
        , near(nearRoofs(theme, scale)) {
        if (!sky.loadFromImage(bakeSky(theme.colours, window.y, scale)))
            throw std::runtime_error("no texture for the sky");
        sky.setRepeated(true);
    }

    ui::ThemeId id;
    sf::Vector2u pixels;
    float scale;
    RoofRow far;
    RoofRow near;
    sf::Texture sky;
    StarTexture starTexture;
    StarrySky stars;
    Mesh starMesh;
};

Backdrop::Backdrop() = default;
Backdrop::~Backdrop() = default;

Backdrop::Painted& Backdrop::painted(const ui::Canvas& canvas) const {
    const ui::Viewport& viewport = canvas.viewport();
    const ui::ThemeId id = canvas.theme().id;
    if (!m_painted || m_painted->id != id || m_painted->pixels != viewport.pixels() ||
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
    canvas.flush();
    sf::RenderStates states{sf::BlendNone};
    states.texture = &sky;
    canvas.target().draw(quad.data(), quad.size(), sf::Quads, states);
}

void drawRoofs(ui::Canvas& canvas, const RoofRow& row, float moved, float ground, float width) {
    canvas.flush();
    float x = std::fmod(std::round(-moved), row.period);
    if (x > 0)
        x -= row.period;
    for (const float left : ui::Steps(x, width, row.period)) {
        sf::RenderStates states;
        states.transform.translate(left, ground);
        canvas.target().draw(row.mesh.vertices(), states);
    }
}

void drawPavement(ui::Canvas& canvas, const ui::Theme& theme, float ground, sf::Vector2f window, float scale) {
    const PavementColours colours = pavementColours(theme);
    const float kerb = theme.flat ? std::max(2.0F, std::round(2 * scale)) : std::max(2.0F, std::round(3 * scale));
    const float top = ground - std::round(0.3F * kerb);
    Mesh mesh;
    mesh.clear({});
    mesh.rect({0, top, window.x, window.y - top}, colours.top, colours.bottom);
    mesh.rect({0, top, window.x, kerb}, colours.kerb);
    drawMesh(canvas, mesh);
}

} // namespace

void Backdrop::draw(ui::Canvas& canvas, const Scenery& scenery) const {
    const ui::Theme& theme = canvas.theme();
    Painted& p = painted(canvas);
    const sf::Vector2f window{p.pixels};
    const float ground = std::round(window.y - scenery.pavement * p.scale);
    drawSky(canvas, p.sky, p.pixels);
    if (!theme.flat) {
        p.starMesh.clear(p.starTexture.white());
        p.stars.paint(p.starMesh, p.starTexture, theme,
                      {p.pixels, p.scale, scenery.night, scenery.walked * skyPace, scenery.twinkle, 1, scenery.quiet});
        drawMesh(canvas, p.starMesh, &p.starTexture.texture(), theme.additiveGlow ? sf::BlendAdd : sf::BlendAlpha);
        if (scenery.skyline) {
            drawRoofs(canvas, p.far, scenery.walked * farPace * p.scale, ground, window.x);
            drawRoofs(canvas, p.near, scenery.walked * nearPace * p.scale, ground, window.x);
        }
    }
    if (scenery.pavement > 0)
        drawPavement(canvas, theme, ground, window, p.scale);
}

} // namespace game
