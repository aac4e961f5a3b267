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

/// How many places a text takes in a terminal: one for each code point. Wide or combining characters are not known.
[[nodiscard]] std::size_t places(std::string_view text) noexcept;

/// A line of the lists in `--help`: the name, indented by two places, and from place `column` on what it means. A name
/// that is too long has a line of its own, and the words go on in further lines from the same place on if they would
/// pass place 80. Ends with a line end.
[[nodiscard]] std::string helpEntry(std::string_view name, std::string_view words, std::size_t column);

/// How the first line of `--help` names an argument: in brackets if it may be left out, or as it is in a program that
/// reports a missing one itself.
enum class ArgumentMark : std::uint8_t { InBrackets, Plain };

/// What formats `--help` in the language of the text. CLI11's own formatter counts bytes, so that a letter with an
/// accent would move the words beside it, and sets colons without the space before them that French needs.
[[nodiscard]] std::shared_ptr<CLI::FormatterBase> helpFormatter(const Text& text, std::size_t column,
                                                                ArgumentMark mark);

} // namespace text
