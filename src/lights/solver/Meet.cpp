// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Meet.hpp"

#include "lights/solver/WalshHadamard.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace lights {

namespace {

constexpr std::uint64_t pairsAtOnce = std::uint64_t{1} << 20; ///< Between two checks of the stop token.

/// The weights of all solutions on one class, by coordinates, as excess over the minimum.
class ClassWeights {
public:
    /// The table is unfinished if the call is cancelled.
    ClassWeights(const CellClass& part, const std::vector<bool>& pressed, Meter& meter)
        : m_excess(std::size_t{1} << part.rank()) {
        for (std::size_t i = 0; i < part.members.size(); ++i) {
            std::int16_t& entry = m_excess[part.coordinates[i]];
            entry = static_cast<std::int16_t>(entry + (pressed[part.members[i]] ? -1 : 1));
        }
        if (!transform(m_excess, meter))
            return;
        // A sum of signs is the number of cells minus twice the weight.
        const std::int16_t most = *std::max_element(m_excess.begin(), m_excess.end());
        m_least = static_cast<std::size_t>((static_cast<std::ptrdiff_t>(part.members.size()) - most) / 2);
        for (std::int16_t& entry : m_excess)
            entry = static_cast<std::int16_t>((most - entry) / 2);
        sortByExcess();
    }

    [[nodiscard]] std::size_t least() const noexcept { return m_least; }
    [[nodiscard]] int excess(std::uint32_t coordinates) const noexcept { return m_excess[coordinates]; }
    [[nodiscard]] std::size_t excesses() const noexcept { return m_starts.size() - 1; }
    /// All coordinates with this excess, ascending. \pre excess < excesses().
    [[nodiscard]] std::span<const std::uint32_t> with(std::size_t excess) const noexcept {
        return std::span(m_sorted).subspan(m_starts[excess], m_starts[excess + 1] - m_starts[excess]);
    }

private:
    void sortByExcess() {
        const auto most = static_cast<std::size_t>(*std::max_element(m_excess.begin(), m_excess.end()));
        m_starts.resize(most + 2);
        for (const std::int16_t entry : m_excess)
            ++m_starts[static_cast<std::size_t>(entry) + 1];
        for (std::size_t i = 1; i < m_starts.size(); ++i)
            m_starts[i] += m_starts[i - 1];
        m_sorted.resize(m_excess.size());
        std::vector<std::size_t> next = m_starts;
        for (std::uint32_t i = 0; i < m_excess.size(); ++i)
            m_sorted[next[static_cast<std::size_t>(m_excess[i])]++] = i;
    }

    Table m_excess;
    std::size_t m_least = 0;
    std::vector<std::uint32_t> m_sorted; ///< All coordinates, by excess.
    std::vector<std::size_t> m_starts;   ///< Where each excess starts in m_sorted, and the end.
};

/// One class of a pair: its coordinates, and what they contribute to the coordinates on the other pair's classes.
class Leg {
public:
    /// \param dual for each coordinate of this class, the coefficients that have only this one of the pair's
    /// coordinates.
    Leg(const ClassWeights& weights, std::span<const Word> dual, const CellClass& first, const CellClass& second)
        : m_weights(weights)
        , m_toCoefficients(dual)
        , m_toFirst(products(first.span.basis(), dual))
        , m_toSecond(products(second.span.basis(), dual)) {}

    [[nodiscard]] std::size_t excesses() const noexcept { return m_weights.excesses(); }
    [[nodiscard]] std::uint64_t count(std::size_t excess) const noexcept { return m_weights.with(excess).size(); }
    [[nodiscard]] Word coefficients(std::uint32_t coordinates) const noexcept { return m_toCoefficients(coordinates); }

    struct Entry {
        std::uint32_t own;
        std::uint32_t first;
        std::uint32_t second;
    };
    /// All coordinates with this excess. Prepared on first use.
    [[nodiscard]] const std::vector<Entry>& with(std::size_t excess) {
        if (m_entries.size() <= excess)
            m_entries.resize(excess + 1);
        std::vector<Entry>& entries = m_entries[excess];
        if (entries.empty())
            for (const std::uint32_t own : m_weights.with(excess))
                entries.push_back(
                    {own, static_cast<std::uint32_t>(m_toFirst(own)), static_cast<std::uint32_t>(m_toSecond(own))});
        return entries;
    }

private:
    const ClassWeights& m_weights;
    LinearMap m_toCoefficients;
    LinearMap m_toFirst;
    LinearMap m_toSecond;
    std::vector<std::vector<Entry>> m_entries; ///< By excess.
};

/// The lightest solution so far; among equals the one with the smallest coefficients.
struct Best {
    int excess = 0;
    Word coefficients = 0;

    void offer(int otherExcess, Word other) noexcept {
        if (std::pair(otherExcess, other) < std::pair(excess, coefficients)) {
            excess = otherExcess;
            coefficients = other;
        }
    }
};

/// Two classes that determine the solution, visited layer by layer; the weights on the other two are looked up.
class Pair {
public:
    Pair(const Split& split, const std::vector<ClassWeights>& weights, std::array<std::size_t, 2> own,
         std::array<std::size_t, 2> others)
        : Pair(dualOf(split, own), split, weights, own, others) {}

    /// The excess of the next layer on this pair: every solution not met yet has at least that.
    [[nodiscard]] int next() const noexcept { return static_cast<int>(m_next); }

    /// The number of solutions in the next layer.
    [[nodiscard]] std::uint64_t cost() const noexcept {
        std::uint64_t sum = 0;
        forEachSplitOfNext(
            [&](std::size_t left, std::size_t right) { sum += m_left.count(left) * m_right.count(right); });
        return sum;
    }

    /// Visits every solution of the next layer. \returns false if the call was cancelled.
    bool meetNext(Best& best, Meter& meter) {
        bool going = true;
        forEachSplitOfNext([&](std::size_t left, std::size_t right) {
            going = going && meetBuckets(m_left.with(left), m_right.with(right), best, meter);
        });
        if (going)
            ++m_next;
        return going;
    }

private:
    Pair(const std::vector<Word>& dual, const Split& split, const std::vector<ClassWeights>& weights,
         std::array<std::size_t, 2> own, std::array<std::size_t, 2> others)
        : m_first(weights[others[0]])
        , m_second(weights[others[1]])
        , m_left(weights[own[0]], std::span(dual).first(split.classes[own[0]].rank()), split.classes[others[0]],
                 split.classes[others[1]])
        , m_right(weights[own[1]], std::span(dual).subspan(split.classes[own[0]].rank()), split.classes[others[0]],
                  split.classes[others[1]]) {}

    /// The bases of both classes together are a basis of the whole space; its dual says what each coordinate means.
    static std::vector<Word> dualOf(const Split& split, std::array<std::size_t, 2> own) {
        std::vector<Word> basis = split.classes[own[0]].span.basis();
        const std::vector<Word>& more = split.classes[own[1]].span.basis();
        basis.insert(basis.end(), more.begin(), more.end());
        return dualBasis(basis).value(); // A split's pairs span the space.
    }

    template<class Visit>
    void forEachSplitOfNext(Visit&& visit) const {
        for (std::size_t left = 0; left <= m_next; ++left)
            if (left < m_left.excesses() && m_next - left < m_right.excesses())
                visit(left, m_next - left);
    }

    bool meetBuckets(const std::vector<Leg::Entry>& lefts, const std::vector<Leg::Entry>& rights, Best& best,
                     Meter& meter) const {
        std::uint64_t pending = 0;
        for (const Leg::Entry& left : lefts) {
            for (const Leg::Entry& right : rights) {
                const int rest = best.excess - static_cast<int>(m_next);
                const int first = m_first.excess(left.first ^ right.first);
                if (first > rest)
                    continue;
                const int both = first + m_second.excess(left.second ^ right.second);
                if (both <= rest)
                    best.offer(static_cast<int>(m_next) + both,
                               m_left.coefficients(left.own) ^ m_right.coefficients(right.own));
            }
            pending += rights.size();
            if (pending >= pairsAtOnce && !meter.spend(std::exchange(pending, 0)))
                return false;
        }
        return meter.spend(pending);
    }

    const ClassWeights& m_first;
    const ClassWeights& m_second;
    Leg m_left;
    Leg m_right;
    std::size_t m_next = 0;
};

} // namespace

std::optional<std::uint64_t> tableSteps(const Split& split) noexcept {
    std::uint64_t steps = 0;
    for (const CellClass& part : split.classes) {
        if (part.rank() > maxTableRank)
            return std::nullopt;
        steps += transformSteps(part.rank()) * 2;
    }
    return steps;
}

MeetResult meet(const Split& split, const std::vector<bool>& pressed, std::uint64_t share, Meter& meter,
                std::size_t limit) {
    const std::uint64_t reserve = meter.left() - std::min(meter.left(), share);
    MeetResult result;
    result.weight = static_cast<std::size_t>(std::count(pressed.begin(), pressed.end(), true));

    std::vector<ClassWeights> weights;
    std::size_t least = 0;
    for (const CellClass& part : split.classes) {
        weights.emplace_back(part, pressed, meter);
        if (meter.cancelled())
            return result;
        least += weights.back().least();
    }

    Best best{static_cast<int>(result.weight - least), 0};
    Pair one(split, weights, {0, 1}, {2, 3});
    Pair other(split, weights, {2, 3}, {0, 1});
    // If all solutions have the same parity, a bound of the other one can be raised.
    const auto bound = [&, even = split.isEven()] {
        const int sum = one.next() + other.next();
        return even ? sum + (best.excess + sum) % 2 : sum;
    };
    while (bound() <= best.excess && least + static_cast<std::size_t>(best.excess) >= limit) {
        const std::uint64_t costOfOne = one.cost();
        const std::uint64_t costOfOther = other.cost();
        Pair& cheaper = costOfOne <= costOfOther ? one : other;
        if (std::min(costOfOne, costOfOther) > meter.left() - std::min(meter.left(), reserve) ||
            !cheaper.meetNext(best, meter))
            break;
    }
    result.coefficients = best.coefficients;
    result.weight = least + static_cast<std::size_t>(best.excess);
    result.complete = bound() > best.excess;
    result.bound = std::min(result.weight, least + static_cast<std::size_t>(bound()));
    return result;
}

} // namespace lights
