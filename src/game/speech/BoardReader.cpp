// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/speech/BoardReader.hpp"

#include "game/services/Actions.hpp"
#include "game/words/Wording.hpp"
#include "lights/Rules.hpp"

namespace game {

using lights::Cell;
using lights::Puzzle;

std::string BoardReader::state(const Puzzle& puzzle, const lights::Board& board, Cell cell) const {
    if (board.isHole(cell))
        return m_text.trc("spoken", "no window");
    const bool lit = board.isLit(cell);
    std::string words = lit ? m_text.trc("spoken", "lit") : m_text.trc("spoken", "dark");
    if (board.isSealed(cell))
        words += " " + m_text.trc("spoken", "sealed");
    if (board.isCurtained(cell))
        words += " " + m_text.trc("spoken", "with a curtain");
    else if (puzzle.goal() == lights::GoalKind::Picture && lit != puzzle.target().test(cell))
        words += " " + m_text.trc("spoken", "wrong");
    return words;
}

GridWords BoardReader::words(const Puzzle& puzzle, const lights::Board& board) const {
    return {m_text, {board.rows(), board.columns()}, [this, &puzzle, &board](Cell cell) {
                return state(puzzle, board, cell);
            }};
}

std::string BoardReader::at(const Puzzle& puzzle, const lights::Board& board, Cell cell) const {
    return words(puzzle, board).at(cell);
}

std::string BoardReader::windows(const Puzzle& puzzle, const lights::Board& board) const {
    const std::string rows = words(puzzle, board).rows();
    return puzzle.goal() == lights::GoalKind::Picture ? goal(puzzle) + " " + rows : rows;
}

std::string BoardReader::left(const Position& position) const {
    const std::string words =
        m_text.trn("{1} window left", "{1} windows left", position.puzzle.open(position.board).count());
    return position.figures.empty() ? words : words + ". " + position.figures;
}

std::string BoardReader::goal(const Puzzle& puzzle) const {
    std::string words = goalLine(m_text, puzzle.goal());
    if (puzzle.goal() == lights::GoalKind::Picture)
        words += ". " + this->words(puzzle, puzzle.solved()).rows();
    return words;
}

bool BoardReader::answer(ui::Action action, const Position& position, const std::function<void(Cell)>& moveTo) const {
    const auto& [puzzle, board, cursor, lastPress, figures] = position;
    const auto switches = [&, &puzzle = puzzle, &board = board](Cell cell) {
        const lights::Stamped toggled = lights::stamped(puzzle.rules(), board, cell);
        return GridWords::places(m_text, toggled.cells());
    };
    std::string said;
    if (action == action::nextOpen || action == action::previousOpen) {
        const lights::BitGrid open = puzzle.open(board);
        if (const auto cell = nextCell({board.rows(), board.columns()}, cursor, action == action::nextOpen ? 1 : -1,
                                       [&](Cell each) { return open.test(each); }))
            moveTo(*cell);
        return true;
    }
    if (action == action::sayRow)
        said = words(puzzle, board).row(cursor.row);
    else if (action == action::sayColumn)
        said = words(puzzle, board).column(cursor.column);
    else if (action == action::sayBoard)
        said = boardLine(m_text, puzzle) + ". " + words(puzzle, board).rows();
    else if (action == action::sayLeft)
        said = left(position);
    else if (action == action::sayReach)
        said = puzzle.allows(board, cursor) ? m_text.tr("A press here switches: {1}", switches(cursor))
                                            : m_text.tr("Nothing can be pressed here.");
    else if (action == action::sayLast)
        said = lastPress
                   ? m_text.tr("Pressed {1}; switched: {2}", GridWords::place(m_text, *lastPress), switches(*lastPress))
                   : m_text.tr("Nothing has been pressed yet.");
    else if (action == action::sayGoal)
        said = goal(puzzle);
    else
        return false;
    m_speaker.say(said, ui::Speaker::Urgency::Now);
    return true;
}

} // namespace game
