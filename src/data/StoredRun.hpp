#pragma once

#include "data/RunVerifier.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

namespace data {

/// A row of the table of runs, as it was read: anything may stand in it.
struct StoredRun {
    std::int64_t id = 0;
    Run run;                ///< Without its events.
    std::string events;     ///< See EventText.hpp.
    bool badCounts = false; ///< A number did not fit and is 0 in `run`.
};

/// "SELECT … FROM runs … " with the columns that readStoredRun wants; a condition and an order may follow. The runs are
/// called `r` there, their players `p`.
inline constexpr const char* selectRuns =
    "SELECT r.id, p.name, r.key, r.code, r.moves, r.optimum, r.exact, r.hints, r.live, r.undos, r.duration, r.date,"
    " r.program, r.events, r.late FROM runs r LEFT JOIN players p ON p.id = r.player_id ";

/// The order of ranking, by moves and by moves over the optimum: the indexes' own words.
inline constexpr const char* orderByMoves = "(r.hints > 0 OR r.live <> 0), r.moves, r.duration, r.date, r.id";
inline constexpr const char* orderByOver =
    "(r.hints > 0 OR r.live <> 0), r.moves - r.optimum, r.duration, r.date, r.id";

/// The row that a statement of selectRuns stands at.
[[nodiscard]] StoredRun readStoredRun(SQLite::Statement& row);

/// Reads the events and verifies the run. \returns what is wrong with it, if anything.
[[nodiscard]] std::optional<RunProblem> complete(StoredRun& stored, RunVerifier& verifier);

/// Puts a run down. \pre it was verified, and a writing transaction is open. \returns its id.
std::int64_t insertRun(SQLite::Database& sql, const Run& run);

} // namespace data
