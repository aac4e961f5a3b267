// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/players/Achievements.hpp"
#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/campaign/CampaignScene.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/menu/DawnScene.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/riddle/RiddleScene.hpp"
#include "game/services/Actions.hpp"
#include "game/win/WinScene.hpp"
#include "lights/solver/RiddleAnswer.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace {

using namespace game;

/// Solves the board on top with the mouse in the fewest moves, and waits for the win screen.
void playByMouse(test::SceneRunner& with) {
    const auto* scene = with.top<LightsPlayScene>();
    while (scene->round().solving())
        with.pass(0.01F);
    ASSERT_NE(scene->round().optimum(), nullptr);
    const bool quiet = scene->round().session().puzzle().rules().quietHours; // Order matters then.
    for (const lights::Cell cell : quiet ? scene->round().optimum()->order() : scene->round().remaining()->toCells()) {
        with.pass(0.05F);
        test::click(with, scene->board().view().cellRect(cell).centre());
    }
    for (int i = 0; i < 50 && with.top<WinScene>() == nullptr; ++i)
        with.pass(0.1F);
}

/// Answers the riddle on top correctly: chooses the board, or enters the number.
void answerByKeyboard(test::SceneRunner& with, const data::LevelRef& level) {
    const auto answer = lights::answerOf(level.level().lights(), *level.level().riddle).value();
    auto* scene = with.top<RiddleScene>();
    if (scene->boards().size() == 1)
        test::control<ui::Stepper>(*scene, "Answer").setValue(static_cast<int>(answer));
    else
        for (std::int64_t board = 1; board < answer; ++board)
            with.press({ui::Action::Right});
    with.press({ui::Action::Confirm});
}

/// Plays from the first level to the last as a player would: every board in the fewest moves, then N for the next one.
TEST(WholeCampaign, IsPlayableFromFirstLevelToLast) {
    test::SceneRunner with;
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    std::size_t levels = 0;
    for (const data::LibraryPack& pack : with.library.campaign())
        levels += pack.pack.levels.size();
    ASSERT_GE(levels, 120U);

    with.records.noteLesson("chase", {}); // Nothing is offered on the way.
    with.open(ToCampaign{});
    with.press({ui::Action::Confirm});
    std::size_t played = 0;
    std::size_t asleep = 0; // Houses whose last window was celebrated.
    std::optional<data::LevelRef> level = data::nextLevel(with.library, with.records.progress(), std::nullopt, false);
    while (level && played < levels) {
        const puzzle::RunKey key = level->key();
        ASSERT_EQ(with.records.progress().at(key), nullptr) << key.text() << " is offered twice";
        if (with.top<RiddleScene>() != nullptr) {
            answerByKeyboard(with, *level);
            ASSERT_TRUE(with.top<RiddleScene>()->solved()) << key.text();
        } else {
            ASSERT_NE(with.top<LightsPlayScene>(), nullptr) << key.text();
            ASSERT_EQ(with.top<LightsPlayScene>()->round().challenge().key, key);
            playByMouse(with);
            ASSERT_NE(with.top<WinScene>(), nullptr) << key.text();
        }
        const data::LevelBest* best = with.records.progress().at(key);
        ASSERT_NE(best, nullptr) << key.text();
        EXPECT_EQ(best->stars, 3) << key.text();
        ++played;
        level = data::nextLevel(with.library, with.records.progress(), level, false);
        with.press({game::action::next});
        const auto sleeps = [&] {
            return with.top<WinScene>() != nullptr && with.top<WinScene>()->bedtime() != nullptr;
        };
        asleep += sleeps() ? 1 : 0;
        for (int skip = 0; skip < 2 && sleeps(); ++skip) // The first key goes to the end of the scene.
            with.press({game::action::next});
    }
    EXPECT_EQ(asleep, with.library.campaign().size() - 1) << "the last house is followed by dawn";
    EXPECT_EQ(played, levels);
    EXPECT_NE(with.top<DawnScene>(), nullptr) << "after the last level day breaks";
    EXPECT_EQ(with.records.progress().stars(with.library), data::maxStars(with.library));
    const auto achievements = with.records.achievements();
    for (const data::Achievement which : {data::Achievement::PerfectStreet, data::Achievement::Corners}) {
        const auto found = std::ranges::find(achievements, which, &data::AchievementStanding::which);
        EXPECT_TRUE(found != achievements.end() && found->done());
    }
}

} // namespace
