// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/TownResidents.hpp"

#include "game/look/BoardResidents.hpp"

#include <algorithm>
#include <cmath>

namespace game {

void drawTenants(sf::RenderTarget& target, const sf::Transform& moved, const Town& town, const ui::Theme& theme,
                 float pixels, LampAtlases& atlases) {
    const auto house = std::find_if(town.houses.begin(), town.houses.end(),
                                    [&](const TownHouse& each) { return each.house == town.current; });
    if (house == town.houses.end() || theme.flat)
        return;
    const LevelHouse front = town.plan.house(house->house, house->levels.size());
    const int pitch = static_cast<int>(std::lround(front.windowSize() * pixels));
    if (pitch < residentsFrom)
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

} // namespace game
