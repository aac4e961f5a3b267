// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/UnfinishedLevels.hpp"

#include "Posix.hpp"
#include "data/Child.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/levels/Level.hpp"
#include "lights/Boards.hpp"

#include <gtest/gtest.h>

namespace data {
namespace {

namespace fs = std::filesystem;

UnfinishedLevel unfinished(const std::string& author) {
    lights::Draft draft(3, 4);
    draft.paint(lights::Brush::Light, {0, 1}, true);
    draft.paint(lights::Brush::Hole, {2, 2}, true);
    draft.paint(lights::Brush::Target, {1, 1}, true);
    draft.setGoal(lights::GoalKind::On);
    draft.setRules({lights::Stamp::Cross, lights::Surface::Klein});
    const LocalText name(std::map<std::string, std::string, std::less<>>{{"en", "Lamp"}, {"de", "Lampe"}});
    return {std::move(draft), "lamp", name, author, R"({"notes":[1]})", "/home/x/lamp.json", "{\"a\": \"\\u0061\"}\n"};
}

class UnfinishedLevelsTest : public testing::Test {
protected:
    [[nodiscard]] fs::path file(int number) const {
        return m_place / ("unfinished-" + std::to_string(number) + ".json");
    }
    [[nodiscard]] fs::path place() const { return m_place; }

    test::TemporaryFolder m_folder;
    fs::path m_place = m_folder / "unfinished";
};

TEST_F(UnfinishedLevelsTest, FileRoundTrip) {
    EXPECT_EQ(readUnfinished(formatUnfinished(unfinished("me"))), unfinished("me"));
    UnfinishedLevel bare{lights::Draft(2, 2), {}, {}, {}, {}, {}, {}};
    EXPECT_EQ(readUnfinished(formatUnfinished(bare)), bare);
    for (int cell = 0; cell < 4; ++cell)
        bare.lights().paint(lights::Brush::Hole, {cell / 2, cell % 2}, true);
    EXPECT_EQ(readUnfinished(formatUnfinished(bare)), bare) << "no windows yet";
    for (int cell = 1; cell < 4; ++cell)
        bare.lights().paint(lights::Brush::Seal, {cell / 2, cell % 2}, true);
    bare.lights().paint(lights::Brush::Light, {0, 1}, true);
    EXPECT_EQ(readUnfinished(formatUnfinished(bare)), bare) << "nothing to press yet";
}

TEST_F(UnfinishedLevelsTest, FileKeepsQuietHours) {
    UnfinishedLevel level = unfinished("me");
    EXPECT_EQ(formatUnfinished(level).find("press"), std::string::npos);
    level.lights().setRules({lights::Stamp::Cross, lights::Surface::Klein, true});
    const auto read = readUnfinished(formatUnfinished(level));
    EXPECT_EQ(read, level);
    EXPECT_TRUE(read->lights().rules().quietHours);
}

TEST_F(UnfinishedLevelsTest, FileKeepsWhatTheEditorDoesNotShow) {
    UnfinishedLevel level = unfinished("me");
    level.idea =
        LocalText(std::map<std::string, std::string, std::less<>>{{"en", "One is enough."}, {"de", "Eins genügt."}});
    level.formerly = {"LA1AgIB"};
    level.optional = true;
    level.lesson = "chase5";
    level.riddle = R"({"ask":"another-way","shown":["#."]})"; // For a board that had another size.
    const auto read = readUnfinished(formatUnfinished(level));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->idea, level.idea);
    EXPECT_TRUE(read->formerly.empty()) << "that is no share code";
    EXPECT_TRUE(read->optional);
    EXPECT_EQ(read->lesson, "chase5");
    EXPECT_EQ(read->riddle, level.riddle);
    level.formerly = {codeOf(lights::test::puzzle(lights::test::board({"##", "#."})))};
    EXPECT_EQ(readUnfinished(formatUnfinished(level)), level);
}

TEST_F(UnfinishedLevelsTest, FileRoundTripOfFuseBox) {
    arukone::Draft draft({3, 4});
    draft.setFill(arukone::Fill::Any);
    draft.setHole({2, 2}, true);
    draft.add({{0, 0}, {0, 1}});
    draft.route(0, {{0, 0}, {1, 0}, {1, 1}, {0, 1}});
    UnfinishedLevel level{draft, {}, LocalText("Box"), {}, {}, {}, {}};
    EXPECT_EQ(readUnfinished(formatUnfinished(level)), level);
    level.fuseBox().setFill(arukone::Fill::Apart);
    EXPECT_EQ(readUnfinished(formatUnfinished(level)), level);
    level.fuseBox().place({2, 3});
    EXPECT_EQ(readUnfinished(formatUnfinished(level)), level) << "a number lacks its partner";
    level.fuseBox().clear();
    EXPECT_EQ(readUnfinished(formatUnfinished(level)), level) << "no numbers";
}

TEST_F(UnfinishedLevelsTest, RefusesDamagedFuseBoxes) {
    const auto read = [](const std::string& fill, const std::string& board) {
        return readUnfinished(R"({"format":"lichter-aus/unfinished","version":1,"puzzle":"arukone","fill":")" + fill +
                              R"(","board":)" + board + R"(,"cables":[[0,0,"RRRRRR"],[9,9,"U"],3]})");
    };
    EXPECT_TRUE(read("all", R"(["1.1"])"));
    EXPECT_TRUE(read("all", R"(["1.1"])")->fuseBox().cables().front().empty()) << "that cable leaves the board";
    EXPECT_FALSE(read("some", R"(["1.1"])"));
    EXPECT_FALSE(read("all", R"(["1.1","."])"));
    EXPECT_FALSE(read("all", R"(["1.2"])")) << "two numbers lack their partners";
    EXPECT_FALSE(read("all", R"(["111"])"));
    EXPECT_FALSE(read("all", R"(["1?1"])"));
    EXPECT_FALSE(read("all", "[]"));
    EXPECT_FALSE(read("all", R"("1.1")"));
}

TEST_F(UnfinishedLevelsTest, LeavesOutPathThatIsNotUtf8) {
    UnfinishedLevel level = unfinished("me");
    level.file = "/tmp/\xFF.json";
    const auto read = readUnfinished(formatUnfinished(level));
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->file.empty());
    EXPECT_TRUE(read->content.empty());
    EXPECT_EQ(read->board, level.board);
}

TEST_F(UnfinishedLevelsTest, KeepsLatestUntilDropped) {
    UnfinishedLevels here(m_place);
    EXPECT_FALSE(here.load());
    EXPECT_TRUE(here.drop());
    ASSERT_TRUE(here.keep(unfinished("a")));
    ASSERT_TRUE(here.keep(unfinished("b")));
    EXPECT_EQ(here.load(), unfinished("b"));
    EXPECT_TRUE(here.drop());
    EXPECT_FALSE(here.load());
    EXPECT_FALSE(fs::exists(file(1)));
}

TEST_F(UnfinishedLevelsTest, EachWindowHasItsOwnFile) {
    UnfinishedLevels one(m_place);
    UnfinishedLevels other(m_place);
    ASSERT_TRUE(one.keep(unfinished("one")));
    EXPECT_FALSE(other.load()) << "the other window still works on it";
    ASSERT_TRUE(other.keep(unfinished("other")));
    EXPECT_EQ(one.load(), unfinished("one"));
    EXPECT_EQ(other.load(), unfinished("other"));
}

POSIX_TEST_F(UnfinishedLevelsTest, TakesOverFileOfCrashedWindow) {
    const pid_t child = test::startChild([this] {
        UnfinishedLevels here(m_place);
        if (!here.keep(unfinished("crashed")))
            return 1;
        return std::raise(SIGKILL);
    });
    ASSERT_EQ(test::waitFor(child), -SIGKILL);
    UnfinishedLevels next(m_place);
    EXPECT_EQ(next.load(), unfinished("crashed"));
    UnfinishedLevels another(m_place);
    EXPECT_FALSE(another.load()) << "it has one owner";
    ASSERT_TRUE(next.drop());
    EXPECT_FALSE(next.load());
}

TEST_F(UnfinishedLevelsTest, NeverOverwritesFileLeftBehind) {
    {
        UnfinishedLevels gone(m_place);
        ASSERT_TRUE(gone.keep(unfinished("left")));
    }
    UnfinishedLevels next(m_place);
    ASSERT_TRUE(next.keep(unfinished("new"))) << "without having asked what is there";
    EXPECT_EQ(next.load(), unfinished("new"));
    ASSERT_TRUE(next.drop());
    EXPECT_EQ(next.load(), unfinished("left"));
}

TEST_F(UnfinishedLevelsTest, LoadsLevelSetAside) {
    UnfinishedLevels here(m_place);
    ASSERT_TRUE(here.keep(unfinished("first")));
    here.setAside();
    ASSERT_TRUE(here.keep(unfinished("second")));
    EXPECT_EQ(here.load(), unfinished("second"));
    ASSERT_TRUE(here.drop());
    EXPECT_EQ(here.load(), unfinished("first"));
}

TEST_F(UnfinishedLevelsTest, TakesUpLevelSetAsideInPlace) {
    UnfinishedLevels here(m_place);
    ASSERT_TRUE(here.keep(unfinished("first")));
    here.setAside();
    ASSERT_TRUE(here.keep(unfinished("second")));
    EXPECT_FALSE(here.reclaim(unfinished("third"))) << "nobody kept that";
    EXPECT_TRUE(here.reclaim(unfinished("first")));
    ASSERT_TRUE(here.keep(unfinished("changed")));
    EXPECT_EQ(readUnfinished(test::contentOf(file(1))), unfinished("changed"));
    EXPECT_EQ(readUnfinished(test::contentOf(file(2))), unfinished("second"));
    UnfinishedLevels other(m_place);
    EXPECT_FALSE(other.reclaim(unfinished("changed"))) << "another window works on it";
    EXPECT_TRUE(other.reclaim(unfinished("second")));
}

TEST_F(UnfinishedLevelsTest, MovesUnreadableFileAside) {
    test::put(file(1), "{");
    test::put(file(2), formatUnfinished(unfinished("good")));
    UnfinishedLevels here(m_place);
    EXPECT_EQ(here.load(), unfinished("good"));
    EXPECT_EQ(test::contentOf(file(1).string() + ".damaged-1"), "{");
}

TEST_F(UnfinishedLevelsTest, SurvivesDeletionOfFolder) {
    UnfinishedLevels here(m_place);
    ASSERT_TRUE(here.keep(unfinished("a")));
    fs::remove_all(m_place);
    EXPECT_FALSE(here.load());
    ASSERT_TRUE(here.keep(unfinished("b")));
    UnfinishedLevels other(m_place);
    ASSERT_TRUE(other.keep(unfinished("c")));
    EXPECT_EQ(here.load(), unfinished("b"));
    EXPECT_EQ(other.load(), unfinished("c"));
}

POSIX_TEST_F(UnfinishedLevelsTest, FullDiskKeepsPreviousState) {
    EXPECT_EQ(test::inChild([this] {
                  UnfinishedLevels here(m_place);
                  if (!here.keep(unfinished("before")))
                      return 1;
                  test::limitFileSize(10);
                  const auto kept = here.keep(unfinished("after"));
                  return !kept && kept.error().error == FileError::NoSpace && here.load() == unfinished("before") ? 0
                                                                                                                  : 2;
              }),
              0);
}

TEST_F(UnfinishedLevelsTest, StoresNothingWithoutFolder) {
    UnfinishedLevels here{{}};
    EXPECT_TRUE(here.keep(unfinished("a")));
    EXPECT_FALSE(here.load());
}

} // namespace
} // namespace data
