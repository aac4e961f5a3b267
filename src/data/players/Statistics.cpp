// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/players/Statistics.hpp"

#include "data/database/Attempt.hpp"
#include "data/players/StatisticsQueries.hpp"
#include "data/runs/RankedTable.hpp"
#include "puzzle/EventText.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <unordered_set>

namespace data {

namespace {

double share(double part, int whole) {
    return whole > 0 ? part / whole : 0;
}

constexpr std::int64_t mostTime = puzzle::maxTime.count();

/// Clamps a number from a row, so that corrupt values cannot make a sum overflow.
std::int64_t bounded(std::int64_t number, std::int64_t most) {
    return std::clamp<std::int64_t>(number, 0, most);
}

int counted(const SQLite::Column& column) {
    return static_cast<int>(bounded(column.getInt64(), maxCount));
}

/// Returns how far `number` exceeds `other`, safe for corrupt values.
int above(std::int64_t number, std::int64_t other) {
    return number <= other ? 0 : static_cast<int>(bounded(number, maxCount) - bounded(other, maxCount));
}

PlayMode modeOf(std::string_view key) {
    switch (puzzle::modeOfKey(key)) {
    case puzzle::RunMode::Level:
        return PlayMode::Levels;
    case puzzle::RunMode::Random:
        return PlayMode::Random;
    case puzzle::RunMode::Daily:
        return PlayMode::Daily;
    case puzzle::RunMode::Shift:
    case puzzle::RunMode::Board:
    case puzzle::RunMode::Unknown:
        break;
    }
    return PlayMode::Shared;
}

/// A run of a player, for finding consecutive runs at the optimum.
struct Won {
    std::int64_t moment = 0; ///< In seconds; an invalid date sorts before all others.
    std::int64_t id = 0;
    bool atOptimum = false;

    friend bool operator<(const Won& left, const Won& right) {
        return std::tie(left.moment, left.id) < std::tie(right.moment, right.id);
    }
};

/// Accumulates the statistics of several players.
class StatisticsCollector {
public:
    StatisticsCollector(SQLite::Database& sql, puzzle::Kinds kinds, const StatisticsDays& days)
        : m_days(days)
        , m_runs(sql, statistics::runs)
        , m_shifts(sql, statistics::shifts)
        , m_daysInTime(sql, statistics::daysInTime)
        , m_breaksInTime(sql, statistics::breaksInTime) {
        for (int back = days.count - 1; back >= 0; --back)
            m_found.days.push_back({puzzle::plusDays(days.last, -back), 0, 0, {}});
        findBoxes(sql, kinds);
    }

    void add(std::int64_t player) {
        addRuns(player);
        addShifts(player);
        addStreak(m_found.daily, m_daysInTime, player);
        addStreak(m_found.coffee, m_breaksInTime, player);
    }

    [[nodiscard]] Statistics take() && {
        for (const auto& [key, mode] : m_boards)
            ++m_found.modes[static_cast<std::size_t>(mode)].boards;
        return std::move(m_found);
    }

    static Streak dailyStreak(SQLite::Statement& row, std::int64_t player, puzzle::Day today) {
        row.reset();
        row.bind(1, player);
        Streak streak;
        std::optional<puzzle::Day> last;
        int length = 0;
        while (row.executeStep()) {
            const auto day = puzzle::dayOfKey(viewOf(row.getColumn(0)));
            const auto moment = day && day != last ? puzzle::momentFromText(viewOf(row.getColumn(1))) : std::nullopt;
            if (!moment || !isOnDay(*day, *moment, offsetOf(row.getColumn(2))))
                continue;
            length = last && puzzle::plusDays(*last, 1) == *day ? length + 1 : 1;
            last = day;
            streak.longest = std::max(streak.longest, length);
            if (*day >= puzzle::plusDays(today, -1))
                streak.current = std::max(streak.current, length);
        }
        return streak;
    }

private:
    void addStreak(Streak& longest, SQLite::Statement& inTime, std::int64_t player) {
        const Streak own = dailyStreak(inTime, player, m_days.calendar.value_or(m_days.last));
        longest = {std::max(longest.current, own.current), std::max(longest.longest, own.longest)};
    }

    /// Finds the runs of other puzzles than Lights Out: the key of a level does not tell its puzzle.
    void findBoxes(SQLite::Database& sql, puzzle::Kinds kinds) {
        SQLite::Statement row(sql, statistics::runsOfPuzzle);
        for (const puzzle::Kind* const kind : kinds) {
            if (kind->id().empty())
                continue;
            const std::string first(kind->codePrefix());
            std::string after = first;
            ++after.back();
            row.reset();
            row.bind(1, first);
            row.bind(2, after);
            while (row.executeStep())
                m_boxes.insert(row.getColumn(0).getInt64());
        }
    }

    void addRuns(std::int64_t player) {
        m_runs.reset();
        m_runs.bind(1, player);
        std::string key;
        PlayMode ofKey = PlayMode::Shared;
        m_won.clear();
        while (m_runs.executeStep()) {
            const auto next = viewOf(m_runs.getColumn(0));
            const bool fresh = m_won.empty() || next != key;
            if (fresh) {
                key = next;
                ofKey = modeOf(key);
            }
            const bool box = m_boxes.contains(m_runs.getColumn(2).getInt64());
            const PlayMode mode = box ? PlayMode::Arukone : ofKey;
            if (fresh && ofKey != PlayMode::Random)
                m_boards.emplace(key, mode);
            Tally& tally = m_found.modes[static_cast<std::size_t>(mode)];
            addRun(tally);
            tally.boards += ofKey == PlayMode::Random ? 1 : 0;
        }
        std::sort(m_won.begin(), m_won.end());
        addOptimumSeries();
    }

    void addRun(Tally& tally) {
        const std::int64_t moves = m_runs.getColumn(3).getInt64();
        const std::int64_t optimum = m_runs.getColumn(4).getInt64();
        const bool exact = m_runs.getColumn(5).getInt64() != 0;
        const std::int64_t hints = m_runs.getColumn(6).getInt64();
        const bool assisted = hints > 0 || m_runs.getColumn(7).getInt64() != 0;
        const bool atOptimum = exact && moves <= optimum && !assisted;
        const puzzle::Milliseconds time(bounded(m_runs.getColumn(8).getInt64(), mostTime));
        ++tally.runs;
        tally.atOptimum += atOptimum ? 1 : 0;
        tally.assisted += assisted ? 1 : 0;
        tally.hints += bounded(hints, maxCount);
        tally.moves += bounded(moves, maxCount);
        tally.proven += exact ? 1 : 0;
        tally.over += exact ? above(moves, optimum) : 0;
        tally.time += time;
        const auto moment = puzzle::momentFromText(viewOf(m_runs.getColumn(1)));
        if (DayTally* const day = moment ? dayOf(*moment) : nullptr)
            add(*day, 1, atOptimum ? 1 : 0, time);
        constexpr auto before = std::numeric_limits<std::int64_t>::min();
        m_won.push_back(
            {moment ? moment->time_since_epoch().count() : before, m_runs.getColumn(2).getInt64(), atOptimum});
    }

    /// Updates the series at the optimum from the runs of the current player.
    void addOptimumSeries() {
        int length = 0;
        for (const Won& run : m_won) {
            length = run.atOptimum ? length + 1 : 0;
            m_found.atOptimum.longest = std::max(m_found.atOptimum.longest, length);
        }
        m_found.atOptimum.current = std::max(m_found.atOptimum.current, length);
    }

    void addShifts(std::int64_t player) {
        m_shifts.reset();
        m_shifts.bind(1, player);
        ShiftTally& sum = m_found.shifts;
        while (m_shifts.executeStep()) {
            const int houses = counted(m_shifts.getColumn(2));
            const int atOptimum = counted(m_shifts.getColumn(4));
            ShiftRun shift;
            shift.score.houses = houses;
            shift.score.atOptimum = std::min(atOptimum, houses);
            shift.score.skipped = counted(m_shifts.getColumn(5));
            shift.rules = puzzle::shiftRulesOf(m_shifts.getColumn(8).getInt()).value_or(puzzle::ShiftRules::Gifts);
            shift.seed = textOf(m_shifts.getColumn(9));
            shift.code = textOf(m_shifts.getColumn(10));
            shift.events = textOf(m_shifts.getColumn(11), puzzle::maxEventTextBytes);
            const puzzle::Milliseconds time = timeOf(shift).played;
            const std::int64_t moves = m_shifts.getColumn(6).getInt64();
            ++sum.shifts;
            sum.houses += houses;
            sum.atOptimum += atOptimum;
            sum.mostPoints = std::max(sum.mostPoints, counted(m_shifts.getColumn(1)));
            sum.longestChain = std::max(sum.longestChain, counted(m_shifts.getColumn(3)));
            sum.moves += bounded(moves, maxCount);
            sum.over += above(moves, m_shifts.getColumn(7).getInt64());
            sum.time += time;
            const auto moment = puzzle::momentFromText(viewOf(m_shifts.getColumn(0)));
            if (DayTally* const day = moment ? dayOf(*moment) : nullptr)
                add(*day, houses, atOptimum, time);
        }
    }

    /// Returns the local day of a moment; null if it was not requested.
    [[nodiscard]] DayTally* dayOf(std::chrono::sys_seconds moment) {
        const auto day = std::chrono::floor<std::chrono::days>(moment + m_days.offset);
        const auto index = (day - std::chrono::sys_days(m_found.days.front().day)).count();
        return index >= 0 && index < m_days.count ? &m_found.days[static_cast<std::size_t>(index)] : nullptr;
    }

    static void add(DayTally& day, int solved, int atOptimum, puzzle::Milliseconds time) {
        day.solved += solved;
        day.atOptimum += atOptimum;
        day.time += time;
    }

    StatisticsDays m_days;
    SQLite::Statement m_runs;
    SQLite::Statement m_shifts;
    SQLite::Statement m_daysInTime;
    SQLite::Statement m_breaksInTime;
    Statistics m_found;
    std::map<std::string, PlayMode> m_boards; ///< Keys that stand for a single board each, with its kind.
    std::unordered_set<std::int64_t> m_boxes; ///< The ids of all runs of other puzzles than Lights Out.
    std::vector<Won> m_won;                   ///< Runs of the current player.
};

/// Returns the id of a player, or the ids of all players if `player` is empty.
std::vector<std::int64_t> selectedPlayers(SQLite::Database& sql, const std::string& player) {
    std::vector<std::int64_t> found;
    SQLite::Statement row(sql, player.empty() ? "SELECT id FROM players WHERE ? = ''"
                                              : "SELECT id FROM players WHERE folded = folded_name(?)");
    row.bind(1, player);
    while (row.executeStep())
        found.push_back(row.getColumn(0).getInt64());
    return found;
}

} // namespace

double Tally::meanOver() const noexcept {
    return share(static_cast<double>(over), proven);
}

double Tally::shareAtOptimum() const noexcept {
    return share(atOptimum, proven);
}

Tally& Tally::operator+=(const Tally& other) noexcept {
    runs += other.runs;
    boards += other.boards;
    atOptimum += other.atOptimum;
    assisted += other.assisted;
    hints += other.hints;
    moves += other.moves;
    proven += other.proven;
    over += other.over;
    time += other.time;
    return *this;
}

Tally ShiftTally::boards() const noexcept {
    Tally each;
    each.runs = each.boards = each.proven = houses;
    each.atOptimum = atOptimum;
    each.moves = moves;
    each.over = over;
    each.time = time;
    return each;
}

Tally Statistics::all() const noexcept {
    Tally sum = shifts.boards();
    for (const Tally& tally : modes)
        sum += tally;
    return sum;
}

tl::expected<Statistics, StorageProblem> loadStatistics(Database& database, const std::string& player,
                                                        const StatisticsDays& days) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        const SQLite::Transaction moment(sql); // All queries see the same state.
        StatisticsCollector gathering(sql, database.kinds(), days);
        for (const std::int64_t id : selectedPlayers(sql, player))
            gathering.add(id);
        return std::move(gathering).take();
    });
}

tl::expected<Streak, StorageProblem> loadDailyStreak(Database& database, const std::string& player, puzzle::Day today) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        SQLite::Statement row(sql, statistics::daysInTime);
        const auto id = idOfPlayer(sql, player);
        return id ? StatisticsCollector::dailyStreak(row, *id, today) : Streak();
    });
}

} // namespace data
