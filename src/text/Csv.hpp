// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace text {

/// A cell of comma-separated values by RFC 4180: quoted if necessary, also for tables whose cells are separated by
/// semicolons or tabs, since a spreadsheet may take any of these for a separator.
[[nodiscard]] std::string csvCell(std::string_view cell);

/// The cell for a text from an untrusted source: without control characters, and with an apostrophe before what a
/// spreadsheet would execute as a formula (it starts with =, +, - or @).
[[nodiscard]] std::string csvText(std::string_view text);

} // namespace text
