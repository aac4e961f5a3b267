// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shift/RuleCard.hpp"

#include "game/look/BoardIcons.hpp"
#include "game/look/StampSketch.hpp"
#include "game/words/Wording.hpp"
#include "ui/widgets/Panel.hpp"

#include <array>
#include <utility>

namespace game {

namespace {

struct CardWords {
    const char* name;
    const char* rule;
    const char* effect; ///< On whoever plays such a house.
};

constexpr float giftHeight = 38; ///< Of the ribbon that says what comes with a card.
constexpr float usualGap = 14;   ///< Between the rule and its effect …
constexpr float leastGap = 6;    ///< … or as much of it as there is room for.
constexpr float lowCard = 300;   ///< A card that is lower has smaller letters and a smaller sign.

/// By lights::ShiftCard.
constexpr std::array<CardWords, lights::allShiftCards.size()> cardWords{{
    {TR_NOOP("Cylinder houses"), TR_NOOP("Left and right edge are joined"),
     TR_NOOP("Only top and bottom are edges to start from.")},
    {TR_NOOP("Cross stamp"), TR_NOOP("A press switches its window and the four diagonal neighbours"),
     TR_NOOP("Think in diagonals.")},
    {TR_NOOP("Lights on"), TR_NOOP("Every window has to be lit"), TR_NOOP("Now the dark ones are wrong.")},
    {TR_NOOP("Sealed windows"), TR_NOOP("Sealed windows cannot be pressed"), TR_NOOP("Fewer windows to choose from.")},
    {TR_NOOP("Mirror houses"), TR_NOOP("Left and right are alike in every house"), TR_NOOP("Half the looking.")},
    {TR_NOOP("Curtains"), TR_NOOP("Behind a curtain, light or dark does not matter"),
     TR_NOOP("Fewer windows have to be right.")},
    {TRC_NOOP("rule", "Quiet hours"), TR_NOOP("Only windows that are wrong can be pressed"),
     TR_NOOP("The order matters.")},
}};

const CardWords& wordsOf(lights::ShiftCard card) {
    return cardWords[static_cast<std::size_t>(card)];
}

/// Two triangles that face each other, with a mirror between them.
void drawMirror(ui::Canvas& canvas, ui::Vec centre, float size, sf::Color colour) {
    const float half = size / 2;
    for (const float side : {-1.0F, 1.0F}) {
        const std::array<ui::Vec, 3> corners{ui::Vec{centre.x + side * half, centre.y - 0.7F * half},
                                             ui::Vec{centre.x + side * half, centre.y + 0.7F * half},
                                             ui::Vec{centre.x + side * 0.25F * half, centre.y}};
        canvas.polygon(corners, side < 0 ? colour : ui::faded(colour, 0.55F));
    }
    canvas.line({centre.x, centre.y - half}, {centre.x, centre.y + half}, 0.07F * size, colour);
}

} // namespace

std::string cardName(const text::Text& text, lights::ShiftCard card) {
    // An achievement has the same English name.
    return card == lights::ShiftCard::Quiet ? text.trc("rule", wordsOf(card).name) : text.tr(wordsOf(card).name);
}

std::string cardRule(const text::Text& text, lights::ShiftCard card) {
    return text.tr(wordsOf(card).rule);
}

std::string giftWords(const text::Text& text, lights::ShiftGift gift) {
    switch (gift) {
    case lights::ShiftGift::Time:
        return text.tr("{1} seconds more", static_cast<int>(puzzle::giftTime.count() / 1000));
    case lights::ShiftGift::Skip:
        return text.tr("A skip that costs nothing");
    case lights::ShiftGift::Chain:
        break;
    }
    return text.tr("The chain holds once");
}

ui::Icon giftIcon(lights::ShiftGift gift) noexcept {
    switch (gift) {
    case lights::ShiftGift::Time:
        return ui::Icon::Clock;
    case lights::ShiftGift::Skip:
        return ui::Icon::Forward;
    case lights::ShiftGift::Chain:
        break;
    }
    return ui::Icon::Lock;
}

void drawCardSign(ui::Canvas& canvas, lights::ShiftCard card, ui::Vec centre, float size, sf::Color colour) {
    switch (card) {
    case lights::ShiftCard::Cylinder:
        return canvas.icon(surfaceIcon(lights::Surface::Cylinder), centre, size, colour);
    case lights::ShiftCard::Cross:
        return drawStampSketch(canvas, centre, 0.9F * size, lights::Stamp::Cross, {colour, ui::faded(colour, 0.7F)});
    case lights::ShiftCard::AllOn:
        return canvas.icon(goalIcon(lights::GoalKind::On), centre, size, colour);
    case lights::ShiftCard::Sealed:
        return canvas.icon(boardIcon::sealed, centre, size, colour);
    case lights::ShiftCard::Mirror:
        return drawMirror(canvas, centre, 0.85F * size, colour);
    case lights::ShiftCard::Curtains:
        return canvas.icon(boardIcon::curtain, centre, size, colour);
    case lights::ShiftCard::Quiet:
        return canvas.icon(boardIcon::tag, centre, size, colour);
    }
}

RuleCard::RuleCard(const text::Text& text, std::function<void()> picked)
    : PushButton({}, std::move(picked))
    , m_text(text) {}

ui::Spoken RuleCard::spoken() const {
    ui::Spoken spoken = PushButton::spoken();
    spoken.name = cardName(m_text, m_card);
    spoken.note = cardRule(m_text, m_card) + ". " + m_text.tr(wordsOf(m_card).effect);
    if (m_gift) // TRANSLATORS: What comes with a card of the night shift: "With it: 10 seconds more".
        spoken.note += " " + m_text.tr("With it: {1}", giftWords(m_text, *m_gift)) + ".";
    spoken.place = m_place;
    spoken.count = std::tuple_size_v<lights::ShiftOffer>;
    return spoken;
}

void RuleCard::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect area = bounds();
    constexpr float radius = 16;
    const bool lit = focused() || hovered();
    ui::drawPanel(canvas, area, radius);
    canvas.stroke(area, lit ? 2.5F : 1.5F, lit ? colours.accent : colours.lineCtl, radius);
    const bool low = area.h < lowCard;
    const ui::TextStyle& style = low ? ui::style::legend : ui::style::secondary;
    const float sign = (low ? 0.26F : 0.34F) * area.w;
    const float above = low ? 20 : 28;
    const float inside = area.w - 28;
    drawCardSign(canvas, m_card, {area.centre().x, area.y + above + sign / 2}, sign,
                 lit ? colours.accent : colours.text);
    const float middle = area.y + above + sign + (low ? 28 : 36);
    const float width = canvas.textWidth(cardName(m_text, m_card), ui::style::cardTitle);
    ui::TextStyle title = ui::style::cardTitle;
    title.size *= std::min(1.0F, inside / std::max(1.0F, width));
    canvas.text(cardName(m_text, m_card), {area.centre().x, middle}, title, colours.text, ui::Align::Centre);
    const float top = middle + (low ? 22 : 26);
    const float floor = area.bottom() - 10 - (m_gift ? giftHeight + 2 : 0);
    const ui::Rect words{area.x + 14, top, inside, floor - top};
    const float rule = canvas.paragraph(cardRule(m_text, m_card), words, style, colours.text2, ui::Align::Centre);
    const std::string effect = m_text.tr(wordsOf(m_card).effect);
    const float left = words.h - rule - canvas.paragraphHeight(effect, words.w, style);
    if (left >= leastGap) { // On a low card, what is given comes first.
        const float y = rule + std::min(left, usualGap);
        canvas.paragraph(effect, {words.x, words.y + y, words.w, words.h - y}, style, colours.text, ui::Align::Centre);
    }
    if (m_gift)
        drawGift(canvas, area, style);
    if (showsFocus())
        ui::drawFocusRing(canvas, area, radius);
}

void RuleCard::drawGift(ui::Canvas& canvas, ui::Rect card, const ui::TextStyle& style) const {
    constexpr float iconRoom = 34;
    const ui::Rect ribbon{card.x + 10, card.bottom() - giftHeight - 10, card.w - 20, giftHeight};
    ui::drawLit(canvas, ribbon, 10);
    const sf::Color ink = canvas.colours().onLit;
    canvas.icon(giftIcon(*m_gift), {ribbon.x + 19, ribbon.centre().y}, 18, ink);
    ui::TextStyle fitted = style;
    const std::string words = giftWords(m_text, *m_gift);
    const float room = ribbon.w - iconRoom - 8;
    fitted.size *= std::min(1.0F, room / std::max(1.0F, canvas.textWidth(words, fitted)));
    canvas.text(words, {ribbon.x + iconRoom, ribbon.centre().y}, fitted, ink);
}

} // namespace game
