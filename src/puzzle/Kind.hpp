#pragma once

#include "puzzle/Game.hpp"
#include "puzzle/RunKey.hpp"

#include <tl/expected.hpp>

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

/// What storage needs to know of a puzzle. A puzzle is one object, a Kind; who stores runs is handed all there are and
/// names none of them.
namespace puzzle {

/// Why a run does not count.
enum class RunProblem : std::uint8_t {
    BadKey,        ///< Not a key, or one that does not belong to its board.
    BadCode,       ///< Not a share code.
    BadPlayer,     ///< Not a player's name.
    BadDate,       ///< Not a date and time.
    BadProgram,    ///< The program's version is not a line of text, or too long.
    BadCounts,     ///< Numbers that cannot be.
    BadOptimum,    ///< The board has another optimum.
    BadEvents,     ///< The events cannot be read, or are more than can be stored.
    NotSolved,     ///< The board is not solved at the end.
    NotReplayed,   ///< The events do not follow the rules, or do not lead to the claimed counts.
    BadTime,       ///< Impossible times.
    SolutionShown, ///< After "show solution" nothing is recorded.
};

/// What a run says of itself.
struct RunClaim {
    std::string_view code; ///< Share code of the board at the start.
    std::string_view events;
    int moves = 0;
    int undos = 0;
    Milliseconds duration{};
    int optimum = 0;
    bool exact = false; ///< The optimum was proven.
};

/// Replays runs of one puzzle. What it finds out about a board is used again for the next run on it.
class Verifier {
public:
    Verifier() = default;
    Verifier(const Verifier&) = delete;
    Verifier& operator=(const Verifier&) = delete;
    virtual ~Verifier() = default;

    /// Plays the events on the board of the code and checks all that is claimed; also that the board may count under
    /// the key, and its optimum where that is quickly found. \pre isRunKey(key); the numbers are not negative.
    /// \returns nothing when all is well.
    [[nodiscard]] virtual std::optional<RunProblem> verify(const RunKey& key, const RunClaim& claim) = 0;

    /// Notes what a solver of this program found out about a board, so that nobody need search again: it takes no fewer
    /// moves than `lowerBound`, and exactly `optimum` where that was proven.
    virtual void learn(std::string_view code, int lowerBound, std::optional<int> optimum) = 0;

    /// Plays a night shift on the boards of its seed. \param code of its first board. \returns what it comes to.
    [[nodiscard]] virtual tl::expected<ShiftScore, RunProblem> replayShift(std::string_view seed, std::string_view code,
                                                                           std::string_view events) = 0;
};

/// A puzzle, as storage sees it.
class Kind {
public:
    Kind() = default;
    Kind(const Kind&) = delete;
    Kind& operator=(const Kind&) = delete;
    virtual ~Kind() = default;

    [[nodiscard]] virtual std::string_view id() const noexcept = 0;         ///< Empty for Lights Out, for ever.
    [[nodiscard]] virtual std::string_view codePrefix() const noexcept = 0; ///< Of its share codes: "LA1".

    /// Whether a text is a setting of random boards.
    [[nodiscard]] virtual bool isSetting(std::string_view text) const = 0;
    /// The index of the first event that cannot be read, in a run or in a night shift; nothing where all can.
    [[nodiscard]] virtual std::optional<std::size_t> badEvent(std::string_view events) const = 0;
    [[nodiscard]] virtual std::optional<std::size_t> badShiftEvent(std::string_view events) const = 0;
    /// Whether the game can be taken up again on the board of the code.
    [[nodiscard]] virtual bool resumes(std::string_view code, const SavedGame& saved) const = 0;
    [[nodiscard]] virtual std::unique_ptr<Verifier> verifier() const = 0;
};

using Kinds = std::span<const Kind* const>;

/// The puzzle whose share codes begin as this text does, readable or not; null when there is none.
[[nodiscard]] const Kind* kindOfCode(Kinds kinds, std::string_view code) noexcept;

/// Whether runs on one board can count under a key: it names a level, a day, a random setting or a share code. Night
/// shifts are many boards.
[[nodiscard]] bool isRunKey(Kinds kinds, const RunKey& key);

} // namespace puzzle
