// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/dialogs/PauseScene.hpp"

#include "game/GameFixture.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/dialogs/ToPause.hpp"
#include "game/services/Actions.hpp"
#include "game/settings/ToSettings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using game::test::askedFor;
using game::test::click;
using game::test::pushedTo;
using testing::ElementsAre;
using testing::IsEmpty;
using ui::Action;

bool overlap(const ui::Rect& a, const ui::Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

/// Actions: continue, restart, settings, help, leave. Under "More": undo, redo (disabled), full screen, mute.
class PauseSceneTest : public testing::Test {
protected:
    static ToPause offered(std::function<void(Action)> chosen) {
        return {"4 moves · 0:31 · clock stopped",
                {{action::undo, "Undo", true},
                 {action::redo, "Redo", false},
                 {action::restart, "Restart", true},
                 {Action::Back, "Leave", true}},
                std::move(chosen)};
    }
    void SetUp() override { scene.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure); }
    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene.handle(action(each));
    }
    void foldOut() {
        press({Action::End, Action::Confirm});
        ASSERT_TRUE(with.preferences.get().pauseMore);
    }

    test::GameFixture with;
    std::vector<Action> chosen;
    PauseScene scene{offered([this](Action chose) { chosen.push_back(chose); }), with.services()};
};

TEST_F(PauseSceneTest, EnterContinuesOnce) {
    press({Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_THAT(chosen, IsEmpty());
    press({Action::Back, action::undo});
    EXPECT_FALSE(with.navigator.waiting()) << "it is closed";
    EXPECT_THAT(chosen, IsEmpty());
}

TEST_F(PauseSceneTest, FiveActionsFromTopToBottom) {
    press({Action::Down, Action::Down, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToSettings>(with.asked()));
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToHelp>(with.asked()));
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_THAT(chosen, ElementsAre(Action::Back));
}

TEST_F(PauseSceneTest, RestartIsTheSecond) {
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_THAT(chosen, ElementsAre(action::restart));
}

TEST_F(PauseSceneTest, WithoutRestartTheOthersMoveUp) {
    PauseScene plain(ToPause{"A lesson", {{Action::Back, "Leave", true}}, {}}, with.services());
    plain.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    plain.handle(action(Action::Down));
    plain.handle(action(Action::Confirm));
    EXPECT_TRUE(pushedTo<ToSettings>(with.asked()));
}

TEST_F(PauseSceneTest, MoreIsFoldedAtFirstAndThenRemembered) {
    press({Action::End, Action::Down, Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked())) << "past \"More\" comes the first action: go on";

    PauseScene next{offered([this](Action chose) { chosen.push_back(chose); }), with.services()};
    next.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    for (const Action each : {Action::End, Action::Confirm, Action::Confirm})
        next.handle(action(each));
    EXPECT_TRUE(with.preferences.get().pauseMore);
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_THAT(chosen, ElementsAre(action::undo)) << "the focus is on the first row of the list";

    PauseScene third{offered([this](Action chose) { chosen.push_back(chose); }), with.services()};
    third.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    third.handle(action(Action::End));
    third.handle(action(Action::Confirm));
    EXPECT_TRUE(with.preferences.get().mute) << "the last row is there at once";
}

TEST_F(PauseSceneTest, ToolbarsMoreIsTheSameListUnfolded) {
    ToPause to = offered([this](Action chose) { chosen.push_back(chose); });
    to.unfolded = true;
    PauseScene more{to, with.services()};
    more.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    more.handle(action(Action::Confirm));
    EXPECT_THAT(chosen, ElementsAre(action::undo)) << "the first row has the focus";
    EXPECT_FALSE(with.preferences.get().pauseMore) << "the next pause is as the player left it";

    PauseScene folded{to, with.services()};
    folded.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    folded.handle(action(action::more));
    const auto rows = folded.form()->widgets().subspan(6);
    EXPECT_TRUE(std::ranges::none_of(rows, &ui::Widget::visible)) << "its key folds it away";
    folded.handle(action(action::more));
    EXPECT_TRUE(std::ranges::all_of(rows, &ui::Widget::visible));
}

TEST_F(PauseSceneTest, ListIsInGroupsWithTheKeysOfItsRows) {
    ToPause to = offered({});
    to.entries.insert(to.entries.begin(), {{Action::Copy, "Copy code", true}, {action::chase, "Chase with me", true}});
    to.unfolded = to.shut = true;
    float free = 0;
    to.leavesFree = [&free](float right) { free = right; };
    PauseScene more{to, with.services()};
    more.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    std::vector<std::string> labels;
    for (ui::Widget* widget : more.form()->widgets().subspan(6)) {
        const ui::ButtonFace& face = dynamic_cast<ui::PushButton&>(*widget).face();
        labels.push_back(face.label + " " + face.key);
        EXPECT_LE(widget->bounds().right(), more.form()->widgets().front()->bounds().x) << "beside the actions";
    }
    EXPECT_THAT(labels, ElementsAre("Chase with me ", "Copy code Ctrl+C", "Undo ", "Redo ", "Full screen ", "Mute "))
        << "what helps, the board, the game; only fixed keys are bound here";
    const float withList = free;
    EXPECT_LT(withList, more.form()->widgets().back()->bounds().x);
    more.handle(action(action::more));
    more.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    EXPECT_GT(free, withList + 200) << "the board can be seen again";
}

TEST_F(PauseSceneTest, MuteHasACrossedOutSpeaker) {
    const auto icon = [&] { return dynamic_cast<ui::PushButton&>(*scene.form()->widgets().back()).face().leading; };
    EXPECT_EQ(icon(), ui::Icon(ui::Icon::Muted));
    foldOut();
    press({Action::End, Action::Confirm});
    EXPECT_EQ(icon(), ui::Icon(ui::Icon::Speaker)) << "it brings the sound back";
}

TEST_F(PauseSceneTest, LeavesWithOneKey) {
    press({Action::PreviousTab});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_THAT(chosen, ElementsAre(Action::Back));

    PauseScene kept(ToPause{"A duel", {{action::undo, "Undo", true}}, {}}, with.services());
    kept.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    kept.handle(action(Action::PreviousTab));
    EXPECT_FALSE(with.navigator.waiting()) << "there is nothing to leave";
}

TEST_F(PauseSceneTest, KeysWorkWhileMoreIsFolded) {
    press({action::redo});
    EXPECT_FALSE(with.navigator.waiting()) << "cannot be done now";
    press({action::undo});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_THAT(chosen, ElementsAre(action::undo));
}

TEST_F(PauseSceneTest, OffersFullscreenAndMuteForGamepad) {
    foldOut();
    press({Action::End, Action::Confirm});
    EXPECT_TRUE(with.preferences.get().mute);
    press({Action::Confirm});
    EXPECT_FALSE(with.preferences.get().mute);
    press({Action::PreviousControl, Action::Confirm});
    EXPECT_TRUE(with.preferences.get().fullscreen);
    EXPECT_FALSE(with.navigator.waiting()) << "the pause stays open";
    EXPECT_FALSE(scene.handle(action(action::fullscreen))) << "their keys are left to the game";
    EXPECT_FALSE(scene.handle(action(action::mute)));
}

TEST_F(PauseSceneTest, HelpOpensThePageOfTheSceneBelow) {
    ToPause to{"House next door 1", {{Action::Back, "Leave", true}}, {}};
    to.help = HelpPage::Arukone;
    PauseScene box{to, with.services()};
    box.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    box.handle(action(action::help));
    const auto help = pushedTo<ToHelp>(with.asked());
    ASSERT_TRUE(help);
    EXPECT_EQ(help->page, HelpPage::Arukone);
}

TEST_F(PauseSceneTest, StandsBesideAShutBoardButInTheMiddleOfACompactWindow) {
    ToPause to = offered([this](Action chose) { chosen.push_back(chose); });
    to.shut = true;
    PauseScene wide{to, with.services()};
    wide.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    click(wide, {898 + 171, 56 + 104 + 30}); // Picture 30: "Continue".
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));

    PauseScene compact{to, with.services()};
    compact.layout(ui::Viewport({800, 600}, 1), test::plainMeasure); // 1000 × 750 units: the smallest layout.
    compact.handle(ui::PointerPressed{{898 + 40, 190}});
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked())) << "a click beside it continues too";
    EXPECT_THAT(chosen, IsEmpty());
}

TEST_F(PauseSceneTest, WholeListFitsTheSmallestWindow) {
    ToPause to{"Garden Shed 4", {}, {}};
    for (const Action each :
         {action::chase, action::mark, action::myPresses, action::shapes, action::watch, action::mirror, action::about,
          action::lesson, action::sheet, action::quietPatterns, action::redo, action::showSolution, Action::Copy,
          Action::Paste, action::next, action::zoomIn, action::zoomOut, action::wholeBoard})
        to.entries.push_back({each, "A row", true});
    to.entries.push_back({action::restart, "Restart", true});
    to.entries.push_back({Action::Back, "Leave", true});
    to.idea = "A long idea that takes more than one line of this narrow panel, and then another one.";
    with.preferences.change([](data::Settings& settings) { settings.pauseMore = true; });
    PauseScene pause(to, with.services());
    const ui::Viewport small({800, 600}, 1);
    pause.layout(small, test::plainMeasure);
    const ui::Rect window{0, 0, small.size().x, small.size().y};
    const std::span<ui::Widget* const> all = pause.form()->widgets();
    ASSERT_EQ(all.size(), 5U + 1U + 18U + 2U);
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_TRUE(all[i]->visible());
        const ui::Rect own = all[i]->bounds();
        EXPECT_GE(own.y, window.y);
        EXPECT_LE(own.bottom(), window.bottom());
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_FALSE(overlap(own, all[j]->bounds())) << i << " and " << j;
    }
}

TEST_F(PauseSceneTest, ClickOutsideContinuesAndReachesNothingBehind) {
    EXPECT_TRUE(scene.overlay());
    EXPECT_TRUE(scene.handle(ui::PointerPressed{{20, 20}}));
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked()));
    EXPECT_THAT(chosen, IsEmpty());
}

TEST_F(PauseSceneTest, RequestsWordsAgainWhenLanguageChanges) {
    int asked = 0;
    ToPause to{"Garden Shed 4", {{action::undo, "Undo", true}, {Action::Back, "Leave", true}}, {}};
    to.translated = [&asked] {
        ++asked;
        return ToPause{"Gartenhaus 4", {{action::undo, "Rückgängig", true}, {Action::Back, "Verlassen", true}}, {}};
    };
    PauseScene pause(to, with.services());
    pause.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    EXPECT_EQ(asked, 1);
    pause.handle(action(Action::Confirm));
    EXPECT_TRUE(askedFor<Navigator::Pop>(with.asked())) << "and it works as before";
}

TEST_F(PauseSceneTest, HeldKeyDoesNotClose) {
    scene.handle(ui::ActionPressed{Action::Back, true, ui::Device::Keyboard});
    EXPECT_FALSE(with.navigator.waiting());
}

} // namespace
