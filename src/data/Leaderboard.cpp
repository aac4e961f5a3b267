#include "data/Leaderboard.hpp"

#include "data/Connection.hpp"
#include "data/EventText.hpp"
#include "data/StoredRun.hpp"

#include <algorithm>
#include <limits>
#include <set>

namespace data {

namespace {

SQLite::Statement selectRanked(SQLite::Database& sql, const LeaderboardQuery& query) {
    std::string text = selectRuns;
    text += "WHERE r.key = ?1 AND r.date >= ?2 ";
    if (!query.code.empty())
        text += "AND r.code = ?3 ";
    text.append("ORDER BY ").append(isFixedBoard(query.key) ? orderByMoves : orderByOver);
    SQLite::Statement select(sql, text);
    select.bind(1, query.key);
    select.bind(2, query.since);
    if (!query.code.empty())
        select.bind(3, query.code);
    return select;
}

/// Goes through the runs in the order of ranking, verifies them and gives the sound ones their ranks.
LeaderboardPage rankedRows(SQLite::Database& sql, const LeaderboardQuery& query) {
    LeaderboardPage page;
    RunVerifier verifier;
    std::set<std::string> ranked; // Players, where one run of each is wanted.
    int rank = 0;
    SQLite::Statement select = selectRanked(sql, query);
    while (select.executeStep()) {
        StoredRun stored = readStoredRun(select);
        const std::string player = stored.run.player;
        if (stored.run.stars() < query.minStars || ranked.contains(player))
            continue;
        const bool wanted = query.player.empty() || query.player == player;
        const bool shown = page.rows.size() < query.limit;
        const auto problem = shown ? complete(stored, verifier) : std::nullopt;
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

std::optional<Run> runWithId(SQLite::Database& sql, RunId id) {
    SQLite::Statement select(sql, std::string(selectRuns) + "WHERE r.id = ?");
    select.bind(1, id);
    return select.executeStep() ? std::optional(readStoredRun(select).run) : std::nullopt;
}

std::optional<Standing> standingOf(SQLite::Database& sql, RunId id, std::size_t around, bool allRuns) {
    const auto run = runWithId(sql, id);
    if (!run)
        return std::nullopt;
    LeaderboardQuery query;
    query.key = run->key;
    query.code = isFixedBoard(run->key) ? run->code : std::string();
    query.allRuns = allRuns;
    query.limit = std::numeric_limits<std::size_t>::max();
    LeaderboardPage page = rankedRows(sql, query);
    std::erase_if(page.rows, [](const LeaderboardRow& row) { return !row.rank; });

    const auto own = std::find_if(page.rows.begin(), page.rows.end(), [&](const LeaderboardRow& row) {
        return allRuns ? row.id == id : row.run.player == run->player;
    });
    if (own == page.rows.end())
        return std::nullopt;
    const auto index = static_cast<std::size_t>(own - page.rows.begin());
    const std::size_t size = std::min(std::max<std::size_t>(around, 1), page.rows.size());
    const std::size_t first = std::min(index - std::min(index, size / 2), page.rows.size() - size);
    const auto begin = page.rows.begin() + static_cast<std::ptrdiff_t>(first);
    return Standing{*own->rank, page.total, {begin, begin + static_cast<std::ptrdiff_t>(size)}, index - first};
}

std::vector<std::string> texts(SQLite::Database& sql, const char* query) {
    std::vector<std::string> found;
    SQLite::Statement select(sql, query);
    while (select.executeStep())
        found.push_back(textOf(select.getColumn(0)));
    return found;
}

} // namespace

tl::expected<RunId, SubmitProblem> Leaderboard::submit(const Run& run) {
    if (const auto problem = verify(run))
        return tl::unexpected<SubmitProblem>(*problem);
    if (formatEvents(run.events).size() > maxEventTextBytes)
        return tl::unexpected<SubmitProblem>(RunProblem::BadEvents);
    const auto stored = attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = writing(sql);
        const RunId id = insertRun(sql, run);
        transaction.commit();
        return id;
    });
    if (!stored)
        return tl::unexpected<SubmitProblem>(stored.error());
    return *stored;
}

tl::expected<std::string, RenameProblem> Leaderboard::rename(RunId id, std::string_view player) {
    auto name = playerName(player);
    if (!name)
        return tl::unexpected<RenameProblem>(name.error());
    const auto stored = attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = writing(sql);
        SQLite::Statement update(sql, "UPDATE runs SET player_id = ? WHERE id = ?");
        update.bind(1, playerId(sql, *name));
        update.bind(2, id);
        update.exec();
        transaction.commit();
    });
    if (!stored)
        return tl::unexpected<RenameProblem>(stored.error());
    return std::move(*name);
}

tl::expected<void, StorageProblem> Leaderboard::adopt(std::string_view from, std::string_view to) {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = writing(sql);
        const auto source = playerId(sql, std::string(from));
        const auto target = playerId(sql, std::string(to));
        for (const char* const update : {"UPDATE runs SET player_id = ? WHERE player_id = ?",
                                         "UPDATE shifts SET player_id = ? WHERE player_id = ?",
                                         "UPDATE OR IGNORE saved_boards SET player_id = ? WHERE player_id = ?"}) {
            SQLite::Statement statement(sql, update);
            statement.bind(1, target);
            statement.bind(2, source);
            statement.exec();
        }
        transaction.commit();
    });
}

tl::expected<LeaderboardPage, StorageProblem> Leaderboard::rows(const LeaderboardQuery& query) {
    return attemptOn(m_database, [&](SQLite::Database& sql) { return rankedRows(sql, query); });
}

tl::expected<std::optional<Standing>, StorageProblem> Leaderboard::standing(RunId id, std::size_t around,
                                                                            bool allRuns) {
    return attemptOn(m_database, [&](SQLite::Database& sql) { return standingOf(sql, id, around, allRuns); });
}

tl::expected<std::vector<std::string>, StorageProblem> Leaderboard::players() {
    return attemptOn(m_database, [&](SQLite::Database& sql) {
        return texts(sql, "SELECT name FROM players WHERE id IN"
                          " (SELECT player_id FROM runs UNION SELECT player_id FROM shifts) ORDER BY name");
    });
}

tl::expected<std::vector<std::string>, StorageProblem> Leaderboard::keys() {
    return attemptOn(m_database,
                     [&](SQLite::Database& sql) { return texts(sql, "SELECT DISTINCT key FROM runs ORDER BY key"); });
}

} // namespace data
