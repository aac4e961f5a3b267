// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/round/SavedRound.hpp"

#include "game/boards/BoardGeneration.hpp"

#include <algorithm>

namespace game {

std::optional<puzzle::SavedGame> sessionToResume(Records& records, const ToPlay& to) {
    if (to.tested)
        return std::nullopt;
    const std::string key = savedKey(to.challenge);
    auto saved = records.unfinished(key);
    puzzle::SavedGame hinted;
    hinted.assists.hints = 1;
    const auto anew = records.wasHintedLast(key) ? std::optional(hinted) : std::nullopt;
    // A level that was edited since is a different board.
    if (!saved || saved->code != to.challenge.code)
        return anew;
    const bool begun = isBegun(*saved);
    if (begun && to.resume)
        return std::move(saved->game);
    const puzzle::Assists& used = saved->game.assists;
    const bool sticks = !begun || used.solutionShown || to.challenge.day() || records.solutionSeen(key);
    if (!used.any() || !sticks || !records.isOfToday(*saved))
        return anew;
    if (used.solutionShown)
        records.noteSolutionSeen(key);
    puzzle::SavedGame fresh;
    fresh.assists = {std::max(1, used.hints), used.liveCounter, false};
    return fresh;
}

void saveRound(Records& records, const StoredRound& round) {
    if (round.touched())
        records.saveUnfinished(round.challenge(), round.save());
    else
        records.dropUnfinished(savedKey(round.challenge()));
}

ToWin recordWin(Records& records, const data::Library& library, const StoredRound& round, std::optional<int> best) {
    ToWin win{round.challenge(), round.performance(), round.par(), {}, best, 0, {}};
    const data::LevelBest* const before = records.progress().at(round.challenge().key);
    const bool first = before == nullptr;
    win.starsHere = before != nullptr ? before->stars : 0; // Before it changes.
    win.starsBefore = data::starsTowards(library, records.progress(), seriesOf(round.challenge(), library));
    win.recorded = records.record(round.challenge(), win.played, win.par);
    const std::string key = savedKey(repeatChallenge(round.challenge()));
    win.solutionSeen = records.solutionSeen(key);
    win.hintedBefore = records.wasHintedLast(key);
    if (!win.played.assists.solutionShown)
        records.noteSolved(key, win.played.assists.hints > 0);
    if (first)
        win.asleep = completedByWin(records.progress(), library, round.challenge().key);
    return win;
}

std::span<const data::LibraryPack> seriesOf(const Challenge& challenge, const data::Library& library) {
    const auto level = library.levelOf(challenge.key);
    if (level && !level->pack->shipped) // A house of its own.
        if (const data::LibraryPack* const pack = library.pack(level->pack->pack.id))
            return {pack, 1};
    return level ? library.seriesOf(*level->pack) : challenge.isLights() ? library.campaign() : library.nextDoor();
}

Asleep completedByWin(const data::Progress& progress, const data::Library& library, const puzzle::RunKey& key) {
    const auto sleeps = [&](const data::LibraryPack& pack) {
        return progress.solved(pack) == static_cast<int>(pack.pack.levels.size());
    };
    const auto level = library.levelOf(key);
    if (!level || !level->pack->shipped || level->pack->album || progress.at(key) == nullptr || !sleeps(*level->pack))
        return Asleep::Board;
    const auto houses = library.seriesOf(*level->pack);
    return std::all_of(houses.begin(), houses.end(), sleeps) ? Asleep::Street : Asleep::House;
}

} // namespace game
