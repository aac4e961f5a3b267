// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/classes/ClassTable.hpp"

#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/Puzzles.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace data {
namespace {

using test::smallRun;
using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> namesIn(const ClassTable& table) {
    std::vector<std::string> names;
    for (const ClassRow& row : table)
        names.push_back(row.player);
    return names;
}

/// A class with the level shed/corners as its first task, which has to be solved in September, and its board by code as
/// the second.
class ClassTableTest : public testing::Test {
protected:
    ClassTableTest() {
        Pack pack{"shed", LocalText("Shed"), {}, {}, {}};
        pack.levels.push_back({"corners", LocalText("Corners"), {}, test::smallPuzzle(), {}});
        test::put(m_folder / "levels" / "shed.json", formatPack(pack));
        m_library = Library::load(m_folder / "levels", m_folder / "own");
        plan.tasks = {
            {"level:shed/corners", {}, {}, {}, puzzle::dayFromText("2026-09-01"), puzzle::dayFromText("2026-09-30")},
            {lights::encodePuzzle(test::smallPuzzle()), "By code"}};
    }

    void submit(const test::Play& play, const std::string& key = "level:shed/corners") {
        ASSERT_TRUE(leaderboard.submit(smallRun(play, key)));
    }
    [[nodiscard]] ClassTable table(const std::string& player = {}, std::optional<RunId> after = {}) {
        ClassTableReader reader(plan, m_library, {player, after});
        EXPECT_TRUE(reader.read(leaderboard, {}).value());
        return reader.table();
    }
    [[nodiscard]] std::optional<ClassResult> first(ClassCounts counts) {
        plan.counts = counts;
        return table().at(0).results.at(0);
    }

    ClassPlan plan{"7b", ClassCounts::All, {}, {}};
    Database database = Database::inMemory(puzzles());
    Leaderboard leaderboard{database};
    test::TemporaryFolder m_folder;
    Library m_library = Library::load(m_folder / "levels", m_folder / "own");
};

TEST_F(ClassTableTest, HasALineForEveryPlayer) {
    submit({"Zoe", 0, 10, "2026-09-02T10:00:00Z"});
    submit({"Ada", 1, 20, "2026-09-03T10:00:00Z"});
    submit({"Bea", 0, 10, "2026-09-03T10:00:00Z"}, "level:other/corners"); // Something else.
    const ClassTable all = table();
    EXPECT_THAT(namesIn(all), ElementsAre("Ada", "Bea", "Zoe"));
    ASSERT_TRUE(all[0].results[0]);
    EXPECT_EQ(all[0].results[0]->run.moves, 6);
    EXPECT_EQ(all[0].done(), 1U);
    EXPECT_FALSE(all[0].results[1]);
    EXPECT_EQ(all[1].done(), 0U);
}

TEST_F(ClassTableTest, RunsOutsideTheDaysDoNotCount) {
    submit({"Ada", 0, 10, "2026-08-31T10:00:00Z"});
    submit({"Ada", 0, 10, "2026-10-01T10:00:00Z"});
    for (const ClassCounts counts : allClassCounts) {
        ASSERT_TRUE(first(counts)) << "not the same as no attempt";
        EXPECT_TRUE(first(counts)->tooLate);
        EXPECT_FALSE(first(counts)->done);
        EXPECT_EQ(first(counts)->runs, 1U);
    }
    EXPECT_EQ(table().at(0).done(), 0U);
    submit({"Ada", 1, 10, "2026-09-30T10:00:00Z"});
    ASSERT_TRUE(first(ClassCounts::All));
    EXPECT_FALSE(first(ClassCounts::All)->tooLate);
    EXPECT_EQ(first(ClassCounts::All)->run.moves, 6) << "the better ones came too early and too late";
    EXPECT_EQ(first(ClassCounts::All)->runs, 1U);
    submit({"Ada", 0, 10, "2026-10-02T10:00:00Z"});
    EXPECT_EQ(first(ClassCounts::First)->run.moves, 6);
    EXPECT_EQ(first(ClassCounts::First)->runs, 1U);
}

TEST_F(ClassTableTest, TheListOfPupilsComesFirst) {
    submit({"Zoe", 0, 10, "2026-09-02T10:00:00Z"});
    submit({"Bea", 0, 10, "2026-09-02T10:00:00Z"});
    plan.pupils = {"ZOE", "Carl"};
    const ClassTable all = table();
    EXPECT_THAT(namesIn(all), ElementsAre("ZOE", "Carl", "Bea")) << "as the list spells them";
    EXPECT_TRUE(all[0].listed);
    EXPECT_EQ(all[0].done(), 1U);
    EXPECT_TRUE(all[1].listed);
    EXPECT_FALSE(all[1].results.at(1)) << "without runs";
    EXPECT_FALSE(all[2].listed);
    EXPECT_THAT(namesIn(table("Bea")), ElementsAre("Bea"));
}

TEST_F(ClassTableTest, IsWrittenForPrograms) {
    submit({"Ada", 1, 20, "2026-09-03T10:00:00Z"});
    plan.tasks[1].until = puzzle::dayFromText("2026-09-02");
    submit({"Ada", 0, 10, "2026-09-03T10:00:00Z"}, plan.tasks[1].key.text());
    const std::string code = plan.tasks[1].key.text();
    const std::string start = R"({"name":"7b","counts":"all","tasks":[{"key":"level:shed/corners","board":"Corners",)"
                              R"("from":"2026-09-01","until":"2026-09-30"},{"key":")" +
                              code + R"(","board":"By code","from":null,"until":"2026-09-02"}],"pupils":[{)";
    const std::string results =
        R"("done":1,"results":[{"done":true,"late":false,"moves":6,"optimum":4,"exact":true,"stars":2,"seconds":20.0,)"
        R"("hints":0,"live":false,"undos":0,"runs":1,"date":"2026-09-03T10:00:00Z"},)"
        R"({"done":false,"late":true,"moves":4,"optimum":4,"exact":true,"stars":3,"seconds":10.0,)"
        R"("hints":0,"live":false,"undos":0,"runs":1,"date":"2026-09-03T10:00:00Z"}]})";
    EXPECT_EQ(formatClassTable(plan, table(), {"Corners", "By code"}),
              start + R"("player":"Ada","listed":null,)" + results + "]}\n");
    plan.pupils = {"Bea"};
    EXPECT_EQ(formatClassTable(plan, table(), {"Corners", "By code"}),
              start + R"("player":"Bea","listed":true,"done":0,"results":[null,null]},)" +
                  R"({"player":"Ada","listed":false,)" + results + "]}\n");
}

TEST_F(ClassTableTest, TheBestTheFirstOrOnlyTheOptimumCounts) {
    submit({"Ada", 2, 30, "2026-09-02T10:00:00Z"});
    submit({"Ada", 1, 20, "2026-09-03T10:00:00Z"});
    EXPECT_EQ(first(ClassCounts::All)->run.moves, 6);
    EXPECT_TRUE(first(ClassCounts::All)->done);
    EXPECT_EQ(first(ClassCounts::First)->run.moves, 8);
    EXPECT_TRUE(first(ClassCounts::First)->done);
    EXPECT_EQ(first(ClassCounts::Optimum)->run.moves, 6);
    EXPECT_FALSE(first(ClassCounts::Optimum)->done);
    EXPECT_EQ(first(ClassCounts::Optimum)->runs, 2U);

    submit({"Ada", 0, 15, "2026-09-04T10:00:00Z", 1});
    EXPECT_FALSE(first(ClassCounts::Optimum)->done) << "with help it has two stars";
    submit({"Ada", 0, 25, "2026-09-05T10:00:00Z"});
    EXPECT_TRUE(first(ClassCounts::Optimum)->done);
    EXPECT_EQ(first(ClassCounts::Optimum)->runs, 4U);
    EXPECT_EQ(first(ClassCounts::First)->run.moves, 8) << "later runs change nothing";
}

TEST_F(ClassTableTest, ABoardByCodeHasItsOwnRuns) {
    submit({"Ada", 0, 10, "2026-09-02T10:00:00Z"}, lights::encodePuzzle(test::smallPuzzle()));
    const ClassTable all = table();
    EXPECT_FALSE(all.at(0).results.at(0)) << "it is not a run on the level";
    EXPECT_TRUE(all.at(0).results.at(1));
}

TEST_F(ClassTableTest, ALevelThatIsNotThereHasNoRuns) {
    submit({"Ada", 0, 10, "2026-09-02T10:00:00Z"}, "level:later/corners");
    plan.tasks = {{"level:later/corners"}};
    EXPECT_FALSE(boardOfTask(plan.tasks[0], m_library));
    EXPECT_FALSE(table().at(0).results.at(0));
}

TEST_F(ClassTableTest, OfOnePlayerHasOneLine) {
    submit({"Zoe", 0, 10, "2026-09-02T10:00:00Z"});
    submit({"Ada", 1, 20, "2026-09-03T10:00:00Z"});
    EXPECT_THAT(namesIn(table("Zoe")), ElementsAre("Zoe"));
    EXPECT_EQ(table("Zoe").at(0).done(), 1U);
    EXPECT_THAT(namesIn(table("Nobody")), ElementsAre("Nobody"));
    EXPECT_EQ(table("Nobody").at(0).done(), 0U);
}

TEST_F(ClassTableTest, OfRunsStillToBeGivenHasNothingElse) {
    const auto first = leaderboard.submit(smallRun({"Ada", 0, 10, "2026-09-02T10:00:00Z"}));
    submit({"Ada", 1, 20, "2026-09-03T10:00:00Z"});
    data::Run imported = smallRun({"Ada", 0, 15, "2026-09-04T10:00:00Z"});
    imported.imported = true;
    ASSERT_TRUE(leaderboard.submit(imported));
    EXPECT_EQ(table("Ada").at(0).results.at(0)->runs, 3U);
    const auto rest = table("Ada", first.value()).at(0).results.at(0);
    ASSERT_TRUE(rest);
    EXPECT_EQ(rest->runs, 1U);
    EXPECT_EQ(rest->run.moves, 6);
}

TEST_F(ClassTableTest, IsReadInPortions) {
    for (int day = 1; day <= 9; ++day)
        submit({"Ada", 0, 10 + day, "2026-09-0" + std::to_string(day) + "T10:00:00Z"});
    ClassTableReader reader(plan, m_library);
    int calls = 1;
    while (!reader.read(leaderboard, {1, 2}).value())
        ASSERT_LT(++calls, 20);
    EXPECT_GT(calls, 4) << "two runs at a time";
    EXPECT_EQ(reader.table().at(0).results.at(0)->runs, 9U);
}

TEST_F(ClassTableTest, ForgedRowsDoNotCount) {
    submit({"Ada", 1, 10, "2026-09-02T10:00:00Z"});
    {
        const auto forge = attemptOn(database, [](SQLite::Database& sql) { sql.exec("UPDATE runs SET moves = 4"); });
        ASSERT_TRUE(forge);
    }
    EXPECT_FALSE(table().at(0).results.at(0));
}

TEST(CountingOf, IsTheEarlierOrTheBetterOne) {
    ClassResult early;
    early.run.date = "2026-09-01T10:00:00Z";
    early.run.moves = 9;
    ClassResult good;
    good.run.date = "2026-09-02T10:00:00Z";
    good.run.moves = 4;
    EXPECT_EQ(countingOf(early, good, ClassCounts::First).run.moves, 9);
    EXPECT_EQ(countingOf(good, early, ClassCounts::First).run.moves, 9);
    EXPECT_EQ(countingOf(early, good, ClassCounts::All).run.moves, 4);
    EXPECT_EQ(countingOf(good, early, ClassCounts::Optimum).run.moves, 4);
    good.tooLate = true;
    EXPECT_EQ(countingOf(early, good, ClassCounts::All).run.moves, 9);
    EXPECT_EQ(countingOf(good, early, ClassCounts::First).run.moves, 9);
    good.tooLate = false;
    good.run.hints = 1;
    EXPECT_EQ(countingOf(early, good, ClassCounts::All).run.moves, 9) << "with help it comes last";
}

} // namespace
} // namespace data
