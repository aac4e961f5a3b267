// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Meter.hpp"
#include "lights/solver/QuietSets.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace lights {

/// What a breadth-first search over the positions of a board found out.
struct BreadthResult {
    std::optional<std::vector<std::size_t>> order; ///< A shortest one.
    bool exhausted = false;                        ///< All positions that can be reached were seen, none is solved.
};

/// Goes through the positions that can be reached in quiet hours, and through those from which the solved board can be
/// reached, on each side those with the fewest presses first, until a position is on both sides or a side has no more.
template<std::size_t Size>
class BreadthSearch {
public:
    using Set = CellSet<Size>;

    /// \param wrong the lights that differ from the goal at the start.
    BreadthSearch(const QuietBoard<Size>& board, const Set& wrong)
        : m_board(board)
        , m_fromStart(wrong)
        , m_fromGoal(Set{}) {}

    /// \param most positions of both sides together, after which the search is given up.
    [[nodiscard]] BreadthResult search(std::size_t most, Meter& meter) {
        if (m_fromGoal.index.contains(m_fromStart.positions.front().wrong))
            return {std::vector<std::size_t>(), false};
        while (true) {
            Side& own = m_fromStart.width() <= m_fromGoal.width() ? m_fromStart : m_fromGoal;
            if (own.width() == 0)
                return {std::nullopt, true};
            const std::size_t end = own.positions.size();
            for (; own.next < end; ++own.next) {
                if (m_fromStart.positions.size() + m_fromGoal.positions.size() > most ||
                    !meter.spend(stepsPerPosition) || meter.left() == 0)
                    return {};
                if (const auto met = expand(own))
                    return {orderThrough(*met), false};
            }
        }
    }

private:
    static constexpr std::uint64_t stepsPerPosition = 1024;

    struct Position {
        Set wrong;
        std::size_t from = 0; ///< The position before it on its side.
        std::size_t press = 0;
    };
    struct Hash {
        std::size_t operator()(const Set& set) const noexcept { return set.hash(); }
    };
    /// The positions of a side, level by level.
    struct Side {
        std::vector<Position> positions;
        std::unordered_map<Set, std::size_t, Hash> index;
        std::size_t next = 0; ///< The first that was not expanded. Between levels, that is where the last level begins.

        explicit Side(const Set& first)
            : positions{{first}}
            , index{{first, 0}} {}
        [[nodiscard]] std::size_t width() const noexcept { return positions.size() - next; }
    };

    /// Adds what follows the next position of a side, or goes before it. \returns a position that is on both sides.
    std::optional<Set> expand(Side& own) {
        const Set wrong = own.positions[own.next].wrong;
        const bool forwards = &own == &m_fromStart;
        const Side& other = forwards ? m_fromGoal : m_fromStart;
        std::optional<Set> met;
        m_board.pressable.forEach([&](std::size_t press) {
            const Set beside = wrong ^ m_board.toggled[press];
            if (!(forwards ? wrong : beside).test(press) || !own.index.emplace(beside, own.positions.size()).second)
                return;
            own.positions.push_back({beside, own.next, press});
            if (!met && other.index.contains(beside))
                met = beside;
        });
        return met;
    }

    [[nodiscard]] std::vector<std::size_t> orderThrough(const Set& met) const {
        std::vector<std::size_t> order;
        for (std::size_t i = m_fromStart.index.at(met); i != 0; i = m_fromStart.positions[i].from)
            order.push_back(m_fromStart.positions[i].press);
        std::ranges::reverse(order);
        for (std::size_t i = m_fromGoal.index.at(met); i != 0; i = m_fromGoal.positions[i].from)
            order.push_back(m_fromGoal.positions[i].press);
        return order;
    }

    const QuietBoard<Size>& m_board;
    Side m_fromStart;
    Side m_fromGoal;
};

} // namespace lights
