#pragma once

#include "game/look/BoardLayout.hpp"
#include "game/look/BoardLights.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/look/Mesh.hpp"
#include "game/look/Theme.hpp"
#include "lights/Board.hpp"
#include "ui/Canvas.hpp"
#include "ui/Geometry.hpp"

#include <cmath>
#include <optional>
#include <span>
#include <vector>

/// The layers of a board as meshes: what BoardView puts together and sends. All in device pixels.
namespace game {

/// What every layer is painted by.
struct BoardPaint {
    const BoardLayout& layout;
    const ui::Theme& theme;
    WallTint tint;
    const LampAtlas& atlas;
    float alpha = 1; ///< Of everything.
    const Look& look = game::look(theme);

    [[nodiscard]] sf::Color faded(sf::Color colour, float factor = 1) const {
        return ui::faded(colour, alpha * factor);
    }
    [[nodiscard]] float pitch() const { return layout.pitch; }
    [[nodiscard]] float scale() const { return layout.scale; }
};

/// What stands behind the glass of a window when it is lit, if anything.
[[nodiscard]] std::optional<Silhouette> silhouetteAt(lights::Cell cell, unsigned seed) noexcept;

/// Brick lines of a wall measured by windows of `cell` pixels, as far as they lie in `seen`; `fade` 0 … 1 says how
/// solid the wall is at a point.
template<class Fade>
void paintBricks(Mesh& mesh, const sf::FloatRect& wall, const sf::FloatRect& seen, float cell, float thickness,
                 sf::Color colour, Fade&& fade) {
    const float width = 0.36F * cell;
    const float height = 0.15F * cell;
    const float right = std::min(wall.left + wall.width, seen.left + seen.width);
    const float bottom = std::min(wall.top + wall.height, seen.top + seen.height);
    const auto skipped = [](float hidden, float brick) { return std::max(0.0F, std::floor(hidden / brick)); };
    const float rowsAbove = skipped(seen.top - wall.top, height);
    const float first = wall.left + width * skipped(seen.left - wall.left, width);
    bool shifted = std::fmod(rowsAbove, 2.0F) > 0.5F;
    for (const float y : ui::Steps(wall.top + height * rowsAbove, bottom, height)) {
        const float line = std::round(y);
        const float end = std::min(std::round(y + height), bottom);
        for (const float x : ui::Steps(first, right, width)) {
            const float to = std::min(x + width, right);
            if (line > wall.top)
                mesh.rect({x, line, to - x, thickness}, ui::faded(colour, fade((x + to) / 2, line)));
            const float joint = std::round(x + (shifted ? width / 2 : 0));
            if (joint > wall.left && joint < right)
                mesh.rect({joint, line, thickness, end - line}, ui::faded(colour, fade(joint, (line + end) / 2)));
        }
        shifted = !shifted;
    }
}

/// Wall and bricks; a wall with joined edges fades out over its ghost rows.
void paintWall(Mesh& mesh, const BoardPaint& paint);

/// The three layers of light, in the order in which they are drawn.
struct LightLayers {
    Mesh& glow;  ///< On the wall, under the windows.
    Mesh& cells; ///< The windows.
    Mesh& bloom; ///< Over all.
};
/// What the layers of light show.
struct LightScene {
    const lights::Board& board;
    lights::Surface surface = lights::Surface::Plane;
    const BoardLights& lights;
    bool silhouettes = true;
    unsigned seed = 0;
};
void paintLights(const LightLayers& layers, const BoardPaint& paint, const LightScene& scene);

// --- marks over the windows
// -------------------------------------------------------------------------------------------
void paintSeam(Mesh& mesh, const BoardPaint& paint);
void paintTarget(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
void paintPlanningMark(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
void paintHoverRing(Mesh& mesh, const BoardPaint& paint, lights::Cell cell, float strength);
void paintPreviewRing(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
/// What stands for a window that is not there, while a board is edited.
void paintAbsent(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
/// The windows of a pattern, tinted and outlined as far as they are seen.
void paintPattern(Mesh& mesh, const BoardPaint& paint, const lights::BitGrid& pattern);
void paintRegion(Mesh& mesh, const BoardPaint& paint, std::span<const lights::Cell> region);
/// Moon light on an unlit window that a hint means; for the layer of bloom.
void paintHintGlow(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
void paintHintRing(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
void paintRipple(Mesh& mesh, const BoardPaint& paint, const BoardLights::Ring& ring);
/// Brackets round a cell, whose place may lie between cells while they travel.
void paintBrackets(Mesh& mesh, const ui::Theme& theme, sf::Vector2f centre, float pitch, float scale, float alpha);

/// The cells outside the board next to `cell` whose windows are shown there as ghosts, and where they really are.
struct Ghost {
    lights::Cell at;   ///< Outside the board.
    lights::Cell real; ///< The window that it shows.
};
[[nodiscard]] std::vector<Ghost> ghostsNextTo(const BoardLayout& layout, lights::Surface surface, lights::Cell cell);
/// All ghosts of a board of which something is seen.
[[nodiscard]] std::vector<Ghost> ghosts(const BoardLayout& layout, lights::Surface surface);

/// Rows and columns numbered along the edges, every fifth where they are small. Beside a zoomed board the numbers stay
/// in sight.
void drawNumbers(ui::Canvas& canvas, const BoardLayout& layout);

/// The badges of joined edges, in the middle of what is seen of each edge: how many chevrons tells which edges are
/// joined, where they point whether the edge is twisted.
void drawEdgeBadges(ui::Canvas& canvas, const BoardLayout& layout, lights::Surface surface);

} // namespace game
