// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/ArukoneBoardWidget.hpp"

#include "game/services/Actions.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace game {

namespace {

using puzzle::Cell;

constexpr ui::Seconds typingTime = 0.7F; ///< In which a second digit may follow.

/// The digit that a key types.
std::optional<int> digitOf(sf::Keyboard::Key key) {
    for (const auto first : {sf::Keyboard::Num0, sf::Keyboard::Numpad0})
        if (key >= first && key < first + 10)
            return key - first;
    return std::nullopt;
}

} // namespace

ArukoneBoardWidget::ArukoneBoardWidget(const FuseBoxOptions& options)
    : GridPane(m_view)
    , m_view(options) {}

void ArukoneBoardWidget::open(const arukone::Board& board, const arukone::Cables& cables) {
    m_pen.reset();
    m_hand = Hand::None;
    m_jumpedTo.reset();
    m_board = board;
    m_cables = cables;
    m_view.setBoard(board, cables);
    const arukone::Pair& first = board.pairs().front();
    reopened(std::min(first.first, first.second));
}

void ArukoneBoardWidget::hang(ui::Rect room, float ground, float top) {
    if (!m_board)
        return;
    const FuseBoxRoom around = FuseBoxView::room(*m_board, m_view.options());
    const ui::Rect cells = wholeCells();
    m_wall.place(
        {cells.x - around.side, cells.y - around.top, cells.w + 2 * around.side, cells.h + around.top + around.bottom},
        room, ground, top);
}

void ArukoneBoardWidget::draw(ui::Canvas& canvas) const {
    m_wall.draw(canvas);
    GridPane::draw(canvas);
}

void ArukoneBoardWidget::show(const arukone::Cables& cables) {
    m_pen.reset();
    m_hand = Hand::None;
    m_cables = cables;
    m_view.setPen({});
    m_view.show(cables);
    refresh();
}

bool ArukoneBoardWidget::takeUp(Cell cell, Hand hand) {
    m_pen = arukone::StrokePen::takeUp(*m_board, m_cables, cell, m_atJoined);
    m_hand = m_pen ? hand : Hand::None;
    m_penMoved = false;
    if (!m_pen)
        return false;
    m_cursor = m_pen->tip();
    refresh();
    if (onTakeUp)
        onTakeUp();
    return true;
}

void ArukoneBoardWidget::drawn() {
    m_penMoved = true;
    m_cursor = m_pen->tip();
    reveal(m_cursor);
    refresh();
    if (onDraw)
        onDraw(m_pen->stroke().length());
    if (m_pen->joined())
        putDown();
}

void ArukoneBoardWidget::putDown() {
    if (!m_pen)
        return;
    const arukone::Stroke stroke = m_pen->stroke();
    const bool changed = m_penMoved;
    giveUp();
    if (changed && onStroke)
        onStroke(stroke);
}

void ArukoneBoardWidget::giveUp() {
    m_pen.reset();
    m_hand = Hand::None;
    m_view.setPen({});
    refresh();
}

void ArukoneBoardWidget::removeAt(Cell cell) {
    const auto there = arukone::StrokePen::takeUp(*m_board, m_cables, cell);
    const arukone::Cable* const cable = there ? &m_cables[static_cast<std::size_t>(there->pair())] : nullptr;
    if (cable != nullptr && !cable->empty()) {
        if (onStroke)
            onStroke({cable->origin, {}});
    } else if (onMark && m_board->isFree(cell)) {
        onMark(cell);
    }
}

std::optional<Cell> ArukoneBoardWidget::nearestCell(ui::Vec point) const {
    const BoardLayout& layout = m_view.layout();
    if (layout.pitch <= 0)
        return std::nullopt;
    const sf::Vector2f inside = (point * layout.scale - layout.origin) / layout.pitch;
    const auto clamped = [](float at, int count) { return std::clamp(static_cast<int>(std::floor(at)), 0, count - 1); };
    return Cell{clamped(inside.y, m_board->rows()), clamped(inside.x, m_board->columns())};
}

bool ArukoneBoardWidget::drawOnTo(Cell cell) {
    if (!m_pen->drawStraightTo(cell))
        return false;
    drawn();
    return true;
}

bool ArukoneBoardWidget::pressedPrimary(Cell cell) {
    m_pressedAt = cell;
    m_draggedOver = false;
    if (m_hand == Hand::Keys)
        putDown();
    if (m_pen && cell == m_pen->tip()) {
        m_hand = Hand::Dragging; // A click on the tip puts it down when the button is released.
        return true;
    }
    const auto terminal = m_board->pairAt(cell);
    if (m_pen && terminal && terminal != m_pen->pair())
        putDown(); // The cable of another pair is wanted.
    if (m_pen) {
        if (drawOnTo(cell)) {
            if (m_pen)
                m_hand = Hand::Dragging;
            m_draggedOver = false;
            m_pressedAt.reset(); // This press has drawn: its release does not put down.
            return true;
        }
        putDown();
    }
    if (takeUp(cell, Hand::Dragging)) {
        m_pressedAt.reset();
        return true;
    }
    return false;
}

bool ArukoneBoardWidget::pressed(const ui::PointerPressed& pressed) {
    const auto cell = cellAt(pressed.at);
    if (pressed.button == ui::Button::Secondary) {
        if (m_pen)
            giveUp();
        else if (cell)
            removeAt(*cell);
        return m_pen || cell;
    }
    const Cell before = m_cursor;
    const bool keys = m_hand == Hand::Keys;
    const bool draws = pressed.button == ui::Button::Primary && cell && pressedPrimary(*cell);
    if (draws)
        return true;
    const bool used = pressPointer(pressed, pressed.button == ui::Button::Middle || m_camera.zoomed());
    if (keys)
        m_cursor = before;
    if (cell && pressed.button == ui::Button::Primary && onNothing)
        onNothing(*cell);
    refresh();
    return used;
}

bool ArukoneBoardWidget::moved(ui::Vec to) {
    if (m_hand != Hand::Dragging || !m_pen) {
        pointerMoved(to);
        return true;
    }
    m_pointer = to;
    const auto cell = nearestCell(to);
    if (!cell || !m_board->contains(*cell))
        return true;
    m_draggedOver = m_draggedOver || (m_pressedAt && *cell != *m_pressedAt) || *cell != m_pen->tip();
    if (m_pen->moveTo(*cell))
        drawn();
    return true;
}

bool ArukoneBoardWidget::released(const ui::PointerReleased& released) {
    if (m_grip && m_grip->button == released.button) {
        m_grip.reset();
        return true;
    }
    if (released.button != ui::Button::Primary || m_hand != Hand::Dragging)
        return false;
    if (m_draggedOver || m_pressedAt)
        putDown();
    else
        m_hand = Hand::Clicking;
    return true;
}

bool ArukoneBoardWidget::arrow(char letter, bool repeat) {
    if (m_hand == Hand::Keys || (m_pen && m_hand == Hand::Clicking)) {
        if (m_pen->step(letter))
            drawn();
        else if (onBlocked)
            onBlocked();
        return true;
    }
    takeUpCursor();
    Cell cell = arukone::neighbour(m_cursor, letter);
    while (m_board->contains(cell) && m_board->isHole(cell))
        cell = arukone::neighbour(cell, letter);
    if (!m_board->contains(cell))
        return repeat || letter != 'D'; // Only below the box is something to go to: a fresh press leaves it.
    moveCursorTo(cell);
    return true;
}

bool ArukoneBoardWidget::confirm() {
    if (m_pen) {
        putDown();
        return true;
    }
    takeUpCursor();
    reveal(m_cursor);
    if (!takeUp(m_cursor, Hand::Keys) && onNothing)
        onNothing(m_cursor);
    return true;
}

bool ArukoneBoardWidget::act(const ui::ActionPressed& pressed) {
    switch (pressed.action) {
    case ui::Action::Up:
        return arrow('U', pressed.repeat);
    case ui::Action::Down:
        return arrow('D', pressed.repeat);
    case ui::Action::Left:
        return arrow('L', pressed.repeat);
    case ui::Action::Right:
        return arrow('R', pressed.repeat);
    case ui::Action::Confirm:
        return pressed.repeat || confirm();
    case ui::Action::Back:
        if (!m_pen)
            return false;
        giveUp();
        return true;
    case ui::Action::NextControl: // A gamepad has its shoulder buttons for the jumps.
        return pressed.device != ui::Device::Gamepad && jump(1, false);
    case ui::Action::PreviousControl:
        return pressed.device != ui::Device::Gamepad && jump(-1, false);
    case ui::Action::NextTab:
        return jump(1, true);
    case ui::Action::PreviousTab:
        return jump(-1, true);
    default:
        break;
    }
    if (pressed.action != action::mark || pressed.repeat)
        return false;
    const bool drawn = m_pen && m_penMoved;
    if (m_pen)
        giveUp();
    else
        takeUpCursor();
    if (!drawn) // A cable that was only taken up is removed.
        removeAt(m_cursor);
    return true;
}

bool ArukoneBoardWidget::keyPressed(const ui::KeyPressed& key) {
    if (key.repeat || key.control || key.alt || key.shift || m_pen)
        return false;
    if (key.key == sf::Keyboard::Backspace) {
        takeUpCursor();
        removeAt(m_cursor);
        return true;
    }
    const auto digit = digitOf(key.key);
    if (!digit)
        return false;
    const int longer = 10 * std::exchange(m_typed, 0) + *digit;
    const int number = longer <= m_board->pairCount() ? longer : *digit;
    if (number < 1 || number > m_board->pairCount())
        return false;
    if (10 * number <= m_board->pairCount()) {
        m_typed = number;
        m_sinceTyped = 0;
    }
    jumpToNumber(number - 1);
    return true;
}

void ArukoneBoardWidget::update(ui::Seconds step) {
    if (m_typed > 0 && (m_sinceTyped += step) > typingTime)
        m_typed = 0;
    GridPane::update(step);
}

std::vector<Cell> ArukoneBoardWidget::stops() const {
    std::vector<Cell> cells;
    for (int pair = 0; pair < m_board->pairCount(); ++pair) {
        const arukone::Cable& cable = m_cables[static_cast<std::size_t>(pair)];
        const arukone::Pair& terminals = m_board->pairs()[static_cast<std::size_t>(pair)];
        if (cable.empty()) {
            cells.push_back(terminals.first);
            cells.push_back(terminals.second);
        } else if (!arukone::joins(*m_board, pair, cable)) {
            cells.push_back(arukone::cellsOf(*m_board, cable).value().back());
        }
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

bool ArukoneBoardWidget::jump(int direction, bool around) {
    if (m_pen)
        return true; // Not while drawing.
    const std::vector<Cell> cells = stops();
    if (cells.empty())
        return around;
    if (direction > 0) {
        const auto next = std::upper_bound(cells.begin(), cells.end(), m_cursor);
        if (next == cells.end() && !around)
            return false;
        moveCursorTo(next == cells.end() ? cells.front() : *next);
    } else {
        const auto next = std::lower_bound(cells.begin(), cells.end(), m_cursor);
        if (next == cells.begin() && !around)
            return false;
        moveCursorTo(next == cells.begin() ? cells.back() : *std::prev(next));
    }
    return true;
}

void ArukoneBoardWidget::jumpToNumber(int pair) {
    const arukone::Pair& terminals = m_board->pairs()[static_cast<std::size_t>(pair)];
    const bool again = m_jumpedTo == m_cursor && m_cursor == terminals.first;
    moveCursorTo(again ? terminals.second : terminals.first);
    m_jumpedTo = m_cursor;
}

void ArukoneBoardWidget::enterFrom(int direction) {
    const std::vector<Cell> cells = m_board ? stops() : std::vector<Cell>();
    if (!cells.empty())
        setCursor(direction > 0 ? cells.front() : cells.back());
}

void ArukoneBoardWidget::setHovered(bool hovered) {
    if (hovered || m_hand != Hand::Dragging)
        GridPane::setHovered(hovered);
    else
        Widget::setHovered(hovered); // NOLINT(bugprone-parent-virtual-call): the pane's would end the drag.
}

void ArukoneBoardWidget::endPointerUse() {
    GridPane::endPointerUse();
    if (m_hand == Hand::Dragging)
        putDown();
}

bool ArukoneBoardWidget::handle(const ui::Event& event) {
    if (!m_board)
        return false;
    if (const auto* to = std::get_if<ui::PointerMoved>(&event))
        return moved(to->at);
    if (const auto* press = std::get_if<ui::PointerPressed>(&event))
        return pressed(*press);
    if (const auto* release = std::get_if<ui::PointerReleased>(&event))
        return released(*release);
    if (std::holds_alternative<ui::PointerLeft>(event)) {
        endPointerUse();
        return true;
    }
    if (const auto* turned = std::get_if<ui::Wheel>(&event))
        return wheel(*turned);
    if (const auto* key = std::get_if<ui::KeyPressed>(&event))
        return keyPressed(*key);
    if (const auto* action = std::get_if<ui::ActionPressed>(&event))
        return act(*action);
    return false;
}

std::vector<Cell> ArukoneBoardWidget::way() const {
    if (!m_pen || m_hand != Hand::Clicking || !m_pointed)
        return {};
    arukone::StrokePen ahead = *m_pen;
    const std::string& word = ahead.stroke().word;
    const std::size_t drawn = word.size();
    if (!ahead.drawStraightTo(*m_pointed) || word.size() <= drawn) // A click that goes back needs no path.
        return {};
    std::vector<Cell> cells{m_pen->tip()};
    for (std::size_t i = drawn; i < word.size(); ++i)
        cells.push_back(arukone::neighbour(cells.back(), word[i]));
    return cells;
}

std::optional<CablePen> ArukoneBoardWidget::shownPen() const {
    if (!m_pen)
        return std::nullopt;
    if (m_penMoved)
        return CablePen{m_pen->pair(), m_pen->stroke(), m_pen->outcome().cables, way()};
    std::vector<Cell> cells = way();
    if (cells.empty())
        return std::nullopt; // What was only taken up stays as it is.
    return CablePen{m_pen->pair(), m_cables[static_cast<std::size_t>(m_pen->pair())], {}, std::move(cells)};
}

void ArukoneBoardWidget::refresh() {
    m_view.setPen(shownPen());
    m_brackets = bracketed() || m_pen.has_value();
    m_view.setFocus(m_brackets ? std::optional(m_cursor) : std::nullopt);
    m_view.setHover(m_pen ? std::nullopt : m_pointed);
    m_view.setTip(m_pen ? std::optional(m_pen->tip()) : std::nullopt);
}

} // namespace game
