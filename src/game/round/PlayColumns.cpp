// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/PlayColumns.hpp"

#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "game/words/Wording.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace game {

namespace {

constexpr float firstLine = 106;
constexpr float plaqueSide = 72;
constexpr float besidePlaque = 16;
constexpr float starGap = 66;
constexpr float helpSign = 9;   ///< From the left edge to the middle of the moon before a line about help,
constexpr float helpWords = 26; ///< and to its words.
constexpr float belowHelp = 24; ///< From its last baseline to the middle of what is next.
constexpr float codeHeight = 34;
constexpr float codeGap = 20; ///< From the button of the code to the middle of the next fact.

/// Whether the words can be wrapped to the width without breaking one.
bool keepsWords(const ui::Canvas& canvas, std::string_view words, const ui::TextStyle& style, float width) {
    for (std::size_t from = 0; from < words.size();) {
        const std::size_t end = std::min(words.find(' ', from), words.size());
        if (canvas.textWidth(words.substr(from, end - from), style) > width)
            return false;
        from = end + 1;
    }
    return true;
}

} // namespace

void PlayColumns::layout(const ui::Viewport& viewport) {
    m_compact = viewport.compact();
    const ui::Rect content = viewport.content();
    const float margin = viewport.margin();
    const float height = content.h - firstLine - 92;
    m_left = {content.x + margin, firstLine, m_compact ? 196.0F : 240.0F, height};
    const float width = m_compact ? 190.0F : 226.0F;
    m_right = {content.right() - margin - width, firstLine, width, height};
}

float PlayColumns::nameWidth() const {
    return m_left.w - (hasPlaque() && !m_compact ? plaqueSide + besidePlaque : 0);
}

PlayColumns::Name PlayColumns::nameIn(const ui::Canvas& canvas, float width) const {
    constexpr float smallest = 12;
    const std::string name = boardName(m_text, m_challenge);
    ui::TextStyle style = ui::style::heading;
    while (style.size > smallest && !keepsWords(canvas, name, style, width))
        style.size -= 0.5F; // Glyphs have whole pixels, so the width does not follow the size exactly.
    return {style, canvas.wrap(name, style, width)};
}

float PlayColumns::drawSign(ui::Canvas& canvas, bool showName) const {
    const ui::Palette& colours = canvas.colours();
    const float side = m_compact ? 64 : plaqueSide;
    float x = m_left.x;
    float y = m_left.y;
    float textTop = y + 2;
    const bool plaque = hasPlaque();
    if (plaque) {
        drawPlaque(canvas, {x, y, side, side},
                   std::to_string(m_challenge.place()
                                      ? m_challenge.place()->number
                                      : static_cast<int>(static_cast<unsigned>(m_challenge.day()->day()))));
        if (m_compact)
            textTop = y + side + 18;
        else
            x += side + besidePlaque;
    }
    if (!showName)
        return y + (plaque ? side : 0) + 42;
    const float width = nameWidth();
    float cap = textTop + 7;
    const Name name = nameIn(canvas, width);
    for (const std::string& line : name.lines) {
        canvas.text(line, {x, cap}, name.style, colours.text);
        cap += name.style.size * name.style.lineHeight;
    }
    if (m_challenge.random() && m_challenge.random()->round > 1) {
        // TRANSLATORS: Random boards played one after the other: "Board 3 in a row".
        canvas.textFitted(m_text.tr("Board {1} in this series", m_challenge.random()->round), {x, cap + 2}, width,
                          ui::style::secondary, colours.text2);
        cap += ui::style::secondary.size * 1.3F;
    }
    if (m_challenge.day()) {
        for (const std::string& line :
             canvas.wrap(text::weekdayDate(m_text, *m_challenge.day()), ui::style::secondary, width)) {
            canvas.text(line, {x, cap + 2}, ui::style::secondary, colours.text2);
            cap += ui::style::secondary.size * 1.3F;
        }
    }
    if (m_challenge.place()) {
        const Challenge::Place& place = *m_challenge.place();
        for (const std::string& line :
             {houseName(m_text, place), m_text.tr("Level {1} of {2}", place.number, place.levels)}) {
            canvas.textFitted(line, {x, cap + 2}, width, ui::style::secondary, colours.text2);
            cap += ui::style::secondary.size * 1.3F;
        }
    }
    return std::max(cap + 8, y + (plaque ? side : 0)) + 42;
}

float PlayColumns::drawCode(ui::Canvas& canvas, ui::Vec at) const {
    m_code.reset();
    if (m_codeShown == CodeFact::None)
        return at.y;
    constexpr float above = 12; // From the middle of a fact's first line to the top of the button in its place.
    m_code = ui::Rect{at.x, at.y - above, m_left.w, codeHeight};
    at.y = m_code->bottom() + codeGap;
    if (m_codeShown == CodeFact::Folded)
        return at.y;
    const sf::Color colour = canvas.colours().text2;
    if (m_challenge.random())
        at.y = drawFact(canvas, at, m_left.w, ui::Icon::Dice, colour,
                        m_text.tr("Seed: {1}", abridged(m_challenge.random()->seed)), ui::style::body, colour);
    return drawFact(canvas, at, m_left.w, ui::Icon::Share, colour, abridged(m_challenge.code), ui::style::body, colour);
}

void PlayColumns::drawStarGoals(ui::Canvas& canvas, float top, const StarGoals& goals) const {
    const ui::Palette& colours = canvas.colours();
    /// What a star is for, or several.
    struct Goal {
        int from; ///< The first star.
        int to;   ///< The last one.
        std::string words;
    };
    std::vector<Goal> all;
    const auto atMost = [&](int moves) { return m_text.tr("≤ {1}", moves); };
    if (goals.allShortest) { // With help it is two stars, however many moves.
        all = {{0, 1, m_text.tr("solved")}, {2, 2, m_text.tr("without help")}};
    } else {
        all.push_back({0, 0, m_text.tr("solved")});
        if (goals.two && goals.two != goals.three)
            all.push_back({1, 1, atMost(*goals.two)});
        else if (goals.two) // No solution is longer than a shortest one and still earns two.
            all.push_back({1, 1, m_text.tr("with help")});
        if (goals.three)
            all.push_back({2, 2, atMost(*goals.three)});
    }
    ui::TextStyle style = ui::style::label;
    const auto middleOf = [](const Goal& goal) { return static_cast<float>(goal.from + goal.to) / 2 * starGap; };
    const auto half = [&](const Goal& goal) { return canvas.textWidth(goal.words, style) / 2; };
    const auto first = [&] { return m_right.x + std::max(22.0F, half(all.front()) - middleOf(all.front())); };
    const auto fits = [&] { // Beside one another, and in the column.
        constexpr float between = 8;
        for (std::size_t i = 1; i < all.size(); ++i)
            if (middleOf(all[i - 1]) + half(all[i - 1]) + between > middleOf(all[i]) - half(all[i]))
                return false;
        return first() + middleOf(all.back()) + half(all.back()) <= canvas.viewport().content().right();
    };
    constexpr float smallest = 10;
    while (style.size > smallest && !fits())
        style.size -= 0.5F;
    const auto centreOf = [left = first(), top](float along) { return ui::Vec{left + along, top}; };
    for (const Goal& goal : all) {
        for (int star = goal.from; star <= goal.to; ++star) {
            const ui::Vec centre = centreOf(static_cast<float>(star) * starGap);
            const bool reachable = star < goals.withinReach;
            if (reachable)
                canvas.halo(centre, 30, ui::faded(look(canvas.theme()).starOn, 0.35F));
            drawStar(canvas, centre, 17, reachable);
        }
        const ui::Vec below = centreOf(middleOf(goal)) + ui::Vec{0, 32};
        if (goal.to > goal.from) // A bracket over both.
            canvas.fill({centreOf(static_cast<float>(goal.from) * starGap).x - 12, top + 21,
                         static_cast<float>(goal.to - goal.from) * starGap + 24, 2},
                        colours.lineCtl, 1);
        canvas.text(goal.words, below, style, goal.from < goals.withinReach ? colours.text2 : colours.text3,
                    ui::Align::Centre);
    }
}

float PlayColumns::drawHelp(ui::Canvas& canvas, float top, const std::string& words) const {
    if (words.empty())
        return 0;
    canvas.icon(ui::Icon::Hint, {m_right.x + helpSign, top}, 18, canvas.colours().hint);
    return canvas.paragraph(words, {m_right.x + helpWords, top - 5, m_right.w - helpWords, 60}, ui::style::legend,
                            canvas.colours().text2) +
           belowHelp;
}

float PlayColumns::drawStarsAndHelp(ui::Canvas& canvas, float top, const StarGoals& goals,
                                    const std::string& help) const {
    constexpr float toHelp = 54;
    drawStarGoals(canvas, top, goals);
    const float usual =
        canvas.paragraphHeight(m_text.tr("With help: two stars at most"), m_right.w - helpWords, ui::style::legend) +
        belowHelp;
    return toHelp + std::max(usual, drawHelp(canvas, top + toHelp, help));
}

void PlayColumns::drawTime(ui::Canvas& canvas, ui::Vec at, std::optional<puzzle::Milliseconds> time) const {
    m_time.reset();
    if (!time)
        return;
    drawFigure(canvas, at, m_text.tr("Time"), text::clock(*time), {}, ui::style::clock);
    m_time = figureArea(at, canvas.viewport().size().x, ui::style::clock);
}

void PlayColumns::drawPlace(ui::Canvas& canvas, ui::Vec at, const std::string& words) const {
    const ui::Palette& colours = canvas.colours();
    const float width = canvas.textWidth(words, ui::style::legend) + 50;
    const ui::Rect chip{at.x, at.y - (m_compact ? 18.0F : 6.0F), width, 32}; // Room for the zoom buttons below.
    canvas.fill(chip, ui::faded(colours.surfaceLo, 0.8F), 9);
    canvas.stroke(chip, 1, colours.lineSoft, 9);
    canvas.icon(ui::Icon::Grid, {chip.x + 22, chip.centre().y}, 18, colours.text2);
    canvas.text(words, {chip.x + 38, chip.centre().y}, ui::style::legend, colours.text2);
}

namespace {

constexpr float factPitch = 38;

} // namespace

void drawBackSoon(ui::Canvas& canvas, const text::Text& text, ui::Rect board, float shut, float seenTo) {
    constexpr float from = 0.6F; // It comes when the last shutters close.
    constexpr float aside = 10;  // From the sign to what covers the board.
    if (shut <= from)
        return;
    const std::string words = text.tr("Back soon");
    const float wide = hangingSignWidth(canvas, words);
    board.w = std::clamp(seenTo - board.x, std::min(wide, board.w), board.w);
    ui::Vec middle = board.centre() + ui::Vec{0, 12};
    middle.x = std::min(middle.x, seenTo - aside - wide / 2); // Rather beside the windows than cut off.
    drawHangingSign(canvas, middle, words, (shut - from) / (1 - from));
}

float drawFact(ui::Canvas& canvas, ui::Vec at, float width, ui::Icon icon, sf::Color iconColour,
               const std::string& words, const ui::TextStyle& style, sf::Color colour) {
    canvas.icon(icon, {at.x + 12, at.y}, 24, iconColour);
    return drawFactWords(canvas, at, width, words, style, colour);
}

float drawFactWords(ui::Canvas& canvas, ui::Vec at, float width, const std::string& words, const ui::TextStyle& style,
                    sf::Color colour) {
    const auto lines = canvas.wrap(words, style, width - 36);
    float y = at.y;
    for (const std::string& line : lines) {
        canvas.text(line, {at.x + 36, y}, style, colour);
        y += style.size * 1.3F;
    }
    return y - style.size * 1.3F + factPitch;
}

void drawFigure(ui::Canvas& canvas, ui::Vec at, const std::string& label, const std::string& number,
                const std::string& remark, const ui::TextStyle& style, const std::string& below) {
    const ui::Palette& colours = canvas.colours();
    const float baseline = at.y + figureBaseline;
    const float width =
        canvas.text(number, {at.x, baseline}, style, colours.text, ui::Align::Left, ui::Anchor::Baseline);
    const ui::Vec beside{at.x + width + 11, baseline};
    const float end = canvas.viewport().content().right() - canvas.viewport().margin();
    const bool fits = beside.x + canvas.textWidth(remark, ui::style::body) <= end;
    canvas.text(fits ? label : label + " · " + remark, at, ui::style::label, colours.text2);
    const float lift = below.empty() ? 0 : ui::style::body.size * 1.3F;
    if (!remark.empty() && fits)
        canvas.text(remark, {beside.x, beside.y - lift}, ui::style::body, colours.text2, ui::Align::Left,
                    ui::Anchor::Baseline);
    if (!below.empty())
        canvas.text(below, beside, ui::style::legend, colours.text2, ui::Align::Left, ui::Anchor::Baseline);
}

ui::Rect figureArea(ui::Vec at, float right, const ui::TextStyle& style) {
    constexpr float bearing = 6; // A digit may begin a little before the pen.
    const float top = at.y + figureBaseline - style.size;
    return {at.x - bearing, top, right - at.x + bearing, style.size * 1.25F};
}

} // namespace game
