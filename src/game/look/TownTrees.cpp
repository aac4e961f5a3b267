// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/TownTrees.hpp"

#include "game/look/Rgb.hpp"
#include "game/look/facade/FacadePainter.hpp"

#include <array>
#include <cmath>
#include <numbers>

namespace game {

namespace {

using ui::Vec;

/// Small leaves or blossoms all over a crown.
void paintLeaves(Brush& brush, const TreeColours& colours, Vec centre, float radius, int count, Dice& dice) {
    for (int i = 0; i < count; ++i) {
        const float angle = 2 * std::numbers::pi_v<float> * dice.roll();
        const float away = std::sqrt(dice.roll());
        const Vec at = centre + Vec{1.65F * std::cos(angle), std::sin(angle)} * (away * radius) - Vec{0, 0.2F * radius};
        brush.disc(at, radius * (0.09F + 0.08F * dice.roll()),
                   ui::faded(dice.roll() < 0.6F ? colours.leaf : colours.otherLeaf, 0.85F));
    }
}

void paintBranches(Brush& brush, const TreeColours& colours, Vec centre, float radius, bool snow, Dice& dice) {
    const Vec foot = centre + Vec{0, 1.3F * radius};
    const Vec fork = centre + Vec{0, 0.45F * radius};
    brush.line(foot, fork, 0.2F * radius, colours.wood);
    for (const float side : {-1.0F, -0.45F, 0.1F, 0.55F, 1.0F}) {
        const Vec end =
            centre +
            Vec{side * (1.3F + 0.3F * dice.roll()), std::abs(side) * 0.75F - 1.1F - 0.3F * dice.roll()} * radius;
        const Vec middle = fork + (end - fork) * 0.55F;
        const Vec twig = middle + Vec{side * 0.2F + 0.25F, -0.5F} * radius;
        brush.line(fork, end, 0.11F * radius, colours.wood);
        brush.line(middle, twig, 0.07F * radius, colours.wood);
        if (!snow)
            continue;
        const Vec above{0, -0.06F * radius};
        brush.line(fork + (end - fork) * 0.2F + above, end + above, 0.06F * radius, colours.snow);
        brush.line(middle + above, twig + above, 0.05F * radius, colours.snow);
    }
}

} // namespace

TreeColours treeColours(Season season, sf::Color crown, float light) {
    struct Hues {
        sf::Uint32 crown, leaf, otherLeaf;
    };
    constexpr std::array<Hues, 4> hues{{{0x6A7680, 0x9AA6AE, 0x9AA6AE},
                                        {0x5C8A5E, 0xE6B4C4, 0x7FB07A},
                                        {0x3F7A4C, 0x5E9A62, 0x35683F},
                                        {0xA2602C, 0xD08A3A, 0xB4502A}}};
    const Hues& hue = hues[static_cast<std::size_t>(season)];
    const auto seen = [&](sf::Uint32 rgb, float much) { return ui::mix(crown, colour(rgb), much * light); };
    return {seen(hue.crown, 0.55F), ui::mix(crown, sf::Color::Black, 0.05F + 0.5F * light), seen(hue.leaf, 0.8F),
            seen(hue.otherLeaf, 0.8F), seen(0xEAF2F7, 1)};
}

void paintTree(Brush& brush, const TreeColours& colours, Season season, Vec centre, float radius, unsigned seed) {
    Dice dice{seed + 5};
    const bool bare = season == Season::Winter;
    const bool thin = season == Season::Autumn;
    if (bare || thin)
        paintBranches(brush, colours, centre, radius, bare, dice);
    if (bare)
        return;
    const sf::Color crown = thin ? ui::faded(colours.crown, 0.75F) : colours.crown;
    for (int part = -1; part <= 1; ++part)
        brush.disc(centre + Vec{static_cast<float>(part) * radius * 0.8F, part == 0 ? -radius * 0.5F : 0},
                   thin ? 0.85F * radius : radius, crown);
    paintLeaves(brush, colours, centre, radius, season == Season::Summer ? 10 : 18, dice);
}

} // namespace game
