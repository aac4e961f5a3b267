// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace puzzle {

/// The rows of a board that is written as text: its lines without their ends ("\n" or "\r\n") and without empty lines
/// at the end. They stay as long as the text.
[[nodiscard]] std::vector<std::string_view> rowsOf(std::string_view text);

/// Rows that may still have a "\r" at the end, without it.
[[nodiscard]] std::vector<std::string_view> rowsOf(const std::vector<std::string>& lines);

} // namespace puzzle
