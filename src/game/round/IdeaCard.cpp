// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/IdeaCard.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace game {

namespace {

constexpr float besideMenu = 64; ///< From the margin to where a card may begin.
constexpr float widestIdea = 760;
constexpr std::size_t mostLines = 2;
const ui::TextStyle& ideaStyle = ui::style::body;

/// Wraps the text into at most `mostLines` lines; what is too much stays in the last.
std::vector<std::string> linesOf(const ui::Canvas& canvas, const std::string& idea, float width) {
    std::vector<std::string> lines = canvas.wrap(idea, ideaStyle, width);
    while (lines.size() > mostLines) {
        const std::string rest = std::move(lines.back());
        lines.pop_back();
        lines.back() += " " + rest;
    }
    return lines;
}

void drawCard(ui::Canvas& canvas, const ui::Rect& card) {
    canvas.fill(card, ui::faded(canvas.colours().surface, 0.92F), 10);
    canvas.stroke(card, 1, canvas.colours().brass, 10);
}

} // namespace

std::string ideaOf(const text::Text& text, const Challenge& challenge) {
    return challenge.notes.idea.in(text::code(text.language()));
}

std::string taskOf(const text::Text& text, const Challenge& challenge) {
    const bool isPlayed = challenge.riddle() != nullptr && lights::isPlayed(*challenge.riddle());
    return isPlayed ? text.tr("The marks show one shortest solution. Find another just as short.") : std::string();
}

void drawIdea(ui::Canvas& canvas, const ui::Viewport& viewport, const std::string& idea) {
    constexpr float top = 24; // Level with the menu button, as is the height.
    constexpr float height = 48;
    constexpr float padding = 18;
    const ui::Rect content = viewport.content();
    const float beside = viewport.margin() + besideMenu; // On both sides, so that the card is in the middle.
    const float room = std::min(widestIdea, content.w - 2 * beside) - 2 * padding;
    const std::vector<std::string> lines = linesOf(canvas, idea, room);
    const float words = std::accumulate(lines.begin(), lines.end(), 0.0F, [&](float most, const std::string& line) {
        return std::max(most, canvas.textWidth(line, ideaStyle));
    });
    const float width = std::min(words, room) + 2 * padding;
    const ui::Rect card{content.centre().x - width / 2, top, width, height};
    drawCard(canvas, card);
    const float pitch = ideaStyle.size * 1.3F;
    float y = card.centre().y - pitch * static_cast<float>(lines.size() - 1) / 2;
    for (const std::string& line : lines) {
        canvas.textFitted(line, {card.centre().x, y}, room + 1, ideaStyle, canvas.colours().text, ui::Align::Centre);
        y += pitch;
    }
}

ui::Rect drawIdeaBeside(ui::Canvas& canvas, ui::Rect room, const std::string& idea) {
    constexpr float padding = 14;
    constexpr float smallest = 12;
    constexpr float leading = 1.3F;
    ui::TextStyle words = ideaStyle;
    std::vector<std::string> lines;
    const auto height = [&] { return static_cast<float>(lines.size()) * words.size * leading + 2 * padding - 4; };
    for (;; words.size -= 1) {
        lines = canvas.wrap(idea, words, room.w - 2 * padding);
        if (height() <= room.h || words.size <= smallest)
            break;
    }
    const ui::Rect card{room.x, room.bottom() - height(), room.w, height()};
    drawCard(canvas, card);
    float y = card.y + padding - 2 + words.size * leading / 2;
    for (const std::string& line : lines) {
        canvas.text(line, {card.x + padding, y}, words, canvas.colours().text);
        y += words.size * leading;
    }
    return card;
}

} // namespace game
