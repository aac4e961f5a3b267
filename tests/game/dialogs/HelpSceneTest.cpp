#include "game/dialogs/HelpScene.hpp"

#include "game/GameFixture.hpp"
#include "game/services/Actions.hpp"

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

TEST_F(HelpSceneTest, EnterCloses) {
    scene.handle(action(Action::Confirm));
    EXPECT_TRUE(closed());
    scene.handle(action(Action::Back));
    EXPECT_FALSE(with.navigator.waiting()) << "once is enough";
}

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

TEST_F(HelpSceneTest, ClickOutsideCloses) {
    click(scene, {640, 300});
    EXPECT_FALSE(with.navigator.waiting());
    click(scene, {20, 400});
    EXPECT_TRUE(closed());
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
