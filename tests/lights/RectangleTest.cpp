// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Rectangle.hpp"

#include "lights/Boards.hpp"
#include "lights/solver/Elimination.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>

/// Checks the polynomial method against elimination, against pressing, and against published nullities.
namespace lights {
namespace {

using test::dark;
using test::pressed;

/// Fills a grid with bits that look random; the same on every machine.
BitGrid scattered(int rows, int columns, std::uint32_t seed) {
    BitGrid grid(rows, columns);
    std::uint32_t state = seed * 2654435761U + 1;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) {
            state = state * 1664525U + 1013904223U;
            grid.set({r, c}, (state >> 31) != 0);
        }
    return grid;
}

BitGrid effect(const BitGrid& presses) {
    return pressed(dark(presses.rows(), presses.columns()), {}, presses).lit();
}

/// Polynomials in plain form: one bool per coefficient.
using Plain = std::vector<bool>;

Plain plus(Plain left, const Plain& right) {
    left.resize(std::max(left.size(), right.size()));
    for (std::size_t i = 0; i < right.size(); ++i)
        left[i] = left[i] != right[i];
    return left;
}

Plain timesT(const Plain& polynomial) {
    Plain result(1);
    result.insert(result.end(), polynomial.begin(), polynomial.end());
    return result;
}

/// F_index(t + shift), by the recurrence.
Plain plainFibonacci(int index, bool shift) {
    Plain before;
    Plain here{true};
    for (int k = 1; k < index; ++k) {
        Plain next = plus(timesT(here), before);
        if (shift)
            next = plus(next, here);
        before = std::exchange(here, std::move(next));
    }
    return here;
}

Plain plain(const Words& polynomial, std::size_t bits) {
    Plain result(bits);
    for (std::size_t i = 0; i < bits; ++i)
        result[i] = bitAt(polynomial, i);
    return result;
}

/// The degree of a greatest common divisor by Euclid's algorithm, from the highest bit down.
int gcdDegree(Words left, Words right) {
    const auto degree = [](const Words& words) {
        for (std::size_t w = words.size(); w-- > 0;)
            if (words[w] != 0)
                return static_cast<int>(w * wordBits) + static_cast<int>(std::bit_width(words[w])) - 1;
        return -1;
    };
    while (degree(right) >= 0) {
        for (int gap = degree(left) - degree(right); gap >= 0; gap = degree(left) - degree(right))
            forEachBit(right, [&](std::size_t bit) { flipBit(left, bit + static_cast<std::size_t>(gap)); });
        std::swap(left, right);
    }
    return degree(left);
}

TEST(Fibonacci, FollowsRecurrence) {
    for (int index = 1; index <= 200; ++index) {
        Words polynomial = fibonacci(static_cast<std::size_t>(index));
        EXPECT_EQ(plain(polynomial, static_cast<std::size_t>(index)), plainFibonacci(index, false)) << index;
        shiftByOne(polynomial);
        EXPECT_EQ(plain(polynomial, static_cast<std::size_t>(index)), plainFibonacci(index, true)) << index;
    }
}

TEST(Fibonacci, VectorsAndPolynomialsRoundTrip) {
    for (const std::size_t size : {1U, 2U, 63U, 64U, 65U, 130U, 300U}) {
        const BitGrid grid = scattered(1, static_cast<int>(size), static_cast<std::uint32_t>(size));
        const Words vector(grid.row(0).begin(), grid.row(0).end());
        EXPECT_EQ(toVector(toPolynomial(vector, size), size), vector) << size;
    }
    const Words third{4};
    EXPECT_EQ(toPolynomial(third, 5), fibonacci(3)) << "the unit vector e_k is F_k";
}

TEST(Rectangle, SolvesEverySize) {
    for (int rows = 1; rows <= 24; ++rows)
        for (int columns = 1; columns <= 24; ++columns) {
            const Rectangle rectangle(rows, columns);
            const BitGrid difference = effect(scattered(rows, columns, 7));
            const auto presses = rectangle.solve(difference);
            ASSERT_TRUE(presses) << rows << "×" << columns;
            EXPECT_EQ(effect(*presses), difference) << rows << "×" << columns;
            for (int i = 0; i < rectangle.nullity(); ++i) {
                EXPECT_TRUE(rectangle.quietPattern(i).any());
                EXPECT_FALSE(effect(rectangle.quietPattern(i)).any()) << rows << "×" << columns;
            }
        }
}

TEST(Rectangle, SolvesAcrossWordBoundaries) {
    for (const auto& [rows, columns] : {std::pair(64, 64), std::pair(63, 65), std::pair(128, 129), std::pair(300, 70),
                                        std::pair(70, 300), std::pair(1, 257), std::pair(199, 199)}) {
        const BitGrid difference = effect(scattered(rows, columns, 3));
        const auto presses = Rectangle(rows, columns).solve(difference);
        ASSERT_TRUE(presses) << rows << "×" << columns;
        EXPECT_EQ(effect(*presses), difference) << rows << "×" << columns;
    }
}

TEST(Rectangle, AgreesWithElimination) {
    for (int rows = 1; rows <= 12; ++rows)
        for (int columns = 1; columns <= 12; ++columns) {
            const Board shape = dark(rows, columns);
            const CellNumbers cells(shape);
            const BitMatrix kernel = Elimination(PressMatrix(shape, {}, cells)).kernel();
            const Rectangle rectangle(rows, columns);
            ASSERT_EQ(rectangle.nullity(), static_cast<int>(kernel.rows()));
            for (std::uint32_t seed = 0; seed < 8; ++seed) {
                const BitGrid difference = scattered(rows, columns, seed);
                bool solvable = true;
                for (std::size_t row = 0; row < kernel.rows(); ++row)
                    solvable = solvable && !product(kernel.row(row), cells.pack(difference));
                EXPECT_EQ(rectangle.solve(difference).has_value(), solvable) << rows << "×" << columns;
                if (!solvable) {
                    const BitGrid repair = rectangle.repair(difference);
                    EXPECT_LE(repair.count(), rectangle.nullity());
                    EXPECT_TRUE(rectangle.solve(difference ^ repair)) << rows << "×" << columns;
                }
            }
        }
}

TEST(Rectangle, MatchesPublishedNullitiesOfSquares) {
    // OEIS A159257 (B. Vallet, M. Alekseyev, T. Buchholz), n = 1 … 130.
    constexpr std::array published{0,  0, 0,  4,  2,  0, 0,  0,  8,  0,  6,  0, 0,  4, 0,  8,  2,  0,  16, 0,  0,  0,
                                   14, 4, 0,  0,  0,  0, 10, 20, 0,  20, 16, 4, 6,  0, 0,  0,  32, 0,  2,  0,  0,  4,
                                   0,  0, 30, 0,  8,  8, 0,  0,  2,  4,  0,  0, 0,  0, 22, 0,  40, 24, 0,  28, 42, 0,
                                   32, 0, 8,  0,  14, 0, 0,  4,  0,  0,  2,  0, 64, 0, 0,  0,  6,  12, 0,  0,  0,  0,
                                   10, 0, 0,  20, 0,  4, 62, 0,  0,  20, 16, 0, 18, 0, 0,  4,  0,  0,  6,  0,  8,  0,
                                   0,  0, 2,  4,  0,  0, 0,  8,  46, 0,  0,  0, 80, 4, 50, 56, 0,  56, 56, 0};
    for (int size = 1; size <= static_cast<int>(published.size()); ++size)
        EXPECT_EQ(Rectangle(size, size).nullity(), published[static_cast<std::size_t>(size) - 1]) << size;
}

TEST(Elimination, MatchesPublishedNullitiesOfTori) {
    // OEIS A165738 (M. Alekseyev, T. Buchholz), n = 1 … 50; 1×1 and 2×2 are left out: they wrap onto themselves, and
    // cells that a press reaches twice count differently there.
    constexpr std::array published{0, 0,  4,  0, 8, 8,  0,  0, 4, 16, 0,  16, 0,  0,  12, 0,  16,
                                   8, 0,  32, 4, 0, 0,  32, 8, 0, 4,  0,  0,  24, 40, 0,  44, 32,
                                   8, 16, 0,  0, 4, 64, 0,  8, 0, 0,  12, 0,  0,  64, 0,  16};
    for (int size = 3; size <= static_cast<int>(published.size()); ++size)
        EXPECT_EQ(quietPatterns(dark(size, size), {Stamp::Plus, Surface::Torus}).size(),
                  static_cast<std::size_t>(published[static_cast<std::size_t>(size) - 1]))
            << size;
}

/// The theorems of Thomas Buchholz in OEIS A165738.
TEST(Elimination, NullitiesOfToriFollowFromThoseOfPlanes) {
    const auto torus = [](int side) {
        return quietPatterns(Board(BitGrid(side, side)), {Stamp::Plus, Surface::Torus}).size();
    };
    for (int side = 3; side <= 25; ++side) {
        EXPECT_EQ(torus(2 * side), 2 * torus(side)) << side;
        const auto plane = static_cast<std::size_t>(Rectangle(side - 1, side - 1).nullity());
        EXPECT_EQ(torus(side), 2 * plane + (side % 3 == 0 ? 4 : 0)) << side;
    }
}

TEST(Rectangle, NullitiesUpToThousandMatchSecondMethod) {
    // Both polynomials by their recurrences, and Euclid's algorithm instead of the library's fast one.
    Words before{0};
    Words here{1};
    Words shiftedBefore{0};
    Words shiftedHere{1};
    for (int size = 1; size <= 1000; ++size) {
        const auto next = [](const Words& last, const Words& beforeLast, bool shifted) {
            Words result(last.size() + 1);
            forEachBit(last, [&](std::size_t bit) { flipBit(result, bit + 1); });
            forEachBit(beforeLast, [&](std::size_t bit) { flipBit(result, bit); });
            if (shifted)
                forEachBit(last, [&](std::size_t bit) { flipBit(result, bit); });
            while (result.size() > 1 && result.back() == 0)
                result.pop_back();
            return result;
        };
        Words after = next(here, before, false);
        before = std::exchange(here, std::move(after));
        Words shiftedAfter = next(shiftedHere, shiftedBefore, true);
        shiftedBefore = std::exchange(shiftedHere, std::move(shiftedAfter));
        ASSERT_EQ(Rectangle(size, size).nullity(), gcdDegree(here, shiftedHere)) << size;
    }
}

TEST(LargeBoards, AreExactIfSolutionIsUnique) {
    auto puzzle = Puzzle::make(Board(scattered(300, 250, 1)), {}, GoalKind::On, maxSolvedSide);
    ASSERT_TRUE(puzzle);
    ASSERT_TRUE(isWithinReach(*puzzle));
    const Answer answer = solve(*puzzle);
    ASSERT_TRUE(answer.solvable());
    EXPECT_EQ(answer.nullity(), 0);
    EXPECT_TRUE(answer.result->exact());
    EXPECT_EQ(answer.result->moves(), answer.result->presses().count());
    EXPECT_EQ(effect(answer.result->presses()), puzzle->open(puzzle->start()));
    EXPECT_EQ(*solveAny(*puzzle), answer.result->presses());
}

TEST(LargeBoards, AreExactIfNullityIsSmall) {
    // Just above the size that is searched with smaller tables.
    const BitGrid lights = effect(scattered(184, 184, 5));
    const auto puzzle = Puzzle::make(Board(lights), {}, GoalKind::Off, maxSolvedSide);
    ASSERT_TRUE(puzzle);
    const Answer answer = solve(*puzzle);
    ASSERT_TRUE(answer.solvable());
    ASSERT_GT(answer.nullity(), 0);
    ASSERT_LE(answer.nullity(), 20);
    EXPECT_TRUE(answer.result->exact());
    EXPECT_EQ(effect(answer.result->presses()), lights);
    const Rectangle rectangle(184, 184);
    for (int i = 0; i < rectangle.nullity(); ++i)
        for (int j = 0; j <= i; ++j) {
            const BitGrid quiet =
                i == j ? rectangle.quietPattern(i) : rectangle.quietPattern(i) ^ rectangle.quietPattern(j);
            EXPECT_GE((answer.result->presses() ^ quiet).count(), answer.result->moves());
        }
    const auto turned = Puzzle::make(Board(lights.transposed()), {}, GoalKind::Off, maxSolvedSide);
    EXPECT_EQ(solve(*turned).result->moves(), answer.result->moves());
}

TEST(LargeBoards, AreExactUpToNullityOfTwenty) {
    const BitGrid lights = effect(scattered(216, 154, 6));
    const Answer answer = solve(*Puzzle::make(Board(lights), {}, GoalKind::Off, maxSolvedSide));
    ASSERT_TRUE(answer.solvable());
    EXPECT_EQ(answer.nullity(), 20);
    EXPECT_TRUE(answer.result->exact());
    EXPECT_EQ(effect(answer.result->presses()), lights);
}

/// Rows of one word and of two. Since the lights are symmetrical, every optimum has mirror images.
TEST(LargeBoards, FindFirstOfEqualOptima) {
    for (const auto& [rows, columns] : {std::pair(815, 41), std::pair(335, 101)}) {
        const Rectangle rectangle(rows, columns);
        ASSERT_EQ(rectangle.nullity(), 5);
        BitGrid presses = rectangle.solve(BitGrid(rows, columns).complement()).value();
        std::vector<BitGrid> optima;
        for (std::uint32_t turn = 1; turn <= 32; ++turn) {
            presses ^= rectangle.quietPattern(std::min(std::countr_zero(turn), 4));
            if (optima.empty() || presses.count() < optima.front().count())
                optima = {presses};
            else if (presses.count() == optima.front().count())
                optima.push_back(presses);
        }
        ASSERT_EQ(optima.size(), 8U);
        const auto first =
            std::min_element(optima.begin(), optima.end(), [](const BitGrid& left, const BitGrid& right) {
                return left.toCells() < right.toCells();
            });
        const Answer answer = solve(*Puzzle::make(test::lit(rows, columns), {}, GoalKind::Off, maxSolvedSide));
        EXPECT_TRUE(answer.result->exact());
        EXPECT_TRUE(answer.result->presses() == *first) << columns;
    }
}

TEST(LargeBoards, HaveWitnessAndRepairIfUnsolvable) {
    BitGrid lights(199, 199);
    lights.set({17, 4});
    const auto puzzle = Puzzle::make(Board(lights), {}, GoalKind::Off, maxSolvedSide);
    ASSERT_TRUE(puzzle);
    const Answer answer = solve(*puzzle);
    ASSERT_FALSE(answer.solvable());
    EXPECT_GT(answer.nullity(), 0);
    const Unsolvable& why = answer.result.error();
    EXPECT_FALSE(effect(why.witness).any());
    EXPECT_TRUE((why.witness & lights).parity());
    EXPECT_TRUE(solveAny(puzzle->startingFrom(Board(lights ^ why.repair))));
}

TEST(LargeBoards, AreOutOfReachUnderOtherRules) {
    const auto torus = Puzzle::make(dark(200, 200), {Stamp::Plus, Surface::Torus}, GoalKind::Off, maxSolvedSide);
    ASSERT_TRUE(torus);
    EXPECT_FALSE(isWithinReach(*torus));
    EXPECT_FALSE(Puzzle::make(dark(200, 200), {}, GoalKind::Off)) << "it is not to be played";
}

} // namespace
} // namespace lights
