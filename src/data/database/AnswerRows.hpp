// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/AnswerList.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

/// The rows with what players answered to riddles.
namespace data {

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
