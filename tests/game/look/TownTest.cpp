#include "game/look/Town.hpp"

#include "game/look/TownPicture.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <algorithm>

namespace game {
namespace {

constexpr TownPlan plan{578, 1276, 738, 1280};

std::size_t levelsOf(House house) {
    return house == House::Shed || house == House::Tower || house == House::Lighthouse ? 12 : 18;
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

TEST_F(TownTest, EightHousesStandInSightAndBelowTheLogo) {
    ASSERT_EQ(TownPlan::houses().size(), 8U);
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
        EXPECT_GT(light(lit, glass), 2 * light(shut, glass)) << static_cast<int>(house);
        EXPECT_NE(light(shut, glass), light(dark, glass)) << static_cast<int>(house);
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
    EXPECT_TRUE(std::equal(before.getPixelsPtr(), before.getPixelsPtr() + 1280 * 800 * 4, after.getPixelsPtr()));
}

TEST_F(TownTest, EveryThemeShowsLitWindows) {
    for (const std::string_view theme : themeNames()) {
        const ui::Rect tower = plan.house(House::Tower, 12).facade().wall;
        EXPECT_GT(light(drawn({plan, town(LevelLight::Lit)}, theme), tower),
                  light(drawn({plan, town(LevelLight::Dark)}, theme), tower))
            << theme;
    }
}

} // namespace
} // namespace game
