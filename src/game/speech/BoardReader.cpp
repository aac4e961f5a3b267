// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/speech/BoardReader.hpp"

#include "game/services/Actions.hpp"
#include "game/words/Wording.hpp"
#include "lights/Rules.hpp"

namespace game {

using lights::Board;
using lights::Cell;
using lights::Puzzle;

std::string BoardReader::place(Cell cell) const {
    return m_text.tr("row {1}, column {2}", cell.row + 1, cell.column + 1);
}

std::string BoardReader::state(const Puzzle& puzzle, const Board& board, Cell cell) const {
    if (board.isHole(cell))
        return m_text.trc("spoken", "no window");
    const bool lit = board.isLit(cell);
    std::string words = lit ? m_text.trc("spoken", "lit") : m_text.trc("spoken", "dark");
    if (board.isSealed(cell))
        words += " " + m_text.trc("spoken", "sealed");
    if (puzzle.goal() == lights::GoalKind::Picture && lit != puzzle.target().test(cell))
        words += " " + m_text.trc("spoken", "wrong");
    return words;
}

std::string BoardReader::at(const Puzzle& puzzle, const Board& board, Cell cell) const {
    return place(cell) + ", " + state(puzzle, board, cell);
}

std::string BoardReader::row(const Puzzle& puzzle, const Board& board, int row) const {
    std::string words = m_text.tr("Row {1}", row + 1) + ": ";
    for (int column = 0; column < board.columns(); ++column)
        words += (column > 0 ? ", " : "") + state(puzzle, board, {row, column});
    return words;
}

std::string BoardReader::column(const Puzzle& puzzle, const Board& board, int column) const {
    std::string words = m_text.tr("Column {1}", column + 1) + ": ";
    for (int row = 0; row < board.rows(); ++row)
        words += (row > 0 ? ", " : "") + state(puzzle, board, {row, column});
    return words;
}

std::string BoardReader::whole(const Puzzle& puzzle, const Board& board) const {
    std::string words = boardLine(m_text, puzzle) + ".";
    for (int r = 0; r < board.rows(); ++r)
        words += " " + row(puzzle, board, r) + ".";
    return words;
}

std::string BoardReader::left(const Position& position) const {
    return m_text.trn("{1} window left", "{1} windows left", position.puzzle.open(position.board).count());
}

std::string BoardReader::goal(const Puzzle& puzzle) const {
    std::string words = goalLine(m_text, puzzle.goal());
    if (puzzle.goal() == lights::GoalKind::Picture)
        for (int r = 0; r < puzzle.rows(); ++r)
            words += ". " + row(puzzle, puzzle.solved(), r);
    return words;
}

std::string BoardReader::places(std::span<const Cell> cells) const {
    std::string words;
    for (const Cell cell : cells)
        words += (words.empty() ? "" : "; ") + place(cell);
    return words.empty() ? m_text.tr("nothing") : words;
}

bool BoardReader::answer(ui::Action action, const Position& position) const {
    const auto& [puzzle, board, cursor, lastPress] = position;
    const auto switches = [&, &puzzle = puzzle, &board = board](Cell cell) {
        const lights::Stamped toggled = lights::stamped(puzzle.rules(), board, cell);
        return places(toggled.cells());
    };
    std::string words;
    if (action == action::sayRow)
        words = row(puzzle, board, cursor.row);
    else if (action == action::sayColumn)
        words = column(puzzle, board, cursor.column);
    else if (action == action::sayBoard)
        words = whole(puzzle, board);
    else if (action == action::sayLeft)
        words = left(position);
    else if (action == action::sayReach)
        words = board.canPress(cursor) ? m_text.tr("A press here switches: {1}", switches(cursor))
                                       : m_text.tr("Here nothing can be pressed.");
    else if (action == action::sayLast)
        words = lastPress ? m_text.tr("Pressed {1}; switched: {2}", place(*lastPress), switches(*lastPress))
                          : m_text.tr("Nothing has been pressed yet.");
    else if (action == action::sayGoal)
        words = goal(puzzle);
    else
        return false;
    m_speaker.say(words, ui::Speaker::Urgency::Now);
    return true;
}

std::optional<Cell> BoardReader::nextOpen(const Position& position, int direction) {
    const lights::BitGrid open = position.puzzle.open(position.board);
    const int columns = open.columns();
    const int cells = open.rows() * columns;
    const int start = position.cursor.row * columns + position.cursor.column;
    for (int step = 1; step <= cells; ++step) {
        const int place = ((start + direction * step) % cells + cells) % cells;
        if (const Cell cell{place / columns, place % columns}; open.test(cell))
            return cell;
    }
    return std::nullopt;
}

} // namespace game
