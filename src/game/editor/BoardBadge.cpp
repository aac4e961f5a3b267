// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/editor/BoardBadge.hpp"

#include "game/words/ProofWords.hpp"

namespace game {

namespace {

using State = BoardFacts::State;
using Tone = StatusBadge::Tone;

/// Tone, icon and title.
StatusBadge headOf(const text::Text& text, const BoardFacts& facts) {
    switch (facts.state) {
    case State::NoWindows:
        return {Tone::Bad, ui::Icon::Cross, text.tr("Nothing to press")};
    case State::Checking:
        return {Tone::Neutral, facts.solved ? ui::Icon::Info : ui::Icon::Clock, text.tr("Checking…")};
    case State::Solvable:
        return facts.solved ? StatusBadge{Tone::Neutral, ui::Icon::Info, text.tr("Already solved")}
                            : StatusBadge{Tone::Good, ui::Icon::Check, text.tr("Solvable")};
    case State::Unsolvable:
        break;
    }
    return {Tone::Bad, ui::Icon::Cross, text.tr("Not solvable")};
}

} // namespace

StatusBadge badgeOf(const text::Text& text, const BoardFacts& facts, const RepairPlace& repaired) {
    StatusBadge badge = headOf(text, facts);
    badge.settled = facts.state != State::Checking;
    const bool unsolvable = facts.state == State::Unsolvable;
    if (unsolvable && facts.repairs.empty())
        badge.reason = text.tr("Looking for the reason…");
    else if (unsolvable) // reasonFact says more, where there is room for it.
        badge.reason = text.tr("An odd number of tinted windows are wrong.");
    if (facts.state == State::Solvable)
        badge.facts = {{text.tr("Optimum"), optimumFact(text, facts), optimumFigure(text, facts)},
                       {text.tr("Solutions"), solutionsFact(facts)}};
    if (!unsolvable && facts.state != State::NoWindows)
        badge.facts.push_back(
            {text.tr("Lights on"), text.tr("{1} / {2}", facts.lit, facts.windows), std::to_string(facts.lit)});
    if (facts.state == State::NoWindows)
        badge.reason = text.tr("A board needs at least one window.");
    if (!unsolvable)
        badge.twin = facts.twin;
    const bool again = repaired.number > 0 && repaired.of > 1;
    if (again)
        // TRANSLATORS: Another way to mend the board, with its number and how many there are: "Other repair (2/5)".
        badge.repair = {text.tr("Other repair ({1}/{2})", repaired.number, repaired.of), true};
    else if (unsolvable)
        badge.repair = {text.tr("Repair"), !facts.repairs.empty()};
    if (facts.proof) {
        badge.watchBriefly = proofLabels(text, *facts.proof);
        badge.watch = badge.watchBriefly.front();
        badge.watchBriefly.erase(badge.watchBriefly.begin());
        badge.watchIcon = facts.proof->running ? ui::Icon::Cross : ui::Icon::Check;
    }
    return badge;
}

} // namespace game
