// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/FacadeColours.hpp"

#include "game/look/Gradient.hpp"

namespace game {

namespace {

const sf::Color clay{0x7A, 0x4A, 0x38};
const sf::Color pennantRed{0x8A, 0x4A, 0x3E};
const sf::Color linen{0xD8, 0xC9, 0xA8};
const sf::Color wine{0x7A, 0x35, 0x44};
const sf::Color mansard{0x34, 0x33, 0x49};
const sf::Color paleMansard{0x6A, 0x68, 0x86};
const sf::Color lamplight{0xFB, 0xE9, 0xC4};

void colourPlants(FacadeColours& colours, bool pale, bool tinted) {
    if (pale) {
        colours.leaf = {sf::Color{0x6F, 0x9A, 0x6A}, {0x5E, 0x8A, 0x5E}, {0x86, 0xAC, 0x78}, {0x52, 0x7A, 0x55}};
        colours.bush = {sf::Color{0x7F, 0xA0, 0x70}, {0x6C, 0x90, 0x65}};
        return;
    }
    colours.leaf = {sf::Color{0x2F, 0x51, 0x40}, {0x26, 0x45, 0x3A}, {0x3A, 0x60, 0x49}, {0x20, 0x39, 0x2F}};
    colours.bush = {sf::Color{0x16, 0x28, 0x1F}, {0x1C, 0x33, 0x28}};
    if (tinted)
        return;
    for (sf::Color& leaf : colours.leaf)
        leaf = ui::mix(leaf, colours.cornice, 0.7F);
    for (sf::Color& bush : colours.bush)
        bush = ui::mix(bush, colours.wallLow, 0.7F);
}

/// What is red or cream where the houses have colours of their own.
void colourTrim(FacadeColours& colours, bool pale, bool tinted) {
    colours.pot = tinted && !pale ? ui::mix(clay, colours.roof, 0.5F) : colours.corniceLow;
    colours.potRim = tinted && !pale ? ui::mix(clay, colours.roof, 0.35F) : colours.cornice;
    colours.pennant = tinted ? pennantRed : colours.brass;
    colours.awning = tinted ? ui::mix(pennantRed, colours.wall, 0.35F) : colours.frame;
    colours.awningPale = tinted ? ui::mix(linen, colours.wallLow, 0.45F) : colours.cornice;
    colours.band = pale ? ui::faded(sf::Color::White, 0.35F) : ui::faded({0xB9, 0xC5, 0xCA}, 0.10F);
}

/// The hotel has a wine-red livery, and slate on its roof.
void colourHotel(FacadeColours& colours, bool pale, bool tinted) {
    colours.sign = tinted ? lamplight : colours.litCore;
    colours.signOff = ui::mix(colours.sign, colours.recess, 0.58F);
    if (!tinted) {
        colours.pennant = colours.frameLow; // The sign's letters have to stand out.
        return;
    }
    colours.roof = pale ? paleMansard : mansard;
    colours.pennant = wine;
    colours.awning = wine;
}

} // namespace

FacadeColours facadeColours(const ui::Theme& theme, House house) {
    const Look& look = game::look(theme);
    const WallTint& tint = wallTint(theme, house);
    const bool tinted = tint != wallTint(theme, House::Slate);
    FacadeColours colours;
    colours.wall = tint.wall;
    colours.wallLow = tint.wallLow;
    colours.wallLine = tint.wallLine;
    colours.cornice = tint.cornice;
    colours.corniceLow = tint.corniceLow;
    colours.roof = look.paleWalls ? look.roofHigh : look.gable;
    colours.frame = look.frame;
    colours.frameLow = look.frameLow;
    colours.recess = look.recess;
    colours.glassOff = look.glassOff;
    colours.glassOffLow = look.glassOffLow;
    colours.mullionOff = ui::faded(look.mullionOff, look.mullionOffAlpha);
    colours.mullionOn = look.mullionOn;
    colours.shutter = look.shutter;
    colours.shutterLow = look.shutterLow;
    colours.brass = theme.colours.brass;
    colours.brassLow = look.brassLow;
    colours.litCore = theme.colours.litCore;
    colours.litMid = theme.colours.litMid;
    colours.litBody = theme.colours.litBody;
    colours.litRim = theme.colours.litRim;
    colours.glow = theme.colours.glow;
    colours.iron = look.paleWalls ? look.iron : sf::Color{0x0A, 0x11, 0x18};
    colours.secondHouse = look.paleWalls ? 0 : 0.12F;
    colours.flat = theme.flat;
    colours.additive = theme.additiveGlow;
    colourPlants(colours, look.paleWalls, tinted);
    colourTrim(colours, look.paleWalls, tinted);
    if (house == House::Hotel)
        colourHotel(colours, look.paleWalls, tinted);
    return colours;
}

FacadeColours FacadeColours::through(sf::Color mist, float amount) const {
    FacadeColours far = *this;
    for (sf::Color* colour :
         {&far.wall,    &far.wallLow,    &far.wallLine,   &far.cornice,  &far.corniceLow,  &far.roof,
          &far.frame,   &far.frameLow,   &far.recess,     &far.glassOff, &far.glassOffLow, &far.mullionOff,
          &far.shutter, &far.shutterLow, &far.brass,      &far.brassLow, &far.pot,         &far.potRim,
          &far.pennant, &far.awning,     &far.awningPale, &far.sign,     &far.signOff,     &far.iron,
          &far.leaf[0], &far.leaf[1],    &far.leaf[2],    &far.leaf[3],  &far.bush[0],     &far.bush[1]}) {
        const sf::Uint8 alpha = colour->a;
        *colour = ui::mix(*colour, mist, amount);
        colour->a = alpha;
    }
    return far;
}

} // namespace game
