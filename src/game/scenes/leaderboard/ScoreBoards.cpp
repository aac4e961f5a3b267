#include "game/scenes/leaderboard/ScoreBoards.hpp"

#include "game/Records.hpp"
#include "game/Wording.hpp"
#include "lights/ShareCode.hpp"

#include <optional>

namespace game {

namespace {

ScoreBoard boardOf(const text::Text& text, const data::LevelRef& level) {
    const Challenge challenge = challengeOf(level);
    std::string label = boardName(text, challenge);
    if (challenge.place)
        label = text.tr("{1}: {2}", shortPlace(text, challenge), label);
    return {level.key(), level.level().puzzle, std::move(label), challenge.place ? challenge.place->number : 0};
}

std::optional<ScoreBoard> ownBoard(const text::Text& text, const data::Library& library, const std::string& key) {
    if (lights::looksLikeCode(key)) {
        auto puzzle = lights::decodePuzzle(key);
        if (!puzzle)
            return std::nullopt;
        std::string label = text.tr("{1}: {2}", boardLine(text, *puzzle), key);
        return ScoreBoard{key, std::move(*puzzle), std::move(label), 0};
    }
    const auto level = library.find(key);
    if (!level || level->pack->shipped)
        return std::nullopt;
    return boardOf(text, *level);
}

} // namespace

std::vector<ScoreBoard> campaignBoards(const text::Text& text, const data::Library& library) {
    std::vector<ScoreBoard> boards;
    for (const data::LibraryPack& pack : library.campaign())
        for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
            boards.push_back(boardOf(text, {&pack, i}));
    return boards;
}

std::vector<ScoreBoard> ownBoards(const text::Text& text, const data::Library& library,
                                  std::span<const std::string> keys) {
    std::vector<ScoreBoard> boards;
    for (const std::string& key : keys)
        if (auto board = ownBoard(text, library, key))
            boards.push_back(std::move(*board));
    return boards;
}

} // namespace game
