// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/ArukonePainter.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

using arukone::Draft;
using puzzle::Cell;

bool isFreeOfCables(const Draft& draft, Cell cell) {
    return draft.isFree(cell) && !draft.cableAt(cell);
}

/// Adds the mirror images of a pair, as far as there is room for them.
void addImages(Draft& draft, const puzzle::Symmetry& symmetry, const std::vector<Cell>& ends) {
    for (const std::vector<Cell>& image : puzzle::images(draft.size(), symmetry, ends))
        if (isFreeOfCables(draft, image.front()) && isFreeOfCables(draft, image.back()))
            draft.add({image.front(), image.back()});
}

/// Adds the mirror images of a new cable, as far as there is room for them.
void addWays(Draft& draft, const puzzle::Symmetry& symmetry, const std::vector<Cell>& way) {
    for (const std::vector<Cell>& image : puzzle::images(draft.size(), symmetry, way))
        if (std::all_of(image.begin(), image.end(), [&](Cell cell) { return isFreeOfCables(draft, cell); }) &&
            draft.add({image.front(), image.back()}))
            draft.route(static_cast<int>(draft.pairs().size()) - 1, image);
}

} // namespace

void ArukonePainter::select(std::size_t brush) {
    Strokes::select(brush);
    m_carried.reset();
}

bool ArukonePainter::dropCarried() {
    return std::exchange(m_carried, std::nullopt).has_value();
}

bool ArukonePainter::apply(const Draft& draft) {
    EditorDocument next = m_history.now();
    next.board = draft;
    return m_history.change(std::move(next));
}

bool ArukonePainter::begin(Cell cell, bool erase) {
    end();
    if (!draft().contains(cell))
        return false;
    m_history.beginStroke();
    m_stroke = Stroke{Doing::Nothing, m_history.now(), true, cell, cell};
    if (erase || brush() == BoxBrush::Eraser) {
        m_carried.reset();
        m_stroke->doing = Doing::Erasing;
        return paintAlong({cell});
    }
    switch (brush()) {
    case BoxBrush::Number:
        return beginNumber(cell);
    case BoxBrush::Hole:
        m_stroke->doing = Doing::Holes;
        m_stroke->put = !draft().isHole(cell);
        return paintAlong({cell});
    case BoxBrush::Cable:
        return beginCable(cell);
    case BoxBrush::Eraser:
        break;
    }
    return false;
}

bool ArukonePainter::beginNumber(Cell cell) {
    if (m_carried) {
        Draft next = draft();
        next.move(*std::exchange(m_carried, std::nullopt), cell);
        return apply(next);
    }
    if (!draft().numberAt(cell))
        return placeNumber(cell);
    m_stroke->doing = Doing::Carrying;
    return false;
}

bool ArukonePainter::placeNumber(Cell cell) {
    Draft next = draft();
    const auto lone = next.lone();
    if (!next.place(cell))
        return false;
    if (lone)
        addImages(next, symmetry(), {*lone, cell});
    return apply(next);
}

bool ArukonePainter::beginCable(Cell cell) {
    const Draft& now = draft();
    Stroke& stroke = *m_stroke;
    if (const auto pair = now.cableAt(cell)) {
        // Goes on from here; what lies beyond is dropped, so its far end is the cell.
        const arukone::Cable& cable = now.cables()[static_cast<std::size_t>(*pair)];
        std::vector<Cell> way = arukone::cellsOf(now.sketch(), cable).value();
        if (cell == way.front())
            std::reverse(way.begin(), way.end());
        way.erase(std::next(std::find(way.begin(), way.end(), cell)), way.end());
        stroke.pair = pair;
        stroke.way = std::move(way);
    } else if (const auto number = now.numberAt(cell); number && now.lone() != cell) {
        stroke.pair = number;
        stroke.loose = true;
        stroke.way = {cell};
    } else if (now.isFree(cell)) {
        stroke.way = {cell};
    } else {
        return false;
    }
    stroke.doing = Doing::Routing;
    return false;
}

bool ArukonePainter::moveTo(Cell cell) {
    if (!m_stroke || cell == m_stroke->last || !draft().contains(cell))
        return false;
    const std::vector<Cell> way = straightLine(m_stroke->last, cell);
    switch (m_stroke->doing) {
    case Doing::Erasing:
    case Doing::Holes:
        m_stroke->last = cell;
        return paintAlong(way);
    case Doing::Carrying: {
        m_stroke->last = cell;
        Draft next = m_stroke->start.fuseBox();
        next.move(m_stroke->first, cell);
        return apply(next);
    }
    case Doing::Routing:
        return routeTo(cell);
    case Doing::Nothing:
        break;
    }
    return false;
}

bool ArukonePainter::paintAlong(const std::vector<Cell>& way) {
    Draft next = draft();
    for (const Cell cell : way)
        for (const Cell copy : puzzle::orbit(next.rows(), next.columns(), symmetry(), cell)) {
            if (m_stroke->doing == Doing::Holes)
                next.setHole(copy, m_stroke->put);
            else
                next.erase(copy);
        }
    return apply(next);
}

bool ArukonePainter::routeStep(Cell next) {
    std::vector<Cell>& way = m_stroke->way;
    const Draft& start = m_stroke->start.fuseBox();
    const auto been = std::find(way.begin(), way.end(), next);
    if (been != way.end()) { // Back along the path.
        way.erase(std::next(been), way.end());
        return true;
    }
    if (m_stroke->loose && way.size() > 1 && start.numberAt(way.back()) == m_stroke->pair)
        return false;                                                         // It has reached its partner.
    const bool own = m_stroke->pair && start.cableAt(next) == m_stroke->pair; // Given up when the path left it.
    const bool partner = m_stroke->pair && start.numberAt(next) == m_stroke->pair;
    if (!own && !partner && !isFreeOfCables(start, next))
        return false;
    way.push_back(next);
    return true;
}

bool ArukonePainter::routeTo(Cell cell) {
    const auto sign = [](int number) { return (number > 0) - (number < 0); };
    bool changed = false;
    while (m_stroke->way.back() != cell) {
        const Cell tip = m_stroke->way.back();
        const Cell along{tip.row, tip.column + sign(cell.column - tip.column)};
        const Cell across{tip.row + sign(cell.row - tip.row), tip.column};
        if ((along == tip || !routeStep(along)) && (across == tip || !routeStep(across)))
            break;
        changed = true;
    }
    m_stroke->last = m_stroke->way.back();
    m_stroke->moved |= changed;
    return changed && showWay();
}

bool ArukonePainter::showWay() {
    const std::vector<Cell>& way = m_stroke->way;
    Draft next = m_stroke->start.fuseBox();
    if (way.size() < 2) // Nothing drawn yet, or all taken back.
        return apply(next);
    if (m_stroke->loose) {
        arukone::Cable cable{way.front(), {}};
        for (std::size_t i = 1; i < way.size(); ++i)
            cable.word += arukone::stepBetween(way[i - 1], way[i]);
        next.draw(*m_stroke->pair, std::move(cable));
    } else if (m_stroke->pair) {
        next.route(*m_stroke->pair, way);
    } else {
        addWays(next, {}, way);
    }
    return apply(next);
}

void ArukonePainter::finishWay() {
    const std::vector<Cell>& way = m_stroke->way;
    if (way.size() < 2 || !m_stroke->moved)
        return;
    Draft next = m_stroke->start.fuseBox();
    if (m_stroke->pair)
        next.route(*m_stroke->pair, way);
    else
        addWays(next, symmetry(), way);
    apply(next);
}

void ArukonePainter::end() {
    if (!m_stroke)
        return;
    if (m_stroke->doing == Doing::Routing)
        finishWay();
    if (m_stroke->doing == Doing::Carrying && m_stroke->last == m_stroke->first)
        m_carried = m_stroke->first; // A click: the next one puts it down.
    m_stroke.reset();
    m_history.endStroke();
}

void ArukonePainter::cancel() {
    if (!m_stroke)
        return;
    m_history.change(m_stroke->start);
    m_stroke.reset();
    m_history.endStroke();
}

std::optional<Cell> ArukonePainter::tip() const {
    return m_stroke && m_stroke->doing == Doing::Routing ? std::optional(m_stroke->way.back()) : std::nullopt;
}

bool ArukonePainter::complete() const {
    return tip() && m_stroke->pair && m_stroke->way.size() > 1 &&
           m_stroke->start.fuseBox().numberAt(m_stroke->way.back()) == m_stroke->pair;
}

std::vector<Cell> ArukonePainter::reach(Cell cell) const {
    if (brush() == BoxBrush::Cable || m_carried || (brush() == BoxBrush::Number && draft().numberAt(cell)))
        return {cell};
    return puzzle::orbit(draft().rows(), draft().columns(), symmetry(), cell);
}

} // namespace game
