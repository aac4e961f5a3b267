// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadePainter.hpp"
#include "ui/Angle.hpp"

#include <algorithm>
#include <cmath>

// The hotel's wall and roof. What is before it and hangs from it is in HotelEntrance.cpp.

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

/// A roof whose sides are steep at the top and flare out at the foot. \param in how far its top is inside its foot.
Outline slopedRoof(float left, float right, float top, float foot, float in) {
    const auto up = [&](float x, float share) { return Vec{x, foot - (foot - top) * share}; };
    return Outline{}
        .move({left, foot})
        .curve(up(left + 0.55F * in, 0.35F), up(left + 0.85F * in, 0.7F), {left + in, top})
        .line({right - in, top})
        .curve(up(right - 0.85F * in, 0.7F), up(right - 0.55F * in, 0.35F), {right, foot})
        .close();
}

/// The iron spikes along the ridge.
void paintCresting(FacadePainter& p, float from, float to, float ridge) {
    const float k = p.k;
    for (const float x : ui::Steps(from + 4.5F * k, to, 9 * k)) {
        p.brush.box({x - 0.6F * k, ridge - 12 * k, 1.3F * k, 8 * k}, p.c.brassLow);
        p.brush.disc({x, ridge - 13 * k}, 1.7F * k, p.c.brassLow);
    }
}

/// A round window in the slope, in a frame of stone.
void paintAtticWindow(FacadePainter& p, float middle, float foot, float scale) {
    const float half = 20 * scale;
    const float high = 52 * scale;
    const float spring = foot - 0.62F * high;
    const float eye = foot - 0.58F * high;
    p.brush.fill(archway(middle, foot, half + 5 * scale, spring),
                 Gradient::down(foot - 1.2F * high, foot, shaded(p.c.cornice, 1.1F), p.c.corniceLow));
    p.brush.disc({middle, eye}, 0.8F * half, p.c.recess);
    p.brush.disc({middle, eye}, 0.72F * half, Gradient::down(foot - high, foot, p.c.frame, p.c.frameLow));
    p.brush.disc({middle, eye}, 0.52F * half, Gradient::down(foot - high, foot, p.c.glassOff, p.c.glassOffLow));
    const float bar = 0.52F * half;
    p.brush.line({middle - bar, eye}, {middle + bar, eye}, 2 * scale, p.c.frameLow);
    p.brush.line({middle, eye - bar}, {middle, eye + bar}, 2 * scale, p.c.frameLow);
    p.brush.box({middle - half - 8 * scale, foot - 3 * scale, 2 * half + 16 * scale, 5 * scale}, 2 * scale,
                p.c.cornice);
}

/// Twenty past eleven: late enough for everybody.
void paintClock(FacadePainter& p, Vec centre, float radius) {
    const float k = p.k;
    const sf::Color ink{0x2B, 0x24, 0x20};
    const sf::Color face = ui::mix(p.c.sign, p.c.wallLow, 0.12F);
    p.brush.disc(centre, radius + 6 * k, p.moulding(centre.y - radius, centre.y + radius));
    p.brush.disc(centre, radius + 1.5F * k, p.c.brassLow);
    p.brush.disc(centre, radius, Gradient::radial(centre, radius, {{0, face}, {1, shaded(face, 0.82F)}}));
    const auto at = [&](float angle, float share) {
        return centre + Vec{std::cos(angle), std::sin(angle)} * (radius * share);
    };
    for (int hour = 0; hour < 12; ++hour) {
        const float angle = static_cast<float>(hour) * ui::pi / 6;
        p.brush.line(at(angle, 0.78F), at(angle, 0.9F), 1.4F * k, ink);
    }
    p.brush.line(centre, at(-1.92F, 0.46F), 2.6F * k, ink);
    p.brush.line(centre, at(0.52F, 0.72F), 1.8F * k, ink);
}

/// A flag with the moon in it.
void paintFlag(FacadePainter& p, float foot, float top) {
    const float k = p.k;
    const auto at = [&](float right, float down) { return Vec{p.cx + right * k, top + 5 * k + down * k}; };
    p.brush.line({p.cx, foot}, at(0, 0), 2.4F * k, p.c.brassLow);
    p.brush.disc(at(0, -2), 3 * k, p.c.brass);
    p.brush.fill(Outline{}
                     .move(at(0, 3))
                     .curve(at(14, -3), at(22, 9), at(40, 3))
                     .line(at(33, 12))
                     .line(at(40, 22))
                     .curve(at(22, 27), at(14, 15), at(0, 21))
                     .close(),
                 p.c.pennant);
    p.brush.disc(at(15, 12), 5 * k, ui::faded(p.c.sign, 0.85F));
    p.brush.disc(at(17.4F, 10.6F), 4.2F * k, p.c.pennant);
}

void paintPavilion(FacadePainter& p, const HotelRoof& roof) {
    const float k = p.k;
    const float half = roof.halfPavilion;
    const float in = std::min(22 * k, 0.3F * half);
    const float top = roof.pavilion;
    const Outline shape = slopedRoof(p.cx - half - 6 * k, p.cx + half + 6 * k, top, roof.foot, in);
    p.tiles(shape, {p.cx - half - 6 * k, top, 2 * half + 12 * k, roof.foot - top}, 9);
    p.brush.fill(shape, Gradient::across(p.cx - half, p.cx + half,
                                         {{0, ui::faded(sf::Color::White, 0.08F)},
                                          {0.5F, ui::faded(sf::Color::White, 0)},
                                          {0.51F, ui::faded(sf::Color::Black, 0)},
                                          {1, ui::faded(sf::Color::Black, 0.25F)}}));
    p.brush.box({p.cx - half + in - 10 * k, top - 5 * k, 2 * (half - in) + 20 * k, 7 * k}, 2 * k,
                p.moulding(top - 5 * k, top + 2 * k));
    paintClock(p, {p.cx, roof.foot - (roof.foot - top) * 0.47F}, std::min(27 * k, (roof.foot - top) * 0.3F));
    if (roof.top < top - 20 * k)
        paintFlag(p, top - 5 * k, roof.top);
}

void paintRoof(FacadePainter& p) {
    const float k = p.k;
    const HotelRoof roof = hotelRoof(p.facade);
    const float out = 10 * k;
    const float right = p.l + p.w;
    p.chimney(p.l + 0.2F * p.w - 20 * k, roof.chimney, 40 * k, roof.foot, 2, k);
    const Outline shape = slopedRoof(p.l - out, right + out, roof.ridge, roof.foot, roof.inset + out);
    p.tiles(shape, {p.l - out, roof.ridge, p.w + 2 * out, roof.foot - roof.ridge}, 9);
    p.brush.fill(
        shape,
        Gradient::across(p.l, right, {{0, ui::faded(sf::Color::Black, 0)}, {1, ui::faded(sf::Color::Black, 0.28F)}}));
    if (p.full())
        paintCresting(p, p.l + roof.inset, right - roof.inset, roof.ridge);
    p.brush.box({p.l + roof.inset - 4 * k, roof.ridge - 4 * k, p.w - 2 * roof.inset + 8 * k, 6 * k}, 2 * k,
                p.moulding(roof.ridge - 4 * k, roof.ridge + 2 * k));
    const float dormer = std::min(k, (roof.foot - roof.ridge) / 66);
    for (const float share : {-0.355F, -0.205F, 0.205F, 0.355F})
        if (p.facade.columns > 3 || std::abs(share) > 0.3F)
            paintAtticWindow(p, p.cx + p.w * share, roof.foot - 4 * k, dormer);
    paintPavilion(p, roof);
}

/// The corner pilasters, in blocks.
void paintCornerPilasters(FacadePainter& p) {
    const float k = p.k;
    const float wide = 16 * k;
    for (const float x : {p.l, p.l + p.w - wide}) {
        p.brush.box({x, p.t, wide, p.gy - p.t}, ui::mix(p.c.cornice, p.c.wall, 0.45F));
        p.brush.box({x + wide - 1.4F, p.t, 1.4F, p.gy - p.t}, ui::faded(sf::Color::Black, 0.25F));
        for (const float y : ui::Steps(p.t + 24 * k, p.gy - 8 * k, 24 * k))
            p.brush.box({x, y, wide, 1.5F * k}, ui::faded(p.c.wallLine, 0.8F));
    }
}

void paintBalcony(FacadePainter& p, Rect rail) {
    const float k = p.k;
    p.brush.box({rail.x - 3 * k, rail.bottom() - 5 * k, rail.w + 6 * k, 7 * k}, 2 * k,
                p.moulding(rail.bottom() - 5 * k, rail.bottom() + 2 * k));
    for (const float share : {0.06F, 0.94F}) {
        const float x = rail.x + rail.w * share;
        p.brush.fill(
            {{x - 5 * k, rail.bottom() + 2 * k}, {x + 5 * k, rail.bottom() + 2 * k}, {x, rail.bottom() + 11 * k}},
            p.c.corniceLow);
    }
    const int bars = std::max(4, static_cast<int>(rail.w / (8 * k)));
    const float step = rail.w / static_cast<float>(bars);
    for (int i = 0; i <= bars; ++i)
        p.brush.box({rail.x + step * static_cast<float>(i) - 0.7F * k, rail.y, 1.5F * k, rail.h - 4 * k}, p.c.iron);
    for (int i = 0; i < bars; ++i)
        p.brush.stroke(
            Outline::disc({rail.x + step * (static_cast<float>(i) + 0.5F), rail.centre().y - 2.5F * k}, 0.42F * step),
            1.1F * k, p.c.iron);
    p.brush.box({rail.x - 2 * k, rail.y - 2 * k, rail.w + 4 * k, 3.6F * k}, 1.5F * k, p.c.iron);
}

/// Balconies under the windows of all floors but the lowest, where the floors are as high as at a level's window; a
/// board has no room for them.
void paintBalconies(FacadePainter& p) {
    const Facade& f = p.facade;
    const float across = p.column(2) - p.column(1);
    if (!p.full() || f.columns < 3 || f.rows < 2 || f.windows.w <= 0 || p.row(2) - p.row(1) < 1.15F * across)
        return;
    const auto balcony = [&](int row, int first, int last) {
        const float left = f.windows.x + across * (static_cast<float>(first) + 0.04F);
        const float right = f.windows.x + across * (static_cast<float>(last) + 0.96F);
        paintBalcony(p, {left, p.row(row) + 116 * p.k, right - left, 25 * p.k});
    };
    for (int row = 0; row + 1 < f.rows; ++row) {
        balcony(row, 0, 0);
        balcony(row, f.columns - 1, f.columns - 1);
        if (f.columns > 3)
            balcony(row, (f.columns - 1) / 2, f.columns / 2);
    }
}

} // namespace

void paintHotel(FacadePainter& p) {
    const float k = p.k;
    if (hasHotelRoof(p.facade))
        paintRoof(p);
    const Rect wall{p.l, p.t, p.w, p.gy - p.t};
    p.wallBox(wall);
    p.bricks(wall, 60 * k, 19 * k, 0.38F);
    p.brush.box(wall, Gradient::across(p.l, p.l + p.w,
                                       {{0, ui::faded(sf::Color::Black, 0)},
                                        {0.35F, ui::faded(sf::Color::Black, 0)},
                                        {1, ui::faded(sf::Color::Black, 0.2F)}}));
    if (!p.flatWall())
        paintCornerPilasters(p);
    paintBalconies(p);
    p.cornice(p.l, p.t - 18 * k, p.w, 22 * k, 14 * k);
    if (p.full()) {
        const int blocks = std::max(6, static_cast<int>(p.w / (15 * k)));
        const float step = p.w / static_cast<float>(blocks);
        for (int i = 0; i < blocks; ++i)
            p.brush.box({p.l + step * (static_cast<float>(i) + 0.3F), p.t + k, 0.42F * step, 5 * k}, p.c.corniceLow);
    }
    if (p.gz > 44 * k)
        paintHotelEntrance(p);
    else
        p.plinth(p.l, p.w, 10 * k, 5 * k);
    if (p.facade.sign)
        paintHotelSign(p);
}

} // namespace game
