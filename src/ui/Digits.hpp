// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

namespace ui {

/// The number that a text of digits is; std::nullopt if it is anything else or too large.
[[nodiscard]] inline std::optional<unsigned> wholeNumber(std::string_view digits) {
    unsigned number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number);
    return error == std::errc{} && stop == end ? std::optional(number) : std::nullopt;
}

} // namespace ui
