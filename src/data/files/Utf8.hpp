#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace data {

/// Takes the first code point off `text`. \returns nothing, and takes nothing, where the text does not start with
/// well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing beyond U+10FFFF). \pre text is not empty.
[[nodiscard]] std::optional<char32_t> takeCodePoint(std::string_view& text) noexcept;

/// The offset of the first byte that does not belong to well-formed UTF-8; nothing when all do.
[[nodiscard]] std::optional<std::size_t> firstBadByte(std::string_view text) noexcept;

/// The code points of a text; nothing when it is no UTF-8.
[[nodiscard]] std::optional<std::u32string> toCodePoints(std::string_view text);

/// Whether a code point has no place in a line of text: control characters, line and paragraph separators, direction
/// marks, the byte order mark and non-characters.
[[nodiscard]] bool isControl(char32_t point) noexcept;

/// Whether a code point is some sort of space.
[[nodiscard]] bool isBlank(char32_t point) noexcept;

} // namespace data
