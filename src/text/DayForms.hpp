// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Day.hpp"
#include "text/Text.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Dates as people type them.
namespace text {

/// As the language writes it in digits: "2026-12-18" in English, where 12/18 and 18/12 would be mistaken for each
/// other, "18.12.2026" in German, "18/12/2026" in French. \pre day.ok().
[[nodiscard]] std::string numericDay(const Text& text, puzzle::Day day);
/// Examples of what dayFromText() reads: "2026-12-18", or "18.12.2026 or 2026-12-18". \pre day.ok().
[[nodiscard]] std::string dayForms(const Text& text, puzzle::Day day);
/// Reads a date as somebody types it: "2026-12-18" in every language, and in all but English also day, month and year
/// with full stops, slashes or hyphens between them: "18.12.2026", "1. 12. 2026", "18/12/26". std::nullopt for any
/// other text and for days that do not exist.
[[nodiscard]] std::optional<puzzle::Day> dayFromText(const Text& text, std::string_view typed);

} // namespace text
