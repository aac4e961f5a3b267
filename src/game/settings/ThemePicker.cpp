// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/settings/ThemePicker.hpp"

#include "game/look/BoardPaint.hpp"
#include "ui/widgets/Panel.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

constexpr float houseHeight = 102;
constexpr float cardGap = 11;
constexpr float radius = 12;
constexpr float linePitch = 18;

using ui::Rect;

constexpr int rows = 2;
constexpr int columns = 3;
constexpr float houseRadius = 14;

lights::Board sample() {
    lights::BitGrid lit{rows, columns};
    for (const lights::Cell cell : {lights::Cell{0, 0}, lights::Cell{0, 2}, lights::Cell{1, 1}})
        lit.set(cell);
    return lights::Board{std::move(lit)};
}

void drawFront(ui::Canvas& canvas, Rect area, const ui::Theme& theme, const WallTint& tint) {
    const float foot = 9;
    if (theme.flat) {
        canvas.fill(area, sf::Color::Black, houseRadius);
        canvas.fill({area.x + 2, area.y + 10, area.w - 4, 3}, sf::Color::White);
        canvas.fill({area.x + houseRadius, area.bottom() - 2, area.w - 2 * houseRadius, 2}, sf::Color::White);
        return;
    }
    // Cornice and plinth are the rounded ends; the wall lies between them.
    const float top = area.y + 21;
    canvas.fill({area.x, area.y, area.w, 40}, {ui::Paint::Kind::Vertical, tint.cornice, tint.corniceLow}, houseRadius);
    canvas.fill({area.x, area.bottom() - 40, area.w, 40}, {ui::Paint::Kind::Vertical, tint.corniceLow, tint.cornice},
                houseRadius);
    canvas.fill({area.x, area.y + 14, area.w, 8}, tint.corniceLow);
    canvas.fill({area.x, top, area.w, area.h - 21 - foot}, {ui::Paint::Kind::Vertical, tint.wall, tint.wallLow});
}

/// Draws a miniature house of 2 × 3 windows in the theme `shown`, whatever the canvas's own theme is.
void drawThemeCard(ui::Canvas& canvas, LampAtlases& atlases, Rect area, const Theme& shown) {
    const ui::Theme& theme = shown.controls;
    const WallTint tint = wallTint(theme, House::Slate);
    drawFront(canvas, area, theme, tint);

    const float s = canvas.viewport().scale();
    BoardLayout layout;
    layout.rows = rows;
    layout.columns = columns;
    layout.scale = s;
    layout.lampPitch = std::max(12, static_cast<int>(std::floor(36 * s)));
    layout.pitch = static_cast<float>(layout.lampPitch);
    const float pitch = layout.pitch;
    layout.origin = {std::round(area.centre().x * s - 1.5F * pitch), std::round((area.y + 57.5F) * s - pitch)};

    const lights::Board board = sample();
    const BoardLights shine{board};
    const LampAtlas& lamps = atlases.get({theme.name, layout.lampPitch, theme.flat});
    const BoardPaint paint{layout, theme, tint, lamps, canvas.layerAlpha()};
    Mesh glow;
    Mesh cells;
    Mesh bloom;
    for (Mesh* mesh : {&glow, &cells, &bloom})
        mesh->clear(lamps.white());
    paintLights({glow, cells, bloom}, paint, {board, lights::Surface::Plane, shine});
    const sf::BlendMode light = theme.additiveGlow ? sf::BlendAdd : sf::BlendAlpha;
    const ui::Canvas::Clip inside{canvas, area};
    drawMesh(canvas, glow, &lamps.texture(), light);
    drawMesh(canvas, cells, &lamps.texture());
    drawMesh(canvas, bloom, &lamps.texture(), light);
}

} // namespace

ThemePicker::ThemePicker(const text::Text& text, LampAtlases& atlases, const Theme& chosen,
                         const std::function<void(const Theme&)>& changed)
    : CardPicker(themes().size(), cardGap, static_cast<std::size_t>(&chosen - themes().data()),
                 [changed](std::size_t index) { changed(themes()[index]); })
    , m_atlases(atlases) {
    for (const Theme& theme : themes())
        m_names.push_back(text.tr(theme.title));
}

void ThemePicker::drawCard(ui::Canvas& canvas, const Card& card) const {
    const ui::Palette& colours = canvas.colours();
    const ui::Rect house{card.area.x, card.area.y, card.area.w, houseHeight};
    drawThemeCard(canvas, m_atlases, house, themes()[card.index]);
    if (card.chosen)
        canvas.stroke(house, 2, colours.accent, radius);
    else if (card.pointed)
        canvas.stroke(house, 1.5F, colours.brass, radius);

    const std::string& name = m_names[card.index];
    const ui::TextStyle style{card.chosen ? ui::Face::Bold : ui::Face::Semibold, 15};
    const float beside = card.chosen ? 22.0F : 0.0F; // Room for the check.
    const float room = house.w + cardGap - 4 - beside;
    float y = house.bottom() + 19;
    const std::vector<std::string> lines = canvas.wrap(name, style, room);
    float width = 0;
    for (const std::string& line : lines)
        width = std::max(width, canvas.textWidth(line, style));
    const float left = house.centre().x - (std::min(room, width) + beside) / 2;
    if (card.chosen)
        canvas.icon(ui::Icon::Check, {left + 8, y + 1}, 16, colours.accent);
    const float middle = left + beside + std::min(room, width) / 2;
    for (const std::string& line : lines) {
        canvas.textFitted(line, {middle, y}, room, style, card.chosen ? colours.text : colours.text2,
                          ui::Align::Centre);
        y += linePitch;
    }
    if (card.chosen && showsFocus())
        ui::drawFocusRing(canvas, card.area, radius);
}

} // namespace game
