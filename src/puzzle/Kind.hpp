// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "puzzle/Game.hpp"
#include "puzzle/RunKey.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

/// What storage needs to know about a puzzle. A puzzle is one object, a Kind. Code that stores runs is given a list of
/// all puzzles and names none of them.
namespace puzzle {

/// Why a run does not count.
enum class RunProblem : std::uint8_t {
    BadKey,        ///< Not a key, or a key that does not match the board.
    BadCode,       ///< Not a share code.
    BadPlayer,     ///< Not a valid player name.
    BadDate,       ///< Not a valid date and time, or before there was such a game.
    FutureDate,    ///< Ahead of the clock.
    BadProgram,    ///< The program's version is too long or not a single line of text.
    BadCounts,     ///< Impossible numbers.
    BadOptimum,    ///< The board's optimum differs.
    BadEvents,     ///< The events cannot be read, or there are more than can be stored.
    NotSolved,     ///< The board is not solved at the end.
    NotReplayed,   ///< The events break the rules or do not lead to the claimed counts.
    BadTime,       ///< Impossible times.
    TooFast,       ///< Faster than hands can be. See isPlayableByHand.
    Copy,          ///< Another run has the same moves at the same times.
    Altered,       ///< Changed where it is stored: its checksum does not match.
    SolutionShown, ///< After "show solution", nothing is recorded.
};

/// What a run claims to be.
struct RunClaim {
    std::string_view code; ///< Share code of the starting board.
    std::string_view events;
    int moves = 0;
    int undos = 0;
    Milliseconds duration{};
    int optimum = 0;
    bool exact = false; ///< Whether the optimum is proven.
    int hints = 0;
};

/// The fewest moves that are known to solve the board of a run.
struct BestKnown {
    int moves = 0;
    bool exact = false; ///< Proven to be minimal.
    int shown = 0;      ///< How many the run itself shows to be enough.
    /// Version 1.0.0 may have given more as proven, by a fault of its solver.
    bool wasOverstated = false;
};

/// Replays runs of one puzzle. Caches what it finds out about a board for further runs on it.
class Verifier {
public:
    Verifier() = default;
    Verifier(const Verifier&) = delete;
    Verifier& operator=(const Verifier&) = delete;
    virtual ~Verifier() = default;

    /// Replays the events on the board of the code and checks every claim; also checks that the board belongs to the
    /// key. An optimum is never believed: it must be the solver's, or where the solver proves none quickly, no more
    /// than the best that it found and than the run itself shows. Returns std::nullopt if the run is valid. \pre
    /// isRunKey(key); no number is negative.
    [[nodiscard]] virtual std::optional<RunProblem> verify(const RunKey& key, const RunClaim& claim) = 0;

    /// Whether the seed gives the board of a code as a random one of the key's setting; std::nullopt if that takes too
    /// long to find out. The work is bounded, and counted in steps, so that the answer is the same on every machine.
    /// Where the board takes longer to generate, it may be enough that it is among those that are drawn from the seed.
    /// \pre verify() finds nothing wrong with a run on the board under the key, whose mode is Random.
    [[nodiscard]] virtual std::optional<bool> givesBoard(std::string_view seed, const RunKey& key,
                                                         std::string_view code) = 0;

    /// Adds what this program's solver has found out about a board, so that it is not searched for again: the board
    /// needs at least `lowerBound` moves, and exactly `optimum` if that is proven.
    virtual void learn(std::string_view code, int lowerBound, std::optional<int> optimum) = 0;

    /// Returns the best that the solver finds quickly for the board of a run, or that the run itself shows;
    /// std::nullopt if it does not solve the board.
    [[nodiscard]] virtual std::optional<BestKnown> bestKnown(std::string_view code, std::string_view events) = 0;

    /// Replays a night shift by its rules on the boards of its seed and returns the score.
    /// \param code share code of the first board.
    [[nodiscard]] virtual tl::expected<ShiftScore, RunProblem>
    replayShift(ShiftRules rules, std::string_view seed, std::string_view code, std::string_view events) = 0;
};

/// A puzzle, as seen by storage.
class Kind {
public:
    Kind() = default;
    Kind(const Kind&) = delete;
    Kind& operator=(const Kind&) = delete;
    virtual ~Kind() = default;

    [[nodiscard]] virtual std::string_view id() const noexcept = 0; ///< Empty for Lights Out, and must stay so.
    /// What all share codes of the puzzle start with, and no others, such as "LA".
    [[nodiscard]] virtual std::string_view codePrefix() const noexcept = 0;

    /// Whether `text` is a valid setting of random boards.
    [[nodiscard]] virtual bool isSetting(std::string_view text) const = 0;
    /// Return the index of the first event that cannot be read, in a run or in a night shift; std::nullopt if all can
    /// be.
    [[nodiscard]] virtual std::optional<std::size_t> badEvent(std::string_view events) const = 0;
    [[nodiscard]] virtual std::optional<std::size_t> badShiftEvent(std::string_view events) const = 0;
    /// The index that badEvent() returns if the events can be read, but are too many.
    [[nodiscard]] virtual std::size_t maxEvents() const noexcept { return std::numeric_limits<std::size_t>::max(); }
    /// How long a night shift took. \param events as stored; if they cannot be read, there were no gifts.
    [[nodiscard]] virtual ShiftTime shiftTime(ShiftRules rules, const ShiftScore& score, std::string_view seed,
                                              std::string_view events) const;
    /// Whether the saved game can be resumed on the board of this code.
    [[nodiscard]] virtual bool canResume(std::string_view code, const SavedGame& saved) const = 0;
    [[nodiscard]] virtual std::unique_ptr<Verifier> verifier() const = 0;
    /// The stars for the solved board of this code: see puzzle::stars. A puzzle may be stricter with the second one,
    /// down to strictTwoStarMoves().
    [[nodiscard]] virtual int stars(std::string_view code, int moves, int optimum, bool assisted) const noexcept;
};

using Kinds = std::span<const Kind* const>;

/// Returns the puzzle whose share codes have the same prefix as `code`, even if the rest is not readable; null if none
/// has.
[[nodiscard]] const Kind* kindOfCode(Kinds kinds, std::string_view code) noexcept;

/// Whether runs on a single board can count under `key`: it names a level, a day, a random setting or a share code.
/// False for night shifts, which have many boards.
[[nodiscard]] bool isRunKey(Kinds kinds, const RunKey& key);

} // namespace puzzle
