#include "game/leaderboard/ScoreBoards.hpp"

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
        label = text.tr("{1}: {2}", shortPlace(text, challenge), label);
    const int number = challenge.place() ? challenge.place()->number : 0;
    return {level.key(), std::move(label), number, ui::Icon::Grid, level.level().lights()};
}

std::optional<ScoreBoard> ownBoard(const text::Text& text, const data::Library& library, const puzzle::RunKey& key) {
    if (key.mode() == puzzle::RunMode::Board) {
        auto puzzle = lights::decodePuzzle(key.text());
        if (!puzzle)
            return std::nullopt;
        std::string label = text.tr("{1}: {2}", boardLine(text, *puzzle), key.text());
        return ScoreBoard{key, std::move(label), 0, ui::Icon::Grid, std::move(*puzzle)};
    }
    const auto level = library.levelOf(key);
    if (!level || level->pack->shipped)
        return std::nullopt;
    return boardOf(text, *level);
}

/// Orders by size, small boards first, then by key.
bool comesBefore(const ScoreBoard& one, const ScoreBoard& other) {
    const auto size = [](const ScoreBoard& board) { return board.setting->rows * board.setting->columns; };
    return size(one) != size(other) ? size(one) < size(other) : one.key < other.key;
}

} // namespace

std::optional<lights::Puzzle> ScoreBoard::board() const {
    return day ? std::optional(lights::dailyBoard(*day).puzzle) : puzzle;
}

std::vector<ScoreBoard> randomBoards(const text::Text& text, std::span<const puzzle::RunKey> keys,
                                     const lights::RandomSetting& last) {
    std::vector<ScoreBoard> boards;
    std::set<puzzle::RunKey> wanted{puzzle::RunKey::random(lights::key(last))};
    wanted.insert(keys.begin(), keys.end());
    for (const puzzle::RunKey& key : wanted) {
        if (const auto setting = lights::settingFromKey(key.setting()))
            boards.push_back(
                {key, settingWords(text, *setting), 0, surfaceIcon(setting->rules.surface), {}, setting, {}});
    }
    std::sort(boards.begin(), boards.end(), comesBefore);
    return boards;
}

std::vector<ScoreBoard> dailyBoards(const text::Text& text, std::span<const puzzle::RunKey> keys, puzzle::Day today) {
    std::set<puzzle::Day> days;
    if (puzzle::hasDailyPuzzle(today))
        days.insert(today);
    for (const puzzle::RunKey& key : keys)
        if (const auto day = key.day())
            days.insert(*day);
    std::vector<ScoreBoard> boards;
    boards.reserve(days.size());
    for (const puzzle::Day day : days)
        boards.push_back({puzzle::RunKey::daily(day), text::longDate(text, day), 0, ui::Icon::Calendar, {}, {}, day});
    return boards;
}

std::vector<ScoreBoard> campaignBoards(const text::Text& text, const data::Library& library) {
    std::vector<ScoreBoard> boards;
    for (const data::LibraryPack& pack : library.campaign())
        for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
            boards.push_back(boardOf(text, library.level(pack, i)));
    return boards;
}

std::vector<ScoreBoard> ownBoards(const text::Text& text, const data::Library& library,
                                  std::span<const puzzle::RunKey> keys) {
    std::vector<ScoreBoard> boards;
    for (const puzzle::RunKey& key : keys)
        if (auto board = ownBoard(text, library, key))
            boards.push_back(std::move(*board));
    std::set<puzzle::RunKey> listed(keys.begin(), keys.end());
    for (const data::LibraryPack& pack : library.own())
        for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
            if (listed.insert(data::levelKey(pack, i)).second)
                boards.push_back(boardOf(text, library.level(pack, i)));
    return boards;
}

} // namespace game
