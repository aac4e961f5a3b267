// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/learn/LessonOffer.hpp"

#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/controls/OfferLesson.hpp"
#include "game/learn/LightsLessonScene.hpp"
#include "game/play/LightsPlayScene.hpp"
#include "game/play/ToPlay.hpp"
#include "game/services/Actions.hpp"
#include "game/win/ToWin.hpp"
#include "game/win/WinScene.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;
using ui::Action;

class LessonOfferTest : public testing::Test {
protected:
    LessonOfferTest() { with.playAs("Ada"); }

    /// Shows the win of a board until everything has come, and goes on. \param more whether it took more moves than are
    /// needed.
    void win(const Challenge& challenge, bool more) {
        lights::Session session(challenge.lights());
        const auto presses = lights::solve(session.puzzle()).result->presses().toCells();
        for (const lights::Cell cell : presses)
            lights::test::pressNext(session, cell);
        with.open(ToWin{challenge,
                        test::performanceOf(session),
                        {static_cast<int>(presses.size()) - (more ? 1 : 0), true},
                        {},
                        {},
                        0,
                        {}});
        for (int i = 0; i < 100; ++i)
            with.pass(0.1F);
        EXPECT_FALSE(offered()) << "nothing covers the win";
        with.press({action::next});
        with.pass(0.1F);
    }
    void play(const Challenge& challenge) {
        with.open(ToPlay{challenge, true});
        for (int i = 0; i < 10; ++i)
            with.pass(0.1F);
    }
    [[nodiscard]] bool offered() const { return with.top<LessonOfferScene>() != nullptr; }
    /// A level that this lesson belongs to.
    [[nodiscard]] Challenge level(const std::string& path, const std::string& lesson = {}) {
        Challenge challenge = challengeOf(with.level(path));
        challenge.notes.lesson = lesson;
        return challenge;
    }

    test::SceneRunner with;
};

TEST_F(LessonOfferTest, ComesOnTheWayOnFromMovesTooManyAndOnce) {
    win(level("shed/l4"), false);
    EXPECT_FALSE(offered()) << "three stars";
    win(level("shed/l4"), true);
    ASSERT_TRUE(offered());
    with.press({Action::Back});
    with.pass(0.1F);
    EXPECT_NE(with.top<LightsPlayScene>(), nullptr) << "not now: on to the next level, without asking again";
    win(level("shed/l3"), true);
    EXPECT_FALSE(offered()) << "once";
    play(level("shed/l2", "chase"));
    EXPECT_FALSE(offered());
    with.playAs("Ben");
    win(level("shed/l3"), true);
    EXPECT_TRUE(offered()) << "somebody else";
}

TEST_F(LessonOfferTest, EnterOpensTheLessonAndBackReturnsToTheWin) {
    win(level("shed/l4"), true);
    ASSERT_TRUE(offered());
    with.press({Action::Confirm});
    ASSERT_NE(with.top<LightsLessonScene>(), nullptr);
    with.press({Action::Back});
    EXPECT_NE(with.top<WinScene>(), nullptr);
}

TEST_F(LessonOfferTest, ComesAtTheLevelThatItHelpsWith) {
    play(level("shed/l2", "order"));
    EXPECT_FALSE(offered());
    play(level("shed/l2", "chase"));
    ASSERT_TRUE(offered());
    test::click(with, {5, 5});
    EXPECT_NE(with.top<LightsPlayScene>(), nullptr) << "a click outside leaves";
    win(level("shed/l2", "chase"), false);
    EXPECT_FALSE(offered());
}

TEST_F(LessonOfferTest, ComesWhenThatLevelIsWon) {
    win(level("shed/l2", "chase"), false);
    EXPECT_TRUE(offered()) << "three stars, but it was open before there was a card";
}

TEST_F(LessonOfferTest, NeverComesToThoseWhoKnowTheLesson) {
    with.records.noteLesson("chase", {5, true});
    win(level("shed/l4"), true);
    EXPECT_FALSE(offered());
    play(level("shed/l2", "chase"));
    EXPECT_FALSE(offered());
}

TEST_F(LessonOfferTest, IsRememberedByTheDatabase) {
    EXPECT_TRUE(offerLesson(with.records, with.navigator));
    with.records.finishStoring();
    const data::LessonProgress stored = with.records.lessons();
    EXPECT_TRUE(stored.reached.contains("chase"));
    EXPECT_EQ(stored.at("chase"), data::LessonResult{}) << "no step of it is done";
    EXPECT_FALSE(offerLesson(with.records, with.navigator));
}

} // namespace
