// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/WalshHadamard.hpp"

namespace lights {

namespace {

constexpr std::size_t cacheBytes = std::size_t{1} << 17;

/// Two rounds in one pass over memory: replaces four entries `quarter` apart by their sums and differences.
template<class Entry>
void doubleButterflies(std::span<Entry> table, std::size_t quarter) noexcept {
    for (std::size_t block = 0; block < table.size(); block += 4 * quarter) {
        Entry* const first = table.data() + block;
        for (std::size_t i = 0; i < quarter; ++i) {
            const int a = first[i] + first[i + quarter];
            const int b = first[i] - first[i + quarter];
            const int c = first[i + 2 * quarter] + first[i + 3 * quarter];
            const int d = first[i + 2 * quarter] - first[i + 3 * quarter];
            first[i] = static_cast<Entry>(a + c);
            first[i + quarter] = static_cast<Entry>(b + d);
            first[i + 2 * quarter] = static_cast<Entry>(a - c);
            first[i + 3 * quarter] = static_cast<Entry>(b - d);
        }
    }
}

/// One round: replaces every pair of entries `half` apart by its sum and its difference.
template<class Entry>
void butterflies(std::span<Entry> table, std::size_t half) noexcept {
    for (std::size_t block = 0; block < table.size(); block += 2 * half) {
        Entry* const low = table.data() + block;
        Entry* const high = low + half;
        for (std::size_t i = 0; i < half; ++i) {
            const int sum = low[i] + high[i];
            const int difference = low[i] - high[i];
            low[i] = static_cast<Entry>(sum);
            high[i] = static_cast<Entry>(difference);
        }
    }
}

template<class Entry>
bool transformInPlace(std::span<Entry> table, Meter& meter) {
    // Halves first: a part that fits the cache is finished before the next one is touched.
    if (table.size_bytes() > cacheBytes) {
        const std::size_t half = table.size() / 2;
        if (!transformInPlace(table.first(half), meter) || !transformInPlace(table.last(half), meter))
            return false;
        butterflies(table, half);
        return meter.spend(table.size() / 8);
    }
    std::size_t done = 1; // Rounds over entries closer than this are done.
    for (; 4 * done <= table.size(); done *= 4)
        doubleButterflies(table, done);
    if (done < table.size())
        butterflies(table, done);
    return meter.spend(transformSteps(static_cast<std::size_t>(std::countr_zero(table.size()))));
}

} // namespace

bool transform(std::span<std::int16_t> table, Meter& meter) {
    return transformInPlace(table, meter);
}

bool transform(std::span<std::int32_t> table, Meter& meter) {
    return transformInPlace(table, meter);
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
