// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Path.hpp"

#include "ui/VectorArt.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <stdexcept>

namespace ui {
namespace {

using Kind = PathStep::Kind;

Vec endOf(const Path& path) {
    const PathStep& last = path.back();
    return last.points[last.kind == Kind::Cubic ? 2 : 0];
}

TEST(SvgPath, ReadsAbsoluteAndRelativeLines) {
    const Path path = svgPath("M1 2L3,4h2v-1H0V0l.5.5-1-1");
    ASSERT_EQ(path.size(), 8U);
    EXPECT_EQ(path[0].kind, Kind::Move);
    EXPECT_EQ(path[2].points[0], Vec(5, 4));
    EXPECT_EQ(path[3].points[0], Vec(5, 3));
    EXPECT_EQ(path[5].points[0], Vec(0, 0));
    EXPECT_EQ(path[6].points[0], Vec(0.5F, 0.5F));
    EXPECT_EQ(path[7].points[0], Vec(-0.5F, -0.5F));
}

TEST(SvgPath, NumbersAfterMoveAreLines) {
    const Path path = svgPath("m1 1 2 0 0 2");
    ASSERT_EQ(path.size(), 3U);
    EXPECT_EQ(path[1].kind, Kind::Line);
    EXPECT_EQ(path[2].points[0], Vec(3, 3));
}

TEST(SvgPath, SmoothCurvesMirrorLastHandle) {
    const Path cubic = svgPath("M0 0C0 1 1 2 2 2S4 3 4 4");
    EXPECT_EQ(cubic[2].points[0], Vec(3, 2));
    const Path quadratic = svgPath("M0 0Q1 1 2 0T4 0");
    EXPECT_NEAR(quadratic[2].points[0].y, -2.0F / 3, 1e-5F);
    EXPECT_EQ(endOf(quadratic), Vec(4, 0));
}

TEST(SvgPath, ClosingReturnsToStart) {
    const Path path = svgPath("M1 1h2v2zl1 1");
    ASSERT_EQ(path.size(), 6U);
    EXPECT_EQ(path[3].kind, Kind::Close);
    EXPECT_EQ(path[4].kind, Kind::Move);
    EXPECT_EQ(path[4].points[0], Vec(1, 1));
    EXPECT_EQ(path[5].points[0], Vec(2, 2));
}

TEST(SvgPath, ArcsStayOnTheirCircle) {
    for (const char* data : {"M5 0A5 5 0 0 1 0 5", "M5 0A5 5 0 1 0 0 5", "M5 0a5 5 0 01-5 5", "M5 0A5 5 30 1 0 -5 0"}) {
        const std::vector<Polyline> outlines = flattened(svgPath(data));
        for (const Vec point : outlines.front().points) {
            EXPECT_NEAR(std::hypot(point.x, point.y), 5, 0.01F) << data;
        }
    }
    // Radii that are too small are scaled up.
    EXPECT_EQ(endOf(svgPath("M0 0A1 1 0 0 1 10 0")), Vec(10, 0));
}

TEST(SvgPath, LargeArcsGoTheLongWay) {
    const auto lengthOf = [](const char* data) {
        const std::vector<Vec> points = flattened(svgPath(data)).front().points;
        float length = 0;
        for (std::size_t i = 1; i < points.size(); ++i) {
            length += std::hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
        }
        return length;
    };
    const float whole = 2 * 3.14159265F * 5;
    EXPECT_NEAR(lengthOf("M5 0A5 5 0 0 1 0 5"), whole / 4, 0.05F);
    EXPECT_NEAR(lengthOf("M5 0A5 5 0 1 0 0 5"), whole * 3 / 4, 0.05F);
}

TEST(SvgPath, RefusesInvalidPaths) {
    for (const char* bad : {"L1 2", "M1", "M1 2 X", "M1 2A1 1 0 2 0 3 3", "hello", "M1 2Z 3", "M1 2L--1 2"}) {
        EXPECT_THROW((void)svgPath(bad), std::invalid_argument) << bad;
    }
    EXPECT_TRUE(svgPath("").empty());
}

TEST(Dashes, CoverWholeOutline) {
    const std::vector<Polyline> square = flattened(boxPath({0, 0, 10, 10}));
    const std::vector<Polyline> pieces = dashes(square, 3, 2);
    ASSERT_EQ(pieces.size(), 8U);
    EXPECT_EQ(pieces[0].points.front(), Vec(0, 0));
    EXPECT_EQ(pieces[0].points.back(), Vec(3, 0));
    EXPECT_EQ(pieces[2].points.front(), Vec(10, 0));
    EXPECT_FALSE(pieces[0].closed);
}

TEST(VectorArt, EqualDrawingsHaveEqualFingerprints) {
    const auto ring = [](float width) { return VectorArt({24, 24}, {stroked(circlePath({12, 12}, 8), width)}); };
    EXPECT_EQ(ring(2).fingerprint(), ring(2).fingerprint());
    EXPECT_NE(ring(2).fingerprint(), ring(1).fingerprint());
    EXPECT_NE(ring(2).fingerprint(), VectorArt({24, 24}, {filled(circlePath({12, 12}, 8))}).fingerprint());
}

} // namespace
} // namespace ui
