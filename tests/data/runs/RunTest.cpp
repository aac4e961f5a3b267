// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/Run.hpp"

#include "data/BoxRuns.hpp"
#include "data/Runs.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/RunVerifier.hpp"
#include "lights/Daily.hpp"
#include "lights/Generators.hpp"
#include "lights/PressNext.hpp"
#include "lights/Solutions.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "lights/solver/Solver.hpp"

#include <climits>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace data {
namespace {

using lights::EventKind;
using puzzle::Milliseconds;
using test::smallRun;

std::optional<RunProblem> verify(const data::Run& run) {
    return RunVerifier(puzzles()).verify(run);
}

std::string boardCode() {
    return lights::encodePuzzle(test::smallPuzzle());
}

TEST(RunKeys, AcceptsOnlyKeysOfRuns) {
    for (const char* key : {"level:shed/first-light", "level:own/A_1.b", "random:5x5,plane,plus,off,any",
                            "random:1x100,klein,cross,on,12", "random:10x9,projective,square,picture,hardest",
                            "daily:2025-02-28", "daily:2024-02-29", "LA1ChQAjvuID"})
        EXPECT_TRUE(puzzle::isRunKey(puzzles(), key)) << key;
    for (const char* key : {"",
                            "level:",
                            "level:shed",
                            "level:shed/",
                            "level:/x",
                            "level:a/b/c",
                            "level:a b/c",
                            "random:",
                            "random:5x5",
                            "random:5x5,plane,plus,off",
                            "random:0x5,plane,plus,off,any",
                            "random:5x101,plane,plus,off,any",
                            "random:05x5,plane,plus,off,any",
                            "random:5x5,sphere,plus,off,any",
                            "random:5x5,plane,star,off,any",
                            "random:5x5,plane,plus,dim,any",
                            "random:5x5,plane,plus,off,any,x",
                            "random:5x5,plane,plus,off,0",
                            "random:5x5,plane,plus,off,-3",
                            "random:5x5,plane,plus,off,",
                            "random:99999999999x5,plane,plus,off,any",
                            "daily:",
                            "daily:2025-2-8",
                            "daily:2025-02-29",
                            "daily:2025-13-01",
                            "daily:2025-02-28T",
                            "shift",
                            "arukone:6x6,all,trap,easy",
                            "arukone:5x5,plane,plus,off,any",
                            "random:6x6,all,unique,easy",
                            "sudoku:6x6,all,unique,easy",
                            "XY1ChQAjvuID",
                            "Shift"})
        EXPECT_FALSE(puzzle::isRunKey(puzzles(), key)) << key;
}

/// Whether a run on this board may count under the key.
bool fits(const std::string& key, const lights::Puzzle& puzzle) {
    lights::Session session(puzzle);
    for (const lights::Cell cell : lights::solve(puzzle).result->presses().toCells())
        lights::test::pressNext(session, cell);
    const auto run = test::runOf(session, {key, "Mina", session.moves(), true, "2026-07-14T18:03:11Z", "test"});
    const auto problem = verify(run.value());
    EXPECT_TRUE(!problem || problem == RunProblem::BadKey) << key;
    return !problem;
}

TEST(RunKeys, MustMatchBoard) {
    const lights::Puzzle puzzle = test::smallPuzzle();
    EXPECT_TRUE(fits("random:3x5,plane,plus,off,any", puzzle));
    EXPECT_FALSE(fits("random:3x4,plane,plus,off,any", puzzle));
    EXPECT_FALSE(fits("random:3x5,torus,plus,off,any", puzzle));
    EXPECT_FALSE(fits("random:3x5,plane,plus,on,any", puzzle));
    EXPECT_TRUE(fits(boardCode(), puzzle));
    EXPECT_FALSE(fits("LA1ChQAjvuID", puzzle));

    const lights::Puzzle daily = lights::dailyBoard(*puzzle::RunKey("daily:2026-07-14").day()).puzzle;
    EXPECT_TRUE(fits("daily:2026-07-14", daily));
    EXPECT_FALSE(fits("daily:2026-07-15", daily));
    EXPECT_FALSE(fits("daily:2026-07-14", puzzle)) << "somebody's own board";
    EXPECT_FALSE(fits("daily:2025-07-14", daily)) << "before the calendar begins";
    EXPECT_TRUE(fits("daily:2028-02-29", lights::decodePuzzle("LA1ChYBI67in").value()));
    EXPECT_TRUE(fits("daily:2028-02-29", lights::decodePuzzle("LA1ChgDB97FAM").value())) << "as 1.0.0 has it";
    EXPECT_FALSE(fits("daily:2028-03-28", lights::decodePuzzle("LA1ChgDB97FAM").value()));
}

/// Somebody may claim an easy board to be among the hardest.
// A random board is a full rectangle: a board made easier by hand must not be ranked among them.
TEST(RunKeys, BoardsWithHolesOrSealsAreNotRandom) {
    const auto verdict = [](const std::vector<std::string>& rows, const std::string& key) {
        lights::Session session(lights::test::puzzle(lights::test::board(rows)));
        session.press({0, 0});
        const auto run = test::runOf(session, {key, "Mina", 1, true, "2025-07-12T18:03:11Z", "test"});
        return verify(run.value());
    };
    const std::string key = "random:3x3,plane,plus,off,any";
    EXPECT_EQ(verdict({"##.", "#..", "..."}, key), std::nullopt);
    EXPECT_EQ(verdict({"##.", "#..", "..x"}, key), RunProblem::BadKey);
    EXPECT_EQ(verdict({"##.", "#..", ".._"}, key), RunProblem::BadKey);
    EXPECT_EQ(verdict({"##.", "#..", "..x"}, "level:shed/sealed"), std::nullopt);
}

TEST(RunKeys, DifficultyMustMatchBoard) {
    const lights::Puzzle puzzle = test::smallPuzzle();
    for (const auto& [wanted, right] : {std::pair{"easy", false},
                                        {"medium", true},
                                        {"hard", false},
                                        {"hardest", false},
                                        {"3", false},
                                        {"4", true},
                                        {"5", false},
                                        {"any", true}})
        EXPECT_EQ(fits(std::string("random:3x5,plane,plus,off,") + wanted, puzzle), right) << wanted;
    for (const lights::Difficulty wanted : lights::allDifficulties) {
        lights::RandomSetting setting;
        setting.wanted = wanted;
        for (const char* const seed : {"a", "b", "c"}) {
            const lights::Puzzle generated = lights::generate(setting, seed).value().puzzle;
            EXPECT_TRUE(fits("random:" + lights::key(setting), generated)) << lights::name(wanted);
        }
    }
    EXPECT_FALSE(fits("random:5x5,plane,plus,off,hardest",
                      lights::test::puzzle(lights::test::board({".....", "..#..", ".###.", "..#..", "....."}))));
}

TEST(RunOf, TakesDataFromSession) {
    const auto run = smallRun({"Mina", 1, 84, "2025-07-12T18:03:11Z", 2});
    EXPECT_EQ(run.code, boardCode());
    EXPECT_EQ(run.moves, 6);
    EXPECT_EQ(run.over(), 2);
    EXPECT_EQ(run.hints, 2);
    EXPECT_TRUE(run.assisted());
    EXPECT_EQ(run.duration, std::chrono::seconds(84));
    EXPECT_EQ(lights::parseEvents(run.events).value().size(), 6U);
    EXPECT_FALSE(verify(run));
}

TEST(RunOf, RecordsNothingAfterSolutionWasShown) {
    lights::Session session(test::smallPuzzle());
    EXPECT_EQ(test::runOf(session, {}).error(), RunProblem::NotSolved);
    session.noteSolutionShown();
    for (const lights::Cell corner : {lights::Cell{0, 0}, {0, 2}, {2, 0}, {2, 2}})
        lights::test::pressNext(session, corner);
    EXPECT_EQ(test::runOf(session, {}).error(), RunProblem::SolutionShown);
}

TEST(Run, EarnsStars) {
    EXPECT_EQ(smallRun({}).stars(), 3);
    EXPECT_EQ(smallRun({"Mina", 0, 10, "2025-07-12T18:03:11Z", 1}).stars(), 2);
    data::Run watched = smallRun({});
    watched.live = true;
    EXPECT_EQ(watched.stars(), 2) << "the live counter helps as a hint does";
    EXPECT_EQ(smallRun({"Mina", 1}).stars(), 2) << "two moves more";
    EXPECT_EQ(smallRun({"Mina", 2}).stars(), 1);
    EXPECT_EQ(test::boxRun({}).stars(), 3);
    EXPECT_EQ(test::boxRun({.detour = true}).stars(), 2) << "the lengths of cables differ by two";
}

/// Verifies a valid run after one change.
template<class Change>
std::optional<RunProblem> problemAfter(Change change) {
    auto run = smallRun({"Mina", 1});
    change(run);
    return verify(run);
}

TEST(Verify, FindsEveryFalseClaim) {
    EXPECT_EQ(problemAfter([](auto&) {}), std::nullopt);
    EXPECT_EQ(problemAfter([](auto& run) { run.key = "level:shed"; }), RunProblem::BadKey);
    EXPECT_EQ(problemAfter([](auto& run) { run.key = "LA1ChQAjvuID"; }), RunProblem::BadKey);
    EXPECT_EQ(problemAfter([](auto& run) { run.key = "random:9x9,plane,plus,off,any"; }), RunProblem::BadKey);
    EXPECT_EQ(problemAfter([](auto& run) { run.code += "A"; }), RunProblem::BadCode);
    EXPECT_EQ(problemAfter([](auto& run) { run.code = "LA1ChQAjvuID"; }), RunProblem::NotSolved);
    EXPECT_EQ(problemAfter([](auto& run) { run.player = ""; }), RunProblem::BadPlayer);
    EXPECT_EQ(problemAfter([](auto& run) { run.player = " Mina"; }), RunProblem::BadPlayer);
    EXPECT_EQ(problemAfter([](auto& run) { run.date = "yesterday"; }), RunProblem::BadDate);
    EXPECT_EQ(problemAfter([](auto& run) { run.moves = 4; }), RunProblem::NotReplayed);
    EXPECT_EQ(problemAfter([](auto& run) { run.moves = -1; }), RunProblem::BadCounts);
    EXPECT_EQ(problemAfter([](auto& run) { run.undos = 1; }), RunProblem::NotReplayed);
    EXPECT_EQ(problemAfter([](auto& run) { run.hints = -1; }), RunProblem::BadCounts);
    EXPECT_EQ(problemAfter([](auto& run) { run.optimum = INT_MAX; }), RunProblem::BadCounts);
    EXPECT_EQ(problemAfter([](auto& run) { run.optimum = 6; }), RunProblem::BadOptimum);
    EXPECT_EQ(problemAfter([](auto& run) { run.optimum = 3; }), RunProblem::BadOptimum);
    EXPECT_EQ(problemAfter([](auto& run) { run.optimum = 7; }), RunProblem::BadOptimum) << "solved below the optimum";
    EXPECT_EQ(problemAfter([](auto& run) { run.duration = Milliseconds(1); }), RunProblem::BadTime);
    EXPECT_EQ(problemAfter([](auto& run) { run.duration = Milliseconds::min(); }), RunProblem::BadTime);
    EXPECT_EQ(problemAfter([](auto& run) {
                  test::changeEvents(run, [](auto& events) { events.front().at = Milliseconds(1); });
              }),
              RunProblem::BadTime);
    EXPECT_EQ(problemAfter([](auto& run) {
                  test::changeEvents(run, [](auto& events) { events[1].at = Milliseconds(99'999); });
              }),
              RunProblem::BadTime);
    EXPECT_EQ(problemAfter([](auto& run) { run.events = "[]"; }), RunProblem::BadEvents);
    EXPECT_EQ(problemAfter([](auto& run) { test::changeEvents(run, [](auto& events) {
                                               events[2].move = {7, 7};
                                           }); }),
              RunProblem::NotReplayed);
    EXPECT_EQ(
        problemAfter([](auto& run) { test::changeEvents(run, [](auto& events) { events.push_back(events.back()); }); }),
        RunProblem::NotReplayed);
}

TEST(Verify, NeverBelievesUnprovenOptimum) {
    for (const int optimum : {1, 3, 5, 6, 7, 1'000'000}) {
        const auto claim = [&](auto& run) {
            run.exact = false;
            run.optimum = optimum;
        };
        EXPECT_EQ(problemAfter(claim), RunProblem::BadOptimum) << optimum;
    }
    EXPECT_EQ(problemAfter([](auto& run) { run.exact = false; }), std::nullopt) << "it is the optimum";
}

TEST(Verify, KnowsOptimumOfLargeBoards) {
    lights::Session session(
        lights::generate({30, 30, {}, lights::GoalKind::Off, lights::Difficulty::Any}, "large")->puzzle);
    const lights::Answer answer = lights::solve(session.puzzle());
    ASSERT_TRUE(answer.result->exact());
    for (const lights::Cell cell : answer.result->presses().toCells())
        lights::test::pressNext(session, cell);
    auto run = test::runOf(session, {puzzle::RunKey(lights::encodePuzzle(session.puzzle())), "Mina",
                                     answer.result->moves(), true, "2025-07-12T18:03:11Z", "test"})
                   .value();
    EXPECT_EQ(verify(run), std::nullopt);
    for (const bool exact : {true, false}) {
        run.exact = exact;
        run.optimum = answer.result->moves() + 2;
        EXPECT_EQ(verify(run), RunProblem::BadOptimum);
    }
}

TEST(CorrectOptimum, OnlyWhatMayBeHonest) {
    RunVerifier verifier(puzzles());
    auto run = smallRun({"Mina", 1});
    run.exact = false;
    run.optimum = 1'000'000;
    verifier.correctOptimum(run);
    EXPECT_EQ(run.optimum, 1'000'000) << "the run itself shows that six are enough";
    verifier.lowerOptimumToShown(run);
    EXPECT_EQ(run.optimum, 6);
    run.exact = true;
    run.optimum = 8;
    verifier.lowerOptimumToShown(run);
    verifier.correctOptimum(run);
    EXPECT_EQ(run.optimum, 8) << "no proof is corrected, only refused";
}

TEST(Verify, KnowsOptimumOfDay) {
    const puzzle::Day day = puzzle::dayFromText("2026-07-14").value();
    const lights::RandomBoard board = lights::dailyBoard(day);
    lights::Session session(board.puzzle);
    for (const lights::Cell cell : lights::solve(board.puzzle).result->presses().toCells())
        lights::test::pressNext(session, cell);
    data::Run run = test::runOf(session, {puzzle::RunKey::daily(day), "Mina", session.moves(), true,
                                          "2026-07-14T18:03:11Z", "test"})
                        .value();
    RunVerifier verifier(puzzles());
    EXPECT_EQ(verifier.verify(run), std::nullopt);
    --run.optimum;
    EXPECT_EQ(verifier.verify(run), RunProblem::BadOptimum);
    run.exact = false;
    EXPECT_EQ(verifier.verify(run), RunProblem::BadOptimum);
    run.optimum += 2;
    EXPECT_EQ(verifier.verify(run), RunProblem::BadOptimum);
    --run.optimum;
    run.key = puzzle::RunKey::daily(puzzle::plusDays(day, 28)); // The same weekday and the same week of the cycle.
    EXPECT_EQ(verifier.verify(run), RunProblem::BadKey);
    run.key = "daily:2025-12-31";
    EXPECT_EQ(verifier.verify(run), RunProblem::BadKey);
}

TEST(Verify, AsksForTheOtherWayOnSaturdays) {
    const puzzle::Day day = puzzle::dayFromText("2027-01-09").value();
    const lights::Puzzle board = lights::dailyBoard(day).puzzle;
    const auto riddle = lights::dailyRiddle(day, puzzle::DailySeries::Main, board);
    ASSERT_TRUE(riddle);
    const auto runWith = [&](const lights::BitGrid& presses) {
        lights::Session session(board);
        for (const lights::Cell cell : presses.toCells())
            lights::test::pressNext(session, cell);
        return test::runOf(session, {puzzle::RunKey::daily(day), "Mina", static_cast<int>(riddle->shown.count()), true,
                                     "2027-01-09T18:03:11Z", "test"})
            .value();
    };
    RunVerifier verifier(puzzles());
    EXPECT_EQ(verifier.verify(runWith(riddle->shown)), RunProblem::BadKey) << "the way that is shown";
    EXPECT_EQ(verifier.verify(runWith(lights::otherWay(board, *riddle).value())), std::nullopt);
    int longer = 0;
    lights::forEachSolution(riddle->shown, lights::quietPatterns(board.start(), board.rules()),
                            [&](const lights::BitGrid& presses) {
                                if (presses.count() == riddle->shown.count())
                                    return;
                                ++longer;
                                EXPECT_EQ(verifier.verify(runWith(presses)), RunProblem::BadKey);
                            });
    EXPECT_GT(longer, 0);
}

TEST(Verify, KeepsSeriesOfDayApart) {
    using enum puzzle::DailySeries;
    const puzzle::Day day = puzzle::dayFromText("2026-07-14").value();
    for (const puzzle::DailySeries series : puzzle::allDailySeries) {
        const lights::Puzzle board = lights::dailyBoard(day, series).puzzle;
        lights::Session session(board);
        for (const lights::Cell cell : lights::solve(board).result->presses().toCells())
            lights::test::pressNext(session, cell);
        data::Run run = test::runOf(session, {puzzle::RunKey::daily(day, series), "Mina", session.moves(), true,
                                              "2026-07-14T18:03:11Z", "test"})
                            .value();
        RunVerifier verifier(puzzles());
        EXPECT_EQ(verifier.verify(run), std::nullopt);
        run.key = puzzle::RunKey::daily(day, series == Main ? Coffee : Main);
        EXPECT_EQ(verifier.verify(run), RunProblem::BadKey) << run.key.text();
        run.key = puzzle::RunKey::daily(puzzle::plusDays(day, 28), series);
        EXPECT_EQ(verifier.verify(run), RunProblem::BadKey) << "another day of the same setting";
    }
}

/// Any puzzle, pressed at random and then solved by undoing everything and pressing a solution.
RC_GTEST_PROP(Verify, AcceptsEveryPlayedRun, ()) {
    const lights::Puzzle shape = lights::test::anyPuzzle(5);
    const lights::BitGrid presses = lights::test::anyPresses(shape);
    const lights::Puzzle puzzle = lights::test::solvedBy(shape, presses);
    lights::Session session(puzzle);
    RC_PRE(!session.solved());
    const std::vector<lights::Cell> windows = puzzle.start().holes().complement().toCells();
    for (int i = *rc::gen::inRange(0, 6); i > 0 && !session.solved(); --i) {
        lights::test::pressNext(session, *rc::gen::elementOf(windows));
        session.advance(Milliseconds(*rc::gen::inRange(0, 5000)));
    }
    while (!session.solved() && session.undo()) {
    }
    presses.forEach([&](lights::Cell cell) { lights::test::pressNext(session, cell); });
    RC_ASSERT(session.solved());
    auto run = test::runOf(session, {"level:own/any", "Mina", session.moves(), false, "2025-07-12T18:03:11Z", "test"});
    RC_ASSERT(run.has_value());
    RunVerifier correcting(puzzles());
    correcting.lowerOptimumToShown(*run);
    correcting.correctOptimum(*run);
    RC_ASSERT(!verify(*run));
    static RunVerifier kept(puzzles()); // Has already cached many boards, including boards of the same shape.
    RC_ASSERT(!kept.verify(*run));
    data::Run lie = *run;
    lie.optimum = *rc::gen::inRange(1, 9);
    lie.exact = *rc::gen::arbitrary<bool>();
    RC_ASSERT(kept.verify(lie) == verify(lie));
    RC_ASSERT(lights::formatEvents(lights::parseEvents(run->events).value()) == run->events);
}

} // namespace
} // namespace data
