#include "lights/solver/WalshHadamard.hpp"

namespace lights {

namespace {

constexpr std::size_t cacheEntries = std::size_t{1} << 14;

/// One round: every pair of entries `half` apart becomes its sum and its difference.
void butterflies(std::span<std::int16_t> table, std::size_t half) noexcept {
    for (std::size_t block = 0; block < table.size(); block += 2 * half) {
        std::int16_t* const low = table.data() + block;
        std::int16_t* const high = low + half;
        for (std::size_t i = 0; i < half; ++i) {
            const std::int16_t sum = static_cast<std::int16_t>(low[i] + high[i]);
            const std::int16_t difference = static_cast<std::int16_t>(low[i] - high[i]);
            low[i] = sum;
            high[i] = difference;
        }
    }
}

} // namespace

bool transform(std::span<std::int16_t> table, Meter& meter) {
    // Halves first: a part that fits the cache is finished before the next one is touched.
    if (table.size() > cacheEntries) {
        const std::size_t half = table.size() / 2;
        if (!transform(table.first(half), meter) || !transform(table.last(half), meter))
            return false;
        butterflies(table, half);
        return meter.spend(table.size());
    }
    std::uint64_t steps = table.size();
    for (std::size_t half = 1; half < table.size(); half *= 2) {
        butterflies(table, half);
        steps += table.size();
    }
    return meter.spend(steps);
}

} // namespace lights
