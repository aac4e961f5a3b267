// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/duel/DuelPlayers.hpp"

#include "game/look/DuelToken.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr float cardHeight = 70;
constexpr float cardGap = 10;
constexpr float cardRadius = 12;
constexpr float inset = 13; ///< Distance of what a card shows from its left and right edge.
constexpr float fieldTokenRadius = 10;
constexpr float smallestName = 12;

constexpr float signHeight = 46;
constexpr float signPadding = 22;
constexpr float signToken = 34; ///< From the token's left edge to the words.
constexpr float slideDistance = 40;
constexpr ui::Seconds slideTime = 0.28F;
constexpr float smallestSign = 15;

void drawCard(ui::Canvas& canvas, ui::Rect area, const DuelCard& card) {
    const ui::Palette& colours = canvas.colours();
    if (card.plays) {
        ui::drawLit(canvas, area, cardRadius);
    } else {
        canvas.fill(area, ui::faded(colours.surfaceLo, 0.85F), cardRadius);
        canvas.stroke(area, 1, colours.lineSoft, cardRadius);
    }
    const float room = area.w - 2 * inset; // A long name needs all of the first line.
    ui::TextStyle style = ui::style::bodyBold;
    while (style.size > smallestName && canvas.textWidth(card.name, style) > room)
        style.size -= 0.5F;
    canvas.textFitted(card.name, {area.x + inset, area.y + 23}, room, style, card.plays ? colours.onLit : colours.text);
    const float y = area.y + 48;
    drawDuelToken(canvas, {area.x + inset + fieldTokenRadius, y}, fieldTokenRadius, card.seat);
    float x = area.x + inset + 2 * fieldTokenRadius + 16;
    for (const DuelFigure& figure : card.figures) {
        canvas.icon(figure.icon, {x + 8, y}, 16, card.plays ? colours.onLit : figure.bad ? colours.danger : colours.ok);
        x += 22;
        x += canvas.text(figure.number, {x, y}, ui::style::label, card.plays ? colours.onLit : colours.text2) + 16;
    }
    if (card.plays)
        canvas.icon(ui::Icon::Play, {area.right() - inset - 7, y}, 18, colours.onLit);
}

} // namespace

float drawDuelCards(ui::Canvas& canvas, ui::Rect area, const std::vector<DuelCard>& cards) {
    float y = area.y;
    for (const DuelCard& card : cards) {
        drawCard(canvas, {area.x, y, area.w, cardHeight}, card);
        y += cardHeight + cardGap;
    }
    return y;
}

void TurnSign::show(std::string words, std::size_t seat, const ui::Motion& motion) {
    if (words == m_words && seat == m_seat)
        return;
    const bool first = m_words.empty();
    m_words = std::move(words);
    m_seat = seat;
    m_slides = !motion.reduced;
    m_slide.jump(first ? 1.0F : 0.0F);
    m_slide.send(1, motion.duration(slideTime), ui::ease::out);
}

void TurnSign::draw(ui::Canvas& canvas, ui::Rect room) const {
    const ui::Palette& colours = canvas.colours();
    ui::TextStyle style = ui::style::heading;
    constexpr float around = 2 * signPadding + signToken;
    while (style.size > smallestSign && canvas.textWidth(m_words, style) > room.w - around)
        style.size -= 0.5F;
    const float width = std::min(room.w, canvas.textWidth(m_words, style) + around);
    const ui::Rect sign{room.centre().x - width / 2, room.y, width, signHeight};
    const float away = 1 - m_slide.value();
    const ui::Canvas::Layer coming(canvas, {m_slides ? slideDistance * away : 0, 0}, 1 - away);
    canvas.shadow(sign, {}, signHeight / 2);
    canvas.fill(sign, colours.surface, signHeight / 2);
    canvas.stroke(sign, 2, duelColour(canvas.theme(), m_seat), signHeight / 2);
    drawDuelToken(canvas, {sign.x + signPadding + fieldTokenRadius, sign.centre().y}, fieldTokenRadius, m_seat);
    canvas.textFitted(m_words, {sign.x + signPadding + signToken, sign.centre().y}, width - around, style,
                      colours.text);
}

} // namespace game
