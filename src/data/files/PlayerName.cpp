// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/files/PlayerName.hpp"

#include "data/files/Characters.hpp"

#include <algorithm>
#include <stdexcept>
#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>

namespace data {

namespace {

/// Returns the size in bytes of the first `count` code points. \pre well-formed UTF-8 with at least that many.
std::size_t bytesOf(std::string_view text, std::size_t count) {
    std::string_view rest = text;
    for (; count > 0; --count)
        static_cast<void>(takeCodePoint(rest));
    return text.size() - rest.size();
}

/// Whether a character shows nothing and takes no visible place.
bool isInvisible(char32_t point) {
    constexpr char32_t emptyBraille = 0x2800; // A symbol to Unicode, but blank.
    const auto character = static_cast<UChar32>(point);
    return u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0 ||
           u_hasBinaryProperty(character, UCHAR_BIDI_CONTROL) != 0 || point == emptyBraille;
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
    if (std::any_of(first, last, isControl) || std::any_of(first, last, isInvisible))
        return tl::unexpected(NameProblem::ControlCharacter);
    if (last - first > static_cast<std::ptrdiff_t>(maxPlayerNameLength))
        return tl::unexpected(NameProblem::TooLong);
    const std::size_t begin = bytesOf(text, static_cast<std::size_t>(first - points->begin()));
    const std::size_t size = bytesOf(text.substr(begin), static_cast<std::size_t>(last - first));
    return std::string(text.substr(begin, size));
}

std::string foldedName(std::string_view name) {
    if (playerName(name) != name)
        return std::string(name);
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* const fold = icu::Normalizer2::getNFKCCasefoldInstance(status);
    if (fold == nullptr || U_FAILURE(status) != 0)
        throw std::runtime_error(std::string("ICU has no NFKC_Casefold: ") + u_errorName(status));
    std::string folded;
    icu::StringByteSink<std::string> sink(&folded);
    fold->normalizeUTF8(0, {name.data(), static_cast<std::int32_t>(name.size())}, sink, nullptr, status);
    return folded;
}

} // namespace data
