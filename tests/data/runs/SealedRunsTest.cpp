// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Random boards with sealed windows rank under their code only: never among those without.

#include "data/Runs.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

namespace data {
namespace {

/// A run that solves a board of the setting at the optimum.
Run solvedRun(const std::string& setting, const std::string& key) {
    const lights::Puzzle board = lights::generate(lights::settingFromKey(setting).value(), "seed").value().puzzle;
    lights::Session session(board);
    const lights::Optimum optimum = lights::solve(board).result.value();
    for (const lights::Cell cell : optimum.presses().toCells())
        lights::test::pressNext(session, cell);
    const std::string code = lights::encodePuzzle(board);
    return test::runOf(session,
                       {key.empty() ? code : key, "Mina", optimum.moves(), true, "2026-07-12T18:03:11Z", "test"})
        .value();
}

TEST(SealedRuns, RankUnderTheirCode) {
    Database database = Database::inMemory(puzzles());
    Leaderboard leaderboard(database);
    EXPECT_TRUE(leaderboard.submit(solvedRun("5x5,plane,plus,off,any,sealed4", {})));
    EXPECT_TRUE(leaderboard.submit(solvedRun("5x5,plane,plus,off,any", "random:5x5,plane,plus,off,any")));
}

TEST(SealedRuns, AreRefusedAmongOthers) {
    Database database = Database::inMemory(puzzles());
    Leaderboard leaderboard(database);
    for (const char* key : {"random:5x5,plane,plus,off,any", "random:5x5,plane,plus,off,any,sealed4",
                            "random:5x5,plane,plus,off,easy", "random:5x5,plane,plus,off,any,sealed0"})
        EXPECT_EQ(leaderboard.submit(solvedRun("5x5,plane,plus,off,any,sealed4", key)).error(),
                  SubmitProblem(RunProblem::BadKey))
            << key;
    EXPECT_EQ(leaderboard.submit(solvedRun("5x5,plane,plus,off,any", "random:5x5,plane,plus,off,any,sealed4")).error(),
              SubmitProblem(RunProblem::BadKey))
        << "and no other board among them";
    EXPECT_TRUE(leaderboard.keys()->empty());
}

} // namespace
} // namespace data
