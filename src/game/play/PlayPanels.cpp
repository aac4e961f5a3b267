#include "game/play/PlayPanels.hpp"

#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "game/play/BoardWidget.hpp"
#include "game/words/Wording.hpp"
#include "lights/ShareCode.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace game {

namespace {

constexpr float firstLine = 106;
constexpr float plaqueSide = 72;
constexpr float starGap = 66;

/// Returns the style, made smaller if the widest word does not fit the line, so that no word is broken.
ui::TextStyle shrunkToFit(const ui::Canvas& canvas, std::string_view words, ui::TextStyle style, float width) {
    constexpr float smallest = 0.6F;
    float widest = 0;
    for (std::size_t from = 0; from < words.size();) {
        const std::size_t end = std::min(words.find(' ', from), words.size());
        widest = std::max(widest, canvas.textWidth(words.substr(from, end - from), style));
        from = end + 1;
    }
    if (widest > width)
        style.size *= std::max(smallest, width / widest * 0.99F); // Glyphs are rounded to whole pixels.
    return style;
}

/// Draws the explanation of joined edges beside their badge. \returns the y of the next badge.
float drawEdges(ui::Canvas& canvas, ui::Vec at, float width, float badge, const std::string& words) {
    float y = at.y;
    for (const std::string& line : canvas.wrap(words, ui::style::body, width - badge - 10)) {
        canvas.text(line, {at.x + badge + 10, y}, ui::style::body, canvas.colours().text2);
        y += ui::style::body.size * 1.25F;
    }
    return y - ui::style::body.size * 1.25F + 44;
}

} // namespace

void PlayPanels::layout(const ui::Viewport& viewport) {
    m_compact = viewport.compact();
    const ui::Rect content = viewport.content();
    const float margin = viewport.margin();
    const float height = content.h - firstLine - 92;
    m_left = {content.x + margin, firstLine, m_compact ? 196.0F : 240.0F, height};
    const float width = m_compact ? 190.0F : 226.0F;
    m_right = {content.right() - (m_compact ? 200.0F : 266.0F), firstLine, width, height};
}

void PlayPanels::draw(ui::Canvas& canvas, const PlayFacts& facts) const {
    drawLeft(canvas, facts);
    drawRight(canvas, facts);
}

float PlayPanels::drawSign(ui::Canvas& canvas, bool showName) const {
    const ui::Palette& colours = canvas.colours();
    const float side = m_compact ? 64 : plaqueSide;
    float x = m_left.x;
    float y = m_left.y;
    float textTop = y + 2;
    const bool plaque = m_challenge.place() || m_challenge.day();
    if (plaque) {
        drawPlaque(canvas, {x, y, side, side},
                   std::to_string(m_challenge.place()
                                      ? m_challenge.place()->number
                                      : static_cast<int>(static_cast<unsigned>(m_challenge.day()->day()))));
        if (m_compact)
            textTop = y + side + 18;
        else
            x += side + 16;
    }
    if (!showName)
        return y + (plaque ? side : 0) + 42;
    const float width = m_left.right() - x;
    float cap = textTop + 7;
    const std::string name = boardName(m_text, m_challenge);
    const ui::TextStyle style = shrunkToFit(canvas, name, ui::style::heading, width);
    for (const std::string& line : canvas.wrap(name, style, width)) {
        canvas.text(line, {x, cap}, style, colours.text);
        cap += style.size * style.lineHeight;
    }
    if (m_challenge.random() && m_challenge.random()->round > 1) {
        canvas.textFitted(m_text.tr("Board {1} in a row", m_challenge.random()->round), {x, cap + 2}, width,
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

void PlayPanels::drawLeft(ui::Canvas& canvas, const PlayFacts& facts) const {
    const ui::Palette& colours = canvas.colours();
    ui::Vec at{m_left.x, drawSign(canvas, facts.showName)};
    if (m_compact)
        at.y -= 12;
    at.y = drawFact(canvas, at, m_left.w, goalIcon(m_challenge.puzzle.goal()), colours.accent,
                    goalLine(m_text, m_challenge.puzzle.goal()), ui::style::bodyBold, colours.text);
    at.y = drawFact(canvas, at, m_left.w, surfaceIcon(m_challenge.puzzle.rules().surface), colours.text2,
                    boardLine(m_text, m_challenge.puzzle), ui::style::body, colours.text2);
    if (facts.showBest)
        at.y = drawFact(canvas, at, m_left.w, ui::Icon::Cup, colours.text2,
                        facts.best ? m_text.trn("Record: {1} move", "Record: {1} moves", *facts.best)
                                   : m_text.tr("No record yet"),
                        ui::style::body, colours.text2);

    if (!m_challenge.place())
        at.y = drawSeedAndCode(canvas, at);

    const lights::Surface surface = m_challenge.puzzle.rules().surface;
    if (surface == lights::Surface::Plane || !facts.showEdges)
        return;
    at.y += 4;
    const float height = canvas.paragraph(m_text.tr("Edges meet. A press here also reaches the far side."),
                                          {at.x, at.y, m_left.w, 80}, ui::style::legend, colours.text2);
    at.y += height + 36;
    const bool twistedSides = surface == lights::Surface::Moebius || surface == lights::Surface::Klein ||
                              surface == lights::Surface::Projective;
    drawEdgeBadge(canvas, {at.x, at.y - 15, 30, 30}, EdgePair::Sides, Chevron::Up);
    at.y = drawEdges(canvas, at, m_left.w, 30,
                     twistedSides ? m_text.tr("left = right, upside down") : m_text.tr("left = right"));
    if (surface != lights::Surface::Torus && surface != lights::Surface::Klein &&
        surface != lights::Surface::Projective)
        return;
    drawEdgeBadge(canvas, {at.x, at.y - 15, 44, 30}, EdgePair::TopBottom, Chevron::Right);
    drawEdges(canvas, at, m_left.w, 44,
              surface == lights::Surface::Projective ? m_text.tr("top = bottom, reversed") : m_text.tr("top = bottom"));
}

float PlayPanels::drawSeedAndCode(ui::Canvas& canvas, ui::Vec at) const {
    const sf::Color colour = canvas.colours().text2;
    if (m_challenge.random())
        at.y = drawFact(canvas, at, m_left.w, ui::Icon::Dice, colour,
                        m_text.tr("Seed: {1}", abridged(m_challenge.random()->seed)), ui::style::body, colour);
    return drawFact(canvas, at, m_left.w, ui::Icon::Share, colour, abridged(lights::encodePuzzle(m_challenge.puzzle)),
                    ui::style::body, colour);
}

void PlayPanels::drawStarGoals(ui::Canvas& canvas, float top, const PlayFacts& facts) const {
    const ui::Palette& colours = canvas.colours();
    const std::array<std::string, 3> words{m_text.tr("solved"),
                                           facts.twoStarMoves ? m_text.tr("≤ {1}", *facts.twoStarMoves) : std::string(),
                                           facts.optimum ? m_text.tr("≤ {1}", *facts.optimum) : std::string()};
    const float first = m_right.x + std::max(22.0F, canvas.textWidth(words[0], ui::style::label) / 2);
    for (int star = 0; star < 3; ++star) {
        if (star > 0 && words[static_cast<std::size_t>(star)].empty())
            continue;
        const ui::Vec centre{first + static_cast<float>(star) * starGap, top};
        const bool reachable = star < facts.starsWithinReach;
        if (reachable)
            canvas.halo(centre, 30, ui::faded(look(canvas.theme()).starOn, 0.35F));
        drawStar(canvas, centre, 17, reachable);
        canvas.text(words[static_cast<std::size_t>(star)], {centre.x, top + 32}, ui::style::label,
                    reachable ? colours.text2 : colours.text3, ui::Align::Centre);
    }
}

float PlayPanels::drawHelp(ui::Canvas& canvas, float top, const std::string& words) const {
    if (words.empty())
        return 0;
    canvas.icon(ui::Icon::Hint, {m_right.x + 9, top}, 18, canvas.colours().hint);
    return canvas.paragraph(words, {m_right.x + 26, top - 5, m_right.w - 26, 60}, ui::style::legend,
                            canvas.colours().text2) +
           24;
}

void PlayPanels::drawRight(ui::Canvas& canvas, const PlayFacts& facts) const {
    const ui::Palette& colours = canvas.colours();
    ui::Vec at{m_right.x, m_right.y + 2};
    const float pitch = m_compact ? 88 : 96;
    std::string optimum;
    if (facts.unsolvable)
        optimum = m_text.tr("no solution");
    else if (facts.solving)
        optimum = m_text.tr("computing … {1}", text::percent(m_text, static_cast<int>(*facts.solving * 100)));
    else if (facts.optimum)
        optimum = optimumWords(m_text, *facts.optimum, facts.exact);
    if (facts.moves) {
        drawFigure(canvas, at, m_text.tr("Moves"), std::to_string(*facts.moves), optimum, ui::style::bigNumber);
        at.y += pitch;
    } else if (!optimum.empty()) {
        canvas.text(optimum, at, ui::style::body, colours.text2);
        at.y += 40;
    }
    if (facts.moves || facts.optimum) {
        drawStarGoals(canvas, at.y + 12, facts);
        at.y += m_compact ? 78 : 87;
        at.y += drawHelp(canvas, at.y - (m_compact ? 8.0F : 14.0F), facts.help);
    }
    if (facts.movesLeft) {
        drawFigure(canvas, at, m_text.tr("Moves left from here"), std::to_string(*facts.movesLeft), {},
                   ui::style::bigNumber);
        at.y += pitch;
    }
    if (facts.windowsLeft) {
        drawFigure(canvas, at, m_text.tr("Windows left"), std::to_string(*facts.windowsLeft),
                   m_text.tr("of {1}", std::to_string(facts.windows)), ui::style::bigNumber);
        at.y += pitch;
    }
    m_time.reset();
    if (facts.time) {
        drawFigure(canvas, at, m_text.tr("Time"), text::clock(*facts.time), {}, ui::style::clock);
        m_time = figureArea(at, canvas.viewport().size().x, ui::style::clock);
        at.y += pitch;
    }
    if (facts.cursor) {
        const float width = canvas.textWidth(*facts.cursor, ui::style::legend) + 50;
        const ui::Rect chip{at.x, at.y - (m_compact ? 18.0F : 6.0F), width, 32}; // Room for the zoom buttons below.
        canvas.fill(chip, ui::faded(colours.surfaceLo, 0.8F), 9);
        canvas.stroke(chip, 1, colours.lineSoft, 9);
        canvas.icon(ui::Icon::Grid, {chip.x + 22, chip.centre().y}, 18, colours.text2);
        canvas.text(*facts.cursor, {chip.x + 38, chip.centre().y}, ui::style::legend, colours.text2);
    }
}

namespace {

constexpr float factPitch = 38;
constexpr float figureBaseline = 51; ///< Below the middle of the label's capitals.

} // namespace

float drawFact(ui::Canvas& canvas, ui::Vec at, float width, ui::Icon icon, sf::Color iconColour,
               const std::string& words, const ui::TextStyle& style, sf::Color colour) {
    canvas.icon(icon, {at.x + 12, at.y}, 24, iconColour);
    const auto lines = canvas.wrap(words, style, width - 36);
    float y = at.y;
    for (const std::string& line : lines) {
        canvas.text(line, {at.x + 36, y}, style, colour);
        y += style.size * 1.3F;
    }
    return y - style.size * 1.3F + factPitch;
}

void drawFigure(ui::Canvas& canvas, ui::Vec at, const std::string& label, const std::string& number,
                const std::string& remark, const ui::TextStyle& style) {
    const ui::Palette& colours = canvas.colours();
    canvas.text(label, at, ui::style::label, colours.text2);
    const float baseline = at.y + figureBaseline;
    const float width =
        canvas.text(number, {at.x, baseline}, style, colours.text, ui::Align::Left, ui::Anchor::Baseline);
    if (!remark.empty())
        canvas.text(remark, {at.x + width + 11, baseline}, ui::style::body, colours.text2, ui::Align::Left,
                    ui::Anchor::Baseline);
}

ui::Rect figureArea(ui::Vec at, float right, const ui::TextStyle& style) {
    constexpr float bearing = 6; // A digit may begin a little before the pen.
    const float top = at.y + figureBaseline - style.size;
    return {at.x - bearing, top, right - at.x + bearing, style.size * 1.25F};
}

namespace {

constexpr float top = 76;
constexpr float portTop = 44;
constexpr float smallHouseDrop = 0.55F; ///< Share of the spare height that goes above a small board.

} // namespace

void placeBetweenColumns(const PlayPanels& panels, BoardWidget& board, float ground, const ui::Viewport& viewport) {
    const ui::Rect content = viewport.content();
    const bool joined = board.joined();
    const float gap = viewport.compact() ? 30.0F : 52.0F;
    const float free = ground - top - (joined ? 20.0F : viewport.compact() ? 44.0F : 52.0F);
    const float middle = content.centre().x;
    const float half = std::min(middle - panels.left().right(), panels.right().x - middle) - gap;
    ui::Rect room{middle - half, top, 2 * half, free};
    const float beside = viewport.compact() ? 14 : 24;
    const ui::Rect port{room.x - beside, portTop, room.w + 2 * beside, ground - portTop};
    board.placeIn(room, port, ground, viewport);
    if (joined)
        return;
    room.y += (free - board.camera().whole().windows().height / viewport.scale()) * smallHouseDrop;
    board.placeIn({room.x, room.y, room.w, top + free - room.y}, port, ground, viewport);
}

} // namespace game
