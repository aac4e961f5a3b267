// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/RiddleAnew.hpp"

#include "lights/Boards.hpp"
#include "lights/solver/RiddleAnswer.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace lights {
namespace {

constexpr int tries = 40;

Puzzle askedBoard(const std::vector<std::string>& rows, Rules rules = {}) {
    return test::puzzle(test::board(rows), rules);
}

std::vector<AskedBoard> questions() {
    const Puzzle stitch = askedBoard({"#..#", ".##.", ".##.", "#..#"});
    const Puzzle five = askedBoard({"#...#", ".....", "..#..", ".....", "#...#"});
    Rules ring;
    ring.surface = Surface::Cylinder;
    Rules hush;
    hush.quietHours = true;
    return {{stitch, HowMany{Quantity::Optimum}},
            {askedBoard({"#####", "#####", "#####", "#####", "#####"}), HowMany{Quantity::NextLonger}},
            {askedBoard({"#.....", "......", "......"}, ring), HowMany{Quantity::ShortestWays}},
            {five, HowMany{Quantity::QuietPatterns}},
            {askedBoard({"..#..", ".###.", "..#..", ".....", "....."}, hush), HowMany{Quantity::FirstPresses}},
            {askedBoard({"#.#.#", ".....", "#...#", ".....", "#.#.#"}),
             OddOneOut{{five, askedBoard({".###.", ".#.#.", ".###.", ".#.#.", ".###."})}}}};
}

TEST(RiddleAnew, AsksTheSameAboutABoardThatHasAnAnswer) {
    for (const AskedBoard& question : questions()) {
        std::map<std::int64_t, int> answers;
        for (int number = 0; number < tries; ++number) {
            const auto asked = askAnew(question.board, question.riddle, number);
            ASSERT_TRUE(asked) << name(question.riddle) << " " << number;
            EXPECT_EQ(name(asked->riddle), name(question.riddle));
            EXPECT_EQ(asked->board.rules(), question.board.rules());
            EXPECT_NE(identity(asked->board, asked->riddle), identity(question.board, question.riddle));
            const auto answer = answerOf(asked->board, asked->riddle);
            ASSERT_TRUE(answer) << name(question.riddle) << " " << number;
            ++answers[*answer];
            EXPECT_EQ(askAnew(question.board, question.riddle, number), asked) << "the same number, the same board";
        }
        for (const auto& [answer, times] : answers)
            EXPECT_LE(times, tries * 3 / 4) << name(question.riddle) << ": " << answer << " would be a good guess";
    }
}

std::multiset<std::vector<std::string>> shapesOf(const AskedBoard& asked) {
    std::multiset<std::vector<std::string>> shapes{formatBoard(asked.board.solved())};
    for (const Puzzle& other : std::get<OddOneOut>(asked.riddle).others)
        shapes.insert(formatBoard(other.solved()));
    return shapes;
}

TEST(RiddleAnew, KeepsHolesAndShufflesHouses) {
    const AskedBoard strips{askedBoard({"###", "___", "#.#"}),
                            OddOneOut{{askedBoard({"##_", "##_", "..#"}), askedBoard({"#_#", "#_#", "#_#"})}}};
    std::set<std::int64_t> odd;
    for (int number = 0; number < tries; ++number) {
        const auto asked = askAnew(strips.board, strips.riddle, number);
        ASSERT_TRUE(asked) << number;
        EXPECT_EQ(shapesOf(*asked), shapesOf(strips));
        odd.insert(answerOf(asked->board, asked->riddle).value());
    }
    EXPECT_EQ(odd.size(), 3U);
}

TEST(RiddleAnew, IsReadFromItsIdentity) {
    for (const AskedBoard& question : questions()) {
        const auto asked = askAnew(question.board, question.riddle, 0);
        ASSERT_TRUE(asked);
        const std::string text = identity(asked->board, asked->riddle);
        EXPECT_EQ(askedIn(text, question), asked) << text;
        EXPECT_FALSE(askedIn(text + " ", question));
        EXPECT_FALSE(askedIn(text + " LA1", question));
        EXPECT_FALSE(askedIn("", question));
        EXPECT_FALSE(askedIn(text.substr(0, text.size() - 1), question));
        for (const AskedBoard& other : questions()) {
            if (name(other.riddle) != name(question.riddle)) {
                EXPECT_FALSE(askedIn(text, other)) << name(other.riddle);
            }
        }
    }
}

TEST(RiddleAnew, WhatIsPlayedIsNotAskedAnew) {
    const Puzzle stitch = askedBoard({"#..#", ".##.", ".##.", "#..#"});
    const Riddle way = AnotherWay{test::cells({"....", "#..#", "#..#", "...."})};
    EXPECT_FALSE(askAnew(stitch, way, 0));
    EXPECT_FALSE(askedIn(identity(stitch, way), {stitch, way}));
}

TEST(RiddleAnew, KnowsNoOtherSizeOfABoardWithHoles) {
    EXPECT_FALSE(askAnew(askedBoard({"#_#", "###", "#_#"}), HowMany{Quantity::QuietPatterns}, 0));
}

} // namespace
} // namespace lights
