#pragma once

#include "puzzle/Game.hpp"
#include "puzzle/Kind.hpp"

#include <string>
#include <string_view>

namespace data {

inline constexpr std::size_t maxProgramLength = 100; ///< Code points of a program's version.

/// What is said of a solved board, without how it came about.
struct RunSummary {
    puzzle::RunKey key; ///< Where it counts: see puzzle::isRunKey.
    std::string code;   ///< Share code of the board at the start.
    std::string player; ///< See PlayerName.hpp.
    int moves = 0;
    int optimum = 0;    ///< As known when it was played.
    bool exact = false; ///< The optimum was proven.
    int hints = 0;
    bool live = false; ///< "Moves left from here" was in sight.
    int undos = 0;
    puzzle::Milliseconds duration{}; ///< From the first press to the win.
    std::string date;                ///< UTC, "2025-07-12T18:03:11Z".
    std::string program;             ///< Version that stored it: a line of up to maxProgramLength code points.
    bool late = false;               ///< Of a daily puzzle: not won on its own day. See isLate.

    [[nodiscard]] bool assisted() const noexcept { return hints > 0 || live; }
    [[nodiscard]] int over() const noexcept { return moves - optimum; } ///< Moves over the optimum.
    [[nodiscard]] int stars() const noexcept;

    friend bool operator==(const RunSummary&, const RunSummary&) = default;
};

/// A solved board, as it is stored.
struct Run : RunSummary {
    std::string events; ///< Everything that was done; the last event wins. See puzzle/EventText.hpp.

    friend bool operator==(const Run&, const Run&) = default;
};

using puzzle::RunProblem;

/// What a performance does not say.
struct RunFacts {
    puzzle::RunKey key;
    std::string player;
    int optimum = 0;
    bool exact = false;
    std::string date;    ///< UTC, now.
    std::string program; ///< LICHTER_VERSION.
    bool late = false;   ///< A daily puzzle that was not won on its own day.
};

/// The run of a board that was just won. \returns NotSolved or SolutionShown where there is none.
[[nodiscard]] tl::expected<Run, RunProblem> runOf(puzzle::Performance played, RunFacts facts);

/// Whether a run of a daily puzzle was not won on its day: it was stored as late, or at its moment it was that day in
/// no time zone there is (UTC−12 to UTC+14). False for all other runs.
[[nodiscard]] bool isLate(const RunSummary& run);

/// What is said of a night shift, without how it came about.
struct ShiftSummary {
    std::string seed;         ///< Of its houses: see isShiftSeed.
    std::string code;         ///< Share code of the first house.
    std::string player;       ///< See PlayerName.hpp.
    puzzle::ShiftScore score; ///< What the events come to.
    std::string date;         ///< UTC, "2025-07-12T18:03:11Z".
    std::string program;      ///< Version that stored it.

    friend bool operator==(const ShiftSummary&, const ShiftSummary&) = default;
};

/// A night shift, as it is stored.
struct ShiftRun : ShiftSummary {
    std::string events; ///< See puzzle/EventText.hpp.

    friend bool operator==(const ShiftRun&, const ShiftRun&) = default;
};

/// Whether a text may be a shift's seed: 1 to 64 characters of ASCII that can be seen.
[[nodiscard]] bool isShiftSeed(std::string_view seed) noexcept;

/// What a performance does not say.
struct ShiftFacts {
    std::string player;
    std::string date;    ///< UTC, now.
    std::string program; ///< LICHTER_VERSION.
};

/// The run of a shift that is over. \returns NotSolved where no house was put to bed: there is nothing to store.
[[nodiscard]] tl::expected<ShiftRun, RunProblem> shiftRunOf(puzzle::ShiftPerformance played, ShiftFacts facts);

} // namespace data
