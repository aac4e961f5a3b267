// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadePainter.hpp"
#include "game/look/facade/LighthouseBeam.hpp"
#include "ui/Angle.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

using ui::Vec;

/// The lamp room on top of the gallery, and what is in it.
struct LampRoom {
    float height, width, top;

    explicit LampRoom(const Facade& f)
        : height(std::min(f.crown * 0.5F, 64 * f.k))
        , width(std::min(f.wall.w * 0.42F, 96 * f.k))
        , top(f.wall.y - 8 * f.k - height) {}
};

void paintLamp(FacadePainter& p, const LampRoom& room) {
    const Vec lamp{p.cx, room.top + room.height / 2};
    if (p.c.additive)
        p.brush.glow(lamp, room.width * 1.5F, ui::faded(p.c.glow, 0.6F));
    const float radius = room.width * 0.26F;
    p.brush.disc(lamp, radius,
                 Gradient::radial(lamp, radius, {{0, p.c.litCore}, {0.6F, p.c.litMid}, {1, p.c.litBody}}));
}

void paintLampRoom(FacadePainter& p) {
    const float k = p.k;
    const LampRoom room{p.facade};
    const float left = p.cx - room.width / 2;
    const float right = p.cx + room.width / 2;
    p.brush.box({left, room.top, room.width, room.height}, 4,
                Gradient::across(left, right, {{0, p.c.glassOffLow}, {0.3F, p.c.glassOff}, {1, p.c.glassOffLow}}));
    if (p.facade.lantern)
        paintLamp(p, room);
    for (int i = 0; i < 5; ++i) {
        const float x = left + room.width * static_cast<float>(i) / 4;
        p.brush.line({x, room.top}, {x, room.top + room.height}, 2.4F * k, p.c.frameLow);
    }
    const float half = room.top + room.height / 2;
    p.brush.line({left, half}, {right, half}, 1.8F * k, p.c.frameLow);
    p.brush.box({left - 8 * k, room.top - 5 * k, room.width + 16 * k, 8 * k}, 3, p.c.cornice);
    const auto cap = [&](float x, float up) { return Vec{p.cx + x * room.width, room.top - up * room.height}; };
    const float eaves = room.top - 5 * k;
    p.brush.fill(
        Outline{}
            .move({left - 2 * k, eaves})
            .curve(cap(-0.42F, 0.55F), cap(-0.15F, 0.72F), cap(0, 0.78F))
            .curve(cap(0.15F, 0.72F), cap(0.42F, 0.55F), {right + 2 * k, eaves})
            .close(),
        Gradient::across(left, right,
                         {{0, shaded(p.c.roof, 0.8F)}, {0.35F, shaded(p.c.roof, 1.5F)}, {1, shaded(p.c.roof, 0.7F)}}));
    p.brush.disc(cap(0, 0.82F), 5 * k, p.c.brassLow);
    p.brush.line(cap(0, 0.82F), cap(0, 1.1F), 2 * k, p.c.brassLow);
}

void paintGallery(FacadePainter& p, float left, float width) {
    const float k = p.k;
    constexpr int brackets = 6;
    for (int i = 0; i < brackets; ++i) {
        const float x = left + width * (static_cast<float>(i) + 0.5F) / brackets;
        p.brush.fill({{x - 7 * k, p.t}, {x + 7 * k, p.t}, {x + (p.cx - x) * 0.12F, p.t + 18 * k}}, p.c.corniceLow);
    }
    p.brush.box({left, p.t - 8 * k, width, 11 * k}, 3, p.moulding(p.t - 8 * k, p.t + 3 * k));
}

void paintRail(FacadePainter& p, float left, float width) {
    const float k = p.k;
    const float rail = p.t - 32 * k;
    const int posts = std::max(12, static_cast<int>(width / (40 * k)));
    for (int i = 0; i <= posts; ++i) {
        const float x = left + 3 * k + (width - 6 * k) * static_cast<float>(i) / static_cast<float>(posts);
        p.brush.line({x, p.t - 8 * k}, {x, rail}, 1.8F * k, ui::faded(p.c.frame, 0.85F));
    }
    p.brush.line({left, rail}, {left + width, rail}, 3 * k, p.c.frame);
}

void paintRocks(FacadePainter& p) {
    const float k = p.k;
    Dice dice{3};
    constexpr int count = 16;
    for (int i = 0; i < count; ++i) {
        const float x = p.l - 70 * k + (p.w + 140 * k) * static_cast<float>(i) / (count - 1);
        const float size = (10 + 14 * dice.roll()) * k;
        const float tone = 0.15F + 0.2F * dice.roll();
        const float away = std::abs(x - p.cx);
        if (away < 60 * k)
            continue;
        const float height = away > p.w * 0.4F ? size : size / 2;
        p.brush.fill(Outline{}.arc({x, p.gy}, {size * 1.5F, height}, ui::pi, 2 * ui::pi).close(),
                     ui::mix(p.c.recess, p.c.wall, tone));
    }
}

} // namespace

void paintLighthouse(FacadePainter& p) {
    const float k = p.k;
    const float taper = std::min(0.075F * p.w, 26 * k);
    const Outline shaft{
        {p.l + taper, p.t}, {p.l + p.w - taper, p.t}, {p.l + p.w + taper * 0.4F, p.gy}, {p.l - taper * 0.4F, p.gy}};
    p.brush.fill(shaft, Gradient::across(p.l, p.l + p.w,
                                         {{0, shaded(p.c.wallLow, 0.78F)},
                                          {0.22F, shaded(p.c.wall, 1.05F)},
                                          {0.55F, p.c.wall},
                                          {1, shaded(p.c.wallLow, 0.68F)}}));
    {
        const Brush::Clip clip{p.brush, shaft};
        if (p.full())
            for (int i = 0; i <= p.facade.rows; i += 2)
                p.brush.box({p.l - 50, p.row(i), p.w + 100, (i < p.facade.rows ? p.row(i + 1) : p.gy) - p.row(i)},
                            p.c.band);
        const sf::Color none{0, 0, 0, 0};
        p.brush.box({p.l - 50, p.t, p.w + 100, p.gy - p.t},
                    Gradient::across(p.l, p.l + p.w,
                                     {{0, ui::faded(sf::Color::Black, 0.30F)},
                                      {0.25F, none},
                                      {0.6F, none},
                                      {1, ui::faded(sf::Color::Black, 0.34F)}}));
    }
    const float left = p.l + taper - 20 * k;
    const float width = p.w - 2 * taper + 40 * k;
    paintGallery(p, left, width);
    if (p.hc > 80 * k)
        paintLampRoom(p);
    if (p.hc > 30 * k)
        paintRail(p, left, width);
    if (p.gz > 44 * k) {
        const float step = 6 * p.kd;
        p.steps(p.cx, 64 * p.kd, 1, step);
        p.door(p.cx, p.gy - step, 44 * p.kd, std::min(p.gz - step - 2 * k, 66 * p.kd));
    }
    paintRocks(p);
}

void paintBeam(Brush& brush, const Facade& facade, const FacadeColours& colours) {
    if (facade.house == House::Lighthouse && facade.beam)
        paintBeam(brush, facade, {*facade.beam}, colours);
}

void paintBeam(Brush& brush, const Facade& facade, const Beam& beam, const FacadeColours& colours) {
    if (!colours.additive || colours.flat)
        return;
    const sf::Color light{0xFF, 0xD6, 0x8C};
    const Vec from = placesOn(facade).lantern;
    const float length = 900 * facade.k * beam.reach;
    const auto at = [&](float angle) { return from + Vec{std::cos(angle), std::sin(angle)} * length; };
    for (const bool back : {false, true}) {
        const float angle = beam.direction + (back ? ui::pi : 0);
        for (const Vec part : {Vec{0.10F, 0.10F}, Vec{0.06F, 0.10F}, Vec{0.03F, 0.12F}}) { // Half angle, strength.
            const float spread = part.x * beam.spread;
            const float strength = part.y * (back ? 0.5F : 1);
            brush.light({from, at(angle - spread), at(angle + spread)},
                        Gradient::radial(from, length,
                                         {{0, ui::faded(light, strength * 1.7F)},
                                          {0.12F, ui::faded(light, strength)},
                                          {0.6F, ui::faded(light, strength * 0.25F)},
                                          {1, ui::faded(light, 0)}}));
        }
    }
}

} // namespace game
