// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/Layout.hpp"

#include "ui/Widget.hpp"

#include <gtest/gtest.h>

using ui::Rect;

namespace {

TEST(Layout, RowHandsOutPiecesFromBothEnds) {
    ui::Row row({10, 20, 300, 48}, 12);
    EXPECT_EQ(row.first(100), (Rect{10, 20, 100, 48}));
    EXPECT_EQ(row.last(50), (Rect{260, 20, 50, 48}));
    EXPECT_EQ(row.last(30), (Rect{218, 20, 30, 48}));
    EXPECT_EQ(row.rest(), (Rect{122, 20, 84, 48}));
}

/// A control that prefers to be 70 wide.
class Sample final : public ui::Widget {
public:
    void draw(ui::Canvas&) const override {}
    [[nodiscard]] float preferredWidth(const ui::Measure&) const { return 70; }
};

TEST(Layout, RowPlacesControls) {
    Sample a;
    Sample b;
    Sample c;
    Sample d;
    ui::Row row({10, 20, 300, 48}, 10);
    row.placeFirst(40, a);
    row.placeLast(ui::Measure(), b, c);
    EXPECT_EQ(a.bounds(), (Rect{10, 20, 40, 48}));
    EXPECT_EQ(b.bounds(), (Rect{240, 20, 70, 48})) << "the outermost";
    EXPECT_EQ(c.bounds(), (Rect{160, 20, 70, 48}));
    row.placeFirst(ui::Measure(), d);
    EXPECT_EQ(d.bounds(), (Rect{60, 20, 70, 48}));
    row.placeLast(10, a);
    EXPECT_EQ(a.bounds(), (Rect{140, 20, 10, 48}));
}

TEST(Layout, ColumnHandsOutPiecesFromBothEnds) {
    ui::Column column({10, 20, 300, 200}, 8);
    EXPECT_EQ(column.first(40), (Rect{10, 20, 300, 40}));
    EXPECT_EQ(column.first(20), (Rect{10, 68, 300, 20}));
    EXPECT_EQ(column.last(48), (Rect{10, 172, 300, 48}));
    EXPECT_EQ(column.rest(), (Rect{10, 96, 300, 68}));
}

TEST(Layout, SharesFillRowWithGaps) {
    EXPECT_FLOAT_EQ(ui::share(300, 3, 15), 90);
    EXPECT_FLOAT_EQ(ui::share(300, 1, 15), 300);
}

} // namespace
