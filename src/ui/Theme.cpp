// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Theme.hpp"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

sf::Uint8 mixChannel(sf::Uint8 a, sf::Uint8 b, float t) {
    const auto from = static_cast<float>(a);
    return static_cast<sf::Uint8>(std::lround(from + (static_cast<float>(b) - from) * t));
}

} // namespace

sf::Color faded(sf::Color colour, float factor) noexcept {
    const float alpha = static_cast<float>(colour.a) * std::clamp(factor, 0.0F, 1.0F);
    colour.a = static_cast<sf::Uint8>(std::lround(alpha));
    return colour;
}

sf::Color mix(sf::Color a, sf::Color b, float t) noexcept {
    const float part = std::clamp(t, 0.0F, 1.0F);
    return {mixChannel(a.r, b.r, part), mixChannel(a.g, b.g, part), mixChannel(a.b, b.b, part),
            mixChannel(a.a, b.a, part)};
}

Paint::Paint(Kind how, sf::Color from, sf::Color to)
    : Paint(how, from, mix(from, to, 0.5F), to) {}

Paint::Paint(Kind how, sf::Color from, sf::Color via, sf::Color to)
    : kind(how)
    , first(from)
    , middle(via)
    , last(to) {}

Paint Paint::lit(const Palette& colours) {
    Paint paint(Kind::Radial, colours.litCore, colours.litMid, colours.litBody);
    paint.focus = {0.5F, 0.16F};
    paint.reach = 1.9F;
    return paint;
}

Paint Paint::litRow(const Palette& colours) {
    Paint paint(Kind::Horizontal, colours.litMid, colours.litCore, colours.litBody);
    paint.middleAt = 0.4F;
    return paint;
}

} // namespace ui
