#pragma once

/// The statements behind Statistics. Each binds the player's name first.
namespace data::statistics {

/// A player's runs, as the index runs_by_player holds them. No number is taken for more than can be: whoever writes
/// nonsense into a row makes no sum overflow. The mode is a number of PlayMode.
inline constexpr const char* own =
    "WITH own AS MATERIALIZED (SELECT r.id, r.key, r.date,"
    " CASE substr(r.key, 1, instr(r.key, ':')) WHEN 'level:' THEN 0 WHEN 'random:' THEN 1 WHEN 'daily:' THEN 2 ELSE 3 "
    "END"
    " AS mode,"
    " max(0, min(r.moves, 10000000)) AS moves, r.exact <> 0 AS proven,"
    " max(0, min(r.moves - r.optimum, 10000000)) AS over, max(0, min(r.hints, 10000000)) AS hints,"
    " (r.hints > 0 OR r.live <> 0) AS assisted, max(0, min(r.duration, 1000000000000)) AS duration,"
    " (r.exact <> 0 AND r.moves <= r.optimum AND r.hints <= 0 AND r.live = 0) AS best"
    " FROM runs r WHERE r.player_id = (SELECT id FROM players WHERE name = ?1)) ";

/// mode, runs, boards, at the optimum, assisted, hints, moves, proven, over, milliseconds.
inline constexpr const char* byMode =
    "SELECT mode, count(*), count(DISTINCT CASE mode WHEN 1 THEN id ELSE key END), sum(best), sum(assisted), "
    "sum(hints),"
    " sum(moves), sum(proven), sum(over * proven), sum(duration) FROM own GROUP BY mode";

/// Day from ?2 to ?3, local by the modifier ?4 ("+60 minutes"): day, runs, at the optimum, milliseconds.
inline constexpr const char* byDay = "SELECT date(date, ?4) AS day, count(*), sum(best), sum(duration) FROM own"
                                     " WHERE date(date, ?4) BETWEEN ?2 AND ?3 GROUP BY day ORDER BY day";

/// The longest and the last row of runs at the optimum. Runs of one row have the same number of others before them.
inline constexpr const char* rows =
    "SELECT coalesce(max(length), 0), coalesce(max(CASE WHEN others = (SELECT count(*) FROM own WHERE NOT best) THEN"
    " length END), 0) FROM (SELECT others, count(*) AS length FROM (SELECT best,"
    " count(*) FILTER (WHERE NOT best) OVER (ORDER BY date, id) AS others FROM own) WHERE best GROUP BY others)";

/// shifts, houses, at the optimum, most points, longest run.
inline constexpr const char* shifts =
    "SELECT count(*), coalesce(sum(max(0, min(houses, 10000000))), 0),"
    " coalesce(sum(max(0, min(at_optimum, 10000000))), 0), coalesce(max(min(points, 10000000)), 0),"
    " coalesce(max(min(best_run, 10000000)), 0)"
    " FROM shifts WHERE player_id = (SELECT id FROM players WHERE name = ?1)";

} // namespace data::statistics
