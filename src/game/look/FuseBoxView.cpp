#include "game/look/FuseBoxView.hpp"

#include "game/look/BoardPaint.hpp"
#include "game/look/CableLook.hpp"
#include "game/look/FuseBoxAtlas.hpp"
#include "game/look/FuseBoxPaint.hpp"
#include "game/look/Signs.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

namespace game {

namespace {

using arukone::Cables;
using puzzle::Cell;

// All in seconds.
constexpr ui::Seconds focusTravel = 0.090F;
constexpr ui::Seconds hoverTime = 0.100F;
constexpr ui::Seconds emptyTime = 0.600F;

// Numbers: sizes in cells, and in pixels.
constexpr float oneDigit = 0.36F;
constexpr float twoDigits = 0.30F;
constexpr float onCable = 0.30F;
constexpr float smallestNumber = 12;
constexpr float inkShade = 0.35F;    ///< How much darker numbers are than text on light.
constexpr float smallestBadge = 7;   ///< Radius of a hint's badge, in units.
constexpr float badgeRadius = 0.17F; ///< In cells.
constexpr float badgeReach = 0.36F;  ///< From the middle of its cell, both ways, in cells.

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

Cables visibleCables(const Cables& shown, const std::optional<CablePen>& pen) {
    if (!pen)
        return shown;
    Cables visible = pen->outcome.empty() ? shown : pen->outcome;
    if (static_cast<std::size_t>(pen->pair) < visible.size())
        visible[static_cast<std::size_t>(pen->pair)] = pen->drawn;
    return visible;
}

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

/// The layers from bottom to top, and the state for which they were built.
struct FuseBoxView::Drawn {
    Mesh wells;
    Mesh below; ///< Tints below the cables.
    Mesh cables;
    Mesh glow;
    Mesh middle; ///< Marks above the cables and below the terminals.
    Mesh terminals;
    Mesh above; ///< Hover and focus.
    std::vector<CableNumber> numbers;
    std::unique_ptr<FuseBoxAtlas> atlas;
    FuseBoxMotion motion;
    std::string_view theme;
    float alpha = -1;
    bool staleWells = true;
    bool staleCables = true;
    bool staleMarks = true;
    int drawCalls = 0;
    int rebuilds = 0;

    void restart() { staleWells = staleCables = staleMarks = true; }
};

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
    m_drawn->restart();
}

void FuseBoxView::show(const Cables& cables) {
    if (!m_board || (sameCables(cables, m_cables) && !m_pen && !m_penLifted))
        return;
    const bool faint = m_pen || m_penLifted; // What falls away is only an outline by now.
    for (CablePiece& piece : lostPieces(*m_board, m_cables, cables))
        m_drawn->motion.fade(std::move(piece), faint, m_options.motion);
    m_cables = cables;
    m_cables.resize(static_cast<std::size_t>(m_board->pairCount()));
    m_visible = visibleCables(m_cables, m_pen);
    refreshJoined();
}

void FuseBoxView::setPen(std::optional<CablePen> pen) {
    if (m_pen == pen || !m_board)
        return;
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
    m_hoverAmount.send(1, travelTime(m_options.motion, hoverTime));
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
        const ui::Seconds seconds = m_focus ? travelTime(m_options.motion, focusTravel) : 0;
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
    return m_drawn->motion.animating() || m_focusRow.moving() || m_focusColumn.moving() || m_hoverAmount.moving() ||
           m_emptyPulse.moving() || m_door.animating();
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
        const float cells = number.onCable ? onCable : text.size() > 1 ? twoDigits : oneDigit;
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
