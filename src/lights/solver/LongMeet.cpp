// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/LongMeet.hpp"

#include "lights/solver/BlockSymmetry.hpp"
#include "lights/solver/LightPoints.hpp"
#include "lights/solver/PointWeights.hpp"

#include <algorithm>
#include <utility>

namespace lights {

namespace {

constexpr std::uint64_t stepsAtOnce = std::uint64_t{1} << 20; ///< Between two checks of the stop token.
constexpr std::uint64_t mostPoints = std::uint64_t{1} << 25;  ///< In a class, as whole orbits. More were never needed.
constexpr std::uint64_t leastPoints = std::uint64_t{1} << 21; ///< In a class: fewer prove nothing where it is large.
constexpr std::uint64_t otherBytes = std::uint64_t{1} << 22;  ///< For everything but the lists.
constexpr std::size_t maxListedOptima = 4096;
constexpr std::uint64_t wordsPerStep = 4; ///< How many words count as a step of the budget.

std::uint64_t pointsOf(const CellClass& part, std::uint64_t most) {
    return std::min(std::uint64_t{1} << part.rank(), most);
}

/// The lightest solutions so far.
class LightestMet {
public:
    LightestMet(const std::vector<BlockSymmetry>& symmetries, std::size_t weight, Word coefficients)
        : m_symmetries(symmetries)
        , m_weight(weight + 1) {
        offer(weight, coefficients);
    }

    [[nodiscard]] std::size_t weight() const noexcept { return m_weight; }
    [[nodiscard]] Word first() const noexcept { return m_first; } ///< The smallest coefficients.

    /// Takes a solution and its images. \pre it is not heavier.
    void offer(std::size_t weight, Word coefficients) {
        if (weight < m_weight) {
            m_weight = weight;
            m_first = coefficients;
            m_all.clear();
        }
        for (const BlockSymmetry& symmetry : m_symmetries) {
            const Word image = symmetry.onCoefficients(coefficients);
            m_first = std::min(m_first, image);
            if (m_all.size() < maxListedOptima)
                m_all.push_back(image);
        }
        if (m_all.size() >= maxListedOptima)
            tidy();
    }

    [[nodiscard]] std::vector<Word> all() && {
        tidy();
        return std::move(m_all);
    }

private:
    void tidy() {
        std::sort(m_all.begin(), m_all.end());
        m_all.erase(std::unique(m_all.begin(), m_all.end()), m_all.end());
    }

    const std::vector<BlockSymmetry>& m_symmetries;
    std::size_t m_weight;
    Word m_first = 0;
    std::vector<Word> m_all;
};

/// The light points of all classes, and what they press.
struct Points {
    std::vector<LightPoints> light;
    std::vector<PointPresses> presses;
};

/// \param affordable how many points of each class there is memory for. \returns nothing if the call was cancelled.
std::optional<Points> findPoints(const SymmetricClasses& classes, std::uint64_t affordable, Meter& meter) {
    Points points;
    for (std::size_t number = 0; number < 4; ++number) {
        std::optional<LightPoints> found;
        for (const BlockSymmetry& symmetry : classes.symmetries())
            if (const std::size_t source = symmetry.sourceClass[number]; !found && source < number) {
                found = LightPoints::image(points.light[source], classes.action(symmetry, source, number),
                                           classes.actionsOn(number), meter);
                if (!found)
                    return std::nullopt;
            }
        if (!found) {
            const std::size_t orbit = classes.actionsOn(number).size() + 1;
            const std::uint64_t most = std::min(affordable, pointsOf(classes[number], mostPoints) / orbit + 1);
            found = LightPoints::find(classes, number, most, meter);
        }
        if (!found)
            return std::nullopt;
        points.light.push_back(*std::move(found));
        points.presses.emplace_back(classes[number], classes.pressed());
    }
    return points;
}

/// Two classes that determine the solution, visited layer by layer; the weights on the other two are counted.
class LongPair {
public:
    LongPair(const SymmetricClasses& classes, const Points& points, std::array<std::size_t, 2> own,
             std::array<std::size_t, 2> others)
        : m_left(points.light[own[0]])
        , m_right(points.light[own[1]])
        , m_leastSecond(points.light[others[1]].least())
        , m_first(points.presses[others[0]])
        , m_second(points.presses[others[1]])
        , m_next(m_left.least() + m_right.least())
        , m_sets(m_first.words() * weightsAtOnce)
        , m_presses(m_first.words()) {
        for (std::size_t i = 1; i < classes.symmetries().size(); ++i) {
            const BlockSymmetry& symmetry = classes.symmetries()[i];
            if (symmetry.sourceClass[own[0]] == own[0] && symmetry.sourceClass[own[1]] == own[1])
                m_leftActions.push_back(classes.action(symmetry, own[0], own[0]));
            m_mirrored =
                m_mirrored || (symmetry.sourceClass[own[0]] == own[1] && symmetry.sourceClass[own[1]] == own[0]);
        }
        const CellClass& left = classes[own[0]];
        const CellClass& right = classes[own[1]];
        std::vector<Word> basis = left.span.basis();
        basis.insert(basis.end(), right.span.basis().begin(), right.span.basis().end());
        const std::vector<Word> dual = dualBasis(basis).value(); // A split's pairs span the space.
        const auto leg = [&](std::span<const Word> part) {
            return Leg{LinearMap(part), LinearMap(images(part, classes[others[0]], classes[others[1]]))};
        };
        m_leftLeg = leg(std::span(dual).first(left.rank()));
        m_rightLeg = leg(std::span(dual).subspan(left.rank()));
    }

    /// The weight of the next layer on this pair: every solution not met yet has at least that.
    [[nodiscard]] std::size_t next() const noexcept { return m_next; }
    /// Whether all points of this layer are known.
    [[nodiscard]] bool knows(std::size_t layer) const noexcept {
        const std::size_t left = m_mirrored ? layer / 2 : layer - m_right.least();
        return left <= m_left.limit() && layer - m_left.least() <= m_right.limit();
    }
    /// About how many steps a layer takes. \pre knows(layer).
    [[nodiscard]] std::uint64_t cost(std::size_t layer) const noexcept {
        std::uint64_t pairs = 0;
        forEachSplitOf(layer, [&](std::size_t left, std::size_t right) {
            pairs += (m_left.count(left) / (m_leftActions.size() + 1) + 1) * m_right.count(right);
        });
        return pairs * m_first.words() / wordsPerStep;
    }
    [[nodiscard]] std::uint64_t pairs() const noexcept { return m_pairs; } ///< Visited so far.

    /// Visits every solution of the next layer. \returns false if the call was cancelled. \pre knows(next()).
    bool meetNext(LightestMet& best, Meter& meter) {
        bool going = true;
        forEachSplitOf(m_next, [&](std::size_t left, std::size_t right) {
            going = going && meetAll(m_left.with(left), m_right.with(right), best, meter);
        });
        if (going)
            ++m_next;
        return going;
    }

private:
    /// What the coordinates on a class contribute.
    struct Leg {
        LinearMap toCoefficients{{}};
        LinearMap toOthers{
            {}}; ///< Coordinates on the other classes: the first in the low half, the second in the high.
    };

    static std::vector<Word> images(std::span<const Word> dual, const CellClass& first, const CellClass& second) {
        std::vector<Word> result;
        for (const Word coefficients : dual) {
            Word image = 0;
            for (std::size_t i = 0; i < first.rank(); ++i)
                image |= Word{product(first.span.basis()[i], coefficients)} << i;
            for (std::size_t i = 0; i < second.rank(); ++i)
                image |= Word{product(second.span.basis()[i], coefficients)} << (32 + i);
            result.push_back(image);
        }
        return result;
    }
    static std::uint32_t firstOf(Word others) noexcept { return static_cast<std::uint32_t>(others); }
    static std::uint32_t secondOf(Word others) noexcept { return static_cast<std::uint32_t>(others >> 32); }

    /// If a symmetry swaps the classes, only the pairs whose left point is not the heavier one.
    template<class Visit>
    void forEachSplitOf(std::size_t layer, Visit&& visit) const {
        for (std::size_t left = m_left.least(); left + m_right.least() <= layer; ++left) {
            if (m_mirrored && 2 * left > layer)
                break;
            if (!m_left.with(left).empty() && !m_right.with(layer - left).empty())
                visit(left, layer - left);
        }
    }

    /// All points of the orbits of `lefts`, one of each orbit under the pair's symmetries, with all of those of
    /// `rights`.
    bool meetAll(std::span<const std::uint32_t> lefts, std::span<const std::uint32_t> rights, LightestMet& best,
                 Meter& meter) {
        for (const std::uint32_t right : rights) {
            const Orbit orbit(right, m_right.actions());
            for (const std::uint32_t point : orbit.points()) {
                add(point);
                if (m_size == weightsAtOnce && !meetSome(lefts, best, meter))
                    return false;
            }
        }
        return m_size == 0 || meetSome(lefts, best, meter);
    }

    /// Adds a point of the right class to those that are met next.
    void add(std::uint32_t point) noexcept {
        const Word others = m_rightLeg.toOthers(point);
        for (std::size_t w = 0; w < m_first.words(); ++w)
            m_sets[w * weightsAtOnce + m_size] = m_first.change(firstOf(others), w);
        m_points[m_size] = point;
        m_others[m_size] = others;
        ++m_size;
    }

    /// All of `lefts` with the points added. \returns false if the call was cancelled; the points stay then.
    bool meetSome(std::span<const std::uint32_t> lefts, LightestMet& best, Meter& meter) {
        std::uint64_t steps = 0;
        const bool whole = m_leftActions.size() == m_left.actions().size();
        for (const std::uint32_t left : lefts) {
            if (whole) {
                meetOne(left, best);
            } else {
                const Orbit orbit(left, m_left.actions());
                for (const std::uint32_t point : orbit.points())
                    if (Orbit(point, m_leftActions).isLeast())
                        meetOne(point, best);
            }
            steps += m_size * m_first.words() / wordsPerStep + 1;
            if (steps >= stepsAtOnce && !meter.spend(std::exchange(steps, 0)))
                return false;
        }
        m_size = 0;
        return meter.spend(steps);
    }

    void meetOne(std::uint32_t left, LightestMet& best) {
        m_pairs += m_size;
        const Word others = m_leftLeg.toOthers(left);
        for (std::size_t w = 0; w < m_presses.size(); ++w)
            m_presses[w] = m_first.base(w) ^ m_first.change(firstOf(others), w);
        if (m_next + distances(m_presses, m_sets, m_size, m_distances) + m_leastSecond > best.weight())
            return;
        for (std::size_t k = 0; k < m_size; ++k) {
            const std::size_t three = m_next + m_distances[k];
            if (three + m_leastSecond > best.weight())
                continue;
            const std::size_t all = three + m_second.weight(secondOf(others ^ m_others[k]));
            if (all <= best.weight())
                best.offer(all, m_leftLeg.toCoefficients(left) ^ m_rightLeg.toCoefficients(m_points[k]));
        }
    }

    const LightPoints& m_left;
    const LightPoints& m_right;
    std::size_t m_leastSecond;
    const PointPresses& m_first;
    const PointPresses& m_second;
    Leg m_leftLeg;
    Leg m_rightLeg;
    std::vector<AffineMap> m_leftActions; ///< Actions of the symmetries that keep both classes.
    bool m_mirrored = false;              ///< Whether a symmetry swaps the classes.
    std::size_t m_next;
    std::uint64_t m_pairs = 0;

    // The points of the right class that are met next.
    std::size_t m_size = 0;
    std::array<std::uint32_t, weightsAtOnce> m_points{};
    std::array<Word, weightsAtOnce> m_others{};
    InterleavedSets m_sets; ///< What they change on the first other class.

    Words m_presses;
    std::array<std::uint32_t, weightsAtOnce> m_distances{};
};

/// Both pairs, and the best solution met.
class Meeting {
public:
    Meeting(const SymmetricClasses& classes, const Points& points, LightestMet& best)
        : m_one(classes, points, {0, 1}, {2, 3})
        , m_other(classes, points, {2, 3}, {0, 1})
        , m_even(classes.split().isEven())
        , m_best(best) {}

    /// No solution is lighter. If all solutions have the same parity, a bound of the other one can be raised.
    [[nodiscard]] std::size_t bound() const noexcept { return boundAt(m_one.next(), m_other.next()); }
    [[nodiscard]] std::array<std::uint64_t, 2> pairs() const noexcept { return {m_one.pairs(), m_other.pairs()}; }

    /// Goes on until all lightest solutions are known, or something does not suffice.
    void run(std::uint64_t reserve, Meter& meter) {
        while (bound() <= m_best.weight()) {
            LongPair* const cheaper = cheaperOf(m_one.next(), m_other.next());
            if (cheaper == nullptr || cheaper->cost(cheaper->next()) > meter.left() - std::min(meter.left(), reserve))
                return;
            meter.expect(remaining());
            if (!cheaper->meetNext(m_best, meter))
                return;
        }
    }

private:
    [[nodiscard]] std::size_t boundAt(std::size_t one, std::size_t other) const noexcept {
        return one + other + (m_even ? (m_best.weight() + one + other) % 2 : 0);
    }

    /// Nothing if neither pair knows all points of its layer.
    [[nodiscard]] LongPair* cheaperOf(std::size_t one, std::size_t other) noexcept {
        if (!m_one.knows(one) || !m_other.knows(other))
            return m_one.knows(one) ? &m_one : m_other.knows(other) ? &m_other : nullptr;
        return m_one.cost(one) <= m_other.cost(other) ? &m_one : &m_other;
    }

    /// The steps of all layers to come, if nothing lighter is found in them.
    [[nodiscard]] std::uint64_t remaining() noexcept {
        std::size_t one = m_one.next();
        std::size_t other = m_other.next();
        std::uint64_t steps = 0;
        while (boundAt(one, other) <= m_best.weight()) {
            LongPair* const cheaper = cheaperOf(one, other);
            if (cheaper == nullptr)
                break;
            std::size_t& layer = cheaper == &m_one ? one : other;
            steps += cheaper->cost(layer++);
        }
        return steps;
    }

    LongPair m_one;
    LongPair m_other;
    bool m_even; ///< Whether all solutions have the same parity.
    LightestMet& m_best;
};

std::size_t weightOf(const Split& split, const std::vector<bool>& pressed, Word coefficients) {
    std::size_t weight = 0;
    for (std::size_t i = 0; i < pressed.size(); ++i)
        weight += product(split.parts[i], coefficients) != pressed[i] ? 1 : 0;
    return weight;
}

} // namespace

std::optional<LongProof> longProofOf(const Split& split) noexcept {
    LongProof needs{0, otherBytes, otherBytes};
    for (const CellClass& part : split.classes) {
        if (part.rank() > maxPartRank)
            return std::nullopt;
        needs.steps += pieceSteps(part.rank());
        needs.bytes += pointsOf(part, leastPoints) * bytesPerLightPoint;
        needs.mostBytes += pointsOf(part, mostPoints) * bytesPerLightPoint;
    }
    return needs;
}

/// Some lists are the images of others.
std::uint64_t longProofSteps(const SymmetricClasses& classes) {
    std::uint64_t steps = 0;
    for (std::size_t number = 0; number < 4; ++number) {
        const auto& symmetries = classes.symmetries();
        if (std::none_of(symmetries.begin(), symmetries.end(),
                         [&](const BlockSymmetry& symmetry) { return symmetry.sourceClass[number] < number; }))
            steps += pieceSteps(classes[number].rank()) / (classes.actionsOn(number).size() + 1);
    }
    return steps;
}

std::uint64_t lightPointsWithin(std::uint64_t bytes) noexcept {
    return (bytes - otherBytes) / (4 * bytesPerLightPoint);
}

LongMet meetLong(const SymmetricClasses& classes, Word known, std::uint64_t share, std::uint64_t points, Meter& meter) {
    const std::uint64_t reserve = meter.left() - std::min(meter.left(), share);
    LongMet result;
    result.met.coefficients = known;
    result.met.weight = weightOf(classes.split(), classes.pressed(), known);
    const std::uint64_t lists = longProofSteps(classes);
    if (lists > share)
        return result;
    meter.expect(2 * lists);
    const auto found = findPoints(classes, points, meter);
    if (!found)
        return result;
    LightestMet best(classes.symmetries(), result.met.weight, known);
    Meeting meeting(classes, *found, best);
    meeting.run(reserve, meter);
    result.pairs = meeting.pairs();
    result.met.coefficients = best.first();
    result.met.weight = best.weight();
    result.met.complete = meeting.bound() > best.weight();
    result.met.bound = std::min(best.weight(), meeting.bound());
    if (result.met.complete)
        result.optima = std::move(best).all();
    return result;
}

} // namespace lights
