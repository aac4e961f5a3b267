#include "data/StatisticsQueries.hpp"

namespace data::statistics {

namespace {

std::string where(Whose whose) {
    return whose == Whose::Player ? " WHERE player_id = (SELECT id FROM players WHERE name = ?1)" : " WHERE ?1 = ''";
}

constexpr const char* atOptimum = "(exact <> 0 AND moves <= optimum AND hints <= 0 AND live = 0)";

/// Of a night shift: three minutes, less what skipping cost.
constexpr const char* shiftTime = "max(0, 180000 - 10000 * max(0, min(skipped, 18)))";

} // namespace

std::string byMode(Whose whose) {
    return std::string("SELECT CASE substr(key, 1, instr(key, ':')) WHEN 'level:' THEN 0 WHEN 'random:' THEN 1"
                       " WHEN 'daily:' THEN 2 ELSE 3 END AS mode,"
                       " sum(runs), CASE substr(key, 1, instr(key, ':')) WHEN 'random:' THEN sum(runs) ELSE count(*)"
                       " END, sum(best), sum(assisted), sum(hints), sum(moves), sum(proven), sum(over), sum(duration)"
                       " FROM (SELECT key, count(*) AS runs, sum") +
           atOptimum +
           " AS best, sum(hints > 0 OR live <> 0) AS assisted, sum(max(0, min(hints, 10000000))) AS hints,"
           " sum(max(0, min(moves, 10000000))) AS moves, sum(exact <> 0) AS proven,"
           " sum(max(0, min(moves - optimum, 10000000)) * (exact <> 0)) AS over,"
           " sum(max(0, min(duration, 1000000000000))) AS duration FROM runs" +
           where(whose) + " GROUP BY key) GROUP BY mode";
}

std::string byDay(Whose whose) {
    // No place is as far from UTC as two days: other rows need not be asked for their local day.
    const std::string near = where(whose) + " AND date >= date(?2, '-2 days') AND date < date(?3, '+3 days')";
    return std::string("SELECT day, sum(solved), sum(best), sum(duration) FROM"
                       " (SELECT date(date, ?4) AS day, 1 AS solved, ") +
           atOptimum + " AS best, max(0, min(duration, 1000000000000)) AS duration FROM runs" + near +
           " UNION ALL SELECT date(date, ?4), max(0, min(houses, 10000000)), max(0, min(at_optimum, 10000000)), " +
           shiftTime + " FROM shifts" + near + ") WHERE day BETWEEN ?2 AND ?3 GROUP BY day ORDER BY day";
}

std::string inOrder(Whose whose) {
    return std::string("SELECT player_id, ") + atOptimum + " FROM runs" + where(whose) +
           " ORDER BY player_id, date, id";
}

std::string ofShifts(Whose whose) {
    return std::string("SELECT count(*), coalesce(sum(max(0, min(houses, 10000000))), 0),"
                       " coalesce(sum(max(0, min(at_optimum, 10000000))), 0),"
                       " coalesce(max(min(points, 10000000)), 0), coalesce(max(min(best_run, 10000000)), 0),"
                       " coalesce(sum(max(0, min(moves, 10000000))), 0),"
                       " coalesce(sum(max(0, min(moves - optimum, 10000000))), 0), coalesce(sum(") +
           shiftTime + "), 0) FROM shifts" + where(whose);
}

std::string streaks(Whose whose) {
    // The days of one row are as far from a fixed day as from their own number.
    return "WITH won AS (SELECT DISTINCT player_id, substr(key, 7) AS day FROM runs" + where(whose) +
           " AND key > 'daily:' AND key < 'daily;' AND late = 0 AND date(substr(key, 7)) = substr(key, 7)"
           " AND datetime(date) >= datetime(substr(key, 7), '-14 hours')"
           " AND datetime(date) < datetime(substr(key, 7), '+36 hours'))"
           " SELECT coalesce(max(length), 0), coalesce(max(CASE WHEN last >= date(?2, '-1 day') THEN length END), 0)"
           " FROM (SELECT count(*) AS length, max(day) AS last FROM (SELECT player_id, day, julianday(day) -"
           " row_number() OVER (PARTITION BY player_id ORDER BY day) AS start FROM won) GROUP BY player_id, start)";
}

} // namespace data::statistics
