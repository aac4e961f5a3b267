// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/fusebox/FuseBoxPaint.hpp"
#include "game/look/fusebox/FuseBoxView.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr int slenderFrom = 17; ///< Rows or columns.
constexpr int lampsPerColumn = 2;
constexpr int fewestLampsPerRow = 4;

/// The measures of a frame, in logical units.
struct Frame {
    float side;
    float top; ///< Without the rows of lamps beyond the first.
    float bottom;
    float radius;
    float screwIn; ///< From the corner to the middle of a screw, both ways.
    float screw;   ///< Radius.
    float lampsIn; ///< From the top to the middle of the first row of lamps.
    float lamp;    ///< Radius.
    float lampGap; ///< From lamp to lamp, in both directions.
    int lampRow;   ///< Most lamps in a row.
    float numbersSide;
    float numbersTop; ///< More room for the numbers along the edges.
};
constexpr Frame broad{27, 30, 27, 18, 15, 5, 16, 4.5F, 17, 19, 0, 10};
constexpr Frame slender{10, 19, 10, 11, 7.5F, 2.5F, 10, 3, 9, 31, 9, 13};

const Frame& frameOf(bool isSlender) {
    return isSlender ? slender : broad;
}

int lampsPerRow(const arukone::Board& board, const Frame& frame) {
    int most = std::clamp(lampsPerColumn * board.columns(), fewestLampsPerRow, frame.lampRow);
    if (board.pairCount() > 3 * most) // Rather wider than higher.
        most *= 2;
    const int rows = std::max(1, (board.pairCount() + most - 1) / most);
    return (board.pairCount() + rows - 1) / rows;
}

int lampRowCount(const arukone::Board& board, const Frame& frame) {
    const int inRow = std::max(1, lampsPerRow(board, frame)); // A sketch may have no pairs.
    return std::max(1, (board.pairCount() + inRow - 1) / inRow);
}

void drawScrew(ui::Canvas& canvas, Vec middle, float radius) {
    const Look& look = game::look(canvas.theme());
    canvas.disc(middle, radius, look.brassLow);
    const float slot = 0.62F * radius;
    canvas.line(middle + Vec{-slot, slot}, middle + Vec{slot, -slot}, 0.36F * radius,
                canvas.theme().flat ? sf::Color::Black : look.recess);
}

constexpr float lampGlow = 3.4F; ///< Radius, in radii of the lamp.
constexpr float lampGlowAlpha = 0.55F;

} // namespace

bool slenderFrame(const arukone::Board& board) noexcept {
    return std::max(board.rows(), board.columns()) >= slenderFrom;
}

FuseBoxRoom FuseBoxView::room(const arukone::Board& board, const FuseBoxOptions& options) {
    if (!options.frame)
        return {};
    const Frame& frame = frameOf(slenderFrame(board));
    FuseBoxRoom room{frame.side, frame.top, frame.bottom};
    room.top += static_cast<float>(lampRowCount(board, frame) - 1) * frame.lampGap;
    if (options.numbers) {
        room.side += frame.numbersSide;
        room.top += frame.numbersTop;
    }
    return room;
}

float lampRadius(const arukone::Board& board) noexcept {
    return frameOf(slenderFrame(board)).lamp;
}

LampRows lampRows(const arukone::Board& board, const Rect& plate) {
    const Frame& frame = frameOf(slenderFrame(board));
    const int inRow = lampsPerRow(board, frame);
    const float free = plate.w - 4 * frame.screwIn;
    const float gap = std::min(frame.lampGap, free / static_cast<float>(std::max(1, inRow - 1)));
    LampRows rows;
    rows.radius = frame.lamp * std::min(1.0F, gap / frame.lampGap);
    for (int i = 0; i < board.pairCount(); ++i) {
        const int row = i / inRow;
        const int here = std::min(inRow, board.pairCount() - row * inRow);
        const float from = plate.centre().x - gap * static_cast<float>(here - 1) / 2;
        rows.middles.push_back({from + gap * static_cast<float>(i % inRow),
                                plate.y + frame.lampsIn + frame.lampGap * static_cast<float>(row)});
    }
    return rows;
}

void drawPlate(ui::Canvas& canvas, const Rect& plate, bool isSlender) {
    const Frame& frame = frameOf(isSlender);
    const ui::Palette& colours = canvas.colours();
    canvas.shadow(plate, {12, 34, 0.38F}, frame.radius);
    canvas.fill(plate, {ui::Paint::Kind::Vertical, colours.surfaceHi, colours.surface}, frame.radius);
    canvas.stroke(plate, canvas.theme().flat ? 3.0F : 2.0F, look(canvas.theme()).brassLow, frame.radius);
    const float in = frame.screwIn;
    for (const Vec corner : {Vec{plate.x + in, plate.y + in}, Vec{plate.right() - in, plate.y + in},
                             Vec{plate.x + in, plate.bottom() - in}, Vec{plate.right() - in, plate.bottom() - in}})
        drawScrew(canvas, corner, frame.screw);
}

void drawPlainPlate(ui::Canvas& canvas, const Rect& plate) {
    const ui::Palette& colours = canvas.colours();
    canvas.fill(plate, {ui::Paint::Kind::Vertical, colours.surfaceHi, colours.surface});
}

void paintWells(Mesh& mesh, const FuseBoxPaint& paint) {
    const CellRange range = paint.layout.visibleWindows();
    const sf::Color white = paint.faded(sf::Color::White);
    for (int row = range.firstRow; row < range.endRow; ++row)
        for (int column = range.firstColumn; column < range.endColumn; ++column)
            if (!paint.board.isHole({row, column}))
                mesh.sprite(paint.area({row, column}), paint.atlas.well(), white);
}

void paintLamps(Mesh& mesh, Mesh& glow, const FuseBoxPaint& paint, const LampRows& lamps, const FuseBoxMotion& motion) {
    const sf::Vector2f size(static_cast<float>(paint.atlas.socket().width),
                            static_cast<float>(paint.atlas.socket().height));
    const float fit = lamps.radius * paint.scale() / paint.atlas.spec().lamp;
    const sf::Vector2f drawn = size * std::min(1.0F, fit);
    for (int pair = 0; pair < paint.board.pairCount(); ++pair) {
        const Vec at = lamps.middles[static_cast<std::size_t>(pair)] * paint.scale();
        const sf::Vector2f corner{std::round(at.x - drawn.x / 2), std::round(at.y - drawn.y / 2)};
        const sf::FloatRect area{corner, drawn};
        mesh.sprite(area, paint.atlas.socket(), paint.faded(sf::Color::White));
        const float lit = motion.lamp(pair);
        if (lit <= 0)
            continue;
        mesh.sprite(area, paint.atlas.light(), paint.faded(sf::Color::White, lit));
        if (paint.theme.flat)
            continue;
        const float halo = lampGlow * lamps.radius * paint.scale() * (1 + 0.5F * paint.powered);
        const sf::Vector2f middle = corner + drawn / 2.0F;
        glow.sprite({middle.x - halo, middle.y - halo, 2 * halo, 2 * halo}, paint.atlas.glow(),
                    paint.faded(paint.theme.colours.glow, std::min(1.0F, lampGlowAlpha * lit)));
    }
}

} // namespace game
