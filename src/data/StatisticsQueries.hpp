#pragma once

/// The statements behind Statistics. Each binds the player's name first, an empty one for everybody. No number is taken
/// for more than can be: whoever writes nonsense into a row makes no sum overflow.
namespace data::statistics {

// Whose rows are meant. They are two texts so that SQLite finds one player's rows in an index.
inline constexpr const char* ofOne = " WHERE player_id = (SELECT id FROM players WHERE name = ?1)";
inline constexpr const char* ofEverybody = " WHERE ?1 = ''";

/// The runs that are meant, as the index runs_by_player holds them; whose stands behind it. The mode is a number of
/// PlayMode.
inline constexpr const char* runs =
    "WITH own AS MATERIALIZED (SELECT id, player_id, key, date,"
    " CASE substr(key, 1, instr(key, ':')) WHEN 'level:' THEN 0 WHEN 'random:' THEN 1 WHEN 'daily:' THEN 2 ELSE 3 END"
    " AS mode,"
    " max(0, min(moves, 10000000)) AS moves, exact <> 0 AS proven,"
    " max(0, min(moves - optimum, 10000000)) AS over, max(0, min(hints, 10000000)) AS hints,"
    " (hints > 0 OR live <> 0) AS assisted, max(0, min(duration, 1000000000000)) AS duration,"
    " (exact <> 0 AND moves <= optimum AND hints <= 0 AND live = 0) AS best FROM runs";

/// The night shifts that are meant; whose stands behind it. They last three minutes, less what skipping cost.
inline constexpr const char* shifts =
    "), worked AS (SELECT date, max(0, min(houses, 10000000)) AS houses,"
    " max(0, min(at_optimum, 10000000)) AS best, min(points, 10000000) AS points,"
    " min(best_run, 10000000) AS best_run, max(0, min(moves, 10000000)) AS moves,"
    " max(0, min(moves - optimum, 10000000)) AS over, max(0, 180000 - 10000 * max(0, min(skipped, 18))) AS duration"
    " FROM shifts";

/// mode, runs, boards, at the optimum, assisted, hints, moves, proven, over, milliseconds.
inline constexpr const char* byMode =
    ") SELECT mode, count(*), count(DISTINCT CASE mode WHEN 1 THEN id ELSE key END), sum(best), sum(assisted),"
    " sum(hints), sum(moves), sum(proven), sum(over * proven), sum(duration) FROM own GROUP BY mode";

/// Day from ?2 to ?3, local by the modifier ?4 ("+60 minutes"): day, solved, at the optimum, milliseconds.
inline constexpr const char* byDay = ") SELECT day, sum(solved), sum(best), sum(duration) FROM"
                                     " (SELECT date(date, ?4) AS day, 1 AS solved, best, duration FROM own UNION ALL"
                                     " SELECT date(date, ?4), houses, best, duration FROM worked)"
                                     " WHERE day BETWEEN ?2 AND ?3 GROUP BY day ORDER BY day";

/// The longest and the last row of runs at the optimum, of everybody the longest ones. Runs of one row have the same
/// number of others of their player before them.
inline constexpr const char* rows =
    ") SELECT coalesce(max(length), 0), coalesce(max(CASE WHEN others = of_all THEN length END), 0) FROM"
    " (SELECT others, of_all, count(*) AS length FROM (SELECT player_id, best,"
    " count(*) FILTER (WHERE NOT best) OVER (PARTITION BY player_id ORDER BY date, id) AS others,"
    " count(*) FILTER (WHERE NOT best) OVER (PARTITION BY player_id) AS of_all FROM own)"
    " WHERE best GROUP BY player_id, others)";

/// shifts, houses, at the optimum, most points, longest run, moves, over, milliseconds.
inline constexpr const char* ofShifts =
    ") SELECT count(*), coalesce(sum(houses), 0), coalesce(sum(best), 0), coalesce(max(points), 0),"
    " coalesce(max(best_run), 0), coalesce(sum(moves), 0), coalesce(sum(over), 0), coalesce(sum(duration), 0)"
    " FROM worked";

/// The days whose puzzles were won in time, as isLate() has it; whose stands behind it.
inline constexpr const char* daysInTime = "WITH won AS (SELECT DISTINCT player_id, substr(key, 7) AS day FROM runs";

/// The longest row of days, and of those that reach to the day ?2 or the one before it; of everybody the longest ones.
/// The days of one row are as far from a fixed day as from their own number.
inline constexpr const char* streaks =
    " AND key > 'daily:' AND key < 'daily;' AND late = 0 AND date(substr(key, 7)) = substr(key, 7)"
    " AND datetime(date) >= datetime(substr(key, 7), '-14 hours')"
    " AND datetime(date) < datetime(substr(key, 7), '+36 hours'))"
    " SELECT coalesce(max(length), 0), coalesce(max(CASE WHEN last >= date(?2, '-1 day') THEN length END), 0) FROM"
    " (SELECT count(*) AS length, max(day) AS last FROM (SELECT player_id, day, julianday(day) -"
    " row_number() OVER (PARTITION BY player_id ORDER BY day) AS start FROM won) GROUP BY player_id, start)";

} // namespace data::statistics
