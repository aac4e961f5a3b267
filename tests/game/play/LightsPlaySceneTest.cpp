// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/play/LightsPlayScene.hpp"

#include "data/levels/Puzzles.hpp"
#include "game/Answer.hpp"
#include "game/Controls.hpp"
#include "game/FakeProofs.hpp"
#include "game/FullDisk.hpp"
#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/dialogs/DialogScenes.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/houses/CampaignWords.hpp"
#include "game/learn/LightsLessonScene.hpp"
#include "game/play/ToPlay.hpp"
#include "game/win/ToWin.hpp"
#include "game/win/WinScene.hpp"
#include "lights/Board.hpp"
#include "lights/ShareCode.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

namespace {

using namespace game;
using game::test::action;
using lights::Cell;
using puzzle::Milliseconds;
using testing::ElementsAre;
using testing::IsEmpty;
using ui::Action;

/// Uses the fixture's levels: the only solution of shed/l4 is (0, 0), (0, 1), (0, 2), (1, 0).
class LightsPlaySceneTest : public testing::Test {
protected:
    LightsPlayScene& open(const std::string& path, bool resume = true) {
        with.open(ToPlay{challengeOf(with.level(path)), resume});
        waitForAnswer();
        return scene();
    }
    LightsPlayScene& openBoard(const std::vector<std::string>& rows, const lights::Rules& rules = {}) {
        const auto puzzle =
            lights::Puzzle::make(lights::parseBoard(rows, lights::maxSide).value(), rules, lights::GoalKind::Off);
        with.open(ToPlay{{lights::encodePuzzle(*puzzle), *puzzle}, true});
        waitForAnswer();
        return scene();
    }
    LightsPlayScene& openPicture(const std::vector<std::string>& rows, const std::vector<std::string>& picture) {
        const auto board = [](const std::vector<std::string>& text) {
            return lights::parseBoard(text, lights::maxSide).value();
        };
        const auto puzzle = lights::Puzzle::makePicture(board(rows), {}, board(picture));
        with.open(ToPlay{{lights::encodePuzzle(*puzzle), *puzzle}, true});
        waitForAnswer();
        return scene();
    }
    void waitForAnswer() {
        test::waitForAnswer(scene().round(), [this] { with.pass(0); });
    }
    [[nodiscard]] LightsPlayScene& scene() const {
        auto* const top = with.top<LightsPlayScene>();
        return top != nullptr ? *top : throw std::logic_error("No board is on top.");
    }
    [[nodiscard]] const lights::Session& session() const { return scene().round().session(); }
    [[nodiscard]] std::vector<Cell> history() const { return {session().presses().begin(), session().presses().end()}; }
    [[nodiscard]] std::optional<puzzle::SavedGame> saved(const std::string& path) {
        auto saved = with.records.unfinished(with.level(path).key().text());
        return saved ? std::optional(std::move(saved->game)) : std::nullopt;
    }
    void press(std::initializer_list<Action> actions) { with.press(actions); }
    /// Solves shed/l4 by keyboard; the cursor has to be at the first window.
    void solveLevelFour() {
        with.pressInTime({Action::Confirm, Action::Right, Action::Confirm, Action::Right, Action::Confirm, Action::Down,
                          Action::Left, Action::Left, Action::Confirm});
    }
    /// Solves shed/l4 in 4.5 s in a scene of its own. \returns the win screen that the scene requests.
    [[nodiscard]] std::optional<ToWin> winLevelFour() {
        LightsPlayScene play(ToPlay{challengeOf(with.level("shed/l4")), true}, with.services(), with.records,
                             with.services().boards(), with.atlases);
        play.layout(ui::Viewport(), test::plainMeasure);
        test::waitForAnswer(play.round(), [&play] { play.update(0); });
        for (const Action each : {Action::Confirm, Action::Right, Action::Confirm, Action::Right, Action::Confirm,
                                  Action::Down, Action::Left, Action::Left})
            play.handle(action(each));
        play.passTime(Milliseconds(4500));
        play.handle(action(Action::Confirm));
        EXPECT_FALSE(with.navigator.waiting()) << "the last lights go out first";
        play.update(0.45F);
        auto win = test::replacedBy<ToWin>(with.asked());
        play.update(1);
        play.handle(action(action::next));
        EXPECT_FALSE(with.navigator.waiting()) << "it left already";
        return win;
    }
    [[nodiscard]] std::vector<data::RunSummary> runs(const std::string& path) {
        data::LeaderboardQuery query;
        query.key = with.level(path).key();
        query.allRuns = true;
        std::vector<data::RunSummary> runs;
        const auto page = with.records.leaderboard().rows(query);
        for (const data::LeaderboardRow& row : page->rows)
            runs.push_back(row.run);
        return runs;
    }

    test::SceneRunner with;
};

TEST_F(LightsPlaySceneTest, ShapesAreShownWhileShiftIsHeldOrUntilZ) {
    open("shed/l4");
    const auto shown = [this] { return scene().board().view().showsShapes(); };
    scene().handle(ui::PeekChanged{true});
    EXPECT_TRUE(shown());
    scene().handle(ui::PeekChanged{false});
    EXPECT_FALSE(shown());
    press({action::shapes});
    EXPECT_TRUE(shown());
    scene().handle(ui::PeekChanged{true});
    scene().handle(ui::PeekChanged{false});
    EXPECT_TRUE(shown()) << "switched on with Z";
    press({action::shapes});
    EXPECT_FALSE(shown());
    scene().handle(ui::PeekChanged{true});
    scene().covered();
    scene().uncovered();
    EXPECT_FALSE(shown()) << "nobody knows whether it was let go meanwhile";
}

TEST_F(LightsPlaySceneTest, PictureIsShownWhileItsKeyIsHeld) {
    openPicture({"...", "...", "..."}, {".#.", "###", ".#."});
    const auto letGo = [this] { scene().handle(ui::PeekChanged{false, action::mirror}); };
    press({action::mirror});
    with.pass(GoalCard::longestTap);
    EXPECT_TRUE(scene().goal().shown());
    scene().handle(ui::PeekChanged{false, Action::Confirm});
    scene().handle(ui::PeekChanged{true});
    EXPECT_TRUE(scene().goal().shown()) << "something else was let go, or is held besides";
    letGo();
    EXPECT_FALSE(scene().goal().shown());
    press({Action::Confirm});
    EXPECT_EQ(history().size(), 1U) << "the board can be played again";

    press({action::mirror});
    with.pass(GoalCard::longestTap / 2);
    letGo();
    with.pass(3);
    EXPECT_TRUE(scene().goal().shown()) << "a tap, for those who cannot hold";
    press({action::mirror});
    EXPECT_FALSE(scene().goal().shown());
    letGo();

    press({action::mirror});
    with.pass(1);
    scene().covered(); // The window lost the focus.
    scene().uncovered();
    EXPECT_FALSE(scene().goal().shown());
    letGo();
    EXPECT_FALSE(scene().goal().shown());
}

TEST_F(LightsPlaySceneTest, PictureIsShownUntilTheNextPressWhichChangesNothing) {
    openPicture({"...", "...", "..."}, {".#.", "###", ".#."});
    EXPECT_EQ(session().cellsLeft(), 5) << "the windows that differ";
    press({action::mirror});
    EXPECT_TRUE(scene().goal().shown());
    scene().handle(ui::ActionPressed{action::mirror, true, ui::Device::Keyboard});
    EXPECT_TRUE(scene().goal().shown()) << "the key is still down";
    press({Action::Confirm});
    EXPECT_FALSE(scene().goal().shown());
    press({action::mirror});
    test::click(with, scene().board().view().cellRect({0, 0}).centre());
    press({action::mirror, Action::Back});
    EXPECT_NE(with.top<LightsPlayScene>(), nullptr) << "nor is the game paused";
    EXPECT_THAT(history(), IsEmpty());
    EXPECT_FALSE(scene().goal().shown());
    press({Action::Down, Action::Right, Action::Confirm});
    EXPECT_TRUE(session().solved());
}

TEST_F(LightsPlaySceneTest, PictureIsShownWhileItsCardIsHeld) {
    openPicture({"...", "...", "..."}, {".#.", "###", ".#."});
    auto resources = ui::Resources::open(LOOK_TEST_FONTS);
    ASSERT_TRUE(resources);
    for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, sf::Vector2u{800, 600}}) {
        static_cast<void>(test::drawn(scene(), *resources, "night", window));
        const ui::Rect card = scene().goal().area();
        ASSERT_GT(card.w, 0) << window.x;
        EXPECT_LT(card.bottom(), static_cast<float>(window.y) - 92) << "above the pavement";
        scene().handle(ui::PointerPressed{card.centre()});
        EXPECT_TRUE(scene().goal().shown());
        with.pass(GoalCard::longestTap);
        scene().handle(ui::PointerReleased{{1, 1}});
        EXPECT_FALSE(scene().goal().shown());
        scene().handle(ui::PointerPressed{card.centre()});
        scene().handle(ui::PointerReleased{card.centre()});
        EXPECT_TRUE(scene().goal().shown()) << "a tap";
        scene().handle(ui::PointerPressed{{1, 1}});
        scene().handle(ui::PointerReleased{{1, 1}});
        EXPECT_FALSE(scene().goal().shown());
    }
    scene().handle(ui::PointerPressed{scene().goal().area().centre()});
    scene().covered();
    EXPECT_FALSE(scene().goal().shown()) << "nobody knows whether it was let go meanwhile";
}

TEST_F(LightsPlaySceneTest, PictureIsListedUnderMoreIfThereIsOne) {
    openPicture({"...", "...", "..."}, {".#.", "###", ".#."});
    press({action::more});
    ASSERT_NE(with.top<PauseScene>(), nullptr);
    press({action::mirror}); // Its key works there too.
    EXPECT_TRUE(scene().goal().shown());
    open("shed/l4");
    press({action::mirror});
    EXPECT_FALSE(scene().goal().shown()) << "no picture is to be formed";
}

TEST_F(LightsPlaySceneTest, KeyboardMovesAndPresses) {
    open("shed/l4");
    EXPECT_EQ(with.scenes.title(), "Garden Shed 4");
    press({Action::Confirm, Action::Right, Action::Down, Action::Confirm});
    EXPECT_THAT(history(), ElementsAre(Cell{0, 0}, Cell{1, 1}));
    EXPECT_EQ(scene().cursor(), (Cell{1, 1}));
}

TEST_F(LightsPlaySceneTest, UndoRedoAndRestart) {
    open("shed/l4");
    press({Action::Confirm, Action::Right, Action::Confirm, action::undo});
    EXPECT_THAT(history(), ElementsAre(Cell{0, 0}));
    press({action::undo, action::undo});
    EXPECT_THAT(history(), IsEmpty());
    press({action::redo, action::redo, action::redo});
    EXPECT_THAT(history(), ElementsAre(Cell{0, 0}, Cell{0, 1}));
    with.pass(2);
    press({action::restart});
    EXPECT_FALSE(session().started());
    EXPECT_EQ(session().elapsed(), Milliseconds(0));
    EXPECT_EQ(session().board(), with.level("shed/l4").level().lights().start());
}

TEST_F(LightsPlaySceneTest, HeldKeyRepeatsUndoButNotHint) {
    open("shed/l4");
    press({Action::Confirm, Action::Right, Action::Confirm});
    with.handle(ui::ActionPressed{action::undo, true, ui::Device::Keyboard});
    EXPECT_EQ(session().moves(), 1);
    with.handle(ui::ActionPressed{action::hint, true, ui::Device::Keyboard});
    EXPECT_EQ(session().assists().hints, 0);
}

TEST_F(LightsPlaySceneTest, HintTakesThreeSteps) {
    open("shed/l4");
    press({action::hint});
    EXPECT_FALSE(session().assists().any()) << "the first one only says what help costs";
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_THAT(scene().toast()->text, testing::HasSubstr("two stars at most"));
    press({action::hint});
    EXPECT_THAT(history(), IsEmpty());
    EXPECT_EQ(session().assists().hints, 1);
    const Cell meant = scene().round().deduction()->press;
    press({action::hint});
    EXPECT_THAT(history(), IsEmpty());
    EXPECT_EQ(scene().help().hinted(), meant);
    press({action::hint});
    EXPECT_THAT(history(), ElementsAre(meant));
    EXPECT_EQ(session().assists().hints, 1) << "three steps of one hint";
    press({action::hint, action::hint, action::hint});
    EXPECT_EQ(session().moves(), 2);
    EXPECT_EQ(session().assists().hints, 2);
}

TEST_F(LightsPlaySceneTest, EveryHintThatIsLookedAtCountsOnce) {
    open("shed/l4");
    press({action::hint, action::hint}); // The region is tinted.
    EXPECT_EQ(session().assists().hints, 1);
    test::click(with, scene().board().view().cellRect(scene().round().deduction()->press).centre());
    EXPECT_EQ(session().moves(), 1);
    EXPECT_EQ(session().assists().hints, 1) << "whoever carries it out";
    press({action::hint});
    EXPECT_EQ(session().assists().hints, 2);
    const lights::BitGrid way = *scene().round().way();
    test::click(with, scene()
                          .board()
                          .view()
                          .cellRect((way.complement() & session().pressed().complement()).toCells().front())
                          .centre());
    EXPECT_EQ(session().assists().hints, 2);
    press({action::hint});
    EXPECT_EQ(session().assists().hints, 3) << "take back";
    press({action::undo, action::undo});
    EXPECT_EQ(session().assists().hints, 3) << "taking back is no hint";
    press({action::hint, action::hint});
    EXPECT_EQ(session().assists().hints, 4);
    press({action::chase, action::chase, action::chase}); // What it leads to, on, off.
    EXPECT_EQ(session().assists().hints, 5);
    press({action::chase});
    EXPECT_EQ(session().assists().hints, 5) << "the same again, without a press";
}

TEST_F(LightsPlaySceneTest, TheSameHintAskedForAgainIsOne) {
    open("shed/l4");
    press({Action::Confirm, action::hint, action::hint});
    EXPECT_EQ(session().assists().hints, 1);
    const auto meant = scene().help().hinted();
    press({action::mark, action::hint, Action::Back, Action::Back, action::hint});
    EXPECT_EQ(session().assists().hints, 1);
    ASSERT_TRUE(meant);
    press({action::restart, action::hint});
    EXPECT_EQ(session().assists().hints, 2) << "on the board as it was at the start";
}

TEST_F(LightsPlaySceneTest, OnlyABoardWithPressesIsCalledUnfinished) {
    const auto remark = [this] {
        const auto houses = campaignHouses(with.library, with.records.progress(), false);
        Optima optima;
        return levelSign(with.text, houses.front(), with.level("shed/l4"), with.records, optima).remark;
    };
    open("shed/l4");
    press({action::mark});
    EXPECT_TRUE(saved("shed/l4"));
    EXPECT_EQ(remark(), "");
    press({Action::Confirm});
    EXPECT_EQ(remark(), "unfinished: 1 move");
    press({action::undo});
    EXPECT_EQ(remark(), "");
}

TEST_F(LightsPlaySceneTest, WhatHelpCostsIsSaidInFullOnceInASitting) {
    open("shed/l4");
    press({action::hint});
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_THAT(scene().toast()->text, testing::HasSubstr("ranks behind runs without it"));
    open("shed/l3");
    press({action::hint});
    EXPECT_EQ(session().assists().hints, 1);
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(scene().toast()->text, "One of the tinted windows is the next to press. With help: two stars at most.");
    press({action::hint, action::hint, action::hint});
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(scene().toast()->text, "One of the tinted windows is the next to press.") << "once on a board";
    with.playAs("Ben");
    open("shed/l3");
    press({action::hint});
    EXPECT_EQ(session().assists().hints, 0) << "somebody else is told";
}

TEST_F(LightsPlaySceneTest, HintTakesBackWrongPress) {
    open("shed/l4");
    press({Action::Down, Action::Down, Action::Confirm, action::hint, action::hint});
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(scene().toast()->strong, "Take back row 3, column 1.");
    press({action::hint});
    EXPECT_EQ(session().moves(), 0);
    EXPECT_EQ(session().assists().hints, 1);
    for (int i = 0; i < 12; ++i)
        press({action::hint});
    EXPECT_TRUE(session().solved());
    EXPECT_EQ(session().moves(), 4) << "following hints costs no star but the third";
}

TEST_F(LightsPlaySceneTest, HintFindsWrongPressBelowOthers) {
    open("shed/l4");
    press({Action::Down, Action::Down, Action::Confirm, Action::Up, Action::Up, Action::Confirm, action::hint,
           action::hint, action::hint});
    EXPECT_THAT(history(), ElementsAre(Cell{2, 0}, Cell{0, 0}, Cell{2, 0}));
    EXPECT_EQ(session().moves(), 1);
}

TEST_F(LightsPlaySceneTest, RestartIsOneStepOfUndo) {
    open("shed/l4");
    press({Action::Confirm, Action::Right, Action::Confirm, action::undo});
    with.pass(2);
    const puzzle::SavedGame before = session().save();
    press({action::restart});
    EXPECT_FALSE(session().started());
    EXPECT_TRUE(saved("shed/l4")) << "a crash now loses nothing";
    press({action::undo});
    EXPECT_EQ(session().save(), before);
    press({action::redo});
    EXPECT_THAT(history(), ElementsAre(Cell{0, 0}, Cell{0, 1}));
    press({action::restart, Action::Confirm, action::undo, action::undo});
    EXPECT_THAT(history(), IsEmpty()) << "a press makes the restart final";
}

TEST_F(LightsPlaySceneTest, RestartCanBeUndoneAfterCrash) {
    open("shed/l4");
    press({Action::Confirm, Action::Right, Action::Confirm, action::restart});
    open("shed/l4");
    EXPECT_FALSE(session().started());
    press({action::undo});
    EXPECT_THAT(history(), ElementsAre(Cell{0, 0}, Cell{0, 1}));
}

TEST_F(LightsPlaySceneTest, SecondPressTakesFirstBackWhateverCameBetween) {
    open("shed/l4");
    press({Action::Confirm, Action::Right, Action::Confirm, Action::Left, Action::Confirm});
    EXPECT_EQ(session().moves(), 1);
    EXPECT_THAT(history(), ElementsAre(Cell{0, 0}, Cell{0, 1}, Cell{0, 0})) << "what was pressed is what is kept";
    press({action::undo});
    EXPECT_EQ(session().moves(), 2);
    EXPECT_EQ(session().undos(), 1);
}

TEST_F(LightsPlaySceneTest, PressStartsHintOver) {
    open("shed/l4");
    press({action::hint, action::hint, action::hint, Action::Right, Action::Confirm, action::hint, action::hint});
    EXPECT_THAT(history(), ElementsAre(Cell{0, 1}));
    press({action::hint});
    ASSERT_EQ(history().size(), 2U);
    EXPECT_EQ(history().front(), (Cell{0, 1}));
}

TEST_F(LightsPlaySceneTest, RestartKeepsHintCount) {
    open("shed/l4");
    press({action::hint, action::hint, Action::Confirm, action::restart});
    EXPECT_EQ(session().assists().hints, 1);
    ASSERT_TRUE(saved("shed/l4"));
    EXPECT_EQ(saved("shed/l4")->assists.hints, 1);
}

TEST_F(LightsPlaySceneTest, LiveCounterCountsAsHelp) {
    open("shed/l4");
    EXPECT_FALSE(session().assists().any());
    press({Action::Back});
    with.preferences.change([](data::Settings& settings) { settings.liveCounter = true; });
    press({Action::Back});
    EXPECT_TRUE(session().assists().liveCounter);
}

TEST_F(LightsPlaySceneTest, AsksBeforeShowingSolution) {
    open("shed/l4");
    press({action::showSolution});
    ASSERT_TRUE(with.top<QuestionScene>());
    press({Action::Back});
    ASSERT_TRUE(with.top<LightsPlayScene>());
    EXPECT_FALSE(session().assists().any());
    press({action::showSolution, Action::Confirm});
    ASSERT_TRUE(with.top<LightsPlayScene>());
    EXPECT_FALSE(session().assists().any()) << "Enter takes the safe answer";
    with.pass(5);
    EXPECT_THAT(history(), IsEmpty());
}

TEST_F(LightsPlaySceneTest, ShownSolutionSolvesBoardAndStoresNothing) {
    open("shed/l4");
    press({Action::Down, Action::Down, Action::Confirm, action::showSolution, Action::Left, Action::Confirm});
    ASSERT_TRUE(with.top<LightsPlayScene>());
    EXPECT_TRUE(session().assists().solutionShown);
    for (int presses = 1; presses <= 5; ++presses) {
        EXPECT_EQ(session().moves(), presses);
        with.pass(0.81F);
    }
    with.pass(1);
    EXPECT_TRUE(with.top<WinScene>());
    EXPECT_THAT(runs("shed/l4"), IsEmpty());
    EXPECT_FALSE(with.records.progress().at("level:shed/l4"));
    EXPECT_FALSE(with.records.latestUnfinished()) << "there is nothing to go on with";
}

TEST_F(LightsPlaySceneTest, ShownSolutionSellsNoStarThatDay) {
    const auto twoStarsAtMost = [&] {
        return !session().assists().solutionShown && session().assists().hints == 1 && !session().started() &&
               scene().round().starsWithinReach() == 2;
    };
    open("shed/l4");
    press({action::showSolution, Action::Left, Action::Confirm});
    for (int presses = 1; presses <= 4; ++presses)
        with.pass(0.81F);
    with.pass(1);
    ASSERT_TRUE(with.top<WinScene>());
    with.pass(5);
    press({action::restart}); // Again.
    waitForAnswer();
    EXPECT_TRUE(twoStarsAtMost());
    open("shed/l4");
    EXPECT_TRUE(twoStarsAtMost()) << "also when it is opened anew";
    solveLevelFour();
    with.pass(1);
    EXPECT_EQ(with.records.progress().at("level:shed/l4")->stars, 2);
    for (int again = 0; again < 2; ++again) {
        open("shed/l4");
        EXPECT_TRUE(twoStarsAtMost()) << "also after it was solved with two stars";
        press({Action::Confirm});
        with.open(ToPlay{challengeOf(with.level("shed/l4")), false});
        waitForAnswer();
        EXPECT_TRUE(twoStarsAtMost()) << "also after it was begun and left";
        solveLevelFour();
        with.pass(1);
        EXPECT_EQ(with.records.progress().at("level:shed/l4")->stars, 2);
    }
}

TEST_F(LightsPlaySceneTest, ShownSolutionIsForgottenTheNextDay) {
    open("shed/l4");
    press({action::showSolution, Action::Left, Action::Confirm});
    for (int presses = 1; presses <= 4; ++presses)
        with.pass(0.81F);
    with.pass(1);
    ASSERT_TRUE(with.top<WinScene>());
    with.clock.now = "2026-07-15T20:15:30Z";
    open("shed/l4", false);
    EXPECT_FALSE(session().assists().any());
}

TEST_F(LightsPlaySceneTest, HintThatWasLookedAtSticksToADailyPuzzle) {
    const Challenge today = dailyChallenge(with.records.today());
    with.open(ToPlay{today, true});
    waitForAnswer();
    press({action::hint});
    EXPECT_THAT(scene().toast()->text, testing::HasSubstr("Help on this board counts until tomorrow."));
    press({action::hint});
    EXPECT_EQ(session().assists().hints, 1);
    with.open(ToPlay{today, true});
    waitForAnswer();
    EXPECT_EQ(session().assists().hints, 1);
    EXPECT_FALSE(session().started());
    open("shed/l4");
    press({action::hint, action::hint});
    open("shed/l4");
    EXPECT_EQ(session().assists().hints, 0) << "another board forgets it";
}

TEST_F(LightsPlaySceneTest, ANewRuleIsThereToTheEndAndTellsTheWayBack) {
    data::Level level = with.level("shed/l1").level();
    level.puzzle = lights::test::puzzle(lights::test::board({".#.", "###", ".#."}));
    level.idea = data::LocalText("A press switches five windows.");
    with.open(ToPlay{sharedChallenge(level), true});
    waitForAnswer();
    const auto told = [this] {
        with.speaker.said.clear();
        press({action::about, action::about});
        return with.speaker.said.empty() ? std::string() : with.speaker.said.front();
    };
    EXPECT_EQ(told(), "A press switches five windows.");
    press({Action::Confirm}); // In the corner.
    EXPECT_EQ(told(), "A press switches five windows. Press a window again to take the press back.");
    press({Action::Confirm});
    EXPECT_EQ(told(), "A press switches five windows.");
}

TEST_F(LightsPlaySceneTest, RestartForgetsAHintThatWasOnlyLookedAt) {
    const auto twoStarsAtMost = [this] { return scene().round().starsWithinReach() <= 2; };
    open("shed/l4");
    press({action::hint, action::hint});
    EXPECT_TRUE(twoStarsAtMost());
    press({action::restart});
    EXPECT_FALSE(twoStarsAtMost());
    EXPECT_FALSE(with.records.unfinished("level:shed/l4")) << "nothing is kept of it";
    solveLevelFour();
    with.pass(1);
    EXPECT_EQ(with.records.progress().at("level:shed/l4")->stars, 3);

    open("shed/l4");
    press({action::hint, action::hint, Action::Confirm, action::restart});
    EXPECT_TRUE(twoStarsAtMost()) << "after a press it counts";
    const Challenge today = dailyChallenge(with.records.today());
    with.open(ToPlay{today, true});
    waitForAnswer();
    press({action::hint, action::hint, action::restart});
    EXPECT_EQ(session().assists().hints, 1) << "on a daily puzzle as well";
}

TEST_F(LightsPlaySceneTest, AnyKeyStopsSolution) {
    open("shed/l4");
    press({action::showSolution, Action::Left, Action::Confirm});
    with.pass(0.81F);
    ASSERT_EQ(session().moves(), 1);
    press({Action::Down});
    with.pass(5);
    EXPECT_EQ(session().moves(), 1) << "the key only stopped it";
    press({action::showSolution});
    EXPECT_TRUE(with.top<LightsPlayScene>()) << "asked once a round";
    with.pass(0.81F);
    EXPECT_EQ(session().moves(), 2);
}

TEST_F(LightsPlaySceneTest, ASolutionIsHeldAndGoneThroughStepByStep) {
    open("shed/l4");
    press({action::showSolution, Action::Left, Action::Confirm});
    with.pass(0.81F);
    ASSERT_EQ(session().moves(), 1);
    press({Action::Confirm});
    with.pass(5);
    EXPECT_EQ(session().moves(), 1) << "it is held";
    press({Action::Right});
    with.pass(0.01F);
    EXPECT_EQ(session().moves(), 2) << "a step";
    with.pass(5);
    EXPECT_EQ(session().moves(), 2) << "and no more";
    press({Action::Confirm});
    with.pass(0.81F);
    EXPECT_EQ(session().moves(), 3) << "it goes on";
    test::click(with, scene().board().bounds().centre());
    with.pass(5);
    EXPECT_EQ(session().moves(), 3) << "a click holds it too, and presses nothing";
    press({Action::Up});
    EXPECT_FALSE(scene().help().showing());
}

TEST_F(LightsPlaySceneTest, ClockStartsAtFirstPressAndStopsWhenCovered) {
    open("shed/l4");
    with.pass(3);
    EXPECT_EQ(session().elapsed(), Milliseconds(0));
    EXPECT_LT(scene().nextChange(), 0);
    press({Action::Confirm});
    with.pass(1.25F);
    EXPECT_EQ(session().elapsed(), Milliseconds(1250));
    EXPECT_FLOAT_EQ(scene().nextChange(), 0.75F);

    press({action::pause});
    ASSERT_TRUE(with.top<PauseScene>());
    with.pass(10);
    press({Action::Back});
    EXPECT_EQ(session().elapsed(), Milliseconds(1250));

    with.scenes.suspend(); // Another window has the focus.
    with.pass(10);
    EXPECT_EQ(session().elapsed(), Milliseconds(1250));
    EXPECT_LT(scene().nextChange(), 0);
    with.scenes.resume();
    with.pass(0.75F);
    EXPECT_EQ(session().elapsed(), Milliseconds(2000));
}

TEST_F(LightsPlaySceneTest, ClockKeepsFractionsOfMilliseconds) {
    open("shed/l4");
    press({Action::Confirm});
    for (int i = 0; i < 2000; ++i)
        with.pass(0.0005F);
    EXPECT_NEAR(static_cast<double>(session().elapsed().count()), 1000, 1);
}

TEST_F(LightsPlaySceneTest, ShuttersCloseWhileTheClockStands) {
    open("shed/l4");
    const Shutters& shutters = scene().board().view().shutters();
    EXPECT_TRUE(shutters.open());
    press({action::pause});
    EXPECT_TRUE(with.scenes.animating());
    with.pass(0.1F);
    EXPECT_FALSE(shutters.open());
    EXPECT_FALSE(shutters.closed());
    with.pass(0.5F);
    EXPECT_TRUE(shutters.closed());
    EXPECT_FALSE(with.scenes.animating()) << "then nothing moves";
    press({Action::Back});
    with.pass(0.5F);
    EXPECT_TRUE(shutters.open());

    press({action::showSolution}); // Asks first.
    with.pass(0.5F);
    EXPECT_TRUE(shutters.closed());
    press({Action::Back});
    with.pass(0.5F);
    EXPECT_TRUE(shutters.open());
}

TEST_F(LightsPlaySceneTest, PauseHandlesBoardKeys) {
    open("shed/l4");
    press({Action::Confirm, Action::Back});
    ASSERT_TRUE(with.top<PauseScene>());
    press({action::undo, action::hint});
    ASSERT_TRUE(with.top<PauseScene>()) << "these have buttons at the board";
    press({Action::Back});
    ASSERT_TRUE(with.top<LightsPlayScene>());
    press({action::undo, Action::Back, action::redo});
    EXPECT_EQ(session().moves(), 1);
    press({Action::Back, action::showSolution});
    EXPECT_TRUE(with.top<QuestionScene>());
    press({Action::Back, Action::Back, action::restart});
    EXPECT_FALSE(session().started());
}

TEST_F(LightsPlaySceneTest, PauseListsEveryBoardAction) {
    LightsPlayScene play(ToPlay{challengeOf(with.level("shed/l4")), true}, with.services(), with.records,
                         with.services().boards(), with.atlases);
    play.layout(ui::Viewport(), test::plainMeasure);
    test::waitForAnswer(play.round(), [&play] { play.update(0); });
    play.handle(action(action::pause));
    const auto pause = test::pushedTo<ToPause>(with.asked());
    ASSERT_TRUE(pause);
    std::vector<Action> listed;
    for (const ToPause::Entry& entry : pause->entries)
        listed.push_back(entry.action);
    play.handle(action(action::more));
    const auto more = test::pushedTo<ToPause>(with.asked());
    ASSERT_TRUE(more);
    EXPECT_TRUE(more->unfolded);
    EXPECT_TRUE(std::ranges::equal(more->entries, listed, {}, &ToPause::Entry::action)) << "one list";
    for (const Action tool : {action::undo, action::hint, action::more}) {
        EXPECT_TRUE(play.tool(tool).visible()) << "these always have a button";
        listed.push_back(tool);
    }
    for (const BindableAction& bindable : bindableActions()) {
        const bool zooms = bindable.action == action::zoomIn || bindable.action == action::zoomOut ||
                           bindable.action == action::wholeBoard; // For large boards only: see LargeBoardTest.
        const bool ofTheBoard = bindable.group == ActionGroup::OnTheBoard && bindable.action != action::pause &&
                                !zooms && bindable.action != action::skip && // For night shifts only.
                                bindable.action != action::mirror;           // For pictures only.
        const bool ofMore =
            bindable.action == Action::Back || bindable.action == Action::Copy || bindable.action == Action::Paste;
        EXPECT_EQ(std::count(listed.begin(), listed.end(), bindable.action), ofTheBoard || ofMore) << bindable.name;
    }
    for (const Action each : listed)
        EXPECT_TRUE(play.handle(action(each))) << "it is done wherever the focus is";
}

TEST_F(LightsPlaySceneTest, LeavingThroughPauseSavesBoard) {
    with.open(ToCampaign{});
    open("shed/l4");
    press({Action::Confirm});
    with.pass(1.5F);
    press({Action::Back, Action::PreviousControl, Action::PreviousControl, Action::Confirm});
    EXPECT_FALSE(with.top<LightsPlayScene>());
    EXPECT_EQ(with.scenes.size(), 1U);
    ASSERT_TRUE(saved("shed/l4"));
    EXPECT_EQ(saved("shed/l4")->elapsed, Milliseconds(1500));
}

TEST_F(LightsPlaySceneTest, SavesAfterEveryMove) {
    open("shed/l4");
    EXPECT_FALSE(saved("shed/l4"));
    for (const Action each : {Action::Confirm, Action::Right, Action::Confirm, action::undo, action::redo}) {
        press({each});
        ASSERT_TRUE(saved("shed/l4"));
        EXPECT_EQ(*saved("shed/l4"), session().save());
    }
    press({action::restart, Action::Confirm, action::undo, action::restart});
    EXPECT_TRUE(saved("shed/l4")) << "the restart can be taken back";
}

TEST_F(LightsPlaySceneTest, SavesClockPeriodically) {
    open("shed/l4");
    press({Action::Confirm});
    with.pass(7.5F);
    with.pass(0.5F);
    with.pass(0.5F);
    ASSERT_TRUE(saved("shed/l4"));
    EXPECT_EQ(saved("shed/l4")->elapsed, Milliseconds(8500)) << "to the second, though nothing was pressed";
}

TEST_F(LightsPlaySceneTest, ResumesWithHistoryRedoAndClock) {
    puzzle::SavedGame before;
    {
        LightsPlayScene left(ToPlay{challengeOf(with.level("shed/l4")), true}, with.services(), with.records,
                             with.services().boards(), with.atlases);
        left.layout(ui::Viewport(), test::plainMeasure);
        left.handle(action(Action::Confirm));
        left.update(1.5F);
        left.handle(action(Action::Right));
        left.handle(action(Action::Confirm));
        left.handle(action(action::undo));
        before = left.round().session().save();
    } // As after kill −9: the scene had no chance to save on leaving.
    open("shed/l4");
    EXPECT_TRUE(scene().round().resumed());
    EXPECT_EQ(session().save(), before);
    EXPECT_THAT(history(), ElementsAre(Cell{0, 0}));
    press({action::redo});
    EXPECT_THAT(history(), ElementsAre(Cell{0, 0}, Cell{0, 1}));
}

TEST_F(LightsPlaySceneTest, FreshStartDropsUnfinishedBoard) {
    open("shed/l4");
    press({Action::Confirm, Action::Back, Action::PreviousControl, Action::PreviousControl, Action::Confirm});
    ASSERT_TRUE(saved("shed/l4"));
    open("shed/l4", false);
    EXPECT_FALSE(session().started());
    EXPECT_FALSE(saved("shed/l4"));
}

TEST_F(LightsPlaySceneTest, DoesNotResumeChangedLevel) {
    const Challenge other(with.level("shed/l4").key(), with.level("shed/l5").level().lights());
    lights::Session session(other.lights());
    session.press({1, 1});
    with.records.saveUnfinished(other, session.save());
    open("shed/l4");
    EXPECT_FALSE(scene().round().resumed());
    EXPECT_THAT(history(), IsEmpty());
}

TEST_F(LightsPlaySceneTest, SwitchingPlayersOpensTheirOwnBoard) {
    with.playAs("Ada");
    open("shed/l4");
    press({Action::Confirm, Action::Back});
    with.records.setPlayer("Ben");
    press({Action::Back});
    with.pass(0);
    EXPECT_THAT(history(), IsEmpty());
    EXPECT_FALSE(saved("shed/l4"));
    with.records.setPlayer("Ada");
    EXPECT_TRUE(saved("shed/l4"));
}

TEST_F(LightsPlaySceneTest, PlanningMarksAreNotMoves) {
    open("shed/l4");
    press({action::mark});
    EXPECT_FALSE(session().started());
    ASSERT_TRUE(saved("shed/l4")) << "but they are kept";
    open("shed/l4");
    EXPECT_THAT(scene().round().marks().cells(), ElementsAre(Cell{0, 0}));
    press({action::mark});
    EXPECT_FALSE(saved("shed/l4"));
}

TEST_F(LightsPlaySceneTest, SealedWindowCanBeReachedButNotPressedOrMarked) {
    openBoard({"x#.", "###"});
    EXPECT_EQ(scene().cursor(), (Cell{0, 1})) << "the first window that can be pressed";
    press({Action::Left});
    EXPECT_EQ(scene().cursor(), (Cell{0, 0}));
    EXPECT_FALSE(scene().animating());
    press({Action::Confirm});
    EXPECT_TRUE(scene().animating()) << "a message comes into sight";
    EXPECT_THAT(history(), IsEmpty());
    press({action::mark});
    EXPECT_THAT(scene().round().marks().cells(), IsEmpty());
    press({Action::Right, Action::Confirm});
    EXPECT_THAT(history(), ElementsAre(Cell{0, 1}));
    EXPECT_TRUE(session().board().isLit({0, 0})) << "it switches with its neighbours";
}

TEST_F(LightsPlaySceneTest, InQuietHoursOnlyLitWindowsCanBePressed) {
    openBoard({"#..", "...", "..."}, {lights::Stamp::Plus, lights::Surface::Plane, true});
    EXPECT_EQ(scene().cursor(), (Cell{0, 0}));
    press({Action::Right});
    EXPECT_FALSE(scene().animating());
    press({Action::Confirm});
    EXPECT_TRUE(scene().animating()) << "a message comes into sight";
    EXPECT_THAT(history(), IsEmpty());
    press({Action::Left, Action::Confirm});
    EXPECT_THAT(history(), ElementsAre(Cell{0, 0}));
    press({Action::Right, Action::Confirm, Action::Left, Action::Confirm});
    EXPECT_THAT(history(), ElementsAre(Cell{0, 0}, Cell{0, 1}, Cell{0, 0})) << "no press takes another back";
    EXPECT_EQ(session().moves(), 3);
}

TEST_F(LightsPlaySceneTest, QuietHoursRefuseAWindowThatIsRight) {
    lights::Rules quiet;
    quiet.quietHours = true;
    openBoard({"##.", ".#.", "..."}, quiet);
    press({Action::Down, Action::Down});
    EXPECT_EQ(scene().cursor(), (Cell{2, 0}));
    press({Action::Confirm});
    EXPECT_THAT(history(), IsEmpty());
    press({action::mark});
    EXPECT_THAT(scene().round().marks().cells(), ElementsAre(Cell{2, 0})) << "one may plan there";
    press({Action::Up, Action::Up, Action::Confirm});
    EXPECT_THAT(history(), ElementsAre(Cell{0, 0}));
}

TEST_F(LightsPlaySceneTest, QuietHoursAdviseToUndoWhatWasTooMuch) {
    openBoard({"#..", ".#.", "..#"}, {lights::Stamp::Plus, lights::Surface::Plane, true});
    waitForAnswer();
    ASSERT_EQ(scene().round().optimum()->moves(), 3) << "each of the three, once";
    press({Action::Confirm, Action::Right, Action::Confirm});
    ASSERT_EQ(scene().round().pressesTooMany(), 1U);
    press({action::hint, action::hint});
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(scene().toast()->text, "Undo the last press, which costs nothing. Then 3 moves in all are enough. Going "
                                     "on from here makes 7 in all.");
    EXPECT_EQ(history().size(), 2U);
    press({action::hint});
    EXPECT_EQ(history().size(), 1U) << "it is undone";
    EXPECT_EQ(session().undos(), 1);
    EXPECT_EQ(session().assists().hints, 1);
    EXPECT_EQ(scene().round().pressesTooMany(), 0U);
}

TEST_F(LightsPlaySceneTest, QuietHoursUndoAllThatWasTooMuch) {
    openBoard({"#..", ".#.", "..#"}, {lights::Stamp::Plus, lights::Surface::Plane, true});
    waitForAnswer();
    press({Action::Confirm, Action::Right, Action::Confirm, Action::Right, Action::Confirm});
    const std::size_t all = history().size();
    const auto many = scene().round().pressesTooMany();
    ASSERT_GT(many.value_or(0), 1U);
    press({action::hint, action::hint, action::undo, action::hint});
    EXPECT_EQ(session().assists().hints, 1) << "it still says the same";
    press({action::hint});
    EXPECT_EQ(history().size(), all - *many);
    EXPECT_EQ(session().assists().hints, 1);
}

TEST_F(LightsPlaySceneTest, LooksUpWhatLessonsTaughtWithoutHelp) {
    openBoard({"#.#..", ".....", "..#..", ".....", "....#"});
    LightsBoardView view(with.atlases, {});
    const LookUp lookUp(session().puzzle(), view);
    const auto offered = [&] {
        std::vector<std::string> labels;
        for (const ToPause::Entry& entry : lookUpEntries({}, lookUp, with.records.lessons(), {}))
            if (entry.enabled)
                labels.push_back(entry.label);
        return labels;
    };
    EXPECT_THAT(offered(), IsEmpty());
    with.records.noteLesson(sheetLesson(6), {1, true});
    EXPECT_THAT(offered(), IsEmpty()) << "of another width";
    with.records.noteLesson(sheetLesson(5), {1, true});
    with.records.noteLesson("quiet", {4, true});
    EXPECT_THAT(offered(), ElementsAre("Cheat sheet", "Quiet patterns"));

    press({action::sheet, action::quietPatterns});
    ASSERT_TRUE(scene().board().view().quiet());
    const lights::BitGrid first = scene().board().view().quiet()->pattern;
    press({action::quietPatterns});
    EXPECT_NE(scene().board().view().quiet()->pattern, first);
    press({action::quietPatterns});
    EXPECT_FALSE(scene().board().view().quiet()) << "5×5 has two";
    EXPECT_FALSE(session().assists().any());
}

TEST_F(LightsPlaySceneTest, OpensLessonOfLevel) {
    open("shed/l4");
    press({action::lesson});
    EXPECT_EQ(with.top<LightsLessonScene>(), nullptr) << "this level has none";
    const data::LevelRef level = with.level("shed/l4");
    Challenge challenge = challengeOf(level);
    challenge.notes.lesson = "chase";
    with.open(ToPlay{challenge, true});
    press({action::lesson});
    EXPECT_NE(with.top<LightsLessonScene>(), nullptr);
    press({Action::Back});
    EXPECT_NE(with.top<LightsPlayScene>(), nullptr);
}

TEST_F(LightsPlaySceneTest, StoresAndShowsWin) {
    with.solve("shed/l4", 2);
    const auto win = winLevelFour();
    ASSERT_TRUE(win);
    EXPECT_EQ(win->challenge.key, "level:shed/l4");
    EXPECT_EQ(win->played.moves, 4);
    EXPECT_EQ(win->par.moves, 4);
    EXPECT_TRUE(win->par.exact);
    EXPECT_EQ(win->bestBefore, 8);
    EXPECT_EQ(win->starsBefore, 1);
    ASSERT_TRUE(win->recorded.run);
    EXPECT_EQ(with.records.progress().at("level:shed/l4")->moves, 4);
    const auto stored = runs("shed/l4");
    ASSERT_EQ(stored.size(), 2U);
    EXPECT_EQ(stored[0].duration, Milliseconds(4500));
}

TEST_F(LightsPlaySceneTest, StoresWinBeforeShowingIt) {
    open("shed/l4");
    solveLevelFour();
    ASSERT_TRUE(session().solved());
    EXPECT_EQ(runs("shed/l4").size(), 1U) << "whoever closes the window now keeps it";
    EXPECT_FALSE(saved("shed/l4"));
    with.pass(1);
    EXPECT_EQ(runs("shed/l4").size(), 1U) << "once";
    EXPECT_TRUE(with.top<WinScene>());
}

TEST_F(LightsPlaySceneTest, IgnoresMovesAfterWin) {
    open("shed/l4");
    solveLevelFour();
    press({action::undo, action::hint, action::showSolution, Action::Confirm});
    with.pass(3);
    ASSERT_NE(with.top<WinScene>(), nullptr) << with.scenes.title();
    const data::LevelBest* best = with.records.progress().at(with.level("shed/l4").key());
    ASSERT_NE(best, nullptr);
    EXPECT_EQ(best->moves, 4);
    EXPECT_FALSE(best->assisted);
}

TEST_F(LightsPlaySceneTest, NextOpensAnotherLevelAndSavesThisOne) {
    open("shed/l1");
    press({Action::Down, Action::Confirm, action::next});
    ASSERT_TRUE(with.top<LightsPlayScene>());
    EXPECT_EQ(scene().round().challenge().key, "level:shed/l2");
    EXPECT_EQ(with.scenes.size(), 1U);
    EXPECT_TRUE(saved("shed/l1"));
}

TEST_F(LightsPlaySceneTest, NextGoesBackToTheHouseOfTheClass) {
    open("shed/l1"); // In place of the house.
    Challenge challenge = challengeOf(with.level("shed/l2"));
    challenge.ofClass = true;
    with.open(ToPlay{challenge, true});
    press({Action::Down, Action::Confirm, action::next});
    EXPECT_EQ(with.scenes.size(), 1U);
    EXPECT_TRUE(saved("shed/l2"));
}

TEST_F(LightsPlaySceneTest, NextStaysWithoutAnotherOpenLevel) {
    openBoard({".#.", "###", ".#."});
    press({action::next});
    EXPECT_FALSE(scene().round().challenge().place());
    EXPECT_TRUE(scene().animating()) << "a message comes into sight";
}

TEST_F(LightsPlaySceneTest, UnsolvableBoardSaysSoAndCanBePlayed) {
    openBoard({"#....", ".....", ".....", ".....", "....."});
    press({action::hint, action::showSolution});
    EXPECT_TRUE(with.top<LightsPlayScene>()) << "there is nothing to ask";
    EXPECT_FALSE(session().assists().any());
    press({Action::Confirm});
    EXPECT_EQ(session().moves(), 1);
}

TEST_F(LightsPlaySceneTest, PlayableByMouseAlone) {
    const ui::Rect windows = winLevelFour().value().board;
    open("shed/l4");
    const float pitch = windows.w / 3;
    test::click(with, {windows.x + pitch / 2, windows.y + pitch / 2});
    EXPECT_THAT(history(), ElementsAre(Cell{0, 0}));
    with.handle(ui::PointerPressed{windows.centre(), ui::Button::Secondary});
    EXPECT_EQ(session().moves(), 1) << "a planning mark";
    test::click(with, {64, 48});
    EXPECT_TRUE(with.top<PauseScene>()) << "the menu button";
}

TEST_F(LightsPlaySceneTest, PlayableByGamepadAlone) {
    open("shed/l4");
    for (const Action each : {Action::Right, Action::Confirm, action::hint, action::hint, action::undo})
        with.handle(ui::ActionPressed{each, false, ui::Device::Gamepad});
    EXPECT_TRUE(session().started());
    EXPECT_EQ(session().undos(), 1);
    EXPECT_EQ(session().assists().hints, 1);
    with.handle(ui::ActionPressed{action::pause, false, ui::Device::Gamepad});
    EXPECT_TRUE(with.top<PauseScene>());
}

TEST_F(LightsPlaySceneTest, ReportsFullDiskAndContinues) {
    Records records(with.paths, data::Database::open(with.paths.database(), data::puzzles()), with.library,
                    with.preferences, with.clock);
    LightsPlayScene play(ToPlay{challengeOf(with.level("shed/l4")), true}, with.services(), records,
                         with.services().boards(), with.atlases);
    play.layout(ui::Viewport(), test::plainMeasure);
    const auto press = [&] {
        play.handle(action(Action::Confirm));
        play.handle(action(Action::Right));
        records.finishStoring();
        play.update(0);
    };
    press();
    EXPECT_FALSE(play.toast()) << "all is well";
    const test::FullDisk full;
    press();
    ASSERT_TRUE(play.toast());
    EXPECT_EQ(play.toast()->kind, ui::Toast::Kind::Danger);
    EXPECT_EQ(play.toast()->text, "The disk is full, so nothing can be saved. Please make room.");
    EXPECT_EQ(play.round().session().moves(), 2);
}

TEST_F(LightsPlaySceneTest, ShowsMessages) {
    open("shed/l4");
    press({Action::Confirm, action::next});
    ASSERT_TRUE(scene().toast() == nullptr) << "the next level opens";
    open("shed/l4");
    ASSERT_TRUE(scene().toast());
    EXPECT_EQ(scene().toast()->text, "Your board is as you left it.");
    openBoard({"#....", ".....", ".....", ".....", "....."});
    ASSERT_TRUE(scene().toast());
    EXPECT_EQ(scene().toast()->text, "This board has no solution.");
    EXPECT_EQ(scene().toast()->kind, ui::Toast::Kind::Danger);
    openBoard({".#.", "###", ".#."});
    press({action::next});
    ASSERT_TRUE(scene().toast());
    EXPECT_EQ(scene().toast()->text, "No other open level. Solve this one first.");
}

TEST_F(LightsPlaySceneTest, CopiesShareCode) {
    open("shed/l4");
    press({Action::Confirm, Action::Copy});
    EXPECT_EQ(with.clipboard.content, lights::encodePuzzle(with.level("shed/l4").level().lights()))
        << "of the board as it began";
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(scene().toast()->text, "Share code copied.");
}

TEST_F(LightsPlaySceneTest, OpensCopiedCode) {
    open("shed/l4");
    press({Action::Confirm});
    const std::string code = lights::encodePuzzle(with.level("terrace/l7").level().lights());
    with.clipboard.content = "\n " + code + "\r\n";
    press({Action::Paste});
    EXPECT_EQ(scene().round().challenge().key, code);
    EXPECT_FALSE(scene().round().challenge().place()) << "it ranks under its code";
    EXPECT_TRUE(saved("shed/l4")) << "and the other one is there when one comes back";
}

TEST_F(LightsPlaySceneTest, OpensCopiedFlipGameId) {
    open("shed/l4");
    with.clipboard.content = "3x2:d3a6665cb,48\n"; // Printed by sgt-flip --generate 1 3x2c.
    press({Action::Paste});
    const lights::Puzzle& puzzle = scene().round().challenge().lights();
    EXPECT_EQ(lights::formatBoard(puzzle.start()), (std::vector<std::string>{".#.", ".#."}));
    EXPECT_EQ(scene().round().challenge().key, lights::encodePuzzle(puzzle)) << "it ranks under its code";
}

TEST_F(LightsPlaySceneTest, SaysHowAPastedTextWasRead) {
    open("shed/l4");
    with.clipboard.content = "1 0 1\n0 1 0\n";
    press({Action::Paste});
    EXPECT_EQ(lights::formatBoard(scene().round().challenge().lights().start()),
              (std::vector<std::string>{"#.#", ".#."}));
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(scene().toast()->text, "The board is read like this: 1 lit, 0 dark; spaces between the cells.");
    with.clipboard.content = "101\n010\n\n110\n010\n";
    press({Action::Paste});
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(scene().toast()->text, "The board is read like this: 1 lit, 0 dark; each character a cell. "
                                     "It is the first of 2 boards.");
    with.clipboard.content = "#.#\n.#.\n"; // As the game writes it: nothing to say.
    press({Action::Paste});
    EXPECT_TRUE(scene().toast() == nullptr || scene().toast()->text.find("read like") == std::string::npos);
}

TEST_F(LightsPlaySceneTest, ReportsInvalidCode) {
    open("shed/l4");
    std::string wrong = lights::encodePuzzle(with.level("terrace/l7").level().lights());
    wrong.back() = wrong.back() == 'A' ? 'B' : 'A';
    for (const std::string& content : {std::string(), std::string("good night"), wrong}) {
        with.clipboard.content = content;
        press({Action::Paste});
        EXPECT_EQ(scene().round().challenge().key, "level:shed/l4") << content;
        ASSERT_NE(scene().toast(), nullptr) << content;
        EXPECT_EQ(scene().toast()->kind, ui::Toast::Kind::Danger) << content;
        with.pass(10);
        with.pass(10);
    }
}

TEST_F(LightsPlaySceneTest, PauseCopiesCode) {
    open("shed/l4");
    press({Action::Back});
    ASSERT_NE(with.top<PauseScene>(), nullptr);
    press({Action::Copy});
    EXPECT_NE(with.top<LightsPlayScene>(), nullptr);
    EXPECT_EQ(with.clipboard.content, lights::encodePuzzle(with.level("shed/l4").level().lights()));
}

/// Boards whose optimum only a long proof can prove; see FakeProofs.
class PlaySceneProofTest : public LightsPlaySceneTest {
protected:
    PlaySceneProofTest() { with.proofs = LongProofs(fake.means()); }

    void openPlus() { openBoard({".....", "..#..", ".###.", "..#..", "....."}); }
    [[nodiscard]] std::string label() const { return scene().proofButton().face().label; }
    bool passUntil(const std::function<bool()>& done) {
        return test::turnUntil(done, [this] { with.pass(0.01F); });
    }

    test::FakeProofs fake;
};

TEST_F(PlaySceneProofTest, IsOfferedWithItsTimeWhereTheOptimumIsNotProven) {
    openPlus();
    EXPECT_TRUE(scene().proofButton().visible());
    EXPECT_THAT(label(), testing::StartsWith("Prove"));
    EXPECT_EQ(scene().proofButton().tip(), "Prove the optimum: about half a minute");
    EXPECT_EQ(fake.begun(), 0);
    EXPECT_FALSE(scene().animating());
    with.proofs = LongProofs();
    openBoard({"##...", "#....", ".....", ".....", "....."});
    EXPECT_FALSE(scene().proofButton().visible());
}

TEST_F(PlaySceneProofTest, RunsWithoutFramesShowsItsProgressAndProves) {
    openPlus();
    const int known = scene().round().optimum()->moves();
    press({action::watch});
    fake.progress(0.34);
    EXPECT_TRUE(passUntil([&] { return label() == "Stop the proof: 34%" || label() == "Stop: 34%"; }));
    EXPECT_EQ(scene().round().optimum()->moves(), known);
    EXPECT_FALSE(scene().animating());
    EXPECT_GT(scene().nextChange(), 0);
    EXPECT_LE(scene().nextChange(), 0.25F);
    EXPECT_FALSE(scene().changingArea()) << "more than the clock changes";
    press({Action::Confirm});
    EXPECT_TRUE(scene().round().proof().running()) << "play goes on";
    fake.prove();
    EXPECT_TRUE(passUntil([&] { return scene().round().optimum()->exact(); }));
    EXPECT_EQ(scene().round().optimum()->moves(), 1);
    EXPECT_FALSE(scene().proofButton().visible());
    ASSERT_TRUE(scene().toast());
    EXPECT_EQ(scene().toast()->text, "Proven: no solution has fewer than 1 move.");
    press({action::watch});
    EXPECT_EQ(fake.begun(), 1) << "there is nothing left to prove";
}

TEST_F(PlaySceneProofTest, IsStoppedByKeyAndByLeavingOrSolving) {
    openPlus();
    press({action::watch});
    EXPECT_TRUE(scene().round().proof().running());
    press({action::watch});
    EXPECT_FALSE(scene().round().proof().running());
    EXPECT_THAT(label(), testing::StartsWith("Prove"));
    press({action::watch});
    with.pressInTime({Action::Down, Action::Down, Action::Right, Action::Right, Action::Confirm});
    EXPECT_TRUE(session().solved());
    EXPECT_FALSE(scene().round().proof().running());
    EXPECT_FALSE(scene().round().par().exact) << "what is not proven by then is not proven";
    EXPECT_TRUE(passUntil([&] { return fake.running() == 0; }));
}

TEST_F(PlaySceneProofTest, SaysHowMuchMemoryIsMissing) {
    openPlus();
    fake.available(10'000'000);
    press({action::watch});
    ASSERT_TRUE(scene().toast());
    EXPECT_EQ(scene().toast()->text,
              "This proof needs 72\u00a0MB of free memory. Close other programs, and try again.");
    EXPECT_FALSE(scene().round().proof().running());
}

TEST_F(PlaySceneProofTest, FailedProofLeavesTheBestKnown) {
    openPlus();
    const int known = scene().round().optimum()->moves();
    press({action::watch});
    fake.fail();
    EXPECT_TRUE(passUntil([&] { return !scene().round().proof().running(); }));
    EXPECT_EQ(scene().round().optimum()->moves(), known);
    EXPECT_FALSE(scene().round().optimum()->exact());
    EXPECT_TRUE(scene().proofButton().visible());
    EXPECT_EQ(scene().toast()->text, "The optimum could not be proven with the memory that is free.");
}

TEST_F(PlaySceneProofTest, IsInTheListOfWhatHasNoButton) {
    const auto puzzle =
        lights::Puzzle::make(lights::parseBoard({".....", "..#..", ".###.", "..#..", "....."}, lights::maxSide).value(),
                             {}, lights::GoalKind::Off);
    LightsPlayScene play(ToPlay{{lights::encodePuzzle(*puzzle), *puzzle}, true}, with.services(), with.records,
                         with.services().boards(), with.atlases);
    play.layout(ui::Viewport(), test::plainMeasure);
    test::waitForAnswer(play.round(), [&play] { play.update(0); });
    const auto more = [&] {
        play.handle(action(action::more));
        std::vector<std::string> labels;
        if (const auto list = test::pushedTo<ToPause>(with.asked()))
            for (const ToPause::Entry& entry : list->entries)
                labels.push_back(entry.label);
        return labels;
    };
    EXPECT_THAT(more(), testing::Contains(testing::StartsWith("Prove: ")));
    play.handle(action(action::watch));
    EXPECT_THAT(more(), testing::Contains(testing::StartsWith("Stop: ")));
    EXPECT_TRUE(play.round().proof().running()) << "a pause does not stop it";
    with.preferences.change([](data::Settings& settings) { settings.inSight.optimum = false; });
    EXPECT_THAT(more(), testing::Not(testing::Contains(testing::StartsWith("Stop: "))));
}

TEST_F(PlaySceneProofTest, ProvenOptimumCountsForTheRun) {
    openPlus();
    press({action::watch});
    fake.prove();
    EXPECT_TRUE(passUntil([&] { return scene().round().optimum()->exact(); }));
    with.pressInTime({Action::Down, Action::Down, Action::Right, Action::Right, Action::Confirm});
    const Par par = scene().round().par();
    EXPECT_TRUE(par.exact);
    EXPECT_EQ(par.moves, 1);
}

TEST_F(LightsPlaySceneTest, ReportsTheFirstPressAfterEachRestart) {
    std::vector<std::string> started;
    with.records.onStart = [&](const std::string& code) { started.push_back(code); };
    open("shed/l4");
    with.pass(0.1F);
    EXPECT_THAT(started, IsEmpty());
    press({Action::Confirm, Action::Right, Action::Confirm});
    with.pass(0.1F);
    const std::string code = with.level("shed/l4").code();
    EXPECT_THAT(started, ElementsAre(code));
    press({action::restart});
    with.pass(0.1F);
    press({Action::Confirm});
    with.pass(0.1F);
    EXPECT_THAT(started, ElementsAre(code, code));
}

TEST_F(LightsPlaySceneTest, SeedAndCodeAreBehindAButton) {
    openBoard({"#..", "...", "..."});
    EXPECT_TRUE(test::shows(with.scenes.top(), "Code"));
    auto& button = test::control<ui::PushButton>(with.scenes.top(), "Code");
    EXPECT_EQ(button.tip(), "Show and copy the code");
    button.press();
    EXPECT_EQ(with.clipboard.text(), scene().round().challenge().code);
    EXPECT_EQ(button.tip(), "Hide the code");
    button.press();
    EXPECT_EQ(button.tip(), "Show and copy the code");
    open("shed/l4");
    EXPECT_FALSE(test::shows(with.scenes.top(), "Code")) << "levels have a name instead";
}

TEST_F(LightsPlaySceneTest, ABoardOfNoPackIsInAHouseWithADoor) {
    openBoard({"#..", "...", "..."});
    const std::optional<Facade> house = scene().board().view().facade();
    ASSERT_TRUE(house);
    EXPECT_NE(house->house, House::Slate);
    EXPECT_TRUE(doorwayOf(*house));
    EXPECT_FALSE(scene().board().view().options().plate);
}

TEST_F(LightsPlaySceneTest, TheHouseOfTheDayHasItsDateOnAPlate) {
    using namespace std::chrono_literals;
    with.open(ToPlay{dailyChallenge(puzzle::Day{2026y, std::chrono::November, 28d}), true});
    waitForAnswer();
    const BoardOptions& options = scene().board().view().options();
    EXPECT_EQ(options.plate, (DatePlate{"28", "Nov"}));
    const std::optional<Facade> house = scene().board().view().facade();
    ASSERT_TRUE(house);
    EXPECT_TRUE(datePlateArea(*house));
}

} // namespace
