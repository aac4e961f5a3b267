#include "data/files/PlayerName.hpp"

#include "data/files/Characters.hpp"

#include <algorithm>

namespace data {

namespace {

/// Returns the size in bytes of the first `count` code points. \pre well-formed UTF-8 with at least that many.
std::size_t bytesOf(std::string_view text, std::size_t count) {
    std::string_view rest = text;
    for (; count > 0; --count)
        static_cast<void>(takeCodePoint(rest));
    return text.size() - rest.size();
}

} // namespace

tl::expected<std::string, NameProblem> playerName(std::string_view text) {
    const auto points = toCodePoints(text);
    if (!points)
        return tl::unexpected(NameProblem::NotUtf8);
    const auto first = std::find_if_not(points->begin(), points->end(), isBlank);
    if (first == points->end())
        return tl::unexpected(NameProblem::Empty);
    const auto last = std::find_if_not(points->rbegin(), points->rend(), isBlank).base();
    if (std::any_of(first, last, isControl))
        return tl::unexpected(NameProblem::ControlCharacter);
    if (last - first > static_cast<std::ptrdiff_t>(maxPlayerNameLength))
        return tl::unexpected(NameProblem::TooLong);
    const std::size_t begin = bytesOf(text, static_cast<std::size_t>(first - points->begin()));
    const std::size_t size = bytesOf(text.substr(begin), static_cast<std::size_t>(last - first));
    return std::string(text.substr(begin, size));
}

} // namespace data
