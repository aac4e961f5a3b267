// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/menu/NextBoard.hpp"

#include "arukone/Session.hpp"
#include "game/campaign/ToCampaign.hpp"
#include "game/classes/ToClass.hpp"
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

/// The house of the class that is to solve a board, if there is one.
std::optional<ToClass> classThatAsks(SharedLeaderboards& shared, const puzzle::RunKey& key) {
    for (const data::SharedLeaderboard& board : shared.boards())
        if (const auto& plan = shared.classOf(board.name).reading.plan; plan && plan->asksFor(key))
            return ToClass{board.name};
    return std::nullopt;
}

} // namespace

NextBoard nextBoard(const text::Text& text, Records& records, SharedLeaderboards& shared, const data::Library& library,
                    bool unlockAll) {
    if (auto challenge = resumable(records, library)) {
        auto house = challenge->ofClass ? classThatAsks(shared, challenge->key) : std::nullopt;
        challenge->ofClass = house.has_value();
        NextBoard next = boardOf(text, library, *std::move(challenge), records.latestUnfinished());
        if (house) // It is left for the class, and not for the house of the campaign.
            next.way = {*std::move(house), next.way.back()};
        return next;
    }
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
