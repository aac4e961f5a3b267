#include "lights/BoardCode.hpp"

namespace lights {

namespace {

std::string_view trimmed(std::string_view text) noexcept {
    constexpr std::string_view blank = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blank);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blank) - first + 1);
}

} // namespace

bool looksLikeBoardCode(std::string_view text) noexcept {
    return looksLikeCode(trimmed(text)) || looksLikeFlipId(trimmed(text));
}

tl::expected<Puzzle, BoardCodeProblem> decodeBoardCode(std::string_view text) {
    const std::string_view code = trimmed(text);
    const auto either = [](auto problem) { return BoardCodeProblem(problem); };
    return looksLikeFlipId(code) ? decodeFlipId(code).map_error(either) : decodePuzzle(code).map_error(either);
}

} // namespace lights
