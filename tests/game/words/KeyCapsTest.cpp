// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/words/KeyCaps.hpp"

#include "game/GameFixture.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using testing::ElementsAre;
using ui::Action;
using ui::Device;

const text::Text& german() {
    static const text::Text text = text::Text::load(std::string(GAME_TEST_SHARE) + "/locale", text::Language::German);
    return text;
}

TEST(KeyCaps, ShowWhatIsOnTheKeys) {
    const ui::KeyLetters russian{{sf::Keyboard::H, "Р"}, {sf::Keyboard::Comma, "Б"}};
    EXPECT_EQ(keyCap(german(), {.key = sf::Keyboard::H}, russian), "Р");
    EXPECT_EQ(keyCap(german(), {.key = sf::Keyboard::H, .control = true, .shift = true}, russian), "Strg+Umschalt+Р");
    EXPECT_EQ(keyCap(german(), {.key = sf::Keyboard::Comma}, russian), "Б");
    EXPECT_EQ(keyCap(german(), {.key = sf::Keyboard::Space}, russian), "Leertaste");
    EXPECT_EQ(keyCap(german(), {.key = sf::Keyboard::H, .control = true}, {}), "Strg+H");

    ui::Bindings bindings;
    bindings.bind({.key = sf::Keyboard::H}, action::hint);
    bindings.bind(ui::padButton(3), action::hint);
    ui::InputMapper input(bindings);
    EXPECT_EQ(KeyCaps(german(), input).of(action::hint), "H");
    input.setLetters(russian);
    EXPECT_EQ(KeyCaps(german(), input).of(action::hint), "Р");
    EXPECT_EQ(KeyCaps(german(), input).of(action::hint, Device::Gamepad), "Y");
}

TEST(KeyCaps, AreInPlayersLanguage) {
    EXPECT_EQ(keyCap(german(), "Ctrl+Z"), "Strg+Z");
    EXPECT_EQ(keyCap(german(), "Ctrl+Alt+Shift+PageDown"), "Strg+Alt+Umschalt+Bild ab");
    EXPECT_EQ(keyCap(german(), "Alt+Shift+Up"), "Alt+Umschalt+↑") << "an arrow alone is drawn";
    EXPECT_EQ(keyCap(german(), "Up"), "Up");
    EXPECT_EQ(keyCap(german(), "Space"), "Leertaste");
    EXPECT_EQ(keyCap(german(), "Enter"), "Enter");
    EXPECT_EQ(keyCap(german(), "Delete"), "Entf");
    EXPECT_EQ(keyCap(text::Text(), "PageUp"), "Page up");
    EXPECT_EQ(keyCap(text::Text(), "Ctrl+Delete"), "Ctrl+Delete");
}

TEST(KeyCaps, KeepNamesThatAreNotWords) {
    for (const char* name : {"A", "F11", "Num-", "LB", "Button12", ""})
        EXPECT_EQ(keyCap(german(), name), name);
    EXPECT_EQ(keyCap(german(), "Ctrl+Num-"), "Strg+Num-");
    EXPECT_EQ(keyCap(german(), "Num+"), "+") << "also what types it elsewhere";
}

TEST(KeyCaps, BelongToDeviceUsedLast) {
    test::GameFixture with;
    const KeyCaps caps(with.text, with.input);
    EXPECT_EQ(caps.of(Action::Confirm), "Enter") << "a mouse shows the keyboard's keys";
    sf::Event pressed{};
    pressed.type = sf::Event::JoystickButtonPressed;
    pressed.joystickButton = {0, 0};
    static_cast<void>(with.input.map(pressed, ui::Viewport()));
    EXPECT_EQ(caps.of(Action::Confirm), "A");
}

TEST(KeyCaps, EntryHasCapsOfBothDevices) {
    test::GameFixture with;
    const ui::LegendEntry entry = KeyCaps(with.text, with.input).entry({Action::Up, Action::NextControl}, "Move");
    EXPECT_THAT(entry.keys, ElementsAre("Up", "Tab"));
    EXPECT_THAT(entry.pad, ElementsAre("Up")) << "an arrow, whatever it is pushed with";
    EXPECT_EQ(entry.words, "Move");
}

} // namespace
