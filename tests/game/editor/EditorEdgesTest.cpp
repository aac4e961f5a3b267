// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/EditorFixture.hpp"
#include "game/services/Actions.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;
using lights::Edge;
using ui::Action;

class EditorEdgesTest : public test::EditorFixture {
protected:
    void point(ui::Vec at) { with.handle(ui::PointerMoved{at}); }
    [[nodiscard]] const EdgeHandle& handle(Edge edge) const { return scene().edges().at(edge); }
    /// Drags an edge by this many units to the right and down, in small steps; the button stays down.
    void pull(Edge edge, ui::Vec way) {
        const ui::Vec from = handle(edge).bounds().centre();
        point(from);
        with.handle(ui::PointerPressed{from});
        for (int step = 1; step <= 20; ++step)
            point(from + way * (static_cast<float>(step) / 20));
        m_at = from + way;
    }
    void letGo() { with.handle(ui::PointerReleased{m_at}); }
    [[nodiscard]] int steps() const {
        EditorHistory history = scene().history();
        int steps = 0;
        while (history.undo())
            ++steps;
        return steps;
    }

private:
    ui::Vec m_at;
};

const std::vector<std::string> arrow{"..#", ".#.", "#.."};

TEST_F(EditorEdgesTest, HandleAppearsWhenPointerIsNearItsEdge) {
    openBoard(arrow);
    const ui::Rect board = scene().board().view().cellsRect();
    point({board.centre().x, board.bottom() + 6});
    EXPECT_TRUE(handle(Edge::Bottom).visible());
    EXPECT_FALSE(handle(Edge::Top).visible());
    point(board.centre());
    with.pass(0.5F);
    EXPECT_FALSE(handle(Edge::Bottom).visible());
    point({board.x - 6, board.centre().y});
    EXPECT_TRUE(handle(Edge::Left).visible());
    with.press({Action::Right}); // Using the keyboard hides it.
    with.pass(0.5F);
    EXPECT_FALSE(handle(Edge::Left).visible());
}

TEST_F(EditorEdgesTest, HandlesCoverNeitherWindowsNorPanels) {
    for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, sf::Vector2u{800, 600}, sf::Vector2u{1920, 1080}})
        for (const auto& drawn : {arrow, std::vector<std::string>(12, std::string(30, '#'))}) {
            openBoard(drawn);
            const ui::Viewport viewport(window, 1);
            with.scenes.layout(viewport, test::plainMeasure);
            const ui::Rect board = scene().board().view().cellsRect();
            const float panels = viewport.compact() ? 24 + 216 : 40 + 272;
            for (const Edge edge : {Edge::Top, Edge::Bottom, Edge::Left, Edge::Right}) {
                const ui::Rect area = handle(edge).bounds();
                EXPECT_TRUE(area.right() <= board.x || area.x >= board.right() || area.bottom() <= board.y ||
                            area.y >= board.bottom());
                EXPECT_GE(area.x, viewport.content().x + panels);
                EXPECT_LE(area.right(), viewport.content().right() - panels);
            }
        }
}

TEST_F(EditorEdgesTest, ClickAddsOrRemovesOne) {
    openBoard(arrow);
    test::click(with, handle(Edge::Top).half(true).centre());
    EXPECT_EQ(rows(), (std::vector<std::string>{"...", "..#", ".#.", "#.."}));
    test::click(with, handle(Edge::Right).half(false).centre());
    EXPECT_EQ(rows(), (std::vector<std::string>{"..", "..", ".#", "#."}));
    with.press({action::undo, action::undo});
    EXPECT_EQ(rows(), arrow);
}

TEST_F(EditorEdgesTest, DragIsOneStepHoweverFar) {
    openBoard(arrow);
    pull(Edge::Left, {-150, 0});
    EXPECT_EQ(now().lights().columns(), 6) << "every step is seen at once";
    letGo();
    EXPECT_EQ(rows().back(), "...#..");
    EXPECT_EQ(steps(), 1);
    with.press({action::undo});
    EXPECT_EQ(rows(), arrow);
    with.press({action::redo});
    EXPECT_EQ(now().lights().columns(), 6);
}

TEST_F(EditorEdgesTest, DraggingBackRestoresContent) {
    openBoard(arrow);
    pull(Edge::Bottom, {0, -500});
    EXPECT_EQ(rows(), (std::vector<std::string>{"..#"})) << "a row is left";
    letGo();
    with.press({action::undo});
    pull(Edge::Bottom, {0, -90});
    EXPECT_EQ(now().lights().rows(), 1);
    with.press({Action::Back});
    EXPECT_NE(with.top<LightsEditorScene>(), nullptr) << "Esc only lets the edge go";
    EXPECT_EQ(rows(), arrow);
    letGo();
    EXPECT_EQ(steps(), 0) << "nothing has happened";
}

TEST_F(EditorEdgesTest, IgnoresOtherInputWhileDragging) {
    openBoard(arrow);
    pull(Edge::Right, {100, 0});
    with.press({action::allOn, action::undo});
    with.handle(ui::PointerPressed{at({0, 0}), ui::Button::Secondary});
    with.handle(ui::PointerReleased{at({0, 0}), ui::Button::Secondary});
    letGo();
    EXPECT_EQ(rows().front(), "..#..");
    EXPECT_EQ(steps(), 1);
}

TEST_F(EditorEdgesTest, LargestBoardStopsGrowing) {
    openBoard(std::vector<std::string>(2, std::string(99, '.')));
    pull(Edge::Right, {400, 0});
    letGo();
    EXPECT_EQ(now().lights().columns(), 100);
    test::click(with, handle(Edge::Right).half(true).centre());
    EXPECT_EQ(now().lights().columns(), 100);
    EXPECT_EQ(steps(), 1);
}

} // namespace
