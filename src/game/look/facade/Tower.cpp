// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadePainter.hpp"
#include "ui/Angle.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

using ui::Vec;

void paintTurret(FacadePainter& p, float middle, float foot, float height, float sunk) {
    const float k = p.k;
    const float eaves = foot - 24 * k;
    p.brush.box({middle - 24 * k, foot - 26 * k, 48 * k, 30 * k + sunk}, p.c.wallLow);
    p.tiles({{middle - 32 * k, eaves}, {middle, eaves - height}, {middle + 32 * k, eaves}},
            {middle - 32 * k, eaves - height, 64 * k, height}, std::max(4.0F, 10 * k));
    const Vec tip{middle, eaves - height};
    p.brush.line(tip, tip - Vec{0, 26 * k}, 2.4F * k, p.c.brassLow);
    p.brush.fill({tip - Vec{0, 26 * k}, tip + Vec{26 * k, -19 * k}, tip - Vec{0, 12 * k}}, p.c.pennant);
}

/// Corbels, parapet and merlons, and the stair turret behind them if there is room.
void paintBattlements(FacadePainter& p) {
    const float k = p.k;
    const float width = p.w + 51.2F * k;
    const float left = p.cx - width / 2;
    const float height = std::min(p.hc * 0.5F, 44 * k);
    const int corbels = std::max(3, static_cast<int>(width / (30 * k)));
    for (int i = 0; i < corbels; ++i) {
        const float x = left + width * (static_cast<float>(i) + 0.5F) / static_cast<float>(corbels);
        p.brush.fill(Outline{}
                         .move({x - 8 * k, p.t - 4 * k})
                         .line({x + 8 * k, p.t - 4 * k})
                         .line({x + 8 * k, p.t + 8 * k})
                         .arc({x, p.t + 8 * k}, 8 * k, 0, ui::pi)
                         .close(),
                     p.c.corniceLow);
    }
    const float crest = p.t - height * 1.22F;
    if (p.hc > 80 * k)
        paintTurret(p, left + width - 40 * k, crest, std::min(70 * k, p.hc - height * 1.2F), height * 0.4F);
    const ui::Rect parapet{left, p.t - height * 0.62F, width, height * 0.62F};
    p.brush.box(parapet, p.moulding(parapet.y, parapet.bottom()));
    p.ashlar(parapet, 40 * k, 14 * k, 0.45F, 8);
    const int places = std::max(3, static_cast<int>(width / (46 * k))) | 1;
    const float merlon = width / static_cast<float>(places);
    for (int i = 0; i < places; i += 2) {
        const float x = left + merlon * static_cast<float>(i);
        p.brush.box(
            {x, crest, merlon, height * 0.64F}, 2,
            Gradient::down(crest, p.t - height * 0.6F, p.c.cornice, ui::mix(p.c.cornice, p.c.corniceLow, 0.5F)));
        p.brush.box({x - 2 * k, p.t - height * 1.24F, merlon + 4 * k, 6 * k}, 2, shaded(p.c.cornice, 1.12F));
    }
}

} // namespace

void paintTower(FacadePainter& p) {
    const float k = p.k;
    const float batter = 22 * k; // How far the foot stands out.
    const float bend = p.gy - std::min(60 * k, p.gy - p.t);
    p.brush.fill(
        {{p.l, p.t},
         {p.l + p.w, p.t},
         {p.l + p.w, bend},
         {p.l + p.w + batter, p.gy},
         {p.l - batter, p.gy},
         {p.l, bend}},
        Gradient::across(
            p.l - batter, p.l + p.w + batter,
            {{0, shaded(p.c.wallLow, 0.8F)}, {0.18F, p.c.wall}, {0.6F, p.c.wall}, {1, shaded(p.c.wallLow, 0.72F)}}));
    const ui::Rect wall{p.l, p.t, p.w, p.gy - p.t};
    p.ashlar(wall, 64 * k, 30 * k, 0.7F, 3);
    p.brush.box(wall, Gradient::down(p.t, p.gy, sf::Color{0, 0, 0, 0}, ui::faded(sf::Color::Black, 0.28F)));
    for (const bool left : {true, false})
        p.quoins(left ? p.l : p.l + p.w, left, p.t + 8 * k, p.gy - 30 * k, 27 * k, 22 * k, 30 * k, 20 * k, 0.75F);
    if (p.hc > 16 * k)
        paintBattlements(p);
    else
        p.cornice(p.l, p.t - 14 * k, p.w, 18 * k, 10 * k);
    if (p.gz > 44 * k) {
        const float step = 6 * p.kd;
        p.steps(p.cx, 66 * p.kd, 1, step);
        p.door(p.cx, p.gy - step, 46 * p.kd, std::min(p.gz - step - 4 * k, 68 * p.kd));
        for (const float side : {-1.0F, 1.0F})
            p.brush.box({p.cx + side * p.w * 0.36F - 4 * p.kd, p.gy - 44 * p.kd, 8 * p.kd, 26 * p.kd}, 4 * p.kd,
                        p.c.recess);
    }
    p.ivy({p.l - 12 * k, p.gy - 150 * k, 70 * k, 150 * k}, 4, true, 1.3F);
}

} // namespace game
