// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Attempt.hpp"
#include "data/runs/Ranking.hpp"
#include "data/runs/StoredRow.hpp"
#include "data/runs/VerifiedRows.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <sqlite3.h>
#include <utility>

/// Operations on every ranked table. \tparam Table RunTable or ShiftTable.
namespace data {

/// Returns the id of a player; std::nullopt if there is none with this name.
[[nodiscard]] inline std::optional<std::int64_t> idOfPlayer(SQLite::Database& sql, const std::string& name) {
    SQLite::Statement select(sql, "SELECT id FROM players WHERE folded = folded_name(?)");
    select.bind(1, name);
    return select.executeStep() ? std::optional(select.getColumn(0).getInt64()) : std::nullopt;
}

/// Returns the stored name of a player. \pre the player exists.
[[nodiscard]] inline std::string nameOfPlayer(SQLite::Database& sql, std::int64_t id) {
    SQLite::Statement select(sql, "SELECT name FROM players WHERE id = ?");
    select.bind(1, id);
    select.executeStep();
    return textOf(select.getColumn(0));
}

/// Returns the row with this id. \pre it exists. \param select a statement of Table::select with Table::withId.
template<class Table>
[[nodiscard]] StoredRow<typename Table::Value> rowWithId(SQLite::Statement& select, RunId id) {
    select.reset();
    select.bind(1, id);
    if (!select.executeStep())
        throw SQLite::Exception("an index knows a row that is not there", SQLITE_CORRUPT);
    return Table::read(select);
}

/// What is known about a ranking before its rows are read.
struct RankingSize {
    std::size_t players = 0; ///< Upper bound. Nothing after the last player's best run needs to be read.
    /// Number of rows, if all of them are ranked and requested: then rows beyond the limit need not be read.
    std::optional<std::size_t> runs;
};

/// Returns a text that identifies a ranking query and the state of the database; any change to the database changes it.
[[nodiscard]] inline std::string rankingQueryText(SQLite::Database& sql, SQLite::Statement& order,
                                                  const RankingQuery& query, const std::string& filter) {
    std::string queryText = order.getExpandedSQL();
    for (const std::int64_t part :
         {sql.execAndGet("PRAGMA data_version").getInt64(), std::int64_t{sql.getTotalChanges()},
          static_cast<std::int64_t>(query.limit), std::int64_t{query.allRuns ? 1 : 0}})
        queryText.append("\n").append(std::to_string(part));
    return queryText.append("\n").append(filter).append("\n").append(query.player);
}

/// Reads the rows of a ranking, verifies those that are shown, and ranks the valid ones. Rows beyond the limit are only
/// counted.
/// \pre a transaction is open, so that the queries see the same state.
/// \param verified results of earlier verifications.
/// \param order a statement of Table::ranked in ranking order. It reads only an index; runs are read when they are
/// shown.
/// \param counts decides whether the statement's current row takes part: `bool(SQLite::Statement&)`, with a name().
template<class Table, class Counts>
[[nodiscard]] RankedPage<typename Table::Summary> rankedRows(SQLite::Database& sql, VerifiedRows<Table>& verified,
                                                             SQLite::Statement& order, const RankingQuery& query,
                                                             const RankingSize& size, const Counts& counts) {
    constexpr std::int64_t everybody = 0; // SQLite ids start at 1.
    constexpr std::int64_t nobody = -1;
    const std::int64_t only = query.player.empty() ? everybody : idOfPlayer(sql, query.player).value_or(nobody);
    if (only == nobody)
        return {};
    UnfinishedRanking<typename Table::Summary> now{rankingQueryText(sql, order, query, counts.name()), 0, {}, {}, 0};
    if (verified.unfinished.queryText == now.queryText)
        now = std::exchange(verified.unfinished, {});
    for (std::size_t i = 0; i < now.passed; ++i)
        order.executeStep();
    auto& [queryText, passed, page, ranked, rank] = now;
    SQLite::Statement select(sql, Table::select + Table::withId);
    for (std::size_t left = query.maxVerifications; order.executeStep(); ++passed) {
        const std::int64_t player = order.getColumn(1).getInt64();
        if (ranked.contains(player) || !counts(order))
            continue;
        const bool wanted = only == everybody || only == player;
        bool shown = page.rows.size() < query.limit && !page.partial;
        StoredRow<typename Table::Value> stored;
        if (shown) {
            stored = rowWithId<Table>(select, order.getColumn(0).getInt64());
            if (!stored.badCounts && !Table::agrees(order, stored.run))
                throw SQLite::Exception("an index has other values than its table", SQLITE_CORRUPT);
            if (!verified.knows(stored) && left-- == 0) {
                verified.unfinished = now;
                page.partial = true;
                shown = false;
            }
        }
        if (!shown && size.runs)
            break;
        const std::optional<RunProblem> problem = shown ? verified.problemOf(stored) : std::nullopt;
        if (!problem)
            ++rank;
        if (wanted && !problem)
            ++page.total;
        if (wanted && shown)
            page.rows.push_back({stored.id, problem ? std::nullopt : std::optional(rank),
                                 static_cast<typename Table::Summary&&>(stored.run), problem});
        if (problem || query.allRuns)
            continue;
        ranked.insert(player);
        if (only == player || ranked.size() == size.players)
            break;
    }
    if (size.runs)
        page.total = *size.runs - static_cast<std::size_t>(std::count_if(page.rows.begin(), page.rows.end(),
                                                                         [](const auto& row) { return !row.rank; }));
    return std::move(page);
}

/// Returns the query for all rows among which a run is ranked.
[[nodiscard]] inline RankingQuery allRowsQuery(bool allRuns) {
    RankingQuery query;
    query.allRuns = allRuns;
    query.limit = std::numeric_limits<std::size_t>::max();
    return query;
}

/// Returns the standing of a run on a page of allRowsQuery or, unless `allRuns`, that of its player, with up to
/// `around` rows in total. Returns std::nullopt if it has no rank there.
template<class Value>
[[nodiscard]] std::optional<RankedStanding<Value>>
findStanding(RankedPage<Value>&& page, RunId id, const std::string& player, std::size_t around, bool allRuns) {
    std::erase_if(page.rows, [](const RankedRow<Value>& row) { return !row.rank; });
    const auto own = std::find_if(page.rows.begin(), page.rows.end(), [&](const RankedRow<Value>& row) {
        return allRuns ? row.id == id : row.run.player == player;
    });
    if (own == page.rows.end())
        return std::nullopt;
    const int rank = *own->rank;
    const auto index = static_cast<std::size_t>(own - page.rows.begin());
    const std::size_t size = std::min(std::max<std::size_t>(around, 1), page.rows.size());
    const std::size_t first = std::min(index - std::min(index, size / 2), page.rows.size() - size);
    const auto begin = std::make_move_iterator(page.rows.begin() + static_cast<std::ptrdiff_t>(first));
    return RankedStanding<Value>{rank, page.total, {begin, begin + static_cast<std::ptrdiff_t>(size)}, index - first};
}

/// Returns the run with this id, if any.
template<class Table>
[[nodiscard]] std::optional<typename Table::Value> runWithId(SQLite::Database& sql, RunId id) {
    SQLite::Statement select(sql, Table::select + Table::withId);
    select.bind(1, id);
    return select.executeStep() ? std::optional(Table::read(select).run) : std::nullopt;
}

/// Verifies and stores a run.
template<class Table>
[[nodiscard]] tl::expected<RunId, SubmitProblem> submitTo(Database& database, typename Table::Value run) {
    RunVerifier& verifier = verifiedRows<Table>(database).verifier();
    verifier.lowerOptimumToShown(run);
    if (const auto problem = verifier.verifyCorrected(run))
        return tl::unexpected<SubmitProblem>(*problem);
    verifier.dropWrongSeed(run);
    const auto stored = attemptOn(database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(database);
        SQLite::Statement insert(sql, insertion<Table>());
        // The file may have been opened anew since, and with it what is known of its rows.
        Table::agreeOnOptimum(sql, verifiedRows<Table>(database).verifier(), run);
        Table::bind(insert, playerId(sql, run.player), run);
        insert.exec();
        const RunId id = sql.getLastInsertRowid();
        transaction.commit();
        return id;
    });
    if (!stored)
        return tl::unexpected<SubmitProblem>(stored.error());
    return *stored;
}

/// Gives a run to another player. Returns the name as stored.
template<class Table>
[[nodiscard]] tl::expected<std::string, RenameProblem> renameIn(Database& database, RunId id, std::string_view player) {
    auto name = playerName(player);
    if (!name)
        return tl::unexpected<RenameProblem>(name.error());
    const auto stored = attemptOn(database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = beginWrite(database);
        const auto before = runWithId<Table>(sql, id);
        if (!before)
            return;
        const std::int64_t owner = playerId(sql, *name);
        SQLite::Statement update(sql, std::string("UPDATE ") + Table::name + " SET " +
                                          assignment<Table>("player_id", "?1") + " WHERE id = ?2");
        update.bind(1, owner);
        update.bind(2, id);
        update.exec();
        if (const auto former = idOfPlayer(sql, before->player))
            recordFormerOwner(sql, owner, *former);
        *name = nameOfPlayer(sql, owner);
        transaction.commit();
    });
    if (!stored)
        return tl::unexpected<RenameProblem>(stored.error());
    return std::move(*name);
}

} // namespace data
