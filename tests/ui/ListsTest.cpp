// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "CanvasFixture.hpp"
#include "Recorder.hpp"
#include "ui/widgets/Dropdown.hpp"
#include "ui/widgets/ListView.hpp"
#include "ui/widgets/PushButton.hpp"
#include "ui/widgets/ScrollArea.hpp"

#include <gtest/gtest.h>

#include <set>

namespace ui {
namespace {

/// Ten rows of 40 fit exactly.
class ListViewTest : public CanvasTest {
protected:
    ListViewTest() {
        list.setRowCount(5000);
        list.place({0, 0, 300, 400});
        list.onSelect = [this](std::size_t row) { selections.push_back(row); };
        list.onActivate = [this](std::size_t row) { activations.push_back(row); };
    }
    bool inSight(std::size_t row) const {
        const Rect place = list.rowRect(row);
        return place.y >= list.bounds().y && place.bottom() <= list.bounds().bottom();
    }

    ListView list{40, 0};
    std::vector<std::size_t> selections;
    std::vector<std::size_t> activations;
};

TEST_F(ListViewTest, DrawsOnlyVisibleRows) {
    std::set<std::size_t> rows;
    list.drawRow = [&](Canvas&, Rect, const RowState& state) { rows.insert(state.index); };
    list.select(2500);
    drawn([&](Canvas& canvas) { list.draw(canvas); });
    EXPECT_EQ(rows.size(), 10U);
    EXPECT_TRUE(rows.contains(2500));
    rows.clear();
    list.handle(Wheel{{10, 10}, 0.5F}); // Not by whole rows: one more row is partly visible.
    drawn([&](Canvas& canvas) { list.draw(canvas); });
    EXPECT_EQ(rows.size(), 11U);
}

TEST_F(ListViewTest, KeysKeepSelectionVisible) {
    list.handle(action(Action::Down));
    EXPECT_EQ(list.selected(), 0U);
    for (int i = 0; i < 15; ++i)
        list.handle(action(Action::Down, i > 0));
    EXPECT_EQ(list.selected(), 15U);
    EXPECT_TRUE(inSight(15));
    list.handle(action(Action::PageDown));
    EXPECT_EQ(list.selected(), 25U);
    EXPECT_TRUE(inSight(25));
    list.handle(action(Action::End));
    EXPECT_EQ(list.selected(), 4999U);
    EXPECT_TRUE(inSight(4999));
    list.handle(action(Action::PageUp));
    EXPECT_EQ(list.selected(), 4989U);
    list.handle(action(Action::Home));
    EXPECT_EQ(list.selected(), 0U);
    EXPECT_TRUE(inSight(0));
    list.handle(action(Action::PageUp));
    EXPECT_EQ(list.selected(), 0U);
    EXPECT_EQ(selections.back(), 0U);
}

TEST_F(ListViewTest, FocusMayLeaveAtEnds) {
    list.select(0);
    EXPECT_FALSE(list.handle(action(Action::Up)));
    list.select(4999);
    EXPECT_FALSE(list.handle(action(Action::Down)));
    EXPECT_FALSE(list.handle(action(Action::Left)));
}

TEST_F(ListViewTest, ClickSelectsAndDoubleClickActivates) {
    click(list, {50, 130});
    EXPECT_EQ(list.selected(), 3U);
    EXPECT_TRUE(activations.empty());
    click(list, {50, 130}, 2);
    EXPECT_EQ(activations, std::vector<std::size_t>{3});
    EXPECT_EQ(selections, std::vector<std::size_t>{3});
}

TEST_F(ListViewTest, SingleClickActivatesInMenus) {
    list.setActivatesOnClick(true);
    click(list, {50, 130});
    EXPECT_EQ(activations, std::vector<std::size_t>{3});
    list.handle(PointerPressed{{50, 130}});
    list.handle(PointerReleased{{50, 300}});
    EXPECT_EQ(activations.size(), 1U);
}

TEST_F(ListViewTest, ConfirmActivatesSelection) {
    EXPECT_FALSE(list.handle(action(Action::Confirm)));
    list.select(7);
    EXPECT_TRUE(list.handle(action(Action::Confirm)));
    EXPECT_EQ(activations, std::vector<std::size_t>{7});
}

TEST_F(ListViewTest, WheelScrollsAndStopsAtEnds) {
    EXPECT_FALSE(list.handle(Wheel{{10, 10}, 3}));
    EXPECT_TRUE(list.handle(Wheel{{10, 10}, -2}));
    EXPECT_GT(list.visibleRows().first, 0U);
    EXPECT_EQ(list.selected(), std::nullopt);
    list.handle(Wheel{{10, 10}, -1e6F});
    EXPECT_EQ(list.visibleRows().second, 5000U);
    EXPECT_FALSE(list.handle(Wheel{{10, 10}, -1}));
}

TEST_F(ListViewTest, HoverStaysUnderPointerWhileScrolling) {
    std::vector<std::size_t> hovered;
    list.drawRow = [&](Canvas&, Rect row, const RowState& state) {
        if (state.hovered) {
            hovered.push_back(state.index);
            EXPECT_TRUE(row.contains({50, 130}));
        }
    };
    list.handle(PointerMoved{{50, 130}});
    list.handle(Wheel{{50, 130}, -4});
    drawn([&](Canvas& canvas) { list.draw(canvas); });
    ASSERT_EQ(hovered.size(), 1U);
    EXPECT_GT(hovered.front(), 3U);
}

TEST_F(ListViewTest, DragsBar) {
    list.handle(PointerPressed{{295, 5}});
    list.handle(PointerMoved{{100, 395}});
    EXPECT_EQ(list.visibleRows().second, 5000U);
    list.handle(PointerMoved{{295, 200}});
    EXPECT_NEAR(static_cast<double>(list.visibleRows().first), 2600, 200);
    list.handle(PointerReleased{{295, 200}});
    const auto rows = list.visibleRows();
    list.handle(PointerMoved{{295, 300}});
    EXPECT_EQ(list.visibleRows(), rows);
    EXPECT_EQ(list.selected(), std::nullopt);
}

TEST_F(ListViewTest, KeepsValidSelectionWithFewerRows) {
    list.select(4000);
    list.setRowCount(5);
    EXPECT_EQ(list.selected(), 4U);
    EXPECT_TRUE(inSight(0));
    EXPECT_EQ(list.rowAt({10, 250}), std::nullopt);
    list.setRowCount(0);
    EXPECT_EQ(list.selected(), std::nullopt);
    EXPECT_FALSE(list.focusable());
    EXPECT_FALSE(list.handle(action(Action::End)));
    list.select(3);
    EXPECT_EQ(list.selected(), std::nullopt);
}

TEST_F(ListViewTest, KeepsSelectionVisibleWhenSmaller) {
    list.select(9);
    list.place({0, 0, 300, 120});
    EXPECT_TRUE(inSight(9));
}

class ScrollAreaTest : public CanvasTest {
protected:
    ScrollAreaTest() {
        for (std::size_t i = 0; i < 10; ++i) {
            inner[i].place({0, 100 * static_cast<float>(i), 200, 40});
            area.form().add(inner[i]);
        }
        area.setContentHeight(1000);
        area.place({50, 50, 250, 300});
        before.place({50, 0, 200, 40});
        after.place({50, 400, 200, 40});
        form.add(before);
        form.add(area);
        form.add(after);
    }

    Recorder before;
    Recorder after;
    std::array<Recorder, 10> inner;
    ScrollArea area;
    Form form;
};

TEST_F(ScrollAreaTest, TabReachesInnerControls) {
    form.focus(&before);
    form.handle(action(Action::NextControl));
    EXPECT_TRUE(inner[0].focused());
    EXPECT_TRUE(inner[0].showsFocus());
    for (int i = 0; i < 9; ++i)
        form.handle(action(Action::NextControl));
    EXPECT_TRUE(inner[9].focused());
    form.handle(action(Action::NextControl));
    EXPECT_EQ(form.focused(), &after);
    EXPECT_FALSE(inner[9].focused());
    form.handle(action(Action::PreviousControl));
    EXPECT_TRUE(inner[9].focused()); // Entered from behind: the last one.
}

TEST_F(ScrollAreaTest, ArrowsPassThrough) {
    form.focus(&before);
    for (int i = 0; i < 11; ++i)
        form.handle(action(Action::Down));
    EXPECT_EQ(form.focused(), &after);
    for (int i = 0; i < 3; ++i)
        form.handle(action(Action::Up));
    EXPECT_TRUE(inner[7].focused());
}

TEST_F(ScrollAreaTest, ScrollsFocusIntoView) {
    form.focus(&before);
    for (int i = 0; i < 6; ++i)
        form.handle(action(Action::NextControl));
    ASSERT_TRUE(inner[5].focused());
    EXPECT_LE(area.offset(), 500);
    EXPECT_GE(area.offset() + 300, 540);
}

TEST_F(ScrollAreaTest, ControlNearAnEndShowsThatEnd) {
    area.setContentHeight(990); // 50 below the last control: the edge of its panel.
    form.focus(&area);
    area.enterFrom(-1);
    EXPECT_FLOAT_EQ(area.offset(), 690);
    area.setContentHeight(1200); // Far below.
    area.scrollBy(-5000);
    area.enterFrom(-1);
    EXPECT_FLOAT_EQ(area.offset(), 940 + 22 - 300) << "above what fades at the edge";
    area.scrollBy(-5000);
    EXPECT_FLOAT_EQ(area.offset(), 0);
    EXPECT_TRUE(area.scrolls());
}

TEST_F(ScrollAreaTest, PointerIsInContentCoordinates) {
    form.handle(Wheel{{100, 100}, -1});
    const float offset = area.offset();
    EXPECT_GT(offset, 0);
    click(form, {60, 50 + 110 - offset});
    ASSERT_EQ(inner[1].heard<PointerPressed>(), 1);
    const auto pressed = std::get<PointerPressed>(inner[1].events[1]);
    EXPECT_NEAR(pressed.at.x, 10, 1e-3F);
    EXPECT_NEAR(pressed.at.y, 110, 1e-3F);
    EXPECT_TRUE(inner[1].focused());
}

TEST_F(ScrollAreaTest, HoverEndsWhenPointerLeaves) {
    form.handle(PointerMoved{{60, 60}});
    EXPECT_TRUE(inner[0].hovered());
    inner[0].setTip("Sound");
    EXPECT_EQ(area.tip(), "Sound");
    form.handle(PointerMoved{{60, 420}});
    EXPECT_FALSE(inner[0].hovered());
}

TEST_F(ScrollAreaTest, PagesAndStopsAtEnds) {
    form.focus(&area);
    EXPECT_TRUE(form.handle(action(Action::PageDown)));
    EXPECT_FLOAT_EQ(area.offset(), 300);
    form.handle(action(Action::PageDown));
    form.handle(action(Action::PageDown));
    EXPECT_FLOAT_EQ(area.offset(), 700);
    EXPECT_FALSE(form.handle(action(Action::PageDown)));
    area.setContentHeight(200); // Everything fits.
    EXPECT_FLOAT_EQ(area.offset(), 0);
}

TEST_F(ScrollAreaTest, TakesNoFocusWithoutControls) {
    area.form().clear();
    EXPECT_FALSE(area.focusable());
}

TEST_F(ScrollAreaTest, DrawsNothingOutside) {
    area.drawContent = [](Canvas& canvas) { canvas.fill({-100, -100, 2000, 2000}, sf::Color::White); };
    const auto picture = drawn([&](Canvas& canvas) { area.draw(canvas); });
    EXPECT_EQ(inkOf(picture), sf::IntRect(50, 50, 250, 300));
}

class DropdownTest : public testing::Test {
protected:
    DropdownTest() {
        dropdown.place({100, 100, 200, 48});
        dropdown.setScreen({0, 0, 1280, 800});
        form.add(other);
        form.add(dropdown);
        form.focus(&dropdown);
    }

    Recorder other{{400, 100, 100, 40}};
    std::vector<std::size_t> told;
    Dropdown dropdown{{"One", "Two", "Three"}, 1, [this](std::size_t index) { told.push_back(index); }};
    Form form;
};

TEST_F(DropdownTest, OpensAndChoosesByKeys) {
    form.handle(action(Action::Confirm));
    EXPECT_TRUE(dropdown.open());
    EXPECT_TRUE(form.modal());
    form.handle(action(Action::Down));
    EXPECT_EQ(dropdown.selected(), 1U); // Highlighted, not chosen.
    form.handle(action(Action::Confirm));
    EXPECT_FALSE(dropdown.open());
    EXPECT_EQ(told, std::vector<std::size_t>{2});
}

TEST_F(DropdownTest, OpensAndChoosesByMouse) {
    click(form, {150, 120});
    ASSERT_TRUE(dropdown.open());
    click(form, {150, 148 + 6 + 6 + 10}); // The first row, below the button.
    EXPECT_FALSE(dropdown.open());
    EXPECT_EQ(told, std::vector<std::size_t>{0});
}

TEST_F(DropdownTest, EscAndClickElsewhereOnlyClose) {
    form.handle(action(Action::Confirm));
    EXPECT_TRUE(form.handle(action(Action::Back)));
    EXPECT_FALSE(dropdown.open());
    EXPECT_FALSE(form.handle(action(Action::Back))); // When closed, it is left to the scene.
    form.handle(action(Action::Confirm));
    click(form, {450, 120});
    EXPECT_FALSE(dropdown.open());
    EXPECT_EQ(other.heard<PointerPressed>(), 0);
    EXPECT_TRUE(told.empty());
}

TEST_F(DropdownTest, ArrowsStayInsideWhileOpen) {
    form.handle(action(Action::Confirm));
    for (int i = 0; i < 5; ++i)
        EXPECT_TRUE(form.handle(action(Action::Down)));
    EXPECT_TRUE(form.handle(action(Action::Right)));
    EXPECT_EQ(form.focused(), &dropdown);
    form.handle(action(Action::Confirm));
    EXPECT_EQ(dropdown.selected(), 0U) << "past the last of three comes the first";
    form.handle(action(Action::Confirm));
    form.handle(action(Action::Up));
    form.handle(action(Action::Confirm));
    EXPECT_EQ(dropdown.selected(), 2U) << "and before the first the last";
}

TEST_F(DropdownTest, DoesNotNotifyWhenChoosingTheSame) {
    form.handle(action(Action::Confirm));
    form.handle(action(Action::Confirm));
    EXPECT_TRUE(told.empty());
}

TEST_F(DropdownTest, StepsWithoutOpening) {
    EXPECT_TRUE(dropdown.step(1));
    EXPECT_FALSE(dropdown.step(1));
    EXPECT_TRUE(dropdown.step(-1));
    EXPECT_EQ(told, (std::vector<std::size_t>{2, 1}));
}

TEST_F(DropdownTest, EmptyOneTakesNoFocusAndDoesNotOpen) {
    dropdown.setItems({});
    EXPECT_FALSE(dropdown.focusable());
    dropdown.handle(action(Action::Confirm));
    EXPECT_FALSE(dropdown.open());
    EXPECT_FALSE(dropdown.step(1));
}

TEST_F(DropdownTest, OpensUpwardsWithoutRoomBelow) {
    dropdown.place({100, 740, 200, 48});
    click(form, {150, 760});
    ASSERT_TRUE(dropdown.open());
    click(form, {150, 740 - 6 - 6 - 20}); // The last row, above the button.
    EXPECT_EQ(told, std::vector<std::size_t>{2});
}

} // namespace
} // namespace ui
