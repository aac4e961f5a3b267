// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Rectangle.hpp"

#include "lights/ByteOrder.hpp"

#include <NTL/GF2X.h>
#include <algorithm>
#include <array>
#include <utility>

namespace lights {

namespace {

/// to[w] ^= from · t, over `words` words.
void addTimesT(Word* to, const Word* from, std::size_t words) noexcept {
    to[0] ^= from[0] << 1;
    for (std::size_t w = 1; w < words; ++w)
        to[w] ^= (from[w] << 1) | (from[w - 1] >> 63);
}

/// to = A · from, over `words` words; bits beyond the vector's length may be set at the end.
void timesPath(Word* to, const Word* from, std::size_t words) noexcept {
    for (std::size_t w = 0; w < words; ++w) {
        const Word before = w == 0 ? 0 : from[w - 1] >> 63;
        const Word after = w + 1 == words ? 0 : from[w + 1] << 63;
        to[w] = ((from[w] << 1) | before) ^ ((from[w] >> 1) | after);
    }
}

/// Polynomials are passed to NTL as bytes, lowest coefficient first.
NTL::GF2X toNtl(Words polynomial) {
    std::transform(polynomial.begin(), polynomial.end(), polynomial.begin(), firstByteLowest<>);
    NTL::GF2X result;
    NTL::GF2XFromBytes(result, reinterpret_cast<const unsigned char*>(polynomial.data()),
                       static_cast<long>(polynomial.size() * sizeof(Word)));
    return result;
}

Words fromNtl(const NTL::GF2X& polynomial, std::size_t bits) {
    Words result(wordsFor(bits));
    NTL::BytesFromGF2X(reinterpret_cast<unsigned char*>(result.data()), polynomial,
                       static_cast<long>(result.size() * sizeof(Word)));
    std::transform(result.begin(), result.end(), result.begin(), firstByteLowest<>);
    return result;
}

/// F_{rows+1}(t + 1).
NTL::GF2X chasing(std::size_t rows) {
    Words polynomial = fibonacci(rows + 1);
    shiftByOne(polynomial);
    return toNtl(std::move(polynomial));
}

/// Light chasing on packed rows.
class Chase {
public:
    /// \param firstRow of the presses.
    Chase(Words firstRow, std::size_t columns)
        : m_above(firstRow.size())
        , m_here(std::move(firstRow))
        , m_below(m_here.size())
        , m_inside(columns % wordBits == 0 ? ~Word{0} : (Word{1} << (columns % wordBits)) - 1) {}

    /// The presses of the current row.
    [[nodiscard]] const Words& row() const noexcept { return m_here; }
    /// The presses of the row above it.
    [[nodiscard]] const Words& above() const noexcept { return m_above; }

    /// Moves one row down. The new presses are here + its neighbours left and right + above + wanted, in a single pass.
    /// \param wanted the cells of this row that must change.
    void step(std::span<const Word> wanted) noexcept {
        const std::size_t last = m_here.size() - 1;
        const auto next = [&](std::size_t w, Word left, Word right) {
            const Word here = m_here[w];
            return here ^ ((here << 1) | (left >> 63)) ^ ((here >> 1) | (right << 63)) ^ m_above[w] ^ wanted[w];
        };
        m_below[0] = next(0, 0, last == 0 ? 0 : m_here[1]);
        for (std::size_t w = 1; w < last; ++w)
            m_below[w] = next(w, m_here[w - 1], m_here[w + 1]);
        if (last != 0)
            m_below[last] = next(last, m_here[last - 1], 0);
        m_below[last] &= m_inside;
        m_above.swap(m_here);
        m_here.swap(m_below);
    }

private:
    Words m_above;
    Words m_here;
    Words m_below;
    Word m_inside;
};

} // namespace

Words fibonacci(std::size_t index) {
    // F_n(t) = Σ_j C(n−1−j, j)·t^(n−1−2j), and a binomial coefficient is odd if and only if the lower number's bits are
    // among the upper one's (Lucas).
    const std::size_t degree = index - 1;
    Words result(wordsFor(index));
    for (std::size_t j = 0; 2 * j <= degree; ++j)
        if ((j & ~(degree - j)) == 0)
            flipBit(result, degree - 2 * j);
    return result;
}

void shiftByOne(std::span<Word> polynomial) noexcept {
    // (t + 1)^(2^k) = t^(2^k) + 1: with f = low + high · t^(2^k), high is added to low, for every k.
    constexpr std::array<Word, 6> lows{0x5555555555555555U, 0x3333333333333333U, 0x0f0f0f0f0f0f0f0fU,
                                       0x00ff00ff00ff00ffU, 0x0000ffff0000ffffU, 0x00000000ffffffffU};
    for (std::size_t k = 0; k < lows.size(); ++k)
        for (Word& word : polynomial)
            word ^= (word >> (std::size_t{1} << k)) & lows[k];
    for (std::size_t half = 1; half < polynomial.size(); half *= 2)
        for (std::size_t low = 0; low < polynomial.size(); ++low)
            if ((low & half) == 0 && low + half < polynomial.size())
                polynomial[low] ^= polynomial[low + half];
}

Words toPolynomial(std::span<const Word> vector, std::size_t size) {
    // b_k = v_k + t·b_{k+1} + b_{k+2}; the sum is b_1. After i steps b has degree below i.
    Words next(wordsFor(size));
    Words afterNext(wordsFor(size));
    for (std::size_t k = size; k-- > 0;) {
        addTimesT(afterNext.data(), next.data(), wordsFor(size - k));
        afterNext[0] ^= bitAt(vector, k) ? 1U : 0U;
        std::swap(next, afterNext);
    }
    return next;
}

Words toVector(std::span<const Word> polynomial, std::size_t size) {
    Words vector(wordsFor(size));
    Words next(wordsFor(size));
    const Word inside = size % wordBits == 0 ? ~Word{0} : (Word{1} << (size % wordBits)) - 1;
    std::size_t steps = 0;
    for (std::size_t i = size; i-- > 0;) {
        // After this many steps only the first entries can be set.
        const std::size_t words = std::min(wordsFor(++steps) + 1, vector.size());
        timesPath(next.data(), vector.data(), words);
        next[0] ^= bitAt(polynomial, i) ? 1U : 0U;
        if (words == vector.size())
            next[words - 1] &= inside;
        std::swap(vector, next);
    }
    return vector;
}

struct Rectangle::State {
    int rows; ///< As chased: transposed boards have them swapped.
    int columns;
    bool transposed;
    NTL::GF2X gcd;       ///< The gcd of G and F_{C+1}.
    NTL::GF2X inverse;   ///< inverse · G ≡ gcd modulo F_{C+1}.
    NTL::GF2X remaining; ///< F_{C+1} / gcd.

    State(int wantedRows, int wantedColumns)
        : rows(std::max(wantedRows, wantedColumns))
        , columns(std::min(wantedRows, wantedColumns))
        , transposed(wantedColumns > wantedRows) {
        const NTL::GF2X characteristic = toNtl(fibonacci(static_cast<std::size_t>(columns) + 1));
        NTL::GF2X unused;
        NTL::XGCD(gcd, inverse, unused, chasing(static_cast<std::size_t>(rows)) % characteristic, characteristic);
        remaining = characteristic / gcd;
    }

    /// What is left below the last row after chasing `difference` from an empty first row.
    [[nodiscard]] Words remainder(const BitGrid& difference) const {
        Chase chase(Words(wordsFor(size())), size());
        for (int r = 0; r < rows; ++r)
            chase.step(difference.row(r));
        return chase.row();
    }

    /// The presses that follow from the first row, written over the difference row by row: page faults on fresh memory
    /// for a large board would take longer than all of the arithmetic.
    [[nodiscard]] BitGrid chased(const NTL::GF2X& firstRow, BitGrid difference) const {
        Chase chase(toVector(fromNtl(firstRow, size()), size()), size());
        for (int r = 0; r < rows; ++r) {
            chase.step(difference.row(r));
            std::copy(chase.above().begin(), chase.above().end(), difference.row(r).begin());
        }
        return difference;
    }

    /// \param difference in the orientation that is chased.
    [[nodiscard]] std::optional<BitGrid> solve(BitGrid difference) const {
        NTL::GF2X quotient;
        if (!NTL::divide(quotient, toNtl(toPolynomial(remainder(difference), size())), gcd))
            return std::nullopt;
        return chased((quotient * inverse) % remaining, std::move(difference));
    }

    [[nodiscard]] std::size_t size() const noexcept { return static_cast<std::size_t>(columns); }
};

Rectangle::Rectangle(int rows, int columns)
    : m_state(std::make_unique<State>(rows, columns)) {}
Rectangle::~Rectangle() = default;
Rectangle::Rectangle(Rectangle&&) noexcept = default;
Rectangle& Rectangle::operator=(Rectangle&&) noexcept = default;

int Rectangle::nullity() const noexcept {
    return static_cast<int>(NTL::deg(m_state->gcd));
}

std::optional<BitGrid> Rectangle::solve(BitGrid difference) const {
    if (!m_state->transposed)
        return m_state->solve(std::move(difference));
    auto presses = m_state->solve(difference.transposed());
    return presses ? std::optional(presses->transposed()) : std::nullopt;
}

BitGrid Rectangle::repair(const BitGrid& difference) const {
    // A cell of the last row changes only what is left below it, so what the gcd does not divide can be cancelled
    // there.
    const std::size_t size = m_state->size();
    const Words left = m_state->remainder(m_state->transposed ? difference.transposed() : difference);
    const NTL::GF2X rest = toNtl(toPolynomial(left, size)) % m_state->gcd;
    BitGrid cells(m_state->rows, m_state->columns);
    const Words changed = toVector(fromNtl(rest, size), size);
    std::copy(changed.begin(), changed.end(), cells.row(m_state->rows - 1).begin());
    return m_state->transposed ? cells.transposed() : cells;
}

BitGrid Rectangle::quietPattern(int index) const {
    // All first rows that solve G·U ≡ 0 are multiples of F_{C+1} / gcd.
    const BitGrid pattern = m_state->chased(m_state->remaining << index, BitGrid(m_state->rows, m_state->columns));
    return m_state->transposed ? pattern.transposed() : pattern;
}

} // namespace lights
