// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/street/Town.hpp"

#include "game/look/LampAtlas.hpp"
#include "game/look/street/AppearingTown.hpp"
#include "game/look/street/TownPicture.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace game {
namespace {

constexpr TownPlan plan{578, 1276, 738, 1280};

std::size_t levelsOf(House house) {
    return house == House::Shed || house == House::Tower || house == House::Lighthouse || house == House::Workshop ? 12
                                                                                                                   : 18;
}

std::vector<TownHouse> town(LevelLight light) {
    std::vector<TownHouse> houses;
    for (const House house : TownPlan::houses())
        houses.push_back({house, std::vector<LevelLight>(levelsOf(house), light)});
    return houses;
}

class TownTest : public testing::Test {
protected:
    static void SetUpTestSuite() { context = std::make_unique<sf::Context>(); }
    static void TearDownTestSuite() { context.reset(); }
    inline static std::unique_ptr<sf::Context> context;

    sf::Image drawn(const Town& content, std::string_view theme = "night", float alpha = 1) {
        sf::RenderTexture target;
        EXPECT_TRUE(target.create(1280, 800));
        target.clear(sf::Color::Black);
        {
            ui::Canvas canvas(target, viewport, game::theme(theme).controls, resources);
            const ui::Canvas::Layer layer{canvas, {}, alpha};
            picture.draw(canvas, content);
        }
        target.display();
        return target.getTexture().copyToImage();
    }
    static long light(const sf::Image& image, ui::Rect area) {
        long sum = 0;
        for (auto y = static_cast<unsigned>(area.y); y < static_cast<unsigned>(area.bottom()); ++y)
            for (auto x = static_cast<unsigned>(area.x); x < static_cast<unsigned>(area.right()); ++x) {
                const sf::Color pixel = image.getPixel(x, y);
                sum += pixel.r + pixel.g + pixel.b;
            }
        return sum;
    }

    ui::Viewport viewport{{1280, 800}, 1};
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
    TownPicture picture;
};

TEST_F(TownTest, TenHousesStandInSightAndBelowTheLogo) {
    ASSERT_EQ(TownPlan::houses().size(), 10U);
    for (const House house : TownPlan::houses()) {
        const Facade facade = plan.house(house, levelsOf(house)).facade();
        EXPECT_GT(facade.wall.x, 540) << static_cast<int>(house);
        EXPECT_LT(facade.wall.right(), 1280) << static_cast<int>(house);
        EXPECT_GT(facade.wall.y - facade.crown, 120) << static_cast<int>(house);
        EXPECT_LE(facade.ground, plan.ground) << static_cast<int>(house);
    }
}

TEST_F(TownTest, StateOfEveryLevelIsSeen) {
    const sf::Image shut = drawn({plan, town(LevelLight::Shut)});
    const sf::Image lit = drawn({plan, town(LevelLight::Lit)});
    const sf::Image dark = drawn({plan, town(LevelLight::Dark)});
    for (const House house : TownPlan::houses()) {
        if (house == House::Shed)
            continue; // Partly behind the terrace.
        const LevelHouse front = plan.house(house, levelsOf(house));
        const ui::Vec centre = front.windows().front().centre;
        const float half = front.windowSize() * 0.25F;
        const ui::Rect glass{centre.x - half, centre.y - half, 2 * half, 2 * half};
        EXPECT_GT(light(lit, glass), 2 * light(dark, glass)) << static_cast<int>(house);
        EXPECT_GT(light(lit, glass), light(shut, glass) * 5 / 4) << static_cast<int>(house);
        EXPECT_GT(light(shut, glass), light(dark, glass) * 5 / 4) << static_cast<int>(house) << ": light in the slats";
    }
}

TEST_F(TownTest, CurrentHouseOfTheHillIsNearEnoughForItsResidents) {
    TownPlan near = plan;
    for (const House house : TownPlan::houses()) {
        near.current = house;
        const LevelHouse whole = near.house(house, levelsOf(house));
        const float before = plan.house(house, levelsOf(house)).windowSize();
        EXPECT_GE(whole.windowSize(), TownPlan::tierOf(house) == 2 ? 1.4F * before : 33.0F) << static_cast<int>(house);
        EXPECT_EQ(whole.facade().middle(), plan.house(house, levelsOf(house)).facade().middle());
        std::vector<House> order;
        for (std::size_t step = 0; step < townSteps; ++step)
            if (const House painted = houseOfStep(step, house); painted != House::Slate)
                order.push_back(painted);
        std::vector<House> sorted = order;
        std::sort(sorted.begin(), sorted.end());
        EXPECT_EQ(std::unique(sorted.begin(), sorted.end()), sorted.end()) << "each once";
        EXPECT_EQ(order.size(), TownPlan::houses().size());
        for (auto it = std::find(order.begin(), order.end(), house) + 1; it < order.end(); ++it)
            EXPECT_LT(TownPlan::tierOf(*it), TownPlan::tierOf(house)) << "nothing of its tier is in front of it";
    }
}

TEST_F(TownTest, CurrentHouseStandsInItsOwnLight) {
    const auto houses = town(LevelLight::Dark);
    const ui::Rect wall = plan.house(House::Terrace, 18).facade().wall;
    const ui::Rect above{wall.x + 40, wall.y - 60, wall.w - 80, 50};
    EXPECT_GT(light(drawn({plan, houses, House::Terrace}), above), light(drawn({plan, houses}), above));
}

TEST_F(TownTest, FadesWithLayer) {
    const Town content{plan, town(LevelLight::Lit), House::Tower};
    const ui::Rect all{0, 200, 1280, 500};
    const long whole = light(drawn(content), all);
    const long half = light(drawn(content, "night", 0.5F), all);
    EXPECT_NEAR(static_cast<double>(half) / static_cast<double>(whole), 0.5, 0.03);
}

TEST_F(TownTest, IsDrawnAgainAfterRelease) {
    const Town content{plan, town(LevelLight::Lit)};
    const sf::Image before = drawn(content);
    picture.release();
    const sf::Image after = drawn(content);
    constexpr std::size_t bytes = std::size_t{1280} * 800 * 4;
    EXPECT_TRUE(std::equal(before.getPixelsPtr(), before.getPixelsPtr() + bytes, after.getPixelsPtr()));
}

TEST_F(TownTest, EveryThemeShowsLitWindows) {
    for (const std::string_view theme : themeNames()) {
        const ui::Rect tower = plan.house(House::Tower, 12).facade().wall;
        EXPECT_GT(light(drawn({plan, town(LevelLight::Lit)}, theme), tower),
                  light(drawn({plan, town(LevelLight::Dark)}, theme), tower))
            << theme;
    }
}

/// How many pixels of an area are not the same in two pictures.
long changed(const sf::Image& a, const sf::Image& b, ui::Rect area) {
    long count = 0;
    for (auto y = static_cast<unsigned>(area.y); y < static_cast<unsigned>(area.bottom()); ++y)
        for (auto x = static_cast<unsigned>(area.x); x < static_cast<unsigned>(area.right()); ++x)
            count += a.getPixel(x, y) != b.getPixel(x, y) ? 1 : 0;
    return count;
}

ui::Rect glassOf(const LevelHouse& front, std::size_t level) {
    const ui::Vec centre = front.windows()[level].centre;
    const float half = front.windowSize() * 0.3F;
    return {centre.x - half, centre.y - half, 2 * half, 2 * half};
}

TEST_F(TownTest, StepsPaintEveryHouseOnce) {
    std::vector<House> painted;
    for (std::size_t step = 0; step < townSteps; ++step)
        if (houseOfStep(step) != House::Slate)
            painted.push_back(houseOfStep(step));
    EXPECT_TRUE(std::equal(painted.begin(), painted.end(), TownPlan::houses().begin(), TownPlan::houses().end()));
}

TEST_F(TownTest, TreesFollowTheSeason) {
    const ui::Rect wood{560, 470, 200, 80};
    const auto in = [&](Season season, std::string_view theme) {
        Town content{plan, town(LevelLight::Dark)};
        content.season = season;
        return drawn(content, theme);
    };
    for (const std::string_view theme : {"night", "paper", "cvd"}) {
        const std::array pictures{in(Season::Winter, theme), in(Season::Spring, theme), in(Season::Summer, theme),
                                  in(Season::Autumn, theme)};
        for (std::size_t a = 0; a < pictures.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                EXPECT_GT(changed(pictures[a], pictures[b], wood), 2500) << theme << a << b;
    }
    EXPECT_EQ(changed(in(Season::Winter, "contrast"), in(Season::Summer, "contrast"), {0, 0, 1280, 800}), 0)
        << "no trees there";
}

TEST_F(TownTest, HouseNextDoorLightsUpAsItsBoxesAreWired) {
    EXPECT_EQ(NextDoorHouse::litOf(0, 30), 0);
    EXPECT_EQ(NextDoorHouse::litOf(1, 30), 1) << "the first box is seen";
    EXPECT_EQ(NextDoorHouse::litOf(29, 30), 5) << "all only at the end";
    EXPECT_EQ(NextDoorHouse::litOf(30, 30), 6);
    Town content{plan, {}};
    const ui::Rect front = plan.nextDoor().front();
    for (const std::string_view theme : themeNames()) {
        content.nextDoor.reset();
        const sf::Image without = drawn(content, theme);
        content.nextDoor = 0;
        const sf::Image dark = drawn(content, theme);
        content.nextDoor = NextDoorHouse::windows;
        const sf::Image lit = drawn(content, theme);
        EXPECT_GT(changed(without, dark, front), 1000) << theme;
        for (int window = 0; window < NextDoorHouse::windows; ++window) {
            const ui::Rect pane = plan.nextDoor().window(window).inset(3);
            EXPECT_GT(light(lit, pane), light(dark, pane)) << theme << window;
        }
    }
}

TEST_F(TownTest, ResidentsAreSeenInLargeLitWindowsOfTheCurrentHouse) {
    LampAtlases atlases;
    TownPicture inhabited(&atlases);
    const auto with = [&](House current, bool residents, std::string_view theme = "night") {
        Town content{plan, town(LevelLight::Lit), current};
        content.houses.back().levels.back() = LevelLight::Dark;
        content.residents = residents;
        sf::RenderTexture target;
        EXPECT_TRUE(target.create(1280, 800));
        target.clear(sf::Color::Black);
        {
            ui::Canvas canvas(target, viewport, game::theme(theme).controls, resources);
            inhabited.draw(canvas, content);
        }
        target.display();
        return target.getTexture().copyToImage();
    };
    const LevelHouse tower = plan.house(House::Tower, 12);
    ASSERT_GE(tower.windowSize(), residentsFrom);
    for (const std::string_view theme : {"night", "paper", "cvd"}) {
        const sf::Image empty = with(House::Tower, false, theme);
        const sf::Image lived = with(House::Tower, true, theme);
        int homes = 0;
        for (std::size_t level = 0; level < 11; ++level) {
            const ui::Rect glass = glassOf(tower, level);
            homes += changed(empty, lived, glass) > 40 ? 1 : 0;
            EXPECT_GT(static_cast<double>(light(lived, glass)), 0.5 * static_cast<double>(light(empty, glass)))
                << "lit is the first thing seen";
        }
        EXPECT_GE(homes, 8) << theme;
        EXPECT_EQ(changed(empty, lived, glassOf(tower, 11)), 0) << "it is dark";
        EXPECT_EQ(changed(empty, lived, plan.house(House::Terrace, 18).facade().wall), 0) << "not the current one";
    }
    const ui::Rect all{0, 0, 1280, 800};
    EXPECT_EQ(changed(with(House::Tower, false, "contrast"), with(House::Tower, true, "contrast"), all), 0);
    ASSERT_LT(plan.house(House::Round, 18).windowSize(), residentsFrom);
    EXPECT_EQ(changed(with(House::Round, false), with(House::Round, true), all), 0) << "too small";
}

TEST_F(TownTest, AsABackgroundItDoesNotCompete) {
    for (const std::string_view theme : {"night", "cvd"}) {
        Town content{plan, town(LevelLight::Lit)};
        const sf::Image clear = drawn(content, theme);
        content.mist = 1;
        const sf::Image far = drawn(content, theme);
        const LevelHouse tower = plan.house(House::Tower, 12);
        EXPECT_LT(2 * light(far, glassOf(tower, 0)), light(clear, glassOf(tower, 0))) << theme;
        content.houses = town(LevelLight::Dark);
        EXPECT_GT(light(far, glassOf(tower, 0)), light(drawn(content, theme), glassOf(tower, 0)))
            << "the progress is still seen: " << theme;
    }
}

TEST_F(TownTest, PictureStaysUntilWhatHasChangedIsPainted) {
    std::chrono::steady_clock::time_point now{};
    AppearingTown appearing{nullptr, [&] { return now += std::chrono::milliseconds(50); }};
    const auto pass = [&](std::size_t frames) {
        for (std::size_t frame = 0; frame < frames; ++frame)
            appearing.update(0.1F, game::theme("night").controls, viewport, {});
    };
    const Town whole{plan, town(LevelLight::Lit)};
    appearing.show(whole);
    pass(townSteps + 5);
    ASSERT_EQ(appearing.shown(), 1);
    Town gap = whole;
    gap.houses.pop_back();
    appearing.show(gap);
    pass(3);
    EXPECT_FALSE(appearing.painted());
    EXPECT_EQ(appearing.shown(), 1) << "the street does not go dark for it";
    pass(townSteps);
    EXPECT_TRUE(appearing.painted());

    appearing.show(whole);
    appearing.renew(); // Another theme or scale: what was painted is of no use.
    pass(1);
    EXPECT_EQ(appearing.shown(), 0);
}

} // namespace
TEST_F(TownTest, AppearsAsSoonAsThereIsTimeForIt) {
    const auto framesUntilPainted = [this](std::chrono::milliseconds step) {
        std::chrono::steady_clock::time_point now;
        AppearingTown appearing{nullptr, [&] { return now += step; }};
        appearing.show({plan, town(LevelLight::Lit)});
        int frames = 0;
        while (!appearing.painted() && frames < 100) {
            EXPECT_EQ(appearing.shown(), 0);
            appearing.update(0.01F, game::theme("night").controls, viewport, {});
            ++frames;
        }
        return frames;
    };
    EXPECT_EQ(framesUntilPainted(std::chrono::milliseconds(0)), 1);
    EXPECT_EQ(framesUntilPainted(std::chrono::milliseconds(2)), 3) << "six steps in a frame";
    EXPECT_EQ(framesUntilPainted(std::chrono::milliseconds(50)), static_cast<int>(townSteps)) << "one";
}

} // namespace game
