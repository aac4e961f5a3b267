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
    if (round.shownWay() != nullptr)
        return text.tr("Another shortest solution presses it.");
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
    return text.tr("Every shortest solution with the presses that you made has this one, too.");
}

/// The solution that a hint leads to.
enum class Lead : std::uint8_t { Shortest, Another, BestKnown };

Lead leadOf(const Round& round) {
    return round.shownWay() != nullptr ? Lead::Another : round.knowsShortestWay() ? Lead::Shortest : Lead::BestKnown;
}

std::string linesAlone(const text::Text& text, puzzle::Edge side, int lines) {
    switch (side) {
    case puzzle::Edge::Top:
        return text.trn("Leave the top row alone.", "Leave the top {1} rows alone.", lines);
    case puzzle::Edge::Bottom:
        return text.trn("Leave the bottom row alone.", "Leave the bottom {1} rows alone.", lines);
    case puzzle::Edge::Left:
        return text.trn("Leave the leftmost column alone.", "Leave the leftmost {1} columns alone.", lines);
    case puzzle::Edge::Right:
        break;
    }
    return text.trn("Leave the rightmost column alone.", "Leave the rightmost {1} columns alone.", lines);
}

std::string nothingThere(const text::Text& text, Lead lead) {
    switch (lead) {
    case Lead::Shortest:
        return text.tr("A shortest solution presses nothing there, so only this window can put the ringed one right.");
    case Lead::Another:
        return text.tr("Another shortest solution presses nothing there, so only this window can put the ringed one "
                       "right.");
    case Lead::BestKnown:
        break;
    }
    return text.tr("The best known solution presses nothing there, so only this window can put the ringed one right.");
}

std::string linesDone(const text::Text& text, puzzle::Edge side, int lines) {
    switch (side) {
    case puzzle::Edge::Top:
        return text.trn("With the top row as it is, only this window can still put the ringed one right.",
                        "With the top {1} rows as they are, only this window can still put the ringed one right.",
                        lines);
    case puzzle::Edge::Bottom:
        return text.trn("With the bottom row as it is, only this window can still put the ringed one right.",
                        "With the bottom {1} rows as they are, only this window can still put the ringed one right.",
                        lines);
    case puzzle::Edge::Left:
        return text.trn(
            "With the leftmost column as it is, only this window can still put the ringed one right.",
            "With the leftmost {1} columns as they are, only this window can still put the ringed one right.", lines);
    case puzzle::Edge::Right:
        break;
    }
    return text.trn("With the rightmost column as it is, only this window can still put the ringed one right.",
                    "With the rightmost {1} columns as they are, only this window can still put the ringed one right.",
                    lines);
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
        const bool itself = reason.light == press;
        if (!itself)
            marks.ringed = reason.light;
        if (reason.ruledOut.empty() && reason.made.empty())
            return itself ? text.tr("It is still wrong, and no other window switches it.")
                          : text.tr("The ringed window is still wrong, and no other one switches it.");
        if (reason.ruledOut.empty())
            return itself ? text.tr("It is still wrong. What else switches it is pressed already, so it has to switch "
                                    "itself.")
                          : text.tr("The ringed window is still wrong. What else switches it is pressed already, so "
                                    "only this one is left.");
        const std::string ruledOut =
            itself ? text.tr("It is still wrong. Pressing a tinted window would leave another one wrong for good.")
                   : text.tr("The ringed window is still wrong. Pressing a tinted one would leave another wrong for "
                             "good.");
        return ruledOut + " " + madeBefore(reason.made) +
               (itself ? text.tr("So it has to switch itself.") : text.tr("So only this one can switch it."));
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
        return reason.begun ? linesDone(text, reason.side, reason.depth)
                            : linesAlone(text, reason.side, reason.depth) + " " + nothingThere(text, leadOf(round));
    }

    std::string operator()(const lights::FewMoves& reason) const {
        if (reason.moves == 1)
            return text.tr("One press puts everything right that is still wrong, and it is this one.");
        marks.region = reason.others;
        const std::string enough =
            text.trn("{1} move is enough from here.", "{1} moves are enough from here.", reason.moves) + " " +
            madeBefore(reason.made);
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
        const bool itself = reason.light == press;
        if (!itself)
            marks.ringed = reason.light;
        return symmetry(reason.only) + cancelledAt(itself, !reason.earlier.empty(), std::ssize(reason.cancelled)) +
               " " + madeBefore(reason.made) +
               (itself ? text.tr("So it has to switch itself.")
                       : text.tr("So only this one can put the ringed one right."));
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
               (round.session().pressed().any()
                    ? text.trn("The other press that is left switches an even number of them, so only this one can "
                               "change that.",
                               "Every other press that is left switches an even number of them, so only this one can "
                               "change that.",
                               left.count() - 1)
                    : text.trn("The other window switches an even number of them, so only this one can change that.",
                               "Every other window switches an even number of them, so only this one can change that.",
                               left.count() - 1));
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

    std::string operator()(const lights::Alike& reason) const {
        return text.trn("The board is symmetric: the {2} shortest solutions within reach are the same one, turned or "
                        "mirrored. {1} of them presses this window. You may choose.",
                        "The board is symmetric: the {2} shortest solutions within reach are the same one, turned or "
                        "mirrored. {1} of them press this window. You may choose.",
                        reason.through, reason.solutions);
    }

    std::string operator()(const lights::NoReason& reason) const {
        if (reason.through == reason.solutions)
            return factsOf(text, round, press);
        return text.trn("Nothing forces this press: {1} of the {2} shortest solutions within reach makes it. You may "
                        "choose.",
                        "Nothing forces this press: {1} of the {2} shortest solutions within reach make it. You may "
                        "choose.",
                        reason.through, reason.solutions);
    }

    /// Says of windows that are pressed that they are done with, and adds a blank; empty if there are none.
    [[nodiscard]] std::string madeBefore(const std::vector<lights::Cell>& made) const {
        return made.empty() ? std::string() : text.tr("What is pressed already needs no second press.") + " ";
    }
    /// What becomes of the tinted windows. \param here whether at the hint's own window. \param ruledOut whether some
    /// do not cancel out.
    [[nodiscard]] std::string cancelledAt(bool here, bool ruledOut, std::ptrdiff_t tinted) const {
        if (here)
            return ruledOut
                       ? text.trn("Pressed along with its counterparts, the tinted window cancels out here, or leaves "
                                  "another one wrong.",
                                  "Pressed along with their counterparts, the tinted windows cancel out here, or leave "
                                  "another one wrong.",
                                  tinted)
                       : text.trn("Pressed along with its counterparts, the tinted window cancels out here.",
                                  "Pressed along with their counterparts, the tinted windows cancel out here.", tinted);
        return ruledOut ? text.trn("Pressed along with its counterparts, the tinted window cancels out at the ringed "
                                   "one, or leaves another one wrong.",
                                   "Pressed along with their counterparts, the tinted windows cancel out at the "
                                   "ringed one, or leave another one wrong.",
                                   tinted)
                        : text.trn("Pressed along with its counterparts, the tinted window cancels out at the ringed "
                                   "one.",
                                   "Pressed along with their counterparts, the tinted windows cancel out at the "
                                   "ringed one.",
                                   tinted);
    }
    [[nodiscard]] std::string symmetry(bool only) const {
        return (only ? text.tr("The board is symmetric, so its only shortest solution is symmetric too.")
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

/// Says which pattern makes presses more than are needed. \pre mistake.quiet.
std::string quietWords(const text::Text& text, const lights::Mistake& mistake, bool curtains) {
    const std::int64_t all = mistake.quiet->pattern.count();
    const std::int64_t pressed = mistake.inPattern;
    const auto saved = [&] {
        return " " + text.trn("The other one does the same.", "The other {1} do the same.", all - pressed) + " " +
               text.trn("That saves {1} move.", "That saves {1} moves.", mistake.quiet->gain);
    };
    if (mistake.kind == lights::Mistake::Kind::Ahead)
        return text.tr("The quickest way on would press {1} of the {2} tinted windows.", pressed, all) + saved() + " " +
               text.trn("So take back the one that you pressed of them.",
                        "So take back the {1} that you pressed of them.", mistake.back.count());
    if (pressed < all)
        return text.tr("You pressed {1} of the {2} tinted windows.", pressed, all) + saved();
    return curtains
               ? text.trn("You pressed the tinted window, and it changes no more than curtained ones.",
                          "You pressed all {1} tinted windows: together they change no more than curtained ones.", all)
               : text.trn("You pressed the tinted window, and it changes nothing.",
                          "You pressed all {1} tinted windows, and together they change nothing.", all);
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

HintReason whyBack(const text::Text& text, const Round& round, const Round::Mistake& mistake) {
    using Kind = lights::Mistake::Kind;
    HintReason reason;
    reason.marks.cell = mistake.press;
    if (mistake.why.quiet) {
        reason.marks.region = mistake.why.quiet->pattern.toCells();
        reason.words = quietWords(text, mistake.why, round.challenge().lights().start().hasCurtains());
        return reason;
    }
    const std::int64_t others = round.session().pressed().count() - 1;
    const Lead lead = leadOf(round);
    if (mistake.why.kind == Kind::Together)
        reason.words = lead == Lead::Another
                           ? text.trn("No other shortest solution has it together with your other press.",
                                      "No other shortest solution has it together with your other presses.", others)
                           : text.trn("No shortest solution has it together with your other press.",
                                      "No shortest solution has it together with your other presses.", others);
    else {
        reason.words = lead == Lead::BestKnown     ? text.tr("It is not part of the best known solution.")
                       : lead == Lead::Shortest    ? text.tr("It is part of no shortest solution.")
                       : mistake.why.solutions > 1 ? text.tr("No other shortest solution presses it.")
                                                   : text.tr("The other shortest solution does not press it.");
        reason.marks.region = mistake.why.back.toCells();
        std::erase(reason.marks.region, mistake.press);
        if (!reason.marks.region.empty())
            reason.words +=
                " " + text.trn("The same goes for the tinted window.", "The same goes for the {1} tinted windows.",
                               std::ssize(reason.marks.region));
    }
    reason.words += " " + text.tr("Pressing a window again takes the press back.");
    return reason;
}

} // namespace game
