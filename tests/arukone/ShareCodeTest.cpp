// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/ShareCode.hpp"

#include "arukone/Boards.hpp"
#include "arukone/Task.hpp"
#include "puzzle/Random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

namespace {

using namespace arukone;
using arukone::test::board;
using arukone::test::rowsOf;
using Kind = BoardProblem::Kind;

/// A board of random size, fill, holes and pairs.
Board randomBoard(puzzle::Random& random) {
    for (;;) {
        const Size size{1 + static_cast<int>(random.below(maxSide)), 1 + static_cast<int>(random.below(maxSide))};
        std::vector<Cell> holes;
        std::vector<Cell> ends;
        const bool hasHoles = random.below(2) == 0;
        for (int r = 0; r < size.rows; ++r)
            for (int c = 0; c < size.columns; ++c)
                if (hasHoles && random.below(8) == 0)
                    holes.push_back({r, c});
                else if (random.below(12) == 0)
                    ends.push_back({r, c});
        std::vector<Pair> pairs;
        for (std::size_t i = 0; i + 1 < ends.size(); i += 2)
            pairs.push_back({ends[i], ends[i + 1]});
        if (auto made = Board::make(size, holes, pairs, static_cast<Fill>(random.below(3))))
            return *std::move(made);
    }
}

TEST(ArukoneShareCode, IsAsDocumented) {
    const Board corner = board("1..2/...1/.2../....", Fill::Any);
    EXPECT_EQ(encodeBoard(corner), "AR1GOBBzkT");
    EXPECT_EQ(decodeBoard("AR1GOBBzkT"), corner);
    const auto picture = decodeBoard("AR1OcIDRCubtjqEiFmHeP-g9j");
    ASSERT_TRUE(picture);
    EXPECT_EQ(rowsOf(*picture), "..2156.7/.......8/.1....../...3..7./9.54..6./..4..32./......../.....98.");
    EXPECT_EQ(picture->fill(), Fill::All);
}

/// 40×48 with a pair in each row.
Board wide(Fill fill) {
    std::vector<Pair> pairs;
    for (int r = 0; r < 40; ++r)
        pairs.push_back({{r, 0}, {r, 47}});
    return Board::make({40, 48}, {}, pairs, fill).value();
}

TEST(ArukoneShareCode, LargeBoardsHaveAnotherVersion) {
    const auto startOf = [](const Board& board) { return encodeBoard(board).substr(0, 3); };
    const auto line = [](int rows, int columns) {
        return Board::make({rows, columns}, {}, std::array{Pair{{0, 0}, {rows - 1, columns - 1}}}, Fill::All).value();
    };
    EXPECT_EQ(startOf(line(30, 30)), "AR1");
    EXPECT_EQ(startOf(line(31, 1)), "AR2");
    EXPECT_EQ(startOf(line(1, 31)), "AR2");
    EXPECT_EQ(startOf(line(maxSide, maxSide)), "AR2");
    EXPECT_EQ(encodeBoard(line(1, 31)), "AR2AeAAHg3M") << "a code must never change";
    EXPECT_EQ(decodeBoard("AR2AeAAHg3M"), line(1, 31));
    EXPECT_EQ(fillOfCode(encodeBoard(wide(Fill::Any))), Fill::Any);
    EXPECT_EQ(fillOfCode(encodeBoard(wide(Fill::All))), Fill::All);
}

TEST(ArukoneShareCode, BoardsWithoutTouchingHaveAnotherVersion) {
    const Board corner = board("1..2/...1/.2../....", Fill::Apart);
    EXPECT_EQ(encodeBoard(corner), "AR3DDAIOcgce") << "a code must never change";
    EXPECT_EQ(decodeBoard("AR3DDAIOcgce"), corner);
    EXPECT_EQ(prefixOf(encodeBoard(wide(Fill::Apart))), apartCodePrefix);
    EXPECT_EQ(decodeBoard(encodeBoard(wide(Fill::Apart))), wide(Fill::Apart));
    EXPECT_EQ(fillOfCode("AR3"), Fill::Apart);
    EXPECT_TRUE(puzzle::isOfNewerVersion(encodeBoard(corner), largeCodePrefix)) << "to a program that knows AR2";
    EXPECT_TRUE(looksLikeCode("AR3"));
    EXPECT_TRUE(looksLikeCode("AR4x"));
    EXPECT_FALSE(looksLikeCode("AR0x"));
}

TEST(ArukoneShareCode, BoardsThatDifferInTheRuleHaveDifferentCodes) {
    puzzle::Random random("rules");
    for (int i = 0; i < 100; ++i) {
        const Board some = randomBoard(random);
        std::set<std::string> codes;
        for (const Fill fill : {Fill::All, Fill::Any, Fill::Apart}) {
            const std::string code = encodeBoard(some.withFill(fill));
            EXPECT_EQ(decodeBoard(code), some.withFill(fill)) << code;
            codes.insert(code);
        }
        EXPECT_EQ(codes.size(), 3U);
    }
}

TEST(ArukoneShareCode, ALargeCodeOfASmallBoardIsRefused) {
    // 30×30, all cells, no holes, one pair in the first two cells; and the same of 31 columns, which is a code.
    const puzzle::Sextets small{29, 29, 0, 0, 0, 0, 1};
    EXPECT_EQ(decodeBoard(puzzle::formatCode(largeCodePrefix, small, puzzle::Checking::Double)).error(),
              CodeProblem::BadContent);
    const puzzle::Sextets large{29, 30, 0, 0, 0, 0, 1};
    const auto board = decodeBoard(puzzle::formatCode(largeCodePrefix, large, puzzle::Checking::Double));
    ASSERT_TRUE(board);
    EXPECT_EQ(board->columns(), 31);
}

TEST(ArukoneShareCode, EveryWrongCharacterOfALargeCodeIsSeen) {
    const std::string code = encodeBoard(wide(Fill::All));
    const std::string apart = encodeBoard(wide(Fill::Apart));
    for (std::size_t i = 3; i < apart.size(); i += 7) {
        std::string wrong = apart;
        wrong[i] = wrong[i] == 'A' ? 'B' : 'A';
        EXPECT_FALSE(decodeBoard(wrong)) << i;
    }
    for (std::size_t i = 3; i < code.size(); i += 7)
        for (const char other : std::string("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")) {
            std::string wrong = code;
            wrong[i] = other;
            ASSERT_EQ(decodeBoard(wrong).has_value(), other == code[i]) << i << other;
        }
}

TEST(ArukoneShareCode, GivesTheRuleWithoutTheBoard) {
    puzzle::Random random("fill");
    for (int i = 0; i < 100; ++i) {
        const Board some = randomBoard(random);
        EXPECT_EQ(fillOfCode(encodeBoard(some)), some.fill()) << rowsOf(some);
    }
}

TEST(ArukoneShareCode, EveryBoardIsReadBack) {
    puzzle::Random random("codes");
    for (int i = 0; i < 300; ++i) {
        const Board any = randomBoard(random);
        ASSERT_EQ(decodeBoard(encodeBoard(any)), any) << encodeBoard(any);
    }
    EXPECT_EQ(decodeBoard(encodeBoard(board("11"))), board("11")) << "the smallest";
}

TEST(ArukoneShareCode, EveryWrongCharacterIsSeen) {
    const std::string code = "AR1GOBBzkT";
    for (std::size_t i = 3; i < code.size(); ++i)
        for (const char other : std::string("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")) {
            std::string wrong = code;
            wrong[i] = other;
            ASSERT_EQ(decodeBoard(wrong).has_value(), other == code[i]) << wrong;
        }
}

TEST(ArukoneShareCode, NoTextMeansABoardThatHasAnotherCode) {
    puzzle::Random random("texts");
    int read = 0;
    int readApart = 0;
    for (int i = 0; i < 40'000; ++i) {
        if (random.below(2) == 0) { // Rows, columns, holes and pairs, as far as they are in the first characters.
            puzzle::Sextets apart{static_cast<unsigned>(random.below(3)), static_cast<unsigned>(random.below(3)),
                                  static_cast<unsigned>(random.below(2)) << 5U};
            for (std::uint64_t left = random.below(4); left > 0; --left)
                apart.push_back(static_cast<unsigned>(random.below(64)));
            const std::string code = puzzle::formatCode(apartCodePrefix, apart, puzzle::Checking::Double);
            const auto decoded = decodeBoard(code);
            readApart += decoded ? 1 : 0;
            ASSERT_TRUE(!decoded || encodeBoard(*decoded) == code) << code;
            continue;
        }
        const unsigned rows = static_cast<unsigned>(random.below(4));
        const unsigned columns = static_cast<unsigned>(random.below(4));
        const unsigned rules = static_cast<unsigned>(random.below(4));
        puzzle::Sextets sextets{rows << 1U, columns << 2U | rules, static_cast<unsigned>(random.below(3))};
        for (std::uint64_t left = random.below(5); left > 0; --left)
            sextets.push_back(static_cast<unsigned>(random.below(64)));
        const std::string code = puzzle::formatCode(codePrefix, sextets);
        const auto decoded = decodeBoard(code);
        read += decoded ? 1 : 0;
        ASSERT_TRUE(!decoded || encodeBoard(*decoded) == code) << code;
    }
    EXPECT_GT(read, 10) << "else this test says nothing";
    EXPECT_GT(readApart, 10);
}

TEST(ArukoneShareCode, SaysWhatIsWrong) {
    const auto problem = [](std::string_view code) { return decodeBoard(code).error(); };
    EXPECT_EQ(problem("LA1BgwCigx"), CodeProblem::NotACode);
    EXPECT_EQ(problem(""), CodeProblem::NotACode);
    EXPECT_EQ(problem("AR0GOBBzk"), CodeProblem::NotACode);
    EXPECT_EQ(problem("AR2GOBBzk"), CodeProblem::BadChecksum);
    EXPECT_EQ(problem("AR3DDAIOcgc"), CodeProblem::BadLength);
    EXPECT_EQ(problem("AR3DDAIOcgcf"), CodeProblem::BadChecksum);
    EXPECT_EQ(problem("AR4GOBBzk"), CodeProblem::NewerVersion);
    EXPECT_EQ(problem("AR1"), CodeProblem::BadLength);
    EXPECT_EQ(problem("AR1GOBBzk"), CodeProblem::BadLength);
    EXPECT_EQ(problem("AR1GOBBzkTT"), CodeProblem::BadLength);
    EXPECT_EQ(problem("AR1" + std::string(1'000'000, 'A')), CodeProblem::BadLength);
    EXPECT_EQ(problem("AR1GOBBzk!"), CodeProblem::BadCharacter);
    EXPECT_EQ(problem("AR1GOBBzkU"), CodeProblem::BadChecksum);
    EXPECT_EQ(problem(puzzle::formatCode(codePrefix, {0b111111, 0b111100, 0})), CodeProblem::BadContent) << "32×32";
    EXPECT_EQ(problem(puzzle::formatCode(codePrefix, {0, 0, 0, 0})), CodeProblem::BadContent) << "1×1, twice in a cell";
}

TEST(ArukoneTask, IsReadAndWritten) {
    const std::string text = "4\n2\n1 0 0 2\n0 0 0 1\n0 2 0 0\n0 0 0 0\n";
    EXPECT_TRUE(looksLikeTask(text));
    const auto task = parseTask(text);
    ASSERT_TRUE(task);
    EXPECT_EQ(*task, board("1..2/...1/.2../....", Fill::Any));
    EXPECT_EQ(formatTask(*task), text);
    EXPECT_EQ(parseTask("2\r\n1\r\n17\t 17\r\n 0 0\r\n\r\n"), board("11/..", Fill::Any));
    EXPECT_FALSE(looksLikeTask("1..2\n...1"));
    EXPECT_FALSE(looksLikeTask("11\n22")) << "rows of a board";
    EXPECT_FALSE(formatTask(board("11")));
    EXPECT_FALSE(formatTask(board("1_/.1")));
}

TEST(ArukoneTask, SaysWhatIsWrongAndWhere) {
    const auto problem = [](std::string_view text) { return parseTask(text).error(); };
    EXPECT_EQ(problem("4").kind, Kind::BadCharacter);
    EXPECT_EQ(problem("0\n0\n").kind, Kind::Empty);
    EXPECT_EQ(problem("49\n1\n").kind, Kind::TooLarge);
    EXPECT_EQ(problem("2\n1\n1 1\n"), (BoardProblem{Kind::RaggedRow, 1, 0}));
    EXPECT_EQ(problem("2\n1\n1 1\n0\n"), (BoardProblem{Kind::RaggedRow, 1, 1}));
    EXPECT_EQ(problem("2\n1\n1 1 0\n0 0\n"), (BoardProblem{Kind::RaggedRow, 0, 2}));
    EXPECT_EQ(problem("2\n1\n1 x\n0 0\n"), (BoardProblem{Kind::BadCharacter, 0, 1}));
    EXPECT_EQ(problem("2\n1\n1 1\n1 0\n"), (BoardProblem{Kind::Third, 1, 0}));
    EXPECT_EQ(problem("2\n1\n1 0\n0 0\n"), (BoardProblem{Kind::Single, 0, 0}));
    EXPECT_EQ(problem("2\n2\n1 1\n0 0\n").kind, Kind::WrongCount);
    EXPECT_EQ(problem("2\n0\n0 0\n0 0\n").kind, Kind::NoPairs);
}

} // namespace
