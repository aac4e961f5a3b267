// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/AchievementsScene.hpp"

#include "game/GameFixture.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/play/ToPlay.hpp"
#include "game/round/Round.hpp"
#include "game/round/SavedRound.hpp"
#include "game/win/ToWin.hpp"
#include "game/win/WinScene.hpp"
#include "game/words/AchievementWords.hpp"
#include "lights/PressNext.hpp"
#include "ui/Resources.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace {

using namespace game;
using data::Achievement;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

class AchievementsSceneTest : public testing::Test {
protected:
    /// Solves a level in the fewest moves and records the win, as the play screen does.
    ToWin solve(const std::string& path, int hints = 0) {
        Round round(challengeOf(with.level(path)), {});
        while (round.solving())
            round.poll();
        for (int i = 0; i < hints; ++i)
            round.session().noteHints(1);
        for (const lights::Cell cell : round.optimum()->presses().toCells())
            lights::test::pressNext(round.session(), cell);
        return recordWin(with.records, with.library, round, std::nullopt);
    }
    std::string pathOf(const data::LibraryPack& pack, std::size_t index) {
        return with.library.level(pack, index).path();
    }

    test::SceneRunner with;
    /// Retired ones are not listed for those who do not have them.
    const std::size_t listed = data::allAchievements.size() -
                               static_cast<std::size_t>(std::ranges::count_if(data::allAchievements, data::isRetired));
};

TEST_F(AchievementsSceneTest, AHintCountsUntilAnotherBoardIsSolved) {
    const auto hintsFrom = [this](const std::string& path) {
        const auto begun = sessionToResume(with.records, ToPlay{challengeOf(with.level(path)), false});
        return begun ? begun->assists.hints : 0;
    };
    const std::string one = pathOf(with.library.campaign()[0], 0);
    const std::string other = pathOf(with.library.campaign()[0], 1);
    EXPECT_EQ(hintsFrom(one), 0);
    solve(one, 1);
    EXPECT_EQ(hintsFrom(one), 1) << "the presses are still in mind";
    EXPECT_EQ(hintsFrom(other), 0);
    solve(other);
    EXPECT_EQ(hintsFrom(one), 0);
    EXPECT_EQ(hintsFrom(other), 0) << "solved without help";
}

TEST_F(AchievementsSceneTest, NoNameIsBrokenInsideAWord) {
    const ui::Viewport viewport({640, 480}, 1);
    auto resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    const ui::Measure measure = ui::measureWith(resources, viewport);
    with.open(ToAchievements{});
    auto* scene = with.top<AchievementsScene>();
    ASSERT_NE(scene, nullptr);
    scene->layout(viewport, measure);
    for (const text::Language language : {text::Language::English, text::Language::German}) {
        const text::Text words = text::Text::load(GAME_TEST_SHARE "/locale", language);
        for (const Achievement which : data::allAchievements) {
            std::string joined;
            for (const std::string& line :
                 ui::wrapped(achievementName(words, which), ui::style::label, scene->wall().nameRoom(), measure))
                joined += (joined.empty() ? "" : " ") + line;
            EXPECT_EQ(joined, achievementName(words, which));
        }
    }
}

TEST_F(AchievementsSceneTest, ShowsAllAndGoesBack) {
    with.open(ToCampaign{});
    with.open(ToAchievements{});
    auto* scene = with.top<AchievementsScene>();
    ASSERT_NE(scene, nullptr);
    EXPECT_EQ(scene->standings().size(), listed);
    with.press({ui::Action::Down, ui::Action::Down, ui::Action::Back});
    EXPECT_EQ(with.top<AchievementsScene>(), nullptr);
}

TEST_F(AchievementsSceneTest, ArrowsWalkAlongTheSills) {
    with.open(ToAchievements{});
    auto& scene = *with.top<AchievementsScene>();
    EXPECT_EQ(scene.shown()->which, Achievement::FirstOptimum);
    with.press({ui::Action::Right, ui::Action::Down});
    EXPECT_EQ(scene.shown()->which, Achievement::Week) << "the second of the second floor";
    with.press({ui::Action::End});
    EXPECT_EQ(scene.shown()->which, Achievement::NextDoor);
    with.press({ui::Action::Right, ui::Action::Down});
    EXPECT_EQ(scene.shown()->which, Achievement::NextDoor) << "there is nothing further";
}

TEST_F(AchievementsSceneTest, CardDescribesTheWindowUnderThePointer) {
    with.open(ToAchievements{});
    auto& scene = *with.top<AchievementsScene>();
    with.handle(ui::PointerMoved{scene.wall().windowRect(8).centre()});
    EXPECT_EQ(scene.shown()->which, Achievement::FourInARow);
    with.handle(ui::PointerMoved{{5, 5}});
    EXPECT_EQ(scene.shown()->which, Achievement::FirstOptimum) << "the selected one again";
    test::click(with, scene.wall().windowRect(8).centre());
    with.handle(ui::PointerMoved{{5, 5}});
    EXPECT_EQ(scene.shown()->which, Achievement::FourInARow);
}

TEST_F(AchievementsSceneTest, LitWindowsAreEarned) {
    solve("shed/l1");
    with.open(ToAchievements{});
    const auto& sills = with.top<AchievementsScene>()->wall().sills();
    ASSERT_EQ(sills.size(), listed);
    EXPECT_TRUE(sills[0].earned);
    EXPECT_EQ(sills[0].name, "Not one too many");
    EXPECT_FALSE(sills[1].earned);
    EXPECT_EQ(sills[1].progress, "") << "a single step has no progress";
    EXPECT_EQ(sills[10].progress, "1 / 8") << "of the levels of the shed";
}

TEST_F(AchievementsSceneTest, WallThatIsTooLowScrolls) {
    AchievementWall wall{with.atlases};
    std::vector<AchievementWall::Sill> sills(data::allAchievements.size());
    wall.show(std::move(sills));
    wall.arrange({0, 100, 800, 900}, test::plainMeasure);
    EXPECT_FALSE(wall.scrolls());
    wall.arrange({0, 100, 800, 260}, test::plainMeasure);
    EXPECT_TRUE(wall.scrolls());
    const std::size_t last = data::allAchievements.size() - 1;
    EXPECT_GT(wall.windowRect(last).bottom(), 360);
    const float pitch = wall.windowRect(1).x - wall.windowRect(0).x;
    EXPECT_LE(static_cast<float>(AchievementWall::columns) * pitch, 800 - ui::ScrollBar::width)
        << "the bar covers no column";
    wall.handle(test::action(ui::Action::End));
    EXPECT_EQ(wall.selected(), last);
    EXPECT_LT(wall.windowRect(last).bottom(), 360);
    EXPECT_LT(wall.windowRect(0).y, 100);
}

TEST_F(AchievementsSceneTest, EachHasItsOwnThing) {
    std::set<Keepsake> things;
    for (const Achievement which : data::allAchievements)
        things.insert(achievementKeepsake(which));
    EXPECT_EQ(things.size(), data::allAchievements.size());
}

TEST_F(AchievementsSceneTest, EachHasItsOwnWords) {
    std::set<std::string> names;
    std::set<std::string> tasks;
    for (const Achievement which : data::allAchievements) {
        names.insert(achievementName(with.text, which));
        tasks.insert(achievementTask(with.text, which));
    }
    EXPECT_EQ(names.size(), data::allAchievements.size());
    EXPECT_EQ(tasks.size(), data::allAchievements.size());
    EXPECT_THAT(tasks, Contains("The same with 12 presses or more, and without undoing any."));
}

TEST_F(AchievementsSceneTest, WinReportsEarnedAchievementsOnce) {
    EXPECT_THAT(solve("shed/l1", 1).recorded.earned, IsEmpty()) << "nothing for just any first board";
    EXPECT_THAT(solve("shed/l1").recorded.earned, ElementsAre(Achievement::FirstOptimum));
    EXPECT_THAT(solve("shed/l1").recorded.earned, IsEmpty());
}

TEST_F(AchievementsSceneTest, CelebratesLastLevelOfHouse) {
    const data::LibraryPack& house = with.library.campaign().front();
    const std::size_t last = house.pack.levels.size() - 1;
    for (std::size_t i = 0; i < last; ++i)
        EXPECT_EQ(solve(pathOf(house, i)).asleep, Asleep::Board);
    const ToWin win = solve(pathOf(house, last));
    EXPECT_EQ(win.asleep, Asleep::House);
    EXPECT_THAT(win.recorded.earned, Contains(Achievement::Pack));
    EXPECT_EQ(solve(pathOf(house, last)).asleep, Asleep::Board) << "only the first time";

    with.open(win);
    ASSERT_NE(with.top<WinScene>(), nullptr);
}

TEST_F(AchievementsSceneTest, LastLevelOfCampaignPutsStreetToBed) {
    data::Progress progress;
    puzzle::RunKey key;
    for (const data::LibraryPack& pack : with.library.campaign())
        for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
            progress.best[key = with.library.level(pack, i).key()] = {1, 9, {}, false};
    EXPECT_EQ(completedByWin(progress, with.library, key), Asleep::Street);
    EXPECT_EQ(completedByWin(progress, with.library, "daily:2026-11-22"), Asleep::Board);
    progress.best.erase(with.library.level(with.library.campaign().front(), 0).key());
    EXPECT_EQ(completedByWin(progress, with.library, key), Asleep::House);
}

} // namespace
