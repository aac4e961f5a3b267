// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/CableLook.hpp"
#include "game/look/fusebox/FuseBoxPaint.hpp"
#include "game/look/fusebox/FuseBoxPath.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace game {

namespace {

using puzzle::Cell;
using sf::Vector2f;

constexpr float holeCrossBelow = 22; ///< Below this pitch in pixels, a hole is marked by a cross alone.

// In cells.
constexpr float pieceHalf = 0.235F; ///< From the middle of a cable to the outline of a hint.
constexpr float dotRadius = 0.085F;
constexpr float tipRadius = 0.47F; ///< Radius of the ring around the tip.
constexpr float tipWidth = 0.045F;
constexpr float askedArm = 0.13F; ///< Length of an arm of the cross on an edge.
constexpr float askedWidth = 0.06F;

// Alpha.
constexpr float emptyFill = 0.30F;
constexpr float tintFill = 0.26F;
constexpr float pieceFill = 0.20F;
constexpr float regionFill = 0.16F;
constexpr float flatRegionFill = 0.30F;

Polyline wellOutline(const FuseBoxPaint& paint, Cell cell, float inset) {
    const WellBox well = wellBox(static_cast<int>(std::round(paint.pitch())));
    const sf::FloatRect area = paint.area(cell);
    return roundedOutline(
        {area.left + well.from + inset, area.top + well.from + inset, well.side - 2 * inset, well.side - 2 * inset},
        well.radius);
}

float fineLine(const FuseBoxPaint& paint, float units) {
    return std::max(1.0F, std::min(units * paint.scale(), 0.08F * paint.pitch()));
}

} // namespace

void paintHole(Mesh& mesh, const FuseBoxPaint& paint, Cell cell) {
    const float pitch = paint.pitch();
    const Vector2f middle = paint.middle(cell);
    const sf::Color colour = paint.faded(paint.look.starOff, 0.95F);
    const float width = fineLine(paint, 2);
    const float arm = (pitch < holeCrossBelow ? 0.18F : 0.10F) * pitch;
    const std::array<std::array<Vector2f, 2>, 2> strokes{
        {{middle + Vector2f{-arm, -arm}, middle + Vector2f{arm, arm}},
         {middle + Vector2f{arm, -arm}, middle + Vector2f{-arm, arm}}}};
    for (const auto& line : strokes)
        mesh.stroke(line, false, width, colour);
    if (pitch >= holeCrossBelow)
        mesh.dashes(wellOutline(paint, cell, width / 2), width, colour, std::max(4 * paint.scale(), 0.065F * pitch),
                    std::max(4 * paint.scale(), 0.06F * pitch));
}

void paintTint(Mesh& mesh, const FuseBoxPaint& paint, Cell cell, bool wrong) {
    const sf::Color colour = wrong ? paint.theme.colours.danger : paint.theme.colours.hint;
    mesh.sprite(paint.area(cell), paint.atlas.wellShape(), paint.faded(colour, tintFill));
    const float width = fineLine(paint, 2);
    mesh.stroke(wellOutline(paint, cell, width / 2), true, width, paint.faded(colour));
}

void paintEmptyCell(Mesh& mesh, const FuseBoxPaint& paint, Cell cell, float strength) {
    const sf::Color light = paint.theme.colours.litBody;
    mesh.sprite(paint.area(cell), paint.atlas.wellShape(), paint.faded(light, emptyFill * strength));
    const float width = fineLine(paint, 2);
    mesh.stroke(wellOutline(paint, cell, width / 2), true, width, paint.faded(light, strength));
}

void paintHintRegion(Mesh& mesh, const FuseBoxPaint& paint, std::span<const Cell> region) {
    const auto inside = [region](int row, int column) {
        return std::find(region.begin(), region.end(), Cell{row, column}) != region.end();
    };
    const sf::Color fill = paint.faded(paint.theme.colours.hint, paint.theme.flat ? flatRegionFill : regionFill);
    const sf::Color border = paint.faded(paint.theme.colours.hint);
    const float pitch = paint.pitch();
    const float thick = std::max(2.0F, std::round(2 * paint.scale()));
    for (const Cell cell : region) {
        const sf::FloatRect area = paint.area(cell);
        mesh.rect(area, fill);
        if (!inside(cell.row - 1, cell.column))
            mesh.rect({area.left, area.top, pitch, thick}, border);
        if (!inside(cell.row + 1, cell.column))
            mesh.rect({area.left, area.top + pitch - thick, pitch, thick}, border);
        if (!inside(cell.row, cell.column - 1))
            mesh.rect({area.left, area.top, thick, pitch}, border);
        if (!inside(cell.row, cell.column + 1))
            mesh.rect({area.left + pitch - thick, area.top, thick, pitch}, border);
    }
}

void paintHintPiece(Mesh& mesh, const FuseBoxPaint& paint, std::span<const Cell> cells) {
    if (cells.empty())
        return;
    const float pitch = paint.pitch();
    const float half = pieceHalf * pitch;
    const sf::Color hint = paint.theme.colours.hint;
    const float width = std::max(2.0F, 0.038F * pitch);
    const float on = std::max(3 * paint.scale(), 0.105F * pitch);
    const float off = std::max(2 * paint.scale(), 0.075F * pitch);
    Polyline outline;
    if (cells.size() == 1) {
        outline = arc(paint.middle(cells.front()), half, 0, 360);
        outline.pop_back();
        mesh.disc(paint.middle(cells.front()), half, paint.faded(hint, pieceFill));
    } else {
        const CablePath path(cells, paint.layout.origin, pitch, cable::corner * pitch);
        const RibbonProfile fill = RibbonProfile::line(half, paint.faded(hint, pieceFill));
        paintRibbon(mesh, path.points(), fill);
        paintRibbonEnd(mesh, path.points().front(), false, fill);
        paintRibbonEnd(mesh, path.points().back(), true, fill);
        outline = path.outline(half);
    }
    if (!paint.theme.flat)
        mesh.dashes(outline, width + 2.4F * paint.scale(), paint.faded(paint.look.markEdge, 0.85F), on, off);
    mesh.dashes(outline, width, paint.faded(hint), on, off);
}

void paintAsked(Mesh& mesh, const FuseBoxPaint& paint, const arukone::Cable& edge) {
    if (edge.word.empty())
        return;
    const Vector2f middle =
        (paint.middle(edge.origin) + paint.middle(arukone::neighbour(edge.origin, edge.word.front()))) / 2.0F;
    const float arm = askedArm * paint.pitch();
    const float width = std::max(2.0F, askedWidth * paint.pitch());
    const float casing = width + std::max(2.0F, 3 * paint.scale());
    for (const auto& [thickness, colour] : {std::pair{casing, paint.faded(cableCasing(paint.theme))},
                                            std::pair{width, paint.faded(paint.theme.colours.hint)}})
        for (const float slope : {1.0F, -1.0F}) {
            const std::array<Vector2f, 2> line{middle - Vector2f{arm, slope * arm},
                                               middle + Vector2f{arm, slope * arm}};
            mesh.stroke(line, false, thickness, colour);
        }
}

void paintCableMark(Mesh& mesh, const FuseBoxPaint& paint, Cell cell) {
    const Vector2f middle = paint.middle(cell);
    const float radius = std::max(1.5F, dotRadius * paint.pitch());
    mesh.disc(middle, radius + std::max(1.0F, 0.02F * paint.pitch()), paint.faded(cableCasing(paint.theme)));
    mesh.disc(middle, radius, paint.faded(paint.theme.colours.brass));
    if (!paint.theme.flat)
        mesh.disc(middle - Vector2f{0.28F, 0.32F} * radius, 0.42F * radius, paint.faded(paint.look.knobHigh, 0.75F));
}

void paintTip(Mesh& mesh, const FuseBoxPaint& paint, Cell cell) {
    const float radius = tipRadius * paint.pitch();
    const Polyline ring =
        roundedOutline({paint.middle(cell) - Vector2f{radius, radius}, Vector2f{2 * radius, 2 * radius}}, radius);
    mesh.stroke(ring, true, tipWidth * paint.pitch(), paint.faded(paint.theme.colours.focus));
}

void paintHover(Mesh& mesh, const FuseBoxPaint& paint, Cell cell, float strength) {
    const float width = 2 * paint.scale();
    mesh.stroke(wellOutline(paint, cell, -width / 4), true, width, paint.faded(paint.look.ring, strength));
}

} // namespace game
