#pragma once

#include "lights/Chase.hpp"
#include "lights/Session.hpp"

#include <variant>

namespace lights {

/// What a step of a lesson asks for.

/// Press this many cells, none of them twice.
struct PressDifferent {
    int cells = 3;
};
/// Press these cells, in this order or in any; one that stands there twice is pressed twice.
struct PressThese {
    std::vector<Cell> cells;
    bool inOrder = false;
};
/// Reach the goal in at most so many presses, whatever they are; with more of them the board starts anew. 0: any
/// number.
struct ReachGoal {
    int most = 0;
};
/// Chase the lights until this row is right and all above it.
struct ChaseTo {
    int row = 0;
};
/// Chase the lights to the end, with the fix-up at the top where it takes one.
struct ChaseAll {};
/// Find presses, at least one, that together change nothing. Each press shows what it does.
struct FindQuiet {};
/// Mark exactly these cells. Marking changes no lights.
struct MarkThese {
    BitGrid cells;
};
/// Switch a single cell, and nothing beside it, so that the board can be solved.
struct MendBoard {};
/// Choose one of several answers.
struct ChooseAnswer {
    int right = 0;
};

using Task = std::variant<PressDifferent, PressThese, ReachGoal, ChaseTo, ChaseAll, FindQuiet, MarkThese, MendBoard,
                          ChooseAnswer>;

/// What came of an answer.
enum class Verdict : std::uint8_t {
    Nothing, ///< It means nothing here.
    Right,   ///< A step on the way.
    Done,    ///< The task is done.
    Wrong,   ///< Not what was asked for; the board is as it was.
    Again,   ///< Not what was asked for; the board starts anew.
};

/// A task on a board, and how far somebody has come with it. Unlike a session it goes on where the goal is reached by
/// the way, and it may refuse a press.
class Exercise {
public:
    /// \pre ChaseTo and ChaseAll: canBeChased(puzzle.start(), puzzle.rules()).
    Exercise(Puzzle puzzle, Task task);

    struct Outcome {
        Verdict verdict = Verdict::Nothing;
        std::optional<Change> change{}; ///< Of the lights, for the board view.
    };
    /// A cell is chosen: pressed, or marked where the task is to mark some.
    Outcome press(Cell cell);
    /// What is marked or pressed is the answer. \returns Nothing where the task does not wait for it.
    Verdict check();
    Verdict choose(int answer);
    /// From the start, done or not.
    void restart();

    [[nodiscard]] const Puzzle& puzzle() const noexcept { return m_puzzle; }
    [[nodiscard]] const Task& task() const noexcept { return m_task; }
    [[nodiscard]] const Board& board() const noexcept { return m_board; }
    [[nodiscard]] bool done() const noexcept { return m_done; }
    /// Whether check() means something.
    [[nodiscard]] bool checks() const noexcept;
    /// The cells that are marked, or were pressed on the way to a quiet pattern; else none.
    [[nodiscard]] const BitGrid& marked() const noexcept { return m_marked; }
    /// What somebody who chases lights does next; Solved for other tasks.
    [[nodiscard]] ChaseAdvice advice() const;
    /// The cells of which each would be a right press now; for PressThese in the order in which they are wanted,
    /// those that are left. Empty where an answer is to be checked or chosen.
    [[nodiscard]] std::vector<Cell> wanted() const;

    /// What would be right now: a cell, an answer, or to check.
    struct Next {
        std::optional<Cell> cell{};
        std::optional<int> answer{};
        bool check = false;
    };
    /// Nothing of all that once it is done.
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
    std::vector<Cell> m_presses;              ///< So far, in order.
    mutable std::optional<Chaser> m_chaser{}; ///< It remembers what it advised.
    bool m_done = false;
};

} // namespace lights
