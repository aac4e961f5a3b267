// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/statistics/StatisticsScene.hpp"

#include "data/BoxRuns.hpp"
#include "data/ShiftRuns.hpp"
#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/statistics/StatisticsWords.hpp"
#include "game/statistics/ToStatistics.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using game::test::click;
using ui::Action;

class StatisticsSceneTest : public testing::Test {
protected:
    StatisticsSceneTest() { with.playAs("Mina"); }
    StatisticsScene& open(const ToStatistics& to = {}, sf::Vector2u window = {1280, 800}) {
        scene = std::make_unique<StatisticsScene>(to, with.services(), with.records, with.atlases);
        scene->layout(ui::Viewport(window, 1), test::plainMeasure);
        return *scene;
    }
    /// Stores two runs on the day before yesterday, one of them at the optimum, and one today.
    void storeThreeRuns() {
        with.clock.now = "2026-07-12T12:00:00Z";
        with.solve("shed/l1");
        with.solve("shed/l3", 1);
        with.clock.now = "2026-07-14T12:00:00Z";
        with.solve("shed/l2");
    }
    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene->handle(action(each));
    }
    [[nodiscard]] const PlotBar& selected() const {
        return *(scene->weeks().visible() ? scene->weeks().selected() : scene->days().selected());
    }

    test::GameFixture with;
    std::unique_ptr<StatisticsScene> scene;
};

TEST_F(StatisticsSceneTest, EmptyStatisticsLeadToCampaign) {
    open();
    EXPECT_TRUE(scene->empty());
    press({Action::NextTab, Action::Confirm});
    EXPECT_TRUE(test::pushedTo<ToCampaign>(with.asked()));
    press({Action::Back});
    EXPECT_TRUE(std::holds_alternative<Navigator::Pop>(with.asked().value()));
}

TEST_F(StatisticsSceneTest, BoxesHaveTheirOwnRow) {
    storeThreeRuns();
    const std::string code = data::test::boxRun({}).code;
    const Challenge box{code, data::test::boxBoard(), {}, {}};
    arukone::Session session(data::test::boxBoard());
    session.draw({{0, 0}, "RR"});
    ASSERT_TRUE(with.records.record(box, session.performance(code), {2, true}).run);
    open();
    const auto rows = modeRows(with.text, scene->statistics());
    ASSERT_EQ(rows.size(), 7U);
    EXPECT_EQ(rows[0].cells[0], "3");
    EXPECT_EQ(rows[5].name, "Arukone");
    EXPECT_EQ(rows[5].cells[0], "1");
    EXPECT_EQ(rows[6].cells[0], "4");
}

TEST_F(StatisticsSceneTest, CursorMovesByDay) {
    storeThreeRuns();
    open();
    ASSERT_EQ(scene->days().days().size(), 28U);
    EXPECT_EQ(selected().name, "Tuesday, 14 July 2026");
    EXPECT_EQ(selected().solved, 1);
    press({Action::Right});
    EXPECT_EQ(selected().name, "Tuesday, 14 July 2026") << "there is no day after today";
    press({Action::Left, Action::Left});
    EXPECT_EQ(selected().name, "Sunday, 12 July 2026");
    EXPECT_EQ(selected().solved, 2);
    EXPECT_EQ(selected().atOptimum, 1);
    press({Action::Home});
    EXPECT_EQ(selected().name, "Wednesday, 17 June 2026");
    press({Action::Left, Action::End});
    EXPECT_EQ(selected().name, "Tuesday, 14 July 2026");
    press({Action::Up});
    EXPECT_EQ(selected().name, "Tuesday, 7 July 2026") << "a week before";
    press({Action::Down});
    EXPECT_EQ(selected().name, "Tuesday, 14 July 2026");
}

TEST_F(StatisticsSceneTest, PointerSelectsDay) {
    storeThreeRuns();
    open();
    const ui::Rect day = scene->days().windowOf(25);
    scene->handle(ui::PointerMoved{{day.centre().x, day.y + 5}});
    EXPECT_EQ(selected().name, "Sunday, 12 July 2026");
    scene->handle(ui::PointerMoved{{10, 10}});
    EXPECT_EQ(selected().name, "Tuesday, 14 July 2026") << "the cursor's again";
    click(*scene, day.centre());
    scene->handle(ui::PointerMoved{{10, 10}});
    EXPECT_EQ(selected().name, "Sunday, 12 July 2026") << "a click takes the cursor there";
}

TEST_F(StatisticsSceneTest, TabSwitchesToWeeks) {
    storeThreeRuns();
    open();
    press({Action::NextTab});
    ASSERT_EQ(scene->weeks().bars().size(), 26U);
    EXPECT_EQ(selected().name, "13 Jul to 19 Jul");
    EXPECT_EQ(selected().solved, 1);
    press({Action::Left});
    EXPECT_EQ(selected().name, "6 Jul to 12 Jul");
    EXPECT_EQ(selected().solved, 2);
    press({Action::PreviousTab});
    EXPECT_TRUE(scene->days().visible());
}

TEST_F(StatisticsSceneTest, SmallWindowPutsTableBehindTab) {
    storeThreeRuns();
    open({}, {800, 600});
    EXPECT_TRUE(scene->days().visible());
    press({Action::NextTab, Action::NextTab});
    EXPECT_FALSE(scene->days().visible());
    scene->layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    EXPECT_TRUE(scene->weeks().visible()) << "where there is room for both, both are shown";
}

TEST_F(StatisticsSceneTest, ShowsAnotherPlayerAndEverybody) {
    storeThreeRuns();
    with.playAs("Ben");
    with.solve("shed/l1");
    open();
    EXPECT_EQ(scene->shown(), "Ben");
    EXPECT_EQ(scene->statistics().all().runs, 1);
    // Ben's last run has the same time and was stored later, so he comes before Mina in the list.
    const auto choose = [&](std::initializer_list<Action> way) {
        click(*scene, test::control<ui::Dropdown>(*scene, "Player").bounds().centre());
        press(way);
        press({Action::Confirm});
    };
    choose({Action::End});
    EXPECT_EQ(scene->shown(), "");
    EXPECT_EQ(scene->statistics().all().runs, 4);
    EXPECT_EQ(scene->statistics().all().boards, 3);
    choose({Action::Up});
    EXPECT_EQ(scene->shown(), "Mina");
    EXPECT_EQ(scene->statistics().all().runs, 3);
    EXPECT_EQ(with.records.player(), "Ben") << "who plays stays the same";
    open({"Mina"});
    EXPECT_EQ(scene->shown(), "Mina");
}

TEST_F(StatisticsSceneTest, SumsUpRunsAndShifts) {
    storeThreeRuns();
    ASSERT_TRUE(with.records.shifts().submit(data::test::shiftRun({.houses = 3, .date = "2026-07-10T12:00:00Z"})));
    open();
    const auto figures = statisticsFigures(with.text, scene->statistics(), false);
    EXPECT_EQ(figures[0].number, "6");
    EXPECT_EQ(figures[0].remark, "in 6 runs");
    EXPECT_EQ(figures[1].number, "83%") << "five of six";
    EXPECT_EQ(figures[2].number, "0.3");
    EXPECT_EQ(figures[4].number, "1");
    EXPECT_EQ(figures[4].remark, "longest 1");
    EXPECT_EQ(figures[5].number, "1:38") << "10 seconds each, where there were two presses, and the shift";
    const auto rows = modeRows(with.text, scene->statistics());
    EXPECT_EQ(rows[0].cells[0], "3");
    EXPECT_EQ(rows[1].cells[0], "–");
    EXPECT_EQ(rows[3].cells[0], "3");
    EXPECT_EQ(rows[6].cells[0], "6");
}

TEST_F(StatisticsSceneTest, WindowsOfDaysWithSolvedBoardsAreLit) {
    storeThreeRuns();
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    open();
    for (const std::string_view theme : {"night", "paper", "contrast", "cvd"}) {
        const sf::Image picture = test::drawn(*scene, resources, theme);
        const auto glass = [&](std::size_t day) {
            const ui::Rect window = scene->days().windowOf(day);
            return test::brightness(picture, {static_cast<int>(window.x + 0.25F * window.w),
                                              static_cast<int>(window.y + 0.5F * window.h), 6, 6});
        };
        EXPECT_GT(glass(25), glass(24) + 50) << theme << ": two boards were solved";
    }
}

TEST_F(StatisticsSceneTest, LightsBarsOfWeeksUpToOptimum) {
    storeThreeRuns();
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    open();
    press({Action::NextTab});
    const sf::Image picture = test::drawn(*scene, resources);
    const ui::Rect column = scene->weeks().columnOf(24); // Two solved, one at the optimum: the scale ends at 2.
    const auto at = [&](float share) {
        const auto x = static_cast<int>(column.centre().x);
        const auto y = static_cast<int>(column.bottom() - share * column.h);
        return test::brightness(picture, {x - 2, y - 2, 4, 4});
    };
    EXPECT_GT(at(0.25F), 150) << "the lower half is lit";
    EXPECT_LT(at(0.75F), 60) << "the upper half is an outline";
}

TEST(StatisticsScale, HasFewLinesAtRoundNumbers) {
    EXPECT_EQ(scaleStep(1), 1);
    EXPECT_EQ(scaleStep(4), 1);
    EXPECT_EQ(scaleStep(5), 2);
    EXPECT_EQ(scaleStep(9), 5);
    EXPECT_EQ(scaleStep(20), 5);
    EXPECT_EQ(scaleStep(21), 10);
    EXPECT_EQ(scaleStep(80), 20);
    EXPECT_EQ(scaleStep(81), 50);
    EXPECT_EQ(scaleStep(1000), 500);
    for (int most = 1; most < 3000; ++most)
        EXPECT_LE((most + scaleStep(most) - 1) / scaleStep(most), 4) << most;
    EXPECT_GE(scaleStep(std::numeric_limits<int>::max()), std::numeric_limits<int>::max() / 4);
}

} // namespace
