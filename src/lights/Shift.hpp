// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/RandomSetting.hpp"
#include "lights/Replay.hpp"
#include "lights/Session.hpp"
#include "lights/ShiftCards.hpp"
#include "puzzle/Shift.hpp"

#include <tl/expected.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace lights {

using puzzle::ShiftRules;
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

/// A house that was drawn for a shift.
struct DrawnHouse {
    Puzzle puzzle;
    int optimum = 0; ///< Proven.
};

/// The street that a shift walks along.
struct Street {
    std::string seed; ///< Which cards are offered follows from it.
    /// Returns a house, counted from 0, under the cards that were picked. Called once per house, in order.
    std::function<DrawnHouse(int index, ShiftCards cards)> house;
};

/// What one event changed, for the view.
struct ShiftChange {
    EventKind kind = EventKind::Move;
    std::optional<Change> change; ///< On the house's board, for a press, undo or redo.
    int gained = 0;               ///< Points for the house that was put to bed, if any.
    bool atOptimum = false;       ///< Whether it was put to bed with the fewest presses.
    bool moved = false;         ///< Whether the house was left, and the next one is current or a card is to be picked.
    puzzle::Milliseconds won{}; ///< Time for the house that was put to bed.
};

/// A house that was put to bed.
struct SleepingHouse {
    int index = 0; ///< Its number in the street, from 0.
    ShiftHouse house;
    int presses = 0;                  ///< That put it to bed.
    Surface surface = Surface::Plane; ///< A card may have joined its sides.

    [[nodiscard]] bool atOptimum() const noexcept { return presses == house.optimum; }
    friend bool operator==(const SleepingHouse&, const SleepingHouse&) = default;
};

/// A night shift: house after house, until the clock ends. It has no clock of its own: the caller advances the time,
/// which runs from the first event on, but not while a card is to be picked. Nothing counts after the end.
class Shift {
public:
    explicit Shift(Street street, ShiftRules rules = ShiftRules::Gifts);

    std::optional<ShiftChange> press(Cell cell) { return play({elapsed(), EventKind::Move, cell}); }
    std::optional<ShiftChange> undo() { return play({elapsed(), EventKind::Undo, {}}); }
    std::optional<ShiftChange> redo() { return play({elapsed(), EventKind::Redo, {}}); }
    /// Resets the house to its start; does nothing if nothing was pressed since.
    std::optional<ShiftChange> restart() { return play({elapsed(), EventKind::Restart, {}}); }
    /// Leaves the house as it is and goes to the next one; costs skipCost and ends the chain of optimal houses, unless
    /// skipKeepsChain().
    std::optional<ShiftChange> skip() { return play({elapsed(), EventKind::Skip, {}}); }
    /// Picks the first or second card of the offer().
    std::optional<ShiftChange> pick(std::size_t card) {
        return play({elapsed(), card == 0 ? EventKind::FirstCard : EventKind::SecondCard, {}});
    }
    /// Replays `event` at its time, to which the clock is set. Does nothing if the event is impossible, its time runs
    /// backwards, or the first event is not at time 0. The clock includes the cost of skips.
    std::optional<ShiftChange> play(const Event& event);

    /// Advances the clock by `step`, at most to the end; it stands still before the first event and while a card is to
    /// be picked.
    void advance(puzzle::Milliseconds step) noexcept;

    [[nodiscard]] ShiftRules rules() const noexcept { return m_rules; }
    [[nodiscard]] bool started() const noexcept { return m_session.started(); }
    [[nodiscard]] bool over() const noexcept { return elapsed() >= length() || m_index >= maxShiftHouses; }
    [[nodiscard]] puzzle::Milliseconds elapsed() const noexcept { return m_session.elapsed(); }
    [[nodiscard]] puzzle::Milliseconds left() const noexcept { return length() - elapsed(); }
    /// How long the shift lasts if no more time is won.
    [[nodiscard]] puzzle::Milliseconds length() const noexcept {
        return puzzle::shiftLength(m_rules, m_score) + m_given;
    }
    /// Whether there is a house to skip, and time to pay with or a skip that was given.
    [[nodiscard]] bool canSkip() const noexcept {
        return !over() && !m_offer && (left() > skipCost || freeSkips() > 0);
    }
    /// Whether skipping a house now would keep the chain.
    [[nodiscard]] bool skipKeepsChain() const noexcept {
        return freeSkips() > 0 || (m_rules != ShiftRules::ThreeMinutes && m_paidSkips == 0);
    }
    [[nodiscard]] int freeSkips() const noexcept { return m_freeSkips; } ///< Given, and not used yet.
    [[nodiscard]] int chainGuards() const noexcept { return m_guards; }  ///< As many slips will not end the chain.
    [[nodiscard]] bool canUndo() const noexcept { return !over() && m_session.canUndo(); }
    [[nodiscard]] bool canRedo() const noexcept { return !over() && m_session.canRedo(); }
    [[nodiscard]] bool canRestart() const noexcept { return canUndo() || canRedo(); }

    /// The cards to pick from, if the next house waits for that.
    [[nodiscard]] const std::optional<ShiftOffer>& offer() const noexcept { return m_offer; }
    [[nodiscard]] ShiftCards cards() const noexcept { return m_cards; } ///< Those that were picked.
    /// The gift that comes with one of the cards; std::nullopt without an offer, and by earlier rules.
    [[nodiscard]] std::optional<GiftOffer> gift() const;

    [[nodiscard]] int index() const noexcept { return m_index; } ///< Number of the current house, from 0.
    [[nodiscard]] ShiftHouse house() const noexcept;             ///< The current one.
    /// The current house's session; its clock and events are those of the whole shift. Meaningless while a card is to
    /// be picked.
    [[nodiscard]] const Session& session() const noexcept { return m_session; }
    /// Presses in effect on the current house. Unlike a run's moves they all count, as in a shift hands are in a hurry.
    [[nodiscard]] int presses() const noexcept { return static_cast<int>(m_session.presses().size()); }
    [[nodiscard]] const ShiftScore& score() const noexcept { return m_score; }
    /// The houses that were put to bed, in order.
    [[nodiscard]] std::span<const SleepingHouse> asleep() const noexcept { return m_asleep; }
    /// The multiplier for this house if it is put to bed at the optimum, on top of the doubling.
    [[nodiscard]] int chain() const noexcept;
    [[nodiscard]] std::span<const Event> events() const noexcept { return m_session.events(); }
    /// Everything to be stored about the shift. \param code the share code of the first house.
    [[nodiscard]] puzzle::ShiftPerformance performance(std::string code) const;

private:
    Shift(Street street, ShiftRules rules, DrawnHouse first);

    std::optional<ShiftChange> playOnBoard(const Event& event);
    std::optional<ShiftChange> restartAt(puzzle::Milliseconds at);
    std::optional<ShiftChange> skipAt(puzzle::Milliseconds at);
    std::optional<ShiftChange> pickAt(const Event& event);
    void give(ShiftGift gift);
    void finishHouse(ShiftChange& change);
    /// Moves on to the next house, or to the cards before it. \pre no move stands in `history`.
    void moveOn(puzzle::History<Cell> history);
    /// Puts the player before the house of m_index. \pre as for moveOn.
    void open(puzzle::History<Cell> history);

    Street m_street;
    ShiftRules m_rules;
    int m_index = 0;
    int m_optimum;     ///< Of the current house.
    Session m_session; ///< Session of the current house; its history is that of the shift.
    std::optional<ShiftOffer> m_offer;
    ShiftCards m_cards;
    ShiftScore m_score;
    std::vector<SleepingHouse> m_asleep;
    int m_chain = 0; ///< Consecutive houses at the optimum so far.
    int m_paidSkips = 0;
    int m_freeSkips = 0;
    int m_guards = 0;               ///< See chainGuards().
    puzzle::Milliseconds m_given{}; ///< Gifts of time.
};

/// Replays the events of a whole shift by its rules. \returns the score; BadEvent if an event or a time is invalid or
/// an event comes after the end, NotSolved if no house was put to bed, TooFast if one was sooner than hands can
/// (puzzle::minTimePerMove for each of its presses, undone or not, and from the second house on minTimePerBoard).
[[nodiscard]] tl::expected<ShiftScore, ReplayProblem> replayShift(const Street& street, ShiftRules rules,
                                                                  std::span<const Event> events);

/// How long a shift took. \param events of a shift that replayShift() finds nothing wrong with; its houses are not
/// needed.
[[nodiscard]] puzzle::ShiftTime shiftTime(ShiftRules rules, const ShiftScore& score, std::string_view seed,
                                          std::span<const Event> events);

/// The points of an earlier shift over time, to hold a shift in play against.
class ShiftGhost {
public:
    /// \param events of a shift that replayShift() finds nothing wrong with.
    ShiftGhost(const Street& street, ShiftRules rules, std::span<const Event> events);

    [[nodiscard]] int pointsAt(puzzle::Milliseconds elapsed) const noexcept; ///< \param elapsed on the shift's clock.
    [[nodiscard]] int pointsAtEnd() const noexcept { return m_steps.empty() ? 0 : m_steps.back().points; }

private:
    struct Step {
        puzzle::Milliseconds at{};
        int points = 0; ///< From then on.
    };
    std::vector<Step> m_steps;
};

} // namespace lights
