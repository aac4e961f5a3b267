// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Cable.hpp"

#include "arukone/Boards.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace arukone;
using arukone::test::board;
using testing::ElementsAre;

TEST(Cable, CellsFollowTheWord) {
    const Board small = board("1..2/...1/.2../....");
    EXPECT_THAT(*cellsOf(small, {{0, 0}, "RDL"}), ElementsAre(Cell{0, 0}, Cell{0, 1}, Cell{1, 1}, Cell{1, 0}));
    EXPECT_THAT(*cellsOf(small, {{0, 0}, ""}), ElementsAre(Cell{0, 0}));
}

TEST(Cable, MayNotBreakARule) {
    const Board small = board("1.2/._./21.");
    const auto breaks = [&small](Cell origin, const char* word) { return !cellsOf(small, {origin, word}); };
    EXPECT_TRUE(breaks({0, 1}, "")) << "no terminal";
    EXPECT_TRUE(breaks({3, 0}, "")) << "off the board";
    EXPECT_TRUE(breaks({-1, 0}, "D"));
    EXPECT_TRUE(breaks({0, 0}, "U"));
    EXPECT_TRUE(breaks({0, 0}, "X"));
    EXPECT_TRUE(breaks({0, 0}, "u"));
    EXPECT_TRUE(breaks({0, 0}, "RD")) << "a hole";
    EXPECT_TRUE(breaks({0, 0}, "RR")) << "a terminal of another pair";
    EXPECT_TRUE(breaks({0, 0}, "RL")) << "back into itself";
    EXPECT_FALSE(breaks({0, 0}, "R"));
    const Board row = board("1.1..");
    EXPECT_TRUE(cellsOf(row, {{0, 0}, "RR"}));
    EXPECT_FALSE(cellsOf(row, {{0, 0}, "RRR"})) << "beyond its partner";
}

TEST(Cable, SolutionsJoinAllPairsWithoutCrossing) {
    const Board all = board("1..2/...1/.2../....");
    const Cables cables{{{0, 0}, "RRDR"}, {{0, 3}, "R"}};
    EXPECT_FALSE(isSolution(all, cables));
    const Board line = board("1.1/2.2");
    EXPECT_TRUE(isSolution(line, {{{0, 0}, "RR"}, {{1, 0}, "RR"}}));
    EXPECT_TRUE(isSolution(line, {{{0, 2}, "LL"}, {{1, 0}, "RR"}})) << "from either end";
    EXPECT_FALSE(isSolution(line, {{{1, 0}, "RR"}, {{0, 0}, "RR"}})) << "in the order of the pairs";
    EXPECT_FALSE(isSolution(line, {{{0, 0}, "RR"}})) << "one is missing";
    EXPECT_FALSE(isSolution(line, {{{0, 0}, "RR"}, {{1, 0}, "R"}})) << "one is not joined";
    const Board cross = board("12/../21", Fill::Any);
    EXPECT_FALSE(isSolution(cross, {{{0, 0}, "DRD"}, {{0, 1}, "DLD"}})) << "they share cells";
    const Board loose = board("1.1/...");
    EXPECT_FALSE(isSolution(loose, {{{0, 0}, "RR"}})) << "cells are empty";
    EXPECT_TRUE(isSolution(loose.withFill(Fill::Any), {{{0, 0}, "RR"}}));
    EXPECT_FALSE(isSolution(loose, {{{0, 0}, "DRRU"}})) << "the cell between them stays empty";
}

TEST(Cable, StateCountsWhatIsDone) {
    const Board all = board("1.1/2.2");
    const CablesState state = stateOf(all, {{{0, 0}, "RR"}, {{1, 0}, "R"}});
    EXPECT_EQ(state.joined, 1);
    EXPECT_EQ(state.used, 5);
    EXPECT_EQ(state.length, 3);
    EXPECT_FALSE(state.solved);
    EXPECT_EQ(stateOf(all, {{{0, 0}, ""}, {{1, 0}, ""}}).used, 0);
}

TEST(Cable, EdgesAndCablesAreTheSame) {
    const Board all = board("1..2/...1/.2../....", Fill::Any);
    const Cables cables{{{0, 0}, "RRDR"}, {{0, 3}, ""}};
    const Edges edges = edgesOf(all, cables);
    EXPECT_EQ(edges[0], rightEdge);
    EXPECT_EQ(edges[2], downEdge);
    EXPECT_EQ(edges[6], rightEdge);
    const Board two = board("1.2/1.2");
    const Cables joined{{{0, 0}, "RDL"}, {{0, 2}, "D"}};
    ASSERT_TRUE(isSolution(two, joined));
    EXPECT_EQ(cablesOf(two, edgesOf(two, joined)), joined);
}

TEST(Cable, TouchesItselfIfNeighboursAreNotJoined) {
    const Board two = board("1.2/1.2");
    EXPECT_TRUE(touchesItself(two, {{{0, 0}, "RDL"}, {{0, 2}, "D"}})) << "its terminals are neighbours";
    EXPECT_FALSE(touchesItself(two, {{{0, 0}, "D"}, {{0, 2}, "D"}}));
    const Board straight = board("1.1/2.2");
    EXPECT_FALSE(touchesItself(straight, {{{0, 0}, "RR"}, {{1, 0}, "RR"}})) << "others may be beside it";
}

} // namespace
