// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/board/LightsBoardView.hpp"

#include "game/look/Mesh.hpp"
#include "game/look/board/BoardMeshes.hpp"
#include "game/look/board/BoardPaint.hpp"
#include "game/look/facade/BoardFacade.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

// What a board shows and what moves on it. Its drawing is in LightsBoardViewPicture.cpp.

namespace game {

namespace {

// The two leaves in a baked window (see bakeShutters), as shares of the pitch.
constexpr float hinge = 0.155F;  ///< From the side of the cell to the outer edge of a leaf.
constexpr float leafTop = 0.15F; ///< From the top of the cell.
constexpr float leafWidth = 0.5F - hinge;
constexpr float leafHeight = 1 - 2 * leafTop;
constexpr float edgeOn = 0.55F; ///< Brightness of a leaf seen from its edge.
constexpr float ghostShutterAlpha = 0.38F;

sf::Color shade(const BoardPaint& paint, float brightness) {
    const auto grey = static_cast<sf::Uint8>(std::lround(255 * brightness));
    return paint.faded({grey, grey, grey});
}

/// Both leaves of a window, turned in from its sides.
void paintLeaves(Mesh& mesh, const BoardPaint& paint, lights::Cell cell, float texels, float amount) {
    const sf::Vector2f at = paint.layout.topLeft(cell);
    const float pitch = paint.pitch();
    const float width = leafWidth * pitch * amount;
    const float top = at.y + leafTop * pitch;
    const float bottom = top + leafHeight * pitch;
    const sf::Color colour = shade(paint, edgeOn + (1 - edgeOn) * amount);
    const auto leaf = [&](float left, float from) {
        const std::array<sf::Vector2f, 4> corners{
            {{left, top}, {left + width, top}, {left + width, bottom}, {left, bottom}}};
        mesh.spriteQuad(corners, {from * texels, leafTop * texels, leafWidth * texels, leafHeight * texels}, colour);
    };
    leaf(at.x + hinge * pitch, hinge);
    leaf(at.x + (1 - hinge) * pitch - width, 0.5F);
}

constexpr float focusTravel = 0.090F;
constexpr float hoverTime = 0.100F;

float travelTime(ui::Motion motion, float seconds) {
    return motion.reduced || motion.off() ? 0 : seconds / motion.speed;
}

} // namespace

void Shutters::reset(int columns) {
    m_columns.assign(static_cast<std::size_t>(std::max(columns, 1)), {});
    m_closed = false;
    m_moving = false;
}

void Shutters::set(bool closed, ui::Motion motion) {
    if (closed == m_closed)
        return;
    std::vector<float> before;
    before.reserve(m_columns.size());
    for (const Column& column : m_columns)
        before.push_back(eased(column.passed));
    m_closed = closed;
    m_fades = motion.reduced;
    m_duration = motion.duration(m_fades ? fade : closing);
    m_moving = m_duration > 0;
    const auto last = static_cast<float>(m_columns.size() - 1);
    const float step = m_fades || last == 0 ? 0 : motion.duration(std::min(delay, longestWait / last));
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        // A column that was still on its way turns back from where it is.
        const float way = closed ? 1 - std::cbrt(1 - before[i]) : std::cbrt(before[i]);
        m_columns[i] = {m_moving ? way : closed ? 1.0F : 0.0F, static_cast<float>(i) * step};
    }
}

void Shutters::update(ui::Seconds step) {
    if (!m_moving)
        return;
    m_moving = false;
    for (Column& column : m_columns) {
        const float moving = std::max(0.0F, step - column.wait);
        column.wait = std::max(0.0F, column.wait - step);
        const float way = moving / m_duration;
        column.passed = std::clamp(column.passed + (m_closed ? way : -way), 0.0F, 1.0F);
        m_moving = m_moving || column.passed != (m_closed ? 1.0F : 0.0F);
    }
}

float Shutters::eased(float passed) const {
    return m_closed ? ui::ease::out(passed) : passed * passed * passed;
}

float Shutters::amount(int column) const {
    return m_columns.empty() ? 0 : eased(m_columns[static_cast<std::size_t>(column)].passed);
}

float Shutters::amount() const {
    const float sum = std::accumulate(m_columns.begin(), m_columns.end(), 0.0F,
                                      [this](float all, const Column& one) { return all + eased(one.passed); });
    return m_columns.empty() ? 0 : sum / static_cast<float>(m_columns.size());
}

void Shutters::paint(Mesh& mesh, const BoardPaint& paint, int pitch, const lights::Board& board,
                     lights::Surface surface) const {
    const sf::IntRect whole{0, 0, pitch, pitch};
    const auto shuttered = [&](lights::Cell at, float alpha) {
        mesh.sprite({paint.layout.topLeft(at), {paint.pitch(), paint.pitch()}}, whole,
                    paint.faded(sf::Color::White, alpha));
    };
    const CellRange seen = paint.layout.visibleWindows();
    for (int row = seen.firstRow; row < seen.endRow; ++row)
        for (int column = seen.firstColumn; column < seen.endColumn; ++column) {
            const lights::Cell cell{row, column};
            const float amount = this->amount(column);
            if (board.isHole(cell) || amount <= 0)
                continue;
            if (m_fades || closed())
                shuttered(cell, amount);
            else
                paintLeaves(mesh, paint, cell, static_cast<float>(pitch), amount);
        }
    if (closed())
        for (const Ghost& ghost : ghosts(paint.layout, surface))
            if (board.hasCell(ghost.real))
                shuttered(ghost.at, ghostShutterAlpha);
}

Family familyIn(const BoardOptions& options) {
    return familyOf(options.strangers ? House::Slate : options.house, options.seed);
}

LightsBoardView::LightsBoardView(LampAtlases& atlases, BoardOptions options)
    : m_atlases(atlases)
    , m_options(std::move(options))
    , m_meshes(std::make_unique<Meshes>()) {}
LightsBoardView::~LightsBoardView() = default;

void LightsBoardView::setOptions(const BoardOptions& options) {
    const bool same =
        options.house == m_options.house && options.seed == m_options.seed && options.strangers == m_options.strangers;
    const bool before = inhabited();
    m_options = options;
    if (!same || inhabited() != before)
        moveIn();
    restart();
}

bool LightsBoardView::inhabited() const noexcept {
    return m_options.residents && !m_options.symbols && !m_picture && m_layout.lampPitch >= residentsFrom;
}

void LightsBoardView::moveIn() {
    m_residents = {};
    if (inhabited())
        m_residents = {homesOf(m_board, m_rules.surface, familyIn(m_options), m_options.seed), m_options.seed};
    m_residents.setLively(m_lively);
    m_lights.inhabit(m_residents.homes());
}

void LightsBoardView::setLively(bool lively) {
    m_lively = lively && !m_options.motion.reduced && !m_options.motion.off();
    m_residents.setLively(m_lively);
}

void LightsBoardView::setBoard(const lights::Board& board, const lights::Rules& rules,
                               std::optional<lights::BitGrid> picture) {
    m_board = board;
    m_rules = rules;
    m_picture = std::move(picture);
    m_target.reset();
    m_lights = BoardLights{board};
    m_shutters.reset(board.columns());
    clearMarks();
    moveIn();
    restart();
}

void LightsBoardView::clearMarks() {
    m_hover.reset();
    m_focus.reset();
    m_preview.clear();
    m_hint = {};
    m_marks.reset();
    m_pressed.reset();
    m_quiet.reset();
    m_shapes = false;
    m_meshes->stale = true;
}

void LightsBoardView::setPicture(std::optional<lights::BitGrid> picture) {
    m_picture = std::move(picture);
    moveIn();
    m_meshes->stale = true;
}

void LightsBoardView::setTarget(lights::BitGrid target) {
    if (m_rules.quietHours)
        m_target = std::move(target);
    m_meshes->stale = true;
}

lights::BitGrid LightsBoardView::undisturbed() const {
    lights::BitGrid none(m_board.rows(), m_board.columns());
    if (!m_target)
        return none;
    const lights::BitGrid wrong = (m_board.lit() ^ *m_target) & m_board.curtains().complement();
    return wrong.any() ? m_board.pressable() & wrong.complement() : none; // There is nobody left to call on.
}

void LightsBoardView::place(ui::Rect free, float ground, const ui::Viewport& viewport) {
    BoardLayout layout =
        BoardLayout::fit(m_board.rows(), m_board.columns(), m_rules, free, ground, m_options.largestPitch, viewport);
    layout.skyline = viewport.px(m_options.skyline);
    if (m_options.front == BoardSurround::Facade)
        standOnGround(layout, m_options.house, free, m_options.door);
    setLayout(layout);
}

void LightsBoardView::setLayout(const BoardLayout& layout) {
    const bool before = inhabited();
    m_layout = layout;
    if (inhabited() != before)
        moveIn();
    restart();
}

void LightsBoardView::restart() {
    m_meshes->stale = true;
    m_meshes->staleWall = true;
}

void LightsBoardView::apply(const lights::Change& change) {
    for (const lights::Cell cell : change.toggled)
        m_board.toggle(cell);
    m_lights.apply(change, m_options.motion);
    m_residents.touch(change.toggled.cells());
    m_meshes->stale = true;
}

void LightsBoardView::show(const lights::Board& board) {
    m_lights.show(board, m_options.motion);
    m_board = board;
    m_meshes->stale = true;
}

void LightsBoardView::setHover(std::optional<lights::Cell> cell) {
    if (m_hover == cell)
        return;
    m_hover = cell;
    m_hoverAmount = ui::Tween{};
    m_hoverAmount.send(1, travelTime(m_options.motion, hoverTime));
    m_meshes->stale = true;
}

void LightsBoardView::setFocus(std::optional<lights::Cell> cell) {
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

void LightsBoardView::setPreview(std::span<const lights::Cell> cells) {
    m_preview.assign(cells.begin(), cells.end());
    m_meshes->stale = true;
}

void LightsBoardView::setHint(HintMarks hint) {
    m_hint = std::move(hint);
    m_meshes->stale = true;
}

void LightsBoardView::setMarks(std::optional<lights::BitGrid> marks) {
    m_marks = std::move(marks);
    m_meshes->stale = true;
}

void LightsBoardView::setShapes(bool shown) {
    m_shapes = shown;
    m_meshes->stale = true;
}

void LightsBoardView::setShut(bool shut) {
    m_shutters.set(shut, m_options.motion);
    m_meshes->stale = true;
}

void LightsBoardView::setJoins(const BoardJoins& joins) {
    if (joins == m_joins)
        return;
    m_joins = joins;
    restart();
}

void LightsBoardView::setPressed(std::optional<lights::BitGrid> pressed) {
    m_pressed = std::move(pressed);
    m_meshes->stale = true;
}

void LightsBoardView::setQuiet(std::optional<QuietMarks> quiet) {
    m_quiet = std::move(quiet);
    m_meshes->stale = true;
}

void LightsBoardView::update(float seconds) {
    m_residents.update(seconds, m_lights, m_hover ? m_hover : m_focus);
    const bool moving = animating() || m_residents.moving();
    m_lights.update(seconds, m_options.motion); // Its time goes on while nothing moves.
    if (!moving)
        return;
    m_shutters.update(seconds);
    m_focusRow.update(seconds);
    m_focusColumn.update(seconds);
    m_hoverAmount.update(seconds);
    m_meshes->stale = true;
}

bool LightsBoardView::animating() const noexcept {
    return m_lights.animating() || m_residents.settling() || m_shutters.animating() || m_focusRow.moving() ||
           m_focusColumn.moving() || m_hoverAmount.moving();
}

std::optional<lights::Cell> LightsBoardView::hitTest(ui::Vec point) const {
    const std::optional<lights::Cell> cell = m_layout.cellAt(point * m_layout.scale);
    return cell && m_board.hasCell(*cell) ? cell : std::nullopt;
}

ui::Rect LightsBoardView::wallRect() const {
    return logical(m_layout.wall());
}

std::optional<Facade> LightsBoardView::facade() const {
    return m_options.front == BoardSurround::Facade ? facadeAround(m_layout, m_options.house) : std::nullopt;
}

int LightsBoardView::drawCalls() const noexcept {
    return m_meshes->drawCalls;
}

} // namespace game
