// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/speech/BoxReader.hpp"

#include "game/services/Actions.hpp"

#include <algorithm>
#include <vector>

namespace game {

using puzzle::Cell;
using Position = BoxReader::Position;

namespace {

const arukone::Cable& cableOf(const Position& position, int pair) {
    return position.cables[static_cast<std::size_t>(pair)];
}

std::vector<Cell> cellsOfCable(const Position& position, int pair) {
    const arukone::Cable& cable = cableOf(position, pair);
    return cable.empty() ? std::vector<Cell>() : arukone::cellsOf(position.board, cable).value();
}

bool isJoined(const Position& position, int pair) {
    return arukone::joins(position.board, pair, cableOf(position, pair));
}

/// The pair whose cable goes through a cell, terminals included.
std::optional<int> cableAt(const Position& position, Cell cell) {
    for (int pair = 0; pair < position.board.pairCount(); ++pair) {
        const std::vector<Cell> cells = cellsOfCable(position, pair);
        if (std::find(cells.begin(), cells.end(), cell) != cells.end())
            return pair;
    }
    return std::nullopt;
}

/// A pair as the board shows it.
std::string sign(int pair) {
    return std::to_string(pair + 1);
}

puzzle::Size sizeOf(const arukone::Board& board) {
    return {board.rows(), board.columns()};
}

/// Whether something has to be done about a cell: a number that is not joined, the loose end of a cable, or once all
/// are joined a cell that is still empty.
bool isOpen(const Position& position, Cell cell, bool allJoined) {
    if (position.board.isHole(cell))
        return false;
    if (const auto pair = position.board.pairAt(cell))
        return !isJoined(position, *pair);
    const auto cable = cableAt(position, cell);
    if (!cable)
        return allJoined && arukone::fillsBoard(position.board.fill());
    return !isJoined(position, *cable) && cellsOfCable(position, *cable).back() == cell;
}

} // namespace

std::string BoxReader::cableState(const Position& position, int pair, Cell cell) const {
    if (isJoined(position, pair))
        return m_text.trc("spoken", "joined");
    const std::vector<Cell> cells = cellsOfCable(position, pair);
    return !cells.empty() && cells.back() == cell ? m_text.trc("spoken", "loose end") : std::string();
}

std::string BoxReader::state(const Position& position, Cell cell) const {
    if (position.board.isHole(cell))
        return m_text.trc("spoken", "no cell");
    const auto pair = position.board.pairAt(cell);
    const auto cable = pair ? pair : cableAt(position, cell);
    if (!cable)
        return m_text.trc("spoken", "empty");
    const std::string words =
        pair ? m_text.trc("spoken", "number {1}", sign(*cable)) : m_text.trc("spoken", "cable {1}", sign(*cable));
    const std::string more = cableState(position, *cable, cell);
    return more.empty() ? words : words + " " + more;
}

std::string BoxReader::at(const Position& position) const {
    std::string words = GridWords::place(m_text, position.cursor) + ", " + state(position, position.cursor);
    if (position.pen != nullptr)
        words = m_text.trc("spoken", "drawing {1}", sign(position.pen->pair())) + ", " + words;
    return words;
}

std::string BoxReader::left(const Position& position) const {
    const arukone::CablesState state = arukone::stateOf(position.board, position.cables);
    std::string words = m_text.trn("{1} pair to join", "{1} pairs to join", position.board.pairCount() - state.joined);
    if (arukone::fillsBoard(position.board.fill()))
        words += ", " + m_text.trn("{1} cell empty", "{1} cells empty",
                                   position.board.cellCount() - position.board.holeCount() - state.used);
    return position.figures.empty() ? words : words + ". " + position.figures;
}

std::string BoxReader::goal(arukone::Fill fill) const {
    switch (fill) {
    case arukone::Fill::All:
        return m_text.tr("Join equal numbers. Every cell has to be used.");
    case arukone::Fill::Any:
        return m_text.tr("Join equal numbers. Cells may stay empty; short cables count.");
    case arukone::Fill::Apart:
        break;
    }
    return m_text.tr("Join equal numbers. Every cell has to be used, and no cable may run beside itself.");
}

std::string BoxReader::around(const Position& position) const {
    const auto in = [&](char direction) {
        const Cell cell = arukone::neighbour(position.cursor, direction);
        return position.board.contains(cell) ? state(position, cell) : m_text.trc("spoken", "the edge");
    };
    return m_text.tr("Up: {1}; right: {2}; down: {3}; left: {4}", in('U'), in('R'), in('D'), in('L'));
}

std::string BoxReader::last(const Position& position) const {
    if (!position.lastPair)
        return m_text.tr("Nothing has been drawn yet.");
    const int pair = *position.lastPair;
    if (cableOf(position, pair).empty())
        return m_text.tr("Cable {1}: removed", sign(pair));
    if (isJoined(position, pair))
        return m_text.tr("Cable {1}: joined", sign(pair));
    return m_text.tr("Cable {1}: its end is in {2}", sign(pair),
                     GridWords::place(m_text, cellsOfCable(position, pair).back()));
}

bool BoxReader::answer(ui::Action action, const Position& position, const std::function<void(Cell)>& moveTo) const {
    const GridWords words(m_text, sizeOf(position.board), [&](Cell cell) { return state(position, cell); });
    std::string said;
    if (action == action::nextOpen || action == action::previousOpen) {
        const bool allJoined = arukone::stateOf(position.board, position.cables).joined == position.board.pairCount();
        if (const auto cell = nextCell(sizeOf(position.board), position.cursor, action == action::nextOpen ? 1 : -1,
                                       [&](Cell each) { return isOpen(position, each, allJoined); }))
            moveTo(*cell);
        return true;
    }
    if (action == action::sayRow)
        said = words.row(position.cursor.row);
    else if (action == action::sayColumn)
        said = words.column(position.cursor.column);
    else if (action == action::sayBoard)
        said = m_text.trn("{1} pair", "{1} pairs", position.board.pairCount()) + ". " + words.rows();
    else if (action == action::sayLeft)
        said = left(position);
    else if (action == action::sayReach)
        said = around(position);
    else if (action == action::sayLast)
        said = last(position);
    else if (action == action::sayGoal)
        said = goal(position.board.fill());
    else
        return false;
    m_speaker.say(said, ui::Speaker::Urgency::Now);
    return true;
}

} // namespace game
