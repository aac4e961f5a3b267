// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/EditorFixture.hpp"
#include "game/PadEvents.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/dialogs/PromptScene.hpp"
#include "game/services/Actions.hpp"
#include "game/services/KeyMap.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;
using lights::Brush;

/// The editor with a gamepad, whose input goes through the game's own bindings.
class EditorPadTest : public test::EditorFixture {
protected:
    void SetUp() override {
        with.input.setBindings(KeyMap().bindings());
        open();
    }
    /// Pushes a button once; numbered as on an Xbox controller.
    void push(unsigned button) {
        for (const sf::Event& event : test::buttonPush(button))
            send(event);
    }
    /// Pushes the D-pad or the stick once.
    void push(sf::Joystick::Axis axis, float to) {
        for (const sf::Event& event : test::axisPush(axis, to))
            send(event);
    }
    void right() { push(sf::Joystick::X, 100); }
    void down() { push(sf::Joystick::Y, 100); }
    void send(const sf::Event& event) {
        for (const ui::Event& each : with.input.map(event, ui::Viewport({1280, 800}, 1)))
            with.handle(each);
    }

    enum : unsigned { A = 0, B = 1, X = 2, Y = 3, LB = 4, RB = 5, View = 6, Menu = 7 };
};

TEST_F(EditorPadTest, PaintsErasesAndUndoes) {
    push(A);
    right();
    push(A);
    EXPECT_EQ(rows().front(), "##...");
    push(View);
    EXPECT_EQ(rows().front(), "#....");
    push(X);
    EXPECT_EQ(rows().front(), "##...") << "X takes back";
}

TEST_F(EditorPadTest, ShoulderButtonsChangeBrush) {
    push(RB);
    EXPECT_EQ(scene().painter().brush(), Brush::Hole);
    push(A);
    EXPECT_EQ(rows().front(), "_....");
    push(LB);
    push(LB);
    EXPECT_EQ(scene().painter().brush(), Brush::Curtain) << "the last one";
    push(LB);
    push(LB);
    EXPECT_EQ(scene().painter().brush(), Brush::Press);
    down();
    down();
    push(A);
    EXPECT_EQ(rows()[1], "#....");
    EXPECT_EQ(rows()[2], "##...");
}

TEST_F(EditorPadTest, SavesFromMenuAndSpellsName) {
    push(A);
    push(Menu);
    ASSERT_NE(with.top<MenuScene>(), nullptr);
    for (int i = 0; i < 4; ++i) // Past "New level", "New fuse box" and "Open level" to "Save".
        down();
    push(A);
    ASSERT_NE(with.top<PromptScene>(), nullptr) << "a level without a name is asked for one";
    push(A); // Starts spelling.
    push(sf::Joystick::Y, -100);
    push(A); // Accepts the letter, and with it the name.
    settle();
    ASSERT_NE(with.top<LightsEditorScene>(), nullptr);
    EXPECT_FALSE(now().file.empty());
    EXPECT_EQ(now().name.in("en").size(), 1U);
    EXPECT_FALSE(scene().chip().unsaved());
}

} // namespace
