// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Cli.hpp"
#include "data/ShiftRuns.hpp"
#include "data/files/Paths.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Shifts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cli {
namespace {

using nlohmann::json;
using testing::HasSubstr;

/// A data folder with three shifts of two players.
class ShiftScores : public testing::Test {
protected:
    void SetUp() override {
        data::Database database = data::Database::open(data::pathsIn(m_folder.path()).database(), data::puzzles());
        data::Shifts shifts(database);
        ASSERT_TRUE(shifts.submit(data::test::shiftRun({"Mina", 3, 1, true})));
        ASSERT_TRUE(shifts.submit(data::test::shiftRun({"Player", 2})));
        ASSERT_TRUE(shifts.submit(data::test::shiftRun({"Mina", 1})));
    }

    [[nodiscard]] Result scores(std::vector<std::string> options) const {
        options.insert(options.begin(), {"scores", "--data-dir", m_folder.path().string()});
        return call(options);
    }

    Folder m_folder;
};

TEST_F(ShiftScores, AreRankedInJsonWithDocumentedKeys) {
    const Result result = scores({"--shift", "--json"});
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_EQ(result.err, "");
    EXPECT_EQ(result.json(), json::parse(R"({"runs": [
        {"rank": 1, "player": "Mina", "key": "shift", "moves": 11, "optimum": 9, "exact": true, "over": 2,
         "seconds": 74.0, "date": "2025-07-12T18:03:11Z", "assisted": false, "verified": true, "points": 200,
         "houses": 3, "atOptimum": 2, "chain": 2, "skipped": 1, "seed": "seed"},
        {"rank": 2, "player": "Player", "key": "shift", "moves": 5, "optimum": 5, "exact": true, "over": 0,
         "seconds": 72.0, "date": "2025-07-12T18:03:11Z", "assisted": false, "verified": true, "points": 160,
         "houses": 2, "atOptimum": 2, "chain": 2, "skipped": 0, "seed": "seed"}]})"));
}

TEST_F(ShiftScores, CountGiftsOfTime) {
    data::ShiftRun shift;
    int tried = 0;
    do // Until the gift is time.
        shift = data::test::shiftRun({.player = "Ada", .houses = 6, .seed = "gift-" + std::to_string(tried++)});
    while (shift.time.clock == std::chrono::seconds(60 + 6 * 6) && tried < 50);
    {
        data::Database database = data::Database::open(data::pathsIn(m_folder.path()).database(), data::puzzles());
        ASSERT_TRUE(data::Shifts(database).submit(shift));
    }
    EXPECT_EQ(scores({"--shift", "--json", "--player", "Ada"}).json()["runs"][0]["seconds"], 60.0 + 6 * 6 + 10);
}

TEST_F(ShiftScores, ShowAllShiftsOrThoseOfOnePlayerOnDemand) {
    EXPECT_EQ(scores({"--shift", "--all", "--json"}).json()["runs"].size(), 3U);
    const json mina = scores({"--shift", "--all", "--json", "--player", "Mina"}).json()["runs"];
    ASSERT_EQ(mina.size(), 2U);
    EXPECT_EQ(mina[1]["rank"], 3);
}

TEST_F(ShiftScores, PrintTableAndCsv) {
    const Result table = scores({"--shift", "--lang", "de"});
    EXPECT_THAT(table.out, HasSubstr("Punkte"));
    EXPECT_THAT(table.out, HasSubstr("Spieler"));
    const Result csv = scores({"--shift", "--csv"});
    EXPECT_THAT(csv.out, HasSubstr("verified,points,houses,atOptimum,chain,skipped,seed\n"));
    EXPECT_THAT(csv.out, HasSubstr("1,Mina,shift,11,9,true,2,74.0,2025-07-12T18:03:11Z,false,true,200,3,2,2,1,seed\n"));
}

TEST_F(ShiftScores, HaveATableForEachDayAndOneForTheOldRules) {
    {
        data::Database database = data::Database::open(data::pathsIn(m_folder.path()).database(), data::puzzles());
        data::Shifts shifts(database);
        ASSERT_TRUE(shifts.submit(data::test::shiftRun({.player = "Ada", .seed = "day-2025-07-12"})));
        ASSERT_TRUE(shifts.submit(data::test::shiftRun({.player = "Bob", .rules = puzzle::ShiftRules::ThreeMinutes})));
    }
    const json ofDay = scores({"--shift-day", "2025-07-12", "--json"}).json()["runs"];
    ASSERT_EQ(ofDay.size(), 1U);
    EXPECT_EQ(ofDay[0]["player"], "Ada");
    EXPECT_EQ(ofDay[0]["key"], "shift:2025-07-12");
    const json old = scores({"--old-shift", "--json"}).json()["runs"];
    ASSERT_EQ(old.size(), 1U);
    EXPECT_EQ(old[0]["player"], "Bob");
    EXPECT_EQ(old[0]["key"], "shift:180");
    EXPECT_EQ(old[0]["seconds"], 180.0);
    EXPECT_EQ(scores({"--shift-day", "2025-07-13", "--json"}).json()["runs"].size(), 0U);
    EXPECT_EQ(scores({"--shift-day", "yesterday"}).exitCode, 2);
    EXPECT_EQ(scores({"--shift-day", "2025-07-12", "--old-shift"}).exitCode, 2);
}

TEST_F(ShiftScores, AreNotMixedWithBoards) {
    EXPECT_EQ(scores({"--json"}).json()["runs"].size(), 0U);
    const Result both = scores({"--shift", "--level", "shed/first"});
    EXPECT_EQ(both.exitCode, 2);
    EXPECT_EQ(both.out, "");
    const Folder empty;
    EXPECT_EQ(call({"scores", "--shift", "--json", "--data-dir", empty.path().string()}).json()["runs"].size(), 0U);
}

} // namespace
} // namespace cli
