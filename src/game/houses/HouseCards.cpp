// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/houses/HouseCards.hpp"

#include "game/houses/NextDoorLights.hpp"
#include "game/look/Signs.hpp"
#include "game/look/fusebox/FuseBoxSign.hpp"
#include "ui/widgets/Panel.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float cardGap = 10;
constexpr float radius = 14;
constexpr float widestInStrip = 232;
constexpr float narrowestWithWords = 190;
constexpr float ringReach = 10; ///< How far the focus ring extends beyond its card.
constexpr float markReach = 13; ///< Scroll marks reach this far beyond the column, so that they cover no words.
constexpr float houseWidth = 86;
constexpr float houseHeight = 73;
constexpr float stripScale = 0.68F; ///< Scale of the little houses in a strip.
constexpr float boxShare = 0.54F;   ///< Share of a picture's width that the fuse box beside its house takes.

} // namespace

void HouseCards::setCards(std::vector<HouseCard> cards) {
    if (cards != m_cards)
        m_houses.clear();
    m_cards = std::move(cards);
    m_selected = std::min(m_selected, m_cards.empty() ? 0 : m_cards.size() - 1);
    m_pointed.reset();
    refit();
}

void HouseCards::setArrangement(Arrangement arrangement) {
    if (arrangement != m_arrangement)
        m_houses.clear();
    m_arrangement = arrangement;
    refit();
}

void HouseCards::select(std::size_t index) {
    m_selected = index;
    if (m_arrangement == Arrangement::Column)
        m_bar.reveal(pitch() * static_cast<float>(index), cardHeight);
}

float HouseCards::marked(std::size_t index) const {
    if (!m_left || m_way >= 1)
        return index == m_selected ? 1 : 0;
    return index == m_selected ? m_way : index == *m_left ? 1 - m_way : 0;
}

void HouseCards::place(ui::Rect bounds) {
    Widget::place(bounds);
    refit();
}

void HouseCards::refit() {
    const bool column = m_arrangement == Arrangement::Column;
    const auto count = static_cast<float>(m_cards.size());
    m_bar.fit(bounds(), column ? count * pitch() - cardGap : 0);
    if (column)
        m_bar.reveal(pitch() * static_cast<float>(m_selected), cardHeight);
}

float HouseCards::pitch() const {
    if (m_arrangement == Arrangement::Column)
        return cardHeight + cardGap;
    const auto count = static_cast<float>(std::max<std::size_t>(1, m_cards.size()));
    return std::min((bounds().w + cardGap) / count, widestInStrip + cardGap);
}

ui::Rect HouseCards::cardRect(std::size_t index) const {
    const float along = pitch() * static_cast<float>(index);
    if (m_arrangement == Arrangement::Strip)
        return {bounds().x + along, bounds().y, pitch() - cardGap, bounds().h};
    const float width = bounds().w - (m_bar.needed() ? ui::ScrollBar::width + 4 : 0);
    return {bounds().x, bounds().y + along - m_bar.offset(), width, cardHeight};
}

std::optional<std::size_t> HouseCards::cardAt(ui::Vec at) const {
    if (!bounds().contains(at))
        return std::nullopt;
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        if (cardRect(i).contains(at))
            return i;
    return std::nullopt;
}

bool HouseCards::choose(std::ptrdiff_t index) {
    if (index < 0 || index >= std::ssize(m_cards))
        return false;
    select(static_cast<std::size_t>(index));
    if (onSelect)
        onSelect(m_selected);
    return true;
}

bool HouseCards::handle(const ui::Event& event) {
    if (m_arrangement == Arrangement::Column && m_bar.handle(event))
        return true;
    if (const auto* moved = std::get_if<ui::PointerMoved>(&event)) {
        m_pointed = cardAt(moved->at);
        return false;
    }
    if (const auto* pressed = std::get_if<ui::PointerPressed>(&event)) {
        const auto card = pressed->button == ui::Button::Primary ? cardAt(pressed->at) : std::nullopt;
        return card && choose(static_cast<std::ptrdiff_t>(*card));
    }
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    return action != nullptr && act(*action);
}

bool HouseCards::act(const ui::ActionPressed& pressed) {
    const bool column = m_arrangement == Arrangement::Column;
    const auto here = static_cast<std::ptrdiff_t>(m_selected);
    if (pressed.action == (column ? ui::Action::Up : ui::Action::Left))
        return choose(here - 1);
    if (pressed.action == (column ? ui::Action::Down : ui::Action::Right))
        return choose(here + 1);
    if (pressed.action == ui::Action::Home)
        return choose(0);
    if (pressed.action == ui::Action::End)
        return choose(std::ssize(m_cards) - 1);
    return false;
}

void HouseCards::setHovered(bool hovered) {
    Widget::setHovered(hovered);
    if (!hovered)
        m_pointed.reset();
}

ui::Rect HouseCards::bakedHouse(std::size_t index) const {
    const float scale = m_arrangement == Arrangement::Strip ? stripScale : 1;
    const ui::Vec size = ui::Vec{houseWidth, houseHeight} * scale;
    return {0, size.y * static_cast<float>(index), size.x, size.y};
}

ui::Rect HouseCards::paintHouses(Brush& brush, const ui::Canvas& canvas) const {
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const HouseCard& card = m_cards[i];
        const ui::Rect area = bakedHouse(i);
        FacadeColours colours = facadeColours(canvas.theme(), card.house);
        if (!card.open())
            colours = colours.through(canvas.colours().surface, 0.25F);
        else if (!look(canvas.theme()).paleWalls) // So that dark walls stand out from the card.
            colours = colours.through({0x8F, 0xA6, 0xB4}, 0.16F);
        const Brush::Clip clip{brush, Outline::box(area)};
        if (card.box) {
            paintNextDoorHouse(brush, {area.x, area.y, area.w * (1 - boxShare), area.h}, card.lights, colours);
            continue;
        }
        const ui::Vec size = LevelHouse::sizeOf(card.house, card.lights.size());
        LevelHouse house{card.house,
                         card.lights.size(),
                         {area.centre().x, area.bottom() - 1},
                         std::min({0.12F, area.w / size.x, (area.h - 2) / size.y})};
        house.facade().open = card.awake <= 0 ? 1 : 0;
        house.facade().lantern = card.open();
        paintFacade(brush, house.facade(), colours);
        for (std::size_t level = 0; level < card.lights.size(); ++level)
            paintLevelWindow(brush, house.windows()[level], house.windowSize(), card.lights[level], colours, 0.6F);
    }
    const ui::Rect last = bakedHouse(m_cards.size());
    return {0, 0, last.w, last.y};
}

void HouseCards::draw(ui::Canvas& canvas) const {
    {
        // A strip fits; a column that scrolls is clipped at both ends, with room for the focus ring all around.
        const float reach = m_bar.needed() ? cardGap - 1 : ringReach;
        const ui::Rect area{bounds().x - ringReach, bounds().y - reach, bounds().w + 2 * ringReach,
                            bounds().h + 2 * reach};
        const ui::Canvas::Clip clip{canvas, area};
        std::vector<std::size_t> shown;
        std::vector<BakedBrush::Part> houses;
        for (std::size_t i = 0; i < m_cards.size(); ++i) {
            const ui::Rect card = cardRect(i);
            if (card.bottom() <= area.y || card.y >= area.bottom())
                continue;
            const ui::Rect place = picturePlace(i);
            shown.push_back(i);
            houses.push_back({bakedHouse(i), {place.x, place.y}});
            drawGround(canvas, i);
        }
        m_houses.on(canvas, [&](Brush& brush) { return paintHouses(brush, canvas); }).draw(canvas, houses);
        for (const std::size_t i : shown)
            drawFront(canvas, i);
    }
    if (!m_bar.needed())
        return;
    ui::drawScrollMarks(canvas, {bounds().x, bounds().y - markReach, cardRect(0).w, bounds().h + 2 * markReach},
                        m_bar.moreAbove(), m_bar.moreBelow());
    m_bar.draw(canvas);
}

bool HouseCards::showsWords(ui::Rect card) const {
    return card.w >= narrowestWithWords;
}

ui::Rect HouseCards::picturePlace(std::size_t index) const {
    const ui::Rect area = cardRect(index);
    const ui::Rect picture = bakedHouse(index);
    const float margin = m_arrangement == Arrangement::Strip ? 8 : 10;
    const float left = showsWords(area) ? area.x + margin : area.centre().x - picture.w / 2;
    return {left, area.bottom() - margin - picture.h, picture.w, picture.h};
}

void HouseCards::drawFront(ui::Canvas& canvas, std::size_t index) const {
    const HouseCard& card = m_cards[index];
    const ui::Rect area = cardRect(index);
    const ui::Rect picture = picturePlace(index);
    canvas.fill({picture.x, picture.bottom() - 1, picture.w, 1.5F}, canvas.colours().line);
    if (card.box) {
        const float side = picture.w * boxShare - 2;
        drawBoxIcon(canvas, {picture.right() - side, picture.bottom() - side - 3, side, side}, 1 - card.awake,
                    !card.open());
    }
    if (showsWords(area))
        drawWords(canvas, area, card);
    else if (!card.open())
        canvas.icon(ui::Icon::Lock, {area.right() - 16, area.y + 16}, 16, canvas.colours().text2);
    if (const float mark = marked(index); mark > 0 && m_arrangement == Arrangement::Column)
        canvas.icon(ui::Icon::Forward, {area.right() - 32, area.centre().y}, 22,
                    ui::faded(canvas.colours().accent, mark));
    if (index == m_selected && showsFocus())
        ui::drawFocusRing(canvas, area, radius);
}

void HouseCards::drawGround(ui::Canvas& canvas, std::size_t index) const {
    const ui::Rect area = cardRect(index);
    const ui::Palette& colours = canvas.colours();
    const float mark = marked(index);
    if (mark < 1) {
        canvas.fill(area, colours.surface, radius);
        const bool pointed = m_pointed == index;
        canvas.stroke(area, pointed ? 1.5F : 1, pointed ? colours.brass : colours.lineSoft, radius);
    }
    if (mark > 0) {
        canvas.fill(area,
                    {ui::Paint::Kind::Vertical, ui::faded(colours.surfaceHi, mark), ui::faded(colours.surface, mark)},
                    radius);
        canvas.stroke(area, 2, ui::faded(colours.accent, mark), radius);
    }
}

void HouseCards::drawWords(ui::Canvas& canvas, ui::Rect area, const HouseCard& card) const {
    const ui::Palette& colours = canvas.colours();
    const bool strip = m_arrangement == Arrangement::Strip;
    const float left = area.x + (strip ? 74.0F : 110.0F);
    const float room = area.right() - left - (strip ? 10.0F : 50.0F);
    const ui::TextStyle name = strip ? ui::TextStyle{ui::Face::Display, 16} : ui::style::cardTitle;
    const ui::TextStyle fact = strip ? ui::style::legend : ui::style::secondary;
    canvas.textFitted(card.name, {left, area.y + (strip ? 22.0F : 29.0F)}, room, name,
                      card.open() ? colours.text : colours.text3);
    const float y = area.y + (strip ? 44.0F : 57.0F);
    if (!card.open()) {
        float size = strip ? 12.0F : 14.0F;
        if (const float wide = starPlateWidth(canvas, card.plate, size); wide > room)
            size *= room / wide;
        drawStarPlate(canvas, {left + starPlateWidth(canvas, card.plate, size) / 2, y}, card.plate, size);
        return;
    }
    float x = left;
    if (!strip)
        x += canvas.text(card.asleep, {left, y}, fact, colours.text2) + 8;
    drawStar(canvas, {x + 8, y}, 8, true);
    canvas.text(card.stars, {x + 22, y}, fact, colours.text2);
}

ui::Spoken HouseCards::spoken() const {
    ui::Spoken spoken = spokenAs(ui::Role::List);
    if (m_cards.empty())
        return spoken;
    const HouseCard& card = m_cards[m_selected];
    spoken.value = card.name + ", " + (card.open() ? card.asleep + ", ★ " + card.stars : card.lock);
    spoken.place = m_selected + 1;
    spoken.count = m_cards.size();
    return spoken;
}

} // namespace game
