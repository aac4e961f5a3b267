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

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace {

using namespace game;
using testing::Le;
using testing::SizeIs;

/// The names of the controls that take the focus, apart from the houses of the street.
std::vector<std::string> stops(const ui::Form& form) {
    std::vector<std::string> names;
    for (const ui::Widget* each : form.widgets())
        if (const auto* const area = dynamic_cast<const ui::ScrollArea*>(each))
            std::ranges::move(stops(area->form()), std::back_inserter(names));
        else if (each->focusable() && dynamic_cast<const HouseButton*>(each) == nullptr)
            names.push_back(each->spoken().name);
    return names;
}

/// With all levels, and runs, as a player meets the screens.
class ControlCountTest : public testing::Test {
protected:
    ControlCountTest() {
        with.playAs("Ada");
        with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    }
    [[nodiscard]] std::vector<std::string> stopsOf(Destination to) {
        with.open(std::move(to));
        return stops(*with.scenes.top().form());
    }

    test::SceneRunner with;
};

TEST_F(ControlCountTest, Menu) {
    EXPECT_THAT(stopsOf(ToMainMenu{}), SizeIs(Le(9)));
}

TEST_F(ControlCountTest, RandomBoards) {
    EXPECT_THAT(stopsOf(ToRandom{}), SizeIs(Le(16)));
    EXPECT_THAT(stopsOf(ToRandom{true}), SizeIs(Le(16)));
}

TEST_F(ControlCountTest, Leaderboards) {
    EXPECT_THAT(stopsOf(ToLeaderboard{"level:shed/first-light", 0}), SizeIs(Le(14)));
    EXPECT_THAT(stopsOf(ToLeaderboard{puzzle::RunKey::shift(), 0}), SizeIs(Le(14)));
}

TEST_F(ControlCountTest, EachPageOfTheSettings) {
    for (const SettingsTab tab :
         {SettingsTab::Sound, SettingsTab::Picture, SettingsTab::Play, SettingsTab::Keys, SettingsTab::Player})
        EXPECT_THAT(stopsOf(ToSettings{tab}), SizeIs(Le(11)))
            << static_cast<int>(tab) << ", with the tabs and the way back";
}

TEST_F(ControlCountTest, ToolsOfTheFirstLevels) {
    with.open(ToPlay{challengeOf(with.level("shed/first-light"))});
    const auto offers = [this](ui::Action tool) { return with.top<LightsPlayScene>()->tool(tool).visible(); };
    for (const ui::Action always : {action::undo, action::hint, action::more})
        EXPECT_TRUE(offers(always));
    for (const ui::Action later : {action::redo, action::restart, action::showSolution})
        EXPECT_FALSE(offers(later)) << "only under More";
    EXPECT_THAT(stopsOf(ToPlay{challengeOf(with.level("shed/first-light"))}), SizeIs(Le(5)))
        << "with the board and the menu";

    with.library = data::Library::load(with.folder / "levels", with.folder / "own");
    for (const char* level : {"shed/l1", "shed/l2", "shed/l3", "shed/l4", "shed/l5"})
        with.solve(level);
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    with.open(ToPlay{challengeOf(with.level("shed/first-light"))});
    for (const ui::Action later : {action::redo, action::restart, action::showSolution})
        EXPECT_TRUE(offers(later));
}

} // namespace
