// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Chase.hpp"
#include "lights/Session.hpp"

#include <cstdint>
#include <span>
#include <variant>

namespace lights {

/// The tasks that a step of a lesson can set.

/// Press this many cells, none of them twice.
struct PressDifferent {
    int cells = 3;
};
/// Press these cells, in this order or in any order; a cell listed twice is pressed twice.
struct PressThese {
    std::vector<Cell> cells;
    bool inOrder = false;
};
/// Reach the goal in at most this many presses, whichever they are; when they are used up, the board is reset. 0: any
/// number.
struct ReachGoal {
    int most = 0;
};
/// Chase the lights until this row and all rows above it are right.
struct ChaseTo {
    int row = 0;
};
/// Chase the lights to the end, including the fix-up in the top row if one is needed.
struct ChaseAll {};
/// Find presses, at least one, that together change nothing. Each press shows its effect.
struct FindQuiet {};
/// Mark exactly these cells. Marking changes no lights.
struct MarkThese {
    BitGrid cells;
};
/// Toggle a single cell, without its neighbours, so that the board becomes solvable.
struct MendBoard {};
/// Choose one of several answers.
struct ChooseAnswer {
    int right = 0;
};

using Task = std::variant<PressDifferent, PressThese, ReachGoal, ChaseTo, ChaseAll, FindQuiet, MarkThese, MendBoard,
                          ChooseAnswer>;

/// The result of an answer.
enum class Verdict : std::uint8_t {
    Nothing, ///< Has no meaning here.
    Right,   ///< A correct step.
    Done,    ///< The task is done.
    Wrong,   ///< Not what was asked for; the board is unchanged.
    Again,   ///< Not what was asked for; the board is reset.
};

/// A task on a board, and the player's progress with it. Unlike a session it continues when the goal is reached along
/// the way, and it may refuse a press.
class Exercise {
public:
    /// \pre ChaseTo and ChaseAll: canBeChased(puzzle.start(), puzzle.rules()).
    Exercise(Puzzle puzzle, Task task);

    struct Outcome {
        Verdict verdict = Verdict::Nothing;
        std::optional<Change> change{}; ///< What changed in the lights, for the board view.
    };
    /// Presses a cell, or marks it if the task is to mark cells.
    Outcome press(Cell cell);
    /// Submits what is marked or pressed as the answer. \returns Nothing if the task does not expect that.
    Verdict check();
    Verdict choose(int answer);
    /// Starts over, whether or not the task is done.
    void restart();

    [[nodiscard]] const Puzzle& puzzle() const noexcept { return m_puzzle; }
    [[nodiscard]] const Task& task() const noexcept { return m_task; }
    [[nodiscard]] const Board& board() const noexcept { return m_board; }
    /// The presses so far, in order, since the board was last reset.
    [[nodiscard]] std::span<const Cell> presses() const noexcept { return m_presses; }
    [[nodiscard]] bool done() const noexcept { return m_done; }
    /// Whether the task expects check().
    [[nodiscard]] bool checks() const noexcept;
    /// The marked cells, or those pressed so far towards a quiet pattern; empty for other tasks.
    [[nodiscard]] const BitGrid& marked() const noexcept { return m_marked; }
    /// The next step of light chasing; Solved for other tasks.
    [[nodiscard]] ChaseAdvice advice() const;
    /// For PressThese the cells still to be pressed, in the order required; for light chasing the presses of the next
    /// step, in any order. Empty for other tasks and once the task is done.
    [[nodiscard]] std::vector<Cell> wanted() const;

    /// The next correct action: a cell, an answer, or to check.
    struct Next {
        std::optional<Cell> cell{};
        std::optional<int> answer{};
        bool check = false;
    };
    /// Empty once the task is done.
    [[nodiscard]] Next next() const;

private:
    Outcome pressed(Cell cell, Verdict verdict);
    Outcome mend(Cell cell);
    Outcome mark(Cell cell);
    [[nodiscard]] bool isWanted(Cell cell) const;
    [[nodiscard]] bool reached() const;
    [[nodiscard]] BitGrid quietWanted() const;

    Puzzle m_puzzle;
    Task m_task;
    Board m_board;
    BitGrid m_marked;
    std::vector<Cell> m_presses;
    mutable std::optional<Chaser> m_chaser{}; ///< Mutable because it remembers its advice.
    bool m_done = false;
};

} // namespace lights
