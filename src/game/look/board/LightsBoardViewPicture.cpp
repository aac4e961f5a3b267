// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/Signs.hpp"
#include "game/look/board/BoardMeshes.hpp"
#include "game/look/board/BoardPaint.hpp"
#include "game/look/board/House.hpp"
#include "game/look/facade/BoardFacade.hpp"
#include "game/look/sky/DaySky.hpp"

#include <algorithm>
#include <cmath>
#include <functional>

// The drawing of a board. What it shows is in LightsBoardView.cpp.

namespace game {

namespace {

constexpr float edgeFade = 24; ///< Where a zoomed board is cut off, it fades within this distance, in units.
constexpr int edgeSteps = 8;   ///< Steps of the fade for what is not in a mesh.

Mesh::EdgeFade fadeAt(const BoardLayout& layout) {
    const sf::FloatRect& port = layout.port;
    const sf::FloatRect wall = layout.wall();
    const float over = edgeFade * layout.scale;
    return {port, wall.left < port.left ? over : 0, wall.top < port.top ? over : 0,
            wall.left + wall.width > port.left + port.width ? over : 0,
            wall.top + wall.height > port.top + port.height ? over : 0};
}

/// Draws something wide that fades at the left and right edges, in strips.
void drawFadingAcross(ui::Canvas& canvas, const Mesh::EdgeFade& fade, float scale, const std::function<void()>& draw) {
    const sf::FloatRect& port = fade.area;
    const auto strip = [&](float from, float to) {
        if (to <= from)
            return;
        const float opacity = fade.at({(from + to) / 2, port.top + port.height / 2});
        const ui::Canvas::Clip only(canvas, {from / scale, port.top / scale, (to - from) / scale, port.height / scale});
        const ui::Canvas::Layer faint(canvas, {}, opacity);
        draw();
    };
    const float right = port.left + port.width;
    for (int i = 0; i < edgeSteps; ++i) {
        const auto step = static_cast<float>(i);
        strip(port.left + fade.left * step / edgeSteps, port.left + fade.left * (step + 1) / edgeSteps);
        strip(right - fade.right * (step + 1) / edgeSteps, right - fade.right * step / edgeSteps);
    }
    strip(port.left + fade.left, right - fade.right);
}

} // namespace

const LampAtlas& LightsBoardView::atlas(const ui::Theme& theme) const {
    LampSpec spec{theme.name, m_layout.lampPitch, m_options.symbols || theme.flat};
    if (!m_residents.empty() && !theme.flat)
        spec.residents = ResidentSet(familyIn(m_options));
    return m_atlases.get(spec);
}

void LightsBoardView::draw(ui::Canvas& canvas) const {
    if (m_layout.lampPitch == 0)
        return;
    if (!m_layout.zoomed()) {
        drawLayers(canvas);
        return;
    }
    const ui::Rect port = logical(m_layout.port);
    {
        const ui::Canvas::Clip through(canvas, port);
        drawLayers(canvas);
    }
    if (canvas.theme().flat)
        canvas.stroke(port, 2, canvas.colours().line, 2);
}

void LightsBoardView::drawLayers(ui::Canvas& canvas) const {
    const LampAtlas& lamps = atlas(canvas.theme());
    refresh(canvas, lamps);
    Meshes& meshes = *m_meshes;
    const std::optional<Facade> house = facade();
    const bool front = m_options.front != BoardSurround::Windows && !house;
    const bool joins = m_layout.wrapped();
    if (front && !joins && !m_layout.zoomed())
        drawHouseShadow(canvas, wallRect());
    if (house)
        m_meshes->facade.draw(canvas, *house);
    if (house && m_options.plate)
        drawDatePlate(canvas, *house, *m_options.plate);
    meshes.drawCalls = front ? drawMesh(canvas, meshes.wall, &lamps.texture()) : 0;
    if (const float whole = joins ? 1 - m_joins.fade : 1; front && whole > 0) {
        const ui::Canvas::Layer appear(canvas, {}, whole);
        if (m_layout.zoomed() && !canvas.theme().flat)
            drawFadingAcross(canvas, fadeAt(m_layout), m_layout.scale, [&] { drawHouseFront(canvas); });
        else
            drawHouseFront(canvas);
    }
    if (!m_shutters.closed())
        drawWindows(canvas, lamps);
    if (!m_shutters.open())
        drawShutters(canvas);
    if (m_shutters.closed())
        drawSnow(canvas);
    if (m_options.numbers)
        drawNumbers(canvas, m_layout);
    if (m_shutters.open())
        drawHint(canvas);
    if (joins && m_options.front != BoardSurround::Windows && m_joins.marks > 0) {
        const ui::Canvas::Layer fade(canvas, {}, m_joins.marks);
        drawEdgeBadges(canvas, m_layout, m_rules.surface);
    }
}

void LightsBoardView::drawWindows(ui::Canvas& canvas, const LampAtlas& lamps) const {
    Meshes& meshes = *m_meshes;
    const sf::BlendMode light = canvas.theme().additiveGlow ? sf::BlendAdd : sf::BlendAlpha;
    meshes.drawCalls += drawMesh(canvas, meshes.glow, &lamps.texture(), light);
    meshes.drawCalls += drawMesh(canvas, meshes.cells, &lamps.texture());
    drawSnow(canvas);
    meshes.drawCalls += drawMesh(canvas, meshes.bloom, &lamps.texture(), light);
    meshes.drawCalls += drawMesh(canvas, meshes.marks, &lamps.texture());
}

void LightsBoardView::drawShutters(ui::Canvas& canvas) const {
    Meshes& meshes = *m_meshes;
    const LampSpec spec{canvas.theme().name, m_layout.lampPitch};
    if (meshes.shutteredFor != spec) {
        meshes.shuttered.loadFromImage(bakeShutters(spec));
        meshes.shuttered.setSmooth(true);
        meshes.shutteredFor = spec;
    }
    meshes.drawCalls += drawMesh(canvas, meshes.shutters, &meshes.shuttered);
}

void LightsBoardView::drawSnow(ui::Canvas& canvas) const {
    constexpr float smallestPitch = 40; ///< In pixels.
    if (!m_options.snow || canvas.theme().flat || m_layout.zoomed())
        return;
    std::vector<SnowLedge> ledges;
    if (!m_layout.wrapped() && m_options.front != BoardSurround::Windows && !facade()) {
        const ui::Rect wall = wallRect();
        ledges.push_back({{wall.x - 8, wall.y - 11, wall.w + 16, 11}, 1});
    }
    for (int row = 0; m_layout.pitch >= smallestPitch && row < m_board.rows(); ++row)
        for (int column = 0; column < m_board.columns(); ++column)
            if (m_board.hasCell({row, column})) {
                const ui::Rect cell = cellRect({row, column});
                ledges.push_back({{cell.x + 0.05F * cell.w, cell.y + 0.94F * cell.h, 0.9F * cell.w, 4.5F},
                                  static_cast<unsigned>(row * m_board.columns() + column)});
            }
    game::drawSnow(canvas, ledges);
}

void LightsBoardView::refresh(const ui::Canvas& canvas, const LampAtlas& lamps) const {
    Meshes& meshes = *m_meshes;
    if (!meshes.stale && meshes.theme == canvas.theme().name && meshes.alpha == canvas.layerAlpha())
        return;
    const bool wall = meshes.staleWall || meshes.theme != canvas.theme().name || meshes.alpha != canvas.layerAlpha();
    meshes.stale = false;
    meshes.staleWall = false;
    meshes.theme = canvas.theme().name;
    meshes.alpha = canvas.layerAlpha();
    for (Mesh* mesh : {&meshes.glow, &meshes.cells, &meshes.bloom, &meshes.marks})
        mesh->clear(lamps.white());

    const BoardPaint paint{m_layout, canvas.theme(), wallTint(canvas.theme(), m_options.house), lamps, meshes.alpha};
    if (wall) {
        meshes.wall.clear(lamps.white());
        if (m_options.front != BoardSurround::Windows && !facade())
            paintWall(meshes.wall, paint, m_joins.fade);
    }
    // Also where the owner draws the house, as after a win.
    const std::optional<Facade> house =
        m_options.front != BoardSurround::House ? facadeAround(m_layout, m_options.house) : std::nullopt;
    const bool crooked = house && house->house == House::Crooked && house->detail == FacadeDetail::Full;
    paintLights({meshes.glow, meshes.cells, meshes.bloom}, paint,
                {m_board, m_rules.surface, m_lights, canvas.theme().flat ? nullptr : &m_residents,
                 crooked ? &crookedTilt : nullptr, m_joins.marks});
    refreshMarks(paint);
    meshes.shutters.clear({});
    if (!m_shutters.open()) {
        m_shutters.paint(meshes.shutters, paint, m_layout.lampPitch, m_board, m_rules.surface);
        for (Mesh* mesh : {&meshes.glow, &meshes.bloom, &meshes.marks}) // Reach beyond the shutters.
            mesh->fade(1 - m_shutters.amount());
    }
    if (!m_layout.zoomed() || canvas.theme().flat)
        return;
    const Mesh::EdgeFade edges = fadeAt(m_layout);
    for (Mesh* mesh : {&meshes.glow, &meshes.cells, &meshes.bloom, &meshes.marks, &meshes.shutters})
        mesh->fade(edges);
    if (wall)
        meshes.wall.fade(edges);
}

void LightsBoardView::refreshMarks(const BoardPaint& paint) const {
    Mesh& marks = m_meshes->marks;
    if (m_layout.wrapped() && m_options.front != BoardSurround::Windows) {
        BoardPaint seam = paint;
        seam.alpha *= m_joins.marks;
        paintSeam(marks, seam);
    }
    const CellRange seen = m_layout.visibleWindows();
    const auto eachSeen = [&seen](const std::optional<lights::BitGrid>& cells, auto&& paintOne) {
        if (cells)
            cells->forEach([&](lights::Cell cell) {
                if (seen.contains(cell))
                    paintOne(cell);
            });
    };
    eachSeen(std::optional(m_board.sealed()), [&](lights::Cell cell) { paintSeal(marks, paint, cell); });
    eachSeen(std::optional(m_board.curtains()), [&](lights::Cell cell) { paintCurtain(marks, paint, cell); });
    const lights::BitGrid signs = undisturbed();
    eachSeen(std::optional(signs), [&](lights::Cell cell) { paintTag(marks, paint, cell); });
    if (m_board.hasSealed() || m_board.hasCurtains() || signs.any())
        paintGhostMarks(paint, signs);
    if (m_options.showHoles)
        eachSeen(std::optional(m_board.holes()), [&](lights::Cell cell) { paintHole(marks, paint, cell); });
    refreshQuiet(paint);
    eachSeen(m_picture, [&](lights::Cell cell) { paintTarget(marks, paint, cell); });
    if (m_shapes)
        eachSeen(std::optional(m_board.pressable()),
                 [&](lights::Cell cell) { paintShape(marks, paint, m_board, m_rules, cell); });
    eachSeen(m_marks, [&](lights::Cell cell) { paintPlanningMark(marks, paint, cell); });
    eachSeen(m_pressed, [&](lights::Cell cell) { paintPressMark(marks, paint, cell); });
    paintRegion(marks, paint, m_hint.region);
    if (const auto cursor = m_hover ? m_hover : m_focus; cursor && !signs.test(*cursor))
        refreshPreview(paint, *cursor);
    if (m_hover && !signs.test(*m_hover))
        paintHoverRing(marks, paint, *m_hover, m_hoverAmount.value());
    if (m_hint.ringed)
        paintReasonRing(marks, paint, *m_hint.ringed);
    if (m_hint.cell) {
        if (!m_board.isLit(*m_hint.cell) && paint.theme.additiveGlow && !paint.theme.flat)
            paintHintGlow(m_meshes->bloom, paint, *m_hint.cell);
        paintHintRing(marks, paint, *m_hint.cell);
    }
    if (m_focus) {
        const sf::Vector2f between{m_focusColumn.value() + 0.5F, m_focusRow.value() + 0.5F};
        paintBrackets(marks, paint.theme, m_layout.origin + between * paint.pitch(), paint.pitch(), paint.scale(),
                      paint.alpha);
    }
    if (const std::optional<BoardLights::Ring> ring = m_lights.ring())
        paintRipple(marks, paint, *ring);
}

void LightsBoardView::paintGhostMarks(const BoardPaint& paint, const lights::BitGrid& signs) const {
    BoardPaint faint = paint;
    faint.alpha *= ghostAlpha * m_joins.marks;
    for (const Ghost& ghost : ghosts(m_layout, m_rules.surface)) {
        if (m_board.isSealed(ghost.real))
            paintSeal(m_meshes->marks, faint, ghost.at);
        if (m_board.isCurtained(ghost.real))
            paintCurtain(m_meshes->marks, faint, ghost.at);
        if (signs.contains(ghost.real) && signs.test(ghost.real))
            paintTag(m_meshes->marks, faint, ghost.at);
    }
}

void LightsBoardView::refreshQuiet(const BoardPaint& paint) const {
    if (!m_quiet)
        return;
    Mesh& marks = m_meshes->marks;
    paintPattern(marks, paint, m_quiet->pattern);
    const CellRange seen = m_layout.visibleWindows();
    m_quiet->repair.forEach([&](lights::Cell cell) {
        if (seen.contains(cell))
            paintHintRing(marks, paint, cell);
    });
}

void LightsBoardView::refreshPreview(const BoardPaint& paint, lights::Cell cursor) const {
    Mesh& marks = m_meshes->marks;
    const auto previewed = [this, cursor](lights::Cell cell) {
        return cell != cursor && std::find(m_preview.begin(), m_preview.end(), cell) != m_preview.end();
    };
    for (const lights::Cell cell : m_preview)
        if (cell != cursor)
            paintPreviewRing(marks, paint, cell);
    for (const Ghost& ghost : ghostsNextTo(m_layout, m_rules.surface, cursor))
        if (previewed(ghost.real))
            paintPreviewRing(marks, paint, ghost.at);
}

void LightsBoardView::drawHouseFront(ui::Canvas& canvas) const {
    ui::Rect wall = wallRect();
    wall.h = std::max(wall.h, m_layout.ground / m_layout.scale - wall.y); // Also of one that floated.
    const WallTint& tint = wallTint(canvas.theme(), m_options.house);
    if (canvas.theme().flat) {
        canvas.stroke(wall, 3, tint.cornice, 8);
        return;
    }
    drawCornice(canvas, wall, tint);
    drawLedge(canvas, {wall.x - 6, wall.bottom() - 8, wall.w + 12, 14}, tint);
}

void LightsBoardView::drawHint(ui::Canvas& canvas) const {
    if (!m_hint.cell)
        return;
    const ui::Rect cell = cellRect(*m_hint.cell);
    const float reach = 0.414F * cell.w;
    drawHintBadge(canvas, cell.centre() + ui::Vec{reach, -reach}, std::max(7.0F, 0.148F * cell.w));
}

} // namespace game
