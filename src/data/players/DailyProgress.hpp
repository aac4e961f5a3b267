// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "data/runs/Run.hpp"
#include "puzzle/Day.hpp"

#include <tl/expected.hpp>

#include <map>

namespace data {

/// A player's result for one day's puzzle.
struct DailyBest {
    int stars = 0; ///< 1 to 3, the most of any run.
    int moves = 0; ///< Moves of the best run in leaderboard order, as are `time` and `assisted`.
    puzzle::Milliseconds time{};
    bool assisted = false;
    bool late = false;   ///< No run was won on the day itself.
    bool streak = false; ///< Counts for the streak: a run was won on the day itself, on this computer.
    bool alone = false;  ///< Such a run was won without help.

    friend bool operator==(const DailyBest&, const DailyBest&) = default;
};

/// A player's results in the calendar of one series of daily puzzles, from verified runs.
struct DailyProgress {
    std::map<puzzle::Day, DailyBest> best; ///< Solved days only.
    /// The last day on which the game is known to have run here: see noteDay. Runs from files do not matter.
    std::optional<puzzle::Day> seen;

    [[nodiscard]] const DailyBest* at(puzzle::Day day) const; ///< Null if not solved.

    /// Returns the calendar's day if the clock says `today`. Never before a day that was seen, even if the clock goes
    /// back.
    [[nodiscard]] puzzle::Day calendarDay(puzzle::Day today) const;

    /// Number of consecutive days up to today that were won in time; today itself may still be open.
    [[nodiscard]] int streak(puzzle::Day today) const;

    /// The most consecutive days that were won in time.
    [[nodiscard]] int longestStreak() const { return longestStreak(&DailyBest::streak); }
    /// The most consecutive days that were won in time and without help.
    [[nodiscard]] int longestStreakAlone() const { return longestStreak(&DailyBest::alone); }

    /// Whether winning this day's puzzle now is too late: it is another day, or the calendar is already past it.
    [[nodiscard]] bool late(puzzle::Day day, puzzle::Day today) const;

private:
    [[nodiscard]] int longestStreak(bool DailyBest::*counts) const;
};

/// Reads a player's runs of one series of daily puzzles, ignoring tampered ones.
[[nodiscard]] tl::expected<DailyProgress, StorageProblem>
loadDailyProgress(Database& database, const std::string& player,
                  puzzle::DailySeries series = puzzle::DailySeries::Main);

/// Records that it is `day` now. If a later day was recorded before, the clock was set back, or it once ran ahead: that
/// day stays, until the clock has said an earlier one for 24 hours without going back further.
[[nodiscard]] tl::expected<void, StorageProblem> noteDay(Database& database, puzzle::Day day, puzzle::Moment now);

} // namespace data
