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

    /// Shows the win of a board in the fewest moves until everything has come. \param hints how many were taken.
    void win(const Challenge& challenge, int hints) {
        lights::Session session(challenge.lights());
        session.noteHints(hints);
        const auto presses = lights::solve(session.puzzle()).result->presses().toCells();
        for (const lights::Cell cell : presses)
            lights::test::pressNext(session, cell);
        with.open(
            ToWin{challenge, test::performanceOf(session), {static_cast<int>(presses.size()), true}, {}, {}, 0, {}});
        for (int i = 0; i < 100 && !offered(); ++i)
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

TEST_F(LessonOfferTest, ComesAfterTheFirstWinWithTwoStarsAndOnce) {
    win(level("shed/l4"), 0);
    EXPECT_FALSE(offered()) << "three stars";
    win(level("shed/l4"), 1);
    ASSERT_TRUE(offered());
    with.press({Action::Back});
    EXPECT_NE(with.top<WinScene>(), nullptr) << "Esc leaves";
    win(level("shed/l3"), 1);
    EXPECT_FALSE(offered()) << "once";
    play(level("shed/l2", "chase"));
    EXPECT_FALSE(offered());
    with.playAs("Ben");
    win(level("shed/l3"), 1);
    EXPECT_TRUE(offered()) << "somebody else";
}

TEST_F(LessonOfferTest, DoesNotCoverTheFieldForTheName) {
    with.playAs("");
    const auto wait = [this] {
        for (int i = 0; i < 100 && !offered(); ++i)
            with.pass(0.1F);
    };
    for (const bool hinted : {false, true}) { // The name is asked for at the second win.
        play(level(hinted ? "shed/l4" : "shed/l1"));
        auto* const scene = with.top<LightsPlayScene>();
        ASSERT_NE(scene, nullptr);
        if (hinted)
            with.press({action::hint, action::hint});
        for (const lights::Cell cell : scene->round().remaining()->toCells()) {
            with.pass(0.1F);
            test::click(with, scene->board().view().cellRect(cell).centre());
        }
        wait();
    }
    ASSERT_NE(with.top<WinScene>(), nullptr);
    EXPECT_FALSE(offered());
    EXPECT_FALSE(with.records.lessons().reached.contains("chase")) << "it will come";
    test::type(with, U"Mina");
    with.press({Action::Confirm});
    wait();
    EXPECT_EQ(with.records.player(), "Mina");
    EXPECT_TRUE(offered());
}

TEST_F(LessonOfferTest, EnterOpensTheLessonAndBackReturnsToTheWin) {
    win(level("shed/l4"), 1);
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
    win(level("shed/l2", "chase"), 0);
    EXPECT_FALSE(offered());
}

TEST_F(LessonOfferTest, ComesWhenThatLevelIsWon) {
    win(level("shed/l2", "chase"), 0);
    EXPECT_TRUE(offered()) << "three stars, but it was open before there was a card";
}

TEST_F(LessonOfferTest, NeverComesToThoseWhoKnowTheLesson) {
    with.records.noteLesson("chase", {5, true});
    win(level("shed/l4"), 1);
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
