#pragma once

#include "lights/RandomSetting.hpp"
#include "lights/Session.hpp"
#include "puzzle/Game.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace lights {

using puzzle::shiftLength;
using puzzle::ShiftScore;
using puzzle::skipCost;

inline constexpr int mostShiftHouses = 500; ///< Nobody gets there; it bounds what a stored shift can ask for.
inline constexpr int longestChain = 4;      ///< What a chain of optimal houses multiplies with at most.

/// What stands at one place of the street that a night shift walks along.
struct ShiftHouse {
    int rows = 0;
    int columns = 0;
    int optimum = 0; ///< The fewest presses that put it to bed; proven.

    friend bool operator==(const ShiftHouse&, const ShiftHouse&) = default;
};

/// The house at a place, counted from 0: from 3×3 with two presses to 6×6 with twelve, as docs/night-shift.md lists
/// them. Size and optimum do not depend on the seed, so that the points of all shifts can be compared.
[[nodiscard]] ShiftHouse shiftHouse(int index) noexcept;

/// The kind of random board that stands there: plane, plus, goal off, with the house's optimum.
[[nodiscard]] RandomSetting shiftSetting(int index) noexcept;

/// Its seed: "shift/SEED/n", with n counted from 1.
[[nodiscard]] std::string shiftHouseSeed(std::string_view seed, int index);

/// What a solved house earns: ten points for each press of the optimum; at the optimum twice that, times the length of
/// the chain of optimal houses that ends with it, times longestChain at most. \param chain 0 when it took more presses.
[[nodiscard]] int shiftPoints(int optimum, int chain) noexcept;

/// What one event changed, for the view.
struct ShiftChange {
    EventKind kind = EventKind::Move;
    std::optional<Change> change; ///< On the house's board: of a press, undo or redo.
    int gained = 0;               ///< Points of the house that this put to bed.
    bool atOptimum = false;       ///< … with the fewest presses.
    bool moved = false;           ///< The next house stands there now: this one sleeps, or was skipped.
};

/// A night shift: three minutes, house after house. It has no clock of its own: time is given to it, and runs from the
/// first event on. After the end nothing counts any more.
class Shift {
public:
    /// The board of a house, counted from 0: called once for each, in order, when the house before is left.
    using Houses = std::function<Puzzle(int)>;

    explicit Shift(Houses houses);

    std::optional<ShiftChange> press(Cell cell) { return play({elapsed(), EventKind::Move, cell}); }
    std::optional<ShiftChange> undo() { return play({elapsed(), EventKind::Undo, {}}); }
    std::optional<ShiftChange> redo() { return play({elapsed(), EventKind::Redo, {}}); }
    /// Back to the start of the house; nothing where nothing was pressed since.
    std::optional<ShiftChange> restart() { return play({elapsed(), EventKind::Restart, {}}); }
    /// Leaves the house as it is for the next one, which costs skipCost and ends the chain of optimal houses.
    std::optional<ShiftChange> skip() { return play({elapsed(), EventKind::Skip, {}}); }
    /// Does what `event` records, at its time, which the clock then shows: for replays. Nothing happens when it cannot
    /// be, or when its time runs backwards or is not 0 at the first event. The clock counts what skipping cost.
    std::optional<ShiftChange> play(const Event& event);

    /// Lets the clock run on by `step`, to the end at most; it stands before the first event.
    void advance(puzzle::Milliseconds step) noexcept;

    [[nodiscard]] bool started() const noexcept { return m_session.started(); }
    [[nodiscard]] bool over() const noexcept { return elapsed() >= shiftLength || m_index >= mostShiftHouses; }
    [[nodiscard]] puzzle::Milliseconds left() const noexcept { return shiftLength - elapsed(); }
    [[nodiscard]] bool canSkip() const noexcept { return !over() && left() > skipCost; } ///< There is time to pay with.
    [[nodiscard]] bool canUndo() const noexcept { return !over() && m_session.canUndo(); }
    [[nodiscard]] bool canRedo() const noexcept { return !over() && m_session.canRedo(); }
    [[nodiscard]] bool canRestart() const noexcept { return canUndo() || canRedo(); }

    [[nodiscard]] int index() const noexcept { return m_index; } ///< Of the house, from 0.
    [[nodiscard]] ShiftHouse house() const noexcept { return shiftHouse(m_index); }
    /// The house's board; its clock and events are those of the whole shift.
    [[nodiscard]] const Session& session() const noexcept { return m_session; }
    [[nodiscard]] const ShiftScore& score() const noexcept { return m_score; }
    /// What this house's points are multiplied with when it goes to bed at the optimum, beside being doubled.
    [[nodiscard]] int chain() const noexcept;
    [[nodiscard]] std::span<const Event> events() const noexcept { return m_session.events(); }
    /// All there is to store. \param seed of its houses. \param code of the first one.
    [[nodiscard]] puzzle::ShiftPerformance performance(std::string seed, std::string code) const;

private:
    [[nodiscard]] puzzle::Milliseconds elapsed() const noexcept { return m_session.elapsed(); }
    std::optional<ShiftChange> playOnBoard(const Event& event);
    std::optional<ShiftChange> restartAt(puzzle::Milliseconds at);
    std::optional<ShiftChange> skipAt(puzzle::Milliseconds at);
    void finishHouse(ShiftChange& change);
    /// On to the next house. \param history on which no move stands.
    void walkOn(puzzle::History<Cell> history);

    Houses m_houses;
    int m_index = 0;
    Session m_session; ///< Of the house; its history is that of the shift.
    ShiftScore m_score;
    int m_chain = 0; ///< Houses at the optimum in a row until now.
};

/// Plays the events of a whole shift by the rules. \returns what it comes to, or nothing when an event or a time cannot
/// be, one comes after the end, or no house was put to bed.
[[nodiscard]] std::optional<ShiftScore> replayShift(const Shift::Houses& houses, std::span<const Event> events);

} // namespace lights
