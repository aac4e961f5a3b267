#pragma once

#include "lights/RandomSetting.hpp"

#include <cstdint>
#include <span>

namespace lights {

/// Numbers of presses from `first` to `last`; none where first > last.
struct OptimumRange {
    int first = 1;
    int last = 0;

    [[nodiscard]] bool empty() const noexcept { return first > last; }
    [[nodiscard]] bool contains(int optimum) const noexcept { return first <= optimum && optimum <= last; }
    friend bool operator==(const OptimumRange&, const OptimumRange&) = default;
};

/// Which optima belong to which difficulty at one size and rules. All solvable boards but the solved one, each counted
/// once, are put in order of their optimum: easy is the first tenth, medium goes on to the middle, hardest is the last
/// fiftieth, hard what is left before it. Boards of one optimum stay together: easy and medium end below the mark,
/// hardest begins above it. Where there are few optima, each class still has one of its own, easy first.
struct DifficultyClasses {
    int lastEasy = 1;
    int lastMedium = 2;
    int firstHardest = 4;
    int largest = 1; ///< No board needs more presses, as far as is known.

    [[nodiscard]] OptimumRange range(Difficulty difficulty) const noexcept;
    friend bool operator==(const DifficultyClasses&, const DifficultyClasses&) = default;
};

/// The classes when counts[k] boards have optimum k; counts[0] does not matter. \pre some other count is positive.
[[nodiscard]] DifficultyClasses classesOf(std::span<const std::uint64_t> counts);

/// The classes where no two sets of presses do the same (nullity 0): the optimum of a set is its size, so k presses are
/// the optimum of as many boards as there are sets of k windows. Exact, in whole numbers. O(windows²/32), about 20 ms
/// for 100×100.
[[nodiscard]] DifficultyClasses classesWithoutQuietPatterns(int windows);

} // namespace lights
