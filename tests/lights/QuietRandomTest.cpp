// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/Chase.hpp"
#include "lights/Duel.hpp"
#include "lights/LightsOut.hpp"
#include "lights/Methods.hpp"
#include "lights/RandomSetting.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Classes.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/HardestBoards.hpp"
#include "lights/solver/Prover.hpp"
#include "lights/solver/SizeFacts.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

/// Random boards in quiet hours, and that nothing is claimed about all of them.
namespace lights {
namespace {

constexpr Rules quietRules{Stamp::Plus, Surface::Plane, true};

TEST(QuietRandom, KeysNameQuietHoursOnlyWhereThereAreSome) {
    RandomSetting setting{5, 5, quietRules};
    EXPECT_EQ(key(setting), "5x5,plane,plus,off,any,quiet");
    EXPECT_EQ(settingFromKey("5x5,plane,plus,off,any,quiet"), setting);
    setting.sealed = 4;
    EXPECT_EQ(key(setting), "5x5,plane,plus,off,any,sealed4,quiet");
    EXPECT_EQ(settingFromKey(key(setting)), setting);
    setting.rules.quietHours = false;
    EXPECT_EQ(key(setting), "5x5,plane,plus,off,any,sealed4");
    EXPECT_EQ(settingFromKey(key(setting)), setting);
    for (const char* bad :
         {"5x5,plane,plus,off,hard,quiet", "5x5,plane,plus,off,7,quiet", "5x5,plane,plus,off,any,quiet,sealed4",
          "5x5,plane,plus,off,any,quiet,quiet", "5x5,plane,plus,off,any,quiet,", "5x5,plane,plus,off,any,,quiet",
          "5x5,plane,plus,off,any,loud", "5x5,plane,plus,off,quiet"})
        EXPECT_EQ(settingFromKey(bad), std::nullopt) << bad;
}

TEST(QuietRandom, TheOptimumOfABoardIsThatInQuietHours) {
    const RandomSetting setting{5, 5, quietRules};
    int longer = 0;
    for (int i = 0; i < 20; ++i) {
        const RandomBoard drawn = generate(setting, std::to_string(i)).value();
        EXPECT_TRUE(drawn.puzzle.rules().quietHours);
        EXPECT_EQ(drawn.optimum, solve(drawn.puzzle).result->moves());
        longer += solve(drawn.puzzle.atAnyTime()).result->moves() < *drawn.optimum ? 1 : 0;
        EXPECT_EQ(generate(setting, std::to_string(i))->puzzle, drawn.puzzle);
    }
    EXPECT_GE(longer, 5);
}

TEST(QuietRandom, BoardsOfSeedsNeverChange) {
    const auto codeOf = [](RandomSetting setting) { return encodePuzzle(generate(setting, "lantern")->puzzle); };
    EXPECT_EQ(codeOf({5, 5, quietRules}), "LA2CAoUAbN_ngYR");
    EXPECT_EQ(codeOf({4, 4, {Stamp::Cross, Surface::Torus, true}, GoalKind::On, Difficulty::Any, 3}), "LA2CQgRSAkT7rAAd");
}

TEST(QuietRandom, OnlyAnyDifficultyCanBeRequested) {
    using Kind = GenerateProblem::Kind;
    EXPECT_EQ(generate({5, 5, quietRules, GoalKind::Off, Difficulty::Hard}, "x").error().kind, Kind::OnlyAny);
    EXPECT_EQ(generate({5, 5, quietRules, GoalKind::Off, 7}, "x").error().kind, Kind::OnlyAny);
    EXPECT_EQ(possibilities(5, 5, quietRules).error().kind, Kind::OnlyAny);
    EXPECT_EQ(possibilities(RandomSetting{5, 5, quietRules, GoalKind::Off, Difficulty::Any, 3}).error().kind,
              Kind::OnlyAny);
    // What cannot be proven is no board, rather than another one.
    EXPECT_EQ(generate({20, 20, quietRules}, "x").error().kind, Kind::QuietUnproven);
}

TEST(QuietRandom, NothingIsClaimedAboutAllBoards) {
    EXPECT_TRUE(findCompiled(5, 5, {}));
    EXPECT_FALSE(findCompiled(5, 5, quietRules));
    EXPECT_FALSE(findMeasured(5, 5, quietRules));
    EXPECT_FALSE(hardestBoard(12, 12, quietRules));
    EXPECT_THROW((void)largestOptimum(5, 5, quietRules, {}), std::invalid_argument);
    EXPECT_THROW((void)sizeFacts(5, 5, quietRules), std::invalid_argument);
    EXPECT_EQ(quietPatterns(test::dark(5, 5), quietRules), quietPatterns(test::dark(5, 5), {}));
}

TEST(QuietRandom, ThereAreNoDuelsAndNoChasing) {
    const Puzzle house = test::puzzle(test::lit(3, 3), quietRules);
    EXPECT_TRUE(isForDuels(house.atAnyTime()));
    EXPECT_FALSE(isForDuels(house));
    EXPECT_TRUE(canBeChased(house.start(), {}));
    EXPECT_FALSE(canBeChased(house.start(), quietRules));
    EXPECT_FALSE(methodsFor(house, 5).any());
}

/// A run of a board, solved by a shortest order.
struct QuietRun {
    std::string code;
    std::string events = "[";
    int moves = 0;
};

QuietRun bestRunOf(const Puzzle& puzzle) {
    QuietRun run{encodePuzzle(puzzle)};
    Session session(puzzle);
    puzzle::Milliseconds at{0};
    for (const Cell cell : solve(puzzle).result->order()) {
        EXPECT_TRUE(session.play({at, EventKind::Move, cell}));
        at += puzzle::Milliseconds(1000);
    }
    const puzzle::Performance done = session.performance(run.code);
    EXPECT_TRUE(done.solved);
    run.events = done.events;
    run.moves = done.moves;
    return run;
}

TEST(QuietRandom, RunsAreHeldAgainstTheOptimumOfQuietHours) {
    const RandomSetting setting{5, 5, quietRules};
    const auto verifier = lightsOut().verifier();
    int longer = 0;
    for (int i = 0; i < 10; ++i) {
        const RandomBoard drawn = generate(setting, std::to_string(i)).value();
        const QuietRun run = bestRunOf(drawn.puzzle);
        const puzzle::RunKey ranked = puzzle::RunKey::random(key(setting));
        puzzle::RunClaim claim;
        claim.code = run.code;
        claim.events = run.events;
        claim.moves = run.moves;
        claim.optimum = run.moves;
        claim.duration = puzzle::Milliseconds((run.moves - 1) * 1000);
        EXPECT_EQ(verifier->verify(ranked, claim), std::nullopt);
        EXPECT_EQ(verifier->verify(puzzle::RunKey::random("5x5,plane,plus,off,any"), claim),
                  puzzle::RunProblem::BadKey);
        const int free = solve(drawn.puzzle.atAnyTime()).result->moves();
        claim.optimum = free;
        if (free < run.moves) {
            ++longer;
            EXPECT_EQ(verifier->verify(ranked, claim), puzzle::RunProblem::BadOptimum);
        }
        EXPECT_EQ(verifier->givesBoard(std::to_string(i), ranked, run.code), true);
        EXPECT_EQ(verifier->givesBoard("another", ranked, run.code), false);
    }
    EXPECT_GE(longer, 3);
}

} // namespace
} // namespace lights
