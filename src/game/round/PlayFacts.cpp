// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/PlayFacts.hpp"

#include "puzzle/Game.hpp"

namespace game {

namespace {

constexpr int maxCountable = 9; ///< Up to this many rows or columns can be counted at a glance.

} // namespace

PlayFacts playFacts(const text::Text& text, const data::Settings& settings, const Round& round,
                    const PlayContext& context) {
    const lights::Session& session = round.session();
    PlayFacts facts;
    facts.showName = settings.inSight.levelName;
    facts.showBest = settings.inSight.best && !round.challenge().random() && // Every random board is new.
                     !context.race;
    facts.race = context.race;
    facts.best = context.best;
    facts.unsolvable = round.unsolvable();
    facts.starsWithinReach = round.starsWithinReach();
    if (context.test)
        facts.help = text.tr("Test play: not recorded");
    else if (session.assists().solutionShown)
        facts.help = text.tr("Solution shown: not recorded");
    else if (session.assists().any())
        facts.help = text.tr("With help: two stars at most");
    if (settings.inSight.moves)
        facts.moves = session.moves();
    if (settings.inSight.optimum) {
        if (round.solving())
            facts.solving = round.progress();
        if (const lights::Optimum* optimum = round.optimum()) {
            facts.optimum = optimum->moves();
            facts.exact = optimum->exact();
            facts.ways = round.ways();
            facts.twoStarMoves = puzzle::twoStarMoves(optimum->moves());
        }
    }
    if (settings.inSight.windowsLeft) {
        facts.windowsLeft = session.cellsLeft();
        facts.windows = session.board().cellCount();
    }
    if (settings.inSight.time)
        facts.time = session.elapsed();
    facts.movesLeft = context.movesLeft;
    if (session.board().rows() > maxCountable || session.board().columns() > maxCountable)
        facts.cursor = text.tr("row {1} · column {2}", context.cursor.row + 1, context.cursor.column + 1);
    return facts;
}

} // namespace game
