// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/LightsLessonScene.hpp"

#include "data/levels/Puzzles.hpp"
#include "game/Controls.hpp"
#include "game/FullDisk.hpp"
#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/learn/LearnScene.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/lessons/ArukoneLesson.hpp"
#include "game/look/facade/Facade.hpp"
#include "game/services/Actions.hpp"
#include "lights/solver/Solver.hpp"

#include <SFML/Window/Context.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using game::test::click;
using ui::Action;

/// Plays lessons as a player does, by keyboard or mouse.
class LightsLessonSceneTest : public testing::Test {
protected:
    LightsLessonScene& open(std::string_view lesson, sf::Vector2u window = {1280, 800}) {
        scene = std::make_unique<LightsLessonScene>(ToLesson{std::string(lesson)}, with.services(), with.records,
                                                    with.atlases);
        scene->layout(ui::Viewport(window, 1), test::plainMeasure);
        return *scene;
    }

    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene->handle(action(each));
    }

    /// Takes the next right action by mouse: clicks the window, the answer, or the button.
    void clickNextAction() {
        const lights::Exercise::Next next = scene->exercise().next();
        if (next.cell)
            click(*scene, scene->board().view().cellRect(*next.cell).centre());
        else if (next.answer)
            click(*scene, scene->answerButton(static_cast<std::size_t>(*next.answer)).bounds().centre());
        else
            test::press(*scene, "Check");
    }

    /// Takes the next right action by keyboard: moves the cursor to the window or the focus to the answer.
    void keyNextAction() {
        const lights::Exercise::Next next = scene->exercise().next();
        if (next.cell) {
            while (scene->board().cursor().row != next.cell->row)
                press({scene->board().cursor().row < next.cell->row ? Action::Down : Action::Up});
            while (scene->board().cursor().column != next.cell->column)
                press({scene->board().cursor().column < next.cell->column ? Action::Right : Action::Left});
            press({Action::Confirm});
        } else if (next.answer) {
            for (int i = 0; i < *next.answer; ++i)
                press({Action::Down});
            press({Action::Confirm});
        } else {
            press({game::action::mark});
        }
    }

    test::GameFixture with;
    std::unique_ptr<LightsLessonScene> scene;
};

/// A lesson, and the board size for "fix-up".
struct Course {
    std::string_view lesson;
    int size = usualFixUpSize;
    friend void PrintTo(const Course& course, std::ostream* out) { *out << course.lesson << course.size; }
};

class EveryLesson : public LightsLessonSceneTest, public testing::WithParamInterface<Course> {
protected:
    void begin() {
        open(GetParam().lesson);
        if (GetParam().size != usualFixUpSize) {
            auto& size = test::control<ui::Stepper>(*scene, with.text.trc("lesson", "Answer"));
            size.setValue(GetParam().size);
            size.onChange(GetParam().size);
            press({Action::PreviousControl}); // From the size back to the board.
        }
    }
    /// Completes the lesson. \param right takes the next right action.
    template<class Right>
    void complete(const Right& right) {
        begin();
        const std::size_t steps = scene->lesson().steps.size();
        EXPECT_GE(steps, 4U);
        for (std::size_t step = 0; step < steps; ++step) {
            ASSERT_EQ(scene->step(), step);
            for (int i = 0; i < 100 && !scene->exercise().done(); ++i) {
                EXPECT_FALSE(scene->nextButton().enabled());
                right();
                EXPECT_NE(scene->feedback(), scene->lesson().steps[step].wrong);
            }
            ASSERT_TRUE(scene->exercise().done()) << "step " << step;
            EXPECT_EQ(scene->feedback(), scene->lesson().steps[step].right);
            EXPECT_TRUE(scene->nextButton().enabled());
            EXPECT_EQ(with.records.lessons().at(GetParam().lesson).steps, static_cast<int>(step) + 1);
            if (step + 1 < steps)
                press({Action::Confirm}); // Next has the focus.
        }
        EXPECT_TRUE(with.records.lessons().at(GetParam().lesson).done);
        EXPECT_EQ(with.records.lessons().at(sheetLesson(GetParam().size)).done, GetParam().lesson == fixUpLesson);
    }
};

TEST_P(EveryLesson, TheHouseStandsBelowTheTitleAndAboveTheButtons) {
    constexpr float headline = 72; // Where the button that leads back ends.
    begin();
    for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, sf::Vector2u{1000, 750}, sf::Vector2u{1920, 1080}}) {
        const ui::Viewport viewport(window, 1);
        scene->layout(viewport, test::plainMeasure);
        const std::optional<Facade> house = scene->board().view().facade();
        if (!house)
            continue;
        if (!house->floats()) {
            EXPECT_GE(placesOn(*house).top, headline) << window.y;
        }
        if (!viewport.compact()) {
            EXPECT_NEAR(house->windows.centre().x, viewport.content().centre().x, 1) << window.y;
        }
    }
}

TEST_P(EveryLesson, CanBeCompletedByMouse) {
    complete([this] { clickNextAction(); });
}

TEST_P(EveryLesson, CanBeCompletedByKeyboard) {
    complete([this] { keyNextAction(); });
}

TEST_P(EveryLesson, CanBeCompletedWithShowMe) {
    complete([this] { press({game::action::showSolution}); });
}

TEST_P(EveryLesson, RejectsWrongAnswers) {
    begin();
    const std::size_t steps = scene->lesson().steps.size();
    for (std::size_t step = 0; step < steps; ++step) {
        const LessonStep& now = scene->lesson().steps[step];
        const lights::Task& task = now.asked;
        const lights::Board before = scene->exercise().board();
        SCOPED_TRACE(now.title);
        if (const auto* choice = std::get_if<lights::ChooseAnswer>(&task)) {
            for (std::size_t i = 0; i < now.answers.size(); ++i)
                if (static_cast<int>(i) != choice->right) {
                    click(*scene, scene->answerButton(i).bounds().centre());
                    EXPECT_EQ(scene->feedback(), now.wrong);
                    EXPECT_FALSE(scene->exercise().done());
                }
        } else if (scene->exercise().checks()) {
            test::press(*scene, "Check");
            EXPECT_EQ(scene->feedback(), now.wrong) << "nothing marked";
            click(*scene, scene->board().view().cellRect({now.puzzle.rows() - 1, 1}).centre());
            test::press(*scene, "Check");
            EXPECT_EQ(scene->feedback(), now.wrong);
            press({game::action::restart});
        } else if (const auto* goal = std::get_if<lights::ReachGoal>(&task)) {
            for (int i = 0; i < goal->most; ++i) // Pressing the same window again and again solves none of them.
                click(*scene, scene->board().view().cellRect({0, now.puzzle.columns() / 2}).centre());
            EXPECT_EQ(scene->feedback(), now.wrong);
            if (now.puzzle.rules().quietHours) // A press that is not allowed is not made, and the others stay.
                press({game::action::restart});
            EXPECT_EQ(scene->exercise().board(), before);
        } else if (std::holds_alternative<lights::PressDifferent>(task)) {
            for (int i = 0; i < 2; ++i)
                click(*scene, scene->board().view().cellRect({2, 2}).centre());
            EXPECT_EQ(scene->feedback(), now.wrong);
        } else {
            int wrong = 0;
            for (int r = 0; r < now.puzzle.rows(); ++r)
                for (int c = 0; c < now.puzzle.columns(); ++c) {
                    lights::Exercise copy = scene->exercise();
                    if (copy.press({r, c}).verdict != lights::Verdict::Wrong)
                        continue;
                    ++wrong;
                    click(*scene, scene->board().view().cellRect({r, c}).centre());
                    EXPECT_EQ(scene->feedback(), now.wrong);
                    EXPECT_EQ(scene->exercise().board(), before) << "a wrong press is not made";
                }
            EXPECT_GT(wrong, 0);
        }
        EXPECT_FALSE(scene->exercise().done());
        EXPECT_FALSE(scene->nextButton().enabled());
        press({game::action::next});
        ASSERT_EQ(scene->step(), step) << "the next step is not open";
        for (int i = 0; i < 100 && !scene->exercise().done(); ++i)
            press({game::action::showSolution});
        press({game::action::next});
    }
}

/// Checks the texts of every step, before and after its task is done, in the real fonts.
TEST_P(EveryLesson, TextsFit) {
    const sf::Context context;
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    struct Layout {
        sf::Vector2u window;
        float uiScale;
    };
    for (const auto language : text::allLanguages)
        for (const Layout& layout : {Layout{{1280, 800}, 1}, {{800, 600}, 1}, {{1280, 800}, 1.05F}, {{640, 480}, 1}}) {
            // All languages have to fit into the usual window and the smallest; the others are for the authors' own.
            if (language > text::Language::German && (layout.uiScale > 1 || layout.window.x == 800))
                continue;
            with.text = text::Text::load(GAME_TEST_SHARE "/locale", language);
            with.playAs(std::string(text::code(language)) + std::to_string(layout.window.x) +
                        (layout.uiScale > 1 ? "large" : ""));
            begin();
            const ui::Viewport viewport(layout.window, layout.uiScale);
            resources.clear();
            const auto look = [&] {
                EXPECT_THAT(test::textsCut(*scene, resources, viewport), testing::IsEmpty())
                    << layout.window.x << " at " << layout.uiScale << ": "
                    << scene->lesson().steps[scene->step()].title;
                EXPECT_LE(scene->textBottom(), scene->ground()) << layout.window.x << " at " << layout.uiScale << ": "
                                                                << scene->lesson().steps[scene->step()].title;
            };
            for (std::size_t step = 0; step < scene->lesson().steps.size(); ++step) {
                look();
                for (int i = 0; i < 100 && !scene->exercise().done(); ++i)
                    press({game::action::showSolution});
                look();
                press({game::action::next});
            }
        }
}

INSTANTIATE_TEST_SUITE_P(All, EveryLesson,
                         testing::Values(Course{"toggle"}, Course{"order"}, Course{"chase"}, Course{"fix-up"},
                                         Course{"fix-up", 2}, Course{"fix-up", 3}, Course{"fix-up", 4},
                                         Course{"fix-up", 6}, Course{"fix-up", 7}, Course{"fix-up", 8}, Course{"quiet"},
                                         Course{"solvable"}, Course{"solutions"}, Course{"surfaces"}, Course{"all-on"},
                                         Course{"quiet-hours"}));

TEST_F(LightsLessonSceneTest, BuildsAllLessons) {
    EXPECT_EQ(lessonIds.size(), 13U);
    for (std::size_t i = 0; i < lessonIds.size(); ++i)
        EXPECT_EQ(i < lightsLessons ? buildLesson(lessonIds[i], with.text).id
                                    : buildArukoneLesson(lessonIds[i], with.text).id,
                  lessonIds[i]);
    EXPECT_EQ(lessonAfter("toggle"), "order");
    EXPECT_EQ(lessonAfter("all-on"), "quiet-hours");
    EXPECT_EQ(lessonAfter("quiet-hours"), "join");
    EXPECT_EQ(lessonAfter("outwit"), "");
}

TEST_F(LightsLessonSceneTest, ContinuesAtFirstUnfinishedStep) {
    open("chase");
    while (!scene->exercise().done())
        press({game::action::showSolution});
    open("chase");
    EXPECT_EQ(scene->step(), 1U);
    EXPECT_FALSE(scene->nextButton().enabled());
    press({Action::PreviousTab});
    EXPECT_EQ(scene->step(), 0U);
    EXPECT_TRUE(scene->nextButton().enabled()) << "it was done before";
    with.playAs("Otto");
    open("chase");
    EXPECT_EQ(scene->step(), 0U) << "each player's own";
}

TEST_F(LightsLessonSceneTest, ReportsFullDisk) {
    Records records(with.paths, data::Database::open(with.paths.database(), data::puzzles()), with.library,
                    with.preferences, with.clock);
    scene = std::make_unique<LightsLessonScene>(ToLesson{"toggle"}, with.services(), records, with.atlases);
    scene->layout(ui::Viewport(), test::plainMeasure);
    const test::FullDisk full;
    while (!scene->exercise().done())
        keyNextAction();
    records.finishStoring();
    scene->update(0);
    ASSERT_TRUE(scene->toast());
    EXPECT_EQ(scene->toast()->text, "The disk is full, so nothing can be saved. Please make room.");
    EXPECT_TRUE(scene->nextButton().enabled()) << "and the lesson goes on";
}

TEST_F(LightsLessonSceneTest, LastStepLeadsToNextLesson) {
    with.records.noteLesson("chase", {5, true});
    open("chase");
    EXPECT_EQ(scene->step(), 0U) << "a lesson that is done begins anew";
    for (int i = 0; i < 5; ++i)
        press({game::action::next});
    const auto to = test::replacedBy<ToLesson>(with.asked());
    ASSERT_TRUE(to);
    EXPECT_EQ(to->lesson, "fix-up");
    with.records.noteLesson("quiet-hours", {5, true});
    open("quiet-hours");
    for (int i = 0; i < 5; ++i)
        press({game::action::next});
    EXPECT_EQ(test::replacedBy<ToLesson>(with.asked())->lesson, "join") << "on to the other puzzle";
}

TEST_F(LightsLessonSceneTest, PauseOffersAllActions) {
    open("toggle");
    press({game::action::pause});
    const auto pause = test::pushedTo<ToPause>(with.asked());
    ASSERT_TRUE(pause);
    EXPECT_EQ(pause->entries.size(), 5U);
    pause->chosen(game::action::showSolution);
    EXPECT_NE(scene->exercise().board(), scene->exercise().puzzle().start());
    pause->chosen(game::action::restart);
    EXPECT_EQ(scene->exercise().board(), scene->exercise().puzzle().start());
    pause->chosen(Action::Back);
    EXPECT_TRUE(test::askedFor<Navigator::Pop>(with.asked()));
}

TEST_F(LightsLessonSceneTest, SolvabilityLessonHasBoardsOfBothKinds) {
    int solvable = 0;
    int unsolvable = 0;
    for (const LessonStep& step : buildLesson("solvable", with.text).steps)
        ++(lights::Solver(step.puzzle).solvable(step.puzzle.start()) ? solvable : unsolvable);
    EXPECT_GT(solvable, 0);
    EXPECT_GT(unsolvable, 0);
}

TEST_F(LightsLessonSceneTest, SolutionsLessonHasUniqueShortest) {
    const LightsLesson lesson = buildLesson("solutions", with.text);
    const LessonStep& step = lesson.steps.at(1);
    const auto right = static_cast<std::size_t>(std::get<lights::ChooseAnswer>(step.asked).right);
    const lights::Answer answer = lights::solve(step.puzzle);
    ASSERT_EQ(step.crib.plans.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i) {
        lights::Board board = step.puzzle.start();
        step.crib.plans[i].pressed.forEach([&](lights::Cell cell) { lights::press(board, {}, cell); });
        EXPECT_FALSE(board.lit().any()) << "each is a solution";
        const auto presses = step.crib.plans[i].pressed.count();
        EXPECT_TRUE(i == right ? presses == answer.result->moves() : presses > answer.result->moves());
    }
}

/// What two steps of "fix-up" say of a house is counted anew: by pressing, and by the solver.
TEST_F(LightsLessonSceneTest, SumIsShorterThanTheBookAndShortest) {
    for (int size = smallestFixUpSize; size <= largestFixUpSize; ++size) {
        const LightsLesson lesson = buildLesson("fix-up", with.text, size);
        const lights::FixUp table(size, size);
        if (table.rank() == 0) {
            EXPECT_NE(lesson.steps.back().title, "The sum of the presses") << size << ": nothing to fix";
            continue;
        }
        const auto found = std::ranges::find(lesson.steps, "The sum of the presses", &LessonStep::title);
        ASSERT_NE(found, lesson.steps.end()) << size;
        const LessonStep& whole = *std::prev(found);
        const LessonStep& sum = *found;
        EXPECT_EQ(std::distance(found, lesson.steps.end()), 6) << "and five boards to practise on";
        EXPECT_EQ(sum.puzzle.start(), whole.puzzle.start()) << size;

        lights::Board board = whole.puzzle.start();
        lights::Chaser chaser(whole.puzzle);
        int book = 0;
        for (auto advice = chaser.advice(board); !advice.presses.empty(); advice = chaser.advice(board))
            for (const lights::Cell cell : advice.presses) {
                lights::press(board, {}, cell);
                chaser.pressed(cell);
                ++book;
            }
        EXPECT_FALSE(board.lit().any()) << size;

        const auto& cells = std::get<lights::PressThese>(sum.asked).cells;
        lights::Board summed = sum.puzzle.start();
        for (const lights::Cell cell : cells)
            lights::press(summed, {}, cell);
        EXPECT_FALSE(summed.lit().any()) << size;
        EXPECT_EQ(static_cast<int>(cells.size()), lights::solve(sum.puzzle).result->moves()) << size;
        EXPECT_LT(static_cast<int>(cells.size()), book) << size;
        EXPECT_NE(whole.right.find(std::to_string(book)), std::string::npos) << whole.right;
        EXPECT_NE(sum.right.find(std::to_string(cells.size())), std::string::npos) << sum.right;
        const bool unique = lights::quietPatterns(sum.puzzle.start(), {}).empty();
        EXPECT_EQ(sum.right.find("only one solution") != std::string::npos, unique) << size;
    }
}

TEST_F(LightsLessonSceneTest, PatternLeadsToTheShortest) {
    const LightsLesson lesson = buildLesson("solutions", with.text);
    const LessonStep& step = lesson.steps.at(2);
    ASSERT_EQ(step.title, "A pattern makes it shorter");
    const auto right = static_cast<std::size_t>(std::get<lights::ChooseAnswer>(step.asked).right);
    const int optimum = lights::solve(step.puzzle).result->moves();
    const auto& plans = step.crib.plans;
    ASSERT_EQ(plans.size(), step.answers.size() + 1);
    for (std::size_t i = 1; i < plans.size(); ++i) {
        lights::Board board = step.puzzle.start();
        const lights::BitGrid presses = plans.front().pressed ^ plans[i].pressed;
        presses.forEach([&](lights::Cell cell) { lights::press(board, {}, cell); });
        EXPECT_FALSE(board.lit().any()) << "each is a solution";
        EXPECT_EQ(static_cast<int>(presses.count()) == optimum, i == right + 1) << plans[i].label;
        const auto common = (plans.front().pressed & plans[i].pressed).count();
        EXPECT_EQ(plans[i].label, step.answers[i - 1] + ": " + std::to_string(common) + " of " +
                                      std::to_string(plans[i].pressed.count()) + " in S");
    }
}

TEST_F(LightsLessonSceneTest, ListHasAHouseForEachLesson) {
    LearnScene list(with.services(), with.records);
    list.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    for (std::size_t i = 0; i < lightsLessons; ++i) {
        const auto& cover = list.card(i).face().cover;
        ASSERT_TRUE(cover) << lessonIds[i];
        EXPECT_TRUE(cover->lit.any()) << lessonIds[i];
    }
    EXPECT_FALSE(list.card(lightsLessons).face().cover) << "fuse boxes have their own picture";
    const LessonCover& quiet = *list.card(4).face().cover;
    EXPECT_TRUE(quiet.pattern);
    lights::Board pressed(lights::BitGrid(quiet.lit.rows(), quiet.lit.columns()));
    quiet.lit.forEach([&pressed](lights::Cell cell) { lights::press(pressed, {}, cell); });
    EXPECT_FALSE(pressed.lit().any()) << "its windows are presses that change nothing";
}

TEST_F(LightsLessonSceneTest, HouseGoesDarkWhenTheLessonIsDone) {
    const sf::Context context;
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    const auto light = [&](const std::string& theme) {
        LearnScene list(with.services(), with.records);
        const sf::Image picture = test::drawn(list, resources, theme);
        const ui::Rect card = list.card(8).bounds(); // "All on": all its windows are lit.
        return test::brightness(picture, {static_cast<int>(card.x) + 30, static_cast<int>(card.y) + 30, 50, 60});
    };
    const int open = light("night");
    const int openInContrast = light("contrast");
    with.records.noteLesson("all-on", {5, true});
    EXPECT_LT(light("night"), open - 20);
    EXPECT_LT(light("contrast"), openInContrast - 20);
}

TEST_F(LightsLessonSceneTest, ListShowsProgress) {
    with.records.noteLesson("toggle", {4, true});
    with.records.noteLesson("chase", {2, false});
    LearnScene list(with.services(), with.records);
    list.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    EXPECT_TRUE(list.card(0).face().done);
    EXPECT_TRUE(list.card(1).face().next);
    EXPECT_EQ(list.card(2).face().state, "Step 3 of 5");
    list.handle(action(Action::Confirm));
    const auto to = test::pushedTo<ToLesson>(with.asked());
    ASSERT_TRUE(to);
    EXPECT_EQ(to->lesson, "order") << "the one to go on with has the focus";
    click(list, list.card(8).bounds().centre());
    EXPECT_EQ(test::pushedTo<ToLesson>(with.asked()).value().lesson, "all-on");
    list.handle(action(Action::Back));
    EXPECT_TRUE(test::askedFor<Navigator::Pop>(with.asked()));
}

} // namespace
