#include "game/play/BoardWidget.hpp"

#include "game/Actions.hpp"
#include "game/GameFixture.hpp"
#include "lights/TextBoard.hpp"

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

class BoardWidgetTest : public testing::Test {
protected:
    BoardWidgetTest() {
        widget.onPress = [this](Cell cell) { pressed.push_back(cell); };
        widget.onMark = [this](Cell cell) { marked.push_back(cell); };
        widget.onCursorMoved = [this] { ++moves; };
    }

    void open(const std::vector<std::string>& rows, lights::Surface surface = lights::Surface::Plane) {
        const auto board = lights::parseBoard(rows, lights::maxSide).value();
        const auto puzzle = lights::Puzzle::make(board, {lights::Stamp::Plus, surface}, lights::GoalKind::Off);
        widget.open(*puzzle, board);
        widget.placeIn({340, 80, 600, 560}, 700, ui::Viewport({1280, 800}, 1));
    }
    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            EXPECT_TRUE(widget.handle(action(each)));
    }
    [[nodiscard]] ui::Vec middle(Cell cell) const { return widget.view().cellRect(cell).centre(); }

    LampAtlases atlases;
    BoardWidget widget{atlases, {}};
    std::vector<Cell> pressed;
    std::vector<Cell> marked;
    int moves = 0;
};

TEST_F(BoardWidgetTest, TheCursorBeginsAtTheFirstWindow) {
    open({"__#", "###"});
    EXPECT_EQ(widget.cursor(), (Cell{0, 2}));
}

TEST_F(BoardWidgetTest, TheCursorStopsAtTheEdgeOfAPlane) {
    open({"##", "##"});
    press({Action::Left, Action::Up});
    EXPECT_EQ(widget.cursor(), (Cell{0, 0}));
    EXPECT_EQ(moves, 0);
    press({Action::Right, Action::Right, Action::Down, Action::Down});
    EXPECT_EQ(widget.cursor(), (Cell{1, 1}));
    EXPECT_EQ(moves, 2);
}

TEST_F(BoardWidgetTest, TheCursorWalksAcrossJoinedEdges) {
    open({"###", "###", "###"}, lights::Surface::Torus);
    press({Action::Left});
    EXPECT_EQ(widget.cursor(), (Cell{0, 2}));
    press({Action::Up});
    EXPECT_EQ(widget.cursor(), (Cell{2, 2}));
    open({"###", "###", "###"}, lights::Surface::Moebius);
    press({Action::Left});
    EXPECT_EQ(widget.cursor(), (Cell{2, 2})) << "flipped";
}

TEST_F(BoardWidgetTest, TheCursorStepsOverHoles) {
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

TEST_F(BoardWidgetTest, KeysPressAndMarkUnderTheCursor) {
    open({"##", "##"});
    press({Action::Down, Action::Confirm, action::mark});
    EXPECT_THAT(pressed, ElementsAre(Cell{1, 0}));
    EXPECT_THAT(marked, ElementsAre(Cell{1, 0}));
}

TEST_F(BoardWidgetTest, AKeyHeldDownIsOnePress) {
    open({"##", "##"});
    EXPECT_TRUE(widget.handle(ui::ActionPressed{Action::Confirm, true, ui::Device::Keyboard}));
    EXPECT_THAT(pressed, IsEmpty());
    EXPECT_TRUE(widget.handle(ui::ActionPressed{Action::Right, true, ui::Device::Keyboard}));
    EXPECT_EQ(widget.cursor(), (Cell{0, 1})) << "but the cursor runs";
}

TEST_F(BoardWidgetTest, OtherActionsAreLeftToTheScene) {
    open({"##", "##"});
    for (const Action each : {Action::Back, Action::NextControl, action::undo, action::hint})
        EXPECT_FALSE(widget.handle(action(each)));
}

TEST_F(BoardWidgetTest, TheMousePressesMarksAndTakesTheCursorAlong) {
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

TEST_F(BoardWidgetTest, AClickOnAHoleDoesNothing) {
    open({"#_", "##"});
    EXPECT_FALSE(widget.handle(ui::PointerPressed{middle({0, 1})}));
    EXPECT_THAT(pressed, IsEmpty());
    EXPECT_EQ(widget.cursor(), (Cell{0, 0}));
}

TEST_F(BoardWidgetTest, ClicksCountOnTheWindowsOnly) {
    open({"##", "##"});
    const ui::Rect windows = widget.view().windowsRect();
    EXPECT_EQ(widget.hitArea(), windows);
    EXPECT_FALSE(widget.handle(ui::PointerPressed{{windows.x - 3, windows.centre().y}}));
    EXPECT_THAT(pressed, IsEmpty());
}

} // namespace
