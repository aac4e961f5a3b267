#pragma once

#include "data/Connection.hpp"
#include "data/EventText.hpp"
#include "data/Ranking.hpp"
#include "data/StoredRow.hpp"

#include <algorithm>
#include <limits>
#include <set>

/// What can be done with every table that is ranked. \tparam Table RunTable or ShiftTable.
namespace data {

/// Goes through the rows of a statement, which come in the order of ranking, verifies those that are shown and gives
/// the sound ones their ranks. Beyond the limit rows are only counted.
/// \param counts whether a run takes part: `bool(const Value&)`, asked before its events are read.
template<class Table, class Counts>
[[nodiscard]] RankedPage<typename Table::Value> rankedRows(SQLite::Statement& select, const RankingQuery& query,
                                                           const Counts& counts) {
    RankedPage<typename Table::Value> page;
    typename Table::Verifier verifier;
    std::set<std::string> ranked; // Players, where one run of each is wanted.
    int rank = 0;
    while (select.executeStep()) {
        auto stored = Table::read(select);
        const std::string player = stored.run.player;
        if (!counts(stored.run) || ranked.contains(player))
            continue;
        const bool wanted = query.player.empty() || query.player == player;
        const bool shown = page.rows.size() < query.limit;
        const auto problem = shown ? complete<Table>(stored, verifier) : std::nullopt;
        if (wanted && !problem)
            ++page.total;
        if (!problem) {
            ++rank;
            if (!query.allRuns)
                ranked.insert(player);
        }
        if (wanted && shown)
            page.rows.push_back(
                {stored.id, problem ? std::nullopt : std::optional(rank), std::move(stored.run), problem});
    }
    return page;
}

/// The query for all rows that a run is ranked among.
[[nodiscard]] inline RankingQuery everyRow(bool allRuns) {
    RankingQuery query;
    query.allRuns = allRuns;
    query.limit = std::numeric_limits<std::size_t>::max();
    return query;
}

/// Where a run stands on a page of everyRow, or, unless `allRuns`, where its player does, with up to `around` rows in
/// all. Nothing when it has no rank there.
template<class Value>
[[nodiscard]] std::optional<RankedStanding<Value>>
standingOn(RankedPage<Value>&& page, RunId id, const std::string& player, std::size_t around, bool allRuns) {
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

/// The run of this number, without its events.
template<class Table>
[[nodiscard]] std::optional<typename Table::Value> runWithId(SQLite::Database& sql, RunId id) {
    SQLite::Statement select(sql, std::string(Table::select) + Table::withId);
    select.bind(1, id);
    return select.executeStep() ? std::optional(Table::read(select).run) : std::nullopt;
}

/// The text of a run's events as it is stored, or why the run does not count.
template<class Table>
[[nodiscard]] tl::expected<std::string, RunProblem> soundEvents(const typename Table::Value& run,
                                                                typename Table::Verifier& verifier) {
    if (const auto problem = verifier.verify(run))
        return tl::unexpected(*problem);
    std::string events = Table::formatEvents(run);
    if (events.size() > maxEventTextBytes)
        return tl::unexpected(RunProblem::BadEvents);
    return events;
}

/// Verifies and stores a run.
template<class Table>
[[nodiscard]] tl::expected<RunId, SubmitProblem> submitTo(Database& database, const typename Table::Value& run) {
    typename Table::Verifier verifier;
    const auto events = soundEvents<Table>(run, verifier);
    if (!events)
        return tl::unexpected<SubmitProblem>(events.error());
    const auto stored = attemptOn(database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = writing(sql);
        SQLite::Statement insertion(sql, Table::insertion);
        Table::bind(insertion, playerId(sql, run.player), run, *events);
        insertion.exec();
        const RunId id = sql.getLastInsertRowid();
        transaction.commit();
        return id;
    });
    if (!stored)
        return tl::unexpected<SubmitProblem>(stored.error());
    return *stored;
}

/// Gives a run to another player. \returns the name as it is stored.
template<class Table>
[[nodiscard]] tl::expected<std::string, RenameProblem> renameIn(Database& database, RunId id, std::string_view player) {
    auto name = playerName(player);
    if (!name)
        return tl::unexpected<RenameProblem>(name.error());
    const auto stored = attemptOn(database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = writing(sql);
        SQLite::Statement update(sql, std::string("UPDATE ") + Table::name + " SET player_id = ? WHERE id = ?");
        update.bind(1, playerId(sql, *name));
        update.bind(2, id);
        update.exec();
        transaction.commit();
    });
    if (!stored)
        return tl::unexpected<RenameProblem>(stored.error());
    return std::move(*name);
}

} // namespace data
