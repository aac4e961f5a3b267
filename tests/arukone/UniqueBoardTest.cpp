// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the generator of boards with a single solution.

#include "arukone/generators/UniqueBoard.hpp"

#include "arukone/Boards.hpp"
#include "arukone/solver/Frontier.hpp"
#include "puzzle/Random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stop_token>
#include <string_view>
#include <vector>

namespace {

using namespace arukone;
using test::rowsOf;
using End = UniqueBoardSearch::End;

TEST(ArukoneUniqueBoard, HasOneSolutionEvenIfCellsMayStayEmpty) {
    puzzle::Random random("unique");
    for (int i = 0; i < 300; ++i) {
        const Size size{4 + static_cast<int>(random.below(4)), 4 + static_cast<int>(random.below(4))};
        const int fewest = std::max(size.rows + size.columns + 2, 10) / 3;
        const int pairs = fewest + static_cast<int>(random.below(3));
        const Fill fill = random.below(2) == 0 ? Fill::All : Fill::Any;
        const UniqueBoardSearch search = drawUniqueBoard({size, pairs, fill}, random);
        ASSERT_EQ(search.end, End::Found);
        const auto& [board, solution] = *search.board;
        EXPECT_EQ(board.rows(), size.rows);
        EXPECT_EQ(board.columns(), size.columns);
        EXPECT_EQ(board.pairCount(), pairs);
        EXPECT_EQ(board.fill(), fill);
        EXPECT_TRUE(isSolution(board.withFill(Fill::All), solution)) << rowsOf(board);
        EXPECT_TRUE(countSolutions(board.withFill(Fill::Any)).unique()) << rowsOf(board);
    }
}

TEST(ArukoneUniqueBoard, RuleChangesNothingElse) {
    puzzle::Random one("rule");
    puzzle::Random other("rule");
    const auto all = drawUniqueBoard({{6, 7}, 5, Fill::All}, one);
    const auto any = drawUniqueBoard({{6, 7}, 5, Fill::Any}, other);
    EXPECT_EQ(all.board->board.withFill(Fill::Any), any.board->board);
    EXPECT_EQ(all.board->solution, any.board->solution);
    puzzle::Random third("rule");
    const auto apart = drawUniqueBoard({{6, 7}, 5, Fill::Apart}, third);
    EXPECT_EQ(apart.board->board, all.board->board.withFill(Fill::Apart));
    EXPECT_TRUE(isSolution(apart.board->board, apart.board->solution));
    EXPECT_EQ(one.next(), other.next());
}

TEST(ArukoneUniqueBoard, MayHaveHoles) {
    puzzle::Random random("holes");
    const std::vector<Cell> holes{{0, 0}, {2, 2}};
    auto cover = drawCover({5, 5}, holes, 4, random, 100'000);
    while (!cover)
        cover = drawCover({5, 5}, holes, 4, random, 100'000);
    const UniqueBoard drawn = boardOfCover({5, 5}, holes, *cover, Fill::All, random);
    EXPECT_EQ(drawn.board.holeCount(), 2);
    EXPECT_TRUE(isSolution(drawn.board, drawn.solution));
}

TEST(ArukoneUniqueBoard, SaysWhyThereIsNone) {
    puzzle::Random random("none");
    EXPECT_EQ(drawUniqueBoard({{4, 4}, 0}, random).end, End::Impossible);
    EXPECT_EQ(drawUniqueBoard({{4, 4}, 6}, random).end, End::Impossible);
    EXPECT_EQ(drawUniqueBoard({{15, 15}, maxPairs + 1}, random).end, End::Impossible);
    const UniqueBoardSearch noSuch = drawUniqueBoard({{2, 2}, 1, Fill::All, 5}, random);
    EXPECT_EQ(noSuch.end, End::NoneDrawn);
    EXPECT_EQ(noSuch.draws, 5);
    EXPECT_FALSE(noSuch.board);
}

TEST(ArukoneUniqueBoard, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    SearchControl control;
    control.stop = stop.get_token();
    puzzle::Random random("stopped");
    const UniqueBoardSearch search = drawUniqueBoard({{15, 15}, 16}, random, control);
    EXPECT_EQ(search.end, End::Stopped);
    EXPECT_FALSE(search.board);
}

/// What a seed has to give for ever.
struct Golden {
    const char* seed;
    Size size;
    int pairs;
    int draws;
    const char* rows;
};

class ArukoneGoldenBoards : public testing::TestWithParam<Golden> {};

TEST_P(ArukoneGoldenBoards, AreTheSameForEver) {
    puzzle::Random random{std::string_view(GetParam().seed)};
    const UniqueBoardSearch search = drawUniqueBoard({GetParam().size, GetParam().pairs}, random);
    ASSERT_EQ(search.end, End::Found);
    EXPECT_EQ(rowsOf(search.board->board), GetParam().rows);
    EXPECT_EQ(search.draws, GetParam().draws);
}

INSTANTIATE_TEST_SUITE_P(
    Seeds, ArukoneGoldenBoards,
    testing::Values(
        Golden{"house", {4, 4}, 3, 1, "..../.3.2/.1.3/2..1"},
        Golden{"cellar", {5, 5}, 4, 1, ".4.32/.3.1./...../.12../....4"},
        Golden{"stairs", {6, 8}, 6, 1, "2.....31/4..1..../......../...4..../.2.6535./....6..."},
        Golden{"fuse", {8, 8}, 8, 2, "6......./.862..../.....45./..4.5.1./.7....../.372..../...3..8./.......1"},
        Golden{"lamp",
               {10, 10},
               11,
               2,
               "...29...../..A3....7./...2....../...8.763../.A......../....8...../......4.../.5B.5....1/...6..9.14/"
               ".B........"}));

} // namespace
