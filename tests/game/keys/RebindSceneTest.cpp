// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/keys/RebindScene.hpp"

#include "game/KeysFixture.hpp"
#include "game/keys/KeysScene.hpp"
#include "game/keys/ToKeys.hpp"
#include "game/services/Actions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using test::stroke;
using testing::ElementsAre;
using testing::IsEmpty;
using ui::Action;
using ui::Device;
using Key = sf::Keyboard::Key;

class RebindSceneTest : public testing::Test {
protected:
    void SetUp() override { with.open(ToKeys{}); }
    void ask(Action action, Device device, std::size_t index = 0) {
        with.open(ToRebind{action, device, index});
        ASSERT_TRUE(open());
    }
    /// Opens the scene and continues until it listens.
    void listen(Action action, Device device, std::size_t index = 0) {
        ask(action, device, index);
        if (!with.top<RebindScene>()->listening())
            device == Device::Gamepad ? with.pad(test::A) : with.tapKey(Key::Enter);
        ASSERT_TRUE(listening());
    }
    [[nodiscard]] bool open() const { return with.top<RebindScene>() != nullptr; }
    [[nodiscard]] bool listening() const { return open() && with.top<RebindScene>()->listening(); }
    [[nodiscard]] bool closed() const { return with.top<KeysScene>() != nullptr; }

    test::DeviceRunner with;
};

TEST_F(RebindSceneTest, BindsAndWritesKey) {
    listen(action::hint, Device::Keyboard);
    with.tapKey(Key::F13);
    EXPECT_TRUE(closed());
    EXPECT_THAT(with.map().keysOf(action::hint), ElementsAre(stroke(Key::F13)));
    EXPECT_EQ(with.written(), with.map());
}

TEST_F(RebindSceneTest, ListensAtOnceIfThereIsNoKey) {
    ask(action::hint, Device::Keyboard, 1);
    EXPECT_TRUE(listening());
    with.tapKey(Key::Z, false, true);
    EXPECT_THAT(with.map().keysOf(action::hint),
                ElementsAre(stroke(Key::H), ui::KeyStroke{Key::Z, false, true, false}));
}

TEST_F(RebindSceneTest, CtrlBelongsToNextKey) {
    listen(action::restart, Device::Keyboard);
    with.tapKey(Key::LControl, true);
    EXPECT_TRUE(listening());
    with.tapKey(Key::R, true);
    EXPECT_TRUE(closed());
    EXPECT_THAT(with.map().keysOf(action::restart), ElementsAre(stroke(Key::R, true)));
}

TEST_F(RebindSceneTest, KeyPressedForBindingDoesNothingElse) {
    for (const Key key : {Key::F11, Key::M, Key::F1, Key::Q}) {
        const data::Settings before = with.preferences.get();
        listen(action::next, Device::Keyboard);
        with.tapKey(key); // The key of another action: the question appears, and the action is not triggered.
        EXPECT_TRUE(open());
        EXPECT_EQ(with.preferences.get(), before);
        with.tapKey(Key::Escape);
        EXPECT_TRUE(closed());
    }
}

TEST_F(RebindSceneTest, HeldEnterIsNotAnswer) {
    with.hold(Key::Enter); // The first slot of the list.
    EXPECT_TRUE(open());
    EXPECT_FALSE(listening());
    with.hold(Key::Enter);
    EXPECT_TRUE(listening());
}

TEST_F(RebindSceneTest, EscCancelsEverywhere) {
    ask(action::hint, Device::Keyboard);
    with.tapKey(Key::Escape);
    EXPECT_TRUE(closed());
    for (const Device device : {Device::Keyboard, Device::Gamepad}) {
        listen(action::hint, device);
        with.tapKey(Key::Escape);
        EXPECT_TRUE(closed());
    }
    listen(action::hint, Device::Keyboard);
    with.tapKey(Key::U);
    with.tapKey(Key::Escape);
    EXPECT_TRUE(closed());
    EXPECT_EQ(with.map(), KeyMap());
    EXPECT_FALSE(std::filesystem::exists(with.paths.settings())) << "nothing was changed";
}

TEST_F(RebindSceneTest, ClickOutsideCancels) {
    listen(action::hint, Device::Keyboard);
    test::click(with, {20, 400});
    EXPECT_TRUE(closed());
    EXPECT_EQ(with.map(), KeyMap());
}

TEST_F(RebindSceneTest, RefusesKeyWithoutCodeAndKeepsListening) {
    listen(action::hint, Device::Keyboard);
    with.tapKey(Key::Unknown);
    EXPECT_TRUE(listening());
    EXPECT_EQ(with.map(), KeyMap());
    with.tapKey(Key::F13);
    EXPECT_TRUE(closed());
}

TEST_F(RebindSceneTest, RefusesKeysThatMenusNeed) {
    listen(action::hint, Device::Keyboard);
    for (const Key key : {Key::Enter, Key::Up, Key::Tab, Key::PageDown}) {
        with.tapKey(key);
        EXPECT_TRUE(listening());
    }
    with.tapKey(Key::C, true);
    EXPECT_TRUE(listening());
    EXPECT_EQ(with.map(), KeyMap());
}

TEST_F(RebindSceneTest, SameKeyChangesNothing) {
    listen(action::undo, Device::Keyboard);
    with.tapKey(Key::Z, true);
    EXPECT_TRUE(listening()) << "it is the second key of the same action";
    with.tapKey(Key::U);
    EXPECT_TRUE(closed());
    EXPECT_EQ(with.map(), KeyMap());
}

TEST_F(RebindSceneTest, AsksBeforeTakingKeyOfAnotherAction) {
    listen(action::hint, Device::Keyboard);
    with.tapKey(Key::U);
    EXPECT_TRUE(open());
    EXPECT_FALSE(listening());
    with.tapKey(Key::Enter); // The safe answer.
    EXPECT_TRUE(closed());
    EXPECT_EQ(with.map(), KeyMap());

    listen(action::hint, Device::Keyboard);
    with.tapKey(Key::U);
    with.tapKey(Key::Left);
    with.tapKey(Key::Enter);
    EXPECT_TRUE(closed());
    EXPECT_THAT(with.map().keysOf(action::hint), ElementsAre(stroke(Key::U)));
    EXPECT_THAT(with.map().keysOf(action::undo), ElementsAre(stroke(Key::Z, true)));
    EXPECT_EQ(with.written(), with.map());
}

TEST_F(RebindSceneTest, HeldSpaceDoesNotAnswerItsOwnQuestion) {
    listen(action::hint, Device::Keyboard);
    with.hold(Key::Space);
    EXPECT_TRUE(open()) << "it asks whether Press shall lose it";
    EXPECT_FALSE(listening());
}

TEST_F(RebindSceneTest, RemovesKey) {
    ask(action::undo, Device::Keyboard, 1);
    with.tapKey(Key::Left);
    with.tapKey(Key::Enter);
    EXPECT_TRUE(closed());
    EXPECT_THAT(with.map().keysOf(action::undo), ElementsAre(stroke(Key::U)));
    ask(action::mute, Device::Keyboard);
    with.tapKey(Key::Left);
    with.tapKey(Key::Enter);
    EXPECT_THAT(with.map().keysOf(action::mute), IsEmpty());
    EXPECT_EQ(with.written(), with.map());
}

TEST_F(RebindSceneTest, WorksByGamepadAlone) {
    listen(action::hint, Device::Gamepad);
    with.pad(11);
    EXPECT_TRUE(closed());
    EXPECT_EQ(with.map().buttonOf(action::hint), ui::padButton(11));
    EXPECT_EQ(with.written(), with.map());

    listen(action::hint, Device::Gamepad);
    with.push(sf::Joystick::V, 100);
    EXPECT_TRUE(closed());
    EXPECT_EQ(with.map().buttonOf(action::hint), ui::padAxis(sf::Joystick::V, 1));

    ask(action::hint, Device::Gamepad);
    with.push(sf::Joystick::PovX, -100);
    with.pad(test::A); // Remove.
    EXPECT_TRUE(closed());
    EXPECT_EQ(with.map().buttonOf(action::hint), std::nullopt);

    listen(action::hint, Device::Gamepad);
    with.push(sf::Joystick::PovY, 100);
    EXPECT_TRUE(closed()) << "a direction cancels";
    listen(action::hint, Device::Keyboard, 1);
    with.pad(test::B);
    EXPECT_TRUE(closed()) << "so does the way back while a key is asked for";
    listen(action::hint, Device::Keyboard, 1);
    with.pad(test::A);
    EXPECT_TRUE(closed()) << "and the button on the screen";
    EXPECT_EQ(with.map().buttonOf(action::hint), std::nullopt);
}

TEST_F(RebindSceneTest, AsksBeforeTakingButtonOfAnotherAction) {
    listen(action::hint, Device::Gamepad);
    with.pad(test::X);
    EXPECT_FALSE(listening());
    EXPECT_TRUE(open());
    with.push(sf::Joystick::PovX, -100);
    with.pad(test::A);
    EXPECT_TRUE(closed());
    EXPECT_EQ(with.map().buttonOf(action::hint), ui::padButton(test::X));
    EXPECT_EQ(with.map().buttonOf(action::undo), std::nullopt);
}

TEST_F(RebindSceneTest, SwapsButtonsThatPadNeedsAndNeverLosesThem) {
    listen(Action::Confirm, Device::Gamepad);
    with.pad(test::B);
    ASSERT_TRUE(open());
    EXPECT_FALSE(listening());
    with.push(sf::Joystick::PovX, -100);
    with.pad(test::A);
    EXPECT_EQ(with.map().buttonOf(Action::Confirm), ui::padButton(test::B));
    EXPECT_EQ(with.map().buttonOf(Action::Back), ui::padButton(test::A));

    with.open(ToRebind{Action::Back, Device::Gamepad, 0});
    with.push(sf::Joystick::PovX, -100); // Left of "Another button" there is only "Cancel".
    with.pad(test::B);
    EXPECT_TRUE(closed());
    EXPECT_EQ(with.map().buttonOf(Action::Back), ui::padButton(test::A));
}

TEST_F(RebindSceneTest, RefusesNeededButtonThatCannotBeSwapped) {
    listen(action::redo, Device::Gamepad);
    with.pad(test::A);
    EXPECT_TRUE(listening());
    EXPECT_EQ(with.map(), KeyMap());
    with.pad(test::LB);
    with.push(sf::Joystick::PovX, -100);
    with.pad(test::A);
    EXPECT_EQ(with.map().buttonOf(action::redo), ui::padButton(test::LB));
}

TEST_F(RebindSceneTest, ClickOnDialogKeepsItOpen) {
    ask(action::hint, Device::Keyboard);
    // A centred dialog, 528 wide; its buttons are in the last 25 + 48 units, the lit one at the right.
    test::click(with, {640 + 264 - 60, 400});
    EXPECT_TRUE(open()) << "a click on the dialog is none beside it";
}

} // namespace
