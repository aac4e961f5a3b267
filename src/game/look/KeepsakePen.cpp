// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/KeepsakePen.hpp"

#include "game/look/facade/FacadeColours.hpp"

#include <array>

namespace game {

namespace {

Outline lineFrom(ui::Vec from, ui::Vec to) {
    const std::array ends{from, to};
    return Outline(ends, false);
}

} // namespace

KeepsakeColours::KeepsakeColours(const ui::Theme& theme)
    : edge(theme.colours.onLit) {
    const Look& look = game::look(theme);
    const FacadeColours house = facadeColours(theme, House::Terrace);
    brassHigh = look.knobHigh;
    brass = look.knobMid;
    brassLow = look.brassLow;
    china = look.enamel;
    chinaLow = ui::mix(look.enamel, look.cobalt, 0.28F);
    cobalt = look.cobalt;
    cobaltHigh = look.cobaltHi;
    clay = ui::mix(house.awning, look.enamel, 0.12F);
    clayLow = ui::mix(house.awning, sf::Color::Black, 0.30F);
    wood = {0x9A, 0x6B, 0x3C};
    woodLow = {0x5E, 0x3E, 0x22};
    leaf = ui::mix(house.leaf[2], sf::Color{0x5F, 0xA0, 0x60}, 0.5F);
    leafLow = ui::mix(house.leaf[0], sf::Color{0x2C, 0x60, 0x3C}, 0.5F);
    wax = {0xF6, 0xEC, 0xD2};
    flame = {0xFF, 0xF7, 0xDC};
    glass = ui::mix(look.enamel, look.cobaltHi, 0.30F);
    ink = edge;
}

void KeepsakePen::part(const Outline& outline, const Gradient& paint) {
    switch (m_way.pass) {
    case Pass::Coloured:
        m_brush.fill(outline, paint);
        m_brush.stroke(outline, m_way.edgeWidth, m_way.edge);
        return;
    case Pass::Halo:
        m_brush.stroke(outline, 2 * m_way.edgeWidth, m_way.edge);
        return;
    case Pass::Ink:
        m_brush.fill(outline, m_way.ink);
        return;
    case Pass::Cut:
        m_brush.fill(outline, m_way.ink);
        m_brush.stroke(outline, m_way.edgeWidth, m_way.edge);
        return;
    }
}

void KeepsakePen::wire(const Outline& line, float width, const Gradient& paint) {
    if (m_way.pass != Pass::Ink)
        m_brush.stroke(line, width + 2 * m_way.edgeWidth, m_way.edge);
    if (m_way.pass != Pass::Halo)
        m_brush.stroke(line, width, m_way.pass == Pass::Coloured ? paint : Gradient(m_way.ink));
}

void KeepsakePen::wire(ui::Vec from, ui::Vec to, float width, const Gradient& paint) {
    wire(lineFrom(from, to), width, paint);
}

void KeepsakePen::detail(const Outline& outline, const Gradient& paint) {
    if (m_way.pass == Pass::Coloured)
        m_brush.fill(outline, paint);
    else if (m_way.pass == Pass::Cut)
        m_brush.fill(outline, m_way.edge);
}

void KeepsakePen::detailLine(const Outline& line, float width, const Gradient& paint) {
    if (m_way.pass == Pass::Coloured)
        m_brush.stroke(line, width, paint);
    else if (m_way.pass == Pass::Cut)
        m_brush.stroke(line, width, m_way.edge);
}

void KeepsakePen::detailLine(ui::Vec from, ui::Vec to, float width, const Gradient& paint) {
    detailLine(lineFrom(from, to), width, paint);
}

} // namespace game
