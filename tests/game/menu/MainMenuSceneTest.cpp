#include "game/menu/MainMenuScene.hpp"

#include "game/GameFixture.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/services/Actions.hpp"
#include "lights/ShareCode.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using game::test::askedFor;
using game::test::click;
using game::test::pushedTo;
using ui::Action;

class MainMenuSceneTest : public testing::Test {
protected:
    MainMenuScene& open(sf::Vector2u window = {1280, 800}) {
        scene = std::make_unique<MainMenuScene>(with.services(), with.records, with.library, with.atlases);
        scene->layout(ui::Viewport(window, 1), test::plainMeasure);
        return *scene;
    }
    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene->handle(action(each));
    }
    void leaveUnfinished(const std::string& path) {
        const Challenge challenge = challengeOf(with.level(path));
        lights::Session session(challenge.lights());
        session.press({2, 2});
        with.records.keep(challenge, session.save());
    }

    test::GameFixture with;
    std::unique_ptr<MainMenuScene> scene;
};

// Positions at 1280 × 800.
const ui::Vec firstBell{200, 255};
const ui::Vec secondBell{200, 309};
const ui::Vec firstHouseWindow{768, 263};

TEST_F(MainMenuSceneTest, EnterOpensCampaign) {
    open();
    press({Action::Confirm});
    EXPECT_TRUE(pushedTo<ToCampaign>(with.asked()));
}

TEST_F(MainMenuSceneTest, EveryBellOpensItsScreen) {
    open();
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToDaily>(with.asked()));
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToRandom>(with.asked()));
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToShift>(with.asked()));
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToMyLevels>(with.asked()));
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToLeaderboard>(with.asked()));
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToLearn>(with.asked()));
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToHelp>(with.asked())) << "the middle one of three side by side";
    press({Action::Left, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToSettings>(with.asked()));
    press({Action::Right, Action::Right, Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Quit>(with.asked()));
}

TEST_F(MainMenuSceneTest, EscLeadsToQuitAndHeldKeyDoesNothing) {
    open();
    scene->handle(ui::ActionPressed{Action::Confirm, true, ui::Device::Keyboard});
    scene->handle(ui::ActionPressed{Action::Back, true, ui::Device::Keyboard});
    EXPECT_FALSE(with.navigator.waiting());
    press({Action::Back});
    EXPECT_FALSE(with.navigator.waiting()) << "the first one goes to the button";
    press({Action::Back});
    EXPECT_TRUE(askedFor<Navigator::Quit>(with.asked()));
    press({Action::Up, Action::Back});
    EXPECT_FALSE(askedFor<Navigator::Quit>(with.asked())) << "no longer there";
}

TEST_F(MainMenuSceneTest, OffersUnfinishedBoard) {
    open();
    press({Action::Confirm});
    EXPECT_TRUE(pushedTo<ToCampaign>(with.asked()));

    leaveUnfinished("shed/l3");
    open();
    press({Action::Confirm});
    const auto asked = with.navigator.take();
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_EQ(pushedTo<ToCampaign>(asked[0]).value().packId, "shed") << "leaving the board leads to its house";
    EXPECT_EQ(pushedTo<ToCampaign>(asked[0]).value().levelId, "l3");
    const ToPlay play = pushedTo<ToPlay>(asked[1]).value();
    EXPECT_EQ(play.challenge.key, "level:shed/l3");
    EXPECT_TRUE(play.resume);

    with.records.drop("level:shed/l3");
    scene->uncovered();
    scene->layout(ui::Viewport(), test::plainMeasure);
    press({Action::Confirm});
    EXPECT_TRUE(pushedTo<ToCampaign>(with.asked())) << "the focus went to the bell below";
}

TEST_F(MainMenuSceneTest, FocusesBoardJustLeft) {
    open();
    press({Action::Down});
    leaveUnfinished("shed/l3");
    scene->uncovered();
    press({Action::Confirm});
    EXPECT_EQ(with.navigator.take().size(), 2U) << "the house and the board";
    scene->uncovered();
    press({Action::Down, Action::Down});
    scene->uncovered();
    press({Action::Confirm});
    EXPECT_TRUE(pushedTo<ToDaily>(with.asked())) << "it is offered already: the focus stays";
}

TEST_F(MainMenuSceneTest, ResumesDailyPuzzleOverItsCalendar) {
    const Challenge challenge = dailyChallenge(with.records.today());
    lights::Session session(challenge.lights());
    session.press({0, 0});
    with.records.keep(challenge, session.save());
    open();
    press({Action::Confirm});
    const auto requests = with.navigator.take();
    ASSERT_EQ(requests.size(), 2U);
    const auto& calendar = std::get<Navigator::Push>(requests[0]).to;
    EXPECT_EQ(std::get<ToDaily>(calendar).day, challenge.day());
    const auto& board = std::get<Navigator::Push>(requests[1]).to;
    EXPECT_EQ(std::get<ToPlay>(board).challenge.key, "daily:2026-07-14");
}

TEST_F(MainMenuSceneTest, UpOnFirstBellGoesToLastRow) {
    open();
    press({Action::Up, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToHelp>(with.asked()));
    press({Action::Down, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToCampaign>(with.asked()));
    press({Action::End, Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Quit>(with.asked()));
    press({Action::Home, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToCampaign>(with.asked()));
}

TEST_F(MainMenuSceneTest, MouseRingsBells) {
    open();
    click(*scene, firstBell);
    EXPECT_TRUE(pushedTo<ToCampaign>(with.asked()));
    click(*scene, secondBell);
    EXPECT_TRUE(pushedTo<ToDaily>(with.asked()));
    scene->handle(ui::PointerPressed{firstBell, ui::Button::Secondary});
    scene->handle(ui::PointerReleased{firstBell, ui::Button::Secondary});
    EXPECT_FALSE(with.navigator.waiting());
    scene->handle(ui::PointerPressed{firstBell});
    scene->handle(ui::PointerMoved{{1000, 20}});
    scene->handle(ui::PointerReleased{{1000, 20}});
    EXPECT_FALSE(with.navigator.waiting()) << "let go elsewhere";
}

TEST_F(MainMenuSceneTest, HouseWindowsCanBePlayed) {
    open();
    scene->setAmbient(false);
    scene->update(1);
    ASSERT_FALSE(scene->animating());
    EXPECT_TRUE(scene->handle(ui::PointerPressed{firstHouseWindow}));
    EXPECT_TRUE(scene->animating());
    EXPECT_FALSE(with.navigator.waiting());
    EXPECT_FALSE(with.records.latestUnfinished());
}

TEST_F(MainMenuSceneTest, MovesByItselfOnlyWhileAmbient) {
    open();
    scene->setAmbient(false);
    for (int second = 0; second < 60; ++second) {
        scene->update(1);
        EXPECT_FALSE(scene->animating());
    }
    scene->setAmbient(true);
    bool moved = false;
    for (int second = 0; second < 60; ++second) {
        scene->update(1);
        moved = moved || scene->animating();
    }
    EXPECT_TRUE(moved);
}

TEST_F(MainMenuSceneTest, LeavesOtherActionsToGame) {
    open();
    EXPECT_FALSE(scene->handle(action(action::fullscreen)));
    EXPECT_FALSE(scene->handle(action(action::mute)));
    EXPECT_FALSE(scene->handle(action(action::help)));
}

TEST_F(MainMenuSceneTest, OpensCopiedCode) {
    open();
    const std::string code = lights::encodePuzzle(with.level("shed/l2").level().lights());
    with.clipboard.content = code;
    press({Action::Paste});
    const auto play = pushedTo<ToPlay>(with.asked());
    ASSERT_TRUE(play);
    EXPECT_EQ(play->challenge.key, code);
    with.clipboard.content = "moonlight";
    press({Action::Paste});
    EXPECT_TRUE(pushedTo<ToError>(with.asked()));
}

} // namespace
