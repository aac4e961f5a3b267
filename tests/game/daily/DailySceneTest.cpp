// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/daily/DailyScene.hpp"

#include "game/GameFixture.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/controls/BoardPlace.hpp"
#include "game/daily/ToDaily.hpp"
#include "game/leaderboard/LeaderboardScene.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/play/ToPlay.hpp"
#include "game/services/Actions.hpp"
#include "game/win/WinScene.hpp"
#include "lights/PressNext.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using game::test::askedFor;
using game::test::click;
using game::test::pushedTo;
using game::test::replacedBy;
using ui::Action;
using State = LevelWindow::State;

puzzle::Day day(std::string_view text) {
    return puzzle::dayFromText(text).value();
}

/// Solves the puzzle of a day while the clock shows `nowUtc`. \returns the result of recording it.
Recorded win(test::GameFixture& with, const std::string& of, const std::string& nowUtc, int hints = 0,
             puzzle::DailySeries series = puzzle::DailySeries::Main) {
    with.clock.now = nowUtc;
    const Challenge challenge = dailyChallenge(day(of), series);
    const auto presses = lights::solve(challenge.lights()).result->presses().toCells();
    lights::Session session(challenge.lights());
    session.noteHints(hints);
    for (const lights::Cell cell : presses)
        lights::test::pressNext(session, cell);
    return with.records.record(challenge, test::performanceOf(session), {static_cast<int>(presses.size()), true});
}

class DailySceneTest : public testing::Test {
protected:
    /// It is Tuesday, 14 July 2026, a quarter past ten in the evening.
    DailyScene& open(const ToDaily& to = {}, sf::Vector2u window = {1280, 800}) {
        scene = std::make_unique<DailyScene>(to, with.services(), with.records, with.atlases, with.clock);
        scene->layout(ui::Viewport(window, 1), test::plainMeasure);
        return *scene;
    }

    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene->handle(action(each));
    }

    [[nodiscard]] std::string chosen() const { return puzzle::dayText(scene->chosen()); }
    [[nodiscard]] DayWindow window(unsigned dayOfMonth) const { return scene->month().days()[dayOfMonth - 1]; }
    [[nodiscard]] ui::Vec middle(unsigned dayOfMonth) const { return scene->month().cell(dayOfMonth - 1).centre(); }

    test::GameFixture with;
    std::unique_ptr<DailyScene> scene;
};

// Positions at 1280 × 800.
const ui::Vec earlierButton{94, 138};
const ui::Vec laterButton{678, 138};
const ui::Vec playButton{930, 666};
const ui::Vec coffeeTab{1110, 134};
const ui::Vec scoresButton{1128, 666};
const ui::Vec copyButton{1188, 666};
const ui::Vec backButton{64, 48};

TEST_F(DailySceneTest, OpensAtToday) {
    open();
    EXPECT_EQ(chosen(), "2026-07-14");
    EXPECT_TRUE(window(14).today);
    EXPECT_FALSE(window(13).today);
    EXPECT_EQ(scene->month().days().size(), 31U);
    open({day("2026-02-28")});
    EXPECT_EQ(chosen(), "2026-02-28");
    EXPECT_EQ(scene->month().days().size(), 28U);
}

TEST_F(DailySceneTest, TodayFollowsTimeZone) {
    with.clock.now = "2026-07-14T22:15:30Z"; // A quarter past midnight, two hours east.
    open();
    EXPECT_EQ(chosen(), "2026-07-15");
}

TEST_F(DailySceneTest, WindowsShowStateOfEachDay) {
    ASSERT_TRUE(win(with, "2026-07-12", "2026-07-12T12:00:00Z").run);
    ASSERT_TRUE(win(with, "2026-07-11", "2026-07-12T12:00:00Z", 1).run);
    with.clock.now = "2026-07-14T20:15:30Z";
    open();
    EXPECT_EQ(window(12).state, State::Asleep);
    EXPECT_EQ(window(12).stars, 3);
    EXPECT_FALSE(window(12).late);
    EXPECT_EQ(window(11).state, State::Asleep);
    EXPECT_EQ(window(11).stars, 2);
    EXPECT_TRUE(window(11).late);
    EXPECT_EQ(window(13).state, State::Awake) << "missed, and open";
    EXPECT_EQ(window(14).state, State::Awake);
    EXPECT_EQ(window(15).state, State::Locked);
}

TEST_F(DailySceneTest, ArrowsMoveByDayAndWeek) {
    open();
    press({Action::Left});
    EXPECT_EQ(chosen(), "2026-07-13");
    press({Action::Up});
    EXPECT_EQ(chosen(), "2026-07-06");
    press({Action::Right, Action::Right, Action::Down, Action::Down});
    EXPECT_EQ(chosen(), "2026-07-22");
    press({Action::Home});
    EXPECT_EQ(chosen(), "2026-07-01");
    press({Action::Down, Action::Left, Action::Left, Action::Left});
    EXPECT_EQ(chosen(), "2026-07-05") << "Sunday comes before Monday";
    press({Action::Home});
    press({Action::End});
    EXPECT_EQ(chosen(), "2026-07-31");
}

TEST_F(DailySceneTest, EnterPlaysSelectedDayOnce) {
    open();
    press({Action::Left, Action::Confirm, Action::Confirm});
    const auto play = pushedTo<ToPlay>(with.asked());
    ASSERT_TRUE(play);
    EXPECT_EQ(play->challenge.key, "daily:2026-07-13");
    EXPECT_EQ(play->challenge.day(), day("2026-07-13"));
    EXPECT_EQ(play->challenge.lights(), lights::dailyBoard(day("2026-07-13")).puzzle);
    EXPECT_TRUE(play->resume);
}

TEST_F(DailySceneTest, CoffeeBreakIsASeriesOfItsOwn) {
    open();
    EXPECT_EQ(scene->title(), "Daily puzzle");
    press({action::next});
    EXPECT_EQ(scene->title(), "Coffee break");
    press({Action::Left, Action::Confirm});
    const auto play = pushedTo<ToPlay>(with.asked());
    ASSERT_TRUE(play);
    EXPECT_EQ(play->challenge.key, "coffee:2026-07-13");
    EXPECT_EQ(play->challenge.lights(), lights::dailyBoard(day("2026-07-13"), puzzle::DailySeries::Coffee).puzzle);
    EXPECT_EQ(boardPlace(play->challenge, with.library)->as<ToDaily>()->series, puzzle::DailySeries::Coffee);
    scene->uncovered();
    press({action::next});
    EXPECT_EQ(scene->title(), "Daily puzzle");
    EXPECT_EQ(chosen(), "2026-07-13") << "the day stays";
}

TEST_F(DailySceneTest, SeriesKeepTheirStreaksApart) {
    with.playAs("Mina");
    win(with, "2026-07-12", "2026-07-12T12:00:00Z");
    win(with, "2026-07-13", "2026-07-13T12:00:00Z", 0, puzzle::DailySeries::Coffee);
    win(with, "2026-07-14", "2026-07-14T20:15:30Z", 0, puzzle::DailySeries::Coffee);
    open();
    EXPECT_EQ(scene->streak(), 0);
    EXPECT_EQ(window(12).state, State::Asleep);
    EXPECT_EQ(window(13).state, State::Awake);
    EXPECT_THAT(scene->panel().rows(), testing::IsEmpty());
    click(*scene, coffeeTab);
    EXPECT_EQ(scene->series(), puzzle::DailySeries::Coffee);
    EXPECT_EQ(scene->streak(), 2);
    EXPECT_EQ(window(12).state, State::Awake);
    EXPECT_EQ(window(13).state, State::Asleep);
    EXPECT_EQ(scene->panel().rows().size(), 1U);
}

TEST_F(DailySceneTest, FutureIsLocked) {
    open();
    press({Action::Right, Action::Confirm});
    EXPECT_EQ(chosen(), "2026-07-15");
    EXPECT_FALSE(with.navigator.waiting());
    ASSERT_NE(scene->toast(), nullptr);
    EXPECT_FALSE(scene->panel().challenge());
    press({Action::Copy});
    EXPECT_EQ(with.clipboard.content, "") << "nobody sees it before its day";
}

TEST_F(DailySceneTest, WorksByMouseAlone) {
    open();
    click(*scene, middle(2));
    EXPECT_EQ(chosen(), "2026-07-02");
    EXPECT_FALSE(with.navigator.waiting());
    click(*scene, playButton);
    EXPECT_EQ(pushedTo<ToPlay>(with.asked())->challenge.key, "daily:2026-07-02");
    scene->uncovered();
    click(*scene, middle(2)); // Once more on the selected one.
    EXPECT_TRUE(pushedTo<ToPlay>(with.asked()));
    scene->uncovered();
    click(*scene, scoresButton);
    EXPECT_EQ(pushedTo<ToLeaderboard>(with.asked())->key, "daily:2026-07-02");
    scene->uncovered();
    click(*scene, copyButton);
    EXPECT_EQ(with.clipboard.content, lights::encodePuzzle(lights::dailyBoard(day("2026-07-02")).puzzle));
    click(*scene, backButton);
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
}

TEST_F(DailySceneTest, MonthsRangeFromFirstToToday) {
    open();
    press({Action::NextTab});
    EXPECT_EQ(chosen(), "2026-07-14") << "there is no later month";
    press({Action::PreviousTab});
    EXPECT_EQ(chosen(), "2026-06-14");
    click(*scene, earlierButton);
    EXPECT_EQ(chosen(), "2026-05-14");
    click(*scene, laterButton);
    press({Action::NextTab});
    EXPECT_EQ(chosen(), "2026-07-14");
    open();
    press({Action::End});
    for (int i = 0; i < 20; ++i)
        press({Action::PreviousTab});
    EXPECT_EQ(chosen(), "2026-01-28") << "the shortest month on the way took the 31st";
    EXPECT_EQ(window(1).state, State::Awake);
}

/// What a pad can do: the stick moves, A presses, the shoulder buttons change the month.
TEST_F(DailySceneTest, GamepadReachesEveryControl) {
    open();
    press({Action::Home, Action::Right, Action::Right, Action::Right, Action::Right}); // Sunday the 5th.
    press({Action::Right, Action::Right});
    EXPECT_EQ(scene->series(), puzzle::DailySeries::Coffee) << "the tabs beside the calendar are next to its first row";
    press({Action::Left, Action::Down, Action::Confirm});
    ASSERT_TRUE(pushedTo<ToPlay>(with.asked()));
    scene->uncovered();
    press({Action::Right, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToLeaderboard>(with.asked()));
    open();
    press({Action::Home, Action::Up, Action::Confirm});
    EXPECT_NE(scene->chosen().month(), std::chrono::July) << "the buttons above the calendar turn the months";
}

TEST_F(DailySceneTest, CtrlCCopiesShareCodeOfDay) {
    open();
    press({Action::Left, Action::Copy});
    EXPECT_EQ(with.clipboard.content, lights::encodePuzzle(lights::dailyBoard(day("2026-07-13")).puzzle));
    ASSERT_NE(scene->toast(), nullptr);
}

TEST_F(DailySceneTest, CountsStreakOfCurrentPlayer) {
    with.playAs("Mina");
    win(with, "2026-07-12", "2026-07-12T12:00:00Z");
    win(with, "2026-07-13", "2026-07-13T12:00:00Z");
    with.clock.now = "2026-07-14T20:15:30Z";
    EXPECT_EQ(open().streak(), 2) << "today is still open";
    win(with, "2026-07-14", "2026-07-14T20:15:30Z");
    EXPECT_EQ(open().streak(), 3);
    with.playAs("Ben");
    scene->uncovered();
    EXPECT_EQ(scene->streak(), 0);
    EXPECT_EQ(window(13).state, State::Awake);
    EXPECT_EQ(scene->panel().rows().size(), 1U) << "but Mina's run stands on the day's leaderboard";
}

TEST_F(DailySceneTest, WinOnAnotherLocalDayIsLate) {
    EXPECT_FALSE(win(with, "2026-07-14", "2026-07-14T21:59:00Z").late) << "a minute to midnight";
    EXPECT_TRUE(win(with, "2026-07-14", "2026-07-14T22:01:00Z").late) << "a minute past, two hours east";
    EXPECT_TRUE(win(with, "2026-07-13", "2026-07-14T12:00:00Z").late);
    EXPECT_TRUE(win(with, "2026-07-12", "2026-07-12T12:00:00Z").late) << "the clock was set back";
}

TEST_F(DailySceneTest, ReportsClockSetBack) {
    win(with, "2026-07-14", "2026-07-14T12:00:00Z");
    with.clock.now = "2026-07-12T12:00:00Z";
    open();
    EXPECT_EQ(chosen(), "2026-07-12");
    EXPECT_NE(scene->panel().note().find("clock has already shown"), std::string::npos);
    EXPECT_EQ(scene->streak(), 1) << "nothing breaks by it";
    EXPECT_EQ(window(13).state, State::Awake) << "and nothing that was open closes";
}

TEST_F(DailySceneTest, ClockBeforeCalendarLocksEverything) {
    with.clock.now = "1970-01-01T00:00:10Z";
    open();
    EXPECT_EQ(chosen(), "2026-01-01");
    EXPECT_EQ(window(1).state, State::Locked);
    EXPECT_NE(scene->panel().note().find("1970"), std::string::npos);
    press({Action::Confirm, Action::PreviousTab, Action::NextTab, Action::Copy});
    EXPECT_FALSE(with.navigator.waiting());
    with.clock.now = "no clock at all";
    open();
    EXPECT_EQ(chosen(), "2026-01-01");
}

TEST_F(DailySceneTest, FollowsDatePastMidnight) {
    with.clock.now = "2026-07-14T21:59:00Z";
    open();
    EXPECT_EQ(window(15).state, State::Locked);
    with.clock.now = "2026-07-14T22:00:01Z";
    scene->recordsChanged();
    EXPECT_EQ(chosen(), "2026-07-15") << "who stood on today goes along";
    EXPECT_EQ(window(15).state, State::Awake);
    EXPECT_TRUE(window(15).today);

    press({Action::Left, Action::Left});
    with.clock.now = "2026-07-31T22:00:01Z"; // Into another month.
    scene->recordsChanged();
    EXPECT_EQ(chosen(), "2026-07-13") << "who looks at another day stays there";
}

TEST_F(DailySceneTest, FitsEveryWindowSize) {
    for (const sf::Vector2u size : {sf::Vector2u{640, 480}, {800, 600}, {1280, 800}, {1920, 1080}, {3840, 2160}}) {
        open({}, size);
        const ui::Rect screen{0, 0, ui::Viewport(size, 1).size().x, ui::Viewport(size, 1).size().y};
        for (unsigned i = 1; i <= 31; ++i) {
            const ui::Rect cell = scene->month().cell(i - 1);
            EXPECT_TRUE(screen.contains({cell.x, cell.y}) && screen.contains({cell.right(), cell.bottom()}));
            EXPECT_GE(std::min(cell.w, cell.h), 40) << "easy to hit";
        }
    }
}

TEST_F(DailySceneTest, OffersUnfinishedBoard) {
    const Challenge challenge = dailyChallenge(day("2026-07-13"));
    lights::Session session(challenge.lights());
    lights::test::pressNext(session, {0, 0});
    with.records.saveUnfinished(challenge, session.save());
    const auto left = resumable(with.records, with.library);
    ASSERT_TRUE(left);
    EXPECT_EQ(left->key, challenge.key);
    EXPECT_EQ(left->day(), challenge.day());
    EXPECT_EQ(left->lights(), challenge.lights());
}

/// From the calendar to the board, to the win and back, with the real scenes.
class DailyJourneyTest : public testing::Test {
protected:
    void solve(puzzle::Day of) {
        for (const lights::Cell cell : lights::solve(lights::dailyBoard(of).puzzle).result->presses().toCells())
            goTo(cell);
        for (int i = 0; i < 20 && run.top<WinScene>() == nullptr; ++i)
            run.pass(0.5F);
    }
    void goTo(lights::Cell cell) {
        auto* play = run.top<LightsPlayScene>();
        ASSERT_NE(play, nullptr);
        while (play->cursor().row < cell.row)
            run.press({Action::Down});
        while (play->cursor().row > cell.row)
            run.press({Action::Up});
        while (play->cursor().column < cell.column)
            run.press({Action::Right});
        while (play->cursor().column > cell.column)
            run.press({Action::Left});
        run.pressInTime({Action::Confirm});
    }

    test::SceneRunner run;
};

TEST_F(DailyJourneyTest, LeadsToNextOpenDayAndBackToCalendar) {
    run.playAs("Mina");
    run.open(ToDaily{});
    run.press({Action::Left, Action::Confirm}); // Monday, missed.
    solve(day("2026-07-13"));
    ASSERT_NE(run.top<WinScene>(), nullptr);
    run.press({action::next}); // Today's puzzle is open.
    ASSERT_NE(run.top<LightsPlayScene>(), nullptr);
    EXPECT_EQ(run.top<LightsPlayScene>()->round().challenge().key, "daily:2026-07-14");
    solve(day("2026-07-14"));
    ASSERT_NE(run.top<WinScene>(), nullptr);
    run.press({Action::Back});
    auto* calendar = run.top<DailyScene>();
    ASSERT_NE(calendar, nullptr);
    EXPECT_EQ(puzzle::dayText(calendar->chosen()), "2026-07-14");
    EXPECT_EQ(calendar->streak(), 1);
    EXPECT_TRUE(run.records.daily().at(day("2026-07-13"))->late);
    EXPECT_FALSE(run.records.daily().at(day("2026-07-14"))->late);
}

TEST_F(DailyJourneyTest, BoardPlayedPastMidnightKeepsItsDate) {
    run.playAs("Mina");
    run.clock.now = "2026-07-14T21:59:00Z";
    run.open(ToDaily{});
    run.press({Action::Confirm});
    run.clock.now = "2026-07-14T22:05:00Z";
    solve(day("2026-07-14"));
    ASSERT_NE(run.top<WinScene>(), nullptr);
    EXPECT_TRUE(run.records.daily().at(day("2026-07-14"))->late);
    run.press({Action::Back});
    EXPECT_TRUE(run.top<DailyScene>()->month().days()[14].today);
}

TEST_F(DailyJourneyTest, ResumesUnfinishedBoard) {
    run.playAs("Mina");
    run.open(ToDaily{});
    run.press({Action::Confirm, Action::Confirm}); // Play, and press the first window.
    ASSERT_NE(run.top<LightsPlayScene>(), nullptr);
    ASSERT_EQ(run.top<LightsPlayScene>()->round().session().moves(), 1);
    run.open(ToDaily{});
    run.press({Action::Confirm});
    ASSERT_NE(run.top<LightsPlayScene>(), nullptr);
    EXPECT_EQ(run.top<LightsPlayScene>()->round().session().moves(), 1);
}

TEST(DailyBoardTest, KnowsLocalDayAndItsEnd) {
    test::FixedClock clock;
    clock.now = "2026-02-28T22:59:30Z";
    clock.ahead = std::chrono::minutes(60);
    EXPECT_EQ(localToday(clock), day("2026-02-28"));
    EXPECT_FLOAT_EQ(untilMidnight(clock), 30);
    clock.ahead = std::chrono::minutes(-300);
    EXPECT_FLOAT_EQ(untilMidnight(clock), 6 * 3600 + 30);
    clock.ahead = std::chrono::minutes(840);
    EXPECT_EQ(localToday(clock), day("2026-03-01"));
}

TEST(DailyBoardTest, NextDayIsTodayOrLastMissedDay) {
    data::DailyProgress progress;
    const puzzle::Day today = day("2026-01-03");
    EXPECT_EQ(nextOpenDay(progress, day("2026-01-02"), today), today);
    progress.best[today] = {};
    EXPECT_EQ(nextOpenDay(progress, day("2026-01-02"), today), day("2026-01-01"));
    progress.best[day("2026-01-01")] = {};
    progress.best[day("2026-01-02")] = {};
    EXPECT_EQ(nextOpenDay(progress, day("2026-01-02"), today), std::nullopt);
}

TEST_F(DailySceneTest, ReportsClockSetBackWithoutWinInBetween) {
    with.clock.now = "2026-07-20T12:00:00Z";
    with.records.storeToday();
    const Recorded back = win(with, "2026-07-14", "2026-07-14T12:00:00Z");
    EXPECT_TRUE(back.run);
    EXPECT_TRUE(back.late);
    EXPECT_EQ(with.records.daily().streak(with.records.today()), 0);

    with.clock.now = "2026-07-15T11:00:00Z"; // The calendar would follow after a day.
    with.records.storeToday();
    open();
    EXPECT_THAT(scene->panel().note(), testing::HasSubstr("clock has already shown 20 July 2026"));
    LightsPlayScene play({dailyChallenge(day("2026-07-15")), true}, with.services(), with.records,
                         with.services().boards(), with.atlases);
    ASSERT_NE(play.toast(), nullptr);
    EXPECT_EQ(play.toast()->text, scene->panel().note()) << "also who never looks at the calendar is told";

    with.clock.now = "2026-07-20T13:00:00Z";
    EXPECT_FALSE(win(with, "2026-07-20", "2026-07-20T13:00:00Z").late) << "that day itself is in time";
}

TEST_F(DailySceneTest, DeletingDataUndoesClockSetForward) {
    with.clock.now = "2030-01-01T12:00:00Z";
    with.records.storeToday();
    with.clock.now = "2026-07-14T12:00:00Z";
    with.records.storeToday();
    EXPECT_TRUE(with.records.daily().late(day("2026-07-14"), with.records.today()));
    with.records.deleteEverything();
    with.records.storeToday();
    EXPECT_FALSE(win(with, "2026-07-14", "2026-07-14T12:00:00Z").late);
}

} // namespace
