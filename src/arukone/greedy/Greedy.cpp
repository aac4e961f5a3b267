// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/greedy/Greedy.hpp"

#include "arukone/greedy/Program.hpp"
#include "arukone/greedy/TrapLemma.hpp"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace arukone {

namespace {

constexpr std::uint64_t maxWaysInSearch = 300; ///< For the lemma in a state of the search.

void use(RoutingGrid& grid, const Cable& cable) {
    if (const auto cells = cellsOf(grid.board(), cable))
        for (const Cell cell : *cells)
            grid.use(grid.board().indexOf(cell));
}

/// Follows the only solution as far as the program does. No cable of a solution is in the way of another, so it leaves
/// it only where a pair has a shorter path.
Judgement follow(const Board& board, const Cables& solution) {
    Judgement judgement;
    judgement.proof = Proof::Unique;
    RoutingGrid grid(board);
    Witness witness{{}, solution};
    while (const auto next = nextPair(grid)) {
        const Cable& cable = solution[static_cast<std::size_t>(next->pair)];
        if (next->distance < cable.length()) {
            judgement.always = Always::Fails;
            judgement.blocker = next->pair;
            judgement.victim = runProgram(std::move(grid)).stuckAt;
            return judgement;
        }
        use(grid, cable);
        witness.order.push_back(next->pair);
    }
    judgement.always = Always::CanSucceed;
    judgement.witness = std::move(witness);
    return judgement;
}

/// Tries everything that the program may do, depth first.
class ProgramSearch {
public:
    ProgramSearch(const Board& board, SearchMeter& meter)
        : m_grid(board)
        , m_meter(meter)
        , m_cables(board.pairs().size()) {}

    /// Whether the program can succeed; a witness if it can.
    Always decide() {
        if (succeeds())
            return Always::CanSucceed;
        return ended() ? Always::Open : Always::Fails;
    }
    [[nodiscard]] Witness witness() const { return {m_order, m_cables}; }

private:
    /// Whether something was left out.
    [[nodiscard]] bool ended() const { return m_states > maxGreedyStates || m_meter.end() != SearchEnd::Complete; }

    /// Whether the program can succeed from here on. If so, everything stays as it is then.
    bool succeeds() { // NOLINT(misc-no-recursion): as deep as there are pairs.
        ++m_states;
        if (!m_meter.spend() || ended())
            return false;
        m_meter.report(static_cast<double>(m_states) / static_cast<double>(maxGreedyStates));
        if (m_order.size() == m_cables.size())
            return true;
        if (m_failed.contains(m_grid.used()))
            return false;
        if (!isLost() && joinNext())
            return true;
        if (!ended())
            m_failed.insert(m_grid.used());
        return false;
    }

    /// Whether a pair is cut off, or will be by the lemma.
    bool isLost() {
        for (int pair = 0; pair < m_grid.pairCount(); ++pair)
            if (!m_grid.isJoined(pair) && (!m_meter.spend() || m_grid.distance(pair) == unreached))
                return true;
        return findTrap(m_grid, maxWaysInSearch, m_meter).has_value();
    }

    /// Joins the next pair by each of its shortest paths. \pre no pair is cut off.
    bool joinNext() { // NOLINT(misc-no-recursion)
        const int pair = nextPair(m_grid)->pair;
        const Distances distances = m_grid.distances(m_grid.second(pair), m_grid.first(pair));
        std::vector<int> way;
        m_order.push_back(pair);
        if (goOn(m_grid.first(pair), pair, distances, way))
            return true;
        m_order.pop_back();
        return false;
    }

    /// Goes on with the path of a pair from a cell. \param distances from its second terminal.
    bool goOn(int cell, int pair, const Distances& distances, std::vector<int>& way) { // NOLINT(misc-no-recursion)
        m_grid.use(cell);
        way.push_back(cell);
        bool success = false;
        if (cell == m_grid.second(pair)) {
            success = succeeds();
            if (success)
                m_cables[static_cast<std::size_t>(pair)] = cableThrough(m_grid.board(), way);
        } else {
            const int left = distances[static_cast<std::size_t>(cell)];
            m_grid.forEachNeighbour(cell, [&](int next) { // NOLINT(misc-no-recursion)
                if (!success && !ended() && distances[static_cast<std::size_t>(next)] < left)
                    success = goOn(next, pair, distances, way);
            });
        }
        if (!success) {
            way.pop_back();
            m_grid.release(cell);
        }
        return success;
    }

    RoutingGrid m_grid;
    SearchMeter& m_meter;
    std::vector<int> m_order;
    Cables m_cables;
    std::unordered_set<CellSet> m_failed; ///< Used cells from which the program fails; they imply the pairs joined.
    std::uint64_t m_states = 0;
};

} // namespace

Judgement judgeProgram(const Board& board, const Cables* onlySolution, const SearchControl& control) {
    ProgramRun run = runProgram(board);
    if (run.solves())
        return {Always::CanSucceed, {}, {}, {}, Witness{std::move(run.order), std::move(run.cables)}};
    if (onlySolution != nullptr)
        return follow(board, *onlySolution);
    if (const auto trap = findTrap(board, control))
        return {Always::Fails, Proof::Trap, trap->blocker, trap->victim, {}};
    SearchControl bounded = control;
    bounded.maxWork = std::min(control.maxWork, maxGreedyDistances);
    SearchMeter meter(bounded);
    ProgramSearch search(board, meter);
    const Always always = search.decide();
    switch (always) {
    case Always::Fails:
        return {always, Proof::Search, {}, run.stuckAt, {}};
    case Always::CanSucceed:
        return {always, Proof::Search, {}, {}, search.witness()};
    case Always::Open:
        break;
    }
    return {};
}

} // namespace arukone
