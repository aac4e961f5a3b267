// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace data {

/// Removes the first code point from `text` and returns it. Returns std::nullopt and leaves `text` unchanged if it does
/// not start with well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing beyond U+10FFFF).
/// \pre text is not empty.
[[nodiscard]] std::optional<char32_t> takeCodePoint(std::string_view& text) noexcept;

/// Returns the offset of the first byte that is not part of well-formed UTF-8; std::nullopt if there is none.
[[nodiscard]] std::optional<std::size_t> firstInvalidByte(std::string_view text) noexcept;

/// Decodes a text; std::nullopt if it is not UTF-8.
[[nodiscard]] std::optional<std::u32string> toCodePoints(std::string_view text);

/// Whether a code point must not appear in a line of text: control characters, line and paragraph separators, direction
/// marks, the byte order mark and noncharacters.
[[nodiscard]] bool isControl(char32_t point) noexcept;

/// How many places a code point takes in a terminal: two if it is wide, such as those of Chinese, none if it is a mark
/// above or below another, otherwise one.
[[nodiscard]] std::size_t placesOf(char32_t point) noexcept;

/// Whether a code point is a space of any kind.
[[nodiscard]] bool isBlank(char32_t point) noexcept;

/// Spells a letter or digit in plain lower case: "ae" for Ä, "o" for Ó. Returns an empty text for all other characters.
[[nodiscard]] std::string spelled(char32_t point);

/// Whether `searched` occurs in `text`, compared the way people look for names: ignores case and accents, treats ß as
/// ss, and matches umlauts as written, without their dots, or spelled out ("Äpfel" contains "äpf", "apf" and "aepf").
/// Spaces and dashes are equivalent; apostrophes, and spaces and dashes at the ends of `searched`, are ignored. An
/// empty `searched` occurs in every text. Both are UTF-8; invalid bytes are ignored.
[[nodiscard]] bool matchesSearch(std::string_view text, std::string_view searched);

/// What names are sorted by: without case and accents, as in a telephone book ("Äpfel" beside "Apfel", "Łódź" beside
/// "Lodz"). Different names may have the same key. Invalid bytes are ignored.
[[nodiscard]] std::u32string sortKey(std::string_view name);

/// Returns a file name without extension for something called `name`: 1 to 40 letters a–z, digits and single "-"
/// between them, so that every file system accepts it. Umlauts and accented letters are spelled in plain letters; a
/// name without any gives `fallback`. Names that are devices on other systems ("con", "nul") are prefixed with the
/// fallback.
[[nodiscard]] std::string fileNameFor(std::string_view name, std::string_view fallback);

/// Returns "lantern" for number 1, "lantern-2" for 2, and so on.
[[nodiscard]] std::string numbered(std::string_view name, int number);

} // namespace data
