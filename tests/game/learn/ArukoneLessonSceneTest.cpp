// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/ArukoneLessonScene.hpp"

#include "arukone/editing/Review.hpp"
#include "arukone/trace/Trace.hpp"
#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/learn/LearnScene.hpp"
#include "game/learn/LightsLessonScene.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/lessons/Lessons.hpp"
#include "game/services/Actions.hpp"
#include "ui/widgets/Tabs.hpp"

#include <SFML/Window/Context.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using puzzle::Cell;
using testing::Contains;
using testing::EndsWith;
using testing::StartsWith;
using ui::Action;
using Kind = ArukoneStep::Kind;

class ArukoneLessonSceneTest : public testing::Test {
protected:
    ArukoneLessonSceneTest() {
        with.preferences.change([](data::Settings& settings) { settings.animationSpeed = 0; });
    }
    void open(const std::string& lesson) { with.open(ToLesson{lesson}); }
    [[nodiscard]] ArukoneLessonScene& scene() { return *with.top<ArukoneLessonScene>(); }
    [[nodiscard]] ui::Vec at(Cell cell) { return scene().board().view().cellRect(cell).centre(); }
    void drag(const std::vector<Cell>& cells) {
        with.handle(ui::PointerMoved{at(cells.front())});
        with.handle(ui::PointerPressed{at(cells.front()), ui::Button::Primary, 1});
        for (const Cell cell : cells)
            with.handle(ui::PointerMoved{at(cell)});
        with.handle(ui::PointerReleased{at(cells.back()), ui::Button::Primary});
    }
    void click(Cell cell) {
        with.handle(ui::PointerMoved{at(cell)});
        with.handle(ui::PointerPressed{at(cell), ui::Button::Primary, 1});
        with.handle(ui::PointerReleased{at(cell), ui::Button::Primary});
    }
    void push(std::initializer_list<Action> actions, ui::Device device) {
        for (const Action each : actions)
            with.handle(ui::ActionPressed{each, false, device});
    }
    void pushTo(Cell cell, ui::Device device) {
        while (scene().board().cursor().row != cell.row)
            push({scene().board().cursor().row < cell.row ? Action::Down : Action::Up}, device);
        while (scene().board().cursor().column != cell.column)
            push({scene().board().cursor().column < cell.column ? Action::Right : Action::Left}, device);
    }
    /// Draws what the step asks for with arrows and Confirm.
    void drawByKeys(const ArukoneStep& step, ui::Device device) {
        arukone::DrawingExercise right(step.box.board().value(), step.box.cables(), step.drawing);
        while (!right.done()) {
            const arukone::Stroke stroke = right.next();
            right.draw(stroke);
            pushTo(stroke.origin, device);
            push({Action::Confirm}, device);
            for (const char letter : stroke.word)
                push({letter == 'U'   ? Action::Up
                      : letter == 'R' ? Action::Right
                      : letter == 'D' ? Action::Down
                                      : Action::Left},
                     device);
            if (scene().board().pen() != nullptr)
                push({Action::Confirm}, device);
        }
    }
    /// Puts the numbers of a trap.
    void layByKeys(const ArukoneStep& step, ui::Device device) {
        const std::vector<Cell> cells = arukone::TrapExercise(step.box).example().value();
        for (const Cell cell : cells) {
            pushTo(cell, device);
            push({Action::Confirm}, device);
        }
    }
    /// What a cable looks like on the screen.
    [[nodiscard]] std::string cable(std::size_t pair) { return scene().board().cables().at(pair).word; }
    /// Presses "Show me" until the step is done.
    void showAll() {
        for (int i = 0; i < 20 && !scene().done(); ++i) {
            with.press({game::action::showSolution});
            for (int wait = 0;
                 wait < 60 && !scene().done() && scene().lesson().steps[scene().step()].kind == Kind::Watch; ++wait)
                with.pass(0.1F);
        }
    }

    test::SceneRunner with;
};

TEST_F(ArukoneLessonSceneTest, TheListOpensOnThemWhenTheNextLessonIsOne) {
    for (std::size_t i = 0; i < lightsLessons; ++i)
        with.records.noteLesson(std::string(lessonIds[i]), {.done = true});
    with.open(ToLearn{});
    const auto& learn = *with.top<LearnScene>();
    EXPECT_EQ(test::control<ui::Tabs>(learn, "Puzzle").selected(), 1U);
    EXPECT_TRUE(learn.card(lightsLessons).visible());
    EXPECT_TRUE(learn.card(lightsLessons).focused());
    EXPECT_FALSE(learn.card(0).visible());
}

TEST_F(ArukoneLessonSceneTest, ShowMeLeadsThroughAllThreeLessons) {
    open("join");
    for (const char* id : {"join", "corners", "outwit"}) {
        ASSERT_NE(with.top<ArukoneLessonScene>(), nullptr);
        EXPECT_EQ(scene().lesson().id, id);
        const std::size_t steps = scene().lesson().steps.size();
        for (std::size_t step = 0; step < steps; ++step) {
            EXPECT_EQ(scene().step(), step);
            EXPECT_FALSE(scene().nextButton().enabled());
            showAll();
            EXPECT_TRUE(scene().done()) << id << " " << step;
            EXPECT_THAT(scene().feedback(), StartsWith(scene().lesson().steps[step].right));
            with.press({Action::Confirm}); // The focus is on the button that leads on.
        }
        EXPECT_TRUE(with.records.lessons().at(id).done);
    }
    EXPECT_TRUE(with.scenes.empty());
}

TEST_F(ArukoneLessonSceneTest, MouseJoinsCutsAndFills) {
    open("join");
    drag({{0, 0}, {2, 0}});
    drag({{0, 2}, {2, 2}});
    ASSERT_TRUE(scene().done());
    with.press({game::action::next});
    drag({{1, 1}, {1, 2}, {2, 2}, {2, 3}});
    EXPECT_FALSE(scene().done()) << "1 was cut";
    drag({{0, 0}, {0, 3}, {1, 3}});
    ASSERT_TRUE(scene().done());
    with.press({game::action::next});
    drag({{0, 0}, {0, 3}});
    drag({{2, 0}, {2, 3}});
    EXPECT_EQ(scene().feedback(), scene().lesson().steps[2].wrong);
    drag({{0, 0}, {1, 0}, {1, 3}, {0, 3}});
    EXPECT_FALSE(scene().done()) << "the row above is empty now";
    with.press({game::action::restart});
    EXPECT_EQ(scene().feedback(), "");
}

TEST_F(ArukoneLessonSceneTest, KeyboardOrGamepadAloneIsEnough) {
    for (const auto device : {ui::Device::Keyboard, ui::Device::Gamepad}) {
        with.playAs(device == ui::Device::Keyboard ? "Mina" : "Otto");
        for (const char* id : {"join", "corners", "outwit"}) {
            open(id);
            const std::size_t steps = scene().lesson().steps.size();
            for (std::size_t step = 0; step < steps; ++step) {
                const ArukoneStep now = scene().lesson().steps[step];
                ASSERT_EQ(scene().step(), step);
                if (now.kind == Kind::Watch)
                    push({Action::Confirm}, device); // The focus is on "Show me".
                else if (now.kind == Kind::Trap)
                    layByKeys(now, device);
                else
                    drawByKeys(now, device);
                for (int wait = 0; wait < 60 && !scene().done(); ++wait)
                    with.pass(0.1F);
                ASSERT_TRUE(scene().done()) << id << " " << step;
                EXPECT_THAT(scene().feedback(), StartsWith(now.right));
                if (step + 1 < steps)
                    push({Action::Confirm}, device); // The focus is on the button that leads on.
            }
            EXPECT_TRUE(with.records.lessons().at(id).done);
        }
    }
}

TEST_F(ArukoneLessonSceneTest, WrongDrawingsGetTheirFeedback) {
    struct Wrong {
        std::string lesson;
        int step;
        std::vector<std::vector<Cell>> drags;
    };
    for (const Wrong& wrong : {Wrong{"join", 1, {{{0, 0}, {0, 3}, {1, 3}}, {{1, 1}, {2, 1}, {2, 3}}}},
                               {"join", 2, {{{0, 0}, {0, 3}}, {{2, 0}, {2, 3}}}},
                               {"corners", 0, {{{1, 2}, {0, 2}}}},
                               {"corners", 1, {{{1, 0}, {2, 0}}}},
                               {"corners", 2, {{{1, 3}, {0, 3}, {0, 4}, {1, 4}}}}}) {
        with.records.noteLesson(wrong.lesson, {wrong.step, false});
        open(wrong.lesson);
        ASSERT_EQ(scene().step(), static_cast<std::size_t>(wrong.step));
        for (const auto& cells : wrong.drags)
            drag(cells);
        EXPECT_FALSE(scene().done());
        EXPECT_NE(scene().feedback(), "");
        EXPECT_EQ(scene().feedback(), scene().lesson().steps[scene().step()].wrong);
        showAll();
        EXPECT_TRUE(scene().done()) << "Show me knows a way on: " << wrong.lesson << " " << wrong.step;
    }
}

TEST_F(ArukoneLessonSceneTest, UndoTakesAStrokeBack) {
    with.records.noteLesson("join", {1, false});
    open("join");
    drag({{1, 1}, {1, 2}, {2, 2}, {2, 3}});
    EXPECT_EQ(cable(0), "DDR") << "1 was cut";
    with.press({game::action::undo});
    EXPECT_EQ(cable(0), "DDRRUR");
    EXPECT_EQ(cable(1), "");
    with.press({game::action::undo});
    EXPECT_EQ(cable(0), "DDRRUR") << "it was there at the start";
}

TEST_F(ArukoneLessonSceneTest, ProgramIsShownCellByCell) {
    open("outwit");
    with.press({Action::Confirm});
    std::vector<std::string> seen{""};
    for (int i = 0; i < 60 && !scene().done(); ++i) {
        with.pass(0.1F);
        if (cable(0) != seen.back())
            seen.push_back(cable(0));
    }
    EXPECT_THAT(seen, testing::ElementsAre("", "R", "RR", "RRD", "RRDR"));
    EXPECT_TRUE(scene().done());
    EXPECT_EQ(cable(1), "") << "2 is shut in";
}

TEST_F(ArukoneLessonSceneTest, AllTogetherNeedsAllThreeDeductions) {
    const arukone::Board board = buildArukoneLesson("corners", with.text).steps.back().box.board().value();
    const arukone::Trace trace = arukone::traceOf(board, true);
    EXPECT_TRUE(trace.solved);
    std::vector<arukone::Reason> reasons;
    for (const arukone::Step& step : trace.steps)
        reasons.push_back(step.reason);
    EXPECT_THAT(reasons, testing::AllOf(Contains(arukone::Reason::Openings), Contains(arukone::Reason::BesideItself),
                                        testing::Not(Contains(arukone::Reason::CutOff)),
                                        testing::Not(Contains(arukone::Reason::Supposition))));
}

TEST_F(ArukoneLessonSceneTest, KeyboardDrawsTheCorner) {
    open("corners");
    with.press({Action::Down, Action::Right, Action::Right, Action::Right}); // To the 1 below the corner.
    ASSERT_EQ(scene().board().cursor(), (Cell{1, 3}));
    with.press({Action::Confirm, Action::Up, Action::Left, Action::Confirm});
    EXPECT_TRUE(scene().done());
}

TEST_F(ArukoneLessonSceneTest, EveryPlacementOfATrapGetsItsAnswer) {
    with.records.noteLesson("outwit", {2, false});
    open("outwit");
    ASSERT_EQ(scene().lesson().steps[scene().step()].kind, Kind::Trap);
    click({0, 3});
    EXPECT_EQ(scene().feedback(), scene().lesson().steps[2].wrong) << "beside the other 2";
    EXPECT_EQ(scene().draft().pairs().size(), 2U);
    click({4, 4});
    EXPECT_EQ(scene().draft().numberAt({4, 4}), 1) << "the first try was taken away";
    EXPECT_FALSE(scene().draft().numberAt({0, 3}));
    EXPECT_FALSE(scene().showing());
    EXPECT_EQ(scene().feedback(),
              "Nobody can solve that: 1 and 2 alternate along the border, so their cables would cross.");
    click({0, 3});
    EXPECT_TRUE(scene().showing()) << "the program solves it";
    const auto cells = arukone::TrapExercise(scene().lesson().steps[2].box).example();
    ASSERT_TRUE(cells);
    click(cells->front());
    EXPECT_TRUE(scene().done());
    EXPECT_THAT(scene().feedback(), EndsWith("If 1 takes the short path, 2 is shut in."));
    EXPECT_TRUE(scene().showing()) << "and the program is stuck";
}

TEST_F(ArukoneLessonSceneTest, TrapsAreLaidByKeyboard) {
    with.records.noteLesson("outwit", {2, false});
    open("outwit");
    const Cell wanted = arukone::TrapExercise(scene().lesson().steps[2].box).example()->front();
    while (scene().board().cursor().row < wanted.row)
        with.press({Action::Down});
    while (scene().board().cursor().column > wanted.column)
        with.press({Action::Left});
    while (scene().board().cursor().column < wanted.column)
        with.press({Action::Right});
    with.press({Action::Confirm});
    EXPECT_TRUE(scene().done());
}

TEST_F(ArukoneLessonSceneTest, WhatTheTextsClaimHolds) {
    for (const char* id : {"join", "corners", "outwit"})
        for (const ArukoneStep& step : buildArukoneLesson(id, with.text).steps) {
            if (step.kind != Kind::Draw || step.drawing.piece.empty())
                continue;
            const arukone::Board board = step.box.board().value();
            const auto solution = arukone::solve(board).cables;
            ASSERT_TRUE(solution);
            EXPECT_EQ(arukone::isStrict(board, *solution), true) << step.title;
            const arukone::Edges edges = arukone::edgesOf(board, *solution);
            for (std::size_t i = 1; i < step.drawing.piece.size(); ++i) {
                const Cell first = std::min(step.drawing.piece[i - 1], step.drawing.piece[i]);
                const auto edge =
                    step.drawing.piece[i].row == step.drawing.piece[i - 1].row ? arukone::rightEdge : arukone::downEdge;
                EXPECT_NE(edges[static_cast<std::size_t>(board.indexOf(first))] & edge, 0) << step.title;
            }
        }
    const arukone::Draft own = buildArukoneLesson("outwit", with.text).steps.back().box;
    int traps = 0;
    for (int i = 0; i < 25; ++i)
        for (int j = i + 1; j < 25; ++j) {
            arukone::TrapExercise exercise(own);
            exercise.place({i / 5, i % 5});
            traps += exercise.place({j / 5, j % 5}) == arukone::TrapExercise::Verdict::Trap ? 1 : 0;
        }
    EXPECT_EQ(traps, 17) << "as the text says";
}

TEST_F(ArukoneLessonSceneTest, TabsShowTheLessonsOfEachPuzzle) {
    with.open(ToLearn{});
    auto& learn = *with.top<LearnScene>();
    EXPECT_EQ(test::control<ui::Tabs>(learn, "Puzzle").selected(), 0U);
    EXPECT_TRUE(learn.card(0).visible());
    EXPECT_FALSE(learn.card(lightsLessons).visible());
    with.press({Action::NextTab});
    EXPECT_TRUE(learn.card(lightsLessons).visible());
    with.press({Action::Confirm});
    EXPECT_NE(with.top<ArukoneLessonScene>(), nullptr);
}

TEST_F(ArukoneLessonSceneTest, TextsFit) {
    const sf::Context context;
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    for (const auto language : text::allLanguages)
        for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, {800, 600}, {640, 480}})
            for (const char* id : {"join", "corners", "outwit"}) {
                with.text = text::Text::load(GAME_TEST_SHARE "/locale", language);
                with.playAs(std::string(text::code(language)) + std::to_string(window.x));
                open(id);
                const ui::Viewport viewport(window, 1);
                resources.clear();
                const auto look = [&] {
                    const std::string where = scene().lesson().steps[scene().step()].title;
                    EXPECT_THAT(test::textsCut(scene(), resources, viewport), testing::IsEmpty())
                        << window.x << ": " << where;
                    EXPECT_LE(scene().textBottom(), scene().ground()) << window.x << ": " << where;
                };
                const std::size_t steps = scene().lesson().steps.size();
                for (std::size_t step = 0; step < steps; ++step) {
                    look();
                    showAll();
                    look();
                    if (step + 1 < steps)
                        with.press({game::action::next});
                }
            }
}

} // namespace
