// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/HintWords.hpp"

#include "game/round/IdeaCard.hpp"
#include "lights/QuietHint.hpp"

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
    if (ways->ways == 1)
        return text.tr("There is one shortest solution, and it presses this window.");
    if (ways->through == ways->ways && ways->ways == 2)
        return text.tr("Both shortest solutions press it.");
    if (ways->through == ways->ways)
        return text.tr("All {1} shortest solutions press it.", ways->ways);
    return text.trn("{1} of the {2} shortest solutions presses it.", "{1} of the {2} shortest solutions press it.",
                    static_cast<std::int64_t>(ways->through), ways->ways);
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
                            : text.tr("It is still wrong, and no other window can switch it any more.");
        marks.ringed = reason.light;
        return ruledOut ? text.tr("The ringed window is still wrong. Pressing a tinted one would leave another wrong "
                                  "for good, so only this one can switch it.")
                        : text.tr("The ringed window is still wrong, and only this one can still switch it.");
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
        return linesDone(text, reason.side);
    }

    std::string operator()(const lights::Mirror& reason) const {
        marks.ringed = reason.made;
        return text.tr("The board is symmetric and has one solution only, so that is symmetric too.") + " " +
               imageOf(text, reason.reflection);
    }

    std::string operator()(const lights::NoReason& /*reason*/) const {
        const std::string idea = ideaOf(text, round.challenge());
        return factsOf(text, round, press) + (idea.empty() ? "" : " ") + idea;
    }
};

/// Says in quiet hours why a press is the next one.
std::string orderWords(const text::Text& text, const lights::OrderReason& why) {
    using Kind = lights::OrderReason::Kind;
    const auto wakes = [&] {
        return text.tr(
            "The ringed window still has to be pressed, but it sleeps: it is right as it is. This press wakes "
            "it.");
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
