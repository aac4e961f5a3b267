// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/Controls.hpp"
#include "game/dialogs/DialogScenes.hpp"
#include "game/duel/DuelFixture.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/services/Actions.hpp"

#include <gmock/gmock.h>

namespace {

using namespace game;
using testing::ElementsAre;
using ui::Action;

/// The setup on its own, with Ben as the current player and Ada known from before.
class DuelSceneTest : public testing::Test {
protected:
    DuelScene& open() {
        scene = std::make_unique<DuelScene>(with.services(), with.records, with.entropy);
        scene->layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
        return *scene;
    }
    /// The player solves a board, a minute after the one before.
    void play(const std::string& player) {
        with.clock.now = "2026-07-14T12:0" + std::to_string(++m_minutes) + ":00Z";
        with.playAs(player);
        with.solve("shed/l1");
        with.records.finishStoring();
    }
    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene->handle(test::action(each));
    }
    void click(std::string_view name) { test::press(*scene, name); }
    [[nodiscard]] ui::TextField& field(std::string_view name) { return test::control<ui::TextField>(*scene, name); }
    [[nodiscard]] std::vector<std::string> started() {
        click("Start the duel");
        const auto to = test::pushedTo<ToDuelPlay>(with.asked());
        return to ? to->match.players : std::vector<std::string>();
    }

    test::GameFixture with;
    std::unique_ptr<DuelScene> scene;

private:
    int m_minutes = 0;
};

TEST_F(DuelSceneTest, StartsAtOnceWithoutAnyNames) {
    open();
    press({Action::Confirm}); // The focus is on the button.
    const auto to = test::pushedTo<ToDuelPlay>(with.asked());
    ASSERT_TRUE(to);
    EXPECT_THAT(to->match.players, ElementsAre("Player 1", "Player 2"));
    EXPECT_EQ(to->match.way, DuelWay::Turns);
    EXPECT_EQ(to->match.challenge.lights().rows(), 5);
    EXPECT_EQ(lights::solve(to->match.challenge.lights()).result->moves() % 2, 0);
}

TEST_F(DuelSceneTest, PlayersOfThisComputerAreInTheFields) {
    play("Ada");
    play("Cleo");
    play("Ben");
    open();
    EXPECT_EQ(field("Player 1").text(), "Ben") << "who plays now";
    EXPECT_EQ(field("Player 2").text(), "Cleo") << "who played last before";
    EXPECT_TRUE(test::shows(*scene, "Ada"));
}

TEST_F(DuelSceneTest, KnownPlayersAreAddedAndRemoved) {
    play("Ada");
    play("Cleo");
    play("Ben");
    open();
    click("Ada");
    EXPECT_EQ(scene->players(), 3U);
    EXPECT_THAT(started(), ElementsAre("Ben", "Cleo", "Ada"));
    click("Ben");
    EXPECT_EQ(field("Player 1").text(), "");
    EXPECT_EQ(scene->players(), 3U);
    EXPECT_THAT(started(), ElementsAre("Player 1", "Cleo", "Ada"));
    click("Ben");
    EXPECT_EQ(field("Player 1").text(), "Ben") << "back in the free field";
}

TEST_F(DuelSceneTest, NamesAreTyped) {
    open();
    field("Player 1").setText("  Zoë ");
    field("Player 2").setText("Max");
    EXPECT_THAT(started(), ElementsAre("Zoë", "Max"));
}

TEST_F(DuelSceneTest, TwoPlayersCannotHaveOneName) {
    open();
    field("Player 1").setText("Zoë");
    field("Player 2").setText("zoë");
    EXPECT_TRUE(started().empty());
    ASSERT_NE(scene->toast(), nullptr);
    EXPECT_EQ(scene->toast()->text, "Two players are called zoë.");
    EXPECT_TRUE(scene->wantsText()) << "the focus is on the name";
}

TEST_F(DuelSceneTest, EnterLeadsFromNameToNameAndOn) {
    open();
    while (!scene->wantsText())
        press({Action::NextControl});
    test::type(*scene, U"Ada");
    press({Action::Confirm});
    test::type(*scene, U"Ben");
    press({Action::Confirm});
    EXPECT_FALSE(scene->wantsText());
    press({Action::Confirm});
    const auto to = test::pushedTo<ToDuelPlay>(with.asked());
    ASSERT_TRUE(to);
    EXPECT_THAT(to->match.players, ElementsAre("Ada", "Ben"));
}

/// Duels with everything that can be set, by keyboard.
class DuelSetupTest : public test::DuelTest {};

TEST_F(DuelSetupTest, WholeDuelFromTheMenuAndAgain) {
    press({Action::Back}); // To the main menu.
    ASSERT_NE(with.top<MainMenuScene>(), nullptr);
    press({Action::Home, Action::Down, Action::Down, Action::Down, Action::Down, Action::Down, Action::Confirm});
    press({Action::Down, Action::Confirm}); // Around the house.
    ASSERT_NE(with.top<DuelScene>(), nullptr);
    press({Action::Confirm});
    const auto solve = [this] {
        while (!top<DuelTurnsScene>().duel().over())
            pressCell<DuelTurnsScene>(shortest<DuelTurnsScene>().front());
        with.pass(5);
    };
    std::set<std::string> codes;
    for (int board = 0; board < 3; ++board) {
        const DuelMatch& match = top<DuelTurnsScene>().match();
        EXPECT_EQ(match.played, board);
        EXPECT_EQ(top<DuelTurnsScene>().player(), static_cast<std::size_t>(board % 2)) << "they begin in turn";
        EXPECT_TRUE(codes.insert(match.challenge.code).second) << "another board";
        solve();
        if (board < 2)
            press({Action::Confirm}); // The next board.
    }
    EXPECT_THAT(with.scenes.top().spokenTitle(), testing::StartsWith("The duel is a draw. Player 1 0 : 0 Player 2"));
    press({Action::Confirm}); // Again.
    EXPECT_EQ(top<DuelTurnsScene>().match().played, 0) << "another match";
    EXPECT_EQ(top<DuelTurnsScene>().player(), 1U);
    solve();
    press({Action::Back}); // Not without a question: the match goes on.
    ASSERT_NE(with.top<QuestionScene>(), nullptr);
    press({Action::Left, Action::Confirm});
    EXPECT_NE(with.top<DuelScene>(), nullptr);
    press({Action::Back});
    EXPECT_NE(with.top<MainMenuScene>(), nullptr);
}

TEST_F(DuelSetupTest, ADuelOfOneBoardCanBeHadAgainOnTheSame) {
    with.open(ToDuelPlay{test::duelOf(DuelWay::Turns, {"Ada", "Ben"})});
    const auto solve = [this] {
        while (!top<DuelTurnsScene>().duel().over())
            pressCell<DuelTurnsScene>(shortest<DuelTurnsScene>().front());
        with.pass(5);
    };
    const std::string code = top<DuelTurnsScene>().match().challenge.code;
    solve();
    press({action::restart}); // The same board.
    EXPECT_EQ(top<DuelTurnsScene>().match().challenge.code, code);
    EXPECT_EQ(top<DuelTurnsScene>().player(), 1U) << "the next player begins";
    solve();
    press({Action::Confirm}); // A new board.
    EXPECT_NE(top<DuelTurnsScene>().match().challenge.code, code);
    EXPECT_EQ(top<DuelTurnsScene>().player(), 0U);
}

TEST_F(DuelSetupTest, LengthIsChosen) {
    EXPECT_TRUE(test::shows(with.scenes.top(), "Best of"));
    for (const int boards : {3, 5}) {
        if (boards == 5) {
            test::focus(with, "Best of");
            press({Action::Right});
        }
        test::press(with, "Start the duel");
        EXPECT_EQ(top<DuelTurnsScene>().match().boards, boards);
        EXPECT_EQ(top<DuelTurnsScene>().title(), "Duel · 1 of " + std::to_string(boards));
        press({Action::Back, Action::Up, Action::Up, Action::Confirm});
        ASSERT_NE(with.top<DuelScene>(), nullptr);
    }
}

/// The match after boards that these players win alone; std::nullopt for a draw.
DuelMatch after(int boards, std::size_t players, const std::vector<std::optional<std::size_t>>& winners) {
    DuelMatch match = test::duelOf(DuelWay::Turns, {"Ada", "Ben", "Cleo", "Dora"});
    match.players.resize(players);
    match.boards = boards;
    for (const auto& winner : winners) {
        std::vector<lights::TurnDuel::Tally> tallies(players, {1, 1});
        if (winner)
            tallies[*winner].lost = 0;
        match = afterBoard(std::move(match), tallies);
    }
    return match;
}

TEST(DuelMatchTest, IsDecidedOnceNobodyCanCatchUp) {
    EXPECT_TRUE(isDecided(after(1, 2, {0})));
    EXPECT_FALSE(isDecided(after(3, 2, {0})));
    EXPECT_TRUE(isDecided(after(3, 2, {0, 0})));
    EXPECT_FALSE(isDecided(after(3, 2, {0, 1})));
    EXPECT_FALSE(isDecided(after(3, 2, {0, std::nullopt}))) << "the last board can make it a draw";
    EXPECT_TRUE(isDecided(after(3, 2, {0, 1, std::nullopt})));
    EXPECT_FALSE(isDecided(after(5, 3, {0, 1, 2})));
    EXPECT_TRUE(isDecided(after(5, 3, {0, 0, 1, 0})));
}

TEST(DuelMatchTest, MostBoardsWin) {
    EXPECT_THAT(leadersOf(after(3, 2, {1, 1})), ElementsAre(1));
    EXPECT_THAT(leadersOf(after(3, 2, {0, 1, std::nullopt})), ElementsAre(0, 1));
    EXPECT_EQ(after(3, 2, {1, 1}).wonBy(1), 2);
    EXPECT_THAT(placesOf(after(5, 3, {2, 1, 2, 1, std::nullopt})),
                ElementsAre(DuelPlace{1, 1}, DuelPlace{2, 1}, DuelPlace{0, 3}));
    EXPECT_EQ(fromTheStart(after(3, 2, {1, 1})).played, 0);
    EXPECT_EQ(fromTheStart(after(3, 2, {1, 1})).wonBy(1), 0);
}

TEST_F(DuelSetupTest, ResultLeadsToTheMenu) {
    with.open(
        ToDuelOver{test::duelOf(DuelWay::Turns, {"Ada", "Ben"}), std::vector<lights::TurnDuel::Tally>{{1, 1}, {1, 0}}});
    press({Action::Right, Action::Right, Action::Confirm});
    EXPECT_NE(with.top<MainMenuScene>(), nullptr);
}

} // namespace
