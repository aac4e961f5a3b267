// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/board/BoardPaint.hpp"

#include <array>

namespace game {

namespace {

constexpr float squeezedGhost = 0.46F / ghostAlpha; ///< Strength of a ghost on a wall that runs on.
constexpr int largeBoard = 15;
constexpr float largeBoardGlow = 0.8F;
constexpr int glowReach = 2; ///< How far a window's light reaches, in cells.
constexpr float pressedBrightness = 0.8F;
constexpr float pressedScale = 0.94F;

/// A disc of light: its radius in cells, and its colour and alpha at full brightness.
struct Disc {
    float radius;
    float alpha;
    sf::Color colour;
};

sf::FloatRect around(sf::Vector2f centre, float half) {
    return {centre.x - half, centre.y - half, 2 * half, 2 * half};
}

void addDisc(Mesh& mesh, const BoardPaint& paint, sf::Vector2f centre, const Disc& disc, float brightness) {
    mesh.sprite(around(centre, disc.radius * paint.pitch()), paint.atlas.glow(),
                paint.faded(disc.colour, disc.alpha * brightness));
}

/// On a light wall added light would not show, so the glow is multiplied instead. As the wall's colour is known,
/// drawing the product with normal blending has the same effect.
sf::Color multipliedGlow(const BoardPaint& paint) {
    const sf::Color glow{0xFF, 0xD9, 0x8C};
    return glow * ui::mix(paint.tint.wall, paint.tint.wallLow, 0.5F);
}

void addGlow(const LightLayers& layers, const BoardPaint& paint, sf::Vector2f centre, float brightness,
             float strength) {
    if (paint.theme.flat)
        return;
    if (!paint.theme.additiveGlow) {
        addDisc(layers.glow, paint, centre, {0.95F, 0.42F, multipliedGlow(paint)}, brightness);
        return;
    }
    const sf::Color glow = paint.theme.colours.glow;
    addDisc(layers.glow, paint, centre, {1.55F, 0.135F, glow}, brightness * strength);
    addDisc(layers.glow, paint, centre, {0.95F, 0.30F, glow}, brightness * strength);
    addDisc(layers.bloom, paint, centre, {0.90F, 0.09F, paint.look.bloom}, brightness);
}

void addWindow(Mesh& cells, const BoardPaint& paint, lights::Cell cell, const Shine& shine,
               const std::optional<BoardResidents::Sight>& behind) {
    const float half = paint.pitch() / 2 * shine.scale;
    const sf::Vector2f corner = paint.layout.topLeft(cell);
    const sf::FloatRect area = around(corner + sf::Vector2f{paint.pitch() / 2, paint.pitch() / 2}, half);
    // On a board that fades as a whole, two sprites on top of each other would be too opaque.
    if (paint.alpha >= 1 || shine.brightness < 1)
        cells.sprite(area, paint.atlas.off(), paint.faded(sf::Color::White));
    const float press = (1 - shine.scale) / (1 - pressedScale);
    const float brightness = shine.brightness * (1 - (1 - pressedBrightness) * std::max(0.0F, press));
    if (brightness > 0) {
        const sf::Color warm = ui::mix(sf::Color::White, paint.theme.colours.litRim, 0.75F * shine.cooling);
        cells.sprite(area, paint.atlas.on(), paint.faded(warm, brightness));
    }
    if (behind)
        paintResident(cells, {paint.atlas, area, paint.scale(), paint.look.silhouette, paint.alpha}, *behind, shine);
}

/// A ghost is fainter at its outer side, where the wall fades into the sky. \param share of its strength, 0 … 1.
void addGhost(Mesh& cells, const BoardPaint& paint, const Ghost& ghost, const Shine& shine, float share) {
    const BoardLayout& layout = paint.layout;
    // The strengths of the corners, clockwise from the top left, by how far each is beyond the board.
    const auto strength = [&](int row, int column) {
        const int beyond = std::max({-row, row - layout.rows, -column, column - layout.columns});
        const float outer = static_cast<float>(beyond) / static_cast<float>(layout.reach);
        return 1.15F * (1 - outer) + 0.15F * outer;
    };
    const auto [row, column] = ghost.at;
    std::array<float, 4> corner{strength(row, column), strength(row, column + 1), strength(row + 1, column + 1),
                                strength(row + 1, column)};
    std::array<sf::Color, 4> colours;
    const auto tint = [&](float brightness) {
        for (std::size_t i = 0; i < 4; ++i)
            colours[i] = paint.faded(sf::Color::White, std::min(1.0F, corner[i] * ghostAlpha * brightness) * share);
    };
    sf::FloatRect area{layout.topLeft(ghost.at), {paint.pitch(), paint.pitch()}};
    if (layout.squeeze < 1) { // The wall runs on: the ghost is as faint as the light that falls there.
        area = layout.area(ghost.at);
        const auto fading = [&](int edge) { return std::min(strength(edge, 0), squeezedGhost); };
        if (row >= 0 && row < layout.rows) {
            corner.fill(squeezedGhost);
            share = 1;
        } else { // But it fades out above and below.
            corner = {fading(row), fading(row), fading(row + 1), fading(row + 1)};
        }
    }
    tint(1);
    cells.sprite(area, paint.atlas.off(), colours);
    if (shine.brightness > 0) {
        tint(shine.brightness);
        cells.sprite(area, paint.atlas.on(), colours);
    }
}

} // namespace

std::vector<Ghost> ghosts(const BoardLayout& layout, lights::Surface surface) {
    std::vector<Ghost> result;
    const CellRange seen = layout.seen();
    const auto add = [&](lights::Cell at) {
        if (!seen.contains(at))
            return;
        if (const std::optional<lights::Cell> real = lights::wrap(surface, layout.rows, layout.columns, at))
            result.push_back({at, *real});
    };
    if (!layout.wrapped())
        return result;
    const int reach = layout.reach;
    for (int row = -reach; row < layout.rows + reach; ++row) {
        const bool beside = row >= 0 && row < layout.rows;
        for (int column = -reach; column < layout.columns + reach; ++column) {
            if (beside && column == 0)
                column = layout.columns; // Skips the board itself.
            add({row, column});
        }
    }
    return result;
}

std::vector<Ghost> ghostsNextTo(const BoardLayout& layout, lights::Surface surface, lights::Cell cell) {
    std::vector<Ghost> result;
    for (int row = cell.row - layout.reach; row <= cell.row + layout.reach; ++row)
        for (int column = cell.column - layout.reach; column <= cell.column + layout.reach; ++column) {
            if (row >= 0 && row < layout.rows && column >= 0 && column < layout.columns)
                continue;
            if (const auto real = lights::wrap(surface, layout.rows, layout.columns, {row, column}))
                result.push_back({{row, column}, *real});
        }
    return result;
}

void paintLights(const LightLayers& layers, const BoardPaint& paint, const LightScene& scene) {
    const lights::Board& board = scene.board;
    const bool large = board.rows() >= largeBoard && board.columns() >= largeBoard;
    const float strength = large ? largeBoardGlow : 1;
    const sf::Vector2f toCentre{paint.pitch() / 2, paint.pitch() / 2};
    const CellRange seen = paint.layout.visibleWindows(glowReach);
    for (int row = seen.firstRow; row < seen.endRow; ++row)
        for (int column = seen.firstColumn; column < seen.endColumn; ++column) {
            const lights::Cell cell{row, column};
            if (board.isHole(cell))
                continue;
            const Shine shine = scene.lights.shine(cell);
            if (shine.glow > 0)
                addGlow(layers, paint, paint.layout.topLeft(cell) + toCentre, shine.glow, strength);
            const std::size_t first = layers.cells.vertices().getVertexCount();
            addWindow(layers.cells, paint, cell, shine,
                      scene.residents != nullptr ? scene.residents->at(cell) : std::nullopt);
            if (scene.tilt != nullptr)
                layers.cells.turn(paint.layout.topLeft(cell) + toCentre, scene.tilt(cell), first);
        }
    for (const Ghost& ghost : ghosts(paint.layout, scene.surface))
        if (board.hasCell(ghost.real))
            addGhost(layers.cells, paint, ghost, scene.lights.shine(ghost.real), scene.ghosts);
}

} // namespace game
