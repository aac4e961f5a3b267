// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/Marks.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace puzzle {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Size board{3, 4};

TEST(Marks, AreSetAndRemoved) {
    Marks marks;
    marks.flip({2, 3});
    marks.flip({0, 1});
    EXPECT_THAT(marks.cells(), ElementsAre(Cell{0, 1}, Cell{2, 3})) << "from the top";
    EXPECT_TRUE(marks.contains({2, 3}));
    EXPECT_FALSE(marks.contains({1, 3}));
    marks.flip({2, 3});
    EXPECT_THAT(marks.cells(), ElementsAre(Cell{0, 1}));
    marks.remove([](Cell cell) { return cell.row == 0; });
    EXPECT_TRUE(marks.empty());
}

TEST(Marks, CountCellsOnce) {
    EXPECT_THAT(Marks({{1, 1}, {0, 0}, {1, 1}}).cells(), ElementsAre(Cell{0, 0}, Cell{1, 1}));
}

TEST(Marks, AreReadAsWritten) {
    for (const auto& cells : {std::vector<Cell>{}, {{0, 0}}, {{0, 3}, {1, 0}, {2, 3}}}) {
        const Marks marks(cells);
        EXPECT_EQ(Marks::read(marks.text(), board).cells(), cells) << marks.text();
    }
    EXPECT_EQ(Marks({{0, 3}, {2, 0}}).text(), "0,3 2,0");
}

TEST(Marks, AnyMistakeMeansNone) {
    for (const char* text : {"x", "1", "1,", ",1", "1,1,1", "1,1 ", "1,1  2,2", "3,0", "0,4", "-1,0", "1, 1",
                             "99999999999,0", "1,1;2,2", "1,1 1,1", "2,0 1,0", "01,1"})
        EXPECT_THAT(Marks::read(text, board).cells(), IsEmpty()) << text;
}

} // namespace
} // namespace puzzle
