// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Classes.hpp"

#include "lights/OptimumCounts.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/Prover.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace lights {
namespace {

using Counts = std::vector<std::uint64_t>;
using ProblemKind = GenerateProblem::Kind;

Possibilities possible(int rows, int columns, const Rules& rules = {}) {
    return possibilities(rows, columns, rules).value();
}

std::size_t nullity(int rows, int columns, const Rules& rules) {
    return quietPatterns(Board(BitGrid(rows, columns)), rules).size();
}

TEST(Difficulty, NamesAndKeysRoundTrip) {
    for (const Difficulty difficulty : allDifficulties)
        EXPECT_EQ(difficultyFromName(name(difficulty)), difficulty);
    EXPECT_EQ(difficultyFromName("harder"), std::nullopt);
    EXPECT_EQ(key({5, 7, {Stamp::Cross, Surface::Torus}, GoalKind::On, Difficulty::Hardest}),
              "5x7,torus,cross,on,hardest");
    EXPECT_EQ(key({1, 100, {}, GoalKind::Picture, 12}), "1x100,plane,plus,picture,12");
    for (const auto& wanted : std::initializer_list<std::variant<Difficulty, int>>{Difficulty::Easy, 7, 4000})
        for (const GoalKind goal : {GoalKind::Off, GoalKind::On, GoalKind::Picture}) {
            const RandomSetting setting{12, 100, {Stamp::Square, Surface::Klein}, goal, wanted};
            EXPECT_EQ(settingFromKey(key(setting)), setting);
        }
    for (const char* none :
         {"", ",,,,", "5X5,plane,plus,off,any", "5×5,plane,plus,off,any", "5x5,plane,plus,off",
          "5x5,plane,plus,off,any,", "05x5,plane,plus,off,any", "5x101,plane,plus,off,any", "0x5,plane,plus,off,any",
          "5,plane,plus,off,any", "5x5x5,plane,plus,off,any", "5x5,ball,plus,off,any", "5x5,plane,star,off,any",
          "5x5,plane,plus,out,any", "5x5,plane,plus,off,0", "5x5,plane,plus,off,-1", "5x5,plane,plus,off,07",
          "5x5,plane,plus,off,Any", "5x5,plane,plus,off,99999999999"})
        EXPECT_FALSE(settingFromKey(none)) << none;
}

TEST(Classes, AreSharesOfAllBoards) {
    // 1000 boards: the first tenth ends with optimum 3 (95 boards), the first half with 5 (500), the last fiftieth
    // begins with 8 (20).
    const DifficultyClasses classes = classesOf(Counts{1, 5, 20, 70, 105, 300, 380, 100, 15, 5});
    EXPECT_EQ(classes, (DifficultyClasses{3, 5, 8, 9}));
    EXPECT_EQ(classes.range(Difficulty::Any), (OptimumRange{1, 9}));
    EXPECT_EQ(classes.range(Difficulty::Easy), (OptimumRange{1, 3}));
    EXPECT_EQ(classes.range(Difficulty::Medium), (OptimumRange{4, 5}));
    EXPECT_EQ(classes.range(Difficulty::Hard), (OptimumRange{6, 7}));
    EXPECT_EQ(classes.range(Difficulty::Hardest), (OptimumRange{8, 9}));
}

TEST(Classes, EachHasAnOptimumIfThereAreFour) {
    const DifficultyClasses four = classesOf(Counts{1, 4, 6, 4, 1});
    for (int optimum = 1; optimum <= 4; ++optimum)
        EXPECT_EQ(four.range(allDifficulties.at(static_cast<std::size_t>(optimum))), (OptimumRange{optimum, optimum}));
    const DifficultyClasses two = classesOf(Counts{1, 2, 1});
    EXPECT_FALSE(two.range(Difficulty::Easy).empty());
    EXPECT_FALSE(two.range(Difficulty::Medium).empty());
    EXPECT_TRUE(two.range(Difficulty::Hard).empty());
    EXPECT_TRUE(two.range(Difficulty::Hardest).empty());
    const DifficultyClasses one = classesOf(Counts{1, 1});
    EXPECT_EQ(one.range(Difficulty::Easy), (OptimumRange{1, 1}));
    EXPECT_TRUE(one.range(Difficulty::Medium).empty());
}

/// The number of sets of 0 … `cells` cells.
Counts binomials(int cells) {
    Counts row{1};
    for (int n = 0; n < cells; ++n) {
        row.push_back(0);
        for (std::size_t k = row.size() - 1; k > 0; --k)
            row[k] += row[k - 1];
    }
    return row;
}

TEST(Classes, AreExactWithoutQuietPatterns) {
    for (int cells = 1; cells <= 62; ++cells)
        EXPECT_EQ(classesWithoutQuietPatterns(cells), classesOf(binomials(cells))) << cells;
    // 10 000 tosses of a coin: mean 5000, deviation 50; a tenth lies 1.28 deviations below, a fiftieth 2.05 above.
    const DifficultyClasses classes = classesWithoutQuietPatterns(10'000);
    EXPECT_NEAR(classes.lastEasy, 5000 - 64, 1);
    EXPECT_NEAR(classes.lastMedium, 5000, 1);
    EXPECT_NEAR(classes.firstHardest, 5000 + 103, 1);
    EXPECT_EQ(classes.largest, 10'000);
}

const Counts& fiveByFive() {
    static const Counts counts = test::optimumCounts(5, 5, {});
    return counts;
}

TEST(OptimumCounts, MatchKnownCounts) {
    EXPECT_EQ(test::optimumCounts(2, 2, {}), (Counts{1, 4, 6, 4, 1}));
    EXPECT_EQ(test::optimumCounts(3, 3, {}), binomials(9));
    const Counts& five = fiveByFive();
    ASSERT_EQ(five.size(), 16U); // The hardest 5×5 boards need 15 presses.
    EXPECT_EQ(five[15], 7350U);  // The known number of boards that need that many.
    EXPECT_EQ(five[1], 25U);
    EXPECT_EQ(five[2], 300U);
}

TEST(Possibilities, MatchClassicBoard) {
    const Possibilities five = possible(5, 5);
    EXPECT_EQ(five.nullity, 2);
    EXPECT_EQ(five.classes, classesOf(fiveByFive()));
    EXPECT_EQ(five.largest, (LargestOptimum{15, 15}));
    EXPECT_EQ(possible(6, 6).largest, (LargestOptimum{36, 36}));
}

TEST(Possibilities, AreTheSameForTransposedBoards) {
    for (const Surface surface : {Surface::Plane, Surface::Torus, Surface::Projective})
        for (const Stamp stamp : classicStamps) {
            EXPECT_EQ(possible(5, 8, {stamp, surface}), possible(8, 5, {stamp, surface}));
            EXPECT_EQ(possible(11, 14, {stamp, surface}), possible(14, 11, {stamp, surface}));
        }
}

TEST(Possibilities, AreMeasuredBeyondTheTable) {
    // 23×23 has nullity 14 and is not in the table. The lightest element of a coset has on average less than half of
    // the cells.
    ASSERT_EQ(findCompiled(23, 23, {}), std::nullopt);
    const Possibilities measured = possible(23, 23);
    EXPECT_EQ(measured.nullity, 14);
    EXPECT_LT(measured.classes.lastEasy, measured.classes.lastMedium);
    EXPECT_LT(measured.classes.lastMedium, 23 * 23 / 2);
    EXPECT_LT(measured.classes.lastMedium + 1, measured.classes.firstHardest);
    EXPECT_LE(measured.classes.firstHardest, measured.largest.known);
    EXPECT_LE(measured.largest.known, measured.largest.possible);
    EXPECT_EQ(measured, possible(23, 23));
}

TEST(Possibilities, ReportProblems) {
    for (const auto& [rows, columns] : {std::pair{0, 5}, {5, 101}, {-1, -1}})
        EXPECT_EQ(possibilities(rows, columns, {}).error().kind, ProblemKind::BadSize);
    EXPECT_EQ(possibilities(79, 79, {}).error().kind, ProblemKind::NotProvable);
    std::stop_source source;
    source.request_stop();
    GenerateControl control;
    control.stop = source.get_token();
    EXPECT_EQ(possibilities(23, 23, {}, control).error().kind, ProblemKind::Cancelled);
}

TEST(LargestOptimum, LiesBetweenItsBounds) {
    for (const Stamp stamp : classicStamps)
        for (const Surface surface : allSurfaces)
            for (int rows = 1; rows <= 4; ++rows)
                for (int columns = 1; columns <= 4; ++columns) {
                    const Rules rules{stamp, surface};
                    const auto quiet = quietPatterns(Board(BitGrid(rows, columns)), rules);
                    const LargestOptimum bounds = largestOptimumByGroups(rows * columns, quiet);
                    const int truth = static_cast<int>(test::optimumCounts(rows, columns, rules).size()) - 1;
                    EXPECT_LE(bounds.known, truth) << rows << "x" << columns;
                    EXPECT_GE(bounds.possible, truth) << rows << "x" << columns;
                    const LargestOptimum largest = largestOptimum(rows, columns, rules, quiet);
                    EXPECT_EQ(largest, (LargestOptimum{truth, truth})) << rows << "x" << columns;
                }
}

TEST(ClassTable, IsSortedAndConsistent) {
    const auto place = [](const CompiledClasses& row) {
        return std::tuple(row.rows, row.columns, row.stamp, row.surface);
    };
    const auto table = compiledClasses();
    EXPECT_TRUE(std::is_sorted(table.begin(), table.end(),
                               [&](const auto& left, const auto& right) { return place(left) < place(right); }));
    for (const CompiledClasses& row : table) {
        const Rules rules{row.stamp, row.surface};
        const std::string where = key({row.rows, row.columns, rules, GoalKind::Off, Difficulty::Any});
        const auto quiet = quietPatterns(Board(BitGrid(row.rows, row.columns)), rules);
        const LargestOptimum bounds = largestOptimumByGroups(row.rows * row.columns, quiet);
        EXPECT_FALSE(quiet.empty()) << where;
        EXPECT_LT(row.lastEasy, row.lastMedium) << where;
        EXPECT_LT(row.lastMedium + 1, row.firstHardest) << where;
        EXPECT_LE(bounds.known, row.largestKnown) << where;
        EXPECT_LE(row.largestKnown, row.largestPossible) << where;
        EXPECT_LE(row.largestPossible, bounds.possible) << where;
    }
}

TEST(ClassTable, HasEverySizeUpToTenByTenWithQuietPatterns) {
    for (const Stamp stamp : classicStamps)
        for (const Surface surface : allSurfaces)
            for (int rows = 1; rows <= 10; ++rows)
                for (int columns = 1; columns <= 10; ++columns) {
                    const Rules rules{stamp, surface};
                    EXPECT_TRUE(nullity(rows, columns, rules) == 0 || findCompiled(rows, columns, rules))
                        << key({rows, columns, rules, GoalKind::Off, Difficulty::Any});
                }
}

TEST(MeasuredClasses, AreNotInTheClassTableAndOccurOnce) {
    for (const MeasuredClasses& row : measuredClasses()) {
        const Rules rules{row.stamp, row.surface};
        const std::string where = key({row.rows, row.columns, rules, GoalKind::Off, Difficulty::Any});
        EXPECT_FALSE(findCompiled(row.rows, row.columns, rules)) << where;
        EXPECT_TRUE(isUpright(row.rows, row.columns, rules)) << where;
        EXPECT_LT(row.lastEasy, row.lastMedium) << where;
        EXPECT_LT(row.lastMedium + 1, row.firstHardest) << where;
        EXPECT_LE(row.largestSeen, row.rows * row.columns) << where;
        EXPECT_EQ(std::ranges::count_if(measuredClasses(),
                                        [&](const MeasuredClasses& other) {
                                            return other.rows == row.rows && other.columns == row.columns &&
                                                   Rules{other.stamp, other.surface} == rules;
                                        }),
                  1)
            << where;
    }
}

/// The rows are what would be measured without them, so that they change no board: checked where that is quick.
TEST(MeasuredClasses, AreWhatIsMeasured) {
    int checked = 0;
    for (const MeasuredClasses& row : measuredClasses()) {
        if (row.rows * row.columns > 1100 || checked == 3)
            continue;
        const Rules rules{row.stamp, row.surface};
        const Prover prover(row.rows, row.columns, rules);
        if (prover.quiet().size() > 20)
            continue;
        ++checked;
        EXPECT_EQ(measureClasses(prover, rules, {}).value(), *findMeasured(row.rows, row.columns, rules))
            << key({row.rows, row.columns, rules, GoalKind::Off, Difficulty::Any});
    }
    EXPECT_EQ(checked, 3);
}

TEST(ClassTable, AgreesWithExactCountsOfSmallSizes) {
    constexpr int largestRank = 14;
    int compared = 0;
    for (const CompiledClasses& row : compiledClasses()) {
        const Rules rules{row.stamp, row.surface};
        if (row.rows * row.columns > 64 ||
            row.rows * row.columns - static_cast<int>(nullity(row.rows, row.columns, rules)) > largestRank)
            continue;
        ++compared;
        const DifficultyClasses truth = classesOf(test::optimumCounts(row.rows, row.columns, rules));
        EXPECT_EQ((DifficultyClasses{row.lastEasy, row.lastMedium, row.firstHardest, row.largestPossible}), truth);
        EXPECT_EQ(row.largestKnown, row.largestPossible);
    }
    EXPECT_GT(compared, 100);
}

} // namespace
} // namespace lights
