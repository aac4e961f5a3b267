// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/BoardDraws.hpp"
#include "lights/Boards.hpp"
#include "lights/Session.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>

/// Checks boards with curtains against every set of presses.
namespace lights {
namespace {

class CurtainDraws : public test::BoardDraws {
public:
    CurtainDraws()
        : BoardDraws(64) {}

    /// A board with at least one curtain and at most 12 cells to press, solvable or not.
    Puzzle puzzle() {
        const int rows = 1 + below(4);
        const int columns = 1 + below(4);
        BitGrid holes = grid(rows, columns, 5);
        const Cell kept{below(rows), below(columns)};
        holes.set(kept, false);
        BitGrid sealed = grid(rows, columns, 4);
        sealed.set(kept, false);
        BitGrid curtains = grid(rows, columns, 2 + below(4));
        if (!(curtains & holes.complement()).any())
            curtains.set(kept);
        while ((holes | sealed).complement().count() > 12)
            sealed.set((holes | sealed).complement().toCells().back());
        const Board board = Board(grid(rows, columns, 2), holes, sealed).withCurtains(curtains);
        const Rules drawn = rules(3);
        return puzzleOn(board, drawn);
    }
};

/// Calls `visit` with every set of cells that can be pressed.
template<class Visit>
void forEachSet(const Puzzle& puzzle, Visit&& visit) {
    const std::vector<Cell> cells = puzzle.start().pressable().toCells();
    for (std::uint32_t set = 0; set < std::uint32_t{1} << cells.size(); ++set) {
        BitGrid presses(puzzle.rows(), puzzle.columns());
        for (std::size_t i = 0; i < cells.size(); ++i)
            presses.set(cells[i], (set >> i & 1U) != 0);
        visit(presses);
    }
}

/// Whether the board looks like the goal wherever there is neither hole nor curtain.
bool isGoal(const Puzzle& puzzle, const Board& board) {
    for (int row = 0; row < puzzle.rows(); ++row)
        for (int column = 0; column < puzzle.columns(); ++column) {
            const Cell cell{row, column};
            if (board.hasCell(cell) && !board.isCurtained(cell) && board.isLit(cell) != puzzle.target().test(cell))
                return false;
        }
    return true;
}

TEST(Curtains, SolverFindsTheFewestPressesOfAll) {
    CurtainDraws draws;
    int solvable = 0;
    for (int i = 0; i < 1500; ++i) {
        const Puzzle puzzle = draws.puzzle();
        std::int64_t fewest = std::numeric_limits<std::int64_t>::max();
        std::int64_t solutions = 0;
        forEachSet(puzzle, [&](const BitGrid& presses) {
            if (!isGoal(puzzle, test::pressed(puzzle.start(), puzzle.rules(), presses)))
                return;
            ++solutions;
            fewest = std::min(fewest, presses.count());
        });
        SCOPED_TRACE(testing::PrintToString(formatBoard(puzzle.start())) + name(puzzle.rules().stamp));
        const Solver solver(puzzle);
        const Answer answer = solver.solve(puzzle.start());
        ASSERT_EQ(answer.solvable(), solutions > 0);
        ASSERT_EQ(solver.solvable(puzzle.start()), solutions > 0);
        ASSERT_EQ(solveAny(puzzle).has_value(), solutions > 0);
        if (!answer.solvable())
            continue;
        ++solvable;
        ASSERT_TRUE(answer.result->exact());
        ASSERT_EQ(answer.result->moves(), fewest);
        ASSERT_EQ(solutions, std::int64_t{1} << answer.nullity());
        ASSERT_TRUE(isGoal(puzzle, test::pressed(puzzle.start(), puzzle.rules(), answer.result->presses())));
        for (const BitGrid& pattern : solver.quiet())
            ASSERT_TRUE(isGoal(puzzle, test::pressed(puzzle.solved(), puzzle.rules(), pattern)));
    }
    EXPECT_GT(solvable, 300);
    EXPECT_LT(solvable, 1400);
}

TEST(Curtains, WitnessAndRepairAreTrue) {
    CurtainDraws draws;
    int unsolvable = 0;
    for (int i = 0; i < 1500; ++i) {
        const Puzzle puzzle = draws.puzzle();
        const Solver solver(puzzle);
        const Answer answer = solver.solve(puzzle.start());
        if (answer.solvable())
            continue;
        ++unsolvable;
        const Unsolvable& why = answer.result.error();
        const BitGrid open = puzzle.open(puzzle.start());
        ASSERT_FALSE((why.witness & puzzle.start().curtains()).any());
        ASSERT_TRUE((why.witness & open).parity());
        puzzle.start().pressable().forEach([&](Cell cell) {
            std::int64_t switched = 0;
            for (const Cell each : stamped(puzzle.rules(), puzzle.start(), cell))
                switched += why.witness.test(each) ? 1 : 0;
            ASSERT_EQ(switched % 2, 0);
        });
        for (const BitGrid& repair : solver.repairs(puzzle.start(), 8)) {
            ASSERT_FALSE((repair & puzzle.start().curtains()).any());
            ASSERT_TRUE(solver.solvable(puzzle.start().withLight(puzzle.start().lit() ^ repair)));
        }
        // One change is enough only if the solver says so.
        bool single = false;
        puzzle.start().holes().complement().forEach([&](Cell cell) {
            BitGrid changed = puzzle.start().lit();
            changed.flip(cell);
            single = single || solver.solvable(puzzle.start().withLight(changed));
        });
        ASSERT_EQ(single, why.repair.count() == 1 && why.repairExact);
    }
    EXPECT_GT(unsolvable, 100);
}

TEST(Curtains, SessionEndsAtTheGoal) {
    CurtainDraws draws;
    for (int i = 0; i < 500; ++i) {
        const Puzzle puzzle = draws.puzzle();
        Session session(puzzle);
        Board board = puzzle.start();
        const std::vector<Cell> cells = puzzle.start().pressable().toCells();
        for (int moves = 0; moves < 20 && !session.solved(); ++moves) {
            const Cell cell = cells[static_cast<std::size_t>(draws.below(static_cast<int>(cells.size())))];
            press(board, puzzle.rules(), cell);
            ASSERT_TRUE(session.press(cell));
            ASSERT_EQ(session.board(), board);
            ASSERT_EQ(session.solved(), isGoal(puzzle, board));
        }
    }
}

/// The example of the manual: dark throughout is impossible, with four curtains it takes three presses.
TEST(Curtains, WholeHouseBehindThemIsSolved) {
    const Board all = test::board({"#._", "##."}).withCurtains(BitGrid(2, 3).complement());
    EXPECT_EQ(all.matteringCount(), 0);
    for (const GoalKind goal : {GoalKind::Off, GoalKind::On}) {
        const auto puzzle = Puzzle::make(all, {}, goal);
        ASSERT_TRUE(puzzle);
        EXPECT_EQ(puzzle->goal(), GoalKind::Off) << "there is nothing to light";
        EXPECT_EQ(solve(*puzzle).result->moves(), 0);
        EXPECT_EQ(decodePuzzle(encodePuzzle(*puzzle)), *puzzle);
    }
}

TEST(Curtains, MakeAHouseSolvable) {
    const Board board = test::board({"..#.", "##.#", "#.#.", "####"});
    EXPECT_FALSE(solve(test::puzzle(board)).solvable());
    const BitGrid curtains = test::cells({"...#", ".##.", ".#..", "...."});
    const Answer answer = solve(test::puzzle(board.withCurtains(curtains)));
    ASSERT_TRUE(answer.solvable());
    EXPECT_TRUE(answer.result->exact());
    EXPECT_EQ(answer.result->presses(), test::cells({"...#", "....", "#...", "..#."}));
}

TEST(Curtains, LeaveOfAPictureWhatIsSeen) {
    const Board board = test::board({"#.", ".#"});
    const auto goalOf = [&](const std::vector<std::string>& rows) {
        return Puzzle::makePicture(board, {}, *parseGoal(rows, maxSide))->goal();
    };
    EXPECT_EQ(goalOf({"?#", "##"}), GoalKind::On);
    EXPECT_EQ(goalOf({"?.", ".."}), GoalKind::Off);
    EXPECT_EQ(goalOf({"?#", ".."}), GoalKind::Picture);
    EXPECT_EQ(goalOf({"??", "??"}), GoalKind::Off);
    EXPECT_EQ(goalOf({"..", ".."}), GoalKind::Picture) << "without curtains it stays what it was";
}

} // namespace
} // namespace lights
