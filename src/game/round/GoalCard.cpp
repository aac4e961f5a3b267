// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/GoalCard.hpp"

#include "game/look/BoardIcons.hpp"
#include "game/look/Theme.hpp"
#include "game/services/Actions.hpp"
#include "ui/widgets/KeyLegend.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace game {

namespace {

constexpr float widest = 232;
constexpr float largestCell = 32;
constexpr float longestSide = 192; ///< Longest side of all windows together.
constexpr float headedTop = 50;    ///< From the top of the card to the windows, with a heading.
constexpr float headedBottom = 26; ///< From the windows to the bottom of the card.
constexpr float plainEdge = 16;    ///< On all sides of a card without a heading.
constexpr float smallestSide = 44; ///< Less than that shows nothing.
constexpr float aboveCard = 2;     ///< From the middle of a line of facts.
constexpr float lineHeight = 20;   ///< Height of a line of words below the card.

} // namespace

GoalCard::GoalCard(const text::Text& text, const Round& round, LightsBoardView& board, LampAtlases& atlases)
    : m_text(text)
    , m_round(round)
    , m_board(board)
    , m_exists(round.challenge().lights().goal() == lights::GoalKind::Picture)
    , m_picture(atlases) {
    const lights::Puzzle& puzzle = round.challenge().lights();
    if (m_exists)
        m_picture.setBoard(puzzle.start().withLight(puzzle.target()));
}

void GoalCard::layout(const BoardOptions& options, float bottom, std::string key) {
    m_picture.setOptions(options);
    m_bottom = bottom;
    m_key = std::move(key);
}

void GoalCard::show() {
    if (!m_exists || std::exchange(m_shown, true))
        return;
    m_shownFor = 0;
    const lights::Puzzle& puzzle = m_round.challenge().lights();
    m_board.show(puzzle.start().withLight(puzzle.target()));
}

void GoalCard::hide() {
    if (std::exchange(m_shown, false))
        m_board.show(m_round.session().board());
}

void GoalCard::letGo() {
    if (m_shownFor >= longestTap)
        hide();
}

bool GoalCard::handle(const ui::Event& event) {
    const auto* action = std::get_if<ui::ActionPressed>(&event);
    const auto* released = std::get_if<ui::PeekChanged>(&event);
    const auto* pressed = std::get_if<ui::PointerPressed>(&event);
    if (!m_shown) {
        if (pressed != nullptr && pressed->button == ui::Button::Primary && m_area.contains(pressed->at))
            show();
        return m_shown;
    }
    if (pressed != nullptr) {
        hide();
        return true;
    }
    if (std::holds_alternative<ui::PointerReleased>(event) ||
        (released != nullptr && released->action == action::mirror)) {
        letGo();
        return true;
    }
    if (action == nullptr || action->action == action::fullscreen || action->action == action::mute)
        return false;
    if (!action->repeat) // A key that is still held down keeps it.
        hide();
    return true;
}

float GoalCard::draw(ui::Canvas& canvas, ui::Vec at, float width, float spare) const {
    m_area = {};
    if (!m_exists)
        return at.y;
    const float bottom = m_bottom - spare;
    const float room = bottom - at.y - aboveCard;
    const auto rows = static_cast<float>(m_picture.rows());
    const auto columns = static_cast<float>(m_picture.columns());
    const float wide = std::min(width, widest);
    const float cell =
        std::min({largestCell, longestSide / rows, longestSide / columns, (wide - 2 * plainEdge) / columns});
    constexpr float smaller = 0.6F; ///< Rather windows of this share with a heading than larger ones without.
    const bool headed = headedTop + smaller * rows * cell + headedBottom <= room;
    const float above = headed ? headedTop : plainEdge;
    const float around = headed ? headedTop + headedBottom : 2 * plainEdge;
    const float fitting = std::min(cell, (room - around) / rows);
    if (fitting * std::max(rows, columns) < smallestSide)
        return at.y;
    const ui::Vec size = m_picture.sizeFor(fitting, canvas.viewport());
    const ui::Rect card{at.x, at.y + aboveCard, headed ? wide : size.x + 2 * plainEdge, around + size.y};
    m_area = card;
    ui::drawPanel(canvas, card);
    if (m_shown)
        canvas.stroke(card, 2, canvas.colours().accent, 16);
    if (headed)
        canvas.text(m_text.tr("The picture"), {card.x + 18, card.y + 26}, ui::style::cardTitle, canvas.colours().text);
    m_picture.draw(canvas, {card.centre().x - size.x / 2, card.y + above}, size);
    return drawWords(canvas, {at.x, card.bottom() + 24}, {width, bottom});
}

float GoalCard::drawWords(ui::Canvas& canvas, ui::Vec at, ui::Vec room) const {
    const auto [width, bottom] = room;
    constexpr float indent = 36;
    const sf::Color colour = canvas.colours().text2;
    const float keyHeight = m_key.empty() ? 0 : 36.0F;
    const auto lines =
        canvas.wrap(m_text.tr("Gilded windows must be lit, all others dark."), ui::style::legend, width - indent);
    const float wordsHeight = static_cast<float>(lines.size()) * lineHeight;
    if (at.y + wordsHeight + keyHeight <= bottom) {
        canvas.icon(boardIcon::target, {at.x + 12, at.y + (wordsHeight - lineHeight) / 2}, 20,
                    look(canvas.theme()).target);
        for (const std::string& line : lines) {
            canvas.text(line, {at.x + indent, at.y}, ui::style::legend, colour);
            at.y += lineHeight;
        }
        at.y += 14;
    }
    if (m_key.empty() || at.y + ui::Keycap::height / 2 > bottom)
        return at.y;
    const float cap = ui::drawKeycap(canvas, m_key, at);
    const float left = std::max(indent, cap + 10);
    canvas.textFitted(m_text.tr("hold: show the picture"), {at.x + left, at.y}, width - left, ui::style::legend,
                      colour);
    return at.y + 38;
}

} // namespace game
