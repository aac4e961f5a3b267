// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "puzzle/EventText.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace puzzle {
namespace {

using namespace std::chrono_literals;

TEST(EventText, WritesJson) {
    EXPECT_EQ(EventWriter().text(), "[]");
    EventWriter writer;
    writer.begin(0ms, 'p').number(1).number(20).begin(350ms, 'u');
    EXPECT_EQ(std::move(writer).text(), R"([[0,"p",1,20],[350,"u"]])");
}

TEST(EventText, ReadsEventByEvent) {
    EventReader reader(R"([[0,"p",1,20],[350,"u"]])");
    ASSERT_TRUE(reader.next());
    EXPECT_EQ(reader.at(), 0ms);
    EXPECT_EQ(reader.letter(), 'p');
    EXPECT_EQ(reader.number(99), 1);
    EXPECT_EQ(reader.number(99), 20);
    ASSERT_TRUE(reader.next());
    EXPECT_EQ(reader.at(), 350ms);
    EXPECT_EQ(reader.letter(), 'u');
    EXPECT_FALSE(reader.next());
    EXPECT_TRUE(reader.complete());
    EXPECT_EQ(reader.validEvents(), 2U);
}

TEST(EventText, StopsAtFirstMistake) {
    EventReader fields(R"([[0,"p",1,20],[350,"u"]])");
    ASSERT_TRUE(fields.next());
    EXPECT_EQ(fields.number(99), 1);
    EXPECT_FALSE(fields.next()) << "a field is left over";
    EXPECT_FALSE(fields.complete());
    EXPECT_EQ(fields.validEvents(), 0U);

    EventReader large(R"([[0,"p",100]])");
    ASSERT_TRUE(large.next());
    EXPECT_EQ(large.number(99), 0);
    EXPECT_FALSE(large.next());

    EventReader rejected(R"([[0,"u"]])");
    ASSERT_TRUE(rejected.next());
    rejected.reject();
    EXPECT_FALSE(rejected.next());
    EXPECT_FALSE(rejected.complete());
}

TEST(EventText, CountsDistinctMoments) {
    EXPECT_EQ(countDistinctTimes("[]"), 0);
    EXPECT_EQ(countDistinctTimes(R"([[0,"p",1,2]])"), 1);
    EXPECT_EQ(countDistinctTimes(R"([[0,"p",1,2],[0,"p",1,3],[10,"u"],[10,"y"],[12,"u"]])"), 3);
    EXPECT_EQ(countDistinctTimes(" [ ]"), 0);
    EXPECT_EQ(countDistinctTimes(R"(  [ [ 1 ,"p",1,2], [ 1,"u"] , [2,"y"]])"), 2) << "the reader passes over blanks";
}

TEST(EventText, TellsWhichCellsAreLeftPressed) {
    using Cells = std::vector<Cell>;
    EXPECT_EQ(oddPresses("[]"), Cells{});
    EXPECT_EQ(oddPresses(R"([[0,"p",2,1],[9,"p",0,3]])"), (Cells{{0, 3}, {2, 1}})) << "in reading order";
    EXPECT_EQ(oddPresses(R"([[0,"p",1,1],[5,"p",0,0],[9,"p",1,1]])"), (Cells{{0, 0}})) << "twice is nothing";
    EXPECT_EQ(oddPresses(R"([[0,"p",1,1],[5,"p",0,0],[7,"u"],[9,"u"],[12,"y"]])"), (Cells{{1, 1}}));
    EXPECT_EQ(oddPresses(R"([[0,"c","RRD"]])"), std::nullopt) << "no presses of cells";
    EXPECT_EQ(oddPresses(R"([[0,"u"]])"), std::nullopt) << "nothing to undo";
}

} // namespace
} // namespace puzzle
