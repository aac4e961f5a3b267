// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/StampPicker.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace {

using namespace game;
using lights::Offset;
using lights::Stamp;
using ui::Action;

class StampPickerTest : public testing::Test {
protected:
    StampPickerTest() {
        picker.layout(text::Text(), {0, 0, 1280, 800});
        picker.place({100, 300, 240, StampPicker::height});
        form.add(picker);
        form.focus(&picker);
    }

    void press(Action action) { form.handle(ui::ActionPressed{action}); }
    void click(ui::Vec at) {
        form.handle(ui::PointerPressed{at});
        form.handle(ui::PointerReleased{at});
    }
    [[nodiscard]] ui::Vec at(Offset offset) { return picker.grid().cell(offset).centre(); }

    std::vector<Stamp> told;
    StampPicker picker{Stamp::Plus, [this](Stamp stamp) { told.push_back(stamp); }};
    ui::Form form;
};

TEST_F(StampPickerTest, OpensByKeyAndClosesByKey) {
    EXPECT_FALSE(picker.open());
    press(Action::Confirm);
    EXPECT_TRUE(form.modal()) << "nothing behind it receives events";
    press(Action::Back);
    EXPECT_FALSE(picker.open());
    EXPECT_TRUE(told.empty());
}

TEST_F(StampPickerTest, ClickElsewhereCloses) {
    click(picker.bounds().centre());
    EXPECT_TRUE(picker.open());
    click({1270, 10});
    EXPECT_FALSE(picker.open());
}

TEST_F(StampPickerTest, CardsChooseNamedStamps) {
    press(Action::Confirm);
    for (std::size_t i = 1; i < lights::namedStamps.size(); ++i) {
        click(picker.card(i).bounds().centre());
        EXPECT_EQ(picker.stamp(), lights::namedStamps[i]);
    }
    EXPECT_EQ(told, std::vector(lights::namedStamps.begin() + 1, lights::namedStamps.end()));
    EXPECT_TRUE(picker.open()) << "to compare them";
    click(picker.card(lights::namedStamps.size() - 1).bounds().centre());
    EXPECT_EQ(told.size(), lights::namedStamps.size() - 1) << "only changes are told";
}

TEST_F(StampPickerTest, ArrowsReachEveryCardAndTheGrid) {
    press(Action::Confirm);
    for (int i = 0; i < 3; ++i)
        press(Action::Right);
    press(Action::Confirm);
    EXPECT_EQ(picker.stamp(), Stamp::Knight) << "the fourth card";
    press(Action::Right);
    press(Action::Down);
    press(Action::Right);
    press(Action::Confirm);
    EXPECT_EQ(lights::name(picker.stamp()), ".#.#./#...#/..#../#..##/.#.#.") << "the cursor begins in the middle";
}

TEST_F(StampPickerTest, DrawsCellByCell) {
    press(Action::Confirm);
    click(at({-1, 1}));
    EXPECT_EQ(lights::name(picker.stamp()), ".##/###/.#.");
    click(at({0, 0}));
    EXPECT_EQ(lights::name(picker.stamp()), ".##/#.#/.#.") << "without the pressed window";
    click(at({-1, 1}));
    click(at({0, 0}));
    EXPECT_EQ(picker.stamp(), Stamp::Plus);
    EXPECT_EQ(told.size(), 4U);
}

TEST_F(StampPickerTest, ADragGoesOnWithWhatItBegan) {
    press(Action::Confirm);
    form.handle(ui::PointerPressed{at({-2, -2})});
    for (const int right : {-1, 0, 1, 2})
        form.handle(ui::PointerMoved{at({-2, right})});
    form.handle(ui::PointerMoved{at({-1, 0})}); // Drawn already.
    form.handle(ui::PointerReleased{at({-1, 0})});
    form.handle(ui::PointerMoved{at({2, 2})});
    EXPECT_EQ(lights::name(picker.stamp()), "#####/..#../.###./..#../.....");
}

TEST_F(StampPickerTest, KeepsTheLastCell) {
    picker.choose(*lights::stampFromName("#"));
    press(Action::Confirm);
    click(at({0, 0}));
    EXPECT_EQ(lights::name(picker.stamp()), "#") << "a press has to switch something";
    EXPECT_TRUE(told.empty());
}

TEST_F(StampPickerTest, DrawingBeginsAnewAfterLines) {
    picker.choose(Stamp::Lines);
    press(Action::Confirm);
    click(at({1, 1}));
    EXPECT_EQ(lights::name(picker.stamp()), ".../.../..#");
    picker.choose(Stamp::OpenLines);
    click(at({0, 0}));
    EXPECT_EQ(lights::name(picker.stamp()), "#");
}

TEST_F(StampPickerTest, AKeyHeldDownFlipsOnce) {
    picker.choose(*lights::stampFromName("###"));
    press(Action::Confirm);
    form.handle(ui::ActionPressed{Action::Confirm, true});
    EXPECT_TRUE(told.empty());
    form.handle(ui::ActionPressed{Action::Confirm});
    EXPECT_EQ(told.size(), 1U);
}

TEST_F(StampPickerTest, PanelStaysOnTheScreen) {
    for (const ui::Rect button : {ui::Rect{1100, 740, 160, 48}, {0, 0, 160, 48}, {600, 780, 160, 48}}) {
        picker.place(button);
        press(Action::Confirm);
        const ui::Rect grid = picker.grid().bounds();
        const ui::Rect card = picker.card(0).bounds();
        EXPECT_TRUE(card.x > 0 && card.y > 0 && grid.right() < 1280 && grid.bottom() < 800);
        press(Action::Back);
    }
}

} // namespace
