// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/menu/NextBoard.hpp"

#include "arukone/Session.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/controls/BoardPlace.hpp"
#include "game/daily/ToDaily.hpp"
#include "game/play/ToPlay.hpp"
#include "game/random/ToRandom.hpp"
#include "game/words/Wording.hpp"
#include "lights/Session.hpp"

#include <optional>
#include <utility>

namespace game {

namespace {

/// The board as the player left it.
void showBoard(NextBoard& next, const Challenge& challenge, const std::optional<data::SavedBoard>& saved) {
    if (challenge.isArukone())
        next.board = challenge.fuseBox();
    if (!challenge.isLights())
        return;
    std::optional<lights::Session> session;
    if (saved)
        session = lights::Session::restore(challenge.lights(), saved->game);
    next.board = session ? session->board() : challenge.lights().start();
}

void nameBoard(NextBoard& next, const text::Text& text, const Challenge& challenge) {
    const Challenge::Place* const place = challenge.place();
    if (place == nullptr) {
        next.place = shortPlace(text, challenge);
        return;
    }
    next.place = houseName(text, *place) + " · " + std::to_string(place->number);
    if (!challenge.name.empty())
        next.name = boardName(text, challenge);
}

NextBoard boardOf(const text::Text& text, const data::Library& library, Challenge challenge,
                  const std::optional<data::SavedBoard>& saved) {
    NextBoard next;
    next.begun = saved.has_value();
    nameBoard(next, text, challenge);
    showBoard(next, challenge, saved);
    if (challenge.place() != nullptr && challenge.place()->album)
        next.way.emplace_back(ToCampaign{challenge.place()->packId, {}});
    if (auto place = boardPlace(challenge, library))
        next.way.push_back(*std::move(place));
    next.way.emplace_back(ToPlay{std::move(challenge), true});
    return next;
}

} // namespace

NextBoard nextBoard(const text::Text& text, Records& records, const data::Library& library, bool unlockAll) {
    if (auto challenge = resumable(records, library))
        return boardOf(text, library, *std::move(challenge), records.latestUnfinished());
    if (const auto level = data::nextLevel(library, records.progress(), std::nullopt, unlockAll))
        return boardOf(text, library, challengeOf(*level), std::nullopt);
    const puzzle::Day today = records.today();
    NextBoard next;
    if (puzzle::hasDailyPuzzle(today) && records.daily().at(today) == nullptr) {
        next.place = text.tr("Daily puzzle");
        next.way.emplace_back(ToDaily{});
    } else {
        next.place = text.tr("Random board");
        next.way.emplace_back(ToRandom{});
    }
    return next;
}

} // namespace game
