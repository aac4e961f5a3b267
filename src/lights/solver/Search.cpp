#include "lights/solver/Search.hpp"

#include "lights/Random.hpp"
#include "lights/solver/Bounds.hpp"
#include "lights/solver/WalshHadamard.hpp"

#include <algorithm>
#include <utility>

namespace lights {

namespace {

constexpr std::size_t groupRank = 12; ///< Patterns combined at once.

/// A random set bit of a vector that has one: the first at or after a random place, round the end.
std::size_t someBit(std::span<const Word> bits, std::size_t size, Random& random) {
    std::size_t index = random.below(size);
    while (!bitAt(bits, index))
        index = index + 1 == size ? 0 : index + 1;
    return index;
}

class Descent {
public:
    Descent(BitMatrix patterns, Words start, Meter& meter)
        : m_patterns(std::move(patterns))
        , m_presses(std::move(start))
        , m_weight(weight(m_presses))
        , m_meter(meter) {}

    [[nodiscard]] std::size_t lightest() const noexcept { return m_weight; }
    [[nodiscard]] Words presses() && { return std::move(m_presses); }

    /// One round with a new basis. \returns false when the call was cancelled.
    bool round() {
        if (!changeBasis())
            return false;
        for (std::size_t first = 0; first < m_patterns.rows(); first += groupRank)
            if (!improve(first, std::min(groupRank, m_patterns.rows() - first)))
                return false;
        return true;
    }

private:
    /// Gives each pattern in turn a random window of its own, and takes the solution that is off on all of them, if it
    /// is lighter.
    bool changeBasis() {
        Words candidate = m_presses;
        for (std::size_t row = 0; row < m_patterns.rows(); ++row) {
            const std::size_t own = someBit(m_patterns.row(row), m_patterns.columns(), m_random);
            for (std::size_t other = 0; other < m_patterns.rows(); ++other)
                if (other != row && m_patterns.test(other, own))
                    add(m_patterns.row(other), m_patterns.row(row));
            if (bitAt(candidate, own))
                add(candidate, m_patterns.row(row));
            if (!m_meter.spend((m_patterns.rows() + 1) * m_patterns.wordsPerRow()))
                return false;
        }
        take(std::move(candidate));
        return true;
    }

    /// Adds the combination of patterns first … first + rank − 1 that makes the solution lightest.
    bool improve(std::size_t first, std::size_t rank) {
        std::vector<std::size_t> parts(m_patterns.columns());
        for (std::size_t k = 0; k < rank; ++k)
            forEachBit(m_patterns.row(first + k), [&](std::size_t window) { parts[window] |= std::size_t{1} << k; });
        Table table(std::size_t{1} << rank);
        for (std::size_t window = 0; window < parts.size(); ++window) {
            std::int16_t& entry = table[parts[window]];
            entry = static_cast<std::int16_t>(entry + (bitAt(m_presses, window) ? -1 : 1));
        }
        if (!m_meter.spend(parts.size() * (rank + 1)) || !transform(table, m_meter))
            return false;
        const auto best = static_cast<std::size_t>(std::max_element(table.begin(), table.end()) - table.begin());
        Words candidate = m_presses;
        for (std::size_t k = 0; k < rank; ++k)
            if (((best >> k) & 1U) != 0)
                add(candidate, m_patterns.row(first + k));
        take(std::move(candidate));
        return true;
    }

    void take(Words candidate) {
        const std::size_t candidateWeight = weight(candidate);
        if (candidateWeight >= m_weight)
            return;
        m_presses = std::move(candidate);
        m_weight = candidateWeight;
    }

    BitMatrix m_patterns;
    Words m_presses;
    std::size_t m_weight;
    Random m_random{0}; ///< Always the same numbers: the same search on every machine.
    Meter& m_meter;
};

/// A solution of less than half the weight of every quiet pattern is the only one so light.
bool lighterThanHalfOfAll(std::size_t presses, const BitMatrix& patterns, Meter& meter) {
    // There are at most columns / rows disjoint bases; counting them pays only where that many would do.
    if (2 * presses >= patterns.columns() / patterns.rows())
        return false;
    return 2 * presses < quietWeightBound(patterns, meter);
}

} // namespace

Found search(BitMatrix patterns, Words start, std::uint64_t share, Meter& meter) {
    const std::uint64_t before = meter.left();
    const std::size_t bound = classBound(patterns, start, meter);
    Descent descent(patterns, std::move(start), meter);
    const auto isProven = [&] {
        return descent.lightest() == bound || lighterThanHalfOfAll(descent.lightest(), patterns, meter);
    };
    bool proven = isProven();
    while (!proven && before - meter.left() < share) {
        const std::size_t weightBefore = descent.lightest();
        if (!descent.round())
            break;
        proven = descent.lightest() < weightBefore && isProven();
    }
    return {std::move(descent).presses(), bound, proven};
}

} // namespace lights
