// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Riddle.hpp"

#include "lights/Boards.hpp"
#include "lights/EventText.hpp"
#include "lights/QuietReference.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <map>
#include <random>
#include <set>

namespace lights {
namespace {

Puzzle boardOf(const std::vector<std::string>& rows, Rules rules = {}) {
    return test::puzzle(test::board(rows), rules);
}

/// How many sets of presses solve the board, by their size, and how many of all sets change nothing: all sets are
/// tried.
struct RiddleTruth {
    std::map<std::int64_t, std::int64_t> solutions;
    std::int64_t quiet = -1; ///< Without the empty set.
};

RiddleTruth truthOf(const Puzzle& board) {
    RiddleTruth truth;
    const std::vector<Cell> cells = board.start().pressable().toCells();
    for (std::uint32_t set = 0; set < std::uint32_t{1} << cells.size(); ++set) {
        Board played = board.start();
        for (std::size_t i = 0; i < cells.size(); ++i)
            if ((set >> i & 1U) != 0)
                press(played, board.rules(), cells[i]);
        if (!board.open(played).any())
            ++truth.solutions[std::popcount(set)];
        truth.quiet += played == board.start() ? 1 : 0;
    }
    return truth;
}

std::optional<std::int64_t> answer(const Puzzle& board, const Riddle& riddle) {
    const auto found = answerOf(board, riddle);
    return found ? std::optional(*found) : std::nullopt;
}

/// Boards with few cells, with and without quiet patterns, holes and sealed cells.
std::vector<Puzzle> smallBoards() {
    std::vector<Puzzle> boards;
    for (const auto& rows : std::vector<std::vector<std::string>>{{"#..#", ".##.", ".##.", "#..#"},
                                                                  {"####", "####", "####"},
                                                                  {"#.#", "...", "#.#"},
                                                                  {"##", "#."},
                                                                  {"#_#", "###", "#_#"},
                                                                  {"#X#.", "..x.", "#..#"},
                                                                  {"#.#.#"},
                                                                  {".###."}})
        for (const Surface surface : {Surface::Plane, Surface::Torus})
            boards.push_back(boardOf(rows, {Stamp::Plus, surface}));
    return boards;
}

TEST(Riddle, NumbersAreThoseOfAllSetsOfPresses) {
    int longer = 0;
    for (const Puzzle& board : smallBoards()) {
        SCOPED_TRACE(identity(board, HowMany{}));
        const RiddleTruth truth = truthOf(board);
        EXPECT_EQ(answer(board, HowMany{Quantity::QuietPatterns}), truth.quiet);
        if (truth.solutions.empty()) {
            for (const Quantity what : {Quantity::Optimum, Quantity::NextLonger, Quantity::ShortestWays})
                EXPECT_EQ(answerOf(board, HowMany{what}).error(), RiddleFault::NoSolution);
            continue;
        }
        const auto shortest = truth.solutions.begin();
        EXPECT_EQ(answer(board, HowMany{Quantity::Optimum}), shortest->first);
        EXPECT_EQ(answer(board, HowMany{Quantity::ShortestWays}), shortest->second);
        const auto next = std::next(shortest);
        if (next == truth.solutions.end()) {
            EXPECT_EQ(answerOf(board, HowMany{Quantity::NextLonger}).error(), RiddleFault::NoneLonger);
        } else {
            EXPECT_EQ(answer(board, HowMany{Quantity::NextLonger}), next->first);
            ++longer;
        }
    }
    EXPECT_GT(longer, 3);
}

TEST(Riddle, OddOneOutIsTheOnlyBoardWithoutSolution) {
    const Puzzle can = boardOf({"##", "#."});
    const Puzzle cannot = boardOf({"#."});
    ASSERT_TRUE(truthOf(cannot).solutions.empty());
    EXPECT_EQ(answer(can, OddOneOut{{can, cannot}}), 3);
    EXPECT_EQ(answer(can, OddOneOut{{cannot, can}}), 2);
    EXPECT_EQ(answer(cannot, OddOneOut{{can, can}}), 1);
    EXPECT_EQ(answerOf(can, OddOneOut{{can, can}}).error(), RiddleFault::NotOne);
    EXPECT_EQ(answerOf(cannot, OddOneOut{{cannot, can}}).error(), RiddleFault::NotOne);
}

TEST(Riddle, AnotherWayNeedsAShortestOneAndASecond) {
    const Puzzle board = boardOf({"#..#", ".##.", ".##.", "#..#"});
    const AnotherWay across{test::cells({"....", "#..#", "#..#", "...."})};
    const BitGrid down = test::cells({".##.", "....", "....", ".##."});
    EXPECT_EQ(answer(board, across), 4);
    EXPECT_EQ(otherWay(board, across), down);
    EXPECT_TRUE(answers(across, down));
    EXPECT_FALSE(answers(across, across.shown));
    EXPECT_EQ(answerOf(board, AnotherWay{test::cells({"....", "#...", "#..#", "...."})}).error(),
              RiddleFault::ShownIsWrong);
    const BitGrid longer = solve(board).quiet.front() ^ across.shown;
    EXPECT_EQ(answerOf(board, AnotherWay{longer}).error(), RiddleFault::ShownIsWrong);
    EXPECT_FALSE(answers(across, longer)) << "a solution, but a longer one";
    const Puzzle single = boardOf({"##", "#."});
    EXPECT_EQ(answerOf(single, AnotherWay{test::cells({"#.", ".."})}).error(), RiddleFault::OnlyWay);
    EXPECT_FALSE(otherWay(single, AnotherWay{test::cells({"#.", ".."})}));
}

TEST(Riddle, RunsAnswerByThePressesThatStand) {
    const AnotherWay across{test::cells({"....", "#..#", "#..#", "...."})};
    EXPECT_TRUE(answers(across, R"([[0,"p",0,1],[100,"p",0,2],[200,"p",3,1],[300,"p",3,2]])"));
    EXPECT_TRUE(answers(across, R"([[0,"p",1,1],[50,"u"],[100,"p",0,1],[150,"p",0,2],[200,"p",3,1],[300,"p",3,2]])"));
    EXPECT_FALSE(answers(across, R"([[0,"p",1,0],[100,"p",1,3],[200,"p",2,0],[300,"p",2,3]])")) << "the way shown";
    EXPECT_TRUE(answers(across, R"([[0,"p",0,1],[9,"p",1,1],[99,"p",1,1],[100,"p",0,2],[200,"p",3,1],[300,"p",3,2]])"))
        << "presses that cancel do not count";
    EXPECT_FALSE(answers(across, R"([[0,"p",9,9]])")) << "off the board";
    EXPECT_FALSE(answers(across, "nonsense"));
}

TEST(Riddle, PicturesShowWhatTheNumberCounts) {
    const Puzzle board = boardOf({"##.##", ".....", "##.##", ".....", "##.##"});
    const auto patterns = picturesOf(board, Quantity::QuietPatterns, 4);
    ASSERT_EQ(patterns.size(), 3U);
    for (const BitGrid& pattern : patterns) {
        EXPECT_TRUE(pattern.any());
        Board pressed = board.start();
        pattern.forEach([&](Cell cell) { press(pressed, board.rules(), cell); });
        EXPECT_EQ(pressed, board.start());
    }
    EXPECT_TRUE(patterns[0] != patterns[1] && patterns[1] != patterns[2] && patterns[0] != patterns[2]);

    EXPECT_TRUE(picturesOf(board, Quantity::QuietPatterns, 2).empty()) << "too many";
    for (const Quantity what : {Quantity::Optimum, Quantity::NextLonger}) {
        const auto pictures = picturesOf(board, what, 4);
        ASSERT_EQ(pictures.size(), 1U);
        EXPECT_EQ(pictures.front().count(), answerOf(board, HowMany{what}).value());
    }
    const auto ways = picturesOf(board, Quantity::ShortestWays, 4);
    EXPECT_EQ(std::ssize(ways), answerOf(board, HowMany{Quantity::ShortestWays}).value());
    for (const BitGrid& way : ways)
        EXPECT_EQ(way.count(), ways.front().count());
}

TEST(Riddle, IdentityTellsQuestionsAndBoardsApart) {
    const Puzzle one = boardOf({"##", "#."});
    const Puzzle two = boardOf({"#.", ".."});
    std::set<std::string> seen;
    for (const Puzzle& board : {one, two}) {
        for (const Quantity what : allQuantities)
            EXPECT_TRUE(seen.insert(identity(board, HowMany{what})).second);
        EXPECT_TRUE(seen.insert(identity(board, OddOneOut{{one, two}})).second);
        EXPECT_TRUE(seen.insert(identity(board, OddOneOut{{two, one}})).second);
    }
    for (const Quantity what : allQuantities)
        EXPECT_EQ(quantityFromName(name(HowMany{what})), what);
    EXPECT_FALSE(quantityFromName("another-way"));
}

TEST(Riddle, FirstPressesAreThoseThatBringTheGoalNearer) {
    const Puzzle dark = boardOf({"....", "....", "...."}, {Stamp::Plus, Surface::Plane, true});
    const test::SmallQuietBoard reference(dark);
    const auto fewest = reference.fewest(true);
    for (std::uint32_t bits = 1; bits < 4096; bits += 7) {
        BitGrid lit(3, 4);
        for (std::size_t i = 0; i < reference.cells.size(); ++i)
            lit.set(reference.cells[i], (bits >> i & 1U) != 0);
        BitGrid firsts(3, 4);
        for (const auto& press : reference.presses)
            if ((bits & press.own) != 0 && fewest[bits ^ press.toggled] < fewest[bits])
                firsts.set(reference.cells[static_cast<std::size_t>(std::countr_zero(press.own))]);
        const Puzzle board = dark.startingFrom(Board(lit));
        ASSERT_EQ(answerOf(board, HowMany{Quantity::FirstPresses}), firsts.count()) << bits;
        ASSERT_EQ(picturesOf(board, Quantity::FirstPresses, 1), std::vector{firsts}) << bits;
        ASSERT_EQ(answerOf(board, HowMany{Quantity::Optimum}), fewest[bits]) << bits;
    }
}

TEST(Riddle, InQuietHoursOnlySomeCanBeAsked) {
    const Rules quiet{Stamp::Plus, Surface::Plane, true};
    for (const Quantity what : allQuantities) {
        EXPECT_EQ(fits(HowMany{what}, quiet), what == Quantity::Optimum || what == Quantity::FirstPresses);
        EXPECT_EQ(fits(HowMany{what}, {}), what != Quantity::FirstPresses);
    }
    EXPECT_FALSE(fits(AnotherWay{BitGrid(1, 1)}, quiet));
    EXPECT_FALSE(fits(OddOneOut{}, quiet));
    EXPECT_EQ(answerOf(boardOf({"#.#"}, quiet), HowMany{Quantity::FirstPresses}), 2);
    // Of so large a board the optimum is rarely proven at once.
    std::mt19937 random{8}; // NOLINT(bugprone-random-generator-seed)
    BitGrid presses(12, 12);
    for (const Cell cell : presses.complement().toCells())
        presses.set(cell, (random() & 1U) != 0);
    const Puzzle large = test::puzzle(test::pressed(test::dark(12, 12), {}, presses), quiet);
    EXPECT_EQ(answerOf(large, HowMany{Quantity::FirstPresses}), tl::unexpected(RiddleFault::Undecided));
    EXPECT_TRUE(picturesOf(large, Quantity::FirstPresses, 1).empty());
}

TEST(Riddle, TooManySolutionsAreNotCounted) {
    const Puzzle board = boardOf(std::vector<std::string>(12, "............"), {Stamp::Plus, Surface::Torus});
    const std::size_t quiet = quietPatterns(board.start(), board.rules()).size();
    ASSERT_GT(quiet, 9U);
    EXPECT_EQ(answerOf(board, HowMany{Quantity::QuietPatterns}).error(), RiddleFault::TooMany);
}

TEST(Riddle, SolutionsAreLookedAtUpToTwelveQuietPatterns) {
    const std::string twelvePairs = "##_##_##_##_##_##_##_##_##_##_##_##";
    EXPECT_EQ(answerOf(boardOf({twelvePairs}), HowMany{Quantity::Optimum}), 12);
    EXPECT_EQ(answerOf(boardOf({twelvePairs + "_##"}), HowMany{Quantity::Optimum}).error(), RiddleFault::TooMany);
}

// A level file may hold such a board, whose optimum takes about a second to find; its riddle is refused without that.
TEST(Riddle, BoardsWithManyQuietPatternsAreRefused) {
    const Puzzle board = boardOf(std::vector<std::string>(12, "############"), {Stamp::Square, Surface::Torus});
    ASSERT_GT(quietPatterns(board.start(), board.rules()).size(), 40U);
    EXPECT_EQ(answerOf(board, HowMany{Quantity::Optimum}).error(), RiddleFault::TooMany);
}

} // namespace
} // namespace lights
