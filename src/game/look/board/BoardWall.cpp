// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Sdf.hpp"
#include "game/look/board/BoardPaint.hpp"

#include <cmath>

namespace game {

namespace {

constexpr int fadeSteps = 8;
constexpr float smallestBrickCell = 28; ///< Bricks are never smaller than those for windows of this many units.

/// Opacity of the wall along one axis: 1 over windows and padding, fading to 0 over the ghosts.
struct Fade {
    float from; ///< Where the windows begin.
    float to;   ///< Where they end.
    float over; ///< Length of the fade; 0 for an edge that is not joined.

    [[nodiscard]] float at(float x) const {
        const float outside = std::max(from - x, x - to);
        return over <= 0 || outside <= 0 ? 1 : 1 - sdf::smoothstep(0, over, outside);
    }
    /// Where to divide quads, so that linear blending approximates the curve.
    [[nodiscard]] std::vector<float> cuts(float first, float last) const {
        std::vector<float> result{first};
        if (over > 0)
            for (int i = 1; i < fadeSteps; ++i)
                result.push_back(first + (from - first) * static_cast<float>(i) / fadeSteps);
        result.push_back(from);
        result.push_back(to);
        if (over > 0)
            for (int i = 1; i < fadeSteps; ++i)
                result.push_back(to + (last - to) * static_cast<float>(i) / fadeSteps);
        result.push_back(last);
        return result;
    }
};

void paintFadingBand(Mesh& mesh, const sf::FloatRect& band, const Fade& across, sf::Color top, sf::Color bottom) {
    const std::vector<float> xs = across.cuts(band.left, band.left + band.width);
    for (std::size_t i = 0; i + 1 < xs.size(); ++i) {
        const float a = across.at(xs[i]);
        const float b = across.at(xs[i + 1]);
        const std::array<sf::Vector2f, 4> corners{sf::Vector2f{xs[i], band.top},
                                                  {xs[i + 1], band.top},
                                                  {xs[i + 1], band.top + band.height},
                                                  {xs[i], band.top + band.height}};
        const std::array<sf::Color, 4> colours{ui::faded(top, a), ui::faded(top, b), ui::faded(bottom, b),
                                               ui::faded(bottom, a)};
        mesh.quad(corners, colours);
    }
}

/// \param opacity of the wall at a point, 0 … 1.
template<class Opacity>
void paintFadingWall(Mesh& mesh, const BoardPaint& paint, const sf::FloatRect& wall, const Fade& across,
                     const Fade& down, const Opacity& opacity) {
    const std::vector<float> xs = across.cuts(wall.left, wall.left + wall.width);
    const std::vector<float> ys = down.cuts(wall.top, wall.top + wall.height);
    const auto colour = [&](float x, float y) {
        const sf::Color at = ui::mix(paint.tint.wall, paint.tint.wallLow, (y - wall.top) / wall.height);
        return paint.faded(at, opacity(x, y));
    };
    for (std::size_t j = 0; j + 1 < ys.size(); ++j)
        for (std::size_t i = 0; i + 1 < xs.size(); ++i) {
            const std::array<sf::Vector2f, 4> corners{
                sf::Vector2f{xs[i], ys[j]}, {xs[i + 1], ys[j]}, {xs[i + 1], ys[j + 1]}, {xs[i], ys[j + 1]}};
            const std::array<sf::Color, 4> colours{colour(xs[i], ys[j]), colour(xs[i + 1], ys[j]),
                                                   colour(xs[i + 1], ys[j + 1]), colour(xs[i], ys[j + 1])};
            mesh.quad(corners, colours);
        }
}

/// The top and bottom ledges of a floating wall, whose rows end there.
void paintFloatingLedges(Mesh& mesh, const BoardPaint& paint, const sf::FloatRect& wall, const Fade& across) {
    const float s = paint.scale();
    const sf::Color top = paint.faded(paint.tint.cornice);
    const sf::Color low = paint.faded(paint.tint.corniceLow);
    const float bottom = wall.top + wall.height;
    paintFadingBand(mesh, {wall.left, wall.top - std::round(10 * s), wall.width, std::round(12 * s)}, across, top, low);
    paintFadingBand(mesh, {wall.left, wall.top + std::round(2 * s), wall.width, std::round(5 * s)}, across, low, low);
    paintFadingBand(mesh, {wall.left, bottom - std::round(4 * s), wall.width, std::round(11 * s)}, across, top, low);
}

} // namespace

void paintWall(Mesh& mesh, const BoardPaint& paint, float fade) {
    if (paint.theme.flat)
        return;
    const BoardLayout& layout = paint.layout;
    sf::FloatRect wall = layout.wall();
    const sf::FloatRect cells = layout.windows();
    const float bottom = wall.top + wall.height;
    const Fade across{cells.left, cells.left + cells.width, layout.joinedSides ? layout.ghostWidth() : 0};
    const Fade down{cells.top, cells.top + cells.height, layout.joinedTop ? layout.ghostWidth() : 0};
    const auto opacity = [&](float x, float y) {
        return 1 - (layout.wrapped() ? fade * (1 - (y > bottom ? 0 : across.at(x) * down.at(y))) : 0);
    };
    if (layout.wrapped())
        paintFadingWall(mesh, paint, wall, across, down, opacity);
    else
        mesh.rect(wall, paint.faded(paint.tint.wall), paint.faded(paint.tint.wallLow));

    if (layout.wrapped() && fade < 1 && layout.ground > bottom) { // What was below it is built.
        mesh.rect({wall.left, bottom, wall.width, layout.ground - bottom}, paint.faded(paint.tint.wallLow, 1 - fade));
        wall.height = layout.ground - wall.top;
    }
    const float brickCell = std::max(paint.pitch(), smallestBrickCell * paint.scale());
    const float strength = paint.pitch() < 40 ? 0.25F : 0.55F;
    paintBricks(mesh, wall, layout.zoomed() ? layout.port : wall, brickCell, std::max(1.0F, std::round(paint.scale())),
                paint.faded(paint.tint.wallLine, strength), opacity);
    if (layout.wrapped() && !layout.joinedTop) {
        BoardPaint ledges = paint;
        ledges.alpha *= fade;
        paintFloatingLedges(mesh, ledges, layout.wall(), across);
    }
}

} // namespace game
