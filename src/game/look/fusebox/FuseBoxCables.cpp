// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/CableLook.hpp"
#include "game/look/fusebox/FuseBoxPaint.hpp"
#include "game/look/fusebox/FuseBoxPath.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace game {

namespace {

using puzzle::Cell;
using sf::Vector2f;

// In pixels.
constexpr float plainBelow = 30;         ///< Below this pitch a cable has no edge, and a wider body.
constexpr float weavesFrom = 40;         ///< Below this pitch cables have no weave.
constexpr float bareBelow = 12;          ///< Below this pitch a cable has no casing.
constexpr float runNumbersFrom = 20;     ///< Below this pitch there are no numbers on cables.
constexpr float smallestRunDisc = 7.5F;  ///< Radius, for one digit.
constexpr float smallestWideRunDisc = 9; ///< Radius, for two digits.

// In cells.
constexpr float plainBody = 0.25F;
constexpr float bareBody = 0.40F;
constexpr float stripeHalf = 0.0345F;
constexpr float haloRadius = 0.90F;
constexpr float runDisc = 0.235F; ///< Radius of the disc behind a number on a cable.
constexpr float runRing = 0.05F;  ///< Width of the dark ring around it.

constexpr float bareEdge = 0.5F; ///< How much of the edge is in a cable without a casing.
constexpr float haloAlpha = 0.30F;
constexpr float cableGlowAlpha = 0.11F; ///< At the casing; it ends at the radius of the corners.
constexpr float glowOnBody = 0.3F;      ///< As a share of that alpha.
constexpr float glowOnCasing = 0.2F;
constexpr float glowMiddle = 0.23F; ///< In cells.
constexpr float glowAtMiddle = 0.38F;
constexpr float poweredGlow = 1.2F;   ///< How much stronger glows are with full power.
constexpr float poweredLight = 0.30F; ///< How much white is then in a cable.
constexpr float warmLight = 0.03F;    ///< How much white is in the cable of a joined pair.
constexpr float pulseReach = 0.9F;    ///< Half the length of a pulse, in cells.
constexpr float pulseAlpha = 0.75F;
constexpr float faintAlpha = 0.55F;
constexpr std::size_t numberedRun = 4; ///< Cells in a straight run that has a number in the contrast theme.

/// The weaves, in cells: marks with ends at right angles to the cable, repeated along it.
struct WeaveMarks {
    float half = 0;   ///< Half the width across the cable.
    float length = 0; ///< Length of one mark.
    float period = 0; ///< From mark to mark.
    float second = 0; ///< From the beginning of a mark to that of its twin; 0 for none.
};

WeaveMarks marksOf(Weave weave) {
    switch (weave) {
    case Weave::Bands:
        return {cable::body / 2, 0.07F, 0.23F, 0};
    case Weave::DashedCore:
        return {0.04F, 0.13F, 0.243F, 0};
    case Weave::DoubleBands:
        return {cable::body / 2, 0.031F, 0.30F, 0.093F};
    case Weave::Plain:
    case Weave::CoreStripe:
        break;
    }
    return {};
}

/// The widths of a cable at a pitch, in pixels from the middle line.
struct Halves {
    float casing = 0; ///< 0 for none.
    float edge = 0;   ///< 0 for none.
    float body = 0;
};

Halves halvesOf(float pitch) {
    if (pitch < bareBelow)
        return {0, 0, bareBody / 2 * pitch};
    if (pitch < plainBelow)
        return {cable::casing / 2 * pitch, 0, plainBody / 2 * pitch};
    return {cable::casing / 2 * pitch, cable::edge / 2 * pitch, cable::body / 2 * pitch};
}

/// The cross-section from casing to casing; where layers are thinner than a pixel, their edges are sharper.
RibbonProfile profileOf(const Halves& halves, const CableColours& colours) {
    constexpr float soft = 0.5F;
    const auto none = [](sf::Color colour) { return ui::faded(colour, 0); };
    RibbonProfile profile;
    if (halves.casing <= 0) { // Its colour alone has to stand out from the well.
        const sf::Color colour = ui::mix(colours.body, colours.edge, bareEdge);
        profile.step(halves.body, soft, colour, none(colour));
        return profile;
    }
    const float middle = halves.edge > 0 ? halves.edge : halves.body;
    const float thinnest = std::min(halves.casing - middle, halves.edge > 0 ? halves.edge - halves.body : 1.0F);
    const float inside = std::min(soft, thinnest / 2);
    if (halves.edge > 0) {
        profile.step(halves.body, inside, colours.body, colours.edge);
        profile.step(halves.edge, inside, colours.edge, colours.casing);
    } else {
        profile.step(halves.body, inside, colours.body, colours.casing);
    }
    profile.step(halves.casing, inside, colours.casing, none(colours.casing));
    return profile;
}

CableColours coloursOf(const FuseBoxPaint& paint, int pair, float light, float alpha) {
    CableColours colours = cableColours(paint.theme, pair);
    for (sf::Color* colour : {&colours.edge, &colours.body})
        *colour = ui::mix(*colour, sf::Color::White, light);
    for (sf::Color* colour : {&colours.casing, &colours.edge, &colours.body, &colours.weave})
        *colour = paint.faded(*colour, alpha);
    return colours;
}

void paintWeave(Mesh& mesh, const CablePath& path, Weave weave, float pitch, sf::Color colour) {
    if (weave == Weave::CoreStripe) {
        const RibbonProfile stripe = RibbonProfile::line(stripeHalf * pitch, colour);
        paintRibbon(mesh, path.points(), stripe);
        return;
    }
    const WeaveMarks marks = marksOf(weave);
    if (marks.period <= 0)
        return;
    const RibbonProfile across = RibbonProfile::line(marks.half * pitch, colour);
    const float length = marks.length * pitch;
    for (const float from : ui::Steps(0, path.length(), marks.period * pitch)) {
        paintRibbon(mesh, path.softSlice(from, from + length), across);
        if (marks.second > 0)
            paintRibbon(mesh, path.softSlice(from + marks.second * pitch, from + marks.second * pitch + length),
                        across);
    }
}

/// Whether a cable through these cells is at least partly visible.
bool seen(const CellRange& range, std::span<const Cell> cells) {
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return range.contains(cell); });
}

CablePath pathOf(const FuseBoxPaint& paint, std::span<const Cell> cells, float error = CablePath::fineError) {
    return {cells, paint.layout.origin, paint.pitch(), cable::corner * paint.pitch(), error};
}

/// Light beside a cable, and a little on it.
void paintCableGlow(Mesh& mesh, const FuseBoxPaint& paint, const CablePath& path, int pair, float strength) {
    const float power = strength * (1 + poweredGlow * paint.powered);
    const sf::Color colour = cableColour(paint.theme, pair);
    const auto light = [&](float part) { return paint.faded(colour, std::min(1.0F, cableGlowAlpha * part * power)); };
    const bool large = paint.pitch() >= weavesFrom;
    const float outside = cable::casing / 2 * paint.pitch();
    RibbonProfile profile;
    profile.add(cable::body / 2 * paint.pitch(), light(glowOnBody));
    if (large) // Keeps the casing dark.
        profile.add(outside - 1, light(glowOnCasing));
    profile.add(outside, light(1));
    if (large) // Falls off in a curve.
        profile.add(glowMiddle * paint.pitch(), light(glowAtMiddle));
    profile.add(cable::corner * paint.pitch(), light(0));
    paintRibbon(mesh, path.points(), profile);
}

void paintPulse(Mesh& mesh, const FuseBoxPaint& paint, const CablePath& path, float progress) {
    const float reach = pulseReach * paint.pitch();
    const float middle = progress * (path.length() + 2 * reach) - reach;
    constexpr int parts = 8;
    std::vector<PathPoint> slice = path.slice(middle - reach, middle + reach);
    for (int i = 1; i < parts; ++i) { // Enough points for a smooth rise and fall on straight runs.
        const float way = middle - reach + 2 * reach * static_cast<float>(i) / parts;
        if (way > 0 && way < path.length())
            slice.push_back(path.at(way));
    }
    std::sort(slice.begin(), slice.end(), [](const PathPoint& a, const PathPoint& b) { return a.way < b.way; });
    for (PathPoint& point : slice) {
        const float away = std::clamp(std::abs(point.way - middle) / reach, 0.0F, 1.0F);
        point.strength = (1 - away) * (1 - away);
    }
    const sf::Color light = paint.theme.flat ? paint.theme.colours.litBody : paint.theme.colours.litCore;
    RibbonProfile profile;
    profile.add(cable::body / 4 * paint.pitch(), paint.faded(light, pulseAlpha));
    profile.add(cable::casing / 2 * paint.pitch(), paint.faded(light, 0));
    paintRibbon(mesh, slice, profile);
}

/// The numbers on straight runs of four cells, with a disc behind each.
void paintRunNumbers(const CableLayers& layers, const FuseBoxPaint& paint, std::span<const Cell> cells, int pair) {
    const auto straight = [&](std::size_t i) {
        return cells[i - 1].row == cells[i + 1].row || cells[i - 1].column == cells[i + 1].column;
    };
    std::size_t run = 0;
    for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
        run = straight(i) ? run + 1 : 0;
        if (run < numberedRun)
            continue;
        run = 0;
        const Vector2f at = (paint.middle(cells[i - 2]) + paint.middle(cells[i - 1])) / 2.0F;
        const float radius = std::max(runDisc * paint.pitch(), pair + 1 < 10 ? smallestRunDisc : smallestWideRunDisc);
        layers.cables.disc(at, radius + std::max(1.5F, runRing * paint.pitch()), paint.faded(sf::Color::Black));
        layers.cables.disc(at, radius, paint.faded(sf::Color::White));
        layers.numbers.push_back({at, pair, true, 1});
    }
}

void paintCable(const CableLayers& layers, const FuseBoxPaint& paint, std::span<const Cell> cells, int pair,
                const FuseBoxMotion& motion, bool joined) {
    const CablePath path = pathOf(paint, cells);
    const float glow = motion.glow(pair);
    const float light = paint.theme.flat ? 0 : warmLight * glow + poweredLight * paint.powered * glow;
    const CableColours colours = coloursOf(paint, pair, light, 1);
    const RibbonProfile profile = profileOf(halvesOf(paint.pitch()), colours);
    paintRibbon(layers.cables, path.points(), profile);
    if (!joined)
        paintRibbonEnd(layers.cables, path.points().back(), true, profile);
    if (paint.pitch() >= weavesFrom)
        paintWeave(layers.cables, path, weaveOf(pair), paint.pitch(), colours.weave);
    if (paint.theme.flat && joined && paint.pitch() >= runNumbersFrom)
        paintRunNumbers(layers, paint, cells, pair);
    if (glow > 0 && !paint.theme.flat)
        paintCableGlow(layers.glow, paint, pathOf(paint, cells, CablePath::coarseError), pair, glow);
    if (motion.pulse(pair) < 1)
        paintPulse(paint.theme.additiveGlow ? layers.glow : layers.cables, paint, path, motion.pulse(pair));
}

} // namespace

void paintPiece(Mesh& mesh, const FuseBoxPaint& paint, const CablePiece& piece, bool faint, float alpha) {
    if (!seen(paint.layout.visibleWindows(), piece.cells))
        return;
    const CablePath path = pathOf(paint, piece.cells);
    if (faint) {
        const sf::Color colour = paint.faded(cableColour(paint.theme, piece.pair), faintAlpha * alpha);
        const RibbonProfile thin = RibbonProfile::line(std::max(0.5F, 0.032F * paint.pitch()), colour);
        const float period = 0.2F * paint.pitch();
        for (const float from : ui::Steps(period / 2, path.length(), period))
            paintRibbon(mesh, path.softSlice(from, from + period / 2), thin);
        return;
    }
    const CableColours colours = coloursOf(paint, piece.pair, 0, alpha);
    const RibbonProfile profile = profileOf(halvesOf(paint.pitch()), colours);
    paintRibbon(mesh, path.points(), profile);
    paintRibbonEnd(mesh, path.points().front(), false, profile);
    paintRibbonEnd(mesh, path.points().back(), true, profile);
    if (paint.pitch() >= weavesFrom)
        paintWeave(mesh, path, weaveOf(piece.pair), paint.pitch(), colours.weave);
}

void paintCables(const CableLayers& layers, const FuseBoxPaint& paint, const arukone::Cables& cables,
                 const FuseBoxMotion& motion) {
    const CellRange range = paint.layout.visibleWindows();
    for (std::size_t i = 0; i < cables.size(); ++i) {
        if (cables[i].empty())
            continue;
        const std::optional<std::vector<Cell>> cells = cellsOf(paint.board, cables[i]);
        if (!cells || !seen(range, *cells))
            continue;
        const int pair = static_cast<int>(i);
        paintCable(layers, paint, *cells, pair, motion, joins(paint.board, pair, cables[i]));
    }
}

void paintSupposed(Mesh& mesh, const FuseBoxPaint& paint, const arukone::Cable& cable) {
    std::vector<Cell> cells{cable.origin}; // It may begin anywhere, unlike a cable.
    for (const char letter : cable.word)
        cells.push_back(arukone::neighbour(cells.back(), letter));
    if (cells.size() < 2)
        return;
    const std::optional<int> pair = paint.board.pairAt(cable.origin);
    const CablePath path = pathOf(paint, cells);
    const float pitch = paint.pitch();
    RibbonProfile profile;
    const float body = std::max(0.75F, 0.036F * pitch);
    const float casing = body + std::max(1.0F, 0.022F * pitch);
    const sf::Color colour = paint.faded(pair ? cableColour(paint.theme, *pair) : paint.theme.colours.hint);
    const sf::Color dark = paint.faded(cableCasing(paint.theme));
    profile.step(body, 0.5F, colour, dark);
    profile.step(casing, 0.5F, dark, ui::faded(dark, 0));
    paintRibbon(mesh, path.points(), profile);
    paintRibbonEnd(mesh, path.points().back(), true, profile);
}

void paintTerminals(Mesh& mesh, const CableLayers& layers, const FuseBoxPaint& paint, const FuseBoxMotion& motion) {
    const CellRange range = paint.layout.visibleWindows(1);
    const FuseBoxAtlas& atlas = paint.atlas;
    const float halo = haloRadius * paint.pitch();
    const bool halos = !paint.theme.flat && paint.pitch() >= tinyTerminals;
    for (int pair = 0; pair < paint.board.pairCount(); ++pair) {
        const arukone::Pair& ends = paint.board.pairs()[static_cast<std::size_t>(pair)];
        const sf::Color colour = cableColour(paint.theme, pair);
        const float glow = motion.glow(pair);
        for (const Cell cell : {ends.first, ends.second}) {
            if (!range.contains(cell))
                continue;
            const sf::FloatRect area = paint.area(cell);
            const Vector2f middle = paint.middle(cell);
            if (glow > 0 && halos)
                layers.glow.sprite(
                    {middle.x - halo, middle.y - halo, 2 * halo, 2 * halo}, atlas.glow(),
                    paint.faded(colour, std::min(1.0F, haloAlpha * glow * (1 + poweredGlow * paint.powered))));
            mesh.sprite(area, atlas.casing(), paint.faded(sf::Color::White));
            mesh.sprite(area, atlas.ring(), paint.faded(colour));
            if (glow < 1)
                mesh.sprite(area, atlas.ceramic(), paint.faded(sf::Color::White));
            if (glow > 0)
                mesh.sprite(area, atlas.warm(), paint.faded(sf::Color::White, glow));
            layers.numbers.push_back({middle, pair, false, glow});
        }
    }
}

} // namespace game
