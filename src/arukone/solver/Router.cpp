// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Router.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <queue>
#include <utility>
#include <vector>

namespace arukone {

namespace {

constexpr int maxRounds = 300;

constexpr int freePrice = 10; ///< Price of a cell that no cable uses.

/// What cells cost that several cables need. What one setting does not settle, another may.
struct Prices {
    int shared; ///< Added for a cell that another cable is in, for each round so far.
    int wanted; ///< Added for good to a cell's price in each round in which several cables need it.
};
constexpr std::array<Prices, 4> attempts{{{4, 7}, {1, 15}, {10, 3}, {2, 40}}};

class Routing {
public:
    Routing(const Board& board, const SearchControl& control)
        : m_board(board)
        , m_meter(control)
        , m_ways(board.pairs().size())
        , m_cables(index(board.cellCount()), 0)
        , m_dearness(index(board.cellCount()), 0) {
        for (int pair = 0; pair < board.pairCount(); ++pair)
            m_order.push_back(pair);
    }

    std::optional<Cables> solution() {
        for (const Prices& prices : attempts) {
            for (Way& way : m_ways)
                way.clear();
            std::fill(m_cables.begin(), m_cables.end(), 0);
            std::fill(m_dearness.begin(), m_dearness.end(), 0);
            if (settles(prices))
                return shortened();
        }
        return std::nullopt;
    }

private:
    using Way = std::vector<int>; ///< Cells by number, from the first terminal to the second.

    bool settles(const Prices& prices) {
        for (int round = 0; round < maxRounds; ++round) {
            // Another order each round, so that no two pairs take turns for ever.
            std::rotate(m_order.begin(), m_order.begin() + 1, m_order.end());
            for (const int pair : m_order)
                if (!reroute(pair, prices.shared * (round + 1)))
                    return false;
            if (settle(prices.wanted))
                return true;
        }
        return false;
    }

    static std::size_t index(int value) noexcept { return static_cast<std::size_t>(value); }
    [[nodiscard]] Way& wayOf(int pair) noexcept { return m_ways[index(pair)]; }

    void count(const Way& way, int by) {
        for (const int cell : way)
            m_cables[index(cell)] += by;
    }

    /// Gives a pair the cheapest path, all other cables being where they are. \param shared the price of a cell for
    /// each other cable there; without it there is no path through. \returns whether there is a path, and the search
    /// was not ended.
    bool reroute(int pair, std::optional<int> shared) {
        count(wayOf(pair), -1);
        wayOf(pair) = cheapestWay(pair, shared);
        count(wayOf(pair), 1);
        return !wayOf(pair).empty();
    }

    /// Whether no two cables share a cell; cells that they do share become more expensive.
    bool settle(int wanted) {
        bool settled = true;
        for (std::size_t cell = 0; cell < m_cables.size(); ++cell)
            if (m_cables[cell] > 1) {
                m_dearness[cell] += wanted * (m_cables[cell] - 1);
                settled = false;
            }
        return settled;
    }

    /// Dijkstra's algorithm. Empty if there is no path, or the search was ended.
    Way cheapestWay(int pair, std::optional<int> shared) {
        const Pair& ends = m_board.pairs()[index(pair)];
        const int first = m_board.indexOf(ends.first);
        const int second = m_board.indexOf(ends.second);
        m_price.assign(index(m_board.cellCount()), unreached);
        m_from.assign(index(m_board.cellCount()), first);
        using Entry = std::pair<int, int>; // Price, and the cell: ties go to the smaller number.
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        m_price[index(first)] = 0;
        open.emplace(0, first);
        while (!open.empty()) {
            const auto [price, at] = open.top();
            open.pop();
            if (price > m_price[index(at)])
                continue;
            if (at == second)
                return wayTo(first, second);
            if (!m_meter.spend())
                return {};
            for (const char letter : stepLetters) {
                const Cell next = neighbour(m_board.cellAt(at), letter);
                if (!m_board.contains(next) || !(m_board.isFree(next) || next == ends.second))
                    continue;
                const int cell = m_board.indexOf(next);
                const int others = m_cables[index(cell)];
                if (others > 0 && !shared)
                    continue;
                const int total = price + freePrice + m_dearness[index(cell)] + shared.value_or(0) * others;
                if (total < m_price[index(cell)]) {
                    m_price[index(cell)] = total;
                    m_from[index(cell)] = at;
                    open.emplace(total, cell);
                }
            }
        }
        return {};
    }

    [[nodiscard]] Way wayTo(int first, int last) const {
        Way way{last};
        while (way.back() != first)
            way.push_back(m_from[index(way.back())]);
        std::reverse(way.begin(), way.end());
        return way;
    }

    /// The cables, each as short as the others let it be.
    std::optional<Cables> shortened() {
        std::fill(m_dearness.begin(), m_dearness.end(), 0);
        for (bool shorter = true; shorter;) {
            shorter = false;
            for (int pair = 0; pair < m_board.pairCount(); ++pair) {
                const std::size_t before = wayOf(pair).size();
                if (!reroute(pair, std::nullopt))
                    return std::nullopt;
                shorter |= wayOf(pair).size() < before;
            }
        }
        Cables cables;
        for (const Way& way : m_ways) {
            Cable& cable = cables.emplace_back();
            cable.origin = m_board.cellAt(way.front());
            for (std::size_t i = 1; i < way.size(); ++i)
                cable.word += stepBetween(m_board.cellAt(way[i - 1]), m_board.cellAt(way[i]));
        }
        return cables;
    }

    /// More than any path costs: 900 cells, 300 rounds and 60 other cables come to less than 9 · 10⁸.
    static constexpr int unreached = 1 << 30;

    const Board& m_board;
    SearchMeter m_meter;
    std::vector<Way> m_ways;
    std::vector<int> m_cables;   ///< By cell: how many paths it is on.
    std::vector<int> m_dearness; ///< By cell.
    std::vector<int> m_order;    ///< Order in which the pairs are routed.
    std::vector<int> m_price;    ///< By cell: price of the cheapest path so far.
    std::vector<int> m_from;     ///< By cell: the cell before it on that path.
};

} // namespace

std::optional<Cables> route(const Board& board, const SearchControl& control) {
    return Routing(board, control).solution();
}

} // namespace arukone
