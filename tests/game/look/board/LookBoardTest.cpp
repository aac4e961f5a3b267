// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/BoardLayout.hpp"
#include "game/look/board/BoardLights.hpp"
#include "game/look/board/BoardPaint.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace {

using namespace game;
using lights::Cell;

const ui::Rect free{350, 76, 580, 580};

BoardLayout layoutOf(int rows, int columns, lights::Surface surface = lights::Surface::Plane, float scale = 1) {
    const ui::Viewport viewport{{static_cast<unsigned>(1280 * scale), static_cast<unsigned>(800 * scale)}, 1};
    return BoardLayout::fit(rows, columns, {lights::Stamp::Plus, surface}, free, 708, 116, viewport);
}

TEST(BoardLayout, TakesPitchOfDesign) {
    EXPECT_EQ(layoutOf(5, 5).pitch, 116);
    EXPECT_EQ(layoutOf(2, 2).pitch, 116) << "never larger";
    EXPECT_EQ(layoutOf(10, 7).pitch, 58);
    EXPECT_EQ(layoutOf(7, 10).pitch, 58);
    EXPECT_EQ(layoutOf(100, 100).pitch, 5);
    EXPECT_EQ(layoutOf(5, 5, lights::Surface::Plane, 2).pitch, 232);
    EXPECT_EQ(layoutOf(6, 6, lights::Surface::Plane, 1.35F).pitch, 130) << "whole pixels: 580 / 6 · 1.35 = 130.5";
}

TEST(BoardLayout, LeavesRoomForGhosts) {
    EXPECT_EQ(layoutOf(18, 18, lights::Surface::Torus).pitch, 29);
    EXPECT_EQ(layoutOf(10, 18, lights::Surface::Cylinder).pitch, 29);
    EXPECT_TRUE(layoutOf(4, 4, lights::Surface::Cylinder).joinedSides);
    EXPECT_FALSE(layoutOf(4, 4, lights::Surface::Moebius).joinedTop);
    EXPECT_TRUE(layoutOf(4, 4, lights::Surface::Projective).joinedTop);
    EXPECT_FALSE(layoutOf(4, 4).wrapped());
}

TEST(BoardLayout, MatchesPositionsOfDesign) {
    const BoardLayout layout = layoutOf(5, 5);
    EXPECT_EQ(layout.origin, sf::Vector2f(350, 76));
    EXPECT_NEAR(layout.padding(), 25.5F, 0.1F);
    const sf::FloatRect wall = layout.wall();
    EXPECT_NEAR(wall.left, 324.5F, 0.1F);
    EXPECT_NEAR(wall.top, 50.5F, 0.1F);
    EXPECT_NEAR(wall.top + wall.height, 708, 0.1F);
}

TEST(BoardLayout, CellAtFindsEveryCellAndNothingOutside) {
    for (const auto surface : {lights::Surface::Plane, lights::Surface::Klein}) {
        const BoardLayout layout = layoutOf(3, 7, surface);
        const auto pitch = static_cast<float>(layout.pitch);
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 7; ++column) {
                const sf::Vector2f corner = layout.topLeft({row, column});
                EXPECT_EQ(layout.cellAt(corner), (Cell{row, column}));
                EXPECT_EQ(layout.cellAt(corner + sf::Vector2f{pitch - 0.1F, pitch - 0.1F}), (Cell{row, column}));
            }
        const sf::FloatRect all = layout.windows();
        EXPECT_FALSE(layout.cellAt({all.left - 0.5F, all.top + 5}));
        EXPECT_FALSE(layout.cellAt({all.left + 5, all.top - 0.5F}));
        EXPECT_FALSE(layout.cellAt({all.left + all.width, all.top + 5}));
        EXPECT_FALSE(layout.cellAt({all.left + 5, all.top + all.height}));
    }
}

// --- lights over time --------------------------------------------------------------------------------------------

lights::Change pressOf(const lights::Board& board, Cell cell) {
    lights::Change change;
    change.cell = cell;
    change.toggled = lights::stamped({}, board, cell);
    return change;
}

class BoardLightsTest : public testing::Test {
protected:
    [[nodiscard]] float brightness(Cell cell) const { return shine.shine(cell).brightness; }
    void press(Cell cell) { shine.apply(pressOf(board, cell), motion); }
    void pass(float seconds) { shine.update(seconds, motion); }

    lights::Board board{lights::BitGrid{3, 3}};
    ui::Motion motion;
    BoardLights shine{board};
};

TEST_F(BoardLightsTest, StartsAtRest) {
    lights::BitGrid lit{1, 2};
    lit.set({0, 1});
    const BoardLights still{lights::Board{lit}};
    EXPECT_FALSE(still.animating());
    EXPECT_EQ(still.shine({0, 0}).brightness, 0);
    EXPECT_EQ(still.shine({0, 1}).brightness, 1);
    EXPECT_EQ(still.shine({0, 1}).scale, 1);
}

TEST_F(BoardLightsTest, SwitchesOnLikeFilament) {
    press({1, 1});
    pass(0.045F);
    EXPECT_NEAR(brightness({1, 1}), 1 - std::exp(-1.0F), 0.01F);
    pass(0.045F);
    EXPECT_GT(shine.shine({1, 1}).glow, brightness({1, 1}) * 1.07F) << "the glow overshoots";
    pass(0.100F);
    EXPECT_EQ(brightness({1, 1}), 1);
    EXPECT_EQ(shine.shine({1, 1}).glow, 1);
}

TEST_F(BoardLightsTest, ReachesNeighboursLater) {
    press({1, 1});
    pass(0.030F);
    EXPECT_GT(brightness({1, 1}), 0.4F);
    EXPECT_EQ(brightness({0, 1}), 0);
    EXPECT_EQ(brightness({0, 0}), 0);
    pass(0.040F);
    EXPECT_NEAR(brightness({0, 1}), 1 - std::exp(-0.035F / 0.045F), 0.01F);
    EXPECT_EQ(brightness({0, 0}), 0) << "not part of the press";
}

/// How often the window in the corner goes on or off within any second, while it is switched 20 times a second.
int mostChangesInASecond(BoardLights& shine, const lights::Board& board, ui::Motion motion) {
    constexpr float frame = 0.01F;
    std::vector<float> changes;
    bool bright = shine.shine({0, 0}).brightness > 0.5F;
    for (int i = 0; i < 400; ++i) {
        if (i % 5 == 0)
            shine.apply(pressOf(board, {0, 0}), motion);
        shine.update(frame, motion);
        if (const bool now = shine.shine({0, 0}).brightness > 0.5F; now != bright) {
            bright = now;
            changes.push_back(static_cast<float>(i) * frame);
        }
    }
    int most = 0;
    for (const float from : changes)
        most = std::max(most, static_cast<int>(std::count_if(changes.begin(), changes.end(), [from](float at) {
                            return at >= from && at < from + 1;
                        })));
    return most;
}

TEST_F(BoardLightsTest, NoWindowFlashes) {
    for (const ui::Motion each :
         {ui::Motion{false, 1}, ui::Motion{true, 1}, ui::Motion{false, 2}, ui::Motion{false, 0}}) {
        BoardLights fresh{board};
        const int most = mostChangesInASecond(fresh, board, each);
        EXPECT_LE(most, 6) << each.speed;
        EXPECT_GE(most, 2) << "it does show what happens";
        fresh.update(2, each);
        EXPECT_FALSE(fresh.animating());
        EXPECT_EQ(fresh.shine({0, 0}).brightness, fresh.isLit({0, 0}) ? 1 : 0) << "and in the end what is";
    }
}

TEST_F(BoardLightsTest, PressesByHandAreShownAtOnce) {
    const auto shown = [this] { return brightness({0, 0}) == (shine.isLit({0, 0}) ? 1.0F : 0.0F); };
    for (int i = 0; i < 12; ++i) { // Three a second.
        press({0, 0});
        pass(0.334F);
        EXPECT_TRUE(shown()) << i;
    }
    for (int i = 0; i < 3; ++i) { // Three more as quickly as one can.
        press({0, 0});
        pass(0.25F);
        EXPECT_TRUE(shown()) << i;
    }
}

TEST_F(BoardLightsTest, CoolsDownAndShiftsColour) {
    press({1, 1});
    pass(1);
    press({1, 1});
    pass(0.070F);
    EXPECT_NEAR(brightness({1, 1}), std::exp(-1.0F), 0.01F);
    EXPECT_GT(shine.shine({1, 1}).cooling, 0.5F);
    pass(0.300F);
    EXPECT_EQ(brightness({1, 1}), 0);
    EXPECT_EQ(shine.shine({1, 1}).cooling, 0);
}

TEST_F(BoardLightsTest, StartsFromCurrentBrightness) {
    press({1, 1});
    pass(0.045F);
    const float before = brightness({1, 1});
    press({1, 1});
    pass(0.001F);
    EXPECT_NEAR(brightness({1, 1}), before, 0.03F);
    pass(1);
    EXPECT_EQ(brightness({1, 1}), 0);
}

TEST_F(BoardLightsTest, ShrinksPressedWindowAndShowsRing) {
    press({1, 1});
    EXPECT_TRUE(shine.ring());
    pass(0.070F);
    EXPECT_NEAR(shine.shine({1, 1}).scale, 0.94F, 0.001F);
    EXPECT_EQ(shine.shine({0, 1}).scale, 1);
    EXPECT_GT(shine.ring()->radius, 0);
    EXPECT_LT(shine.ring()->alpha, 0.5F);
    pass(0.140F);
    EXPECT_EQ(shine.shine({1, 1}).scale, 1);
    pass(0.110F);
    EXPECT_FALSE(shine.ring());
    EXPECT_FALSE(shine.animating());
}

TEST_F(BoardLightsTest, FadesAllAtOnceWithReducedMotion) {
    motion.reduced = true;
    press({1, 1});
    EXPECT_FALSE(shine.ring());
    pass(0.040F);
    EXPECT_NEAR(brightness({1, 1}), 0.5F, 0.01F);
    EXPECT_NEAR(brightness({0, 1}), 0.5F, 0.01F);
    EXPECT_EQ(shine.shine({1, 1}).scale, 1);
    pass(0.041F);
    EXPECT_EQ(brightness({0, 1}), 1);
    EXPECT_FALSE(shine.animating());
}

TEST_F(BoardLightsTest, ChangesAtOnceWithoutAnimation) {
    motion.speed = 0;
    press({1, 1});
    EXPECT_EQ(brightness({1, 1}), 1);
    EXPECT_EQ(brightness({1, 0}), 1);
    EXPECT_FALSE(shine.animating());
}

TEST_F(BoardLightsTest, FollowsAnimationSpeed) {
    motion.speed = 2;
    press({1, 1});
    pass(0.0225F);
    EXPECT_NEAR(brightness({1, 1}), 1 - std::exp(-1.0F), 0.01F);
}

TEST_F(BoardLightsTest, ShowsAnotherBoard) {
    lights::BitGrid lit{3, 3};
    lit.set({0, 0});
    shine.show(lights::Board{lit}, motion);
    EXPECT_TRUE(shine.animating());
    pass(1);
    EXPECT_EQ(brightness({0, 0}), 1);
    EXPECT_EQ(brightness({0, 1}), 0);
    EXPECT_FALSE(shine.animating());
}

// --- ghosts ------------------------------------------------------------------------------------------------------

TEST(Ghosts, ShowFarSideOfEveryJoinedEdge) {
    const BoardLayout torus = layoutOf(3, 4, lights::Surface::Torus);
    EXPECT_EQ(ghosts(torus, lights::Surface::Torus).size(), 2U * (3 + 2) + 2 * 4);
    const BoardLayout cylinder = layoutOf(3, 4, lights::Surface::Cylinder);
    const std::vector<Ghost> sides = ghosts(cylinder, lights::Surface::Cylinder);
    EXPECT_EQ(sides.size(), 6U);
    for (const Ghost& ghost : sides)
        EXPECT_EQ(ghost.real, (Cell{ghost.at.row, ghost.at.column < 0 ? 3 : 0}));
    EXPECT_TRUE(ghosts(layoutOf(3, 4), lights::Surface::Plane).empty());
}

TEST(Ghosts, AreMirroredAtTwistedEdges) {
    const BoardLayout band = layoutOf(3, 4, lights::Surface::Moebius);
    for (const Ghost& ghost : ghosts(band, lights::Surface::Moebius))
        EXPECT_EQ(ghost.real.row, 2 - ghost.at.row);
}

TEST(Ghosts, NextToCellAreAcrossItsEdge) {
    const BoardLayout torus = layoutOf(3, 3, lights::Surface::Torus);
    EXPECT_EQ(ghostsNextTo(torus, lights::Surface::Torus, {1, 1}).size(), 0U);
    EXPECT_EQ(ghostsNextTo(torus, lights::Surface::Torus, {1, 0}).size(), 3U);
    EXPECT_EQ(ghostsNextTo(torus, lights::Surface::Torus, {0, 0}).size(), 5U);
}

// --- tints and motion --------------------------------------------------------------------------------------------

TEST(WallTint, DependsOnHouseOrIsSameForAll) {
    EXPECT_EQ(houseOfPack("terrace"), House::Terrace);
    EXPECT_EQ(houseOfPack("observatory"), House::Observatory);
    EXPECT_EQ(houseOfPack("workshop"), House::Workshop);
    EXPECT_EQ(houseOfPack("hotel"), House::Hotel);
    EXPECT_EQ(houseOfPack("somebody's own"), House::Slate);
    EXPECT_EQ(wallTint(theme("night").controls, House::Terrace).wall, (sf::Color{0x46, 0x30, 0x2D}));
    EXPECT_EQ(wallTint(theme("paper").controls, House::Observatory).corniceLow, (sf::Color{0x8B, 0xAC, 0x99}));
    for (const std::string_view name : {"contrast", "cvd"}) {
        const Theme& theme = game::theme(name);
        EXPECT_EQ(wallTint(theme.controls, House::Terrace), wallTint(theme.controls, House::Shed));
        EXPECT_EQ(wallTint(theme.controls, House::Crooked).wall, theme.look.wall);
    }
}

TEST(WallTint, DiffersForEveryHouse) {
    for (const std::string_view name : {"night", "paper"})
        for (std::size_t a = 0; a < houseCount; ++a)
            for (std::size_t b = a + 1; b < houseCount; ++b)
                EXPECT_NE(wallTint(theme(name).controls, static_cast<House>(a)),
                          wallTint(theme(name).controls, static_cast<House>(b)));
}

TEST(Tween, MovesToTargetAndCanReverse) {
    ui::Tween glide{2};
    EXPECT_FALSE(glide.moving());
    glide.send(4, 0.1F);
    EXPECT_EQ(glide.value(), 2);
    glide.update(0.05F);
    EXPECT_GT(glide.value(), 3) << "it leaves fast and arrives gently";
    const float half = glide.value();
    glide.send(2, 0.1F);
    EXPECT_EQ(glide.value(), half);
    glide.update(1);
    EXPECT_EQ(glide.value(), 2);
    EXPECT_FALSE(glide.moving());
    glide.send(9, 0);
    EXPECT_EQ(glide.value(), 9);
}

TEST(Ease, RunsFromZeroToOne) {
    for (const auto curve : {ui::ease::out, ui::ease::inOut, ui::ease::back}) {
        EXPECT_NEAR(curve(0), 0, 1e-6F);
        EXPECT_NEAR(curve(1), 1, 1e-6F);
        EXPECT_NEAR(curve(2), 1, 1e-6F);
    }
    EXPECT_GT(ui::ease::back(0.7F), 1) << "overshoots";
}

} // namespace
