#include "game/look/BoardView.hpp"

#include "game/look/BakedBrush.hpp"
#include "game/look/BoardPaint.hpp"
#include "game/look/House.hpp"
#include "game/look/Mesh.hpp"
#include "game/look/Signs.hpp"
#include "game/look/facade/BoardFacade.hpp"

#include <algorithm>
#include <cmath>

namespace game {

namespace {

constexpr float focusTravel = 0.090F;
constexpr float hoverTime = 0.100F;
constexpr float ghostSealAlpha = 0.38F;

float travelTime(ui::Motion motion, float seconds) {
    return motion.reduced || motion.off() ? 0 : seconds / motion.speed;
}

} // namespace

/// The layers, reused between frames, and the state for which they were built.
struct BoardView::Meshes {
    Mesh wall;
    Mesh glow;
    Mesh cells;
    Mesh bloom;
    Mesh marks;
    std::string_view theme;
    float alpha = -1;
    bool stale = true;
    bool staleWall = true;
    int drawCalls = 0;

    BakedBrush facade; ///< What was painted for `baked`.
    std::optional<Facade> baked;
    std::string_view bakedTheme;
    float bakedPixels = 0;
};

BoardView::BoardView(LampAtlases& atlases, BoardOptions options)
    : m_atlases(atlases)
    , m_options(options)
    , m_meshes(std::make_unique<Meshes>()) {}
BoardView::~BoardView() = default;

void BoardView::setOptions(const BoardOptions& options) {
    m_options = options;
    restart();
}

void BoardView::setBoard(const lights::Board& board, const lights::Rules& rules,
                         std::optional<lights::BitGrid> picture) {
    m_board = board;
    m_rules = rules;
    m_picture = std::move(picture);
    m_lights = BoardLights{board};
    m_hover.reset();
    m_focus.reset();
    m_preview.clear();
    m_hint = {};
    m_marks.reset();
    m_pressed.reset();
    m_quiet.reset();
    restart();
}

void BoardView::setPicture(std::optional<lights::BitGrid> picture) {
    m_picture = std::move(picture);
    m_meshes->stale = true;
}

void BoardView::place(ui::Rect free, float ground, const ui::Viewport& viewport) {
    BoardLayout layout =
        BoardLayout::fit(m_board.rows(), m_board.columns(), m_rules, free, ground, m_options.largestPitch, viewport);
    if (m_options.front == BoardSurround::Facade)
        standOnGround(layout, m_options.house, free);
    setLayout(layout);
}

void BoardView::setLayout(const BoardLayout& layout) {
    m_layout = layout;
    restart();
}

void BoardView::restart() {
    m_meshes->stale = true;
    m_meshes->staleWall = true;
}

void BoardView::apply(const lights::Change& change) {
    for (const lights::Cell cell : change.toggled)
        m_board.toggle(cell);
    m_lights.apply(change, m_options.motion);
    m_meshes->stale = true;
}

void BoardView::show(const lights::Board& board) {
    m_lights.show(board, m_options.motion);
    m_board = board;
    m_meshes->stale = true;
}

void BoardView::setHover(std::optional<lights::Cell> cell) {
    if (m_hover == cell)
        return;
    m_hover = cell;
    m_hoverAmount = ui::Tween{};
    m_hoverAmount.send(1, travelTime(m_options.motion, hoverTime));
    m_meshes->stale = true;
}

void BoardView::setFocus(std::optional<lights::Cell> cell) {
    if (m_focus == cell)
        return;
    if (cell) {
        const float seconds = m_focus ? travelTime(m_options.motion, focusTravel) : 0;
        m_focusRow.send(static_cast<float>(cell->row), seconds);
        m_focusColumn.send(static_cast<float>(cell->column), seconds);
    }
    m_focus = cell;
    m_meshes->stale = true;
}

void BoardView::setPreview(std::span<const lights::Cell> cells) {
    m_preview.assign(cells.begin(), cells.end());
    m_meshes->stale = true;
}

void BoardView::setHint(HintMarks hint) {
    m_hint = std::move(hint);
    m_meshes->stale = true;
}

void BoardView::setMarks(std::optional<lights::BitGrid> marks) {
    m_marks = std::move(marks);
    m_meshes->stale = true;
}

void BoardView::setShapes(bool shown) {
    m_shapes = shown;
    m_meshes->stale = true;
}

void BoardView::setPressed(std::optional<lights::BitGrid> pressed) {
    m_pressed = std::move(pressed);
    m_meshes->stale = true;
}

void BoardView::setQuiet(std::optional<QuietMarks> quiet) {
    m_quiet = std::move(quiet);
    m_meshes->stale = true;
}

void BoardView::update(float seconds) {
    if (!animating())
        return;
    m_lights.update(seconds, m_options.motion);
    m_focusRow.update(seconds);
    m_focusColumn.update(seconds);
    m_hoverAmount.update(seconds);
    m_meshes->stale = true;
}

bool BoardView::animating() const noexcept {
    return m_lights.animating() || m_focusRow.moving() || m_focusColumn.moving() || m_hoverAmount.moving();
}

std::optional<lights::Cell> BoardView::hitTest(ui::Vec point) const {
    const std::optional<lights::Cell> cell = m_layout.cellAt(point * m_layout.scale);
    return cell && m_board.hasCell(*cell) ? cell : std::nullopt;
}

ui::Rect BoardView::wallRect() const {
    return logical(m_layout.wall());
}

int BoardView::drawCalls() const noexcept {
    return m_meshes->drawCalls;
}

const LampAtlas& BoardView::atlas(const ui::Theme& theme) const {
    return m_atlases.get({theme.name, m_layout.lampPitch, m_options.symbols || theme.flat});
}

void BoardView::draw(ui::Canvas& canvas) const {
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
    canvas.stroke(port, 2, canvas.colours().line, 2);
}

void BoardView::drawLayers(ui::Canvas& canvas) const {
    const LampAtlas& lamps = atlas(canvas.theme());
    refresh(canvas, lamps);
    Meshes& meshes = *m_meshes;
    const sf::BlendMode light = canvas.theme().additiveGlow ? sf::BlendAdd : sf::BlendAlpha;
    const std::optional<Facade> house = facade();
    const bool front = m_options.front != BoardSurround::Windows && !house;
    if (front && !m_layout.wrapped() && !m_layout.zoomed())
        drawHouseShadow(canvas, wallRect());
    if (house)
        drawFacade(canvas, *house);
    meshes.drawCalls = front ? drawMesh(canvas, meshes.wall, &lamps.texture()) : 0;
    if (front && !m_layout.wrapped())
        drawHouseFront(canvas);
    meshes.drawCalls += drawMesh(canvas, meshes.glow, &lamps.texture(), light);
    meshes.drawCalls += drawMesh(canvas, meshes.cells, &lamps.texture());
    meshes.drawCalls += drawMesh(canvas, meshes.bloom, &lamps.texture(), light);
    meshes.drawCalls += drawMesh(canvas, meshes.marks, &lamps.texture());
    if (m_options.numbers)
        drawNumbers(canvas, m_layout);
    drawHint(canvas);
    if (m_options.front != BoardSurround::Windows)
        drawEdgeBadges(canvas, m_layout, m_rules.surface);
}

void BoardView::refresh(const ui::Canvas& canvas, const LampAtlas& lamps) const {
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
            paintWall(meshes.wall, paint);
    }
    const std::optional<Facade> house = facade();
    paintLights(
        {meshes.glow, meshes.cells, meshes.bloom}, paint,
        {m_board, m_rules.surface, m_lights, m_options.silhouettes && !m_options.symbols, m_options.seed,
         house && house->house == House::Crooked && house->detail == FacadeDetail::Full ? &crookedTilt : nullptr});
    refreshMarks(paint);
}

void BoardView::refreshMarks(const BoardPaint& paint) const {
    Mesh& marks = m_meshes->marks;
    if (m_layout.wrapped() && m_options.front != BoardSurround::Windows)
        paintSeam(marks, paint);
    const CellRange seen = m_layout.visibleWindows();
    const auto eachSeen = [&seen](const std::optional<lights::BitGrid>& cells, auto&& paintOne) {
        if (cells)
            cells->forEach([&](lights::Cell cell) {
                if (seen.contains(cell))
                    paintOne(cell);
            });
    };
    eachSeen(std::optional(m_board.sealed()), [&](lights::Cell cell) { paintSeal(marks, paint, cell); });
    if (m_board.hasSealed())
        paintGhostSeals(paint);
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
    refreshPreview(paint);
    if (m_hover)
        paintHoverRing(marks, paint, *m_hover, m_hoverAmount.value());
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

void BoardView::paintGhostSeals(const BoardPaint& paint) const {
    BoardPaint faint = paint;
    faint.alpha *= ghostSealAlpha;
    for (const Ghost& ghost : ghosts(m_layout, m_rules.surface))
        if (m_board.isSealed(ghost.real))
            paintSeal(m_meshes->marks, faint, ghost.at);
}

void BoardView::refreshQuiet(const BoardPaint& paint) const {
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

void BoardView::refreshPreview(const BoardPaint& paint) const {
    const std::optional<lights::Cell> cursor = m_hover ? m_hover : m_focus;
    if (!cursor)
        return;
    Mesh& marks = m_meshes->marks;
    const auto previewed = [this, &cursor](lights::Cell cell) {
        return cell != *cursor && std::find(m_preview.begin(), m_preview.end(), cell) != m_preview.end();
    };
    for (const lights::Cell cell : m_preview)
        if (cell != *cursor)
            paintPreviewRing(marks, paint, cell);
    for (const Ghost& ghost : ghostsNextTo(m_layout, m_rules.surface, *cursor))
        if (previewed(ghost.real))
            paintPreviewRing(marks, paint, ghost.at);
}

std::optional<Facade> BoardView::facade() const {
    return m_options.front == BoardSurround::Facade ? facadeAround(m_layout, m_options.house) : std::nullopt;
}

void BoardView::drawFacade(ui::Canvas& canvas, const Facade& facade) const {
    Meshes& meshes = *m_meshes;
    const float pixels = canvas.viewport().scale();
    const FacadeColours colours = facadeColours(canvas.theme(), facade.house);
    if (meshes.baked != facade || meshes.bakedTheme != canvas.theme().name || meshes.bakedPixels != pixels) {
        meshes.baked = facade;
        meshes.bakedTheme = canvas.theme().name;
        meshes.bakedPixels = pixels;
        Brush brush{pixels};
        paintFacade(brush, facade, colours);
        const FacadePlaces places = placesOn(facade);
        const float out = 40 * facade.k;
        meshes.facade.bake(
            brush,
            {places.left - out, places.top - 20, places.right - places.left + 2 * out, facade.ground - places.top + 20},
            pixels);
    }
    Brush beam{pixels, canvas.layerAlpha()};
    paintBeam(beam, facade, colours);
    beam.draw(canvas);
    meshes.facade.draw(canvas);
}

void BoardView::drawHouseFront(ui::Canvas& canvas) const {
    const ui::Rect wall = wallRect();
    const WallTint& tint = wallTint(canvas.theme(), m_options.house);
    if (canvas.theme().flat) {
        canvas.stroke(wall, 3, tint.cornice, 8);
        return;
    }
    drawCornice(canvas, wall, tint);
    drawLedge(canvas, {wall.x - 6, wall.bottom() - 8, wall.w + 12, 14}, tint);
}

void BoardView::drawHint(ui::Canvas& canvas) const {
    if (!m_hint.cell)
        return;
    const ui::Rect cell = cellRect(*m_hint.cell);
    const float reach = 0.414F * cell.w;
    drawHintBadge(canvas, cell.centre() + ui::Vec{reach, -reach}, std::max(7.0F, 0.148F * cell.w));
}

} // namespace game
