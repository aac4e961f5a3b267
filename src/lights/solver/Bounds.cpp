#include "lights/solver/Bounds.hpp"

#include "lights/solver/WalshHadamard.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace lights {

namespace {

constexpr std::size_t classRank = 12;

/// Vectors in echelon form, to which more can be added. Vectors may carry more words behind the first `bits` bits,
/// which follow every addition.
class Echelon {
public:
    explicit Echelon(std::size_t bits)
        : m_bits(bits) {}

    [[nodiscard]] std::size_t rank() const noexcept { return m_rows.size(); }

    /// Adds rows to `vector` until it is zero at the leading bit of each. \returns its own leading bit, if one is left.
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

/// Windows whose linear parts span at most classRank dimensions.
class Class {
public:
    explicit Class(std::size_t patterns)
        : m_span(patterns)
        , m_table(std::size_t{1} << classRank) {}

    /// \returns false when the window's part would need one dimension more.
    bool add(std::span<const Word> part, bool pressed) {
        // The word behind the part gathers its coordinates: which of the class's independent windows sum up to it.
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
        ++m_windows;
        return true;
    }

    /// The least weight on the class, or nothing when the call was cancelled. The class is used up.
    std::optional<std::size_t> minimum(Meter& meter) && {
        const std::span<std::int16_t> used = std::span(m_table).first(std::size_t{1} << m_span.rank());
        if (!transform(used, meter))
            return std::nullopt;
        return (m_windows - static_cast<std::size_t>(*std::max_element(used.begin(), used.end()))) / 2;
    }

private:
    Echelon m_span;
    Table m_table;
    std::size_t m_windows = 0;
};

} // namespace

std::size_t classBound(const BitMatrix& patterns, std::span<const Word> start, Meter& meter) {
    const BitMatrix parts = patterns.transposed();
    std::vector<std::size_t> remaining(parts.rows());
    std::iota(remaining.begin(), remaining.end(), std::size_t{0});
    std::size_t bound = 0;
    while (!remaining.empty()) {
        Class next(patterns.rows());
        const std::size_t before = remaining.size();
        remaining.erase(
            std::remove_if(remaining.begin(), remaining.end(),
                           [&](std::size_t window) { return next.add(parts.row(window), bitAt(start, window)); }),
            remaining.end());
        const auto minimum = std::move(next).minimum(meter);
        if (!minimum || !meter.spend(before * classRank * parts.wordsPerRow()))
            break;
        bound += *minimum;
    }
    return bound;
}

std::size_t quietWeightBound(const BitMatrix& patterns, Meter& meter) {
    const BitMatrix parts = patterns.transposed();
    std::vector<Echelon> sets;
    for (std::size_t window = 0; window < parts.rows(); ++window) {
        bool placed = false;
        std::uint64_t steps = 0;
        for (std::size_t s = 0; !placed; ++s) {
            if (s == sets.size())
                sets.emplace_back(patterns.rows());
            if (sets[s].rank() == patterns.rows())
                continue;
            Words vector(parts.row(window).begin(), parts.row(window).end());
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

} // namespace lights
