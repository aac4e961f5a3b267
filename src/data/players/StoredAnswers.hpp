// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/RiddleAnswers.hpp"

#include <cstdint>

namespace SQLite {
class Database;
}

namespace data {

/// Adds the answers of a player of one database to those of a player of another, or of the same one, as addAnswer does:
/// none that was there is lost. Rows that were tampered with are left out.
/// \pre within a write transaction of `to`. \throws SQLite::Exception.
void mergeAnswers(SQLite::Database& from, std::int64_t player, SQLite::Database& to, std::int64_t heir);

/// Reads a player's answers to the riddles that the levels of a library ask now; answers to what they asked before, and
/// rows that were tampered with, are left out. Whether an answer is right is not stored: see starsFor.
/// \pre a transaction is open. \throws SQLite::Exception.
[[nodiscard]] RiddleAnswers readAnswers(SQLite::Database& sql, const Library& library, const std::string& player);

} // namespace data
