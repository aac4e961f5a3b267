// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/BitMatrix.hpp"
#include "lights/solver/Meter.hpp"
#include "lights/solver/Optimum.hpp"
#include "lights/solver/WalshHadamard.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>

namespace lights {

namespace {

constexpr std::size_t classRank = 12;

/// Vectors in echelon form, to which more can be added. They may have extra words after the first `bits` bits, to which
/// every addition is applied too.
class Echelon {
public:
    explicit Echelon(std::size_t bits)
        : m_bits(bits) {}

    [[nodiscard]] std::size_t rank() const noexcept { return m_rows.size(); }

    /// Adds rows to `vector` until it is zero at the leading bit of each. \returns its own leading bit, if it is not
    /// zero.
    std::optional<std::size_t> reduce(std::span<Word> vector) const noexcept {
        for (const Row& row : m_rows)
            if (bitAt(vector, row.lead))
                add(vector, row.vector);
        for (std::size_t w = 0; w < wordsFor(m_bits); ++w)
            if (vector[w] != 0)
                return w * wordBits + static_cast<std::size_t>(std::countr_zero(vector[w]));
        return std::nullopt;
    }
    /// \pre `vector` was reduced, and `lead` is its leading bit.
    void insert(Words vector, std::size_t lead) { m_rows.push_back({std::move(vector), lead}); }

private:
    struct Row {
        Words vector;
        std::size_t lead;
    };

    std::size_t m_bits;
    std::vector<Row> m_rows;
};

/// Cells whose linear parts span at most classRank dimensions.
class Class {
public:
    explicit Class(std::size_t patterns)
        : m_span(patterns)
        , m_table(std::size_t{1} << classRank) {}

    /// \returns false if the cell's part would need one more dimension.
    bool add(std::span<const Word> part, bool pressed) {
        // The extra word collects the part's coordinates: which of the class's independent cells sum up to it.
        Words vector(part.begin(), part.end());
        vector.push_back(0);
        std::size_t coordinates = 0;
        if (const auto lead = m_span.reduce(vector)) {
            if (m_span.rank() == classRank)
                return false;
            coordinates = std::size_t{1} << m_span.rank();
            vector.back() ^= coordinates;
            m_span.insert(std::move(vector), *lead);
        } else {
            coordinates = vector.back();
        }
        m_table[coordinates] = static_cast<std::int16_t>(m_table[coordinates] + (pressed ? -1 : 1));
        ++m_cells;
        return true;
    }

    /// The least weight on the class, or nothing if the call was cancelled. Consumes the class.
    std::optional<std::size_t> minimum(Meter& meter) && {
        const std::span<std::int16_t> used = std::span(m_table).first(std::size_t{1} << m_span.rank());
        if (!transform(used, meter))
            return std::nullopt;
        return (m_cells - static_cast<std::size_t>(*std::max_element(used.begin(), used.end()))) / 2;
    }

private:
    Echelon m_span;
    Table m_table;
    std::size_t m_cells = 0;
};

/// A proven lower bound for the weight of `start` + any sum of rows of `patterns`: divides the cells into classes whose
/// linear parts span few dimensions, and adds up the least weight on each class by itself. If the call is cancelled,
/// only the classes done so far are counted.
std::size_t classBound(const BitMatrix& patterns, std::span<const Word> start, Meter& meter) {
    const BitMatrix parts = patterns.transposed();
    std::vector<std::size_t> remaining(parts.rows());
    std::iota(remaining.begin(), remaining.end(), std::size_t{0});
    std::size_t bound = 0;
    while (!remaining.empty()) {
        Class next(patterns.rows());
        const std::size_t before = remaining.size();
        remaining.erase(std::remove_if(remaining.begin(), remaining.end(),
                                       [&](std::size_t cell) { return next.add(parts.row(cell), bitAt(start, cell)); }),
                        remaining.end());
        const auto minimum = std::move(next).minimum(meter);
        if (!minimum || !meter.spend(before * classRank * parts.wordsPerRow()))
            break;
        bound += *minimum;
    }
    return bound;
}

/// A proven lower bound for the weight of every non-empty sum of rows of `patterns`: the number of disjoint sets of
/// columns found that have full rank, because every such sum is on somewhere in each of them. If the call is cancelled,
/// the bound is 0. \pre the rows are independent.
std::size_t quietWeightBound(const BitMatrix& patterns, Meter& meter) {
    const BitMatrix parts = patterns.transposed();
    std::vector<Echelon> sets;
    for (std::size_t cell = 0; cell < parts.rows(); ++cell) {
        bool placed = false;
        std::uint64_t steps = 0;
        for (std::size_t s = 0; !placed; ++s) {
            if (s == sets.size())
                sets.emplace_back(patterns.rows());
            if (sets[s].rank() == patterns.rows())
                continue;
            Words vector(parts.row(cell).begin(), parts.row(cell).end());
            steps += sets[s].rank() * parts.wordsPerRow();
            if (const auto lead = sets[s].reduce(vector)) {
                sets[s].insert(std::move(vector), *lead);
                placed = true;
            }
        }
        if (!meter.spend(steps))
            return 0;
    }
    return static_cast<std::size_t>(
        std::count_if(sets.begin(), sets.end(), [&](const Echelon& set) { return set.rank() == patterns.rows(); }));
}

constexpr std::size_t groupRank = 12; ///< Patterns combined at once.

/// A random set bit of a non-zero vector: the first at or after a random position, wrapping around at the end.
std::size_t randomSetBit(std::span<const Word> bits, std::size_t size, puzzle::Random& random) {
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

    /// One round with a new basis. \returns false if the call was cancelled.
    bool round() {
        if (!changeBasis())
            return false;
        for (std::size_t first = 0; first < m_patterns.rows(); first += groupRank)
            if (!improve(first, std::min(groupRank, m_patterns.rows() - first)))
                return false;
        return true;
    }

private:
    /// Gives each pattern in turn a random cell of its own, and takes the solution that is off on all these cells if it
    /// is lighter.
    bool changeBasis() {
        Words candidate = m_presses;
        for (std::size_t row = 0; row < m_patterns.rows(); ++row) {
            const std::size_t own = randomSetBit(m_patterns.row(row), m_patterns.columns(), m_random);
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
            forEachBit(m_patterns.row(first + k), [&](std::size_t cell) { parts[cell] |= std::size_t{1} << k; });
        Table table(std::size_t{1} << rank);
        for (std::size_t cell = 0; cell < parts.size(); ++cell) {
            std::int16_t& entry = table[parts[cell]];
            entry = static_cast<std::int16_t>(entry + (bitAt(m_presses, cell) ? -1 : 1));
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
    puzzle::Random m_random{0}; ///< Fixed seed: the same search on every machine.
    Meter& m_meter;
};

/// Whether a solution is lighter than half of every quiet pattern: then no other solution is as light.
bool lighterThanHalfOfAll(std::size_t presses, const BitMatrix& patterns, Meter& meter) {
    // There are at most columns / rows disjoint bases; counting them pays off only if that many would suffice.
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
    const std::size_t proved = proven ? descent.lightest() : bound;
    return {std::move(descent).presses(), proved};
}

} // namespace lights
