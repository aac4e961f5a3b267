// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/replay/RaceOffer.hpp"

#include "data/players/Progress.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/play/ToPlay.hpp"
#include "game/scene/Navigator.hpp"
#include "game/services/Preferences.hpp"
#include "game/services/Records.hpp"
#include "puzzle/EventText.hpp"
#include "text/Text.hpp"

#include <utility>

namespace game {

bool isUnlocked(const Challenge& challenge, Records& records, const data::Library& library,
                const Preferences& preferences) {
    const auto level = library.levelOf(challenge.key);
    return !level || data::isOpen(library, records.progress(), *level, preferences.get().unlockAll);
}

void askToRace(const Challenge& challenge, const data::Run& run, const SceneContext& context, Records& records) {
    Challenge board = challenge;
    if (!board.key.isFixedBoard()) // Its board is known by now: it must not count as a random one.
        board.key = run.code;
    const auto left = records.unfinished(savedKey(board));
    auto race = [&navigator = context.navigator, board, run] { navigator.push(ToPlay{board, false, {}, run}); };
    if (!left || puzzle::countDistinctTimes(left->game.events) == 0) {
        race();
        return;
    }
    const text::Text& text = context.text;
    context.navigator.push(ToQuestion{
        text.tr("Start this board again?"),
        text.tr("You left it unfinished. A race starts it from the beginning, and what you did on it is lost."),
        {{text.tr("Keep it"), {}}, {text.tr("Race"), std::move(race)}}});
}

} // namespace game
