// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadePainter.hpp"

#include <algorithm>

namespace game {

namespace {

using ui::Vec;

void paintVent(FacadePainter& p, Vec at) {
    const float k = p.k;
    p.brush.disc(at, 24 * k, p.c.recess);
    p.brush.disc(at, 20 * k, Gradient::down(at.y - 20 * k, at.y + 20 * k, p.c.frame, p.c.frameLow));
    p.brush.disc(at, 14 * k, p.c.glassOffLow);
    p.brush.line(at - Vec{14 * k, 0}, at + Vec{14 * k, 0}, 2.5F * k, p.c.frameLow);
    p.brush.line(at - Vec{0, 14 * k}, at + Vec{0, 14 * k}, 2.5F * k, p.c.frameLow);
}

void paintWeathercock(FacadePainter& p, Vec foot) {
    const float k = p.k;
    const auto at = [&](float x, float y) { return foot + Vec{x, y} * k; };
    p.brush.line(foot, at(0, -44), 3 * k, p.c.brassLow);
    p.brush.line(at(-20, -22), at(20, -22), 2.2F * k, p.c.brassLow);
    p.brush.fill({at(-16, -40), at(-22, -54), at(-4, -46), at(6, -58), at(12, -50), at(4, -36)}, p.c.brassLow);
}

/// A stovepipe on the left slope.
void paintPipe(FacadePainter& p) {
    const float k = p.k;
    const float x = p.l + p.w * 0.24F;
    const float y = p.t - p.hc * 0.48F;
    p.brush.box({x - 5 * k, y - 34 * k, 10 * k, 40 * k}, p.dark(p.c.frameLow, 0.2F));
    p.brush.box({x - 9 * k, y - 40 * k, 18 * k, 5 * k}, 2 * k, p.c.frameLow);
}

/// The gable above the wall, with its boards along the edges.
void paintGable(FacadePainter& p) {
    const float k = p.k;
    const float overhang = 26 * k;
    if (p.hc > 52 * k)
        paintPipe(p);
    const Outline gable{{p.l, p.t + 1}, {p.cx, p.t - p.hc + 14 * k}, {p.l + p.w, p.t + 1}};
    p.brush.fill(gable, Gradient::down(p.t - p.hc, p.b, p.c.wall, p.c.wallLow));
    {
        const Brush::Clip clip{p.brush, gable};
        p.planks({p.l, p.t - p.hc, p.w, p.hc}, 30 * k, 0.7F);
    }
    if (p.hc > 90 * k)
        paintVent(p, {p.cx, p.t - p.hc * 0.36F});
    const float board = std::min(20 * k, p.hc * 0.5F);
    const float eaves = p.t + overhang * p.hc / (p.w / 2);
    for (const float side : {-1.0F, 1.0F}) {
        const float end = p.cx + side * (p.w / 2 + overhang);
        const Vec ridge{p.cx, p.t - p.hc - 4 * k};
        p.brush.fill({ridge, {end, eaves - 6 * k}, {end, eaves + board - 6 * k}, {p.cx, p.t - p.hc + board}},
                     p.moulding(p.t - p.hc, eaves));
        p.brush.line(ridge, {end, eaves - 6 * k}, 1.2F, ui::faded(sf::Color::White, 0.14F));
    }
    if (p.hc > 90 * k)
        paintWeathercock(p, {p.cx, p.t - p.hc - 4 * k});
}

} // namespace

void paintShed(FacadePainter& p) {
    const float k = p.k;
    if (p.facade.props)
        p.bush(p.l - 46 * k, 34 * k, 4);
    p.wallBox({p.l, p.t, p.w, p.gy - p.t});
    p.planks({p.l, p.t, p.w, p.gy - p.t}, 30 * k, 0.7F);
    if (p.hc > 10 * k)
        paintGable(p);
    else
        p.cornice(p.l, p.t - 14 * k, p.w, 18 * k, 10 * k);
    const float plinth = 10 * k;
    p.brush.box({p.l - 4 * k, p.gy - plinth, p.w + 8 * k, plinth}, p.c.wallLine);
    if (p.gz > 60 * k)
        p.door(p.cx, p.gy - plinth, 44 * p.kd, std::min(p.gz - plinth - 6 * k, 74 * p.kd));
    p.ivy({p.l - 10 * k, p.t - 4 * k, std::min(p.w * 0.16F, 96 * k), p.gy - p.t + 2}, 2, true, 1.5F);
    const float right = std::min(p.w * 0.1F, 60 * k);
    p.ivy({p.l + p.w - right + 8 * k, p.t + p.h * 0.25F, right, p.gy - p.t - p.h * 0.25F}, 7, false, 1);
    if (p.facade.props)
        p.wheelbarrow(p.l + p.w + 44 * k, 56 * k);
}

} // namespace game
