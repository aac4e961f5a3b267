// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/BoardLayout.hpp"
#include "game/look/LampAtlas.hpp"
#include "game/look/Mesh.hpp"
#include "game/look/Theme.hpp"
#include "game/look/board/BoardLights.hpp"
#include "game/look/board/BoardResidents.hpp"
#include "lights/Board.hpp"
#include "ui/Canvas.hpp"
#include "ui/Geometry.hpp"

#include <cmath>
#include <optional>
#include <span>
#include <vector>

/// The layers of a board as meshes, which LightsBoardView assembles and draws. All in device pixels.
namespace game {

/// What all layers are painted with.
struct BoardPaint {
    const BoardLayout& layout;
    const ui::Theme& theme;
    WallTint tint;
    const LampAtlas& atlas;
    float alpha = 1; ///< Alpha of the whole picture.
    const Look& look = game::look(theme);

    [[nodiscard]] sf::Color faded(sf::Color colour, float factor = 1) const {
        return ui::faded(colour, alpha * factor);
    }
    [[nodiscard]] float pitch() const { return layout.pitch; }
    [[nodiscard]] float scale() const { return layout.scale; }
};

/// Paints the brick lines of a wall within `seen`, sized for windows of `cell` pixels. `fade` returns the opacity of
/// the wall at a point, 0 … 1.
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

/// Wall and bricks; at joined edges the wall fades out over the ghosts. \param fade see BoardJoins.
void paintWall(Mesh& mesh, const BoardPaint& paint, float fade = 1);

/// The three layers of light, in drawing order.
struct LightLayers {
    Mesh& glow;  ///< On the wall, below the windows.
    Mesh& cells; ///< The windows.
    Mesh& bloom; ///< Above everything.
};
/// The contents of the layers of light.
struct LightScene {
    const lights::Board& board;
    lights::Surface surface = lights::Surface::Plane;
    const BoardLights& lights;
    const BoardResidents* residents = nullptr; ///< Null if nobody is seen.
    float (*tilt)(lights::Cell) = nullptr;     ///< By how many degrees a window is tilted; null if none is.
    float ghosts = 1;                          ///< Strength of the ghosts, but for those on a wall that runs on.
};
void paintLights(const LightLayers& layers, const BoardPaint& paint, const LightScene& scene);

// --- marks over the windows --------------------------------------------------------------------------------------
void paintSeam(Mesh& mesh, const BoardPaint& paint);
void paintTarget(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
void paintPlanningMark(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
/// What a press of the window switches, as a small drawing in its pane: a square for each window of the stamp, hollow
/// where there is none to switch. \param board with the holes.
void paintShape(Mesh& mesh, const BoardPaint& paint, const lights::Board& board, const lights::Rules& rules,
                lights::Cell cell);
/// The boards nailed across a sealed window; its light shines between them. Also for a ghost, whose cell is outside the
/// board.
void paintSeal(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
/// The curtain of a window whose light does not matter, drawn half: the pane is seen between its two sides. Also for a
/// ghost.
void paintCurtain(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
/// The sign "do not disturb" on the handle of a window that may not be pressed in quiet hours; on a small window a
/// dimmed frame. Also for a ghost.
void paintTag(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
/// The mark of a window that the player pressed.
void paintPressMark(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
void paintHoverRing(Mesh& mesh, const BoardPaint& paint, lights::Cell cell, float strength);
void paintPreviewRing(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
/// Marks a missing window while a board is edited.
void paintHole(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
/// Tints and outlines the visible windows of a pattern.
void paintPattern(Mesh& mesh, const BoardPaint& paint, const lights::BitGrid& pattern);
void paintRegion(Mesh& mesh, const BoardPaint& paint, std::span<const lights::Cell> region);
/// Moonlight on an unlit window that a hint points to; goes into the bloom layer.
void paintHintGlow(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
void paintHintRing(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
/// A double ring: the window that the reason of a hint is about.
void paintReasonRing(Mesh& mesh, const BoardPaint& paint, lights::Cell cell);
void paintRipple(Mesh& mesh, const BoardPaint& paint, const BoardLights::Ring& ring);
/// Brackets around a cell; `centre` may be between cells while they travel.
void paintBrackets(Mesh& mesh, const ui::Theme& theme, sf::Vector2f centre, float pitch, float scale, float alpha);

/// How opaque ghosts are, and what lies on them.
inline constexpr float ghostAlpha = 0.38F;

/// A ghost: a cell outside the board that shows a window from the other side of a joined edge.
struct Ghost {
    lights::Cell at;   ///< Outside the board.
    lights::Cell real; ///< The window that it shows.
};
[[nodiscard]] std::vector<Ghost> ghostsNextTo(const BoardLayout& layout, lights::Surface surface, lights::Cell cell);
/// All ghosts of a board that are at least partly visible.
[[nodiscard]] std::vector<Ghost> ghosts(const BoardLayout& layout, lights::Surface surface);

/// Numbers the rows and columns along the edges; only every fifth if they are small. On a zoomed board the numbers stay
/// visible.
void drawNumbers(ui::Canvas& canvas, const BoardLayout& layout);

/// Draws the badges of joined edges, each in the middle of the visible part of its edge. The number of chevrons
/// identifies the pair of edges; their directions show whether it is twisted.
void drawEdgeBadges(ui::Canvas& canvas, const BoardLayout& layout, lights::Surface surface);

} // namespace game
