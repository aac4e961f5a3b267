// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadePainter.hpp"

#include <algorithm>
#include <cmath>

namespace game {

using ui::Rect;
using ui::Vec;

namespace {

/// Calls `paint` with the rectangle's part within `area`, if there is any.
template<class Paint>
void within(const Rect& area, const Rect& rect, const Paint& paint) {
    const float left = std::max(area.x, rect.x);
    const float top = std::max(area.y, rect.y);
    const Rect part{left, top, std::min(area.right(), rect.right()) - left,
                    std::min(area.bottom(), rect.bottom()) - top};
    if (part.w > 0 && part.h > 0)
        paint(part);
}

} // namespace

FacadePainter::FacadePainter(Brush& to, const Facade& house, const FacadeColours& colours)
    : brush(to)
    , facade(house)
    , c(colours)
    , k(house.k)
    , l(house.wall.x)
    , t(house.wall.y)
    , w(house.wall.w)
    , h(house.wall.h)
    , cx(house.wall.centre().x)
    , b(house.wall.bottom())
    , gy(house.ground)
    , gz(house.ground - house.wall.bottom())
    , kd(std::max(house.k, std::min(1.0F, gz / 96)))
    , hc(house.crown) {}

Rect FacadePainter::surface() const {
    if (!facade.floats())
        return {l, t, w, gy - t};
    const float top = facade.windows.y - facade.beyond;
    return {l, top, w, facade.windows.h + 2 * facade.beyond};
}

float FacadePainter::column(int i) const {
    if (i <= 0 || i >= facade.columns)
        return i <= 0 ? l : l + w;
    const Rect& cells = facade.windows.w > 0 ? facade.windows : facade.wall;
    return cells.x + cells.w * static_cast<float>(i) / static_cast<float>(facade.columns);
}

float FacadePainter::row(int i) const {
    if (i <= 0 || i >= facade.rows)
        return i <= 0 ? t : b;
    const Rect& cells = facade.windows.w > 0 ? facade.windows : facade.wall;
    return cells.y + cells.h * static_cast<float>(i) / static_cast<float>(facade.rows);
}

void FacadePainter::wallBox(Rect area) {
    brush.box(area, Gradient::down(area.y, area.bottom(), c.wall, c.wallLow));
}

void FacadePainter::bricks(Rect area, float width, float height, float alpha, int shift) {
    if (flatWall())
        return;
    const Gradient line = ui::faded(c.wallLine, full() ? alpha : alpha * 0.45F);
    int row = shift;
    for (const float y : ui::Steps(area.y, area.bottom(), height)) {
        brush.box({area.x, y, area.w, 1.2F}, line);
        const float first = area.x + (row % 2 != 0 ? width / 2 : 0);
        for (const float x : ui::Steps(first > area.x ? first : area.x + width, area.right(), width))
            within(area, {x, y, 1.2F, height}, [&](Rect joint) { brush.box(joint, line); });
        ++row;
    }
}

void FacadePainter::planks(Rect area, float width, float alpha, std::uint32_t seed) {
    if (flatWall())
        return;
    Dice dice{seed};
    for (const float x : ui::Steps(area.x, area.right(), width)) {
        const sf::Color tone = dice.roll() < 0.5F ? sf::Color::White : sf::Color::Black;
        const float strength = 0.028F * dice.roll() + 0.006F;
        within(area, {x, area.y, width, area.h}, [&](Rect plank) { brush.box(plank, ui::faded(tone, strength)); });
        brush.box({x, area.y, 1.6F, area.h}, ui::faded(c.wallLine, full() ? alpha : alpha * 0.45F));
        within(area, {x + 1.6F, area.y, 1, area.h},
               [&](Rect edge) { brush.box(edge, ui::faded(sf::Color::White, 0.03F)); });
    }
}

void FacadePainter::ashlar(Rect area, float width, float height, float alpha, std::uint32_t seed) {
    if (flatWall())
        return;
    Dice dice{seed};
    const Gradient line = ui::faded(c.wallLine, full() ? alpha : alpha * 0.45F);
    for (const float y : ui::Steps(area.y, area.bottom(), height)) {
        float x = area.x - width * dice.roll();
        while (x < area.right()) {
            const float stone = width * (0.7F + 0.6F * dice.roll());
            const sf::Color tone = dice.roll() < 0.6F ? sf::Color::White : sf::Color::Black;
            const float strength = 0.035F * dice.roll();
            within(area, {x + 1.2F, y + 1.2F, stone - 2.4F, height - 2.4F},
                   [&](Rect face) { brush.box(face, ui::faded(tone, strength)); });
            within(area, {x, y, 1.4F, height}, [&](Rect joint) { brush.box(joint, line); });
            x += stone;
        }
        brush.box({area.x, y, area.w, 1.4F}, line);
    }
}

void FacadePainter::quoins(float x, bool leftAligned, float top, float bottom, float step, float height, float wide,
                           float narrow, float alpha) {
    if (flatWall())
        return;
    int i = 0;
    for (const float y : ui::Steps(top, bottom, step)) {
        const float width = i++ % 2 != 0 ? wide : narrow;
        brush.box({leftAligned ? x : x - width, y, width, height}, 2, ui::faded(c.cornice, alpha));
    }
}

void FacadePainter::tiles(const Outline& roof, Rect around, float rows) {
    brush.fill(roof, Gradient::down(around.y, around.bottom(), shaded(c.roof, 1.05F), shaded(c.roof, 0.78F)));
    const Brush::Clip clip{brush, roof};
    int row = 0;
    for (const float y : ui::Steps(around.y + 10, around.bottom(), rows)) {
        brush.box({around.x, y, around.w, 1.1F}, ui::faded(sf::Color::Black, 0.22F));
        const float first = around.x + (row++ % 2 != 0 ? 11.0F : 0.0F);
        for (const float x : ui::Steps(first, around.right(), 22))
            brush.box({x, y, 1, rows}, ui::faded(sf::Color::Black, 0.13F));
    }
}

} // namespace game
