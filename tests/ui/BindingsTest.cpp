// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Bindings.hpp"

#include <gtest/gtest.h>

namespace ui {
namespace {

using Key = sf::Keyboard::Key;

constexpr auto own = static_cast<Action>(static_cast<int>(Action::FirstOfProgram) + 3);

TEST(KeyName, RoundTripsForEveryNamedKey) {
    int named = 0;
    for (int code = 0; code < sf::Keyboard::KeyCount; ++code) {
        for (const bool control : {false, true}) {
            const KeyStroke stroke{static_cast<Key>(code), control, !control, control};
            const std::string name = keyName(stroke);
            if (name.empty())
                continue;
            ++named;
            EXPECT_EQ(name.find(' '), std::string::npos) << name;
            EXPECT_EQ(keyFromName(name), stroke) << name;
        }
    }
    EXPECT_EQ(named, 2 * (sf::Keyboard::KeyCount - 8)); // All but left and right Ctrl, Shift, Alt and System.
}

TEST(KeyName, MatchesKeyLabels) {
    EXPECT_EQ(keyName({Key::Z, true, false, false}), "Ctrl+Z");
    EXPECT_EQ(keyName({Key::F11, false, false, false}), "F11");
    EXPECT_EQ(keyName({Key::Enter, false, false, true}), "Alt+Enter");
    EXPECT_EQ(keyName({Key::Tab, true, true, true}), "Ctrl+Alt+Shift+Tab");
    EXPECT_EQ(keyName({Key::Escape, false, false, false}), "Esc");
    EXPECT_EQ(keyName({Key::Add, true, false, false}), "Ctrl+Num+");
}

TEST(KeyName, IsEmptyForUnbindableKeys) {
    EXPECT_EQ(keyName({Key::Unknown, false, false, false}), "");
    EXPECT_EQ(keyName({Key::LControl, true, false, false}), "");
}

TEST(KeyName, AcceptsOtherSpellings) {
    EXPECT_EQ(keyFromName("escape"), (KeyStroke{Key::Escape, false, false, false}));
    EXPECT_EQ(keyFromName("control+SHIFT+return"), (KeyStroke{Key::Enter, true, true, false}));
    EXPECT_EQ(keyFromName("Ctrl+Del"), (KeyStroke{Key::Delete, true, false, false}));
    for (const auto* bad : {"", "Ctrl", "Ctrl+", "+", "F16", "Ctrl+Ctrl", "AA", "Num", "Hyper+A", "A+Ctrl"})
        EXPECT_EQ(keyFromName(bad), std::nullopt) << bad;
}

TEST(TypesCharacter, IsTrueOnlyForPlainLettersDigitsAndPunctuation) {
    for (const Key key : {Key::A, Key::Z, Key::Num0, Key::Space, Key::Comma, Key::Numpad7, Key::Divide})
        EXPECT_TRUE(typesCharacter({key, false, true, false}));
    for (const Key key : {Key::Enter, Key::Tab, Key::Escape, Key::Left, Key::F1, Key::Backspace, Key::Unknown})
        EXPECT_FALSE(typesCharacter({key, false, false, false}));
    EXPECT_FALSE(typesCharacter({Key::C, true, false, false}));
    EXPECT_FALSE(typesCharacter({Key::C, false, false, true}));
}

TEST(PadName, RoundTrips) {
    for (unsigned button = 0; button < sf::Joystick::ButtonCount; ++button)
        EXPECT_EQ(padFromName(padName(padButton(button))), padButton(button));
    for (const int direction : {-1, 1}) {
        for (const auto axis : {sf::Joystick::X, sf::Joystick::Y, sf::Joystick::PovX, sf::Joystick::PovY}) {
            const PadInput input = padAxis(axis, direction);
            EXPECT_EQ(padFromName(padName(input)), input);
        }
    }
    EXPECT_EQ(padName(padButton(0)), "A");
    EXPECT_EQ(padName(padAxis(sf::Joystick::PovY, -1)), "DpadUp");
    for (const auto* bad : {"", "Button", "Button99", "Button-1", "Button3x", "C", "Up"})
        EXPECT_EQ(padFromName(bad), std::nullopt) << bad;
}

TEST(Bindings, StandardHasToolkitKeys) {
    const Bindings bindings = Bindings::standard();
    EXPECT_EQ(bindings.actionOf(KeyStroke{Key::Up, false, false, false}), Action::Up);
    EXPECT_EQ(bindings.actionOf(KeyStroke{Key::D, false, false, false}), Action::Right);
    EXPECT_EQ(bindings.actionOf(KeyStroke{Key::Space, false, false, false}), Action::Confirm);
    EXPECT_EQ(bindings.actionOf(KeyStroke{Key::Tab, false, false, false}), Action::NextControl);
    EXPECT_EQ(bindings.actionOf(KeyStroke{Key::Tab, false, true, false}), Action::PreviousControl);
    EXPECT_EQ(bindings.actionOf(KeyStroke{Key::C, true, false, false}), Action::Copy);
    EXPECT_EQ(bindings.actionOf(KeyStroke{Key::Escape, false, false, false}), Action::Back);
    EXPECT_EQ(bindings.actionOf(padButton(0)), Action::Confirm);
    EXPECT_EQ(bindings.actionOf(padButton(5)), Action::NextTab);
    EXPECT_EQ(bindings.actionOf(padAxis(sf::Joystick::Y, -1)), Action::Up);
}

TEST(Bindings, ModifiersMustMatchExceptShift) {
    const Bindings bindings = Bindings::standard();
    EXPECT_EQ(bindings.actionOf(KeyStroke{Key::Left, false, true, false}), Action::Left);
    EXPECT_EQ(bindings.actionOf(KeyStroke{Key::W, true, false, false}), Action::None);
    EXPECT_EQ(bindings.actionOf(KeyStroke{Key::W, false, false, true}), Action::None);
    EXPECT_EQ(bindings.actionOf(KeyStroke{Key::C, false, false, false}), Action::None);
}

TEST(Bindings, KeyHasOneAction) {
    Bindings bindings = Bindings::standard();
    EXPECT_EQ(bindings.bind(KeyStroke{Key::W, false, false, false}, own), std::nullopt);
    EXPECT_EQ(bindings.actionOf(KeyStroke{Key::W, false, false, false}), own);
    EXPECT_EQ(bindings.keysOf(Action::Up), (std::vector<KeyStroke>{{Key::Up, false, false, false}}));
}

TEST(Bindings, RefusesLastKeyOfAnotherAction) {
    Bindings bindings = Bindings::standard();
    const Bindings before = bindings;
    EXPECT_EQ(bindings.bind(KeyStroke{Key::Escape, false, false, false}, own), BindProblem::Taken);
    EXPECT_EQ(bindings, before);
    EXPECT_EQ(bindings.bind(KeyStroke{Key::Escape, false, false, false}, Action::Back), std::nullopt);
    EXPECT_EQ(bindings, before);
}

TEST(Bindings, RefusesKeysWithoutCode) {
    Bindings bindings;
    EXPECT_EQ(bindings.bind(KeyStroke{Key::Unknown, true, false, false}, own), BindProblem::NoCode);
    EXPECT_EQ(bindings.bind(KeyStroke{Key::RShift, false, true, false}, own), BindProblem::NoCode);
    EXPECT_TRUE(bindings.keysOf(own).empty());
}

TEST(Bindings, CapIsFirstBoundKey) {
    Bindings bindings;
    for (const Key key : {Key::U, Key::F5})
        EXPECT_EQ(bindings.bind(KeyStroke{key, false, false, false}, own), std::nullopt);
    bindings.bind(padButton(2), own);
    EXPECT_EQ(bindings.capOf(own, Device::Keyboard), "U");
    EXPECT_EQ(bindings.capOf(own, Device::Mouse), "U");
    EXPECT_EQ(bindings.capOf(own, Device::Gamepad), "X");
    bindings.unbindKeys(own);
    bindings.unbindPad(own);
    EXPECT_EQ(bindings.capOf(own, Device::Keyboard), "");
    EXPECT_EQ(bindings.capOf(own, Device::Gamepad), "");
}

TEST(Bindings, PadInputHasOneAction) {
    Bindings bindings = Bindings::standard();
    bindings.bind(padButton(0), own);
    EXPECT_EQ(bindings.actionOf(padButton(0)), own);
    EXPECT_TRUE(bindings.padOf(Action::Confirm).empty());
}

} // namespace
} // namespace ui
