// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadePainter.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace game {

namespace {

using ui::Vec;

constexpr float degrees = 180 / std::numbers::pi_v<float>;

sf::Transform placedAt(Vec origin, float radians) {
    return sf::Transform{}.translate(origin).rotate(radians * degrees);
}

void paintBentChimney(FacadePainter& p, float foot, float top) {
    const float k = p.k;
    const auto at = [&](float x, float up) { return Vec{foot + x * k, p.t - top * up}; };
    Outline bend;
    bend.move(at(0, 0.3F)).curve(at(2, 0.75F), at(34, 0.8F), at(26, 1.22F));
    p.brush.stroke(bend, 40 * k, p.dark(p.c.wallLow, 0.15F), false);
    for (int i = 0; i < 5; ++i) {
        const float u = static_cast<float>(i) / 5;
        p.brush.line(at(-20 + u * 24, 0.5F + 0.7F * u), at(20 + u * 24, 0.48F + 0.7F * u), 1.5F,
                     ui::faded(p.c.wallLine, 0.8F));
    }
    const Brush::Within tilted{p.brush, placedAt(at(27, 1.24F), 0.12F)};
    p.brush.box({-27 * k, -6 * k, 54 * k, 12 * k}, 3, p.c.corniceLow);
    p.brush.box({-10 * k, -24 * k, 20 * k, 20 * k}, 3, p.c.pot);
}

void paintTiltedDormer(FacadePainter& p, Vec at) {
    const float k = p.k;
    const Brush::Within tilted{p.brush, placedAt(at, -0.1F)};
    const auto q = [k](float x, float y) { return Vec{x * k, y * k}; };
    p.brush.fill({q(-26, 20), q(-26, -16), q(0, -38), q(26, -16), q(26, 20)}, p.c.wall);
    p.brush.fill({q(-34, -12), q(0, -42), q(34, -12), q(26, -10), q(0, -33), q(-26, -10)}, p.c.corniceLow);
    p.brush.box({-13 * k, -10 * k, 26 * k, 24 * k}, 3, p.c.glassOffLow);
}

void paintBrokenRoof(FacadePainter& p, float shift) {
    const float k = p.k;
    const float top = std::min(p.hc - 24 * k, 120 * k);
    paintBentChimney(p, p.l + p.w * 0.74F + shift, top);
    const auto at = [&](float x, float up) { return Vec{p.l + p.w * x + shift, p.t - top * up}; };
    const std::array ridge{Vec{p.l - 34 * k + shift, p.t + 8 * k},
                           at(0.10F, 0.62F),
                           at(0.34F, 0.98F),
                           at(0.48F, 0.74F),
                           at(0.86F, 0.66F),
                           Vec{p.l + p.w + 40 * k + shift, p.t - 4 * k}};
    p.tiles(Outline{std::span{ridge}},
            {ridge.front().x, p.t - top * 0.98F, ridge.back().x - ridge.front().x, top + 8 * k}, 13 * k);
    p.brush.stroke(Outline{std::span{ridge}, false}, 5 * k, shaded(p.c.cornice, 0.9F));
    paintTiltedDormer(p, {p.l + p.w * 0.3F + shift, p.t - top * 0.3F});
}

/// A storey between two floors that are out of line.
struct Storey {
    int index;
    float top, bottom;
    float shiftTop, shiftBottom;
    float jetty; ///< How much wider it is than the lowest storey.
};

void paintStorey(FacadePainter& p, const Storey& s) {
    const float k = p.k;
    const float right = p.l + p.w + s.jetty * 0.4F;
    const float left = p.l - s.jetty;
    const Outline sheared{{left + s.shiftTop, s.top},
                          {right + s.shiftTop, s.top},
                          {right + s.shiftBottom, s.bottom},
                          {left + s.shiftBottom, s.bottom}};
    p.brush.fill(sheared,
                 Gradient::down(s.top, s.bottom, shaded(p.c.wall, s.index % 2 == 0 ? 1.08F : 0.96F), p.c.wallLow));
    if (!p.full())
        return;
    const Brush::Clip clip{p.brush, sheared};
    const sf::Color beam = p.dark(p.c.wallLine, 0.1F);
    const float width = 9 * k;
    if (s.bottom - s.top > 90 * k)
        for (const float side : {1.0F, -1.0F}) { // Braces at both ends.
            const float x = (side > 0 ? p.l + 20 * k : p.l + p.w - 20 * k) + s.shiftTop;
            p.brush.line({x - 20 * k * side, s.bottom}, {x + 18 * k * side, s.top}, width * 0.8F, ui::faded(beam, 0.9F),
                         false);
        }
    p.brush.line({left + s.shiftTop, s.top + 4 * k}, {left + s.shiftBottom, s.bottom}, width * 1.4F, beam, false);
    p.brush.line({right + s.shiftTop, s.top}, {right + s.shiftBottom, s.bottom}, width * 1.4F, beam, false);
}

/// The beam between two storeys, with the ends of the joists below it.
void paintJetty(FacadePainter& p, const Storey& s) {
    const float k = p.k;
    const float reach = 18 * k;
    const float tilt = std::atan2((s.index % 2 != 0 ? 10.0F : -10.0F) * k, p.w);
    const Brush::Within tilted{p.brush, placedAt({p.l + s.shiftTop, s.top}, tilt)};
    p.brush.box({-reach - 6 * k, -6 * k, p.w + 2 * reach, 11 * k}, 3, p.moulding(-6 * k, 5 * k));
    const int joists = std::max(3, static_cast<int>(p.w / (58 * k)));
    for (int i = 0; i < joists; ++i)
        p.brush.box({-reach + (p.w + 2 * reach) * (static_cast<float>(i) + 0.3F) / static_cast<float>(joists), 4 * k,
                     13 * k, 7 * k},
                    2, p.c.corniceLow);
}

/// The wall alone, which goes on above and below the board's own storeys.
void paintFloating(FacadePainter& p, const std::vector<Storey>& storeys) {
    const ui::Rect surface = p.surface();
    const float reach = 60 * p.k; // Beyond the wall, for storeys that are out of line.
    const Brush::Clip clip{p.brush, Outline::box({surface.x - reach, surface.y, surface.w + 2 * reach, surface.h})};
    const Storey& first = storeys.front();
    paintStorey(p, {-1, surface.y, first.top, -first.shiftTop, first.shiftTop, 0});
    for (const Storey& storey : storeys) {
        paintStorey(p, storey);
        if (p.full())
            paintJetty(p, storey);
    }
}

} // namespace

std::vector<float> crookedOffsets(int rows, float scale) {
    constexpr std::array offsets{24.0F, -16.0F, 16.0F, -12.0F, 20.0F, -14.0F, 12.0F, -10.0F, 0.0F, 0.0F};
    std::vector<float> result;
    result.reserve(static_cast<std::size_t>(rows) + 1);
    for (int i = 0; i < rows; ++i)
        result.push_back(offsets[static_cast<std::size_t>(i) % offsets.size()] * scale);
    result.push_back(0);
    return result;
}

void paintCrooked(FacadePainter& p) {
    const float k = p.k;
    const int rows = p.facade.rows;
    const std::vector<float> shifts = crookedOffsets(rows, k * (p.full() ? p.facade.lean : 0));
    if (p.hc > 52 * k && !p.facade.floats())
        paintBrokenRoof(p, shifts[0]);
    std::vector<Storey> storeys;
    for (int i = 0; i < rows; ++i) {
        const auto at = static_cast<std::size_t>(i);
        storeys.push_back({i, p.row(i), i == rows - 1 ? p.gy : p.row(i + 1), shifts[at], shifts[at + 1],
                           rows <= 4 ? static_cast<float>(3 - i) * 5 * k : 0});
    }
    if (p.facade.floats()) {
        paintFloating(p, storeys);
        return;
    }
    for (const Storey& storey : storeys) {
        paintStorey(p, storey);
        if (storey.index > 0 && p.full())
            paintJetty(p, storey);
    }
    {
        const Brush::Within tilted{p.brush, placedAt({p.l + shifts[0] - 16 * k, p.t}, -0.008F)};
        p.brush.box({-6 * k, -12 * k, p.w + 46 * k, 16 * k}, 3, p.moulding(-12 * k, 4 * k));
    }
    const float plinth = 9 * k;
    if (p.gz > 44 * k) {
        const sf::Transform leaning{1, -0.08F, 0.08F * p.gy, 0, 1, 0, 0, 0, 1};
        const Brush::Within within{p.brush, leaning};
        p.door(p.cx, p.gy - plinth, 48 * k, std::min(p.gz - plinth - 4 * k, 68 * k));
    }
    p.plinth(p.l + shifts.back(), p.w, plinth);
}

} // namespace game
