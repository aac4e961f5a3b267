// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/SceneDrawing.hpp"
#include "game/learn/LearnScene.hpp"
#include "lights/Boards.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;

class LessonCardTest : public testing::Test {
protected:
    sf::Image card(const std::string& about) {
        LessonCard card([] {});
        LessonCard::Face face;
        face.title = "Order";
        face.about = about;
        face.steps = 1;
        const lights::Board shape = lights::test::board({"##", "##"});
        face.cover = LessonCover{shape, lights::BitGrid(2, 2).complement()};
        card.setFace(std::move(face));
        card.place({10, 10, 300, 182});
        sf::RenderTexture target;
        EXPECT_TRUE(target.create(640, 480));
        target.clear(sf::Color::Black);
        {
            ui::Canvas canvas(target, viewport, game::theme("night").controls, resources);
            card.draw(canvas);
        }
        target.display();
        return target.getTexture().copyToImage();
    }

    ui::Viewport viewport{{640, 480}, 1};
    ui::Resources resources = ui::Resources::open(LOOK_TEST_FONTS).value();
};

TEST_F(LessonCardTest, WordsStayAboveTheStepsInASmallWindow) {
    const sf::Image without = card("");
    const sf::Image with = card("One line that says a lot,\na second one, and even\na third one that is long.");
    const float pixels = viewport.scale();
    const auto row = [&](float units) { return static_cast<unsigned>((10 + 182 - units) * pixels); };
    int inSteps = 0;
    int above = 0;
    for (auto x = static_cast<unsigned>(30 * pixels); x < static_cast<unsigned>(290 * pixels); ++x) {
        for (unsigned y = row(27); y < row(12); ++y)
            inSteps += with.getPixel(x, y) != without.getPixel(x, y) ? 1 : 0;
        for (unsigned y = row(90); y < row(27); ++y)
            above += with.getPixel(x, y) != without.getPixel(x, y) ? 1 : 0;
    }
    EXPECT_GT(above, 100);
    EXPECT_EQ(inSteps, 0);
}

} // namespace
