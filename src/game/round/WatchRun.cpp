// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/WatchRun.hpp"

#include "data/players/Progress.hpp"
#include "game/dialogs/ToQuestion.hpp"
#include "game/play/ToPlay.hpp"
#include "game/replay/ToReplay.hpp"
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

void askToRace(const Challenge& challenge, const data::Run& run, const text::Text& text, Navigator& navigator,
               Records& records) {
    Challenge board = challenge;
    if (!board.key.isFixedBoard()) // Its board is known by now: it must not count as a random one.
        board.key = run.code;
    const auto left = records.unfinished(savedKey(board));
    auto race = [&navigator, board, run] { navigator.push(ToPlay{board, false, {}, run}); };
    if (!left || puzzle::countDistinctTimes(left->game.events) == 0) {
        race();
        return;
    }
    navigator.push(ToQuestion{
        text.tr("Start this board again?"),
        text.tr("You left it unfinished. A race starts it from the beginning, and what you did on it is lost."),
        {{text.tr("Keep it"), {}}, {text.tr("Race"), std::move(race)}}});
}

Destination replayOf(Challenge challenge, data::Run run, const text::Text& text, Navigator& navigator, Records& records,
                     bool canRace) {
    if (!records.givesAway(challenge, run))
        return ToReplay{std::move(challenge), std::move(run)};
    ToQuestion question{text.tr("This run shows the answer"),
                        text.tr("You can watch it once you have three stars on this board."),
                        {{text.tr("Back"), {}}}};
    if (canRace) {
        question.text += " " + text.tr("Until then you can race it: its board stays hidden.");
        question.answers.push_back(
            {text.tr("Race"), [challenge = std::move(challenge), run = std::move(run), &text, &navigator, &records] {
                 askToRace(challenge, run, text, navigator, records);
             }});
    }
    return question;
}

} // namespace game
