// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/street/TownPicture.hpp"

#include "game/look/LampAtlas.hpp"
#include "game/look/Mesh.hpp"
#include "game/look/board/BoardResidents.hpp"
#include "game/look/street/Town.hpp"
#include "ui/FrameMemory.hpp"

#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/RenderTexture.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <string_view>

namespace game {

namespace {

/// Draws who lives behind the lit windows of the current house, whose windows are there already; nobody where windows
/// are smaller than streetResidentsFrom, and in a flat theme. \param pixels per unit.
void drawTenants(sf::RenderTarget& target, const sf::Transform& moved, const Town& town, const ui::Theme& theme,
                 float pixels, LampAtlases& atlases) {
    const auto house = std::find_if(town.houses.begin(), town.houses.end(),
                                    [&](const TownHouse& each) { return each.house == town.current; });
    if (house == town.houses.end() || theme.flat)
        return;
    const LevelHouse front = town.plan.house(house->house, house->levels.size());
    const int pitch = static_cast<int>(std::lround(front.windowSize() * pixels));
    if (pitch < streetResidentsFrom)
        return;
    const Family family = familyOf(house->house);
    LampSpec spec{theme.name, pitch};
    spec.levels = true;
    spec.residents = ResidentSet(family);
    const LampAtlas& atlas = atlases.get(spec);
    const float half = static_cast<float>(pitch) / 2;

    Mesh mesh;
    mesh.clear(atlas.white());
    for (std::size_t level = 0; level < house->levels.size(); ++level) {
        const auto who = tenantOf(family, front.floorOf(level), front.columnOf(level));
        if (house->levels[level] != LevelLight::Lit || !who)
            continue;
        const LevelHouse::Window& window = front.windows()[level];
        const sf::Vector2f centre = window.centre * pixels;
        const sf::FloatRect cell{centre.x - half, centre.y - half, 2 * half, 2 * half};
        const std::size_t first = mesh.vertices().getVertexCount();
        paintResident(mesh, {atlas, cell, 1, look(theme).silhouette, 1}, {*who}, {1});
        mesh.turn(centre, window.degrees, first);
    }
    sf::RenderStates states{moved};
    states.texture = &atlas.texture();
    target.draw(mesh.vertices(), states);
}

constexpr float highest = 690; ///< Nothing is higher above the pavement, at the plan's scale.

} // namespace

struct TownPicture::Painted {
    Painted(const Town& shown, const ui::Theme& with, float pixels)
        : town(shown)
        , theme(with)
        , scale(pixels) {
        const TownPlan& plan = town.plan;
        const float top = std::floor(std::max(0.0F, plan.ground - highest * plan.scale()) * scale);
        const float left = std::floor(plan.covered * scale);
        area = {left, top, std::ceil(plan.width * scale) - left, std::ceil(plan.ground * scale) - top};
        if (!target.create(static_cast<unsigned>(area.width), static_cast<unsigned>(area.height)))
            throw std::runtime_error("no texture for the town");
        target.setSmooth(true); // As all baked pictures: the driver then compiles one shader for them.
        target.clear(sf::Color::Transparent);
    }

    [[nodiscard]] bool shows(const Town& wanted, const ui::Theme& with, float pixels) const {
        return scale == pixels && theme.name == with.name && town == wanted;
    }
    [[nodiscard]] bool complete() const { return steps == townSteps; }
    void step(LampAtlases* atlases) {
        const ui::TargetChange change;
        Brush brush(scale);
        paintTown(brush, theme, town, steps);
        sf::Transform moved;
        moved.translate(-area.left, -area.top);
        brush.draw(target, moved);
        if (atlases != nullptr && town.residents && town.current != House::Slate &&
            houseOfStep(steps, town.current) == town.current)
            drawTenants(target, moved, town, theme, scale, *atlases);
        target.display();
        ++steps;
    }

    Town town;
    const ui::Theme& theme;
    float scale;
    sf::FloatRect area; ///< In pixels of the window.
    sf::RenderTexture target;
    std::size_t steps = 0;
};

TownPicture::TownPicture(LampAtlases* atlases)
    : m_atlases(atlases) {}
TownPicture::~TownPicture() = default;

void TownPicture::release() {
    m_painted.reset();
}

std::size_t TownPicture::bytes() const noexcept {
    if (!m_painted)
        return 0;
    constexpr std::size_t perPixel = 4;
    const sf::Vector2u size = m_painted->target.getSize();
    return perPixel * size.x * size.y;
}

bool TownPicture::paintStep(const Town& town, const ui::Theme& theme, const ui::Viewport& viewport) {
    if (!m_painted || !m_painted->shows(town, theme, viewport.scale())) {
        m_painted.reset(); // The old texture goes before the new one comes.
        m_painted = std::make_unique<Painted>(town, theme, viewport.scale());
    }
    if (!m_painted->complete())
        m_painted->step(m_atlases);
    return m_painted->complete();
}

void TownPicture::draw(ui::Canvas& canvas, const Town& town, sf::Color tint) {
    canvas.flush(); // Painting changes the target of OpenGL.
    while (!paintStep(town, canvas.theme(), canvas.viewport()))
        continue;
    const sf::FloatRect& area = m_painted->area;
    const float alpha = canvas.layerAlpha();
    const auto part = [alpha](sf::Uint8 channel) {
        return static_cast<sf::Uint8>(std::lround(static_cast<float>(channel) * alpha));
    };
    Mesh mesh; // The picture is already multiplied by its alpha.
    mesh.clear({});
    const sf::Color colour{part(tint.r), part(tint.g), part(tint.b), part(255)};
    const int height = static_cast<int>(area.height);
    mesh.sprite(area, {0, 0, static_cast<int>(area.width), height}, colour);
    if (area.left > 0) { // What is covered goes on as it is at its edge, to save memory; but the hill slopes down.
        constexpr float slope = 0.45F; // What is left of its height at the edge of the window.
        const float bottom = area.top + area.height;
        mesh.spriteQuad(
            std::array<sf::Vector2f, 4>{
                {{0, bottom - slope * area.height}, {area.left, area.top}, {area.left, bottom}, {0, bottom}}},
            {0, 0, 1, area.height}, colour);
    }
    drawMesh(canvas, mesh, &m_painted->target.getTexture(), bakedBlend);
}

} // namespace game
