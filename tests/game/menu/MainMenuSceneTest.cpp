// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/menu/MainMenuScene.hpp"

#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/daily/ToDaily.hpp"
#include "game/dialogs/ToError.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/duel/ToDuel.hpp"
#include "game/leaderboard/ToLeaderboard.hpp"
#include "game/learn/ToLearn.hpp"
#include "game/look/street/Town.hpp"
#include "game/menu/MenuStreet.hpp"
#include "game/mylevels/ToMyLevels.hpp"
#include "game/play/ToPlay.hpp"
#include "game/players/ToPlayers.hpp"
#include "game/random/ToRandom.hpp"
#include "game/services/Actions.hpp"
#include "game/settings/ToSettings.hpp"
#include "game/shift/ToShift.hpp"
#include "lights/PressNext.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Solver.hpp"

#include <SFML/Window/Context.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

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
        scene = std::make_unique<MainMenuScene>(ToMainMenu{}, with.services(), with.records, with.shared, with.library,
                                                with.atlases);
        scene->layout(ui::Viewport(window, 1), test::plainMeasure);
        return *scene;
    }
    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene->handle(action(each));
    }
    /// Whether the game ends, once the moment is over in which the player goes.
    bool quits() {
        for (int frame = 0; frame < 12; ++frame)
            scene->update(0.1F);
        return askedFor<Navigator::Quit>(with.asked());
    }
    void leaveUnfinished(const std::string& path) {
        const Challenge challenge = challengeOf(with.level(path));
        lights::Session session(challenge.lights());
        session.press({2, 2});
        with.records.saveUnfinished(challenge, session.save());
    }

    test::GameFixture with;
    std::unique_ptr<MainMenuScene> scene;
};

// Positions at 1280 × 800.
const ui::Vec largeBell{200, 282};
const ui::Vec campaignBell{200, 360};
const ui::Vec dailyBell{200, 412};

TEST_F(MainMenuSceneTest, EnterStartsNextLevelOverItsHouse) {
    open();
    press({Action::Confirm});
    auto asked = with.navigator.take();
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_EQ(pushedTo<ToCampaign>(asked[0]).value().levelId, "l1") << "leaving the board leads to its house";
    EXPECT_EQ(pushedTo<ToPlay>(asked[1]).value().challenge.key, "level:shed/l1");

    with.solve("shed/l1");
    scene->uncovered();
    press({Action::Confirm});
    asked = with.navigator.take();
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_EQ(pushedTo<ToPlay>(asked[1]).value().challenge.key, "level:shed/l2");
}

TEST_F(MainMenuSceneTest, StartsDailyPuzzleOnceCampaignIsSolved) {
    for (int level = 1; level <= 8; ++level)
        with.solve("shed/l" + std::to_string(level));
    for (int level = 1; level <= 20; ++level)
        with.solve("terrace/l" + std::to_string(level));
    open();
    press({Action::Confirm});
    EXPECT_TRUE(pushedTo<ToDaily>(with.asked()));

    const Challenge daily = dailyChallenge(with.records.today());
    lights::Session session(daily.lights());
    const auto presses = lights::solve(daily.lights()).result->presses().toCells();
    for (const lights::Cell cell : presses)
        lights::test::pressNext(session, cell);
    with.records.record(daily, test::performanceOf(session), {static_cast<int>(presses.size()), true});
    scene->uncovered();
    press({Action::Confirm});
    EXPECT_TRUE(pushedTo<ToRandom>(with.asked()));
}

/// The way to an entry by arrows from the large bell, and what it opens.
template<class To>
bool opens(MainMenuScene& scene, test::GameFixture& with, std::initializer_list<Action> way) {
    scene.handle(action(Action::Home));
    for (const Action each : way)
        scene.handle(action(each));
    scene.handle(action(Action::Confirm));
    return pushedTo<To>(with.asked()).has_value();
}

TEST_F(MainMenuSceneTest, ArrowsLeadToEveryEntry) {
    open();
    using enum Action;
    EXPECT_TRUE(opens<ToCampaign>(*scene, with, {Down}));
    EXPECT_TRUE(opens<ToDaily>(*scene, with, {Down, Down}));
    EXPECT_TRUE(opens<ToRandom>(*scene, with, {Down, Down, Down}));
    EXPECT_TRUE(opens<ToShift>(*scene, with, {Down, Down, Down, Down}));
    EXPECT_TRUE(opens<ToHelp>(*scene, with, {End, Left}));
    EXPECT_TRUE(opens<ToSettings>(*scene, with, {End, Left, Left}));

    press({Home, Down, Down, Down, Down, Down, Confirm});
    EXPECT_FALSE(with.navigator.waiting()) << "the plate unfolds";
    EXPECT_TRUE(opens<ToDuel>(*scene, with, {Down, Down, Down, Down, Down, Down}));
    EXPECT_TRUE(opens<ToMyLevels>(*scene, with, {Down, Down, Down, Down, Down, Down, Right}));
    EXPECT_TRUE(opens<ToLeaderboard>(*scene, with, {Down, Down, Down, Down, Down, Down, Right, Right}));
    EXPECT_TRUE(opens<ToLearn>(*scene, with, {Down, Down, Down, Down, Down, Down, Down}));
    EXPECT_TRUE(opens<ToPlayers>(*scene, with, {Down, Down, Down, Down, Down, Down, Down, Right}));
    EXPECT_TRUE(opens<ToShift>(*scene, with, {Down, Down, Down, Down, Down, Down, Right, Up, Up})) << "to the plates";
}

TEST_F(MainMenuSceneTest, WhatIsAroundTheHouseUnfoldsInPlace) {
    open();
    const auto& around = test::control(*scene, "Around the house");
    EXPECT_THAT(around.spoken().value, testing::HasSubstr("Leaderboard")) << "it says what is behind it";
    EXPECT_FALSE(test::shows(*scene, "Leaderboard"));
    press({Action::Home, Action::Down, Action::Down, Action::Down, Action::Down, Action::Down, Action::Confirm});
    EXPECT_TRUE(test::shows(*scene, "Leaderboard"));
    EXPECT_EQ(around.spoken().value, "unfolded");
    scene->update(0.5F);
    for (const sf::Vector2u size : {sf::Vector2u{640, 480}, {800, 600}, {1280, 800}}) {
        const ui::Viewport viewport(size, 1);
        scene->layout(viewport, test::plainMeasure);
        EXPECT_LT(test::control(*scene, "Quit").bounds().bottom(), viewport.content().h - 62) << size.x;
    }
    press({Action::Confirm});
    EXPECT_FALSE(with.navigator.waiting());
    scene->update(0.5F);
    EXPECT_FALSE(test::shows(*scene, "Leaderboard"));
}

TEST_F(MainMenuSceneTest, QuickKeysFindTheirWayWhileThePlateUnfolds) {
    using enum Action;
    open();
    for (const float since : {0.0F, 0.05F, 0.08F, 0.085F, 0.1F, 0.15F}) {
        press({Home, Down, Down, Down, Down, Down, Confirm});
        scene->update(since);
        press({Down, Down, Confirm});
        EXPECT_TRUE(pushedTo<ToLearn>(with.asked())) << since;
        press({Home, Down, Down, Down, Down, Down, Confirm});
        scene->update(0.5F);
    }
}

TEST_F(MainMenuSceneTest, ContinuesOnceAnythingWasSolved) {
    open();
    EXPECT_TRUE(test::shows(*scene, "Start"));
    with.solve("shed/l1");
    scene->uncovered();
    EXPECT_TRUE(test::shows(*scene, "Continue"));
}

TEST_F(MainMenuSceneTest, SecondPuzzleHasTile) {
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    open();
    press({Action::Down, Action::Down, Action::Down, Action::Down, Action::Down, Action::Confirm, Action::Down,
           Action::Right, Action::Confirm});
    const auto campaign = pushedTo<ToCampaign>(with.asked());
    ASSERT_TRUE(campaign);
    EXPECT_EQ(campaign->packId, with.library.nextDoor().front().pack.id);
    press({Action::Right, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToMyLevels>(with.asked())) << "beside it";
}

TEST_F(MainMenuSceneTest, EscLeadsToQuitAndHeldKeyDoesNothing) {
    open();
    scene->handle(ui::ActionPressed{Action::Confirm, true, ui::Device::Keyboard});
    scene->handle(ui::ActionPressed{Action::Back, true, ui::Device::Keyboard});
    EXPECT_FALSE(with.navigator.waiting());
    press({Action::Back});
    EXPECT_FALSE(with.navigator.waiting()) << "the first one goes to the button";
    press({Action::Up, Action::Back});
    EXPECT_FALSE(quits()) << "no longer there";
    press({Action::Back});
    EXPECT_TRUE(quits());
}

TEST_F(MainMenuSceneTest, GoingIsAMoment) {
    open();
    press({Action::End, Action::Confirm});
    EXPECT_TRUE(scene->animating());
    ASSERT_NE(scene->melody(), nullptr);
    EXPECT_EQ(scene->melody()->awake, 0) << "only a cricket is left";
    EXPECT_EQ(scene->melody()->noteCount, 0U);
    for (int frame = 0; frame < 8; ++frame)
        scene->update(0.1F);
    EXPECT_FALSE(with.navigator.waiting());
    scene->update(0.2F);
    EXPECT_TRUE(askedFor<Navigator::Quit>(with.asked()));
    scene->update(0.2F);
    press({Action::Confirm});
    EXPECT_FALSE(with.navigator.waiting()) << "once is enough";
}

TEST_F(MainMenuSceneTest, AnyKeyEndsTheMomentAtOnce) {
    for (const ui::Event& event : {ui::Event(ui::PointerPressed{{640, 400}}), action(Action::Left),
                                   test::key(sf::Keyboard::X), ui::Event(ui::TextTyped{U'x'})}) {
        open();
        press({Action::End, Action::Confirm});
        scene->handle(ui::TextTyped{U'\r'});
        EXPECT_FALSE(with.navigator.waiting()) << "that is part of the press";
        scene->update(0.1F);
        scene->handle(ui::PointerMoved{{640, 400}});
        scene->handle(ui::ActionPressed{Action::Confirm, true, ui::Device::Keyboard});
        EXPECT_FALSE(with.navigator.waiting()) << "neither is a press";
        scene->handle(event);
        EXPECT_TRUE(askedFor<Navigator::Quit>(with.asked()));
    }
}

TEST_F(MainMenuSceneTest, WithReducedMotionTheGameJustEnds) {
    with.preferences.change([](data::Settings& settings) { settings.reducedMotion = true; });
    open();
    press({Action::End, Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Quit>(with.asked()));
    with.preferences.change([](data::Settings& settings) {
        settings.reducedMotion = false;
        settings.animationSpeed = 0;
    });
    open();
    press({Action::End, Action::Confirm});
    EXPECT_TRUE(askedFor<Navigator::Quit>(with.asked()));
}

TEST_F(MainMenuSceneTest, TheLampGoesOutAndTheCatWalksHome) {
    const sf::Context context;
    auto resources = ui::Resources::open(LOOK_TEST_FONTS);
    ASSERT_TRUE(resources);
    open();
    static_cast<void>(test::drawn(*scene, *resources));
    for (int i = 0; i < 60; ++i) // The street is painted in steps.
        scene->update(0.05F);
    const sf::Image before = test::drawn(*scene, *resources);
    press({Action::End, Action::Confirm});
    for (int frame = 0; frame < 8; ++frame)
        scene->update(0.1F);
    const sf::Image after = test::drawn(*scene, *resources);
    EXPECT_LT(test::brightness(after, {40, 210, 500, 480}), test::brightness(before, {40, 210, 500, 480}) - 8)
        << "the panel is gone";
    int darker = 0; // The lamp's glass, wherever it stands.
    for (unsigned y = 560; y < 740; ++y)
        for (unsigned x = 560; x < 1270; ++x)
            darker += before.getPixel(x, y).r > after.getPixel(x, y).r + 60 ? 1 : 0;
    EXPECT_GT(darker, 30);
}

TEST_F(MainMenuSceneTest, TheStreetSingsAsLongAsSomebodyIsAwake) {
    open();
    const Melody fresh = *scene->melody();
    EXPECT_GT(fresh.noteCount, 8U) << "a murmur: behind every slat somebody is still up";
    for (int level = 1; level <= 8; ++level)
        with.solve("shed/l" + std::to_string(level));
    scene->uncovered();
    EXPECT_LT(scene->melody()->noteCount, fresh.noteCount);
    EXPECT_LT(scene->melody()->chance, fresh.chance);
    for (int level = 1; level <= 20; ++level)
        with.solve("terrace/l" + std::to_string(level));
    scene->uncovered();
    EXPECT_EQ(*scene->melody(), asleepMelody()) << "one cricket";
}

TEST_F(MainMenuSceneTest, PlateStaysUnderThePointerWhileItUnfolds) {
    for (const sf::Vector2u window : {sf::Vector2u{1280, 800}, {800, 600}, {1920, 1080}}) {
        open(window);
        const ui::Widget& around = test::control(*scene, "Around the house");
        const ui::Rect folded = around.bounds();
        click(*scene, folded.centre());
        for (int frame = 0; frame < 12; ++frame) {
            EXPECT_EQ(around.bounds(), folded) << window.x << ", frame " << frame;
            scene->update(0.03F);
        }
        ASSERT_TRUE(test::shows(*scene, "Leaderboard"));
        click(*scene, folded.centre());
        EXPECT_FALSE(with.navigator.waiting()) << "a second click folds it up again";
        scene->update(0.5F);
        EXPECT_FALSE(test::shows(*scene, "Leaderboard"));
    }
}

TEST_F(MainMenuSceneTest, OffersUnfinishedBoard) {
    open();
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

    with.records.dropUnfinished("level:shed/l3");
    scene->uncovered();
    scene->layout(ui::Viewport(), test::plainMeasure);
    press({Action::Confirm});
    EXPECT_EQ(pushedTo<ToPlay>(with.navigator.take().back()).value().challenge.key, "level:shed/l1")
        << "what comes next";
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
    EXPECT_TRUE(pushedTo<ToDaily>(with.asked())) << "it was offered already: the focus stays";
}

TEST_F(MainMenuSceneTest, ResumesDailyPuzzleOverItsCalendar) {
    const Challenge challenge = dailyChallenge(with.records.today());
    lights::Session session(challenge.lights());
    session.press({0, 0});
    with.records.saveUnfinished(challenge, session.save());
    open();
    press({Action::Confirm});
    const auto requests = with.navigator.take();
    ASSERT_EQ(requests.size(), 2U);
    const auto& calendar = std::get<Navigator::Push>(requests[0]).to;
    EXPECT_EQ(calendar.as<ToDaily>()->day, challenge.day());
    const auto& board = std::get<Navigator::Push>(requests[1]).to;
    EXPECT_EQ(board.as<ToPlay>()->challenge.key, "daily:2026-07-14");
}

TEST_F(MainMenuSceneTest, MouseRingsBells) {
    open();
    click(*scene, largeBell);
    EXPECT_EQ(with.navigator.take().size(), 2U);
    click(*scene, campaignBell);
    EXPECT_TRUE(pushedTo<ToCampaign>(with.asked()));
    click(*scene, dailyBell);
    EXPECT_TRUE(pushedTo<ToDaily>(with.asked()));
    click(*scene, {200, 541});
    EXPECT_FALSE(with.navigator.waiting());
    scene->update(0.5F); // Unfolds.
    click(*scene, {156, 582});
    EXPECT_TRUE(pushedTo<ToDuel>(with.asked())) << "five tiles without the second puzzle";
    click(*scene, {310, 582});
    EXPECT_TRUE(pushedTo<ToMyLevels>(with.asked()));
    click(*scene, {463, 582});
    EXPECT_TRUE(pushedTo<ToLeaderboard>(with.asked()));
    click(*scene, {156, 630});
    EXPECT_TRUE(pushedTo<ToLearn>(with.asked()));
    click(*scene, {310, 630});
    EXPECT_TRUE(pushedTo<ToPlayers>(with.asked()));
    click(*scene, {530, 168});
    EXPECT_TRUE(pushedTo<ToPlayers>(with.asked()));
    scene->handle(ui::PointerPressed{campaignBell, ui::Button::Secondary});
    scene->handle(ui::PointerReleased{campaignBell, ui::Button::Secondary});
    EXPECT_FALSE(with.navigator.waiting());
    scene->handle(ui::PointerPressed{campaignBell});
    scene->handle(ui::PointerMoved{{1000, 20}});
    scene->handle(ui::PointerReleased{{1000, 20}});
    EXPECT_FALSE(with.navigator.waiting()) << "let go elsewhere";
}

const puzzle::RunKey shedL2("level:shed/l2");

/// The street of the menu at 1280 × 800.
const TownPlan street{578, 1276, 738, 1280};

/// A place on the wall of a house, beside its windows.
ui::Vec wallOf(House house, std::size_t levels) {
    const LevelHouse front = street.house(house, levels);
    const LevelHouse::Window& last = front.windows()[front.columns() - 1];
    return last.centre + ui::Vec{0, front.floorHeight() / 2};
}

TEST_F(MainMenuSceneTest, LegendKeepsClearOfThePlatesBelowTheStreet) {
    open();
    for (const sf::Vector2u size : {sf::Vector2u{640, 480}, {800, 600}, {1280, 800}, {1920, 1080}}) {
        const ui::Viewport viewport(size, 1);
        scene->layout(viewport, test::plainMeasure);
        const float houses = viewport.content().x + (viewport.compact() ? 476.0F : 578.0F);
        EXPECT_LT(scene->legend().bounds().right(), houses) << size.x;
    }
}

TEST_F(MainMenuSceneTest, HousesOfTheStreetOpenTheCampaign) {
    open();
    click(*scene, wallOf(House::Terrace, 20));
    EXPECT_EQ(pushedTo<ToCampaign>(with.asked()).value().packId, "terrace") << "even while it is locked";
    EXPECT_FALSE(scene->diveWindow(shedL2));
    click(*scene, {900, 40});
    EXPECT_FALSE(with.navigator.waiting()) << "there is only sky";
}

TEST_F(MainMenuSceneTest, LitWindowOpensItsLevelAndTheCameraDivesIntoIt) {
    with.solve("shed/l1");
    open();
    const LevelHouse shed = street.house(House::Shed, 8);
    click(*scene, shed.windows()[1].centre);
    const auto asked = with.navigator.take();
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_EQ(pushedTo<ToCampaign>(asked[0]).value().levelId, "l2");
    EXPECT_EQ(pushedTo<ToPlay>(asked[1]).value().challenge.key, "level:shed/l2");
    ASSERT_TRUE(scene->diveWindow(shedL2));
    EXPECT_TRUE(scene->diveWindow(shedL2)->contains(shed.windows()[1].centre));

    click(*scene, shed.windows()[0].centre);
    EXPECT_TRUE(pushedTo<ToCampaign>(with.asked())) << "solved: the window belongs to the wall";
    click(*scene, shed.windows()[7].centre);
    EXPECT_TRUE(pushedTo<ToCampaign>(with.asked())) << "and so does a locked one";
}

TEST_F(MainMenuSceneTest, LargeBellDivesIntoTheWindowOfItsLevel) {
    open();
    press({Action::Confirm});
    (void)with.asked();
    ASSERT_TRUE(scene->diveWindow(shedL2));
    EXPECT_TRUE(scene->diveWindow(shedL2)->contains(street.house(House::Shed, 8).windows()[0].centre));
    with.clipboard.content = lights::encodePuzzle(with.level("shed/l2").level().lights());
    press({Action::Paste});
    EXPECT_FALSE(scene->diveWindow(shedL2)) << "a copied board has no window";
}

TEST_F(MainMenuSceneTest, KeysLeadIntoTheStreetAndBack) {
    open();
    for (const auto device : {ui::Device::Keyboard, ui::Device::Gamepad}) {
        const auto push = [&](Action each) { scene->handle(ui::ActionPressed{each, false, device}); };
        push(Action::Home);
        std::set<std::string> reached;
        for (const Action each : {Action::Right, Action::Right, Action::Left}) {
            push(each);
            push(Action::Confirm);
            if (const auto house = pushedTo<ToCampaign>(with.asked()))
                reached.insert(house->packId);
        }
        EXPECT_EQ(reached, (std::set<std::string>{"shed", "terrace"}));
        push(Action::Left);
        push(Action::Home);
        push(Action::Down);
        push(Action::Down);
        push(Action::Confirm);
        EXPECT_TRUE(pushedTo<ToDaily>(with.asked()));
    }
}

TEST_F(MainMenuSceneTest, TabKeysChooseALitWindowOfTheFocusedHouse) {
    with.solve("shed/l1");
    open();
    const auto legend = [&] { return scene->legend().entries().back().words; };
    const std::string usual = legend();
    for (int control = 0; control < 24 && legend() == usual; ++control)
        press({Action::NextControl});
    EXPECT_NE(legend(), usual) << "the keys are named at the shed";
    press({Action::NextTab, Action::Confirm});
    auto asked = with.navigator.take();
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_EQ(pushedTo<ToPlay>(asked[1]).value().challenge.key, "level:shed/l2") << "the first that is lit";
    ASSERT_TRUE(scene->diveWindow(shedL2));
    EXPECT_TRUE(scene->diveWindow(shedL2)->contains(street.house(House::Shed, 8).windows()[1].centre));
    press({Action::PreviousTab, Action::Confirm});
    asked = with.navigator.take();
    ASSERT_EQ(asked.size(), 2U);
    EXPECT_NE(pushedTo<ToPlay>(asked[1]).value().challenge.key, "level:shed/l2") << "round to the last one";
    press({Action::PreviousControl, Action::NextControl, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToCampaign>(with.asked())) << "leaving the house forgets the window";
    press({Action::Home});
    EXPECT_EQ(legend(), usual);
}

TEST_F(MainMenuSceneTest, HouseNextDoorIsEnteredByMouseKeysAndPad) {
    open();
    const ui::Vec door = street.nextDoor().front().centre() - ui::Vec{0, 20};
    click(*scene, door);
    EXPECT_FALSE(with.navigator.waiting()) << "no boxes, no house";

    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    open();
    click(*scene, door);
    const auto campaign = pushedTo<ToCampaign>(with.asked());
    ASSERT_TRUE(campaign);
    EXPECT_EQ(campaign->packId, with.library.nextDoor().front().pack.id);
    for (const auto device : {ui::Device::Keyboard, ui::Device::Gamepad}) {
        std::set<std::string> reached;
        scene->handle(ui::ActionPressed{Action::Home, false, device});
        for (int control = 0; control < 30; ++control) {
            scene->handle(ui::ActionPressed{Action::NextControl, false, device});
            if (scene->form()->focused() != nullptr && scene->form()->focused()->bounds().x > 560) {
                scene->handle(ui::ActionPressed{Action::Confirm, false, device});
                if (const auto house = pushedTo<ToCampaign>(with.asked()))
                    reached.insert(house->packId);
            }
        }
        EXPECT_TRUE(reached.contains(campaign->packId));
        EXPECT_EQ(reached.size(), 1 + with.library.campaign().size()) << "and all houses";
    }
}

TEST_F(MainMenuSceneTest, HousesStayBelowTheMoon) {
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    open({1422, 800});
    for (const ui::Widget* widget : scene->form()->widgets())
        if (widget->visible() && widget->bounds().x > 600 && widget->bounds().h > 100) {
            EXPECT_GT(widget->bounds().y, 140);
        }
}

TEST_F(MainMenuSceneTest, OverTheStreetAreAsManyStarsAsWindowsAreDark) {
    MenuStreet street(with.services(), with.records, with.library, with.atlases);
    const ui::Viewport viewport({1280, 800}, 1);
    const ui::Rect moon{1140, 48, 88, 88};
    const auto stars = [&] {
        street.arrange(viewport, 578, 738, 146, {578, 0, 694, 800}, moon);
        street.refresh({});
        return std::vector<ui::Vec>(street.stars().begin(), street.stars().end());
    };
    EXPECT_TRUE(stars().empty()) << "the town is awake";
    std::vector<ui::Vec> before;
    for (const char* level : {"shed/l1", "shed/l2", "shed/l3"}) {
        const Challenge challenge = challengeOf(with.level(level));
        const auto presses = lights::solve(challenge.lights()).result->presses().toCells();
        lights::Session session(challenge.lights());
        for (const lights::Cell cell : presses)
            lights::test::pressNext(session, cell);
        with.records.record(challenge, test::performanceOf(session), {static_cast<int>(presses.size()), true});
        const std::vector<ui::Vec> now = stars();
        ASSERT_EQ(now.size(), before.size() + 1);
        EXPECT_TRUE(std::equal(before.begin(), before.end(), now.begin())) << "those before stay where they are";
        EXPECT_FALSE(moon.contains(now.back()));
        before = now;
    }
}

TEST_F(MainMenuSceneTest, BeamComesToRestAndThenNothingMoves) {
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    open();
    const auto settles = [&](bool reduced) {
        with.preferences.change([reduced](data::Settings& settings) { settings.reducedMotion = reduced; });
        scene->setAmbient(true);
        for (int frame = 0; frame < 60; ++frame)
            scene->update(0.05F); // Until the street is painted and the beam turns.
        scene->setAmbient(false);
        for (int frame = 0; frame < 20; ++frame)
            scene->update(0.05F); // Until the cat sits still.
        scene->setAmbient(true);
        for (int frame = 0; frame < 20; ++frame)
            scene->update(0.05F);
        scene->setAmbient(false);
        scene->update(0.05F);
        const bool moved = scene->animating();
        for (int frame = 0; frame < 12; ++frame)
            scene->update(0.05F);
        EXPECT_FALSE(scene->animating());
        return moved;
    };
    EXPECT_TRUE(settles(false));
    EXPECT_FALSE(settles(true)) << "reduced motion: it never moved";
}

TEST_F(MainMenuSceneTest, StreetIsThereAtOnce) {
    open();
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    const sf::Context context;
    const auto settled = [&] {
        for (int frame = 0; frame < 40; ++frame)
            scene->update(0.05F);
        return test::drawn(*scene, resources);
    };
    const sf::IntRect houses{600, 200, 660, 500};
    scene->setAmbient(false);
    const int first = test::brightness(test::drawn(*scene, resources), houses);
    const int before = test::brightness(settled(), houses);
    EXPECT_LT(first, before - 8) << "the night, before it is painted";
    scene->hidden();
    EXPECT_EQ(test::brightness(test::drawn(*scene, resources), houses), before) << "it was kept";
    EXPECT_EQ(test::brightness(settled(), houses), before);
}

TEST_F(MainMenuSceneTest, MovesByItselfOnlyWhileAmbient) {
    open();
    scene->setAmbient(false);
    for (int frame = 0; frame < 40; ++frame)
        scene->update(0.05F); // Until the street is painted.
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
