// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/editing/Draft.hpp"

#include "puzzle/Random.hpp"

#include <gtest/gtest.h>

#include <set>

namespace {

using namespace arukone;
using puzzle::Edge;

using Rows = std::vector<std::string>;

Draft draftOf(const Rows& rows) {
    return parseDraft(rows, Fill::All, {}).value();
}

TEST(ArukoneDraftTest, PlacesNumbersByPairs) {
    Draft draft({2, 3});
    EXPECT_FALSE(draft.board());
    EXPECT_TRUE(draft.place({0, 0}));
    EXPECT_EQ(draft.lone(), (Cell{0, 0}));
    EXPECT_FALSE(draft.board()) << "1 lacks its partner";
    EXPECT_FALSE(draft.place({0, 0})) << "it is there already";
    EXPECT_TRUE(draft.place({1, 2}));
    EXPECT_FALSE(draft.lone());
    EXPECT_TRUE(draft.place({1, 0}));
    EXPECT_EQ(formatDraft(draft), (Rows{"1..", "2.1"}));
    EXPECT_TRUE(draft.place({0, 1}));
    EXPECT_EQ(formatBoard(draft.board().value()), (Rows{"12.", "2.1"}));
}

TEST(ArukoneDraftTest, ErasingATerminalRemovesThePairAndClosesTheGap) {
    Draft draft = draftOf({"12", "31", "32"});
    draft.erase({1, 1});
    EXPECT_EQ(formatDraft(draft), (Rows{".1", "2.", "21"}));
    draft.place({0, 0});
    draft.erase({0, 0});
    EXPECT_FALSE(draft.lone());
}

TEST(ArukoneDraftTest, MovesTerminalsAndSwapsNumbers) {
    Draft draft = draftOf({"1.2", "1.2"});
    EXPECT_TRUE(draft.move({1, 0}, {1, 1}));
    EXPECT_EQ(formatDraft(draft), (Rows{"1.2", ".12"}));
    EXPECT_TRUE(draft.move({1, 1}, {0, 2}));
    EXPECT_EQ(formatDraft(draft), (Rows{"1.1", ".22"}));
    EXPECT_FALSE(draft.move({0, 0}, {0, 2})) << "the same number";
    draft.setHole({0, 1}, true);
    EXPECT_FALSE(draft.move({0, 0}, {0, 1})) << "a hole";
    draft.place({1, 0});
    EXPECT_TRUE(draft.move({1, 0}, {0, 0})) << "the lone number swaps too";
    EXPECT_EQ(formatDraft(draft), (Rows{"3_1", "122"}));
}

TEST(ArukoneDraftTest, WhateverIsPutInTheWayRemovesACable) {
    Draft draft = draftOf({"1.1", "...", "2.2"});
    const auto laid = [&] {
        Draft with = draft;
        with.route(0, {{0, 0}, {0, 1}, {0, 2}});
        with.route(1, {{2, 0}, {2, 1}, {2, 2}});
        return with;
    };
    Draft next = laid();
    EXPECT_EQ(next.cableAt({0, 1}), 0);
    next.setHole({0, 1}, true);
    EXPECT_FALSE(next.cableAt({0, 0}));
    EXPECT_EQ(next.cableAt({2, 1}), 1) << "the other one stays";
    next = laid();
    next.place({2, 1});
    EXPECT_FALSE(next.cableAt({2, 0}));
    next = laid();
    next.move({0, 0}, {1, 0});
    EXPECT_FALSE(next.cableAt({0, 1}));
    next = laid();
    next.erase({0, 1});
    EXPECT_FALSE(next.cableAt({0, 0}));
    EXPECT_EQ(next.pairs().size(), 2U);
}

TEST(ArukoneDraftTest, RoutingMovesTheTerminalsToTheEnds) {
    Draft draft = draftOf({"1.1", "..."});
    draft.route(0, {{1, 2}, {1, 1}, {0, 1}});
    EXPECT_EQ(formatDraft(draft), (Rows{".1.", "..1"}));
    EXPECT_EQ(draft.cables().front(), (Cable{{1, 2}, "LU"}));
}

TEST(ArukoneDraftTest, CutsACableInTwoPairs) {
    Draft draft = draftOf({"1..1"});
    draft.route(0, {{0, 3}, {0, 2}, {0, 1}, {0, 0}});
    draft.cut(0, {0, 2});
    EXPECT_EQ(formatDraft(draft), (Rows{"2211"}));
    EXPECT_TRUE(isSolution(draft.board().value(), draft.cables()));
}

TEST(ArukoneDraftTest, RenumbersInReadingOrder) {
    Draft draft = draftOf({"23", "11", "32"});
    draft.renumber();
    EXPECT_EQ(formatDraft(draft), (Rows{"12", "33", "21"}));
}

TEST(ArukoneDraftTest, ShrinkingDropsPairsThatLoseATerminal) {
    Draft draft = draftOf({"1.2", "2_1", "3.3"});
    draft.shrink(Edge::Right);
    EXPECT_EQ(formatDraft(draft), (Rows{"..", "._", ".."}));
    draft = draftOf({"1.2", "1_2", "3.3"});
    draft.shrink(Edge::Left);
    draft.grow(Edge::Top);
    EXPECT_EQ(formatDraft(draft), (Rows{"..", ".1", "_1", ".."}));
}

TEST(ArukoneDraftTest, MovingRoundTheEdgeTearsOnlyCablesThatCrossIt) {
    Draft draft = draftOf({"1.1", "2.2"});
    draft.route(0, {{0, 0}, {0, 1}, {0, 2}});
    draft.route(1, {{1, 0}, {1, 1}, {1, 2}});
    draft.translate(1, 0);
    EXPECT_EQ(formatDraft(draft), (Rows{"2.2", "1.1"}));
    EXPECT_EQ(draft.cableAt({1, 1}), 0);
    EXPECT_EQ(draft.cableAt({0, 1}), 1);
    draft.translate(0, 1);
    EXPECT_FALSE(draft.cableAt({0, 0})) << "torn";
}

/// What must hold in every state.
void expectSound(const Draft& draft) {
    const Board board = draft.sketch();
    std::set<Cell> used;
    ASSERT_EQ(draft.cables().size(), draft.pairs().size());
    for (std::size_t i = 0; i < draft.pairs().size(); ++i) {
        const Pair& pair = draft.pairs()[i];
        EXPECT_LT(pair.first, pair.second);
        if (draft.cables()[i].empty())
            continue;
        EXPECT_EQ(draft.numberAt(draft.cables()[i].origin), static_cast<int>(i));
        const auto cells = cellsOf(board, draft.cables()[i]);
        ASSERT_TRUE(cells);
        for (const Cell cell : *cells)
            EXPECT_TRUE(used.insert(cell).second) << "two cables in one cell";
    }
    EXPECT_EQ(draft.board().has_value(), !draft.lone() && !draft.pairs().empty());
    EXPECT_EQ(parseDraft(formatDraft(draft), draft.fill(), draft.cables()), draft);
}

TEST(ArukoneDraftTest, EveryEditLeavesASoundDraft) {
    puzzle::Random random(7);
    const auto any = [&](int count) { return static_cast<int>(random.below(static_cast<std::uint64_t>(count))); };
    for (int run = 0; run < 60; ++run) {
        Draft draft({1 + any(6), 1 + any(6)});
        for (int step = 0; step < 80; ++step) {
            const Cell cell{any(draft.rows()), any(draft.columns())};
            const Cell other{any(draft.rows()), any(draft.columns())};
            const auto edge = static_cast<Edge>(any(4));
            switch (any(10)) {
            case 0:
                draft.setHole(cell, any(2) == 0);
                break;
            case 1:
                draft.erase(cell);
                break;
            case 2:
                draft.move(cell, other);
                break;
            case 3:
                draft.translate(any(5) - 2, any(5) - 2);
                break;
            case 4:
                if (draft.canGrow(edge) && draft.rows() + draft.columns() < 14)
                    draft.grow(edge);
                break;
            case 5:
                if (draft.canShrink(edge))
                    draft.shrink(edge);
                break;
            case 6:
                draft.renumber();
                break;
            case 7: // A new cable of two cells.
                if (const Cell next = neighbour(cell, 'R'); draft.isFree(cell) && draft.isFree(next) &&
                                                            !draft.cableAt(cell) && !draft.cableAt(next) &&
                                                            draft.add({cell, next}))
                    draft.route(static_cast<int>(draft.pairs().size()) - 1, {next, cell});
                break;
            default:
                draft.place(cell);
                break;
            }
            expectSound(draft);
            if (HasFatalFailure())
                return;
        }
    }
}

} // namespace
