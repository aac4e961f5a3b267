// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string_view>

namespace puzzle {

/// Whether the byte goes on with a code point of UTF-8 instead of beginning one.
constexpr bool isContinuation(char byte) noexcept {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The longest beginning of a text of at most `most` bytes that does not cut a character in half.
constexpr std::string_view wholeCharacters(std::string_view text, std::size_t most) noexcept {
    std::size_t end = most < text.size() ? most : text.size();
    while (end < text.size() && end > 0 && isContinuation(text[end]))
        --end;
    return text.substr(0, end);
}

} // namespace puzzle
