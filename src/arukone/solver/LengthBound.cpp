// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/LengthBound.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace arukone {

namespace {

constexpr int unreached = 2 * LengthBound::endless;

/// Calls visit(cell) for the neighbours of a cell that are no holes.
template<typename Visit>
void forEachNeighbour(const Sweep& sweep, int cell, Visit visit) {
    if (sweep.goesRight(cell))
        visit(cell + 1);
    if (sweep.goesDown(cell))
        visit(cell + sweep.width());
    if (cell % sweep.width() != 0 && sweep.content(cell - 1) != Board::hole)
        visit(cell - 1);
    if (cell >= sweep.width() && sweep.content(cell - sweep.width()) != Board::hole)
        visit(cell - sweep.width());
}

/// The distances from a cell to all others, breadth first. A path may end at a terminal, but not go on.
void measure(const Sweep& sweep, int from, int* distances) {
    std::vector<int> queue{from};
    distances[from] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i)
        if (const int at = queue[i]; at == from || sweep.content(at) == Board::free)
            forEachNeighbour(sweep, at, [&](int next) {
                if (distances[next] != unreached)
                    return;
                distances[next] = distances[at] + 1;
                queue.push_back(next);
            });
}

} // namespace

LengthBound::LengthBound(const Sweep& sweep)
    : m_sweep(sweep)
    , m_distances(static_cast<std::size_t>(sweep.cellCount() * sweep.cellCount()), unreached)
    , m_gapsFrom(static_cast<std::size_t>(sweep.cellCount()) + 1)
    , m_pairsFrom(m_gapsFrom.size()) {
    for (int cell = 0; cell < sweep.cellCount(); ++cell)
        measure(sweep, cell, m_distances.data() + static_cast<std::ptrdiff_t>(cell) * sweep.cellCount());
    for (int pair = 0; pair < sweep.pairCount(); ++pair) {
        const int first = sweep.first(pair);
        const int last = sweep.last(pair);
        m_pending.push_back({first, last, distance(first, last), pair});
        m_gapsFrom[static_cast<std::size_t>(first)] = distance(first, last);
        m_pairsFrom[static_cast<std::size_t>(first)] = 1;
    }
    std::sort(m_pending.begin(), m_pending.end(), [](auto& one, auto& other) { return one.from > other.from; });
    std::partial_sum(m_gapsFrom.rbegin(), m_gapsFrom.rend(), m_gapsFrom.rbegin());
    std::partial_sum(m_pairsFrom.rbegin(), m_pairsFrom.rend(), m_pairsFrom.rbegin());
}

bool LengthBound::admits(const ProfileSteps& steps, int cell, const Profile& profile, int length) {
    int least = length + gapsAndPieces(steps, cell, profile);
    if (least <= m_most)
        least += detours(cell, m_most - least);
    if (least > m_most && least < endless)
        m_dropped = true;
    return least <= m_most;
}

/// Finds the gaps and pieces of a state. \returns the length of all gaps less that of all pieces.
int LengthBound::gapsAndPieces(const ProfileSteps& steps, int cell, const Profile& profile) {
    m_gaps.clear();
    m_begun.reset();
    m_pieces.clear();
    for (std::size_t slot = 0; slot <= static_cast<std::size_t>(m_sweep.width()); ++slot) {
        const Profile::Slot value = profile.slots[slot];
        if (value == Profile::empty)
            continue;
        const int at = steps.leadsTo(slot);
        if (Profile::isColour(value)) {
            addEnd(Profile::pairOf(value), at, cell);
        } else if (const std::size_t mate = Profile::slotOf(value); mate > slot) {
            const int other = steps.leadsTo(mate);
            m_pieces.push_back({at, other, distance(at, other), Board::free});
        }
    }
    const auto add = [](int sum, const Stretch& each) { return sum + each.length; };
    return m_gapsFrom[static_cast<std::size_t>(cell) + 1] + std::accumulate(m_gaps.begin(), m_gaps.end(), 0, add) -
           std::accumulate(m_pieces.begin(), m_pieces.end(), 0, add);
}

/// Adds the gap from a pair's end to its last terminal, or if that has been met, to its other end.
void LengthBound::addEnd(int pair, int at, int cell) {
    const auto index = static_cast<std::size_t>(pair);
    int& firstEnd = m_firstEnds[index];
    if (const int last = m_sweep.last(pair); last > cell)
        m_gaps.push_back({at, last, distance(at, last), pair});
    else if (m_begun[index])
        m_gaps.push_back({firstEnd, at, distance(firstEnd, at), pair});
    m_begun.set(index);
    firstEnd = at;
}

/// How much all pieces of a state lengthen the cables at least. \param most if this is exceeded, it does not matter by
/// how much.
int LengthBound::detours(int cell, int most) const noexcept {
    int sum = 0;
    std::bitset<maxPairs> served; // The pairs whose gaps pieces counted so far may serve.
    for (const Stretch& piece : m_pieces) {
        int smallest = 2 * endless;
        std::bitset<maxPairs> mayServe;
        const auto tryGap = [&](const Stretch& gap) {
            const int length = detour(piece, gap);
            smallest = std::min(smallest, length);
            if (length <= most)
                mayServe.set(static_cast<std::size_t>(gap.pair));
        };
        std::for_each(m_gaps.begin(), m_gaps.end(), tryGap);
        std::for_each(m_pending.begin(), m_pending.begin() + m_pairsFrom[static_cast<std::size_t>(cell) + 1], tryGap);
        if (smallest > most)
            return smallest;
        if ((mayServe & served).none()) {
            served |= mayServe;
            sum += smallest;
        }
    }
    return sum;
}

/// How much longer the path across a gap becomes if it takes in a piece, in one direction or the other.
int LengthBound::detour(const Stretch& piece, const Stretch& gap) const noexcept {
    const int* const one = distancesFrom(piece.from);
    const int* const other = distancesFrom(piece.to);
    return std::min(one[gap.from] + other[gap.to], other[gap.from] + one[gap.to]) + piece.length - gap.length;
}

} // namespace arukone
