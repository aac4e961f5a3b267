// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/dialogs/HelpScene.hpp"

#include "game/GameFixture.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/services/Actions.hpp"
#include "ui/widgets/ScrollArea.hpp"
#include "ui/widgets/Tabs.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using game::test::askedFor;
using game::test::click;
using ui::Action;

class HelpSceneTest : public testing::Test {
protected:
    void SetUp() override { scene.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure); }
    [[nodiscard]] bool closed() { return askedFor<Navigator::Pop>(with.asked()); }

    test::GameFixture with;
    HelpScene scene{{}, with.services()};
};

TEST_F(HelpSceneTest, EscCloses) {
    scene.handle(ui::ActionPressed{Action::Back, true, ui::Device::Keyboard});
    EXPECT_FALSE(with.navigator.waiting()) << "a key held since before";
    scene.handle(action(Action::Back));
    EXPECT_TRUE(closed());
}

TEST_F(HelpSceneTest, KeyThatOpenedItCloses) {
    scene.handle(action(action::help));
    EXPECT_TRUE(closed());
}

TEST_F(HelpSceneTest, BackButtonCloses) {
    click(scene, {64, 48});
    EXPECT_TRUE(closed());
    scene.handle(action(Action::Back));
    EXPECT_FALSE(with.navigator.waiting()) << "once is enough";
}

TEST_F(HelpSceneTest, LongPageIsScrolledByKeysAndBeginsAtItsTop) {
    scene.layout(ui::Viewport({800, 600}, 1), test::plainMeasure);
    const auto& page = dynamic_cast<ui::ScrollArea&>(*scene.form()->widgets()[1]);
    ASSERT_TRUE(page.scrolls());
    scene.handle(action(Action::Down));
    const float once = page.offset();
    EXPECT_GT(once, 0);
    scene.handle(action(Action::PageDown));
    EXPECT_GT(page.offset(), once);
    scene.handle(action(Action::NextTab));
    EXPECT_EQ(page.offset(), 0);
}

TEST_F(HelpSceneTest, TabKeysTurnThePage) {
    auto& pages = dynamic_cast<ui::Tabs&>(*scene.form()->widgets().front());
    scene.handle(action(Action::NextTab));
    EXPECT_EQ(pages.selected(), 1U);
    scene.handle(action(Action::PreviousTab));
    EXPECT_EQ(pages.selected(), 0U);
    HelpScene editor{{HelpPage::Editor}, with.services()};
    EXPECT_EQ(dynamic_cast<ui::Tabs&>(*editor.form()->widgets().front()).selected(), 2U);
}

TEST_F(HelpSceneTest, LeavesFullscreenAndMuteToGame) {
    EXPECT_FALSE(scene.handle(action(action::fullscreen)));
    EXPECT_FALSE(scene.handle(action(action::mute)));
}

} // namespace
