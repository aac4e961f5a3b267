// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "text/Text.hpp"

#include <string>
#include <string_view>

namespace text {

/// Whether decimals are written "0,5": spreadsheets in that language would misread "0.5".
[[nodiscard]] bool hasDecimalComma(const Text& text) noexcept;

/// What stands between the cells: a semicolon where decimals have commas, as LibreOffice and Excel expect there.
[[nodiscard]] char csvSeparator(const Text& text) noexcept;

/// The first bytes of a table for spreadsheets. Without it, Excel takes the file for one in an older encoding.
inline constexpr std::string_view byteOrderMark = "\uFEFF";

/// A cell of comma-separated values by RFC 4180: quoted if necessary, also for tables whose cells are separated by
/// semicolons or tabs, since a spreadsheet may take any of these for a separator.
[[nodiscard]] std::string csvCell(std::string_view cell);

/// The cell for a text from an untrusted source: without control characters, and with an apostrophe before what a
/// spreadsheet would execute as a formula (it starts with =, +, - or @).
[[nodiscard]] std::string csvText(std::string_view text);

} // namespace text
