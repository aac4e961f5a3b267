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
    if (shift.offer())
        return shift.pick(*rc::gen::inRange<std::size_t>(0, 2));
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
    return shift.press(answer.result->order().front());
}

RC_GTEST_PROP(ShiftProperty, ReplayMatchesAndPointsNeverFall, ()) {
    ShiftHouses houses;
    const auto seed = *rc::gen::arbitrary<std::string>();
    const ShiftRules rules = *rc::gen::elementOf(puzzle::allShiftRules);
    Shift shift(houses.street(seed), rules);
    puzzle::Milliseconds given{};
    puzzle::Milliseconds paid{};
    for (int steps = *rc::gen::inRange(0, 120); steps > 0; --steps) {
        shift.advance(puzzle::Milliseconds(*rc::gen::inRange(140, 4000)));
        const ShiftScore before = shift.score();
        const std::size_t events = shift.events().size();
        const bool over = shift.over();
        const puzzle::Milliseconds length = shift.length();
        const auto gift = shift.gift();
        const puzzle::Milliseconds now = shift.elapsed();
        const auto change = randomAction(shift);
        paid += change && change->kind == EventKind::Skip ? shift.elapsed() - now : puzzle::Milliseconds{};
        const bool picked = change && (change->kind == EventKind::FirstCard || change->kind == EventKind::SecondCard);
        const bool comes = picked && gift && (change->kind == EventKind::SecondCard) == (gift->card == 1);
        const auto more = comes && gift->gift == ShiftGift::Time ? puzzle::giftTime : puzzle::Milliseconds{};
        given += more;
        const bool fewest = change && change->gained > 0 && change->atOptimum;
        const auto won = !change || change->gained == 0 || rules == ShiftRules::ThreeMinutes
                             ? puzzle::Milliseconds{}
                             : (fewest ? puzzle::timeAtOptimum : puzzle::timeOtherwise);
        RC_ASSERT(shift.length() == length + won + more);
        RC_ASSERT(shift.elapsed() <= shift.length());
        RC_ASSERT(shift.score().points - before.points == (change ? change->gained : 0));
        RC_ASSERT(shift.score().points >= before.points);
        RC_ASSERT(shift.events().size() == events + (change ? 1 : 0));
        RC_ASSERT(!(over && change));
        if (change && change->gained > 0) {
            RC_ASSERT(shift.score().houses == before.houses + 1);
            RC_ASSERT(shift.score().atOptimum == before.atOptimum + (change->atOptimum ? 1 : 0));
        }
    }
    const auto replayed = replayShift(houses.street(seed), rules, shift.events());
    if (shift.score().houses == 0)
        RC_ASSERT(replayed == tl::unexpected(ReplayProblem::NotSolved));
    else
        RC_ASSERT(replayed == shift.score());
    RC_ASSERT(shift.score().moves >= shift.score().optimum);
    RC_ASSERT(puzzle::shiftLength(rules, shift.score()) + given == shift.length());
    const puzzle::ShiftTime time = shiftTime(rules, shift.score(), seed, shift.events());
    RC_ASSERT(time.clock == shift.length());
    RC_ASSERT(time.clock - time.played == paid);
    RC_ASSERT(static_cast<int>(shift.asleep().size()) == shift.score().houses);
}

/// The points equal a simple sum over the houses, computed from the actions alone.
RC_GTEST_PROP(ShiftProperty, PointsFollowRules, ()) {
    ShiftHouses houses;
    Shift shift(houses.street("property"));
    int points = 0;
    int run = 0;
    bool skipped = false;
    int free = 0;   // Skips that were given.
    int guards = 0; // And slips that the chain survives.
    for (int house = *rc::gen::inRange(1, 25); house > 0; --house) {
        if (const auto gift = shift.gift(); shift.offer()) {
            shift.pick(0);
            free += gift->card == 0 && gift->gift == ShiftGift::Skip ? 1 : 0;
            guards += gift->card == 0 && gift->gift == ShiftGift::Chain ? 1 : 0;
        }
        const int optimum = shift.house().optimum;
        const auto presses = Solver(shift.session().puzzle()).solve(shift.session().board()).result->order();
        const int what = *rc::gen::inRange(0, 4);
        if (what == 0) {
            if (!shift.skip())
                continue;
            if (free > 0) {
                --free;
                continue;
            }
            run = skipped ? 0 : run;
            skipped = true;
            continue;
        }
        // A sealed window refuses the press, and then nothing is wasted. In quiet hours a second press is refused.
        const bool wasted = what == 1 && !shift.session().puzzle().rules().quietHours && shift.press({0, 0});
        if (wasted)
            shift.press({0, 0});
        for (const Cell cell : presses)
            shift.press(cell);
        if (wasted) {
            if (run > 0 && guards > 0)
                --guards;
            else
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
