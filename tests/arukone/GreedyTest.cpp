// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/greedy/Greedy.hpp"

#include "arukone/Boards.hpp"
#include "arukone/PlainGreedy.hpp"
#include "arukone/ShareCode.hpp"
#include "arukone/SolverBoards.hpp"
#include "arukone/greedy/Program.hpp"
#include "arukone/greedy/TrapLemma.hpp"
#include "arukone/solver/Frontier.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <vector>

/// Checks the simple program, and what is proven about it, against known boards and against trying everything.
namespace arukone {
namespace {

using test::board;
using test::canSucceed;
using test::forEachTwoPairBoard;
using test::randomBoard;
using test::rowsOf;
using testing::ElementsAre;

Board anyBoard(const std::string& rows) {
    return board(rows, Fill::Any);
}

/// The only solution of a board whose cells may stay empty; throws if it has another number of them.
Cables onlySolution(const Board& board) {
    const Board any = board.withFill(Fill::Any);
    if (!countSolutions(any).unique())
        throw std::logic_error("a test's board has not just one solution");
    return *shortestSolution(any).cables;
}

/// The numbers of a judgement, counted from 1 as on boards, 0 for none.
std::vector<int> culprits(const Judgement& judgement) {
    return {judgement.blocker.value_or(-1) + 1, judgement.victim.value_or(-1) + 1};
}

/// Whether a witness is a run of the program: each time the nearest pair, by a shortest path, until all are joined.
bool isRun(const Board& board, const Witness& witness) {
    RoutingGrid grid(board);
    for (const int pair : witness.order) {
        const auto next = nextPair(grid);
        const Cable& cable = witness.cables[static_cast<std::size_t>(pair)];
        const auto cells = cellsOf(board, cable);
        if (!next || next->pair != pair || !cells || cable.length() != next->distance)
            return false;
        for (const Cell cell : *cells)
            grid.use(board.indexOf(cell));
    }
    return isSolution(board.withFill(Fill::Any), witness.cables);
}

TEST(Program, JoinsTheNearestPairFirstThenTheSmallestNumber) {
    const ProgramRun run = runProgram(anyBoard("1...1/22.33/....."));
    EXPECT_TRUE(run.solves());
    EXPECT_THAT(run.order, ElementsAre(1, 2, 0));
    EXPECT_EQ(run.cables[0].word, "RRRR");
}

TEST(Program, PrefersUpThenRightThenDownThenLeft) {
    EXPECT_EQ(runProgram(anyBoard("1.../..../...1")).cables[0].word, "RRRDD");
    EXPECT_EQ(runProgram(anyBoard("...1/..../1...")).cables[0].word, "DDLLL");
    EXPECT_EQ(runProgram(anyBoard("..2../.1.1./..2..")).cables[0].word, "RR");
    EXPECT_EQ(runProgram(anyBoard("...../1._.1/.....")).cables[0].word, "URRRRD");
}

TEST(Program, ReportsTheSmallestPairThatItCannotJoin) {
    const ProgramRun run = runProgram(anyBoard("12.3/..../3.21"));
    EXPECT_FALSE(run.solves());
    EXPECT_THAT(run.order, ElementsAre(1));
    EXPECT_EQ(run.stuckAt, 0);
    EXPECT_TRUE(run.cables[0].empty());
    EXPECT_TRUE(run.cables[2].empty());
}

TEST(Program, GoesOnFromAState) {
    const Board start = anyBoard("1...1/22.33/.....");
    RoutingGrid grid(start);
    for (const int cell : {0, 1, 2, 3, 4})
        grid.use(cell);
    EXPECT_THAT(runProgram(grid).order, ElementsAre(1, 2));
}

TEST(Program, DoesNotCareAboutEmptyCells) {
    const Board full = board("1..2/...1/.2../....", Fill::All);
    EXPECT_EQ(runProgram(full).order, runProgram(full.withFill(Fill::Any)).order);
}

TEST(TrapLemma, FindsTheBlockerAndTheVictim) {
    EXPECT_EQ(findTrap(anyBoard("1..2/...1/.2../....")), (Trap{0, 1}));
    EXPECT_EQ(findTrap(anyBoard("21../..2./1...")), (Trap{0, 1}));
    EXPECT_TRUE(findTrap(anyBoard("...../.32../..3../...../121..")));
    EXPECT_EQ(findTrap(anyBoard("1..1/.22./....")), std::nullopt);
}

TEST(TrapLemma, DoesNotHoldIfAnotherPairMayBeInTheWay) {
    EXPECT_EQ(findTrap(anyBoard(".1..2/....1/.323./.....")), (Trap{0, 1}));
    EXPECT_EQ(findTrap(anyBoard(".2..3/....2/.131./.....")), std::nullopt); // Now 1 may go first, above 3.
}

TEST(TrapLemma, GivesUpBeyondItsNumberOfPaths) {
    const Board trap = anyBoard("1..2/...1/.2../....");
    const SearchControl control;
    SearchMeter meter(control);
    EXPECT_TRUE(findTrap(RoutingGrid(trap), 3, meter)); // As many as there are.
    EXPECT_FALSE(findTrap(RoutingGrid(trap), 2, meter));
}

TEST(TrapLemma, HoldsFromAState) {
    const Board start = anyBoard("3....3/..1..2/.....1/...2../....../......");
    RoutingGrid grid(start);
    const SearchControl control;
    SearchMeter meter(control);
    EXPECT_EQ(findTrap(grid, maxTrapWays, meter), std::nullopt); // There is room above.
    for (int cell = 0; cell < 6; ++cell)
        grid.use(cell);
    EXPECT_EQ(findTrap(grid, maxTrapWays, meter), (Trap{0, 1}));
}

TEST(TrapLemma, IsNeverContradicted) {
    puzzle::Random random("arukone/trap lemma");
    int held = 0;
    for (int i = 0; i < 20'000; ++i) {
        const Size size{3 + static_cast<int>(random.below(3)), 3 + static_cast<int>(random.below(3))};
        const int pairs = 2 + static_cast<int>(random.below(2));
        const Board drawn = randomBoard(size, static_cast<int>(random.below(3)), pairs, Fill::Any, random);
        if (findTrap(drawn)) {
            ++held;
            ASSERT_FALSE(canSucceed(drawn)) << rowsOf(drawn);
        }
    }
    EXPECT_GT(held, 1000);
}

TEST(Judgement, KnowsTheTrapOfTheSeed) {
    const Judgement judgement = judgeProgram(anyBoard("1..2/...1/.2../...."));
    EXPECT_EQ(judgement.always, Always::Fails);
    EXPECT_EQ(judgement.proof, Proof::Trap);
    EXPECT_THAT(culprits(judgement), ElementsAre(1, 2));
}

TEST(Judgement, FollowsTheOnlySolution) {
    const Board small = anyBoard("21../..2./1...");
    const Cables solution = onlySolution(small);
    const Judgement judgement = judgeProgram(small, &solution);
    EXPECT_EQ(judgement.always, Always::Fails);
    EXPECT_EQ(judgement.proof, Proof::Unique);
    EXPECT_THAT(culprits(judgement), ElementsAre(1, 2));
}

TEST(Judgement, ProvesByUniquenessWhatTheLemmaDoesNotSee) {
    const Board large = anyBoard("5......./4..3..5./.....1.6/..6....1/....3..2/.2.....4/......../........");
    const Cables solution = onlySolution(large);
    EXPECT_EQ(stateOf(large, solution).length, 58);
    EXPECT_EQ(findTrap(large), std::nullopt);
    EXPECT_EQ(judgeProgram(large, &solution).always, Always::Fails);
    EXPECT_EQ(judgeProgram(large, &solution).proof, Proof::Unique);
    EXPECT_EQ(judgeProgram(large).always, Always::Fails);
    EXPECT_EQ(judgeProgram(large).proof, Proof::Search);
}

TEST(Judgement, FindsOtherShortestPathsThatSucceed) {
    const auto picture = decodeBoard("AR1OcIDRCubtjqEiFmHeP-g9j");
    ASSERT_TRUE(picture);
    EXPECT_FALSE(runProgram(*picture).solves());
    const Cables solution = onlySolution(*picture);
    EXPECT_EQ(stateOf(*picture, solution).length, 55);
    for (const Judgement& judgement : {judgeProgram(*picture), judgeProgram(*picture, &solution)}) {
        EXPECT_EQ(judgement.always, Always::CanSucceed);
        ASSERT_TRUE(judgement.witness);
        EXPECT_TRUE(isRun(*picture, *judgement.witness));
        EXPECT_EQ(judgement.witness->cables, solution);
    }
}

TEST(Judgement, NamesAPairThatIsCutOffFromTheStart) {
    const Judgement judgement = judgeProgram(anyBoard("12/21"));
    EXPECT_EQ(judgement.always, Always::Fails);
    EXPECT_EQ(judgement.proof, Proof::Search);
    EXPECT_THAT(culprits(judgement), ElementsAre(0, 1));
}

TEST(Judgement, IsThatOfAllTwoPairBoardsOfThreeByFour) {
    int boards = 0;
    int fails = 0;
    int unique = 0;
    forEachTwoPairBoard({3, 4}, Fill::Any, [&](const Board& each) {
        ++boards;
        if (judgeProgram(each).always != Always::Fails || !countSolutions(each).solvable())
            return;
        ++fails;
        if (!countSolutions(each).unique())
            return;
        ++unique;
        const Cables solution = onlySolution(each);
        EXPECT_EQ(judgeProgram(each, &solution).always, Always::Fails) << rowsOf(each);
    });
    EXPECT_EQ(boards, 2970);
    EXPECT_EQ(fails, 26);
    EXPECT_EQ(unique, 18);
}

TEST(Judgement, IsThatOfAllTwoPairBoardsOfFourByFour) {
    int boards = 0;
    int fails = 0;
    std::vector<std::string> others;
    forEachTwoPairBoard({4, 4}, Fill::Any, [&](const Board& each) {
        ++boards;
        if (runProgram(each).solves() || !countSolutions(each).solvable())
            return;
        const Judgement judgement = judgeProgram(each);
        EXPECT_NE(judgement.always, Always::Open);
        if (judgement.always == Always::Fails)
            ++fails;
        else
            others.push_back(rowsOf(each));
    });
    EXPECT_EQ(boards, 10920);
    EXPECT_EQ(fails, 100);
    EXPECT_THAT(others, ElementsAre("..1./.2../1.../...2", "...2/1.../.2../..1."));
}

TEST(Judgement, AgreesWithTryingEverything) {
    puzzle::Random random("arukone/judgement");
    int failing = 0;
    for (int i = 0; i < 8000; ++i) {
        const Size size{3 + static_cast<int>(random.below(4)), 3 + static_cast<int>(random.below(4))};
        const int pairs = std::min(size.rows, 2 + static_cast<int>(random.below(4)));
        const Board drawn = randomBoard(size, static_cast<int>(random.below(3)), pairs, Fill::Any, random);
        const Judgement judgement = judgeProgram(drawn);
        ASSERT_EQ(judgement.always, canSucceed(drawn) ? Always::CanSucceed : Always::Fails) << rowsOf(drawn);
        if (judgement.witness)
            ASSERT_TRUE(isRun(drawn, *judgement.witness)) << rowsOf(drawn);
        else
            ++failing;
    }
    EXPECT_GT(failing, 500);
}

TEST(Judgement, AgreesWithTheWalkAlongTheOnlySolution) {
    puzzle::Random random("arukone/only solution");
    int unique = 0;
    int failing = 0;
    for (int i = 0; i < 30'000; ++i) {
        const Size size{3 + static_cast<int>(random.below(3)), 4};
        const Board drawn = randomBoard(size, 0, size.rows - 1, Fill::Any, random);
        if (!countSolutions(drawn).unique())
            continue;
        ++unique;
        const Cables solution = onlySolution(drawn);
        const Judgement walk = judgeProgram(drawn, &solution);
        const Judgement search = judgeProgram(drawn);
        ASSERT_EQ(walk.always, search.always) << rowsOf(drawn);
        if (walk.always == Always::Fails) {
            ++failing;
            ASSERT_TRUE(walk.blocker && walk.victim && walk.blocker != walk.victim) << rowsOf(drawn);
        } else {
            ASSERT_TRUE(isRun(drawn, *walk.witness)) << rowsOf(drawn);
        }
    }
    EXPECT_GT(unique, 100);
    EXPECT_GT(failing, 10);
}

TEST(Judgement, IsOpenWhenItIsStopped) {
    puzzle::Random random("arukone/stop");
    const Board large = randomBoard({30, 30}, 0, 40, Fill::Any, random);
    SearchControl control;
    std::stop_source source;
    control.stop = source.get_token();
    source.request_stop();
    EXPECT_EQ(judgeProgram(large, nullptr, control).always, Always::Open);
}

TEST(Judgement, IsOpenWhenItMayDoTooLittleWork) {
    const Board open = anyBoard("..1./.2../1.../...2");
    SearchControl control;
    control.maxWork = 10;
    EXPECT_EQ(judgeProgram(open, nullptr, control).always, Always::Open);
}

} // namespace
} // namespace arukone
