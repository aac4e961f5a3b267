// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/levels/BoardText.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>

namespace data {
namespace {

using TextKind = BoardTextProblem::Kind;
using TextPuzzle = BoardTextOptions::Puzzle;
using testing::ElementsAre;

BoardTextOptions as(TextPuzzle puzzle) {
    BoardTextOptions options;
    options.puzzle = puzzle;
    return options;
}

/// The rows of each board in our own notation, with a line "arukone" before those of Arukone; or what is wrong.
std::vector<std::vector<std::string>> read(std::string_view text, const BoardTextOptions& options = {}) {
    const auto boards = readBoardText(text, options);
    if (!boards)
        return {{"problem " + std::to_string(static_cast<int>(boards.error().kind)) + " at " +
                 std::to_string(boards.error().line) + ":" + std::to_string(boards.error().column)}};
    std::vector<std::vector<std::string>> rows;
    for (const TextBoard& board : boards->boards) {
        const auto* const fuseBox = std::get_if<arukone::Board>(&board);
        rows.push_back(fuseBox != nullptr ? arukone::formatBoard(*fuseBox)
                                          : lights::formatBoard(std::get<lights::Board>(board)));
        if (fuseBox != nullptr)
            rows.back().insert(rows.back().begin(), "arukone");
    }
    return rows;
}

BoardTextProblem problemOf(std::string_view text, const BoardTextOptions& options = {}) {
    const auto boards = readBoardText(text, options);
    return boards ? BoardTextProblem{} : boards.error();
}

const std::vector<std::string> crosses{"#.#", ".#."};
const std::vector<std::string> cables{"arukone", "1..2", "....", "1..2"};

TEST(BoardText, ReadsSignsOfManyKinds) {
    for (const char* const text : {"#.#\n.#.\n", "101\n010\n", "XOX\nOXO\n", "xox\noxo", "x-x\n-x-\n", "*.*\n.*.\n",
                                   "@.@\n.@.\n", "O.O\n.O.\n", "●○●\n○●○\n", "■□■\n□■□\n", "TFT\nFTF\n", "1.1\n.1.\n"})
        EXPECT_THAT(read(text, as(TextPuzzle::Lights)), ElementsAre(crosses)) << text;
}

TEST(BoardText, ReadsLayoutsOfManyKinds) {
    for (const char* const text :
         {"1 0 1\n0 1 0\n", "# . #\n. # .\n", "1\t0\t1\n0\t1\t0\n", "1,0,1\n0,1,0\n", "1;0;1\n0;1;0\n",
          "1, 0, 1,\n0, 1, 0,\n", "1|0|1\n0|1|0\n", "|1|0|1|\n|0|1|0|\n", "x-x|-x-\n", "x-x|-x-|\n", "101/010\n",
          "101;010", "[[1,0,1],[0,1,0]]", "[\n[true, false, true],\n[false, true, false]\n]\n", "[\"#.#\", \".#.\"]",
          "2 3\n101\n010\n", "3 2\n1 0 1\n0 1 0\n", "2 3\n0,0;0,2;1,1\n", "2 3\n(1,1) (1,3) (2,2)\n"})
        EXPECT_THAT(read(text, as(TextPuzzle::Lights)), ElementsAre(crosses)) << text;
}

TEST(BoardText, ReadsArukone) {
    for (const char* const text :
         {"1..2\n....\n1..2\n", "1 . . 2\n. . . .\n1 . . 2\n", "1002\n0000\n1002\n", "1 0 0 2\n0 0 0 0\n1 0 0 2\n",
          "a--b\n----\na--b\n", "1,.,.,2\n.,.,.,.\n1,.,.,2\n", "1| | |2\n | | | \n1| | |2\n",
          "10 . . 20\n. . . .\n10 . . 20\n", "4 3\n1..2\n....\n1..2\n", "3 4\n1..2\n....\n1..2\n",
          "[[1,0,0,2],[0,0,0,0],[1,0,0,2]]", "3 4\n0,0;2,0;0,3;2,3\n"})
        EXPECT_THAT(read(text, as(TextPuzzle::Arukone)), ElementsAre(cables)) << text;
    EXPECT_THAT(read("2\n1\n1 0\n0 1\n", as(TextPuzzle::Either)), ElementsAre(ElementsAre("arukone", "1.", ".1")));
}

TEST(BoardText, PassesOverWhatIsNotPartOfRows) {
    for (const char* const text :
         {"\n\n#.#\n.#.\n\n", "#.#\r\n.#.\r\n", "#.#\r.#.\r", "# my board, drawn by hand\n#.#\n.#.\n", "// x\n#.#\n.#.",
          "#.#  \n.#.\t\n", "  #.#\n  .#.\n", "; a comment\n% another\n\n#.#\n.#.\n"})
        EXPECT_THAT(read(text), ElementsAre(crosses)) << text;
    EXPECT_THAT(read("\n1..2\n....\n1..2\n"), ElementsAre(cables));
    EXPECT_THAT(read("# my board, drawn with a pencil\n1..2\n....\n1..2\n"), ElementsAre(cables));
}

TEST(BoardText, ReadsSeveralBoards) {
    EXPECT_THAT(read("#.#\n.#.\n\n.#.\n"), ElementsAre(crosses, ElementsAre(".#.")));
    EXPECT_THAT(read("2 3\n101\n010\n1 2\n01\n0 0\n"), ElementsAre(crosses, ElementsAre(".#")));
    EXPECT_THAT(read("2\n2 3\n101\n010\n1 2\n01\n"), ElementsAre(crosses, ElementsAre(".#")));
    EXPECT_THAT(read("2\n1 0 1\n0 1 0\n1 1 1\n0 0 0\n"), ElementsAre(crosses, ElementsAre("###", "...")));
    EXPECT_THAT(read("x-x|-x-\n---|xxx\n", as(TextPuzzle::Lights)), ElementsAre(crosses, ElementsAre("...", "###")));
    EXPECT_THAT(read("[[[1,0,1],[0,1,0]],[[1]]]"), ElementsAre(crosses, ElementsAre("#")));
}

TEST(BoardText, KeepsItsOwnNotation) {
    EXPECT_THAT(read("#.X\nx_#\n"), ElementsAre(ElementsAre("#.X", "x_#")));
    EXPECT_THAT(read("## #\n#..#\n"), ElementsAre(ElementsAre("##_#", "#..#"))) << "a blank is a hole";
    EXPECT_THAT(read("##_\n#. \n"), ElementsAre(ElementsAre("##_", "#._")));
    const auto boards = readBoardText("#.X\nx_#\n");
    ASSERT_TRUE(boards);
    EXPECT_TRUE(boards->notation.isOwn());
}

TEST(BoardText, NeverTakesEverySecondColumnForHoles) {
    EXPECT_THAT(read("# . #\n. # .\n"), ElementsAre(crosses));
    const BoardTextProblem two = problemOf("# .\n. #\n");
    EXPECT_EQ(two.kind, TextKind::Ambiguous) << "two columns, or three of which one is missing";
    EXPECT_EQ(two.readings.size(), 2U);
}

TEST(BoardText, DoesNotGuess) {
    EXPECT_EQ(problemOf("X..\n.X.\n", as(TextPuzzle::Lights)).kind, TextKind::Ambiguous) << "sealed and lit, or lit";
    BoardTextOptions named = as(TextPuzzle::Lights);
    named.signs = {"X", "."};
    EXPECT_THAT(read("X.X\n.X.\n", named), ElementsAre(crosses));
    named.signs = {".", "X"};
    EXPECT_THAT(read("X.X\n.X.\n", named), ElementsAre(ElementsAre(".#.", "#.#")));
    EXPECT_EQ(problemOf("2 3\n1,1;1,2\n", as(TextPuzzle::Lights)).kind, TextKind::Origin);
    EXPECT_EQ(problemOf("0,1;1,2\n", as(TextPuzzle::Lights)).kind, TextKind::NoSize);
    EXPECT_THAT(read("100\n001\n"), ElementsAre(ElementsAre("#..", "..#"))) << "no cable: 0 and 1 are windows";
}

TEST(BoardText, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(problemOf("").kind, TextKind::Empty);
    EXPECT_EQ(problemOf(" \n\n").kind, TextKind::Empty);
    const BoardTextProblem sign = problemOf("\n#.#\n.?\n");
    EXPECT_EQ(sign.kind, TextKind::Sign) << "before the length of the row";
    EXPECT_EQ(sign.line, 3);
    EXPECT_EQ(sign.column, 2);
    EXPECT_EQ(sign.sign, "?");
    const BoardTextProblem ragged = problemOf("1 0 1\n\n0 1 0\n1 0\n");
    EXPECT_EQ(ragged.kind, TextKind::Ragged);
    EXPECT_EQ(ragged.line, 4);
    EXPECT_EQ(ragged.found, 2);
    EXPECT_EQ(ragged.expected, 3);
    const BoardTextProblem size = problemOf("4 4\n1..2\n....\n1..2\n");
    EXPECT_EQ(size.kind, TextKind::Size);
    EXPECT_EQ(size.line, 1);
    const BoardTextProblem words = problemOf("My board is here\n#.#\n");
    EXPECT_EQ(words.kind, TextKind::Sign);
    EXPECT_EQ(words.sign, "My");
    const BoardTextProblem large = problemOf(std::string(200, '#') + "\n");
    EXPECT_EQ(large.kind, TextKind::TooLarge);
    EXPECT_EQ(large.expected, lights::maxSide);
    const BoardTextProblem single = problemOf("\n1..2\n1..3\n");
    EXPECT_EQ(single.kind, TextKind::Pairs);
    EXPECT_EQ(single.pairs, arukone::BoardProblem::Kind::Single);
    EXPECT_EQ(single.line, 2);
    EXPECT_EQ(single.column, 4);
}

TEST(BoardText, ReadsLargeBoardsOnlyAsWeWriteThem) {
    constexpr int side = 2100; // Above four megabytes.
    BoardTextOptions options = as(TextPuzzle::Lights);
    options.largestSide = 5000;
    std::string text;
    for (int r = 0; r < side; ++r)
        text += std::string(side, r % 2 == 0 ? '#' : '.') + "\n";
    const auto boards = readBoardText(text, options);
    ASSERT_TRUE(boards);
    EXPECT_EQ(std::get<lights::Board>(boards->boards.front()).rows(), side);
    text[text.size() - 2] = '1';
    const BoardTextProblem sign = problemOf(text, options);
    EXPECT_EQ(sign.kind, TextKind::Sign);
    EXPECT_EQ(sign.line, side);
    EXPECT_EQ(sign.column, side);
    EXPECT_EQ(sign.sign, "1");
    text.erase(text.size() - 2, 1);
    const BoardTextProblem ragged = problemOf(text, options);
    EXPECT_EQ(ragged.kind, TextKind::Ragged);
    EXPECT_EQ(ragged.found, side - 1);
    EXPECT_EQ(ragged.expected, side);
    EXPECT_EQ(problemOf(text, as(TextPuzzle::Arukone)).kind, TextKind::TooLarge);
}

TEST(BoardText, FindsGameIdInSavedGame) {
    const std::string saved = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n"
                              "VERSION :1:1\nGAME    :4:Flip\nPARAMS  :4:2x1c\nCPARAMS :4:2x1c\nDESC    :3:f,c\n";
    EXPECT_TRUE(looksLikeSavedGame(saved));
    EXPECT_EQ(flipIdOfSavedGame(saved), "2x1c:f,c");
    std::string other = saved;
    other.replace(other.find("Flip"), 4, "Loop");
    EXPECT_EQ(flipIdOfSavedGame(other), std::nullopt);
}

/// A board as somebody else may write it.
struct Written {
    std::vector<std::string> rows; ///< In our own notation.
    std::string text;
};

Written written() {
    struct Pen {
        const char* lit;
        const char* dark;
    };
    constexpr std::array pens{Pen{"#", "."}, Pen{"1", "0"}, Pen{"X", "O"}, Pen{"x", "-"}, Pen{"●", "○"}, Pen{"T", "F"}};
    const Pen& pen = *rc::gen::elementOf(pens);
    const int layout = *rc::gen::inRange(0, 6);
    const int size = *rc::gen::inRange(0, 3);
    const int rows = *rc::gen::inRange(2, 12);
    const int columns = *rc::gen::inRange(3, 12);
    const std::string end = *rc::gen::element<std::string>("\n", "\r\n", "\r", "  \n");
    constexpr std::array<const char*, 6> between{"", " ", ",", "\t", "|", ", "};
    Written made;
    if (size > 0)
        made.text = (size == 1 ? std::to_string(rows) + " " + std::to_string(columns)
                               : std::to_string(columns) + " " + std::to_string(rows)) +
                    end;
    for (int r = 0; r < rows; ++r) {
        made.rows.emplace_back();
        for (int c = 0; c < columns; ++c) {
            // Both signs occur.
            const bool lit = r + c == 0 || (r + c != 1 && *rc::gen::arbitrary<bool>());
            made.rows.back() += lit ? '#' : '.';
            made.text +=
                std::string(c > 0 ? between[static_cast<std::size_t>(layout)] : "") + (lit ? pen.lit : pen.dark);
        }
        made.text += end;
    }
    return made;
}

RC_GTEST_PROP(BoardText, ReadsWhatOthersWrite, ()) {
    const Written one = written();
    RC_LOG() << one.text;
    const auto rows = read(one.text, as(TextPuzzle::Lights));
    RC_ASSERT(rows.size() == 1U);
    RC_ASSERT(rows.front() == one.rows);
}

RC_GTEST_PROP(BoardText, ReadsEveryBoardOfOwnNotation, ()) {
    const auto rows = *rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(
        rc::gen::container<std::string>(5, rc::gen::element('#', '.', '_', 'X', 'x'))));
    std::string text;
    for (const std::string& row : rows)
        text += row + "\n";
    RC_PRE(text.find('#') != std::string::npos && text.find('.') != std::string::npos && rows.size() <= 100U);
    RC_ASSERT(read(text, as(TextPuzzle::Lights)) == (std::vector<std::vector<std::string>>{rows}));
}

RC_GTEST_PROP(BoardText, EndsOnAnyText, ()) {
    const auto text = *rc::gen::container<std::string>(rc::gen::oneOf(
        rc::gen::element('#', '.', '0', '1', 'X', 'O', ' ', '\n', ',', '|', ';', '2', '(', ')', '[', ']'),
        rc::gen::arbitrary<char>()));
    for (const TextPuzzle puzzle : {TextPuzzle::Either, TextPuzzle::Lights, TextPuzzle::Arukone}) {
        const auto boards = readBoardText(text, as(puzzle));
        if (boards)
            RC_ASSERT(!boards->boards.empty());
        else if (boards.error().kind == TextKind::Ambiguous)
            RC_ASSERT(boards.error().readings.size() > 1U);
    }
}

} // namespace
} // namespace data
