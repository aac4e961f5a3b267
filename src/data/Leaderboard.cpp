#include "data/Leaderboard.hpp"

#include "data/RankedTable.hpp"
#include "data/RunTable.hpp"

namespace data {

namespace {

SQLite::Statement selectRanked(SQLite::Database& sql, const LeaderboardQuery& query) {
    std::string text = RunTable::select;
    text += "WHERE r.key = ?1 AND r.date >= ?2 ";
    if (!query.code.empty())
        text += "AND r.code = ?3 ";
    text.append("ORDER BY ").append(isFixedBoard(query.key) ? RunTable::byMoves : RunTable::byOver);
    SQLite::Statement select(sql, text);
    select.bind(1, query.key);
    select.bind(2, query.since);
    if (!query.code.empty())
        select.bind(3, query.code);
    return select;
}

LeaderboardPage rankedRuns(SQLite::Database& sql, const LeaderboardQuery& query) {
    SQLite::Statement select = selectRanked(sql, query);
    return rankedRows<RunTable>(select, query, [&query](const Run& run) { return run.stars() >= query.minStars; });
}

std::optional<Standing> standingOf(SQLite::Database& sql, RunId id, std::size_t around, bool allRuns) {
    const auto run = runWithId<RunTable>(sql, id);
    if (!run)
        return std::nullopt;
    LeaderboardQuery query{everyRow(allRuns), run->key, {}};
    if (isFixedBoard(run->key))
        query.code = run->code;
    return standingOn(rankedRuns(sql, query), id, run->player, around, allRuns);
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
    return submitTo<RunTable>(m_database, run);
}

tl::expected<std::string, RenameProblem> Leaderboard::rename(RunId id, std::string_view player) {
    return renameIn<RunTable>(m_database, id, player);
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
    return attemptOn(m_database, [&](SQLite::Database& sql) { return rankedRuns(sql, query); });
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
