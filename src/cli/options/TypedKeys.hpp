// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Day.hpp"
#include "puzzle/RunKey.hpp"
#include "text/Text.hpp"

#include <string>

/// The boards whose runs are meant, as typed: by what names them, or by their whole key as tables show it. All throw
/// Misuse.
namespace cli {

/// The level of a path or key; with another mode if it is the key of something else.
[[nodiscard]] puzzle::RunKey levelKey(const std::string& typed);

/// The daily puzzle of a date or key.
[[nodiscard]] puzzle::RunKey dailyKey(const std::string& typed, puzzle::DailySeries series, const text::Text& text);

/// The night shifts of a date.
[[nodiscard]] puzzle::RunKey shiftKey(const std::string& typed, const text::Text& text);

/// Random boards of a setting or key.
[[nodiscard]] puzzle::RunKey settingKey(const std::string& typed, const text::Text& text);

} // namespace cli
