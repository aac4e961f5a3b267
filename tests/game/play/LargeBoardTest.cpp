// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/Answer.hpp"
#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/play/ToPlay.hpp"
#include "lights/ShareCode.hpp"

#include <SFML/Window/Context.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

namespace {

using namespace game;
using game::test::action;
using lights::Cell;
using testing::ElementsAre;
using ui::Action;

/// A 100×100 board on screen, solved by (30, 40) and (99, 99).
class LargeBoardTest : public testing::Test {
protected:
    static void SetUpTestSuite() { context = std::make_unique<sf::Context>(); }
    static void TearDownTestSuite() { context.reset(); }
    inline static std::unique_ptr<sf::Context> context;

    void open(lights::Surface surface = lights::Surface::Plane, int rows = 100, int columns = 100) {
        lights::Board board{lights::BitGrid(rows, columns)};
        const lights::Rules rules{lights::Stamp::Plus, surface};
        for (const Cell cell : {Cell{rows * 3 / 10, columns * 4 / 10}, Cell{rows - 1, columns - 1}})
            lights::press(board, rules, cell);
        const auto puzzle = lights::Puzzle::make(board, rules, lights::GoalKind::Off);
        with.open(ToPlay{{lights::encodePuzzle(*puzzle), *puzzle}, false});
        with.pass(0.1F);
    }
    [[nodiscard]] LightsPlayScene& scene() const {
        auto* const top = with.top<LightsPlayScene>();
        return top != nullptr ? *top : throw std::logic_error("No board is on top.");
    }
    [[nodiscard]] const LightsBoardWidget& board() const { return scene().board(); }
    [[nodiscard]] ui::Vec middle(Cell cell) const { return board().view().cellRect(cell).centre(); }
    [[nodiscard]] bool inSight(Cell cell) const { return board().view().hitTest(middle(cell)) == cell; }
    [[nodiscard]] std::vector<Cell> history() const {
        const auto history = scene().round().session().presses();
        return {history.begin(), history.end()};
    }
    void press(std::initializer_list<Action> actions) {
        with.press(actions);
        with.pass(0.5F);
    }

    test::SceneRunner with;
};

TEST_F(LargeBoardTest, KeyboardZoomsAndPresses) {
    open();
    EXPECT_FALSE(board().camera().zoomed());
    press({action::zoomIn, action::zoomIn, action::zoomIn, action::zoomIn});
    EXPECT_TRUE(board().camera().zoomed());
    for (int i = 0; i < 30; ++i)
        press({Action::Down});
    for (int i = 0; i < 40; ++i)
        press({Action::Right});
    EXPECT_TRUE(inSight({30, 40}));
    press({Action::Confirm});
    EXPECT_THAT(history(), ElementsAre(Cell{30, 40}));
    press({action::zoomOut});
    EXPECT_TRUE(board().camera().zoomed());
    press({action::wholeBoard});
    EXPECT_FALSE(board().camera().zoomed());
}

TEST_F(LargeBoardTest, HeldZoomKeyRepeats) {
    open();
    press({action::zoomIn});
    const float once = board().view().cellRect({0, 0}).w;
    with.handle(ui::ActionPressed{action::zoomIn, true, ui::Device::Keyboard});
    with.pass(0.5F);
    EXPECT_GT(board().view().cellRect({0, 0}).w, once);
}

TEST_F(LargeBoardTest, MouseZoomsMovesAndPresses) {
    open();
    const ui::Vec there = middle({30, 40});
    with.handle(ui::PointerMoved{there});
    for (int i = 0; i < 8; ++i)
        with.handle(ui::Wheel{there, 1});
    with.pass(0.5F);
    EXPECT_EQ(board().view().hitTest(there), (Cell{30, 40}));
    test::click(with, middle({30, 40}));
    EXPECT_THAT(history(), ElementsAre(Cell{30, 40}));

    const ui::Rect map = scene().zoom().map().map();
    with.handle(ui::PointerPressed{{map.right() - 1, map.bottom() - 1}});
    with.handle(ui::PointerReleased{{map.right() - 1, map.bottom() - 1}});
    with.pass(0.5F);
    EXPECT_TRUE(inSight({99, 99}));
    test::click(with, middle({99, 99}));
    EXPECT_TRUE(scene().round().session().solved());
}

TEST_F(LargeBoardTest, WholeWindowsIgnoreZoom) {
    open();
    const ui::Rect whole = board().view().cellsRect();
    EXPECT_EQ(board().wholeCells(), whole);
    press({action::zoomIn, action::zoomIn, action::zoomIn, action::zoomIn});
    EXPECT_GT(board().view().cellsRect().w, 3 * whole.w);
    EXPECT_EQ(board().wholeCells(), whole);
}

TEST_F(LargeBoardTest, MapMovesView) {
    open();
    press({action::zoomIn, action::zoomIn, action::zoomIn, action::zoomIn});
    const ui::Rect map = scene().zoom().map().map();
    EXPECT_NEAR(map.w, map.h, 0.01F);
    const auto at = [&map](float column, float row) {
        return ui::Vec{map.x + map.w * column / 100, map.y + map.h * row / 100};
    };
    with.handle(ui::PointerPressed{at(60.5F, 70.5F)});
    with.pass(0.1F);
    const auto inTheMiddle = [this] {
        const sf::FloatRect seen = board().camera().seen();
        return Cell{static_cast<int>(seen.top + seen.height / 2), static_cast<int>(seen.left + seen.width / 2)};
    };
    EXPECT_EQ(inTheMiddle(), (Cell{70, 60}));
    with.handle(ui::PointerMoved{at(40.5F, 50.5F)});
    EXPECT_EQ(inTheMiddle(), (Cell{50, 40})) << "a drag";
    with.handle(ui::PointerReleased{at(40.5F, 50.5F)});
    with.handle(ui::PointerMoved{at(70.5F, 50.5F)});
    EXPECT_EQ(inTheMiddle(), (Cell{50, 40})) << "let go";
    EXPECT_THAT(history(), testing::IsEmpty());
}

TEST_F(LargeBoardTest, GamepadZoomsAndPresses) {
    open();
    for (const Action each : {action::zoomIn, action::zoomIn, action::zoomIn, Action::Right, Action::Confirm})
        with.handle(ui::ActionPressed{each, false, ui::Device::Gamepad});
    with.pass(0.5F);
    EXPECT_TRUE(board().camera().zoomed());
    EXPECT_TRUE(inSight({0, 1}));
    EXPECT_THAT(history(), ElementsAre(Cell{0, 1}));
}

TEST_F(LargeBoardTest, PauseOffersZoom) {
    open();
    press({action::pause});
    ASSERT_TRUE(with.top<PauseScene>());
    press({action::zoomIn});
    EXPECT_TRUE(board().camera().zoomed());
    press({action::pause, action::wholeBoard});
    EXPECT_FALSE(board().camera().zoomed());
}

TEST_F(LargeBoardTest, RevealsUndoHintAndSolution) {
    open();
    press({Action::Confirm, action::zoomIn, action::zoomIn, action::zoomIn, action::zoomIn});
    const ui::Rect map = scene().zoom().map().map();
    with.handle(ui::PointerPressed{map.centre()});
    with.handle(ui::PointerReleased{map.centre()});
    EXPECT_FALSE(inSight({0, 0}));
    press({action::undo});
    EXPECT_TRUE(inSight({0, 0}));
    test::waitForAnswer(scene().round(), [this] { with.pass(0.01F); });
    press({action::hint, action::hint}); // The first one only says what it costs.
    EXPECT_TRUE(inSight({99, 99}));
    press({action::hint, action::hint});
    EXPECT_THAT(history(), ElementsAre(Cell{99, 99}));
    EXPECT_FALSE(inSight({30, 40}));
    with.press({action::showSolution, Action::Left, Action::Confirm});
    for (int i = 0; i < 100 && !scene().round().session().solved(); ++i)
        with.pass(0.01F);
    for (int i = 0; i < 18; ++i) // The win screen opens after a quarter of a second.
        with.pass(0.01F);
    EXPECT_TRUE(inSight({30, 40}));
}

TEST_F(LargeBoardTest, StaysZoomedWhenResized) {
    open();
    press({action::zoomIn, action::zoomIn, action::zoomIn, action::zoomIn});
    const float before = board().view().cellRect({0, 0}).w;
    with.scenes.layout(ui::Viewport({1920, 1200}, 1), test::plainMeasure);
    EXPECT_TRUE(board().camera().zoomed());
    EXPECT_NEAR(board().view().cellRect({0, 0}).w, before, 1);
    with.scenes.layout(ui::Viewport({800, 600}, 1), test::plainMeasure);
    EXPECT_TRUE(board().camera().zoomed());
    const ui::Rect map = scene().zoom().map().bounds();
    EXPECT_LE(map.right(), 1000);
    EXPECT_LE(map.bottom(), 750 - 92);
}

TEST_F(LargeBoardTest, SmallBoardsHaveNoZoom) {
    open(lights::Surface::Plane, 10, 10);
    press({action::zoomIn});
    EXPECT_FALSE(board().camera().zoomed());
    EXPECT_FALSE(scene().zoom().map().visible());
}

TEST_F(LargeBoardTest, DrawsInAtMostEightCallsAndOnlyInPort) {
    auto resources = ui::Resources::open(LOOK_TEST_FONTS);
    ASSERT_TRUE(resources);
    for (const lights::Surface surface : {lights::Surface::Plane, lights::Surface::Klein})
        for (const std::string_view theme : themeNames()) {
            open(surface);
            test::drawn(scene(), *resources, theme);
            EXPECT_LE(board().view().drawCalls(), 8);
            press({action::zoomIn, action::zoomIn, action::zoomIn, action::zoomIn, action::hint});
            const sf::Image image = test::drawn(scene(), *resources, theme);
            EXPECT_LE(board().view().drawCalls(), 8);
            const ui::Rect port = board().bounds();
            const auto beside = [&](float x) {
                return sf::IntRect(static_cast<int>(x), static_cast<int>(port.y) + 300, 4, 100);
            };
            EXPECT_LE(test::brightness(image, beside(port.x - 8)), 3) << "the scene is drawn on black";
            EXPECT_LE(test::brightness(image, beside(port.right() + 4)), 3);
            if (theme != "contrast") { // Its walls are black.
                EXPECT_GE(test::brightness(image, beside(port.x + 200)), 8);
            }
        }
}

} // namespace
