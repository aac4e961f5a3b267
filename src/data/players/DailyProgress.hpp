#pragma once

#include "data/database/Database.hpp"
#include "data/runs/Run.hpp"
#include "puzzle/Day.hpp"

#include <tl/expected.hpp>

#include <map>

namespace data {

/// What a player has reached at one day's puzzle.
struct DailyBest {
    int stars = 0; ///< 1 … 3: the most of any run.
    int moves = 0; ///< Of the best run by the rules of the leaderboard, as are the next two.
    puzzle::Milliseconds time{};
    bool assisted = false;
    bool late = false; ///< No run was won on the day itself.

    friend bool operator==(const DailyBest&, const DailyBest&) = default;
};

/// What a player has reached in the calendar of daily puzzles, from runs that were verified.
struct DailyProgress {
    std::map<puzzle::Day, DailyBest> best; ///< Only solved days.
    /// The last day whose puzzle anybody in this database won in time.
    std::optional<puzzle::Day> latest;
    /// The last day on which the game ran here, as far as it was noted.
    std::optional<puzzle::Day> seen;

    [[nodiscard]] const DailyBest* at(puzzle::Day day) const; ///< Null where not solved.

    /// The calendar's day when the clock says `today`. It never goes back behind a day that was won in time or seen,
    /// even if the clock does.
    [[nodiscard]] puzzle::Day calendarDay(puzzle::Day today) const;

    /// Days in a row, up to today, that were won in time; today may still be open.
    [[nodiscard]] int streak(puzzle::Day today) const;

    /// Whether a win of this day's puzzle comes too late now: it is another day, or was one already.
    [[nodiscard]] bool late(puzzle::Day day, puzzle::Day today) const;
};

/// Reads a player's runs of daily puzzles. A tampered run counts nothing.
[[nodiscard]] tl::expected<DailyProgress, StorageProblem> loadDailyProgress(Database& database,
                                                                            const std::string& player);

/// Notes that it is this day here. An earlier one than the last that was noted changes nothing.
[[nodiscard]] tl::expected<void, StorageProblem> noteDay(Database& database, puzzle::Day day);

} // namespace data
