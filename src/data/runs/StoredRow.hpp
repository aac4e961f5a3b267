// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/RunVerifier.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <cstdint>
#include <string>

namespace data {

/// Distinguishes different contents.
struct Digest {
    std::uint64_t hash = 0;
    std::uint64_t sum = 0;
    std::size_t size = 0;

    friend bool operator==(const Digest&, const Digest&) = default;
};

/// Computes the digest of a statement's current row, including the types of its values.
[[nodiscard]] Digest digestOf(SQLite::Statement& row);

/// A row of the table of runs or night shifts as read; its content is untrusted.
template<class Value>
struct StoredRow {
    std::int64_t id = 0;
    Value run;
    bool badCounts = false; ///< A number was out of range and is 0 in `run`.
    bool altered = false;   ///< The row's checksum does not match its values.
    Digest digest;          ///< Covers the whole row.
};

/// Condition on the player's row `p`: the name is short enough to read. Otherwise a name of many megabytes would be
/// read with each of the player's rows.
inline constexpr const char* validNameCondition = "p.id NOT IN (SELECT id FROM players INDEXED BY overlong_names"
                                                  " WHERE length(name) > 64) ";

/// Whether the row's player is :player, perhaps under a former name.
inline constexpr const char* isOwner =
    "player_id IN (SELECT id FROM players WHERE folded = folded_name(:player)"
    " UNION ALL SELECT player_id FROM former_names WHERE name = folded_name(:player))";

/// Returns the offset in a column; std::nullopt if it is unknown or not valid.
[[nodiscard]] std::optional<std::chrono::minutes> offsetOf(const SQLite::Column& column);

/// Reads integers from a row and records whether any is out of range.
class StoredCounts {
public:
    /// \param bad set to true if a number is out of range.
    StoredCounts(SQLite::Statement& row, bool& bad)
        : m_row(row)
        , m_bad(bad) {}

    [[nodiscard]] std::int64_t upTo(std::int64_t most, int column);
    [[nodiscard]] std::optional<std::chrono::minutes> offset(int column); ///< std::nullopt if unknown.
    [[nodiscard]] int count(int column);                                  ///< Up to maxCount.
    [[nodiscard]] bool flag(int column);

private:
    SQLite::Statement& m_row;
    bool& m_bad;
};

/// Verifies the run of a row and corrects its optimum (see RunVerifier::correctOptimum). Returns what is wrong with it,
/// if anything: preferably in the run itself, otherwise that its checksum does not match.
template<class Value>
[[nodiscard]] std::optional<RunProblem> problemOf(StoredRow<Value>& stored, RunVerifier& verifier) {
    const auto problem = stored.badCounts ? std::optional(RunProblem::BadCounts) : verifier.verifyCorrected(stored.run);
    return !problem && stored.altered ? std::optional(RunProblem::Altered) : problem;
}

/// Returns the statement that inserts a row, for Table::bind.
template<class Table>
[[nodiscard]] std::string insertion() {
    const std::string columns = Table::sealed;
    std::string values = "?1";
    for (std::ptrdiff_t i = 2; i <= std::count(columns.begin(), columns.end(), ',') + 1; ++i)
        values += ", ?" + std::to_string(i);
    return "INSERT INTO " + std::string(Table::name) + "(" + columns + ", checksum) VALUES (" + values +
           ", row_checksum(" + values + "))";
}

/// Returns the part of an UPDATE that sets a column. The checksum then matches if it did before, and only then.
template<class Table>
[[nodiscard]] std::string assignment(const std::string& column, const std::string& value) {
    const std::string before = Table::sealed;
    std::string after = before;
    after.replace(after.find(column), column.size(), value);
    return column + " = " + value + ", checksum = checksum - row_checksum(" + before + ") + row_checksum(" + after +
           ")";
}

} // namespace data
