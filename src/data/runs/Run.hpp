#pragma once

#include "lights/Replay.hpp"
#include "puzzle/RunKey.hpp"

#include <string>
#include <string_view>

namespace data {

inline constexpr std::size_t maxProgramLength = 100; ///< Code points of a program's version.

/// What is said of a solved board, without how it came about.
struct RunSummary {
    puzzle::RunKey key; ///< Where it counts: see isRunKey.
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
    bool late = false;               ///< Of a daily puzzle: not won on its own day. See DailyProgress.hpp.

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

/// Why a run does not count.
enum class RunProblem : std::uint8_t {
    BadKey,        ///< No key, or one that does not belong to its board.
    BadCode,       ///< The share code is none.
    BadPlayer,     ///< No player's name.
    BadDate,       ///< No date and time.
    BadProgram,    ///< The program's version is no line of text, or too long.
    BadCounts,     ///< Numbers that cannot be.
    BadOptimum,    ///< The board has another optimum.
    BadEvents,     ///< The events cannot be read, or are more than can be stored.
    NotSolved,     ///< The board is not solved at the end.
    NotReplayed,   ///< The events do not follow the rules, or not the claimed counts.
    BadTime,       ///< Impossible times.
    SolutionShown, ///< After "show solution" nothing is recorded.
};

/// Whether runs on one board can count under a key: it names a level, a day, a random setting or a share code that can
/// be. Night shifts are many boards: see ShiftRun.
[[nodiscard]] bool isRunKey(const puzzle::RunKey& key);

/// Whether runs on this board may count under the key: the settings of a random key are the board's, a share code is
/// its code, and under a day there is nothing but that day's board. \pre isRunKey(key).
[[nodiscard]] bool keyFits(const puzzle::RunKey& key, const lights::Puzzle& puzzle, std::string_view code);

/// What a session does not know of itself.
struct RunFacts {
    puzzle::RunKey key;
    std::string player;
    int optimum = 0;
    bool exact = false;
    std::string date;    ///< UTC, now.
    std::string program; ///< LICHTER_VERSION.
    bool late = false;   ///< A daily puzzle that was not won on its own day.
};

/// The run of a session that was just won. \returns NotSolved or SolutionShown where there is none.
[[nodiscard]] tl::expected<Run, RunProblem> runOf(const lights::Session& session, RunFacts facts);

/// Plays the run again on the board of its code and checks all that it says of itself, also its optimum where the
/// solver finds that quickly. \returns nothing when all is well.
[[nodiscard]] std::optional<RunProblem> verify(const Run& run);

} // namespace data
