// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/greedy/TrapLemma.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace arukone {

namespace {

/// All paths of one pair.
struct Ways {
    Distances fromFirst;
    Distances fromSecond;
    int distance = unreached;

    /// The length of the shortest path over a cell; at least `unreached` if there is none.
    [[nodiscard]] int lengthOver(int cell) const {
        return fromFirst[static_cast<std::size_t>(cell)] + fromSecond[static_cast<std::size_t>(cell)];
    }
    [[nodiscard]] bool canBeJoined() const noexcept { return distance < unreached; }
};

class TrapSearch {
public:
    TrapSearch(const RoutingGrid& grid, std::uint64_t maxWays, SearchMeter& meter)
        : m_grid(grid)
        , m_maxWays(maxWays)
        , m_meter(meter)
        , m_ways(grid.board().pairs().size()) {}

    std::optional<Trap> find() {
        for (int pair = 0; pair < m_grid.pairCount(); ++pair)
            if (!measure(pair))
                return std::nullopt;
        for (int blocker = 0; blocker < m_grid.pairCount(); ++blocker)
            if (const auto victim = victimOf(blocker))
                return Trap{blocker, *victim};
        return std::nullopt;
    }

private:
    [[nodiscard]] const Ways& ways(int pair) const { return m_ways[static_cast<std::size_t>(pair)]; }

    /// \returns false if the search has to end.
    bool measure(int pair) {
        if (m_grid.isJoined(pair))
            return true; // Its paths stay empty, and it is neither blocker nor victim nor another pair.
        if (!m_meter.spend())
            return false;
        const int first = m_grid.first(pair);
        const int second = m_grid.second(pair);
        Ways& measured = m_ways[static_cast<std::size_t>(pair)];
        measured.fromFirst = m_grid.distances(first, second);
        measured.fromSecond = m_grid.distances(second, first);
        measured.distance = measured.fromFirst[static_cast<std::size_t>(second)];
        return true;
    }

    /// The smallest victim of a blocker.
    std::optional<int> victimOf(int blocker) {
        if (!ways(blocker).canBeJoined())
            return std::nullopt;
        m_blocker = blocker;
        findShortest();
        findCandidates();
        if (m_candidates.empty() || !keepsItsWays() || countWays() > m_maxWays)
            return std::nullopt;
        tryWays(m_grid.first(blocker));
        return m_candidates.empty() ? std::nullopt : std::optional(m_candidates.front());
    }

    /// Finds the cells of the blocker's shortest paths, from its first terminal on.
    void findShortest() {
        m_shortest.clear();
        for (int cell = 0; cell < m_grid.cellCount(); ++cell)
            if (ways(m_blocker).lengthOver(cell) == ways(m_blocker).distance)
                m_shortest.push_back(cell);
        std::sort(m_shortest.begin(), m_shortest.end(), [&](int one, int other) { return isNearer(other, one); });
    }

    /// Whether a cell is nearer to the blocker's second terminal than another one.
    [[nodiscard]] bool isNearer(int cell, int than) const {
        const Distances& distances = ways(m_blocker).fromSecond;
        return distances[static_cast<std::size_t>(cell)] < distances[static_cast<std::size_t>(than)];
    }

    /// Calls visit(next) for the cells with which a shortest path of the blocker may go on.
    template<typename Visit>
    void forEachStep(int cell, Visit visit) const {
        m_grid.forEachNeighbour(cell, [&](int next) {
            if (isNearer(next, cell))
                visit(next);
        });
    }

    /// Collects the pairs to which the blocker is preferred: the first condition.
    void findCandidates() {
        m_candidates.clear();
        const auto rank = [&](int pair) { return std::pair(ways(pair).distance, pair); };
        for (int pair = 0; pair < m_grid.pairCount(); ++pair)
            if (ways(pair).canBeJoined() && rank(pair) > rank(m_blocker))
                m_candidates.push_back(pair);
    }

    /// The third condition.
    [[nodiscard]] bool keepsItsWays() const {
        for (int pair = 0; pair < m_grid.pairCount(); ++pair) {
            const int preferred = ways(m_blocker).distance - (pair < m_blocker ? 0 : 1); // The longest such path.
            if (pair != m_blocker && ways(pair).distance <= preferred &&
                std::any_of(m_shortest.begin(), m_shortest.end(),
                            [&](int cell) { return ways(pair).lengthOver(cell) <= preferred; }))
                return false;
        }
        return true;
    }

    /// The number of the blocker's shortest paths; m_maxWays + 1 for more.
    [[nodiscard]] std::uint64_t countWays() const {
        std::vector<std::uint64_t> counts(static_cast<std::size_t>(m_grid.cellCount()), 0);
        counts[static_cast<std::size_t>(m_shortest.front())] = 1;
        for (const int cell : m_shortest)
            forEachStep(cell, [&](int next) {
                std::uint64_t& count = counts[static_cast<std::size_t>(next)];
                count = std::min(count + counts[static_cast<std::size_t>(cell)], m_maxWays + 1);
            });
        return counts[static_cast<std::size_t>(m_shortest.back())];
    }

    /// Goes on from a cell on all shortest paths of the blocker, and drops the candidates that one of them leaves
    /// connected: the second condition.
    void tryWays(int cell) {
        m_grid.use(cell);
        if (cell == m_grid.second(m_blocker))
            dropConnected();
        else
            forEachStep(cell, [&](int next) {
                if (!m_candidates.empty())
                    tryWays(next);
            });
        m_grid.release(cell);
    }

    /// Drops all if the search has to end, so that nothing is proven.
    void dropConnected() {
        std::erase_if(m_candidates, [&](int pair) { return !m_meter.spend() || m_grid.distance(pair) < unreached; });
    }

    RoutingGrid m_grid;
    std::uint64_t m_maxWays;
    SearchMeter& m_meter;
    std::vector<Ways> m_ways; ///< By pair.
    int m_blocker = 0;
    std::vector<int> m_shortest;   ///< The cells of its shortest paths, the farthest from its second terminal first.
    std::vector<int> m_candidates; ///< Those that may be its victims, in their order.
};

} // namespace

std::optional<Trap> findTrap(const Board& board, const SearchControl& control) {
    SearchMeter meter(control);
    return findTrap(RoutingGrid(board), maxTrapWays, meter);
}

std::optional<Trap> findTrap(const RoutingGrid& grid, std::uint64_t maxWays, SearchMeter& meter) {
    return TrapSearch(grid, maxWays, meter).find();
}

} // namespace arukone
