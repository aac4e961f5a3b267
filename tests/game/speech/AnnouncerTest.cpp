// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/speech/Announcer.hpp"

#include "game/GameFixture.hpp"
#include "game/play/PlayScene.hpp"
#include "game/services/Actions.hpp"
#include "game/speech/Speech.hpp"
#include "game/win/WinScene.hpp"
#include "lights/solver/Solver.hpp"

#include <gmock/gmock.h>

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
    EXPECT_THAT(said(), ElementsAre("Settings", HasSubstr("Language, choice")));
    look();
    EXPECT_THAT(said(), IsEmpty()) << "nothing is new";
}

TEST_F(AnnouncerTest, SaysOnlyWhatChanges) {
    with.open(ToSettings{});
    look();
    press({Action::Right});
    EXPECT_EQ(said().size(), 1U);
    EXPECT_THAT(said().front(), testing::Not(HasSubstr("Language"))) << "the new choice is enough";
    press({Action::Down});
    EXPECT_THAT(said(), ElementsAre(HasSubstr("slider")));
}

TEST_F(AnnouncerTest, SaysMoreOrLess) {
    with.open(ToSettings{});
    announcer.setVerbosity(Verbosity::Short);
    look();
    EXPECT_THAT(said().back(), testing::Not(HasSubstr("choice")));
    announcer.forget();
    announcer.setVerbosity(Verbosity::Long);
    look();
    EXPECT_THAT(said().back(), HasSubstr("of 2"));
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

/// Plays a level knowing only what is said: moves the cursor until it says the place to press.
TEST_F(AnnouncerTest, ALevelCanBePlayedByEar) {
    with.open(ToPlay{challengeOf(with.level("shed/l4")), false});
    look();
    EXPECT_THAT(said(), Contains(HasSubstr("row 1, column 1"))) << testing::PrintToString(said());
    press({action::sayGoal});
    EXPECT_THAT(with.speaker.all, Contains("Goal: all lights off"));
    press({action::sayBoard});
    EXPECT_THAT(with.speaker.all.back(), HasSubstr("Row 3: "));

    const auto& puzzle = with.level("shed/l4").level().lights();
    const auto answer = lights::solve(puzzle);
    for (const lights::Cell cell : answer.result->presses.toCells()) {
        const std::string wanted =
            "row " + std::to_string(cell.row + 1) + ", column " + std::to_string(cell.column + 1);
        const auto cursor = [&] {
            const ui::Spoken spoken = with.scenes.top().form()->focused()->spoken();
            return spoken.value;
        };
        for (int step = 0; step < 40 && !cursor().starts_with(wanted); ++step) {
            const bool sameRow = cursor().starts_with("row " + std::to_string(cell.row + 1));
            press({sameRow ? (cursor() < wanted ? Action::Right : Action::Left)
                           : (cursor() < wanted ? Action::Down : Action::Up)});
            ASSERT_EQ(said().size(), 1U) << "each step says where the cursor is now";
            ASSERT_THAT(said().front(), HasSubstr("row "));
        }
        with.pass(0.5F);
        press({Action::Confirm});
    }
    for (int i = 0; i < 100 && with.top<WinScene>() == nullptr; ++i)
        with.pass(0.1F);
    look();
    ASSERT_NE(with.top<WinScene>(), nullptr);
    EXPECT_THAT(said().front(), HasSubstr("3 stars"));
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
    auto* const play = with.top<PlayScene>();
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

} // namespace
