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

/// The code points of a text; nothing if it is not UTF-8.
[[nodiscard]] std::optional<std::u32string> toCodePoints(std::string_view text);

/// Whether a code point has no place in a line of text: control characters, line and paragraph separators, direction
/// marks, the byte order mark and non-characters.
[[nodiscard]] bool isControl(char32_t point) noexcept;

/// Whether a code point is some sort of space.
[[nodiscard]] bool isBlank(char32_t point) noexcept;

/// A letter or digit in plain small ones: "ae" for Ä, "o" for Ó. Empty for all other characters.
[[nodiscard]] std::string spelled(char32_t point);

/// Whether `searched` stands somewhere in `text` as people look for names: small letters or capital ones, with accents
/// or without, ß or ss; umlauts as they are, without their dots, or spelled out ("Äpfel" has "äpf", "apf" and "aepf").
/// Spaces and dashes are the same, those at the ends of `searched` and apostrophes do not count. Nothing stands in
/// every text. Both are UTF-8; bytes that are not count for nothing.
[[nodiscard]] bool isFoundIn(std::string_view text, std::string_view searched);

/// A file's name, without an ending, for something that is called `name`: 1 to 40 of the letters a–z, digits and single
/// "-" between them, so that every file system takes it. Umlauts and accents are spelled out; what has no plain letters
/// at all is called `fallback`. Names that mean devices elsewhere ("con", "nul") get the fallback before them.
[[nodiscard]] std::string fileNameFor(std::string_view name, std::string_view fallback);

/// "lantern" for 1, else "lantern-2" …
[[nodiscard]] std::string numbered(std::string_view name, int number);

} // namespace data
