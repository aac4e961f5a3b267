// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Switching.hpp"

#include "lights/Boards.hpp"
#include "lights/Generators.hpp"
#include "lights/solver/Elimination.hpp"
#include "lights/solver/Optimum.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>

/// Holds switching lines against the other proofs, which share nothing with it but the quiet patterns.
namespace lights {
namespace {

constexpr std::uint64_t plenty = std::uint64_t{1} << 40;

/// The quiet space of boards of one shape.
struct SwitchedBoard {
    CellNumbers cells;
    QuietSpace quiet;

    SwitchedBoard(const Board& board, const Rules& rules)
        : cells(board)
        , quiet(Elimination(PressMatrix(board, rules, cells)).kernel()) {}
    SwitchedBoard(int rows, int columns, const Rules& rules)
        : SwitchedBoard(test::dark(rows, columns), rules) {}

    /// The lightest of `presses` + quiet patterns, proven by transforms or by meeting in the middle.
    [[nodiscard]] Lightest otherwise(const Words& presses) const {
        const SolveControl control{plenty, {}, {}};
        Meter meter(control, 1);
        std::vector<Divisions> divisions = divisionsOf(quiet, cells);
        for (Divisions& each : divisions)
            each.switching.reset();
        return lightest(quiet, divisions, cells, presses, meter);
    }
};

/// Each cell with the same probability, in 255ths.
Words randomWords(std::size_t size, std::uint64_t share, puzzle::Random& random) {
    Words words(wordsFor(size));
    for (std::size_t i = 0; i < size; ++i)
        if (random.below(255) < share)
            flipBit(words, i);
    return words;
}

std::vector<bool> on(const Block& block, const Words& presses) {
    std::vector<bool> pressed(block.cells.size());
    for (std::size_t i = 0; i < pressed.size(); ++i)
        pressed[i] = bitAt(presses, block.cells[i]);
    return pressed;
}

Words asWords(const std::vector<bool>& pressed) {
    Words words(wordsFor(pressed.size()));
    for (std::size_t i = 0; i < pressed.size(); ++i)
        if (pressed[i])
            flipBit(words, i);
    return words;
}

Switched switched(const Switching& switching, const std::vector<bool>& pressed, std::uint64_t share = plenty) {
    const SolveControl control{plenty, {}, {}};
    Meter meter(control, 1);
    return switchLines(switching, pressed, share, meter);
}

/// The blocks of a shape that can be divided into lines, compared on some boards. \returns how many there are.
int compareBlocks(const SwitchedBoard& shape, std::size_t largestRank, puzzle::Random& random) {
    int compared = 0;
    for (const Block& block : shape.quiet.blocks()) {
        if (block.rank() > largestRank)
            continue;
        const auto switching = findSwitching(shape.quiet, block, shape.cells);
        if (!switching)
            continue;
        for (const std::uint64_t share : {40U, 128U, 230U}) {
            const Words presses = randomWords(shape.cells.size(), share, random);
            const Lightest wanted = shape.otherwise(presses);
            const Words onBlock = asWords(on(block, wanted.presses));
            const Switched found = switched(*switching, on(block, presses));
            EXPECT_EQ(found.bound, weight(onBlock));
            EXPECT_EQ(weight(found.presses), weight(onBlock));
            EXPECT_EQ(found.presses, onBlock) << "not the first of the optima";
        }
        ++compared;
    }
    return compared;
}

TEST(Switching, AgreesWithOtherProofsOnEverySurface) {
    puzzle::Random random("switching");
    for (const Surface surface : allSurfaces) {
        int compared = 0;
        for (int rows = 2; rows <= 12; ++rows)
            for (int columns = 2; columns <= 12; ++columns) {
                SCOPED_TRACE(std::to_string(rows) + "x" + std::to_string(columns) + " " + std::string(name(surface)));
                compared += compareBlocks({rows, columns, {Stamp::Square, surface}}, 16, random);
            }
        EXPECT_GT(compared, 20) << name(surface);
    }
}

/// These blocks of more than 20 patterns come after smaller ones, which had been minimised before.
TEST(Switching, AgreesWithOtherProofsOnLargeBlocks) {
    struct Shape {
        int rows;
        int columns;
        Surface surface;
    };
    puzzle::Random random("switching/large");
    for (const Shape& shape :
         {Shape{17, 17, Surface::Plane}, Shape{11, 20, Surface::Plane}, Shape{8, 12, Surface::Cylinder},
          Shape{5, 18, Surface::Moebius}, Shape{12, 12, Surface::Projective}, Shape{9, 9, Surface::Klein}}) {
        SCOPED_TRACE(std::to_string(shape.rows) + "x" + std::to_string(shape.columns));
        const SwitchedBoard fixture(shape.rows, shape.columns, {Stamp::Square, shape.surface});
        EXPECT_GT(fixture.quiet.blocks().back().rank(), 20U);
        const auto switching = findSwitching(fixture.quiet, fixture.quiet.blocks().back(), fixture.cells);
        ASSERT_TRUE(switching);
        const Words presses = randomWords(fixture.cells.size(), 128, random);
        const Lightest wanted = fixture.otherwise(presses);
        ASSERT_EQ(wanted.bound, weight(wanted.presses)) << "not proven otherwise";
        const SolveControl control{plenty, {}, {}};
        Meter meter(control, 1);
        const Lightest found =
            lightest(fixture.quiet, divisionsOf(fixture.quiet, fixture.cells), fixture.cells, presses, meter);
        EXPECT_EQ(found.presses, wanted.presses);
        EXPECT_EQ(found.bound, wanted.bound);
    }
}

/// Holes, sealed cells and drawn stamps leave lines of all kinds.
RC_GTEST_PROP(SwitchingProperty, AgreesWithOtherProofs, ()) {
    const Puzzle puzzle = test::anyPuzzle(9);
    const SwitchedBoard shape(puzzle.start(), puzzle.rules());
    puzzle::Random random(std::to_string(*rc::gen::arbitrary<int>()));
    compareBlocks(shape, 14, random);
}

TEST(Switching, BoundGrowsWithBudgetAndHolds) {
    const SwitchedBoard fixture(12, 12, {Stamp::Square, Surface::Torus});
    const Block& block = fixture.quiet.blocks().back();
    const auto switching = findSwitching(fixture.quiet, block, fixture.cells);
    ASSERT_TRUE(switching);
    EXPECT_EQ(switching->classes.size(), 3U);
    puzzle::Random random("switching/budget");
    const std::vector<bool> pressed = on(block, randomWords(fixture.cells.size(), 128, random));
    const Switched whole = switched(*switching, pressed);
    EXPECT_EQ(whole.bound, weight(whole.presses));
    std::size_t before = 0;
    int partial = 0;
    for (std::uint64_t share = *tableSteps(*switching); share < std::uint64_t{1} << 24; share *= 2) {
        const Switched cut = switched(*switching, pressed, share);
        EXPECT_GE(cut.bound, before);
        EXPECT_LE(cut.bound, whole.bound);
        EXPECT_GE(weight(cut.presses), whole.bound);
        before = cut.bound;
        partial += cut.bound < whole.bound ? 1 : 0;
    }
    EXPECT_EQ(before, whole.bound);
    EXPECT_GT(partial, 0);
}

TEST(Switching, CancelledCallKeepsASolution) {
    const SwitchedBoard fixture(12, 12, {Stamp::Square, Surface::Torus});
    const Block& block = fixture.quiet.blocks().back();
    const auto switching = findSwitching(fixture.quiet, block, fixture.cells);
    std::stop_source source;
    source.request_stop();
    const SolveControl control{plenty, source.get_token(), {}};
    Meter meter(control, 1);
    const std::vector<bool> pressed(block.cells.size(), true);
    const Switched cut = switchLines(*switching, pressed, plenty, meter);
    EXPECT_EQ(cut.bound, 0U);
    // What was added is a quiet pattern.
    Words whole(wordsFor(fixture.cells.size()));
    for (std::size_t i = 0; i < pressed.size(); ++i)
        if (bitAt(cut.presses, i) != pressed[i])
            flipBit(whole, block.cells[i]);
    fixture.quiet.normalise(whole);
    Words nothing(whole.size());
    fixture.quiet.normalise(nothing);
    EXPECT_EQ(whole, nothing);
}

/// A board whose optimum had been given as 33, with proof.
TEST(Switching, EarlierBlocksStayAtTheirLightest) {
    const Rules rules{Stamp::Square, Surface::Cylinder};
    const BitGrid presses = test::cells({"###.....#", ".........", ".#....#.#", "#..#...#.", ".#......#", "##.#.....",
                                         "#.....#..", ".#...#..#", ".....#...", "......###", "#........"});
    const Answer answer = solve(test::puzzle(test::pressed(test::dark(11, 9), rules, presses), rules));
    ASSERT_TRUE(answer.solvable());
    EXPECT_EQ(answer.result->moves(), 25);
    EXPECT_TRUE(answer.result->exact());
    EXPECT_EQ(answer.result->presses(), presses);
}

} // namespace
} // namespace lights
