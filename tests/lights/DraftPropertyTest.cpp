// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Draft.hpp"
#include "lights/Generators.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace lights {
namespace {

Edge anyEdge() {
    return *rc::gen::element(Edge::Top, Edge::Bottom, Edge::Left, Edge::Right);
}

Edge opposite(Edge edge) {
    switch (edge) {
    case Edge::Top:
        return Edge::Bottom;
    case Edge::Bottom:
        return Edge::Top;
    case Edge::Left:
        return Edge::Right;
    case Edge::Right:
        return Edge::Left;
    }
    return edge;
}

Cell anyCell(const Draft& draft) {
    return {*rc::gen::inRange(0, draft.rows()), *rc::gen::inRange(0, draft.columns())};
}

/// A draft after random edits.
Draft anyDraft() {
    Draft draft(test::anyPuzzle(6));
    const int edits = *rc::gen::inRange(0, 12);
    for (int i = 0; i < edits; ++i) {
        const auto brush = *rc::gen::element(Brush::Light, Brush::Hole, Brush::Seal, Brush::Target, Brush::Press);
        const Edge edge = anyEdge();
        switch (*rc::gen::inRange(0, 8)) {
        case 0:
            if (draft.canGrow(edge))
                draft.grow(edge);
            break;
        case 1:
            if (draft.canShrink(edge))
                draft.shrink(edge);
            break;
        case 2:
            draft.invert();
            break;
        case 3:
            draft.translate(*rc::gen::inRange(-9, 9), *rc::gen::inRange(-9, 9));
            break;
        default:
            draft.paint(brush, anyCell(draft), *rc::gen::arbitrary<bool>());
        }
    }
    return draft;
}

RC_GTEST_PROP(DraftProperty, HolesHoldNothing, ()) {
    const Draft draft = anyDraft();
    RC_ASSERT(!(draft.board().lit() & draft.board().holes()).any());
    RC_ASSERT(!(draft.board().sealed() & draft.board().holes()).any());
    RC_ASSERT(!(draft.picture() & draft.board().holes()).any());
    RC_ASSERT(!(draft.target() & draft.board().holes()).any());
}

RC_GTEST_PROP(DraftProperty, IsPuzzleUnlessWithoutCells, ()) {
    const Draft draft = anyDraft();
    RC_ASSERT(draft.puzzle().has_value() == (draft.board().pressable().any()));
}

RC_GTEST_PROP(DraftProperty, GrowingThenShrinkingAtOneEdgeChangesNothing, ()) {
    const Draft draft = anyDraft();
    const Edge edge = anyEdge();
    Draft edited = draft;
    edited.grow(edge);
    RC_ASSERT(edited.board().cellCount() ==
              draft.board().cellCount() + (edge == Edge::Top || edge == Edge::Bottom ? draft.columns() : draft.rows()));
    edited.shrink(edge);
    RC_ASSERT(edited == draft);
}

RC_GTEST_PROP(DraftProperty, GrowingThenShrinkingOppositeTranslates, ()) {
    const Draft draft = anyDraft();
    const Edge edge = anyEdge();
    Draft edited = draft;
    edited.grow(edge);
    edited.shrink(opposite(edge));
    const int way = edge == Edge::Top || edge == Edge::Left ? 1 : -1;
    const bool side = edge == Edge::Left || edge == Edge::Right;
    const Cell cell = anyCell(draft);
    const Cell from{cell.row - (side ? 0 : way), cell.column - (side ? way : 0)};
    RC_ASSERT(edited.board().isLit(cell) == (draft.board().contains(from) && draft.board().isLit(from)));
    RC_ASSERT(edited.board().isHole(cell) == (draft.board().contains(from) && draft.board().isHole(from)));
}

RC_GTEST_PROP(DraftProperty, TranslationRoundTrip, ()) {
    const Draft draft = anyDraft();
    Draft edited = draft;
    const int rows = *rc::gen::inRange(-200, 200);
    const int columns = *rc::gen::inRange(-200, 200);
    edited.translate(rows, columns);
    edited.translate(-rows, -columns);
    RC_ASSERT(edited == draft);
}

RC_GTEST_PROP(DraftProperty, InvertingTwiceChangesNothing, ()) {
    const Draft draft = anyDraft();
    Draft edited = draft;
    edited.invert();
    RC_ASSERT((edited.board().lit() ^ draft.board().lit()) == draft.board().holes().complement());
    edited.invert();
    RC_ASSERT(edited == draft);
}

RC_GTEST_PROP(DraftProperty, PressesKeepSolvability, ()) {
    const Draft draft = anyDraft();
    RC_PRE(draft.board().pressable().any());
    Draft edited = draft;
    edited.paint(Brush::Press, anyCell(draft), true);
    RC_ASSERT(solveAny(*edited.puzzle()).has_value() == solveAny(*draft.puzzle()).has_value());
}

RC_GTEST_PROP(DraftProperty, PaintsAndErases, ()) {
    Draft draft = anyDraft();
    const auto brush = *rc::gen::element(Brush::Light, Brush::Hole, Brush::Seal, Brush::Target);
    const Cell cell = anyCell(draft);
    draft.paint(brush, cell, true);
    RC_ASSERT(!draft.wouldPaint(brush, cell));
    draft.paint(brush, cell, false);
    RC_ASSERT(draft.wouldPaint(brush, cell));
}

RC_GTEST_PROP(OrbitProperty, IsTheSameFromEachCell, ()) {
    const int rows = *rc::gen::inRange(1, 9);
    const int columns = *rc::gen::arbitrary<bool>() ? rows : *rc::gen::inRange(1, 9);
    const Symmetry symmetry{*rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>(),
                            *rc::gen::arbitrary<bool>()};
    const auto cells = orbit(rows, columns, symmetry, {*rc::gen::inRange(0, rows), *rc::gen::inRange(0, columns)});
    RC_ASSERT(cells.size() <= 8U);
    for (const Cell cell : cells) {
        RC_ASSERT(BitGrid(rows, columns).contains(cell));
        RC_ASSERT(orbit(rows, columns, symmetry, cell) == cells);
    }
}

} // namespace
} // namespace lights
