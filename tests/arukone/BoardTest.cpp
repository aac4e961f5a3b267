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

TEST(ArukoneBoard, HasUpTo61Pairs) {
    std::vector<Pair> pairs;
    for (int i = 0; i < maxPairs; ++i)
        pairs.push_back({{i / 10 * 2, i % 10}, {i / 10 * 2 + 1, i % 10}});
    const auto board = Board::make({14, 10}, {}, pairs, Fill::All);
    ASSERT_TRUE(board);
    EXPECT_EQ(board->pairCount(), 61);
    EXPECT_EQ(pairSign(0), '1');
    EXPECT_EQ(pairSign(60), 'z');
    EXPECT_EQ(parseBoard(formatBoard(*board), Fill::All), *board);
    pairs.push_back({{13, 8}, {13, 9}});
    EXPECT_EQ(Board::make({14, 10}, {}, pairs, Fill::All).error().kind, Kind::TooManyPairs);
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
    EXPECT_EQ(problemOf(std::vector<std::string>(31, "1")).kind, Kind::TooLarge);
    EXPECT_EQ(problemOf({std::string(31, '.')}).kind, Kind::TooLarge);
    EXPECT_TRUE(parseBoard(std::vector{std::string(28, '.') + "11"}, Fill::All));
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
