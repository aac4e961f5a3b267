// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Gradient.hpp"

#include <algorithm>
#include <cmath>

namespace game {

using ui::Vec;

Gradient::Gradient(sf::Color solid)
    : m_stops{{0, solid}} {}

Gradient Gradient::linear(Vec from, Vec to, Stops stops) {
    const Vec way = to - from;
    const float square = way.x * way.x + way.y * way.y;
    return {Kind::Linear, from, square > 0 ? way / square : Vec{}, stops};
}

Gradient Gradient::down(float top, float bottom, sf::Color first, sf::Color last) {
    return linear({0, top}, {0, bottom}, {{0, first}, {1, last}});
}

Gradient Gradient::across(float left, float right, Stops stops) {
    return linear({left, 0}, {right, 0}, stops);
}

Gradient Gradient::radial(Vec centre, float radius, Stops stops) {
    return {Kind::Radial, centre, {1 / std::max(radius, 1e-3F), 0}, stops};
}

float Gradient::progress(Vec point) const noexcept {
    const Vec d = point - m_from;
    if (m_kind == Kind::Linear)
        return d.x * m_axis.x + d.y * m_axis.y;
    return m_kind == Kind::Radial ? std::hypot(d.x, d.y) * m_axis.x : 0;
}

sf::Color Gradient::colour(float progress) const noexcept {
    const auto after = std::find_if(m_stops.begin(), m_stops.end(), [&](const Stop& s) { return s.at > progress; });
    if (after == m_stops.begin())
        return m_stops.front().colour;
    if (after == m_stops.end())
        return m_stops.back().colour;
    const Stop& before = *(after - 1);
    return ui::mix(before.colour, after->colour, (progress - before.at) / (after->at - before.at));
}

sf::Color shaded(sf::Color colour, float factor) noexcept {
    const auto part = [factor](sf::Uint8 value) {
        return static_cast<sf::Uint8>(std::lround(std::clamp(static_cast<float>(value) * factor, 0.0F, 255.0F)));
    };
    return {part(colour.r), part(colour.g), part(colour.b), colour.a};
}

} // namespace game
