// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/CosetSums.hpp"
#include "lights/solver/HeavyCoset.hpp"
#include "lights/solver/Meter.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <cstdlib>

namespace lights {

namespace {

/// The local search.
class CosetDescent {
public:
    CosetDescent(std::size_t rank, std::span<const AlikeCells> groups, int limit, const SolveControl& control)
        : m_groups(groups)
        , m_limit(limit)
        , m_meter(control, control.budget)
        , m_sums(std::max<std::size_t>(coset::lanes, std::size_t{1} << rank))
        , m_values(groups.size()) {}

    /// \returns whether values were found before the budget was spent.
    bool run() {
        constexpr int moves = 20'000; // Many short descents find more than a few long ones.
        constexpr std::int64_t firstThreshold = 150;
        const std::uint64_t cost = 1 + m_sums.size() / 8; // Cost of a move, in steps of the meter.
        while (m_meter.left() > 0) {
            start();
            for (int move = 0; move < moves && m_excess > 0; ++move) {
                if (move % movesPerQuestion == 0 && (!m_meter.spend(movesPerQuestion * cost) || m_meter.left() == 0))
                    return false;
                tryChange(firstThreshold * (moves - move) / moves);
            }
            if (m_excess == 0)
                return true;
        }
        return false;
    }
    /// Cells not pressed less pressed ones, by group.
    [[nodiscard]] const std::vector<int>& values() const noexcept { return m_values; }

private:
    static constexpr int movesPerQuestion = 100;

    void start() {
        std::ranges::fill(m_sums, std::int16_t{0});
        for (std::size_t group = 0; group < m_groups.size(); ++group) {
            m_values[group] = m_groups[group].cells % 2 == 0 ? 0 : m_random.below(2) == 0 ? 1 : -1;
            coset::add(m_sums, m_groups[group].part, m_values[group]);
        }
        m_excess = excess(m_sums);
    }

    void tryChange(std::int64_t threshold) {
        const auto group = static_cast<std::size_t>(m_random.below(m_groups.size()));
        const int change = m_random.below(2) == 0 ? 2 : -2;
        if (std::abs(m_values[group] + change) > m_groups[group].cells)
            return;
        coset::add(m_sums, m_groups[group].part, change);
        const std::int64_t now = excess(m_sums);
        if (now - m_excess > threshold) {
            coset::add(m_sums, m_groups[group].part, -change);
            return;
        }
        m_values[group] += change;
        m_excess = now;
    }

    [[nodiscard]] std::int64_t excess(std::span<const std::int16_t> sums) const noexcept {
        std::int64_t total = 0;
        for (const std::int16_t sum : sums) {
            const std::int64_t over = std::max(sum - m_limit, 0);
            total += over * over;
        }
        return total;
    }

    std::span<const AlikeCells> m_groups;
    int m_limit;
    Meter m_meter;
    std::vector<std::int16_t> m_sums; ///< For each pattern. At least one lane.
    std::vector<int> m_values;
    std::int64_t m_excess = 0; ///< Squares of what exceeds the limit.
    puzzle::Random m_random{std::uint64_t{0}};
};

} // namespace

HeavyCoset guessHeavyCoset(std::size_t rank, std::span<const AlikeCells> groups, int presses,
                           const SolveControl& control) {
    const int limit = cellsOf(groups) - 2 * presses;
    CosetDescent descent(rank, groups, limit, control);
    return descent.run() ? HeavyCoset{HeavyCoset::Outcome::Found, coset::pressedCells(groups, descent.values())}
                         : HeavyCoset{};
}

} // namespace lights
