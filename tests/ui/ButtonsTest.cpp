// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Recorder.hpp"
#include "ui/Form.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/Toggle.hpp"

#include <gtest/gtest.h>

namespace ui {
namespace {

/// Ten units per character in any style.
float tenPerCharacter(std::string_view text, const TextStyle&) {
    return 10 * static_cast<float>(text.size());
}

class PushButtonTest : public testing::Test {
protected:
    PushButtonTest() {
        button.place({100, 100, 150, 48});
        form.add(button);
    }

    int presses = 0;
    PushButton button{ButtonFace{.label = "Undo", .leading = Icon::Undo, .key = "U"}, [this] { ++presses; }};
    Form form;
};

TEST_F(PushButtonTest, ClickPresses) {
    click(form, {120, 110});
    EXPECT_EQ(presses, 1);
}

TEST_F(PushButtonTest, IgnoresPressReleasedElsewhere) {
    form.handle(PointerPressed{{120, 110}});
    form.handle(PointerMoved{{400, 110}});
    form.handle(PointerReleased{{400, 110}});
    EXPECT_EQ(presses, 0);
    form.handle(PointerMoved{{120, 110}});
    form.handle(PointerReleased{{120, 110}});
    EXPECT_EQ(presses, 0);
}

TEST_F(PushButtonTest, CountsPressThatReturnsBeforeRelease) {
    form.handle(PointerPressed{{120, 110}});
    form.handle(PointerMoved{{400, 110}});
    form.handle(PointerMoved{{130, 110}});
    form.handle(PointerReleased{{130, 110}});
    EXPECT_EQ(presses, 1);
}

TEST_F(PushButtonTest, OtherMouseButtonsDoNothing) {
    form.handle(PointerPressed{{120, 110}, Button::Secondary});
    form.handle(PointerReleased{{120, 110}, Button::Secondary});
    EXPECT_EQ(presses, 0);
}

TEST_F(PushButtonTest, ConfirmPressesOnceWhileHeld) {
    form.focus(&button);
    EXPECT_TRUE(form.handle(action(Action::Confirm)));
    EXPECT_FALSE(form.handle(action(Action::Confirm, true)));
    EXPECT_EQ(presses, 1);
}

TEST_F(PushButtonTest, KeyPressFlashes) {
    button.press();
    EXPECT_EQ(presses, 1);
    EXPECT_TRUE(button.animating());
    form.update(0.2F);
    EXPECT_FALSE(button.animating());
}

TEST_F(PushButtonTest, DisabledDoesNothing) {
    button.setEnabled(false);
    click(form, {120, 110});
    button.press();
    EXPECT_EQ(presses, 0);
    EXPECT_FALSE(button.focusable());
}

TEST_F(PushButtonTest, HitAreaIsAtLeastFortyWide) {
    button.place({100, 100, 20, 20});
    click(form, {95, 95});
    EXPECT_EQ(presses, 1);
}

TEST_F(PushButtonTest, FittedButtonLeavesOutItsKeyWithoutRoom) {
    const float all = button.preferredWidth(tenPerCharacter);
    button.fit({0, 0, all - 1, 48}, tenPerCharacter);
    EXPECT_EQ(button.bounds(), (Rect{0, 0, all - 1, 48}));
    EXPECT_LT(button.preferredWidth(tenPerCharacter), all);
    button.setKey("U"); // The same key, as a description sets it.
    EXPECT_LT(button.preferredWidth(tenPerCharacter), all);
    button.fit({0, 0, all, 48}, tenPerCharacter);
    EXPECT_FLOAT_EQ(button.preferredWidth(tenPerCharacter), all);
}

TEST_F(PushButtonTest, WidthDependsOnContent) {
    const float all = button.preferredWidth(tenPerCharacter);
    button.setHideLabel(true);
    EXPECT_FLOAT_EQ(all - button.preferredWidth(tenPerCharacter), 50); // Four letters and a gap.
    button.setKey("");
    EXPECT_FLOAT_EQ(button.preferredWidth(tenPerCharacter), 62); // The icon and its padding.
    button.setFace({.kind = ButtonFace::Kind::Icon, .label = "Menu", .leading = Icon::Menu});
    EXPECT_FLOAT_EQ(button.preferredWidth(tenPerCharacter), 48);
    button.setFace({.label = "Next", .big = true});
    EXPECT_FLOAT_EQ(button.preferredHeight(), 60);
}

TEST_F(PushButtonTest, HiddenLabelBecomesTip) {
    EXPECT_EQ(button.tip(), "");
    button.setHideLabel(true);
    EXPECT_EQ(button.tip(), "Undo");
    button.setTip("Take the last press back");
    EXPECT_EQ(button.tip(), "Take the last press back");
    button.setTip("Undo");
    EXPECT_EQ(button.tip(), "Undo");
    button.setHideLabel(false);
    EXPECT_EQ(button.tip(), "") << "the label says it already";
}

TEST(Toggle, FlipsByClickAndKeyAndNotifies) {
    std::vector<bool> told;
    Toggle toggle(false, [&](bool on) { told.push_back(on); });
    toggle.place({0, 0, 200, 48});
    click(toggle, {180, 24});
    EXPECT_TRUE(toggle.on());
    toggle.handle(action(Action::Confirm));
    EXPECT_FALSE(toggle.on());
    toggle.handle(action(Action::Confirm, true));
    EXPECT_EQ(told, (std::vector<bool>{true, false}));
    toggle.setOn(true);
    EXPECT_EQ(told.size(), 2U);
}

TEST(Toggle, KnobSlidesUnlessMotionIsReduced) {
    Toggle toggle;
    toggle.setOn(true);
    EXPECT_TRUE(toggle.animating());
    toggle.update(0.2F);
    EXPECT_FALSE(toggle.animating());
    toggle.setMotion({true, 1});
    toggle.setOn(false);
    EXPECT_FALSE(toggle.animating());
}

TEST(Chip, FlipsByClickAndKeyAndNotifies) {
    int told = 0;
    Chip chip("All", true, [&](bool) { ++told; });
    chip.place({0, 0, 70, 32});
    const float on = chip.preferredWidth(tenPerCharacter);
    click(chip, {35, 16});
    EXPECT_FALSE(chip.on());
    EXPECT_EQ(chip.preferredWidth(tenPerCharacter), on); // An empty box instead of the tick.
    chip.handle(action(Action::Confirm));
    EXPECT_TRUE(chip.on());
    EXPECT_EQ(told, 2);
}

} // namespace
} // namespace ui
