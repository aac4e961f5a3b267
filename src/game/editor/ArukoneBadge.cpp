// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/ArukoneBadge.hpp"

#include "game/words/RandomWords.hpp"

namespace game {

namespace {

using BoxState = ArukoneKnowledge::State;
using Tone = StatusBadge::Tone;

/// Tone, icon and title.
StatusBadge headOf(const text::Text& text, const ArukoneKnowledge& known) {
    switch (known.state) {
    case BoxState::NoPairs:
        return {Tone::Neutral, ui::Icon::Info, text.tr("No numbers")};
    case BoxState::Lone:
        return {Tone::Hint, ui::Icon::Info, text.tr("Partner missing")};
    case BoxState::Checking:
        return {Tone::Neutral, ui::Icon::Clock, text.tr("Checking…")};
    case BoxState::Known:
        break;
    }
    if (known.unsolvable())
        return {Tone::Bad, ui::Icon::Cross, text.tr("Not solvable")};
    if (!known.solvable())
        return {Tone::Neutral, ui::Icon::Info, text.trc("board", "Not decided")};
    if (known.least || known.more)
        return {Tone::Good, ui::Icon::Check, text.tr("Solvable")};
    if (known.ambiguous())
        return {Tone::Hint, ui::Icon::Info, text.tr("Not unique")};
    return {Tone::Good, ui::Icon::Check, known.review.unique == true ? text.tr("One solution") : text.tr("Solvable")};
}

std::string solutionsWords(const text::Text& text, const arukone::Review& review) {
    if (review.count.complete())
        return (review.count.solutions.saturated() ? "≥ " : "") + review.count.solutions.text();
    if (!review.unique)
        return text.trc("a fact", "not decided");
    return *review.unique ? "1" : text.trc("solutions", "several");
}

std::string yesOrNo(const text::Text& text, const std::optional<bool>& answer) {
    return !answer ? text.trc("a fact", "not decided") : *answer ? text.tr("yes") : text.tr("no");
}

std::vector<StatusBadge::Fact> factsOf(const text::Text& text, const ArukoneKnowledge& known) {
    std::vector<StatusBadge::Fact> facts;
    if (!known.solvable())
        return facts;
    const arukone::Review& review = known.review;
    if (known.least && known.least->exact())
        facts.push_back({text.tr("Least length"), std::to_string(known.least->length)});
    else if (known.least)
        facts.push_back({text.tr("Least length"), text.tr("at most {1}", known.least->length),
                         text.tr("≤ {1}", known.least->length)});
    if (known.more)
        return facts;
    if (known.least || known.ambiguous() || !review.unique)
        facts.push_back({text.tr("Solutions"), solutionsWords(text, review)});
    else
        facts.push_back({text.tr("Strict"), yesOrNo(text, review.strict)});
    if (review.grade)
        facts.push_back({text.tr("Difficulty"), difficultyName(text, review.grade->difficulty)});
    return facts;
}

std::string obstacleWords(const text::Text& text, const arukone::Obstacle& obstacle) {
    using Kind = arukone::Obstacle::Kind;
    const int pair = obstacle.pair.value_or(0) + 1;
    switch (obstacle.kind) {
    case Kind::ShutIn:
        return text.tr("One {1} is shut in.", pair);
    case Kind::Apart:
        return text.tr("No path leads from one {1} to the other.", pair);
    case Kind::Crossing:
        return text.tr("{1} and {2} alternate along the border, so their cables would cross.", pair,
                       obstacle.other.value_or(0) + 1);
    case Kind::DeadEnd:
        return text.tr("The tinted cell is a dead end.");
    case Kind::Unreachable:
        return text.tr("No cable can get into the tinted cells and out again.");
    case Kind::Parity:
        break;
    }
    return text.tr("Colour the board like a chessboard: too many cells have the tinted colour.");
}

} // namespace

StatusBadge badgeOf(const text::Text& text, const ArukoneKnowledge& known, const BoxRepairs& repairs) {
    StatusBadge badge = headOf(text, known);
    badge.settled = known.state != BoxState::Checking;
    badge.facts = factsOf(text, known);
    if (known.solvable()) {
        badge.reason = known.more ? text.tr("Looking closer…") : programWords(text, known.review.program);
        badge.watch = text.tr("Watch");
    } else {
        badge.reason = adviceOn(text, known);
    }
    if (repairs.seeking)
        badge.repair = {text.tr("Looking…"), false};
    else if (repairs.number > 0 && repairs.of > 1)
        badge.repair = {text.tr("Other repair ({1}/{2})", repairs.number, repairs.of), true};
    else if (known.ambiguous() && !known.least)
        badge.repair = {text.tr("Repair"), !known.differs.empty()};
    return badge;
}

std::string adviceOn(const text::Text& text, const ArukoneKnowledge& known) {
    switch (known.state) {
    case BoxState::NoPairs:
        return text.tr("Press a cell for a number, then another for its partner. Or draw a cable.");
    case BoxState::Lone:
        return text.tr("Press the cell of the other {1}.", known.lone + 1);
    case BoxState::Checking:
        return {};
    case BoxState::Known:
        break;
    }
    if (known.unsolvable()) {
        const std::string why = known.obstacle ? obstacleWords(text, *known.obstacle) : std::string();
        const std::string rest = known.touching
                                     ? text.tr("It could be solved if cables were allowed to run beside themselves.")
                                 : known.unfilled ? text.tr("It could be solved if cells were allowed to stay empty.")
                                 : why.empty()    ? text.tr("Not all pairs can be joined.")
                                                  : std::string();
        return why.empty() || rest.empty() ? why + rest : why + " " + rest;
    }
    if (known.ambiguous() && !known.differs.empty())
        return text.tr("Another solution differs in the tinted cells.");
    if (known.solvable() && known.review.unique == true && known.review.strict == false)
        return text.tr("Not strict: it could also be solved with cells left empty.");
    return {};
}

std::string programWords(const text::Text& text, const arukone::Judgement& program) {
    const int blocker = program.blocker.value_or(0) + 1;
    switch (program.always) {
    case arukone::Always::CanSucceed:
        return program.proof // It is not the program's own run that succeeds.
                   ? text.tr(
                         "The simple program can solve it, but only if it happens to take the right shortest paths.")
                   : text.tr("The simple program can solve it.");
    case arukone::Always::Open:
        return text.tr("The simple program: not decided.");
    case arukone::Always::Fails:
        break;
    }
    if (program.proof == arukone::Proof::Trap)
        return text.tr("The simple program fails: {1} shuts {2} in.", blocker, program.victim.value_or(0) + 1);
    if (program.proof == arukone::Proof::Unique && program.blocker)
        return text.tr("The simple program fails: {1} takes a path that is too short.", blocker);
    return text.tr("The simple program always fails.");
}

} // namespace game
