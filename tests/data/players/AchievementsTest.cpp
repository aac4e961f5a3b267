// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/players/Achievements.hpp"

#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/players/DailyProgress.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/Shifts.hpp"
#include "lights/Daily.hpp"
#include "lights/PressNext.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace data {
namespace {

using test::smallRun;

/// Returns a run with a minimal solution.
Run solvedRun(const lights::Puzzle& puzzle, const std::string& key, const std::string& date = "2025-07-12T12:00:00Z") {
    lights::Session session(puzzle);
    const auto presses = lights::solve(puzzle).result->presses().toCells();
    for (const lights::Cell cell : presses)
        lights::test::pressNext(session, cell);
    return test::runOf(session, {key, "Mina", static_cast<int>(presses.size()), true, date, "test"}).value();
}

/// Packs of two, three and one levels, each level on another of the six surfaces.
class AchievementsTest : public testing::Test {
protected:
    AchievementsTest() {
        ship("1.json", "shed", {lights::Surface::Plane, lights::Surface::Cylinder});
        ship("2.json", "terrace", {lights::Surface::Torus, lights::Surface::Moebius, lights::Surface::Klein});
        ship("3.json", "last", {lights::Surface::Projective});
        m_library = Library::load(m_folder / "shipped", m_folder / "own");
    }
    void store(const data::Run& run) {
        if (!Leaderboard(m_database).submit(run))
            throw std::logic_error("a good run was refused");
    }
    void solve(const std::string& path) {
        const auto level = m_library.find(path).value();
        store(solvedRun(level.level().lights(), level.key().text()));
    }
    [[nodiscard]] std::vector<AchievementStanding> all(const std::string& player = "Mina") {
        const auto progress = loadProgress(m_database, m_library, player).value();
        DailyStreaks streaks;
        for (const puzzle::DailySeries series : puzzle::allDailySeries)
            streaks.include(loadDailyProgress(m_database, player, series).value());
        return loadAchievements(m_database, player, m_library, progress, streaks).value();
    }
    /// Nothing reached if it is not listed.
    [[nodiscard]] AchievementStanding standing(Achievement which, const std::string& player = "Mina") {
        const auto listed = all(player);
        EXPECT_TRUE(std::ranges::is_sorted(listed, {}, &AchievementStanding::which)) << "in the order of all";
        const auto found = std::ranges::find(listed, which, &AchievementStanding::which);
        EXPECT_TRUE(found != listed.end() || isRetired(which));
        return found != listed.end() ? *found : AchievementStanding{which};
    }
    /// All runs so far are of version 1.0.0.
    void leaveVersionOne() { m_database.connection().sql.exec("INSERT INTO earlier_runs SELECT 1, max(id) FROM runs"); }
    [[nodiscard]] bool done(Achievement which, const std::string& player = "Mina") {
        return standing(which, player).done();
    }
    [[nodiscard]] Database& database() noexcept { return m_database; }
    /// A further house, which no house asks for.
    void shipOptional(const std::string& id) {
        ship("4.json", id, {lights::Surface::Plane, lights::Surface::Torus}, true);
        m_library = Library::load(m_folder / "shipped", m_folder / "own");
    }

    /// A shed of so many levels, the first of which are in its album.
    void shipShed(int levels, int album) { shipHouse("1.json", "shed", levels, album); }

    void shipHouse(const std::string& file, const std::string& id, int levels, int album = 0) {
        Pack pack{id, LocalText(id), {}, {}, {}};
        for (int i = 0; i < levels; ++i) {
            lights::Board start = lights::test::dark(3, 3 + i);
            lights::press(start, {}, {1, 1});
            pack.levels.push_back(
                {std::to_string(i + 1), LocalText("L"), {}, lights::test::puzzle(std::move(start)), {}});
            pack.levels.back().album = i < album;
        }
        test::put(m_folder / "shipped" / file, formatPack(pack));
        m_library = Library::load(m_folder / "shipped", m_folder / "own");
    }
    [[nodiscard]] bool isImported() {
        return m_database.connection().sql.execAndGet("SELECT max(imported) FROM runs").getInt() != 0;
    }

private:
    void ship(const std::string& file, const std::string& id, std::initializer_list<lights::Surface> surfaces,
              bool optional = false) const {
        Pack pack{id, LocalText(id), {}, {}, {}};
        for (const lights::Surface surface : surfaces) {
            const lights::Rules rules{lights::Stamp::Plus, surface};
            lights::Board start = lights::test::dark(3, 4);
            lights::press(start, rules, {1, 1});
            pack.levels.push_back({std::to_string(pack.levels.size() + 1),
                                   LocalText("L"),
                                   {},
                                   lights::test::puzzle(std::move(start), rules),
                                   {}});
            pack.levels.back().optional = optional;
        }
        test::put(m_folder / "shipped" / file, formatPack(pack));
    }

    test::TemporaryFolder m_folder;
    Database m_database = Database::inMemory(puzzles());
    Library m_library = Library::load({}, {});
};

TEST_F(AchievementsTest, NoneAtStart) {
    for (const Achievement which : allAchievements) {
        EXPECT_EQ(standing(which).reached, 0);
        EXPECT_FALSE(done(which));
    }
}

TEST_F(AchievementsTest, AssistedRunSolvesBoardButNotAtOptimum) {
    store(smallRun({.hints = 1}));
    EXPECT_FALSE(done(Achievement::FirstOptimum));
    store(smallRun({.detours = 1}));
    EXPECT_FALSE(done(Achievement::FirstOptimum));
    store(smallRun({}));
    EXPECT_TRUE(done(Achievement::FirstOptimum));
    EXPECT_FALSE(done(Achievement::SureHand)) << "four presses are few";
    EXPECT_FALSE(done(Achievement::FirstOptimum, "Anna"));
}

TEST_F(AchievementsTest, FirstNightIsKeptAndNoLongerGiven) {
    store(smallRun({}));
    EXPECT_EQ(all().size(), allAchievements.size() - 2) << "retired ones are not listed";
    leaveVersionOne();
    EXPECT_TRUE(done(Achievement::FirstBoard));
    EXPECT_EQ(all().front().which, Achievement::FirstBoard);
    EXPECT_EQ(all().size(), allAchievements.size() - 1);
    store(smallRun({"Anna", 0, 20, "2025-07-12T18:04:11Z"}));
    EXPECT_FALSE(done(Achievement::FirstBoard, "Anna")) << "stored since";
}

TEST_F(AchievementsTest, FirstNightComesBackWithImportedRuns) {
    data::Run run = smallRun({});
    run.program = "1.0.0";
    store(run);
    EXPECT_FALSE(done(Achievement::FirstBoard)) << "this program may still be called so";
    database().connection().sql.exec("DELETE FROM runs");
    run.imported = true;
    store(run);
    EXPECT_EQ(done(Achievement::FirstBoard), isImported()) << "from a file";
}

TEST_F(AchievementsTest, OptimumMustBeProven) {
    data::Run run = smallRun({});
    run.exact = false;
    store(run);
    EXPECT_FALSE(done(Achievement::FirstOptimum));
}

TEST_F(AchievementsTest, IgnoreTamperedRuns) {
    store(smallRun({}));
    leaveVersionOne();
    database().connection().sql.exec("UPDATE runs SET events = replace(events, 'p', 'u')");
    EXPECT_FALSE(done(Achievement::FirstBoard));
    EXPECT_FALSE(done(Achievement::FirstOptimum));
}

TEST_F(AchievementsTest, LongAndHardBoards) {
    lights::Board long100 = lights::test::dark(20, 20);
    for (int r = 0; r < 20; ++r)
        for (int c = r % 2; c < 20; c += 3)
            lights::press(long100, {}, {r, c});
    const lights::Puzzle puzzle = lights::test::puzzle(std::move(long100));
    const auto answer = lights::solve(puzzle);
    ASSERT_TRUE(answer.result->exact());
    ASSERT_GE(answer.result->moves(), hundredPresses);
    store(solvedRun(puzzle, lights::encodePuzzle(puzzle)));
    EXPECT_FALSE(done(Achievement::HundredPresses)) << "not given any more";
    leaveVersionOne();
    EXPECT_TRUE(done(Achievement::HundredPresses));
    EXPECT_TRUE(done(Achievement::SureHand));
    EXPECT_FALSE(done(Achievement::NightOwl));
}

TEST_F(AchievementsTest, SureHandAllowsNoUndo) {
    const lights::Puzzle puzzle = lights::test::puzzle(lights::test::lit(5, 5));
    const auto presses = lights::solve(puzzle).result->presses().toCells();
    ASSERT_GE(std::ssize(presses), sureHandOptimum);
    lights::Session session(puzzle);
    lights::test::pressNext(session, {0, 0});
    session.undo();
    for (const lights::Cell cell : presses)
        lights::test::pressNext(session, cell);
    store(test::runOf(session, {lights::encodePuzzle(puzzle), "Mina", static_cast<int>(presses.size()), true,
                                "2025-07-12T12:00:00Z", "test"})
              .value());
    EXPECT_TRUE(done(Achievement::FirstOptimum));
    EXPECT_FALSE(done(Achievement::SureHand));
    store(solvedRun(puzzle, lights::encodePuzzle(puzzle)));
    EXPECT_TRUE(done(Achievement::SureHand));
}

/// Solves a board by these presses, in this order.
Run runBy(const lights::Puzzle& puzzle, const std::vector<lights::Cell>& presses, int optimum,
          const std::string& date = "2026-07-12T12:00:00Z") {
    lights::Session session(puzzle);
    for (const lights::Cell cell : presses)
        lights::test::pressNext(session, cell);
    return test::runOf(session, {lights::encodePuzzle(puzzle), "Mina", optimum, true, date, "test"}).value();
}

TEST_F(AchievementsTest, NoWrongPressOnAHouseWithSealedWindows) {
    const lights::Puzzle sealed =
        lights::test::puzzle(lights::test::board({"x.X.#", "..#X#", "x##.x", "#.XX#", ".Xx.#"}));
    const auto presses = lights::solve(sealed).result->presses().toCells();
    ASSERT_GE(std::ssize(presses), noWrongPressOptimum);
    const auto optimum = static_cast<int>(presses.size());
    std::vector<lights::Cell> detour{presses[0], presses[0]};
    detour.insert(detour.end(), presses.begin(), presses.end());
    store(runBy(sealed, detour, optimum));
    EXPECT_FALSE(done(Achievement::NoWrongPress)) << "a press was taken back";
    const lights::Puzzle open = lights::test::puzzle(lights::test::lit(5, 5));
    store(solvedRun(open, lights::encodePuzzle(open)));
    EXPECT_FALSE(done(Achievement::NoWrongPress)) << "no window is sealed";
    const lights::Puzzle few = lights::test::puzzle(lights::test::board({"X##"}));
    store(solvedRun(few, lights::encodePuzzle(few)));
    EXPECT_FALSE(done(Achievement::NoWrongPress)) << "a single press";
    store(runBy(sealed, presses, optimum, "2026-07-13T12:00:00Z"));
    EXPECT_TRUE(done(Achievement::NoWrongPress));
    EXPECT_FALSE(done(Achievement::NoWrongPress, "Anna"));
}

TEST_F(AchievementsTest, TwoShortestWaysOnOneBoard) {
    // The halves of a quiet pattern do the same.
    lights::Board board = lights::test::dark(5, 5);
    const auto quiet = lights::quietPatterns(board, {});
    ASSERT_EQ(quiet.size(), 2U);
    const auto pattern = quiet.front().toCells();
    const auto half = static_cast<std::ptrdiff_t>(pattern.size() / 2);
    ASSERT_EQ(pattern.size() % 2, 0U);
    const std::vector<lights::Cell> one(pattern.begin(), pattern.begin() + half);
    const std::vector<lights::Cell> other(pattern.begin() + half, pattern.end());
    for (const lights::Cell cell : one)
        lights::press(board, {}, cell);
    const lights::Puzzle puzzle = lights::test::puzzle(std::move(board));
    const int optimum = lights::solve(puzzle).result->moves();
    ASSERT_EQ(optimum, half);
    store(runBy(puzzle, one, optimum));
    std::vector<lights::Cell> backwards(one.rbegin(), one.rend());
    store(runBy(puzzle, backwards, optimum, "2026-07-13T12:00:00Z"));
    EXPECT_FALSE(done(Achievement::TwoWays)) << "the same windows in another order";
    store(runBy(puzzle, other, optimum, "2026-07-14T12:00:00Z"));
    EXPECT_TRUE(done(Achievement::TwoWays));
}

TEST_F(AchievementsTest, FirstOfEquallyNearPacksCounts) {
    EXPECT_EQ(standing(Achievement::Pack), (AchievementStanding{Achievement::Pack, 0, 2}));
    for (const char* path : {"shed/1", "shed/2", "last/1"})
        solve(path);
    EXPECT_EQ(standing(Achievement::Pack), (AchievementStanding{Achievement::Pack, 2, 2}));
}

TEST_F(AchievementsTest, PacksAndCampaign) {
    solve("terrace/1");
    EXPECT_EQ(standing(Achievement::Pack), (AchievementStanding{Achievement::Pack, 1, 3}));
    solve("shed/1");
    EXPECT_EQ(standing(Achievement::Pack), (AchievementStanding{Achievement::Pack, 1, 2})) << "that one is nearer";
    EXPECT_EQ(standing(Achievement::Corners), (AchievementStanding{Achievement::Corners, 2, 6}));
    EXPECT_EQ(standing(Achievement::Street), (AchievementStanding{Achievement::Street, 2, 6}));
    for (const char* path : {"shed/2", "terrace/2", "terrace/3"})
        solve(path);
    EXPECT_TRUE(done(Achievement::Pack));
    EXPECT_TRUE(done(Achievement::SoundAsleep));
    EXPECT_FALSE(done(Achievement::Street));
    EXPECT_FALSE(done(Achievement::Corners));
    solve("last/1");
    EXPECT_TRUE(done(Achievement::Street));
    EXPECT_TRUE(done(Achievement::PerfectStreet));
    EXPECT_TRUE(done(Achievement::Corners));
}

TEST_F(AchievementsTest, AHouseOfOptionalLevelsIsNotRequired) {
    shipOptional("workshop");
    EXPECT_EQ(standing(Achievement::Street), (AchievementStanding{Achievement::Street, 0, 6}));
    solve("workshop/1");
    EXPECT_EQ(standing(Achievement::Street), (AchievementStanding{Achievement::Street, 0, 6}));
    EXPECT_EQ(standing(Achievement::PerfectStreet), (AchievementStanding{Achievement::PerfectStreet, 0, 6}));
    EXPECT_EQ(standing(Achievement::Pack), (AchievementStanding{Achievement::Pack, 1, 2})) << "it is a house";
    for (const char* path : {"shed/1", "shed/2", "terrace/1", "terrace/2", "terrace/3", "last/1"})
        solve(path);
    EXPECT_TRUE(done(Achievement::Street));
    EXPECT_TRUE(done(Achievement::PerfectStreet));
}

TEST_F(AchievementsTest, WeekNeedsSevenConsecutiveDays) {
    const auto win = [this](const std::string& day) {
        store(
            solvedRun(lights::dailyBoard(puzzle::dayFromText(day).value()).puzzle, "daily:" + day, day + "T12:00:00Z"));
    };
    for (const char* day : {"2026-11-01", "2026-11-02", "2026-11-03", "2026-11-05", "2026-11-06", "2026-11-07"})
        win(day);
    EXPECT_EQ(standing(Achievement::Week), (AchievementStanding{Achievement::Week, 3, 7}));
    win("2026-11-04");
    win("2026-11-20");
    win("2026-11-08");
    EXPECT_EQ(standing(Achievement::Week).reached, 7) << "eight days in a row are more than are needed";
    EXPECT_TRUE(done(Achievement::Week));
}

TEST_F(AchievementsTest, WeekAloneNeedsNoHelp) {
    const auto win = [this](int day, int hints) {
        const std::string date = "2026-11-0" + std::to_string(day);
        const lights::Puzzle puzzle = lights::dailyBoard(puzzle::dayFromText(date).value()).puzzle;
        lights::Session session(puzzle);
        session.noteHints(hints);
        const auto presses = lights::solve(puzzle).result->presses().toCells();
        for (const lights::Cell cell : presses)
            lights::test::pressNext(session, cell);
        store(test::runOf(session, {"daily:" + date, "Mina", static_cast<int>(presses.size()), true,
                                    date + "T12:00:00Z", "test"})
                  .value());
    };
    for (int day = 1; day <= 7; ++day)
        win(day, day == 4 ? 1 : 0);
    EXPECT_TRUE(done(Achievement::Week));
    EXPECT_EQ(standing(Achievement::WeekAlone), (AchievementStanding{Achievement::WeekAlone, 3, 7}));
    win(8, 0);
    win(9, 0);
    EXPECT_EQ(standing(Achievement::WeekAlone).reached, 5);
}

/// Houses get further levels; who had all of them keeps what that earned.
TEST_F(AchievementsTest, AHouseThatWasAsleepInVersionOneStaysSo) {
    shipShed(16, 0);
    for (int level = 1; level <= 16; ++level)
        solve("shed/" + std::to_string(level));
    EXPECT_TRUE(done(Achievement::SoundAsleep));
    shipShed(18, 3);
    EXPECT_FALSE(done(Achievement::Pack)) << "as for anybody who begins now";
    leaveVersionOne();
    EXPECT_TRUE(done(Achievement::Pack));
    EXPECT_TRUE(done(Achievement::SoundAsleep));
}

TEST_F(AchievementsTest, NightPorterTakesThreeStarsInSixLevelsOfTheHotel) {
    EXPECT_EQ(standing(Achievement::NightPorter), (AchievementStanding{Achievement::NightPorter, 0, 6}));
    shipHouse("4.json", "hotel", 8);
    for (int level = 1; level <= 5; ++level)
        solve("hotel/" + std::to_string(level));
    EXPECT_EQ(standing(Achievement::NightPorter), (AchievementStanding{Achievement::NightPorter, 5, 6}));
    solve("hotel/8");
    EXPECT_TRUE(done(Achievement::NightPorter));
    solve("hotel/7");
    EXPECT_EQ(standing(Achievement::NightPorter), (AchievementStanding{Achievement::NightPorter, 6, 6}));
}

// The Hotel came later.
TEST_F(AchievementsTest, AStreetThatWasQuietInVersionOneStaysSo) {
    shipShed(16, 0);
    shipHouse("2.json", "tower", 16);
    shipHouse("3.json", "hotel", 2);
    for (const std::string house : {"shed/", "tower/"})
        for (int level = 1; level <= 16; ++level)
            solve(house + std::to_string(level));
    EXPECT_EQ(standing(Achievement::Street), (AchievementStanding{Achievement::Street, 32, 34}));
    leaveVersionOne();
    EXPECT_TRUE(done(Achievement::Street));
    EXPECT_TRUE(done(Achievement::PerfectStreet));
    EXPECT_FALSE(done(Achievement::Street, "Anna"));
    EXPECT_EQ(standing(Achievement::NightPorter).reached, 0);
}

TEST_F(AchievementsTest, WeekOfCoffeeBreaksCountsToo) {
    const auto win = [this](int day, puzzle::DailySeries series) {
        const auto date = puzzle::dayFromText("2026-11-0" + std::to_string(day)).value();
        store(solvedRun(lights::dailyBoard(date, series).puzzle, puzzle::RunKey::daily(date, series).text(),
                        "2026-11-0" + std::to_string(day) + "T12:00:00Z"));
    };
    for (int day = 1; day <= 5; ++day)
        win(day, puzzle::DailySeries::Coffee);
    for (int day = 6; day <= 9; ++day)
        win(day, puzzle::DailySeries::Main);
    EXPECT_EQ(standing(Achievement::Week).reached, 5) << "the series are not added up";
    win(6, puzzle::DailySeries::Coffee);
    win(7, puzzle::DailySeries::Coffee);
    EXPECT_TRUE(done(Achievement::Week));
}

TEST_F(AchievementsTest, ShiftWithFourInARow) {
    ASSERT_TRUE(Shifts(database()).submit(test::shiftRun({.houses = 3})));
    EXPECT_FALSE(done(Achievement::FourInARow));
    ASSERT_TRUE(Shifts(database()).submit(test::shiftRun({.houses = 4})));
    EXPECT_TRUE(done(Achievement::FourInARow));
    EXPECT_FALSE(done(Achievement::FourInARow, "Anna"));
}

} // namespace
} // namespace data
