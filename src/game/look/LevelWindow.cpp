#include "game/look/LevelWindow.hpp"

#include "game/look/BoardPaint.hpp"
#include "game/look/Mesh.hpp"
#include "game/look/Signs.hpp"
#include "game/look/Theme.hpp"

#include <cmath>

namespace game {

namespace {

constexpr float bracketReach = 1.04F; ///< Brackets are a little further out than on a board.

sf::FloatRect around(sf::Vector2f centre, float half) {
    return {centre.x - half, centre.y - half, 2 * half, 2 * half};
}

struct Layers {
    Mesh glow;
    Mesh window;
    Mesh bloom;
};

void paintAwake(Layers& layers, const LampAtlas& atlas, const ui::Theme& theme, sf::Vector2f centre, float alpha,
                std::optional<Resident> resident) {
    const auto pitch = static_cast<float>(atlas.spec().pitch);
    const sf::FloatRect cell = around(centre, pitch / 2);
    const sf::Color opaque = ui::faded(sf::Color::White, alpha);
    layers.window.sprite(cell, atlas.off(), opaque);
    layers.window.sprite(cell, atlas.on(), opaque);
    if (resident && atlas.spec().residents.contains(*resident))
        paintResident(layers.window, {atlas, cell, 1, look(theme).silhouette, alpha}, {*resident}, {1});
    if (theme.flat || !theme.additiveGlow)
        return;
    const sf::Color glow = theme.colours.glow;
    layers.glow.sprite(around(centre, 1.55F * pitch), atlas.glow(), ui::faded(glow, 0.135F * alpha));
    layers.glow.sprite(around(centre, 0.95F * pitch), atlas.glow(), ui::faded(glow, 0.30F * alpha));
    layers.bloom.sprite(around(centre, 0.9F * pitch), atlas.glow(), ui::faded(look(theme).bloom, 0.09F * alpha));
}

void drawLock(ui::Canvas& canvas, ui::Vec centre, float pitch) {
    const Look& look = game::look(canvas.theme());
    const float radius = 0.168F * pitch;
    canvas.disc(centre, radius, look.lockPlate);
    canvas.ring(centre, radius, 2, look.lock);
    canvas.icon(ui::Icon::Lock, centre, pitch * 0.20F, look.lock);
}

} // namespace

void drawBrackets(ui::Canvas& canvas, ui::Vec centre, float pitch) {
    const float s = canvas.viewport().scale();
    Mesh mesh;
    mesh.clear({});
    paintBrackets(mesh, canvas.theme(), centre * s, pitch * s, s, canvas.layerAlpha());
    drawMesh(canvas, mesh);
}

void drawLevelWindow(ui::Canvas& canvas, LampAtlases& atlases, ui::Vec centre, float pitch, const LevelWindow& window) {
    const ui::Theme& theme = canvas.theme();
    const float s = canvas.viewport().scale();
    const int pixels = std::max(1, static_cast<int>(std::lround(pitch * s)));
    LampSpec spec{theme.name, pixels};
    spec.levels = true;
    if (pixels >= residentsFrom && !theme.flat)
        spec.residents = window.neighbours;
    const LampAtlas& atlas = atlases.get(spec);
    // Aligned to whole pixels, so that the sprite appears exactly as baked.
    const float half = static_cast<float>(pixels) / 2;
    const sf::Vector2f middle{std::round(centre.x * s - half) + half, std::round(centre.y * s - half) + half};

    Layers layers;
    for (Mesh* mesh : {&layers.glow, &layers.window, &layers.bloom})
        mesh->clear(atlas.white());
    const sf::Color opaque = ui::faded(sf::Color::White, canvas.layerAlpha());
    switch (window.state) {
    case LevelWindow::State::Awake:
        paintAwake(layers, atlas, theme, middle, canvas.layerAlpha(), window.resident);
        break;
    case LevelWindow::State::Asleep:
        layers.window.sprite(around(middle, half), atlas.bare(), opaque);
        break;
    case LevelWindow::State::Locked:
        layers.window.sprite(around(middle, half), atlas.shutters(), opaque);
        break;
    }
    if (window.hovered && !window.focused)
        layers.window.stroke(roundedOutline(around(middle, 0.46F * pitch * s), 0.12F * pitch * s), true, 2 * s,
                             ui::faded(look(theme).ring, canvas.layerAlpha()));
    if (window.degrees != 0)
        for (Mesh* mesh : {&layers.glow, &layers.window, &layers.bloom})
            mesh->turn(middle, window.degrees);
    drawMesh(canvas, layers.glow, &atlas.texture(), sf::BlendAdd);
    drawMesh(canvas, layers.window, &atlas.texture());
    drawMesh(canvas, layers.bloom, &atlas.texture(), sf::BlendAdd);

    if (window.state == LevelWindow::State::Asleep)
        drawStars(canvas, centre - ui::Vec{0, 0.01F * pitch}, 0.109F * pitch, 0.236F * pitch, window.stars,
                  StarBackground::Glass);
    if (window.state == LevelWindow::State::Locked)
        drawLock(canvas, centre, pitch);
    if (window.focused)
        drawBrackets(canvas, centre, pitch * bracketReach);
}

} // namespace game
