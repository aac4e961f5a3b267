// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadePainter.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr float cornerPlinth = 8;
constexpr float highestCornerDoor = 104;

/// The bay at the corner: the last third of the house, if it is wide enough.
struct Bay {
    float left, width;

    explicit Bay(const FacadePainter& p)
        : width(p.facade.columns >= 3 ? p.w / 3 : 0) {
        left = p.l + p.w - width;
    }
    [[nodiscard]] bool exists() const { return width > 0; }
    [[nodiscard]] float middle() const { return left + width / 2; }
};

void paintBayWall(FacadePainter& p, const Bay& bay) {
    const float k = p.k;
    const float right = bay.left + bay.width;
    p.brush.box({bay.left, p.t - 6 * k, bay.width, p.gy - p.t + 6 * k},
                Gradient::across(bay.left, right,
                                 {{0, shaded(p.c.wall, 1.12F)},
                                  {0.5F, shaded(p.c.wall, 1.06F)},
                                  {0.502F, shaded(p.c.wallLow, 0.98F)},
                                  {1, shaded(p.c.wallLow, 0.7F)}}));
    p.bricks({bay.left, p.t, bay.width, p.gy - p.t}, 200 * k, 26 * k, 0.3F);
    p.brush.box({bay.left - 10 * k, p.t, 10 * k, p.gy - p.t}, ui::faded(sf::Color::Black, 0.22F));
    p.brush.box({bay.middle() - 1, p.t, 2, p.gy - p.t}, ui::faded(sf::Color::Black, 0.2F));
}

void paintCourses(FacadePainter& p, const Bay& bay) {
    const float k = p.k;
    const float main = p.w - bay.width;
    for (int i = 1; i < p.facade.rows; ++i) {
        const float y = p.row(i) - 2 * k;
        p.brush.box({p.l, y, main, 7 * k}, ui::faded(p.c.cornice, 0.8F));
        p.brush.box({p.l, y + 7 * k, main, 3 * k}, ui::faded(sf::Color::Black, 0.2F));
        if (!bay.exists())
            continue;
        p.brush.box({bay.left - 5 * k, y, bay.width + 10 * k, 8 * k}, 2, ui::faded(p.c.cornice, 0.95F));
        p.brush.box({bay.left, y + 8 * k, bay.width, 3 * k}, ui::faded(sf::Color::Black, 0.22F));
    }
}

void paintRoundWindow(FacadePainter& p, float middle, float height) {
    const float k = p.k;
    const auto at = [&](float half, float top, float tall) {
        return Rect{middle - half * k, p.t - height * top, 2 * half * k, height * tall};
    };
    p.brush.box(at(20, 0.85F, 0.72F), 18 * k, p.c.recess);
    p.brush.box(at(16, 0.8F, 0.66F), 14 * k, p.c.frame);
    p.brush.box(at(12, 0.72F, 0.56F), 10 * k, p.c.glassOffLow);
}

/// The ogee cap of the bay.
void paintCap(FacadePainter& p, const Bay& bay) {
    const float k = p.k;
    const float top = std::min(p.hc - 12 * k, 170 * k);
    const float x = bay.middle();
    const float right = bay.left + bay.width;
    p.brush.fill(
        Outline{}
            .move({bay.left - 10 * k, p.t - 10 * k})
            .curve({bay.left + bay.width * 0.1F, p.t - top * 0.42F}, {x - 16 * k, p.t - top * 0.5F}, {x, p.t - top})
            .curve({x + 16 * k, p.t - top * 0.5F}, {bay.left + bay.width * 0.9F, p.t - top * 0.42F},
                   {right + 10 * k, p.t - 10 * k})
            .close(),
        Gradient::across(bay.left, right,
                         {{0, p.c.roof},
                          {0.45F, shaded(p.c.roof, 1.45F)},
                          {0.52F, shaded(p.c.roof, 0.95F)},
                          {1, shaded(p.c.roof, 0.6F)}}));
    p.brush.line({x, p.t - top}, {x, p.t - top - 22 * k}, 2.5F * k, p.c.brassLow);
    p.brush.disc({x, p.t - top - 4 * k}, 5 * k, p.c.brassLow);
}

void paintMansard(FacadePainter& p, const Bay& bay) {
    const float k = p.k;
    const float height = p.hc * 0.42F;
    const float main = p.w - bay.width;
    const float right = bay.exists() ? bay.left + bay.width * 0.3F : p.l + p.w + 12 * k;
    const float ridgeEnd = bay.exists() ? right : p.l + p.w - 34 * k;
    p.chimney(p.l + 90 * k, p.t - height - 30 * k, 44 * k, p.t - height * 0.6F, 2, k);
    p.tiles({{p.l - 12 * k, p.t}, {p.l + 34 * k, p.t - height}, {ridgeEnd, p.t - height}, {right, p.t}},
            {p.l - 12 * k, p.t - height, right - p.l + 12 * k, height});
    const int dormers = std::max(2, static_cast<int>(main / (260 * k)));
    for (int i = 0; i < dormers; ++i)
        paintRoundWindow(p, p.l + main * 0.72F * static_cast<float>(i + 1) / static_cast<float>(dormers), height);
    if (bay.exists())
        paintCap(p, bay);
}

void paintShopWindow(FacadePainter& p, Rect pane) {
    const float k = p.k;
    p.brush.box(pane, 3, Gradient::down(pane.y - 12 * k, p.gy, p.c.glassOff, p.c.glassOffLow));
    const auto at = [&](float x, float y) { return Vec{pane.x + pane.w * x, y}; };
    p.brush.fill({at(0.2F, pane.y), at(0.3F, pane.y), at(0.18F, pane.bottom()), at(0.08F, pane.bottom())},
                 ui::faded(sf::Color::White, 0.05F));
    const int goods = std::max(3, static_cast<int>(pane.w / (24 * k)));
    for (int i = 0; i < std::min(goods, 40); ++i) { // Loaves and jars in the dark.
        const float x = pane.x + pane.w * (static_cast<float>(i) + 0.7F) / (static_cast<float>(goods) + 0.4F);
        const float taller = i % 2 != 0 ? 5 * k : 0;
        p.brush.box({x - 9 * k, p.gy - 34 * k - taller, 18 * k, 18 * k + taller}, 6 * k, ui::faded(p.c.frameLow, 0.9F));
    }
}

void paintShop(FacadePainter& p, const Bay& bay) {
    const float k = p.k;
    const float main = p.w - bay.width;
    const float top = p.b + 2 * k;
    const float awning = awningTop(p.facade);
    p.brush.box({p.l + 10 * k, awning + 4 * k, main - 26 * k, p.gy - awning - 8 * k}, 4, p.c.recess);
    const float left = p.l + 16 * k;
    const float door = 60 * k;
    const float pane = (main - 38 * k - door - 12 * k) / 2;
    for (const float x : {left, left + pane + door + 12 * k})
        paintShopWindow(p, {x, top + 12 * k, pane, p.gy - top - 28 * k});
    const float x = left + pane + 6 * k;
    p.brush.box({x, top + 12 * k, door, p.gy - cornerPlinth * k - top - 12 * k}, 3, p.c.shutterLow);
    p.brush.box({x + 8 * k, top + 18 * k, door - 16 * k, (p.gy - top) * 0.45F}, 3, p.c.glassOffLow);
    p.brush.disc({x + door - 9 * k, p.gy - 26 * k}, 2.5F * k, p.c.brass);
    p.awning({p.l + 4 * k, awning, main - 14 * k, std::min(34 * k, p.gz * 0.42F)}, 34 * k);
    if (bay.exists()) {
        // Its recess is no larger than the door needs, however high the storey is.
        const float foot = p.gy - cornerPlinth * k;
        const float high = std::min(p.gz - (16 + cornerPlinth) * k, highestCornerDoor * k);
        const float wide = std::min(0.68F * high, 0.6F * bay.width);
        p.brush.box({bay.middle() - wide / 2 - 9 * k, foot - high - 9 * k, wide + 18 * k, high + 9 * k + p.gy - foot},
                    4, p.c.recess);
        p.door(bay.middle(), foot, wide, high);
    }
}

} // namespace

float awningTop(const Facade& facade) noexcept {
    const float bottom = facade.wall.bottom();
    return bottom + std::min(14 * facade.k, 0.15F * (facade.ground - bottom));
}

void paintCorner(FacadePainter& p) {
    const float k = p.k;
    const Bay bay{p};
    const float main = p.w - bay.width;
    p.wallBox({p.l, p.t, p.w, p.gy - p.t});
    p.bricks({p.l, p.t, p.w, p.gy - p.t}, 200 * k, 26 * k, 0.28F);
    if (bay.exists())
        paintBayWall(p, bay);
    if (p.full())
        paintCourses(p, bay);
    p.quoins(p.l, true, p.t + 2 * k, p.gy - 88 * k, 24 * k, 20 * k, 26 * k, 16 * k, 0.7F);
    if (p.hc > 52 * k)
        paintMansard(p, bay);
    p.cornice(p.l, p.t - 14 * k, main, 18 * k, 10 * k);
    if (bay.exists())
        p.cornice(bay.left, p.t - 18 * k, bay.width, 22 * k, 12 * k);
    if (p.gz > 40 * k)
        paintShop(p, bay);
    p.plinth(p.l, p.w, cornerPlinth * k, 4);
}

} // namespace game
