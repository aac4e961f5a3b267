// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadePainter.hpp"
#include "ui/Angle.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

/// A wheel with teeth, and a hole in its middle.
void paintCog(FacadePainter& p, Vec middle, float radius, const Gradient& metal, sf::Color hole) {
    constexpr int teeth = 8;
    Outline wheel;
    for (int i = 0; i < 4 * teeth; ++i) {
        const float angle = 2 * ui::pi * (static_cast<float>(i) + 0.5F) / (4 * teeth);
        const float reach = radius * (i % 4 < 2 ? 1.0F : 0.74F);
        const Vec at = middle + Vec{std::cos(angle), std::sin(angle)} * reach;
        if (i == 0)
            wheel.move(at);
        else
            wheel.line(at);
    }
    p.brush.fill(wheel.close(), metal);
    p.brush.disc(middle, 0.3F * radius, hole);
}

/// A large iron window of many small panes.
void paintPanes(FacadePainter& p, Rect area, int across, int down) {
    const float k = p.kd;
    p.brush.box(area.inset(-4 * k), 3, p.c.recess);
    p.brush.box(area, Gradient::down(area.y, area.bottom(), p.c.frame, p.c.frameLow));
    const float bar = std::max(1.0F, 2.4F * k);
    const Vec pane{(area.w - bar) / static_cast<float>(across), (area.h - bar) / static_cast<float>(down)};
    for (int row = 0; row < down; ++row)
        for (int column = 0; column < across; ++column) {
            const Rect glass{area.x + bar + pane.x * static_cast<float>(column),
                             area.y + bar + pane.y * static_cast<float>(row), pane.x - bar, pane.y - bar};
            // No two panes are equally old.
            const float shade = 0.86F + 0.14F * static_cast<float>((row * 5 + column * 3) % 4) / 3;
            p.brush.box(glass, Gradient::down(area.y, area.bottom(), shaded(p.c.glassOff, shade),
                                              shaded(p.c.glassOffLow, shade)));
        }
    p.brush.box({area.x - 6 * k, area.bottom() + 2 * k, area.w + 12 * k, 5 * k}, 2, p.c.cornice);
}

/// Behind the first tooth.
void paintStack(FacadePainter& p) {
    const float k = p.k;
    const Vec top = workshopStack(p.facade);
    const float foot = p.t - 4 * k;
    const Outline body{
        {top.x - 11 * k, top.y}, {top.x + 11 * k, top.y}, {top.x + 16 * k, foot}, {top.x - 16 * k, foot}};
    p.brush.fill(body,
                 Gradient::across(top.x - 16 * k, top.x + 16 * k,
                                  {{0, p.dark(p.c.wallLow, 0.3F)}, {0.35F, p.c.wall}, {1, p.dark(p.c.wallLow, 0.4F)}}));
    {
        const Brush::Clip clip{p.brush, body};
        p.bricks({top.x - 16 * k, top.y, 32 * k, foot - top.y}, std::max(6.0F, 14 * k), std::max(4.0F, 8 * k), 0.45F);
    }
    p.brush.box({top.x - 14 * k, top.y, 28 * k, 7 * k}, 2 * k, p.c.corniceLow);
    p.brush.box({top.x - 13 * k, top.y + 18 * k, 26 * k, 4 * k}, p.c.corniceLow);
}

/// A tooth of the roof: a brick gable whose upright side is glass, for the light from the north.
void paintTooth(FacadePainter& p, const SawTooth& tooth, bool sign) {
    const float k = p.k;
    const float width = tooth.right - tooth.left;
    const float height = tooth.height;
    const Vec peak{tooth.left, p.t - height};
    const Outline gable{peak, {tooth.right, p.t + 1}, {tooth.left, p.t + 1}};
    p.brush.fill(gable, Gradient::down(p.t - height, p.b, shaded(p.c.wall, 1.06F), p.c.wallLow));
    {
        const Brush::Clip clip{p.brush, gable};
        p.bricks({tooth.left, p.t - height, width, height}, 36 * k, 15 * k, 0.5F);
    }
    const Vec middle{tooth.left + 0.32F * width, p.t - 0.34F * height};
    const float size = std::min(0.15F * width, 0.24F * height);
    if (sign) {
        p.brush.disc(middle, size * 1.16F, p.c.recess);
        paintCog(p, middle, size, Gradient::down(middle.y - size, middle.y + size, p.c.brass, p.c.brassLow),
                 p.c.recess);
    } else if (p.full() && height > 50 * k) {
        const Rect glass{middle.x - size, middle.y - 0.8F * size, 2 * size, 1.6F * size};
        p.brush.box(glass.inset(-3 * k), 2, p.c.recess);
        p.brush.box(glass, Gradient::down(glass.y, glass.bottom(), p.c.glassOff, p.c.glassOffLow));
        for (const float share : {0.25F, 0.5F, 0.75F})
            p.brush.box({glass.x + glass.w * share - 0.8F * k, glass.y, std::max(0.8F, 1.6F * k), glass.h}, p.c.frame);
        p.brush.box({glass.x, glass.y + glass.h * 0.5F - 0.8F * k, glass.w, std::max(0.8F, 1.6F * k)}, p.c.frame);
    }
    const float board = std::max(2.0F, 11 * k); // The slates, seen from their end.
    p.brush.fill({peak - Vec{5 * k, board * 0.55F},
                  {tooth.right + 5 * k, p.t - board * 0.5F},
                  {tooth.right + 5 * k, p.t + board * 0.5F},
                  peak + Vec{-5 * k, board * 0.6F}},
                 Gradient::down(p.t - height, p.t, shaded(p.c.roof, p.c.additive ? 1.5F : 1.12F), p.c.roof));
    p.brush.line(peak - Vec{5 * k, board * 0.55F}, {tooth.right + 5 * k, p.t - board * 0.5F}, 1.2F,
                 ui::faded(sf::Color::White, 0.16F));
    const float light = std::max(3.0F, 13 * k);
    const Rect glazing{tooth.left - 2 * k, p.t - height + board * 0.4F, light, height - board * 0.4F};
    p.brush.box(glazing, Gradient::down(glazing.y, glazing.bottom(), p.c.frame, p.c.frameLow));
    for (int i = 0; i < 5; ++i)
        p.brush.box({glazing.x + 2.5F * k, glazing.y + 3 * k + glazing.h * static_cast<float>(i) / 5, light - 5 * k,
                     glazing.h / 5 - 3.5F * k},
                    p.c.glassOff);
}

/// Two leaves of planks with a brace across each, under a beam.
void paintGate(FacadePainter& p, float width, float height) {
    const float k = p.kd;
    const float left = p.cx - width / 2;
    const float top = p.gy - height;
    p.brush.box({left - 8 * k, top - 9 * k, width + 16 * k, height + 9 * k}, 2, p.c.recess);
    p.brush.box({left - 14 * k, top - 12 * k, width + 28 * k, 11 * k}, 2, p.moulding(top - 12 * k, top - k));
    for (const float side : {0.0F, 1.0F}) {
        const Rect leaf{left + side * width / 2 + (side > 0 ? 1.5F : 0.0F) * k, top, width / 2 - 1.5F * k, height};
        p.brush.box(leaf, Gradient::down(leaf.y, leaf.bottom(), p.c.shutter, p.c.shutterLow));
        for (int i = 1; i < 5; ++i)
            p.brush.box({leaf.x + leaf.w * static_cast<float>(i) / 5, leaf.y, 1.2F * k, leaf.h},
                        ui::faded(sf::Color::Black, 0.3F));
        const sf::Color brace = shaded(p.c.shutter, 1.25F);
        const float from = side > 0 ? leaf.right() - 4 * k : leaf.x + 4 * k;
        const float to = side > 0 ? leaf.x + 4 * k : leaf.right() - 4 * k;
        p.brush.line({from, leaf.bottom() - 0.16F * leaf.h}, {to, leaf.y + 0.16F * leaf.h}, 5 * k, brace, false);
        for (const float y : {leaf.y + 0.1F * leaf.h, leaf.bottom() - 0.18F * leaf.h})
            p.brush.box({leaf.x + 2 * k, y, leaf.w - 4 * k, 6 * k}, brace);
        p.brush.disc({p.cx + (side > 0 ? 6.0F : -6.0F) * k, top + 0.54F * height}, 2.4F * k, p.c.brass);
    }
}

void paintGround(FacadePainter& p) {
    const float k = p.kd;
    const float width = std::min(112 * k, 0.42F * p.w);
    const float height = std::min(p.gz - 22 * p.k, 70 * k);
    const float from = p.l + 20 * k;
    const float room = p.cx - width / 2 - 30 * k - from;
    const auto windows = std::clamp(static_cast<int>(room / (96 * k)), 0, 8);
    if (windows > 0) {
        const float each = room / static_cast<float>(windows);
        const float tall = std::min(0.62F * height, 46 * k);
        for (int i = 0; i < windows; ++i)
            for (const float x :
                 {from + each * static_cast<float>(i), 2 * p.cx - from - each * static_cast<float>(i + 1)})
                paintPanes(p, {x + 8 * k, p.gy - height, each - 16 * k, tall}, 5, 3);
    }
    paintGate(p, width, height);
}

/// Timber, cut to length.
void paintTimber(FacadePainter& p, float left, float size) {
    const sf::Color wood = ui::mix(p.c.frame, p.c.brass, 0.28F);
    constexpr std::array<std::size_t, 3> rows{5, 4, 3};
    const float radius = size / 10;
    float y = p.gy - radius;
    for (std::size_t row = 0; row < rows.size(); ++row, y -= 1.74F * radius)
        for (std::size_t i = 0; i < rows[row]; ++i) {
            const Vec end{left + radius * (static_cast<float>(row) + 1 + 2 * static_cast<float>(i)), y};
            p.brush.disc(end, radius, p.c.frameLow);
            p.brush.disc(end, 0.78F * radius, shaded(wood, 0.9F + 0.12F * static_cast<float>((i + row) % 3)));
            p.brush.disc(end, 0.3F * radius, p.c.frameLow);
        }
}

} // namespace

void paintWorkshop(FacadePainter& p) {
    const float k = p.k;
    const bool teeth = p.hc > 24 * k;
    if (teeth && p.hc > 110 * k)
        paintStack(p);
    p.wallBox({p.l, p.t, p.w, p.gy - p.t});
    p.bricks({p.l, p.t, p.w, p.gy - p.t}, 36 * k, 15 * k, 0.5F);
    if (p.full())
        for (int i = 0; i <= p.facade.columns; i += std::max(1, p.facade.columns / 3)) { // Piers of the iron frame.
            const float x = std::clamp(p.column(i), p.l + 7 * k, p.l + p.w - 7 * k) - 7 * k;
            p.brush.box({x, p.t, 14 * k, p.gy - p.t}, ui::faded(p.c.cornice, 0.3F));
            p.brush.box({x + 12.5F * k, p.t, 1.5F, p.gy - p.t}, ui::faded(sf::Color::Black, 0.25F));
        }
    if (teeth) {
        const int count = sawTeeth(p.facade);
        for (int i = count; i-- > 0;)
            paintTooth(p, sawTooth(p.facade, i), i == count / 2);
        p.brush.box({p.l - 6 * k, p.t - 3 * k, p.w + 12 * k, 8 * k}, 2, p.moulding(p.t - 3 * k, p.t + 5 * k));
    } else {
        p.cornice(p.l, p.t - 14 * k, p.w, 18 * k, 10 * k);
    }
    if (p.gz > 44 * k)
        paintGround(p);
    p.plinth(p.l, p.w, 8 * k, 4);
    if (p.facade.props) {
        paintTimber(p, p.l + p.w + 14 * k, 64 * k);
        paintCog(p, {p.l - 34 * k, p.gy - 22 * k}, 23 * k,
                 Gradient::down(p.gy - 45 * k, p.gy, ui::mix(p.c.iron, p.c.frame, 0.7F), p.c.iron), p.c.recess);
    }
}

} // namespace game
