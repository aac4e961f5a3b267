// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/menu/MenuStreet.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/random/ToRandom.hpp"
#include "game/services/Actions.hpp"
#include "game/settings/ToSettings.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;

/// How many controls take the focus, apart from the houses of the street.
int stops(const ui::Form& form) {
    int count = 0;
    for (const ui::Widget* each : form.widgets())
        if (const auto* const area = dynamic_cast<const ui::ScrollArea*>(each))
            count += stops(area->form());
        else if (each->focusable() && dynamic_cast<const HouseButton*>(each) == nullptr)
            ++count;
    return count;
}

/// With all levels, and runs, as a player meets the screens.
class ControlCountTest : public testing::Test {
protected:
    ControlCountTest() {
        with.playAs("Ada");
        with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    }
    [[nodiscard]] int stopsOf(Destination to) {
        with.open(std::move(to));
        return stops(*with.scenes.top().form());
    }

    test::SceneRunner with;
};

TEST_F(ControlCountTest, Menu) {
    EXPECT_LE(stopsOf(ToMainMenu{}), 9);
}

TEST_F(ControlCountTest, RandomBoards) {
    EXPECT_LE(stopsOf(ToRandom{}), 16);
    EXPECT_LE(stopsOf(ToRandom{true}), 16);
}

TEST_F(ControlCountTest, Leaderboards) {
    EXPECT_LE(stopsOf(ToLeaderboard{"level:shed/first-light", 0}), 14);
    EXPECT_LE(stopsOf(ToLeaderboard{puzzle::RunKey::shift(), 0}), 14);
}

TEST_F(ControlCountTest, EachPageOfTheSettings) {
    for (const SettingsTab tab :
         {SettingsTab::Sound, SettingsTab::Picture, SettingsTab::Play, SettingsTab::Keys, SettingsTab::Player})
        EXPECT_LE(stopsOf(ToSettings{tab}), 11) << static_cast<int>(tab) << ", with the tabs and the way back";
}

TEST_F(ControlCountTest, ToolsOfTheFirstLevels) {
    with.open(ToPlay{challengeOf(with.level("shed/first-light"))});
    const auto offers = [this](ui::Action tool) { return with.top<LightsPlayScene>()->tool(tool).visible(); };
    for (const ui::Action always : {action::undo, action::hint, action::more})
        EXPECT_TRUE(offers(always));
    for (const ui::Action later : {action::redo, action::restart, action::showSolution})
        EXPECT_FALSE(offers(later)) << "only under More";
    EXPECT_LE(stopsOf(ToPlay{challengeOf(with.level("shed/first-light"))}), 5) << "with the board and the menu";

    const data::LibraryPack& shed = with.library.campaign().front();
    for (std::size_t i = 0; i < 5; ++i)
        with.solve(with.library.level(shed, i).path());
    with.open(ToPlay{challengeOf(with.level("shed/first-light"))});
    for (const ui::Action later : {action::redo, action::restart, action::showSolution})
        EXPECT_TRUE(offers(later));
}

} // namespace
