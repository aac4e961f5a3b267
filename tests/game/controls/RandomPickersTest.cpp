// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/controls/RandomPickers.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace {

using namespace game;
using ui::Action;

class DifficultyPickerTest : public testing::Test {
protected:
    DifficultyPickerTest() {
        possible({true, true, true, true, true, true});
        picker.place({100, 50, 600, DifficultyPicker::height});
    }

    void possible(std::array<bool, DifficultyPicker::count> which) {
        std::array<DifficultyPicker::Choice, DifficultyPicker::count> choices;
        for (std::size_t i = 0; i < choices.size(); ++i)
            choices[i] = {"choice " + std::to_string(i), which[i]};
        picker.setChoices(std::move(choices));
    }
    void press(Action action) { picker.handle(ui::ActionPressed{action}); }
    void pressAt(ui::Vec at) { picker.handle(ui::PointerPressed{at, ui::Button::Primary}); }

    std::vector<std::size_t> told;
    DifficultyPicker picker{[this](std::size_t index) { told.push_back(index); }};
};

TEST_F(DifficultyPickerTest, ArrowsStepThroughAllChoices) {
    for (std::size_t i = 1; i < DifficultyPicker::count; ++i) {
        press(Action::Right);
        EXPECT_EQ(picker.chosen(), i);
    }
    press(Action::Right);
    EXPECT_EQ(picker.chosen(), 5U) << "there is nothing beyond the end";
    press(Action::Home);
    EXPECT_EQ(picker.chosen(), 0U);
    press(Action::Left);
    EXPECT_EQ(picker.chosen(), 0U);
    press(Action::End);
    EXPECT_EQ(told, (std::vector<std::size_t>{1, 2, 3, 4, 5, 0, 5})) << "and only changes are told";
}

TEST_F(DifficultyPickerTest, SkipsImpossibleChoices) {
    possible({true, false, true, false, false, true});
    press(Action::Right);
    EXPECT_EQ(picker.chosen(), 2U);
    press(Action::Right);
    EXPECT_EQ(picker.chosen(), 5U);
    press(Action::Left);
    EXPECT_EQ(picker.chosen(), 2U);
    pressAt(picker.place(3).centre());
    EXPECT_EQ(picker.chosen(), 2U) << "a press between takes the nearest that can be";
}

TEST_F(DifficultyPickerTest, ClickSelectsChoice) {
    for (const std::size_t i : {5U, 3U, 1U, 4U, 2U, 0U}) {
        pressAt(picker.place(i).centre());
        EXPECT_EQ(picker.chosen(), i);
    }
    pressAt({90, 60});
    EXPECT_EQ(picker.chosen(), 0U) << "outside nothing happens";
}

TEST_F(DifficultyPickerTest, KnobDragsFromStopToStop) {
    pressAt(picker.place(1).centre());
    picker.handle(ui::PointerMoved{picker.place(4).centre()});
    EXPECT_EQ(picker.chosen(), 4U);
    picker.handle(ui::PointerMoved{picker.place(5).centre()});
    EXPECT_EQ(picker.chosen(), 4U) << "a plate is not a stop";
    picker.handle(ui::PointerReleased{picker.place(4).centre(), ui::Button::Primary});
    picker.handle(ui::PointerMoved{picker.place(2).centre()});
    EXPECT_EQ(picker.chosen(), 4U) << "once let go it stays";
}

} // namespace
