// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "Recorder.hpp"
#include "ui/widgets/Slider.hpp"
#include "ui/widgets/Stepper.hpp"
#include "ui/widgets/Tabs.hpp"

#include <gtest/gtest.h>

namespace ui {
namespace {

class SliderTest : public testing::Test {
protected:
    SliderTest() { slider.place({100, 0, 200, 30}); }

    std::vector<float> told;
    int releases = 0;
    Slider slider{{0, 100, 1}, 40, [this](float value) { told.push_back(value); }};
};

TEST_F(SliderTest, PressOnTrackJumpsThere) {
    click(slider, {250, 15});
    EXPECT_FLOAT_EQ(slider.value(), 75);
    EXPECT_EQ(told, std::vector<float>{75});
}

TEST_F(SliderTest, DragsKnobFromWhereItWasGrabbed) {
    slider.handle(PointerPressed{{188, 15}}); // The knob is at 180.
    EXPECT_FLOAT_EQ(slider.value(), 40);
    slider.handle(PointerMoved{{208, 300}}); // However far to the side.
    EXPECT_FLOAT_EQ(slider.value(), 50);
    slider.handle(PointerMoved{{5000, 15}});
    EXPECT_FLOAT_EQ(slider.value(), 100);
    slider.handle(PointerMoved{{-5000, 15}});
    EXPECT_FLOAT_EQ(slider.value(), 0);
    slider.handle(PointerReleased{{-5000, 15}});
    slider.handle(PointerMoved{{200, 15}});
    EXPECT_FLOAT_EQ(slider.value(), 0);
}

TEST_F(SliderTest, ArrowsMoveByTwentieth) {
    slider.onRelease = [this] { ++releases; };
    slider.handle(action(Action::Right));
    EXPECT_FLOAT_EQ(slider.value(), 45);
    slider.handle(action(Action::Left));
    slider.handle(action(Action::Left));
    EXPECT_FLOAT_EQ(slider.value(), 35);
    slider.handle(action(Action::End));
    EXPECT_FLOAT_EQ(slider.value(), 100);
    EXPECT_TRUE(slider.handle(action(Action::Right))); // At the end it still uses the key.
    slider.handle(action(Action::Home));
    EXPECT_FLOAT_EQ(slider.value(), 0);
    EXPECT_FALSE(slider.handle(action(Action::Down)));
    EXPECT_EQ(releases, 6);
    EXPECT_EQ(told.size(), 5U);
}

TEST_F(SliderTest, RoundsToStepsWithinRange) {
    Slider coarse({80, 150, 10});
    EXPECT_FLOAT_EQ(coarse.value(), 80);
    coarse.setValue(117);
    EXPECT_FLOAT_EQ(coarse.value(), 120);
    coarse.setValue(1000);
    EXPECT_FLOAT_EQ(coarse.value(), 150);
    coarse.handle(action(Action::Left)); // A twentieth would be less than a step.
    EXPECT_FLOAT_EQ(coarse.value(), 140);
}

TEST_F(SliderTest, AcceptsAnEmptyRange) {
    Slider stuck({5, 5, 1});
    stuck.place({100, 0, 300, 30});
    click(stuck, {250, 15});
    EXPECT_FLOAT_EQ(stuck.value(), 5);
}

TEST_F(SliderTest, NotifiesOnRelease) {
    slider.onRelease = [this] { ++releases; };
    slider.handle(PointerPressed{{250, 15}});
    slider.handle(PointerMoved{{260, 15}});
    EXPECT_EQ(releases, 0);
    slider.handle(PointerReleased{{260, 15}});
    slider.handle(PointerReleased{{260, 15}});
    EXPECT_EQ(releases, 1);
}

TEST_F(SliderTest, HitAreaIncludesOverhangOfKnob) {
    EXPECT_TRUE(slider.hitArea().contains({90, 15}));
    EXPECT_TRUE(slider.hitArea().contains({310, 34}));
}

class StepperTest : public testing::Test {
protected:
    StepperTest() { stepper.place({0, 0, 150, 48}); }
    void type(std::initializer_list<sf::Keyboard::Key> keys) {
        for (const auto key : keys)
            stepper.handle(KeyPressed{key});
    }

    int told = 0;
    Stepper stepper{3, 50, 7, [this](int) { ++told; }};
};

TEST_F(StepperTest, HalvesStep) {
    click(stepper, {20, 24});
    EXPECT_EQ(stepper.value(), 6);
    click(stepper, {130, 24});
    click(stepper, {130, 24});
    EXPECT_EQ(stepper.value(), 8);
    click(stepper, {75, 24}); // The number itself.
    EXPECT_EQ(stepper.value(), 8);
    EXPECT_EQ(told, 3);
}

TEST_F(StepperTest, HeldHalfRepeats) {
    stepper.handle(PointerMoved{{130, 24}});
    stepper.handle(PointerPressed{{130, 24}});
    EXPECT_EQ(stepper.value(), 8);
    stepper.update(0.39F);
    EXPECT_EQ(stepper.value(), 8);
    stepper.update(0.02F);
    EXPECT_EQ(stepper.value(), 9);
    stepper.update(0.08F);
    stepper.update(0.08F);
    EXPECT_EQ(stepper.value(), 11);
    stepper.handle(PointerMoved{{75, 24}}); // Repeating pauses while the pointer is elsewhere.
    stepper.update(1);
    EXPECT_EQ(stepper.value(), 11);
    stepper.handle(PointerReleased{{75, 24}});
    EXPECT_FALSE(stepper.animating());
}

TEST_F(StepperTest, StaysWithinLimits) {
    stepper.setValue(3);
    click(stepper, {20, 24});
    EXPECT_EQ(stepper.value(), 3);
    stepper.handle(action(Action::End));
    EXPECT_EQ(stepper.value(), 50);
    stepper.handle(action(Action::Right));
    EXPECT_EQ(stepper.value(), 50);
    stepper.setLimits(60, 70);
    EXPECT_EQ(stepper.value(), 60);
}

TEST_F(StepperTest, NoNumberIsChosenUntilSomebodyDoes) {
    stepper.leaveOpen();
    EXPECT_EQ(stepper.spoken().value, "");
    click(stepper, {75, 24}); // The middle.
    EXPECT_TRUE(stepper.open());
    stepper.setLimits(3, 50);
    EXPECT_TRUE(stepper.open());
    click(stepper, {130, 24});
    EXPECT_FALSE(stepper.open());
    EXPECT_EQ(stepper.spoken().value, "8");
    Stepper least{0, 9, 0, [this](int) { ++told; }};
    least.leaveOpen();
    least.handle(KeyPressed{sf::Keyboard::Backspace});
    EXPECT_TRUE(least.open()) << "there is nothing to take away";
    least.handle(KeyPressed{sf::Keyboard::Num0});
    EXPECT_FALSE(least.open()) << "the least can be typed";
    EXPECT_EQ(told, 2) << "both choices are told, even of what it was before";
}

TEST_F(StepperTest, ArrowsStep) {
    EXPECT_TRUE(stepper.handle(action(Action::Right)));
    EXPECT_TRUE(stepper.handle(action(Action::Right, true)));
    EXPECT_TRUE(stepper.handle(action(Action::Left)));
    EXPECT_EQ(stepper.value(), 8);
    EXPECT_FALSE(stepper.handle(action(Action::Up)));
}

TEST_F(StepperTest, AcceptsTypedDigits) {
    type({sf::Keyboard::Num1});
    EXPECT_EQ(stepper.value(), 7); // 1 is below the minimum, but more digits may follow.
    type({sf::Keyboard::Numpad5});
    EXPECT_EQ(stepper.value(), 15);
    stepper.handle(action(Action::Confirm));
    type({sf::Keyboard::Num9, sf::Keyboard::Num9});
    EXPECT_EQ(stepper.value(), 50);
}

TEST_F(StepperTest, ClampsUnfinishedNumbers) {
    stepper.setFocused(true);
    type({sf::Keyboard::Num1});
    stepper.setFocused(false);
    EXPECT_EQ(stepper.value(), 3);
}

TEST_F(StepperTest, CollectsDigitsUntilPause) {
    Stepper sides{4, 100, 8, [&](int value) {
                      ++told;
                      sides.setValue(value); // As scenes do.
                  }};
    sides.handle(KeyPressed{sf::Keyboard::Num1});
    EXPECT_TRUE(sides.handle(action(Action::Copy))) << "what the digit means elsewhere";
    sides.update(0.5F);
    EXPECT_EQ(sides.value(), 8);
    EXPECT_GT(sides.nextChange(), 0);
    sides.setLimits(4, 90); // Something else became known meanwhile.
    sides.setValue(8);
    sides.handle(KeyPressed{sf::Keyboard::Num2});
    EXPECT_EQ(sides.value(), 12) << "two digits are all that the limit has";
    EXPECT_EQ(told, 1);
    sides.handle(KeyPressed{sf::Keyboard::Num9});
    sides.update(0.8F);
    EXPECT_EQ(sides.value(), 12);
    sides.update(0.2F);
    EXPECT_EQ(sides.value(), 9);
    EXPECT_LT(sides.nextChange(), 0);
    EXPECT_EQ(told, 2);
}

TEST_F(StepperTest, BackspaceRemovesLastDigit) {
    type({sf::Keyboard::Num4, sf::Keyboard::Num2, sf::Keyboard::Backspace, sf::Keyboard::Num1});
    EXPECT_EQ(stepper.value(), 41);
}

TEST_F(StepperTest, UsesConfirmOnlyWhileTyping) {
    EXPECT_FALSE(stepper.handle(action(Action::Confirm)));
    type({sf::Keyboard::Num9});
    EXPECT_TRUE(stepper.handle(action(Action::Confirm)));
}

TEST_F(StepperTest, PlusAndMinusStepAndShortcutsPass) {
    type({sf::Keyboard::Subtract, sf::Keyboard::Hyphen, sf::Keyboard::Add});
    EXPECT_EQ(stepper.value(), 6);
    EXPECT_FALSE(stepper.handle(KeyPressed{sf::Keyboard::Num1, true}));
    EXPECT_FALSE(stepper.handle(KeyPressed{sf::Keyboard::W}));
}

class TabsTest : public testing::Test {
protected:
    TabsTest() { tabs.place({0, 0, 408, 48}); } // Items of 100.

    std::vector<std::size_t> told;
    Tabs tabs{{{"Campaign"}, {"Random"}, {"Daily", std::nullopt, false}, {"Learn"}}, 0, [this](std::size_t index) {
                  told.push_back(index);
              }};
};

TEST_F(TabsTest, ClickChooses) {
    click(tabs, {150, 24});
    EXPECT_EQ(tabs.selected(), 1U);
    click(tabs, {150, 24}); // No change.
    EXPECT_EQ(told, std::vector<std::size_t>{1});
}

TEST_F(TabsTest, IgnoresPressReleasedOnAnotherItem) {
    tabs.handle(PointerPressed{{150, 24}});
    tabs.handle(PointerReleased{{350, 24}});
    EXPECT_EQ(tabs.selected(), 0U);
}

TEST_F(TabsTest, KeysSkipDisabledItemsAndStopAtEnds) {
    tabs.handle(action(Action::Right));
    tabs.handle(action(Action::Right));
    EXPECT_EQ(tabs.selected(), 3U);
    EXPECT_TRUE(tabs.handle(action(Action::Right)));
    EXPECT_FALSE(tabs.handle(action(Action::NextTab)));
    EXPECT_EQ(tabs.selected(), 3U);
    tabs.handle(action(Action::PreviousTab));
    EXPECT_EQ(tabs.selected(), 1U);
    EXPECT_FALSE(tabs.handle(action(Action::Down)));
    EXPECT_EQ(told, (std::vector<std::size_t>{1, 3, 1}));
}

TEST_F(TabsTest, IgnoresClicksOnDisabledItems) {
    click(tabs, {250, 24});
    EXPECT_EQ(tabs.selected(), 0U);
}

TEST_F(TabsTest, SelectDoesNotNotifyAndStaysInRange) {
    tabs.select(3);
    EXPECT_EQ(tabs.selected(), 3U);
    tabs.select(17);
    EXPECT_EQ(tabs.selected(), 3U);
    tabs.setItems({{"One"}, {"Two"}});
    EXPECT_EQ(tabs.selected(), 1U);
    EXPECT_TRUE(told.empty());
}

TEST_F(TabsTest, AllItemsAreAsWideAsWidest) {
    const Measure tenPerCharacter = [](std::string_view text, const TextStyle&) {
        return 10 * static_cast<float>(text.size());
    };
    const float before = tabs.preferredWidth(tenPerCharacter);
    tabs.setItems({{"CampaignX"}, {"Random"}, {"Daily"}, {"Learn"}});
    EXPECT_FLOAT_EQ(tabs.preferredWidth(tenPerCharacter) - before, 40);
}

TEST_F(TabsTest, FittedItemsAreAsWideAsTheirContent) {
    const Measure tenPerCharacter = [](std::string_view text, const TextStyle&) {
        return 10 * static_cast<float>(text.size());
    };
    const float even = tabs.preferredWidth(tenPerCharacter);
    tabs.fit(tenPerCharacter);
    EXPECT_FLOAT_EQ(even - tabs.preferredWidth(tenPerCharacter), 20 + 30 + 30) << "Random, Daily and Learn are shorter";
    tabs.place({0, 0, 8 + 240 + 4 * 10, 48}); // Five units left and right of each.
    click(tabs, {4 + 90 + 70 + 60 + 2, 24});
    EXPECT_EQ(tabs.selected(), 3U);
    click(tabs, {4 + 90 - 2, 24});
    EXPECT_EQ(tabs.selected(), 0U);
    click(tabs, {4 + 90 + 2, 24});
    EXPECT_EQ(tabs.selected(), 1U);
    tabs.setItems({{"Campaign"}, {"Random"}, {"Daily", {}, false}, {"Learn"}});
    EXPECT_LT(tabs.preferredWidth(tenPerCharacter), even) << "the same items stay fitted";
    tabs.setItems({{"Campaign"}, {"Random"}, {"Daily"}, {"Teach"}});
    EXPECT_FLOAT_EQ(tabs.preferredWidth(tenPerCharacter), even) << "other items share evenly";
    tabs.fit(tenPerCharacter);
    tabs.fitEvenly();
    EXPECT_FLOAT_EQ(tabs.preferredWidth(tenPerCharacter), even);
}

} // namespace
} // namespace ui
