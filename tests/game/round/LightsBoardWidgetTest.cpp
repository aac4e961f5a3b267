// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/LightsBoardWidget.hpp"

#include "game/GameFixture.hpp"
#include "game/services/Actions.hpp"
#include "lights/Board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using game::test::click;
using lights::Cell;
using testing::ElementsAre;
using testing::IsEmpty;
using ui::Action;

class LightsBoardWidgetTest : public testing::Test {
protected:
    LightsBoardWidgetTest() {
        widget.onPress = [this](Cell cell) { pressed.push_back(cell); };
        widget.onMark = [this](Cell cell) { marked.push_back(cell); };
        widget.onCursorMoved = [this] { ++moves; };
    }

    void open(const std::vector<std::string>& rows, lights::Surface surface = lights::Surface::Plane) {
        const auto board = lights::parseBoard(rows, lights::maxSide).value();
        const auto puzzle = lights::Puzzle::make(board, {lights::Stamp::Plus, surface}, lights::GoalKind::Off);
        widget.open(*puzzle, board);
        widget.placeIn({340, 80, 600, 560}, port, 700, ui::Viewport({1280, 800}, 1));
    }
    /// 100×100, zoomed to a pitch of about 25, with (50, 50) in the middle.
    void openLarge(lights::Surface surface = lights::Surface::Plane) {
        open(std::vector<std::string>(100, std::string(100, '#')), surface);
        widget.zoom(5);
        widget.centreOn({50.5F, 50.5F});
        widget.update(1);
    }
    [[nodiscard]] bool inSight(Cell cell) const {
        const ui::Rect area = widget.view().cellRect(cell);
        return area.x >= port.x && area.right() <= port.right() && area.y >= port.y && area.bottom() <= port.bottom();
    }
    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            EXPECT_TRUE(widget.handle(action(each)));
    }
    const ui::Rect port{316, 44, 648, 656};
    [[nodiscard]] ui::Vec middle(Cell cell) const { return widget.view().cellRect(cell).centre(); }

    LampAtlases atlases;
    LightsBoardWidget widget{atlases, {}};
    std::vector<Cell> pressed;
    std::vector<Cell> marked;
    int moves = 0;
};

TEST_F(LightsBoardWidgetTest, CursorStartsAtFirstWindow) {
    open({"__#", "###"});
    EXPECT_EQ(widget.cursor(), (Cell{0, 2}));
}

TEST_F(LightsBoardWidgetTest, CursorStopsAtEdgeOfPlane) {
    open({"##", "##"});
    press({Action::Left, Action::Up});
    EXPECT_EQ(widget.cursor(), (Cell{0, 0}));
    EXPECT_EQ(moves, 0);
    press({Action::Right, Action::Right, Action::Down, Action::Down});
    EXPECT_EQ(widget.cursor(), (Cell{1, 1}));
    EXPECT_EQ(moves, 2);
}

TEST_F(LightsBoardWidgetTest, CursorCrossesJoinedEdges) {
    open({"###", "###", "###"}, lights::Surface::Torus);
    press({Action::Left});
    EXPECT_EQ(widget.cursor(), (Cell{0, 2}));
    press({Action::Up});
    EXPECT_EQ(widget.cursor(), (Cell{2, 2}));
    open({"###", "###", "###"}, lights::Surface::Moebius);
    press({Action::Left});
    EXPECT_EQ(widget.cursor(), (Cell{2, 2})) << "flipped";
}

TEST_F(LightsBoardWidgetTest, CursorSkipsHoles) {
    open({"#__#", "####"});
    press({Action::Right});
    EXPECT_EQ(widget.cursor(), (Cell{0, 3}));
    open({"#_", "##"});
    press({Action::Right});
    EXPECT_EQ(widget.cursor(), (Cell{0, 0})) << "nothing but holes that way";
    open({"#___"}, lights::Surface::Torus);
    press({Action::Right});
    EXPECT_EQ(widget.cursor(), (Cell{0, 0})) << "the only window";
}

TEST_F(LightsBoardWidgetTest, KeysPressAndMarkAtCursor) {
    open({"##", "##"});
    press({Action::Down, Action::Confirm, action::mark});
    EXPECT_THAT(pressed, ElementsAre(Cell{1, 0}));
    EXPECT_THAT(marked, ElementsAre(Cell{1, 0}));
}

TEST_F(LightsBoardWidgetTest, HeldKeyPressesOnce) {
    open({"##", "##"});
    EXPECT_TRUE(widget.handle(ui::ActionPressed{Action::Confirm, true, ui::Device::Keyboard}));
    EXPECT_THAT(pressed, IsEmpty());
    EXPECT_TRUE(widget.handle(ui::ActionPressed{Action::Right, true, ui::Device::Keyboard}));
    EXPECT_EQ(widget.cursor(), (Cell{0, 1})) << "but the cursor runs";
}

TEST_F(LightsBoardWidgetTest, LeavesOtherActionsToScene) {
    open({"##", "##"});
    for (const Action each : {Action::Back, Action::NextControl, action::undo, action::hint})
        EXPECT_FALSE(widget.handle(action(each)));
}

TEST_F(LightsBoardWidgetTest, MousePressesMarksAndMovesCursor) {
    open({"##", "##"});
    click(widget, middle({1, 1}));
    EXPECT_THAT(pressed, ElementsAre(Cell{1, 1}));
    EXPECT_EQ(widget.cursor(), (Cell{1, 1}));
    widget.handle(ui::PointerPressed{middle({0, 1}), ui::Button::Secondary});
    EXPECT_THAT(marked, ElementsAre(Cell{0, 1}));
    EXPECT_THAT(pressed, ElementsAre(Cell{1, 1}));
    widget.handle(ui::PointerPressed{middle({0, 0}), ui::Button::Middle});
    EXPECT_THAT(pressed, ElementsAre(Cell{1, 1}));
}

TEST_F(LightsBoardWidgetTest, ClickOnHoleDoesNothing) {
    open({"#_", "##"});
    EXPECT_FALSE(widget.handle(ui::PointerPressed{middle({0, 1})}));
    EXPECT_THAT(pressed, IsEmpty());
    EXPECT_EQ(widget.cursor(), (Cell{0, 0}));
}

TEST_F(LightsBoardWidgetTest, IgnoresClicksBesideWindows) {
    open({"##", "##"});
    const ui::Rect windows = widget.view().cellsRect();
    EXPECT_EQ(widget.hitArea(), windows);
    EXPECT_FALSE(widget.handle(ui::PointerPressed{{windows.x - 3, windows.centre().y}}));
    EXPECT_THAT(pressed, IsEmpty());
}

TEST_F(LightsBoardWidgetTest, OnlyOneWindowIsMarked) {
    open({"###", "###", "###"});
    widget.setFocused(true);
    widget.setFocusVisible(true);
    widget.update(0);
    const auto brackets = [&] { return widget.bracketed() ? std::optional(widget.cursor()) : std::nullopt; };
    EXPECT_EQ(brackets(), (Cell{0, 0}));
    widget.handle(ui::PointerMoved{middle({2, 1})});
    EXPECT_EQ(brackets(), std::nullopt) << "the ring has come";
    press({Action::Confirm});
    EXPECT_THAT(pressed, ElementsAre(Cell{2, 1})) << "what is ringed";
    EXPECT_EQ(brackets(), (Cell{2, 1})) << "and the keys go on from there";
    widget.handle(ui::PointerMoved{middle({1, 1})});
    press({Action::Right});
    EXPECT_EQ(brackets(), (Cell{1, 2}));
    widget.handle(ui::PointerMoved{middle({0, 0})});
    widget.setHovered(false);
    EXPECT_EQ(brackets(), (Cell{1, 2})) << "the pointer has left the board";
}

// Large boards

TEST_F(LightsBoardWidgetTest, WheelZoomsLargeBoardAroundPointer) {
    open(std::vector<std::string>(100, std::string(100, '#')));
    const ui::Vec pointer = middle({40, 62});
    widget.handle(ui::PointerMoved{pointer});
    for (int i = 0; i < 8; ++i) {
        EXPECT_TRUE(widget.handle(ui::Wheel{pointer, 1}));
        widget.update(0.05F);
        EXPECT_EQ(widget.view().hitTest(pointer), (Cell{40, 62}));
    }
    widget.update(1);
    EXPECT_EQ(widget.view().hitTest(pointer), (Cell{40, 62}));
    EXPECT_GT(widget.view().cellRect({0, 0}).w, 22);
    for (int i = 0; i < 20; ++i)
        widget.handle(ui::Wheel{pointer, -1});
    widget.update(1);
    EXPECT_FALSE(widget.camera().zoomed());
    EXPECT_FALSE(widget.animating());
}

TEST_F(LightsBoardWidgetTest, DoesNotZoomLargeWindows) {
    open({"##", "##"});
    EXPECT_FALSE(widget.handle(ui::Wheel{middle({0, 0}), 3}));
    widget.zoom(2);
    EXPECT_FALSE(widget.camera().zoomed());
}

TEST_F(LightsBoardWidgetTest, ReducedMotionZoomsAtOnce) {
    BoardOptions options;
    options.motion.reduced = true;
    widget.view().setOptions(options);
    open(std::vector<std::string>(100, std::string(100, '#')));
    widget.zoom(4);
    EXPECT_FALSE(widget.animating());
    EXPECT_EQ(widget.view().cellRect({0, 0}).w, 20);
}

TEST_F(LightsBoardWidgetTest, ClickOnZoomedBoardPressesOnRelease) {
    openLarge();
    for (const Cell cell : {Cell{50, 50}, Cell{45, 60}, Cell{60, 42}}) {
        pressed.clear();
        widget.handle(ui::PointerMoved{middle(cell)});
        widget.handle(ui::PointerPressed{middle(cell)});
        EXPECT_THAT(pressed, IsEmpty()) << "it may become a drag";
        widget.handle(ui::PointerMoved{middle(cell) + ui::Vec{2, 1}});
        widget.handle(ui::PointerReleased{middle(cell) + ui::Vec{2, 1}});
        EXPECT_THAT(pressed, ElementsAre(cell));
        EXPECT_EQ(widget.cursor(), cell);
    }
}

TEST_F(LightsBoardWidgetTest, DraggingMovesZoomedBoardWithoutPress) {
    for (const ui::Button button : {ui::Button::Primary, ui::Button::Middle}) {
        openLarge();
        const ui::Vec from = middle({50, 50});
        widget.handle(ui::PointerMoved{from});
        widget.handle(ui::PointerPressed{from, button});
        widget.handle(ui::PointerMoved{from + ui::Vec{40, 0}});
        widget.handle(ui::PointerMoved{from + ui::Vec{75, -30}});
        widget.handle(ui::PointerReleased{from + ui::Vec{75, -30}, button});
        EXPECT_THAT(pressed, IsEmpty());
        EXPECT_EQ(widget.view().hitTest(from + ui::Vec{75, -30}), (Cell{50, 50})) << "it came along";
        widget.handle(ui::PointerMoved{from});
        EXPECT_EQ(widget.view().hitTest(from + ui::Vec{75, -30}), (Cell{50, 50})) << "and stays";
    }
}

TEST_F(LightsBoardWidgetTest, DragEndsWhenPointerLeaves) {
    openLarge();
    const ui::Vec from = middle({50, 50});
    widget.setHovered(true);
    widget.handle(ui::PointerPressed{from});
    widget.setHovered(false);
    widget.handle(ui::PointerMoved{from + ui::Vec{90, 0}});
    widget.handle(ui::PointerReleased{from + ui::Vec{90, 0}});
    EXPECT_EQ(widget.view().hitTest(from), (Cell{50, 50}));
    EXPECT_THAT(pressed, IsEmpty());
}

TEST_F(LightsBoardWidgetTest, ViewFollowsCursor) {
    openLarge(lights::Surface::Torus);
    EXPECT_FALSE(inSight({0, 0}));
    press({Action::Confirm});
    widget.update(1);
    EXPECT_TRUE(inSight({0, 0})) << "a press is seen";
    press({Action::Left, Action::Up});
    widget.update(1);
    EXPECT_EQ(widget.cursor(), (Cell{99, 99}));
    EXPECT_TRUE(inSight({99, 99})) << "across the edges";
    for (int i = 0; i < 40; ++i)
        press({Action::Left});
    widget.update(1);
    EXPECT_TRUE(inSight(widget.cursor()));
}

TEST_F(LightsBoardWidgetTest, ZoomsAroundCursorOrPointer) {
    open(std::vector<std::string>(100, std::string(100, '#')));
    widget.setFocused(true);
    widget.setFocusVisible(true);
    widget.setCursor({70, 30});
    widget.zoom(5);
    widget.update(1);
    EXPECT_TRUE(inSight({70, 30}));
    widget.showWhole();
    widget.update(1);
    const ui::Vec pointer = middle({20, 80});
    widget.setHovered(true);
    widget.handle(ui::PointerMoved{pointer});
    widget.zoom(5);
    widget.update(1);
    EXPECT_EQ(widget.view().hitTest(pointer), (Cell{20, 80}));
}

TEST_F(LightsBoardWidgetTest, PointerChoosesWindowUntilKeyMovesCursor) {
    open({"###", "###"});
    widget.setHovered(true);
    widget.handle(ui::PointerMoved{middle({1, 2})});
    EXPECT_EQ(widget.targeted(), (Cell{1, 2}));
    press({Action::Left});
    EXPECT_EQ(widget.targeted(), (Cell{1, 1})) << "keys go on from what is marked";
}

} // namespace
