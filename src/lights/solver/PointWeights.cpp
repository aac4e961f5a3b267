// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/PointWeights.hpp"

#include <algorithm>
#include <bit>

namespace lights {

namespace {

using Distances = std::array<std::uint32_t, weightsAtOnce>;

constexpr std::size_t together = 16; ///< As many sums stay in registers.

[[gnu::always_inline]] inline std::uint32_t count(std::span<const Word> presses, const InterleavedSets& sets,
                                                  std::size_t size, Distances& result) noexcept {
    std::array<Word, together> least;
    least.fill(~Word{0} >> 1);
    for (std::size_t first = 0; first < size; first += together) {
        std::array<Word, together> sums{};
        const Word* set = sets.data() + first;
        for (const Word word : presses) {
            for (std::size_t k = 0; k < together; ++k)
                sums[k] += static_cast<Word>(std::popcount(word ^ set[k]));
            set += weightsAtOnce;
        }
        for (std::size_t k = 0; k < together; ++k) {
            result[first + k] = static_cast<std::uint32_t>(sums[k]);
            least[k] = std::min(least[k], sums[k]);
        }
    }
    return static_cast<std::uint32_t>(*std::min_element(least.begin(), least.end()));
}

std::uint32_t countAnywhere(std::span<const Word> presses, const InterleavedSets& sets, std::size_t size,
                            Distances& result) noexcept {
    return count(presses, sets, size, result);
}

using Count = std::uint32_t (*)(std::span<const Word>, const InterleavedSets&, std::size_t, Distances&) noexcept;

#if defined(__x86_64__)

[[gnu::target("popcnt")]] std::uint32_t countByWords(std::span<const Word> presses, const InterleavedSets& sets,
                                                     std::size_t size, Distances& result) noexcept {
    return count(presses, sets, size, result);
}

#if defined(__clang__)
[[gnu::target("avx512f,avx512vpopcntdq")]]
#else // GCC uses half the width unless it is told otherwise.
[[gnu::target("avx512f,avx512vpopcntdq,prefer-vector-width=512")]]
#endif
std::uint32_t
countByVectors(std::span<const Word> presses, const InterleavedSets& sets, std::size_t size,
               Distances& result) noexcept {
    return count(presses, sets, size, result);
}

Count bestCount() noexcept {
    if (__builtin_cpu_supports("avx512vpopcntdq") != 0)
        return countByVectors;
    return __builtin_cpu_supports("popcnt") != 0 ? countByWords : countAnywhere;
}

#else

Count bestCount() noexcept {
    return countAnywhere;
}

#endif

} // namespace

PointPresses::PointPresses(const CellClass& part, const std::vector<bool>& pressed)
    : m_base(wordsFor(part.members.size())) {
    for (std::size_t i = 0; i < part.members.size(); ++i)
        if (pressed[part.members[i]])
            flipBit(m_base, i);
    for (std::size_t byte = 0; byte < m_tables.size(); ++byte) {
        std::vector<Word>& table = m_tables[byte];
        table.resize(256 * words());
        for (std::uint32_t value = 0; value < 256; ++value)
            for (std::size_t i = 0; i < part.members.size(); ++i)
                if (product(Word{part.coordinates[i]}, Word{value} << (8 * byte)))
                    flipBit(std::span(table).subspan(value * words(), words()), i);
    }
}

std::size_t PointPresses::weight(std::uint32_t point) const noexcept {
    std::size_t sum = 0;
    for (std::size_t w = 0; w < words(); ++w)
        sum += static_cast<std::size_t>(std::popcount(base(w) ^ change(point, w)));
    return sum;
}

std::uint32_t distances(std::span<const Word> presses, const InterleavedSets& sets, std::size_t count,
                        Distances& result) noexcept {
    static const Count best = bestCount();
    return best(presses, sets, count, result);
}

} // namespace lights
