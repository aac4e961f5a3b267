// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/leaderboard/ScoreBoards.hpp"

#include "arukone/Arukone.hpp"
#include "data/levels/BoardCode.hpp"
#include "game/services/Records.hpp"
#include "game/words/Wording.hpp"
#include "lights/ShareCode.hpp"
#include "text/Format.hpp"

#include <algorithm>
#include <optional>
#include <set>

namespace game {

namespace {

ScoreBoard boardOf(const text::Text& text, const data::LevelRef& level) {
    const Challenge challenge = challengeOf(level);
    std::string label = boardName(text, challenge);
    if (challenge.place())
        // TRANSLATORS: The place of a level and its name: "Attic 3: Ghost".
        label = text.tr("{1}: {2}", shortPlace(text, challenge), label);
    const int number = challenge.place() ? challenge.place()->number : 0;
    return {level.key(), std::move(label), number, ui::Icon::Grid, level.level().puzzle};
}

std::optional<ScoreBoard> codeBoard(const text::Text& text, const puzzle::RunKey& key) {
    auto board = data::boardOfCode(key.text());
    if (!board)
        return std::nullopt;
    const auto line = [&text](const auto& rules) { return boardLine(text, rules); };
    std::string label = text.tr("{1}: {2}", std::visit(line, *board), key.text());
    return ScoreBoard{key, std::move(label), 0, ui::Icon::Grid, std::move(*board)};
}

bool isFuseBox(const ScoreBoard& board) {
    return board.puzzle && std::holds_alternative<arukone::Board>(*board.puzzle);
}

std::optional<ScoreBoard> ownBoard(const text::Text& text, const data::Library& library, const puzzle::RunKey& key) {
    if (key.mode() == puzzle::RunMode::Board)
        return codeBoard(text, key);
    const auto level = library.levelOf(key);
    if (!level || level->pack->shipped || data::isAsked(level->level()))
        return std::nullopt;
    return boardOf(text, *level);
}

/// Orders by size, small boards first, then by key.
bool comesBefore(const ScoreBoard& one, const ScoreBoard& other) {
    const auto size = [](const ScoreBoard& board) { return board.setting->rows * board.setting->columns; };
    return size(one) != size(other) ? size(one) < size(other) : one.key < other.key;
}

} // namespace

std::optional<data::LevelPuzzle> ScoreBoard::board() const {
    return day ? std::optional<data::LevelPuzzle>(lights::dailyBoard(*day, key.dailySeries()).puzzle) : puzzle;
}

std::optional<arukone::Fill> ScoreBoard::fill() const {
    if (const auto* const box = puzzle ? std::get_if<arukone::Board>(&*puzzle) : nullptr)
        return box->fill();
    const auto ofMany = key.puzzle() == arukone::puzzleId ? arukone::settingFromKey(key.setting()) : std::nullopt;
    return ofMany ? std::optional(ofMany->fill) : std::nullopt;
}

std::vector<ScoreBoard> randomBoards(const text::Text& text, std::span<const puzzle::RunKey> keys,
                                     const lights::RandomSetting& last) {
    std::vector<ScoreBoard> boards;
    lights::RandomSetting ranked = last;
    ranked.sealed = 0; // Boards with sealed windows rank under their codes.
    std::set<puzzle::RunKey> wanted{puzzle::RunKey::random(lights::key(ranked))};
    wanted.insert(keys.begin(), keys.end());
    for (const puzzle::RunKey& key : wanted) {
        if (const auto setting = key.puzzle().empty() ? lights::settingFromKey(key.setting()) : std::nullopt)
            boards.push_back(
                {key, settingWords(text, *setting), 0, surfaceIcon(setting->rules.surface), {}, setting, {}});
    }
    std::sort(boards.begin(), boards.end(), comesBefore);
    return boards;
}

std::vector<ScoreBoard> dailyBoards(const text::Text& text, std::span<const puzzle::RunKey> keys, puzzle::Day today) {
    std::set<std::tuple<puzzle::Day, bool>> wanted; // With whether it is the day's main puzzle, which comes last.
    if (puzzle::hasDailyPuzzle(today))
        wanted = {{today, false}, {today, true}};
    for (const puzzle::RunKey& key : keys)
        if (const auto day = key.day())
            wanted.emplace(*day, key.dailySeries() == puzzle::DailySeries::Main);
    std::vector<ScoreBoard> boards;
    boards.reserve(wanted.size());
    for (const auto& [day, main] : wanted) {
        const std::string date = text::longDate(text, day);
        if (main)
            boards.push_back({puzzle::RunKey::daily(day), date, 0, ui::Icon::Calendar, {}, {}, day});
        else
            boards.push_back({puzzle::RunKey::daily(day, puzzle::DailySeries::Coffee),
                              dailyPlace(text, puzzle::DailySeries::Coffee, date),
                              0,
                              ui::Icon::Mug,
                              {},
                              {},
                              day});
    }
    return boards;
}

std::vector<ScoreBoard> campaignBoards(const text::Text& text, const data::Library& library) {
    std::vector<ScoreBoard> boards;
    for (const data::LibraryPack& pack : library.campaign())
        for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
            if (!data::isAsked(pack.pack.levels[i]))
                boards.push_back(boardOf(text, library.level(pack, i)));
    return boards;
}

std::vector<ScoreBoard> fuseBoxes(const text::Text& text, const data::Library& library,
                                  std::span<const puzzle::RunKey> keys) {
    std::vector<ScoreBoard> boards;
    for (const data::LibraryPack& pack : library.nextDoor())
        for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
            boards.push_back(boardOf(text, library.level(pack, i)));
    std::set<puzzle::RunKey> listed;
    for (const puzzle::RunKey& key : keys) {
        if (!listed.insert(key).second)
            continue;
        const bool ofMany = key.mode() == puzzle::RunMode::Random && key.puzzle() == arukone::puzzleId;
        if (const auto setting = ofMany ? arukone::settingFromKey(key.setting()) : std::nullopt)
            boards.push_back({key, settingWords(text, *setting), 0, ui::Icon::Dice});
        else if (auto board = key.mode() == puzzle::RunMode::Board ? codeBoard(text, key) : std::nullopt;
                 board && isFuseBox(*board))
            boards.push_back(std::move(*board));
    }
    return boards;
}

std::vector<ScoreBoard> ownBoards(const text::Text& text, const data::Library& library,
                                  std::span<const puzzle::RunKey> keys) {
    std::vector<ScoreBoard> boards;
    for (const puzzle::RunKey& key : keys)
        if (auto board = ownBoard(text, library, key);
            board && (key.mode() != puzzle::RunMode::Board || !isFuseBox(*board)))
            boards.push_back(std::move(*board));
    std::set<puzzle::RunKey> listed(keys.begin(), keys.end());
    for (const data::LibraryPack& pack : library.own())
        for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
            if (!data::isAsked(pack.pack.levels[i]) && listed.insert(data::levelKey(pack, i)).second)
                boards.push_back(boardOf(text, library.level(pack, i)));
    return boards;
}

std::optional<std::size_t> furthestSolved(std::span<const ScoreBoard> boards, const data::Progress& progress) {
    for (std::size_t i = boards.size(); i-- > 0;)
        if (progress.at(boards[i].key) != nullptr)
            return i;
    return std::nullopt;
}

} // namespace game
