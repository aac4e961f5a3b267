// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/LongMeet.hpp"

#include "lights/Boards.hpp"
#include "lights/solver/Elimination.hpp"
#include "lights/solver/PointWeights.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

/// The method of long proofs, forced on small boards and compared with trying every solution; what is known of larger
/// ones.
namespace lights {
namespace {

using test::dark;
using test::lit;
using test::puzzle;

constexpr std::uint64_t plenty = std::uint64_t{1} << 40;

struct Case {
    Rules rules;
    int rows;
    int columns;
};

/// One block of quiet patterns with all of the solutions on it.
struct Fixture {
    CellNumbers cells;
    QuietSpace quiet;
    const Block& block;
    Split split;

    explicit Fixture(const Case& shape)
        : cells(dark(shape.rows, shape.columns))
        , quiet(Elimination(PressMatrix(dark(shape.rows, shape.columns), shape.rules, cells)).kernel())
        , block(quiet.blocks().front())
        , split(findSplit(quiet, block, cells).value()) {}

    /// The solutions to which this set of presses belongs.
    [[nodiscard]] std::vector<bool> normal(Words presses) const {
        quiet.normalise(presses);
        std::vector<bool> pressed;
        for (const std::size_t cell : block.cells)
            pressed.push_back(bitAt(presses, cell));
        return pressed;
    }
    /// Those that press the whole board dark.
    [[nodiscard]] std::vector<bool> allOn(const Case& shape) const {
        return normal(cells.pack(solveAny(puzzle(lit(shape.rows, shape.columns), shape.rules)).value()));
    }
    [[nodiscard]] std::vector<bool> random(puzzle::Random& random) const {
        Words presses(wordsFor(cells.size()));
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (random.below(2) == 0)
                flipBit(presses, i);
        return normal(std::move(presses));
    }
    [[nodiscard]] SymmetricClasses classes(const std::vector<bool>& pressed) const {
        return {split, pressed, blockSymmetries(split, block, cells, pressed)};
    }
    [[nodiscard]] SymmetricClasses withoutSymmetry(const std::vector<bool>& pressed) const {
        auto symmetries = blockSymmetries(split, block, cells, pressed);
        symmetries.resize(1, symmetries.front());
        return {split, pressed, std::move(symmetries)};
    }
};

std::size_t weightOf(const Split& split, const std::vector<bool>& pressed, Word coefficients) {
    std::size_t weight = 0;
    for (std::size_t i = 0; i < pressed.size(); ++i)
        weight += product(coefficients, split.parts[i]) != pressed[i] ? 1 : 0;
    return weight;
}

/// All lightest solutions.
std::vector<Word> tryAll(const Split& split, const std::vector<bool>& pressed, std::size_t rank) {
    std::size_t least = pressed.size();
    std::vector<Word> optima;
    for (Word c = 0; c < Word{1} << rank; ++c) {
        const std::size_t weight = weightOf(split, pressed, c);
        if (weight < least)
            optima.clear();
        least = std::min(least, weight);
        if (weight == least)
            optima.push_back(c);
    }
    return optima;
}

LongMet meetWith(const SymmetricClasses& classes, std::uint64_t points) {
    const SolveControl control{plenty, {}, {}};
    Meter meter(control, plenty);
    return meetLong(classes, 0, plenty, points, meter);
}

class LongMeetTest : public testing::TestWithParam<Case> {};

TEST_P(LongMeetTest, FindsAllOptimaThatBruteForceFinds) {
    const Fixture fixture(GetParam());
    puzzle::Random random(7);
    for (int round = 0; round < 9; ++round) {
        const std::vector<bool> pressed = round == 0 ? fixture.allOn(GetParam()) : fixture.random(random);
        const std::vector<Word> wanted = tryAll(fixture.split, pressed, fixture.block.rank());
        for (const SymmetricClasses& classes : {fixture.classes(pressed), fixture.withoutSymmetry(pressed)}) {
            const LongMet found = meetWith(classes, plenty);
            ASSERT_TRUE(found.met.complete);
            EXPECT_EQ(found.met.weight, weightOf(fixture.split, pressed, wanted.front())) << round;
            EXPECT_EQ(found.met.bound, found.met.weight);
            EXPECT_EQ(found.met.coefficients, wanted.front());
            EXPECT_EQ(found.optima, wanted);
        }
    }
}

/// Whatever is cut short, the bound holds, and what is said to be proven is true.
TEST_P(LongMeetTest, ShortListsProveNothingWrong) {
    const Fixture fixture(GetParam());
    puzzle::Random random(8);
    for (const std::uint64_t points : {1U, 3U, 10U, 30U}) {
        const std::vector<bool> pressed = points == 3 ? fixture.allOn(GetParam()) : fixture.random(random);
        const std::vector<Word> optima = tryAll(fixture.split, pressed, fixture.block.rank());
        const std::size_t least = weightOf(fixture.split, pressed, optima.front());
        const LongMet found = meetWith(fixture.classes(pressed), points);
        EXPECT_LE(found.met.bound, least);
        EXPECT_GE(found.met.weight, least);
        EXPECT_EQ(found.met.weight, weightOf(fixture.split, pressed, found.met.coefficients));
        if (found.met.complete) {
            EXPECT_EQ(found.optima, optima);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Shapes, LongMeetTest,
    testing::Values(Case{{Stamp::Plus, Surface::Plane}, 4, 4}, Case{{Stamp::Plus, Surface::Plane}, 9, 9},
                    Case{{Stamp::Plus, Surface::Plane}, 11, 11}, Case{{Stamp::Plus, Surface::Plane}, 14, 14},
                    Case{{Stamp::Plus, Surface::Torus}, 10, 10}, Case{{Stamp::Plus, Surface::Torus}, 6, 6}));

TEST(LightPoints, AreAllUpToTheLimit) {
    const Case shape{{}, 39, 39};
    const Fixture fixture(shape);
    const std::vector<bool> pressed = fixture.allOn(shape);
    const SymmetricClasses classes = fixture.classes(pressed);
    EXPECT_EQ(classes.symmetries().size(), 8U);
    const SolveControl control{plenty, {}, {}};
    Meter meter(control, plenty);
    for (std::size_t number = 0; number < 4; ++number) {
        const PointPresses presses(classes[number], pressed);
        std::map<std::size_t, std::uint64_t> counts;
        for (std::uint32_t point = 0; point < std::uint32_t{1} << classes[number].rank(); ++point)
            ++counts[presses.weight(point)];
        const auto points = LightPoints::find(classes, number, 100, meter);
        ASSERT_TRUE(points);
        EXPECT_EQ(points->least(), counts.begin()->first);
        std::uint64_t kept = 0;
        for (std::size_t weight = 0; weight <= points->limit(); ++weight) {
            EXPECT_EQ(points->count(weight), counts[weight]) << weight;
            for (const std::uint32_t point : points->with(weight))
                EXPECT_EQ(presses.weight(point), weight);
            kept += points->with(weight).size();
        }
        EXPECT_LE(kept, 100U);
        EXPECT_LT(points->limit(), counts.rbegin()->first) << "some were dropped";
    }
}

struct Known {
    int size;
    std::size_t optimum;                ///< Without the cells that lie in no quiet pattern: 1 on 39×39, 5 on 47×47.
    std::array<std::uint64_t, 2> pairs; ///< Visited if no symmetry is used.
    int half;
    std::size_t halfOptimum;
};

/// Figures of another program, which looks at the same layers in its own way.
TEST(LongMeet, VisitsKnownNumberOfPairs) {
    for (const Known& known : {Known{39, 560, {248, 184}, 19, 141}, Known{47, 966, {11792, 22592}, 23, 231}}) {
        const Case shape{{}, known.size, known.size};
        const Fixture fixture(shape);
        const std::vector<bool> pressed = fixture.allOn(shape);
        const LongMet found = meetWith(fixture.withoutSymmetry(pressed), plenty);
        EXPECT_EQ(found.met.weight, known.optimum);
        EXPECT_EQ(found.pairs, known.pairs) << known.size;
        const SymmetricClasses classes = fixture.classes(pressed);
        const LongMet symmetric = meetWith(classes, plenty);
        EXPECT_EQ(symmetric.optima, found.optima);
        EXPECT_LT(symmetric.pairs[0] + symmetric.pairs[1], found.pairs[0] + found.pairs[1]);

        // The cells with even row and column (counted from 1) behave like the board of half the size.
        const SolveControl control{plenty, {}, {}};
        Meter meter(control, plenty);
        for (std::size_t number = 0; number < 4; ++number)
            if (classes[number].members.size() == static_cast<std::size_t>(known.half * known.half)) {
                EXPECT_EQ(LightPoints::find(classes, number, 100, meter)->least(), known.halfOptimum);
            }
    }
}

TEST(LongMeet, SpendsStepsOnPairs) {
    const Case shape{{}, 47, 47};
    const Fixture fixture(shape);
    const SymmetricClasses classes = fixture.withoutSymmetry(fixture.allOn(shape));
    const auto meetWithin = [&](std::uint64_t share) {
        const SolveControl control{plenty, {}, {}};
        Meter meter(control, plenty);
        const LongMet found = meetLong(classes, 0, share, plenty, meter);
        return std::pair(found.pairs[0] + found.pairs[1], plenty - meter.left());
    };
    const auto [few, stepsOfFew] = meetWithin(longProofSteps(classes));
    const auto [all, stepsOfAll] = meetWithin(plenty);
    ASSERT_GT(all, 2 * few);
    constexpr std::uint64_t wordsPerPair = (47 * 47 / 4 + 63) / 64; // A step stands for four words.
    EXPECT_GE(stepsOfAll - stepsOfFew, (all - few) * wordsPerPair / 4);
}

TEST(LongMeet, SymmetriesAreThoseOfTheLights) {
    const Case shape{{}, 19, 19};
    const Fixture fixture(shape);
    BitGrid grid(19, 19);
    const auto count = [&](std::initializer_list<Cell> presses) {
        for (const Cell cell : presses)
            grid.flip(cell);
        const std::vector<bool> pressed = fixture.normal(fixture.cells.pack(grid));
        return blockSymmetries(fixture.split, fixture.block, fixture.cells, pressed).size();
    };
    EXPECT_EQ(count({}), 8U);
    EXPECT_EQ(count({{9, 9}}), 8U);
    EXPECT_EQ(count({{2, 9}}), 2U) << "left and right";
    EXPECT_EQ(count({{2, 9}, {5, 5}}), 2U) << "the diagonal";
    EXPECT_EQ(count({{1, 4}}), 1U);
}

/// Memory is what allows a long proof; a budget alone does not begin one.
TEST(LongProof, IsOfferedAndBegunOnlyWithMemory) {
    const Puzzle allOn = puzzle(lit(79, 79));
    SolveControl control;
    control.budget = std::uint64_t{1} << 22;
    const Answer answer = solve(allOn, control);
    ASSERT_TRUE(answer.solvable());
    EXPECT_FALSE(answer.result->exact());
    ASSERT_TRUE(answer.result->longProof());
    const LongProof needs = *answer.result->longProof();
    EXPECT_GT(needs.steps, std::uint64_t{1} << 32);
    EXPECT_GT(needs.mostBytes, needs.bytes);
    EXPECT_LT(needs.mostBytes, std::uint64_t{1} << 30);

    control.memory = needs.bytes - 1;
    const Answer refused = solve(allOn, control);
    EXPECT_EQ(refused.result->presses(), answer.result->presses());
    EXPECT_EQ(refused.result->lowerBound(), answer.result->lowerBound());
    EXPECT_EQ(refused.result->longProof(), needs);

    control.memory = needs.bytes;
    EXPECT_EQ(solve(allOn, control).result->presses(), answer.result->presses()) << "the budget is too small";
}

/// Most of the budget is kept for the proof; here that is still too little to begin it.
TEST(LongProof, SearchBeforeItIsShort) {
    const Puzzle allOn = puzzle(lit(79, 79));
    SolveControl control;
    control.budget = std::uint64_t{1} << 28;
    int reports = 0;
    control.progress = [&](double) { ++reports; };
    const Answer impatient = solve(allOn, control);
    const int whole = std::exchange(reports, 0);
    control.memory = impatient.result->longProof().value().bytes;
    EXPECT_FALSE(solve(allOn, control).result->exact());
    EXPECT_GT(reports, 0);
    EXPECT_LT(2 * reports, whole);
}

TEST(LongProof, IsNotOfferedWhereItIsNotNeededOrImpossible) {
    EXPECT_FALSE(solve(puzzle(lit(39, 39))).result->longProof());
    SolveControl control;
    control.budget = std::uint64_t{1} << 20;
    EXPECT_FALSE(solve(puzzle(lit(31, 31), {Stamp::Plus, Surface::Torus}), control).result->longProof());
}

TEST(LongProof, CanBeCancelled) {
    std::stop_source stop;
    double before = 0;
    int reports = 0;
    SolveControl control;
    control.budget = plenty;
    control.memory = std::uint64_t{1} << 28;
    control.stop = stop.get_token();
    control.progress = [&](double fraction) {
        EXPECT_GE(fraction, before);
        before = fraction;
        if (++reports == 20) // The search before the proof has ended.
            stop.request_stop();
    };
    const Answer answer = solve(puzzle(lit(79, 79)), control);
    EXPECT_TRUE(answer.cancelled);
    EXPECT_LE(reports, 21);
    EXPECT_FALSE(answer.result->exact());
    EXPECT_TRUE(answer.result->longProof());
    EXPECT_TRUE(test::solves(puzzle(lit(79, 79)), answer.result->presses()));
}

} // namespace
} // namespace lights
