// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace data {

/// Why a text is not JSON. In brackets: JsonFlaw::word.
enum class JsonFault : std::uint8_t {
    Nothing,      ///< There is nothing but blanks.
    ExtraComma,   ///< Nothing follows a comma, or nothing comes before it. {what comes instead}
    NoComma,      ///< Between two values. {the first one}
    NoColon,      ///< After a key. {the key}
    LooseRow,     ///< A row of a board where a key belongs. {the row}
    NoValue,      ///< After a colon. {what comes instead}
    Comment,      ///< {how it begins}
    Quotes,       ///< Another quotation mark than ". {the mark}
    NotQuoted,    ///< A word outside of quotation marks. {the word}
    OpenText,     ///< A text goes on beyond the end of its line. {how it begins}
    Control,      ///< A control character within a text.
    Backslash,    ///< A backslash within a text with something after it that means nothing. {both}
    Number,       ///< {what looks like a number}
    WrongBracket, ///< It does not close the one that is open. {the bracket}
    NotClosed,    ///< The end comes too early. {the bracket that is open}
    Trailing,     ///< Something follows the value that ends the text. {what}
    Misplaced,    ///< Anything else that cannot be there. {what}
};

/// What is wrong with a text that is not JSON.
struct JsonFlaw {
    JsonFault fault{};
    std::size_t byte = 0; ///< Where.
    std::string word{};   ///< See JsonFault.
    std::size_t open = 0; ///< WrongBracket, NotClosed: where the open bracket is.
};

/// Finds out why a text is not JSON; std::nullopt if that is not found.
[[nodiscard]] std::optional<JsonFlaw> flawOf(std::string_view text);

/// Returns the line of a byte, from 1.
[[nodiscard]] int lineOf(std::string_view text, std::size_t byte);

/// A key in a file that nothing reads, although its name is nearly that of one which is read, or stands elsewhere.
struct MistypedKey {
    std::string pointer; ///< JSON pointer (RFC 6901) to its value.
    std::string key;
    std::string meant;       ///< The other key.
    bool isOfLevels = false; ///< The other key belongs to the levels of the pack in which this one stands.
};

/// The one of some words that somebody probably meant who wrote another; empty if none is near.
/// \param known separated by commas.
[[nodiscard]] std::string meantWord(std::string_view written, std::string_view known);

} // namespace data
