// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/win/WinScene.hpp"

#include "game/Controls.hpp"
#include "game/FullDisk.hpp"
#include "game/GameFixture.hpp"
#include "game/Rounds.hpp"
#include "game/boards/BoardFromCode.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/controls/BoardHouse.hpp"
#include "game/daily/ToDaily.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/play/ToPlay.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/round/WinWords.hpp"
#include "game/services/Actions.hpp"
#include "game/services/KeyMap.hpp"
#include "game/win/ToWin.hpp"
#include "game/win/WinStage.hpp"
#include "lights/PressNext.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Solver.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Context.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>

namespace {

using namespace game;
using game::test::action;
using game::test::askedFor;
using game::test::key;
using game::test::replacedBy;
using game::test::type;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using ui::Action;

class WinSceneTest : public testing::Test {
protected:
    const text::Text german = text::Text::load(GAME_TEST_SHARE "/locale", text::Language::German);

    /// Records a win of the board in the fewest moves. \param shown whether the solution was shown.
    /// \param pause after the first press.
    ToWin won(const Challenge& challenge, int optimum, bool shown = false, std::chrono::seconds pause = {}) {
        lights::Session session(challenge.lights());
        if (shown)
            session.noteSolutionShown();
        for (int cell = 0; cell < optimum; ++cell) {
            lights::test::pressNext(session, {cell / 3, cell % 3});
            if (cell == 0)
                session.advance(pause);
        }
        ToWin win{challenge,
                  test::performanceOf(session),
                  {optimum, true},
                  {},
                  {},
                  with.records.progress().stars(with.library),
                  {}};
        win.recorded = with.records.record(challenge, test::performanceOf(session), {optimum, true});
        return win;
    }
    /// Records a win of the daily puzzle of this date in the fewest moves.
    ToWin wonDay(const std::string& of, std::chrono::seconds pause = {}) {
        const Challenge challenge = dailyChallenge(*puzzle::dayFromText(of));
        const auto presses = lights::solve(challenge.lights()).result->presses().toCells();
        lights::Session session(challenge.lights());
        for (const lights::Cell cell : presses) {
            lights::test::pressNext(session, cell);
            if (cell == presses.front())
                session.advance(pause);
        }
        const auto optimum = static_cast<int>(presses.size());
        ToWin win{challenge, test::performanceOf(session), {optimum, true}, {}, {}, 0, {}};
        win.recorded = with.records.record(challenge, test::performanceOf(session), {optimum, true});
        return win;
    }
    WinScene& open(const ToWin& to) {
        run = to.recorded.run;
        scene = std::make_unique<WinScene>(to, with.services());
        scene->layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
        return *scene;
    }
    WinScene& openLevel(const std::string& path = "shed/l2") {
        const data::LevelRef level = with.level(path);
        return open(won(challengeOf(level), static_cast<int>(level.index) + 1));
    }
    /// The second win of somebody without a name, who is then asked for one.
    WinScene& openSecondWin() {
        won(challengeOf(with.level("shed/l1")), 1);
        return openLevel();
    }
    /// Somebody else has solved the level too, so that there is a leaderboard to be seen.
    void solveAs(const std::string& player, const std::string& path = "shed/l2") {
        with.playAs(player);
        const data::LevelRef level = with.level(path);
        won(challengeOf(level), static_cast<int>(level.index) + 1);
    }
    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene->handle(action(each));
    }
    void useGamepad() {
        sf::Event pressed{};
        pressed.type = sf::Event::JoystickButtonPressed;
        pressed.joystickButton = {0, 0};
        static_cast<void>(with.input.map(pressed, ui::Viewport()));
    }
    void pad(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene->handle(ui::ActionPressed{each, false, ui::Device::Gamepad});
    }
    /// The legend as the current input device sees it, in lines such as "Esc Levels".
    [[nodiscard]] std::vector<std::string> legend() {
        scene->update(0);
        std::vector<std::string> shown;
        for (const ui::LegendEntry& entry : scene->legend().entries()) {
            const bool onPad = with.input.lastDevice() == ui::Device::Gamepad;
            std::string line;
            for (const std::string& cap : onPad ? entry.pad : entry.keys)
                line += cap + " ";
            if (!line.empty())
                shown.push_back(line + entry.words);
        }
        return shown;
    }
    /// The level that the scene asks the campaign below it to select when it closes.
    [[nodiscard]] std::optional<ToCampaign> shownBelow() {
        const auto asked = with.asked();
        const auto* pop = asked ? std::get_if<Navigator::Pop>(&*asked) : nullptr;
        const auto* place = pop != nullptr && pop->showing ? pop->showing->as<ToCampaign>() : nullptr;
        return place != nullptr ? std::optional(*place) : std::nullopt;
    }
    [[nodiscard]] std::string runsPlayer() {
        return with.records.leaderboard().standing(*run, 1).value().value().rows.at(0).run.player;
    }

    test::GameFixture with;
    std::optional<data::RunId> run;
    std::unique_ptr<WinScene> scene;
};

TEST_F(WinSceneTest, ShowsAchievementsAsMedalsAndNotAsToasts) {
    with.playAs("Ada");
    openLevel();
    std::vector<std::string> words;
    std::vector<Keepsake> things;
    for (const Medals::Medal& medal : scene->medals()) {
        words.push_back(medal.words);
        if (const auto* thing = std::get_if<Keepsake>(&medal.sign))
            things.push_back(*thing);
    }
    EXPECT_THAT(words, testing::Contains("Not one too many"));
    EXPECT_THAT(things, testing::ElementsAre(Keepsake::Key)) << "as on the sills of the achievements";
    EXPECT_EQ(scene->toast(), nullptr);
    openLevel();
    EXPECT_THAT(scene->medals(), testing::IsEmpty()) << "only once";
}

TEST_F(WinSceneTest, AnyKeyJumpsToTheEndOfTheRitual) {
    with.playAs("Ada");
    openLevel();
    EXPECT_LT(scene->scenery().night, 0.8F);
    scene->update(0.5F);
    EXPECT_TRUE(scene->animating());
    scene->handle(ui::PointerMoved{{300, 300}});
    EXPECT_LT(scene->scenery().night, 1) << "a moving pointer is no wish to go on";
    press({Action::Right});
    EXPECT_EQ(scene->scenery().night, 1);
    EXPECT_EQ(scene->scenery().town, 0);
    EXPECT_EQ(scene->scenery().pavement, ResultLayout::pavement);
}

TEST_F(WinSceneTest, LastWindowOfAHouseOrOfTheStreetHasWordsOfItsOwn) {
    ToWin win = won(challengeOf(with.level("shed/l2")), 2);
    win.asleep = Asleep::House;
    EXPECT_EQ(winHero(with.text, win), "The garden shed is asleep.");
    EXPECT_EQ(winHeadline(with.text, win), "Good night.");
    EXPECT_EQ(winHero(with.text, won(challengeOf(with.level("shed/l2")), 2)), "Good night.");
    win.asleep = Asleep::Street;
    with.playAs("Ada");
    open(win);
    press({action::next});
    const auto request = with.asked();
    const auto* reset = request ? std::get_if<Navigator::Reset>(&*request) : nullptr;
    ASSERT_NE(reset, nullptr);
    EXPECT_TRUE(reset->to.as<ToDawn>());
}

TEST_F(WinSceneTest, LastWindowOfAHouseLeadsThroughItsLastAct) {
    with.playAs("Ada");
    with.preferences.change([](data::Settings& settings) { settings.unlockAll = true; });
    ToWin win = won(challengeOf(with.level("shed/l8")), 8);
    win.asleep = Asleep::House;
    open(win);
    EXPECT_NE(scene->diveBoard(), std::nullopt);
    press({action::next});
    ASSERT_NE(scene->bedtime(), nullptr);
    EXPECT_FALSE(with.asked()) << "not yet to the next level";
    EXPECT_TRUE(scene->animating());
    EXPECT_EQ(scene->diveBoard(), std::nullopt) << "the board is out of sight";
    scene->update(0.5F);
    scene->handle(ui::PointerMoved{{300, 300}});
    EXPECT_FALSE(scene->bedtime()->over());
    press({action::next});
    EXPECT_TRUE(scene->bedtime()->over()) << "a key goes to the end of it …";
    EXPECT_FALSE(with.asked()) << "… and no further";
    scene->update(0.01F);
    EXPECT_FALSE(scene->animating());
    press({action::next});
    EXPECT_TRUE(replacedBy<ToPlay>(with.asked()));
}

TEST_F(WinSceneTest, LevelsOfAHouseAsleepComeAfterItsLastAct) {
    with.playAs("Ada");
    ToWin win = won(challengeOf(with.level("shed/l8")), 8);
    win.asleep = Asleep::House;
    for (const bool skips : {false, true}) {
        open(win);
        press({Action::Back});
        ASSERT_NE(scene->bedtime(), nullptr);
        EXPECT_FALSE(with.asked()) << "not yet";
        scene->update(0.5F);
        EXPECT_FALSE(with.asked());
        if (skips)
            press({Action::Confirm});
        scene->update(skips ? 0.01F : HouseAsleep::length);
        EXPECT_TRUE(shownBelow()) << "where the player wanted";
        scene->update(0.01F);
        EXPECT_FALSE(with.asked()) << "once";
    }
}

TEST_F(WinSceneTest, StillOfAHouseAsleepWaitsForThePlayer) {
    with.playAs("Ada");
    with.preferences.change([](data::Settings& settings) {
        settings.reducedMotion = true;
        settings.unlockAll = true;
    });
    ToWin win = won(challengeOf(with.level("shed/l8")), 8);
    win.asleep = Asleep::House;
    open(win);
    press({Action::Back});
    ASSERT_NE(scene->bedtime(), nullptr);
    scene->update(1);
    EXPECT_FALSE(with.asked());
    press({Action::Confirm});
    EXPECT_TRUE(shownBelow()) << "the focus is on the way that was chosen";
}

TEST_F(WinSceneTest, AchievementsOfANightShiftHaveTheirThingsInToasts) {
    ui::Toasts toasts;
    Sounds sounds{true};
    announceAchievements({data::Achievement::FirstBoard}, with.text, toasts, sounds);
    ASSERT_NE(toasts.current(), nullptr);
    EXPECT_EQ(toasts.current()->strong, "First night");
    EXPECT_TRUE(toasts.current()->sign);
}

TEST_F(WinSceneTest, LastActOfAHouseIsAStillWithReducedMotion) {
    with.playAs("Ada");
    with.preferences.change([](data::Settings& settings) { settings.reducedMotion = true; });
    ToWin win = won(challengeOf(with.level("shed/l8")), 8);
    win.asleep = Asleep::House;
    open(win);
    press({action::next});
    ASSERT_NE(scene->bedtime(), nullptr);
    EXPECT_TRUE(scene->bedtime()->over());
    press({Action::Back});
    EXPECT_TRUE(shownBelow());
}

TEST_F(WinSceneTest, AsksForTheNameOnceAtTheSecondWin) {
    openLevel("shed/l1");
    EXPECT_FALSE(scene->wantsText()) << "the first win is a win, not a form";
    EXPECT_TRUE(scene->panel().givesWay()) << "to the postcard";
    openLevel();
    EXPECT_TRUE(scene->wantsText());
    EXPECT_FALSE(scene->panel().givesWay());
    press({Action::NextControl, Action::NextControl, Action::Confirm}); // Play without a name.
    EXPECT_FALSE(scene->wantsText());
    EXPECT_TRUE(scene->panel().givesWay());
    EXPECT_FALSE(with.records.named());
    openLevel("shed/l3");
    EXPECT_FALSE(scene->wantsText()) << "never again";
    with.playAs("Ada");
    openLevel();
    EXPECT_FALSE(scene->wantsText());
}

TEST_F(WinSceneTest, KnowsWhichLampsWentDarkLast) {
    const ToWin win = won(challengeOf(with.level("shed/l2")), 2);
    const LastLamps last = lastLamps(win);
    ASSERT_FALSE(last.cells.empty());
    EXPECT_LE(last.cells.size(), 3U);
    const lights::Puzzle& puzzle = win.challenge.lights();
    for (const puzzle::Cell cell : last.cells)
        EXPECT_TRUE(puzzle.start().hasCell(cell));
    ASSERT_FALSE(last.degrees.empty());
    EXPECT_LE(last.degrees.size(), 4U);
    for (const int degree : last.degrees) {
        EXPECT_GE(degree, 0);
        EXPECT_LT(degree, Melody::degrees);
    }
    ToWin broken = win;
    for (const char* events : {"", "[[0,\"p\",", "[[0,\"p\",99,99]]", "[[0,\"p\",1", "[[0,\"u\"]]"}) {
        broken.played.events = events;
        EXPECT_TRUE(lastLamps(broken).cells.empty()) << events;
    }
}

TEST_F(WinSceneTest, PostcardGivesWayToTheLeaderboardOfMoreThanOne) {
    with.playAs("Ada");
    openLevel();
    EXPECT_TRUE(scene->panel().givesWay());
    ASSERT_NE(scene->panel().best(), nullptr);
    EXPECT_EQ(scene->panel().best()->run.moves, 2);
    solveAs("Ben");
    openLevel();
    EXPECT_FALSE(scene->panel().givesWay());
}

TEST_F(WinSceneTest, EnterSavesNameThenContinues) {
    openSecondWin();
    type(*scene, U"Zoë");
    press({Action::Confirm});
    EXPECT_EQ(with.records.player(), "Zoë");
    EXPECT_EQ(runsPlayer(), "Zoë");
    EXPECT_FALSE(with.navigator.waiting());
    EXPECT_FALSE(scene->wantsText());
    press({Action::Confirm});
    const auto next = replacedBy<ToPlay>(with.asked());
    ASSERT_TRUE(next);
    EXPECT_EQ(next->challenge.key, "level:shed/l3");
}

TEST_F(WinSceneTest, NewNameReassignsRun) {
    solveAs("Zoë");
    with.playAs("Ada");
    openLevel();
    press({Action::PreviousControl, Action::PreviousControl});
    ASSERT_TRUE(scene->wantsText());
    scene->handle(action(Action::SelectAll));
    type(*scene, U"Ben");
    press({Action::Confirm});
    EXPECT_EQ(runsPlayer(), "Ben");
    EXPECT_EQ(with.records.player(), "Ben");
}

/// With a second player, who has runs and is not the current one.
class WinSceneOfTwoTest : public WinSceneTest {
protected:
    /// Wins a level as the current player and types a name on the win screen.
    std::optional<ToQuestion> winAndType(const std::u32string& name) {
        openLevel();
        if (!scene->wantsText())
            press({Action::PreviousControl, Action::PreviousControl});
        scene->handle(action(Action::SelectAll));
        type(*scene, name);
        press({Action::Confirm});
        return game::test::pushedTo<ToQuestion>(with.asked());
    }
};

TEST_F(WinSceneOfTwoTest, NameOfAnotherPlayerIsAskedAbout) {
    solveAs("Ben");
    with.playAs("Ada");
    const auto question = winAndType(U"ben");
    ASSERT_TRUE(question);
    EXPECT_EQ(question->title, "Are you Ben?") << "in the known spelling";
    EXPECT_THAT(question->text, HasSubstr("this result goes to your scores"));
    EXPECT_THAT(question->text, testing::Not(HasSubstr("without a name")));
    EXPECT_FALSE(question->answers.at(0).chosen) << "the first answer changes nothing";
    EXPECT_EQ(runsPlayer(), "Ada");
    EXPECT_TRUE(scene->wantsText()) << "the name can be changed";

    question->answers.at(1).chosen();
    EXPECT_EQ(runsPlayer(), "Ben");
    EXPECT_EQ(with.records.player(), "Ben");
    ASSERT_NE(scene->toast(), nullptr);
    EXPECT_EQ(scene->toast()->text, "Saved.");
}

TEST_F(WinSceneOfTwoTest, WithoutANameTheQuestionNamesAllThatGoesToThePlayer) {
    solveAs("Ben");
    with.playAs({});
    const auto question = winAndType(U"Ben");
    ASSERT_TRUE(question);
    EXPECT_THAT(question->text, HasSubstr("everything else that was played without a name"));
    EXPECT_FALSE(with.records.named());
    question->answers.at(1).chosen();
    EXPECT_EQ(runsPlayer(), "Ben");
}

TEST_F(WinSceneOfTwoTest, OwnNameInAnotherSpellingIsNoQuestion) {
    solveAs("Zoë");
    with.playAs("Ben");
    EXPECT_FALSE(winAndType(U"BEN"));
    EXPECT_FALSE(with.navigator.waiting());
}

TEST_F(WinSceneTest, RefusesBlankName) {
    openSecondWin();
    type(*scene, U"   ");
    press({Action::Confirm});
    EXPECT_TRUE(scene->wantsText()) << "the focus stays";
    EXPECT_FALSE(with.records.named());
    EXPECT_EQ(runsPlayer(), "Player");
}

TEST_F(WinSceneTest, ReportsSavingWithoutName) {
    openSecondWin();
    press({Action::Confirm});
    ASSERT_NE(scene->toast(), nullptr);
    EXPECT_EQ(scene->toast()->text, "Saved without a name.");
    EXPECT_FALSE(with.records.named());
}

TEST_F(WinSceneTest, LimitsNameToSixteenLetters) {
    openSecondWin();
    type(*scene, U"Äbcdefghijklmnopqrstuvwxyz");
    press({Action::Confirm});
    EXPECT_EQ(with.records.player(), "Äbcdefghijklmnop");
}

TEST_F(WinSceneTest, LetterKeysTypeInNameField) {
    openSecondWin();
    scene->handle(key(sf::Keyboard::C));
    type(*scene, U"c");
    EXPECT_EQ(with.clipboard.content, "");
    press({Action::Confirm});
    EXPECT_EQ(with.records.player(), "c");
}

TEST_F(WinSceneTest, CKeyCopiesResultWithCode) {
    with.playAs("Ada");
    openLevel();
    EXPECT_TRUE(scene->handle(key(sf::Keyboard::C)));
    EXPECT_THAT(with.clipboard.content, HasSubstr("Garden Shed 2"));
    EXPECT_THAT(with.clipboard.content, HasSubstr("2 moves"));
    EXPECT_THAT(with.clipboard.content, HasSubstr("★★★"));
    EXPECT_THAT(with.clipboard.content,
                testing::EndsWith("\n" + lights::encodePuzzle(with.level("shed/l2").level().lights())));
}

TEST_F(WinSceneTest, CKeyCopiesWithTheKeysAsDelivered) {
    with.playAs("Ada");
    with.input.setBindings(KeyMap().bindings());
    openLevel();
    EXPECT_TRUE(scene->handle(key(sf::Keyboard::C)));
    EXPECT_NE(with.clipboard.content, "");
}

TEST_F(WinSceneTest, OwnBindingOfCTakesPrecedence) {
    with.playAs("Ada");
    ui::Bindings own = ui::Bindings::standard();
    ASSERT_FALSE(own.bind({sf::Keyboard::C, false, false, false}, action::restart));
    with.input.setBindings(own);
    openLevel();
    EXPECT_FALSE(scene->handle(key(sf::Keyboard::C)));
    EXPECT_EQ(with.clipboard.content, "");
}

TEST_F(WinSceneTest, AgainStartsFresh) {
    with.playAs("Ada");
    openLevel();
    press({action::restart});
    const auto again = replacedBy<ToPlay>(with.asked());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->challenge.key, "level:shed/l2");
    EXPECT_FALSE(again->resume);
    openLevel();
    press({Action::NextControl, Action::Confirm});
    EXPECT_FALSE(replacedBy<ToPlay>(with.asked()).value().resume) << "its button";
}

TEST_F(WinSceneTest, EscAndLevelsButtonGoBack) {
    with.playAs("Ada");
    openLevel();
    press({Action::Back});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    press({Action::Back, action::next});
    EXPECT_FALSE(with.navigator.waiting()) << "once is enough";
    openLevel();
    press({Action::NextControl, Action::NextControl, Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked())) << "the button";
}

TEST_F(WinSceneTest, MouseOpensNextLevel) {
    with.playAs("Ada");
    openLevel();
    test::click(*scene, {660, 684});
    EXPECT_TRUE(replacedBy<ToPlay>(with.asked()));
}

TEST_F(WinSceneTest, NextLevelResumesUnfinishedBoard) {
    with.playAs("Ada");
    openLevel();
    press({action::next});
    EXPECT_TRUE(replacedBy<ToPlay>(with.asked()).value().resume);
}

TEST_F(WinSceneTest, ShownSolutionAsksForNoName) {
    open(won(challengeOf(with.level("shed/l2")), 2, true));
    EXPECT_FALSE(scene->wantsText());
    press({Action::Confirm});
    EXPECT_TRUE(replacedBy<ToPlay>(with.asked())) << "the level after it, although this one counts as unsolved";
}

TEST_F(WinSceneTest, SharedBoardOnlyLeadsBack) {
    const lights::Puzzle puzzle = with.level("shed/l2").level().lights();
    with.playAs("Ada");
    open(won({lights::encodePuzzle(puzzle), puzzle}, 2));
    ASSERT_TRUE(run) << "it ranks under its code";
    press({Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
}

TEST_F(WinSceneTest, LegendFollowsNameField) {
    openSecondWin();
    EXPECT_THAT(legend(), ElementsAre("Enter Save name", "Tab Move focus", "Esc Leave the field"));
    press({Action::Back});
    EXPECT_FALSE(with.navigator.waiting()) << "it leads out of the field first";
    EXPECT_THAT(legend(), testing::Contains("C Copy result"));
    EXPECT_THAT(legend(), testing::Contains("Esc Levels"));
    press({action::next});
    EXPECT_TRUE(replacedBy<ToPlay>(with.asked())) << "the letter is a key again";
}

TEST_F(WinSceneTest, FocusMovesFromNameToNextLevel) {
    openSecondWin();
    press({Action::NextControl, Action::NextControl, Action::NextControl, Action::Confirm});
    EXPECT_TRUE(replacedBy<ToPlay>(with.asked())) << "field, its button, without a name, next level";
    openLevel();
    press({Action::Confirm});
    EXPECT_TRUE(replacedBy<ToPlay>(with.asked())) << "at once, where nothing is asked";
}

TEST_F(WinSceneTest, GamepadEntersNameAndContinues) {
    useGamepad();
    openSecondWin();
    EXPECT_THAT(legend(), testing::IsSupersetOf({"Up Down Letter", "A Save name", "B Cancel", "LB Delete"}));
    pad({Action::Up, Action::Up, Action::Right, Action::Up, Action::Confirm});
    EXPECT_EQ(with.records.player(), "Ba");
    EXPECT_EQ(runsPlayer(), "Ba");
    EXPECT_FALSE(scene->wantsText());
    pad({Action::Confirm});
    EXPECT_TRUE(replacedBy<ToPlay>(with.asked()));
}

TEST_F(WinSceneTest, GamepadCanSkipName) {
    useGamepad();
    openSecondWin();
    pad({Action::Up, Action::Back});
    EXPECT_FALSE(with.records.named());
    pad({Action::Confirm});
    EXPECT_TRUE(replacedBy<ToPlay>(with.asked()));
    openLevel();
    pad({Action::Back});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
}

TEST_F(WinSceneTest, ButtonCopiesResult) {
    with.playAs("Ada");
    openLevel();
    test::click(*scene, {1220 - 24, 91});
    EXPECT_THAT(with.clipboard.content, HasSubstr("Garden Shed 2"));
    with.clipboard.content.clear();
    openLevel();
    press({Action::PreviousControl, Action::Confirm});
    EXPECT_THAT(with.clipboard.content, HasSubstr("Garden Shed 2")) << "once round";
}

TEST_F(WinSceneTest, ExplainsCostOfHelp) {
    const Challenge challenge = challengeOf(with.level("shed/l2"));
    EXPECT_EQ(winSentences(with.text, won(challenge, 2)).size(), 1U);
    const auto withHelp = [&](int hints, bool live) {
        lights::Session session(challenge.lights());
        session.noteHints(hints);
        if (live)
            session.noteLiveCounter();
        lights::test::pressNext(session, {0, 0});
        lights::test::pressNext(session, {0, 1});
        return winSentences(with.text, {challenge, test::performanceOf(session), {2, true}, {}, {}, 0, {}});
    };
    EXPECT_THAT(withHelp(1, false), ElementsAre(HasSubstr("fewest possible"), "With 1 hint: two stars at most."));
    EXPECT_THAT(withHelp(3, false).at(1), HasSubstr("3 hints"));
    ToWin shownBefore = won(challenge, 2);
    shownBefore.played.assists.hints = 1; // It counts as one.
    shownBefore.solutionSeen = true;
    EXPECT_EQ(winSentences(with.text, shownBefore).at(1), "The solution was shown here today: two stars at most.");
    ToWin ofDay{dailyChallenge(*puzzle::dayFromText("2026-11-21")), shownBefore.played, {2, true}, {}, {}, 0, {}};
    EXPECT_EQ(winSentences(with.text, ofDay).at(1),
              "With 1 hint: two stars at most. Help on this board counts until tomorrow.");
    ofDay.hintedBefore = true;
    EXPECT_EQ(winSentences(with.text, ofDay).at(1), "Your help from earlier today still counts: two stars at most.");
    EXPECT_THAT(withHelp(0, true).at(1), HasSubstr("moves left shown"));
    EXPECT_THAT(withHelp(1, true).at(1), HasSubstr("hints, and with the moves left"));
    EXPECT_THAT(winSentences(with.text, won(challenge, 2, true)),
                ElementsAre(HasSubstr("the solution was shown"), HasSubstr("two stars at most")));
}

TEST_F(WinSceneTest, SaysThatBetterStarsAreKept) {
    ToWin win = won(challengeOf(with.level("shed/l2")), 2);
    win.starsHere = 3;
    EXPECT_EQ(winSentences(with.text, win).size(), 1U) << "as many as before";
    win.par.moves = 1;
    EXPECT_EQ(winSentences(with.text, win).at(1), "Your 3 stars from before are kept.");
    win.played.assists.hints = 1;
    EXPECT_EQ(winSentences(with.text, win).at(1), "With 1 hint: two stars at most. Your 3 stars from before are kept.");
}

TEST_F(WinSceneTest, ALongerRunIsToldWhichPatternWasTooMuch) {
    const Challenge challenge = test::challengeOn({"####", "####", "####", "####"});
    const lights::Solver solver(challenge.lights());
    const auto shortest = lights::solve(challenge.lights()).result->presses();
    const auto sentences = [&](const lights::BitGrid& presses) {
        lights::Session session(challenge.lights());
        for (const lights::Cell cell : presses.toCells())
            lights::test::pressNext(session, cell);
        EXPECT_TRUE(session.solved());
        return winSentences(
            with.text,
            {challenge, test::performanceOf(session), {static_cast<int>(shortest.count()), true}, {}, {}, 0, {}});
    };
    EXPECT_EQ(sentences(shortest).size(), 1U);
    int longer = 0;
    for (const lights::BitGrid& quiet : solver.quiet()) {
        const lights::BitGrid presses = shortest ^ quiet;
        if (presses.count() == shortest.count())
            continue;
        ++longer;
        const std::string saved = std::to_string(presses.count() - shortest.count());
        EXPECT_THAT(sentences(presses), ElementsAre(testing::_, testing::AllOf(HasSubstr("windows of a quiet pattern"),
                                                                               HasSubstr(": " + saved + " move"))));
    }
    EXPECT_GT(longer, 0);
}

TEST_F(WinSceneTest, RunFasterThanHandsShowsNoStars) {
    const Challenge challenge = challengeOf(with.level("shed/l2"));
    lights::Session session(challenge.lights());
    session.press({0, 0});
    session.press({0, 1});
    const ToWin win{challenge, test::performanceOf(session), {2, true}, {}, {}, 0, {}};
    EXPECT_EQ(starsOf(win), 0);
    EXPECT_THAT(winSentences(with.text, win).at(1), HasSubstr("does not count"));
    EXPECT_EQ(starsOf(won(challenge, 2)), 3);
}

/// The win screen with the database in a file, on a disk that is full for a while.
class UnstoredWinTest : public testing::Test {
protected:
    UnstoredWinTest() {
        const test::FullDisk full;
        lights::Session session(m_with.level("shed/l1").level().lights());
        lights::test::pressNext(session, {0, 0});
        const Challenge challenge = challengeOf(m_with.level("shed/l1"));
        const puzzle::Performance played = test::performanceOf(session);
        ToWin win{challenge, played, {1, true}, {}, {}, 0, {}};
        win.recorded = test::stored(m_with.records, m_with.records.record(challenge, played, {1, true}));
        m_with.open(win);
        m_with.pass(20);
    }
    [[nodiscard]] const WinPanel& panel() { return m_with.top<WinScene>()->panel(); }
    [[nodiscard]] bool offersToTryAgain() { return test::shows(m_with.scenes.top(), "Try again"); }
    [[nodiscard]] bool focusOnTryAgain() { return test::control(m_with.scenes.top(), "Try again").focused(); }

    test::SceneRunner m_with{test::SceneRunner::Storage::Disk};
};

TEST_F(UnstoredWinTest, IsTriedAgainByItself) {
    EXPECT_TRUE(offersToTryAgain());
    EXPECT_FALSE(panel().records());
    m_with.records.update(Records::tryAgainEvery);
    m_with.records.finishStoring();
    m_with.pass(0.1F);
    EXPECT_TRUE(panel().records());
    EXPECT_TRUE(panel().standing());
    EXPECT_FALSE(offersToTryAgain());
    EXPECT_THAT(m_with.top<WinScene>()->medals(), Not(testing::IsEmpty()));
}

TEST_F(UnstoredWinTest, IsTriedAgainByItsButton) {
    test::focus(m_with, "Try again");
    ASSERT_TRUE(focusOnTryAgain());
    {
        const test::FullDisk full;
        m_with.press({Action::Confirm});
        m_with.records.finishStoring();
        m_with.pass(0.1F);
        ASSERT_NE(m_with.top<WinScene>()->toast(), nullptr);
        EXPECT_EQ(m_with.top<WinScene>()->toast()->text, "Still not saved.");
        EXPECT_TRUE(focusOnTryAgain());
    }
    m_with.press({Action::Confirm});
    m_with.records.finishStoring();
    m_with.pass(0.1F);
    EXPECT_TRUE(panel().records());
    EXPECT_FALSE(panel().animating());
}

TEST_F(UnstoredWinTest, IsNotLostByLeaving) {
    m_with.press({action::next});
    EXPECT_EQ(m_with.top<WinScene>(), nullptr);
    m_with.records.update(Records::tryAgainEvery);
    m_with.records.finishStoring();
    EXPECT_EQ(m_with.bestRun("level:shed/l1").moves, 1);
}

TEST_F(WinSceneTest, LevelsOpenAtNextLevel) {
    with.playAs("Ada");
    openLevel();
    press({Action::Back});
    EXPECT_EQ(shownBelow().value().levelId, "l3");
    open(won(challengeOf(with.level("shed/l5")), 5, true));
    press({Action::Back});
    EXPECT_EQ(shownBelow().value().levelId, "l5") << "which still is awake";
}

TEST_F(WinSceneTest, DailyPuzzleLeadsToTodayOrCalendar) {
    with.playAs("Ada");
    const ToWin late = wonDay("2026-07-13"); // Today is the 14th.
    EXPECT_THAT(winSentences(with.text, late),
                testing::ElementsAre("Daily puzzle, 13 Jul: solved with the fewest possible moves.",
                                     "Not on its own day: not part of a streak."));
    open(late);
    EXPECT_THAT(legend(), testing::Contains("Esc Calendar"));
    press({action::next});
    const auto today = test::replacedBy<ToPlay>(with.asked());
    ASSERT_TRUE(today);
    EXPECT_EQ(today->challenge.key, "daily:2026-07-14");

    const ToWin inTime = wonDay("2026-07-14");
    EXPECT_THAT(winSentences(with.text, inTime), testing::SizeIs(1));
    open(inTime);
    press({Action::Back});
    const auto request = with.asked();
    ASSERT_TRUE(test::askedFor<Navigator::Pop>(request));
    const auto& below = std::get<Navigator::Pop>(*request).showing;
    ASSERT_TRUE(below && below->as<ToDaily>());
    EXPECT_EQ(below->as<ToDaily>()->day, inTime.challenge.day());
}

TEST_F(WinSceneTest, AfterTodaysDailyPuzzleAMissedDayIsNotTheMainChoice) {
    with.playAs("Ada");
    const ToWin today = wonDay("2026-07-14"); // The 13th was missed.
    open(today);
    press({action::next});
    const auto request = with.asked();
    ASSERT_TRUE(askedFor<Navigator::Pop>(request));
    const auto& below = std::get<Navigator::Pop>(*request).showing;
    ASSERT_TRUE(below && below->as<ToDaily>());
    EXPECT_EQ(below->as<ToDaily>()->day, today.challenge.day()) << "the calendar";
}

TEST_F(WinSceneTest, ResultHasPressedWindowsMovesTimeStarsAndCode) {
    const ToWin win = won(challengeOf(with.level("shed/l2")), 2, false, std::chrono::seconds(83));
    EXPECT_EQ(resultText(with.text, win), "Lichter Aus – Garden Shed 2\n"
                                          "🟨🟨⬛⬛⬛\n"
                                          "⬛⬛⬛⬛⬛\n"
                                          "⬛⬛⬛⬛⬛\n"
                                          "2 moves, optimum 2 · 1:23 · ★★★\n" +
                                              win.challenge.code);
    EXPECT_EQ(resultText(german, win), "Lichter Aus – Garden Shed 2\n"
                                       "🟨🟨⬛⬛⬛\n"
                                       "⬛⬛⬛⬛⬛\n"
                                       "⬛⬛⬛⬛⬛\n"
                                       "2 Züge, Optimum 2 · 1:23 · ★★★\n" +
                                           win.challenge.code);
}

TEST_F(WinSceneTest, ResultOfDailyPuzzleHasDateAndStreak) {
    const ToWin win = wonDay("2026-07-14", std::chrono::seconds(42));
    const std::string grid = "⬛🟨⬛⬛🟨\n"
                             "⬛⬛🟨⬛⬛\n"
                             "⬛⬛🟨🟨⬛\n"
                             "🟨⬛⬛🟨⬛\n"
                             "⬛⬛⬛🟨🟨\n";
    EXPECT_EQ(resultText(with.text, win, 3), "Lichter Aus – Daily puzzle, 14 July 2026\n" + grid +
                                                 "9 moves, optimum 9 · 0:42 · ★★★\n"
                                                 "Streak: 3 days\n" +
                                                 win.challenge.code);
    EXPECT_EQ(resultText(german, win, 1), "Lichter Aus – Tagesrätsel, 14. Juli 2026\n" + grid +
                                              "9 Züge, Optimum 9 · 0:42 · ★★★\n"
                                              "Serie: 1 Tag\n" +
                                              win.challenge.code);
    EXPECT_THAT(resultText(with.text, win), Not(HasSubstr("Streak")));
    with.playAs("Ada");
    open(wonDay("2026-07-14"));
    scene->handle(key(sf::Keyboard::C));
    EXPECT_THAT(with.clipboard.content, HasSubstr("Streak: 1 day\n"));
    open(wonDay("2026-07-13"));
    scene->handle(key(sf::Keyboard::C));
    EXPECT_THAT(with.clipboard.content, Not(HasSubstr("Streak"))) << "it is late";
}

TEST_F(WinSceneTest, ResultShowsHolesAndOnlySmallBoards) {
    const auto result = [&](const lights::Board& dark, lights::Cell pressed) {
        lights::Board board = dark;
        lights::press(board, {}, pressed);
        const Challenge challenge =
            sharedChallenge(*lights::Puzzle::make(board, {}, lights::GoalKind::Off), data::LocalText("Patio"));
        lights::Session session(challenge.lights());
        lights::test::pressNext(session, pressed);
        return resultText(with.text, {challenge, test::performanceOf(session), {1, true}, {}, {}, 0, {}});
    };
    lights::BitGrid holes(2, 3);
    holes.set({0, 1});
    EXPECT_THAT(result({lights::BitGrid(2, 3), holes}, {1, 2}), HasSubstr("\n⬛🧱⬛\n⬛⬛🟨\n1 move, "));
    EXPECT_THAT(result(lights::Board(lights::BitGrid(12, 12)), {0, 0}), HasSubstr("🟨⬛"));
    EXPECT_THAT(result(lights::Board(lights::BitGrid(12, 13)), {0, 0}), Not(HasSubstr("🟨")));
}

TEST_F(WinSceneTest, WatchOpensReplayOfThisRun) {
    with.playAs("Ada");
    openLevel();
    press({action::watch});
    const auto replay = test::pushedTo<ToReplay>(with.asked());
    ASSERT_TRUE(replay);
    EXPECT_EQ(replay->challenge.key, challengeOf(with.level("shed/l2")).key);
    EXPECT_EQ(replay->run.moves, 2);
    EXPECT_EQ(replay->run.player, "Ada");
    open(won(challengeOf(with.level("shed/l3")), 3, true));
    press({action::watch});
    EXPECT_FALSE(with.navigator.waiting()) << "nothing was recorded";
}

TEST_F(WinSceneTest, AnimationEnds) {
    with.playAs("Ada");
    openLevel();
    EXPECT_TRUE(scene->animating());
    for (int frame = 0; frame < 600; ++frame)
        scene->update(1.0F / 60);
    EXPECT_FALSE(scene->animating());
}

/// What is drawn on the house of a shipped level that is solved in the fewest moves.
IdeaDrawing drawnOn(const test::GameFixture& with, std::string_view path) {
    const Challenge challenge = challengeOf(with.level(std::string(path)));
    lights::Session session(challenge.lights());
    for (const lights::Cell cell : lights::solve(challenge.lights()).result->order())
        session.press(cell);
    return drawingOf({challenge, test::performanceOf(session), {session.moves(), true}, {}, {}, 0, {}});
}

TEST_F(WinSceneTest, MirrorsAreDrawnOnlyWhereTheIdeaIsAboutThem) {
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    for (const auto* path : {"terrace/love-letter", "corner/gingerbread", "hotel/double-bed", "crooked/klein-bottle",
                             "crooked/masks", "observatory/twins", "observatory/telescope"}) {
        const IdeaDrawing drawing = drawnOn(with, path);
        EXPECT_TRUE(drawing.leftRight || drawing.topBottom) << path;
    }
    const IdeaDrawing plus = drawnOn(with, "shed/first-light"); // Symmetric, and about what a press does.
    EXPECT_FALSE(plus.leftRight || plus.topBottom || plus.pattern.any());
}

/// Of a roof that the board left no room for in play, only what is there grows when the camera steps back.
TEST_F(WinSceneTest, RoofDoesNotJumpWhenTheCameraStepsBack) {
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    ui::Resources resources = ui::Resources::open(GAME_TEST_SHARE "/fonts").value();
    const sf::Context context;
    const ui::Viewport viewport({1280, 800}, 1);
    for (const auto* path : {"shed/first-light", "terrace/doorbell", "lighthouse/boathouse"}) {
        const Challenge challenge = challengeOf(with.level(path));
        BoardOptions look = boardOptions(with.preferences, challenge);
        look.residents = false;
        WinStage::WinDetails details{
            challenge.lights().solved(), challenge.lights().rules(), look, 0, Asleep::Board, {}, WinPace::Whole};
        const auto staged = [&] {
            auto stage = std::make_unique<WinStage>(details, with.atlases, with.preferences, with.sounds);
            stage->layout(viewport, ResultLayout(viewport));
            return stage;
        };
        details.from = staged()->windows();
        const auto stage = staged();
        const auto drawn = [&] {
            sf::RenderTexture target;
            EXPECT_TRUE(target.create(1280, 800));
            target.clear(sf::Color::Black);
            {
                ui::Canvas canvas(target, viewport, theme("night").controls, resources);
                stage->draw(canvas);
            }
            target.display();
            return target.getTexture().copyToImage();
        };
        ASSERT_EQ(stage->frame().camera, 0);
        const sf::Image before = drawn();
        stage->update(winTime::steps - winTime::hudGone + 0.02F);
        ASSERT_GT(stage->frame().camera, 0);
        ASSERT_LT(stage->frame().camera, 0.02F);
        const sf::Image after = drawn();
        long difference = 0;
        const auto bottom = static_cast<unsigned>(details.from.y) - 20;
        for (unsigned y = 0; y < bottom; ++y)
            for (unsigned x = 0; x < 1280; ++x) {
                const sf::Color a = before.getPixel(x, y);
                const sf::Color b = after.getPixel(x, y);
                difference += std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b);
            }
        EXPECT_LT(difference, 600'000) << path << ": eaves that are missing make twice as much";
    }
}

} // namespace
