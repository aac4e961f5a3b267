// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Database.hpp"
#include "puzzle/Day.hpp"

#include <tl/expected.hpp>

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace data {

/// The kind of board that a run was on.
enum class PlayMode : std::uint8_t {
    Levels,  ///< A level of a pack, shipped or own.
    Random,  ///< Generated from a setting.
    Daily,   ///< The puzzle of a day.
    Shared,  ///< From a share code, an entered seed or a separate file.
    Arukone, ///< A fuse box of any origin; all others are of Lights Out.
};
inline constexpr std::array allPlayModes{PlayMode::Levels, PlayMode::Random, PlayMode::Daily, PlayMode::Shared,
                                         PlayMode::Arukone};

/// Totals for solved boards. Tampered runs count as what they claim to be.
struct Tally {
    int runs = 0;
    int boards = 0;    ///< Number of distinct boards; every run on a random setting counts as another board.
    int atOptimum = 0; ///< Unassisted runs with no more moves than the proven optimum.
    int assisted = 0;
    long long hints = 0;
    long long moves = 0;
    int proven = 0;     ///< Runs on boards with a proven optimum.
    long long over = 0; ///< Total moves over the optimum in those runs.
    puzzle::Milliseconds time{};

    /// Mean moves over the optimum in runs with a proven optimum; 0 if there are none.
    [[nodiscard]] double meanOver() const noexcept;
    /// Share of runs at the optimum among those with a proven optimum, from 0 to 1; 0 if there are none.
    [[nodiscard]] double shareAtOptimum() const noexcept;

    Tally& operator+=(const Tally& other) noexcept;
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// Totals for one day, including the boards of night shifts.
struct DayTally {
    puzzle::Day day;
    int solved = 0;
    int atOptimum = 0;
    puzzle::Milliseconds time{};

    friend bool operator==(const DayTally&, const DayTally&) = default;
};

/// Totals for night shifts.
struct ShiftTally {
    int shifts = 0;
    int houses = 0;
    int atOptimum = 0; ///< Boards solved at the optimum.
    int mostPoints = 0;
    int longestChain = 0; ///< Most consecutive boards at the optimum.
    long long moves = 0;
    long long over = 0; ///< Moves over the optimum.
    puzzle::Milliseconds time{};

    /// Counts each board of the shifts as a run.
    [[nodiscard]] Tally boards() const noexcept;
};

/// Lengths of series of consecutive successes.
struct Streak {
    int current = 0; ///< The series that is still running.
    int longest = 0;

    friend bool operator==(const Streak&, const Streak&) = default;
};

/// Statistics of one player, or of all players together.
struct Statistics {
    std::array<Tally, allPlayModes.size()> modes; ///< Indexed by PlayMode.
    ShiftTally shifts;
    Streak atOptimum;           ///< Consecutive runs at the optimum, on any boards. For all players: the longest.
    Streak daily;               ///< Consecutive days whose puzzles were won in time. For all players: the longest.
    Streak coffee;              ///< Consecutive days whose coffee breaks were won in time.
    std::vector<DayTally> days; ///< The requested days in chronological order, including days without runs.

    [[nodiscard]] const Tally& of(PlayMode mode) const noexcept { return modes[static_cast<std::size_t>(mode)]; }
    [[nodiscard]] Tally all() const noexcept; ///< Includes the boards of night shifts.
};

/// The days to return in Statistics::days, and their time zone.
struct StatisticsDays {
    puzzle::Day last;              ///< Usually today.
    int count = 28;                ///< \pre positive.
    std::chrono::minutes offset{}; ///< Offset of local time from UTC; positive to the east.
    /// Current day in the calendar of daily puzzles, which differs from `last` if the clock was set back:
    /// DailyProgress::calendarDay. Defaults to `last`.
    std::optional<puzzle::Day> calendar{};
};

/// \param player empty for all players together.
[[nodiscard]] tl::expected<Statistics, StorageProblem> loadStatistics(Database& database, const std::string& player,
                                                                      const StatisticsDays& days);

/// Returns Statistics::daily for one player. \param today current day in the calendar: see StatisticsDays::calendar.
[[nodiscard]] tl::expected<Streak, StorageProblem> loadDailyStreak(Database& database, const std::string& player,
                                                                   puzzle::Day today);

} // namespace data
