// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/HintWords.hpp"

#include "lights/QuietHint.hpp"

#include <algorithm>
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
            return enough + text.tr("To switch this one by a tinted window instead would leave too many wrong for the "
                                    "moves after that.");
        marks.ringed = reason.light;
        return enough +
               text.tr("To switch the ringed window by a tinted one instead would leave too many wrong for the "
                       "moves after that.");
    }

    std::string operator()(const lights::Mirror& reason) const {
        marks.ringed = reason.made;
        return symmetry(reason.only) + imageOf(text, reason.reflection);
    }

    std::string operator()(const lights::Folded& reason) const {
        marks.region = reason.cancelled;
        const bool ruledOut = !reason.earlier.empty();
        if (reason.light == press)
            return symmetry(reason.only) +
                   (ruledOut ? text.tr("Pressed along with their counterparts, the tinted windows cancel out here, or "
                                       "leave another one wrong. So this one has to switch itself.")
                             : text.tr("Pressed along with their counterparts, the tinted windows cancel out here. So "
                                       "this one has to switch itself."));
        marks.ringed = reason.light;
        return symmetry(reason.only) +
               (ruledOut ? text.tr("Pressed along with their counterparts, the tinted windows cancel out at the ringed "
                                   "one, or leave another one wrong. So only this one can put it right.")
                         : text.tr("Pressed along with their counterparts, the tinted windows cancel out at the ringed "
                                   "one. So only this one can put it right."));
    }

    std::string operator()(const lights::OddLights& reason) const {
        marks.region = reason.lights;
        const auto wrong = round.challenge().lights().open(round.session().board());
        const auto odd = std::count_if(reason.lights.begin(), reason.lights.end(),
                                       [&](lights::Cell cell) { return wrong.test(cell); });
        return text.trn(
            "{1} of the {2} tinted windows is wrong, an odd number. Every other press that is left switches "
            "an even number of them, so only this one can change that.",
            "{1} of the {2} tinted windows are wrong, an odd number. Every other press that is left "
            "switches an even number of them, so only this one can change that.",
            odd, reason.lights.size());
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
               text.tr("Half of them has to be pressed, and the other half would do as well. You choose: this one "
                       "belongs to one of the halves.");
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

/// Says in quiet hours why a press is the next one.
std::string orderWords(const text::Text& text, const lights::OrderReason& why) {
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
    return text.tr("Nothing that is pressed later switches it, so only its own press puts it right.");
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
    reason.words = orderWords(text, why);
    if (!round.isShortestFromHere())
        reason.words += ' ' + text.tr("The best known order of presses goes on with it.");
    return reason;
}

std::string whyUndo(const text::Text& text, const Round& round, std::size_t presses) {
    const auto all = static_cast<std::int64_t>(round.session().presses().size() + round.orderFromHere()->size());
    return text.trn("Undo the last press, which costs nothing: then {2} moves in all are enough. Going on from here "
                    "makes {3} in all.",
                    "Undo the last {1} presses, which costs nothing: then {2} moves in all are enough. Going on from "
                    "here makes {3} "
                    "in all.",
                    static_cast<std::int64_t>(presses), round.optimum()->moves(), all);
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
        reason.words =
            round.knowsShortestWay()
                ? text.tr("No shortest solution has it together with your other presses. Pressing it again takes it "
                          "back.")
                : text.tr("It is not part of the best known solution. Pressing it again takes it back.");
        return reason;
    }
    reason.marks.region = quiet->pattern.toCells();
    const std::int64_t all = quiet->pattern.count();
    const std::int64_t pressed = (quiet->pattern & round.session().pressed()).count();
    reason.words =
        pressed == all
            ? round.challenge().lights().start().hasCurtains()
                  ? text.tr("You pressed all {1} tinted windows: together they change no more than curtained ones.",
                            all)
                  : text.tr("You pressed all {1} tinted windows, and together they change nothing.", all)
            : text.trn("You pressed {2} of the {3} tinted windows. The others do the same and save {1} move.",
                       "You pressed {2} of the {3} tinted windows. The others do the same and save {1} moves.",
                       quiet->gain, pressed, all);
    return reason;
}

} // namespace game
