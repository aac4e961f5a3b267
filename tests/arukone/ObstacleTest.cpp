// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/solver/Obstacle.hpp"

#include "arukone/Backtracking.hpp"
#include "arukone/Boards.hpp"
#include "arukone/SolverBoards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

namespace arukone {
namespace {

using test::board;
using ObstacleKind = Obstacle::Kind;

std::optional<ObstacleKind> kindOf(const std::string& rows, Fill fill) {
    const auto obstacle = findObstacle(board(rows, fill));
    return obstacle ? std::optional(obstacle->kind) : std::nullopt;
}

TEST(Obstacle, TerminalsThatAreShutIn) {
    EXPECT_EQ(findObstacle(board("13./23_/..1/..2", Fill::Any)),
              (Obstacle{ObstacleKind::ShutIn, 0, std::nullopt, {{0, 0}}, 0}));
    EXPECT_EQ(kindOf("11/22", Fill::Any), std::nullopt) << "the partner is beside it";
}

TEST(Obstacle, TerminalsWithoutAPath) {
    EXPECT_EQ(findObstacle(board("1._./.._1/22_.", Fill::Any)),
              (Obstacle{ObstacleKind::Apart, 0, std::nullopt, {{0, 0}, {1, 3}}, 0}));
}

TEST(Obstacle, TerminalsThatAlternateAlongTheBorder) {
    EXPECT_EQ(findObstacle(board("1.2./..../2.1.", Fill::Any)),
              (Obstacle{ObstacleKind::Crossing, 0, 1, {{0, 0}, {2, 2}, {0, 2}, {2, 0}}, 0}));
    EXPECT_EQ(kindOf("1.2./...2/..1.", Fill::Any), std::nullopt);
}

TEST(Obstacle, CellsThatNoCableGetsTo) {
    EXPECT_EQ(findObstacle(board("1.1_./..._.", Fill::All)),
              (Obstacle{ObstacleKind::DeadEnd, std::nullopt, std::nullopt, {{0, 4}}, 0}));
    EXPECT_EQ(findObstacle(board("11_../.._..", Fill::All)),
              (Obstacle{ObstacleKind::Unreachable, std::nullopt, std::nullopt, {{0, 3}, {0, 4}, {1, 3}, {1, 4}}, 0}));
    EXPECT_EQ(kindOf("11_../.._..", Fill::Any), std::nullopt) << "cells may stay empty";
}

TEST(Obstacle, ColoursThatDoNotAddUp) {
    const auto obstacle = findObstacle(board("1../.../..1", Fill::All));
    EXPECT_EQ(obstacle, std::nullopt) << "5 light cells and 4 dark ones, as on the cable";
    EXPECT_EQ(
        findObstacle(board("1../..1/...", Fill::All)),
        (Obstacle{ObstacleKind::Parity, std::nullopt, std::nullopt, {{0, 0}, {0, 2}, {1, 1}, {2, 0}, {2, 2}}, 1}));
}

TEST(Obstacle, IsAlwaysAProof) {
    puzzle::Random random("obstacles");
    std::map<ObstacleKind, int> seen;
    for (int i = 0; i < 6000; ++i) {
        const Board some = test::smallBoard(random);
        const auto obstacle = findObstacle(some);
        if (!obstacle)
            continue;
        ++seen[obstacle->kind];
        EXPECT_EQ(test::allSolutions(some).solutions, 0U) << test::rowsOf(some);
    }
    for (const ObstacleKind kind : {ObstacleKind::ShutIn, ObstacleKind::Apart, ObstacleKind::Crossing,
                                    ObstacleKind::DeadEnd, ObstacleKind::Unreachable, ObstacleKind::Parity})
        EXPECT_GT(seen[kind], 50) << static_cast<int>(kind);
}

} // namespace
} // namespace arukone
