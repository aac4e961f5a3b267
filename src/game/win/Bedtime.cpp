// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/win/Bedtime.hpp"

#include "game/campaign/PlayersTown.hpp"
#include "game/look/Signs.hpp"
#include "game/scene/PageScene.hpp"
#include "game/win/WinWords.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"

namespace game {

namespace {

constexpr float slide = 48;
constexpr float pavement = PageFrame::legendHeight + 4; ///< As in the main menu.

HouseAsleep::Night nightAfter(const Challenge& level, const std::optional<data::LevelRef>& next,
                              const Bedtime::Around& around) {
    HouseAsleep::Night night;
    night.houses = townHouses(around.library, around.records.progress(), around.preferences.get().unlockAll);
    night.asleep = houseOf(level);
    if (next && houseOfPack(next->pack->pack.id) != night.asleep)
        night.next = houseOfPack(next->pack->pack.id);
    const std::string levels = std::to_string(level.place()->levels);
    night.plate = houseName(around.text, *level.place()) + " · " + levels + "/" + levels;
    return night;
}

} // namespace

Bedtime::Bedtime(const Challenge& level, const std::optional<data::LevelRef>& next, bool onwards, const Around& around)
    : m_house(nightAfter(level, next, around), around.preferences)
    , m_hero(bedtimeHero(around.text, *level.place()))
    , m_lines(bedtimeLines(around.text, *level.place(), next ? &*next : nullptr))
    , m_onwards(onwards)
    , m_still(around.preferences.motion().reduced || around.preferences.motion().off())
    , m_reducedMotion(around.preferences.get().reducedMotion) {
    if (const auto here = around.library.levelOf(level.key))
        m_stars =
            around.text.tr("{1} / {2}", around.records.progress().stars(*here->pack), data::maxStars(*here->pack));
}

void Bedtime::layout(const ui::Viewport& viewport) {
    const ui::Rect content = viewport.content();
    m_compact = viewport.compact();
    m_room = m_compact ? 330 : 440;
    m_buttons = {content.x + (m_compact ? 36.0F : 62.0F), m_compact ? 330.0F : 306.0F};
    m_house.layout(viewport, m_buttons.x + m_room, content.h - pavement);
}

Scenery Bedtime::scenery() const {
    Scenery street;
    street.pavement = pavement;
    street.night = 1;
    street.quiet = {{m_buttons.x, 40, m_room, 260}};
    return street;
}

void Bedtime::draw(ui::Canvas& canvas) const {
    m_house.draw(canvas);
    const float come = frame().words;
    if (come <= 0)
        return;
    const ui::Canvas::Layer words(canvas, {m_reducedMotion ? 0 : -slide * (1 - come), 0}, come);
    drawWords(canvas);
}

void Bedtime::drawWords(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const float left = m_buttons.x;
    float y = 88;
    const ui::TextStyle hero{ui::Face::Display, m_compact ? 34.0F : 44.0F, 1.15F};
    for (const std::string& line : canvas.wrap(m_hero, hero, m_room)) {
        canvas.textGlow(line, {left, y}, hero, ui::faded(colours.glow, 0.25F), 24);
        canvas.text(line, {left, y}, hero, colours.text);
        y += hero.size * hero.lineHeight;
    }
    y += 4;
    for (const std::string& line : m_lines)
        y += canvas.paragraph(line, {left, y - 10, m_room, 80}, {ui::Face::Regular, 18}, colours.text2) + 8;
    if (m_stars.empty())
        return;
    drawStar(canvas, {left + 14, y + 22}, 14, true);
    canvas.text(m_stars, {left + 38, y + 22}, {ui::Face::Display, 30, 1.1F}, colours.text);
}

} // namespace game
