// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/HintWords.hpp"

#include "lights/QuietHint.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

namespace game {

namespace {

/// Says what the solver knows about the press: the last resort, where nothing gives a reason.
std::string factsOf(const text::Text& text, const Round& round, lights::Cell press) {
    const auto ways = round.waysThrough(press);
    if (!ways)
        return text.tr("The best known solution presses it.");
    if (ways->alone)
        return text.tr("There is only one solution, and it presses this window.");
    if (ways->always)
        return text.tr("Every solution presses it.");
    if (ways->through == ways->ways)
        return text.tr("Without it the house goes to bed too, but only in {1} moves instead of {2}.", ways->without,
                       round.optimum()->moves());
    return text.trn("{1} of the {2} shortest solutions presses it.", "{1} of the {2} shortest solutions press it.",
                    static_cast<std::int64_t>(ways->through), ways->ways);
}

std::string linesAlone(const text::Text& text, puzzle::Edge side) {
    switch (side) {
    case puzzle::Edge::Top:
        return text.tr("Leave the rows above alone: a shortest solution presses nothing there. So only this window can "
                       "put the ringed one right.");
    case puzzle::Edge::Bottom:
        return text.tr("Leave the rows below alone: a shortest solution presses nothing there. So only this window can "
                       "put the ringed one right.");
    case puzzle::Edge::Left:
        return text.tr("Leave the columns on the left alone: a shortest solution presses nothing there. So only this "
                       "window can put the ringed one right.");
    case puzzle::Edge::Right:
        break;
    }
    return text.tr("Leave the columns on the right alone: a shortest solution presses nothing there. So only this "
                   "window can put the ringed one right.");
}

std::string linesDone(const text::Text& text, puzzle::Edge side) {
    switch (side) {
    case puzzle::Edge::Top:
        return text.tr("With the rows above as they are, only this window can still put the ringed one right.");
    case puzzle::Edge::Bottom:
        return text.tr("With the rows below as they are, only this window can still put the ringed one right.");
    case puzzle::Edge::Left:
        return text.tr(
            "With the columns on the left as they are, only this window can still put the ringed one right.");
    case puzzle::Edge::Right:
        break;
    }
    return text.tr("With the columns on the right as they are, only this window can still put the ringed one right.");
}

std::string imageOf(const text::Text& text, lights::Reflection reflection) {
    switch (reflection) {
    case lights::Reflection::LeftRight:
        return text.tr("You pressed the ringed window; this is its mirror image from left to right.");
    case lights::Reflection::TopBottom:
        return text.tr("You pressed the ringed window; this is its mirror image from top to bottom.");
    case lights::Reflection::HalfTurn:
        return text.tr("You pressed the ringed window; after half a turn it would be here.");
    case lights::Reflection::QuarterTurn:
        return text.tr("You pressed the ringed window; after a quarter turn it would be here.");
    case lights::Reflection::Diagonal:
    case lights::Reflection::AntiDiagonal:
        break;
    }
    return text.tr("You pressed the ringed window; this is its mirror image across the diagonal.");
}

/// Words a reason, and adds what it is about to the marks.
struct Wording {
    const text::Text& text;
    const Round& round;
    lights::Cell press;
    HintMarks& marks;

    std::string operator()(const lights::OnlySwitch& reason) const {
        marks.region = reason.ruledOut;
        const bool ruledOut = !reason.ruledOut.empty();
        if (reason.light == press)
            return ruledOut ? text.tr("It is still wrong. Pressing a tinted window would leave another one wrong for "
                                      "good, so it has to switch itself.")
                   : isSwitchedByAnother(reason.light)
                       ? text.tr("It is still wrong. What else switches it is pressed already, so it has to switch "
                                 "itself.")
                       : text.tr("It is still wrong, and no other window switches it.");
        marks.ringed = reason.light;
        return ruledOut ? text.tr("The ringed window is still wrong. Pressing a tinted one would leave another wrong "
                                  "for good, so only this one can switch it.")
               : isSwitchedByAnother(reason.light)
                   ? text.tr("The ringed window is still wrong. What else switches it is pressed already, so only this "
                             "one is left.")
                   : text.tr("The ringed window is still wrong, and no other one switches it.");
    }

    std::string operator()(const lights::Contradiction& reason) const {
        for (const lights::Inference& step : reason.chain)
            marks.region.push_back(step.window);
        marks.ringed = reason.light;
        return text.trn("Suppose you leave it out: that settles the tinted window too, and the ringed one stays wrong.",
                        "Suppose you leave it out: that settles the tinted windows one after the other, and the ringed "
                        "one stays wrong.",
                        std::ssize(reason.chain));
    }

    std::string operator()(const lights::ChosenLines& reason) const {
        marks.ringed = reason.light;
        return reason.begun ? linesDone(text, reason.side) : linesAlone(text, reason.side);
    }

    std::string operator()(const lights::FewMoves& reason) const {
        if (reason.moves == 1)
            return text.tr("One press puts everything right that is still wrong, and it is this one.");
        marks.region = reason.others;
        const std::string enough =
            text.trn("{1} move is enough from here.", "{1} moves are enough from here.", reason.moves) + " ";
        if (reason.light == press)
            return enough + text.trn("To switch this one by a tinted window instead would leave too many wrong for the "
                                     "one move after that.",
                                     "To switch this one by a tinted window instead would leave too many wrong for the "
                                     "{1} moves after that.",
                                     reason.moves - 1);
        marks.ringed = reason.light;
        return enough + text.trn("To switch the ringed window by a tinted one instead would leave too many wrong for "
                                 "the one move after that.",
                                 "To switch the ringed window by a tinted one instead would leave too many wrong for "
                                 "the {1} moves after that.",
                                 reason.moves - 1);
    }

    std::string operator()(const lights::Mirror& reason) const {
        marks.ringed = reason.made;
        return symmetry(reason.only) + imageOf(text, reason.reflection);
    }

    std::string operator()(const lights::Folded& reason) const {
        marks.region = reason.cancelled;
        const bool ruledOut = !reason.earlier.empty();
        const auto tinted = std::ssize(reason.cancelled);
        if (reason.light == press)
            return symmetry(reason.only) +
                   (ruledOut
                        ? text.trn("Pressed along with its counterparts, the tinted window cancels out here, or leaves "
                                   "another one wrong. So this one has to switch itself.",
                                   "Pressed along with their counterparts, the tinted windows cancel out here, or "
                                   "leave another one wrong. So this one has to switch itself.",
                                   tinted)
                        : text.trn("Pressed along with its counterparts, the tinted window cancels out here. So this "
                                   "one has to switch itself.",
                                   "Pressed along with their counterparts, the tinted windows cancel out here. So "
                                   "this one has to switch itself.",
                                   tinted));
        marks.ringed = reason.light;
        return symmetry(reason.only) +
               (ruledOut ? text.trn("Pressed along with its counterparts, the tinted window cancels out at the ringed "
                                    "one, or leaves another one wrong. So only this one can put it right.",
                                    "Pressed along with their counterparts, the tinted windows cancel out at the "
                                    "ringed one, or leave another one wrong. So only this one can put it right.",
                                    tinted)
                         : text.trn("Pressed along with its counterparts, the tinted window cancels out at the ringed "
                                    "one. So only this one can put it right.",
                                    "Pressed along with their counterparts, the tinted windows cancel out at the "
                                    "ringed one. So only this one can put it right.",
                                    tinted));
    }

    std::string operator()(const lights::OddLights& reason) const {
        marks.region = reason.lights;
        const auto wrong = round.challenge().lights().open(round.session().board());
        const auto odd = std::count_if(reason.lights.begin(), reason.lights.end(),
                                       [&](lights::Cell cell) { return wrong.test(cell); });
        const auto left = round.challenge().lights().start().pressable() & round.session().pressed().complement();
        return text.trn("{1} of the {2} tinted windows is wrong, an odd number.",
                        "{1} of the {2} tinted windows are wrong, an odd number.", odd, reason.lights.size()) +
               " " +
               text.trn("The other press that is left switches an even number of them, so only this one can change "
                        "that.",
                        "Every other press that is left switches an even number of them, so only this one can change "
                        "that.",
                        left.count() - 1);
    }

    std::string operator()(const lights::ChaseLeaves& reason) const {
        marks.region = reason.leftover;
        const std::string left =
            text.trn("Chase the rows down from here, and the tinted window stays wrong.",
                     "Chase the rows down from here, and the tinted windows stay wrong.", std::ssize(reason.leftover)) +
            " ";
        if (reason.others == 0)
            return left + text.tr("Press this one at the top first, and nothing stays wrong.");
        return left + text.trn("Press this one and {1} more at the top first, and nothing stays wrong.",
                               "Press this one and {1} more at the top first, and nothing stays wrong.", reason.others);
    }

    std::string operator()(const lights::EitherHalf& reason) const {
        marks.region = reason.pattern.toCells();
        return (round.challenge().lights().start().hasCurtains()
                    ? text.tr("Pressed together, the {1} tinted windows change no more than curtained ones.",
                              reason.pattern.count())
                    : text.tr("Pressed together, the {1} tinted windows change nothing.", reason.pattern.count())) +
               " " +
               text.trn("One of them has to be pressed, and the other one would do as well. You choose.",
                        "Half of them has to be pressed, and the other half would do as well. You choose: this one "
                        "belongs to one of the halves.",
                        reason.pattern.count() / 2);
    }

    std::string operator()(const lights::NoReason& /*reason*/) const { return factsOf(text, round, press); }

    /// Whether something that is pressed switches the window too.
    [[nodiscard]] bool isSwitchedByAnother(lights::Cell light) const {
        const auto cells = round.session().pressed().toCells();
        return std::ranges::any_of(cells, [&](lights::Cell cell) {
            const auto all = lights::stamped(round.challenge().lights().rules(), round.session().board(), cell);
            return cell != press && std::ranges::find(all, light) != all.end();
        });
    }
    [[nodiscard]] std::string symmetry(bool only) const {
        return (only ? text.tr("The board is symmetric and has one shortest solution only, so that is symmetric too.")
                     : text.tr("The board is symmetric, and so is one of its shortest solutions.")) +
               " ";
    }
};

/// The other windows that can be pressed and switch this one.
std::vector<lights::Cell> otherSwitches(const Round& round, lights::Cell of) {
    std::vector<lights::Cell> all;
    round.session().board().pressable().forEach([&](lights::Cell cell) {
        const auto switched = lights::stamped(round.challenge().lights().rules(), round.session().board(), cell);
        if (cell != of && std::ranges::find(switched, of) != switched.end())
            all.push_back(cell);
    });
    return all;
}

/// Says in quiet hours why a press is the next one. \param others see otherSwitches().
std::string orderWords(const text::Text& text, const lights::OrderReason& why, std::size_t others) {
    using Kind = lights::OrderReason::Kind;
    const auto wakes = [&] {
        return text.tr(
            "The ringed window is right for now, so it is asleep, but it still has to be pressed later. This "
            "press wakes it.");
    };
    switch (why.kind) {
    case Kind::Wakes:
        return wakes();
    case Kind::Detour: {
        std::string detour = why.nothingElse
                                 ? text.tr("No window that is still needed is wrong, so only a detour helps.")
                                 : text.tr("This is a detour: it is pressed again later.");
        if (why.about)
            detour += ' ' + wakes();
        return detour;
    }
    case Kind::Before:
        return text.tr("Press it before the ringed window, which switches it: after that it would be right, and could "
                       "not be pressed.");
    case Kind::Alone:
        break;
    }
    return others == 0
               ? text.tr("It is still wrong, and no other window switches it.")
               : text.trn("It is still wrong, and the tinted window, the only other one that switches it, needs no "
                          "press any more. So it takes its own.",
                          "It is still wrong, and the tinted windows, the only others that switch it, need no press "
                          "any more. So it takes its own.",
                          static_cast<std::int64_t>(others));
}

} // namespace

HintReason whyPress(const text::Text& text, const Round& round, const lights::Deduction& next) {
    HintReason reason;
    reason.marks.cell = next.press;
    reason.words = std::visit(Wording{text, round, next.press, reason.marks}, next.reason);
    return reason;
}

HintReason whyInOrder(const text::Text& text, const Round& round) {
    const std::vector<lights::Cell>& order = *round.orderFromHere();
    const lights::OrderReason why = lights::orderReason(round.challenge().lights(), round.session().board(), order);
    HintReason reason;
    reason.marks.cell = order.front();
    reason.marks.ringed = why.about;
    if (why.kind == lights::OrderReason::Kind::Alone)
        reason.marks.region = otherSwitches(round, order.front());
    reason.words = orderWords(text, why, reason.marks.region.size());
    if (!round.isShortestFromHere())
        reason.words += ' ' + text.tr("The best known order of presses goes on with it.");
    return reason;
}

std::string whyUndo(const text::Text& text, const Round& round, std::size_t presses) {
    const auto all = static_cast<std::int64_t>(round.session().presses().size() + round.orderFromHere()->size());
    return text.trn("Undo the last press, which costs nothing.", "Undo the last {1} presses, which costs nothing.",
                    static_cast<std::int64_t>(presses)) +
           " " +
           text.trn("Then {1} move in all is enough. Going on from here makes {2} in all.",
                    "Then {1} moves in all are enough. Going on from here makes {2} in all.", round.optimum()->moves(),
                    all);
}

HintReason whyBack(const text::Text& text, const Round& round, lights::Cell wrong,
                   const std::optional<lights::QuietReason>& quiet) {
    HintReason reason;
    reason.marks.cell = wrong;
    if (round.shownWay() != nullptr) {
        reason.words =
            text.tr("It is not part of the other solution that you are nearest to. Pressing it again takes it "
                    "back.");
        return reason;
    }
    if (!quiet) {
        const std::int64_t others = round.session().pressed().count() - 1;
        reason.words =
            !round.knowsShortestWay()
                ? text.tr("It is not part of the best known solution. Pressing it again takes it back.")
            : others == 0
                ? text.tr("It is part of no shortest solution. Pressing it again takes it back.")
                : text.trn("No shortest solution has it together with your other press. Pressing it again takes it "
                           "back.",
                           "No shortest solution has it together with your other presses. Pressing it again takes it "
                           "back.",
                           others);
        return reason;
    }
    reason.marks.region = quiet->pattern.toCells();
    const std::int64_t all = quiet->pattern.count();
    const std::int64_t pressed = (quiet->pattern & round.session().pressed()).count();
    reason.words =
        pressed == all
            ? round.challenge().lights().start().hasCurtains()
                  ? text.trn("You pressed the tinted window, and it changes no more than curtained ones.",
                             "You pressed all {1} tinted windows: together they change no more than curtained ones.",
                             all)
                  : text.trn("You pressed the tinted window, and it changes nothing.",
                             "You pressed all {1} tinted windows, and together they change nothing.", all)
            : text.tr("You pressed {1} of the {2} tinted windows.", pressed, all) + " " +
                  text.trn("The other one does the same.", "The other {1} do the same.", all - pressed) + " " +
                  text.trn("That saves {1} move.", "That saves {1} moves.", quiet->gain);
    return reason;
}

} // namespace game
