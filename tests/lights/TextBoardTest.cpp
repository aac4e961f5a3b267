// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Board.hpp"

#include <gtest/gtest.h>

namespace lights {
namespace {

using Kind = TextBoardProblem::Kind;

TEST(TextBoard, ReadsLightsAndHoles) {
    const auto board = parseBoard(std::string_view("#._\n. #\n"), 100);
    ASSERT_TRUE(board);
    EXPECT_EQ(board->rows(), 2);
    EXPECT_EQ(board->columns(), 3);
    EXPECT_EQ(board->lit().toCells(), (std::vector<Cell>{{0, 0}, {1, 2}}));
    EXPECT_EQ(board->holes().toCells(), (std::vector<Cell>{{0, 2}, {1, 1}}));
}

TEST(TextBoard, ReadsSealedCells) {
    const auto board = parseBoard(std::string_view("#X.\n_x."), 100);
    ASSERT_TRUE(board);
    EXPECT_EQ(board->lit().toCells(), (std::vector<Cell>{{0, 0}, {0, 1}}));
    EXPECT_EQ(board->sealed().toCells(), (std::vector<Cell>{{0, 1}, {1, 1}}));
    EXPECT_EQ(board->pressable().toCells(), (std::vector<Cell>{{0, 0}, {0, 2}, {1, 2}}));
    EXPECT_TRUE(board->hasCell({0, 1}));
    EXPECT_FALSE(board->canPress({0, 1}));
    EXPECT_EQ(board->cellCount(), 5);
}

TEST(TextBoard, RoundTrip) {
    const std::vector<std::string> rows{"#.._#", "_____", "#####", "Xx.x#"};
    const auto board = parseBoard(rows, 100);
    ASSERT_TRUE(board);
    EXPECT_EQ(formatBoard(*board), rows);
}

TEST(TextBoard, IgnoresCarriageReturnsAndTrailingEmptyLines) {
    const auto unix = parseBoard(std::string_view("#.\n.#"), 100);
    const auto cells = parseBoard(std::string_view("#.\r\n.#\r\n\r\n\n"), 100);
    ASSERT_TRUE(unix);
    ASSERT_TRUE(cells);
    EXPECT_EQ(*unix, *cells);
    const auto rows = parseBoard(std::vector<std::string>{"#.\r", ".#"}, 100);
    ASSERT_TRUE(rows);
    EXPECT_EQ(*unix, *rows);
}

void expectProblem(std::string_view text, Kind kind, int row, int column) {
    const auto board = parseBoard(text, 10);
    ASSERT_FALSE(board) << text;
    EXPECT_EQ(board.error().kind, kind) << text;
    EXPECT_EQ(board.error().row, row) << text;
    EXPECT_EQ(board.error().column, column) << text;
}

TEST(TextBoard, ReportsProblemAndPlace) {
    expectProblem("", Kind::Empty, 0, 0);
    expectProblem("\n\n", Kind::Empty, 0, 0);
    expectProblem("\n#.", Kind::Empty, 0, 0);
    expectProblem("#.\n#", Kind::RaggedRow, 1, 1);
    expectProblem("#.\n#..", Kind::RaggedRow, 1, 3);
    expectProblem("#.\n\n#.", Kind::RaggedRow, 1, 0);
    expectProblem("#.\n.y", Kind::BadCharacter, 1, 1);
    expectProblem("ü", Kind::BadCharacter, 0, 0);
    expectProblem(std::string_view("#\0", 2), Kind::BadCharacter, 0, 1);
    expectProblem("...........", Kind::TooLarge, 0, 0);
    expectProblem(".\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n", Kind::TooLarge, 0, 0);
}

} // namespace
} // namespace lights
