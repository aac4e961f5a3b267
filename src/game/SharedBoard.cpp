#include "game/SharedBoard.hpp"

#include "lights/ShareCode.hpp"
#include "text/Problems.hpp"

#include <utility>

namespace game {

namespace {

std::string_view trimmed(std::string_view words) {
    constexpr std::string_view blank = " \t\r\n";
    const std::size_t first = words.find_first_not_of(blank);
    if (first == std::string_view::npos)
        return {};
    return words.substr(first, words.find_last_not_of(blank) - first + 1);
}

} // namespace

Challenge looseChallenge(lights::Puzzle puzzle, data::LocalText name) {
    std::string key = lights::encodePuzzle(puzzle);
    return {std::move(key), std::move(puzzle), std::move(name), std::nullopt};
}

tl::expected<Challenge, std::string> sharedBoard(std::string_view code, const text::Text& text) {
    auto puzzle = lights::decodePuzzle(trimmed(code));
    if (!puzzle)
        return tl::unexpected(text::describe(text, puzzle.error()));
    return looseChallenge(*std::move(puzzle));
}

tl::expected<Challenge, std::string> pastedBoard(std::string_view clipboard, const text::Text& text) {
    if (!lights::looksLikeCode(trimmed(clipboard)))
        return tl::unexpected(text.tr("Nothing was copied that is a share code: those begin with LA1."));
    return sharedBoard(clipboard, text);
}

} // namespace game
