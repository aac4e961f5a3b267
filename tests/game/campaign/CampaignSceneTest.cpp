// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/campaign/CampaignScene.hpp"

#include "game/Controls.hpp"
#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/dialogs/ToHelp.hpp"
#include "game/menu/ToMainMenu.hpp"
#include "game/play/ToPlay.hpp"
#include "game/services/Actions.hpp"

#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

namespace {

using namespace game;
using game::test::action;
using game::test::click;
using game::test::pushedTo;
using ui::Action;

class CampaignSceneTest : public testing::Test {
protected:
    CampaignScene& open(const ToCampaign& to = {}, sf::Vector2u window = {1280, 800}) {
        scene = std::make_unique<CampaignScene>(to, with.services(), with.records, with.library, with.atlases);
        scene->layout(ui::Viewport(window, 1), test::plainMeasure);
        return *scene;
    }

    void press(std::initializer_list<Action> actions) {
        for (const Action each : actions)
            scene->handle(action(each));
    }

    [[nodiscard]] std::string selected() const { return scene->selected()->path(); }

    test::GameFixture with;
    std::unique_ptr<CampaignScene> scene;
};

// Positions of windows and cards at 1280 × 800; the shed's eight levels take two floors.
const ui::Vec firstWindow{640, 443};
const ui::Vec secondWindow{738, 443};
const ui::Vec thirdWindow{836, 443};
const ui::Vec secondCard{200, 240};
const ui::Vec playButton{1150, 746};
const ui::Vec backButton{64, 48};

TEST_F(CampaignSceneTest, OpensAtLevelToContinueWith) {
    open();
    EXPECT_EQ(selected(), "shed/l1");
    with.solve("shed/l1");
    open();
    EXPECT_EQ(selected(), "shed/l2");
}

TEST_F(CampaignSceneTest, ListAndFooterGoAlongWithTheWalk) {
    const sf::Context context;
    auto resources = ui::Resources::open(LOOK_TEST_FONTS);
    ASSERT_TRUE(resources);
    open();
    static_cast<void>(test::drawn(*scene, *resources)); // The town appears.
    scene->update(0.5F);
    const auto same = [](const sf::Image& one, const sf::Image& other, sf::IntRect area) {
        for (int y = area.top; y < area.top + area.height; ++y)
            for (int x = area.left; x < area.left + area.width; ++x)
                if (one.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y)) !=
                    other.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y)))
                    return false;
        return true;
    };
    const sf::IntRect list{40, 100, 340, 180};
    const sf::IntRect footer{456, 720, 560, 60};
    const sf::Image before = test::drawn(*scene, *resources);
    press({Action::NextTab});
    const auto now = [&] { // Without the layout, which ends a walk.
        sf::RenderTexture target;
        EXPECT_TRUE(target.create(1280, 800));
        target.clear(sf::Color::Black);
        {
            ui::Canvas canvas(target, ui::Viewport({1280, 800}, 1), game::theme("night").controls, *resources);
            scene->draw(canvas);
        }
        target.display();
        return target.getTexture().copyToImage();
    };
    const sf::Image leaving = now();
    EXPECT_TRUE(same(before, leaving, list)) << "the house in front is still the old one";
    scene->update(0.6F);
    const sf::Image arrived = now();
    EXPECT_FALSE(same(before, arrived, list));
    EXPECT_FALSE(same(before, arrived, footer));
}

TEST_F(CampaignSceneTest, RoofsStayBelowAChipThatIsNearThem) {
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    with.preferences.change([](data::Settings& settings) { settings.unlockAll = true; });
    for (const data::LibraryPack& pack : with.library.campaign()) {
        if (with.library.albumOf(pack) == nullptr) // The chip is farther to the right.
            continue;
        open({pack.pack.id, {}});
        const auto& front = dynamic_cast<const HouseFront&>(test::control(*scene, "Levels"));
        EXPECT_GE(front.top(), 68) << pack.pack.id;
    }
}

TEST_F(CampaignSceneTest, CameraWalksToTheNextHouseUntilAKeyEndsIt) {
    open();
    EXPECT_FALSE(scene->walking());
    press({Action::NextTab});
    scene->update(0.2F);
    EXPECT_TRUE(scene->walking());
    EXPECT_EQ(selected(), "terrace/l1") << "it is there at once";
    press({Action::Right});
    EXPECT_FALSE(scene->walking());
    EXPECT_EQ(selected(), "terrace/l2") << "the key counts";
    press({Action::PreviousTab});
    scene->update(0.6F);
    EXPECT_FALSE(scene->walking());

    with.preferences.change([](data::Settings& settings) { settings.reducedMotion = true; });
    press({Action::NextTab});
    EXPECT_TRUE(scene->walking());
    scene->update(0.13F);
    EXPECT_FALSE(scene->walking()) << "it only fades";
    with.preferences.change([](data::Settings& settings) { settings.animationSpeed = 0; });
    press({Action::PreviousTab});
    EXPECT_FALSE(scene->walking());
}

TEST_F(CampaignSceneTest, WalksFromOneHouseToTheOther) {
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    open();
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    const sf::Context context;
    const auto settled = [&] {
        for (int frame = 0; frame < 40; ++frame)
            scene->update(0.05F);
        return test::drawn(*scene, resources);
    };
    scene->setAmbient(false);
    const sf::IntRect house{600, 200, 400, 480};
    const int shed = test::brightness(settled(), house);
    press({Action::NextTab});
    const int leaving = test::brightness(test::drawn(*scene, resources), house);
    EXPECT_NEAR(leaving, shed, shed / 3) << "the house that is left is still there";
    const int terrace = test::brightness(settled(), house);
    EXPECT_NE(terrace, shed);
}

TEST(CampaignCameraTest, WalksUpToTheHouseFromTheMenuAndBack) {
    test::SceneRunner with;
    with.scenes.setWalk(0.42F, false);
    with.open(ToMainMenu{});
    with.open(ToCampaign{"shed", "l1"});
    EXPECT_EQ(with.scenes.walk().direction, 0);
    with.pass(0.5F);
    EXPECT_FALSE(with.scenes.walk().over()) << "it takes 0.84 seconds";
    with.press({Action::Right});
    EXPECT_TRUE(with.scenes.walk().over());
    EXPECT_EQ(with.top<CampaignScene>()->selected()->path(), "shed/l2") << "the key counts";
    with.press({Action::Back});
    EXPECT_EQ(with.scenes.walk().direction, 0);
    with.pass(0.9F);
    EXPECT_TRUE(with.scenes.walk().over());

    with.scenes.setWalk(0.12F, true);
    with.open(ToCampaign{"shed", "l1"});
    EXPECT_EQ(with.scenes.walk().direction, 1) << "reduced motion: it only fades";
    with.pass(0.13F);
    EXPECT_TRUE(with.scenes.walk().over());
}

TEST_F(CampaignSceneTest, LegendNamesFloorsAndHouses) {
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    const auto words = [&] {
        const auto& entries = scene->legend().entries();
        return entries[0].words + " " + entries[1].words;
    };
    open({"cellar", ""});
    EXPECT_EQ(words(), "Floor Level");
    press({Action::PreviousTab});
    EXPECT_EQ(words(), "House Window");
    press({Action::NextTab});
    EXPECT_EQ(words(), "Floor Level");
}

TEST_F(CampaignSceneTest, MyLevelsAreHouseWithoutLocks) {
    data::test::put(with.folder / "own/pack.json", data::formatPack(test::packOf("harbour", "Harbour", 9)));
    data::test::put(with.folder / "own/moon.json", data::formatLevel(test::packOf("x", "Moon", 1).levels.front()));
    EXPECT_TRUE(with.library.refresh());
    open({"own", ""});
    EXPECT_EQ(selected(), "own/l1");
    scene->handle(action(Action::Confirm));
    const auto play = pushedTo<ToPlay>(with.asked());
    ASSERT_TRUE(play);
    EXPECT_EQ(play->challenge.key, "level:own/l1");
    open({"harbour", "l9"});
    scene->handle(action(Action::Confirm));
    EXPECT_TRUE(pushedTo<ToPlay>(with.asked())) << "the last is open too";

    std::filesystem::remove(with.folder / "own/pack.json"); // Removed while the scene was covered.
    EXPECT_TRUE(with.library.refresh());
    scene->uncovered();
    EXPECT_EQ(selected(), "shed/l1");
}

TEST_F(CampaignSceneTest, OpensAtRequestedLevel) {
    open({"shed", "l2"});
    EXPECT_EQ(selected(), "shed/l2");
    open({"terrace", ""});
    EXPECT_EQ(selected(), "terrace/l1");
    open({"terrace", "no such level"});
    EXPECT_EQ(selected(), "terrace/l1");
}

TEST_F(CampaignSceneTest, ArrowsKeepColumnAcrossFloors) {
    open();
    press({Action::Right, Action::Right, Action::Right, Action::Right}); // Five windows per floor.
    EXPECT_EQ(selected(), "shed/l5");
    press({Action::Down});
    EXPECT_EQ(selected(), "shed/l8") << "the lower floor is shorter";
    press({Action::Up});
    EXPECT_EQ(selected(), "shed/l5");
    press({Action::Left, Action::Home});
    EXPECT_EQ(selected(), "shed/l1");
    press({Action::End});
    EXPECT_EQ(selected(), "shed/l8");
}

TEST_F(CampaignSceneTest, ArrowsStayInTheHouseAtTheEndOfAFloor) {
    open();
    press({Action::Right, Action::Right, Action::Right, Action::Right, Action::Right});
    EXPECT_EQ(selected(), "shed/l6") << "the next floor";
    press({Action::End, Action::Right, Action::Right, Action::Left});
    EXPECT_EQ(selected(), "shed/l7") << "neither the medals nor the button to play have the focus";
}

TEST_F(CampaignSceneTest, EnterPlaysOpenLevelOnce) {
    open();
    press({Action::Right, Action::Confirm, Action::Confirm});
    const auto play = pushedTo<ToPlay>(with.asked());
    ASSERT_TRUE(play);
    EXPECT_EQ(play->challenge.key, "level:shed/l2");
    EXPECT_TRUE(play->resume);
}

TEST_F(CampaignSceneTest, LockedLevelSaysWhyInsteadOfOpening) {
    open();
    press({Action::Right, Action::Right});
    EXPECT_EQ(selected(), "shed/l3");
    for (int frame = 0; frame < 20; ++frame) // Until the town is painted.
        scene->update(1);
    EXPECT_FALSE(scene->animating());
    press({Action::Confirm});
    EXPECT_FALSE(with.navigator.waiting());
    EXPECT_TRUE(scene->animating()) << "the lock on the sign shines";
    EXPECT_EQ(scene->toast(), nullptr) << "the sign says why; a message would cover the windows";
    const Scene::News news = scene->spokenNews();
    EXPECT_FALSE(news.words.empty()) << "it is said again";
    press({Action::Confirm});
    EXPECT_NE(scene->spokenNews(), news) << "each time";
    scene->update(2);
    EXPECT_FALSE(scene->animating());
    press({Action::Left});
    EXPECT_TRUE(scene->spokenNews().words.empty());
}

TEST_F(CampaignSceneTest, TabsChangeHouse) {
    open();
    press({Action::PreviousTab});
    EXPECT_EQ(selected(), "shed/l1");
    press({Action::NextTab});
    EXPECT_EQ(selected(), "terrace/l1");
    press({Action::NextTab});
    EXPECT_EQ(selected(), "terrace/l1");
    press({Action::Confirm});
    EXPECT_FALSE(with.navigator.waiting()) << "the house is locked";
}

TEST_F(CampaignSceneTest, UnlockAllOpensEveryLevel) {
    with.preferences.change([](data::Settings& settings) { settings.unlockAll = true; });
    open({"terrace", "l20"});
    press({Action::Confirm});
    const auto play = pushedTo<ToPlay>(with.asked());
    ASSERT_TRUE(play);
    EXPECT_EQ(play->challenge.key, "level:terrace/l20");
}

TEST_F(CampaignSceneTest, HouseOpensWithEnoughStars) {
    for (const char* level : {"shed/l1", "shed/l2", "shed/l3"})
        with.solve(level);
    open({"terrace", ""});
    press({Action::Confirm});
    EXPECT_FALSE(with.navigator.waiting()) << "nine stars of ten";
    with.solve("shed/l4");
    scene->uncovered();
    press({Action::Confirm});
    EXPECT_TRUE(with.navigator.waiting());
}

TEST_F(CampaignSceneTest, MouseSelectsAndPlays) {
    open();
    click(*scene, thirdWindow);
    EXPECT_EQ(selected(), "shed/l3");
    click(*scene, secondWindow);
    EXPECT_EQ(selected(), "shed/l2");
    EXPECT_FALSE(with.navigator.waiting());
    click(*scene, secondWindow);
    EXPECT_TRUE(pushedTo<ToPlay>(with.asked()));
    scene->uncovered();
    click(*scene, secondCard);
    EXPECT_EQ(selected(), "terrace/l1");
}

TEST_F(CampaignSceneTest, ButtonPlaysSelectedLevel) {
    open();
    click(*scene, playButton);
    const auto play = pushedTo<ToPlay>(with.asked());
    ASSERT_TRUE(play);
    EXPECT_EQ(play->challenge.key, "level:shed/l1");
}

TEST_F(CampaignSceneTest, EscAndBackButtonLeave) {
    open();
    press({Action::Back});
    EXPECT_TRUE(std::holds_alternative<Navigator::Pop>(with.asked().value()));
    open();
    click(*scene, backButton);
    EXPECT_TRUE(std::holds_alternative<Navigator::Pop>(with.asked().value()));
}

TEST_F(CampaignSceneTest, KeyboardReachesCardsAndReturns) {
    open();
    press({Action::Left, Action::Down});
    EXPECT_EQ(selected(), "terrace/l1");
    press({Action::Up});
    EXPECT_EQ(selected(), "shed/l1");
    press({Action::Confirm, Action::Right});
    EXPECT_EQ(selected(), "shed/l2");
}

TEST_F(CampaignSceneTest, ReturningKeepsSelectionAndUpdatesProgress) {
    open();
    press({Action::Right, Action::Confirm});
    ASSERT_TRUE(with.asked());
    scene->covered();
    with.solve("shed/l2");
    scene->uncovered();
    EXPECT_EQ(selected(), "shed/l2");
    press({Action::Right, Action::Right, Action::Confirm});
    EXPECT_TRUE(pushedTo<ToPlay>(with.asked())) << "the fourth level is open after the second";
}

TEST_F(CampaignSceneTest, ReturningSelectsLevelPlayedLast) {
    test::SceneRunner run;
    run.playAs("Ada");
    run.open(ToCampaign{});
    auto* campaign = run.top<CampaignScene>();
    run.press({Action::Right, Action::Confirm});
    ASSERT_EQ(campaign->selected()->level().id, "l2");
    // Another level is played from the board, and left.
    run.press({game::action::next, Action::Back, Action::Up, Action::Up, Action::Confirm});
    ASSERT_EQ(run.top<CampaignScene>(), campaign);
    EXPECT_EQ(campaign->selected()->level().id, "l1");
    // The first is solved: the selection moves on.
    run.press({Action::Confirm, Action::Confirm});
    run.pass(1);
    run.pass(1);
    run.press({Action::Back});
    ASSERT_EQ(run.top<CampaignScene>(), campaign);
    EXPECT_EQ(campaign->selected()->level().id, "l2");
    run.press({Action::Confirm});
    EXPECT_EQ(run.top<CampaignScene>(), nullptr) << "the window has the focus: Enter plays";
}

TEST_F(CampaignSceneTest, CameraComesOutOfTheWindowOfTheBoardThatWasLeft) {
    CampaignScene& campaign = open();
    const auto left = with.level("shed/l3");
    campaign.show(ToCampaign{"shed", "l2"}); // After a win the next level is selected.
    campaign.uncovered();
    const auto window = campaign.diveWindow(left.key());
    ASSERT_TRUE(window);
    EXPECT_NE(window, campaign.diveWindow(with.level("shed/l2").key()));
    EXPECT_FALSE(campaign.diveWindow(with.level("terrace/l3").key())) << "in another house";
    EXPECT_FALSE(campaign.diveWindow("daily:2026-07-14"));
}

TEST_F(CampaignSceneTest, ReturningMayLeadToAnotherHouse) {
    CampaignScene& campaign = open();
    with.preferences.change([](data::Settings& settings) { settings.unlockAll = true; });
    campaign.show(ToCampaign{"terrace", "l14"});
    campaign.uncovered();
    EXPECT_EQ(campaign.selected(), with.level("terrace/l14"));
    campaign.show(ToHelp{});
    campaign.uncovered();
    EXPECT_EQ(campaign.selected(), with.level("terrace/l14")) << "that is no window";
}

TEST_F(CampaignSceneTest, SmallWindowHasHousesOnTop) {
    open({}, {800, 600});
    click(*scene, {24 + 232 + 10 + 50, 88 + 32});
    EXPECT_EQ(selected(), "terrace/l1");
    press({Action::Left});
    EXPECT_EQ(selected(), "shed/l1");
}

TEST_F(CampaignSceneTest, CanGoBackWithoutLevels) {
    const data::Library none = data::Library::load(with.folder / "nothing", with.folder / "nothing");
    CampaignScene empty({}, with.services(), with.records, none, with.atlases);
    empty.layout(ui::Viewport({1280, 800}, 1), test::plainMeasure);
    for (const Action each : {Action::Right, Action::Down, Action::Confirm, Action::NextTab, Action::End})
        empty.handle(action(each));
    click(empty, firstWindow);
    EXPECT_FALSE(empty.selected());
    EXPECT_FALSE(with.navigator.waiting());
    empty.handle(action(Action::Back));
    EXPECT_TRUE(with.navigator.waiting());
}

TEST_F(CampaignSceneTest, WindowsOfOpenLevelsAreLitAndOthersDark) {
    with.solve("shed/l1");
    open();
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    for (const std::string_view theme : themeNames()) {
        const sf::Image image = test::drawn(*scene, resources, theme);
        // The upper part of the glass: no stars, no lock, nobody behind it.
        const auto glass = [&](int column) {
            return test::brightness(image, {640 + 98 * column - 22, 443 - 27, 18, 9});
        };
        EXPECT_LT(glass(0), 130) << "solved, theme " << theme;
        EXPECT_GT(glass(1), 150) << "open, theme " << theme;
        EXPECT_LT(glass(4), glass(1) - 15) << "locked, theme " << theme << ": light in the slats only";
    }
}

TEST_F(CampaignSceneTest, TownStandsBehindTheHouseInFront) {
    const sf::Context context;
    with.solve("shed/l1");
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    for (const std::string_view theme : themeNames()) {
        with.preferences.change([theme](data::Settings& settings) { settings.theme = theme; });
        open();
        const sf::IntRect beside{430, 180, 60, 480}; // Hill and trees, between the cards and the house.
        const int before = test::brightness(test::drawn(*scene, resources, theme), beside);
        for (int frame = 0; frame < 40; ++frame)
            scene->update(0.05F);
        EXPECT_FALSE(scene->animating()) << theme;
        const sf::Image image = test::drawn(*scene, resources, theme);
        if (theme == "contrast") {
            EXPECT_EQ(test::brightness(image, beside), before);
            continue;
        }
        EXPECT_GT(test::brightness(image, beside), before) << theme;
        if (theme != "paper") {
            EXPECT_LT(test::brightness(image, beside), 60) << "quiet: " << theme;
        }
        scene->hidden();
        EXPECT_EQ(test::brightness(test::drawn(*scene, resources, theme), beside), before) << "let go: " << theme;
    }
}

TEST_F(CampaignSceneTest, BeamOfTheLighthouseTurnsWhileSomebodyWatches) {
    const sf::Context context;
    with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own");
    with.preferences.change([](data::Settings& settings) { settings.unlockAll = true; });
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    open({"lighthouse", ""});
    const sf::IntRect sky{1010, 60, 30, 160};
    const auto run = [&](bool ambient, int frames) {
        scene->setAmbient(ambient);
        for (int frame = 0; frame < frames; ++frame)
            scene->update(0.05F);
        return scene->animating();
    };
    const auto light = [&] { return test::brightness(test::drawn(*scene, resources), sky); };
    run(false, 40);
    const int rest = light();
    run(false, 40);
    EXPECT_EQ(light(), rest);
    run(true, 70);
    EXPECT_NE(light(), rest);
    EXPECT_TRUE(run(false, 2)) << "it comes to rest";
    EXPECT_FALSE(run(false, 12));
    const int stopped = light();
    EXPECT_FALSE(run(false, 100));
    EXPECT_EQ(light(), stopped);
}

TEST(CampaignHousesTest, ShowStateOfEveryLevel) {
    test::GameFixture with;
    with.solve("shed/l1");
    with.solve("shed/l2", 2);
    const auto houses = campaignHouses(with.library, with.records.progress(), false);
    ASSERT_EQ(houses.size(), 2U);
    EXPECT_EQ(houses[0].solved, 2);
    EXPECT_EQ(houses[0].stars, 4) << "three, and one for four moves too many";
    EXPECT_EQ(houses[0].maxStars, 24);
    EXPECT_FLOAT_EQ(houses[0].awake(), 0.75F);
    EXPECT_EQ(houses[0].levelToContinue(), 2U);
    EXPECT_TRUE(houses[0].open);
    EXPECT_EQ(houses[0].levels[0], (CampaignLevel{LevelWindow::State::Asleep, 3}));
    EXPECT_EQ(houses[0].levels[3], (CampaignLevel{LevelWindow::State::Awake, 0}));
    EXPECT_EQ(houses[0].levels[4], (CampaignLevel{LevelWindow::State::Locked, 0}));
    EXPECT_FALSE(houses[1].open);
    EXPECT_EQ(houses[1].starsToOpen, 10);
    EXPECT_EQ(houses[1].levels[0].state, LevelWindow::State::Locked);
}

TEST(HouseFrontTest, HouseIsMadeSmallerUntilAllItsFloorsFit) {
    LampAtlases atlases;
    HouseFront front(atlases);
    for (const ui::Rect room : {ui::Rect{452, 20, 768, 673}, ui::Rect{44, 162, 912, 481}}) {
        front.show(House::Tower, std::vector<CampaignLevel>(16), 0);
        front.place(room);
        EXPECT_FLOAT_EQ(front.bounds().bottom(), room.bottom());
        EXPECT_FLOAT_EQ(front.bounds().centre().x, room.centre().x);
        EXPECT_GT(front.bounds().y, room.y) << "with its crown";
        for (std::size_t i = 0; i < 16; ++i) {
            EXPECT_GE(front.windowRect(i).y, front.bounds().y);
            EXPECT_LE(front.windowRect(i).bottom(), front.bounds().bottom() + 1);
            EXPECT_GE(front.windowRect(i).w, 40);
            EXPECT_GE(front.windowRect(i).h, 40);
        }
    }
}

TEST(HouseFrontTest, FloorsBeyondThatScrollInsideTheWall) {
    LampAtlases atlases;
    HouseFront front(atlases);
    front.show(House::Slate, std::vector<CampaignLevel>(120), 0);
    front.place({44, 162, 912, 481});
    const ui::Rect wall = front.bounds();
    EXPECT_GT(front.windowRect(119).bottom(), wall.bottom());
    front.handle(action(Action::End));
    EXPECT_EQ(front.selected(), 119U);
    EXPECT_LE(front.windowRect(119).bottom(), wall.bottom());
    EXPECT_LT(front.windowRect(0).y, wall.y);
    front.handle(ui::Wheel{{500, 400}, 200});
    EXPECT_GE(front.windowRect(0).y, wall.y);
}

TEST(HouseFrontTest, DomeOpensWhenTheLastWindowGoesDark) {
    LampAtlases atlases;
    HouseFront front(atlases);
    front.place({452, 20, 768, 673});
    std::vector<CampaignLevel> levels(18, CampaignLevel{LevelWindow::State::Asleep, 3});
    front.show(House::Observatory, levels, 0);
    EXPECT_FALSE(front.animating()) << "it has been open for long";
    levels.back().state = LevelWindow::State::Awake;
    front.show(House::Observatory, levels, 0);
    EXPECT_FALSE(front.animating());
    levels.back().state = LevelWindow::State::Asleep;
    front.show(House::Observatory, levels, 0);
    EXPECT_TRUE(front.animating());
    front.show(House::Observatory, levels, 1);
    front.update(0.8F);
    EXPECT_TRUE(front.animating()) << "selecting another window does not hurry it";
    front.update(0.2F);
    EXPECT_FALSE(front.animating());

    levels.back().state = LevelWindow::State::Awake;
    front.show(House::Observatory, levels, 0);
    front.setMotion({true, 1});
    levels.back().state = LevelWindow::State::Asleep;
    front.show(House::Observatory, levels, 0);
    EXPECT_FALSE(front.animating()) << "at once with reduced motion";
}

TEST(HouseFrontTest, ArrowsFollowTheGridOfTheHouse) {
    LampAtlases atlases;
    HouseFront front(atlases);
    front.show(House::Tower, std::vector<CampaignLevel>(16), 0); // Three per floor, the last one alone in the middle.
    front.place({452, 20, 768, 673});
    front.handle(action(Action::Right));
    front.handle(action(Action::Right));
    EXPECT_EQ(front.selected(), 2U);
    EXPECT_TRUE(front.handle(action(Action::Right)));
    EXPECT_EQ(front.selected(), 3U) << "goes on on the next floor";
    for (int i = 0; i < 5; ++i)
        front.handle(action(Action::Down));
    EXPECT_EQ(front.selected(), 15U);
    EXPECT_FALSE(front.handle(action(Action::Left)));
    front.handle(action(Action::Up));
    EXPECT_EQ(front.selected(), 12U) << "keeps the column";
}

TEST(HouseCardsTest, ScrollsCardsThatDoNotFit) {
    HouseCards cards;
    cards.setCards(std::vector<HouseCard>(8));
    cards.place({40, 100, 372, 578});
    EXPECT_GT(cards.cardRect(7).bottom(), 678);
    std::size_t told = 0;
    cards.onSelect = [&told](std::size_t index) { told = index; };
    cards.handle(action(Action::End));
    EXPECT_EQ(told, 7U);
    EXPECT_LE(cards.cardRect(7).bottom(), 678);
    EXPECT_FALSE(cards.handle(action(Action::Down))) << "the focus may leave at the end";
}

} // namespace
