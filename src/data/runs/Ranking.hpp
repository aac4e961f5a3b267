// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "data/files/PlayerName.hpp"
#include "data/runs/Run.hpp"

#include <cstdint>
#include <limits>
#include <variant>

/// Common to all rankings: Leaderboard ranks runs on boards, Shifts ranks night shifts.
namespace data {

/// Id of a run in its table.
using RunId = std::int64_t;

/// Which rows of a ranking to return.
struct RankingQuery {
    bool allRuns = false; ///< If false, only the best run of each player.
    std::string player;   ///< Only this player's rows; empty for all players.
    std::string since;    ///< UTC date or moment, inclusive; empty for no limit.
    std::size_t limit = 1000;
    /// Maximum number of rows to replay that have not been verified since the database was opened: see
    /// RankedPage::partial.
    std::size_t maxVerifications = std::numeric_limits<std::size_t>::max();
};

/// A row of a ranking.
template<class Value>
struct RankedRow {
    RunId id = 0;
    std::optional<int> rank; ///< From 1; empty for a tampered row.
    Value run;               ///< For a tampered row, whatever could be read.
    std::optional<RunProblem> tampered;
};

/// The best rows, and the total number without the limit. Every row has been verified by a replay, now or earlier since
/// the database was opened if it has not changed.
template<class Value>
struct RankedPage {
    std::vector<RankedRow<Value>> rows;
    std::size_t total = 0; ///< Excludes tampered rows among those that were read.
    /// RankingQuery::maxVerifications was reached: there are more rows, and repeating the query continues from there.
    bool partial = false;
};

/// A run's standing among the others: "3rd of 41" and the rows around it.
template<class Value>
struct RankedStanding {
    int rank = 0;
    std::size_t total = 0;
    std::vector<RankedRow<Value>> rows; ///< In ranking order, without tampered ones.
    std::size_t own = 0;                ///< Index in `rows`.
};

using SubmitProblem = std::variant<RunProblem, StorageProblem>;
using RenameProblem = std::variant<NameProblem, StorageProblem>;

} // namespace data
