// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

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
    const auto at =
        progress.best.try_emplace(day, DailyBest{run.stars(), run.moves, run.duration, run.assisted(), true, false})
            .first;
    // The first valid run is the best one, but a later one may have more stars or be in time.
    const bool late = isLate(run);
    at->second.stars = std::max(at->second.stars, run.stars());
    at->second.late = at->second.late && late;
    const bool here = !late && !run.imported;
    at->second.streak = at->second.streak || here;
    at->second.alone = at->second.alone || (here && !run.assisted());
}

/// What is known of this computer's clock.
struct Calendar {
    std::optional<puzzle::Day> latest;    ///< The last day on which the game ran.
    std::optional<puzzle::Moment> behind; ///< Since when the clock has said earlier days than that.

    friend bool operator==(const Calendar&, const Calendar&) = default;
};

Calendar readCalendar(SQLite::Database& sql) {
    SQLite::Statement select(sql, "SELECT latest, behind FROM calendar");
    if (!select.executeStep())
        return {};
    return {puzzle::dayFromText(textOf(select.getColumn(0))), puzzle::momentFromText(textOf(select.getColumn(1)))};
}

/// Returns the calendar if it is `day` now.
Calendar noted(const Calendar& calendar, puzzle::Day day, puzzle::Moment now) {
    constexpr std::chrono::hours agreement{24};
    if (!calendar.latest || day >= *calendar.latest)
        return {day, {}};
    const puzzle::Moment since = std::min(calendar.behind.value_or(now), now);
    return now - since >= agreement ? Calendar{day, {}} : Calendar{calendar.latest, since};
}

DailyProgress readDailyProgress(SQLite::Database& sql, VerifiedRows<RunTable>& verified, const std::string& player,
                                puzzle::DailySeries series) {
    const SQLite::Transaction moment(sql);
    DailyProgress progress;
    const auto wanted = [&](const IndexedRun& run) {
        const auto day = puzzle::dayOfKey(run.key);
        const DailyBest* known = day ? progress.at(*day) : nullptr;
        if (known == nullptr)
            return day.has_value();
        const bool addsToStreak = !known->streak || (!known->alone && !run.assisted);
        return run.stars > known->stars || (addsToStreak && isDayInSomeTimeZone(*day, run.date));
    };
    const auto counts = [](const Run& run) { return run.key.day().has_value(); };
    const auto add = [&](const Run& run) { addTo(progress, *run.key.day(), run); };
    forEachValidRun(sql, verified, player, RunTable::keysOf(series), wanted, counts, add);
    progress.seen = readCalendar(sql).latest;
    return progress;
}

} // namespace

const DailyBest* DailyProgress::at(puzzle::Day day) const {
    const auto found = best.find(day);
    return found == best.end() ? nullptr : &found->second;
}

puzzle::Day DailyProgress::calendarDay(puzzle::Day today) const {
    return std::max(seen.value_or(today), today);
}

int DailyProgress::streak(puzzle::Day today) const {
    const auto inTime = [this](puzzle::Day day) {
        const DailyBest* won = at(day);
        return won != nullptr && won->streak;
    };
    puzzle::Day day = calendarDay(today);
    if (!inTime(day))
        day = puzzle::plusDays(day, -1);
    int days = 0;
    for (; inTime(day); day = puzzle::plusDays(day, -1))
        ++days;
    return days;
}

int DailyProgress::longestStreak(bool DailyBest::*counts) const {
    int longest = 0;
    int streak = 0;
    std::optional<puzzle::Day> before;
    for (const auto& [day, won] : best) {
        if (!(won.*counts))
            continue;
        streak = before && puzzle::plusDays(*before, 1) == day ? streak + 1 : 1;
        longest = std::max(longest, streak);
        before = day;
    }
    return longest;
}

bool DailyProgress::late(puzzle::Day day, puzzle::Day today) const {
    return day != today || day < calendarDay(today);
}

tl::expected<void, StorageProblem> noteDay(Database& database, puzzle::Day day, puzzle::Moment now) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        if (noted(readCalendar(sql), day, now) == readCalendar(sql))
            return;
        SQLite::Transaction transaction = beginWrite(database);
        // Read again: another game on the same file may have recorded a day meanwhile.
        const Calendar calendar = noted(readCalendar(sql), day, now);
        SQLite::Statement insertion(sql, "INSERT OR REPLACE INTO calendar(id, latest, behind) VALUES (1, ?, ?)");
        bindText(insertion, 1, puzzle::dayText(*calendar.latest));
        if (calendar.behind)
            bindText(insertion, 2, puzzle::momentText(*calendar.behind));
        else
            insertion.bind(2);
        insertion.exec();
        transaction.commit();
    });
}

tl::expected<DailyProgress, StorageProblem> loadDailyProgress(Database& database, const std::string& player,
                                                              puzzle::DailySeries series) {
    return attemptOn(database, [&](SQLite::Database& sql) {
        return readDailyProgress(sql, verifiedRows<RunTable>(database), player, series);
    });
}

} // namespace data
