// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/dialogs/DialogScenes.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/duel/DuelFixture.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/services/Actions.hpp"
#include "lights/LongerSolutions.hpp"

#include <gmock/gmock.h>

#include <iterator>

namespace {

using namespace game;
using lights::Cell;
using testing::ElementsAre;
using testing::HasSubstr;
using ui::Action;

class DuelAloneTest : public test::DuelTest {
protected:
    DuelAloneScene& open(std::vector<std::string> players = {"Ada", "Ben"}, std::size_t first = 0) {
        with.open(ToDuelPlay{test::duelOf(DuelWay::Alone, std::move(players), first)});
        with.pass(1);
        return scene();
    }
    [[nodiscard]] DuelAloneScene& scene() const { return top<DuelAloneScene>(); }
    void pressCell(Cell cell) { DuelTest::pressCell<DuelAloneScene>(cell); }
    /// Takes the seat and solves the board. \param longer how many solutions of other lengths are shorter.
    /// \param seconds time between the first press
    /// and the others.
    void solve(int longer = 0, ui::Seconds seconds = 1) {
        press({Action::Confirm});
        const lights::Puzzle board = scene().session().puzzle().startingFrom(scene().session().board());
        std::vector<Cell> presses = lights::test::solutionOfAtLeast(board, 0);
        for (; longer > 0; --longer)
            presses = lights::test::solutionOfAtLeast(board, std::ssize(presses) + 1);
        for (std::size_t i = 0; i < presses.size(); ++i) {
            pressCell(presses[i]);
            with.pass(i == 0 ? seconds : 0.05F); // As hands need it.
        }
    }
    [[nodiscard]] int optimum() const { return static_cast<int>(shortest<DuelAloneScene>().size()); }
};

TEST_F(DuelAloneTest, EverybodyPlaysTheSameBoardAgainstTheGhostOfThePlayerBefore) {
    with.playAs("Ada");
    open();
    const int fewest = optimum();
    EXPECT_TRUE(scene().waiting());
    EXPECT_EQ(scene().spokenState(), "Your turn, Ada");
    EXPECT_EQ(scene().rival(), nullptr);
    solve();
    EXPECT_EQ(scene().runs()[0]->moves, fewest);
    with.pass(2);
    EXPECT_TRUE(scene().waiting());
    EXPECT_EQ(scene().spokenState(), "Your turn, Ben");
    EXPECT_FALSE(scene().session().started());
    ASSERT_NE(scene().rival(), nullptr);
    EXPECT_EQ(scene().rival()->run().player, "Ada");
    press({Action::Confirm});
    EXPECT_FALSE(scene().waiting());
    EXPECT_EQ(scene().rival()->session().moves(), 0) << "it waits for the first press";
    pressCell({4, 4});
    with.pass(1.5F);
    EXPECT_GT(scene().rival()->session().moves(), 1);
    press({action::undo});
    solve(0, 30);
    with.pass(2);
    EXPECT_THAT(top<DuelOverScene>().places(), ElementsAre(DuelPlace{0, 1}, DuelPlace{1, 2})) << "by time";
    EXPECT_EQ(storedRuns(), 0U);
    EXPECT_EQ(with.records.progress().stars(with.library), 0);
}

TEST_F(DuelAloneTest, FewestMovesWinWhateverTheTime) {
    open({"Ada", "Ben", "Cleo"}, 1);
    EXPECT_EQ(scene().player(), 1U) << "Ben begins";
    solve(1);
    with.pass(2);
    EXPECT_EQ(scene().player(), 2U);
    solve(0, 600);
    with.pass(2);
    EXPECT_EQ(scene().player(), 0U);
    solve(2);
    with.pass(2);
    EXPECT_THAT(top<DuelOverScene>().places(), ElementsAre(DuelPlace{2, 1}, DuelPlace{1, 2}, DuelPlace{0, 3}));
    EXPECT_THAT(with.scenes.top().spokenTitle(), testing::StartsWith("Cleo wins. In "));
}

TEST_F(DuelAloneTest, BoardIsNeitherPlayedNorReadBeforeTheSeatIsTaken) {
    open();
    const lights::Board board = scene().session().board();
    EXPECT_TRUE(scene().board().view().shutters().closed());
    for (const Cell cell : {Cell{0, 0}, Cell{0, 4}, Cell{4, 0}})
        test::click(with, scene().board().cellRect(cell).centre());
    with.speaker.all.clear();
    press({action::sayBoard, action::sayLeft, action::undo, action::restart, action::mark});
    EXPECT_THAT(with.speaker.all, testing::IsEmpty());
    EXPECT_EQ(scene().session().board(), board);
    EXPECT_TRUE(scene().waiting());
    test::click(with, scene().startButton().bounds().centre());
    EXPECT_FALSE(scene().waiting());
    press({action::sayBoard});
    EXPECT_FALSE(with.speaker.all.empty());
}

TEST_F(DuelAloneTest, UndoAndRestartWorkButThereIsNoHelp) {
    open();
    press({Action::Confirm});
    pressCell({2, 2});
    press({action::undo});
    EXPECT_EQ(scene().session().moves(), 0);
    press({action::redo});
    EXPECT_EQ(scene().session().moves(), 1);
    press({action::restart});
    EXPECT_EQ(scene().session().moves(), 0);
    press({action::hint});
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_EQ(scene().toast()->text, "There is no help in a duel.");
    EXPECT_FALSE(scene().session().assists().any());
}

TEST_F(DuelAloneTest, PlayerWhoGivesUpIsLastAndLeavesNoGhost) {
    open({"Ada", "Ben", "Cleo"});
    solve();
    with.pass(2);
    press({Action::Confirm, action::skip});
    ASSERT_NE(with.top<QuestionScene>(), nullptr);
    press({Action::Back});
    EXPECT_EQ(scene().player(), 1U) << "the safe answer goes on";
    press({action::skip, Action::Left, Action::Confirm});
    with.pass(2);
    EXPECT_EQ(scene().player(), 2U);
    EXPECT_EQ(scene().rival()->run().player, "Ada") << "the last one who solved it";
    solve(0, 60);
    with.pass(2);
    EXPECT_THAT(top<DuelOverScene>().places(), ElementsAre(DuelPlace{0, 1}, DuelPlace{2, 2}, DuelPlace{1, 3}));
}

TEST_F(DuelAloneTest, NobodyWinsIfAllGiveUp) {
    open();
    for (int player = 0; player < 2; ++player) {
        press({Action::Confirm, action::skip, Action::Left, Action::Confirm});
        with.pass(2);
    }
    EXPECT_THAT(with.scenes.top().spokenTitle(), testing::StartsWith("Nobody wins. All have given up."));
}

TEST_F(DuelAloneTest, PauseStopsTheClock) {
    open();
    press({Action::Confirm});
    pressCell({2, 2});
    with.pass(1);
    press({action::pause});
    ASSERT_NE(with.top<PauseScene>(), nullptr);
    with.pass(60);
    press({Action::Back});
    with.scenes.suspend(); // The window loses the focus.
    with.pass(60);
    with.scenes.resume();
    EXPECT_EQ(scene().session().elapsed(), puzzle::Milliseconds(1000));
}

TEST_F(DuelAloneTest, LeavingAsksOnceSomethingWasPressed) {
    open();
    press({Action::Back, Action::Up, Action::Up, Action::Confirm}); // "Leave the duel" is above "More".
    EXPECT_NE(with.top<DuelScene>(), nullptr);
    open();
    solve();
    with.pass(2);
    press({Action::Back, Action::Up, Action::Up, Action::Confirm});
    ASSERT_NE(with.top<QuestionScene>(), nullptr) << "Ada has played";
    press({Action::Left, Action::Confirm});
    EXPECT_NE(with.top<DuelScene>(), nullptr);
}

} // namespace
