// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadePainter.hpp"

#include "ui/Angle.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace game {

namespace {

using ui::Vec;

constexpr float outlineWidth = 2;

/// A plain brick house, for boards that belong to no pack.
void paintSlate(FacadePainter& p) {
    const float k = p.k;
    p.wallBox({p.l, p.t, p.w, p.gy - p.t});
    p.bricks({p.l, p.t, p.w, p.gy - p.t}, 40 * k, 17 * k, 0.55F);
    if (p.hc > 40 * k) {
        const float eaves = p.t - 12 * k;
        const float ridge = eaves - 34 * k;
        p.chimney(p.l + 0.16F * p.w, ridge - 32 * k, 40 * k, eaves, 1, k);
        p.tiles({{p.l - 6 * k, eaves}, {p.l + 28 * k, ridge}, {p.l + p.w - 28 * k, ridge}, {p.l + p.w + 6 * k, eaves}},
                {p.l - 6 * k, ridge, p.w + 12 * k, eaves - ridge});
        p.brush.box({p.l + 24 * k, ridge - 6 * k, p.w - 48 * k, 6 * k}, p.c.corniceLow);
    }
    p.cornice(p.l, p.t - 18 * k, p.w, 22 * k, 10 * k);
    p.plinth(p.l, p.w, 12 * k);
}

// --- outlines, for a flat theme ----------------------------------------------------------------------------------

/// The crown's outline, from the left end of the eaves to the right one.
std::vector<Vec> crownLine(const Facade& f) {
    const float k = f.k;
    const float l = f.wall.x;
    const float w = f.wall.w;
    const float t = f.wall.y;
    const float cx = f.wall.centre().x;
    const float high = std::min(f.crown * 0.62F, 110 * k);
    const float e = 12 * k;
    const auto at = [&](float x, float up) { return Vec{l + w * x, t - high * up}; };
    const Vec left{l - e, t};
    const Vec right{l + w + e, t};
    std::vector<Vec> line;
    switch (f.house) {
    case House::Slate:
        return {left, {l + 28 * k, t - high * 0.7F}, {l + w - 28 * k, t - high * 0.7F}, right};
    case House::Shed:
        return {left, {cx, t - high}, right};
    case House::Terrace:
        return {left, at(0.12F, 0.6F), at(0.38F, 0.6F), at(0.5F, 0), at(0.62F, 0.6F), at(0.88F, 0.6F), right};
    case House::Tower:
        for (int i = 0; i < 9; ++i)
            for (int j = 0; j < 2; ++j)
                line.push_back(
                    {l + w * static_cast<float>(i + j) / 9, t - std::min(f.crown, (i % 2 == 0 ? 24.0F : 8.0F) * k)});
        line.insert(line.begin(), {l, t});
        line.push_back({l + w, t});
        return line;
    case House::Lighthouse:
        return {left,
                {cx - 40 * k, t},
                {cx - 40 * k, t - high * 0.7F},
                {cx, t - high},
                {cx + 40 * k, t - high * 0.7F},
                {cx + 40 * k, t},
                right};
    case House::Corner:
        return {left, {l + e, t - high * 0.55F}, at(0.66F, 0.55F), at(0.66F, 0), at(0.83F, 1.3F), right};
    case House::Round:
        line.push_back(left);
        for (const float x : {0.1F, 0.2F, 0.35F, 0.5F, 0.65F, 0.8F, 0.9F})
            line.push_back(at(x, 0.8F * std::sin(ui::pi * x)));
        line.push_back(right);
        return line;
    case House::Crooked:
        return {{l - 2 * e, t}, at(0.1F, 0.6F), at(0.36F, 1),
                at(0.5F, 0.7F), at(0.9F, 0.6F), {l + w + 2 * e, t - std::min(4 * k, high)},
                {l + w, t}};
    case House::Workshop:
        line.push_back({l, t});
        for (int i = 0; i < sawTeeth(f); ++i) {
            const SawTooth tooth = sawTooth(f, i);
            line.push_back({tooth.left, t - std::max(1.0F, tooth.height)});
            line.push_back({tooth.right, t});
        }
        return line;
    case House::Hotel:
        return {left,           {l + 30 * k, t - high * 0.7F},     at(0.4F, 0.7F), at(0.42F, 1), at(0.58F, 1),
                at(0.6F, 0.7F), {l + w - 30 * k, t - high * 0.7F}, right};
    case House::Observatory:
        line.push_back(left);
        for (int i = 0; i <= 16; ++i) {
            const float angle = ui::pi * static_cast<float>(i) / 16;
            line.push_back({cx - std::cos(angle) * w * 0.28F, t - std::sin(angle) * std::min(high * 1.5F, w * 0.28F)});
        }
        line.push_back(right);
        return line;
    }
    return {left, right};
}

void paintOutlined(Brush& brush, const Outline& shape) {
    brush.fill(shape, sf::Color::Black);
    brush.stroke(shape, outlineWidth, sf::Color::White);
}

void paintOutlines(Brush& brush, const Facade& f) {
    if (f.crown > 0) {
        const std::vector<Vec> line = crownLine(f);
        brush.fill(Outline{std::span<const Vec>{line}}, sf::Color::Black);
        for (std::size_t i = 0; i < line.size(); ++i) // Each by itself: joined, they would thin out at pointed eaves.
            brush.line(line[i], line[(i + 1) % line.size()], outlineWidth, sf::Color::White);
    }
    const float k = f.k;
    const float in = f.house == House::Lighthouse ? 20 * k : 0;
    const float out = f.house == House::Lighthouse ? 8 * k : 0;
    paintOutlined(brush, {{f.wall.x + in, f.wall.y},
                          {f.right() - in, f.wall.y},
                          {f.right() + out, f.ground},
                          {f.wall.x - out, f.ground}});
}

} // namespace

float fullCrown(House house) noexcept {
    constexpr std::array<float, houseCount> heights{106, 150, 96, 106, 126, 150, 150, 150, 190, 150, 168};
    return heights[static_cast<std::size_t>(house)];
}

ui::Rect areaOf(const Facade& facade) {
    const FacadePlaces places = placesOn(facade);
    const float beside = (facade.props ? 90.0F : 60.0F) * facade.k;
    if (facade.floats())
        return {places.left - beside, facade.windows.y - facade.beyond, places.right - places.left + 2 * beside,
                facade.windows.h + 2 * facade.beyond};
    const float top = std::min(places.top, facade.wall.y) - 8 - 30 * facade.k;
    return {places.left - beside, top, places.right - places.left + 2 * beside, facade.ground + 1 - top};
}

void paintFacade(Brush& brush, const Facade& facade, const FacadeColours& colours) {
    if (colours.flat) {
        if (!facade.floats())
            paintOutlines(brush, facade);
        return;
    }
    FacadePainter p{brush, facade, colours};
    switch (facade.house) {
    case House::Slate:
        return paintSlate(p);
    case House::Shed:
        return paintShed(p);
    case House::Terrace:
        return paintTerrace(p);
    case House::Tower:
        return paintTower(p);
    case House::Lighthouse:
        return paintLighthouse(p);
    case House::Corner:
        return paintCorner(p);
    case House::Round:
        return paintRound(p);
    case House::Crooked:
        return paintCrooked(p);
    case House::Observatory:
        return paintObservatory(p);
    case House::Workshop:
        return paintWorkshop(p);
    case House::Hotel:
        return paintHotel(p);
    }
}

void paintOpeningDome(Brush& brush, const Facade& facade, const FacadeColours& colours) {
    if (facade.house != House::Observatory || facade.open <= 0 || colours.flat || facade.floats())
        return;
    FacadePainter p{brush, facade, colours};
    paintDomeOpening(p);
}

} // namespace game
