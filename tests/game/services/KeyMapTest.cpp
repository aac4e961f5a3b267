// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/services/KeyMap.hpp"

#include "game/services/Actions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace {

using namespace game;
using testing::ElementsAre;
using testing::IsEmpty;
using ui::Action;
using ui::KeyStroke;
using Key = sf::Keyboard::Key;

KeyStroke stroke(Key key, bool control = false) {
    return {key, control, false, false};
}

std::vector<std::string> names(const KeyMap& map, Action action) {
    std::vector<std::string> names;
    for (const KeyStroke& key : map.keysOf(action))
        names.push_back(ui::keyName(key));
    if (map.buttonOf(action))
        names.push_back(settingName(*map.buttonOf(action)));
    return names;
}

BindingNames written(const KeyMap& map) {
    BindingNames names;
    map.write(names);
    return names;
}

/// Expects that no input is bound to two actions, that actions the pad needs have a button, and that writing and
/// reading gives the same map again.
void expectWhole(const KeyMap& map) {
    std::multiset<std::string> used;
    for (const BindableAction& bindable : bindableActions()) {
        for (const std::string& name : names(map, bindable.action)) {
            used.insert(name);
            EXPECT_EQ(used.count(name), 1U) << name;
        }
        EXPECT_LE(map.keysOf(bindable.action).size() + fixedKeys(bindable.action).size(), KeyMap::maxKeys);
    }
    EXPECT_TRUE(map.buttonOf(Action::Confirm));
    EXPECT_TRUE(map.buttonOf(Action::Back));
    EXPECT_EQ(KeyMap::read(written(map)), map);
}

TEST(KeyMap, UnderstandsEveryDefault) {
    const ui::Bindings bindings = KeyMap().bindings();
    std::size_t count = 0;
    for (const BindableAction& bindable : bindableActions()) {
        const std::string all = std::string(bindable.fixed) + " " + std::string(bindable.keys);
        std::istringstream in(all);
        for (std::string name; in >> name; ++count) {
            if (name.starts_with("Pad:"))
                EXPECT_EQ(bindings.actionOf(ui::padFromName(name.substr(4)).value()), bindable.action) << name;
            else
                EXPECT_EQ(bindings.actionOf(ui::keyFromName(name).value()), bindable.action) << name;
        }
    }
    EXPECT_GT(count, 40U);
    expectWhole(KeyMap());
    EXPECT_THAT(written(KeyMap()), IsEmpty());
    EXPECT_EQ(KeyMap::read({}), KeyMap());
}

TEST(KeyMap, KeepsToolkitBindings) {
    const ui::Bindings bindings = KeyMap().bindings();
    EXPECT_EQ(bindings.actionOf(stroke(Key::PageUp)), Action::PageUp);
    EXPECT_EQ(bindings.actionOf(stroke(Key::C, true)), Action::Copy);
    EXPECT_EQ(bindings.capOf(Action::Up, ui::Device::Keyboard), "Up") << "the fixed ones first";
    EXPECT_EQ(bindings.capOf(Action::Back, ui::Device::Gamepad), "B");
}

TEST(KeyMap, NightShiftNeedsNoPauseMenuOnGamepad) {
    const ui::Bindings bindings = KeyMap().bindings();
    EXPECT_EQ(bindings.capOf(action::skip, ui::Device::Gamepad), "LS");
    EXPECT_EQ(bindings.capOf(action::undo, ui::Device::Gamepad), "X");
}

TEST(KeyMap, InputsThatMenusNeedAreFixed) {
    for (const char* name : {"Up", "Down", "Left", "Right", "Enter", "Esc", "Tab", "Shift+Tab", "Ctrl+C", "Ctrl+V",
                             "PageDown", "Home", "Shift+Enter"})
        EXPECT_TRUE(isFixed(ui::keyFromName(name).value())) << name;
    for (const char* name : {"W", "Space", "Alt+Enter", "Q", "F11", "Backspace", "Ctrl+Z"})
        EXPECT_FALSE(isFixed(ui::keyFromName(name).value())) << name;
    for (const char* name : {"StickUp", "DpadLeft"})
        EXPECT_TRUE(isFixed(ui::padFromName(name).value())) << name;
    for (const char* name : {"A", "B", "Menu", "LT", "Stick2Up"})
        EXPECT_FALSE(isFixed(ui::padFromName(name).value())) << name;
}

TEST(KeyMap, ChangesRoundTrip) {
    KeyMap map;
    map.bindKey(action::hint, 0, stroke(Key::F13));
    map.bindKey(action::hint, 5, stroke(Key::K, true));
    map.bindButton(action::hint, ui::padAxis(sf::Joystick::V, 1));
    map.removeKey(action::mute, 0);
    EXPECT_THAT(written(map), ElementsAre(testing::Pair("hint", ElementsAre("F13", "Ctrl+K", "Pad:Stick2Down")),
                                          testing::Pair("mute", IsEmpty())));
    expectWhole(map);
    BindingNames before{{"hint", {"F9"}}, {"zoom", {"Z"}}, {"redo", {"F8"}}};
    map.write(before);
    EXPECT_EQ(before.at("zoom"), std::vector<std::string>{"Z"}) << "of another version of the game";
    EXPECT_FALSE(before.contains("redo"));
    EXPECT_EQ(KeyMap::read(before), map);
}

TEST(KeyMap, BindingTakesKeyFromOtherAction) {
    KeyMap map;
    map.bindKey(action::hint, 0, stroke(Key::U));
    EXPECT_THAT(names(map, action::undo), ElementsAre("Ctrl+Z", "Pad:X"));
    EXPECT_EQ(map.meaning(stroke(Key::U)), action::hint);
    EXPECT_EQ(map.meaning(stroke(Key::H)), Action::None);
    map.bindButton(action::hint, ui::padButton(2));
    EXPECT_THAT(names(map, action::undo), ElementsAre("Ctrl+Z"));
    EXPECT_EQ(map.meaning(ui::padButton(2)), action::hint);
    expectWhole(map);
}

TEST(KeyMap, KeysOfActionKeepTheirPlaces) {
    KeyMap map;
    map.bindKey(action::undo, 0, stroke(Key::F5));
    EXPECT_THAT(names(map, action::undo), ElementsAre("F5", "Ctrl+Z", "Pad:X"));
    map.bindKey(action::undo, 1, stroke(Key::F5));
    EXPECT_THAT(names(map, action::undo), ElementsAre("F5", "Pad:X")) << "it is one key";
    map.removeKey(action::undo, 0);
    map.removeKey(action::undo, 0);
    EXPECT_THAT(names(map, action::undo), ElementsAre("Pad:X"));
    expectWhole(map);
}

TEST(KeyMap, ButtonsThatPadNeedsCanBeSwappedButNotRemoved) {
    KeyMap map;
    map.removeButton(Action::Confirm);
    EXPECT_EQ(map.buttonOf(Action::Confirm), ui::padButton(0));
    map.swapButtons(Action::Confirm, Action::Back);
    EXPECT_EQ(map.bindings().actionOf(ui::padButton(0)), Action::Back);
    EXPECT_EQ(map.bindings().actionOf(ui::padButton(1)), Action::Confirm);
    expectWhole(map);
    map.removeButton(action::undo);
    EXPECT_EQ(map.bindings().actionOf(ui::padButton(2)), Action::None);
    expectWhole(map);
}

TEST(KeyMap, InvalidSettingsGiveDefaults) {
    const BindingNames bad{
        {"no such action", {"F5"}},
        {"redo", {"no such key", "Pad:no such button", ""}}, // No valid name is left.
        {"hint", {"F13", "no such key"}},                    // One valid name is left.
        {"next", {"F13"}},                                   // The hint has this key already.
        {"undo", {"Enter", "Esc", "Ctrl+C"}},                // These are fixed.
        {"press", {"Pad:DpadUp"}},
        {"back", {}}, // Esc stays, and the pad needs a button.
        {"up", {"Up"}},
        {"down", {"F6", "F7", "F8"}}, // There is room for one.
        {"mute", {"F9", "F9"}},
    };
    const KeyMap map = KeyMap::read(bad);
    EXPECT_THAT(names(map, action::redo), ElementsAre("Y", "Ctrl+Y"));
    EXPECT_THAT(names(map, action::hint), ElementsAre("F13"));
    EXPECT_THAT(names(map, action::next), ElementsAre("N"));
    EXPECT_THAT(names(map, action::undo), ElementsAre("U", "Ctrl+Z", "Pad:X"));
    EXPECT_THAT(names(map, Action::Confirm), ElementsAre("Space", "Pad:A"));
    EXPECT_THAT(names(map, Action::Back), ElementsAre("Pad:B"));
    EXPECT_THAT(names(map, Action::Up), IsEmpty()) << "the arrow alone";
    EXPECT_THAT(names(map, Action::Down), ElementsAre("F6"));
    EXPECT_THAT(names(map, action::mute), ElementsAre("F9"));
    EXPECT_EQ(map.bindings().actionOf(stroke(Key::Escape)), Action::Back);
    EXPECT_EQ(map.bindings().actionOf(stroke(Key::Up)), Action::Up);
    expectWhole(map);
}

TEST(KeyMap, ListedBindingsPrecedeDefaults) {
    const KeyMap map = KeyMap::read({{"hint", {"U"}}, {"mark", {"Pad:A"}}});
    EXPECT_THAT(names(map, action::hint), ElementsAre("U"));
    EXPECT_THAT(names(map, action::undo), ElementsAre("Ctrl+Z", "Pad:X"));
    EXPECT_THAT(names(map, Action::Confirm), ElementsAre("Space", "Pad:A")) << "the pad needs it";
    EXPECT_THAT(names(map, action::mark), IsEmpty());
    expectWhole(map);
}

TEST(KeyMap, ReadsSwappedPadButtonsAAndB) {
    const KeyMap map = KeyMap::read({{"press", {"Space", "Pad:B"}}, {"back", {"Pad:A"}}});
    EXPECT_EQ(map.bindings().actionOf(ui::padButton(0)), Action::Back);
    EXPECT_EQ(map.bindings().actionOf(ui::padButton(1)), Action::Confirm);
    expectWhole(map);
}

} // namespace
