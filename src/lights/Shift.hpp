// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/RandomSetting.hpp"
#include "lights/Replay.hpp"
#include "lights/Session.hpp"
#include "puzzle/Game.hpp"

#include <tl/expected.hpp>

#include <functional>
#include <string>
#include <string_view>

namespace lights {

using puzzle::shiftLength;
using puzzle::ShiftScore;
using puzzle::skipCost;

inline constexpr int maxShiftHouses = 500; ///< Out of reach; bounds the work that a stored shift can cause.
inline constexpr int longestChain = 4;     ///< The largest multiplier for a chain of optimal houses.

/// One house of the street that a night shift walks along.
struct ShiftHouse {
    int rows = 0;
    int columns = 0;
    int optimum = 0; ///< The fewest presses that put it to bed; proven.

    friend bool operator==(const ShiftHouse&, const ShiftHouse&) = default;
};

/// The house at a position, counted from 0: from 3×3 with two presses to 6×6 with twelve, as listed in
/// docs/night-shift.md. Size and optimum do not depend on the seed, so points are comparable between all shifts.
[[nodiscard]] ShiftHouse shiftHouse(int index) noexcept;

/// The random setting of that house: plane, plus, goal off, with the house's optimum.
[[nodiscard]] RandomSetting shiftSetting(int index) noexcept;

/// The seed of that house: "shift/SEED/n", with n counted from 1.
[[nodiscard]] std::string shiftHouseSeed(std::string_view seed, int index);

/// Points for a solved house: ten for each press of the optimum. If solved at the optimum, twice that, times the length
/// of the chain of optimal houses that ends with it, but at most longestChain. \param chain that length; 0 if more
/// presses were used.
[[nodiscard]] int shiftPoints(int optimum, int chain) noexcept;

/// What one event changed, for the view.
struct ShiftChange {
    EventKind kind = EventKind::Move;
    std::optional<Change> change; ///< On the house's board, for a press, undo or redo.
    int gained = 0;               ///< Points for the house that was put to bed, if any.
    bool atOptimum = false;       ///< Whether it was put to bed with the fewest presses.
    bool moved = false;           ///< Whether the next house is now current: the previous one sleeps or was skipped.
};

/// A night shift: three minutes, house after house. It has no clock of its own: the caller advances the time, which
/// runs from the first event on. Nothing counts after the end.
class Shift {
public:
    /// Returns the board of a house, counted from 0. Called once per house, in order, when the previous house is left.
    using Houses = std::function<Puzzle(int)>;

    explicit Shift(Houses houses);

    std::optional<ShiftChange> press(Cell cell) { return play({elapsed(), EventKind::Move, cell}); }
    std::optional<ShiftChange> undo() { return play({elapsed(), EventKind::Undo, {}}); }
    std::optional<ShiftChange> redo() { return play({elapsed(), EventKind::Redo, {}}); }
    /// Resets the house to its start; does nothing if nothing was pressed since.
    std::optional<ShiftChange> restart() { return play({elapsed(), EventKind::Restart, {}}); }
    /// Leaves the house as it is and goes to the next one; costs skipCost and ends the chain of optimal houses.
    std::optional<ShiftChange> skip() { return play({elapsed(), EventKind::Skip, {}}); }
    /// Replays `event` at its time, to which the clock is set. Does nothing if the event is impossible, its time runs
    /// backwards, or the first event is not at time 0. The clock includes the cost of skips.
    std::optional<ShiftChange> play(const Event& event);

    /// Advances the clock by `step`, at most to the end; it stands still before the first event.
    void advance(puzzle::Milliseconds step) noexcept;

    [[nodiscard]] bool started() const noexcept { return m_session.started(); }
    [[nodiscard]] bool over() const noexcept { return elapsed() >= shiftLength || m_index >= maxShiftHouses; }
    [[nodiscard]] puzzle::Milliseconds left() const noexcept { return shiftLength - elapsed(); }
    [[nodiscard]] bool canSkip() const noexcept { return !over() && left() > skipCost; } ///< There is time to pay with.
    [[nodiscard]] bool canUndo() const noexcept { return !over() && m_session.canUndo(); }
    [[nodiscard]] bool canRedo() const noexcept { return !over() && m_session.canRedo(); }
    [[nodiscard]] bool canRestart() const noexcept { return canUndo() || canRedo(); }

    [[nodiscard]] int index() const noexcept { return m_index; } ///< Number of the current house, from 0.
    [[nodiscard]] ShiftHouse house() const noexcept { return shiftHouse(m_index); }
    /// The current house's session; its clock and events are those of the whole shift.
    [[nodiscard]] const Session& session() const noexcept { return m_session; }
    /// Presses in effect on the current house. Unlike a run's moves they all count, as in a shift hands are in a hurry.
    [[nodiscard]] int presses() const noexcept { return static_cast<int>(m_session.presses().size()); }
    [[nodiscard]] const ShiftScore& score() const noexcept { return m_score; }
    /// The multiplier for this house if it is put to bed at the optimum, on top of the doubling.
    [[nodiscard]] int chain() const noexcept;
    [[nodiscard]] std::span<const Event> events() const noexcept { return m_session.events(); }
    /// Everything to be stored about the shift. \param seed of its houses. \param code the share code of the first one.
    [[nodiscard]] puzzle::ShiftPerformance performance(std::string seed, std::string code) const;

private:
    [[nodiscard]] puzzle::Milliseconds elapsed() const noexcept { return m_session.elapsed(); }
    std::optional<ShiftChange> playOnBoard(const Event& event);
    std::optional<ShiftChange> restartAt(puzzle::Milliseconds at);
    std::optional<ShiftChange> skipAt(puzzle::Milliseconds at);
    void finishHouse(ShiftChange& change);
    /// Moves on to the next house. \pre no move stands in `history`.
    void moveToNextHouse(puzzle::History<Cell> history);

    Houses m_houses;
    int m_index = 0;
    Session m_session; ///< Session of the current house; its history is that of the shift.
    ShiftScore m_score;
    int m_chain = 0; ///< Consecutive houses at the optimum so far.
};

/// Replays the events of a whole shift by the rules. \returns the score; BadEvent if an event or a time is invalid or
/// an event comes after the end, NotSolved if no house was put to bed, TooFast if one was sooner than hands can
/// (puzzle::minTimePerMove for each of its presses, undone or not, and from the second house on minTimePerBoard).
[[nodiscard]] tl::expected<ShiftScore, ReplayProblem> replayShift(const Shift::Houses& houses,
                                                                  std::span<const Event> events);

} // namespace lights
