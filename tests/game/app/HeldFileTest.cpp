// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that the window never waits for another program that holds the database. Where a test releases the file only
// after the window has gone on, a window that waited would fail it.

#include "data/levels/Puzzles.hpp"
#include "game/app/WholeGame.hpp"
#include "game/leaderboard/LeaderboardScene.hpp"
#include "game/menu/MainMenuScene.hpp"
#include "game/win/WinScene.hpp"
#include "lights/EventText.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::frame;
using testing::HasSubstr;
using Key = sf::Keyboard::Key;

class HeldFileTest : public game::test::WholeGame {
protected:
    /// Makes another program hold the database until release().
    void hold() {
        m_holder.emplace(paths.database().string(), SQLite::OPEN_READWRITE, 60'000);
        m_holder->exec("BEGIN IMMEDIATE");
    }
    void release() { m_holder.reset(); }
    void startHeldAt(const std::string& level) {
        Options options;
        options.level = level;
        start(options);
        hold();
    }
    /// Lets seconds pass for the game, which take no time here.
    void pass(ui::Seconds seconds) {
        for (ui::Seconds passed = 0; passed < seconds; passed += frame)
            game->update(frame);
    }
    /// Runs the game until a condition holds. \param step seconds that pass for it in each turn.
    template<class Condition>
    void runUntil(const Condition& condition, ui::Seconds step = 0) {
        while (!condition()) {
            game->update(step);
            std::this_thread::yield();
        }
    }
    [[nodiscard]] std::optional<data::SavedBoard> savedBoard() const {
        data::Database database = data::Database::open(paths.database(), data::puzzles());
        return data::SavedBoards(database).latest(data::unnamedPlayer).value();
    }
    [[nodiscard]] std::size_t storedRuns(const std::string& player = std::string(data::unnamedPlayer)) const {
        data::Database database = data::Database::open(paths.database(), data::puzzles());
        const auto players = data::Players(database).all();
        for (const data::PlayerSummary& each : players.value())
            if (each.name == player)
                return static_cast<std::size_t>(each.runs);
        return 0;
    }
    void openLeaderboard() {
        while (!top<MainMenuScene>())
            tapKey(Key::Escape);
        for (const char* plate : {"Around the house", "Leaderboard"}) {
            pass(0.4F); // Before that, Enter was meant for the screen before.
            for (int i = 0; i < 40 && top<MainMenuScene>()->form()->focused()->spoken().name != plate; ++i)
                keyDown(Key::Tab);
            keyDown(Key::Enter);
            game->update(frame);
        }
    }
    /// The question on top; empty if there is none.
    [[nodiscard]] std::string asks() const {
        return top<QuestionScene>() ? top<QuestionScene>()->spokenTitle() : std::string();
    }
    void runUntilAsked() {
        runUntil([this] { return !asks().empty(); });
        pass(1); // Before that, what is typed was meant for what was there before.
    }
    /// Closes the game until it asks what to do about a press that cannot be stored. \returns the events so far.
    std::string closeUntilAsked() {
        startHeldAt("shed/two-hedgehogs");
        keyDown(Key::Enter);
        std::string events = session().save().events;
        sendEvent(sf::Event::Closed);
        EXPECT_FALSE(game->over());
        pass(5.1F);
        runUntilAsked();
        return events;
    }
    [[nodiscard]] std::size_t shownRuns() const { return top<LeaderboardScene>()->rows().size(); }

private:
    std::optional<SQLite::Database> m_holder;
};

TEST_F(HeldFileTest, PressesGoOnAndAreAllStored) {
    startHeldAt("shed/two-hedgehogs");
    for (int i = 0; i < 50; ++i) {
        keyDown(i % 2 == 0 ? Key::Right : Key::Left); // A window pressed again would be an undo.
        keyDown(i % 5 == 4 ? Key::U : Key::Enter);
        game->update(frame);
    }
    const auto events = session().save().events;
    EXPECT_EQ(session().undos(), 10);
    EXPECT_FALSE(savedBoard());
    release();
    runUntil([&] { return savedBoard() && savedBoard()->game.events == events; });
    EXPECT_EQ(says(), "");
}

TEST_F(HeldFileTest, BoardLeftAndOpenedAgainIsAsItWas) {
    startHeldAt("shed/two-hedgehogs");
    keyDown(Key::Enter);
    const auto events = session().save().events;
    tapKey(Key::Escape);
    const auto focused = [this] { return dynamic_cast<const ui::PushButton*>(game->top().form()->focused()); };
    while (focused()->face().label != "Back to levels")
        keyDown(Key::Up);
    tapKey(Key::Enter);
    while (!top<MainMenuScene>())
        tapKey(Key::Escape);
    tapKey(Key::Enter); // "Continue".
    ASSERT_TRUE(top<LightsPlayScene>());
    EXPECT_EQ(session().save().events, events) << "though it is not stored yet";
    EXPECT_FALSE(savedBoard());
}

TEST_F(HeldFileTest, WinIsShownAsBeingSavedUntilItIs) {
    startHeldAt("shed/first-light");
    solveByKeyboard();
    pass(4);
    ASSERT_TRUE(top<WinScene>());
    EXPECT_TRUE(game->animating()) << "so that it notices when the run is stored";
    EXPECT_EQ(storedRuns(), 0U);
    release();
    runUntil([&] { return storedRuns() == 1U; });
    EXPECT_FALSE(savedBoard()) << "the board is no longer unfinished";
}

TEST_F(HeldFileTest, NextLevelOpensWhileWinIsBeingSaved) {
    startHeldAt("shed/first-light");
    solveByKeyboard();
    pass(4);
    ASSERT_TRUE(top<WinScene>());
    keyDown(Key::N);
    game->update(frame);
    ASSERT_TRUE(top<LightsPlayScene>());
    EXPECT_EQ(top<LightsPlayScene>()->round().challenge().place()->number, 2);
    keyDown(Key::Down);
    keyDown(Key::Right);
    keyDown(Key::Enter);
    ASSERT_FALSE(session().solved());
    const auto events = session().save().events;
    release();
    runUntil([&] { return savedBoard() && savedBoard()->game.events == events; });
    EXPECT_EQ(storedRuns(), 1U) << "stored before what came after it";
}

TEST_F(HeldFileTest, LeaderboardShowsRunOnceItIsStored) {
    startHeldAt("shed/first-light");
    solveByKeyboard();
    pass(4);
    ASSERT_TRUE(top<WinScene>());
    openLeaderboard();
    ASSERT_TRUE(top<LeaderboardScene>());
    EXPECT_EQ(shownRuns(), 0U);
    release();
    // A slow computer held the file for so long that the game tries again only some seconds later.
    runUntil([&] { return shownRuns() == 1U; }, frame);
}

TEST_F(HeldFileTest, LeaderboardOpenedRightAfterWinShowsRun) {
    Options options;
    options.level = "shed/first-light";
    start(options);
    solveByKeyboard();
    pass(4);
    ASSERT_TRUE(top<WinScene>());
    openLeaderboard();
    ASSERT_TRUE(top<LeaderboardScene>());
    runUntil([&] { return shownRuns() == 1U; });
}

TEST_F(HeldFileTest, ClosingWaitsUntilEverythingIsStored) {
    startHeldAt("shed/two-hedgehogs");
    keyDown(Key::Enter);
    const auto events = session().save().events;
    sendEvent(sf::Event::Closed);
    EXPECT_FALSE(game->over());
    EXPECT_TRUE(game->animating());
    EXPECT_GT(colours(picture({800, 600})), 1U) << "the window says that it is saving";
    keyDown(Key::Enter);
    resize(1024, 768);
    pass(2);
    EXPECT_FALSE(game->over());
    release();
    runUntil([this] { return game->over(); });
    EXPECT_EQ(savedBoard().value().game.events, events);
}

TEST_F(HeldFileTest, ClosingAsksWhetherToGiveUp) {
    closeUntilAsked();
    EXPECT_THAT(asks(), HasSubstr("your last moves on the unfinished board"));
    EXPECT_THAT(asks(), HasSubstr("Another program"));
    keyDown(Key::Left); // From "Try again" to "Quit".
    keyDown(Key::Enter);
    game->update(frame);
    EXPECT_TRUE(game->over());
    EXPECT_FALSE(savedBoard());
}

TEST_F(HeldFileTest, ClosingTriesAgain) {
    const std::string events = closeUntilAsked();
    keyDown(Key::Enter);
    pass(2);
    EXPECT_FALSE(game->over());
    EXPECT_EQ(asks(), "") << "it waits again";
    pass(3.1F);
    runUntilAsked();
    keyDown(Key::Enter);
    release();
    runUntil([this] { return game->over(); });
    EXPECT_EQ(savedBoard().value().game.events, events);
}

TEST_F(HeldFileTest, ClosingEndsAfterTheQuestionIfAllIsStoredMeanwhile) {
    const std::string events = closeUntilAsked();
    release();
    runUntil([&] {
        pass(1); // It is tried again by itself.
        return savedBoard() && savedBoard()->game.events == events;
    });
    keyDown(Key::Enter);
    runUntil([this] { return game->over(); });
}

TEST_F(HeldFileTest, SystemIsNotAskedWhetherToGiveUp) {
    startHeldAt("shed/two-hedgehogs");
    keyDown(Key::Enter);
    tapKey(Key::Escape);
    game->endSoon();
    EXPECT_FALSE(game->over()) << "it waits";
    pass(2.9F);
    game->endSoon(); // The system may insist.
    pass(0.2F);
    EXPECT_TRUE(game->over());
    EXPECT_TRUE(game->lost());
}

TEST_F(HeldFileTest, SystemWaitsUntilEverythingIsStored) {
    startHeldAt("shed/two-hedgehogs");
    keyDown(Key::Enter);
    const auto events = session().save().events;
    game->endSoon();
    pass(1);
    EXPECT_FALSE(game->over());
    release();
    runUntil([this] { return game->over(); });
    EXPECT_FALSE(game->lost());
    EXPECT_EQ(savedBoard().value().game.events, events);
}

TEST_F(HeldFileTest, SystemEndsTheQuestionToo) {
    closeUntilAsked();
    game->endSoon();
    game->update(frame);
    EXPECT_TRUE(game->over());
    EXPECT_TRUE(game->lost());
}

TEST_F(HeldFileTest, WithoutADisplayEverythingIsStoredAtOnce) {
    startHeldAt("shed/two-hedgehogs");
    release();
    keyDown(Key::Enter);
    const auto events = session().save().events;
    EXPECT_TRUE(game->endUnseen());
    EXPECT_EQ(savedBoard().value().game.events, events);
}

TEST_F(HeldFileTest, ClosingAgainDoesNotWait) {
    startHeldAt("shed/two-hedgehogs");
    keyDown(Key::Enter);
    sendEvent(sf::Event::Closed);
    EXPECT_FALSE(game->over());
    sendEvent(sf::Event::Closed);
    runUntil([this] { return !asks().empty(); });
    sendEvent(sf::Event::Closed);
    EXPECT_TRUE(game->over());
}

} // namespace
