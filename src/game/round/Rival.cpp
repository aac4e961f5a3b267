// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/Rival.hpp"

#include "lights/EventText.hpp"
#include "text/Format.hpp"

#include <chrono>
#include <utility>

namespace game {

namespace {

/// Formats a time difference: "a moment", "12 seconds", "1:24 minutes".
std::string span(const text::Text& text, std::chrono::milliseconds time) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(time);
    if (seconds < std::chrono::seconds(1))
        return text.trc("a span of time", "a moment");
    if (seconds < std::chrono::minutes(1))
        // TRANSLATORS: A time that a sentence says: "by 12 seconds".
        return text.trn("{1} second", "{1} seconds", seconds.count());
    return text.tr("{1} minutes", text::clock(time));
}

} // namespace

Rival rivalOn(const lights::Puzzle& puzzle, data::Run run) {
    lights::Playback playback(lights::Session(puzzle), lights::parseEvents(run.events).value());
    return {std::move(playback), std::move(run)};
}

std::string raceResult(const text::Text& text, const puzzle::Performance& own, const data::RunSummary& rival) {
    const std::string name = text::playerName(text, rival.player);
    const int moves = own.moves - rival.moves;
    if (moves < 0)
        return text.trn("{1} move ahead of {2}.", "{1} moves ahead of {2}.", -moves, name);
    if (moves > 0)
        return text.trn("{2} was {1} move ahead.", "{2} was {1} moves ahead.", moves, name);
    const puzzle::Milliseconds time = own.elapsed - rival.duration;
    if (time.count() < 0)
        // TRANSLATORS: {1} is a player, {2} a span of time: "As many moves as Ada, and 12 seconds faster."
        return text.tr("As many moves as {1}, and {2} faster.", name, span(text, -time));
    if (time.count() > 0)
        return text.tr("As many moves as {1}, who was {2} faster.", name, span(text, time));
    return text.tr("As many moves as {1}, and as fast: a dead heat.", name);
}

} // namespace game
