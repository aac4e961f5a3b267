// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Boards.hpp"
#include "lights/Generators.hpp"
#include "lights/ShareCode.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace lights {
namespace {

using test::board;
using test::puzzle;

FlipProblem problemOf(std::string_view id) {
    const auto puzzle = decodeFlipId(id);
    if (puzzle)
        throw std::logic_error("an ID was taken that should be refused: " + std::string(id));
    return puzzle.error();
}

std::string hexadecimal(std::string bits) {
    bits.resize((bits.size() + 3) / 4 * 4, '0');
    std::string digits;
    for (std::size_t i = 0; i < bits.size(); i += 4)
        digits += "0123456789abcdef"[std::stoul(bits.substr(i, 4), nullptr, 2)];
    return digits;
}

/// The ID of a board with the goal off, derived in the simplest way from what its rules toggle.
std::string idOf(const Puzzle& puzzle) {
    std::string matrix;
    std::string state;
    for (int r = 0; r < puzzle.rows(); ++r)
        for (int c = 0; c < puzzle.columns(); ++c) {
            Board pressed = test::dark(puzzle.rows(), puzzle.columns());
            press(pressed, puzzle.rules(), {r, c});
            for (int row = 0; row < puzzle.rows(); ++row)
                for (int column = 0; column < puzzle.columns(); ++column)
                    matrix += pressed.isLit({row, column}) ? '1' : '0';
            state += puzzle.start().isLit({r, c}) ? '1' : '0';
        }
    return std::to_string(puzzle.columns()) + "x" + std::to_string(puzzle.rows()) + ":" + hexadecimal(matrix) + "," +
           hexadecimal(state);
}

// Printed by sgt-flip (sgt-puzzles 20230122) with --generate 1 1x1c, 2x1c, 3x2c, 4x3c, 3x5c and 5x5c.
constexpr std::string_view one = "1x1:8,8";
constexpr std::string_view two = "2x1:f,c";
constexpr std::string_view threeByTwo = "3x2:d3a6665cb,48";
constexpr std::string_view fourByThree = "4x3:c80e407203108c84e427213108c04e027013,237";
constexpr std::string_view threeByFive = "3x5:d001d0019004d005d0059004d005d0059004d005d0059004c005c0058,fe5a";
constexpr std::string_view flipId = "5x5:c400007100001c4000071000018400043100011c400047100011c400046100010c400047100"
                                    "011c4000471000118400043100011c400047100011c400046100010c000047000011c0000470000"
                                    "118,02ff768";

TEST(FlipId, TypeCrossesIsStampPlus) {
    EXPECT_EQ(decodeFlipId(one), puzzle(board({"#"}))) << "never solved at the start: a set bit is to be turned";
    EXPECT_EQ(decodeFlipId(two), puzzle(board({"##"})));
    EXPECT_EQ(decodeFlipId(threeByTwo), puzzle(board({".#.", ".#."})));
    EXPECT_EQ(decodeFlipId(fourByThree), puzzle(board({"..#.", "..##", ".###"}))) << "width × height";
    EXPECT_EQ(decodeFlipId(threeByFive), puzzle(board({"###", "###", "#..", "#.#", "#.#"})));
    EXPECT_EQ(decodeFlipId(flipId), puzzle(board({".....", ".#.##", "#####", "#.###", ".##.#"})));
}

TEST(FlipId, AcceptsTypeLetterAndCapitals) {
    const auto known = decodeFlipId(threeByTwo);
    ASSERT_TRUE(known);
    for (const char* id : {"3x2c:d3a6665cb,48", "3x2r:d3a6665cb,48", "3X2:D3A6665CB,48"})
        EXPECT_EQ(decodeFlipId(id), known) << id;
}

RC_GTEST_PROP(FlipId, AcceptsEveryStamp, ()) {
    const int rows = *rc::gen::inRange(1, 10);
    const int columns = *rc::gen::inRange(1, 10);
    // Where a side is shorter, some stamps toggle nothing anywhere.
    const Stamp stamp = rows > 2 && columns > 2 ? test::anyStamp() : test::anyRules().stamp;
    const Puzzle known = puzzle(Board(test::anyGrid(rows, columns)), {stamp, Surface::Plane});
    const auto decoded = decodeFlipId(idOf(known));
    RC_ASSERT(decoded);
    RC_ASSERT(decoded->start() == known.start());
    RC_ASSERT(decoded->goal() == GoalKind::Off);
    // On a narrow board two stamps may have the same effect. The ID says what is toggled, not the name of the stamp.
    RC_ASSERT(idOf(*decoded) == idOf(known));
    RC_ASSERT(rows <= 5 || columns <= 5 || decoded->rules() == known.rules());
}

RC_GTEST_PROP(FlipId, RefusesShapesOfOtherSurfaces, ()) {
    const int side = *rc::gen::inRange(4, 9);
    const Rules rules = test::anyRules();
    RC_PRE(rules.surface != Surface::Plane);
    RC_ASSERT(problemOf(idOf(puzzle(test::lit(side, side), rules))) == FlipProblem::CustomShapes);
}

TEST(FlipId, RefusesTypeRandom) {
    // Printed by sgt-flip --generate 1 with 3x3r and 4x4r.
    EXPECT_EQ(problemOf("3x3:9878191264bb24681e058,c88"), FlipProblem::CustomShapes);
    EXPECT_EQ(problemOf("4x4:cc00e20033003100c880e4000660131008c80cc800750113008c002e00470033,184b"),
              FlipProblem::CustomShapes);
    std::string matrix(flipId);
    EXPECT_TRUE(decodeFlipId("2x2:edb7,8"));
    EXPECT_EQ(name(decodeFlipId("2x2:fdb7,8").value().rules().stamp), ".#./###/.##") << "one cell has room for it only";
    for (const std::size_t place : {4U, 30U, 100U, 159U}) { // A press that toggles one cell more, or one less.
        std::string other = matrix;
        other[place] = other[place] == '0' ? '8' : '0';
        EXPECT_EQ(problemOf(other), FlipProblem::CustomShapes) << place;
    }
}

TEST(FlipId, ReportsProblem) {
    for (const char* seed : {"5x5c#123", "5x5#moon", "5x5r#1", "500x5#"})
        EXPECT_EQ(problemOf(seed), FlipProblem::Seed) << seed;
    for (const char* none : {"", ":", "#", "5", "5:8,8", "x5:8,8", "5x:8,8", "-1x1:8,8", "5x5", "5x5,8", "1x1d:8,8",
                             "1x1cc:8,8", "LA1ChQAjvuID", "moon:light", " 1x1:8,8", "99999999999x5:8,8"})
        EXPECT_EQ(problemOf(none), FlipProblem::NotAnId) << none;
    for (const char* size : {"0x1:8,8", "1x0:8,8", "101x1:8,8", "1x101:8,8", "2147483647x2147483647:8,8"})
        EXPECT_EQ(problemOf(size), FlipProblem::BadSize) << size;
    for (const char* character : {"1x1:g,8", "1x1:8,g", "1x1:8,8\n", "1x1:8,8,", "1x1:8, 8", "1x1:\xff,8", "1x1::8,8"})
        EXPECT_EQ(problemOf(character), FlipProblem::BadCharacter) << character;
    for (const char* length : {"1x1:", "1x1:,", "1x1:8", "1x1:8,", "1x1:,8", "1x1:88,8", "1x1:8,88", "100x100:8,8"})
        EXPECT_EQ(problemOf(length), FlipProblem::BadLength) << length;
    for (const char* padding : {"1x1:9,8", "1x1:8,c"})
        EXPECT_EQ(problemOf(padding), FlipProblem::BadContent) << padding;
    EXPECT_EQ(problemOf("1x1:0,8"), FlipProblem::CustomShapes) << "no press toggles anything";
}

TEST(FlipId, AcceptsLargestBoard) {
    const Puzzle largest = puzzle(test::lit(maxSide, maxSide), {Stamp::Square, Surface::Plane});
    EXPECT_EQ(decodeFlipId(idOf(largest)), largest);
}

TEST(BoardCode, IsShareCodeOrFlipId) {
    const Puzzle known = puzzle(board({".#.", ".#."}));
    for (const std::string& code : {encodePuzzle(known), std::string(threeByTwo)})
        for (const std::string& text : {code, " \t" + code + "\r\n"}) {
            EXPECT_TRUE(looksLikeBoardCode(text)) << text;
            EXPECT_EQ(decodeBoardCode(text), known) << text;
        }
    for (const char* none : {"", " ", "moon", "#.#\n.#.", "5x5", "{\"a\":1}", "5x5 #"})
        EXPECT_FALSE(looksLikeBoardCode(none)) << none;
    EXPECT_EQ(decodeBoardCode("moon").error(), BoardCodeProblem(CodeProblem::NotACode));
    EXPECT_EQ(decodeBoardCode("LA1").error(), BoardCodeProblem(CodeProblem::BadLength));
    EXPECT_EQ(decodeBoardCode("5x5#1").error(), BoardCodeProblem(FlipProblem::Seed));
}

} // namespace
} // namespace lights
