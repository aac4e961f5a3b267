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
    return looksLikeCode(trimmed(text));
}

tl::expected<Puzzle, CodeProblem> decodeBoardCode(std::string_view text) {
    return decodePuzzle(trimmed(text));
}

} // namespace lights
