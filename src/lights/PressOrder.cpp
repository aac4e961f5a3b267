#include "lights/PressOrder.hpp"

#include <algorithm>
#include <deque>

namespace lights {

namespace {

/// How often each window changed within the last presses.
class Recent {
public:
    Recent(const Board& shape, int span)
        : m_columns(shape.columns())
        , m_span(static_cast<std::size_t>(std::max(span, 1)))
        , m_changes(static_cast<std::size_t>(shape.lit().cells())) {}

    /// Changes of the busiest window of `toggled`, were it pressed next.
    [[nodiscard]] int busiestWith(const Stamped& toggled) const noexcept {
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

    /// Makes room for the next press: what is too long ago counts no more.
    void forget() {
        if (m_presses.size() < m_span)
            return;
        for (const Cell cell : m_presses.front())
            --m_changes[index(cell)];
        m_presses.pop_front();
    }

private:
    [[nodiscard]] std::size_t index(Cell cell) const noexcept {
        return static_cast<std::size_t>(cell.row * m_columns + cell.column);
    }

    int m_columns;
    std::size_t m_span;
    std::vector<int> m_changes;
    std::deque<Stamped> m_presses;
};

struct Candidate {
    Cell cell;
    Stamped toggled;
};

std::vector<Candidate> candidatesOf(const BitGrid& presses, const Board& shape, const Rules& rules) {
    std::vector<Candidate> candidates;
    presses.forEach([&](Cell cell) {
        if (shape.isWindow(cell))
            candidates.push_back({cell, stamped(rules, shape, cell)});
    });
    return candidates;
}

/// The first candidate that keeps to the limit, else the one that exceeds it least.
std::vector<Candidate>::iterator calmest(std::vector<Candidate>& candidates, const Recent& recent, int changes) {
    auto best = candidates.begin();
    int fewest = recent.busiestWith(best->toggled);
    for (auto it = best; it != candidates.end() && fewest > changes; ++it) {
        const int busiest = recent.busiestWith(it->toggled);
        if (busiest < fewest) {
            best = it;
            fewest = busiest;
        }
    }
    return best;
}

} // namespace

std::vector<Cell> pressOrder(const BitGrid& presses, const Board& shape, const Rules& rules, FlashLimit limit) {
    std::vector<Candidate> candidates = candidatesOf(presses, shape, rules);
    std::vector<Cell> order;
    order.reserve(candidates.size());
    Recent recent(shape, limit.presses);
    while (!candidates.empty()) {
        recent.forget();
        const auto next = calmest(candidates, recent, limit.changes);
        recent.press(next->toggled);
        order.push_back(next->cell);
        candidates.erase(next);
    }
    return order;
}

int mostChanges(const std::vector<Cell>& order, const Board& shape, const Rules& rules, int span) {
    Recent recent(shape, span);
    int most = 0;
    for (const Cell cell : order) {
        const Stamped toggled = stamped(rules, shape, cell);
        recent.forget();
        most = std::max(most, recent.busiestWith(toggled));
        recent.press(toggled);
    }
    return most;
}

} // namespace lights
