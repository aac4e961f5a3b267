#include "data/players/DailyProgress.hpp"

#include "data/database/Attempt.hpp"
#include "data/players/ValidRuns.hpp"

#include <algorithm>

namespace data {

namespace {

/// Whether `date` is valid and was on `day` in some time zone.
bool isDayInSomeTimeZone(puzzle::Day day, const std::string& date) {
    const auto moment = puzzle::momentFromText(date);
    return moment && puzzle::isDaySomewhere(day, *moment);
}

void addTo(DailyProgress& progress, puzzle::Day day, const Run& run) {
    const auto [at, fresh] =
        progress.best.try_emplace(day, DailyBest{run.stars(), run.moves, run.duration, run.assisted(), isLate(run)});
    if (fresh)
        return;
    // The first valid run is the best one, but a later one may have more stars or be in time.
    at->second.stars = std::max(at->second.stars, run.stars());
    at->second.late = at->second.late && isLate(run);
}

// Ordered by day.
const std::string ofDays = RunTable::keysOf(puzzle::RunMode::Daily);

/// Returns the last day whose puzzle was won in time by any player.
std::optional<puzzle::Day> latestInTime(SQLite::Database& sql, VerifiedRows<RunTable>& verified) {
    SQLite::Statement select(sql, RunTable::select + "WHERE " + ofDays + "ORDER BY r.key DESC");
    while (select.executeStep()) {
        StoredRow<Run> stored = RunTable::read(select);
        const auto day = stored.run.key.day();
        if (day && !stored.run.late && !verified.problemOf(stored) && !isLate(stored.run))
            return day;
    }
    return std::nullopt;
}

std::optional<puzzle::Day> latestSeen(SQLite::Database& sql) {
    SQLite::Statement select(sql, "SELECT latest FROM calendar");
    return select.executeStep() ? puzzle::dayFromText(textOf(select.getColumn(0))) : std::nullopt;
}

DailyProgress readDailyProgress(SQLite::Database& sql, VerifiedRows<RunTable>& verified, const std::string& player) {
    const SQLite::Transaction moment(sql);
    DailyProgress progress;
    const auto wanted = [&](const IndexedRun& run) {
        const auto day = puzzle::dayOfKey(run.key);
        const DailyBest* known = day ? progress.at(*day) : nullptr;
        if (known == nullptr)
            return day.has_value();
        return run.stars > known->stars || (known->late && isDayInSomeTimeZone(*day, run.date));
    };
    const auto counts = [](const Run& run) { return run.key.day().has_value(); };
    const auto add = [&](const Run& run) { addTo(progress, *run.key.day(), run); };
    forEachValidRun(sql, verified, player, puzzle::RunMode::Daily, wanted, counts, add);
    progress.latest = latestInTime(sql, verified);
    progress.seen = latestSeen(sql);
    return progress;
}

} // namespace

const DailyBest* DailyProgress::at(puzzle::Day day) const {
    const auto found = best.find(day);
    return found == best.end() ? nullptr : &found->second;
}

puzzle::Day DailyProgress::calendarDay(puzzle::Day today) const {
    return std::max({latest.value_or(today), seen.value_or(today), today});
}

int DailyProgress::streak(puzzle::Day today) const {
    const auto inTime = [this](puzzle::Day day) {
        const DailyBest* won = at(day);
        return won != nullptr && !won->late;
    };
    puzzle::Day day = calendarDay(today);
    if (!inTime(day))
        day = puzzle::plusDays(day, -1);
    int days = 0;
    for (; inTime(day); day = puzzle::plusDays(day, -1))
        ++days;
    return days;
}

bool DailyProgress::late(puzzle::Day day, puzzle::Day today) const {
    return day != today || day < calendarDay(today);
}

tl::expected<void, StorageProblem> noteDay(Database& database, puzzle::Day day) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        if (const auto seen = latestSeen(sql); seen && *seen >= day)
            return;
        SQLite::Transaction transaction = beginWrite(database);
        if (const auto seen = latestSeen(sql); seen && *seen >= day)
            return; // Another game on the same file has recorded a later day meanwhile.
        SQLite::Statement insertion(sql, "INSERT OR REPLACE INTO calendar(id, latest) VALUES (1, ?)");
        bindText(insertion, 1, puzzle::dayText(day));
        insertion.exec();
        transaction.commit();
    });
}

tl::expected<DailyProgress, StorageProblem> loadDailyProgress(Database& database, const std::string& player) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        return readDailyProgress(sql, verifiedRows<RunTable>(database), player);
    });
}

} // namespace data
