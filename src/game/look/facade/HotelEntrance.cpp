// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadePainter.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

// The hotel's ground storey with the porter at the door, and its sign.

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

/// The ground storey of large blocks, with a cornice of its own.
void paintGroundStorey(FacadePainter& p) {
    const float kd = p.kd;
    const float top = p.gy - p.gz + std::min(14 * kd, 0.15F * p.gz);
    const Rect area{p.l, top, p.w, p.gy - top};
    p.brush.box(area, ui::mix(p.c.cornice, p.c.wallLow, 0.62F));
    p.brush.box(area, Gradient::down(top, p.gy, ui::faded(sf::Color::Black, 0), ui::faded(sf::Color::Black, 0.28F)));
    if (!p.flatWall())
        for (const float y : ui::Steps(top + 17 * kd, p.gy, 17 * kd))
            p.brush.box({p.l, y, p.w, 2 * kd}, ui::faded(sf::Color::Black, 0.26F));
    p.cornice(p.l, top - 9 * kd, p.w, 12 * kd, 7 * kd);
}

/// A window of the lobby, with drapes.
void paintLobbyWindow(FacadePainter& p, float middle) {
    const float kd = p.kd;
    const float half = 22 * kd;
    const float spring = p.gy - p.gz + 24 * kd + half;
    const auto opening = [&](float out, float above) { return archway(middle, p.gy - above, half + out, spring); };
    p.brush.fill(opening(7 * kd, 12 * kd), ui::mix(p.c.cornice, p.c.wall, 0.3F));
    p.brush.fill(opening(3.5F * kd, 14 * kd), p.c.recess);
    const Outline glass = opening(0, 15 * kd);
    p.brush.fill(glass, Gradient::down(spring - half, p.gy, p.c.glassOff, p.c.glassOffLow));
    {
        const Brush::Clip clip{p.brush, glass};
        for (const float side : {-1.0F, 1.0F}) {
            const auto at = [&](float out, float y) { return Vec{middle + side * out * half, y}; };
            p.brush.fill(Outline{}
                             .move(at(1, spring - half))
                             .line(at(0.1F, spring - half))
                             .curve(at(0.4F, spring + 0.6F * half), at(0.64F, spring + 0.8F * half), at(0.72F, p.gy))
                             .line(at(1, p.gy))
                             .close(),
                         ui::faded(shaded(p.c.awning, 0.6F), 0.6F));
        }
    }
    p.brush.line({middle, spring - half}, {middle, p.gy - 16 * kd}, 2 * kd, p.c.frameLow, false);
    p.brush.line({middle - half, spring}, {middle + half, spring}, 2.4F * kd, p.c.frameLow, false);
}

/// The revolving door, in the light of the lobby.
void paintDoor(FacadePainter& p, float high, bool lit) {
    const float kd = p.kd;
    const float half = 37 * kd;
    const float top = p.gy - high;
    const auto around = [&](float out) { return Rect{p.cx - half - out, top - out, 2 * (half + out), high + out}; };
    if (lit && p.c.additive) {
        const float reach = 110 * kd;
        const Brush::Clip above{p.brush, Outline::box({p.cx - reach, p.gy - 2 * reach, 2 * reach, 2 * reach})};
        p.brush.glow({p.cx, p.gy - 0.45F * high}, reach, ui::faded(p.c.glow, 0.2F));
    }
    p.brush.box(around(8 * kd), 5 * kd, p.c.recess);
    p.brush.box(around(5 * kd), 4 * kd,
                Gradient::across(p.cx - half, p.cx + half, {{0, p.c.brassLow}, {0.3F, p.c.brass}, {1, p.c.brassLow}}));
    const Rect lobby = around(0);
    if (lit)
        p.brush.box(lobby, Gradient::linear({0, top}, {0, p.gy},
                                            {{0, ui::mix(p.c.litBody, p.c.recess, 0.25F)},
                                             {0.55F, ui::mix(p.c.litRim, p.c.recess, 0.4F)},
                                             {1, ui::mix(p.c.litRim, p.c.recess, 0.72F)}}));
    else
        p.brush.box(lobby, Gradient::down(top, p.gy, p.c.glassOff, p.c.glassOffLow));
    p.brush.box(lobby, Gradient::across(p.cx - half, p.cx + half,
                                        {{0, ui::faded(p.c.recess, 0.7F)},
                                         {0.35F, ui::faded(p.c.recess, 0)},
                                         {0.65F, ui::faded(p.c.recess, 0)},
                                         {1, ui::faded(p.c.recess, 0.7F)}}));
    for (const Vec leaf : {Vec{-0.62F, 0.3F}, Vec{0.16F, 0.2F}, Vec{0.66F, 0.26F}}) { // Its middle, and its width.
        const Rect pane{p.cx + half * (leaf.x - leaf.y / 2), top + 12 * kd, half * leaf.y, high - 14 * kd};
        p.brush.stroke(Outline::box(pane), 1.6F * kd, p.c.brassLow);
        p.brush.box({pane.x, p.gy - 0.46F * high, pane.w, 2.4F * kd}, p.c.brass);
    }
    p.brush.box({p.cx - 1.5F * kd, top + 10 * kd, 3 * kd, high - 10 * kd}, p.c.brass);
    p.brush.box({p.cx - half, top + 9 * kd, 2 * half, 2.4F * kd}, p.c.brassLow);
}

/// A clipped tree in a pot.
void paintTopiary(FacadePainter& p, float middle, float size) {
    const auto at = [&](float x, float up) { return Vec{middle + x * size, p.gy - up * size}; };
    p.brush.line(at(0, 0.3F), at(0, 0.52F), 0.05F * size, p.dark(p.c.brassLow, 0.5F));
    p.brush.fill({at(-0.2F, 0.3F), at(0.2F, 0.3F), at(0.14F, 0), at(-0.14F, 0)},
                 Gradient::across(middle - 0.2F * size, middle + 0.2F * size, {{0, p.c.brass}, {1, p.c.brassLow}}));
    p.brush.box({middle - 0.23F * size, p.gy - 0.33F * size, 0.46F * size, 0.06F * size}, p.c.brassLow);
    p.brush.disc(at(0, 0.72F), 0.27F * size, p.c.bush[0]);
    p.brush.disc(at(-0.02F, 0.73F), 0.25F * size, p.c.bush[1]);
    Dice dice{7};
    for (int i = 0; i < 26; ++i) {
        const float angle = 6.283F * dice.roll();
        const float out = 0.22F * std::sqrt(dice.roll());
        p.brush.disc(at(out * std::cos(angle), 0.72F + out * std::sin(angle)), 0.035F * size,
                     ui::faded(p.c.leaf[static_cast<std::size_t>(i) % 3], 0.9F));
    }
}

/// The porter, with a hand at his cap.
void paintPorter(FacadePainter& p, float middle, float tall) {
    const auto at = [&](float x, float up) { return Vec{middle - x * tall, p.gy - up * tall}; };
    const sf::Color coat = p.c.pennant;
    const sf::Color low = shaded(coat, 0.6F);
    const sf::Color black{0x0B, 0x0E, 0x15};
    const sf::Color face{0xC7, 0x9A, 0x7A};
    const auto line = [&](std::initializer_list<Vec> points, float width, sf::Color colour) {
        p.brush.stroke(Outline{std::span{points.begin(), points.size()}, false}, width * tall, colour);
    };
    for (const float x : {-0.05F, 0.05F})
        line({at(x, 0.2F), at(x, 0.02F)}, 0.07F, black);
    line({at(-0.12F, 0.7F), at(-0.19F, 0.5F), at(-0.14F, 0.36F)}, 0.075F, shaded(coat, 0.85F));
    p.brush.fill({at(-0.13F, 0.74F), at(0.13F, 0.74F), at(0.17F, 0.14F), at(-0.17F, 0.14F)},
                 Gradient::across(middle - 0.17F * tall, middle + 0.17F * tall, {{0, low}, {1, shaded(coat, 1.15F)}}));
    line({at(0, 0.72F), at(0, 0.16F)}, 0.015F, low);
    for (int button = 0; button < 4; ++button)
        for (const float x : {-0.045F, 0.045F})
            p.brush.disc(at(x, 0.66F - 0.1F * static_cast<float>(button)), 0.014F * tall, p.c.brass);
    line({at(-0.16F, 0.745F), at(-0.08F, 0.745F)}, 0.035F, p.c.brass);
    line({at(0.08F, 0.745F), at(0.16F, 0.745F)}, 0.035F, p.c.brass);
    line({at(0.12F, 0.7F), at(0.24F, 0.74F), at(0.14F, 0.9F)}, 0.07F, shaded(coat, 0.85F));
    p.brush.disc(at(0, 0.86F), 0.085F * tall, face);
    p.brush.disc(at(0.13F, 0.915F), 0.03F * tall, p.c.sign);
    p.brush.fill({at(-0.1F, 0.93F), at(-0.1F, 1), at(0.1F, 1), at(0.1F, 0.93F)}, low);
    p.brush.fill({at(-0.1F, 0.905F), at(-0.1F, 0.93F), at(0.1F, 0.93F), at(0.1F, 0.905F)}, p.c.brass);
    p.brush.fill({at(-0.02F, 0.905F), at(0.15F, 0.905F), at(0.11F, 0.88F), at(-0.02F, 0.88F)}, black);
}

/// Where the sign hangs: beside the wall, on two brackets.
struct Sign {
    float scale;
    Rect area;

    explicit Sign(const FacadePainter& p)
        : scale(p.k > 0.6F ? std::max(p.k, 0.8F) : 1.3F * p.k) {
        const float high = std::min(231 * scale, 0.72F * p.h);
        const float top = hasHotelRoof(p.facade) ? p.t - 20 * p.k : p.t + 20 * p.k;
        area = {p.l + p.w + 6 * p.k, top, 32 * scale, high};
    }
    [[nodiscard]] Rect inner(float in) const { return area.inset(in * scale); }
};

/// The letters of the sign, in a square of two units around their middle.
const std::array<std::vector<std::vector<Vec>>, 5>& letters() {
    static const std::array<std::vector<std::vector<Vec>>, 5> all{{
        {{{-0.6F, -1}, {-0.6F, 1}}, {{0.6F, -1}, {0.6F, 1}}, {{-0.6F, 0}, {0.6F, 0}}},
        {{{-0.3F, -1},
          {0.3F, -1},
          {0.7F, -0.6F},
          {0.7F, 0.6F},
          {0.3F, 1},
          {-0.3F, 1},
          {-0.7F, 0.6F},
          {-0.7F, -0.6F},
          {-0.3F, -1}}},
        {{{-0.7F, -1}, {0.7F, -1}}, {{0, -1}, {0, 1}}},
        {{{0.6F, -1}, {-0.5F, -1}, {-0.5F, 1}, {0.6F, 1}}, {{-0.5F, 0}, {0.4F, 0}}},
        {{{-0.5F, -1}, {-0.5F, 1}, {0.6F, 1}}},
    }};
    return all;
}

void paintLetters(FacadePainter& p, const Sign& sign, bool lit) {
    const sf::Color colour = lit ? p.c.sign : p.c.signOff;
    const float half = std::min(0.27F * sign.area.w, 0.055F * sign.area.h);
    const float from = sign.area.y + 0.85F * sign.area.w;
    const float step = (sign.area.bottom() - 0.4F * sign.area.w - from) / 5;
    const float x = sign.area.centre().x;
    const Vec moon{x, sign.area.y + 0.48F * sign.area.w};
    p.brush.disc(moon, 0.19F * sign.area.w, colour);
    p.brush.disc(moon + Vec{0.09F, -0.05F} * sign.area.w, 0.16F * sign.area.w, p.c.pennant);
    for (std::size_t i = 0; i < letters().size(); ++i) {
        const Vec middle{x, from + step * (static_cast<float>(i) + 0.5F)};
        if (lit && p.c.additive)
            p.brush.glow(middle, 2 * half, ui::faded(p.c.glow, 0.4F));
        for (const std::vector<Vec>& stroke : letters()[i]) {
            std::vector<Vec> points;
            for (const Vec point : stroke)
                points.push_back(middle + point * half);
            p.brush.stroke(Outline{std::span<const Vec>{points}, false}, 0.42F * half, colour);
        }
    }
}

} // namespace

void paintHotelEntrance(FacadePainter& p) {
    const float kd = p.kd;
    const bool lit = hotelReceives(p.facade);
    paintGroundStorey(p);
    const bool wide = p.w > 400 * kd; // Else there is only room for the door.
    if (wide)
        for (const float share : {-0.4F, -0.255F, 0.255F, 0.4F})
            if (p.facade.columns > 4 ? p.w > 560 * kd || std::abs(share) > 0.3F : std::abs(share) > 0.3F)
                paintLobbyWindow(p, p.cx + p.w * share);
    p.plinth(p.l, p.w, 9 * p.k, 5 * p.k);
    const float high = std::min(p.gz - 16 * kd, 78 * kd);
    paintDoor(p, high, lit);
    const float awning = 146 * kd;
    const float top = p.gy - high - 12 * kd;
    for (const float side : {-1.0F, 1.0F})
        p.brush.line({p.cx + side * (awning / 2 - 5 * kd), top + 24 * kd}, {p.cx + side * (awning / 2 - 5 * kd), p.gy},
                     2.6F * kd, p.c.brassLow, false);
    p.awning({p.cx - awning / 2, top, awning, 30 * kd}, 14 * kd);
    p.brush.box({p.cx - 0.48F * awning, top - 4 * kd, 0.96F * awning, 6 * kd}, 2 * kd, p.c.brassLow);
    if (!p.full())
        return;
    if (wide)
        for (const float place : {-100.0F, lit ? 122.0F : 100.0F})
            paintTopiary(p, p.cx + place * kd, 60 * kd);
    if (lit)
        paintPorter(p, p.cx + 92 * kd, 66 * kd);
}

void paintHotelSign(FacadePainter& p) {
    const Sign sign{p};
    const bool lit = hotelReceives(p.facade);
    const float s = sign.scale;
    const Rect& area = sign.area;
    if (lit && p.c.additive)
        for (const float share : {0.2F, 0.5F, 0.8F})
            p.brush.glow({area.centre().x, area.y + share * area.h}, 1.7F * area.w, ui::faded(p.c.glow, 0.16F));
    for (const float share : {0.16F, 0.84F})
        p.brush.box({p.l + p.w - 2 * p.k, area.y + share * area.h, area.x - p.l - p.w + 4 * p.k, 4 * s}, p.c.iron);
    p.brush.box(area.moved({0, 2 * s}), area.w / 2, ui::faded(p.c.recess, 0.5F));
    p.brush.box(area, area.w / 2, Gradient::across(area.x, area.right(), {{0, p.c.brass}, {1, p.c.brassLow}}));
    const Rect plate = sign.inner(2.6F);
    p.brush.box(plate, plate.w / 2, Gradient::down(area.y, area.bottom(), p.c.pennant, shaded(p.c.pennant, 0.7F)));
    paintLetters(p, sign, lit);
}

} // namespace game
