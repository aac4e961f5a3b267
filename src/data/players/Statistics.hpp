#pragma once

#include "data/database/Database.hpp"
#include "puzzle/Day.hpp"

#include <tl/expected.hpp>

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace data {

/// What kind of board a run was on.
enum class PlayMode : std::uint8_t {
    Levels, ///< Of a pack, shipped or own.
    Random, ///< Drawn for a setting.
    Daily,  ///< A day's puzzle.
    Shared, ///< A share code, a typed seed or a file of its own.
};
inline constexpr std::array allPlayModes{PlayMode::Levels, PlayMode::Random, PlayMode::Daily, PlayMode::Shared};

/// Solved boards counted together. Tampered ones are counted as what they say they are.
struct Tally {
    int runs = 0;
    int boards = 0;    ///< Different ones; each run on a random setting has its own.
    int atOptimum = 0; ///< Runs without help and without a move more than the proven optimum.
    int assisted = 0;
    long long hints = 0;
    long long moves = 0;
    int proven = 0;     ///< Runs on boards whose optimum was proven.
    long long over = 0; ///< Moves over the optimum of those.
    puzzle::Milliseconds time{};

    /// Mean moves over the optimum, of runs whose optimum was proven; 0 without any.
    [[nodiscard]] double meanOver() const noexcept;
    /// 0 … 1, of runs whose optimum was proven; 0 without any.
    [[nodiscard]] double shareAtOptimum() const noexcept;

    Tally& operator+=(const Tally& other) noexcept;
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// What was won on one day, the houses of night shifts among it.
struct DayTally {
    puzzle::Day day;
    int solved = 0;
    int atOptimum = 0;
    puzzle::Milliseconds time{};

    friend bool operator==(const DayTally&, const DayTally&) = default;
};

/// Night shifts counted together.
struct ShiftTally {
    int shifts = 0;
    int houses = 0;
    int atOptimum = 0; ///< Houses.
    int mostPoints = 0;
    int longestChain = 0; ///< Houses in a row at the optimum.
    long long moves = 0;
    long long over = 0; ///< Moves over the optimum.
    puzzle::Milliseconds time{};

    /// Each house as a board of its own.
    [[nodiscard]] Tally boards() const noexcept;
};

/// How many in a row.
struct Streak {
    int current = 0; ///< Up to now.
    int longest = 0;

    friend bool operator==(const Streak&, const Streak&) = default;
};

/// Everything that one player has done, or everybody together.
struct Statistics {
    std::array<Tally, allPlayModes.size()> modes; ///< By PlayMode.
    ShiftTally shifts;
    Streak atOptimum;           ///< Runs at the optimum, whatever the boards; of everybody the longest ones.
    Streak daily;               ///< Days whose puzzle was won in time; of everybody the longest ones.
    std::vector<DayTally> days; ///< As many as were asked for, in their order, days without a run too.

    [[nodiscard]] const Tally& of(PlayMode mode) const noexcept { return modes[static_cast<std::size_t>(mode)]; }
    [[nodiscard]] Tally all() const noexcept; ///< With the houses of the night shifts.
};

/// Which days are in Statistics::days, and when they begin.
struct StatisticsDays {
    puzzle::Day last;              ///< Mostly today.
    int count = 28;                ///< \pre positive.
    std::chrono::minutes offset{}; ///< How far local time is ahead of UTC.
    /// The day that it is in the calendar of daily puzzles, where the clock may have been set back:
    /// DailyProgress::calendarDay. None: the last day.
    std::optional<puzzle::Day> calendar{};
};

/// \param player whose; empty: everybody's together.
[[nodiscard]] tl::expected<Statistics, StorageProblem> loadStatistics(Database& database, const std::string& player,
                                                                      const StatisticsDays& days);

/// Statistics::daily of a player alone. \param today the day that it is in the calendar: see StatisticsDays.
[[nodiscard]] tl::expected<Streak, StorageProblem> loadDailyStreak(Database& database, const std::string& player,
                                                                   puzzle::Day today);

} // namespace data
