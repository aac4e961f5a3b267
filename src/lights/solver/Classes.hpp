#pragma once

#include "lights/RandomSetting.hpp"
#include "lights/Rules.hpp"

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
/// the optimum of as many boards as there are sets of k cells. Exact, in whole numbers. O(cells²/32), about 20 ms
/// for 100×100.
[[nodiscard]] DifficultyClasses classesWithoutQuietPatterns(int cells);

/// How many presses the hardest boards of one size and rules need, as far as is known.
struct LargestOptimum {
    int known = 1;    ///< There are boards with every optimum from 1 to this.
    int possible = 1; ///< No board has a larger optimum. Equal to `known` where that is settled.

    friend bool operator==(const LargestOptimum&, const LargestOptimum&) = default;
};

/// What the quiet patterns say of it, in time linear in their cells.
///
/// Call cells alike when the same quiet patterns light them. A quiet pattern turns over either all presses on cells
/// that are alike, or none. So with half of each group pressed (rounded down), and all cells that no pattern lights,
/// no solution is shorter: that many presses are needed. On the other hand, over all solutions of a board a cell that
/// some pattern lights is pressed in half of them; the shortest is not above that average, and if a group is odd, it
/// is below.
/// \param quiet a basis of the quiet patterns.
[[nodiscard]] LargestOptimum largestOptimumByGroups(int cells, const std::vector<BitGrid>& quiet);

/// The same, or better where the compiled table (ClassTable.cpp) has the size and rules.
[[nodiscard]] LargestOptimum largestOptimum(int rows, int columns, const Rules& rules,
                                            const std::vector<BitGrid>& quiet);

/// One row of the compiled table of difficulty classes: a size that is often played and has quiet patterns, with the
/// rules.
struct CompiledClasses {
    std::uint8_t rows;
    std::uint8_t columns;
    Stamp stamp;
    Surface surface;
    std::uint16_t lastEasy;
    std::uint16_t lastMedium;
    std::uint16_t firstHardest;
    std::uint16_t largestKnown;    ///< As in LargestOptimum.
    std::uint16_t largestPossible; ///< As in LargestOptimum.
};

/// By rows, columns, stamp and surface, ascending. Where a board may be laid on its side (see mayBeTransposed) only the
/// upright one is there. Made by tests/bench/class_table.cpp. A row never changes once it was in a release: the boards
/// of a difficulty depend on it.
[[nodiscard]] std::span<const CompiledClasses> compiledClasses() noexcept;

/// The row of a size and rules, whichever side the board lies on.
[[nodiscard]] std::optional<CompiledClasses> findCompiled(int rows, int columns, const Rules& rules) noexcept;

/// Whether the columns of a board may become its rows without any change to what a press does.
[[nodiscard]] bool mayBeTransposed(Surface surface) noexcept;

} // namespace lights
