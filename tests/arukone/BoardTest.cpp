// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Board.hpp"

#include "arukone/Boards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

namespace {

using namespace arukone;
using testing::ElementsAre;
using Kind = BoardProblem::Kind;

BoardProblem problemOf(const std::vector<std::string>& rows) {
    return parseBoard(rows, Fill::All).error();
}

TEST(ArukoneBoard, IsReadFromRows) {
    const Board board = arukone::test::board("1..2/_.21/..__", Fill::Any);
    EXPECT_EQ(board.rows(), 3);
    EXPECT_EQ(board.columns(), 4);
    EXPECT_EQ(board.fill(), Fill::Any);
    EXPECT_EQ(board.holeCount(), 3);
    EXPECT_THAT(board.pairs(), ElementsAre(Pair{{0, 0}, {1, 3}}, Pair{{0, 3}, {1, 2}}));
    EXPECT_EQ(board.pairAt({1, 2}), 1);
    EXPECT_FALSE(board.pairAt({0, 1}));
    EXPECT_FALSE(board.pairAt({1, 0}));
    EXPECT_TRUE(board.isHole({1, 0}));
    EXPECT_TRUE(board.isFree({0, 1}));
    EXPECT_FALSE(board.isFree({0, 0}));
    EXPECT_EQ(arukone::test::rowsOf(board), "1..2/_.21/..__");
}

TEST(ArukoneBoard, SpacesAreHolesAndCarriageReturnsAndEmptyLinesAtTheEndAreDropped) {
    const auto board = parseBoard("1 \r\n.1\r\n\r\n\n", Fill::All);
    ASSERT_TRUE(board);
    EXPECT_EQ(arukone::test::rowsOf(*board), "1_/.1");
}

TEST(ArukoneBoard, GapsBetweenNumbersAreClosedInOrder) {
    EXPECT_EQ(arukone::test::rowsOf(arukone::test::board("B3z/1.A/B3z/1.A")), "425/1.3/425/1.3")
        << "letters after digits";
}

/// A board of 20 columns: upright pairs of neighbours side by side, from the top left, and a hole at the bottom right.
tl::expected<Board, BoardProblem> uprightPairs(int count) {
    std::vector<Pair> pairs;
    for (int i = 0; i < count; ++i)
        pairs.push_back({{i / 20 * 2, i % 20}, {i / 20 * 2 + 1, i % 20}});
    return Board::make({24, 20}, std::array{Cell{23, 19}}, pairs, Fill::All);
}

TEST(ArukoneBoard, HasUpTo200Pairs) {
    for (const int count : {1, 60, 61, 62, 127, 128, 199, 200}) {
        const auto board = uprightPairs(count);
        ASSERT_TRUE(board) << count;
        EXPECT_EQ(board->pairCount(), count);
        EXPECT_EQ(board->pairAt({(count - 1) / 20 * 2 + 1, (count - 1) % 20}), count - 1);
        EXPECT_EQ(parseBoard(formatBoard(*board), Fill::All), *board) << count;
    }
    EXPECT_EQ(uprightPairs(201).error().kind, Kind::TooManyPairs);
}

TEST(ArukoneBoard, NumbersAreDigitsThenLettersThenDecimal) {
    EXPECT_EQ(pairSign(0), "1");
    EXPECT_EQ(pairSign(9), "A");
    EXPECT_EQ(pairSign(60), "z");
    EXPECT_EQ(pairSign(61), "62");
    EXPECT_EQ(pairSign(199), "200");
    for (int pair = 0; pair < maxPairs; ++pair) {
        EXPECT_EQ(pairOfSign(pairSign(pair)), pair);
        EXPECT_EQ(pairOfSign(std::to_string(pair + 1)), pair);
    }
    for (const char* const other : {"", "0", ".", "_", " ", "AB", "1A", "-1", "+1", "99999999999"})
        EXPECT_FALSE(pairOfSign(other)) << other;
}

TEST(ArukoneBoard, WithMoreThan61PairsRowsHaveCommas) {
    EXPECT_EQ(formatBoard(*uprightPairs(61)).front(), "123456789ABCDEFGHIJK");
    const std::vector<std::string> rows = formatBoard(*uprightPairs(62));
    EXPECT_EQ(rows.front(), "1,2,3,4,5,6,7,8,9,A,B,C,D,E,F,G,H,I,J,K");
    EXPECT_EQ(rows[6], "z,62,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.");
    EXPECT_EQ(rows.back(), ".,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,.,_");
    EXPECT_THAT(cellsOfRow("1,.,62"), ElementsAre("1", ".", "62"));
    EXPECT_THAT(cellsOfRow("1._2"), ElementsAre("1", ".", "_", "2"));
}

TEST(ArukoneBoard, CellsMayStandBetweenCommasOrBlanks) {
    const Board board = arukone::test::board("1.2/_.1/2..");
    EXPECT_EQ(parseBoard("1,.,10\n_,.,1\n10,.,.\n", Fill::All), board);
    EXPECT_EQ(parseBoard(" 1 , . , B\r\n _ , . , 1\r\n B , . , .", Fill::All), board) << "letters as well";
    EXPECT_EQ(parseBoard("  1  . 10\n  _\t.  1\n 10  .  . \n", Fill::All), board);
    EXPECT_EQ(arukone::test::rowsOf(*parseBoard("12 3\n12 3", Fill::All)), "12_3/12_3") << "as it always was";
    EXPECT_EQ(problemOf({"1,.,1", ".,."}), (BoardProblem{Kind::RaggedRow, 1, 2}));
    EXPECT_EQ(problemOf({"1,.,1", ".,,."}), (BoardProblem{Kind::BadCharacter, 1, 1}));
    EXPECT_EQ(problemOf({"1,1,"}), (BoardProblem{Kind::BadCharacter, 0, 2}));
    EXPECT_EQ(problemOf({"1,0,1"}), (BoardProblem{Kind::BadCharacter, 0, 1}));
    EXPECT_EQ(problemOf({"12 . 12", ". 12 ."}), (BoardProblem{Kind::Third, 1, 1}));
    EXPECT_EQ(problemOf({"12 . ?", ". 12 ."}), (BoardProblem{Kind::BadCharacter, 0, 2}));
}

TEST(ArukoneBoard, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(problemOf({}).kind, Kind::Empty);
    EXPECT_EQ(problemOf({""}).kind, Kind::Empty);
    EXPECT_EQ(problemOf({"1.1", ".."}), (BoardProblem{Kind::RaggedRow, 1, 2}));
    EXPECT_EQ(problemOf({"1.1", "...."}), (BoardProblem{Kind::RaggedRow, 1, 4}));
    EXPECT_EQ(problemOf({"1.1", ".#."}), (BoardProblem{Kind::BadCharacter, 1, 1}));
    EXPECT_EQ(problemOf({"0.1", "..1"}), (BoardProblem{Kind::BadCharacter, 0, 0}));
    EXPECT_EQ(problemOf({"...", "..."}).kind, Kind::NoPairs);
    EXPECT_EQ(problemOf({"1.1", "..2"}), (BoardProblem{Kind::Single, 1, 2}));
    EXPECT_EQ(problemOf({"1.1", "1.1"}), (BoardProblem{Kind::Third, 1, 0}));
    EXPECT_EQ(problemOf(std::vector<std::string>(49, "1")).kind, Kind::TooLarge);
    EXPECT_EQ(problemOf({std::string(49, '.')}).kind, Kind::TooLarge);
    EXPECT_TRUE(parseBoard(std::vector{std::string(46, '.') + "11"}, Fill::All));
}

TEST(ArukoneBoard, RefusesCellsThatAreTakenOrOffTheBoard) {
    const auto problemWith = [](const Pair& pair, const Cell& hole) {
        return Board::make({2, 2}, std::array{hole}, std::array{pair}, Fill::All).error();
    };
    EXPECT_EQ(problemWith({{0, 0}, {0, 1}}, {0, 1}), (BoardProblem{Kind::Taken, 0, 1}));
    EXPECT_EQ(problemWith({{0, 0}, {0, 0}}, {0, 1}), (BoardProblem{Kind::Taken, 0, 0}));
    EXPECT_EQ(problemWith({{0, 0}, {0, 2}}, {0, 1}), (BoardProblem{Kind::OffBoard, 0, 2}));
    EXPECT_EQ(problemWith({{0, 0}, {1, 0}}, {-1, 1}), (BoardProblem{Kind::OffBoard, -1, 1}));
}

} // namespace
