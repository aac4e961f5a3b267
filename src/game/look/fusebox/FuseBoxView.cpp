// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/fusebox/FuseBoxView.hpp"

#include "game/look/Theme.hpp"
#include "game/look/fusebox/FuseBoxDrawn.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace game {

namespace {

using ui::Rect;
using ui::Vec;

constexpr float doorRadius = 14;
constexpr float doorRim = 16; ///< From the edge of the door to the pressed panel in it.
constexpr float louvre = 11;  ///< From one louvre to the next.
constexpr int louvres = 5;
constexpr float lean = 0.035F; ///< How much taller the free edge looks while the door stands open.
constexpr float lockRadius = 11;

/// Squeezes what lies on the door towards its hinge.
struct Swing {
    Rect door;
    float amount;

    [[nodiscard]] float x(float at) const { return door.x + (at - door.x) * amount; }
    [[nodiscard]] Rect operator()(Rect area) const { return {x(area.x), area.y, area.w * amount, area.h}; }
    [[nodiscard]] Vec operator()(Vec at) const { return {x(at.x), at.y}; }
};

void drawLouvres(ui::Canvas& canvas, const Swing& swing, Rect area) {
    const ui::Palette& colours = canvas.colours();
    for (int i = 0; i < louvres; ++i) {
        const float y = area.y + static_cast<float>(i) * louvre;
        canvas.fill(swing({area.x, y, area.w, 4}), look(canvas.theme()).recess, 2);
        canvas.fill(swing({area.x, y + 4, area.w, 1.5F}), colours.line, 0.5F);
    }
}

/// A yellow triangle with a flash: what is behind the door is live.
void drawWarning(ui::Canvas& canvas, const Swing& swing, Vec middle, float size) {
    const sf::Color sign = canvas.colours().litMid;
    const auto at = [&](float x, float y) { return swing(middle + Vec{x, y} * size); };
    const std::array<Vec, 3> plate{at(0, -0.92F), at(1, 0.78F), at(-1, 0.78F)};
    canvas.polygon(plate, canvas.theme().flat ? sf::Color::White : sign);
    const std::array<Vec, 3> inner{at(0, -0.66F), at(0.79F, 0.65F), at(-0.79F, 0.65F)};
    canvas.polygon(inner, canvas.colours().onLit);
    const std::array<Vec, 3> upper{at(0.14F, -0.46F), at(0.05F, 0.14F), at(-0.27F, 0.14F)};
    const std::array<Vec, 3> lower{at(-0.10F, 0.58F), at(-0.05F, 0.0F), at(0.26F, 0.0F)};
    for (const auto& half : {upper, lower})
        canvas.polygon(half, canvas.theme().flat ? sf::Color::White : sign);
}

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

void FuseBoxDoor::set(bool shut, ui::Motion motion) {
    m_fades = motion.reduced;
    m_amount.send(shut ? 1 : 0, motion.duration(m_fades ? fadeTime : swingTime),
                  m_fades ? ui::ease::linear : ui::ease::inOut);
}

void FuseBoxDoor::draw(ui::Canvas& canvas, Rect box) const {
    const float amount = m_amount.value();
    if (amount <= 0)
        return;
    const ui::Canvas::Layer layer(canvas, {}, m_fades ? amount : 1);
    const Swing swing{box, m_fades ? 1 : amount};
    const ui::Palette& colours = canvas.colours();
    const Rect door = swing(box);
    const bool flat = canvas.theme().flat;
    const sf::Color dark =
        flat ? sf::Color::Black : ui::mix(colours.surface, sf::Color::Black, 0.25F * (1 - swing.amount));
    if (swing.amount < 1) { // The free edge comes towards the player.
        const float taller = lean * box.h * (1 - swing.amount);
        const std::array<Vec, 4> leaf{Vec{door.x, door.y}, Vec{door.right(), door.y - taller},
                                      Vec{door.right(), door.bottom() + taller}, Vec{door.x, door.bottom()}};
        canvas.polygon(leaf, dark);
    }
    canvas.shadow(door, {6, 22, 0.40F}, doorRadius);
    canvas.fill(door,
                {ui::Paint::Kind::Vertical, flat ? dark : ui::mix(colours.surfaceHi, colours.lineSoft, 0.35F), dark},
                doorRadius);
    canvas.stroke(door, flat ? 3.0F : 2.0F, look(canvas.theme()).brassLow, doorRadius);
    const Rect panel{box.x + doorRim, box.y + doorRim, box.w - 2 * doorRim, box.h - 2 * doorRim};
    if (panel.w < 6 * doorRim || panel.h < 6 * doorRim)
        return;
    canvas.stroke(swing(panel), 1, colours.line, doorRadius - 5);
    const float width = 0.46F * panel.w;
    const float room = (louvres - 1) * louvre + 6;
    if (panel.h > 3.4F * room) {
        const float left = panel.centre().x - width / 2;
        drawLouvres(canvas, swing, {left, panel.y + 22, width, room});
        drawLouvres(canvas, swing, {left, panel.bottom() - 22 - room, width, room});
        const float sign = std::min(30.0F, 0.09F * panel.h);
        drawWarning(canvas, swing, {panel.centre().x, panel.y + 0.31F * panel.h}, sign);
    }
    const Vec lock{panel.right() - 20, panel.centre().y};
    canvas.disc(swing(lock), lockRadius * std::max(0.3F, swing.amount), look(canvas.theme()).brassLow);
    canvas.fill(swing({lock.x - 1.5F, lock.y - 6, 3, 12}), look(canvas.theme()).recess, 1.5F);
    for (const float y : {box.y + 0.2F * box.h, box.y + 0.8F * box.h})
        canvas.fill({box.x - 5, y - 17, 10, 34}, look(canvas.theme()).brassLow, 4);
}

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
