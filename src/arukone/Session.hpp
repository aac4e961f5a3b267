// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/EventText.hpp"
#include "puzzle/Session.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace arukone {

/// What one stroke, undo or redo changed, for the view.
struct Change {
    EventKind kind = EventKind::Move;
    int pair = 0;           ///< Whose cable the stroke set.
    std::vector<int> cut{}; ///< The pairs that lost the rest of their cables to it.
    bool solved = false;    ///< Whether the board is now solved.
};

/// What a stroke would do to the cables.
struct Outcome {
    int pair = 0; ///< Whose cable it sets.
    Cables cables;
    std::vector<int> cut;
};

/// Sets the cable of one pair; the cables in its way are cut before the first cell that it takes, counted from their
/// own origins. \returns std::nullopt for a stroke that breaks a rule: see cellsOf(). \pre the cables are those of a
/// game.
[[nodiscard]] std::optional<Outcome> afterStroke(const Board& board, const Cables& cables, const Stroke& stroke);

/// The least time that a hand needs to turn back while it draws: from right to left, from up to down. Nothing else
/// about a stroke takes time: a pointer crosses the whole board, straight or askew, between two reports of the mouse,
/// and may be moved beyond the board, where it need not stop. But no hand goes to and fro more than some 12 times a
/// second, which is 24 turns; half of that time is on the safe side.
inline constexpr puzzle::Milliseconds minTimePerTurn{20};

/// A board without any cable.
[[nodiscard]] Cables noCables(const Board& board);

/// One board being played: the single source of truth for undo, autosave, replay, leaderboard and tests. A stroke that
/// breaks a rule or changes nothing does nothing. Once solved, only restart changes the board.
class Session : public puzzle::SessionOf<Session, Stroke> {
public:
    explicit Session(Board board);
    [[nodiscard]] Session fresh() const { return Session(m_board); }

    std::optional<Change> draw(Stroke stroke) { return play({elapsed(), EventKind::Move, std::move(stroke)}); }
    /// Replays `event` at its time, to which the clock is set. Does nothing if the event is impossible, its time runs
    /// backwards, or the first stroke is not at time 0.
    std::optional<Change> play(const Event& event);

    [[nodiscard]] const Board& board() const noexcept { return m_board; }
    [[nodiscard]] const Cables& cables() const noexcept { return m_cables; } ///< By pair.
    [[nodiscard]] const CablesState& state() const noexcept { return m_state; }
    [[nodiscard]] bool solved() const noexcept { return m_state.solved; }
    /// The strokes that count, without those undone: consecutive strokes of one pair count once, and a stroke that only
    /// extends a loose end without cutting anything is free. So each pair needs one, and one each is enough.
    [[nodiscard]] int strokes() const noexcept;
    /// The pair of the last stroke that was not undone: another stroke for it is not counted.
    [[nodiscard]] std::optional<int> lastPair() const noexcept;
    /// What the run is held against: the strokes if the board is to be filled, else the length of all cables.
    [[nodiscard]] int score() const noexcept { return fillsBoard(m_board.fill()) ? strokes() : m_state.length; }
    /// How often the hand had to turn back in all strokes after the first, when the clock has started; also in those
    /// that were undone.
    [[nodiscard]] int turns() const noexcept { return m_turns; }

private:
    /// The cables that a stroke changed, as they were before, with their pairs.
    using Replaced = std::vector<std::pair<int, Cable>>;

    void countTurns(const Stroke& stroke); ///< \pre it has not been applied.
    void apply(Outcome outcome);           ///< Notes what it replaces: the cables cut first, then the stroke's own.
    void takeBack();
    /// Whether a stroke added to its cable and changed nothing else. \param replaced by the stroke.
    [[nodiscard]] static bool onlyGoesOn(const Stroke& stroke, const Replaced& replaced) noexcept;
    [[nodiscard]] int pairOf(const Stroke& stroke) const noexcept { return *m_board.pairAt(stroke.origin); }

    Board m_board;
    Cables m_cables;
    std::vector<Replaced> m_replaced; ///< For each stroke that has not been undone.
    CablesState m_state;
    int m_turns = 0;
};

/// What the strokes take beyond the time of any moves: see puzzle::isPlayableByHand().
[[nodiscard]] inline puzzle::Milliseconds extraTime(const Session& session) noexcept {
    return session.turns() * minTimePerTurn;
}

/// The most moves that still earn two stars.
[[nodiscard]] int twoStarScore(Fill fill, int optimum) noexcept;
/// Like twoStarScore, but a length that a solution can have: with Fill::Any, lengths differ by even numbers.
[[nodiscard]] int twoStarGoal(Fill fill, int optimum) noexcept;
/// The stars for a solved board: 3 at the optimum, 2 up to twoStarScore, otherwise 1; at most 2 if assisted.
[[nodiscard]] int stars(Fill fill, int score, int optimum, bool assisted) noexcept;

} // namespace arukone
