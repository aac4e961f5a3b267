// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What a player answered to a riddle: numbers, oldest first, none of them twice.

namespace SQLite {
class Database;
}

/// The rows with what players answered to riddles.

namespace data {

inline constexpr std::size_t maxAnswers = 100; ///< The most that are kept.

/// Returns the answers as they are stored.
[[nodiscard]] std::string formatAnswers(const std::vector<std::int64_t>& given);
/// The answers in a stored text; empty if it is not such a list.
[[nodiscard]] std::vector<std::int64_t> parseAnswers(std::string_view text);

/// Adds an answer unless it is there already. It replaces the last of maxAnswers, so that any riddle can be answered.
void addAnswer(std::vector<std::int64_t>& given, std::int64_t answer);

/// The condition that a row is as it was stored.
[[nodiscard]] std::string intactAnswer();

/// Adds answers to those that a player has given to a riddle. \pre within a write transaction.
/// \throws SQLite::Exception.
void addAnswers(SQLite::Database& sql, std::int64_t player, const std::string& level, const std::string& riddle,
                const std::vector<std::int64_t>& more);

/// Adds the answers of a player of one database to those of a player of another, or of the same one: none that was
/// there is lost. Rows that were tampered with are left out.
/// \pre within a write transaction of `to`. \throws SQLite::Exception.
void mergeAnswers(SQLite::Database& from, std::int64_t player, SQLite::Database& to, std::int64_t heir);

} // namespace data
