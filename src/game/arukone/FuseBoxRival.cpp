// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/arukone/FuseBoxRival.hpp"

#include "arukone/EventText.hpp"
#include "text/Format.hpp"

#include <utility>

namespace game {

FuseBoxRival rivalOn(const arukone::Board& board, data::Run run) {
    arukone::Playback playback(arukone::Session(board), arukone::parseEvents(run.events).value());
    return {std::move(playback), std::move(run)};
}

FuseBoxFacts::Rival rivalFacts(const text::Text& text, const FuseBoxRival& rival) {
    const arukone::Session& session = rival.session();
    FuseBoxFacts::Rival facts{text::playerName(text, rival.run().player), session.score(), session.state().joined,
                              std::nullopt};
    if (rival.finished())
        facts.time = rival.run().duration;
    return facts;
}

} // namespace game
