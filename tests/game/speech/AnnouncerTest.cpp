// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/speech/Announcer.hpp"

#include "game/FakeProofs.hpp"
#include "game/GameFixture.hpp"
#include "game/daily/ToDaily.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/duel/DuelTurnsScene.hpp"
#include "game/duel/ToDuelPlay.hpp"
#include "game/editor/LightsEditorScene.hpp"
#include "game/editor/ToEditor.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/learn/ExplorerScene.hpp"
#include "game/learn/LightsLessonScene.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/play/ToPlay.hpp"
#include "game/replay/ToReplay.hpp"
#include "game/services/Actions.hpp"
#include "game/settings/ToSettings.hpp"
#include "game/shift/ToShift.hpp"
#include "game/speech/Speech.hpp"
#include "game/statistics/ToStatistics.hpp"
#include "game/win/WinScene.hpp"
#include "lights/solver/Solver.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace {

using namespace game;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using ui::Action;

class AnnouncerTest : public testing::Test {
protected:
    void look() {
        with.speaker.said.clear();
        announcer.look(with.scenes.top());
    }
    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions) {
            with.press({each});
            look();
        }
    }
    [[nodiscard]] std::vector<std::string>& said() { return with.speaker.said; }

    test::SceneRunner with;
    Announcer announcer{with.speaker, with.text};
};

TEST_F(AnnouncerTest, SaysScreenAndFocusOnce) {
    with.open(ToSettings{});
    look();
    EXPECT_THAT(said(), ElementsAre("Settings", HasSubstr("Language, menu")));
    look();
    EXPECT_THAT(said(), IsEmpty()) << "nothing is new";
}

TEST_F(AnnouncerTest, SaysOnlyWhatChanges) {
    with.open(ToSettings{});
    look();
    press({Action::Down});
    EXPECT_THAT(said(), ElementsAre(HasSubstr("slider")));
    press({Action::Left});
    ASSERT_EQ(said().size(), 1U);
    EXPECT_THAT(said().front(), HasSubstr("%")) << "with its unit";
    EXPECT_THAT(said().front(), testing::Not(HasSubstr("slider"))) << "the new value is enough";
}

TEST_F(AnnouncerTest, SaysMoreOrLess) {
    with.open(ToSettings{});
    announcer.setVerbosity(Verbosity::Short);
    look();
    EXPECT_THAT(said().back(), testing::Not(HasSubstr("menu")));
    announcer.forget();
    announcer.setVerbosity(Verbosity::Long);
    look();
    EXPECT_THAT(said().back(), HasSubstr("of 6"));
}

TEST_F(AnnouncerTest, SaysQuestionsAndTheirSafeAnswer) {
    with.open(ToQuestion{"Delete everything?", "It cannot be brought back.", {{"Keep", {}}, {"Delete", {}}}});
    look();
    EXPECT_THAT(said(), ElementsAre("Delete everything?. It cannot be brought back.", "Keep, button"));
}

TEST(Speech, RepeatsWhatWasSaidLast) {
    auto fake = std::make_unique<test::FakeSpeaker>();
    const test::FakeSpeaker& heard = *fake;
    Speech speech([&fake] { return std::move(fake); });
    speech.say("not switched on", ui::Speaker::Urgency::Now);
    speech.setOn(true);
    speech.say("one", ui::Speaker::Urgency::Now);
    speech.say("two", ui::Speaker::Urgency::Next);
    speech.repeat();
    EXPECT_THAT(heard.said, ElementsAre("one. two"));
    speech.say("three", ui::Speaker::Urgency::Now);
    speech.repeat();
    EXPECT_THAT(heard.all, ElementsAre("one", "two", "one. two", "three", "three"));
}

TEST_F(AnnouncerTest, SaysPlanningMarks) {
    with.open(ToPlay{challengeOf(with.level("shed/l4")), false});
    look();
    with.speaker.said.clear();
    with.press({action::mark});
    look();
    EXPECT_THAT(said(), ElementsAre("row 1, column 1, lit, marked"));
    with.speaker.said.clear();
    with.press({action::mark});
    look();
    EXPECT_THAT(said(), ElementsAre("row 1, column 1, lit"));
}

/// Plays a level knowing only what is said: moves the cursor until it says the place to press.
TEST_F(AnnouncerTest, ALevelCanBePlayedByEar) {
    std::string recording; // As docs/accessibility.md shows it.
    const auto write = [&](const std::string& key) {
        recording += key + "\n";
        for (const std::string& words : said())
            recording += "    " + words + "\n";
    };
    const auto type = [&](const std::string& key, Action action) {
        with.speaker.said.clear();
        with.press({action});
        announcer.look(with.scenes.top());
        write(key);
    };
    /// What was said about the cursor last.
    const auto cursor = [&] {
        const auto about = std::find_if(with.speaker.all.rbegin(), with.speaker.all.rend(),
                                        [](const std::string& words) { return words.starts_with("row "); });
        return about != with.speaker.all.rend() ? *about : std::string();
    };
    with.open(ToPlay{challengeOf(with.level("shed/l4")), false});
    look();
    write("The board appears.");
    type("F3", action::sayGoal);
    EXPECT_THAT(said(), Contains("Goal: all lights off"));
    type("F8", action::sayBoard);
    EXPECT_THAT(said().back(), HasSubstr("Row 3: "));

    const lights::Puzzle puzzle = with.level("shed/l4").level().lights();
    const auto answer = lights::solve(puzzle);
    for (const lights::Cell cell : answer.result->presses().toCells()) {
        const std::string row = "row " + std::to_string(cell.row + 1);
        const std::string wanted = row + ", column " + std::to_string(cell.column + 1);
        for (int step = 0; step < 40 && !cursor().starts_with(wanted); ++step) {
            const bool further = cursor() < wanted;
            if (cursor().starts_with(row))
                type(further ? "→" : "←", further ? Action::Right : Action::Left);
            else
                type(further ? "↓" : "↑", further ? Action::Down : Action::Up);
            ASSERT_EQ(said().size(), 1U) << "each step says where the cursor is now";
            ASSERT_THAT(said().front(), HasSubstr("row "));
        }
        with.pass(0.5F);
        type("Enter", Action::Confirm);
    }
    for (int i = 0; i < 100 && with.top<WinScene>() == nullptr; ++i)
        with.pass(0.1F);
    look();
    ASSERT_NE(with.top<WinScene>(), nullptr);
    write("The win appears.");
    EXPECT_THAT(said().front(), HasSubstr("3 stars"));

    std::ifstream file(GAME_TEST_DOCS "/accessibility.md");
    const std::string document(std::istreambuf_iterator<char>(file), {});
    EXPECT_NE(document.find("```text\n" + recording + "```\n"), std::string::npos)
        << "the recording in docs/accessibility.md should be:\n"
        << recording;
}

TEST_F(AnnouncerTest, TheExplorerSaysItsFacts) {
    with.open(ToExplorer{});
    look();
    const auto done = [this] { return !with.top<ExplorerScene>()->busy(); };
    ASSERT_TRUE(test::turnUntil(done, [this] { with.pass(0.01F); }));
    look();
    EXPECT_THAT(with.speaker.all.back(),
                testing::AllOf(HasSubstr("Nullity: 2"), HasSubstr("Presses that change nothing")));
    const auto before = with.speaker.all.size();
    look();
    EXPECT_EQ(with.speaker.all.size(), before) << "only when they change";
}

TEST_F(AnnouncerTest, StatisticsAreSaid) {
    with.playAs("Ada");
    with.solve("shed/l4");
    with.open(ToStatistics{});
    look();
    EXPECT_THAT(with.speaker.all, Contains(testing::AllOf(HasSubstr("Ada"), HasSubstr("Boards solved: 1"),
                                                          HasSubstr("Campaign: Solved 1, Optimum 100%"))));
    EXPECT_THAT(with.speaker.all, Contains(HasSubstr(": 1 solved, 1 at the optimum (100%)"))) << "the day";
}

TEST_F(AnnouncerTest, QuestionsAboutTheBoardAreAnswered) {
    with.open(ToPlay{challengeOf(with.level("shed/l1")), false});
    look();
    const auto ask = [&](Action action) {
        with.press({action});
        return with.speaker.all.back();
    };
    EXPECT_EQ(ask(action::sayLast), "Nothing has been pressed yet.");
    EXPECT_THAT(ask(action::sayRow), HasSubstr("Row 1: "));
    EXPECT_THAT(ask(action::sayColumn), HasSubstr("Column 1: "));
    EXPECT_THAT(ask(action::sayLeft), HasSubstr("left"));
    EXPECT_EQ(ask(action::sayReach), "A press here switches: row 1, column 1; row 1, column 2; row 2, column 1");
    with.pass(0.5F);
    with.press({Action::Confirm});
    EXPECT_EQ(ask(action::sayLast),
              "Pressed row 1, column 1; switched: row 1, column 1; row 1, column 2; row 2, column 1");
}

TEST_F(AnnouncerTest, JumpsToTheNextWindowThatIsWrong) {
    with.open(ToPlay{challengeOf(with.level("shed/l1")), false});
    auto* const play = with.top<LightsPlayScene>();
    ASSERT_NE(play, nullptr);
    const auto& session = play->round().session();
    const lights::BitGrid open = session.puzzle().open(session.board());
    std::vector<lights::Cell> visited;
    for (std::int64_t i = 0; i < open.count(); ++i) {
        with.press({action::nextOpen});
        EXPECT_TRUE(open.test(play->cursor()));
        visited.push_back(play->cursor());
    }
    std::sort(visited.begin(), visited.end());
    EXPECT_EQ(visited, open.toCells()) << "each once";
    with.press({action::previousOpen});
    EXPECT_TRUE(open.test(play->cursor()));
}

TEST_F(AnnouncerTest, ALessonIsReadStepByStep) {
    with.open(ToLesson{"toggle"});
    look();
    ASSERT_FALSE(said().empty());
    EXPECT_THAT(said().front(), HasSubstr("1 of "));
    const auto* const lesson = with.top<LightsLessonScene>();
    ASSERT_NE(lesson, nullptr);
    EXPECT_THAT(said().front(), HasSubstr(lesson->lesson().steps.front().task));
    EXPECT_THAT(said().back(), HasSubstr("row 1, column 1, "));
    for (int i = 0; i < 100 && !lesson->exercise().done(); ++i)
        press({action::showSolution});
    EXPECT_THAT(with.speaker.all, Contains(lesson->feedback()));
    press({Action::Confirm}); // The focus is on the button that leads on.
    EXPECT_THAT(said().front(), HasSubstr("2 of "));
}

TEST_F(AnnouncerTest, TheBoardOfTheNightShiftIsRead) {
    with.open(ToShiftPlay{"seed"});
    look();
    EXPECT_THAT(said().back(), HasSubstr("row 1, column 1, "));
    press({action::sayLeft});
    EXPECT_THAT(with.speaker.all.back(), HasSubstr("left"));
}

TEST_F(AnnouncerTest, ADuelSaysWhoseTurnItIsAndWhatBecameOfAPress) {
    const auto setting = duelSetting(3, lights::Surface::Plane, lights::Difficulty::Medium);
    with.open(ToDuelPlay{{{"Ada", "Ben"}, DuelWay::Turns, drawDuelBoard(setting, DuelWay::Turns, 2, "seed"), 0}});
    look();
    EXPECT_THAT(said(), ElementsAre("Duel", HasSubstr("row 1, column 1, "), "Your turn, Ada"));
    const auto& duel = with.top<DuelTurnsScene>()->duel();
    press({Action::Confirm});
    EXPECT_EQ(said().back(), "Your turn, Ben");
    press({Action::Confirm}); // One window was pressed twice, so one of the presses is wrong.
    EXPECT_EQ(said().back(), "Your turn, Ada");
    const std::string loser = duel.tallies()[0].lost == 1 ? "Ada" : "Ben";
    EXPECT_THAT(with.speaker.all, Contains(HasSubstr(loser + " loses the turn")));
    press({action::sayLeft});
    EXPECT_THAT(with.speaker.all.back(), testing::AllOf(HasSubstr("Ada: "), HasSubstr("1 lost turn")));
}

TEST_F(AnnouncerTest, TheEditorSaysCellsAndWhetherTheBoardCanBeSolved) {
    with.open(ToEditor{});
    look();
    EXPECT_THAT(with.speaker.all, Contains(HasSubstr("row 1, column 1, dark")));
    press({Action::Confirm});
    EXPECT_THAT(with.speaker.all, Contains(HasSubstr("lit")));
    auto* const editor = with.top<LightsEditorScene>();
    ASSERT_NE(editor, nullptr);
    const auto solvable = [&] { return editor->status().badge().title != "Checking…"; };
    EXPECT_TRUE(test::turnUntil(solvable, [this] { with.pass(0.01F); }));
    look();
    press({action::sayLeft});
    EXPECT_THAT(with.speaker.all.back(), HasSubstr(editor->status().badge().title));
    EXPECT_THAT(with.speaker.all, testing::Not(Contains("Checking…"))) << "only the answer is news";
}

TEST_F(AnnouncerTest, TheEditorSaysOnlyOnceWhetherTheBoardCanBeSolved) {
    with.open(ToEditor{});
    look();
    auto* const editor = with.top<LightsEditorScene>();
    const auto checked = [&] { return editor->status().badge().settled; };
    ASSERT_TRUE(test::turnUntil(checked, [this] { with.pass(0.01F); }));
    look();
    const std::string title = editor->status().badge().title;
    press({Action::Copy});
    EXPECT_THAT(said(), testing::Not(IsEmpty())) << "a toast";
    with.pass(30);
    look();
    EXPECT_EQ(std::count(with.speaker.all.begin(), with.speaker.all.end(), title), 1) << "not again after the toast";
}

TEST_F(AnnouncerTest, AReplaySaysTheStepsOnRequest) {
    with.solve("shed/l4");
    const data::Run run = with.bestRun("level:shed/l4");
    with.open(ToReplay{challengeOf(run, with.library).value(), run});
    press({action::redo}); // Stops, and steps.
    ASSERT_FALSE(said().empty());
    EXPECT_THAT(said().back(), HasSubstr("row "));
}

TEST_F(AnnouncerTest, RowsOfTheLeaderboardSayWhatTheyShow) {
    with.playAs("Ada");
    with.solve("shed/l4");
    with.open(ToLeaderboard{"level:shed/l4", 0});
    look();
    press({Action::Down});
    EXPECT_THAT(with.speaker.all,
                Contains(testing::AllOf(HasSubstr("1. Ada"), HasSubstr("3 stars"), HasSubstr("Moves"))));
}

TEST_F(AnnouncerTest, FiguresAreSaidWithWhatIsLeft) {
    with.open(ToPlay{challengeOf(with.level("shed/l4")), false});
    look();
    const auto solved = [this] { return with.top<LightsPlayScene>()->round().optimum() != nullptr; };
    ASSERT_TRUE(test::turnUntil(solved, [this] { with.pass(0.01F); }));
    press({Action::Confirm, action::sayLeft});
    EXPECT_THAT(with.speaker.all.back(), testing::AllOf(HasSubstr("left. 1 move, "), HasSubstr("optimum 4, 0:00")));
    with.preferences.change([](data::Settings& settings) { settings.inSight.optimum = settings.inSight.time = false; });
    press({action::sayLeft});
    EXPECT_THAT(with.speaker.all.back(), testing::EndsWith("left. 1 move")) << "not what is not to be seen";
    with.open(ToShiftPlay{"seed"});
    with.press({action::sayLeft});
    EXPECT_THAT(with.speaker.all.back(), testing::EndsWith("0 points, time left 1:00"));
}

TEST_F(AnnouncerTest, ADayOfTheCalendarSaysItsStarsAndBoard) {
    with.open(ToDaily{});
    look();
    EXPECT_THAT(said().back(), testing::AllOf(HasSubstr("14 July 2026"), HasSubstr("all lights off")));
    press({Action::Right});
    EXPECT_THAT(said().back(), testing::AllOf(HasSubstr("15 July 2026"), HasSubstr("opens on its day")));
}

TEST_F(AnnouncerTest, TheSameToastIsSaidAgain) {
    with.open(ToPlay{challengeOf(with.level("shed/l1")), false});
    look();
    const auto before = with.speaker.all.size();
    press({Action::Copy});
    const std::string copied = with.speaker.all.back();
    ASSERT_GT(with.speaker.all.size(), before);
    press({Action::Copy});
    EXPECT_EQ(std::count(with.speaker.all.begin(), with.speaker.all.end(), copied), 2);
}

TEST(SpokenWords, EchoWhatIsTyped) {
    const auto field = [](std::string value) {
        ui::Spoken spoken{ui::Role::TextField, "Name"};
        spoken.value = std::move(value);
        return spoken;
    };
    const auto echo = [&](const char* before, const char* now) {
        return changedWords({}, field(before), field(now), Verbosity::Medium);
    };
    EXPECT_EQ(echo("", "Z"), "Z");
    EXPECT_EQ(echo("Zo", "Zoë"), "ë");
    EXPECT_EQ(echo("Zoë", "Zo"), "ë deleted");
    EXPECT_EQ(echo("Zoé", "Zoë"), "ë") << "letters are whole";
    EXPECT_EQ(echo("aa", "aaa"), "a");
    EXPECT_EQ(echo("a", "a "), "space");
    EXPECT_EQ(echo("a b", "ab"), "space deleted");
    EXPECT_EQ(echo("", "pasted text"), "pasted text");
    EXPECT_EQ(echo("ab", ""), "ab deleted");
}

} // namespace
