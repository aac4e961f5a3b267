#include "lights/solver/WalshHadamard.hpp"

namespace lights {

namespace {

constexpr std::size_t cacheEntries = std::size_t{1} << 16;

/// Two rounds in one pass over the memory: four entries `quarter` apart become their sums and differences.
void doubleButterflies(std::span<std::int16_t> table, std::size_t quarter) noexcept {
    for (std::size_t block = 0; block < table.size(); block += 4 * quarter) {
        std::int16_t* const first = table.data() + block;
        for (std::size_t i = 0; i < quarter; ++i) {
            const int a = first[i] + first[i + quarter];
            const int b = first[i] - first[i + quarter];
            const int c = first[i + 2 * quarter] + first[i + 3 * quarter];
            const int d = first[i + 2 * quarter] - first[i + 3 * quarter];
            first[i] = static_cast<std::int16_t>(a + c);
            first[i + quarter] = static_cast<std::int16_t>(b + d);
            first[i + 2 * quarter] = static_cast<std::int16_t>(a - c);
            first[i + 3 * quarter] = static_cast<std::int16_t>(b - d);
        }
    }
}

/// One round: every pair of entries `half` apart becomes its sum and its difference.
void butterflies(std::span<std::int16_t> table, std::size_t half) noexcept {
    for (std::size_t block = 0; block < table.size(); block += 2 * half) {
        std::int16_t* const low = table.data() + block;
        std::int16_t* const high = low + half;
        for (std::size_t i = 0; i < half; ++i) {
            const int sum = low[i] + high[i];
            const int difference = low[i] - high[i];
            low[i] = static_cast<std::int16_t>(sum);
            high[i] = static_cast<std::int16_t>(difference);
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
        return meter.spend(table.size() / 8);
    }
    std::size_t done = 1; // Rounds up to entries this far apart are done.
    for (; 4 * done <= table.size(); done *= 4)
        doubleButterflies(table, done);
    if (done < table.size())
        butterflies(table, done);
    return meter.spend(transformSteps(static_cast<std::size_t>(std::countr_zero(table.size()))));
}

std::vector<Point> merged(std::vector<Point> points) {
    std::sort(points.begin(), points.end(),
              [](const Point& left, const Point& right) { return left.index < right.index; });
    std::vector<Point> result;
    for (const Point& point : points) {
        if (result.empty() || result.back().index != point.index)
            result.push_back({point.index, 0});
        result.back().value = static_cast<std::int16_t>(result.back().value + point.value);
    }
    result.erase(std::remove_if(result.begin(), result.end(), [](const Point& point) { return point.value == 0; }),
                 result.end());
    return result;
}

} // namespace lights
