// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/FuseBoxDoor.hpp"

#include "game/look/Theme.hpp"

#include <algorithm>
#include <array>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr float doorRadius = 14;
constexpr float doorRim = 16; ///< From the edge of the door to the pressed panel in it.
constexpr float louvre = 11;  ///< From one louvre to the next.
constexpr int louvres = 5;
constexpr float lean = 0.035F; ///< How much taller the free edge looks while the door stands open.
constexpr float lockRadius = 11;

/// Squeezes what lies on the door towards its hinge.
struct Swing {
    Rect door;
    float amount;

    [[nodiscard]] float x(float at) const { return door.x + (at - door.x) * amount; }
    [[nodiscard]] Rect operator()(Rect area) const { return {x(area.x), area.y, area.w * amount, area.h}; }
    [[nodiscard]] Vec operator()(Vec at) const { return {x(at.x), at.y}; }
};

void drawLouvres(ui::Canvas& canvas, const Swing& swing, Rect area) {
    const ui::Palette& colours = canvas.colours();
    for (int i = 0; i < louvres; ++i) {
        const float y = area.y + static_cast<float>(i) * louvre;
        canvas.fill(swing({area.x, y, area.w, 4}), look(canvas.theme()).recess, 2);
        canvas.fill(swing({area.x, y + 4, area.w, 1.5F}), colours.line, 0.5F);
    }
}

/// A yellow triangle with a flash: what is behind the door is live.
void drawWarning(ui::Canvas& canvas, const Swing& swing, Vec middle, float size) {
    const sf::Color sign = canvas.colours().litMid;
    const auto at = [&](float x, float y) { return swing(middle + Vec{x, y} * size); };
    const std::array<Vec, 3> plate{at(0, -0.92F), at(1, 0.78F), at(-1, 0.78F)};
    canvas.polygon(plate, canvas.theme().flat ? sf::Color::White : sign);
    const std::array<Vec, 3> inner{at(0, -0.66F), at(0.79F, 0.65F), at(-0.79F, 0.65F)};
    canvas.polygon(inner, canvas.colours().onLit);
    const std::array<Vec, 3> upper{at(0.14F, -0.46F), at(0.05F, 0.14F), at(-0.27F, 0.14F)};
    const std::array<Vec, 3> lower{at(-0.10F, 0.58F), at(-0.05F, 0.0F), at(0.26F, 0.0F)};
    for (const auto& half : {upper, lower})
        canvas.polygon(half, canvas.theme().flat ? sf::Color::White : sign);
}

} // namespace

void FuseBoxDoor::set(bool shut, ui::Motion motion) {
    m_fades = motion.reduced;
    m_amount.send(shut ? 1 : 0, motion.duration(m_fades ? fadeTime : swingTime),
                  m_fades ? ui::ease::linear : ui::ease::inOut);
}

void FuseBoxDoor::draw(ui::Canvas& canvas, Rect box) const {
    const float amount = m_amount.value();
    if (amount <= 0)
        return;
    const ui::Canvas::Layer layer(canvas, {}, m_fades ? amount : 1);
    const Swing swing{box, m_fades ? 1 : amount};
    const ui::Palette& colours = canvas.colours();
    const Rect door = swing(box);
    const bool flat = canvas.theme().flat;
    const sf::Color dark =
        flat ? sf::Color::Black : ui::mix(colours.surface, sf::Color::Black, 0.25F * (1 - swing.amount));
    if (swing.amount < 1) { // The free edge comes towards the player.
        const float taller = lean * box.h * (1 - swing.amount);
        const std::array<Vec, 4> leaf{Vec{door.x, door.y}, Vec{door.right(), door.y - taller},
                                      Vec{door.right(), door.bottom() + taller}, Vec{door.x, door.bottom()}};
        canvas.polygon(leaf, dark);
    }
    canvas.shadow(door, {6, 22, 0.40F}, doorRadius);
    canvas.fill(door,
                {ui::Paint::Kind::Vertical, flat ? dark : ui::mix(colours.surfaceHi, colours.lineSoft, 0.35F), dark},
                doorRadius);
    canvas.stroke(door, flat ? 3.0F : 2.0F, look(canvas.theme()).brassLow, doorRadius);
    const Rect panel{box.x + doorRim, box.y + doorRim, box.w - 2 * doorRim, box.h - 2 * doorRim};
    if (panel.w < 6 * doorRim || panel.h < 6 * doorRim)
        return;
    canvas.stroke(swing(panel), 1, colours.line, doorRadius - 5);
    const float width = 0.46F * panel.w;
    const float room = (louvres - 1) * louvre + 6;
    if (panel.h > 3.4F * room) {
        const float left = panel.centre().x - width / 2;
        drawLouvres(canvas, swing, {left, panel.y + 22, width, room});
        drawLouvres(canvas, swing, {left, panel.bottom() - 22 - room, width, room});
        const float sign = std::min(30.0F, 0.09F * panel.h);
        drawWarning(canvas, swing, {panel.centre().x, panel.y + 0.31F * panel.h}, sign);
    }
    const Vec lock{panel.right() - 20, panel.centre().y};
    canvas.disc(swing(lock), lockRadius * std::max(0.3F, swing.amount), look(canvas.theme()).brassLow);
    canvas.fill(swing({lock.x - 1.5F, lock.y - 6, 3, 12}), look(canvas.theme()).recess, 1.5F);
    for (const float y : {box.y + 0.2F * box.h, box.y + 0.8F * box.h})
        canvas.fill({box.x - 5, y - 17, 10, 34}, look(canvas.theme()).brassLow, 4);
}

} // namespace game
