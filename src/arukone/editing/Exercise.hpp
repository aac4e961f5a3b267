// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Session.hpp"
#include "arukone/editing/Draft.hpp"
#include "arukone/greedy/Greedy.hpp"

#include <cstdint>
#include <optional>
#include <vector>

/// Exercises of the lessons. All answers are judged by the rules and the solver; none is stored.
namespace arukone {

/// What has to be drawn on a board.
struct DrawingTask {
    std::vector<Cell> piece{}; ///< Cells of a piece of a cable, neighbours in turn; empty: the board has to be solved.
    bool cutting = false;      ///< Whether some stroke has to cut a cable on the way.
};

/// Drawing on a board: either it is to be solved, or a piece of a cable has to be drawn.
class DrawingExercise {
public:
    /// \param start cables drawn already. \pre the board can be solved, and the piece belongs to its only solution. If
    /// a cable has to be cut, drawing the solution cuts one of `start`.
    DrawingExercise(Board board, const Cables& start, DrawingTask task);

    enum class Verdict : std::uint8_t {
        Nothing, ///< Something was drawn, or nothing.
        Wrong,   ///< All pairs are joined but cells are empty, a cable takes another path where the piece should be, or
                 ///< the board is solved but no cable was cut.
        Done,
    };
    /// Sets a cable. Does nothing once the exercise is done.
    Verdict draw(const Stroke& stroke);
    /// Takes back the last stroke of the player. \returns whether there was one, and the board is not solved.
    bool undo();
    void restart();

    [[nodiscard]] const Board& board() const noexcept { return m_session.board(); }
    [[nodiscard]] const Cables& cables() const noexcept { return m_session.cables(); }
    [[nodiscard]] bool done() const;
    [[nodiscard]] bool canUndo() const noexcept { return !m_cuts.empty() && m_session.canUndo(); }
    /// Whether the board is solved although the task is not done: all that helps is to restart.
    [[nodiscard]] bool stuck() const { return m_session.solved() && !done(); }
    /// A stroke that leads on: the cable with the piece, or the first one that the solution has otherwise; if a cable
    /// has to be cut, the first one that does.
    /// \pre neither done() nor stuck().
    [[nodiscard]] Stroke next() const;

private:
    [[nodiscard]] bool wrong() const;
    [[nodiscard]] bool hasCut() const noexcept;

    Session m_session;
    Cables m_start;
    DrawingTask m_task;
    Cables m_solution;
    std::vector<bool> m_cuts; ///< For each stroke of the player that stands: whether it cut a cable.
};

/// Laying a trap: the player puts the last number, or what is missing of it, so that the board can be solved but the
/// simple program always fails.
class TrapExercise {
public:
    /// \param start pairs that are given, and maybe a lone number.
    explicit TrapExercise(Draft start);

    enum class Verdict : std::uint8_t {
        Refused,    ///< Nothing can be put there.
        Placed,     ///< The partner is still missing.
        Unsolvable, ///< Nobody can solve the board.
        Solved,     ///< The simple program can.
        Open,       ///< Whether it can is not decided.
        Trap,       ///< It always fails: done.
    };
    /// Puts a number. After a board that was no trap, the player's numbers are taken away first. Does nothing once it
    /// is done.
    Verdict place(Cell cell);
    void restart();

    [[nodiscard]] const Draft& draft() const noexcept { return m_draft; }
    [[nodiscard]] bool done() const noexcept { return m_verdict == Verdict::Trap; }
    /// On the last number that was put; Placed if there was none.
    [[nodiscard]] Verdict verdict() const noexcept { return m_verdict; }
    /// On the board that was judged last.
    [[nodiscard]] const Judgement& judgement() const noexcept { return m_judgement; }
    /// Where numbers have to go for a trap, in order; the first such way. O(cells²) judgements.
    [[nodiscard]] std::optional<std::vector<Cell>> example() const;

private:
    [[nodiscard]] static Verdict judge(const Draft& draft, Judgement& judgement);

    Draft m_start;
    Draft m_draft;
    Verdict m_verdict = Verdict::Placed;
    Judgement m_judgement;
};

} // namespace arukone
