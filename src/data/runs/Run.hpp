// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Game.hpp"
#include "puzzle/Kind.hpp"
#include "puzzle/Shift.hpp"

#include <string>
#include <string_view>

namespace data {

inline constexpr std::size_t maxProgramLength = 100; ///< Maximum length of a program's version, in code points.

/// No run can be older: the game did not exist.
inline constexpr puzzle::Moment earliestRun = std::chrono::sys_days(std::chrono::year(2020) / 1 / 1);
/// How far ahead of this computer's clock the date of somebody else's run may be.
inline constexpr std::chrono::hours maxClockDifference{24};

/// Local times are at most so far from UTC.
inline constexpr std::chrono::minutes maxOffset = std::chrono::hours(14);

/// A solved board without its events.
struct RunSummary {
    puzzle::RunKey key; ///< See puzzle::isRunKey.
    std::string code;   ///< Share code of the starting board.
    std::string player; ///< See PlayerName.hpp.
    int moves = 0;
    int optimum = 0;    ///< As known when the board was played.
    bool exact = false; ///< Whether the optimum is proven.
    int hints = 0;
    bool live = false; ///< "Moves left from here" was visible.
    int undos = 0;
    puzzle::Milliseconds duration{}; ///< From the first press to the win.
    std::string date;                ///< UTC, "2025-07-12T18:03:11Z".
    std::string program;             ///< Version that stored it, at most maxProgramLength code points on one line.
    bool late = false;               ///< For daily puzzles: not won on its own day. See isLate.
    std::optional<std::chrono::minutes>
        offset{};          ///< How far local time was ahead of UTC at the win; at most maxOffset.
    bool imported = false; ///< Came from a file: it may have been won on another computer.
    /// In the runs of a shared leaderboard on a server: from the first press to the win, by the server's clock (see
    /// ServerRun).
    std::optional<puzzle::Milliseconds> within{};
    /// The seed of a random board, if the run counts under its setting: see isSeed. Empty for other keys, and for runs
    /// of version 1.0.0, which did not store it.
    std::string seed{};

    [[nodiscard]] bool assisted() const noexcept { return hints > 0 || live; }
    [[nodiscard]] int over() const noexcept { return moves - optimum; } ///< Moves over the optimum.
    [[nodiscard]] int stars() const noexcept; ///< By the rule of the board's puzzle: see puzzle::Kind::stars.

    friend bool operator==(const RunSummary&, const RunSummary&) = default;
};

/// A solved board as it is stored.
struct Run : RunSummary {
    std::string events; ///< All events; the last one solves the board. See puzzle/EventText.hpp.
    /// Only between reading a line and RunVerifier::recount: `moves` is by the rule of version 1.0.0.
    bool countsAllPresses = false;

    friend bool operator==(const Run&, const Run&) = default;
};

using puzzle::RunProblem;

/// The data of a run that is not part of a performance.
struct RunFacts {
    puzzle::RunKey key;
    std::string player;
    int optimum = 0;
    bool exact = false;
    std::string date;                             ///< Current time, UTC.
    std::string program;                          ///< LICHTER_VERSION.
    bool late = false;                            ///< For daily puzzles: not won on its own day.
    std::optional<std::chrono::minutes> offset{}; ///< How far local time is ahead of UTC.
    std::string seed{};                           ///< For a random board that counts under its setting.
};

/// Makes the run of a board that was just solved. Returns NotSolved or SolutionShown if it does not count.
[[nodiscard]] tl::expected<Run, RunProblem> runOf(puzzle::Performance played, RunFacts facts);

/// Whether it was that day at that moment, in the time zone of the offset, or in any if that is unknown. \pre day.ok().
[[nodiscard]] bool isOnDay(puzzle::Day day, puzzle::Moment moment, std::optional<std::chrono::minutes> offset);

/// Whether a run of a daily puzzle was not won on its day: it was stored as late, or its local date is another one. If
/// the local date is unknown, its date must be on that day in some time zone (UTC−12 to UTC+14). False for all other
/// runs.
[[nodiscard]] bool isLate(const RunSummary& run);

/// A night shift without its events.
struct ShiftSummary {
    std::string seed;         ///< Determines the boards: see isSeed.
    std::string code;         ///< Share code of the first board.
    std::string player;       ///< See PlayerName.hpp.
    puzzle::ShiftScore score; ///< Result of the events.
    std::string date;         ///< UTC, "2025-07-12T18:03:11Z".
    std::string program;      ///< Version that stored it.
    puzzle::ShiftRules rules = puzzle::ShiftRules::Gifts;
    puzzle::ShiftTime time{}; ///< See timeOf().

    [[nodiscard]] puzzle::RunKey key() const { return puzzle::RunKey::shift(rules, seed); } ///< Its table.
    friend bool operator==(const ShiftSummary&, const ShiftSummary&) = default;
};

/// A night shift as it is stored.
struct ShiftRun : ShiftSummary {
    std::string events; ///< See puzzle/EventText.hpp.

    friend bool operator==(const ShiftRun&, const ShiftRun&) = default;
};

/// How long a shift took, which is not stored: it follows from the rest.
[[nodiscard]] puzzle::ShiftTime timeOf(const ShiftRun& run);

/// Whether a text is a valid seed of a night shift or of a run on a random board: 1 to 64 printable ASCII characters,
/// without spaces.
[[nodiscard]] bool isSeed(std::string_view seed) noexcept;

/// The data of a night shift that is not part of a performance.
struct ShiftFacts {
    std::string player;
    std::string date;    ///< Current time, UTC.
    std::string program; ///< LICHTER_VERSION.
};

/// Makes the run of a shift that has ended. Returns NotSolved if no board was solved, as there is nothing to store.
[[nodiscard]] tl::expected<ShiftRun, RunProblem> shiftRunOf(puzzle::ShiftPerformance played, ShiftFacts facts);

} // namespace data
