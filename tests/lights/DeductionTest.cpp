// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Deduction.hpp"

#include "lights/BoardDraws.hpp"
#include "lights/Boards.hpp"
#include "lights/Hint.hpp"
#include "lights/Solutions.hpp"
#include "lights/solver/Solver.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <set>

namespace lights {
namespace {

KnownSolutions known(const Puzzle& puzzle, const Solver& solver) {
    const Optimum found = *solver.solve(puzzle.start()).result;
    return {found.presses(), found.exact(), solver.quiet()};
}

/// The hint after some presses. \param made rows in which '#' is a press made.
std::optional<Deduction> hint(const Puzzle& puzzle, const std::vector<std::string>& made,
                              std::optional<Cell> near = std::nullopt) {
    const Solver solver(puzzle);
    return deduce(puzzle, test::cells(made), known(puzzle, solver), near);
}

TEST(Deduction, FindsTheOnlySwitchOfALight) {
    const Puzzle puzzle = test::puzzle(test::board({"#X."}));
    EXPECT_EQ(hint(puzzle, {"..."}), (Deduction{{0, 0}, OnlySwitch{{0, 0}, {}, {}}}));
    EXPECT_FALSE(hint(puzzle, {"#.."}));
}

TEST(Deduction, RulesWindowsOutBeforeAPress) {
    const Puzzle puzzle = test::puzzle(test::board({"x.X.#", "..#X#", "x##.x", "#.XX#", ".Xx.#"}));
    const OnlySwitch reason{{4, 4}, {{4, 3}, {4, 4}}, {{{4, 3}, false, {4, 2}}, {{4, 4}, false, {4, 3}}}};
    EXPECT_EQ(hint(puzzle, {".....", ".....", ".....", ".....", "....."}), (Deduction{{3, 4}, reason}));
}

/// The order of presses on sealed boards is a matter of reasoning alone.
TEST(Deduction, SolvesSealedBoardsWithoutGuessing) {
    for (const auto& rows : {std::vector<std::string>{"xx.X.", "##.##", "x..X#", ".xX.x", ".x##."},
                             std::vector<std::string>{"x.X.#", "..#X#", "x##.x", "#.XX#", ".Xx.#"}}) {
        const Puzzle puzzle = test::puzzle(test::board(rows));
        const Solver solver(puzzle);
        const KnownSolutions solutions = known(puzzle, solver);
        BitGrid made(5, 5);
        while (const auto next = deduce(puzzle, made, solutions)) {
            EXPECT_TRUE(std::holds_alternative<OnlySwitch>(next->reason) ||
                        std::holds_alternative<Contradiction>(next->reason));
            made.set(next->press);
        }
        EXPECT_TRUE(test::solves(puzzle, made));
    }
}

TEST(Deduction, SupposesThatAWindowIsNotPressed) {
    const Puzzle puzzle = test::puzzle(test::board({"#.", ".."}));
    const Contradiction reason{{}, {{{1, 1}, true, {0, 1}}, {{1, 0}, false, {0, 0}}}, {1, 1}};
    EXPECT_EQ(hint(puzzle, {"#.", ".."}, Cell{0, 0}), (Deduction{{0, 1}, reason}));
}

TEST(Deduction, GoesOnFromChosenLines) {
    const Puzzle puzzle = test::puzzle(test::board({"#.#", "#.#", "#.#"}));
    EXPECT_EQ(hint(puzzle, {"...", "#..", "..."}, Cell{1, 0}),
              (Deduction{{1, 2}, ChosenLines{puzzle::Edge::Left, 2, {1, 1}}}));
}

TEST(Deduction, MirrorsAPressIfThereIsOnlyOneSolution) {
    const Puzzle puzzle = test::puzzle(test::lit(3, 3));
    EXPECT_EQ(hint(puzzle, {"#..", "...", "..."}, Cell{0, 0}),
              (Deduction{{0, 2}, Mirror{Reflection::LeftRight, {0, 0}}}));
    EXPECT_EQ(hint(puzzle, {"..#", "...", "..."}, Cell{0, 2}),
              (Deduction{{0, 0}, Mirror{Reflection::LeftRight, {0, 2}}}));
    EXPECT_EQ(hint(puzzle, {"..#", "...", "..."}, Cell{2, 2}),
              (Deduction{{2, 2}, Mirror{Reflection::TopBottom, {0, 2}}}));
}

TEST(Deduction, ReflectsCells) {
    EXPECT_EQ(reflected(Reflection::LeftRight, {2, 3}, {0, 0}), (Cell{0, 2}));
    EXPECT_EQ(reflected(Reflection::TopBottom, {2, 3}, {0, 0}), (Cell{1, 0}));
    EXPECT_EQ(reflected(Reflection::HalfTurn, {2, 3}, {0, 0}), (Cell{1, 2}));
    EXPECT_EQ(reflected(Reflection::QuarterTurn, {3, 3}, {0, 1}), (Cell{1, 2}));
    EXPECT_EQ(reflected(Reflection::Diagonal, {3, 3}, {0, 1}), (Cell{1, 0}));
    EXPECT_EQ(reflected(Reflection::AntiDiagonal, {3, 3}, {0, 1}), (Cell{1, 2}));
    EXPECT_EQ(reflected(Reflection::AntiDiagonal, {3, 3}, {0, 0}), (Cell{2, 2}));
}

TEST(Deduction, BeginsWithALineThatHasFewPresses) {
    EXPECT_EQ(hint(test::puzzle(test::lit(3, 3)), {"...", "...", "..."}), (Deduction{{0, 0}, NoReason{}}));
    EXPECT_EQ(hint(test::puzzle(test::lit(3, 3)), {"...", "...", "..."}, Cell{2, 1}), (Deduction{{2, 0}, NoReason{}}));
}

TEST(Deduction, TakesAnUnprovenOptimumAsTheOnlySolution) {
    const Puzzle puzzle = test::puzzle(test::board({"##"})); // Either window will do.
    const std::vector<BitGrid> quiet = quietPatterns(puzzle.start(), puzzle.rules());
    for (const bool proven : {false, true}) {
        const KnownSolutions solutions{test::cells({".#"}), proven, quiet};
        EXPECT_EQ(solutions.allShortest(), proven);
        const auto first = deduce(puzzle, test::cells({".."}), solutions, Cell{0, 0});
        ASSERT_TRUE(first);
        EXPECT_EQ(first->press, (Cell{0, proven ? 0 : 1}));
        EXPECT_FALSE(deduce(puzzle, test::cells({"#."}), solutions)); // Solved, or not a part of the optimum.
        EXPECT_FALSE(deduce(puzzle, test::cells({"##"}), solutions));
    }
}

/// Boards drawn with a seed.
class Draws : public test::BoardDraws {
public:
    Draws()
        : BoardDraws(2026) {}

    /// A solvable puzzle of 2 to 8 rows and columns.
    Puzzle puzzle() {
        const int rows = 2 + below(7);
        const int columns = below(3) == 0 ? rows : 2 + below(7);
        BitGrid holes = grid(rows, columns, below(2) * (3 + below(5)));
        holes.set({below(rows), below(columns)}, false);
        BitGrid sealed = grid(rows, columns, below(2) * (2 + below(4)));
        sealed.set(holes.complement().toCells().front(), false);
        const Rules drawn = rules(4);
        const auto goal = static_cast<GoalKind>(below(3));
        const BitGrid curtains = grid(rows, columns, below(3) == 0 ? 2 + below(5) : 0);
        const Board dark = Board(BitGrid(rows, columns), holes, sealed).withCurtains(curtains);
        Puzzle shape = goal == GoalKind::Picture
                           ? test::picturePuzzle(dark, drawn, Board(grid(rows, columns, 2), holes))
                           : test::puzzle(dark, drawn, goal);
        if (below(4) == 0 && solve(shape).solvable())
            return shape; // As symmetric as can be.
        const BitGrid presses = grid(rows, columns, 2 + below(3)) & dark.pressable();
        return shape.startingFrom(test::pressed(shape.solved(), drawn, presses));
    }
};

/// Checks hints by what they claim, without the equations of the code that gives them.
class HintTruth {
public:
    HintTruth(const Puzzle& puzzle, const Solver& solver, const KnownSolutions& known)
        : m_puzzle(puzzle)
        , m_isAlone(solver.quiet().empty())
        , m_open(puzzle.open(puzzle.start()))
        , m_made(puzzle.rows(), puzzle.columns()) {
        puzzle.start().pressable().forEach([&](Cell window) {
            for (const Cell light : stamped(puzzle.rules(), puzzle.start(), window))
                if (!puzzle.start().isCurtained(light))
                    m_switches[light].insert(window);
        });
        const auto patterns = known.allShortest() ? known.quiet : std::span<const BitGrid>();
        forEachSolution(known.optimum, patterns, [&](const BitGrid& presses) { m_solutions.push_back(presses); });
        m_moves = known.optimum.count();
    }

    /// Makes the press afterwards.
    void check(const Deduction& hint) {
        ASSERT_TRUE(m_puzzle.start().canPress(hint.press));
        ASSERT_FALSE(m_made.test(hint.press));
        ASSERT_TRUE(std::any_of(m_solutions.begin(), m_solutions.end(),
                                [&](const BitGrid& each) { return each.count() == m_moves && each.test(hint.press); }));
        for (const auto& [light, switches] : m_switches) { // The first rule comes first.
            const auto left = std::count_if(switches.begin(), switches.end(), [&](Cell c) { return !m_made.test(c); });
            ASSERT_TRUE(left != 1 || !wrong(light) || std::holds_alternative<OnlySwitch>(hint.reason));
        }
        std::visit([&](const auto& reason) { checkReason(hint.press, reason); }, hint.reason);
        m_made.set(hint.press);
        m_solutions.erase(std::remove_if(m_solutions.begin(), m_solutions.end(),
                                         [&](const BitGrid& each) { return !each.test(hint.press); }),
                          m_solutions.end());
    }
    [[nodiscard]] const BitGrid& made() const noexcept { return m_made; }

private:
    using Values = std::map<Cell, bool>;

    [[nodiscard]] bool wrong(Cell light) const {
        bool wrong = m_open.test(light);
        if (const auto switches = m_switches.find(light); switches != m_switches.end())
            for (const Cell each : switches->second)
                wrong = wrong != m_made.test(each);
        return wrong;
    }
    [[nodiscard]] bool always(Cell window, bool pressed) const {
        return std::all_of(m_solutions.begin(), m_solutions.end(),
                           [&](const BitGrid& each) { return each.test(window) == pressed; });
    }
    [[nodiscard]] Values valuesMade() const {
        Values values;
        m_made.forEach([&](Cell cell) { values[cell] = true; });
        return values;
    }
    /// Whether the light is wrong if all its switches are as given. \returns nothing if one is not known.
    [[nodiscard]] std::optional<bool> wrongBy(const Values& values, Cell light) const {
        bool wrong = m_open.test(light);
        for (const Cell each : m_switches.at(light)) {
            const auto value = values.find(each);
            if (value == values.end())
                return std::nullopt;
            wrong = wrong != value->second;
        }
        return wrong;
    }
    void take(Values& values, const std::vector<Inference>& steps) const {
        for (const Inference& step : steps) {
            ASSERT_TRUE(m_switches.at(step.light).contains(step.window));
            ASSERT_TRUE(values.emplace(step.window, !step.pressed).second);
            ASSERT_EQ(wrongBy(values, step.light), true);
            values[step.window] = step.pressed;
        }
    }
    void takeEarlier(Values& values, const std::vector<Inference>& steps) const {
        take(values, steps);
        for (const Inference& step : steps) {
            ASSERT_FALSE(step.pressed);
            ASSERT_TRUE(always(step.window, false));
        }
    }

    void checkReason(Cell press, const OnlySwitch& reason) const {
        Values values = valuesMade();
        takeEarlier(values, reason.earlier);
        ASSERT_TRUE(always(press, true));
        ASSERT_TRUE(wrong(reason.light));
        std::set<Cell> switches(reason.ruledOut.begin(), reason.ruledOut.end());
        ASSERT_EQ(switches.size(), reason.ruledOut.size());
        ASSERT_TRUE(std::is_sorted(reason.ruledOut.begin(), reason.ruledOut.end()));
        for (const Cell each : reason.ruledOut) {
            ASSERT_TRUE(values.contains(each) && !values[each]);
            ASSERT_TRUE(always(each, false));
        }
        ASSERT_TRUE(switches.insert(press).second);
        for (const Cell each : m_switches.at(reason.light))
            if (m_made.test(each))
                switches.insert(each);
        ASSERT_EQ(switches, m_switches.at(reason.light));
    }
    void checkReason(Cell press, const Contradiction& reason) const {
        ASSERT_TRUE(always(press, true));
        ASSERT_TRUE(!reason.chain.empty() && reason.chain.size() <= maxChain);
        Values values = valuesMade();
        takeEarlier(values, reason.earlier);
        ASSERT_TRUE(values.emplace(press, false).second);
        take(values, reason.chain);
        ASSERT_EQ(wrongBy(values, reason.light), true);
    }
    void checkReason(Cell press, const ChosenLines& reason) const {
        const auto chosen = [&](Cell cell) {
            const std::array lines{cell.row, m_puzzle.rows() - 1 - cell.row, cell.column,
                                   m_puzzle.columns() - 1 - cell.column}; // In the order of the enumeration.
            return lines.at(static_cast<std::size_t>(reason.side)) < reason.depth;
        };
        const std::vector<Cell> made = m_made.toCells();
        ASSERT_TRUE(std::any_of(made.begin(), made.end(), chosen));
        ASSERT_TRUE(chosen(reason.light) && wrong(reason.light));
        for (const Cell each : m_switches.at(reason.light))
            ASSERT_NE(chosen(each), each == press);
        ASSERT_TRUE(m_switches.at(reason.light).contains(press));
        ASSERT_TRUE(std::any_of(m_solutions.begin(), m_solutions.end(), [&](const BitGrid& each) {
            const std::vector<Cell> left = (each ^ m_made).toCells();
            return each.count() == m_moves && each.test(press) && std::none_of(left.begin(), left.end(), chosen);
        }));
    }
    void checkReason(Cell press, const Mirror& reason) const {
        ASSERT_TRUE(m_isAlone);
        ASSERT_TRUE(m_made.test(reason.made));
        BitGrid made(m_puzzle.rows(), m_puzzle.columns());
        made.set(reason.made);
        ASSERT_EQ(image(made, reason.reflection).toCells(), std::vector{press});
        for (const BitGrid& same : {m_solutions.front(), m_open, m_puzzle.start().holes(), m_puzzle.start().sealed(),
                                    m_puzzle.start().curtains()})
            ASSERT_EQ(image(same, reason.reflection), same);
    }
    void checkReason(Cell, const NoReason&) const {}

    static BitGrid image(const BitGrid& grid, Reflection reflection) {
        const auto across = [](const BitGrid& each) {
            BitGrid turned(each.rows(), each.columns());
            each.forEach([&](Cell cell) { turned.set({cell.row, each.columns() - 1 - cell.column}); });
            return turned;
        };
        const auto down = [&](const BitGrid& each) { return across(each.transposed()).transposed(); };
        switch (reflection) {
        case Reflection::LeftRight:
            return across(grid);
        case Reflection::TopBottom:
            return down(grid);
        case Reflection::HalfTurn:
            return across(down(grid));
        case Reflection::QuarterTurn:
            return across(grid.transposed());
        case Reflection::Diagonal:
            return grid.transposed();
        case Reflection::AntiDiagonal:
            break;
        }
        return across(down(grid.transposed()));
    }

    Puzzle m_puzzle;
    bool m_isAlone;
    BitGrid m_open; ///< At the start.
    BitGrid m_made;
    std::map<Cell, std::set<Cell>> m_switches; ///< Of each light that has any.
    std::vector<BitGrid> m_solutions;          ///< Those with all presses made that count; others if too many.
    std::int64_t m_moves = 0;
};

TEST(Deduction, IsTrueOnBoardsOfAllKinds) {
    constexpr int boards = 2000;
    Draws draws;
    std::array<int, std::variant_size_v<decltype(Deduction::reason)>> given{};
    int withEarlier = 0; // Contradictions that rest on windows ruled out before.
    for (int i = 0; i < boards; ++i) {
        const Puzzle puzzle = draws.puzzle();
        SCOPED_TRACE(testing::PrintToString(formatBoard(puzzle.start())) + name(puzzle.rules().stamp) +
                     std::string(name(puzzle.rules().surface)));
        const Solver solver(puzzle);
        KnownSolutions solutions = known(puzzle, solver);
        if (solver.quiet().size() > 10)
            solutions.proven = false; // Going through all of them would take long.
        HintTruth truth(puzzle, solver, solutions);
        std::optional<Cell> near;
        while (const auto hint = deduce(puzzle, truth.made(), solutions, near)) {
            truth.check(*hint);
            if (HasFatalFailure())
                return;
            ++given.at(hint->reason.index());
            if (const auto* reason = std::get_if<Contradiction>(&hint->reason))
                withEarlier += reason->earlier.empty() ? 0 : 1;
            near = hint->press;
        }
        ASSERT_TRUE(test::solves(puzzle, truth.made()));
        ASSERT_EQ(truth.made().count(), solutions.optimum.count());
    }
    EXPECT_THAT(given, testing::Each(testing::Gt(50)));
    EXPECT_GT(withEarlier, 10);
}

TEST(QuietReason, NeedsMoreThanHalfOfAPattern) {
    const Puzzle puzzle = test::puzzle(test::lit(1, 2));
    const std::vector<BitGrid> quiet = quietPatterns(puzzle.start(), puzzle.rules());
    EXPECT_EQ(quietReason(test::cells({"##"}), quiet), (QuietReason{test::cells({"##"}), 2}));
    EXPECT_FALSE(quietReason(test::cells({"#."}), quiet));
    EXPECT_FALSE(quietReason(test::cells({"##"}), {}));
    const std::vector<BitGrid> tooMany(static_cast<std::size_t>(maxCountedNullity) + 1, test::cells({"##"}));
    EXPECT_FALSE(quietReason(test::cells({"##"}), tooMany));
}

TEST(QuietReason, SavesWhatTheShortestSolutionSaves) {
    Draws draws;
    int found = 0;
    for (int i = 0; i < 300; ++i) {
        const Puzzle puzzle = draws.puzzle();
        const Solver solver(puzzle);
        if (solver.quiet().size() > 10)
            continue;
        const BitGrid pressed = draws.grid(puzzle.rows(), puzzle.columns(), 2) & puzzle.start().pressable();
        const Optimum optimum = *solver.lighten(pressed).result;
        const auto reason = quietReason(pressed, solver.quiet());
        ASSERT_EQ(reason.has_value(), optimum.moves() < pressed.count());
        if (!reason)
            continue;
        ++found;
        const BitGrid& pattern = reason->pattern;
        const Board& start = puzzle.start();
        const BitGrid changed = test::pressed(start, puzzle.rules(), pattern).lit() ^ start.lit();
        EXPECT_EQ(changed & start.curtains(), changed);
        EXPECT_EQ(reason->gain, pressed.count() - optimum.moves());
        EXPECT_EQ(reason->gain, 2 * (pressed & pattern).count() - pattern.count());
        EXPECT_TRUE(((pressed & pattern) & optimum.presses().complement()).any());
        forEachSolution(BitGrid(puzzle.rows(), puzzle.columns()), solver.quiet(), [&](const BitGrid& other) {
            const std::int64_t gain = 2 * (pressed & other).count() - other.count();
            EXPECT_TRUE(gain < reason->gain || (gain == reason->gain && other.count() >= pattern.count()));
        });
    }
    EXPECT_GT(found, 50);
}

} // namespace
} // namespace lights
