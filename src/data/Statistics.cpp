#include "data/Statistics.hpp"

#include "data/Connection.hpp"
#include "data/StatisticsQueries.hpp"

#include <algorithm>
#include <limits>

namespace data {

namespace {

double share(double part, int whole) {
    return whole > 0 ? part / whole : 0;
}

/// A number that is counted in an int, however many rows there are.
int counted(const SQLite::Column& column) {
    return static_cast<int>(std::min<std::int64_t>(column.getInt64(), std::numeric_limits<int>::max()));
}

/// A statement on the rows of a player, or of everybody.
SQLite::Statement onRows(SQLite::Database& sql, std::string (*query)(statistics::Whose), const std::string& player) {
    SQLite::Statement statement(sql, query(player.empty() ? statistics::Whose::Everybody : statistics::Whose::Player));
    statement.bind(1, player);
    return statement;
}

void readModes(SQLite::Database& sql, const std::string& player, Statistics& found) {
    SQLite::Statement row = onRows(sql, statistics::byMode, player);
    while (row.executeStep()) {
        Tally& tally = found.modes.at(static_cast<std::size_t>(row.getColumn(0).getInt()));
        tally.runs = counted(row.getColumn(1));
        tally.boards = counted(row.getColumn(2));
        tally.atOptimum = counted(row.getColumn(3));
        tally.assisted = counted(row.getColumn(4));
        tally.hints = row.getColumn(5).getInt64();
        tally.moves = row.getColumn(6).getInt64();
        tally.proven = counted(row.getColumn(7));
        tally.over = row.getColumn(8).getInt64();
        tally.time = lights::Milliseconds(row.getColumn(9).getInt64());
    }
}

void readRows(SQLite::Database& sql, const std::string& player, Statistics& found) {
    SQLite::Statement row = onRows(sql, statistics::inOrder, player);
    std::int64_t whose = 0;
    int length = 0;
    const auto end = [&] { found.atOptimum.current = std::max(found.atOptimum.current, length); };
    while (row.executeStep()) {
        if (const std::int64_t next = row.getColumn(0).getInt64(); next != whose) {
            end();
            whose = next;
            length = 0;
        }
        length = row.getColumn(1).getInt() != 0 ? length + 1 : 0;
        found.atOptimum.longest = std::max(found.atOptimum.longest, length);
    }
    end();
}

void readStreaks(SQLite::Database& sql, const std::string& player, lights::Day today, Statistics& found) {
    SQLite::Statement row = onRows(sql, statistics::streaks, player);
    row.bind(2, lights::dayText(today));
    row.executeStep();
    found.daily = {counted(row.getColumn(1)), counted(row.getColumn(0))};
}

void readDays(SQLite::Database& sql, const std::string& player, const StatisticsDays& days, Statistics& found) {
    for (int back = days.count - 1; back >= 0; --back)
        found.days.push_back({lights::plusDays(days.last, -back), 0, 0, {}});
    SQLite::Statement row = onRows(sql, statistics::byDay, player);
    row.bind(2, lights::dayText(found.days.front().day));
    row.bind(3, lights::dayText(found.days.back().day));
    row.bind(4, std::to_string(days.offset.count()) + " minutes");
    auto at = found.days.begin();
    while (row.executeStep()) {
        const auto day = lights::dayFromText(textOf(row.getColumn(0)));
        while (day && at != found.days.end() && at->day < *day)
            ++at;
        if (!day || at == found.days.end() || at->day != *day)
            continue;
        at->solved = counted(row.getColumn(1));
        at->atOptimum = counted(row.getColumn(2));
        at->time = lights::Milliseconds(row.getColumn(3).getInt64());
    }
}

void readShifts(SQLite::Database& sql, const std::string& player, Statistics& found) {
    SQLite::Statement row = onRows(sql, statistics::ofShifts, player);
    row.executeStep();
    found.shifts = {counted(row.getColumn(0)),   counted(row.getColumn(1)),
                    counted(row.getColumn(2)),   counted(row.getColumn(3)),
                    counted(row.getColumn(4)),   row.getColumn(5).getInt64(),
                    row.getColumn(6).getInt64(), lights::Milliseconds(row.getColumn(7).getInt64())};
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
        const SQLite::Transaction moment(sql); // All of it tells of the same runs.
        Statistics found;
        readModes(sql, player, found);
        readRows(sql, player, found);
        readDays(sql, player, days, found);
        readShifts(sql, player, found);
        readStreaks(sql, player, days.calendar.value_or(days.last), found);
        return found;
    });
}

} // namespace data
