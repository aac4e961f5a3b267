#include "game/look/ThemeCard.hpp"

#include "game/look/BoardPaint.hpp"
#include "game/look/DrawMesh.hpp"

#include <cmath>

namespace game {

namespace {

using ui::Rect;

constexpr int rows = 2;
constexpr int columns = 3;
constexpr float radius = 14;

lights::Board sample() {
    lights::BitGrid lit{rows, columns};
    for (const lights::Cell cell : {lights::Cell{0, 0}, lights::Cell{0, 2}, lights::Cell{1, 1}})
        lit.set(cell);
    return lights::Board{std::move(lit)};
}

void drawFront(ui::Canvas& canvas, Rect area, const ui::Theme& theme, const WallTint& tint) {
    const float foot = 9;
    if (theme.flat) {
        canvas.fill(area, sf::Color::Black, radius);
        canvas.fill({area.x + 2, area.y + 10, area.w - 4, 3}, sf::Color::White);
        canvas.fill({area.x + radius, area.bottom() - 2, area.w - 2 * radius, 2}, sf::Color::White);
        return;
    }
    // Cornice and plinth are the rounded ends of one sheet; the wall lies between them.
    const float top = area.y + 21;
    canvas.fill({area.x, area.y, area.w, 40}, {ui::Paint::Kind::Vertical, tint.cornice, tint.corniceLow}, radius);
    canvas.fill({area.x, area.bottom() - 40, area.w, 40}, {ui::Paint::Kind::Vertical, tint.corniceLow, tint.cornice},
                radius);
    canvas.fill({area.x, area.y + 14, area.w, 8}, tint.corniceLow);
    canvas.fill({area.x, top, area.w, area.h - 21 - foot}, {ui::Paint::Kind::Vertical, tint.wall, tint.wallLow});
}

} // namespace

void drawThemeCard(ui::Canvas& canvas, LampAtlases& atlases, Rect area, ui::ThemeId shown) {
    const ui::Theme& theme = ui::theme(shown);
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
    const LampAtlas& lamps = atlases.get({shown, layout.lampPitch, theme.flat});
    const BoardPaint paint{layout, theme, tint, lamps, canvas.layerAlpha()};
    Mesh glow;
    Mesh cells;
    Mesh bloom;
    for (Mesh* mesh : {&glow, &cells, &bloom})
        mesh->clear(lamps.white());
    paintLights({glow, cells, bloom}, paint, {board, lights::Surface::Plane, shine, false, 0});
    const sf::BlendMode light = theme.additiveGlow ? sf::BlendAdd : sf::BlendAlpha;
    const ui::Canvas::Clip inside{canvas, area};
    drawMesh(canvas, glow, &lamps.texture(), light);
    drawMesh(canvas, cells, &lamps.texture());
    drawMesh(canvas, bloom, &lamps.texture(), light);
}

} // namespace game
