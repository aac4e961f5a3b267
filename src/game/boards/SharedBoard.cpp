#include "game/boards/SharedBoard.hpp"

#include "lights/ShareCode.hpp"
#include "text/Problems.hpp"

#include <utility>

namespace game {

Challenge looseChallenge(lights::Puzzle puzzle, data::LocalText name) {
    const std::string code = lights::encodePuzzle(puzzle);
    return {code, std::move(puzzle), Challenge::Shared{}, std::move(name), code};
}

tl::expected<Challenge, std::string> sharedBoard(std::string_view code, const text::Text& text) {
    auto puzzle = lights::decodeBoardCode(code);
    if (!puzzle)
        return tl::unexpected(text::describe(text, puzzle.error()));
    return looseChallenge(*std::move(puzzle));
}

tl::expected<Challenge, std::string> pastedBoard(std::string_view clipboard, const text::Text& text) {
    if (!lights::looksLikeBoardCode(clipboard))
        return tl::unexpected(text.tr("There is no share code on the clipboard: share codes start with LA1."));
    return sharedBoard(clipboard, text);
}

} // namespace game
