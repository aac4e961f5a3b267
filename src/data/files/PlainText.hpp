// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace data {

/// The letters A to Z as small ones, and everything else as it is.
[[nodiscard]] std::string smallLetters(std::string_view text);

/// Removes the first line with its end ("\n", "\r\n" or "\r") from `text` and returns it without the end.
[[nodiscard]] std::string_view takeLine(std::string_view& text) noexcept;

} // namespace data
