// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/FuseBoxView.hpp"

#include "game/look/FuseBoxDrawn.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace game {

namespace {

using arukone::Cables;
using puzzle::Cell;

// All in seconds.
constexpr ui::Seconds boxFocusTravel = 0.090F;
constexpr ui::Seconds boxHoverTime = 0.100F;
constexpr ui::Seconds emptyTime = 0.600F;

/// Like the board's option, but immediate with reduced motion.
ui::Seconds travelTime(ui::Motion motion, ui::Seconds seconds) {
    return motion.colourDuration(seconds);
}

/// Cables without steps are the same wherever they begin.
bool sameCables(const Cables& a, const Cables& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const arukone::Cable& one, const arukone::Cable& two) {
        return one == two || (one.empty() && two.empty());
    });
}

/// What looks different: the numbers of cells, then those of pairs that are joined or not.
std::vector<std::size_t> changedParts(const arukone::Board& board, const Cables& before, const Cables& after) {
    const auto cellCount = static_cast<std::size_t>(board.cellCount());
    const auto partsOf = [&](const Cables& cables) {
        std::vector<int> parts(cellCount + static_cast<std::size_t>(board.pairCount()), -1); // The pair, if any.
        for (std::size_t i = 0; i < cables.size(); ++i) {
            const int pair = static_cast<int>(i);
            const auto cells = cables[i].empty() ? std::nullopt : cellsOf(board, cables[i]);
            if (!cells)
                continue;
            for (const Cell cell : *cells)
                parts[static_cast<std::size_t>(board.indexOf(cell))] = pair;
            if (joins(board, pair, cables[i]))
                parts[cellCount + i] = pair;
        }
        return parts;
    };
    const std::vector<int> was = partsOf(before);
    const std::vector<int> is = partsOf(after);
    std::vector<std::size_t> changed;
    for (std::size_t i = 0; i < was.size(); ++i)
        if (was[i] != is[i])
            changed.push_back(i);
    return changed;
}

Cables visibleCables(const Cables& shown, const std::optional<CablePen>& pen) {
    if (!pen)
        return shown;
    Cables visible = pen->outcome.empty() ? shown : pen->outcome;
    if (static_cast<std::size_t>(pen->pair) < visible.size())
        visible[static_cast<std::size_t>(pen->pair)] = pen->drawn;
    return visible;
}

} // namespace

FuseBoxView::FuseBoxView(const FuseBoxOptions& options)
    : m_options(options)
    , m_drawn(std::make_unique<Drawn>()) {}
FuseBoxView::~FuseBoxView() = default;

void FuseBoxView::setOptions(const FuseBoxOptions& options) {
    if (m_options == options)
        return;
    m_options = options;
    m_drawn->restart();
}

void FuseBoxView::setBoard(const arukone::Board& board, const Cables& cables) {
    m_hover.reset();
    m_tip.reset();
    m_focus.reset();
    m_hint = {};
    m_marks.clear();
    m_tint.clear();
    m_powered = 0;
    m_door.open();
    m_emptyPulse.jump(1);
    editBoard(board, cables);
}

void FuseBoxView::editBoard(const arukone::Board& board, const Cables& cables) {
    m_board = board;
    m_cables = cables;
    m_cables.resize(static_cast<std::size_t>(board.pairCount()));
    m_visible = m_cables;
    m_pen.reset();
    m_penLifted = false;
    std::array<bool, arukone::maxPairs> joined{};
    for (std::size_t i = 0; i < m_cables.size(); ++i)
        joined[i] = !m_cables[i].empty() && joins(board, static_cast<int>(i), m_cables[i]);
    m_drawn->motion.reset(std::span<const bool>(joined).first(m_cables.size()));
    m_drawn->limit.reset(static_cast<std::size_t>(board.cellCount()) + m_cables.size());
    m_drawn->next.reset();
    m_drawn->restart();
}

void FuseBoxView::show(const Cables& cables) {
    if (!m_board)
        return;
    m_drawn->next.reset();
    if (sameCables(cables, m_cables) && !m_pen && !m_penLifted)
        return;
    if (m_pen || m_penLifted || m_drawn->limit.allows(changedParts(*m_board, m_cables, cables)))
        apply(cables);
    else
        m_drawn->next = cables;
}

void FuseBoxView::apply(const Cables& cables) {
    const bool faint = m_pen || m_penLifted; // What falls away is only an outline by now.
    for (CablePiece& piece : lostPieces(*m_board, m_cables, cables))
        m_drawn->motion.fade(std::move(piece), faint, m_options.motion);
    if (const auto parts = changedParts(*m_board, m_cables, cables);
        m_drawn->limit.allows(parts)) // Changes by hand may exceed the limit; they do not count.
        for (const std::size_t part : parts)
            m_drawn->limit.change(part);
    m_cables = cables;
    m_cables.resize(static_cast<std::size_t>(m_board->pairCount()));
    m_visible = visibleCables(m_cables, m_pen);
    refreshJoined();
}

void FuseBoxView::setPen(std::optional<CablePen> pen) {
    if (m_pen == pen || !m_board)
        return;
    if (m_drawn->next)
        apply(*std::exchange(m_drawn->next, std::nullopt));
    m_penLifted = m_pen && !pen;
    m_pen = std::move(pen);
    m_visible = visibleCables(m_cables, m_pen);
    refreshJoined();
}

void FuseBoxView::refreshJoined() {
    for (std::size_t i = 0; i < m_visible.size(); ++i) {
        const int pair = static_cast<int>(i);
        m_drawn->motion.join(pair, !m_visible[i].empty() && joins(*m_board, pair, m_visible[i]), m_options.motion);
    }
    m_drawn->staleCables = true;
    m_drawn->staleMarks = true;
}

void FuseBoxView::setHover(std::optional<Cell> cell) {
    if (m_hover == cell)
        return;
    m_hover = cell;
    m_hoverAmount = ui::Tween{};
    m_hoverAmount.send(1, travelTime(m_options.motion, boxHoverTime));
    m_drawn->staleMarks = true;
}

void FuseBoxView::setTip(std::optional<Cell> cell) {
    if (m_tip == cell)
        return;
    m_tip = cell;
    m_drawn->staleMarks = true;
}

void FuseBoxView::setFocus(std::optional<Cell> cell) {
    if (m_focus == cell)
        return;
    if (cell) {
        const ui::Seconds seconds = m_focus ? travelTime(m_options.motion, boxFocusTravel) : 0;
        m_focusRow.send(static_cast<float>(cell->row), seconds);
        m_focusColumn.send(static_cast<float>(cell->column), seconds);
    }
    m_focus = cell;
    m_drawn->staleMarks = true;
}

void FuseBoxView::setHint(CableHint hint) {
    if (m_hint == hint)
        return;
    m_hint = std::move(hint);
    m_drawn->staleMarks = true;
}

void FuseBoxView::setMarks(std::vector<Cell> cells) {
    m_marks = std::move(cells);
    m_drawn->staleMarks = true;
}

void FuseBoxView::setTint(std::vector<Cell> cells, bool wrong) {
    m_tintWrong = wrong;
    m_tint = std::move(cells);
    m_drawn->staleMarks = true;
}

void FuseBoxView::pulseEmpty() {
    m_emptyPulse.jump(0);
    m_emptyPulse.send(1, m_options.motion.duration(emptyTime), ui::ease::linear);
    m_drawn->staleMarks = true;
}

void FuseBoxView::setPowered(float amount) {
    if (m_powered == amount)
        return;
    m_powered = amount;
    m_drawn->staleCables = true;
}

ui::Rect FuseBoxView::plateRect() const {
    const ui::Rect cells = cellsRect();
    if (!m_board || !m_options.frame)
        return cells;
    const FuseBoxRoom around = room(*m_board, m_options);
    return {cells.x - around.side, cells.y - around.top, cells.w + 2 * around.side,
            cells.h + around.top + around.bottom};
}

void FuseBoxView::place(ui::Rect free, float ground, const ui::Viewport& viewport) {
    if (!m_board)
        return;
    BoardLayout layout =
        BoardLayout::fit(m_board->rows(), m_board->columns(), {}, free, ground, m_options.largestPitch, viewport);
    const float spare = free.h * layout.scale - layout.pitch * static_cast<float>(layout.rows);
    layout.origin.y = std::round(free.y * layout.scale + std::max(0.0F, spare) / 2);
    setLayout(layout);
}

void FuseBoxView::setLayout(const BoardLayout& layout) {
    m_layout = layout;
    m_drawn->restart();
}

void FuseBoxView::update(ui::Seconds seconds) {
    Drawn& drawn = *m_drawn;
    m_door.update(seconds);
    drawn.limit.update(seconds);
    if (drawn.next && drawn.limit.allows(changedParts(*m_board, m_cables, *drawn.next)))
        apply(*std::exchange(drawn.next, std::nullopt));
    if (drawn.motion.animating()) {
        drawn.motion.update(seconds);
        drawn.staleCables = true;
    }
    for (ui::Tween* tween : {&m_focusRow, &m_focusColumn, &m_hoverAmount, &m_emptyPulse})
        if (tween->moving()) {
            tween->update(seconds);
            drawn.staleMarks = true;
        }
}

bool FuseBoxView::animating() const noexcept {
    return m_drawn->next || m_drawn->motion.animating() || m_focusRow.moving() || m_focusColumn.moving() ||
           m_hoverAmount.moving() || m_emptyPulse.moving() || m_door.animating();
}

std::optional<Cell> FuseBoxView::hitTest(ui::Vec point) const {
    const std::optional<Cell> cell = m_layout.cellAt(point * m_layout.scale);
    if (!cell || !m_board || !m_board->contains(*cell))
        return std::nullopt;
    return m_board->isHole(*cell) && !m_options.showHoles ? std::nullopt : cell;
}

int FuseBoxView::drawCalls() const noexcept {
    return m_drawn->drawCalls;
}

int FuseBoxView::rebuilds() const noexcept {
    return m_drawn->rebuilds;
}

int FuseBoxView::fadingPieces() const noexcept {
    return static_cast<int>(m_drawn->motion.fading().size());
}

float FuseBoxView::glow(int pair) const noexcept {
    return m_drawn->motion.glow(pair);
}

float FuseBoxView::lamp(int pair) const noexcept {
    return m_drawn->motion.lamp(pair);
}

} // namespace game
