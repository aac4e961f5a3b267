// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/BakedBrush.hpp"
#include "game/look/facade/BakedFacade.hpp"
#include "game/look/facade/BoardFacade.hpp"
#include "game/look/facade/LevelHouse.hpp"
#include "ui/Resources.hpp"

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <array>
#include <set>

namespace game {
namespace {

using ui::Rect;
using ui::Vec;

constexpr float pavement = 708;
constexpr std::array allHouses{House::Shed,  House::Terrace, House::Tower,       House::Lighthouse, House::Corner,
                               House::Round, House::Crooked, House::Observatory, House::Workshop,   House::Hotel};
const Rect room{330, 76, 620, 580}; ///< For the windows of a board, as in play at 1280 × 800.

struct Size {
    int rows, columns;
};
constexpr std::array sizes{Size{1, 1}, Size{5, 5}, Size{3, 40}, Size{40, 3}, Size{100, 100}};

BoardLayout plain(Size size, lights::Surface surface = lights::Surface::Plane) {
    const ui::Viewport viewport({1280, 800}, 1);
    return BoardLayout::fit(size.rows, size.columns, {lights::Stamp::Plus, surface}, room, pavement, 116, viewport);
}

BoardLayout standing(Size size, House house, lights::Surface surface = lights::Surface::Plane) {
    BoardLayout layout = plain(size, surface);
    standOnGround(layout, house, room);
    return layout;
}

bool holds(const Rect& outer, const Rect& inner) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() + 0.01F &&
           inner.bottom() <= outer.bottom() + 0.01F;
}

class FacadePictureTest : public testing::Test {
protected:
    static sf::Image picture(const Facade& facade, std::string_view theme) {
        Brush brush;
        paintFacade(brush, facade, facadeColours(game::theme(theme).controls, facade.house));
        sf::RenderTexture target;
        EXPECT_TRUE(target.create(1280, 800));
        target.clear(sf::Color::Magenta);
        brush.draw(target);
        target.display();
        return target.getTexture().copyToImage();
    }

    sf::Context context;
};

TEST(BoardFacadeTest, WallHoldsAllWindowsAndStandsOnThePavement) {
    for (const House house : allHouses)
        for (const Size size : sizes) {
            const std::optional<Facade> facade = facadeAround(standing(size, house), house);
            ASSERT_TRUE(facade);
            EXPECT_TRUE(holds(facade->wall, facade->windows))
                << static_cast<int>(house) << ": " << size.rows << " x " << size.columns;
            EXPECT_EQ(facade->ground, pavement);
            EXPECT_LE(facade->wall.bottom(), pavement);
            EXPECT_LE(pavement - facade->wall.bottom(), 113) << "no blank wall below the windows";
            EXPECT_GE(facade->wall.w, 240);
            EXPECT_GE(facade->wall.h, 160);
            EXPECT_GE(facade->wall.y - facade->crown, 15.9F) << "no crown beyond the window";
        }
}

TEST(BoardFacadeTest, WindowsKeepTheirSizeExceptLargeOnesUnderALowRoof) {
    for (const House house : allHouses)
        for (int rows = 1; rows <= 12; ++rows)
            for (int columns = 1; columns <= 12; ++columns) {
                const float before = plain({rows, columns}).pitch;
                const BoardLayout after = standing({rows, columns}, house);
                if (before < 80)
                    EXPECT_EQ(after.pitch, before);
                else
                    EXPECT_GE(after.pitch, std::floor(0.88F * before));
                EXPECT_LE(after.pitch, before);
                EXPECT_GE(after.windows().top, room.y);
                EXPECT_LE(after.windows().top + after.windows().height, pavement - 10) << "above the plinth";
            }
}

TEST(BoardFacadeTest, ACrownOfSixtyIsWorthSmallerWindows) {
    const ui::Viewport viewport({1280, 800}, 1);
    const Rect high{330, 40, 620, 640};
    BoardLayout layout = BoardLayout::fit(6, 5, {}, high, pavement, 116, viewport);
    const float before = layout.pitch;
    standOnGround(layout, House::Observatory, high);
    EXPECT_LT(layout.pitch, before);
    EXPECT_GE(layout.pitch, std::floor(0.88F * before));
    EXPECT_GE(facadeAround(layout, House::Observatory)->crown, 58);
    EXPECT_GE(facadeAround(standing({6, 3}, House::Tower), House::Tower)->crown, 60) << "battlements";
}

TEST(BoardFacadeTest, WeathercocksAndPennantsStayInTheWindow) {
    for (const House house : allHouses)
        for (const Size size : sizes)
            EXPECT_GE(placesOn(*facadeAround(standing(size, house), house)).top, 0) << static_cast<int>(house);
}

TEST(BoardFacadeTest, WallRunsOnBeyondJoinedSidesOfRoundAndCrookedHouses) {
    const BoardLayout layout = standing({4, 8}, House::Round, lights::Surface::Cylinder);
    const std::optional<Facade> facade = facadeAround(layout, House::Round);
    ASSERT_TRUE(facade);
    const sf::FloatRect left = layout.area({0, -1});
    const sf::FloatRect right = layout.area({0, 8});
    EXPECT_FLOAT_EQ(left.width, 0.6F * layout.pitch);
    EXPECT_LT(left.left + left.width, layout.windows().left);
    EXPECT_GT(right.left, layout.windows().left + layout.windows().width);
    EXPECT_GT(left.left, facade->wall.x);
    EXPECT_LT(right.left + right.width, facade->wall.right());
    EXPECT_FLOAT_EQ(layout.topLeft({0, -1}).x + layout.pitch / 2, left.left + left.width / 2)
        << "marks are around the ghost";
    EXPECT_FALSE(facadeAround(standing({4, 8}, House::Tower, lights::Surface::Cylinder), House::Tower));
    EXPECT_FALSE(facadeAround(standing({4, 8}, House::Slate), House::Slate));
}

TEST(BoardFacadeTest, JoinedTopAndBottomLeaveOnlyTheWall) {
    for (const auto& [house, surface] : {std::pair{House::Round, lights::Surface::Torus},
                                         {House::Crooked, lights::Surface::Klein},
                                         {House::Crooked, lights::Surface::Projective}}) {
        const BoardLayout layout = standing({4, 5}, house, surface);
        EXPECT_EQ(layout.origin, plain({4, 5}, surface).origin) << "it stands nowhere";
        EXPECT_LT(layout.squeeze, 1);
        const std::optional<Facade> facade = facadeAround(layout, house);
        ASSERT_TRUE(facade);
        EXPECT_TRUE(facade->floats());
        EXPECT_FLOAT_EQ(facade->beyond, layout.pitch) << "as far as the ghosts";
        EXPECT_FLOAT_EQ(areaOf(*facade).y, facade->windows.y - layout.pitch);
        EXPECT_FLOAT_EQ(areaOf(*facade).bottom(), facade->windows.bottom() + layout.pitch);
    }
    EXPECT_FALSE(facadeAround(standing({4, 8}, House::Round, lights::Surface::Cylinder), House::Round)->floats());
}

TEST_F(FacadePictureTest, AFloatingWallHasTintAndShadeButNeitherCrownNorFoot) {
    for (const auto& [house, surface] :
         {std::pair{House::Round, lights::Surface::Torus}, {House::Crooked, lights::Surface::Klein}}) {
        const Facade facade = *facadeAround(standing({4, 5}, house, surface), house);
        const sf::Image image = picture(facade, "night");
        const auto at = [&](float x, float y) {
            return image.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y));
        };
        const Rect& w = facade.windows;
        EXPECT_NE(at(w.centre().x, w.y - facade.beyond + 4), sf::Color::Magenta);
        EXPECT_NE(at(w.centre().x, w.bottom() + facade.beyond - 4), sf::Color::Magenta);
        EXPECT_EQ(at(w.centre().x, w.y - facade.beyond - 4), sf::Color::Magenta) << "no crown";
        EXPECT_EQ(at(w.centre().x, w.bottom() + facade.beyond + 4), sf::Color::Magenta) << "no ground storey";
        if (house == House::Round) {
            EXPECT_LT(at(facade.right() - 6, w.centre().y).g, at(w.centre().x - 60, w.centre().y).g) << "a cylinder";
        }
        const sf::Image outlines = picture(facade, "contrast");
        EXPECT_EQ(outlines.getPixel(static_cast<unsigned>(w.centre().x), static_cast<unsigned>(w.centre().y)),
                  sf::Color::Magenta);
    }
}

TEST_F(FacadePictureTest, AFloatingWallFadesOutOverTheGhosts) {
    const Facade facade = *facadeAround(standing({4, 5}, House::Round, lights::Surface::Torus), House::Round);
    auto resources = ui::Resources::open(LOOK_TEST_FONTS);
    ASSERT_TRUE(resources);
    sf::RenderTexture target;
    ASSERT_TRUE(target.create(1280, 800));
    target.clear(sf::Color::White);
    const ui::Viewport viewport({1280, 800}, 1);
    ui::Canvas canvas(target, viewport, game::theme("night").controls, *resources);
    BakedFacade baked;
    baked.draw(canvas, facade);
    canvas.flush();
    target.display();
    const sf::Image image = target.getTexture().copyToImage();
    const Rect& w = facade.windows;
    const auto bright = [&](float y) {
        return int{image.getPixel(static_cast<unsigned>(w.centre().x), static_cast<unsigned>(y)).r};
    };
    for (const float way : {-1.0F, 1.0F}) {
        const float edge = way < 0 ? w.y : w.bottom() - 1;
        EXPECT_LT(bright(edge), 80) << "opaque as far as the windows";
        EXPECT_GT(bright(edge + way * 0.5F * facade.beyond), 90);
        EXPECT_LT(bright(edge + way * 0.5F * facade.beyond), 210);
        EXPECT_GT(bright(edge + way * 0.97F * facade.beyond), 240) << "nothing is left where the ghosts end";
    }
}

TEST_F(FacadePictureTest, TheDomeOpensBitByBit) {
    Facade house = *facadeAround(standing({5, 5}, House::Observatory), House::Observatory);
    const auto differing = [&](const Facade& a, const Facade& b) {
        const sf::Image one = picture(a, "night");
        const sf::Image other = picture(b, "night");
        int count = 0;
        for (unsigned y = 0; y < 708; ++y)
            for (unsigned x = 0; x < 1280; ++x)
                count += one.getPixel(x, y) != other.getPixel(x, y) ? 1 : 0;
        return count;
    };
    Facade before = house;
    house.crown = before.crown = 190;
    house.wall.y = before.wall.y = 260;
    int last = 0;
    for (const float open : {0.1F, 0.3F, 0.6F, 1.0F}) {
        house.open = open;
        const int now = differing(before, house);
        EXPECT_GT(now, last) << open;
        last = now;
    }
}

TEST_F(FacadePictureTest, TheHotelGoesDarkOnceEverybodySleeps) {
    Facade hotel = LevelHouse{House::Hotel, 18, {640, 700}, 0.9F}.facade();
    for (const std::string_view theme : {"night", "paper", "cvd"}) {
        const auto light = [&](const Rect& area) {
            const sf::Image image = picture(hotel, theme);
            long sum = 0;
            for (auto y = static_cast<unsigned>(area.y); y < static_cast<unsigned>(area.bottom()); ++y)
                for (auto x = static_cast<unsigned>(area.x); x < static_cast<unsigned>(area.right()); ++x)
                    sum += image.getPixel(x, y).r + image.getPixel(x, y).g;
            return sum;
        };
        const Rect sign{hotel.right() + 8, hotel.wall.y + 20, 24, 130};
        const Rect door{hotel.wall.centre().x - 20, hotel.ground - 40, 40, 36};
        hotel.open = 0;
        const long litSign = light(sign);
        const long litDoor = light(door);
        hotel.open = 0.9F;
        EXPECT_EQ(light(sign), litSign) << "not before the last one sleeps";
        hotel.open = 1;
        EXPECT_LT(light(sign), litSign) << theme;
        EXPECT_LT(light(door), litDoor) << theme;
        hotel.open = 0;
        hotel.lantern = false;
        EXPECT_LT(light(sign), litSign) << "a locked house receives nobody: " << theme;
        hotel.lantern = true;
    }
}

TEST(BoardFacadeTest, TheHotelHasAFlagWhereThereIsRoom) {
    Facade hotel = LevelHouse{House::Hotel, 18, {640, 700}, 1}.facade();
    const float high = placesOn(hotel).top;
    hotel.crown -= 12;
    EXPECT_GT(placesOn(hotel).top, high + 30) << "a flag needs the whole crown";
    hotel.crown = 60;
    EXPECT_LT(placesOn(hotel).top, hotel.wall.y - 40) << "but the pavilion is there";
    hotel.crown = 40;
    EXPECT_GT(placesOn(hotel).top, hotel.wall.y - 20) << "and on a low one only the cornice";
}

TEST_F(FacadePictureTest, EveryHouseIsDrawnAroundBoardsOfAnySize) {
    for (const House house : allHouses)
        for (const Size size : sizes) {
            const Facade facade = *facadeAround(standing(size, house), house);
            const sf::Image image = picture(facade, "night");
            const auto covered = [&](float x, float y) {
                return image.getPixel(static_cast<unsigned>(x), static_cast<unsigned>(y)) != sf::Color::Magenta;
            };
            const Rect& w = facade.windows;
            for (const Vec corner : {Vec{w.x + 2, w.y + 2}, Vec{w.right() - 3, w.y + 2}, Vec{w.x + 2, w.bottom() - 3},
                                     Vec{w.right() - 3, w.bottom() - 3}})
                EXPECT_TRUE(covered(corner.x, corner.y))
                    << static_cast<int>(house) << ": " << size.rows << " x " << size.columns;
            EXPECT_TRUE(covered(facade.wall.centre().x, pavement - 2)) << "its foot is on the pavement";
            EXPECT_FALSE(covered(facade.wall.centre().x, pavement + 3)) << "and not below";
        }
}

TEST_F(FacadePictureTest, HousesDiffer) {
    std::set<std::uint64_t> seen;
    for (const House house : allHouses) {
        const sf::Image image = picture(*facadeAround(standing({5, 5}, house), house), "cvd");
        std::uint64_t hash = 1469598103934665603U;
        const sf::Uint8* pixels = image.getPixelsPtr();
        for (std::size_t i = 0; i < std::size_t{1280} * 800 * 4; i += 4)
            hash = (hash ^ (pixels[i] == 255 && pixels[i + 1] == 0)) * 1099511628211U;
        EXPECT_TRUE(seen.insert(hash).second) << "the shape tells the houses apart, without colours";
    }
}

TEST_F(FacadePictureTest, HighContrastIsBlackWithWhiteLines) {
    for (const House house : allHouses) {
        const Facade facade = *facadeAround(standing({5, 5}, house), house);
        const sf::Image image = picture(facade, "contrast");
        const Vec middle = facade.wall.centre();
        EXPECT_EQ(image.getPixel(static_cast<unsigned>(middle.x), static_cast<unsigned>(middle.y)), sf::Color::Black);
        EXPECT_EQ(image.getPixel(static_cast<unsigned>(middle.x), static_cast<unsigned>(facade.ground) - 1),
                  sf::Color::White);
    }
}

TEST_F(FacadePictureTest, ARoofLineInHighContrastIsAsThickAtTheEaves) {
    const Facade facade = *facadeAround(standing({5, 5}, House::Shed), House::Shed);
    const sf::Image image = picture(facade, "contrast");
    const auto lineAt = [&](float x) { // Its thickness in pixels, above the wall.
        int sum = 0;
        for (auto y = static_cast<unsigned>(facade.wall.y - facade.crown); y < static_cast<unsigned>(facade.wall.y) - 2;
             ++y)
            sum += image.getPixel(static_cast<unsigned>(x), y).g; // Neither the ground nor the roof has any green.
        return static_cast<float>(sum) / 255;
    };
    const float half = facade.wall.centre().x - facade.wall.x;
    EXPECT_NEAR(lineAt(facade.wall.x + 0.1F * half), lineAt(facade.wall.x + 0.8F * half), 0.5F);
}

TEST_F(FacadePictureTest, ATextureShowsWhatTheBrushPainted) {
    Brush brush;
    brush.box({10, 10, 40, 30}, sf::Color{200, 100, 50, 128});
    BakedBrush baked;
    EXPECT_TRUE(baked.empty());
    baked.bake(brush, {0, 0, 60, 60}, 1);
    EXPECT_FALSE(baked.empty());
    baked.clear();
    EXPECT_TRUE(baked.empty());
}

TEST(LevelHouseTest, HasAWindowOnItsWallForEveryLevel) {
    for (const House house : allHouses)
        for (std::size_t levels = 1; levels <= 30; ++levels) {
            const LevelHouse shape{house, levels, {640, 692}, 1};
            ASSERT_EQ(shape.windows().size(), levels);
            EXPECT_FLOAT_EQ(shape.facade().ground, 692);
            for (std::size_t i = 0; i < levels; ++i) {
                const Vec centre = shape.windows()[i].centre;
                const float half = shape.windowSize() / 2;
                EXPECT_GE(centre.y - half, shape.facade().wall.y) << static_cast<int>(house) << ": " << levels;
                EXPECT_LE(shape.plaque(i).bottom(), shape.facade().ground);
                EXPECT_GE(centre.x - half, shape.facade().wall.x - 40) << static_cast<int>(house) << ": " << levels;
                EXPECT_LE(centre.x + half, shape.facade().right() + 40);
                if (i > 0 && shape.floorOf(i) == shape.floorOf(i - 1)) {
                    EXPECT_EQ(shape.columnOf(i), shape.columnOf(i - 1) + 1);
                    EXPECT_GE(centre.x - shape.windows()[i - 1].centre.x, shape.windowSize());
                }
            }
        }
}

TEST(LevelHouseTest, NumbersHangAboveTheAwning) {
    for (const float scale : {0.44F, 0.6F, 0.8F, 1.0F}) {
        const LevelHouse corner{House::Corner, 23, {640, 692}, scale};
        EXPECT_LE(corner.plaque(22).bottom() + 2, awningTop(corner.facade())) << scale;
    }
}

TEST(LevelHouseTest, AShortLastFloorIsInTheMiddle) {
    const LevelHouse tower{House::Tower, 16, {640, 692}, 1};
    EXPECT_EQ(tower.columns(), 3U);
    EXPECT_EQ(tower.floors(), 6U);
    EXPECT_EQ(tower.columnOf(15), 1U);
    EXPECT_FLOAT_EQ(tower.windows()[15].centre.x, 640);
}

TEST(LevelHouseTest, AnOddLastFloorIsInTheMiddleTooUnlessPilastersAreInItsWay) {
    const auto middleOfLast = [](House house, std::size_t levels) {
        const LevelHouse shape{house, levels, {640, 692}, 1};
        float sum = 0;
        int count = 0;
        for (std::size_t i = 0; i < levels; ++i)
            if (shape.floorOf(i) + 1 == shape.floors()) {
                sum += shape.windows()[i].centre.x;
                ++count;
            }
        return sum / static_cast<float>(count);
    };
    EXPECT_NEAR(middleOfLast(House::Shed, 14), 640, 0.1);
    EXPECT_NEAR(middleOfLast(House::Corner, 17), 640, 0.1);
    EXPECT_GT(std::abs(middleOfLast(House::Observatory, 17) - 640), 30);
}

TEST(LevelHouseTest, MoreFloorsThanShownAreBelowTheWall) {
    const LevelHouse shown{House::Slate, 60, {640, 692}, 1, 3};
    EXPECT_EQ(shown.facade().rows, 3);
    EXPECT_EQ(shown.floors(), 10U);
    EXPECT_GT(shown.windows()[59].centre.y, shown.facade().ground);
}

TEST(FacadePlacesTest, CatAndSmokeAreAboveTheWall) {
    for (const House house : allHouses) {
        const Facade facade = LevelHouse{house, 18, {640, 692}, 1}.facade();
        const FacadePlaces places = placesOn(facade);
        EXPECT_LE(places.ridgeFrom.x, places.ridgeTo.x) << static_cast<int>(house);
        EXPECT_LT(places.ridgeFrom.y, facade.wall.y);
        EXPECT_LT(places.chimney.y, facade.wall.y);
        EXPECT_LE(places.top, places.chimney.y + 0.01F);
        EXPECT_TRUE(areaOf(facade).contains(places.ridgeTo));
    }
}

TEST(FacadeColoursTest, MistHidesWallsButNotLight) {
    const FacadeColours near = facadeColours(theme("night").controls, House::Shed);
    const FacadeColours far = near.through(sf::Color{0x12, 0x24, 0x2F}, 1);
    EXPECT_EQ(far.wall, sf::Color(0x12, 0x24, 0x2F));
    EXPECT_EQ(far.litBody, near.litBody);
}

} // namespace
} // namespace game
