// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/sky/DaySky.hpp"

#include "game/look/Mesh.hpp"
#include "game/look/Season.hpp"
#include "game/look/Theme.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>
#include <vector>

namespace game {

namespace {

using ui::Vec;

constexpr double synodicMonth = 29.530588853; ///< Days.
/// A new moon: 2000-01-06 18:14 UT.
constexpr puzzle::Moment newMoon = std::chrono::sys_days(std::chrono::year(2000) / std::chrono::January / 6) +
                                   std::chrono::hours(18) + std::chrono::minutes(14);

/// A kind of weather, and of a hundred nights how many have it.
struct Chance {
    Weather weather;
    unsigned percent;
};
using Chances = std::array<Chance, 3>;

constexpr Chances winter{{{Weather::Snow, 45}, {Weather::Clear, 35}, {Weather::Fog, 20}}};
constexpr Chances spring{{{Weather::Rain, 35}, {Weather::Clear, 50}, {Weather::Wind, 15}}};
constexpr Chances summer{{{Weather::Clear, 60}, {Weather::Fireflies, 25}, {Weather::SheetLight, 15}}};
constexpr Chances autumn{{{Weather::Fog, 35}, {Weather::Rain, 35}, {Weather::Clear, 30}}};

const Chances& chancesIn(Season season) {
    switch (season) {
    case Season::Winter:
        return winter;
    case Season::Spring:
        return spring;
    case Season::Summer:
        return summer;
    case Season::Autumn:
        break;
    }
    return autumn;
}

Weather weatherOf(puzzle::Day day) {
    auto left = static_cast<unsigned>(puzzle::hash(puzzle::dayText(day)) % 100);
    for (const Chance& chance : chancesIn(seasonOf(day))) {
        if (left < chance.percent)
            return chance.weather;
        left -= chance.percent;
    }
    return Weather::Clear;
}

/// Nights when one may look up: 11 to 13 August, 13 and 14 December.
bool hasMeteors(puzzle::Day day) {
    const auto date = static_cast<unsigned>(day.day());
    return (day.month() == std::chrono::August && date >= 11 && date <= 13) ||
           (day.month() == std::chrono::December && date >= 13 && date <= 14);
}

/// Points of half an ellipse from top to bottom. \param across half its width at the right, in radii; may be negative.
std::vector<Vec> halfEllipse(Vec centre, float radius, float across, bool downwards) {
    constexpr int steps = 28;
    std::vector<Vec> points;
    for (int i = 0; i <= steps; ++i) {
        const float turn = static_cast<float>(downwards ? i : steps - i) / steps - 0.5F;
        const float angle = std::numbers::pi_v<float> * turn;
        points.push_back(centre + Vec{across * std::cos(angle), std::sin(angle)} * radius);
    }
    return points;
}

/// The lit part: half a disc, and half an ellipse that is added to it or, in a crescent, taken from it. Both are drawn
/// as convex shapes.
void drawLitPart(ui::Canvas& canvas, Vec centre, float radius, float phase, sf::Color lit, sf::Color unlit) {
    const float side = phase <= 0.5F ? 1 : -1; // Lit at the right while it waxes.
    const float bulge = std::cos(2 * std::numbers::pi_v<float> * phase);
    std::vector<Vec> outline = halfEllipse(centre, radius, side, true);
    const std::vector<Vec> terminator = halfEllipse(centre, radius, side * std::min(0.0F, bulge), false);
    outline.insert(outline.end(), terminator.begin(), terminator.end());
    canvas.polygon(outline, lit);
    if (bulge <= 0)
        return;
    std::vector<Vec> shade = halfEllipse(centre, radius, side * bulge, true);
    const std::vector<Vec> back = halfEllipse(centre, radius, -side * bulge, false);
    shade.insert(shade.end(), back.begin(), back.end());
    canvas.polygon(shade, unlit);
}

} // namespace

DaySky skyOf(puzzle::Day day) {
    return {moonPhase(day), weatherOf(day), hasMeteors(day)};
}

float moonPhase(puzzle::Day day) {
    const puzzle::Moment evening = std::chrono::sys_days(day) + std::chrono::hours(21);
    const double days = std::chrono::duration<double, std::ratio<86400>>(evening - newMoon).count();
    const double months = days / synodicMonth;
    return static_cast<float>(months - std::floor(months));
}

float moonLight(float phase) noexcept {
    return (1 - std::cos(2 * std::numbers::pi_v<float> * phase)) / 2;
}

MoonName moonName(float phase) noexcept {
    const float light = moonLight(phase);
    const bool waxing = phase < 0.5F;
    if (light < 0.02F)
        return MoonName::New;
    if (light >= 0.99F)
        return MoonName::Full;
    if (light >= 0.90F && waxing)
        return MoonName::NearlyFull;
    if (light > 0.57F)
        return waxing ? MoonName::Waxing : MoonName::Waning;
    if (light >= 0.43F)
        return waxing ? MoonName::FirstQuarter : MoonName::LastQuarter;
    return waxing ? MoonName::WaxingCrescent : MoonName::WaningCrescent;
}

void drawMoonAt(ui::Canvas& canvas, Vec centre, float radius, float phase, float halo) {
    const ui::Theme& theme = canvas.theme();
    const Look& look = game::look(theme);
    const float light = moonLight(phase);
    if (theme.flat) {
        canvas.disc(centre, radius, sf::Color::Black);
        drawLitPart(canvas, centre, radius, phase, look.moon, sf::Color::Black);
        canvas.ring(centre, radius, std::min(3.0F, std::max(1.0F, radius / 8)), look.moon);
        return;
    }
    if (theme.additiveGlow && halo > 0)
        canvas.halo(centre, radius * 3.5F, ui::faded(look.moon, 0.19F * halo * light));
    const sf::Color unlit =
        theme.additiveGlow ? ui::mix(look.moon, sf::Color{0x1C, 0x2A, 0x36}, 0.95F) : sf::Color{0x93, 0xA3, 0xAD};
    canvas.disc(centre, radius, unlit);
    drawLitPart(canvas, centre, radius, phase, look.moon, unlit);
    struct Crater {
        Vec at;
        float radius;
    };
    const std::array craters{Crater{{-0.35F, -0.25F}, 0.22F}, Crater{{0.28F, -0.5F}, 0.12F},
                             Crater{{0.35F, 0.1F}, 0.17F},    Crater{{-0.1F, 0.38F}, 0.14F},
                             Crater{{-0.5F, 0.3F}, 0.1F},     Crater{{0.55F, 0.45F}, 0.09F}};
    const float bulge = std::cos(2 * std::numbers::pi_v<float> * phase);
    const float side = phase <= 0.5F ? 1 : -1;
    for (const Crater& crater : craters) { // Only where the light falls.
        const float edge = bulge * std::sqrt(1 - crater.at.y * crater.at.y);
        if (side * crater.at.x - crater.radius > edge)
            canvas.disc(centre + crater.at * radius, crater.radius * radius,
                        ui::faded(sf::Color{0x8C, 0x70, 0x40}, 0.20F));
    }
    if (radius < 16)
        canvas.ring(centre, radius + 0.5F, 1, ui::faded(sf::Color::Black, 0.35F));
}

namespace {

void paintSnow(Mesh& mesh, const SnowLedge& snow, float scale, float alpha) {
    puzzle::Random random(snow.seed);
    const auto roll = [&random] { return static_cast<float>(random.below(1000)) / 1000; };
    const sf::Color high = ui::faded({0xEA, 0xF2, 0xF7}, alpha);
    const sf::Color low = ui::faded({0xA9, 0xC0, 0xCF}, alpha);
    const std::array colours{high, high, low, low};
    const ui::Rect& ledge = snow.ledge;
    const auto pieces = std::max(3, static_cast<int>(ledge.w / 9));
    const float width = ledge.w / static_cast<float>(pieces);
    Polyline crest{Vec{ledge.x, ledge.y - 0.4F * ledge.h} * scale};
    float hangs = ledge.y + 1;
    for (int i = 0; i < pieces; ++i) {
        const bool last = i + 1 == pieces;
        const float x = ledge.x + static_cast<float>(i + 1) * width;
        const Vec top = Vec{x, ledge.y - ledge.h * (last ? 0.4F : 0.75F + 0.3F * roll())} * scale;
        const float droop = ledge.y + 1.5F + (last ? 0 : 0.45F * ledge.h * roll());
        const std::array<sf::Vector2f, 4> drift{crest.back(), top, Vec{x, droop} * scale,
                                                Vec{x - width, hangs} * scale};
        mesh.quad(drift, colours);
        crest.push_back(top);
        hangs = droop;
    }
    mesh.stroke(crest, false, std::max(1.0F, scale), high); // Smooths the edge.
}

} // namespace

void drawSnow(ui::Canvas& canvas, std::span<const SnowLedge> ledges) {
    Mesh mesh;
    mesh.clear({});
    for (const SnowLedge& ledge : ledges)
        paintSnow(mesh, ledge, canvas.viewport().scale(), canvas.layerAlpha());
    drawMesh(canvas, mesh);
}

} // namespace game
