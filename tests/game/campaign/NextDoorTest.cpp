// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/GameFixture.hpp"
#include "game/SceneDrawing.hpp"
#include "game/arukone/ArukonePlayScene.hpp"
#include "game/campaign/CampaignScene.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/houses/CampaignWords.hpp"
#include "game/look/street/Town.hpp"
#include "game/menu/MenuStreet.hpp"
#include "game/menu/NextBoard.hpp"
#include "game/play/ToPlay.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

namespace {

using namespace game;
using ui::Action;

const sf::Vector2u window{1280, 800};

sf::Image drawnWidget(const ui::Widget& widget, ui::Resources& resources, std::string_view theme) {
    const ui::Viewport viewport(window, 1);
    sf::RenderTexture target;
    EXPECT_TRUE(target.create(window.x, window.y));
    target.clear(sf::Color::Black);
    {
        ui::Canvas canvas(target, viewport, game::theme(theme).controls, resources);
        widget.draw(canvas);
    }
    target.display();
    return target.getTexture().copyToImage();
}

sf::IntRect pixels(ui::Rect area) {
    return {static_cast<int>(area.x), static_cast<int>(area.y), static_cast<int>(area.w), static_cast<int>(area.h)};
}

/// How many pixels have about this colour.
int count(const sf::Image& image, sf::IntRect area, sf::Color wanted) {
    const auto near = [](int a, int b) { return std::abs(a - b) < 24; };
    int found = 0;
    for (int y = area.top; y < area.top + area.height; ++y)
        for (int x = area.left; x < area.left + area.width; ++x) {
            const sf::Color pixel = image.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y));
            found += near(pixel.r, wanted.r) && near(pixel.g, wanted.g) && near(pixel.b, wanted.b) ? 1 : 0;
        }
    return found;
}

LightRows rows(std::size_t lit) {
    LightRows all(3, std::vector<LevelLight>(14, LevelLight::Dark));
    for (std::size_t i = 0; i < lit; ++i)
        all[i / 14][i % 14] = LevelLight::Lit;
    return all;
}

class NextDoorTest : public testing::Test {
protected:
    NextDoorTest() { with.library = data::Library::load(GAME_TEST_SHARE "/levels", with.folder / "own"); }

    test::GameFixture with;
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
};

TEST_F(NextDoorTest, TitleSaysWhereItIs) {
    CampaignScene scene(ToCampaign{"cellar", ""}, with.services(), with.records, with.library, with.atlases);
    scene.layout(ui::Viewport(window, 1), test::plainMeasure);
    EXPECT_EQ(scene.title(), "Next door");
    scene.handle(test::action(Action::PreviousTab));
    EXPECT_EQ(scene.title(), "Campaign");
    scene.handle(test::action(Action::NextTab));
    EXPECT_EQ(scene.title(), "Next door");
    EXPECT_EQ(CampaignScene({}, with.services(), with.records, with.library, with.atlases).title(), "Campaign");
}

TEST_F(NextDoorTest, CameraDivesFromItsWallIntoABoxAndBack) {
    const data::LevelRef third = with.library.level(with.library.nextDoor()[0], 2);
    CampaignScene campaign(ToCampaign{"cellar", third.level().id}, with.services(), with.records, with.library,
                           with.atlases);
    campaign.layout(ui::Viewport(window, 1), test::plainMeasure);
    ArukonePlayScene box(ToPlay{challengeOf(third), true}, with.services(), with.records, with.services().boards());
    box.layout(ui::Viewport(window, 1), test::plainMeasure);
    ASSERT_TRUE(box.diveBoard());
    EXPECT_GT(box.diveBoard()->w, 200);
    const auto opening = campaign.diveWindow(box.diveKey());
    ASSERT_TRUE(opening);
    EXPECT_FLOAT_EQ(opening->w, opening->h) << "the box without its number";
    EXPECT_FALSE(campaign.diveWindow(with.level("shed/first-light").key())) << "in another house";
}

TEST_F(NextDoorTest, CameraDivesFromTheMenuThroughOneOfItsWindows) {
    MenuStreet street(with.services(), with.records, with.library, with.atlases);
    street.arrange(ui::Viewport(window, 1), 578, 738, 136, {578, 0, 700, 800}, {1140, 48, 88, 88});
    street.refresh({});
    const auto chosen = [&](std::size_t pack, std::size_t level) {
        const data::LevelRef ref = with.library.level(with.library.nextDoor()[pack], level);
        NextBoard next;
        next.way.emplace_back(ToCampaign{ref.pack->pack.id, ref.level().id});
        next.way.emplace_back(ToPlay{challengeOf(ref), true});
        street.choose(next);
        return street.chosenWindow();
    };
    const auto first = chosen(0, 0);
    const auto last = chosen(2, with.library.nextDoor()[2].pack.levels.size() - 1);
    ASSERT_TRUE(first && last);
    EXPECT_GT(last->y, first->y) << "the first boxes are under the roof";
    street.choose(NextBoard{});
    EXPECT_FALSE(street.chosenWindow());
}

TEST_F(NextDoorTest, OneWindowIsLitForEachSolvedLevel) {
    std::vector<CampaignHouse> houses = campaignHouses(with.library, {}, false);
    const auto lit = [&] {
        std::size_t windows = 0;
        std::size_t found = 0;
        for (const auto& row : nextDoorLights(houses))
            for (const LevelLight light : row) {
                ++windows;
                found += light == LevelLight::Lit ? 1 : 0;
            }
        EXPECT_EQ(windows, 42U);
        return found;
    };
    EXPECT_EQ(lit(), 0U) << "the levels of Lights Out houses, which are lit now, have none";
    const auto box = std::find_if(houses.begin(), houses.end(), [](const auto& house) { return house.nextDoor; });
    ASSERT_NE(box, houses.end());
    box->levels[3].state = LevelWindow::State::Asleep;
    EXPECT_EQ(lit(), 1U);
    EXPECT_EQ(nextDoorLights(houses)[0][3], LevelLight::Lit);
    for (CampaignHouse& house : houses)
        for (CampaignLevel& level : house.levels)
            level.state = LevelWindow::State::Asleep;
    EXPECT_EQ(lit(), 42U);
}

TEST_F(NextDoorTest, FrontBrightensWithEveryLevelInAllThemes) {
    HouseFront front(with.atlases);
    front.place({452, 20, 768, 673});
    for (const std::string_view theme : themeNames()) {
        std::vector<int> light;
        for (const std::size_t lit : {0U, 14U, 28U, 42U}) {
            front.show(House::Slate, std::vector<CampaignLevel>(14), 0, rows(lit));
            ASSERT_GT(front.lightsRect().h, 60);
            light.push_back(test::brightness(drawnWidget(front, resources, theme), pixels(front.lightsRect())));
        }
        if (theme == "paper") { // Its walls are as bright as its light: the windows differ in colour.
            const sf::Color lamp = facadeColours(game::theme(theme).controls, House::Slate).litMid;
            front.show(House::Slate, std::vector<CampaignLevel>(14), 0, rows(0));
            EXPECT_EQ(count(drawnWidget(front, resources, theme), pixels(front.lightsRect()), lamp), 0);
            front.show(House::Slate, std::vector<CampaignLevel>(14), 0, rows(42));
            EXPECT_GT(count(drawnWidget(front, resources, theme), pixels(front.lightsRect()), lamp), 500);
            continue;
        }
        for (std::size_t i = 1; i < light.size(); ++i)
            EXPECT_GT(light[i], light[i - 1] + 3) << theme << ' ' << i;
    }
}

TEST_F(NextDoorTest, WindowsLeaveRoomForTheLevels) {
    HouseFront front(with.atlases);
    for (const ui::Rect room : {ui::Rect{452, 20, 768, 673}, ui::Rect{44, 162, 912, 481}}) {
        front.place(room);
        front.show(House::Slate, std::vector<CampaignLevel>(14), 0, rows(5));
        EXPECT_FALSE(front.moreBelow());
        for (std::size_t i = 0; i < 14; ++i) {
            EXPECT_GE(front.windowRect(i).y, front.lightsRect().bottom());
            EXPECT_LE(front.windowRect(i).bottom(), front.bounds().bottom() + 1);
            EXPECT_GE(front.windowRect(i).w, 40);
        }
    }
}

TEST_F(NextDoorTest, CardsOfBoxesShowTheirWindows) {
    std::vector<CampaignHouse> houses = campaignHouses(with.library, {}, true);
    std::erase_if(houses, [](const auto& house) { return !house.nextDoor; });
    ASSERT_EQ(houses.size(), 3U);
    HouseCards cards;
    cards.place({40, 100, 372, 590});
    const auto picture = [&](std::string_view theme) {
        cards.setCards(houseCards(with.text, houses));
        return drawnWidget(cards, resources, theme);
    };
    for (const std::string_view theme : themeNames()) {
        const ui::Rect card = cards.cardRect(0);
        const sf::IntRect house{static_cast<int>(card.x) + 10, static_cast<int>(card.y) + 8, 38, 70};
        const sf::Color lamp = facadeColours(game::theme(theme).controls, House::Slate).litBody;
        for (CampaignLevel& level : houses[0].levels)
            level.state = LevelWindow::State::Awake;
        const int before = count(picture(theme), house, lamp);
        for (CampaignLevel& level : houses[0].levels)
            level.state = LevelWindow::State::Asleep;
        EXPECT_GT(count(picture(theme), house, lamp), before + 60) << theme;
    }
}

TEST_F(NextDoorTest, FloorsBeyondTheEdgeAreAnnounced) {
    HouseFront front(with.atlases);
    front.place({44, 162, 912, 481});
    front.show(House::Slate, std::vector<CampaignLevel>(120, {LevelWindow::State::Locked, 0}), 0);
    EXPECT_TRUE(front.moreBelow());
    EXPECT_FALSE(front.moreAbove());
    const ui::Rect wall = front.bounds();
    const auto accents = [&](float from) {
        return count(drawnWidget(front, resources, "night"), pixels({wall.centre().x - 26, from, 52, 40}),
                     game::theme("night").controls.colours.accent);
    };
    const float bottom = wall.bottom() - 48;
    EXPECT_GT(accents(bottom), 40);
    EXPECT_LT(accents(wall.y), 10);
    front.handle(test::action(Action::End));
    EXPECT_FALSE(front.moreBelow());
    EXPECT_TRUE(front.moreAbove());
    EXPECT_LT(accents(bottom), 10);
    EXPECT_GT(accents(wall.y), 40);
    EXPECT_LE(front.focusBounds().bottom(), wall.bottom() + 1) << "the selected window is in sight";
}

} // namespace
