// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shift/RuleCard.hpp"

#include "game/look/BoardIcons.hpp"
#include "game/look/Paper.hpp"
#include "game/look/Rgb.hpp"
#include "game/look/StampSketch.hpp"
#include "game/words/Wording.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace game {

namespace {

struct CardWords {
    const char* name;
    const char* rule;
    const char* effect; ///< On whoever plays such a house.
};

constexpr float giftHeight = 38; ///< Of the ribbon that says what comes with a card.
constexpr float usualGap = 22;   ///< From the last line of the rule to its effect …
constexpr float leastGap = 10;   ///< … or as much of it as there is room for.
constexpr float smallestWords = 12;
constexpr float cardEdge = 16; ///< From the edge of the paper to what is on it.
constexpr float paperCorner = 3;
constexpr float raised = 5;      ///< How far the card that is chosen is taken up.
constexpr float aboveStamp = 30; ///< Below the nail.
constexpr float belowStamp = 28; ///< To the middle of the name.
constexpr float belowName = 22;  ///< From there to the words.
const ui::Vec stampSize{106, 114};

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

void RuleCard::setHovered(bool hovered) {
    PushButton::setHovered(hovered);
    if (hovered && onPointed)
        onPointed();
}

void RuleCard::draw(ui::Canvas& canvas) const {
    const ui::Palette& colours = canvas.colours();
    const bool chosen = focused();
    const ui::Rect area = bounds();
    const ui::Canvas::Layer layer(canvas, {0, chosen ? -raised : 0});
    if (chosen)
        canvas.glow(area, 30, ui::faded(colours.glow, 0.5F), paperCorner);
    drawPaper(canvas, area);
    drawPicture(canvas, {area.centre().x - stampSize.x / 2, area.y + aboveStamp, stampSize.x, stampSize.y});
    float end = area.bottom() - cardEdge;
    const ui::TextStyle& style = ui::style::secondary;
    if (m_gift) {
        const ui::Rect ribbon{area.x + cardEdge, end - giftHeight, area.w - 2 * cardEdge, giftHeight};
        drawGift(canvas, ribbon, style);
        end = ribbon.y - 8;
    }
    const float top = area.y + aboveStamp + stampSize.y + belowStamp;
    drawWords(canvas, {area.x + cardEdge, top, area.w - 2 * cardEdge, end - top}, style);
    if (m_numbered)
        ui::drawKeycap(canvas, std::to_string(m_place), {area.x + 12, area.y + 24},
                       canvas.theme().flat ? ui::Keycap::Tone::Dark : ui::Keycap::Tone::OnLit);
    if (!chosen) // In the shade, until it is taken up.
        canvas.fill(area, ui::faded(sf::Color::Black, canvas.theme().flat ? 0 : 0.26F), paperCorner);
    else if (!showsFocus())
        canvas.stroke(area.inset(-3), 3, colours.accent, paperCorner + 3);
    drawNail(canvas, {area.centre().x, area.y + 13});
    if (showsFocus())
        ui::drawFocusRing(canvas, area, paperCorner);
}

void RuleCard::drawPicture(ui::Canvas& canvas, ui::Rect stamp) const {
    const ui::Rect picture = drawStampPaper(canvas, stamp);
    if (!canvas.theme().flat)
        canvas.fill(picture, {ui::Paint::Kind::Vertical, colour(0x1C3C86), colour(0x0C1424)});
    drawCardSign(canvas, m_card, picture.centre(), 0.66F * picture.w,
                 canvas.theme().flat ? canvas.colours().text : colour(0xF4E6BC));
}

void RuleCard::drawWords(ui::Canvas& canvas, ui::Rect room, const ui::TextStyle& style) const {
    const PaperInks inks = paperInks(canvas.theme());
    const std::string name = cardName(m_text, m_card);
    ui::TextStyle title = ui::style::cardTitle;
    title.size *= std::min(1.0F, room.w / std::max(1.0F, canvas.textWidth(name, title)));
    canvas.text(name, {room.centre().x, room.y}, title, inks.ink, ui::Align::Centre);
    const ui::Rect words{room.x, room.y + belowName, room.w, room.h - belowName};
    const std::string rule = cardRule(m_text, m_card);
    const std::string effect = m_text.tr(wordsOf(m_card).effect);
    ui::TextStyle fitted = style;
    const auto spare = [&] {
        return words.h - canvas.paragraphHeight(rule, words.w, fitted) -
               canvas.paragraphHeight(effect, words.w, fitted);
    };
    while (fitted.size > smallestWords && spare() < leastGap)
        fitted.size -= 1;
    const float y =
        canvas.paragraph(rule, words, fitted, inks.ink, ui::Align::Centre) + std::clamp(spare(), leastGap, usualGap);
    fitted.face = ui::Face::Bold;
    canvas.paragraph(effect, {words.x, words.y + y, words.w, words.h - y}, fitted, inks.ink, ui::Align::Centre);
}

void RuleCard::drawGift(ui::Canvas& canvas, ui::Rect ribbon, const ui::TextStyle& style) const {
    constexpr float iconRoom = 30;
    constexpr float side = 8;
    ui::drawLit(canvas, ribbon, 10);
    const sf::Color ink = canvas.colours().onLit;
    ui::TextStyle fitted = style;
    const std::string words = giftWords(m_text, *m_gift);
    const float room = ribbon.w - iconRoom - 2 * side;
    fitted.size *= std::min(1.0F, room / std::max(1.0F, canvas.textWidth(words, fitted)));
    const float wide = iconRoom + canvas.textWidth(words, fitted);
    const float left = ribbon.centre().x - wide / 2;
    canvas.icon(giftIcon(*m_gift), {left + 10, ribbon.centre().y}, 18, ink);
    canvas.text(words, {left + iconRoom, ribbon.centre().y}, fitted, ink);
}

} // namespace game
