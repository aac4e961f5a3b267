// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/CableLook.hpp"
#include "game/look/Signs.hpp"
#include "game/look/board/BoardPaint.hpp"
#include "game/look/fusebox/FuseBoxDrawn.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

// How the view builds its layers and draws them. Its state is in FuseBoxView.cpp.

namespace game {

namespace {

using arukone::Cables;
using puzzle::Cell;

// Numbers: sizes in cells, and in pixels.
constexpr float oneDigit = 0.36F;
constexpr float twoDigits = 0.30F;
constexpr float threeDigits = 0.24F;
constexpr float onCable = 0.30F;
constexpr float smallestNumber = 12;
constexpr float inkShade = 0.35F;    ///< How much darker numbers are than text on light.
constexpr float smallestBadge = 7;   ///< Radius of a hint's badge, in units.
constexpr float badgeRadius = 0.17F; ///< In cells.
constexpr float badgeReach = 0.36F;  ///< From the middle of its cell, both ways, in cells.

/// The free cells without a cable.
std::vector<Cell> emptyCells(const arukone::Board& board, const Cables& cables) {
    std::vector<bool> used(static_cast<std::size_t>(board.cellCount()));
    for (const arukone::Cable& cable : cables)
        if (!cable.empty())
            for (const Cell cell : cellsOf(board, cable).value_or(std::vector<Cell>{}))
                used[static_cast<std::size_t>(board.indexOf(cell))] = true;
    std::vector<Cell> cells;
    for (int i = 0; i < board.cellCount(); ++i)
        if (board.isFree(board.cellAt(i)) && !used[static_cast<std::size_t>(i)])
            cells.push_back(board.cellAt(i));
    return cells;
}

} // namespace

void FuseBoxView::draw(ui::Canvas& canvas) const {
    if (!m_board || m_layout.lampPitch == 0)
        return;
    m_penLifted = false;
    if (!m_layout.zoomed()) {
        if (!m_door.shut())
            drawLayers(canvas);
        m_door.draw(canvas, plateRect());
        return;
    }
    const ui::Rect port = logical(m_layout.port);
    {
        const ui::Canvas::Clip through(canvas, port);
        if (!m_door.shut())
            drawLayers(canvas);
        m_door.draw(canvas, port);
    }
    canvas.stroke(port, 2, canvas.colours().line, 2);
}

void FuseBoxView::drawLayers(ui::Canvas& canvas) const {
    Drawn& drawn = *m_drawn;
    rebuild(canvas);
    drawFrame(canvas);
    const sf::Texture* texture = &drawn.atlas->texture();
    drawn.drawCalls = 0;
    const auto add = [&](const Mesh& mesh) { drawn.drawCalls += drawMesh(canvas, mesh, texture); };
    add(drawn.wells);
    add(drawn.below);
    if (canvas.theme().additiveGlow) {
        add(drawn.cables);
        drawn.drawCalls += drawMesh(canvas, drawn.glow, texture, sf::BlendAdd);
    } else { // Would cover the casings.
        add(drawn.glow);
        add(drawn.cables);
    }
    add(drawn.middle);
    add(drawn.terminals);
    drawTexts(canvas);
    add(drawn.above);
    if (m_options.numbers)
        drawNumbers(canvas, m_layout);
    if (m_hint.badge) {
        const ui::Rect cell = cellRect(*m_hint.badge);
        drawHintBadge(canvas, cell.centre() + ui::Vec{badgeReach, -badgeReach} * cell.w,
                      std::max(smallestBadge, badgeRadius * cell.w));
    }
}

void FuseBoxView::drawFrame(ui::Canvas& canvas) const {
    if (!m_options.frame)
        return;
    if (m_layout.zoomed())
        drawPlainPlate(canvas, plateRect());
    else
        drawPlate(canvas, plateRect(), slenderFrame(*m_board));
}

void FuseBoxView::drawTexts(ui::Canvas& canvas) const {
    if (m_layout.pitch < tinyTerminals)
        return;
    const ui::Theme& theme = canvas.theme();
    const sf::Color ink = ui::mix(theme.colours.onLit, sf::Color::Black, inkShade);
    const float s = m_layout.scale;
    ui::TextStyle style{ui::Face::Display, 0, 1, 0, true};
    for (const CableNumber& number : m_drawn->numbers) {
        const std::string text = std::to_string(number.pair + 1);
        const float onTerminal = text.size() > 2 ? threeDigits : text.size() > 1 ? twoDigits : oneDigit;
        const float cells = std::min(onTerminal, number.onCable ? onCable : 1);
        style.size = std::max(smallestNumber, std::round(cells * m_layout.pitch)) / s;
        const bool bright = theme.flat && number.warmth < 0.5F;
        canvas.text(text, number.middle / s, style, bright ? sf::Color::White : ink, ui::Align::Centre);
    }
}

void FuseBoxView::rebuild(const ui::Canvas& canvas) const {
    Drawn& drawn = *m_drawn;
    const ui::Theme& theme = canvas.theme();
    const FuseBoxSpec spec{theme.name, m_layout.lampPitch, std::max(1.0F, std::round(m_layout.scale)),
                           lampRadius(*m_board) * m_layout.scale};
    if (!drawn.atlas || drawn.atlas->spec() != spec) {
        drawn.atlas = std::make_unique<FuseBoxAtlas>(spec);
        drawn.restart();
    }
    if (drawn.theme != theme.name || drawn.alpha != canvas.layerAlpha()) {
        drawn.theme = theme.name;
        drawn.alpha = canvas.layerAlpha();
        drawn.restart();
    }
    const FuseBoxPaint paint{*m_board, m_layout, theme, *drawn.atlas, drawn.alpha, m_powered};
    if (drawn.staleWells) {
        drawn.wells.clear(drawn.atlas->white());
        paintWells(drawn.wells, paint);
        ++drawn.rebuilds;
    }
    if (drawn.staleCables)
        rebuildCables(paint);
    if (drawn.staleMarks)
        rebuildMarks(paint);
    drawn.staleWells = drawn.staleCables = drawn.staleMarks = false;
}

void FuseBoxView::rebuildCables(const FuseBoxPaint& paint) const {
    Drawn& drawn = *m_drawn;
    for (Mesh* mesh : {&drawn.cables, &drawn.glow, &drawn.terminals})
        mesh->clear(drawn.atlas->white());
    drawn.numbers.clear();
    ++drawn.rebuilds;
    const CableLayers layers{drawn.cables, drawn.glow, drawn.numbers};
    for (const FuseBoxMotion::Fading& fading : drawn.motion.fading())
        paintPiece(drawn.cables, paint, fading.piece, fading.faint, fading.alpha);
    if (m_pen)
        for (const CablePiece& piece : lostPieces(*m_board, m_cables, m_visible))
            paintPiece(drawn.cables, paint, piece, true, 1);
    if (m_pen && m_pen->way.size() > 1)
        paintPiece(drawn.cables, paint, {m_pen->pair, m_pen->way}, true, 1);
    paintCables(layers, paint, m_visible, drawn.motion);
    paintTerminals(drawn.terminals, layers, paint, drawn.motion);
    if (m_options.frame && !m_layout.zoomed())
        paintLamps(drawn.terminals, drawn.glow, paint, lampRows(*m_board, plateRect()), drawn.motion);
}

void FuseBoxView::rebuildMarks(const FuseBoxPaint& paint) const {
    Drawn& drawn = *m_drawn;
    for (Mesh* mesh : {&drawn.below, &drawn.middle, &drawn.above})
        mesh->clear(drawn.atlas->white());
    ++drawn.rebuilds;
    const CellRange range = m_layout.visibleWindows();
    const auto eachSeen = [&range](const std::vector<Cell>& cells, auto&& paintOne) {
        for (const Cell cell : cells)
            if (range.contains(cell))
                paintOne(cell);
    };
    if (m_options.showHoles)
        for (int i = 0; i < m_board->cellCount(); ++i)
            if (const Cell cell = m_board->cellAt(i); m_board->isHole(cell) && range.contains(cell))
                paintHole(drawn.below, paint, cell);
    eachSeen(m_tint, [&](Cell cell) { paintTint(drawn.below, paint, cell, m_tintWrong); });
    paintHintRegion(drawn.below, paint, m_hint.region);
    if (m_emptyPulse.moving())
        eachSeen(emptyCells(*m_board, m_visible), [&](Cell cell) {
            paintEmptyCell(drawn.below, paint, cell, std::sin(std::numbers::pi_v<float> * m_emptyPulse.value()));
        });
    eachSeen(m_marks, [&](Cell cell) { paintCableMark(drawn.below, paint, cell); });
    for (const arukone::Cable& cable : m_hint.supposed)
        paintSupposed(drawn.middle, paint, cable);
    paintHintPiece(drawn.middle, paint, m_hint.cells);
    if (m_hint.asked)
        paintAsked(drawn.above, paint, *m_hint.asked);
    if (m_tip)
        paintTip(drawn.above, paint, *m_tip);
    if (m_hover)
        paintHover(drawn.above, paint, *m_hover, m_hoverAmount.value());
    if (m_focus) {
        const sf::Vector2f between{m_focusColumn.value() + 0.5F, m_focusRow.value() + 0.5F};
        paintBrackets(drawn.above, paint.theme, m_layout.origin + between * paint.pitch(), paint.pitch(), paint.scale(),
                      paint.alpha);
    }
}

} // namespace game
