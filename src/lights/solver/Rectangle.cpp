#include "lights/solver/Rectangle.hpp"

#include "lights/solver/Fibonacci.hpp"

#include <NTL/GF2X.h>
#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace lights {

namespace {

/// Polynomials go to NTL as bytes, lowest coefficient first, which is how words lie in memory here.
static_assert(std::endian::native == std::endian::little);

NTL::GF2X toNtl(const Words& polynomial) {
    NTL::GF2X result;
    NTL::GF2XFromBytes(result, reinterpret_cast<const unsigned char*>(polynomial.data()),
                       static_cast<long>(polynomial.size() * sizeof(Word)));
    return result;
}

Words fromNtl(const NTL::GF2X& polynomial, std::size_t bits) {
    Words result(wordsFor(bits));
    NTL::BytesFromGF2X(reinterpret_cast<unsigned char*>(result.data()), polynomial,
                       static_cast<long>(result.size() * sizeof(Word)));
    return result;
}

/// F_{rows+1}(t + 1).
NTL::GF2X chasing(std::size_t rows) {
    Words polynomial = fibonacci(rows + 1);
    shiftByOne(polynomial);
    return toNtl(polynomial);
}

/// Light chasing on packed rows: each row of presses from the two above it and the cells to be changed.
class Chase {
public:
    explicit Chase(std::size_t columns) noexcept
        : m_words(wordsFor(columns))
        , m_inside(columns % wordBits == 0 ? ~Word{0} : (Word{1} << (columns % wordBits)) - 1) {}

    /// below = here + its neighbours left and right + above + wanted. \param above, wanted may be null for zero.
    void step(const Word* above, const Word* here, const Word* wanted, Word* below) const noexcept {
        if (m_words == 1) {
            below[0] = (here[0] ^ (here[0] << 1) ^ (here[0] >> 1)) & m_inside;
        } else {
            below[0] = here[0] ^ (here[0] << 1) ^ ((here[0] >> 1) | (here[1] << 63));
            for (std::size_t w = 1; w + 1 < m_words; ++w)
                below[w] = here[w] ^ ((here[w] << 1) | (here[w - 1] >> 63)) ^ ((here[w] >> 1) | (here[w + 1] << 63));
            const std::size_t last = m_words - 1;
            below[last] = (here[last] ^ ((here[last] << 1) | (here[last - 1] >> 63)) ^ (here[last] >> 1)) & m_inside;
        }
        add(above, below);
        add(wanted, below);
    }

    [[nodiscard]] std::size_t words() const noexcept { return m_words; }

private:
    void add(const Word* from, Word* to) const noexcept {
        if (from != nullptr)
            for (std::size_t w = 0; w < m_words; ++w)
                to[w] ^= from[w];
    }

    std::size_t m_words;
    Word m_inside;
};

} // namespace

struct Rectangle::State {
    int rows; ///< As chased: transposed boards have them swapped.
    int columns;
    bool transposed;
    Chase chase;
    NTL::GF2X gcd;       ///< Of G and F_{C+1}.
    NTL::GF2X inverse;   ///< inverse · G ≡ gcd modulo F_{C+1}.
    NTL::GF2X remaining; ///< F_{C+1} / gcd.

    State(int wantedRows, int wantedColumns)
        : rows(std::max(wantedRows, wantedColumns))
        , columns(std::min(wantedRows, wantedColumns))
        , transposed(wantedColumns > wantedRows)
        , chase(static_cast<std::size_t>(columns)) {
        const NTL::GF2X characteristic = toNtl(fibonacci(static_cast<std::size_t>(columns) + 1));
        NTL::GF2X unused;
        NTL::XGCD(gcd, inverse, unused, chasing(static_cast<std::size_t>(rows)) % characteristic, characteristic);
        remaining = characteristic / gcd;
    }

    /// What is left below the last row when `difference` is chased from an empty first row.
    [[nodiscard]] Words remainder(const BitGrid& difference) const {
        std::array<Words, 3> presses;
        presses.fill(Words(chase.words()));
        for (int r = 0; r < rows; ++r) {
            const auto turn = static_cast<std::size_t>(r);
            chase.step(presses[turn % 3].data(), presses[(turn + 1) % 3].data(), difference.row(r).data(),
                       presses[(turn + 2) % 3].data());
        }
        return presses[(static_cast<std::size_t>(rows) + 1) % 3];
    }

    /// The presses that follow from the first row. \param difference null for none.
    [[nodiscard]] BitGrid chased(const Words& firstRow, const BitGrid* difference) const {
        BitGrid presses(rows, columns);
        std::copy(firstRow.begin(), firstRow.end(), presses.row(0).begin());
        for (int r = 0; r + 1 < rows; ++r)
            chase.step(r == 0 ? nullptr : presses.row(r - 1).data(), presses.row(r).data(),
                       difference == nullptr ? nullptr : difference->row(r).data(), presses.row(r + 1).data());
        return presses;
    }

    /// \param difference as chased.
    [[nodiscard]] std::optional<BitGrid> solve(const BitGrid& difference) const {
        const auto size = static_cast<std::size_t>(columns);
        NTL::GF2X quotient;
        if (!NTL::divide(quotient, toNtl(toPolynomial(remainder(difference), size)), gcd))
            return std::nullopt;
        const NTL::GF2X first = (quotient * inverse) % remaining;
        return chased(toVector(fromNtl(first, size), size), &difference);
    }
};

Rectangle::Rectangle(int rows, int columns)
    : m_state(std::make_unique<State>(rows, columns)) {}
Rectangle::~Rectangle() = default;
Rectangle::Rectangle(Rectangle&&) noexcept = default;
Rectangle& Rectangle::operator=(Rectangle&&) noexcept = default;

int Rectangle::nullity() const noexcept {
    return static_cast<int>(NTL::deg(m_state->gcd));
}

std::optional<BitGrid> Rectangle::solve(const BitGrid& difference) const {
    if (!m_state->transposed)
        return m_state->solve(difference);
    auto presses = m_state->solve(difference.transposed());
    return presses ? std::optional(presses->transposed()) : std::nullopt;
}

BitGrid Rectangle::repair(const BitGrid& difference) const {
    // A cell of the last row changes only what is left below it, so any remainder that the gcd does not divide can be
    // taken away there.
    const auto size = static_cast<std::size_t>(m_state->columns);
    const Words left = m_state->remainder(m_state->transposed ? difference.transposed() : difference);
    const NTL::GF2X rest = toNtl(toPolynomial(left, size)) % m_state->gcd;
    BitGrid cells(m_state->rows, m_state->columns);
    const Words changed = toVector(fromNtl(rest, size), size);
    std::copy(changed.begin(), changed.end(), cells.row(m_state->rows - 1).begin());
    return m_state->transposed ? cells.transposed() : cells;
}

BitGrid Rectangle::quietPattern(int index) const {
    // All first rows that solve G·U ≡ 0 are multiples of F_{C+1} / gcd.
    const auto size = static_cast<std::size_t>(m_state->columns);
    const Words first = toVector(fromNtl(m_state->remaining << index, size), size);
    const BitGrid pattern = m_state->chased(first, nullptr);
    return m_state->transposed ? pattern.transposed() : pattern;
}

} // namespace lights
