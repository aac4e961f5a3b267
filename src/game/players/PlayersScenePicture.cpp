// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/House.hpp"
#include "game/look/NamePlate.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "game/look/facade/FacadePainter.hpp"
#include "game/players/PlayersScene.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"

#include <algorithm>

namespace game {

namespace {

constexpr float dateRoom = 112;
constexpr float starsRoom = 84;
constexpr float plateRadius = 10;
constexpr float knobRadius = 18;
constexpr float doorWidth = 132;
constexpr float highestDoor = 300;
constexpr float rise = 13; ///< Height of a step in front of the door.
constexpr House house = House::Terrace;
const ui::TextStyle nameStyle{ui::Face::Bold, 19, 1.3F};

/// The part of a row with plate and knob: between them is wall.
ui::Rect bellIn(ui::Rect row) {
    return {row.x + 14, row.y + 5, row.w - 24, row.h - 10};
}

} // namespace

void PlayersScene::drawRow(ui::Canvas& canvas, ui::Rect area, const ui::RowState& state) const {
    const PlayerRow& row = m_rows[state.index];
    const ui::Palette& colours = canvas.colours();
    const ui::Rect bell = bellIn(area);
    const ui::Rect plate = namePlateOf(bell);
    const PlateState look{row.isCurrent, state.hovered ? 1.0F : 0.0F, state.pressed};
    drawNamePlate(canvas, plate, look, plateRadius);
    drawKnob(canvas, knobOf(bell), knobRadius, look);
    if (state.focused)
        canvas.stroke(plate, 3 * canvas.theme().focusScale, colours.focus, plateRadius);
    else if (state.selected && !row.isCurrent)
        canvas.stroke(plate, 1.5F, colours.accent, plateRadius);

    const sf::Color ink = row.isCurrent ? colours.onLit : colours.text;
    const sf::Color faint = row.isCurrent ? colours.onLit : colours.text2;
    const float middle = plate.centre().y;
    canvas.icon(ui::Icon::User, {plate.x + 30, middle}, 26, faint);
    float right = plate.right() - 18;
    const auto today = puzzle::localDay(m_clock.nowUtc(), m_clock.offset());
    if (const auto day = puzzle::localDay(row.has.lastDate, m_clock.offset()))
        canvas.text(text::shortDate(m_text, *day, today ? today->year() : std::chrono::year()), {right, middle},
                    ui::style::secondary, faint, ui::Align::Right);
    right -= dateRoom;
    drawStar(canvas, {right - starsRoom + 12, middle}, 10, true,
             row.isCurrent ? StarBackground::Lit : StarBackground::Panel);
    canvas.text(std::to_string(row.stars), {right - starsRoom + 30, middle}, ui::style::bodyBold, ink);
    right -= starsRoom;

    const float left = plate.x + 58;
    const std::string mark = row.isCurrent ? "· " + m_text.tr("playing now") : std::string();
    const float marked = mark.empty() ? 0 : canvas.textWidth(mark, ui::style::secondary) + 8;
    const float name = canvas.textFitted(text::playerName(m_text, row.has.name), {left, middle - 13},
                                         right - left - 8 - marked, nameStyle, ink);
    if (!mark.empty())
        canvas.text(mark, {left + name + 8, middle - 13}, ui::style::secondary, faint);
    canvas.textFitted(playerFacts(m_text, row.has), {left, middle + 14}, right - left - 8, ui::style::secondary, faint);
}

void PlayersScene::drawDoor(ui::Canvas& canvas) const {
    const float left = m_wall.x;
    const float right = m_panel.x;
    const float middle = (left + right) / 2;
    const float high = std::min(highestDoor, m_wall.h * 0.62F);
    const float foot = m_wall.bottom() - 2 * rise;
    const auto paint = [&](Brush& brush) {
        Facade facade;
        facade.house = house;
        facade.wall = m_wall;
        facade.windows = m_wall;
        facade.ground = m_wall.bottom();
        const FacadeColours colours = facadeColours(canvas.theme(), house);
        FacadePainter painter{brush, facade, colours};
        painter.steps(middle, doorWidth + 34, 2, rise);
        painter.door(middle, foot, doorWidth, high);
        return ui::Rect{left, m_wall.y, right - left, m_wall.h + 1};
    };
    m_door.on(canvas, paint).draw(canvas);
}

void PlayersScene::drawPage(ui::Canvas& canvas) const {
    drawPageWall(canvas, m_wall, wallTint(canvas.theme(), house));
    if (!m_viewport.compact() && !canvas.theme().flat)
        drawDoor(canvas);
    drawBellPlate(canvas, m_panel);
    if (m_problem)
        canvas.paragraph(text::describe(m_text, *m_problem),
                         {m_panel.x + 40, m_panel.centre().y - 16, m_panel.w - 80, 80}, ui::style::body,
                         canvas.colours().text2, ui::Align::Centre);
}

} // namespace game
