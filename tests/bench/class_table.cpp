// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/OptimumCounts.hpp"
#include "lights/solver/Classes.hpp"
#include "lights/solver/Prover.hpp"

#include <cstdint>
#include <iostream>
#include <limits>
#include <string>

/// Measures the difficulty classes of frequently played sizes and writes src/lights/solver/ClassTable.csv to standard
/// output: every rectangle up to 10×10 and every square up to 20×20 that has quiet patterns and whose optima can be
/// proven, under all rules.
///
/// Up to 2^23 solvable boards are all counted; of more, 4096 are generated from a fixed seed. The largest optimum is
/// then the largest one seen by a walk towards the largest possible one (Prover.hpp), in a fixed number of steps. The
/// result is the same on every machine; it takes about a quarter of an hour.
namespace {

using namespace lights;
using puzzle::Random;

constexpr int longestSide = 10;
constexpr int longestSquare = 20;
constexpr int largestExactRank = 23;
constexpr int boards = 4096;
constexpr std::uint64_t walkBudget = std::uint64_t{1} << 31;
constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

std::string seedOf(const Prover& prover, const Rules& rules) {
    return "lichter-aus/class-table/1\n" + std::to_string(prover.rows()) + "x" + std::to_string(prover.columns()) +
           "," + std::string(name(rules.surface)) + "," + std::string(name(rules.stamp));
}

/// Counts the boards of a sample by optimum; nothing if an optimum cannot be proven.
std::optional<std::vector<std::uint64_t>> sampled(const Prover& prover, Random& random) {
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(prover.cellCount()) + 1);
    const GenerateControl control{unlimited, {}, {}, {}};
    Effort effort(control, 1);
    for (int i = 0; i < boards; ++i) {
        const auto fewest = prover.fewest(randomPresses(prover.rows(), prover.columns(), random), effort);
        if (!fewest)
            return std::nullopt;
        ++counts[static_cast<std::size_t>(fewest->count())];
    }
    return counts;
}

/// The largest optimum that a walk sees.
int largestSeen(const Prover& prover, int possible, Random& random) {
    const GenerateControl control{walkBudget, {}, {}, {}};
    Effort effort(control, 1);
    int largest = 0;
    static_cast<void>(generateWithOptimum(prover, possible, random, effort, largest));
    return largest;
}

struct Measured {
    DifficultyClasses classes;
    LargestOptimum largest;
};

std::optional<Measured> measure(const Prover& prover, const Rules& rules) {
    if (prover.cellCount() - static_cast<int>(prover.quiet().size()) <= largestExactRank) {
        const DifficultyClasses classes = classesOf(test::optimumCounts(prover.rows(), prover.columns(), rules));
        return Measured{classes, {classes.largest, classes.largest}};
    }
    Random random(seedOf(prover, rules));
    const auto counts = sampled(prover, random);
    if (!counts)
        return std::nullopt;
    const DifficultyClasses classes = classesOf(*counts);
    LargestOptimum largest = largestOptimumByGroups(prover.cellCount(), prover.quiet());
    const int seen = largest.known < largest.possible ? largestSeen(prover, largest.possible, random) : 0;
    largest.known = std::max({largest.known, classes.largest, seen});
    return Measured{classes, largest};
}

void writeRow(int rows, int columns, const Rules& rules, const Measured& measured) {
    const auto [classes, largest] = measured;
    std::cout << rows << ',' << columns << ',' << name(rules.stamp) << ',' << name(rules.surface) << ','
              << classes.lastEasy << ',' << classes.lastMedium << ',' << classes.firstHardest << ',' << largest.known
              << ',' << largest.possible << std::endl;
}

bool isWanted(int rows, int columns, const Rules& rules) {
    const bool upright = !mayBeTransposed(rules) || rows >= columns;
    return upright && (std::max(rows, columns) <= longestSide || rows == columns);
}

} // namespace

int main() {
    std::cout << "rows,columns,stamp,surface,lastEasy,lastMedium,firstHardest,largestKnown,largestPossible\n";
    for (int rows = 1; rows <= longestSquare; ++rows)
        for (int columns = 1; columns <= longestSquare; ++columns)
            for (const Stamp stamp : classicStamps)
                for (const Surface surface : allSurfaces) {
                    const Rules rules{stamp, surface};
                    if (!isWanted(rows, columns, rules))
                        continue;
                    const Prover prover(rows, columns, rules);
                    if (prover.quiet().empty())
                        continue;
                    if (const auto measured = measure(prover, rules))
                        writeRow(rows, columns, rules, *measured);
                }
}
