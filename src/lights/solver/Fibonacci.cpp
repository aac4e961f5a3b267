#include "lights/solver/Fibonacci.hpp"

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

/// to = A · from, over `words` words; bits beyond the vector's length may come in at the end.
void timesPath(Word* to, const Word* from, std::size_t words) noexcept {
    for (std::size_t w = 0; w < words; ++w) {
        const Word before = w == 0 ? 0 : from[w - 1] >> 63;
        const Word after = w + 1 == words ? 0 : from[w + 1] << 63;
        to[w] = ((from[w] << 1) | before) ^ ((from[w] >> 1) | after);
    }
}

} // namespace

Words fibonacci(std::size_t index) {
    // F_n(t) = Σ_j C(n−1−j, j)·t^(n−1−2j), and a binomial coefficient is odd where the lower number's bits are among
    // the upper one's (Lucas).
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
    Words next(wordsFor(size) + 1);
    Words afterNext(wordsFor(size) + 1);
    for (std::size_t k = size; k-- > 0;) {
        addTimesT(afterNext.data(), next.data(), wordsFor(size - k));
        afterNext[0] ^= bitAt(vector, k) ? 1U : 0U;
        std::swap(next, afterNext);
    }
    next.resize(wordsFor(size));
    return next;
}

Words toVector(std::span<const Word> polynomial, std::size_t size) {
    Words vector(wordsFor(size) + 1);
    Words next(wordsFor(size) + 1);
    const Word inside = size % wordBits == 0 ? ~Word{0} : (Word{1} << (size % wordBits)) - 1;
    std::size_t steps = 0;
    for (std::size_t i = size; i-- > 0;) {
        // After so many steps, only the first entries can be on.
        const std::size_t words = std::min(wordsFor(++steps) + 1, vector.size() - 1);
        timesPath(next.data(), vector.data(), words);
        next[0] ^= bitAt(polynomial, i) ? 1U : 0U;
        if (words == vector.size() - 1)
            next[words - 1] &= inside;
        std::swap(vector, next);
    }
    vector.resize(wordsFor(size));
    return vector;
}

} // namespace lights
