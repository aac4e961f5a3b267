// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Duel.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace lights {

namespace {

/// The indices of the elements of which no other is less.
template<class Elements, class Less>
std::vector<std::size_t> least(const Elements& elements, const Less& less) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < elements.size(); ++i)
        if (std::none_of(elements.begin(), elements.end(), [&](const auto& other) { return less(other, elements[i]); }))
            found.push_back(i);
    return found;
}

/// Moves first, then tenths of a second.
std::pair<int, long long> rankOf(const DuelRun& run) {
    return {run.moves, run.time.count() / 100};
}

} // namespace

TurnDuel::TurnDuel(Puzzle puzzle, std::size_t players, std::size_t first)
    : m_session(std::move(puzzle))
    , m_solver(m_session.puzzle())
    , m_tallies(players)
    , m_turn(first)
    , m_left(optimumFrom(m_session.board())) {
    if (players < minDuelPlayers || players > maxDuelPlayers || first >= players)
        throw std::invalid_argument("A duel has two to four players, and one of them begins.");
}

int TurnDuel::optimumFrom(const Board& board) const {
    return static_cast<int>(m_solver.solve(board).result.value().presses().count());
}

std::optional<TurnDuel::Press> TurnDuel::press(Cell cell) {
    const auto change = m_session.press(cell);
    if (!change)
        return std::nullopt;
    Press press{m_turn, false, *change};
    // A press changes the optimum by one, in either direction, or not at all.
    const int left = m_session.solved() ? 0 : optimumFrom(m_session.board());
    press.good = left < m_left;
    if (press.good) {
        m_left = left;
        ++m_tallies[m_turn].good;
    } else {
        m_session.undo();
        ++m_tallies[m_turn].lost;
    }
    m_turn = (m_turn + 1) % m_tallies.size();
    return press;
}

std::vector<std::size_t> TurnDuel::leadersOf(std::span<const Tally> tallies) {
    return least(tallies, [](const Tally& a, const Tally& b) { return a.lost < b.lost; });
}

bool isForDuels(const Puzzle& puzzle) {
    if (puzzle.rules().quietHours || puzzle.start().cellCount() > maxSearchedCells)
        return false;
    const Solver solver(puzzle);
    return answersAtOnce(static_cast<int>(solver.quiet().size()), puzzle.start().cellCount()) &&
           solver.solvable(puzzle.start());
}

std::vector<std::size_t> bestRuns(std::span<const std::optional<DuelRun>> runs) {
    if (std::none_of(runs.begin(), runs.end(), [](const auto& run) { return run.has_value(); }))
        return {};
    return least(runs, [](const auto& a, const auto& b) { return a && (!b || rankOf(*a) < rankOf(*b)); });
}

} // namespace lights
