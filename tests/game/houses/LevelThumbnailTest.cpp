// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/houses/LevelThumbnail.hpp"

#include <gtest/gtest.h>

namespace {

using namespace game;

TEST(LevelThumbnail, SmallBoardHasSquarePerCell) {
    lights::BitGrid lit(2, 3);
    lights::BitGrid holes(2, 3);
    lit.set({0, 1});
    holes.set({1, 2});
    const ThumbnailSquares squares = thumbnailSquares(lights::Board(lit, holes));
    EXPECT_EQ(squares.rows, 2);
    EXPECT_EQ(squares.columns, 3);
    ASSERT_EQ(squares.all.size(), 6U);
    EXPECT_EQ(squares.all[1].lit, 1);
    EXPECT_EQ(squares.all[0].lit, 0);
    EXPECT_EQ(squares.all[5].windows, 0);
}

TEST(LevelThumbnail, AveragesLargeBoard) {
    lights::BitGrid lit(96, 48);
    for (int row = 0; row < 96; ++row)
        for (int column = 0; column < 48; ++column)
            lit.set({row, column}, row < 48 ? column % 2 == 0 : column < 24);
    const ThumbnailSquares squares = thumbnailSquares(lights::Board(lit));
    EXPECT_EQ(squares.rows, 24);
    EXPECT_EQ(squares.columns, 12);
    for (int row = 0; row < 12; ++row)
        for (int column = 0; column < 12; ++column)
            EXPECT_NEAR(squares.all[static_cast<std::size_t>(row * 12 + column)].lit, 0.5F, 1e-4F)
                << "stripes that are too fine to be seen are half as light";
    EXPECT_NEAR(squares.all[23 * 12 + 2].lit, 1, 1e-4F);
    EXPECT_NEAR(squares.all[23 * 12 + 9].lit, 0, 1e-4F);
}

TEST(LevelThumbnail, CellsHaveEqualWeight) {
    for (const int side : {17, 25, 31, 64, 100}) {
        lights::BitGrid lit(side, side);
        lit.set({side / 3, side / 2});
        const ThumbnailSquares squares = thumbnailSquares(lights::Board(lit));
        double light = 0;
        for (const ThumbnailSquares::Square& square : squares.all) {
            EXPECT_NEAR(square.windows, 1, 1e-4F);
            light += square.lit;
        }
        const double share = static_cast<double>(squares.rows * squares.columns) / (side * side);
        EXPECT_NEAR(light, share, 1e-3) << side;
    }
}

TEST(LevelThumbnail, ThinBoardKeepsItsShape) {
    const ThumbnailSquares squares = thumbnailSquares(lights::Board(lights::BitGrid(1, 100)));
    EXPECT_EQ(squares.rows, 1);
    EXPECT_EQ(squares.columns, 24);
}

} // namespace
