// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/menu/MenuControls.hpp"

#include "game/look/DaySky.hpp"
#include "game/look/FuseBoxSign.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr ui::TextStyle continueStyle{ui::Face::Display, 26, 1.2F};
constexpr ui::TextStyle placeStyle{ui::Face::Semibold, 15.5F, 1.35F};
constexpr ui::TextStyle wordStyle{ui::Face::Semibold, 16, 1.35F};
constexpr ui::TextStyle nameStyle{ui::Face::Bold, 16, 1.35F};

constexpr float continueKnob = 25;
constexpr float inset = 18; ///< Inset of the words on the large bell.
constexpr float wordIcon = 18;
constexpr float wordIndent = 26; ///< From the icon's left edge to the word.
constexpr float wordPadding = 10;
constexpr float smallestName = 12;
constexpr float nameIndent = 40;
constexpr float nameEnd = 26; ///< From the name to the right end of its chip.

/// The bounds from which the arrows move on, so that Down leads to the first of the controls side by side below: its
/// middle is where the icons are, its right end stays.
Rect towardsLeft(Rect bounds) {
    constexpr float icons = 100;
    return {bounds.x - bounds.w + icons, bounds.y, 2 * bounds.w - icons, bounds.h};
}

/// A board as a picture of few squares; many cells share one, in a mix of their colours.
void drawThumbnail(ui::Canvas& canvas, Rect area, const lights::Board& board) {
    constexpr int most = 24;
    const Look& look = game::look(canvas.theme());
    const int across = std::min(board.columns(), most);
    const int down = std::min(board.rows(), most);
    const float side = std::min(area.w / static_cast<float>(across), area.h / static_cast<float>(down));
    const Vec from{area.centre().x - side * static_cast<float>(across) / 2,
                   area.centre().y - side * static_cast<float>(down) / 2};
    const float gap = side > 4 ? 1.0F : 0.0F;
    for (int row = 0; row < down; ++row)
        for (int column = 0; column < across; ++column) {
            int cells = 0;
            int lit = 0;
            for (int r = row * board.rows() / down; r < (row + 1) * board.rows() / down; ++r)
                for (int c = column * board.columns() / across; c < (column + 1) * board.columns() / across; ++c) {
                    cells += board.hasCell({r, c}) ? 1 : 0;
                    lit += board.isLit({r, c}) ? 1 : 0;
                }
            if (cells == 0)
                continue;
            const Rect square{from.x + side * static_cast<float>(column), from.y + side * static_cast<float>(row), side,
                              side};
            canvas.fill(square.inset(gap), ui::mix(look.glassOffLow, canvas.colours().litBody,
                                                   static_cast<float>(lit) / static_cast<float>(cells)));
        }
}

} // namespace

bool MenuButton::handle(const ui::Event& event) {
    if (ui::isConfirm(event)) {
        m_pressed();
        return true;
    }
    if (const auto* action = std::get_if<ui::ActionPressed>(&event))
        return action->action == ui::Action::Confirm; // Held down: it has rung already.
    const ui::Press::Result result = m_press.handle(event, hitArea());
    if (result == ui::Press::Result::Clicked)
        m_pressed();
    return result != ui::Press::Result::Ignored;
}

PlateState MenuButton::state() const {
    return {focused(), hoverAmount(), m_press.down()};
}

void ContinueBell::show(std::string title, NextBoard next) {
    m_title = std::move(title);
    m_next = std::move(next);
}

Rect ContinueBell::focusBounds() const {
    return towardsLeft(bounds());
}

void ContinueBell::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const PlateState bell = state();
    const Rect plate = namePlateOf(bounds());
    drawNamePlate(canvas, plate, bell, 10);
    drawKnob(canvas, knobOf(bounds()), continueKnob, bell);

    Rect words{plate.x + inset, plate.y, plate.w - 2 * inset, plate.h};
    if (!std::holds_alternative<std::monostate>(m_next.board)) {
        constexpr float padding = 4;
        const float side = plate.h - 18;
        const auto* const board = std::get_if<lights::Board>(&m_next.board);
        float wide = side;
        if (board != nullptr)
            wide = std::clamp((side - 2 * padding) * static_cast<float>(board->columns()) /
                                      static_cast<float>(board->rows()) +
                                  2 * padding,
                              30.0F, 96.0F);
        const Rect picture{plate.right() - 16 - wide, plate.centre().y - side / 2, wide, side};
        canvas.fill(picture, look(canvas.theme()).recess, 5);
        if (board != nullptr)
            drawThumbnail(canvas, picture.inset(padding), *board);
        else
            drawFuseBoxSign(canvas, picture.inset(padding), std::get<arukone::Board>(m_next.board));
        if (canvas.theme().flat)
            canvas.stroke(picture, 1, colours.line, 5);
        words.w = picture.x - 12 - words.x;
    }
    drawWords(canvas, words, bell.lit ? colours.onLit : colours.text);
}

void ContinueBell::drawWords(ui::Canvas& canvas, Rect room, sf::Color ink) const {
    canvas.textFitted(m_title, {room.x, room.y + 28}, room.w, continueStyle, ink);
    // The board's own name only where it fits.
    const std::string whole = m_next.place + "  " + m_next.name;
    const bool fits = !m_next.name.empty() && canvas.textWidth(whole, placeStyle) <= room.w;
    canvas.textFitted(fits ? whole : m_next.place, {room.x, room.y + 58}, room.w, placeStyle, ui::faded(ink, 0.85F));
}

void BellButton::setWords(std::string text, std::string note) {
    m_text = std::move(text);
    m_note = std::move(note);
}

Rect BellButton::focusBounds() const {
    return towardsLeft(bounds());
}

void BellButton::draw(ui::Canvas& canvas) const {
    Bell bell;
    bell.icon = m_icon;
    bell.text = m_text;
    bell.note = m_note;
    bell.lit = state().lit;
    bell.hover = state().hover;
    bell.pressed = state().pressed;
    drawBell(canvas, bounds(), bell);
    if (!m_star)
        return;
    const Rect plate = namePlateOf(bounds());
    const float note = canvas.textWidth(m_note, ui::style::secondary);
    drawStar(canvas, {plate.right() - 15 - note - 15, plate.centre().y}, 7.5F, true,
             bell.lit ? StarBackground::Lit : StarBackground::Panel);
}

void MenuTile::setWord(std::string word, ui::TextStyle style) {
    m_word = std::move(word);
    m_style = style;
}

void MenuTile::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const PlateState tile = state();
    const Rect area = tile.pressed ? bounds().moved({0, 1}) : bounds();
    if (tile.lit) {
        drawNamePlate(canvas, area, tile, 10);
    } else {
        canvas.fill(
            area,
            {ui::Paint::Kind::Vertical, colours.surfaceHi, ui::mix(colours.surface, colours.surfaceHi, tile.hover)},
            10);
        canvas.stroke(area, 1, ui::mix(colours.lineSoft, colours.brass, tile.hover * 0.8F), 10);
    }
    canvas.icon(m_icon, {area.centre().x, area.y + 21}, 24, tile.lit ? colours.onLit : colours.accent);
    canvas.text(m_word, {area.centre().x, area.y + 46}, m_style, tile.lit ? colours.onLit : colours.text,
                ui::Align::Centre);
}

float MenuWord::preferredWidth(const ui::Measure& measure) const {
    return std::ceil(wordIndent + measure(m_word, wordStyle) + 2 * wordPadding);
}

void MenuWord::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const PlateState word = state();
    if (word.lit)
        drawNamePlate(canvas, bounds(), word, 10);
    const sf::Color ink = word.lit ? colours.onLit : ui::mix(colours.text2, colours.text, word.hover);
    Vec at{bounds().x + wordPadding, bounds().centre().y + (word.pressed ? 1.0F : 0.0F)};
    canvas.icon(m_icon, {at.x + wordIcon / 2, at.y}, wordIcon, ink);
    at.x += wordIndent;
    canvas.text(m_word, at, wordStyle, ink);
}

void MenuMoon::draw(ui::Canvas& canvas) const {
    const ui::Vec centre = bounds().centre();
    const float radius = bounds().w / 2;
    drawMoonAt(canvas, centre, radius, m_phase, 1 + 0.6F * hoverAmount());
    drawFocusRing(canvas, radius + 6);
}

float MenuNameChip::preferredWidth(const ui::Measure& measure) const {
    return std::ceil(nameIndent + measure(m_name, nameStyle) + nameEnd);
}

void MenuNameChip::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const PlateState chip = state();
    const Rect area = chip.pressed ? bounds().moved({0, 1}) : bounds();
    constexpr float radius = height / 2;
    if (chip.lit) {
        drawNamePlate(canvas, area, chip, radius);
    } else {
        canvas.fill(area, ui::faded(ui::mix(colours.surface, colours.surfaceHi, chip.hover), 0.92F), radius);
        canvas.stroke(area, 1, ui::mix(colours.lineCtl, colours.brass, chip.hover), radius);
    }
    const float y = area.centre().y;
    ui::TextStyle style = nameStyle;
    const float room = area.w - nameEnd + 1;
    while (style.size > smallestName && canvas.textWidth(m_name, style) > room - nameIndent)
        style.size -= 0.5F;
    const bool pictured = canvas.textWidth(m_name, style) <= room - nameIndent; // A long name needs its room.
    const float indent = pictured ? nameIndent : 12.0F;
    if (pictured)
        canvas.icon(m_picture, {area.x + 22, y}, 18, chip.lit ? colours.onLit : colours.accent);
    canvas.textFitted(m_name, {area.x + indent, y}, room - indent, style, chip.lit ? colours.onLit : colours.text);
    canvas.icon(m_end, {area.right() - 16, y + 1}, 13, chip.lit ? colours.onLit : colours.text2);
}

ui::Spoken BellButton::spoken() const {
    return {ui::Role::Button, m_text, m_note};
}

ui::Spoken ContinueBell::spoken() const {
    return {ui::Role::Button, m_title, m_next.name.empty() ? m_next.place : m_next.place + ", " + m_next.name};
}

} // namespace game
