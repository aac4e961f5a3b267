// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadePainter.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace game {

namespace {

using ui::Vec;

/// The walls between the houses, and both ends; always between two columns of windows.
std::vector<float> partyWalls(const FacadePainter& p) {
    const int columns = p.facade.columns;
    std::vector<float> walls;
    for (int i = 0; i <= terraceHouses(columns); ++i)
        walls.push_back(p.column(terraceColumn(columns, i)));
    return walls;
}

void paintDormer(FacadePainter& p, float middle, float height, float scale) {
    const float t = p.t;
    const float s = scale;
    const auto at = [&](float x, float up) { return Vec{middle + x * s, t - height * up}; };
    p.brush.fill({at(-34, 0), at(-34, 0.55F), at(0, 0.95F), at(34, 0.55F), at(34, 0)}, p.c.wallLow);
    p.brush.fill({at(-42, 0.5F), at(0, 1.04F), at(42, 0.5F), at(34, 0.5F), at(0, 0.9F), at(-34, 0.5F)}, p.c.corniceLow);
    p.brush.box({middle - 15 * s, t - height * 0.5F, 30 * s, height * 0.36F}, 3, p.c.glassOffLow);
    p.brush.line(at(0, 0.5F), at(0, 0.14F), 2 * s, p.c.frameLow);
}

void paintRoofs(FacadePainter& p, const std::vector<float>& walls) {
    const float k = p.k;
    const std::size_t last = walls.size() - 1;
    const float narrowest = p.w / static_cast<float>(last);
    const float height = std::min(p.hc * 0.62F, narrowest * 0.5F);
    const float scale = std::min(1.0F, height / 60);
    for (std::size_t i = 0; i <= last; ++i) {
        const float inwards = i == 0 ? 44.0F : i == last ? -44.0F : 0.0F;
        const float middle = walls[i] + inwards * scale;
        const bool shared = i > 0 && i < last;
        p.chimney(middle - 26 * scale, p.t - height - 26 * scale, 52 * scale, p.t - height * 0.3F, shared ? 3 : 2,
                  scale);
    }
    for (std::size_t i = 0; i < last; ++i) {
        const float width = walls[i + 1] - walls[i];
        const float middle = walls[i] + width / 2;
        const float from = walls[i] - (i == 0 ? 14 * k : 0);
        const float to = walls[i + 1] + (i + 1 == last ? 14 * k : 0);
        p.tiles(
            {{from, p.t}, {middle - width * 0.34F, p.t - height}, {middle + width * 0.34F, p.t - height}, {to, p.t}},
            {from, p.t - height, to - from, height});
        paintDormer(p, middle, height, scale);
    }
}

void paintStoop(FacadePainter& p, float middle, float scale) {
    constexpr int count = 3;
    const float rise = 6 * scale;
    const float foot = p.gy - count * rise;
    p.steps(middle, 64 * scale, count, rise);
    const float lintel = std::max(6 * scale, 7.0F); // Clear of the plaques of a small house, which stay legible.
    p.door(middle, foot, 42 * scale, std::min(p.gz - count * rise - lintel, 72 * scale));
    for (const float side : {-1.0F, 1.0F}) {
        const Vec top{middle + side * 38 * scale, p.gy - 44 * scale};
        p.brush.line({top.x, p.gy - 18 * scale}, top, 3 * scale, p.c.iron);
        p.brush.line(top, {middle + side * 56 * scale, p.gy - 24 * scale}, 3 * scale, p.c.iron);
    }
}

} // namespace

int terraceHouses(int columns) noexcept {
    if (columns < 2)
        return 1;
    return columns <= 9 ? 2 : static_cast<int>(std::lround(static_cast<float>(columns) / 5));
}

int terraceColumn(int columns, int house) noexcept {
    const int houses = terraceHouses(columns);
    return (columns * house + houses / 2) / houses;
}

void paintTerrace(FacadePainter& p) {
    const float k = p.k;
    const std::vector<float> walls = partyWalls(p);
    const std::size_t houses = walls.size() - 1;
    for (std::size_t i = 0; i < houses; ++i) {
        const ui::Rect front{walls[i], p.t, walls[i + 1] - walls[i], p.gy - p.t};
        const float shade = i % 2 != 0 ? p.c.secondHouse : 0;
        p.brush.box(front,
                    Gradient::down(front.y, front.bottom(), p.dark(p.c.wall, shade), p.dark(p.c.wallLow, shade)));
        p.bricks(front, std::max(14.0F, 40 * k), std::max(6.0F, 17 * k), 0.6F, static_cast<int>(i));
    }
    if (p.hc > 52 * k)
        paintRoofs(p, walls);
    p.cornice(p.l, p.t - 16 * k, p.w, 20 * k, 12 * k);
    const float thickness = p.full() ? k : 0.4F * k;
    for (std::size_t i = 1; i < houses; ++i) {
        p.brush.box({walls[i] - 7 * thickness, p.t - 16 * k, 14 * thickness, p.gy - p.t + 16 * k},
                    p.dark(p.c.wallLow, 0.22F));
        p.brush.box({walls[i] - 4 * thickness, p.t, 8 * thickness, p.gy - p.t}, ui::faded(p.c.wallLine, 0.6F));
    }
    p.plinth(p.l, p.w, 9 * k);
    if (p.gz > 44 * k)
        for (std::size_t i = 0; i < houses; ++i) {
            const float width = walls[i + 1] - walls[i];
            paintStoop(p, walls[i] + width / 2, std::min(p.kd, width / 110));
        }
}

} // namespace game
