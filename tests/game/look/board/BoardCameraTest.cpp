// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/look/board/BoardCamera.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace {

using namespace game;
using lights::Cell;
using lights::Surface;
using sf::Vector2f;

const ui::Rect room{350, 76, 580, 580};
const sf::FloatRect port{326, 44, 628, 664};

BoardLayout whole(int rows, int columns, Surface surface = Surface::Plane, float scale = 1) {
    const ui::Viewport viewport{{static_cast<unsigned>(1280 * scale), static_cast<unsigned>(800 * scale)}, 1};
    return BoardLayout::fit(rows, columns, {lights::Stamp::Plus, surface}, room, 708, 116, viewport);
}

BoardCamera camera(int rows, int columns, Surface surface = Surface::Plane) {
    BoardCamera camera;
    camera.place(whole(rows, columns, surface), port);
    return camera;
}

Vector2f centre(const BoardLayout& layout, Cell cell) {
    return layout.topLeft(cell) + Vector2f{layout.pitch, layout.pitch} / 2.0F;
}

bool inside(const sf::FloatRect& area, const BoardLayout& layout, Cell cell) {
    const Vector2f corner = layout.topLeft(cell);
    return corner.x >= area.left && corner.y >= area.top && corner.x + layout.pitch <= area.left + area.width &&
           corner.y + layout.pitch <= area.top + area.height;
}

TEST(BoardCamera, OffersZoomForWindowsTooSmallToHit) {
    EXPECT_FALSE(camera(20, 20).offered()) << "pitch 29";
    EXPECT_FALSE(camera(26, 26).offered()) << "pitch 22";
    EXPECT_TRUE(camera(27, 27).offered()) << "pitch 21";
    EXPECT_TRUE(camera(24, 100, Surface::Moebius).offered());
    BoardCamera small = camera(5, 5);
    small.zoom(4, {600, 300}, 0);
    EXPECT_FALSE(small.zoomed());
    EXPECT_EQ(small.layout().pitch, 116);
}

TEST(BoardCamera, ShowsWholeBoardAtFirst) {
    const BoardCamera wide = camera(100, 100);
    EXPECT_FALSE(wide.zoomed());
    EXPECT_FALSE(wide.layout().zoomed());
    EXPECT_EQ(wide.layout().pitch, 5);
    EXPECT_EQ(wide.seen(), sf::FloatRect(0, 0, 100, 100));
}

TEST(BoardCamera, ZoomsAtPointer) {
    for (const Cell cell : {Cell{50, 50}, Cell{30, 70}, Cell{66, 41}}) {
        BoardCamera wide = camera(100, 100);
        Vector2f point = centre(wide.layout(), cell);
        for (const float factor : {1.25F, 1.5F, 2.0F, 1.25F, 0.7F, 1.9F}) {
            wide.zoom(factor, point, 0);
            EXPECT_EQ(wide.layout().cellAt(point), cell) << factor;
        }
        EXPECT_TRUE(wide.zoomed());
        EXPECT_GT(wide.layout().pitch, 22);
    }
}

TEST(BoardCamera, CellStaysUnderPointerDuringZoom) {
    BoardCamera wide = camera(100, 100);
    const Vector2f point = centre(wide.layout(), {40, 60});
    wide.zoom(6, point, 0.2F);
    EXPECT_TRUE(wide.moving());
    float last = wide.layout().pitch;
    for (int i = 0; i < 12; ++i) {
        wide.update(1 / 60.0F);
        EXPECT_EQ(wide.layout().cellAt(point), (Cell{40, 60}));
        EXPECT_GE(wide.layout().pitch, last);
        last = wide.layout().pitch;
    }
    EXPECT_FALSE(wide.moving());
    EXPECT_EQ(last, 30);
    EXPECT_EQ(wide.layout().lampPitch, 30);
}

TEST(BoardCamera, ZoomStopsAtLargestAndAtWhole) {
    BoardCamera wide = camera(100, 100);
    const Vector2f point{600, 400};
    for (int i = 0; i < 30; ++i)
        wide.zoom(1.5F, point, 0);
    EXPECT_EQ(wide.layout().pitch, BoardCamera::largestPitch);
    EXPECT_TRUE(wide.largest());
    for (int i = 0; i < 30; ++i)
        wide.zoom(1 / 1.5F, point, 0);
    EXPECT_FALSE(wide.zoomed());
    EXPECT_EQ(wide.layout().origin, whole(100, 100).origin);
    EXPECT_EQ(wide.layout().pitch, 5);
}

TEST(BoardCamera, SmallZoomStepsAddUp) {
    BoardCamera wide = camera(100, 100);
    for (int i = 0; i < 40; ++i)
        wide.zoom(1.02F, {640, 400}, 0);
    EXPECT_EQ(wide.layout().pitch, std::round(5 * std::pow(1.02F, 40)));
}

TEST(BoardCamera, IsNotMovedBeyondBoard) {
    for (const Surface surface : {Surface::Plane, Surface::Torus}) {
        BoardCamera wide = camera(100, 100, surface);
        wide.zoom(6, {640, 400}, 0);
        wide.moveBy({1e6F, 1e6F});
        EXPECT_TRUE(inside(port, wide.layout(), {0, 0}));
        EXPECT_LE(wide.layout().origin.x, port.left + 60);
        wide.moveBy({-1e6F, -1e6F});
        EXPECT_TRUE(inside(port, wide.layout(), {99, 99}));
        EXPECT_GE(wide.layout().topLeft({100, 100}).x, port.left + port.width - 60);
        const Vector2f before = wide.layout().origin;
        wide.moveBy({17, 23});
        EXPECT_EQ(wide.layout().origin - before, Vector2f(17, 23));
    }
}

TEST(BoardCamera, LowBoardMovesOnlyHorizontally) {
    BoardCamera band = camera(4, 100);
    band.zoom(5, {640, 380}, 0);
    const float above = band.layout().origin.y - port.top;
    band.moveBy({0, 300});
    EXPECT_EQ(band.layout().origin.y - port.top, above);
    band.moveBy({0, -300});
    EXPECT_EQ(band.layout().origin.y - port.top, above);
}

TEST(BoardCamera, RevealsCellWithNeighboursAndMovesNoFurther) {
    BoardCamera wide = camera(100, 100);
    wide.zoom(6, {640, 400}, 0);
    wide.moveBy({1e6F, 1e6F});
    const Vector2f before = wide.layout().origin;
    wide.reveal({5, 5}, 0);
    EXPECT_EQ(wide.layout().origin, before) << "it is in sight";
    wide.reveal({5, 60}, 0);
    EXPECT_TRUE(inside(port, wide.layout(), {5, 60}));
    EXPECT_TRUE(inside(port, wide.layout(), {5, 61}));
    EXPECT_FALSE(inside(port, wide.layout(), {5, 62}));
    EXPECT_EQ(wide.layout().origin.y, before.y);
    for (const Cell corner : {Cell{0, 0}, Cell{99, 99}, Cell{0, 99}, Cell{99, 0}}) {
        wide.reveal(corner, 0);
        EXPECT_TRUE(inside(port, wide.layout(), corner));
    }
}

TEST(BoardCamera, RevealsCellWhileMovingElsewhere) {
    BoardCamera wide = camera(100, 100);
    wide.zoom(6, {640, 400}, 0);
    for (int column = 50; column < 100; ++column) { // Like a cursor key held down.
        wide.reveal({50, column}, 0.1F);
        wide.update(1 / 60.0F);
    }
    wide.update(1);
    EXPECT_TRUE(inside(port, wide.layout(), {50, 99}));
}

TEST(BoardCamera, CentresOnCell) {
    BoardCamera wide = camera(100, 100);
    wide.zoom(6, {640, 400}, 0);
    wide.centreOn({70.5F, 30.5F}, 0);
    EXPECT_EQ(wide.layout().cellAt({port.left + port.width / 2, port.top + port.height / 2}), (Cell{30, 70}));
    const sf::FloatRect seen = wide.seen();
    EXPECT_NEAR(seen.left + seen.width / 2, 70.5F, 0.1F);
    EXPECT_NEAR(seen.top + seen.height / 2, 30.5F, 0.1F);
    EXPECT_NEAR(seen.width, port.width / 30, 0.01F);
}

TEST(BoardCamera, KeepsZoomAndPlaceWhenResized) {
    BoardCamera wide = camera(100, 100);
    wide.zoom(6, {640, 400}, 0);
    wide.centreOn({70.5F, 30.5F}, 0);
    const sf::FloatRect larger{652, 88, 1256, 1328};
    wide.place(whole(100, 100, Surface::Plane, 2), larger);
    EXPECT_EQ(wide.layout().pitch, 60) << "as many units";
    EXPECT_EQ(wide.layout().cellAt({652 + 628, 88 + 664}), (Cell{30, 70}));
    wide.place(whole(20, 20), port);
    EXPECT_FALSE(wide.layout().zoomed()) << "large enough as it is";
    wide.place(whole(100, 100), port);
    EXPECT_EQ(wide.layout().pitch, 30);
    EXPECT_EQ(wide.layout().cellAt({port.left + port.width / 2, port.top + port.height / 2}), (Cell{30, 70}));
}

TEST(BoardCamera, ResetShowsWholeBoard) {
    BoardCamera wide = camera(100, 100);
    wide.zoom(6, {640, 400}, 0);
    wide.reset();
    EXPECT_FALSE(wide.zoomed());
    wide.place(whole(100, 100), port);
    EXPECT_EQ(wide.layout().pitch, 5);
}

TEST(BoardCamera, SeesOnlyWhatIsInPort) {
    BoardCamera wide = camera(100, 100, Surface::Torus);
    EXPECT_EQ(wide.layout().seen(), (CellRange{-1, 101, -1, 101}));
    wide.zoom(6, {640, 400}, 0);
    const BoardLayout layout = wide.layout();
    const CellRange seen = layout.visibleWindows();
    for (int row = 0; row < 100; ++row)
        for (int column = 0; column < 100; ++column) {
            const Vector2f corner = layout.topLeft({row, column});
            const bool meets = port.intersects({corner, {layout.pitch, layout.pitch}});
            EXPECT_TRUE(!meets || seen.contains({row, column}));
        }
    EXPECT_LT((seen.endRow - seen.firstRow) * (seen.endColumn - seen.firstColumn), 24 * 24);
    EXPECT_FALSE(layout.cellAt({port.left - 1, 300})) << "nothing is hit beside the port";
    wide.moveBy({1e6F, 1e6F});
    EXPECT_EQ(wide.layout().seen().firstRow, -1) << "the ghosts";
}

} // namespace
