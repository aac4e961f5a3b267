// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Theme.hpp"
#include "game/look/board/BoardPaint.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace game {

namespace {

using sf::Vector2f;

const sf::Color nightInk{0x05, 0x09, 0x0E};

constexpr float crossOnlyBelow = 22;       ///< Below this pitch in pixels, a missing window is marked by a cross alone.
constexpr float smallestBracketPitch = 16; ///< Units of pitch; on smaller cells the brackets are further out.

Vector2f centreOf(const BoardPaint& paint, lights::Cell cell) {
    return paint.layout.topLeft(cell) + Vector2f{paint.pitch() / 2, paint.pitch() / 2};
}

sf::FloatRect box(Vector2f centre, float halfWidth, float halfHeight) {
    return {centre.x - halfWidth, centre.y - halfHeight, 2 * halfWidth, 2 * halfHeight};
}

/// The outline just outside a window's frame.
Polyline windowOutline(const BoardPaint& paint, lights::Cell cell) {
    const float half = 0.45F * paint.pitch();
    return roundedOutline(box(centreOf(paint, cell), half, half), 0.11F * paint.pitch());
}

void diamond(Mesh& mesh, Vector2f centre, float half, sf::Color colour) {
    const std::array<Vector2f, 4> corners{centre + Vector2f{0, -half}, centre + Vector2f{half, 0},
                                          centre + Vector2f{0, half}, centre + Vector2f{-half, 0}};
    mesh.polygon(corners, colour);
}

/// A dotted line.
void dottedLine(Mesh& mesh, Vector2f from, Vector2f to, float scale, sf::Color colour) {
    const float period = 9 * scale;
    const float dot = 4.5F * scale;
    const Vector2f whole = to - from;
    const float length = std::hypot(whole.x, whole.y);
    const Vector2f way = whole / length;
    for (const float at : ui::Steps(0, length - dot, period)) {
        const std::array<Vector2f, 2> dash{from + way * at, from + way * (at + dot)};
        mesh.stroke(dash, false, 2 * scale, colour);
    }
}

} // namespace

void paintSeam(Mesh& mesh, const BoardPaint& paint) {
    const BoardLayout& layout = paint.layout;
    const sf::FloatRect cells = layout.windows();
    const float out = std::max(3 * paint.scale(), 0.18F * paint.pitch());
    const float left = cells.left - out;
    const float right = cells.left + cells.width + out;
    const float top = cells.top - out;
    const float bottom = cells.top + cells.height + out;
    if (layout.joinedSides)
        for (const float x : {left, right})
            dottedLine(mesh, {x, top}, {x, bottom}, paint.scale(), paint.faded(paint.theme.colours.brass));
    if (layout.joinedTop)
        for (const float y : {top, bottom})
            dottedLine(mesh, {left, y}, {right, y}, paint.scale(), paint.faded(paint.theme.colours.ok));
}

namespace {

/// The colours of a gilded frame, with the light from above.
struct Gold {
    sf::Color top, right, bottom, left, edge;
};

Gold goldOf(const BoardPaint& paint) {
    const sf::Color gold = paint.look.target;
    const auto mixed = [&](sf::Color other, float part) { return paint.faded(ui::mix(gold, other, part)); };
    if (paint.theme.flat)
        return {mixed(gold, 0), mixed(gold, 0), mixed(gold, 0), mixed(gold, 0), paint.faded(sf::Color::Black)};
    const sf::Color light{0xFF, 0xF6, 0xDC};
    const sf::Color edge = paint.theme.additiveGlow ? sf::Color{0x05, 0x08, 0x0C} : sf::Color{0x2A, 0x20, 0x10};
    return {mixed(light, 0.45F), mixed(gold, 0), mixed(sf::Color::Black, 0.45F), mixed(light, 0.18F),
            paint.faded(edge)};
}

/// The four sides of a square ring, mitred at the corners.
void paintRing(Mesh& mesh, const sf::FloatRect& outer, float thick, const Gold& gold) {
    const Vector2f from{outer.left, outer.top};
    const Vector2f to{outer.left + outer.width, outer.top + outer.height};
    const std::array<Vector2f, 4> out{from, {to.x, from.y}, to, {from.x, to.y}};
    const Vector2f in{thick, thick};
    const std::array<Vector2f, 4> inside{
        from + in, {to.x - thick, from.y + thick}, to - in, {from.x + thick, to.y - thick}};
    const std::array<sf::Color, 4> sides{gold.top, gold.right, gold.bottom, gold.left};
    for (std::size_t i = 0; i < 4; ++i) {
        const std::size_t next = (i + 1) % 4;
        const std::array<sf::Color, 4> colours{sides[i], sides[i], sides[i], sides[i]};
        mesh.quad(std::array{out[i], out[next], inside[next], inside[i]}, colours);
    }
}

sf::FloatRect grown(const sf::FloatRect& area, float by) {
    return {area.left - by, area.top - by, area.width + 2 * by, area.height + 2 * by};
}

} // namespace

void paintTarget(Mesh& mesh, const BoardPaint& paint, lights::Cell cell) {
    constexpr float smallest = 4; ///< A ring would hide the light of smaller windows.
    constexpr float framedFrom = 12;
    constexpr float detailedFrom = 40;
    const float pitch = paint.pitch();
    if (pitch < smallest)
        return;
    const Gold gold = goldOf(paint);
    const Vector2f corner = paint.layout.topLeft(cell);
    if (pitch < framedFrom) { // As the squares there, which leave a pixel between each other.
        paintRing(mesh, {corner, {pitch - 1, pitch - 1}}, 1, gold);
        return;
    }
    const bool detailed = pitch >= detailedFrom;
    const float half = pitch / 2;
    // In whole pixels, so that the sides are sharp and equally wide.
    const float margin = std::round((detailed ? 0.17F : 0.13F) * half);
    const float thick = std::max(2.0F, std::round((detailed ? 0.125F : 0.195F) * half));
    const float edge = std::max(1.0F, std::round(0.035F * half));
    const sf::FloatRect ring = grown({corner, {pitch, pitch}}, -margin);
    const Gold dark{gold.edge, gold.edge, gold.edge, gold.edge, gold.edge};
    paintRing(mesh, grown(ring, edge), edge, dark);
    paintRing(mesh, ring, thick, gold);
    paintRing(mesh, grown(ring, -thick), edge, dark);
    if (!paint.theme.flat)
        for (const Vector2f& way : {Vector2f{1, 1}, Vector2f{-1, 1}, Vector2f{1, -1}, Vector2f{-1, -1}}) {
            const Vector2f centre{ring.left + ring.width / 2, ring.top + ring.height / 2};
            const float outer = ring.width / 2;
            const std::array mitre{centre + way * outer, centre + way * (outer - thick)};
            mesh.stroke(mitre, false, std::max(0.8F, 0.016F * half), ui::faded(gold.edge, 0.75F));
        }
    // The corners of the glass are round, and the frame under the gold would show there.
    const float leg = edge + 0.08F * half;
    for (const Vector2f& way : {Vector2f{1, 1}, Vector2f{-1, 1}, Vector2f{1, -1}, Vector2f{-1, -1}}) {
        const Vector2f at =
            Vector2f{ring.left + ring.width / 2, ring.top + ring.height / 2} + way * (ring.width / 2 - thick);
        mesh.polygon(std::array{at, at - Vector2f{way.x * leg, 0}, at - Vector2f{0, way.y * leg}}, gold.edge);
    }
    if (!detailed)
        return;
    if (!paint.theme.flat) // The step in the profile.
        paintRing(mesh, grown(ring, -thick / 2), std::max(1.0F, 0.018F * half),
                  {ui::faded(gold.edge, 0.35F), ui::faded(gold.edge, 0.35F), ui::faded(gold.edge, 0.35F),
                   ui::faded(gold.edge, 0.35F), gold.edge});
    const Vector2f sill = centreOf(paint, cell) + Vector2f{0, 0.9F * half};
    diamond(mesh, sill, 0.15F * half, gold.edge);
    diamond(mesh, sill, 0.105F * half, gold.right);
}

void paintPlanningMark(Mesh& mesh, const BoardPaint& paint, lights::Cell cell) {
    const Vector2f centre = centreOf(paint, cell);
    const sf::Color chalk = paint.faded(sf::Color{0xF8, 0xF4, 0xE9});
    const sf::Color dark = paint.faded(nightInk);
    if (paint.pitch() < 22) {
        mesh.disc(centre, std::max(2.0F, 0.2F * paint.pitch()), dark);
        mesh.disc(centre, std::max(1.2F, 0.13F * paint.pitch()), chalk);
        return;
    }
    // A chalk cross on a slate in the lower right of the pane, beside the symbol and above the sill. On lit glass the
    // slate stands out, on dark glass its rim and the cross.
    const Vector2f middle = centre + Vector2f{0.19F, 0.19F} * paint.pitch();
    const float width = std::max(1.5F, 0.030F * paint.pitch());
    const float radius = 0.155F * paint.pitch();
    mesh.disc(middle, radius, chalk);
    mesh.disc(middle, radius - std::max(1.0F, 0.018F * paint.pitch()), dark);
    const float arm = 0.068F * paint.pitch();
    const std::array<std::array<Vector2f, 2>, 2> strokes{
        {{middle + Vector2f{-arm, -arm}, middle + Vector2f{arm, arm}},
         {middle + Vector2f{arm, -arm}, middle + Vector2f{-arm, arm}}}};
    for (const auto& line : strokes)
        mesh.stroke(line, false, width, chalk, Cap::Round);
}

void paintShape(Mesh& mesh, const BoardPaint& paint, const lights::Board& board, const lights::Rules& rules,
                lights::Cell cell) {
    constexpr float smallestPitch = 20; // Below it squares could not be told apart.
    if (paint.pitch() < smallestPitch)
        return;
    const sf::Color chalk = paint.faded(sf::Color{0xF8, 0xF4, 0xE9});
    const sf::Color dark = paint.faded(nightInk, 0.85F);
    const lights::Stamp stamp = rules.stamp;
    const float pitch = 0.5F * paint.pitch() / static_cast<float>(2 * stamp.drawnReach() + 1);
    const float half = std::max(1.5F, 0.36F * pitch);
    const float rim = std::max(1.0F, 0.05F * paint.pitch() * 0.5F);
    const Vector2f middle = centreOf(paint, cell);
    const auto square = [&](lights::Offset at, bool filled) {
        const Vector2f centre =
            middle + Vector2f{static_cast<float>(at.right) * pitch, static_cast<float>(at.down) * pitch};
        mesh.rect(box(centre, half + rim, half + rim), dark);
        mesh.rect(box(centre, half, half), chalk);
        if (!filled)
            mesh.rect(box(centre, half - rim, half - rim), dark);
    };
    square({}, stamp.togglesPressed());
    stamp.forEach([&](lights::Offset offset) {
        if (offset == lights::Offset{})
            return;
        const lights::Cell target{cell.row + offset.down, cell.column + offset.right};
        const auto there = stamp.isLines() ? std::optional(target)
                                           : lights::wrap(rules.surface, board.rows(), board.columns(), target);
        square(offset, there && board.hasCell(*there));
    });
}

void paintSeal(Mesh& mesh, const BoardPaint& paint, lights::Cell cell) {
    const bool flat = paint.theme.flat;
    const sf::Color wood = paint.faded(flat ? paint.theme.colours.surfaceHi : sf::Color{0x8A, 0x64, 0x3F});
    const sf::Color lowWood = paint.faded(flat ? paint.theme.colours.surfaceHi : sf::Color{0x6B, 0x4B, 0x2E});
    const sf::Color rim = paint.faded(flat ? paint.theme.colours.text : sf::Color{0x2A, 0x1C, 0x10});
    const sf::Color nail = paint.faded(flat ? paint.theme.colours.text : sf::Color{0xC9, 0xB4, 0x92});
    const Vector2f centre = centreOf(paint, cell);
    const float pitch = paint.pitch();
    const float edge = std::max(1.0F, 0.018F * pitch);
    struct Plank {
        float middle; ///< In cells below the centre.
        float slant;  ///< How much lower the right end is than the left one.
    };
    for (const Plank plank : {Plank{-0.19F, -0.06F}, Plank{0.17F, 0.04F}}) {
        const float half = 0.42F * pitch;
        const float high = 0.085F * pitch;
        const auto corners = [&](float grown) {
            const float x = half + grown;
            const float y = high + grown;
            const float left = centre.y + (plank.middle - plank.slant / 2) * pitch;
            const float right = centre.y + (plank.middle + plank.slant / 2) * pitch;
            return std::array<Vector2f, 4>{Vector2f{centre.x - x, left - y}, Vector2f{centre.x + x, right - y},
                                           Vector2f{centre.x + x, right + y}, Vector2f{centre.x - x, left + y}};
        };
        mesh.polygon(corners(edge), rim);
        mesh.quad(corners(0), std::array<sf::Color, 4>{wood, wood, lowWood, lowWood});
        if (pitch < 22)
            continue;
        for (const float side : {-1.0F, 1.0F})
            mesh.disc(centre + Vector2f{side * 0.34F * pitch, (plank.middle + side * 0.4F * plank.slant) * pitch},
                      std::max(1.0F, 0.022F * pitch), nail);
    }
}

void paintCurtain(Mesh& mesh, const BoardPaint& paint, lights::Cell cell) {
    const bool flat = paint.theme.flat;
    const sf::Color cloth = paint.faded(flat ? paint.theme.colours.surfaceHi : sf::Color{0xC8, 0x5A, 0x54});
    const sf::Color fold = paint.faded(flat ? paint.theme.colours.surfaceHi : sf::Color{0x93, 0x38, 0x3A});
    const sf::Color rim = paint.faded(flat ? paint.theme.colours.text : sf::Color{0x2B, 0x10, 0x14});
    const sf::Color rail = paint.faded(flat ? paint.theme.colours.text : sf::Color{0xE2, 0xC9, 0x9A});
    const Vector2f centre = centreOf(paint, cell);
    const float pitch = paint.pitch();
    const float half = 0.38F * pitch; // Of the pane.
    const float edge = std::max(1.0F, 0.014F * pitch);
    const auto folds = static_cast<std::size_t>(pitch < 22 ? 1 : pitch < 40 ? 2 : 3);
    for (const float side : {-1.0F, 1.0F}) {
        // The cloth is wide at the rail and gathered below, so that it hangs in a curve of straight pieces.
        const auto at = [&](float across, float down) {
            const float gathered = down < 0.62F ? 1 - 0.45F * down : 0.72F + 0.16F * (down - 0.62F);
            return centre + Vector2f{side * (half - across * 0.62F * half * gathered), -half + 2 * half * down};
        };
        const auto strip = [&](float from, float to, float top, float bottom, float grown) {
            const float out = side * grown;
            return std::array<Vector2f, 4>{at(from, top) + Vector2f{out, 0}, at(to, top) - Vector2f{out, 0},
                                           at(to, bottom) - Vector2f{out, 0}, at(from, bottom) + Vector2f{out, 0}};
        };
        for (const auto& [top, bottom] : {std::pair(0.0F, 0.62F), std::pair(0.62F, 1.0F)}) {
            mesh.polygon(strip(0, 1, top, bottom, edge), rim);
            for (std::size_t i = 0; i < folds; ++i) {
                const float from = static_cast<float>(i) / static_cast<float>(folds);
                const float to = static_cast<float>(i + 1) / static_cast<float>(folds);
                mesh.quad(strip(from, to, top, bottom, 0), std::array<sf::Color, 4>{fold, cloth, cloth, fold});
            }
        }
    }
    mesh.rect(box(centre - Vector2f{0, half}, half + 0.04F * pitch, std::max(1.0F, 0.028F * pitch)), rail);
}

void paintPressMark(Mesh& mesh, const BoardPaint& paint, lights::Cell cell) {
    const sf::Color chalk = paint.faded(sf::Color{0xF8, 0xF4, 0xE9});
    const sf::Color dark = paint.faded(nightInk);
    // A button with its rim in the lower left of the pane, where no planning mark is.
    const bool tiny = paint.pitch() < 22;
    const float aside = (tiny ? 0.22F : 0.19F) * paint.pitch();
    const Vector2f middle = centreOf(paint, cell) + Vector2f{-aside, aside};
    const float radius = std::max(2.0F, 0.155F * paint.pitch());
    mesh.disc(middle, radius, chalk);
    mesh.disc(middle, 0.78F * radius, dark);
    if (!tiny)
        mesh.disc(middle, 0.45F * radius, chalk);
}

void paintHoverRing(Mesh& mesh, const BoardPaint& paint, lights::Cell cell, float strength) {
    mesh.stroke(windowOutline(paint, cell), true, 2 * paint.scale(), paint.faded(paint.look.ring, strength));
}

void paintPreviewRing(Mesh& mesh, const BoardPaint& paint, lights::Cell cell) {
    const sf::Color colour = paint.faded(paint.look.ring, 0.9F);
    const Polyline outline = windowOutline(paint, cell);
    if (paint.pitch() < 40)
        mesh.stroke(outline, true, 1.6F * paint.scale(), colour);
    else
        mesh.dashes(outline, 2 * paint.scale(), colour, 0.075F * paint.pitch(), 0.055F * paint.pitch());
}

void paintHole(Mesh& mesh, const BoardPaint& paint, lights::Cell cell) {
    const float pitch = paint.pitch();
    const Vector2f centre = centreOf(paint, cell);
    const sf::Color colour = paint.faded(paint.look.starOff, 0.95F);
    const float width = std::max(1.0F, std::min(2 * paint.scale(), 0.05F * pitch));
    const float arm = (pitch < crossOnlyBelow ? 0.18F : 0.10F) * pitch;
    const std::array<std::array<Vector2f, 2>, 2> strokes{
        {{centre + Vector2f{-arm, -arm}, centre + Vector2f{arm, arm}},
         {centre + Vector2f{arm, -arm}, centre + Vector2f{-arm, arm}}}};
    for (const auto& line : strokes)
        mesh.stroke(line, false, width, colour);
    if (pitch < crossOnlyBelow)
        return;
    const float half = 0.405F * pitch;
    mesh.dashes(roundedOutline(box(centre, half, half), 0.09F * pitch), width, colour,
                std::max(4 * paint.scale(), 0.065F * pitch), std::max(4 * paint.scale(), 0.06F * pitch));
}

namespace {

/// Tints a cell and draws a line where the area ends, which bends around the windows at its corners. \param inside
/// whether a cell belongs to the area.
template<class Inside>
void paintTinted(Mesh& mesh, const BoardPaint& paint, lights::Cell cell, Inside&& inside) {
    const sf::Color fill = paint.faded(paint.theme.colours.hint, paint.theme.flat ? 0.30F : 0.20F);
    const sf::Color border = paint.faded(paint.theme.colours.hint);
    const float pitch = paint.pitch();
    const float thick = std::max(2.0F, std::round(2.5F * paint.scale()));
    const Vector2f first = paint.layout.topLeft(cell);
    const Vector2f middle = first + Vector2f{pitch / 2, pitch / 2};
    const float bend = std::max(thick, std::round(0.14F * pitch));
    const bool above = inside({cell.row - 1, cell.column});
    const bool below = inside({cell.row + 1, cell.column});
    const bool before = inside({cell.row, cell.column - 1});
    const bool after = inside({cell.row, cell.column + 1});
    /// How much a corner takes from the sides that meet there.
    const auto cut = [&](bool side, bool other) { return side || other ? 0.0F : bend; };
    const float topLeft = cut(above, before);
    const float topRight = cut(above, after);
    const float bottomLeft = cut(below, before);
    const float bottomRight = cut(below, after);
    const float right = first.x + pitch;
    const float bottom = first.y + pitch;
    mesh.rect({first.x + topLeft, first.y, pitch - topLeft - topRight, bend}, fill);
    mesh.rect({first.x, first.y + bend, pitch, pitch - 2 * bend}, fill);
    mesh.rect({first.x + bottomLeft, bottom - bend, pitch - bottomLeft - bottomRight, bend}, fill);
    if (!above)
        mesh.rect({first.x + topLeft, first.y, pitch - topLeft - topRight, thick}, border);
    if (!below)
        mesh.rect({first.x + bottomLeft, bottom - thick, pitch - bottomLeft - bottomRight, thick}, border);
    if (!before)
        mesh.rect({first.x, first.y + topLeft, thick, pitch - topLeft - bottomLeft}, border);
    if (!after)
        mesh.rect({right - thick, first.y + topRight, thick, pitch - topRight - bottomRight}, border);
    const auto corner = [&](float taken, float sx, float sy) {
        if (taken <= 0)
            return;
        const Vector2f centre = middle + Vector2f{sx, sy} * (pitch / 2 - bend);
        const float to = sx > 0 ? 0.0F : sy * 180;
        const Polyline edge = arc(centre, bend, sy * 90, to);
        const std::array<sf::Color, 4> colours{fill, fill, fill, fill};
        for (std::size_t i = 1; i < edge.size(); ++i)
            mesh.quad(std::array{centre, edge[i - 1], edge[i], centre}, colours);
        mesh.stroke(arc(centre, bend - thick / 2, sy * 90, to), false, thick, border);
    };
    corner(topLeft, -1, -1);
    corner(topRight, 1, -1);
    corner(bottomLeft, -1, 1);
    corner(bottomRight, 1, 1);
}

} // namespace

void paintPattern(Mesh& mesh, const BoardPaint& paint, const lights::BitGrid& pattern) {
    const CellRange seen = paint.layout.visibleWindows();
    const auto inside = [&](lights::Cell cell) { return pattern.contains(cell) && pattern.test(cell); };
    pattern.forEach([&](lights::Cell cell) {
        if (seen.contains(cell))
            paintTinted(mesh, paint, cell, inside);
    });
}

void paintRegion(Mesh& mesh, const BoardPaint& paint, std::span<const lights::Cell> region) {
    const auto inside = [region](lights::Cell cell) {
        return std::find(region.begin(), region.end(), cell) != region.end();
    };
    for (const lights::Cell cell : region)
        paintTinted(mesh, paint, cell, inside);
}

void paintHintGlow(Mesh& mesh, const BoardPaint& paint, lights::Cell cell) {
    const float half = 0.9F * paint.pitch();
    mesh.sprite(box(centreOf(paint, cell), half, half), paint.atlas.glow(),
                paint.faded(paint.theme.colours.hint, 0.30F));
}

void paintHintRing(Mesh& mesh, const BoardPaint& paint, lights::Cell cell) {
    const float pitch = paint.pitch();
    const float half = 0.488F * pitch;
    const float width = std::max(2.0F, 0.038F * pitch);
    const Polyline outline = roundedOutline(box(centreOf(paint, cell), half, half), 0.15F * pitch);
    const float on = 0.105F * pitch;
    const float off = 0.075F * pitch;
    if (!paint.theme.flat)
        mesh.dashes(outline, width + 2.4F * paint.scale(), paint.faded(nightInk, 0.85F), on, off);
    mesh.dashes(outline, width, paint.faded(paint.theme.colours.hint), on, off);
}

void paintReasonRing(Mesh& mesh, const BoardPaint& paint, lights::Cell cell) {
    const float pitch = paint.pitch();
    const float width = std::max(1.6F, 0.03F * pitch);
    const sf::Color colour = paint.faded(paint.theme.colours.hint);
    for (const float half : {0.488F * pitch, 0.488F * pitch - 2 * width}) {
        const Polyline outline = roundedOutline(box(centreOf(paint, cell), half, half), 0.15F * pitch);
        if (!paint.theme.flat)
            mesh.stroke(outline, true, width + 2.4F * paint.scale(), paint.faded(nightInk, 0.85F));
        mesh.stroke(outline, true, width, colour);
    }
}

void paintRipple(Mesh& mesh, const BoardPaint& paint, const BoardLights::Ring& ring) {
    if (ring.radius <= 0)
        return;
    Polyline circle = arc(centreOf(paint, ring.cell), ring.radius * paint.pitch(), 0, 360);
    circle.pop_back();
    const sf::Color colour = paint.theme.additiveGlow ? paint.theme.colours.litMid : paint.theme.colours.litRim;
    mesh.stroke(circle, true, 2 * paint.scale(), paint.faded(colour, ring.alpha));
}

void paintBrackets(Mesh& mesh, const ui::Theme& theme, Vector2f centre, float pitch, float scale, float alpha) {
    pitch = std::max(pitch, smallestBracketPitch * scale);
    const float half = 0.512F * pitch;
    const float width = std::max(3 * scale, 0.045F * pitch) * theme.focusScale;
    const float arm = std::max(0.26F * pitch, 4 * scale);
    const float radius = std::min(0.135F * pitch, arm * 0.6F);
    for (const float sx : {-1.0F, 1.0F})
        for (const float sy : {-1.0F, 1.0F}) {
            const Vector2f corner = centre + Vector2f{sx * half, sy * half};
            const float from = sy * 90;
            const float to = sx > 0 ? 0.0F : sy * 180;
            Polyline line{corner + Vector2f{-sx * arm, 0}};
            const Polyline bend = arc(corner + Vector2f{-sx * radius, -sy * radius}, radius, from, to);
            line.insert(line.end(), bend.begin(), bend.end());
            line.push_back(corner + Vector2f{0, -sy * arm});
            if (!theme.flat)
                mesh.stroke(line, false, width + 2 * std::max(1.5F, 1.8F * scale),
                            ui::faded(look(theme).markEdge, alpha), Cap::Round);
            mesh.stroke(line, false, width, ui::faded(theme.colours.focus, alpha), Cap::Round);
        }
}

} // namespace game
