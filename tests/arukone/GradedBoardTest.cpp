// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the generator of boards that are as hard as wanted.

#include "arukone/generators/GradedBoard.hpp"

#include "arukone/Boards.hpp"
#include "arukone/solver/Frontier.hpp"
#include "puzzle/Random.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stop_token>
#include <string_view>

namespace {

using namespace arukone;
using puzzle::Difficulty;
using test::rowsOf;
using End = UniqueBoardSearch::End;

TEST(ArukoneGradedBoard, IsAsHardAsRequested) {
    puzzle::Random random("graded");
    for (const Size size : {Size{4, 4}, Size{5, 5}, Size{6, 6}, Size{7, 7}, Size{8, 8}, Size{6, 8}})
        for (const Difficulty difficulty : offeredDifficulties(size)) {
            const GradedBoardSearch search = drawGradedBoard({size, difficulty}, random);
            ASSERT_EQ(search.end, End::Found) << size.rows << ", " << puzzle::name(difficulty);
            const auto& [unique, grade] = *search.board;
            EXPECT_EQ(unique.board.pairCount(), defaultPairs(size, difficulty));
            EXPECT_TRUE(difficulty == Difficulty::Any || grade.difficulty == difficulty);
            EXPECT_EQ(gradeOf(unique.board, true), grade);
            EXPECT_TRUE(isSolution(unique.board, unique.solution));
            EXPECT_TRUE(countSolutions(unique.board.withFill(Fill::Any)).unique()) << rowsOf(unique.board);
        }
}

TEST(ArukoneGradedBoard, TakesTheNumberOfPairsThatIsGiven) {
    puzzle::Random random("pairs");
    const GradedBoardSearch search = drawGradedBoard({{7, 6}, Difficulty::Easy, 6, Fill::Any}, random);
    ASSERT_EQ(search.end, End::Found);
    EXPECT_EQ(search.board->unique.board.pairCount(), 6);
    EXPECT_EQ(search.board->unique.board.fill(), Fill::Any);
}

TEST(ArukoneGradedBoard, SaysThatThereIsNone) {
    puzzle::Random random("none");
    for (const int further : {0, 1, 130}) {
        const GradedBoardSearch search =
            drawGradedBoard({{4, 4}, Difficulty::Hardest, {}, Fill::All, 50, further}, random);
        EXPECT_EQ(search.end, End::NoneDrawn);
        EXPECT_EQ(search.draws, 50 + further);
        EXPECT_FALSE(search.board);
    }
    EXPECT_EQ(drawGradedBoard({{4, 6}, Difficulty::Medium, {}, Fill::All, 50}, random).draws, 50)
        << "there is none, so nothing is gained by drawing on";
    EXPECT_EQ(drawGradedBoard({{4, 4}, Difficulty::Any, 6}, random).end, End::Impossible);
}

TEST(ArukoneGradedBoard, StopsAndReportsItsProgress) {
    std::stop_source stop;
    SearchControl control;
    control.stop = stop.get_token();
    double last = 0;
    control.progress = [&](double fraction) {
        EXPECT_GE(fraction, last);
        EXPECT_LE(fraction, 1);
        last = fraction;
        if (fraction > 0.1)
            stop.request_stop();
    };
    puzzle::Random random("stopped");
    const GradedBoardSearch search =
        drawGradedBoard({{5, 5}, Difficulty::Hardest, {}, Fill::All, 500}, random, control);
    EXPECT_EQ(search.end, End::Stopped);
    EXPECT_GT(last, 0.1);
    EXPECT_LT(last, 0.2);
}

TEST(ArukoneGradedBoard, OffersWhatASizeHas) {
    EXPECT_THAT(offeredDifficulties({4, 4}), testing::ElementsAre(Difficulty::Any, Difficulty::Easy));
    EXPECT_THAT(offeredDifficulties({8, 8}), testing::ElementsAreArray(puzzle::allDifficulties));
    EXPECT_THAT(offeredDifficulties({15, 15}), testing::ElementsAreArray(puzzle::allDifficulties));
    EXPECT_EQ(offeredDifficulties({4, 15}), offeredDifficulties({4, 4})) << "narrow boards are easy";
    EXPECT_EQ(offeredDifficulties({12, 6}), offeredDifficulties({6, 12}));
}

TEST(ArukoneGradedBoard, DefaultPairsFitOnEachBoardThatIsOffered) {
    for (int rows = minRandomSide; rows <= maxUniqueSide; ++rows)
        for (int columns = minRandomSide; columns <= maxUniqueSide; ++columns)
            for (const Difficulty difficulty : puzzle::allDifficulties) {
                EXPECT_GE(defaultPairs({rows, columns}, difficulty), 3);
                EXPECT_LE(defaultPairs({rows, columns}, difficulty) * shortestPath, rows * columns);
            }
}

/// Among boards with the usual number of pairs, one of a thousand is medium.
TEST(ArukoneGradedBoard, FindsRareBoardsWithFewerPairs) {
    int fewer = 0;
    for (const char* seed : {"a", "b", "c", "d", "e", "f", "g", "h"}) {
        puzzle::Random random{std::string_view(seed)};
        const GradedBoardSearch search = drawGradedBoard({{6, 6}, Difficulty::Medium, {}, Fill::All, 100}, random);
        ASSERT_EQ(search.end, End::Found) << seed;
        EXPECT_EQ(search.board->grade.difficulty, Difficulty::Medium);
        EXPECT_EQ(gradeOf(search.board->unique.board, true), search.board->grade);
        EXPECT_TRUE(countSolutions(search.board->unique.board.withFill(Fill::Any)).unique());
        fewer += search.board->unique.board.pairCount() < defaultPairs({6, 6}, Difficulty::Medium) ? 1 : 0;
    }
    EXPECT_GT(fewer, 4);
}

TEST(ArukoneGradedBoard, KeepsToTheNumberOfPairsWhereBoardsAreRare) {
    puzzle::Random random("rare");
    const GradedBoardSearch search = drawGradedBoard({{6, 6}, Difficulty::Hard, 5, Fill::All, 1}, random);
    ASSERT_EQ(search.end, End::Found);
    EXPECT_EQ(search.board->unique.board.pairCount(), 5);
    EXPECT_EQ(search.board->grade.difficulty, Difficulty::Hard);
}

/// What a seed has to give for ever.
struct GoldenGraded {
    const char* seed;
    Size size;
    Difficulty difficulty;
    const char* rows;
};

class ArukoneGoldenGradedBoards : public testing::TestWithParam<GoldenGraded> {};

TEST_P(ArukoneGoldenGradedBoards, AreTheSameForEver) {
    puzzle::Random random{std::string_view(GetParam().seed)};
    const GradedBoardSearch search = drawGradedBoard({GetParam().size, GetParam().difficulty}, random);
    ASSERT_EQ(search.end, End::Found);
    EXPECT_EQ(rowsOf(search.board->unique.board), GetParam().rows);
}

INSTANTIATE_TEST_SUITE_P(
    Seeds, ArukoneGoldenGradedBoards,
    testing::Values(
        GoldenGraded{"cellar", {6, 6}, Difficulty::Easy, "2.34.5/4..6../.2..../.13.../..16../.....5"},
        GoldenGraded{"stairs", {7, 7}, Difficulty::Medium, "...2.../.3...3./1...4../....5.4/......./.12..5./......."},
        GoldenGraded{"switch",
                     {8, 8},
                     Difficulty::Hard,
                     ".......5/.4.214../.6....../......../2..5..../3......./......../.....361"},
        GoldenGraded{"owl",
                     {8, 8},
                     Difficulty::Hardest,
                     ".15....4/.5..3..1/......../......../.2....../...4..../......../3......2"}));

} // namespace
