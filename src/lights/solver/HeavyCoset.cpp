// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/HeavyCoset.hpp"

#include "lights/solver/CosetPlan.hpp"
#include "lights/solver/CosetSums.hpp"
#include "lights/solver/Meter.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace lights {

namespace {

using Outcome = HeavyCoset::Outcome;

/// The depth-first search along a plan.
class Search {
public:
    Search(const CosetPlan& plan, std::span<const AlikeCells> groups, int limit, const SolveControl& control)
        : m_plan(plan)
        , m_groups(groups)
        , m_limit(limit)
        , m_meter(control, control.budget)
        , m_sums(plan.numbers)
        , m_values(groups.size()) {}

    [[nodiscard]] Outcome run() { return descend(0, true); }
    /// Cells not pressed less pressed ones, by group.
    [[nodiscard]] const std::vector<int>& values() const noexcept { return m_values; }

private:
    /// \param free no group since the last subspace of the chain has a value other than 0: the sign may be chosen.
    Outcome descend(std::size_t at, bool free) {
        if (at == m_plan.steps.size())
            return Outcome::Found;
        const CosetStep& step = m_plan.steps[at];
        const int most = m_groups[step.group].cells;
        free = free || step.leavesSubspace;
        const int first = free || m_random.below(2) == 0 ? 1 : -1;
        // The values that pass the checks are an interval: each check is that the greatest of some linear functions is
        // small. So a direction has ended where values fail after one that has passed.
        std::array<bool, 2> passed{};
        std::array<bool, 2> ended{false, free};
        int now = 0;
        Outcome outcome = Outcome::None;
        for (int magnitude = most % 2; magnitude <= most && outcome == Outcome::None; magnitude += 2)
            for (const std::size_t direction : {std::size_t{0}, std::size_t{1}}) {
                if (ended.at(direction) || (magnitude == 0 && direction == 1))
                    continue;
                m_values[step.group] = direction == 0 ? first * magnitude : -first * magnitude;
                change(step, m_values[step.group] - std::exchange(now, m_values[step.group]));
                if (!enough(step)) {
                    outcome = Outcome::Stopped;
                    break;
                }
                if (!passes(step)) {
                    ended.at(direction) = passed.at(direction);
                    continue;
                }
                passed.at(direction) = true;
                if (magnitude == 0)
                    passed.at(1) = true;
                outcome = descend(at + 1, free && magnitude == 0);
                if (outcome != Outcome::None)
                    break;
            }
        change(step, -now);
        return outcome;
    }

    void change(const CosetStep& step, int by) noexcept {
        for (const CosetTerm& term : step.terms) {
            const SubspaceSums& sums = m_plan.sums[term.sums];
            coset::add(std::span(m_sums).subspan(sums.first, sums.size), term.coordinates, by);
        }
    }

    [[nodiscard]] bool passes(const CosetStep& step) const noexcept {
        return std::ranges::all_of(step.checks, [&](const CosetCheck& check) {
            const SubspaceSums& sums = m_plan.sums[check.sums];
            const auto begin = m_sums.begin() + static_cast<std::ptrdiff_t>(sums.first);
            return std::reduce(begin, begin + static_cast<std::ptrdiff_t>(sums.size), begin[0],
                               [](auto a, auto b) { return std::max(a, b); }) <= m_limit + check.open;
        });
    }

    /// Whether a step may still be taken.
    bool enough(const CosetStep& step) {
        constexpr std::uint64_t batch = 1U << 16;
        m_spent += step.cost;
        if (m_spent < batch)
            return true;
        return m_meter.spend(std::exchange(m_spent, 0)) && m_meter.left() > 0;
    }

    const CosetPlan& m_plan;
    std::span<const AlikeCells> m_groups;
    int m_limit;
    Meter m_meter;
    std::uint64_t m_spent = 0;
    std::vector<std::int16_t> m_sums;
    std::vector<int> m_values;
    puzzle::Random m_random{std::uint64_t{0}}; ///< Boards that need many presses have values of both signs.
};

} // namespace

HeavyCoset findHeavyCoset(std::size_t rank, std::span<const AlikeCells> groups, int presses,
                          const SolveControl& control) {
    const int limit = cellsOf(groups) - 2 * presses;
    const CosetPlan plan = makeCosetPlan(rank, groups, limit);
    Search search(plan, groups, limit, control);
    const Outcome outcome = search.run();
    return outcome == Outcome::Found ? HeavyCoset{outcome, coset::pressedCells(groups, search.values())}
                                     : HeavyCoset{outcome, {}};
}

} // namespace lights
