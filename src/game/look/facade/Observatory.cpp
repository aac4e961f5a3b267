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

const sf::Color starlight{0xEA, 0xF2, 0xF7};

/// The dome: a half disc around a centre.
struct Dome {
    Vec centre;
    float r;

    [[nodiscard]] Vec at(float x, float up) const { return centre + Vec{x, -up} * r; }
    [[nodiscard]] Outline outline() const { return Outline{}.arc(centre, r, ui::pi, 2 * ui::pi).close(); }
};

constexpr float slit = 0.22F; ///< The middle of the slit at the foot of the dome, in radii.
constexpr float halfSlit = 0.17F;

void paintShutter(FacadePainter& p, const Dome& dome) {
    Outline line;
    line.move(dome.at(slit, 0))
        .curve(dome.at(slit, 0.5F), dome.at(slit - halfSlit * 0.3F, 0.8F), dome.at(slit - halfSlit * 0.7F, 1));
    p.brush.stroke(line, halfSlit * 1.7F * dome.r, shaded(p.c.cornice, 0.8F), false);
    p.brush.stroke(line, 2.4F * p.k, ui::faded(sf::Color::Black, 0.45F), false);
}

/// Both halves of the shutter slide aside, from the middle of the slit.
void paintOpenSlit(FacadePainter& p, const Dome& dome) {
    const float k = p.k;
    const float wide = p.facade.open;
    const auto at = [&](float widths, float up) { return dome.at(slit + widths * wide * halfSlit, up); };
    Outline opening;
    opening.move(at(-1, 0)).curve(at(-1, 0.5F), at(-1.3F, 0.8F), at(-1.6F, 1.05F));
    opening.line(at(0.2F, 1.05F)).curve(at(0.7F, 0.8F), at(1, 0.5F), at(1, 0)).close();
    p.brush.fill(opening, Gradient::down(dome.at(0, 1).y, dome.centre.y, {0x0B, 0x18, 0x24}, {0x05, 0x09, 0x0E}));
    p.brush.stroke(opening, 3 * k, shaded(p.c.cornice, 1.5F));
    const Gradient star = ui::faded(starlight, 0.9F * wide);
    p.brush.fill(ui::starPath(at(-0.4F, 0.62F), 3 * k, 1.4F * k), star);
    p.brush.disc(at(0.2F, 0.38F), 1.6F * k, star);
    p.brush.disc(at(-0.3F, 0.22F), 1.3F * k, star);
}

/// It slides out once the slit is wide enough.
void paintTelescope(FacadePainter& p, const Dome& dome) {
    constexpr float from = 0.4F;
    const float out = std::clamp((p.facade.open - from) / (1 - from), 0.0F, 1.0F);
    if (out <= 0)
        return;
    const float k = p.k;
    const float r = dome.r;
    const Vec pivot = dome.at(slit - 0.2F * halfSlit, 0.55F);
    const Brush::Within tilted{p.brush, sf::Transform{}.translate(pivot).rotate(-1.02F * 180 / ui::pi)};
    const Brush::Clip outside{p.brush, Outline::box({-10 * k, -20 * k, r + 20 * k, 40 * k})};
    const Brush::Within inside{p.brush, sf::Transform{}.translate((out - 1) * 0.83F * r, 0)};
    p.brush.box({-10 * k, -13 * k, r * 0.78F, 26 * k}, 5 * k, Gradient::down(-13 * k, 13 * k, p.c.brass, p.c.brassLow));
    p.brush.box({r * 0.62F, -17 * k, r * 0.17F, 34 * k}, 4 * k,
                Gradient::down(-17 * k, 17 * k, shaded(p.c.brass, 1.1F), p.c.brassLow));
    p.brush.fill(Outline::ellipse({r * 0.79F, 0}, {4 * k, 15 * k}), sf::Color{0x8F, 0xB8, 0xCC});
}

void paintOpening(FacadePainter& p, const Dome& dome) {
    if (p.facade.open <= 0)
        return;
    {
        const Brush::Clip clip{p.brush, dome.outline()};
        paintOpenSlit(p, dome);
    }
    paintTelescope(p, dome);
}

void paintDome(FacadePainter& p, const Dome& dome) {
    const float k = p.k;
    p.brush.fill(dome.outline(), Gradient::across(dome.centre.x - dome.r, dome.centre.x + dome.r,
                                                  {{0, shaded(p.c.cornice, 0.55F)},
                                                   {0.3F, shaded(p.c.cornice, 1.35F)},
                                                   {0.6F, p.c.cornice},
                                                   {1, shaded(p.c.corniceLow, 0.75F)}}));
    for (int i = 1; i < 10; ++i) { // Its ribs.
        const float across = std::abs(std::cos(ui::pi * static_cast<float>(i) / 10));
        Outline rib;
        rib.arc(dome.centre, {across * dome.r, dome.r}, i < 5 ? ui::pi : 1.5F * ui::pi,
                i < 5 ? 1.5F * ui::pi : 2 * ui::pi);
        p.brush.stroke(rib, 1.3F * k, ui::faded(sf::Color::Black, 0.28F), false);
    }
    for (const float up : {0.35F, 0.68F}) {
        const float half = std::sqrt(1 - up * up);
        p.brush.line(dome.at(-half, up), dome.at(half, up), 1.2F * k, ui::faded(sf::Color::Black, 0.16F), false);
    }
    {
        const Brush::Clip clip{p.brush, dome.outline()};
        paintShutter(p, dome);
    }
    paintOpening(p, dome);
    p.brush.disc(dome.at(0, 1) - Vec{0, 3 * k}, 6 * k, p.c.brassLow);
}

/// From the dome to the end of the wall: a balustrade with a ball at its end.
void paintBalustrade(FacadePainter& p, float from, float to) {
    const float k = p.k;
    const float left = std::min(from, to);
    const float width = std::abs(to - from);
    const int balusters = std::clamp(static_cast<int>(width / (40 * k)), 2, 60);
    for (int i = 0; i < balusters; ++i) {
        const float x = left + width * (static_cast<float>(i) + 0.5F) / static_cast<float>(balusters);
        p.brush.box({x - 4 * k, p.t - 36 * k, 8 * k, 22 * k}, 3 * k, ui::faded(p.c.cornice, 0.8F));
    }
    p.brush.box({left, p.t - 40 * k, width, 6 * k}, 2, p.c.cornice);
    p.brush.disc({to < from ? to + 8 * k : to - 8 * k, p.t - 48 * k}, 9 * k, p.c.cornice);
}

constexpr float drumHeight = 24;
constexpr float domePlinth = 10;
constexpr float domeFrom = 80; ///< Height for the crown from which the whole dome is there.

Dome domeOf(const FacadePainter& p) {
    return {{p.cx, p.t - (16 + drumHeight) * p.k}, std::min({p.hc - 46 * p.k, p.w * 0.30F, 190 * p.k})};
}

void paintRoofline(FacadePainter& p) {
    const float k = p.k;
    const float height = drumHeight * k;
    const Dome dome = domeOf(p);
    const float r = dome.r;
    const Rect drum{p.cx - r - 10 * k, dome.centre.y, 2 * r + 20 * k, height};
    p.brush.box(drum, Gradient::across(p.cx - r, p.cx + r,
                                       {{0, p.c.corniceLow}, {0.3F, p.c.cornice}, {1, shaded(p.c.corniceLow, 0.7F)}}));
    for (int i = 0; i < 14; ++i)
        p.brush.box({p.cx - r + 2 * r * static_cast<float>(i) / 13 - 2 * k, drum.y + 6 * k, 4 * k, height - 10 * k},
                    ui::faded(sf::Color::Black, 0.25F));
    paintDome(p, dome);
    paintBalustrade(p, p.cx - r - 10 * k, p.l);
    paintBalustrade(p, p.cx + r + 10 * k, p.l + p.w);
}

/// A low dome, of which only the top shows above the cornice.
void paintLowDome(FacadePainter& p) {
    const float r = p.w * 0.32F;
    p.brush.fill(
        Outline{}.arc({p.cx, p.t - 12 * p.k}, {r, p.hc - 12 * p.k}, ui::pi, 2 * ui::pi).close(),
        Gradient::across(
            p.cx - r, p.cx + r,
            {{0, shaded(p.c.cornice, 0.6F)}, {0.35F, shaded(p.c.cornice, 1.3F)}, {1, shaded(p.c.cornice, 0.55F)}}));
}

void paintPilasters(FacadePainter& p) {
    const float k = p.k;
    const float width = 14 * k;
    for (int i = 0; i <= p.facade.columns; ++i) {
        const float at = p.column(i);
        const float x = std::clamp(at, p.l + width / 2, p.l + p.w - width / 2) - width / 2;
        p.brush.box({x, p.t, width, p.gy - p.t}, ui::faded(p.c.cornice, 0.5F));
        p.brush.box({x, p.t, 1.5F, p.gy - p.t}, ui::faded(sf::Color::White, 0.08F));
        p.brush.box({x + width - 1.5F, p.t, 1.5F, p.gy - p.t}, ui::faded(sf::Color::Black, 0.25F));
    }
}

void paintPortico(FacadePainter& p) {
    const float kd = p.kd;
    const float width = std::min(190 * kd, p.w * 0.8F);
    const float left = p.cx - width / 2;
    for (int i = 0; i < 4; ++i)
        p.brush.box(
            {left + 10 * kd + (width - 34 * kd) * static_cast<float>(i) / 3, p.b + 12 * p.k, 14 * kd, p.gz - 12 * p.k},
            p.c.cornice);
    p.door(p.cx, p.gy - domePlinth * p.k, 46 * kd, std::min(p.gz - (16 + domePlinth) * p.k, 60 * kd));
    p.brush.box({left, p.b + 4 * p.k, width, 10 * p.k}, 2, shaded(p.c.cornice, 1.1F));
}

} // namespace

void paintDomeOpening(FacadePainter& p) {
    if (p.hc > domeFrom * p.k)
        paintOpening(p, domeOf(p));
}

void paintObservatory(FacadePainter& p) {
    const float k = p.k;
    p.wallBox({p.l, p.t, p.w, p.gy - p.t});
    p.bricks({p.l, p.t, p.w, p.gy - p.t}, 120 * k, 34 * k, 0.3F);
    if (p.full())
        paintPilasters(p);
    if (p.hc > domeFrom * k)
        paintRoofline(p);
    else if (p.hc > 30 * k)
        paintLowDome(p);
    p.cornice(p.l, p.t - 16 * k, p.w, 20 * k, 12 * k);
    if (p.gz > 44 * k)
        paintPortico(p);
    p.plinth(p.l, p.w, domePlinth * k);
}

} // namespace game
