#pragma once

#include "data/database/Database.hpp"
#include "data/files/PlayerName.hpp"
#include "data/runs/Run.hpp"

#include <limits>
#include <variant>

/// What every leaderboard has in common, whatever its runs are: Leaderboard ranks runs on boards, Shifts night shifts.
namespace data {

/// The number of a run in its table.
using RunId = std::int64_t;

/// Which rows of a ranking to show.
struct RankingQuery {
    bool allRuns = false; ///< Otherwise the best run of each player.
    std::string player;   ///< Only this one's; empty: everybody's.
    std::string since;    ///< UTC date or moment, inclusive; empty: ever.
    std::size_t limit = 1000;
    /// How many rows are played again at most that were not since the database was opened: see RankedPage::partial.
    std::size_t mostVerified = std::numeric_limits<std::size_t>::max();
};

/// A row of a ranking.
template<class Value>
struct RankedRow {
    RunId id = 0;
    std::optional<int> rank; ///< From 1; none for a tampered row.
    Value run;               ///< Of a tampered row: what could be read.
    std::optional<RunProblem> tampered;
};

/// The best rows, and how many there would be without the limit. Every row was played again, now or since the database
/// was opened if nothing in it has changed.
template<class Value>
struct RankedPage {
    std::vector<RankedRow<Value>> rows;
    std::size_t total = 0; ///< Tampered ones are left out as far as rows were looked at.
    /// The query's mostVerified was used up: there are more rows, and the next time it goes on from there.
    bool partial = false;
};

/// How a run stands among the others: "3rd of 41" and the rows around it.
template<class Value>
struct RankedStanding {
    int rank = 0;
    std::size_t total = 0;
    std::vector<RankedRow<Value>> rows; ///< In ranking order, tampered ones left out.
    std::size_t own = 0;                ///< Index in `rows`.
};

using SubmitProblem = std::variant<RunProblem, StorageProblem>;
using RenameProblem = std::variant<NameProblem, StorageProblem>;

} // namespace data
