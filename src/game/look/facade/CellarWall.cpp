// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/CellarWall.hpp"

#include "game/look/facade/FacadePainter.hpp"

#include <algorithm>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr float wallBeside = 78;   ///< Of the wall, on both sides of the box.
constexpr float bricksEnd = 32;    ///< Above are the bricks of the house, if it goes on there …
constexpr float corniceHigh = 16;  ///< … and its cornice, this high.
constexpr float sill = 10;         ///< Of the cellar window.
constexpr float windowAbove = 30;  ///< From its sill to the box.
constexpr float underCornice = 14; ///< From there to the window, at least.
constexpr float highestWindow = 96;
constexpr float lowestWindow = 34;
constexpr float pipeWidth = 14;

/// An arch as wide as `area` whose top is round for the upper part of its height.
Outline vault(Rect area, float rise) {
    return Outline{}
        .move({area.x, area.bottom()})
        .line({area.x, area.y + rise})
        .curve({area.x + 0.22F * area.w, area.y - 0.12F * rise}, {area.right() - 0.22F * area.w, area.y - 0.12F * rise},
               {area.right(), area.y + rise})
        .line({area.right(), area.bottom()})
        .close();
}

void paintConduit(Brush& brush, Rect area, const FacadeColours& c) {
    brush.box(
        area, 4,
        Gradient::across(area.x, area.right(),
                         {{0, c.glassOffLow}, {0.35F, ui::mix(c.frame, sf::Color::White, 0.12F)}, {1, c.recess}}));
}

} // namespace

float CellarWall::corniceTop() const noexcept {
    return m_wall.y > 0 ? m_wall.y : bricksEnd;
}

float CellarWall::corniceEnd() const noexcept {
    return corniceTop() + corniceHigh;
}

void CellarWall::place(Rect box, Rect room, float ground, float top) {
    const float left = std::max(box.x - wallBeside, std::min(room.x, box.x));
    const float right = std::min(box.right() + wallBeside, std::max(room.right(), box.right()));
    const Rect wall{left, top, right - left, ground - top};
    if (box == m_box && wall == m_wall)
        return;
    m_box = box;
    m_wall = wall;
    m_window.reset();
    const float bottom = box.y - windowAbove - sill;
    if (const float high = std::min(highestWindow, bottom - corniceEnd() - underCornice); high >= lowestWindow) {
        const float wide = std::min(2.5F * high, 0.6F * wall.w);
        m_window = Rect{box.centre().x - wide / 2, bottom - high, wide, high};
    }
    m_picture.clear();
}

void CellarWall::draw(ui::Canvas& canvas) const {
    if (m_wall.w <= 0)
        return;
    m_picture
        .on(canvas,
            [&](Brush& brush) {
                paint(brush, canvas.theme());
                return Rect{m_wall.x - 20, m_wall.y, m_wall.w + 40, m_wall.h + 2};
            })
        .draw(canvas);
}

void CellarWall::paint(Brush& brush, const ui::Theme& theme) const {
    const FacadeColours c = facadeColours(theme, House::Slate);
    const float ground = m_wall.bottom();
    if (c.flat) {
        brush.box(m_wall, sf::Color::Black);
        for (const float x : {m_wall.x, m_wall.right()})
            brush.line({x, m_wall.y}, {x, ground}, 2, sf::Color::White);
        for (const float y : {corniceTop() + 1, corniceEnd()})
            brush.line({m_wall.x - 8, y}, {m_wall.right() + 8, y}, 2, sf::Color::White);
        if (m_window)
            paintWindow(brush, c);
        return;
    }
    Facade facade;
    facade.wall = m_wall;
    facade.ground = ground;
    facade.windows = m_box;
    const FacadeColours house = facadeColours(theme, House::Terrace);
    if (m_wall.y <= 0) {
        FacadePainter upper{brush, facade, house};
        const Rect bricks{m_wall.x + 8, 0, m_wall.w - 16, bricksEnd};
        brush.box(bricks, house.wallLow);
        upper.bricks(bricks, 40, 17, 0.6F);
    }
    FacadePainter p{brush, facade, c};
    const Rect stone{m_wall.x, corniceEnd() - 4, m_wall.w, ground - corniceEnd() + 4};
    p.wallBox(stone);
    p.ashlar(stone, 78, 38, 0.75F, 11);
    brush.box({stone.x, stone.y, stone.w, 14},
              Gradient::down(stone.y, stone.y + 14, ui::faded(sf::Color::Black, 0.4F), ui::faded(sf::Color::Black, 0)));
    for (const float from : {m_wall.x, m_wall.right() - 40}) { // The wall is round at its edges, a little.
        const bool left = from == m_wall.x;
        brush.box({from, stone.y, 40, stone.h}, Gradient::across(from, from + 40,
                                                                 {{0, ui::faded(sf::Color::Black, left ? 0.3F : 0)},
                                                                  {1, ui::faded(sf::Color::Black, left ? 0 : 0.3F)}}));
    }
    brush.box({m_wall.x - 6, corniceTop(), m_wall.w + 12, corniceHigh}, 3,
              Gradient::down(corniceTop(), corniceEnd(), house.cornice, house.corniceLow));
    p.plinth(m_wall.x, m_wall.w, 10);
    paintPipes(brush, c);
    if (m_window)
        paintWindow(brush, c);
    const float free = m_box.x - m_wall.x;
    if (free > 30)
        p.ivy({m_wall.x - 12, corniceEnd() + 16, std::min(free + 4, 78.0F), ground - corniceEnd() - 16}, 5, true, 1.1F);
}

void CellarWall::paintWindow(Brush& brush, const FacadeColours& c) const {
    const Rect& area = *m_window;
    const float rise = 0.3F * area.h;
    const Rect ledge{area.x - 14, area.bottom(), area.w + 28, sill};
    if (c.flat) {
        brush.stroke(vault(area, rise), 2, sf::Color::White);
        brush.stroke(Outline::box(ledge), 2, sf::Color::White);
    } else {
        brush.fill(vault({area.x - 12, area.y - 11, area.w + 24, area.h + 11}, rise),
                   ui::mix(c.cornice, c.wall, 0.35F));
        brush.fill(vault({area.x - 2, area.y - 2, area.w + 4, area.h + 2}, rise), c.recess);
        brush.fill(vault(area, rise), Gradient::down(area.y, area.bottom(), c.glassOff, c.glassOffLow));
        brush.box(ledge, 2, Gradient::down(ledge.y, ledge.bottom(), c.cornice, c.corniceLow));
        const Vec key{area.centre().x, area.y - 16}; // The keystone.
        brush.fill({{key.x - 14, key.y}, {key.x + 14, key.y}, {key.x + 10, key.y + 20}, {key.x - 10, key.y + 20}},
                   ui::mix(c.cornice, c.wall, 0.2F));
    }
    const Brush::Clip inside{brush, vault(area, rise)};
    const sf::Color iron = c.flat ? sf::Color::White : c.recess;
    const int bars = std::max(3, static_cast<int>(area.w / 36));
    for (int i = 1; i <= bars; ++i) {
        const float x = area.x + area.w * static_cast<float>(i) / static_cast<float>(bars + 1);
        brush.box({x - 1.5F, area.y, 3, area.h}, iron);
    }
    brush.box({area.x, area.y + 0.62F * area.h, area.w, 3}, iron);
}

void CellarWall::paintPipes(Brush& brush, const FacadeColours& c) const {
    // What feeds the box comes out of the cellar; without a window it comes down from the house.
    const float top = m_window ? m_window->bottom() + sill - 4 : corniceEnd();
    for (const float side : {-1.0F, 1.0F}) {
        const float x = m_box.centre().x + side * std::min(80.0F, 0.2F * m_box.w);
        paintConduit(brush, {x - pipeWidth / 2, top, pipeWidth, m_box.y + 6 - top}, c);
    }
    if (m_wall.right() - m_box.right() < 44)
        return;
    const float drain = m_wall.right() - 28; // Rain from the roof.
    paintConduit(brush, {drain - pipeWidth / 2, corniceEnd() + 4, pipeWidth, m_wall.bottom() - corniceEnd() - 14}, c);
    for (const float share : {0.16F, 0.44F, 0.72F})
        brush.box({drain - 11, corniceEnd() + share * (m_wall.bottom() - corniceEnd()), 22, 7}, 2, c.frameLow);
}

} // namespace game
