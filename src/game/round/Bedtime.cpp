// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/Bedtime.hpp"

#include "game/controls/PlayersTown.hpp"
#include "game/look/HousePlate.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Street.hpp"
#include "game/look/Theme.hpp"
#include "game/round/WinWords.hpp"
#include "game/scene/PageScene.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr float closeUp = 2.1F; ///< The scale while the camera is close to the house.
constexpr int catSteps = 6;

/// This share of a number of windows, the last one only when all are due.
std::size_t due(float share, std::size_t windows) {
    return std::min(windows, static_cast<std::size_t>(share * static_cast<float>(windows) + 0.001F));
}

constexpr float slide = 48;
constexpr float pavement = PageFrame::legendHeight + 4; ///< As in the main menu.

HouseAsleep::Night nightAfter(const Challenge& level, const std::optional<data::LevelRef>& next,
                              const Bedtime::Around& around) {
    HouseAsleep::Night night;
    night.houses = townHouses(around.library, around.records.progress(), around.preferences.get().unlockAll);
    night.asleep = houseOf(level);
    night.season = seasonOf(around.records.today());
    if (next && houseOfPack(next->pack->pack.id) != night.asleep)
        night.next = houseOfPack(next->pack->pack.id);
    const std::string levels = std::to_string(level.place()->levels);
    night.plate = houseName(around.text, *level.place()) + " · " + levels + "/" + levels;
    return night;
}

} // namespace

BedtimeFrame bedtimeFrame(ui::Seconds t) {
    BedtimeFrame frame;
    frame.shown = ui::ease::out(ui::ease::passed(t, 0, 0.4F));
    frame.camera = ui::ease::inOut(ui::ease::passed(t, 0.7F, 1.9F));
    frame.dark = ui::ease::passed(t, 0.4F, 1.3F);
    frame.walk = ui::ease::passed(t, 1.6F, 1.0F);
    frame.curled = t >= 2.65F;
    frame.words = ui::ease::out(ui::ease::passed(t, 2.4F, 0.4F));
    frame.awake = ui::ease::passed(t, 2.9F, 0.9F);
    frame.buttons = ui::ease::out(ui::ease::passed(t, 3.8F, 0.35F));
    return frame;
}

HouseAsleep::HouseAsleep(Night night, const Preferences& preferences)
    : m_night(std::move(night))
    , m_preferences(preferences) {
    for (TownHouse house : m_night.houses) {
        auto& levels = house.levels;
        const auto first = std::find(levels.begin(), levels.end(), LevelLight::Lit);
        if (house.house == m_night.next && first != levels.end()) // Nobody takes it for a house asleep.
            std::replace(first + 1, levels.end(), LevelLight::Lit, LevelLight::Dark);
        m_town.houses.push_back(std::move(house));
    }
    m_town.season = m_night.season;
    const ui::Motion motion = m_preferences.motion();
    if (motion.reduced || motion.off())
        finish();
}

void HouseAsleep::layout(const ui::Viewport& viewport, float left, float ground) {
    const float right = viewport.content().right() - 18;
    m_town.plan = {right - std::min(right - left, TownPlan::largest * TownPlan::design), right, ground,
                   viewport.size().x};
    m_span = {left, 0, viewport.content().right() - 8 - left, viewport.content().h};
}

void HouseAsleep::update(ui::Seconds step) {
    m_time = std::min(length, m_time + step * m_preferences.motion().speed);
}

const TownHouse* HouseAsleep::find(House house) const {
    const auto found = std::find_if(m_night.houses.begin(), m_night.houses.end(),
                                    [house](const TownHouse& each) { return each.house == house; });
    return found != m_night.houses.end() ? &*found : nullptr;
}

LevelHouse HouseAsleep::shape(const TownHouse& house) const {
    return m_town.plan.house(house.house, house.levels.size());
}

void HouseAsleep::draw(ui::Canvas& canvas) const {
    const BedtimeFrame now = frame();
    const TownHouse* const house = find(m_night.asleep);
    if (house == nullptr || now.shown <= 0)
        return;
    const Facade facade = shape(*house).facade();
    const ui::Canvas::Layer come{canvas, {}, now.shown};
    {
        const Vec close = facade.middle();
        const ui::Canvas::Layer camera{canvas, {}, 1, closeUp + (1 - closeUp) * now.camera, close};
        m_picture.draw(canvas, m_town);
        drawWindows(canvas, *house, due(now.dark, house->levels.size()), house->levels.size());
        if (const TownHouse* const next = find(m_night.next))
            drawWindows(canvas, *next, 0, due(now.awake, next->levels.size()));
        drawCat(canvas, *house, now);
    }
    const ui::Canvas::Layer plate{canvas, {}, now.words};
    if (now.words > 0)
        drawPlate(canvas, *house);
}

void HouseAsleep::drawWindows(ui::Canvas& canvas, const TownHouse& house, std::size_t from, std::size_t to) const {
    if (from >= to)
        return;
    const LevelHouse front = shape(house);
    const FacadeColours colours = facadeColours(canvas.theme(), house.house);
    Brush brush(canvas.viewport().scale(), canvas.layerAlpha());
    for (std::size_t i = from; i < to; ++i)
        if (house.house == m_night.asleep || house.levels[i] == LevelLight::Lit)
            paintLevelWindow(brush, front.windows()[i], front.windowSize(), LevelLight::Lit, colours);
    brush.draw(canvas);
}

void HouseAsleep::drawCat(ui::Canvas& canvas, const TownHouse& house, const BedtimeFrame& now) const {
    if (now.walk <= 0)
        return;
    const FacadePlaces places = placesOn(shape(house).facade(), canvas.theme().flat);
    const Vec bed = catPlace(places);
    const Vec at = places.ridgeTo + (bed - places.ridgeTo) * now.walk;
    const ui::Canvas::Layer cat{canvas, {}, 1, streetCat * m_town.plan.scale(), at};
    if (now.curled)
        drawCatAsleep(canvas, at, places.slope());
    else
        drawCatWalking(canvas, at, now.walk * catSteps, places.slope());
}

void HouseAsleep::drawPlate(ui::Canvas& canvas, const TownHouse& house) const {
    const Facade facade = shape(house).facade();
    const float middle = TownPlan::tierOf(house.house) == 0
                             ? facade.ground + HousePlate::down
                             : placesOn(facade, canvas.theme().flat).top - HousePlate::height;
    drawHousePlate(canvas, {m_night.plate, HousePlate::State::Lit}, {facade.wall.centre().x, middle}, m_span);
}

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
    // The sky above the houses is free for a long name.
    const float heroRoom = std::max(m_room, std::min(720.0F, canvas.viewport().content().right() - 2 * left));
    for (const std::string& line : canvas.wrap(m_hero, hero, heroRoom)) {
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
