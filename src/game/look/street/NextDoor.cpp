// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/street/NextDoor.hpp"

#include <algorithm>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

// Above the pavement, in the street's own units.
constexpr float halfWidth = 27;
constexpr float seenFrom = 182; ///< Below that the shed is in front of it.
constexpr float eaves = 261;
constexpr float ridge = 290;
constexpr float firstRow = 238;
constexpr float rowPitch = 20;
constexpr float column = 11; ///< From the middle.
constexpr float windowHalf = 6.5F;

/// Lightning on a small plate: here are the fuse boxes.
void paintPlate(Brush& brush, Vec centre, float k, const FacadeColours& c) {
    const auto to = [&](float x, float y) { return centre + Vec{x, y} * k; };
    if (!c.flat)
        brush.box({centre.x - 7 * k, centre.y - 7 * k, 14 * k, 14 * k}, 2.5F * k, c.brass);
    brush.fill({to(1.5F, -5.5F), to(-3.5F, 1), to(-0.5F, 1), to(-1.5F, 5.5F), to(3.5F, -1), to(0.5F, -1)},
               c.flat ? sf::Color::White : c.recess);
}

} // namespace

int NextDoorHouse::litOf(std::size_t wired, std::size_t boxes) noexcept {
    if (boxes == 0 || wired == 0)
        return 0;
    return std::max(1, static_cast<int>(static_cast<std::size_t>(windows) * wired / boxes));
}

Rect NextDoorHouse::front() const noexcept {
    const Vec from = at(-halfWidth, ridge);
    const Vec to = at(halfWidth, seenFrom);
    return {from.x, from.y, to.x - from.x, to.y - from.y};
}

Rect NextDoorHouse::window(int index) const noexcept {
    const Vec centre = at(index % 2 == 0 ? -column : column, firstRow - rowPitch * static_cast<float>(index / 2));
    const float half = windowHalf * m_k;
    return {centre.x - half, centre.y - half, 2 * half, 2 * half};
}

void NextDoorHouse::paint(Brush& brush, int lit, const FacadeColours& c) const {
    const Outline wall{at(-halfWidth, 0), at(-halfWidth, eaves), at(0, ridge - 4), at(halfWidth, eaves),
                       at(halfWidth, 0)};
    const Outline roof{at(-halfWidth - 5, eaves - 6), at(0, ridge + 2), at(halfWidth + 5, eaves - 6),
                       at(halfWidth + 2, eaves - 11), at(0, ridge - 9), at(-halfWidth - 2, eaves - 11)};
    if (c.flat) {
        brush.fill(wall, sf::Color::Black);
        brush.stroke(wall, 2, sf::Color::White);
    } else {
        brush.fill(wall, Gradient::down(at(0, ridge).y, m_foot.y, c.wall, c.wallLow));
        for (const float height : ui::Steps(seenFrom, eaves, 7))
            brush.line(at(-halfWidth, height), at(halfWidth, height), 0.8F * m_k, ui::faded(c.wallLine, 0.35F), false);
        brush.fill(roof, c.roof);
        for (const float x : {-13.0F, 13.0F}) { // Insulators.
            brush.line(at(x, ridge - 18), at(x, ridge + 3), 2 * m_k, c.iron);
            brush.disc(at(x, ridge + 3), 2.6F * m_k, c.potRim);
        }
    }
    paintPlate(brush, at(0, 210), m_k, c);
    for (int i = 0; i < windows; ++i) {
        const Rect frame = window(i);
        const bool shines = i < lit;
        if (shines && c.additive && !c.flat)
            brush.glow(frame.centre(), 1.5F * frame.w, ui::faded(c.glow, 0.4F));
        brush.box(frame, 1.5F * m_k,
                  c.flat ? Gradient(sf::Color::White) : Gradient::down(frame.y, frame.bottom(), c.frame, c.frameLow));
        const Rect pane = frame.inset(1.6F * m_k);
        const Gradient dark =
            c.flat ? Gradient(sf::Color::Black) : Gradient::down(pane.y, pane.bottom(), c.glassOff, c.glassOffLow);
        brush.box(pane, shines ? Gradient(c.flat ? c.litBody : ui::mix(c.litMid, c.litBody, 0.5F)) : dark);
    }
}

} // namespace game
