// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/dialogs/DialogScenes.hpp"
#include "game/dialogs/PauseScene.hpp"
#include "game/duel/DuelFixture.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/services/Actions.hpp"

#include <gmock/gmock.h>

namespace {

using namespace game;
using lights::Cell;
using testing::ElementsAre;
using testing::HasSubstr;
using ui::Action;
using Tally = lights::TurnDuel::Tally;

class DuelTurnsTest : public test::DuelTest {
protected:
    DuelTurnsScene& open(std::vector<std::string> players = {"Ada", "Ben", "Cleo"}, std::size_t first = 0) {
        with.open(ToDuelPlay{test::duelOf(DuelWay::Turns, std::move(players), first)});
        return scene();
    }
    [[nodiscard]] DuelTurnsScene& scene() const { return top<DuelTurnsScene>(); }
    void pressCell(Cell cell) { DuelTest::pressCell<DuelTurnsScene>(cell); }
    void pressGood() { pressCell(shortest<DuelTurnsScene>().front()); }
    /// A window that is in no shortest solution: after a good press the same one is.
    [[nodiscard]] Cell wrongCell() const {
        for (int row = 0; row < 5; ++row)
            for (int column = 0; column < 5; ++column) {
                lights::TurnDuel tried(scene().session().puzzle().startingFrom(scene().session().board()), 2);
                if (!tried.press({row, column})->good)
                    return {row, column};
            }
        throw std::logic_error("Every press is good.");
    }
    /// Plays on to the result with good presses.
    DuelOverScene& finish() {
        while (!scene().duel().over())
            pressGood();
        with.pass(5);
        return top<DuelOverScene>();
    }
};

TEST_F(DuelTurnsTest, GoodPressesAloneEndInADrawAndNothingIsStored) {
    with.playAs("Ada");
    const int optimum = open().duel().left();
    EXPECT_EQ(optimum % 3, 0);
    const auto& places = finish().places();
    EXPECT_THAT(places, ElementsAre(DuelPlace{0, 1}, DuelPlace{1, 1}, DuelPlace{2, 1}));
    EXPECT_THAT(with.scenes.top().spokenTitle(), testing::StartsWith("A draw. Tied: Ada, Ben, Cleo."));
    EXPECT_EQ(storedRuns(), 0U);
    EXPECT_EQ(with.records.progress().stars(with.library), 0);
    for (const data::AchievementStanding& each : with.records.achievements())
        EXPECT_EQ(each.reached, 0);
}

TEST_F(DuelTurnsTest, SignSaysWhoseTurnItIs) {
    open({"Ada", "Ben"}, 1);
    EXPECT_EQ(scene().spokenState(), "Your turn, Ben");
    pressGood();
    EXPECT_EQ(scene().spokenState(), "Your turn, Ada");
    pressCell(wrongCell());
    EXPECT_EQ(scene().spokenState(), "Your turn, Ben");
}

TEST_F(DuelTurnsTest, WrongPressIsSaidButNotShown) {
    open({"Ada", "Ben"});
    const lights::Board before = scene().session().board();
    pressCell(wrongCell());
    EXPECT_EQ(scene().session().board(), before);
    EXPECT_THAT(scene().duel().tallies(), ElementsAre(Tally{0, 1}, Tally{0, 0}));
    EXPECT_FALSE(scene().board().view().animating()) << "nobody learns where it was";
    ASSERT_NE(scene().toast(), nullptr);
    EXPECT_THAT(scene().toast()->text, testing::AllOf(HasSubstr("Ada loses the turn"), HasSubstr("shortest")));
}

TEST_F(DuelTurnsTest, NextPlayerNeedNotWaitForAWrongPress) {
    open({"Ada", "Ben"});
    pressCell(wrongCell());
    pressGood();
    EXPECT_THAT(scene().duel().tallies(), ElementsAre(Tally{0, 1}, Tally{1, 0}));
    pressCell(wrongCell());
    pressCell(wrongCell());
    EXPECT_THAT(scene().duel().tallies(), ElementsAre(Tally{0, 2}, Tally{1, 1}));
}

TEST_F(DuelTurnsTest, WhoeverLosesTheFewestTurnsWins) {
    open({"Ada", "Ben", "Cleo"});
    pressCell(wrongCell());
    pressGood();
    pressCell(wrongCell());
    pressCell(wrongCell());
    const auto& places = finish().places();
    EXPECT_THAT(places, ElementsAre(DuelPlace{1, 1}, DuelPlace{2, 2}, DuelPlace{0, 3}));
    EXPECT_THAT(with.scenes.top().spokenTitle(), testing::StartsWith("Ben wins. Without losing a turn. Ben: "));
}

TEST_F(DuelTurnsTest, AMatchKeepsTheScore) {
    DuelMatch match = test::duelOf(DuelWay::Turns, {"Ada", "Ben"});
    match.boards = 3;
    with.open(ToDuelPlay{match});
    for (const int won : {1, 2}) {
        if (scene().player() == 1)
            pressGood();
        pressCell(wrongCell()); // Ada's.
        finish();
        const std::string words = with.scenes.top().spokenTitle();
        if (won == 1) {
            EXPECT_THAT(words, testing::AllOf(testing::StartsWith("Board 1 goes to Ben."), HasSubstr("Ada 0 : 1 Ben"),
                                              HasSubstr("Board 2 of 3: Ben begins.")));
            press({action::next});
            EXPECT_EQ(scene().title(), "Duel · 2 of 3");
            EXPECT_EQ(scene().match().wonBy(1), 1);
        } else {
            EXPECT_THAT(words, testing::StartsWith("Ben wins the duel. Ada 0 : 2 Ben")) << "without the third board";
        }
    }
}

TEST_F(DuelTurnsTest, PlayableByMouseAlone) {
    open({"Ada", "Ben"});
    while (!scene().duel().over())
        test::click(with, scene().board().cellRect(shortest<DuelTurnsScene>().front()).centre());
    with.pass(5);
    EXPECT_EQ(top<DuelOverScene>().places().size(), 2U);
}

TEST_F(DuelTurnsTest, ThereIsNoHelpAndNoUndo) {
    open();
    pressGood();
    const lights::Board board = scene().session().board();
    for (const Action action : {action::undo, action::restart, action::hint, action::showSolution, action::chase}) {
        press({action});
        EXPECT_EQ(scene().session().board(), board);
        EXPECT_NE(scene().toast(), nullptr);
        with.pass(30);
    }
}

TEST_F(DuelTurnsTest, LeavingAsksOnceSomethingWasPressed) {
    open();
    press({Action::Back, Action::Up, Action::Up, Action::Confirm}); // "Leave the duel" is above "More".
    EXPECT_NE(with.top<DuelScene>(), nullptr);
    open();
    pressCell(wrongCell());
    press({Action::Back, Action::Up, Action::Up, Action::Confirm});
    ASSERT_NE(with.top<QuestionScene>(), nullptr);
    press({Action::Back});
    EXPECT_EQ(scene().duel().tallies()[0], (Tally{0, 1})) << "the safe answer goes on";
    press({Action::Back, Action::Up, Action::Up, Action::Confirm, Action::Left, Action::Confirm});
    EXPECT_NE(with.top<DuelScene>(), nullptr);
}

TEST_F(DuelTurnsTest, EndIsShownAfterAMoment) {
    open({"Ada", "Ben"});
    while (!scene().duel().over())
        pressGood();
    EXPECT_NE(with.top<DuelTurnsScene>(), nullptr);
    press({Action::Confirm, Action::Back, action::hint}); // Nothing counts any more.
    with.pass(0.5F);
    EXPECT_NE(with.top<DuelTurnsScene>(), nullptr);
    with.pass(1);
    EXPECT_NE(with.top<DuelOverScene>(), nullptr);
}

} // namespace
