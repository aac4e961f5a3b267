// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/HeavyCoset.hpp"

#include "lights/solver/AlikeCells.hpp"
#include "lights/solver/CosetSums.hpp"
#include "lights/solver/Lexicographic.hpp"
#include "lights/solver/Meter.hpp"
#include "lights/solver/Subspace.hpp"
#include "lights/solver/WalshHadamard.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace lights {

namespace {

/// Sums over the parts in a subspace: one for each way in which a quiet pattern can light them.
struct SubspaceSums {
    Subspace space;
    std::size_t first = 0; ///< In the numbers of all sums.
    std::size_t size = 0;
};

/// How the value of a group enters some sums.
struct CosetTerm {
    std::size_t sums = 0;          ///< Index of CosetPlan::sums.
    std::uint32_t coordinates = 0; ///< Coordinates of the group's part in the subspace.
};

/// Sums that are looked at once a group has a value.
struct CosetCheck {
    std::size_t sums = 0; ///< Index of CosetPlan::sums.
    int open = 0;         ///< Cells of the subspace whose groups have no value yet.
};

struct CosetStep {
    std::size_t group = 0;
    bool leavesSubspace = false; ///< It is the first group outside a subspace of the chain.
    std::vector<CosetTerm> terms;
    std::vector<CosetCheck> checks; ///< Those that are likely to fail come first.
    std::uint64_t cost = 0;         ///< Cost of a value, in steps of the meter.
};

/// The order in which the groups get their values, and which sums are watched meanwhile.
struct CosetPlan {
    std::vector<CosetStep> steps;
    std::vector<SubspaceSums> sums;
    std::size_t numbers = 0; ///< In all sums.
};

/// What a group is worth in a small subspace. An odd one makes its sums large, since it has no value 0; an even one
/// only adds choice. So the subspaces of the chain have many odd groups and few even ones: most values fail in them.
/// In parts of a bit.
std::int32_t worth(const AlikeCells& group) {
    constexpr double unit = 1024;
    constexpr double ofChoice = -4;
    return static_cast<std::int32_t>(
        std::lround(unit * std::log2(group.cells + 1) * (group.cells % 2 == 1 ? 1 : ofChoice)));
}

/// The hyperplane of a space whose groups are worth most.
Subspace widestHyperplane(const Subspace& space, std::span<const AlikeCells> groups) {
    // After the transform: for each linear function, the worth of the groups where it is 0 less that of the others.
    std::vector<std::int32_t> balance(std::size_t{1} << space.dimension());
    for (const AlikeCells& group : groups)
        if (space.contains(group.part))
            balance[space.coordinates(group.part)] += worth(group);
    const SolveControl whole;
    Meter meter(whole, 1);
    static_cast<void>(transform(balance, meter)); // Nothing cancels it.
    const auto function =
        static_cast<std::uint32_t>(std::max_element(balance.begin() + 1, balance.end()) - balance.begin());
    const auto& basis = space.basis();
    const std::uint32_t one = basis[static_cast<std::size_t>(std::countr_zero(function))];
    Subspace hyperplane;
    for (std::size_t i = 0; i < basis.size(); ++i)
        hyperplane.add((function >> i & 1) == 0 ? basis[i] : basis[i] ^ one); // The one itself becomes 0.
    return hyperplane;
}

/// Subspaces of dimension 0, 1, … rank, each in the next.
std::vector<Subspace> chainOf(std::size_t rank, std::span<const AlikeCells> groups) {
    std::vector<Subspace> chain(1);
    for (std::size_t bit = 0; bit < rank; ++bit)
        chain.front().add(std::uint32_t{1} << bit);
    while (chain.back().dimension() > 0)
        chain.push_back(widestHyperplane(chain.back(), groups));
    std::ranges::reverse(chain);
    return chain;
}

/// The first subspace of the chain that a part is in.
std::size_t depth(std::span<const Subspace> chain, std::uint32_t part) {
    return static_cast<std::size_t>(
        std::ranges::find_if(chain, [&](const Subspace& space) { return space.contains(part); }) - chain.begin());
}

/// The groups along the chain. Those of one step of it are in an order in which small subspaces are soon complete.
std::vector<CosetStep> orderOf(std::span<const Subspace> chain, std::span<const AlikeCells> groups) {
    std::vector<std::vector<std::size_t>> added(chain.size());
    for (std::size_t group = 0; group < groups.size(); ++group)
        added[depth(chain, groups[group].part)].push_back(group);
    std::vector<CosetStep> steps;
    for (const auto& members : added) {
        using Order = std::vector<std::pair<std::size_t, std::size_t>>; // Depth of the distance from one member, group.
        Order best;
        double most = -1;
        for (const std::size_t origin : members) {
            Order order;
            double score = 0;
            for (const std::size_t group : members) {
                constexpr double less = 0.6; // Worth of a group for each subspace that lies between.
                order.emplace_back(depth(chain, groups[group].part ^ groups[origin].part), group);
                score += std::pow(less, static_cast<double>(order.back().first));
            }
            if (score > most) {
                most = score;
                best = std::move(order);
            }
        }
        std::ranges::sort(best);
        for (const auto& [distance, group] : best)
            steps.push_back({group, group == best.front().second, {}, {}, 0});
    }
    return steps;
}

/// Subspaces of the chain, and those that one or two parts of groups extend them to.
std::vector<Subspace> candidates(std::span<const Subspace> chain, std::span<const AlikeCells> groups) {
    constexpr std::size_t mostDimensions = 12; // Larger sums take too long to be looked at often.
    constexpr std::size_t mostPairs = 200'000;
    std::map<std::vector<std::uint32_t>, Subspace, Lexicographic> found;
    const auto keep = [&](const Subspace& space) { found.emplace(space.basis(), space); };
    const bool pairs = chain.size() * groups.size() * groups.size() / 2 <= mostPairs;
    for (const Subspace& space : chain) {
        if (space.dimension() > mostDimensions && space.dimension() + 1 < chain.size())
            continue;
        keep(space);
        for (auto first = groups.begin(); first != groups.end(); ++first) {
            Subspace wider = space;
            if (!wider.add(first->part) || wider.dimension() > mostDimensions)
                continue;
            keep(wider);
            for (auto second = first + 1; pairs && second != groups.end(); ++second) {
                Subspace widest = wider;
                if (widest.add(second->part) && widest.dimension() <= mostDimensions)
                    keep(widest);
            }
        }
    }
    std::vector<Subspace> result;
    result.reserve(found.size());
    for (auto& [basis, space] : found)
        result.push_back(std::move(space));
    return result;
}

/// The logarithm of the probability that none of 2^dimension sums is above a limit, as if they were independent and
/// normally distributed.
double passing(std::size_t dimension, double variance, double limit) {
    constexpr double least = 1e-300;
    const double each = std::erfc(-limit / std::sqrt(2 * variance)) / 2;
    return std::ldexp(std::log(std::max(each, least)), static_cast<int>(dimension));
}

/// About the variance of a group's value: small ones are more frequent, since they alone leave room for others.
double varianceOf(const AlikeCells& group) {
    constexpr double ofPairs = 1.6;
    constexpr double perCell = 1.2;
    return group.cells == 1 ? 1 : group.cells == 2 ? ofPairs : perCell * group.cells;
}

/// A plan only decides how long a search takes, but for the last step: there the sums over all parts are looked at.
/// \param limit that no sum may exceed.
CosetPlan makeCosetPlan(std::size_t rank, std::span<const AlikeCells> groups, int limit) {
    const std::vector<Subspace> chain = chainOf(rank, groups);
    CosetPlan plan{orderOf(chain, groups), {}, 0};

    struct Rated {
        double passing;
        std::size_t space;
        int open;
    };
    constexpr std::size_t checksPerStep = 6;
    constexpr double useless = -0.05;
    const std::vector<Subspace> spaces = candidates(chain, groups);
    std::vector<std::vector<Rated>> rated(plan.steps.size());
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        std::vector<std::size_t> members; // Steps.
        int open = 0;
        for (std::size_t step = 0; step < plan.steps.size(); ++step)
            if (const AlikeCells& group = groups[plan.steps[step].group]; spaces[i].contains(group.part)) {
                members.push_back(step);
                open += group.cells;
            }
        const bool whole = spaces[i].dimension() == rank;
        double variance = 0;
        for (const std::size_t step : members) {
            const AlikeCells& group = groups[plan.steps[step].group];
            open -= group.cells;
            variance += varianceOf(group);
            const double chance = passing(spaces[i].dimension(), variance, limit + open + 1);
            if (whole && open == 0) // In the end nothing else decides.
                rated[step].push_back({-std::numeric_limits<double>::infinity(), i, open});
            else if (chance < useless)
                rated[step].push_back({chance, i, open});
        }
    }

    std::map<std::size_t, std::size_t> places; // The places of spaces in plan.sums.
    std::map<std::size_t, std::size_t> last;   // The last step at which they are looked at.
    for (std::size_t step = 0; step < plan.steps.size(); ++step) {
        std::ranges::stable_sort(rated[step], {}, &Rated::passing);
        rated[step].resize(std::min(rated[step].size(), checksPerStep));
        for (const Rated& check : rated[step]) {
            const auto [place, isNew] = places.emplace(check.space, plan.sums.size());
            if (isNew) {
                const Subspace& space = spaces[check.space];
                const std::size_t size = std::max<std::size_t>(coset::lanes, std::size_t{1} << space.dimension());
                plan.sums.push_back({space, plan.numbers, size});
                plan.numbers += size;
            }
            last[place->second] = step;
            plan.steps[step].checks.push_back({place->second, check.open});
        }
    }
    constexpr std::uint64_t perTerm = 4; // In steps of the meter, about a nanosecond each.
    constexpr std::uint64_t numbersPerStep = 4;
    for (std::size_t step = 0; step < plan.steps.size(); ++step) {
        const std::uint32_t part = groups[plan.steps[step].group].part;
        for (std::size_t i = 0; i < plan.sums.size(); ++i)
            if (step <= last[i] && plan.sums[i].space.contains(part))
                plan.steps[step].terms.push_back({i, plan.sums[i].space.coordinates(part)});
        for (const CosetTerm& term : plan.steps[step].terms)
            plan.steps[step].cost += perTerm + plan.sums[term.sums].size / numbersPerStep;
    }
    return plan;
}

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
