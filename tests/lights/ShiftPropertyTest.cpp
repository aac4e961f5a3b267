// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Generators.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace lights {
namespace {

/// A random action of a player, often a press of an optimum, so that houses do go to bed.
std::optional<ShiftChange> randomAction(Shift& shift) {
    const int what = *rc::gen::inRange(0, 12);
    switch (what) {
    case 0:
        return shift.undo();
    case 1:
        return shift.redo();
    case 2:
        return shift.restart();
    case 3:
        return shift.skip();
    case 4:
        return shift.press({*rc::gen::inRange(-1, 7), *rc::gen::inRange(-1, 7)});
    default:
        break;
    }
    const Answer answer = Solver(shift.session().puzzle()).solve(shift.session().board());
    return shift.press(answer.result->presses().toCells().front());
}

RC_GTEST_PROP(ShiftProperty, ReplayMatchesAndPointsNeverFall, ()) {
    ShiftHouses houses;
    const auto seed = *rc::gen::arbitrary<std::string>();
    Shift shift(houses.street(seed));
    for (int steps = *rc::gen::inRange(0, 120); steps > 0; --steps) {
        shift.advance(puzzle::Milliseconds(*rc::gen::inRange(140, 4000)));
        const ShiftScore before = shift.score();
        const std::size_t events = shift.events().size();
        const bool over = shift.over();
        const auto change = randomAction(shift);
        RC_ASSERT(shift.score().points - before.points == (change ? change->gained : 0));
        RC_ASSERT(shift.score().points >= before.points);
        RC_ASSERT(shift.events().size() == events + (change ? 1 : 0));
        RC_ASSERT(!(over && change));
        if (change && change->gained > 0) {
            RC_ASSERT(shift.score().houses == before.houses + 1);
            RC_ASSERT(shift.score().atOptimum == before.atOptimum + (change->atOptimum ? 1 : 0));
        }
    }
    const auto replayed = replayShift(houses.street(seed), shift.events());
    if (shift.score().houses == 0)
        RC_ASSERT(replayed == tl::unexpected(ReplayProblem::NotSolved));
    else
        RC_ASSERT(replayed == shift.score());
    RC_ASSERT(shift.score().moves >= shift.score().optimum);
}

/// The points equal a simple sum over the houses, computed from the actions alone.
RC_GTEST_PROP(ShiftProperty, PointsFollowRules, ()) {
    ShiftHouses houses;
    Shift shift(houses.street("property"));
    int points = 0;
    int run = 0;
    for (int house = *rc::gen::inRange(1, 25); house > 0; --house) {
        const int optimum = shift.house().optimum;
        const auto presses =
            Solver(shift.session().puzzle()).solve(shift.session().board()).result->presses().toCells();
        const int what = *rc::gen::inRange(0, 4);
        if (what == 0) {
            if (shift.skip())
                run = 0;
            continue;
        }
        if (what == 1) {
            shift.press({0, 0});
            shift.press({0, 0});
        }
        for (const Cell cell : presses)
            shift.press(cell);
        if (what == 1) {
            run = 0;
            points += 10 * optimum;
        } else {
            run += 1;
            points += 10 * optimum * 2 * (run > 4 ? 4 : run);
        }
    }
    RC_ASSERT(shift.score().points == points);
}

} // namespace
} // namespace lights
