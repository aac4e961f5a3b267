// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <tuple>

/// Checks the solver against ground truth: on small boards every set of presses is tried, with a second implementation
/// of the rules.
namespace lights {
namespace {

/// A set of cells of a small board. The first cell in row-major order is the highest bit, so that of two sets of equal
/// size, the one whose sorted list of cells is smaller is the larger number.
using Mask = std::uint32_t;

struct Small {
    int rows;
    int columns;
    Rules rules;
    Mask sealed = 0; ///< Cells that are not pressed.

    [[nodiscard]] int cells() const { return rows * columns; }
    [[nodiscard]] Mask bit(int row, int column) const { return Mask{1} << (cells() - 1 - (row * columns + column)); }
    [[nodiscard]] std::size_t states() const { return std::size_t{1} << cells(); }
};

/// Walks over a board cell by cell.
struct Walker {
    const Small& small;
    int row;
    int column;
    int downwards = 1; ///< −1 once a flipped edge has turned the walker upside down.
    bool fell = false; ///< Beyond an edge.

    void right(int step) {
        const Surface surface = small.rules.surface;
        column += step;
        if (column >= 0 && column < small.columns)
            return;
        fell = fell || surface == Surface::Plane;
        column = column < 0 ? small.columns - 1 : 0;
        if (surface != Surface::Cylinder && surface != Surface::Torus) {
            row = small.rows - 1 - row;
            downwards = -downwards;
        }
    }
    void down(int step) {
        const Surface surface = small.rules.surface;
        row += step * downwards;
        if (row >= 0 && row < small.rows)
            return;
        fell = fell || surface == Surface::Plane || surface == Surface::Cylinder || surface == Surface::Moebius;
        row = row < 0 ? small.rows - 1 : 0;
        if (surface == Surface::Projective)
            column = small.columns - 1 - column;
    }
};

/// The cell so far from another one, as a bit; 0 beyond an edge.
Mask arrival(const Small& small, Cell from, Offset offset) {
    Walker walker{small, from.row, from.column};
    for (int i = 0; i < std::abs(offset.right); ++i)
        walker.right(offset.right < 0 ? -1 : 1);
    for (int i = 0; i < std::abs(offset.down); ++i)
        walker.down(offset.down < 0 ? -1 : 1);
    return walker.fell ? 0 : small.bit(walker.row, walker.column);
}

Mask pressMask(const Small& small, int row, int column) {
    const Stamp stamp = small.rules.stamp;
    Mask mask = 0;
    if (stamp.isLines()) {
        for (int place = 0; place < small.cells(); ++place)
            if ((place / small.columns == row) != (place % small.columns == column))
                mask |= small.bit(place / small.columns, place % small.columns);
        return stamp.togglesPressed() ? mask | small.bit(row, column) : mask;
    }
    for (int down = -2; down <= 2; ++down)
        for (int right = -2; right <= 2; ++right)
            if (stamp.has({down, right}))
                mask |= arrival(small, {row, column}, {down, right});
    return mask;
}

struct Truth {
    static constexpr Mask none = std::numeric_limits<Mask>::max();

    std::vector<Mask> best;  ///< By state: the lightest solution, among equals the largest number; or none.
    std::vector<Mask> quiet; ///< Every quiet pattern.
    /// Every pattern of which each press changes an even number of cells; the quiet ones if the press matrix is
    /// symmetric.
    std::vector<Mask> conditions;

    /// By state: the fewest cells to change to make it solvable.
    std::vector<std::uint8_t> repair;
};

/// Breadth-first search from all solvable states, one cell at a time.
std::vector<std::uint8_t> repairsOf(const Small& small, const std::vector<Mask>& best) {
    constexpr std::uint8_t unreached = 255;
    std::vector<std::uint8_t> repairs(small.states(), unreached);
    std::vector<Mask> outermost;
    for (Mask state = 0; state < small.states(); ++state)
        if (best[state] != Truth::none) {
            repairs[state] = 0;
            outermost.push_back(state);
        }
    for (std::uint8_t distance = 1; !outermost.empty(); ++distance) {
        std::vector<Mask> next;
        for (const Mask state : outermost)
            for (int cell = 0; cell < small.cells(); ++cell)
                if (const Mask changed = state ^ (Mask{1} << cell); repairs[changed] == unreached) {
                    repairs[changed] = distance;
                    next.push_back(changed);
                }
        outermost = std::move(next);
    }
    return repairs;
}

Truth truthOf(const Small& small) {
    std::vector<Mask> masks; // The cells that can be pressed, last cell first.
    std::vector<Mask> cells;
    for (int place = small.cells() - 1; place >= 0; --place) {
        const int row = place / small.columns;
        const int column = place % small.columns;
        if ((small.bit(row, column) & small.sealed) != 0)
            continue;
        masks.push_back(pressMask(small, row, column));
        cells.push_back(small.bit(row, column));
    }
    Truth truth{std::vector<Mask>(small.states(), Truth::none), {}, {}, {}};
    Mask state = 0;
    Mask presses = 0;
    for (Mask count = 0; count < Mask{1} << masks.size(); ++count) {
        if (count != 0) { // Gray code: one press more or less at a time.
            const auto changed = static_cast<std::size_t>(std::countr_zero(count));
            presses ^= cells[changed];
            state ^= masks[changed];
        }
        Mask& best = truth.best[state];
        const int size = std::popcount(presses);
        if (best == Truth::none || size < std::popcount(best) || (size == std::popcount(best) && presses > best))
            best = presses;
        if (state == 0)
            truth.quiet.push_back(presses);
    }
    for (Mask pattern = 0; pattern < small.states(); ++pattern)
        if (std::all_of(masks.begin(), masks.end(), [&](Mask mask) { return std::popcount(mask & pattern) % 2 == 0; }))
            truth.conditions.push_back(pattern);
    truth.repair = repairsOf(small, truth.best);
    return truth;
}

BitGrid gridOf(const Small& small, Mask mask) {
    BitGrid grid(small.rows, small.columns);
    for (int r = 0; r < small.rows; ++r)
        for (int c = 0; c < small.columns; ++c)
            grid.set({r, c}, (mask & small.bit(r, c)) != 0);
    return grid;
}

Mask maskOf(const Small& small, const BitGrid& grid) {
    Mask mask = 0;
    grid.forEach([&](Cell cell) { mask |= small.bit(cell.row, cell.column); });
    return mask;
}

void expectOptimum(const Small& small, const Truth& truth, Mask state, const Optimum& optimum) {
    ASSERT_EQ(optimum.presses(), gridOf(small, truth.best[state]));
    ASSERT_EQ(optimum.moves(), std::popcount(truth.best[state]));
    ASSERT_TRUE(optimum.exact());
    ASSERT_EQ(optimum.lowerBound(), optimum.moves());
}

void expectWhy(const Small& small, const Truth& truth, Mask state, const Unsolvable& why) {
    const Mask witness = maskOf(small, why.witness);
    ASSERT_TRUE(std::binary_search(truth.conditions.begin(), truth.conditions.end(), witness));
    ASSERT_EQ(std::popcount(witness & state) % 2, 1);
    for (const Mask condition : truth.conditions)
        if (std::popcount(condition & state) % 2 == 1) {
            ASSERT_LE(std::popcount(witness), std::popcount(condition));
        }

    const Mask repair = maskOf(small, why.repair);
    ASSERT_TRUE(why.repairExact);
    ASSERT_NE(truth.best[state ^ repair], Truth::none);
    ASSERT_EQ(std::popcount(repair), truth.repair[state]);
}

/// \param step checks only every `step`th state. \param unsolvableStep among these, checks unsolvable ones only at
/// multiples of this.
void expectTruth(const Small& small, Mask step = 1, Mask unsolvableStep = 1) {
    const Truth truth = truthOf(small);
    const BitGrid none(small.rows, small.columns);
    const Board shape(none, none, gridOf(small, small.sealed));
    const Solver solver(test::puzzle(shape, small.rules));
    if (small.sealed == 0) {
        ASSERT_EQ(truth.conditions.size(), truth.quiet.size()) << "rows and columns of a matrix have the same rank";
    }
    ASSERT_EQ(std::size_t{1} << solver.quiet().size(), truth.quiet.size());
    for (Mask state = 0; state < small.states(); state += step) {
        if (truth.best[state] == Truth::none && state % unsolvableStep != 0)
            continue;
        const Answer answer = solver.solve(shape.withLight(gridOf(small, state)));
        ASSERT_EQ(solver.solvable(shape.withLight(gridOf(small, state))), answer.solvable());
        ASSERT_EQ(answer.solvable(), truth.best[state] != Truth::none) << state;
        if (answer.solvable())
            expectOptimum(small, truth, state, *answer.result);
        else
            expectWhy(small, truth, state, answer.result.error());
        ASSERT_FALSE(testing::Test::HasFatalFailure()) << small.rows << "x" << small.columns << ", state " << state;
    }
}

using RulesParam = std::tuple<Stamp, Surface>;
class SolverTruth : public testing::TestWithParam<RulesParam> {
protected:
    [[nodiscard]] static Rules rules() { return {std::get<0>(GetParam()), std::get<1>(GetParam())}; }
};

TEST_P(SolverTruth, AllBoardsUpToThreeByThree) {
    for (int rows = 1; rows <= 3; ++rows)
        for (int columns = 1; columns <= 3; ++columns)
            expectTruth({rows, columns, rules()});
}

TEST_P(SolverTruth, NarrowBoards) {
    for (int length = 4; length <= 7; ++length) {
        expectTruth({1, length, rules()});
        expectTruth({length, 1, rules()});
    }
    expectTruth({2, 4, rules()});
    expectTruth({4, 2, rules()});
    expectTruth({3, 4, rules()});
    expectTruth({4, 3, rules()});
    expectTruth({5, 2, rules()});
}

TEST_P(SolverTruth, AllBoardsOfFourByFour) {
    expectTruth({4, 4, rules()});
}

TEST_P(SolverTruth, SomeBoardsOfThreeByFive) {
    expectTruth({3, 5, rules()}, 7);
    expectTruth({5, 3, rules()}, 7);
}

INSTANTIATE_TEST_SUITE_P(Rules, SolverTruth,
                         testing::Combine(testing::ValuesIn(classicStamps), testing::ValuesIn(allSurfaces)),
                         [](const testing::TestParamInfo<RulesParam>& param) {
                             return std::string(name(std::get<0>(param.param))) + "_" +
                                    std::string(name(std::get<1>(param.param)));
                         });

/// All boards; with sanitizers or without optimisation, which take at least five times as long, every seventh.
TEST(SolverTruthOnThePlane, SolvableBoardsOfFiveByFive) {
#if defined(__SANITIZE_ADDRESS__) || !defined(__OPTIMIZE__)
    constexpr Mask step = 7;
#else
    constexpr Mask step = 1;
#endif
    expectTruth({5, 5, {}}, step, 61);
}

TEST_P(SolverTruth, BoardsWithSealedCells) {
    std::uint32_t state = 7;
    const auto next = [&state](std::uint32_t bound) {
        return (state = state * 1664525U + 1013904223U) / 65536 % bound;
    };
    for (int round = 0; round < 12; ++round) {
        const int rows = static_cast<int>(1 + next(4));
        const int columns = static_cast<int>(1 + next(3));
        // Few sealed cells at first, in the end all but one may be.
        Mask sealed = 0;
        for (int cell = 1; cell < rows * columns; ++cell)
            sealed |= Mask{next(12) <= static_cast<std::uint32_t>(round)} << cell;
        if (sealed == 0 && rows * columns > 1)
            sealed = 1;
        expectTruth({rows, columns, rules(), rows * columns == 1 ? 0 : sealed});
    }
    expectTruth({4, 4, rules(), 0b0110'0000'0000'0110}, 5);
    expectTruth({4, 4, rules(), 0b0101'1010'0101'1010}, 5);
}

constexpr bool isSanitized =
#if defined(__SANITIZE_ADDRESS__)
    true; // Takes five times as long.
#else
    false;
#endif

class AnyStampTruth : public testing::TestWithParam<Surface> {};

/// Every stamp that can be drawn in 3 × 3, on every board up to 4 × 4: all states of those with up to 9 cells, a sample
/// of the others.
TEST_P(AnyStampTruth, EveryStampOfThreeByThree) {
    for (std::uint32_t drawing = 1; drawing < 512; drawing += isSanitized ? 7 : 1) {
        std::uint32_t bits = 0;
        for (unsigned cell = 0; cell < 9; ++cell)
            if ((drawing >> cell & 1U) != 0)
                bits |= 1U << ((cell / 3 + 1) * 5 + cell % 3 + 1);
        const Rules rules{*Stamp::fromBits(bits), GetParam()};
        for (int rows = 1; rows <= 4; ++rows)
            for (int columns = 1; columns <= 4; ++columns) {
                const bool whole = rows * columns <= 9;
                ASSERT_NO_FATAL_FAILURE(expectTruth({rows, columns, rules}, whole ? 1 : 1201)) << name(rules.stamp);
            }
    }
}

/// Stamps that need all of 5 × 5, from a fixed seed, and the row and column of the board.
TEST_P(AnyStampTruth, SomeStampsOfFiveByFive) {
    std::uint32_t state = 23;
    const auto next = [&state] { return (state = state * 1664525U + 1013904223U) >> 7; };
    std::vector<Stamp> stamps{Stamp::Knight, Stamp::Ring, Stamp::Lines, Stamp::OpenLines};
    while (stamps.size() < (isSanitized ? 10 : 60))
        if (const auto stamp = Stamp::fromBits((stamps.size() % 2 == 0 ? next() : next() & next()) & 0x1FFFFFF))
            stamps.push_back(*stamp);
    for (const Stamp stamp : stamps)
        for (const auto& [rows, columns] : {std::pair{1, 1}, {1, 5}, {2, 2}, {5, 2}, {3, 3}, {3, 4}, {4, 4}, {5, 3}}) {
            const bool whole = rows * columns <= 10;
            ASSERT_NO_FATAL_FAILURE(expectTruth({rows, columns, {stamp, GetParam()}}, whole ? 1 : 601)) << name(stamp);
        }
}

/// Sealed cells as well.
TEST_P(AnyStampTruth, SomeStampsWithSealedCells) {
    std::uint32_t state = 29;
    const auto next = [&state] { return (state = state * 1664525U + 1013904223U) >> 7; };
    for (int round = 0; round < 40; ++round) {
        const Stamp stamp = Stamp::fromBits(next() & 0x1FFFFFF).value_or(Stamp::Ring);
        ASSERT_NO_FATAL_FAILURE(expectTruth({3, 4, {stamp, GetParam()}, next() & 0xFFE}, 37)) << name(stamp);
    }
}

INSTANTIATE_TEST_SUITE_P(Surfaces, AnyStampTruth, testing::ValuesIn(allSurfaces),
                         [](const testing::TestParamInfo<Surface>& param) { return std::string(name(param.param)); });

/// Boards with holes: a hole is a cell that no press changes and that is never pressed.
TEST(SolverTruthWithHoles, SomeBoardsUpToFourByFour) {
    std::uint32_t state = 11;
    for (int round = 0; round < 60; ++round) {
        const auto next = [&state](std::uint32_t bound) {
            return (state = state * 1664525U + 1013904223U) / 65536 % bound;
        };
        const Small small{static_cast<int>(2 + next(3)),
                          static_cast<int>(2 + next(3)),
                          {classicStamps[next(3)], allSurfaces[next(6)]}};
        Mask holes = 0;
        for (int cell = 1; cell < small.cells(); ++cell)
            holes |= Mask{next(4) == 0} << cell;
        const BitGrid gaps = gridOf(small, holes);

        std::vector<Mask> masks; // Without those of holes.
        for (int place = 0; place < small.cells(); ++place)
            if (!gaps.test({place / small.columns, place % small.columns}))
                masks.push_back(pressMask(small, place / small.columns, place % small.columns) & ~holes);
        std::vector<int> fewest(small.states(), -1); // Breadth-first search from the dark board.
        std::vector<Mask> queue{0};
        fewest[0] = 0;
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (const Mask mask : masks)
                if (const Mask reached = queue[i] ^ mask; fewest[reached] < 0) {
                    fewest[reached] = fewest[queue[i]] + 1;
                    queue.push_back(reached);
                }

        const Solver solver(test::puzzle(Board(BitGrid(small.rows, small.columns), gaps), small.rules));
        for (Mask lights = 0; lights < small.states(); ++lights) {
            if ((lights & holes) != 0 || next(16) != 0)
                continue;
            const Answer answer = solver.solve(Board(gridOf(small, lights), gaps));
            ASSERT_EQ(answer.solvable(), fewest[lights] >= 0) << round;
            if (answer.solvable()) {
                ASSERT_EQ(answer.result->moves(), fewest[lights]) << round;
                ASSERT_TRUE(answer.result->exact());
            }
        }
    }
}

} // namespace
} // namespace lights
