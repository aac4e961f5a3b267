// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "text/Text.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace CLI {
class FormatterBase;
}

namespace text {

/// How many places a text takes in a terminal: two for each wide character, such as those of Chinese, none for marks
/// above or below others, one for all else.
[[nodiscard]] std::size_t places(std::string_view text) noexcept;

/// The width of lines that nobody has asked to be narrower, in places.
inline constexpr std::size_t usualWidth = 80;

/// The width that lines may have: that in the variable COLUMNS, but never below 40 nor above 160; usualWidth without
/// it.
[[nodiscard]] std::size_t terminalWidth(const Environment& environment);

/// Paragraphs with their lines broken anew, at spaces, so that none is longer than `width` places unless one word is. A
/// paragraph ends at an empty line, with a full stop at the end of a line, or with the text.
[[nodiscard]] std::string wrapped(std::string_view paragraphs, std::size_t width);

/// A line of the lists in `--help`: the name, indented by two places, and from place `column` on what it means. A name
/// that is too long has a line of its own, and the words go on in further lines from the same place on if they would
/// pass place `width`. Ends with a line end.
[[nodiscard]] std::string helpEntry(std::string_view name, std::string_view words, std::size_t column,
                                    std::size_t width = usualWidth);

/// How the first line of `--help` names an argument: in brackets if it may be left out, or as it is in a program that
/// reports a missing one itself.
enum class ArgumentMark : std::uint8_t { InBrackets, Plain };

/// What formats `--help` in the language of the text. CLI11's own formatter counts bytes, so that a letter with an
/// accent would move the words beside it, and sets colons without the space before them that French needs.
/// \param column see helpEntry(); less is taken where the width is small.
[[nodiscard]] std::shared_ptr<CLI::FormatterBase> helpFormatter(const Text& text, std::size_t column, ArgumentMark mark,
                                                                std::size_t width = usualWidth);

} // namespace text
