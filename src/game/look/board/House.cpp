// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/board/House.hpp"

#include "game/look/Mesh.hpp"
#include "game/look/board/BoardPaint.hpp"
#include "ui/Geometry.hpp"

#include <algorithm>
#include <array>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr float corniceAbove = 12; ///< Top of the cornice above that of the wall.
constexpr float ridgeBoard = 6;
constexpr float winRoof = 42;
constexpr float chimneyAt = 0.16F; ///< As a share of the wall's width.
constexpr float chimneyWidth = 40;
constexpr float chimneyAbove = 47; ///< The ridge.

void drawRidge(ui::Canvas& canvas, const Rect& wall, float top, const WallTint& tint) {
    canvas.fill({wall.x + 24, top, wall.w - 48, ridgeBoard},
                ui::mix(tint.cornice, tint.corniceLow, look(canvas.theme()).ridgeShade));
}

void drawChimney(ui::Canvas& canvas, const Rect& wall, float foot, const WallTint& tint) {
    const float x = wall.x + chimneyAt * wall.w;
    const Rect body{x, foot - 36, chimneyWidth, 36};
    canvas.fill(body, ui::mix(tint.wallLow, sf::Color::Black, look(canvas.theme()).chimneyShade));
    const sf::Color line = ui::faded(tint.wallLine, 0.6F);
    for (const float y : {9.0F, 18.0F, 27.0F})
        canvas.fill({body.x, body.y + y, body.w, 1}, line);
    for (const Vec joint : {Vec{13, 0}, Vec{30, 9}, Vec{13, 18}, Vec{30, 27}})
        canvas.fill({body.x + joint.x, body.y + joint.y, 1, 9}, line);
    canvas.fill({x - 6, foot - chimneyAbove, 52, 11}, tint.corniceLow);
}

void drawRoofOutline(ui::Canvas& canvas, const Rect& wall, float roof, const WallTint& tint) {
    const sf::Color white = tint.cornice;
    const float top = wall.y - roof;
    const std::array slopes{Vec{wall.x - 6, wall.y}, Vec{wall.x + 28, top}, Vec{wall.right() - 28, top},
                            Vec{wall.right() + 6, wall.y}};
    canvas.polygon(slopes, sf::Color::Black);
    canvas.line({wall.x - 6, wall.y}, {wall.x + 28, top}, 3, white);
    canvas.line({wall.right() + 6, wall.y}, {wall.right() - 28, top}, 3, white);
    canvas.line({wall.x + 28, top}, {wall.right() - 28, top}, 3, white);
}

/// A roof on the cornice of `wall`, `height` from eaves to ridge board, with a chimney.
void drawRoof(ui::Canvas& canvas, Rect wall, float height, const WallTint& tint) {
    const Look& look = game::look(canvas.theme());
    const float eaves = wall.y - corniceAbove;
    const float top = eaves - height;
    drawChimney(canvas, wall, top - ridgeBoard, tint);
    const auto edge = [&](float y) { return -6 + 34 * (eaves - y) / height; }; // Inset from the wall's edge.
    const std::array corners{Vec{wall.x + edge(top), top}, Vec{wall.right() - edge(top), top},
                             Vec{wall.right() - edge(eaves), eaves}, Vec{wall.x + edge(eaves), eaves}};
    canvas.polygon(corners, {ui::Paint::Kind::Vertical, look.roofHigh, look.roofLow});
    for (const float y : ui::Steps(top + 8.5F, eaves - 2, 11.6F))
        canvas.fill({wall.x + edge(y), y, wall.w - 2 * edge(y), 1}, look.shingle);
    drawRidge(canvas, wall, top - ridgeBoard, tint);
}

} // namespace

void drawHouseShadow(ui::Canvas& canvas, Rect wall) {
    canvas.shadow(wall, {12, 40, look(canvas.theme()).houseShadow}, 4);
}

void drawLedge(ui::Canvas& canvas, Rect area, const WallTint& tint) {
    if (canvas.theme().flat) { // An outline: filled it would be the brightest thing on the screen.
        canvas.fill(area, sf::Color::Black, 4);
        canvas.stroke(area, 2, tint.cornice, 4);
        return;
    }
    canvas.fill(area, {ui::Paint::Kind::Vertical, tint.cornice, tint.corniceLow}, 4);
    canvas.fill({area.x + 3, area.y, area.w - 6, 1}, ui::faded(sf::Color::White, 0.04F));
}

void drawCornice(ui::Canvas& canvas, Rect wall, const WallTint& tint) {
    if (!canvas.theme().flat)
        canvas.fill({wall.x - 4, wall.y - 4, wall.w + 8, 12}, tint.corniceLow, 3);
    canvas.fill({wall.x, wall.y + 8, wall.w, 1}, ui::faded(sf::Color::Black, 0.30F));
    drawLedge(canvas, {wall.x - 10, wall.y - corniceAbove, wall.w + 20, 14}, tint);
}

void drawBrickWall(ui::Canvas& canvas, Rect wall, float cell, const WallTint& tint) {
    if (canvas.theme().flat) {
        canvas.fill(wall, tint.wall);
        return;
    }
    canvas.fill(wall, {ui::Paint::Kind::Vertical, tint.wall, tint.wallLow});
    const ui::Viewport& viewport = canvas.viewport();
    const float left = viewport.px(wall.x);
    const float top = viewport.px(wall.y);
    const sf::FloatRect area{left, top, viewport.px(wall.right()) - left, viewport.px(wall.bottom()) - top};
    Mesh mesh;
    mesh.clear({});
    paintBricks(mesh, area, area, cell * viewport.scale(), std::max(1.0F, std::round(viewport.scale())),
                ui::faded(tint.wallLine, 0.55F * canvas.layerAlpha()), [](float, float) { return 1.0F; });
    drawMesh(canvas, mesh);
}

void drawPageWall(ui::Canvas& canvas, Rect wall, const WallTint& tint) {
    constexpr float windowPitch = 104;
    drawHouseShadow(canvas, wall);
    drawBrickWall(canvas, wall, windowPitch, tint);
    if (canvas.theme().flat)
        canvas.stroke(wall, 2, tint.cornice);
    drawLedge(canvas, {wall.x - 6, wall.bottom() - 13, wall.w + 12, 14}, tint);
    drawCornice(canvas, wall, tint);
}

float Crown::height() const noexcept {
    return flat ? winRoof : corniceAbove + winRoof + ridgeBoard;
}

float Crown::lowered() const noexcept {
    return (1 - risen) * (height() + chimneyAbove);
}

float Crown::ridge() const noexcept {
    return wall.y - height() + lowered();
}

Vec Crown::moon() const noexcept {
    return {wall.right() - std::min(92.0F, wall.w * 0.28F), ridge() - 8};
}

Vec Crown::cat(float walked) const noexcept {
    const float from = wall.right() - 36;
    return {from + (moon().x - from) * walked, ridge() + (flat ? 0.0F : 1.0F)};
}

Vec Crown::chimney() const noexcept {
    if (flat)
        return {wall.centre().x, ridge()};
    return {wall.x + chimneyAt * wall.w + chimneyWidth / 2, ridge() - chimneyAbove};
}

void drawCrown(ui::Canvas& canvas, const Crown& crown, const WallTint& tint) {
    if (crown.risen <= 0)
        return;
    const Rect& wall = crown.wall;
    drawMoon(canvas, crown.moon(), 44);
    const ui::Canvas::Clip above(canvas, {0, 0, canvas.viewport().size().x, std::max(0.0F, wall.y)});
    const ui::Canvas::Layer behind(canvas, {0, crown.lowered()});
    if (crown.flat)
        drawRoofOutline(canvas, wall, winRoof, tint);
    else
        drawRoof(canvas, wall, winRoof, tint);
}

} // namespace game
