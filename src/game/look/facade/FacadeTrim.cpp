// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadePainter.hpp"
#include "ui/Angle.hpp"

#include <algorithm>
#include <cmath>

namespace game {

using ui::Rect;
using ui::Vec;

Outline archway(float middle, float foot, float halfWidth, float spring) {
    return Outline{}
        .move({middle - halfWidth, foot})
        .line({middle - halfWidth, spring})
        .arc({middle, spring}, halfWidth, ui::pi, 2 * ui::pi)
        .line({middle + halfWidth, foot})
        .close();
}

void FacadePainter::cornice(float x, float y, float width, float height, float lip) {
    brush.box({x - lip * 0.5F, y + height * 0.62F, width + lip, height * 0.55F}, 3, dark(c.corniceLow, 0.25F));
    brush.box({x - lip, y, width + 2 * lip, height * 0.72F}, 3, moulding(y, y + height * 0.72F));
    brush.box({x - lip + 2, y, width + 2 * lip - 4, 1.2F}, ui::faded(sf::Color::White, 0.10F));
}

void FacadePainter::plinth(float x, float width, float height, float lip) {
    brush.box({x - lip, gy - height, width + 2 * lip, height}, 3, moulding(gy - height, gy));
    brush.box({x - lip + 2, gy - height, width + 2 * lip - 4, 1.2F}, ui::faded(sf::Color::White, 0.08F));
}

void FacadePainter::door(float middle, float foot, float width, float height) {
    constexpr float leastTall = 1.42F; ///< Height over width.
    width = std::min(width, height / leastTall);
    const float half = width / 2;
    const float spring = foot - height + half; // Where the round top begins.
    const float fan = width * 0.4F;
    brush.fill(archway(middle, foot, half + width * 0.12F, spring), c.recess);
    brush.fill(archway(middle, foot, half, spring), Gradient::down(foot - height, foot, c.frame, c.frameLow));
    brush.fill(Outline{}.arc({middle, spring}, fan, ui::pi, 2 * ui::pi).close(),
               Gradient::down(foot - height, spring, c.glassOff, c.glassOffLow));
    for (const float angle : {-2.36F, -1.57F, -0.78F})
        brush.line({middle, spring}, Vec{middle, spring} + Vec{std::cos(angle), std::sin(angle)} * fan, 1.5F,
                   c.frameLow);
    const Gradient panel = ui::faded(c.glassOffLow, 0.8F);
    for (const float side : {-0.36F, 0.06F}) {
        brush.box({middle + side * width, foot - height * 0.58F, width * 0.3F, height * 0.176F}, 2, panel);
        brush.box({middle + side * width, foot - height * 0.24F, width * 0.3F, height * 0.17F}, 2, panel);
    }
    brush.disc({middle + width * 0.06F, foot - height * 0.36F}, std::max(1.5F, width * 0.045F), c.brass);
}

void FacadePainter::steps(float middle, float width, int count, float rise) {
    for (int i = 0; i < count; ++i) {
        const float wide = width + static_cast<float>(count - 1 - i) * 16;
        const float top = gy - rise * static_cast<float>(i + 1);
        brush.box({middle - wide / 2, top, wide, rise + 1}, 2, moulding(top, top + rise));
    }
}

void FacadePainter::chimney(float x, float top, float width, float bottom, int pots, float scale) {
    const Rect body{x, top, width, bottom - top};
    const float s = scale;
    brush.box(body, dark(c.wallLow, 0.18F));
    bricks(body, std::max(6.0F, 18 * s), std::max(4.0F, 9 * s), 0.5F);
    brush.box({x - 5 * s, top - 9 * s, width + 10 * s, 11 * s}, 2 * s, c.corniceLow);
    for (int i = 0; i < pots; ++i) {
        const float middle = x + width * (static_cast<float>(i) + 0.5F) / static_cast<float>(pots);
        const auto at = [&](float across, float up) { return Vec{middle + across * s, top - up * s}; };
        brush.fill({at(-5, 8), at(-4, 26), at(4, 26), at(5, 8)}, c.pot);
        brush.box({middle - 5.5F * s, top - 28 * s, 11 * s, 4 * s}, c.potRim);
    }
}

void FacadePainter::awning(Rect area, float stripe) {
    const int count = std::max(6, static_cast<int>(area.w / stripe)) | 1;
    const float wide = area.w / static_cast<float>(count);
    const float hem = area.bottom() - 8 * k;
    for (int i = 0; i < count; ++i) {
        const float x = area.x + wide * static_cast<float>(i);
        const sf::Color colour = i % 2 == 0 ? c.awning : c.awningPale;
        brush.fill(Outline{}
                       .move({x + 3 * k, area.y})
                       .line({x + wide, area.y})
                       .line({x + wide, hem})
                       .arc({x + wide / 2, hem}, wide / 2, 0, ui::pi)
                       .close(),
                   Gradient::down(area.y, area.bottom(), shaded(colour, 1.05F), shaded(colour, 0.72F)));
    }
}

void FacadePainter::leaf(Vec at, float size, float angle, sf::Color colour) {
    const Brush::Within turned{brush, sf::Transform{}.translate(at).rotate(angle * 180 / ui::pi).scale(size, size)};
    static const Outline outline{{0, 1},  {-0.59F, 0.53F}, {-0.75F, -0.04F}, {-0.53F, -0.59F},
                                 {0, -1}, {0.53F, -0.59F}, {0.75F, -0.04F},  {0.59F, 0.53F}};
    brush.fill(outline, colour);
}

void FacadePainter::ivy(Rect area, std::uint32_t seed, bool fromLeft, float density) {
    if (!full())
        return;
    // On a small house the leaves are relatively larger, and there are fewer of them.
    const float size = std::clamp(k * 1.25F, 0.16F, 1.0F);
    const float denser = k < 0.5F ? density / (size * size) : density * std::min(2.5F, 1 / k);
    Dice dice{seed};
    const auto count = static_cast<int>(150 * denser * area.w * area.h / 40000);
    for (int i = 0; i < count; ++i) {
        const float u = dice.roll();
        const float v = dice.roll();
        const float length = (5 + 4 * dice.roll()) * size;
        const float angle = dice.roll() * 2 * ui::pi;
        const sf::Color colour = c.leaf[static_cast<std::size_t>(dice.roll() * 4)];
        // Thins out towards the middle of the wall, in waves.
        if (u > 0.25F + 0.75F * (0.5F + 0.5F * std::sin(v * 7 + static_cast<float>(seed))))
            continue;
        const float in = area.w * std::pow(u, 1.9F);
        const Vec at{fromLeft ? area.x + in : area.right() - in, area.y + area.h * v};
        if (facade.windows.inset(-6 * k).contains(at))
            continue;
        leaf(at, length, angle, ui::faded(colour, 0.95F));
    }
}

void FacadePainter::bush(float middle, float radius, std::uint32_t seed) {
    Dice dice{seed};
    for (int i = 0; i < 9; ++i) {
        const float u = static_cast<float>(i - 4) / 4;
        const float up = radius * 0.35F * (1 - u * u * 0.5F) + dice.roll() * radius * 0.2F;
        brush.disc({middle + u * radius, gy - up}, radius * (0.34F + 0.14F * dice.roll()),
                   c.bush[static_cast<std::size_t>(i % 2)]);
    }
    brush.box({middle - radius * 1.3F, gy - 1, radius * 2.6F, 2}, c.bush[0]);
}

void FacadePainter::wheelbarrow(float middle, float s) {
    const sf::Color tub = ui::mix(c.frame, c.brass, 0.15F);
    const auto at = [&](float x, float y) { return Vec{middle + x * s, gy + y * s}; };
    brush.line(at(-0.95F, -0.58F), at(0.45F, -0.34F), 0.07F * s, c.brassLow);
    brush.line(at(-0.3F, -0.36F), at(-0.36F, 0), 0.07F * s, c.frameLow);
    brush.line(at(-0.12F, -0.36F), at(-0.02F, 0), 0.05F * s, c.frameLow);
    brush.disc(at(0.52F, -0.2F), 0.24F * s, c.iron);
    brush.disc(at(0.52F, -0.2F), 0.16F * s, ui::mix(c.iron, c.frameLow, 0.6F));
    brush.disc(at(0.52F, -0.2F), 0.04F * s, tub);
    brush.fill({at(-0.5F, -0.78F), at(0.55F, -0.7F), at(0.32F, -0.36F), at(-0.3F, -0.36F)},
               Gradient::down(gy - 0.8F * s, gy - 0.3F * s, tub, c.frameLow));
    int i = 0;
    for (const Vec plant : {Vec{-0.3F, 0.2F}, Vec{-0.08F, 0.26F}, Vec{0.14F, 0.22F}, Vec{0.34F, 0.16F}})
        brush.fill(Outline{}.arc(at(plant.x, -0.76F), plant.y * s * 0.75F, ui::pi, 2 * ui::pi).close(),
                   c.leaf[static_cast<std::size_t>(i++ % 2)]);
}

} // namespace game
