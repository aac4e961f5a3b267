// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/board/LevelWindow.hpp"

#include "game/look/Mesh.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"
#include "game/look/board/BoardPaint.hpp"

#include <array>
#include <cmath>

namespace game {

namespace {

constexpr float bracketReach = 1.04F; ///< Brackets are a little further out than on a board.

sf::FloatRect squareAround(sf::Vector2f centre, float half) {
    return {centre.x - half, centre.y - half, 2 * half, 2 * half};
}

struct Layers {
    Mesh glow;
    Mesh window;
    Mesh bloom;

    [[nodiscard]] std::array<Mesh*, 3> all() { return {&glow, &window, &bloom}; }
};

void paintAwake(Layers& layers, const LampAtlas& atlas, const ui::Theme& theme, sf::Vector2f centre, float alpha,
                std::optional<Resident> resident) {
    const auto pitch = static_cast<float>(atlas.spec().pitch);
    const sf::FloatRect cell = squareAround(centre, pitch / 2);
    const sf::Color opaque = ui::faded(sf::Color::White, alpha);
    layers.window.sprite(cell, atlas.off(), opaque);
    layers.window.sprite(cell, atlas.on(), opaque);
    if (resident && atlas.spec().residents.contains(*resident))
        paintResident(layers.window, {atlas, cell, 1, look(theme).silhouette, alpha}, {*resident}, {1});
    if (theme.flat || !theme.additiveGlow)
        return;
    const sf::Color glow = theme.colours.glow;
    layers.glow.sprite(squareAround(centre, 1.55F * pitch), atlas.glow(), ui::faded(glow, 0.135F * alpha));
    layers.glow.sprite(squareAround(centre, 0.95F * pitch), atlas.glow(), ui::faded(glow, 0.30F * alpha));
    layers.bloom.sprite(squareAround(centre, 0.9F * pitch), atlas.glow(), ui::faded(look(theme).bloom, 0.09F * alpha));
}

void paintWindow(Layers& layers, const LampAtlas& atlas, const ui::Canvas& canvas, float pitch,
                 const LevelWindow& window) {
    const float s = canvas.viewport().scale();
    // Aligned to whole pixels, so that the sprite appears exactly as baked.
    const float half = static_cast<float>(atlas.spec().pitch) / 2;
    const sf::Vector2f middle{std::round(window.centre.x * s - half) + half,
                              std::round(window.centre.y * s - half) + half};
    const std::array<Mesh*, 3> meshes = layers.all();
    std::array<std::size_t, 3> before{};
    for (std::size_t i = 0; i < before.size(); ++i)
        before[i] = meshes[i]->vertices().getVertexCount();

    const sf::Color opaque = ui::faded(sf::Color::White, canvas.layerAlpha());
    switch (window.state) {
    case LevelWindow::State::Awake:
        paintAwake(layers, atlas, canvas.theme(), middle, canvas.layerAlpha(), window.resident);
        break;
    case LevelWindow::State::Asleep:
        layers.window.sprite(squareAround(middle, half), atlas.bare(), opaque);
        break;
    case LevelWindow::State::Locked:
        layers.window.sprite(squareAround(middle, half), atlas.shutters(), opaque);
        if (!canvas.theme().flat && canvas.theme().additiveGlow) {
            const sf::Color glow = canvas.colours().glow;
            const float size = 2 * half;
            layers.glow.sprite(squareAround(middle, 1.18F * size), atlas.glow(),
                               ui::faded(glow, 0.108F * canvas.layerAlpha()));
            layers.glow.sprite(squareAround(middle, 0.72F * size), atlas.glow(),
                               ui::faded(glow, 0.12F * canvas.layerAlpha()));
        }
        break;
    }
    if (window.hovered && !window.focused)
        layers.window.stroke(roundedOutline(squareAround(middle, 0.46F * pitch * s), 0.12F * pitch * s), true, 2 * s,
                             ui::faded(look(canvas.theme()).ring, canvas.layerAlpha()));
    if (window.degrees != 0)
        for (std::size_t i = 0; i < before.size(); ++i)
            meshes[i]->turn(middle, window.degrees, before[i]);
}

/// What is drawn over the glass.
void drawSigns(ui::Canvas& canvas, float pitch, const LevelWindow& window) {
    if (window.state == LevelWindow::State::Asleep)
        drawStars(canvas, window.centre - ui::Vec{0, 0.01F * pitch}, 0.09F * pitch, 0.19F * pitch, window.stars,
                  StarBackground::Glass);
    if (window.focused)
        drawBrackets(canvas, window.centre, pitch * bracketReach);
}

} // namespace

void drawBrackets(ui::Canvas& canvas, ui::Vec centre, float pitch) {
    const float s = canvas.viewport().scale();
    Mesh mesh;
    mesh.clear({});
    paintBrackets(mesh, canvas.theme(), centre * s, pitch * s, s, canvas.layerAlpha());
    drawMesh(canvas, mesh);
}

void drawLevelWindows(ui::Canvas& canvas, LampAtlases& atlases, float pitch, std::span<const LevelWindow> windows,
                      ResidentSet neighbours) {
    const float s = canvas.viewport().scale();
    const int pixels = std::max(1, static_cast<int>(std::lround(pitch * s)));
    LampSpec spec{canvas.theme().name, pixels};
    spec.levels = true;
    if (pixels >= residentsFrom && !canvas.theme().flat)
        spec.residents = neighbours;
    const LampAtlas& atlas = atlases.get(spec);
    Layers layers;
    for (Mesh* mesh : layers.all())
        mesh->clear(atlas.white());
    for (const LevelWindow& window : windows)
        paintWindow(layers, atlas, canvas, pitch, window);
    drawMesh(canvas, layers.glow, &atlas.texture(), sf::BlendAdd);
    drawMesh(canvas, layers.window, &atlas.texture());
    drawMesh(canvas, layers.bloom, &atlas.texture(), sf::BlendAdd);
    for (const LevelWindow& window : windows)
        drawSigns(canvas, pitch, window);
}

} // namespace game
