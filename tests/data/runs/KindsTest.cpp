// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/Runs.hpp"
#include "data/database/Connection.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/SavedBoards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <sstream>

// Storage knows puzzles only as kinds: a puzzle unknown to the rest of the program is stored, ranked, exported and
// resumed.

namespace data {
namespace {

/// A puzzle of one move: the code is "AR1" and a digit, and pressing that digit wins. Blanks behind the events stand
/// for the moves of the solution that they show; without any, one move is proven to be the optimum.
class Guess final : public puzzle::Kind {
public:
    std::string_view id() const noexcept override { return "arukone"; }
    std::string_view codePrefix() const noexcept override { return "AR1"; }
    bool isSetting(std::string_view text) const override { return text == "one-digit"; }
    std::optional<std::size_t> badEvent(std::string_view events) const override {
        return events.starts_with(R"([[0,"g",)") ? std::nullopt : std::optional<std::size_t>(0);
    }
    std::optional<std::size_t> badShiftEvent(std::string_view) const override { return 0; }
    bool canResume(std::string_view code, const puzzle::SavedGame& saved) const override {
        return code.size() == 4 && saved.events == "[]";
    }
    std::unique_ptr<puzzle::Verifier> verifier() const override { return std::make_unique<GuessVerifier>(); }

private:
    class GuessVerifier final : public puzzle::Verifier {
    public:
        std::optional<RunProblem> verify(const puzzle::RunKey& key, const puzzle::RunClaim& claim) override {
            if (key.mode() == puzzle::RunMode::Random && key.puzzle() != "arukone")
                return RunProblem::BadKey;
            const std::string winning = std::string(R"([[0,"g",)") + std::string(claim.code.substr(3)) + "]]";
            return claim.events.starts_with(winning) ? std::nullopt : std::optional(RunProblem::NotReplayed);
        }
        std::optional<bool> givesBoard(std::string_view seed, const puzzle::RunKey&, std::string_view) override {
            return seed == "slow" ? std::nullopt : std::optional(seed == "right");
        }
        void learn(std::string_view, int, std::optional<int>) override {}
        std::optional<puzzle::BestKnown> bestKnown(std::string_view, std::string_view events) override {
            const auto shown = static_cast<int>(std::count(events.begin(), events.end(), ' '));
            return shown > 0 ? puzzle::BestKnown{shown, false, shown} : puzzle::BestKnown{1, true, 1};
        }
        tl::expected<puzzle::ShiftScore, RunProblem> replayShift(puzzle::ShiftRules, std::string_view, std::string_view,
                                                                 std::string_view) override {
            return tl::unexpected(RunProblem::BadCode);
        }
    };
};

data::Run guess(const std::string& key, int digit, int guessed) {
    data::Run run{
        {key, "AR1" + std::to_string(digit), "Mina", 1, 1, true, 0, false, 0, {}, "2026-07-12T18:03:11Z", "test"},
        R"([[0,"g",)" + std::to_string(guessed) + "]]"};
    run.seed = "right";
    return run;
}

class Kinds : public testing::Test {
protected:
    Guess m_guess;
    std::array<const puzzle::Kind*, 2> m_both{puzzles().front(), &m_guess};
    Database m_database = Database::inMemory(m_both);
    Leaderboard m_leaderboard{m_database};
};

TEST_F(Kinds, ShareOneLeaderboard) {
    ASSERT_TRUE(m_leaderboard.submit(guess("arukone:one-digit", 7, 7)));
    ASSERT_TRUE(m_leaderboard.submit(test::smallRun({})));
    LeaderboardQuery query;
    query.key = "arukone:one-digit";
    const auto page = m_leaderboard.rows(query).value();
    ASSERT_EQ(page.rows.size(), 1U);
    EXPECT_EQ(page.rows[0].rank, 1);
    EXPECT_EQ(page.rows[0].run.code, "AR17");
}

TEST_F(Kinds, EachVerifiesItsOwnRuns) {
    EXPECT_EQ(m_leaderboard.submit(guess("arukone:one-digit", 7, 6)).error(), SubmitProblem(RunProblem::NotReplayed));
    EXPECT_EQ(m_leaderboard.submit(guess("arukone:two-digits", 7, 7)).error(), SubmitProblem(RunProblem::BadKey));
    EXPECT_EQ(m_leaderboard.submit(guess("random:3x5,plane,plus,off,easy", 7, 7)).error(),
              SubmitProblem(RunProblem::BadKey));
    data::Run lightsOut = test::smallRun({});
    lightsOut.key = "arukone:one-digit";
    EXPECT_EQ(m_leaderboard.submit(lightsOut).error(), SubmitProblem(RunProblem::BadKey));
}

TEST_F(Kinds, RunsOfUnknownPuzzlesDoNotCount) {
    Database alone = Database::inMemory(puzzles());
    EXPECT_EQ(Leaderboard(alone).submit(guess("level:house/one", 7, 7)).error(), SubmitProblem(RunProblem::BadCode));
    EXPECT_EQ(Leaderboard(alone).submit(guess("arukone:one-digit", 7, 7)).error(), SubmitProblem(RunProblem::BadKey));
}

TEST_F(Kinds, RoundTripThroughOneFile) {
    ASSERT_TRUE(m_leaderboard.submit(guess("arukone:one-digit", 7, 7)));
    ASSERT_TRUE(m_leaderboard.submit(test::smallRun({})));
    std::istringstream lines(exportRuns(m_database).value().lines);
    Database other = Database::inMemory(m_both);
    EXPECT_EQ(importRuns(other, lines, std::chrono::sys_days(std::chrono::year(2027) / 1 / 1)).stored, 2U);
    const auto bad = readRunLine(formatRunLine([] {
                                     data::Run run = guess("arukone:one-digit", 7, 7);
                                     run.events = R"([[0,"p",1,1]])";
                                     return run;
                                 }()),
                                 m_both);
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().front().code, ProblemCode::BadEvent);
}

/// What nobody can say quickly is believed of a run of this game only.
TEST_F(Kinds, SeedsSayWhichRandomBoardsRankTogether) {
    for (const auto& [seed, own, imported] :
         {std::tuple("right", true, true), {"slow", true, false}, {"wrong", false, false}, {"", false, false}}) {
        data::Run run = guess("arukone:one-digit", 7, 7);
        run.seed = seed;
        Database mine = Database::inMemory(m_both);
        ASSERT_TRUE(Leaderboard(mine).submit(run));
        Database theirs = Database::inMemory(m_both);
        std::istringstream lines(formatRunLine(run));
        const auto report = importRuns(theirs, lines, std::chrono::sys_days(std::chrono::year(2027) / 1 / 1));
        EXPECT_EQ(report.stored, 1U) << seed;
        EXPECT_EQ(report.read.underCode, imported ? 0U : 1U) << seed;
        const auto keyIn = [](Database& database) { return Leaderboard(database).keys()->front().text(); };
        EXPECT_EQ(keyIn(mine), own ? "arukone:one-digit" : "AR17") << seed;
        EXPECT_EQ(keyIn(theirs), imported ? "arukone:one-digit" : "AR17") << seed;
    }
}

/// As long as nobody has proven it, the optimum of a board is the best that any run on it found.
TEST_F(Kinds, RunsOnOneBoardAgreeOnUnprovenOptimum) {
    const auto submit = [&](const char* player, int moves, int claimed) {
        data::Run run = guess("arukone:one-digit", 7, 7);
        run.player = player;
        run.moves = moves;
        run.events += std::string(static_cast<std::size_t>(moves), ' ');
        run.optimum = claimed;
        run.exact = false;
        ASSERT_TRUE(m_leaderboard.submit(run));
    };
    submit("Ada", 9, 9);
    submit("Ben", 6, 9);
    m_database.connection().sql.exec(
        "INSERT INTO runs(player_id, key, code, events, moves, optimum, exact, hints, live,"
        " undos, duration, date, program) SELECT player_id, key, code, '[]', 1, 1, 0, 0, 0, 0,"
        " duration, date, program FROM runs LIMIT 1"); // A lie, which nobody believes.
    submit("Cem", 12, 1'000'000);
    m_database.connection().sql.exec("DELETE FROM runs WHERE moves = 1");
    LeaderboardQuery query;
    query.key = "arukone:one-digit";
    const auto page = m_leaderboard.rows(query).value();
    ASSERT_EQ(page.rows.size(), 3U);
    EXPECT_EQ(page.rows[0].run.player, "Ben");
    for (const LeaderboardRow& row : page.rows)
        EXPECT_EQ(row.run.optimum, 6) << row.run.player;
}

TEST_F(Kinds, ResumeTheirOwnBoards) {
    SavedBoards boards(m_database);
    SavedBoard board{"Mina", "arukone:one-digit#x", "AR17", {}, "2026-07-12T18:03:11Z"};
    ASSERT_TRUE(boards.save(board));
    EXPECT_EQ(boards.latest("Mina").value(), board);
    board.game.events = R"([[0,"p",1,1]])";
    ASSERT_TRUE(boards.save(board));
    EXPECT_EQ(boards.latest("Mina").value(), std::nullopt) << "it does not replay";
}

} // namespace
} // namespace data
