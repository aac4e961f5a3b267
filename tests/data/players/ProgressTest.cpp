// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/players/Progress.hpp"

#include "data/Runs.hpp"
#include "data/TemporaryFolder.hpp"
#include "data/database/Attempt.hpp"
#include "data/levels/LevelCoder.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"

#include <gtest/gtest.h>

namespace data {
namespace {

using test::Play;
using test::smallRun;

/// A pack of six levels, a pack of four, and a single level of the player's own, all with the same board.
class ProgressTest : public testing::Test {
protected:
    ProgressTest() {
        ship("1.json", "shed", 6);
        ship("2.json", "terrace", 4);
        test::put(m_folder / "own/mine.json", formatLevel({"mine", LocalText("Mine"), {}, test::smallPuzzle(), {}}));
        m_library = Library::load(m_folder / "shipped", m_folder / "own");
    }

    void solve(const std::string& path, const Play& play = {}) {
        if (!Leaderboard(m_database).submit(smallRun(play, "level:" + path)))
            throw std::logic_error("a good run was refused");
    }

    [[nodiscard]] Progress progress(const std::string& player = "Mina") {
        return loadProgress(m_database, m_library, player).value();
    }

    [[nodiscard]] const Library& library() const noexcept { return m_library; }
    [[nodiscard]] LevelRef level(const std::string& path) const { return m_library.find(path).value(); }
    [[nodiscard]] bool open(const std::string& path, bool unlockAll = false) {
        return isOpen(m_library, progress(), level(path), unlockAll);
    }
    [[nodiscard]] std::string next(const std::string& after = {}) {
        const auto from = after.empty() ? std::nullopt : m_library.find(after);
        const auto found = nextLevel(m_library, progress(), from, false);
        return found ? found->path() : std::string();
    }
    void reship(const std::string& file, const Pack& pack) {
        test::put(m_folder / "shipped" / file, formatPack(pack));
        m_library = Library::load(m_folder / "shipped", m_folder / "own");
    }
    void addOwn(const std::string& file, const std::string& id, int levels) {
        test::put(m_folder / "own" / file, formatPack(packOf(id, levels)));
        m_library = Library::load(m_folder / "shipped", m_folder / "own");
    }
    [[nodiscard]] static Pack packOf(const std::string& id, int levels) {
        Pack pack{id, LocalText(id), {}, {}, {}};
        for (int i = 1; i <= levels; ++i)
            pack.levels.push_back({std::to_string(i), LocalText("L"), {}, test::smallPuzzle(), {}});
        return pack;
    }
    void tamper(const std::string& statement) {
        m_database.connection().sql.exec("PRAGMA ignore_check_constraints = ON");
        m_database.connection().sql.exec(statement);
    }

private:
    void ship(const std::string& file, const std::string& id, int levels) const {
        test::put(m_folder / "shipped" / file, formatPack(packOf(id, levels)));
    }

    test::TemporaryFolder m_folder;
    Database m_database = Database::inMemory(puzzles());
    Library m_library = Library::load({}, {});
};

TEST_F(ProgressTest, StartsWithTwoOpenLevels) {
    EXPECT_EQ(progress().stars(library()), 0);
    EXPECT_EQ(maxStars(library()), 30);
    EXPECT_TRUE(open("shed/1"));
    EXPECT_TRUE(open("shed/2"));
    EXPECT_FALSE(open("shed/3"));
    EXPECT_FALSE(open("terrace/1"));
    EXPECT_TRUE(open("own/mine"));
    EXPECT_EQ(next(), "shed/1");
}

TEST_F(ProgressTest, OpensTwoLevelsAfterLastSolved) {
    solve("shed/2");
    EXPECT_TRUE(open("shed/1"));
    EXPECT_TRUE(open("shed/4"));
    EXPECT_FALSE(open("shed/5"));
}

TEST_F(ProgressTest, StarsOfFormerBoardRemain) {
    solve("shed/1");
    const auto change = [&](std::vector<std::string> formerly) {
        Pack pack{"shed", LocalText("Shed"), {}, {}, {}};
        pack.levels.push_back(
            {"1", LocalText("L"), {}, lights::test::puzzle(lights::test::lit(2, 2)), {}, {}, std::move(formerly)});
        reship("1.json", pack);
    };
    change({});
    EXPECT_EQ(progress().stars(library()), 0) << "a run on another board";
    change({codeOf(LevelPuzzle(test::smallPuzzle()))});
    EXPECT_EQ(progress().stars(library()), 3);
}

TEST_F(ProgressTest, OptionalLevelsComeLastAndOpenNothing) {
    const auto pack = [](const std::string& id, int levels, int optional, const std::string& after = {}) {
        Pack made{id, LocalText(id), {}, {}, {}, after};
        for (int i = 1; i <= levels; ++i)
            made.levels.push_back(
                {std::to_string(i), LocalText("L"), {}, test::smallPuzzle(), {}, {}, {}, i > levels - optional});
        return made;
    };
    reship("1.json", pack("shed", 6, 2));
    reship("2.json", pack("terrace", 4, 0));
    reship("3.json", pack("tower", 4, 0, "shed"));
    EXPECT_EQ(starsToOpen(library().campaign(), 1), 5) << "60 % of 12";
    EXPECT_EQ(starsToOpen(library().campaign(), 2), 5) << "after the shed, like the terrace";
    for (const char* path : {"shed/1", "shed/2", "shed/3"})
        solve(path);
    EXPECT_FALSE(open("shed/5")) << "two after the last solved one, but optional";
    solve("shed/4");
    EXPECT_TRUE(open("shed/5"));
    EXPECT_TRUE(open("shed/6"));
    EXPECT_EQ(next("shed/4"), "terrace/1") << "not to the optional ones";
    EXPECT_EQ(next("shed/5"), "shed/6") << "unless that is where the player is";
    for (const char* path :
         {"terrace/1", "terrace/2", "terrace/3", "terrace/4", "tower/1", "tower/2", "tower/3", "tower/4"})
        solve(path);
    EXPECT_EQ(next("terrace/4"), "shed/5") << "what is left";
    const auto again = readLevels(formatPack(pack("shed", 6, 2, "terrace")));
    EXPECT_EQ(again.pack, pack("shed", 6, 2, "terrace"));
}

/// A house with an album of as many levels as given, which stand between the others.
Pack withAlbum(const std::string& id, int windows, int album) {
    Pack made{id, LocalText(id), {}, {}, {}};
    for (int i = 1; i <= windows + album; ++i) {
        made.levels.push_back({std::to_string(i), LocalText("L"), {}, test::smallPuzzle(), {}});
        made.levels.back().album = i > 1 && i <= album + 1;
    }
    return made;
}

TEST_F(ProgressTest, NothingAsksForTheAlbum) {
    reship("1.json", withAlbum("shed", 4, 2)); // 2 and 3 are in the album.
    EXPECT_EQ(maxStars(library()), 12 + 12);
    EXPECT_EQ(starsToOpen(library().campaign(), 1), 5) << "60 % of 12";
    EXPECT_TRUE(open("shed/1"));
    EXPECT_TRUE(open("shed/4")) << "the second window";
    EXPECT_FALSE(open("shed/5"));
    EXPECT_TRUE(open("shed/2")) << "the album is open with its house";
    EXPECT_TRUE(open("shed/3"));
    EXPECT_EQ(next("shed/1"), "shed/4");
    for (const char* path : {"shed/1", "shed/4", "shed/5", "shed/6"})
        solve(path);
    EXPECT_EQ(progress().solved(*library().pack("shed")), 4) << "asleep";
    EXPECT_EQ(next("shed/6"), "terrace/1") << "not to the album";
}

TEST_F(ProgressTest, StarsOfTheAlbumOpenHousesAsBefore) {
    for (const char* path : {"shed/2", "shed/3", "shed/1"})
        solve(path);
    solve("shed/4", {"Mina", 2});
    EXPECT_TRUE(open("terrace/1")) << "ten stars of 18";
    reship("1.json", withAlbum("shed", 4, 2));
    EXPECT_EQ(progress().stars(library()), 4) << "on the fronts";
    EXPECT_EQ(progress().stars(*library().albumOf(*library().pack("shed"))), 6);
    EXPECT_EQ(starsTowards(library(), progress(), library().campaign()), 10);
    EXPECT_TRUE(open("terrace/1"));
}

TEST_F(ProgressTest, NextLevelStaysInTheAlbum) {
    reship("1.json", withAlbum("shed", 3, 3)); // 2, 3 and 4.
    EXPECT_EQ(next("shed/2"), "shed/3");
    EXPECT_EQ(next("shed/4"), "shed/2") << "from its start";
    for (const char* path : {"shed/2", "shed/3"})
        solve(path);
    EXPECT_EQ(next("shed/3"), "shed/4");
    solve("shed/4");
    EXPECT_EQ(next("shed/4"), "") << "the house is not part of it";
    EXPECT_EQ(next(), "shed/1");
}

TEST_F(ProgressTest, AlbumOfALockedHouseIsLocked) {
    reship("2.json", withAlbum("terrace", 4, 2));
    EXPECT_FALSE(open("terrace/2"));
    EXPECT_TRUE(open("terrace/2", true));
    for (const char* path : {"shed/1", "shed/2", "shed/3", "shed/4"})
        solve(path);
    EXPECT_TRUE(open("terrace/2"));
    EXPECT_TRUE(open("terrace/3"));
}

TEST_F(ProgressTest, PackMayLimitWhatOpeningItAsksFor) {
    Pack pack = withAlbum("terrace", 4, 0);
    pack.opensAt = 5;
    reship("2.json", pack);
    EXPECT_EQ(starsToOpen(library().campaign(), 1), 5) << "not ten";
    pack.opensAt = 40;
    reship("2.json", pack);
    EXPECT_EQ(starsToOpen(library().campaign(), 1), 10) << "no more than otherwise";
    EXPECT_EQ(library().campaign()[1].pack, pack);
}

TEST_F(ProgressTest, OpensPackAtSixtyPercentOfEarlierStars) {
    EXPECT_EQ(starsToOpen(library().campaign(), 0), 0);
    EXPECT_EQ(starsToOpen(library().campaign(), 1), 10) << "60 % of 18, rounded down to a five";
    for (const char* path : {"shed/1", "shed/2", "shed/3"})
        solve(path);
    EXPECT_EQ(progress().stars(library()), 9);
    EXPECT_FALSE(open("terrace/1"));
    solve("shed/4", {"Mina", 2});
    EXPECT_EQ(progress().stars(library()), 10);
    EXPECT_TRUE(open("terrace/1"));
    EXPECT_TRUE(open("terrace/2"));
    EXPECT_FALSE(open("terrace/3"));
}

TEST_F(ProgressTest, SettingUnlocksEverything) {
    EXPECT_TRUE(open("terrace/4", true));
    EXPECT_TRUE(isOpen(library(), {}, *library().pack("terrace"), true));
}

TEST_F(ProgressTest, TakesMovesFromBestRunAndStarsFromAny) {
    solve("shed/1", {"Mina", 2, 5});
    solve("shed/1", {"Mina", 1, 9});
    solve("shed/1", {"Mina", 0, 3, "2025-07-12T18:03:11Z", 1});
    const Progress reached = progress();
    ASSERT_NE(reached.at("level:shed/1"), nullptr);
    EXPECT_EQ(*reached.at("level:shed/1"), (LevelBest{2, 6, std::chrono::seconds(9), false, "2025-07-12T18:03:11Z"}));
    EXPECT_EQ(reached.solved(*library().pack("shed")), 1);
    EXPECT_EQ(reached.stars(*library().pack("shed")), 2);
    EXPECT_EQ(reached.at("level:shed/2"), nullptr);
}

TEST_F(ProgressTest, BelongsToPlayer) {
    solve("shed/1", {"Ada"});
    EXPECT_EQ(progress("Mina").stars(library()), 0);
    EXPECT_EQ(progress("Ada").stars(library()), 3);
}

TEST_F(ProgressTest, OwnLevelsGiveNoCampaignStars) {
    solve("own/mine");
    EXPECT_EQ(progress().stars(library()), 0);
    EXPECT_EQ(progress().stars(*library().pack("own")), 3);
}

TEST_F(ProgressTest, IgnoresTamperedRuns) {
    solve("shed/1", {"Mina", 3});
    solve("shed/2", {"Mina", 2});
    tamper("UPDATE runs SET moves = 4 WHERE key = 'level:shed/1'");
    EXPECT_EQ(progress().at("level:shed/1"), nullptr);
    EXPECT_EQ(progress().stars(library()), 1);
    tamper("UPDATE runs SET key = 'level:shed/6', code = 'LA1AgQC-'");
    EXPECT_EQ(progress().stars(library()), 0) << "runs on another board";
}

TEST_F(ProgressTest, NextLevelOfAnOwnPackIsInThatPack) {
    addOwn("pack.json", "harbour", 3);
    EXPECT_EQ(next("harbour/1"), "harbour/2");
    solve("harbour/2");
    solve("harbour/3");
    EXPECT_EQ(next("harbour/3"), "harbour/1") << "what is left there";
    solve("harbour/1");
    EXPECT_EQ(next("harbour/3"), "") << "and not the first house of the campaign";
    solve("own/mine");
    EXPECT_EQ(next("own/mine"), "");
}

TEST_F(ProgressTest, NextLevelFollowsThenWrapsAround) {
    EXPECT_EQ(next("shed/1"), "shed/2");
    solve("shed/2");
    EXPECT_EQ(next("shed/2"), "shed/3");
    EXPECT_EQ(next("shed/4"), "shed/1") << "five is not open";
    for (const char* path : {"shed/4", "shed/5", "shed/6"})
        solve(path);
    EXPECT_EQ(next("shed/6"), "terrace/1");
    for (const char* path : {"terrace/2", "terrace/4"})
        solve(path);
    EXPECT_EQ(next("terrace/4"), "shed/1");
    for (const char* path : {"shed/1", "shed/3", "terrace/1", "terrace/3"})
        solve(path);
    EXPECT_EQ(next("shed/1"), "");
}

} // namespace
} // namespace data
