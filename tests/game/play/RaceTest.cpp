// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/Answer.hpp"
#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/Rounds.hpp"
#include "game/SceneDrawing.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/replay/LightsReplayScene.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/round/Rival.hpp"
#include "game/round/WinWords.hpp"
#include "game/services/Actions.hpp"
#include "game/win/ToWin.hpp"
#include "game/win/WinScene.hpp"
#include "lights/LongerSolutions.hpp"
#include "lights/PressNext.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <array>
#include <stdexcept>

namespace {

using namespace game;
using puzzle::Milliseconds;
using ui::Action;
using namespace std::chrono_literals;

/// Ada solved level 3 of the shed in five moves, the first at 0 s, the others at 10 s. Now Ben plays.
class RaceTest : public testing::Test {
protected:
    RaceTest() {
        with.open(ToMainMenu{});
        with.playAs("Ada");
        with.solve("shed/l3", 1);
        with.playAs("Ben");
        with.solve("shed/l1"); // Opens level 3.
    }
    [[nodiscard]] data::Run adasRun() { return with.bestRun("level:shed/l3"); }
    /// Opens the replay of the run, and from there the race, by mouse.
    LightsPlayScene& race(data::Run run) {
        auto challenge = challengeOf(run, with.library);
        with.open(ToReplay{std::move(challenge).value(), std::move(run)});
        const ui::Vec at = test::control(with.scenes.top(), "Race").bounds().centre();
        for (const ui::Event& each : {ui::Event(ui::PointerPressed{at}), ui::Event(ui::PointerReleased{at})})
            with.handle(each);
        test::waitForAnswer(scene().round(), [this] { with.pass(0); });
        return scene();
    }
    /// How many pixels change where the rival's board is, below all figures and in the area that is drawn again, when
    /// both press a window. \param top of the rival's board, in pixels.
    int changedOnRivalsBoard(sf::Vector2u window, unsigned top) {
        auto resources = ui::Resources::open(LOOK_TEST_FONTS).value();
        LightsPlayScene& play = race(adasRun());
        const sf::Image before = test::drawn(play, resources, "night", window);
        with.press({Action::Confirm}); // Ada presses too, but another window.
        with.pass(0);
        with.pass(0.9F); // The lights have settled.
        const sf::Image after = test::drawn(play, resources, "night", window);
        const auto area = play.changingArea();
        if (!area)
            return 0;
        int changed = 0;
        const auto left = static_cast<unsigned>(area->x * ui::Viewport(window, 1).scale());
        for (unsigned y = top; y < window.y - 92; ++y)
            for (unsigned x = left; x < window.x; ++x)
                changed += before.getPixel(x, y) != after.getPixel(x, y) ? 1 : 0;
        return changed;
    }
    [[nodiscard]] LightsPlayScene& scene() const {
        auto* const top = with.top<LightsPlayScene>();
        return top != nullptr ? *top : throw std::logic_error("No board is on top.");
    }
    [[nodiscard]] const Rival& rival() const { return *scene().rival(); }
    void press(std::initializer_list<Action> actions) { with.press(actions); }
    void wait(int seconds) {
        for (int i = 0; i < seconds; ++i)
            with.pass(1);
    }

    test::SceneRunner with;
};

TEST_F(RaceTest, RivalWaitsForFirstPress) {
    race(adasRun());
    wait(20);
    EXPECT_EQ(rival().session().moves(), 0);
    EXPECT_EQ(scene().round().session().elapsed(), Milliseconds(0));
    press({Action::Confirm});
    with.pass(0);
    EXPECT_EQ(rival().session().moves(), 1) << "both begin with a press";
    wait(9);
    EXPECT_EQ(rival().session().moves(), 1);
    wait(2);
    EXPECT_EQ(rival().session().moves(), 5);
    EXPECT_TRUE(rival().finished());
    EXPECT_EQ(rival().session().cellsLeft(), 0);
}

TEST_F(RaceTest, UndoPauseAndRestartKeepRivalInStep) {
    race(adasRun());
    press({Action::Confirm});
    wait(5);
    press({action::undo});
    EXPECT_EQ(rival().session().moves(), 1) << "the clock does not go back";
    press({Action::Back});
    ASSERT_NE(with.top<PauseScene>(), nullptr);
    wait(30);
    press({Action::Back});
    with.pass(0);
    EXPECT_EQ(rival().session().moves(), 1) << "the clock stood still";
    wait(6);
    EXPECT_TRUE(rival().finished());
    press({Action::Confirm, action::restart});
    with.pass(0);
    EXPECT_EQ(rival().session().moves(), 0) << "and from the start again";
    EXPECT_FALSE(rival().finished());
    press({Action::Confirm});
    wait(11);
    EXPECT_TRUE(rival().finished());
}

TEST_F(RaceTest, WakesForRivalsNextMove) {
    with.preferences.change([](data::Settings& settings) { settings.inSight.time = false; });
    race(adasRun());
    EXPECT_LT(scene().nextChange(), 0);
    press({Action::Confirm});
    with.pass(1);
    EXPECT_FLOAT_EQ(scene().nextChange(), 9);
    EXPECT_TRUE(scene().changingArea()) << "only the rival's panel and the time, if it is shown";
}

TEST_F(RaceTest, FiguresAndTheRivalsBoardStandSideBySide) {
    EXPECT_GT(changedOnRivalsBoard({1280, 800}, 548), 100);
}

TEST_F(RaceTest, RivalsBoardFitsASmallWindow) {
    EXPECT_GT(changedOnRivalsBoard({800, 600}, 322), 100);
}

TEST_F(RaceTest, WinIsRecordedAndAgainRepeatsRace) {
    race(adasRun());
    with.pressInTime({Action::Confirm, Action::Right, Action::Confirm, Action::Right, Action::Confirm});
    wait(3);
    ASSERT_NE(with.top<WinScene>(), nullptr);
    data::LeaderboardQuery query;
    query.key = "level:shed/l3";
    const auto rows = with.records.leaderboard().rows(query).value().rows;
    ASSERT_EQ(rows.size(), 2U) << "the own run is recorded as always";
    EXPECT_EQ(rows[0].run.player, "Ben");

    press({action::restart});
    EXPECT_NE(scene().rival(), nullptr) << "again means the race";
}

TEST_F(RaceTest, ComparesMovesThenTime) {
    data::Run ada = adasRun(); // Five moves …
    ada.duration = 10s;
    const auto result = [&](int detours, int seconds, int milliseconds = 0) {
        lights::Session session(with.level("shed/l3").level().lights());
        const auto presses = lights::test::solutionOfAtLeast(session.puzzle(), 3 + 2 * detours);
        for (const lights::Cell cell : std::span(presses).first(presses.size() - 1))
            lights::test::pressNext(session, cell);
        session.advance(std::chrono::seconds(seconds) + Milliseconds(milliseconds) - session.elapsed());
        session.press(presses.back());
        return raceResult(with.text, test::performanceOf(session), ada);
    };
    EXPECT_EQ(result(0, 30), "2 moves ahead of Ada.");
    EXPECT_EQ(result(2, 3), "Ada was 2 moves ahead.");
    EXPECT_EQ(result(1, 9), "As many moves as Ada, and 1 second faster.");
    EXPECT_EQ(result(1, 95), "As many moves as Ada, who was 1:25 minutes faster.");
    EXPECT_EQ(result(1, 9, 999), "As many moves as Ada, and a moment faster.");
    EXPECT_EQ(result(1, 10, 1), "As many moves as Ada, who was a moment faster.");
    EXPECT_EQ(result(1, 10), "As many moves as Ada, and as fast: a dead heat.");
}

TEST_F(RaceTest, RaceResultComesFirst) {
    const data::Run ada = adasRun();
    const Challenge challenge = challengeOf(with.level("shed/l3"));
    lights::Session session(challenge.lights());
    for (int column = 0; column < 3; ++column)
        lights::test::pressNext(session, {0, column});
    ToWin win{challenge, test::performanceOf(session), {3, true}, {}, {}, 0, {}};
    win.rival = ada;
    const auto lines = winSentences(with.text, win);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0], "2 moves ahead of Ada.");
    ++win.played.assists.hints;
    EXPECT_EQ(winSentences(with.text, win).size(), 2U) << "there is room for two";
}

TEST_F(RaceTest, AsksBeforeDroppingUnfinishedBoard) {
    const Challenge left = challengeOf(with.level("shed/l3"));
    lights::Session session(left.lights());
    lights::test::pressNext(session, {1, 1});
    with.records.saveUnfinished(left, session.save());
    with.open(ToReplay{left, adasRun()});
    auto* const replay = with.top<LightsReplayScene>();
    const ui::Vec at = test::control(with.scenes.top(), "Race").bounds().centre();
    const auto click = [&] {
        with.handle(ui::PointerPressed{at});
        with.handle(ui::PointerReleased{at});
    };
    click();
    EXPECT_EQ(with.top<LightsPlayScene>(), nullptr);
    press({Action::Back}); // The safe answer.
    ASSERT_EQ(with.top<LightsReplayScene>(), replay);
    EXPECT_TRUE(with.records.unfinished(left.key.text()));
    click();
    press({Action::Left, Action::Confirm});
    ASSERT_NE(with.top<LightsPlayScene>(), nullptr);
    EXPECT_FALSE(scene().round().session().started());
}

TEST_F(RaceTest, LockedLevelCannotBeRaced) {
    with.playAs("Ada");
    with.solve("shed/l1");
    with.solve("shed/l2");
    with.solve("terrace/l9");
    const data::Run run = with.bestRun("level:terrace/l9");
    with.playAs("Ben");
    with.open(ToReplay{challengeOf(with.level("terrace/l9")), run});
    EXPECT_FALSE(test::control(with.scenes.top(), "Race").enabled());
    with.preferences.change([](data::Settings& settings) { settings.unlockAll = true; });
    with.open(ToReplay{challengeOf(with.level("terrace/l9")), run});
    EXPECT_TRUE(test::control(with.scenes.top(), "Race").enabled());
}

TEST_F(RaceTest, RacesRandomBoardUnderItsCode) {
    const lights::RandomSetting setting{3, 3, {}, lights::GoalKind::Off, lights::Difficulty::Any};
    const Challenge drawn = test::drawnBoard({setting, "one", false, 1});
    lights::Session session(drawn.lights());
    const auto presses = lights::solve(drawn.lights()).result->presses().toCells();
    for (const lights::Cell cell : presses)
        lights::test::pressNext(session, cell);
    ASSERT_TRUE(with.records.record(drawn, test::performanceOf(session), {static_cast<int>(presses.size()), true}).run);
    race(with.bestRun(drawn.key));
    EXPECT_EQ(scene().round().challenge().key, lights::encodePuzzle(drawn.lights()));
    EXPECT_NE(scene().rival(), nullptr);
}

TEST_F(RaceTest, LeavingReturnsToReplay) {
    race(adasRun());
    press({Action::Confirm});
    press({Action::Back});
    ASSERT_NE(with.top<PauseScene>(), nullptr);
    press({Action::End, Action::Up, Action::Confirm});
    EXPECT_NE(with.top<LightsReplayScene>(), nullptr);
}

} // namespace
