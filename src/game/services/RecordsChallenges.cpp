// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is stored as something to play.

#include "data/levels/BoardCode.hpp"
#include "data/levels/RandomWish.hpp"
#include "game/boards/BoardOrigin.hpp"
#include "game/boards/DailyBoard.hpp"
#include "game/services/Records.hpp"

#include <utility>

namespace game {

std::string savedKey(const Challenge& challenge) {
    const bool ofMany = challenge.random() && challenge.key.mode() == puzzle::RunMode::Random;
    return ofMany ? challenge.key.text() + seedMark + challenge.random()->seed : challenge.key.text();
}

Challenge challengeOf(const data::LevelRef& level) {
    const data::Pack& pack = level.pack->pack;
    Challenge::Place place{static_cast<int>(level.index) + 1, static_cast<int>(pack.levels.size()), pack.id, pack.name,
                           level.pack->album};
    Challenge challenge{level.key(), level.level().puzzle, std::move(place), level.level().name, level.code()};
    challenge.notes = notesOf(level.level());
    return challenge;
}

std::optional<Challenge> challengeOf(const data::RunSummary& run, const data::Library& library) {
    if (const auto level = library.levelOf(run.key); level && level->code() == run.code)
        return challengeOf(*level);
    auto board = data::boardOfCode(run.code);
    if (!board)
        return std::nullopt;
    Challenge::Origin origin;
    if (const auto day = run.key.day())
        origin = Challenge::Daily{*day, run.key.dailySeries()};
    return Challenge(run.key, *std::move(board), std::move(origin), {}, run.code);
}

namespace {

std::optional<Challenge> reopened(const data::SavedBoard& saved, const data::Library& library) {
    if (const auto level = library.find(saved.key))
        return challengeOf(*level);
    if (const auto day = puzzle::dayOfKey(saved.key)) {
        Challenge challenge = dailyChallenge(*day, puzzle::dailySeriesOfKey(saved.key));
        return challenge.code == saved.code ? std::optional(std::move(challenge)) : std::nullopt;
    }
    auto board = data::boardOfCode(saved.code);
    if (!board)
        return std::nullopt;
    puzzle::RunKey key = saved.key;
    const bool ofMany = key.mode() == puzzle::RunMode::Random;
    const auto random = ofMany ? parseOrigin(key.setting(), false) : parseOrigin(saved.origin, true);
    if (!random && ofMany)
        return std::nullopt;
    if (ofMany)
        key = puzzle::RunKey::random(data::settingKey(random->setting), key.puzzle());
    return Challenge(std::move(key), *std::move(board), random ? Challenge::Origin(*random) : Challenge::Shared{}, {},
                     saved.code);
}

} // namespace

std::optional<Challenge> resumable(Records& records, const data::Library& library) {
    const auto saved = records.latestUnfinished();
    auto challenge = saved ? reopened(*saved, library) : std::nullopt;
    if (challenge)
        challenge->ofClass = saved->origin == classOrigin;
    return challenge;
}

} // namespace game
