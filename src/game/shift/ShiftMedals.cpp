// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/shift/ShiftMedals.hpp"

#include "game/look/Theme.hpp"
#include "text/Format.hpp"

#include <array>

namespace game {

namespace {

struct Metal {
    sf::Color light;
    sf::Color dark;
};

constexpr std::size_t medalCount = puzzle::medalPoints.size();

const Metal& metalOf(std::size_t medal) {
    static const std::array<Metal, medalCount> metals{
        {{{224, 160, 104}, {138, 84, 44}}, {{226, 232, 238}, {132, 144, 156}}, {{255, 220, 122}, {186, 128, 34}}}};
    return metals[medal];
}

const sf::Color ribbon{148, 44, 54};
const sf::Color ribbonDark{112, 30, 40};

void drawRibbon(ui::Canvas& canvas, ui::Vec centre, float radius, float side, sf::Color colour) {
    const float from = centre.x + side * 0.15F * radius;
    const std::array<ui::Vec, 4> corners{ui::Vec{from, centre.y + 0.6F * radius},
                                         ui::Vec{from + side * 0.62F * radius, centre.y + 0.4F * radius},
                                         ui::Vec{from + side * 0.82F * radius, centre.y + 1.5F * radius},
                                         ui::Vec{from + side * 0.2F * radius, centre.y + 1.45F * radius}};
    canvas.polygon(corners, colour);
}

float middleOf(ui::Rect area, std::size_t medal) {
    return area.x + area.w * (static_cast<float>(medal) + 0.5F) / static_cast<float>(medalCount);
}

} // namespace

std::string medalName(const text::Text& text, std::size_t medal) {
    constexpr std::array<const char*, medalCount> names{TRC_NOOP("medal", "Bronze"), TRC_NOOP("medal", "Silver"),
                                                        TRC_NOOP("medal", "Gold")};
    return text.trc("medal", names[medal]);
}

std::string toNextMedal(const text::Text& text, int points) {
    const std::size_t next = puzzle::medalsFor(points);
    if (next == medalCount)
        return {};
    // TRANSLATORS: Points that are missing for a medal: "260 to bronze". One message for each medal.
    constexpr std::array<const char*, medalCount> words{TR_NOOP("{1} to bronze"), TR_NOOP("{1} to silver"),
                                                        TR_NOOP("{1} to gold")};
    return text.tr(words[next], text::number(text, puzzle::medalPoints[next] - points));
}

std::string toBest(const text::Text& text, int points, int best) {
    if (points >= best)
        return text.tr("Your best so far.");
    // TRANSLATORS: Points that are missing to the player's own record: "240 to your best".
    return text.tr("{1} to your best", text::number(text, best - points));
}

void drawMedal(ui::Canvas& canvas, ui::Vec centre, float radius, std::size_t medal, bool won) {
    const ui::Palette& colours = canvas.colours();
    if (!won) {
        for (const float side : {-1.0F, 1.0F})
            drawRibbon(canvas, centre, radius, side, ui::faded(colours.text3, 0.25F));
        canvas.disc(centre, radius, colours.surfaceLo);
        canvas.ring(centre, radius, std::max(1.5F, 0.09F * radius), colours.text3);
        return canvas.icon(ui::Icon::Star, centre, 0.95F * radius, ui::faded(colours.text3, 0.7F));
    }
    const Metal& metal = metalOf(medal);
    if (canvas.theme().flat) {
        canvas.disc(centre, radius, colours.text);
        return canvas.icon(ui::Icon::Star, centre, radius, colours.surfaceLo);
    }
    drawRibbon(canvas, centre, radius, -1, ribbon);
    drawRibbon(canvas, centre, radius, 1, ribbonDark);
    canvas.disc(centre, radius, metal.dark);
    canvas.disc({centre.x, centre.y - 0.04F * radius}, 0.93F * radius, metal.light);
    canvas.disc(centre, 0.7F * radius, metal.dark);
    canvas.icon(ui::Icon::Star, centre, 0.95F * radius, metal.light);
}

void drawMedals(ui::Canvas& canvas, ui::Rect area, const text::Text& text, int points) {
    const ui::Palette& colours = canvas.colours();
    const std::size_t won = puzzle::medalsFor(points);
    const float radius = std::min(0.25F * area.h, 0.14F * area.w);
    for (std::size_t medal = 0; medal < medalCount; ++medal) {
        const ui::Vec centre{middleOf(area, medal), area.y + radius};
        const bool has = medal < won;
        drawMedal(canvas, centre, radius, medal, has);
        const float width = area.w / static_cast<float>(medalCount) - 6;
        const float below = centre.y + 1.5F * radius + 14;
        const std::string name = medalName(text, medal);
        ui::TextStyle style = has ? ui::style::bodyBold : ui::style::secondary;
        style.size *= std::min(1.0F, width / std::max(1.0F, canvas.textWidth(name, style)));
        canvas.text(name, {centre.x, below}, style, has ? colours.text : colours.text2, ui::Align::Centre);
        canvas.text(text::number(text, puzzle::medalPoints[medal]), {centre.x, below + 20}, ui::style::legend,
                    colours.text2, ui::Align::Centre);
    }
}

void drawMedalLine(ui::Canvas& canvas, ui::Rect area, const text::Text& text, int points) {
    const ui::Palette& colours = canvas.colours();
    const std::size_t won = puzzle::medalsFor(points);
    const float radius = std::min(0.36F * area.h, 15.0F);
    const float pitch = area.w / static_cast<float>(medalCount);
    for (std::size_t medal = 0; medal < medalCount; ++medal) {
        const ui::Vec centre{area.x + static_cast<float>(medal) * pitch + radius, area.y + radius + 2};
        drawMedal(canvas, centre, radius, medal, medal < won);
        canvas.text(text::number(text, puzzle::medalPoints[medal]), {centre.x + radius + 9, centre.y + 2},
                    medal < won ? ui::style::bodyBold : ui::style::body, medal < won ? colours.text : colours.text2);
    }
}

} // namespace game
