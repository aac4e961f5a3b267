// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/facade/MiniHouse.hpp"

#include "game/SceneDrawing.hpp"

#include <SFML/Window/Context.hpp>
#include <gtest/gtest.h>

#include <memory>

namespace {

using namespace game;

constexpr ui::Rect area{20, 20, 200, 200};

class MiniHouses : public testing::Test {
protected:
    static void SetUpTestSuite() { context = std::make_unique<sf::Context>(); }
    static void TearDownTestSuite() { context.reset(); }
    inline static std::unique_ptr<sf::Context> context;

    static sf::Image painted(const MiniHouse& house, const lights::Board& board, MiniHouse::Light light,
                             std::string_view theme) {
        sf::RenderTexture target;
        EXPECT_TRUE(target.create(240, 240));
        target.clear(sf::Color::Black);
        Brush brush;
        house.paint(brush, board, board.lit(), light, game::theme(theme).controls);
        brush.draw(target);
        target.display();
        return target.getTexture().copyToImage();
    }
    /// Left of the bars of a window.
    static sf::Color glass(const sf::Image& picture, ui::Rect window) {
        return picture.getPixel(static_cast<unsigned>(window.x + 0.3F * window.w),
                                static_cast<unsigned>(window.y + 0.6F * window.h));
    }
};

TEST_F(MiniHouses, StayInTheirAreaWhateverTheBoard) {
    for (const House house : {House::Slate, House::Shed, House::Observatory, House::Workshop, House::Hotel})
        for (const auto& [rows, columns] : {std::pair{1, 1}, {5, 5}, {20, 3}, {2, 20}}) {
            const MiniHouse mini{house, area, rows, columns};
            const FacadePlaces places = placesOn(mini.facade());
            EXPECT_GE(places.top, area.y - 1) << static_cast<int>(house) << ": " << rows << "x" << columns;
            EXPECT_GE(places.left, area.x - 1) << rows << "x" << columns;
            EXPECT_LE(places.right, area.right() + 1) << rows << "x" << columns;
            EXPECT_FLOAT_EQ(mini.facade().ground, area.bottom());
            const ui::Rect first = mini.cell({0, 0});
            const ui::Rect last = mini.cell({rows - 1, columns - 1});
            EXPECT_GE(first.x, mini.facade().wall.x);
            EXPECT_LE(last.right(), mini.facade().wall.right());
            EXPECT_LE(last.bottom(), mini.facade().wall.bottom());
        }
}

TEST_F(MiniHouses, WindowsShowTheBoardInEveryTheme) {
    lights::BitGrid lit{3, 3};
    lit.set({0, 1});
    lit.set({2, 2});
    lights::BitGrid holes{3, 3};
    holes.set({1, 1});
    const lights::Board board{lit, holes};
    const MiniHouse mini{House::Terrace, area, 3, 3};
    for (const std::string_view theme : themeNames()) {
        const sf::Image lamps = painted(mini, board, MiniHouse::Light::Lamp, theme);
        const sf::Image moon = painted(mini, board, MiniHouse::Light::Moon, theme);
        const auto bright = [](sf::Color c) { return c.r + c.g + c.b; };
        const sf::Color dark = glass(lamps, mini.cell({0, 0}));
        for (const lights::Cell cell : {lights::Cell{0, 1}, {2, 2}}) {
            EXPECT_GT(bright(glass(lamps, mini.cell(cell))), bright(dark) + 200) << theme;
            EXPECT_GT(bright(glass(moon, mini.cell(cell))), bright(dark) + 200) << theme;
            EXPECT_NE(glass(lamps, mini.cell(cell)), glass(moon, mini.cell(cell))) << theme << ": presses are no lamps";
        }
        EXPECT_EQ(glass(lamps, mini.cell({0, 0})), glass(moon, mini.cell({0, 0}))) << theme;
        const auto whole = [&](lights::Cell at) {
            const ui::Rect cell = mini.cell(at);
            return test::brightness(lamps, {static_cast<int>(cell.x), static_cast<int>(cell.y),
                                            static_cast<int>(cell.w), static_cast<int>(cell.h)});
        };
        EXPECT_NE(whole({1, 1}), whole({1, 0})) << theme << ": a hole has no window";
    }
}

} // namespace
