// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/PressOrder.hpp"

#include <algorithm>
#include <deque>
#include <utility>

namespace lights {

namespace {

/// How often each cell changed during the last presses.
class Recent {
public:
    Recent(const Board& shape, int span)
        : m_columns(shape.columns())
        , m_span(static_cast<std::size_t>(std::max(span, 1)))
        , m_changes(static_cast<std::size_t>(shape.lit().cells())) {}

    /// Number of changes of the busiest cell in `toggled` if that were pressed next.
    [[nodiscard]] int changesIfPressed(const Stamped& toggled) const noexcept {
        int most = 0;
        for (const Cell cell : toggled)
            most = std::max(most, m_changes[index(cell)]);
        return most + 1;
    }

    void press(const Stamped& toggled) {
        for (const Cell cell : toggled)
            ++m_changes[index(cell)];
        m_presses.push_back(toggled);
    }

    /// Makes room for the next press: drops the oldest one once it no longer counts.
    void forget() {
        if (m_presses.size() < m_span)
            return;
        for (const Cell cell : m_presses.front())
            --m_changes[index(cell)];
        m_presses.pop_front();
    }

private:
    [[nodiscard]] std::size_t index(Cell cell) const noexcept {
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(m_columns) +
               static_cast<std::size_t>(cell.column);
    }

    int m_columns;
    std::size_t m_span;
    std::vector<int> m_changes;
    std::deque<Stamped> m_presses;
};

/// The first of `cells` that stays within the limit, otherwise the one that exceeds it least. \pre `cells` is not
/// empty.
std::vector<Cell>::const_iterator leastFlashing(const std::vector<Cell>& cells, const Board& shape, const Rules& rules,
                                                const Recent& recent, int changes) {
    auto best = cells.begin();
    int fewest = recent.changesIfPressed(stamped(rules, shape, *best));
    for (auto it = best; it != cells.end() && fewest > changes; ++it) {
        const int busiest = recent.changesIfPressed(stamped(rules, shape, *it));
        if (busiest < fewest) {
            best = it;
            fewest = busiest;
        }
    }
    return best;
}

std::vector<Cell> greedyOrder(std::vector<Cell> left, const Board& shape, const Rules& rules, FlashLimit limit) {
    std::vector<Cell> order;
    order.reserve(left.size());
    Recent recent(shape, limit.presses);
    while (!left.empty()) {
        recent.forget();
        const auto next = leastFlashing(left, shape, rules, recent, limit.changes);
        recent.press(stamped(rules, shape, *next));
        order.push_back(*next);
        left.erase(next);
    }
    return order;
}

/// Sorts cells so that presses too far apart to overlap follow one another, except across a joined edge: for a stamp
/// that reaches its neighbours, every third cell of every third row, nine times over.
std::vector<Cell> scattered(std::vector<Cell> cells, int reach) {
    const auto place = [step = 2 * reach + 1](Cell cell) { return std::pair(cell.row % step, cell.column % step); };
    std::stable_sort(cells.begin(), cells.end(), [&](Cell left, Cell right) { return place(left) < place(right); });
    return cells;
}

} // namespace

std::vector<Cell> pressOrder(const BitGrid& presses, const Board& shape, const Rules& rules, FlashLimit limit) {
    std::vector<Cell> cells = presses.toCells();
    std::erase_if(cells, [&shape](Cell cell) { return !shape.canPress(cell); });
    std::vector<Cell> downwards = greedyOrder(cells, shape, rules, limit);
    const int most = maxChanges(downwards, shape, rules, limit.presses);
    if (most <= limit.changes)
        return downwards;
    // Going top-down, the greedy choice can leave a cluster for the end.
    std::vector<Cell> spread = greedyOrder(scattered(std::move(cells), rules.stamp.reach()), shape, rules, limit);
    return maxChanges(spread, shape, rules, limit.presses) < most ? spread : downwards;
}

int maxChanges(const std::vector<Cell>& order, const Board& shape, const Rules& rules, int span) {
    Recent recent(shape, span);
    int most = 0;
    for (const Cell cell : order) {
        const Stamped toggled = stamped(rules, shape, cell);
        recent.forget();
        most = std::max(most, recent.changesIfPressed(toggled));
        recent.press(toggled);
    }
    return most;
}

} // namespace lights
