#include "data/Shifts.hpp"

#include "data/Connection.hpp"
#include "data/EventText.hpp"
#include "data/RunVerifier.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

namespace data {

namespace {

constexpr const char* selectShifts =
    "SELECT s.id, p.name, s.seed, s.code, s.points, s.houses, s.at_optimum, s.best_run, s.skipped, s.moves, s.optimum,"
    " s.date, s.program, s.events FROM shifts s LEFT JOIN players p ON p.id = s.player_id ";
constexpr const char* byRank = "ORDER BY s.points DESC, s.houses DESC, s.date, s.id"; // The index's own words.

/// A row of the table, as it was read: anything may stand in it.
struct StoredShift {
    ShiftId id = 0;
    ShiftRun run;           ///< Without its events.
    std::string events;     ///< See EventText.hpp.
    bool badCounts = false; ///< A number did not fit and is 0 in `run`.
};

StoredShift readStoredShift(SQLite::Statement& row) {
    StoredShift stored;
    stored.id = row.getColumn(0).getInt64();
    stored.run.player = textOf(row.getColumn(1));
    stored.run.seed = textOf(row.getColumn(2));
    stored.run.code = textOf(row.getColumn(3));
    lights::ShiftScore& score = stored.run.score;
    int column = 4;
    for (int* const count : {&score.points, &score.houses, &score.atOptimum, &score.bestRun, &score.skipped,
                             &score.moves, &score.optimum}) {
        const SQLite::Column value = row.getColumn(column++);
        const std::int64_t number = value.getInt64();
        if (value.isInteger() && number >= 0 && number <= mostCounted)
            *count = static_cast<int>(number);
        else
            stored.badCounts = true;
    }
    stored.run.date = textOf(row.getColumn(11));
    stored.run.program = textOf(row.getColumn(12));
    stored.events = textOf(row.getColumn(13));
    return stored;
}

/// Reads the events and verifies the shift. \returns what is wrong with it, if anything.
std::optional<RunProblem> complete(StoredShift& stored, ShiftVerifier& verifier) {
    if (stored.badCounts)
        return RunProblem::BadCounts;
    auto events = parseShiftEvents(stored.events);
    if (!events)
        return RunProblem::BadEvents;
    stored.run.events = std::move(*events);
    return verifier.verify(stored.run);
}

/// Goes through the shifts in the order of ranking, verifies them and gives the sound ones their ranks.
ShiftPage rankedRows(SQLite::Database& sql, const ShiftQuery& query) {
    ShiftPage page;
    ShiftVerifier verifier;
    std::set<std::string> ranked; // Players, where one shift of each is wanted.
    int rank = 0;
    SQLite::Statement select(sql, std::string(selectShifts) + "WHERE s.date >= ? " + byRank);
    select.bind(1, query.since);
    while (select.executeStep()) {
        StoredShift stored = readStoredShift(select);
        const std::string player = stored.run.player;
        if (ranked.contains(player))
            continue;
        const bool wanted = query.player.empty() || query.player == player;
        const bool shown = page.rows.size() < query.limit;
        const auto problem = shown ? complete(stored, verifier) : std::nullopt;
        if (wanted && !problem)
            ++page.total;
        if (!problem) {
            ++rank;
            if (!query.allShifts)
                ranked.insert(player);
        }
        if (wanted && shown)
            page.rows.push_back(
                {stored.id, problem ? std::nullopt : std::optional(rank), std::move(stored.run), problem});
    }
    return page;
}

std::optional<std::string> playerOf(SQLite::Database& sql, ShiftId id) {
    SQLite::Statement select(sql, std::string(selectShifts) + "WHERE s.id = ?");
    select.bind(1, id);
    return select.executeStep() ? std::optional(readStoredShift(select).run.player) : std::nullopt;
}

std::optional<ShiftStanding> standingOf(SQLite::Database& sql, ShiftId id, std::size_t around, bool allShifts) {
    const auto player = playerOf(sql, id);
    if (!player)
        return std::nullopt;
    ShiftQuery query;
    query.allShifts = allShifts;
    query.limit = std::numeric_limits<std::size_t>::max();
    ShiftPage page = rankedRows(sql, query);
    std::erase_if(page.rows, [](const ShiftRow& row) { return !row.rank; });
    const auto own = std::find_if(page.rows.begin(), page.rows.end(), [&](const ShiftRow& row) {
        return allShifts ? row.id == id : row.run.player == *player;
    });
    if (own == page.rows.end())
        return std::nullopt;
    const auto index = static_cast<std::size_t>(own - page.rows.begin());
    const std::size_t size = std::min(std::max<std::size_t>(around, 1), page.rows.size());
    const std::size_t first = std::min(index - std::min(index, size / 2), page.rows.size() - size);
    const auto begin = page.rows.begin() + static_cast<std::ptrdiff_t>(first);
    return ShiftStanding{*own->rank, page.total, {begin, begin + static_cast<std::ptrdiff_t>(size)}, index - first};
}

ShiftId insertShift(SQLite::Database& sql, const ShiftRun& run, const std::string& events) {
    SQLite::Statement insert(sql, "INSERT INTO shifts(player_id, seed, code, events, points, houses, at_optimum,"
                                  " best_run, skipped, moves, optimum, date, program)"
                                  " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, playerId(sql, run.player));
    insert.bind(2, run.seed);
    insert.bind(3, run.code);
    insert.bind(4, events);
    const lights::ShiftScore& score = run.score;
    int column = 5;
    for (const int count :
         {score.points, score.houses, score.atOptimum, score.bestRun, score.skipped, score.moves, score.optimum})
        insert.bind(column++, count);
    insert.bind(12, run.date);
    insert.bind(13, run.program);
    insert.exec();
    return sql.getLastInsertRowid();
}

} // namespace

tl::expected<ShiftId, SubmitProblem> Shifts::submit(const ShiftRun& run) {
    if (const auto problem = ShiftVerifier().verify(run))
        return tl::unexpected<SubmitProblem>(*problem);
    const std::string events = formatShiftEvents(run.events);
    if (events.size() > maxEventTextBytes)
        return tl::unexpected<SubmitProblem>(RunProblem::BadEvents);
    const auto stored = attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = writing(sql);
        const ShiftId id = insertShift(sql, run, events);
        transaction.commit();
        return id;
    });
    if (!stored)
        return tl::unexpected<SubmitProblem>(stored.error());
    return *stored;
}

tl::expected<std::string, RenameProblem> Shifts::rename(ShiftId id, std::string_view player) {
    auto name = playerName(player);
    if (!name)
        return tl::unexpected<RenameProblem>(name.error());
    const auto stored = attemptOn(m_database, [&](SQLite::Database& sql) {
        SQLite::Transaction transaction = writing(sql);
        SQLite::Statement update(sql, "UPDATE shifts SET player_id = ? WHERE id = ?");
        update.bind(1, playerId(sql, *name));
        update.bind(2, id);
        update.exec();
        transaction.commit();
    });
    if (!stored)
        return tl::unexpected<RenameProblem>(stored.error());
    return std::move(*name);
}

tl::expected<ShiftPage, StorageProblem> Shifts::rows(const ShiftQuery& query) {
    return attemptOn(m_database, [&](SQLite::Database& sql) { return rankedRows(sql, query); });
}

tl::expected<std::optional<ShiftStanding>, StorageProblem> Shifts::standing(ShiftId id, std::size_t around,
                                                                            bool allShifts) {
    return attemptOn(m_database, [&](SQLite::Database& sql) { return standingOf(sql, id, around, allShifts); });
}

} // namespace data
