// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/PlayExits.hpp"

#include "game/boards/BoardFromCode.hpp"
#include "game/boards/FileLevels.hpp"
#include "game/controls/BoardPlace.hpp"
#include "game/controls/GenerateBoard.hpp"
#include "game/play/ToPlay.hpp"
#include "game/words/Wording.hpp"
#include "ui/Clipboard.hpp"

#include <utility>

namespace game {

PlayExits::PlayExits(const SceneContext& context, Records& records, const BoardSources& boards, Left left)
    : m_context(context)
    , m_records(records)
    , m_boards(boards)
    , m_left(std::move(left)) {}

void PlayExits::say(ui::Toast::Kind kind, std::string words) {
    m_left.toasts.show({kind, std::move(words), {}, {}});
}

void PlayExits::replaceBy(Destination to) {
    m_taken = true;
    m_context.navigator.replace(std::move(to));
}

void PlayExits::toBoard(Challenge challenge, std::string says) {
    m_left.keep();
    ToPlay to{std::move(challenge), true};
    to.says = std::move(says);
    replaceBy(std::move(to));
}

void PlayExits::toNext() {
    const Challenge& challenge = m_left.challenge;
    if (challenge.ofClass) { // As after a win: its house has the others.
        leave();
        return;
    }
    if (challenge.random()) {
        generateBoard(nextRound(*challenge.random(), m_boards.entropy), m_context.navigator, m_context.text,
                      [this](Challenge drawn) { toBoard(std::move(drawn)); });
        return;
    }
    if (challenge.day()) {
        say(ui::Toast::Kind::Hint,
            m_context.text.tr("There is one puzzle a day. The calendar has those of other days."));
        return;
    }
    if (!fileOf(challenge).empty()) {
        if (auto next = nextInFile(challenge))
            toBoard(*std::move(next));
        else
            say(ui::Toast::Kind::Hint, m_context.text.tr("This is the last level of the file."));
        return;
    }
    const auto here = m_boards.library.levelOf(challenge.key);
    const auto next =
        here ? data::nextLevel(m_boards.library, m_records.progress(), here, m_context.preferences.get().unlockAll)
             : std::nullopt;
    if (!next || next == here)
        say(ui::Toast::Kind::Hint, here && !here->pack->shipped
                                       ? m_context.text.tr("There is no other unsolved level here.")
                                       : m_context.text.tr("No other open level. Solve this one first."));
    else
        toBoard(challengeOf(*next));
}

void PlayExits::toPastedBoard() {
    auto pasted = pastedBoard(m_context.clipboard.text(), m_context.text);
    if (pasted)
        toBoard(std::move(pasted->challenge), std::move(pasted->remark));
    else
        say(ui::Toast::Kind::Danger, std::move(pasted.error()));
}

void PlayExits::leaveTest() {
    m_taken = true;
    m_context.navigator.pop();
}

void PlayExits::leave() {
    m_taken = true;
    m_context.navigator.pop(boardPlace(m_left.challenge, m_boards.library));
}

} // namespace game
