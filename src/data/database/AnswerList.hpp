// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What a player answered to a riddle: numbers, oldest first, none of them twice.
namespace data {

inline constexpr std::size_t maxAnswers = 100; ///< The most that are kept.

/// Returns the answers as they are stored.
[[nodiscard]] std::string formatAnswers(const std::vector<std::int64_t>& given);
/// The answers in a stored text; empty if it is not such a list.
[[nodiscard]] std::vector<std::int64_t> parseAnswers(std::string_view text);

/// Adds an answer unless it is there already. It replaces the last of maxAnswers, so that any riddle can be answered.
void addAnswer(std::vector<std::int64_t>& given, std::int64_t answer);

} // namespace data
