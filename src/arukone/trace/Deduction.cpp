// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/trace/Deduction.hpp"

#include <algorithm>
#include <numeric>

namespace arukone {

namespace {

constexpr int none = -1;

} // namespace

Deduction::Deduction(const Board& board, bool strict)
    : m_strict(strict || board.fill() == Fill::Apart)
    , m_fills(m_strict || fillsBoard(board.fill()))
    , m_columns(board.columns())
    , m_places(static_cast<std::size_t>(board.cellCount()))
    , m_edges(m_places.size() * 2, State::Unused)
    , m_isQueued(m_places.size(), 0)
    , m_cables(m_places.size())
    , m_regions(m_places.size())
    , m_isReached(m_places.size()) {
    m_queue.reserve(m_places.size() * 4);
    for (int cell = 0; cell < cellCount(); ++cell) {
        Place& here = place(cell);
        const Board::Content content = board.contents()[index(cell)];
        here.mate = cell;
        here.pair = here.colour = std::max(content, Board::free) == Board::free ? Board::Content{none} : content;
        here.needed = content == Board::hole   ? std::int8_t{0}
                      : content == Board::free ? std::int8_t{2}
                                               : std::int8_t{1};
    }
    for (int cell = 0; cell < cellCount(); ++cell) {
        const Cell at = board.cellAt(cell);
        if (at.column + 1 < board.columns())
            addWay(cell, cell + 1, 2 * cell);
        if (at.row + 1 < board.rows())
            addWay(cell, cell + board.columns(), 2 * cell + 1);
    }
    for (const Pair& pair : board.pairs())
        m_terminals.push_back({board.indexOf(pair.first), board.indexOf(pair.second)});
}

void Deduction::addWay(int cell, int neighbour, int edge) {
    if (place(cell).needed == 0 || place(neighbour).needed == 0)
        return;
    m_edges[index(edge)] = State::Undecided;
    ++m_undecided;
    for (const auto& [from, to] : {std::array{cell, neighbour}, std::array{neighbour, cell}}) {
        Place& here = place(from);
        here.ways[index(here.wayCount++)] = {edge, to};
        ++here.undecided;
    }
}

std::array<int, 2> Deduction::endsOf(int edge) const noexcept {
    const int cell = edge / 2;
    return {cell, edge % 2 == 0 ? cell + 1 : cell + m_columns};
}

bool Deduction::isSolved() const {
    if (!isComplete() || m_conflict)
        return false;
    for (int cell = 0; cell < cellCount(); ++cell)
        if (hasToBeUsed(cell) && !isClosed(cell))
            return false;
    for (const auto& [first, second] : m_terminals)
        if (place(first).mate != second)
            return false;
    if (!m_strict)
        return true;
    Deduction copy = *this;
    copy.applyBesideItself();
    return !copy.conflict();
}

void Deduction::decide(int edge, bool used) {
    const State wanted = used ? State::Used : State::Unused;
    const auto [first, second] = endsOf(edge);
    if (!isUndecided(edge)) {
        if (stateOf(edge) != wanted)
            fail(Reason::Openings, first, second);
        return;
    }
    if (used) {
        if (isClosed(first) || isClosed(second)) {
            const int closed = isClosed(first) ? first : second;
            fail(Reason::Openings, closed, closed);
            return;
        }
        if (const auto reason = reasonAgainst(edge)) {
            fail(*reason, first, second);
            return;
        }
    }
    m_edges[index(edge)] = wanted;
    --m_undecided;
    --place(first).undecided;
    --place(second).undecided;
    Change change{edge};
    if (used)
        use(change);
    m_changes.push_back(change);
}

/// Joins the pieces at the ends of an edge.
void Deduction::use(Change& change) {
    const auto [first, second] = endsOf(change.edge);
    ++place(first).used;
    ++place(second).used;
    change.firstMate = place(first).mate;
    change.secondMate = place(second).mate;
    Place& one = place(change.firstMate);
    Place& other = place(change.secondMate);
    change.firstColour = one.colour;
    change.secondColour = other.colour;
    one.mate = change.secondMate;
    other.mate = change.firstMate;
    one.colour = other.colour = std::max(place(first).colour, place(second).colour);
}

void Deduction::undoTo(std::size_t decisions) {
    for (; m_changes.size() > decisions; m_changes.pop_back()) {
        const Change& last = m_changes.back();
        const auto [first, second] = endsOf(last.edge);
        if (stateOf(last.edge) == State::Used) {
            place(last.firstMate).mate = first;
            place(last.secondMate).mate = second;
            place(last.firstMate).colour = last.firstColour;
            place(last.secondMate).colour = last.secondColour;
            --place(first).used;
            --place(second).used;
        }
        m_edges[index(last.edge)] = State::Undecided;
        ++m_undecided;
        ++place(first).undecided;
        ++place(second).undecided;
    }
    m_conflict.reset();
}

std::vector<DecidedEdge> Deduction::decidedSince(std::size_t decisions) const {
    std::vector<DecidedEdge> edges;
    for (std::size_t i = decisions; i < m_changes.size(); ++i) {
        const int edge = m_changes[i].edge;
        edges.push_back({edge / 2, edge % 2 == 0 ? rightEdge : downEdge, stateOf(edge) == State::Used});
    }
    return edges;
}

std::optional<Reason> Deduction::reasonAgainst(int edge) const noexcept {
    const auto [first, second] = endsOf(edge);
    if (place(first).mate == second)
        return Reason::Ring;
    const Board::Content one = place(first).colour;
    const Board::Content other = place(second).colour;
    if (one >= 0 && other >= 0 && one != other)
        return Reason::ShortCircuit;
    return std::nullopt;
}

void Deduction::decideRest(int cell, bool used) {
    for (const Way& way : waysOf(cell))
        if (isUndecided(way.edge) && !m_conflict)
            decide(way.edge, used);
}

void Deduction::applyOpenings(int cell) {
    const Place& here = place(cell);
    const bool required = hasToBeUsed(cell);
    const int left = here.used + here.undecided;
    if (isClosed(cell) || (!required && left == 1)) // In the second case, a blind alley.
        decideRest(cell, false);
    else if (required && left < here.needed)
        fail(Reason::Openings, cell, cell);
    else if (required && left == here.needed)
        decideRest(cell, true);
}

void Deduction::applyWires(int cell) {
    if (isClosed(cell))
        return;
    for (const Way& way : waysOf(cell))
        if (isOpen(way.edge, cell, way.cell) && reasonAgainst(way.edge))
            decide(way.edge, false);
}

int Deduction::nextOnPiece(int cell, int previous) const noexcept {
    for (const Way& way : waysOf(cell))
        if (stateOf(way.edge) == State::Used && way.cell != previous)
            return way.cell;
    return none;
}

/// Numbers the cells of pieces: by pair if it is known, else by an end.
void Deduction::markCables() {
    std::fill(m_cables.begin(), m_cables.end(), none);
    for (int end = 0; end < cellCount(); ++end) {
        const Place& here = place(end);
        if (m_cables[index(end)] != none || (here.pair < 0 && here.used != 1))
            continue;
        const int number = here.colour >= 0 ? cellCount() + here.colour : end;
        int previous = none;
        for (int cell = end; cell != none;) {
            m_cables[index(cell)] = number;
            const int next = nextOnPiece(cell, previous);
            previous = cell;
            cell = next;
        }
    }
}

void Deduction::applyBesideItself() {
    markCables();
    for (int edge = 0; edge < edgeCount() && !m_conflict; ++edge) {
        if (stateOf(edge) == State::Used)
            continue;
        const int first = edge / 2;
        if (m_cables[index(first)] == none || (edge % 2 == 0 && first % m_columns == m_columns - 1))
            continue;
        const int second = endsOf(edge)[1];
        if (second >= cellCount() || m_cables[index(first)] != m_cables[index(second)])
            continue;
        if (!isOpen(edge, first, second) || place(first).mate == second)
            fail(Reason::BesideItself, first, second);
        else
            decide(edge, true);
    }
}

int Deduction::root(int cell) noexcept {
    while (m_regions[index(cell)] != cell)
        cell = m_regions[index(cell)] = m_regions[index(m_regions[index(cell)])];
    return cell;
}

/// Joins cells that one cable could run through: along open edges, and pieces without a number.
void Deduction::joinRegions() {
    std::iota(m_regions.begin(), m_regions.end(), 0);
    for (int cell = 0; cell < cellCount(); ++cell) {
        if (isClosed(cell) || place(cell).colour >= 0)
            continue;
        if (place(cell).mate > cell)
            m_regions[index(root(cell))] = root(place(cell).mate);
        for (const Way& way : waysOf(cell))
            if (way.cell > cell && place(way.cell).colour < 0 && isOpen(way.edge, cell, way.cell))
                m_regions[index(root(cell))] = root(way.cell);
    }
}

/// Whether the loose ends of each pair are neighbours, or border on a common region.
void Deduction::checkPairs() {
    for (const auto& [one, other] : m_terminals) {
        const int first = place(one).used > 0 ? place(one).mate : one;
        const int second = place(other).used > 0 ? place(other).mate : other;
        if (first == other)
            continue; // They are joined.
        bool inTouch = false;
        for (const Way& way : waysOf(first)) {
            if (!isOpen(way.edge, first, way.cell))
                continue;
            if (way.cell == second)
                inTouch = true;
            else if (place(way.cell).colour < 0)
                for (const Way& beyond : waysOf(second))
                    if (place(beyond.cell).colour < 0 && isOpen(beyond.edge, second, beyond.cell) &&
                        root(way.cell) == root(beyond.cell)) {
                        m_isReached[index(root(way.cell))] = 1;
                        inTouch = true;
                    }
        }
        if (!inTouch) {
            fail(Reason::CutOff, first, second);
            return;
        }
    }
}

void Deduction::checkCutOff() {
    joinRegions();
    std::fill(m_isReached.begin(), m_isReached.end(), '\0');
    checkPairs();
    for (int cell = 0; cell < cellCount() && !m_conflict; ++cell)
        if (place(cell).colour < 0 && !isClosed(cell) && hasToBeUsed(cell) && !m_isReached[index(root(cell))])
            fail(Reason::CutOff, cell, cell);
}

void Deduction::enqueue(int cell) {
    if (!m_isQueued[index(cell)]) {
        m_isQueued[index(cell)] = 1;
        m_queue.push_back(cell);
    }
}

bool Deduction::propagate(std::size_t from, std::size_t most) {
    bool usedSome = false;
    std::size_t seen = from; // Decisions whose cells are in the queue, or were.
    std::size_t head = 0;
    const auto enqueueNew = [&] {
        for (; seen < m_changes.size(); ++seen) {
            const Change& change = m_changes[seen];
            const bool used = stateOf(change.edge) == State::Used;
            usedSome = usedSome || used;
            for (const int cell : endsOf(change.edge))
                enqueue(cell);
            if (used) { // The far ends have other mates now.
                enqueue(change.firstMate);
                enqueue(change.secondMate);
            }
        }
    };
    const auto finish = [&](bool withinLimit) {
        for (; head < m_queue.size(); ++head)
            m_isQueued[index(m_queue[head])] = 0;
        m_queue.clear();
        return withinLimit;
    };
    enqueueNew();
    while (!m_conflict) {
        if (m_changes.size() > most)
            return finish(false);
        if (head < m_queue.size()) {
            const int cell = m_queue[head++];
            m_isQueued[index(cell)] = 0;
            applyOpenings(cell);
            if (!m_conflict)
                applyWires(cell);
        } else if (m_strict && usedSome) {
            usedSome = false;
            applyBesideItself();
        } else {
            checkCutOff();
            return finish(true);
        }
        enqueueNew();
    }
    return finish(m_changes.size() <= most);
}

void Deduction::applyToAll() {
    for (int cell = 0; cell < cellCount() && !m_conflict; ++cell) {
        applyOpenings(cell);
        if (!m_conflict)
            applyWires(cell);
    }
    if (m_strict && !m_conflict)
        applyBesideItself();
    if (!m_conflict)
        propagate(0, static_cast<std::size_t>(edgeCount()));
}

std::vector<int> Deduction::pieceOf(int cell) const {
    const auto walk = [&](int start, int from, std::vector<int>& cells) {
        int previous = from;
        for (int at = start; at != none;) {
            cells.push_back(at);
            const int next = nextOnPiece(at, previous);
            previous = at;
            at = next;
        }
    };
    std::vector<int> cells;
    const int next = nextOnPiece(cell, none);
    if (next != none)
        walk(next, cell, cells);
    std::reverse(cells.begin(), cells.end());
    walk(cell, next, cells);
    return cells;
}

std::optional<int> Deduction::pairOf(int cell) const {
    const std::vector<int> piece = pieceOf(cell);
    const Board::Content pair = std::max(place(piece.front()).colour, place(piece.back()).colour);
    return pair >= 0 ? std::optional<int>(pair) : std::nullopt;
}

std::vector<int> Deduction::regionOf(int cell) const {
    std::vector<int> cells = pieceOf(cell);
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Way& way : waysOf(cells[i]))
            if (place(way.cell).colour < 0 && isOpen(way.edge, cells[i], way.cell))
                for (const int member : pieceOf(way.cell))
                    if (std::find(cells.begin(), cells.end(), member) == cells.end())
                        cells.push_back(member);
    std::sort(cells.begin(), cells.end());
    return cells;
}

} // namespace arukone
