// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/ChaseGuide.hpp"

namespace game {

bool ChaseGuide::start(const Round& round) {
    const lights::Puzzle& puzzle = round.challenge().lights();
    if (!lights::canBeChased(puzzle.start(), puzzle.rules())) {
        m_toasts.show({ui::Toast::Kind::Danger,
                       m_text.tr("Lights can be chased with the plus, on a plane or a cylinder, where no window is "
                                 "missing. On this board a hint helps."),
                       {},
                       {}});
        return false;
    }
    m_chaser.emplace(puzzle);
    show(round);
    return true;
}

void ChaseGuide::stop() {
    if (!m_chaser)
        return;
    m_chaser.reset();
    m_next.reset();
    m_board.setHint({});
    m_toasts.pin(std::nullopt);
}

void ChaseGuide::pressed(lights::Cell cell) {
    if (m_chaser)
        m_chaser->pressed(cell);
}

void ChaseGuide::restarted() {
    if (m_chaser)
        m_chaser->restart();
}

std::string ChaseGuide::words(const lights::ChaseAdvice& advice) const {
    switch (advice.kind) {
    case lights::ChaseAdvice::Kind::Chase:
        return m_text.tr("Row {1} is next: press below each window that is still wrong.", advice.row + 1);
    case lights::ChaseAdvice::Kind::FixUp:
        return m_text.tr("Only the last row is wrong. Press the tinted windows at the top, then we chase once more.");
    case lights::ChaseAdvice::Kind::Unsolvable:
        return m_text.tr("No presses at the top put this last row right: the board has no solution.");
    case lights::ChaseAdvice::Kind::Solved:
        break;
    }
    return {};
}

std::optional<lights::Cell> ChaseGuide::show(const Round& round) {
    if (!m_chaser)
        return std::nullopt;
    const lights::Board& board = round.session().board();
    const lights::ChaseAdvice advice = m_chaser->advice(board);
    HintMarks marks;
    if (advice.kind == lights::ChaseAdvice::Kind::Chase)
        for (int c = 0; c < board.columns(); ++c)
            marks.region.push_back({advice.row, c});
    else
        marks.region = advice.presses;
    if (!advice.presses.empty())
        marks.cell = advice.presses.front();
    m_next = marks.cell;
    m_board.setHint(std::move(marks));
    const std::string said = words(advice);
    m_toasts.pin(said.empty() ? std::nullopt
                              : std::optional(ui::Toast{
                                    ui::Toast::Kind::Hint,
                                    said,
                                    {},
                                    m_next ? m_text.tr("row {1}, column {2}", m_next->row + 1, m_next->column + 1)
                                           : std::string()}));
    return m_next;
}

} // namespace game
