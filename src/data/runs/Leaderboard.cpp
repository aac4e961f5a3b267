// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/runs/Leaderboard.hpp"

#include "data/database/AnswerRows.hpp"
#include "data/database/Impatience.hpp"
#include "data/levels/RiddleCheck.hpp"
#include "data/runs/RankedTable.hpp"
#include "data/runs/RunNames.hpp"
#include "data/runs/RunTable.hpp"
#include "data/runs/ShiftTable.hpp"

#include <utility>

namespace data {

namespace {

/// \param select columns and table, for the runs `r` that match the query. \param order an ORDER BY clause, or empty.
SQLite::Statement selectRuns(SQLite::Database& sql, const LeaderboardQuery& query, const std::string& select,
                             const std::string& order = {}) {
    const std::string since = query.since.empty() ? std::string() : "AND r.date >= ?2 ";
    const std::string code = query.code.empty() ? std::string() : "AND r.code = ?3 ";
    SQLite::Statement statement(sql, std::string(select).append("WHERE r.key = ?1 ").append(since + code + order));
    statement.bind(1, query.key.text());
    if (!query.since.empty())
        statement.bind(2, query.since);
    if (!query.code.empty())
        statement.bind(3, query.code);
    return statement;
}

RankingSize sizeOf(SQLite::Database& sql, const LeaderboardQuery& query) {
    SQLite::Statement players(sql, "SELECT count(*) FROM players p"
                                   " WHERE EXISTS (SELECT 1 FROM runs r WHERE r.player_id = p.id AND r.key = ?)");
    players.bind(1, query.key.text());
    players.executeStep();
    RankingSize size{static_cast<std::size_t>(players.getColumn(0).getInt64()), {}};
    if (query.allRuns && query.player.empty() && query.minStars <= 0 && !query.accepts) {
        SQLite::Statement runs = selectRuns(sql, query, "SELECT count(*) FROM runs r ");
        runs.executeStep();
        size.runs = static_cast<std::size_t>(runs.getColumn(0).getInt64());
    }
    return size;
}

/// Filters runs with at least this many stars that are accepted, if not all are.
struct Counted {
    SQLite::Database& sql;
    int least = 0;
    const RunFilter& accepts;

    bool operator()(SQLite::Statement& row) const {
        const RunTable::StarRange stars = RunTable::starsOf(row);
        if (stars.most < least)
            return false;
        if (stars.least >= least && !accepts)
            return true;
        const auto run = runWithId<RunTable>(sql, row.getColumn(0).getInt64());
        return run && run->stars() >= least && (!accepts || accepts(*run));
    }
    [[nodiscard]] std::string name() const { return std::to_string(least) + (accepts ? "!" : ""); }
};

using VerifiedRuns = VerifiedRows<RunTable>;

LeaderboardPage rankedRuns(SQLite::Database& sql, VerifiedRuns& verified, const LeaderboardQuery& query) {
    const SQLite::Transaction moment(sql);
    const char* const by = query.key.isFixedBoard() ? RunTable::byMoves : RunTable::byOver;
    SQLite::Statement order = selectRuns(sql, query, RunTable::ranked, std::string("ORDER BY ") + by);
    return rankedRows<RunTable>(sql, verified, order, query, sizeOf(sql, query),
                                Counted{sql, query.minStars, query.accepts});
}

std::optional<Standing> standingOf(SQLite::Database& sql, VerifiedRuns& verified, RunId id, std::size_t around,
                                   bool allRuns, const RunFilter& accepts) {
    const auto run = runWithId<RunTable>(sql, id);
    if (!run)
        return std::nullopt;
    LeaderboardQuery query{allRowsQuery(allRuns), run->key, {}};
    query.accepts = accepts;
    if (run->key.isFixedBoard())
        query.code = run->code;
    return findStanding(rankedRuns(sql, verified, query), id, run->player, around, allRuns);
}

/// Stores what was found to be right for the optima of runs. Returns whether that changed any.
bool storeCorrected(Database& database) {
    const auto corrected = std::exchange(verifiedRows<RunTable>(database).corrected, {});
    if (corrected.empty())
        return false;
    const Impatience now(database.connection());
    const auto changed = attempt([&] {
        SQLite::Database& sql = database.connection().sql;
        SQLite::Transaction transaction = beginWrite(database);
        bool any = false;
        for (const VerifiedRuns::Corrected& each : corrected)
            any = RunTable::storeCorrected(sql, each.run, each.wasExact) || any;
        transaction.commit();
        return any;
    });
    return changed.value_or(false); // If it cannot be stored now, it is corrected again the next time.
}

/// Calls `read(sql)`, which ranks runs. Those that an earlier version stored with too large an optimum stand too far
/// ahead: they are corrected for good, and ranked again.
template<class Read>
auto readRanked(Database& database, const Read& read) {
    verifiedRows<RunTable>(database).corrected.clear();
    for (;;) {
        auto result = attemptOn(database, read);
        if (!result || !storeCorrected(database))
            return result;
    }
}

} // namespace

RunFilter filterOf(const Level& level) {
    if (!level.riddle)
        return {};
    return [level](const Run& run) { return solvesLevel(level, run.events); };
}

void Leaderboard::learn(std::string_view code, int lowerBound, std::optional<int> optimum) {
    verifiedRows<RunTable>(m_database).verifier().learn(code, lowerBound, optimum);
}

tl::expected<RunId, SubmitProblem> Leaderboard::submit(const Run& run) {
    return submitTo<RunTable>(m_database, run);
}

tl::expected<std::string, RenameProblem> Leaderboard::rename(RunId id, std::string_view player) {
    return renameIn<RunTable>(m_database, id, player);
}

tl::expected<void, StorageProblem> Leaderboard::adopt(std::string_view from, std::string_view to) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(m_database);
        const auto source = playerId(sql, std::string(from));
        const auto target = playerId(sql, std::string(to));
        mergeAnswers(sql, source, sql, target);
        // A row with an impossible value cannot be changed, and stays.
        for (const std::string& update :
             {"UPDATE OR IGNORE runs SET " + assignment<RunTable>("player_id", "?1") + " WHERE player_id = ?2",
              "UPDATE OR IGNORE shifts SET " + assignment<ShiftTable>("player_id", "?1") + " WHERE player_id = ?2",
              std::string("UPDATE OR IGNORE saved_boards SET player_id = ?1 WHERE player_id = ?2"),
              // In each lesson the furthest of the two.
              std::string("INSERT INTO lessons(player_id, lesson, steps, done)"
                          " SELECT ?1, lesson, steps, done FROM lessons WHERE player_id = ?2"
                          " ON CONFLICT (player_id, lesson) DO UPDATE SET"
                          " steps = max(steps, excluded.steps), done = max(done, excluded.done)"),
              std::string("DELETE FROM lessons WHERE player_id <> ?1 AND player_id = ?2"),
              std::string("DELETE FROM answers WHERE player_id <> ?1 AND player_id = ?2")}) {
            SQLite::Statement statement(sql, update);
            statement.bind(1, target);
            statement.bind(2, source);
            statement.exec();
        }
        recordFormerOwner(sql, target, source);
        transaction.commit();
    });
}

tl::expected<std::optional<Run>, StorageProblem> Leaderboard::run(RunId id) {
    return attemptOn(m_database, [&](SQLite::Database& sql) -> std::optional<Run> {
        SQLite::Statement select(sql, RunTable::select + RunTable::withId);
        select.bind(1, id);
        if (!select.executeStep())
            return std::nullopt;
        StoredRow<Run> stored = RunTable::read(select);
        return verifiedRows<RunTable>(m_database).problemOf(stored) ? std::nullopt
                                                                    : std::optional(std::move(stored.run));
    });
}

tl::expected<bool, StorageProblem> Leaderboard::hasThreeStars(std::string_view player, std::string_view code) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Statement select(sql, RunTable::select + RunTable::atOptimum);
        select.bind(1, std::string(code));
        select.bind(2, std::string(player));
        while (select.executeStep()) {
            StoredRow<Run> stored = RunTable::read(select);
            if (!verifiedRows<RunTable>(m_database).problemOf(stored) && stored.run.stars() == 3)
                return true;
        }
        return false;
    });
}

tl::expected<LeaderboardPage, StorageProblem> Leaderboard::rows(const LeaderboardQuery& query) {
    return readRanked(
        m_database, [&](SQLite::Database& sql) { return rankedRuns(sql, verifiedRows<RunTable>(m_database), query); });
}

tl::expected<std::optional<Standing>, StorageProblem> Leaderboard::standing(RunId id, std::size_t around, bool allRuns,
                                                                            const RunFilter& accepts) {
    return readRanked(m_database, [&](SQLite::Database& sql) {
        return standingOf(sql, verifiedRows<RunTable>(m_database), id, around, allRuns, accepts);
    });
}

tl::expected<std::vector<std::string>, StorageProblem> Leaderboard::players() {
    return attemptOn(m_database, playersWithRuns);
}

tl::expected<std::vector<puzzle::RunKey>, StorageProblem> Leaderboard::keys() {
    return attemptOn(m_database, keysWithRuns);
}

} // namespace data
