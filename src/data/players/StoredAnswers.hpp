// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/players/RiddleAnswers.hpp"

namespace SQLite {
class Database;
}

namespace data {

/// Reads a player's answers to the riddles that the levels of a library ask now; answers to what they asked before, and
/// rows that were tampered with, are left out. Whether an answer is right is not stored: see starsFor.
/// \pre a transaction is open. \throws SQLite::Exception.
[[nodiscard]] RiddleAnswers readAnswers(SQLite::Database& sql, const Library& library, const std::string& player);

} // namespace data
