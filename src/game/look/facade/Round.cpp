// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadePainter.hpp"
#include "ui/Angle.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

/// How far circles around the house bow up in front.
float bow(const FacadePainter& p) {
    return std::min(22 * p.k, 0.04F * p.w);
}

void paintCone(FacadePainter& p) {
    const float k = p.k;
    const float r = p.l + p.w;
    const float top = std::min(p.hc - 20 * k, 130 * k);
    const float neck = std::min(34 * k, p.w * 0.16F);
    const auto up = [&](float part) { return p.t - top * part; };
    p.brush.fill(Outline{}
                     .move({p.l - 16 * k, p.t - 8 * k})
                     .curve({p.l + p.w * 0.2F, up(0.55F)}, {p.cx - neck * 1.5F, up(0.72F)}, {p.cx - neck, up(0.8F)})
                     .line({p.cx + neck, up(0.8F)})
                     .curve({p.cx + neck * 1.5F, up(0.72F)}, {r - p.w * 0.2F, up(0.55F)}, {r + 16 * k, p.t - 8 * k})
                     .close(),
                 Gradient::across(p.l, r,
                                  {{0, shaded(p.c.roof, 0.55F)},
                                   {0.32F, shaded(p.c.roof, 1.5F)},
                                   {0.6F, p.c.roof},
                                   {1, shaded(p.c.roof, 0.5F)}}));
    for (int i = 1; i < 12; ++i) {
        const float side = -std::cos(ui::pi * static_cast<float>(i) / 12);
        p.brush.line({p.cx + side * (p.w / 2 + 10 * k), p.t - 10 * k}, {p.cx + side * neck, up(0.8F)}, 1,
                     ui::faded(sf::Color::Black, 0.22F));
    }
    p.brush.box(
        {p.cx - neck, up(0.98F), 2 * neck, top * 0.2F}, 3,
        Gradient::across(p.cx - neck, p.cx + neck, {{0, p.c.corniceLow}, {0.35F, p.c.cornice}, {1, p.c.corniceLow}}));
    for (int i = 0; i < 5; ++i)
        p.brush.box({p.cx + neck * (-0.853F + 0.365F * static_cast<float>(i)), up(0.95F), neck * 0.235F, top * 0.13F},
                    3 * k, p.c.glassOffLow);
    p.brush.fill(
        Outline{}.arc({p.cx, up(0.97F)}, {neck + 4 * k, 26 * k}, ui::pi, 2 * ui::pi).close(),
        Gradient::across(p.cx - neck - 4 * k, p.cx + neck + 4 * k,
                         {{0, shaded(p.c.roof, 0.7F)}, {0.35F, shaded(p.c.roof, 1.6F)}, {1, shaded(p.c.roof, 0.6F)}}));
    p.brush.line({p.cx, up(0.97F) - 24 * k}, {p.cx, up(0.97F) - 46 * k}, 2.4F * k, p.c.brassLow);
}

/// The string courses follow the ellipse: flat at eye level, bowed above.
void paintCourses(FacadePainter& p) {
    const float k = p.k;
    const auto rows = static_cast<float>(p.facade.rows);
    const Rect& cells = p.facade.windows;
    const int more = p.facade.floats() ? static_cast<int>(std::lround(p.facade.beyond * rows / cells.h)) : 0;
    for (int i = 1 - more; i <= p.facade.rows + more; ++i) {
        const float part = static_cast<float>(i) / rows;
        const float y = more > 0 ? cells.y + cells.h * part : p.row(i);
        const float d = bow(p) * (1 - part) * 0.9F;
        Outline course;
        course.move({p.l, y + d});
        course.curve({p.l + p.w * 0.2F, y - d * 0.55F}, {p.l + p.w * 0.8F, y - d * 0.55F}, {p.l + p.w, y + d});
        p.brush.stroke(course, 3.5F * k, ui::faded(p.c.cornice, 0.55F), false);
    }
}

/// The shade of a cylinder lit from the upper left.
void paintShade(FacadePainter& p, const Rect& area) {
    constexpr int strips = 24;
    const auto darkness = [](int i) {
        const float u = static_cast<float>(i) / strips * 2 - 1;
        const float light = std::max(0.0F, 0.9F * std::sqrt(std::max(0.0F, 1 - u * u)) - 0.42F * u);
        return ui::faded(sf::Color::Black, std::clamp(0.74F - 0.74F * light, 0.0F, 0.72F));
    };
    for (int i = 0; i < strips; ++i) {
        const float from = p.l + p.w * static_cast<float>(i) / strips;
        const float to = p.l + p.w * static_cast<float>(i + 1) / strips;
        p.brush.box({from, area.y, to - from, area.h},
                    Gradient::across(from, to, {{0, darkness(i)}, {1, darkness(i + 1)}}));
    }
}

void paintBowedCornice(FacadePainter& p, float down, float reach, sf::Color high, sf::Color low) {
    const float k = p.k;
    const float ry = bow(p);
    const float left = p.l - reach;
    const float right = p.l + p.w + reach;
    const float y = p.t + down;
    const float in = p.w * 0.22F;
    p.brush.fill(
        Outline{}
            .move({left, y + ry * 0.35F - 14 * k})
            .curve({left + in, y - ry * 0.95F - 8 * k}, {right - in, y - ry * 0.95F - 8 * k},
                   {right, y + ry * 0.35F - 14 * k})
            .line({right, y + ry * 0.35F + 2 * k})
            .curve({right - in, y - ry * 0.9F + 10 * k}, {left + in, y - ry * 0.9F + 10 * k},
                   {left, y + ry * 0.35F + 2 * k})
            .close(),
        Gradient::across(left, right,
                         {{0, shaded(low, 0.8F)}, {0.3F, shaded(high, 1.12F)}, {0.65F, high}, {1, shaded(low, 0.7F)}}));
}

/// Blind arches, narrower towards the flanks, around the door.
void paintArcade(FacadePainter& p) {
    const float kd = std::max(p.k, std::min(1.0F, p.gz / 112));
    const float height = std::min(p.gz - 16 * kd, 74 * kd);
    const float ry = bow(p);
    constexpr int reach = 4;
    for (int i = -reach; i <= reach; ++i) {
        const float angle = static_cast<float>(i) * 0.30F;
        const float x = p.cx + std::sin(angle) * (p.w / 2 - 6 * kd);
        const float half = std::min(20 * kd, p.w * 0.05F) * std::max(0.2F, std::cos(angle));
        if (i == 0 || std::abs(x - p.cx) < 50 * kd)
            continue;
        const float light = std::max(0.25F, 0.9F * std::cos(angle) - 0.3F * std::sin(angle));
        const Outline arch = Outline{}
                                 .move({x - half, p.gy - 10 * kd})
                                 .arc({x, p.gy - height + 20 * kd}, {half, 20 * kd}, ui::pi, 2 * ui::pi)
                                 .line({x + half, p.gy - 10 * kd})
                                 .close();
        p.brush.fill(arch, ui::faded(ui::mix(sf::Color::Black, p.c.wallLine, light), 0.75F));
        p.brush.stroke(arch, 3 * kd, ui::faded(p.c.cornice, 0.55F * light));
    }
    const float step = 6 * kd;
    p.steps(p.cx, 66 * kd, 1, step);
    p.door(p.cx, p.gy - step, 46 * kd, std::min(p.gz - step - 14 * kd, 78 * kd));
    if (p.gz <= height + 40 * kd)
        return;
    const float y = p.gy - height - 20 * kd;
    Outline band;
    band.move({p.l, y + ry * 0.6F});
    band.curve({p.l + p.w * 0.2F, y - ry * 0.1F}, {p.l + p.w * 0.8F, y - ry * 0.1F}, {p.l + p.w, y + ry * 0.6F});
    p.brush.stroke(band, 6 * kd, ui::faded(p.c.cornice, 0.6F), false);
}

} // namespace

void paintRound(FacadePainter& p) {
    const float k = p.k;
    const float r = p.l + p.w;
    const Rect surface = p.surface();
    if (p.hc > 60 * k && !p.facade.floats())
        paintCone(p);
    p.brush.box(surface, Gradient::down(p.t, p.gy, p.c.wall, p.c.wallLow));
    if (p.full())
        paintCourses(p);
    paintShade(p, surface);
    if (p.facade.floats())
        return;
    paintBowedCornice(p, 6 * k, 8 * k, p.dark(p.c.corniceLow, 0.3F), p.dark(p.c.corniceLow, 0.45F));
    paintBowedCornice(p, -8 * k, 16 * k, p.c.cornice, p.c.corniceLow);
    if (p.gz > 44 * k) {
        paintArcade(p);
        return;
    }
    p.brush.fill(
        Outline{}
            .move({p.l - 5 * k, p.gy - 10 * k})
            .curve({p.l + p.w * 0.25F, p.gy - 3 * k}, {p.l + p.w * 0.75F, p.gy - 3 * k}, {r + 5 * k, p.gy - 10 * k})
            .line({r + 5 * k, p.gy})
            .line({p.l - 5 * k, p.gy})
            .close(),
        Gradient::across(p.l, r, {{0, p.c.corniceLow}, {0.35F, p.c.cornice}, {1, p.c.corniceLow}}));
}

} // namespace game
