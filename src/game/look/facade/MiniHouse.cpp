// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/MiniHouse.hpp"

#include "game/look/facade/LevelHouse.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float crownShare = 0.18F;  ///< As a share of the picture's height.
constexpr float groundShare = 0.12F; ///< As a share of the picture's height, from wall to pavement.
constexpr float lipShare = 0.06F;    ///< As a share of the width, on each side: for cornice and eaves.
constexpr float padding = 0.35F;     ///< Around the windows, as a part of their pitch.
constexpr int fittings = 3;          ///< How often a roof that is too high is made lower.
constexpr float fullWall = 720;      ///< The width of a wall whose details are drawn at scale 1.

/// Where the hint colour is dark, to stand out on paper, its light is paler: it has to stand out from dark glass.
void shineBlue(FacadeColours& colours, const ui::Theme& theme) {
    const sf::Color moon = theme.colours.hint;
    const bool pale = !theme.flat && !theme.additiveGlow;
    const auto paler = [&](float amount) { return ui::mix(moon, sf::Color::White, theme.flat ? 0.0F : amount); };
    colours.litCore = paler(pale ? 0.80F : 0.3F);
    colours.litMid = paler(pale ? 0.60F : 0.3F);
    colours.litBody = paler(pale ? 0.45F : 0.0F);
    colours.litRim = paler(pale ? 0.30F : 0.0F);
    colours.mullionOn = ui::mix(moon, sf::Color::Black, theme.flat ? 0.0F : 0.55F);
    colours.glow = moon;
}

} // namespace

MiniHouse::MiniHouse(House house, ui::Rect area, int rows, int columns) {
    const auto across = static_cast<float>(columns);
    const auto down = static_cast<float>(rows);
    const ui::Vec room{area.w * (1 - 2 * lipShare), area.h * (1 - crownShare - groundShare)};
    m_pitch = std::min(room.x / (across + 2 * padding), room.y / (down + 2 * padding));
    const ui::Vec size{std::max((across + 2 * padding) * m_pitch, 0.6F * std::min(room.x, area.h)),
                       (down + 2 * padding) * m_pitch};
    const float ground = area.bottom();
    m_facade.house = house;
    m_facade.wall = {area.centre().x - size.x / 2, ground - groundShare * area.h - size.y, size.x, size.y};
    m_facade.windows = {area.centre().x - across * m_pitch / 2, m_facade.wall.y + padding * m_pitch, across * m_pitch,
                        down * m_pitch};
    m_facade.ground = ground;
    m_facade.k = size.x / fullWall;
    m_facade.crown = std::min(crownShare * area.h, fullCrown(house) * 1.6F * m_facade.k);
    m_facade.rows = rows;
    m_facade.columns = columns;
    m_facade.props = false;
    m_facade.detail = FacadeDetail::Plain;
    for (int i = 0; i < fittings; ++i) // What is on the roof may rise above its crown.
        m_facade.crown = std::max(0.0F, m_facade.crown - std::max(0.0F, area.y - placesOn(m_facade).top));
}

ui::Rect MiniHouse::cell(lights::Cell cell) const noexcept {
    return {m_facade.windows.x + static_cast<float>(cell.column) * m_pitch,
            m_facade.windows.y + static_cast<float>(cell.row) * m_pitch, m_pitch, m_pitch};
}

void MiniHouse::paintSky(Brush& brush, ui::Rect area, const ui::Theme& theme) {
    if (theme.flat)
        return;
    constexpr float radius = 10;
    const Look& look = game::look(theme);
    brush.box(area, radius, Gradient::down(area.y, area.bottom(), look.skyTop, look.skyLow));
    brush.stroke(Outline::box(area.inset(0.5F), radius), 1, theme.colours.lineSoft);
}

void MiniHouse::paint(Brush& brush, const lights::Board& shape, const lights::BitGrid& lit, Light light,
                      const ui::Theme& theme) const {
    FacadeColours colours = facadeColours(theme, m_facade.house);
    paintFacade(brush, m_facade, colours);
    if (light == Light::Moon)
        shineBlue(colours, theme);
    for (int row = 0; row < shape.rows(); ++row)
        for (int column = 0; column < shape.columns(); ++column) {
            const lights::Cell at{row, column};
            if (shape.isHole(at))
                continue;
            paintLevelWindow(brush, {cell(at).centre()}, m_pitch, lit.test(at) ? LevelLight::Lit : LevelLight::Dark,
                             colours, 0.7F);
        }
}

} // namespace game
