// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// The language of manual pages: groff's macros man(7), which mandoc understands too.
namespace manual {

/// Text that shows as it is, in lines of at most 80 bytes where its words allow it, and with a line feed at its end.
/// Dashes of options and names become ASCII, so that they can be searched and copied.
/// \param column how long the line already is that the text continues.
[[nodiscard]] std::string roffText(std::string_view text, std::size_t column = 0);

/// Text within a line: nothing in it has a meaning, and nothing is broken. Every dash is ASCII.
[[nodiscard]] std::string roffWord(std::string_view text);

/// The argument of a macro, in quotes.
[[nodiscard]] std::string roffArgument(std::string_view text);

} // namespace manual
