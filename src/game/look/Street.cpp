// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Street.hpp"

#include "game/look/Mesh.hpp"
#include "game/look/Theme.hpp"
#include "ui/Angle.hpp"
#include "ui/VectorArt.hpp"

#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace game {

namespace {

using ui::Vec;

constexpr int poolPitch = 63; ///< Pitch of the atlas whose glow is used: large enough to look smooth.

const Vec awakeSheet{60, 90};
const Vec awakeFoot{38, 66}; ///< On the sheet.

/// The path seen in a mirror, on a sheet of this width.
ui::Path mirrored(ui::Path path, float width) {
    for (ui::PathStep& step : path)
        for (Vec& point : step.points)
            point.x = width - point.x;
    return path;
}

const ui::VectorArt& sittingCat() {
    static const ui::VectorArt art{awakeSheet,
                                   {ui::filled(ui::ellipsePath({37.9F, 47.7F}, {14.6F, 17.6F})),
                                    ui::filled(ui::circlePath({41, 23.4F}, 10.3F)),
                                    ui::filled(ui::svgPath("M32.6 8 L38.4 14.3 L31.2 23 Z")),
                                    ui::filled(ui::svgPath("M49.7 8 L43.8 14.3 L51 23 Z"))}};
    return art;
}

ui::VectorArt tail(float flick) {
    const float x = 4 * flick;
    ui::Path path{{ui::PathStep::Kind::Move, {Vec{33, 61.2F}}},
                  {ui::PathStep::Kind::Cubic, {Vec{22, 60.5F}, Vec{11.8F + x / 2, 64}, Vec{11.8F + x, 73}}},
                  {ui::PathStep::Kind::Cubic,
                   {Vec{11.5F + x, 76}, Vec{11.3F + 1.6F * x, 78}, Vec{11.3F + 2 * x, 81 - std::abs(x)}}}};
    return {awakeSheet, {ui::stroked(std::move(path), 5.8F)}};
}

const Vec asleepSheet{70, 30};

ui::VectorArt sleepingCat(bool headLeft) {
    std::vector<ui::Mark> marks;
    for (const char* part : {"M3 27 C2 9 12 3.2 27 3 C37 3 43 6 47 9 C55 9.5 66 12 66 19.5 C66 26 60 27.5 55 27.5 "
                             "C50 27.5 46 26 44 27 C32 29.5 12 29.5 3 27 Z",
                             "M46 4 L54 11 L46 15 Z", "M61 4 L53.5 11 L63 17 Z"}) {
        ui::Path path = ui::svgPath(part);
        marks.push_back(ui::filled(headLeft ? mirrored(std::move(path), asleepSheet.x) : std::move(path)));
    }
    return {asleepSheet, std::move(marks)};
}

const Vec walkingSheet{70, 44};
const Vec walkingFoot{34, 41};

/// \param swing −1 … 1: how far the legs are apart.
ui::VectorArt walkingCat(float swing) {
    using Step = ui::PathStep;
    std::vector<ui::Mark> marks{ui::filled(ui::ellipsePath({34, 24.2F}, {16.8F, 6})),
                                ui::filled(ui::ellipsePath({15.6F, 18.6F}, {6, 5.2F})),
                                ui::filled(ui::svgPath("M19.6 16.2 L19.2 9 L15.2 13.8 Z")),
                                ui::filled(ui::svgPath("M14 13.8 L10.8 9.4 L10 17 Z")),
                                ui::stroked(ui::svgPath("M49 22.6 C58 21 58.8 11 64.4 6.6"), 3)};
    struct Leg {
        float top, way;
    };
    for (const Leg leg : {Leg{46.8F, 3.2F}, Leg{42, -3.6F}, Leg{23.6F, 3.6F}, Leg{20.8F, -4}}) {
        const float x = leg.way * swing;
        marks.push_back(ui::stroked(ui::Path{{Step::Kind::Move, {Vec{leg.top, 25.8F}}},
                                             {Step::Kind::Line, {Vec{leg.top + x / 2, 33.8F}}},
                                             {Step::Kind::Line, {Vec{leg.top + x, 39.6F}}}},
                                    3.6F));
    }
    return {walkingSheet, std::move(marks)};
}

/// \param degrees clockwise, about the foot.
void placeArt(ui::Canvas& canvas, const ui::VectorArt& art, Vec at, Vec foot, sf::Color colour, float degrees = 0) {
    const Vec half = art.size() * 0.5F;
    const Vec middle = half - foot;
    const float c = std::cos(degrees * ui::pi / 180);
    const float s = std::sin(degrees * ui::pi / 180);
    const Vec corner = at + Vec{middle.x * c - middle.y * s, middle.x * s + middle.y * c} - half;
    canvas.art(art, {corner.x, corner.y, art.size().x, art.size().y}, colour, degrees);
}

} // namespace

void drawMoon(ui::Canvas& canvas, Vec centre, float radius) {
    const ui::Theme& theme = canvas.theme();
    const Look& look = game::look(theme);
    if (theme.flat) {
        canvas.ring(centre, radius, 3, look.moon);
        return;
    }
    if (theme.additiveGlow)
        canvas.halo(centre, radius * 3.5F, ui::faded(look.moon, 0.19F));
    canvas.disc(centre, radius, {ui::Paint::Kind::Radial, look.moonHigh, look.moon, look.moonLow});
    struct Crater {
        Vec at;
        float radius;
    };
    const std::array craters{Crater{{-0.33F, -0.30F}, 0.24F}, Crater{{0.30F, -0.53F}, 0.10F},
                             Crater{{0.22F, -0.06F}, 0.155F}, Crater{{0.42F, 0.40F}, 0.10F}};
    for (const Crater& crater : craters)
        canvas.disc(centre + crater.at * radius, crater.radius * radius, ui::faded(sf::Color{0x8C, 0x70, 0x40}, 0.17F));
}

void drawCatAwake(ui::Canvas& canvas, Vec foot, float flick, float slope) {
    constexpr float leans = 0.45F; ///< A cat that sits keeps itself upright on a roof, but for this share of the slope.
    // Only a few positions, since each is baked separately.
    const float step = std::round(flick * 3) / 3;
    const sf::Color colour = look(canvas.theme()).shade;
    const Vec seat = foot + Vec{0, 0.14F * std::abs(slope)}; // Half of it would be in the air.
    placeArt(canvas, tail(step), seat, awakeFoot, colour, leans * slope);
    placeArt(canvas, sittingCat(), seat, awakeFoot, colour, leans * slope);
}

void drawCatAsleep(ui::Canvas& canvas, Vec foot, float slope) {
    constexpr float steep = 8; ///< From here on it lies with its head up the slope.
    placeArt(canvas, sleepingCat(slope > steep), foot, {35, 27}, look(canvas.theme()).shade, slope);
}

void drawCatWalking(ui::Canvas& canvas, Vec foot, float steps, float slope) {
    // Only a few positions, since each is baked separately.
    const float swing = std::round(3 * std::cos(ui::pi * steps)) / 3;
    placeArt(canvas, walkingCat(swing), foot, walkingFoot, look(canvas.theme()).shade, slope);
}

void drawSmoke(ui::Canvas& canvas, LampAtlases& atlases, Vec foot, float height) {
    const ui::Theme& theme = canvas.theme();
    if (theme.flat || height <= 0)
        return;
    const LampAtlas& atlas = atlases.get({theme.name, poolPitch});
    const sf::Color colour = theme.additiveGlow ? sf::Color{0xA9, 0xBC, 0xC8} : sf::Color::White;
    const float densest = theme.additiveGlow ? 0.40F : 0.50F;
    const float s = canvas.viewport().scale();
    constexpr int puffs = 26;
    Mesh mesh;
    mesh.clear(atlas.white());
    for (int i = 0; i < puffs; ++i) {
        const float u = static_cast<float>(i) / (puffs - 1);
        const Vec at{foot.x + height * u * (0.07F * std::sin(1 + 5 * u) + 0.22F * u), foot.y - height * u};
        const float radius = 2 * (2 + 9 * u);
        mesh.sprite({(at.x - radius) * s, (at.y - radius) * s, 2 * radius * s, 2 * radius * s}, atlas.glow(),
                    ui::faded(colour, densest * (1 - u) * canvas.layerAlpha()));
    }
    drawMesh(canvas, mesh, &atlas.texture());
}

void drawLightPool(ui::Canvas& canvas, LampAtlases& atlases, Vec centre, Vec radii, sf::Color colour) {
    if (!canvas.theme().additiveGlow || canvas.theme().flat)
        return;
    const LampAtlas& atlas = atlases.get({canvas.theme().name, poolPitch});
    Mesh mesh;
    mesh.clear(atlas.white());
    const float s = canvas.viewport().scale();
    mesh.sprite({(centre.x - radii.x) * s, (centre.y - radii.y) * s, 2 * radii.x * s, 2 * radii.y * s}, atlas.glow(),
                ui::faded(colour, canvas.layerAlpha()));
    drawMesh(canvas, mesh, &atlas.texture(), sf::BlendAdd);
}

void drawStreetLamp(ui::Canvas& canvas, LampAtlases& atlases, Vec foot, float light) {
    const ui::Theme& theme = canvas.theme();
    const Look& look = game::look(theme);
    const Vec flame = foot + Vec{0, -236};
    if (!theme.flat && theme.additiveGlow) {
        canvas.halo(flame, 200, ui::faded(theme.colours.glow, 0.20F * light));
        canvas.halo(flame, 84, ui::faded(theme.colours.glow, 0.30F * light));
        drawLightPool(canvas, atlases, foot + Vec{0, 8}, {140, 34}, ui::faded(theme.colours.glow, 0.11F * light));
    }
    const auto bar = [&](float left, float top, float width, float height) {
        canvas.fill({foot.x + left, foot.y + top, width, height}, look.iron);
    };
    const auto from = [&foot](float x, float y) { return foot + Vec{x, y}; };
    const std::array glass{from(-12, -250), from(12, -250), from(8, -222), from(-8, -222)};
    const sf::Color flameColour = theme.flat ? theme.colours.litBody : theme.colours.litMid;
    const sf::Color lit = ui::mix(look.glassOff, flameColour, light);
    canvas.polygon(glass, look.lampsLit ? ui::Paint{ui::Paint::Kind::Vertical, lit,
                                                    ui::mix(lit, theme.colours.litBody, 0.25F * light)}
                                        : ui::Paint{look.glassOff});
    const std::array cap{from(0, -264), from(16, -250), from(-16, -250)};
    canvas.polygon(cap, look.iron);
    bar(-1, -250, 2, 28);
    bar(-8, -222, 16, 4);
    bar(-2.5F, -218, 5, 172);
    bar(-13, -202, 26, 3);
    bar(-5, -46, 10, 38);
    bar(-9, -8, 18, 8);
}

void drawStreetView(ui::Canvas& canvas, ui::Rect area, float ground) {
    constexpr float radius = 12;
    constexpr float kerb = 3;
    constexpr float skyPerStar = 8000;
    const Look& look = game::look(canvas.theme());
    if (canvas.theme().flat) {
        canvas.fill({area.x, ground, area.w, 2}, sf::Color::White);
        return;
    }
    canvas.fill(area, {ui::Paint::Kind::Vertical, look.pavement, look.pavementLow}, radius);
    {
        const ui::Rect above{area.x, area.y, area.w, ground - area.y};
        const ui::Canvas::Clip sky(canvas, above);
        canvas.fill(area, {ui::Paint::Kind::Vertical, look.skyTop, look.skyMid, look.skyLow}, radius);
        constexpr float golden = 0.6180340F; // Spreads them evenly, and yet in no pattern.
        const auto stars = static_cast<int>(above.w * above.h / skyPerStar);
        for (int i = 1; i <= stars; ++i) {
            const float across = std::fmod(static_cast<float>(i) * golden, 1.0F);
            const float down = (static_cast<float>(i) - 0.5F) / static_cast<float>(stars);
            canvas.disc({above.x + 8 + across * (above.w - 16), above.y + 8 + 0.8F * down * (above.h - 16)},
                        0.8F + 0.5F * across, ui::faded(look.star, look.starAlpha * (0.35F + 0.5F * across)));
        }
    }
    canvas.fill({area.x, ground, area.w, kerb}, look.kerb);
    canvas.stroke(area, 1, canvas.colours().lineSoft, radius);
}

} // namespace game
