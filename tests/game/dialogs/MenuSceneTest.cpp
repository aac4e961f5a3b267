// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/GameFixture.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/services/Actions.hpp"
#include "game/settings/ToSettings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using game::test::askedFor;
using game::test::click;
using game::test::pushedTo;
using testing::ElementsAre;
using testing::IsEmpty;
using ui::Action;

/// A menu named "More".
ToPause menuOf(ToPause to) {
    to.heading = "More";
    return to;
}

/// Entries: keep playing, undo, redo (disabled), full screen, mute, settings, help, leave.
class MenuSceneTest : public testing::Test {
protected:
    void SetUp() override { scene.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure); }
    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene.handle(action(each));
    }

    test::GameFixture with;
    std::vector<Action> chosen;
    MenuScene scene{
        menuOf({"Garden Shed 4",
                {{action::undo, "Undo", true}, {action::redo, "Redo", false}, {Action::Back, "Leave", true}},
                [this](Action chose) { chosen.push_back(chose); }}),
        with.services()};
};

TEST_F(MenuSceneTest, EnterContinuesOnce) {
    press({Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_THAT(chosen, IsEmpty());
    press({Action::Back, action::undo});
    EXPECT_FALSE(with.navigator.waiting()) << "it is closed";
    EXPECT_THAT(chosen, IsEmpty());
}

TEST_F(MenuSceneTest, EntryTriggersItsAction) {
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_THAT(chosen, ElementsAre(action::undo));
}

TEST_F(MenuSceneTest, UpOnFirstEntryGoesToLast) {
    press({Action::Up, Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_THAT(chosen, ElementsAre(Action::Back));
}

TEST_F(MenuSceneTest, HomeAndEndGoToFirstAndLast) {
    press({Action::Down, Action::End, Action::Up, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToHelp>(with.asked()));
    press({Action::End, Action::Down, Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked())) << "past the last comes the first: go on";
    EXPECT_THAT(chosen, IsEmpty());
}

TEST_F(MenuSceneTest, KeyOfEntryTriggersEntry) {
    press({action::redo});
    EXPECT_FALSE(with.navigator.waiting()) << "cannot be done now";
    press({action::undo});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_THAT(chosen, ElementsAre(action::undo));
}

TEST_F(MenuSceneTest, LastEntryLeaves) {
    press({Action::PreviousControl, Action::Confirm});
    EXPECT_THAT(chosen, ElementsAre(Action::Back));
}

TEST_F(MenuSceneTest, SettingsAndHelpOpenOnTop) {
    press({Action::Down, Action::Down, Action::Down, Action::Down, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToSettings>(with.asked())) << "the row that cannot be chosen is passed over";
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToHelp>(with.asked()));
    press({action::help});
    EXPECT_TRUE(pushedTo<ToHelp>(with.asked())) << "its key does the same";
    EXPECT_THAT(chosen, IsEmpty());
}

TEST_F(MenuSceneTest, HelpOpensThePageOfTheSceneBelow) {
    ToPause to{"House next door 1", {{Action::Back, "Leave", true}}, {}};
    to.help = HelpPage::Arukone;
    MenuScene box{menuOf(to), with.services()};
    box.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    box.handle(action(action::help));
    const auto help = pushedTo<ToHelp>(with.asked());
    ASSERT_TRUE(help);
    EXPECT_EQ(help->page, HelpPage::Arukone);
}

TEST_F(MenuSceneTest, OffersFullscreenAndMuteForGamepad) {
    press({Action::Down, Action::Down, Action::Confirm});
    EXPECT_TRUE(with.preferences.get().fullscreen);
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(with.preferences.get().mute);
    press({Action::Confirm});
    EXPECT_FALSE(with.preferences.get().mute);
    EXPECT_FALSE(with.navigator.waiting()) << "the menu stays open";
    EXPECT_FALSE(scene.handle(action(action::fullscreen))) << "their keys are left to the game";
    EXPECT_FALSE(scene.handle(action(action::mute)));
    EXPECT_THAT(chosen, IsEmpty());
}

TEST_F(MenuSceneTest, ManyEntriesFitSmallWindowInTwoColumns) {
    ToPause to{"Garden Shed 4", {}, [this](Action chose) { chosen.push_back(chose); }};
    for (const Action each :
         {action::undo, action::redo, action::hint, action::restart, action::showSolution, action::mark, action::next})
        to.entries.push_back({each, "Row", true});
    to.entries.push_back({Action::Back, "Leave", true});
    MenuScene pause(menuOf(to), with.services());
    pause.layout(ui::Viewport({800, 600}, 1), test::plainMeasure); // 1000 × 750 units: the smallest layout.
    // Six lines in two columns of 300, between one entry above and one below.
    const float top = 375 - (84 + 8 + 8 * 56 + 8 + 16) / 2.0F;
    ASSERT_GT(top, 0);
    click(pause, {500 + 100, top + 84 + 8 + 56 + 24}); // The first in the right column.
    EXPECT_THAT(chosen, ElementsAre(action::next));
}

TEST_F(MenuSceneTest, ClickOutsideContinuesAndReachesNothingBehind) {
    EXPECT_TRUE(scene.overlay());
    EXPECT_TRUE(scene.handle(ui::PointerPressed{{20, 20}}));
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_THAT(chosen, IsEmpty());
}

TEST_F(MenuSceneTest, MouseChoosesEntry) {
    click(scene, {640, 400 - (84 + 8 + 8 * 56 + 8 + 16) / 2.0F + 84 + 8 + 56 + 24}); // The second of eight entries.
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_THAT(chosen, ElementsAre(action::undo));
}

TEST_F(MenuSceneTest, RequestsWordsAgainWhenLanguageChanges) {
    int asked = 0;
    ToPause to{"Garden Shed 4", {{action::undo, "Undo", true}, {Action::Back, "Leave", true}}, {}};
    to.translated = [&asked] {
        ++asked;
        return menuOf({"Gartenhaus 4", {{action::undo, "Rückgängig", true}, {Action::Back, "Verlassen", true}}, {}});
    };
    MenuScene pause(menuOf(to), with.services());
    pause.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    EXPECT_EQ(asked, 1);
    pause.handle(action(Action::Confirm));
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked())) << "and it works as before";
}

TEST_F(MenuSceneTest, HeldKeyDoesNotClose) {
    scene.handle(ui::ActionPressed{Action::Back, true, ui::Device::Keyboard});
    EXPECT_FALSE(with.navigator.waiting());
}

} // namespace
