// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/keys/KeysScene.hpp"

#include "game/KeysFixture.hpp"
#include "game/dialogs/DialogScenes.hpp"
#include "game/keys/RebindScene.hpp"
#include "game/keys/ToKeys.hpp"
#include "game/menu/MainMenuScene.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/services/Actions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using test::askedFor;
using test::pushedTo;
using test::stroke;
using testing::ElementsAre;
using testing::IsEmpty;
using ui::Action;
using ui::Device;
using Key = sf::Keyboard::Key;

/// The list by itself.
class KeysSceneTest : public testing::Test {
protected:
    void SetUp() override { scene.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure); }
    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene.handle(test::action(each));
    }
    /// The action, device and key index of the slot that has the focus.
    [[nodiscard]] std::tuple<Action, Device, std::size_t> chosen() {
        press({Action::Confirm});
        const auto to = pushedTo<ToRebind>(with.asked());
        return to ? std::tuple(to->action, to->device, to->index) : std::tuple(Action::None, Device::Mouse, 99UL);
    }
    using Place = std::tuple<Action, Device, std::size_t>;

    test::GameFixture with;
    KeysScene scene{with.services()};
};

TEST_F(KeysSceneTest, ArrowsMoveBetweenKeysAndButtons) {
    EXPECT_EQ(chosen(), Place(Action::Up, Device::Keyboard, 0)) << "the arrow itself cannot be changed";
    press({Action::Down});
    EXPECT_EQ(chosen(), Place(Action::Down, Device::Keyboard, 0));
    press({Action::Right});
    EXPECT_EQ(chosen(), Place(action::brushHole, Device::Keyboard, 0));
    press({Action::Right});
    EXPECT_EQ(chosen(), Place(action::brushHole, Device::Keyboard, 1));
    press({Action::Right});
    EXPECT_EQ(chosen(), Place(action::brushHole, Device::Gamepad, 0));
    press({Action::Left, Action::Left, Action::Left});
    EXPECT_EQ(chosen(), Place(Action::Down, Device::Keyboard, 0));
}

TEST_F(KeysSceneTest, TabReachesEverySlotOnce) {
    std::vector<Place> places;
    for (int i = 0; i < 400; ++i) {
        places.push_back(chosen());
        press({Action::NextControl});
        if (std::get<0>(places.back()) == Action::None)
            break;
    }
    places.pop_back();
    std::size_t expected = 0;
    for (const BindableAction& bindable : bindableActions()) {
        const std::size_t keys = KeyMap::maxKeys - fixedKeys(bindable.action).size();
        for (std::size_t i = 0; i < keys; ++i, ++expected)
            EXPECT_THAT(places, testing::Contains(Place(bindable.action, Device::Keyboard, i)));
        if (fixedPad(bindable.action).empty()) {
            EXPECT_THAT(places, testing::Contains(Place(bindable.action, Device::Gamepad, 0)));
            ++expected;
        }
    }
    EXPECT_EQ(places.size(), expected);
}

TEST_F(KeysSceneTest, EscLeavesOnlyOnce) {
    press({Action::Back});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    press({Action::Back}); // Before the frame is over: it is not meant for the scene below.
    EXPECT_FALSE(askedFor<Navigator::Pop>(with.asked()));
}

TEST_F(KeysSceneTest, BackButtonLeaves) {
    test::click(scene, {64, 48});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
}

TEST_F(KeysSceneTest, MouseChoosesSlot) {
    // The last column of the first row in the right panel; it ends 27 units before the panel's right edge.
    test::click(scene, {1240 - 27 - 20, 88 + 28 + 44});
    const auto to = pushedTo<ToRebind>(with.asked());
    ASSERT_TRUE(to);
    EXPECT_EQ(to->action, action::brushLight);
    EXPECT_EQ(to->device, Device::Gamepad);
}

TEST_F(KeysSceneTest, SmallWindowScrollsToEveryAction) {
    scene.layout(ui::Viewport({800, 600}, 1), test::plainMeasure);
    std::vector<Action> seen;
    for (int i = 0; i < 80; ++i) {
        seen.push_back(std::get<0>(chosen()));
        press({Action::Down});
    }
    for (const BindableAction& bindable : bindableActions())
        EXPECT_THAT(seen, testing::Contains(bindable.action)) << bindable.name;
}

TEST_F(KeysSceneTest, ResetIsDisabledForDefaults) {
    test::click(scene, {1200, 48});
    EXPECT_FALSE(with.navigator.waiting());
}

/// The list on a stack of scenes.
class KeysStackTest : public testing::Test {
protected:
    void SetUp() override {
        with.open(ToMainMenu{});
        with.open(ToKeys{});
    }
    test::DeviceRunner with;
};

TEST_F(KeysStackTest, ChangesKeyByKeyboardAlone) {
    for (const Key key : {Key::Right, Key::Down, Key::Down, Key::Down, Key::Enter, Key::Enter, Key::F13})
        with.tapKey(key);
    EXPECT_TRUE(with.top<KeysScene>());
    EXPECT_THAT(with.written().keysOf(action::brushPress), ElementsAre(stroke(Key::F13)));
    with.tapKey(Key::Enter); // The same slot again; it shows the new key.
    with.tapKey(Key::Left);
    with.tapKey(Key::Enter); // Remove.
    EXPECT_THAT(with.written().keysOf(action::brushPress), IsEmpty());
}

TEST_F(KeysStackTest, ChangesButtonByGamepadAlone) {
    for (const sf::Joystick::Axis axis :
         {sf::Joystick::PovX, sf::Joystick::PovX, sf::Joystick::PovX, sf::Joystick::PovY})
        with.push(axis, 100);
    with.pad(test::A); // The brush has no button yet.
    ASSERT_TRUE(with.top<RebindScene>());
    with.pad(8); // Not bound yet.
    EXPECT_TRUE(with.top<KeysScene>());
    EXPECT_EQ(with.written().buttonOf(action::brushHole), ui::padButton(8));
    with.pad(test::B);
    EXPECT_TRUE(with.top<MainMenuScene>());
}

TEST_F(KeysStackTest, ResetAsksAndSafeAnswersResetNothing) {
    with.preferences.change([](data::Settings& settings) {
        settings.bindings = {{"hint", {"F13"}}, {"undo", {}}};
        settings.theme = "paper";
    });
    with.scenes.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    const KeyMap own = with.map();
    for (const Action safe : {Action::Back, Action::Confirm}) {
        test::click(with, {1200, 48});
        ASSERT_TRUE(with.top<QuestionScene>());
        with.press({safe});
        ASSERT_TRUE(with.top<KeysScene>());
        EXPECT_EQ(with.written(), own);
    }
    test::click(with, {1200, 48});
    with.press({Action::Left, Action::Confirm});
    EXPECT_EQ(with.written(), KeyMap());
    EXPECT_EQ(with.preferences.get().theme, "paper") << "only the keys";
    with.tapKey(Key::Enter);
    EXPECT_TRUE(with.top<RebindScene>()) << "the list has the focus again";
}

TEST_F(KeysStackTest, BoundKeyWorksAtOnce) {
    with.preferences.change([](data::Settings& settings) { settings.bindings = {{"back", {"F4", "Pad:Y"}}}; });
    with.tapKey(Key::F4);
    EXPECT_TRUE(with.top<MainMenuScene>());
}

} // namespace
