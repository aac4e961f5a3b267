#include "data/players/Achievements.hpp"
#include "game/GameFixture.hpp"
#include "game/campaign/CampaignScene.hpp"
#include "game/play/PlayScene.hpp"
#include "game/services/Actions.hpp"
#include "game/win/WinScene.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;

/// Solves the board on top with the mouse in the fewest moves, and waits for the win screen.
void playByMouse(test::SceneRunner& with) {
    const auto* scene = with.top<PlayScene>();
    while (scene->round().solving())
        with.pass(0.01F);
    ASSERT_NE(scene->round().optimum(), nullptr);
    for (const lights::Cell cell : scene->round().optimum()->presses.toCells()) {
        with.pass(0.05F);
        test::click(with, scene->board().view().cellRect(cell).centre());
    }
    for (int i = 0; i < 50 && with.top<WinScene>() == nullptr; ++i)
        with.pass(0.1F);
}

/// Plays from the first level to the last as a player would: every board in the fewest moves, then N for the next one.
TEST(WholeCampaign, IsPlayableFromFirstLevelToLast) {
    test::SceneRunner with;
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    std::size_t levels = 0;
    for (const data::LibraryPack& pack : with.library.campaign())
        levels += pack.pack.levels.size();
    ASSERT_GE(levels, 120U);

    with.open(ToCampaign{});
    with.press({ui::Action::Confirm});
    std::size_t played = 0;
    while (with.top<PlayScene>() != nullptr && played < levels) {
        const puzzle::RunKey key = with.top<PlayScene>()->round().challenge().key;
        ASSERT_EQ(with.records.progress().at(key), nullptr) << key.text() << " is offered twice";
        playByMouse(with);
        ASSERT_NE(with.top<WinScene>(), nullptr) << key.text();
        const data::LevelBest* best = with.records.progress().at(key);
        ASSERT_NE(best, nullptr) << key.text();
        EXPECT_EQ(best->stars, 3) << key.text();
        ++played;
        with.press({game::action::next});
    }
    EXPECT_EQ(played, levels);
    EXPECT_NE(with.top<CampaignScene>(), nullptr) << "after the last level nothing is next";
    EXPECT_EQ(with.records.progress().stars(with.library), data::maxStars(with.library));
    const auto achievements = with.records.achievements();
    ASSERT_EQ(achievements.size(), data::allAchievements.size());
    EXPECT_TRUE(achievements[static_cast<std::size_t>(data::Achievement::PerfectStreet)].done());
    EXPECT_TRUE(achievements[static_cast<std::size_t>(data::Achievement::Corners)].done());
}

} // namespace
