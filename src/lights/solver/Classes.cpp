// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Classes.hpp"

#include "lights/solver/HardestBoards.hpp"
#include "lights/solver/Lexicographic.hpp"

#include <NTL/ZZ.h>
#include <algorithm>
#include <map>
#include <numeric>
#include <stdexcept>
#include <tuple>
#include <utility>

namespace lights {

namespace {

constexpr CompiledClasses compiledTable[] = {
#include "lights/solver/ClassTable.rows"
};

constexpr MeasuredClasses measuredTable[] = {
#include "lights/solver/MeasuredClasses.rows"
};

// The classes' shares of all boards: one in this many.
constexpr long easyShare = 10;
constexpr long mediumShare = 2;
constexpr long hardestShare = 50;

/// Gives each class an optimum of its own, as long as there are enough.
DifficultyClasses spread(int lastEasy, int lastMedium, int firstHardest, int largest) {
    lastEasy = std::max(lastEasy, 1);
    lastMedium = std::max(lastMedium, lastEasy + 1);
    firstHardest = std::max(std::min(firstHardest, largest), lastMedium + 2);
    return {lastEasy, lastMedium, firstHardest, largest};
}

} // namespace

OptimumRange DifficultyClasses::range(Difficulty difficulty) const noexcept {
    const auto upTo = [this](int first, int last) { return OptimumRange{first, std::min(last, largest)}; };
    switch (difficulty) {
    case Difficulty::Any:
        return upTo(1, largest);
    case Difficulty::Easy:
        return upTo(1, lastEasy);
    case Difficulty::Medium:
        return upTo(lastEasy + 1, lastMedium);
    case Difficulty::Hard:
        return upTo(lastMedium + 1, firstHardest - 1);
    case Difficulty::Hardest:
        break;
    }
    return upTo(firstHardest, largest);
}

DifficultyClasses classesOf(std::span<const std::uint64_t> counts) {
    const std::uint64_t all = std::accumulate(counts.begin() + 1, counts.end(), std::uint64_t{0});
    int lastEasy = 0;
    int lastMedium = 0;
    int firstHardest = 0; // The first whose boards, with all harder ones, are few enough.
    int largest = 0;
    std::uint64_t below = 0; // Boards with a smaller optimum.
    for (std::size_t k = 1; k < counts.size(); ++k) {
        const int optimum = static_cast<int>(k);
        if (counts[k] != 0)
            largest = optimum;
        if (firstHardest == 0 && (all - below) <= all / hardestShare)
            firstHardest = optimum;
        below += counts[k];
        if (below <= all / easyShare)
            lastEasy = optimum;
        if (below <= all / mediumShare)
            lastMedium = optimum;
    }
    return spread(lastEasy, lastMedium, firstHardest == 0 ? largest : firstHardest, largest);
}

DifficultyClasses classesWithoutQuietPatterns(int cells) {
    const NTL::ZZ all = NTL::power2_ZZ(cells) - 1;
    const NTL::ZZ easy = all / easyShare;
    const NTL::ZZ medium = all / mediumShare;
    const NTL::ZZ hardest = all / hardestShare;
    int lastEasy = 0;
    int lastMedium = 0;
    int rest = -1; // Sets that lack at most this many cells are few enough to be the hardest.
    NTL::ZZ sets(1);
    NTL::ZZ below(0); // Sets of 1 … k cells.
    for (int k = 0; k <= cells && lastMedium + 1 >= k; ++k) {
        if (k > 0) {
            sets = sets * (cells - k + 1) / k;
            below += sets;
        }
        if (below <= easy)
            lastEasy = k;
        if (below <= medium)
            lastMedium = k;
        if (below + 1 <= hardest) // As many sets lack 0 … k cells as have 0 … k.
            rest = k;
    }
    return spread(lastEasy, lastMedium, rest < 0 ? cells : cells - rest, cells);
}

LargestOptimum largestOptimumByGroups(int cells, const std::vector<BitGrid>& quiet) {
    if (static_cast<int>(quiet.size()) == cells)
        return {0, 0};                                 // No press changes anything.
    std::map<Cell, std::vector<std::size_t>> lighting; // For each cell, the patterns that light it.
    for (std::size_t i = 0; i < quiet.size(); ++i)
        quiet[i].forEach([&](Cell cell) { lighting[cell].push_back(i); });
    std::map<std::vector<std::size_t>, int, Lexicographic> groups;
    for (const auto& [cell, patterns] : lighting)
        ++groups[patterns];

    const int lit = static_cast<int>(lighting.size());
    const int odd = static_cast<int>(
        std::count_if(groups.begin(), groups.end(), [](const auto& group) { return group.second % 2 == 1; }));
    return {cells - lit + (lit - odd) / 2, cells - lit + mostByAverage(lit, odd)};
}

LargestOptimum largestOptimum(int rows, int columns, const Rules& rules, const std::vector<BitGrid>& quiet) {
    if (rules.quietHours)
        throw std::invalid_argument("largestOptimum: nothing is known of all boards in quiet hours.");
    LargestOptimum largest = largestOptimumByGroups(rows * columns, quiet);
    if (const auto compiled = findCompiled(rows, columns, rules))
        largest = {compiled->largestKnown, compiled->largestPossible};
    if (const auto hardest = hardestBoard(rows, columns, rules))
        largest = {std::max(largest.known, hardest->known), std::min(largest.possible, hardest->possible)};
    return largest;
}

std::span<const CompiledClasses> compiledClasses() noexcept {
    return compiledTable;
}

std::span<const MeasuredClasses> measuredClasses() noexcept {
    return measuredTable;
}

std::optional<CompiledClasses> findCompiled(int rows, int columns, const Rules& rules) noexcept {
    if (rules.quietHours)
        return std::nullopt;
    if (mayBeTransposed(rules) && rows < columns)
        std::swap(rows, columns);
    const auto place = [](const CompiledClasses& row) {
        return std::tuple<int, int, Stamp, Surface>(row.rows, row.columns, row.stamp, row.surface);
    };
    const std::tuple<int, int, Stamp, Surface> wanted(rows, columns, rules.stamp, rules.surface);
    const auto table = compiledClasses();
    const auto found = std::lower_bound(table.begin(), table.end(), wanted,
                                        [&](const auto& row, const auto& value) { return place(row) < value; });
    if (found == table.end() || place(*found) != wanted)
        return std::nullopt;
    return *found;
}

std::optional<DifficultyClasses> findMeasured(int rows, int columns, const Rules& rules) noexcept {
    if (rules.quietHours)
        return std::nullopt;
    const auto table = measuredClasses();
    const auto found = std::ranges::find_if(table, [&](const MeasuredClasses& row) {
        return row.rows == rows && row.columns == columns && row.stamp == rules.stamp && row.surface == rules.surface;
    });
    if (found == table.end())
        return std::nullopt;
    return DifficultyClasses{found->lastEasy, found->lastMedium, found->firstHardest, found->largestSeen};
}

} // namespace lights
