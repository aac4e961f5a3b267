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
    EXPECT_EQ(hint(puzzle, {"..."}), (Deduction{{0, 0}, OnlySwitch{{0, 0}, {}, {}, {}}}));
    EXPECT_FALSE(hint(puzzle, {"#.."}));
}

TEST(Deduction, RulesWindowsOutBeforeAPress) {
    const Puzzle puzzle = test::puzzle(test::board({"x.X.#", "..#X#", "x##.x", "#.XX#", ".Xx.#"}));
    const OnlySwitch reason{{4, 4}, {{4, 3}, {4, 4}}, {}, {{{4, 3}, false, {4, 2}}, {{4, 4}, false, {4, 3}}}};
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
              (Deduction{{1, 2}, ChosenLines{puzzle::Edge::Left, 2, {1, 1}, true}}));
}

TEST(Deduction, LeavesLinesAloneThatNeedNoPress) {
    const Puzzle puzzle = test::puzzle(test::board({"#...#", "##.##", "#####", "#.#.#", ".###."}));
    const auto found = hint(puzzle, {".....", ".....", ".....", ".....", "....."});
    ASSERT_TRUE(found);
    EXPECT_EQ(*found, (Deduction{{1, 0}, ChosenLines{puzzle::Edge::Top, 1, {0, 0}, false}}));
}

TEST(Deduction, MirrorsAPressIfTheSolutionIsSymmetric) {
    const Puzzle puzzle = test::puzzle(test::lit(3, 3));
    EXPECT_EQ(hint(puzzle, {"#..", "...", "..."}, Cell{0, 0}),
              (Deduction{{0, 2}, Mirror{Reflection::LeftRight, {0, 0}, true}}));
    EXPECT_EQ(hint(puzzle, {"..#", "...", "..."}, Cell{0, 2}),
              (Deduction{{0, 0}, Mirror{Reflection::LeftRight, {0, 2}, true}}));
    EXPECT_EQ(hint(puzzle, {"..#", "...", "..."}, Cell{2, 2}),
              (Deduction{{2, 2}, Mirror{Reflection::TopBottom, {0, 2}, true}}));
}

TEST(Deduction, CancelsMirrorImages) {
    const std::vector all{Reflection::LeftRight,   Reflection::TopBottom, Reflection::HalfTurn,
                          Reflection::QuarterTurn, Reflection::Diagonal,  Reflection::AntiDiagonal};
    EXPECT_EQ(hint(test::puzzle(test::lit(3, 3)), {"...", "...", "..."}),
              (Deduction{{0, 0}, Folded{all, true, {0, 0}, {{0, 1}, {1, 0}}, {}, {}}}));
    EXPECT_EQ(hint(test::puzzle(test::lit(3, 3)), {"...", "...", "..."}, Cell{2, 1}),
              (Deduction{{2, 0}, Folded{all, true, {2, 0}, {{1, 0}, {2, 1}}, {}, {}}}));
}

TEST(Deduction, BeginsWhereFewMovesSuffice) {
    const Puzzle puzzle = test::puzzle(test::board({"..#..", ".###.", ".....", ".###.", "..#.."}));
    EXPECT_EQ(hint(puzzle, {".....", ".....", ".....", ".....", "....."}),
              (Deduction{{1, 2}, FewMoves{{0, 2}, {{0, 1}, {0, 2}, {0, 3}}, {}, 2}}));
}

TEST(Deduction, CountsLightsThatStayOdd) {
    const Puzzle puzzle = test::puzzle(test::board({".#.", "...", "..."}));
    const auto found = hint(puzzle, {"...", "...", "..."});
    ASSERT_TRUE(found && std::holds_alternative<OddLights>(found->reason));
    EXPECT_LE(std::get<OddLights>(found->reason).lights.size(), maxOddLights);
}

TEST(Deduction, SaysWhatChasingWouldLeave) {
    const Puzzle puzzle = test::puzzle(test::board({"#####", "#####", ".....", "#####", "#####"}));
    const auto found = hint(puzzle, {".....", ".....", ".....", ".....", "....."});
    ASSERT_TRUE(found && std::holds_alternative<ChaseLeaves>(found->reason));
}

TEST(Deduction, LetsChooseBetweenHalves) {
    const auto found = hint(test::puzzle(test::board({"..#", "..#"}), {Stamp::Square, Surface::Plane}), {"...", "..."});
    ASSERT_TRUE(found && std::holds_alternative<EitherHalf>(found->reason));
    EXPECT_EQ(std::get<EitherHalf>(found->reason).pattern.count(), 2);
    // Any one of four will do, so of a pair there need not be one.
    const auto ofFour = hint(test::puzzle(test::lit(2, 2), {Stamp::Square, Surface::Plane}), {"..", ".."});
    EXPECT_FALSE(ofFour && std::holds_alternative<EitherHalf>(ofFour->reason));
}

TEST(Deduction, SeesThatSolutionsAreAlike) {
    const auto found =
        hint(test::puzzle(test::board({"#..#", "....", "....", "#..#"})), {"....", "....", "....", "...."});
    ASSERT_TRUE(found && std::holds_alternative<Alike>(found->reason));
    EXPECT_EQ(std::get<Alike>(found->reason).solutions, 4);
    EXPECT_EQ(std::get<Alike>(found->reason).through, 2);
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

    /// A solvable puzzle that can be chased, of 3 to 6 rows and columns.
    Puzzle plainPuzzle() {
        const int rows = 3 + below(4);
        const int columns = 3 + below(4);
        const Board dark{BitGrid(rows, columns)};
        return test::puzzle(test::pressed(dark, {}, grid(rows, columns, 2)));
    }
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
    HintTruth(const Puzzle& puzzle, const KnownSolutions& known)
        : m_puzzle(puzzle)
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
        m_shortest = std::count_if(m_solutions.begin(), m_solutions.end(),
                                   [&](const BitGrid& each) { return each.count() == m_moves; });
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
    /// How many lights that matter a window switches.
    [[nodiscard]] std::int64_t reach(Cell window) const {
        return std::count_if(m_switches.begin(), m_switches.end(),
                             [&](const auto& each) { return each.second.contains(window); });
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
        checkComplete(reason.light, switches, reason.made);
    }
    /// Nothing else than what the reason names switches the light. \param left those not pressed.
    void checkComplete(Cell light, const std::set<Cell>& left, const std::vector<Cell>& made) const {
        ASSERT_TRUE(std::is_sorted(made.begin(), made.end()));
        std::set<Cell> named = left;
        for (const Cell each : made) {
            ASSERT_TRUE(m_made.test(each));
            ASSERT_TRUE(named.insert(each).second);
        }
        for (const Cell each : left)
            ASSERT_FALSE(m_made.test(each));
        ASSERT_EQ(named, m_switches.at(light));
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
    /// The images of windows under reflections, one after the other.
    [[nodiscard]] BitGrid images(BitGrid windows, const std::vector<Reflection>& reflections) const {
        for (BitGrid before; before != windows;) {
            before = windows;
            for (const Reflection reflection : reflections)
                windows |= image(windows, reflection);
        }
        return windows;
    }
    [[nodiscard]] BitGrid single(Cell cell) const {
        BitGrid windows(m_puzzle.rows(), m_puzzle.columns());
        windows.set(cell);
        return windows;
    }
    void checkReflections(const std::vector<Reflection>& reflections) const {
        for (const Reflection reflection : reflections) {
            for (const BitGrid& same :
                 {m_open, m_puzzle.start().holes(), m_puzzle.start().sealed(), m_puzzle.start().curtains()})
                ASSERT_EQ(image(same, reflection), same);
            for (const auto& [light, switches] : m_switches)
                for (const Cell each : switches)
                    ASSERT_TRUE(m_switches.at(image(single(light), reflection).toCells().front())
                                    .contains(image(single(each), reflection).toCells().front()));
        }
    }
    void checkSymmetry(const std::vector<Reflection>& reflections, bool only) const {
        checkReflections(reflections);
        ASSERT_TRUE(std::any_of(m_solutions.begin(), m_solutions.end(), [&](const BitGrid& each) {
            return each.count() == m_moves && images(each, reflections) == each;
        }));
        ASSERT_EQ(only, m_shortest == 1);
    }
    void checkReason(Cell press, const FewMoves& reason) const {
        ASSERT_EQ(reason.moves, m_moves - m_made.count());
        ASSERT_TRUE(reason.moves >= 1 && reason.moves <= maxFewMoves);
        ASSERT_TRUE(wrong(reason.light));
        std::set<Cell> switches(reason.others.begin(), reason.others.end());
        ASSERT_TRUE(switches.insert(press).second);
        checkComplete(reason.light, switches, reason.made);
        // No windows at all lead to the goal in so few moves if another of these is among them.
        std::int64_t most = 0;
        m_puzzle.start().pressable().forEach([&](Cell each) { most = std::max(most, reach(each)); });
        for (const Cell each : reason.others) {
            std::int64_t left = 0;
            for (const auto& [light, by] : m_switches)
                left += wrong(light) != by.contains(each) ? 1 : 0;
            ASSERT_GT(left, most * (reason.moves - 1));
        }
    }
    void checkReason(Cell press, const Folded& reason) const {
        ASSERT_FALSE(reason.reflections.empty());
        checkSymmetry(reason.reflections, reason.only);
        ASSERT_EQ(images(m_made, reason.reflections), m_made);
        ASSERT_TRUE(wrong(reason.light));
        std::set<Cell> ruledOut;
        const auto solutions = symmetricSolutions(reason.reflections);
        for (const Inference& step : reason.earlier) {
            ASSERT_FALSE(step.pressed);
            ASSERT_FALSE(wrong(step.light));
            // Of the windows that switch the light, all others cancel out or are ruled out before.
            const BitGrid together = images(single(step.window), reason.reflections);
            checkCancelled(step.light, together, ruledOut, reason.reflections);
            together.forEach([&](Cell each) { ruledOut.insert(each); });
            for (const BitGrid& each : solutions)
                ASSERT_FALSE(each.test(step.window));
        }
        const BitGrid together = images(single(press), reason.reflections);
        checkCancelled(reason.light, together, ruledOut, reason.reflections);
        std::set<Cell> switches(reason.cancelled.begin(), reason.cancelled.end());
        ASSERT_TRUE(switches.insert(press).second);
        checkComplete(reason.light, switches, reason.made);
        for (const BitGrid& each : solutions)
            ASSERT_TRUE(each.test(press));
    }
    /// Of the windows that switch the light and are not made, `together` are an odd number, and all others ruled out
    /// or, with their images, an even number.
    void checkCancelled(Cell light, const BitGrid& together, const std::set<Cell>& ruledOut,
                        const std::vector<Reflection>& reflections) const {
        std::map<std::vector<Cell>, int> counts;
        for (const Cell each : m_switches.at(light))
            if (!m_made.test(each) && !ruledOut.contains(each))
                ++counts[images(single(each), reflections).toCells()];
        for (const auto& [windows, count] : counts)
            ASSERT_EQ(count % 2 != 0, windows == together.toCells());
        ASSERT_TRUE(counts.contains(together.toCells()));
    }
    [[nodiscard]] std::vector<BitGrid> symmetricSolutions(const std::vector<Reflection>& reflections) const {
        std::vector<BitGrid> found;
        for (const BitGrid& each : m_solutions)
            if (images(each, reflections) == each)
                found.push_back(each);
        return found;
    }
    void checkReason(Cell press, const OddLights& reason) const {
        ASSERT_TRUE(always(press, true));
        ASSERT_TRUE(reason.lights.size() >= 2 && reason.lights.size() <= maxOddLights);
        ASSERT_TRUE(std::is_sorted(reason.lights.begin(), reason.lights.end()));
        const auto odd = std::count_if(reason.lights.begin(), reason.lights.end(), [&](Cell c) { return wrong(c); });
        ASSERT_EQ(odd % 2, 1);
        m_puzzle.start().pressable().forEach([&](Cell window) {
            const auto switched = std::count_if(reason.lights.begin(), reason.lights.end(),
                                                [&](Cell light) { return m_switches.at(light).contains(window); });
            ASSERT_EQ(switched % 2 != 0 && !m_made.test(window), window == press);
        });
    }
    void checkReason(Cell press, const ChaseLeaves& reason) const {
        // Chased by pressing, as a player does it.
        const auto leftover = [&](Board board) {
            for (int row = 1; row < m_puzzle.rows(); ++row)
                for (int column = 0; column < m_puzzle.columns(); ++column)
                    if (m_puzzle.open(board).test({row - 1, column}))
                        lights::press(board, m_puzzle.rules(), {row, column});
            return m_puzzle.open(board).toCells();
        };
        ASSERT_EQ(press.row, 0);
        ASSERT_FALSE(reason.leftover.empty());
        const Board board = test::pressed(m_puzzle.start(), m_puzzle.rules(), m_made);
        ASSERT_EQ(leftover(board), reason.leftover);
        bool found = false; // With the press and as many others at the top as it says, nothing is left.
        for (const BitGrid& each : m_solutions) {
            if (each.count() != m_moves || !each.test(press))
                continue;
            Board begun = board;
            int presses = 0;
            (each ^ m_made).forEach([&](Cell cell) {
                if (cell.row == 0) {
                    lights::press(begun, m_puzzle.rules(), cell);
                    ++presses;
                }
            });
            found = found || (presses == reason.others + 1 && leftover(begun).empty());
        }
        ASSERT_TRUE(found);
    }
    void checkReason(Cell press, const EitherHalf& reason) const {
        ASSERT_TRUE(reason.pattern.test(press));
        ASSERT_FALSE((reason.pattern & m_made).any());
        for (const auto& [light, switches] : m_switches) {
            const auto by =
                std::count_if(switches.begin(), switches.end(), [&](Cell each) { return reason.pattern.test(each); });
            ASSERT_EQ(by % 2, 0);
        }
        for (const BitGrid& each : m_solutions)
            if (each.count() == m_moves && (each & m_made) == m_made) {
                ASSERT_EQ(2 * (each & reason.pattern).count(), reason.pattern.count()) << "half of them has to be";
            }
        ASSERT_TRUE(std::any_of(m_solutions.begin(), m_solutions.end(), [&](const BitGrid& each) {
            const BitGrid other = each ^ reason.pattern;
            return each.count() == m_moves && each.test(press) && other.count() == m_moves &&
                   std::find(m_solutions.begin(), m_solutions.end(), other) != m_solutions.end();
        }));
    }

    void checkReason(Cell press, const ChosenLines& reason) const {
        const auto chosen = [&](Cell cell) {
            const std::array lines{cell.row, m_puzzle.rows() - 1 - cell.row, cell.column,
                                   m_puzzle.columns() - 1 - cell.column}; // In the order of the enumeration.
            return lines.at(static_cast<std::size_t>(reason.side)) < reason.depth;
        };
        const std::vector<Cell> made = m_made.toCells();
        ASSERT_EQ(std::any_of(made.begin(), made.end(), chosen), reason.begun);
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
        ASSERT_TRUE(m_made.test(reason.made));
        ASSERT_EQ(image(single(reason.made), reason.reflection).toCells(), std::vector{press});
        checkSymmetry({reason.reflection}, reason.only);
    }
    void checkReason(Cell press, const Alike& reason) const {
        checkReflections(reason.reflections);
        checkCounts(press, reason.solutions, reason.through);
        ASSERT_GT(reason.solutions, 1);
        std::set<std::vector<Cell>> shortest;
        for (const BitGrid& each : m_solutions)
            if (each.count() == m_moves && (each & m_made) == m_made)
                shortest.insert(each.toCells());
        // All that one of them is turned and mirrored into, one after the other.
        std::set<std::vector<Cell>> seen;
        std::vector<std::vector<Cell>> next{*shortest.begin()};
        while (!next.empty()) {
            const std::vector<Cell> cells = next.back();
            next.pop_back();
            if (!seen.insert(cells).second)
                continue;
            BitGrid grid(m_puzzle.rows(), m_puzzle.columns());
            for (const Cell cell : cells)
                grid.set(cell);
            for (const Reflection reflection : reason.reflections)
                next.push_back(image(grid, reflection).toCells());
        }
        ASSERT_EQ(seen, shortest);
    }
    void checkReason(Cell press, const NoReason& reason) const { checkCounts(press, reason.solutions, reason.through); }
    /// \param solutions how many shortest solutions contain the presses made. \param through how many of them press it.
    void checkCounts(Cell press, int solutions, int through) const {
        const auto within = [&](const BitGrid& each) { return each.count() == m_moves && (each & m_made) == m_made; };
        ASSERT_EQ(std::ranges::count_if(m_solutions, within), solutions);
        ASSERT_EQ(
            std::ranges::count_if(m_solutions, [&](const BitGrid& each) { return within(each) && each.test(press); }),
            through);
    }

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
    BitGrid m_open; ///< At the start.
    BitGrid m_made;
    std::map<Cell, std::set<Cell>> m_switches; ///< Of each light that has any.
    std::vector<BitGrid> m_solutions;          ///< Those with all presses made that count; others if too many.
    std::int64_t m_moves = 0;
    std::int64_t m_shortest = 0; ///< Number of shortest solutions at the start.
};

TEST(Deduction, IsTrueOnBoardsOfAllKinds) {
    constexpr int boards = 600;
    Draws draws;
    std::array<int, std::variant_size_v<decltype(Deduction::reason)>> given{};
    int withEarlier = 0; // Contradictions that rest on windows ruled out before.
    for (int i = 0; i < boards; ++i) {
        const Puzzle puzzle = i % 8 == 0 ? draws.plainPuzzle() : draws.puzzle();
        SCOPED_TRACE(testing::PrintToString(formatBoard(puzzle.start())) + name(puzzle.rules().stamp) +
                     std::string(name(puzzle.rules().surface)));
        const Solver solver(puzzle);
        KnownSolutions solutions = known(puzzle, solver);
        if (solver.quiet().size() > 10)
            solutions.proven = false; // Going through all of them would take long.
        HintTruth truth(puzzle, solutions);
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
    const std::size_t rare = Deduction{{}, Alike{}}.reason.index();
    for (std::size_t kind = 0; kind < given.size(); ++kind)
        EXPECT_GT(given.at(kind), kind == rare ? 0 : 15) << kind;
    EXPECT_GT(withEarlier, 10);
}

/// Checks what is said of a mistake by going through the solutions.
void checkMistake(const BitGrid& pressed, const KnownSolutions& known, const BitGrid* except) {
    using Kind = Mistake::Kind;
    std::vector<BitGrid> all;
    forEachSolution(known.optimum, known.quiet, [&](const BitGrid& each) { all.push_back(each); });
    std::vector<BitGrid> count; // The shortest.
    std::ranges::copy_if(all, std::back_inserter(count), [&](const BitGrid& each) {
        return each.count() == known.optimum.count() && (except == nullptr || each != *except);
    });
    const auto contains = [](const BitGrid& solution, const BitGrid& presses) {
        return (solution & presses) == presses;
    };
    const auto presses = [&](Cell cell) {
        return std::ranges::any_of(count, [&](const BitGrid& each) { return each.test(cell); });
    };
    const auto found = findMistake(pressed, known, except);
    ASSERT_EQ(found.has_value(),
              std::ranges::none_of(count, [&](const BitGrid& each) { return contains(each, pressed); }));
    if (!found)
        return;
    ASSERT_TRUE(found->back.any() && contains(pressed, found->back));
    ASSERT_EQ(found->solutions, count.size());
    ASSERT_EQ(found->quiet.has_value(), found->kind == Kind::Quiet || found->kind == Kind::Ahead);
    switch (found->kind) {
    case Kind::Never:
        pressed.forEach([&](Cell cell) { ASSERT_EQ(presses(cell), !found->back.test(cell)); });
        break;
    case Kind::Together:
        pressed.forEach([&](Cell cell) { ASSERT_TRUE(presses(cell)); });
        break;
    case Kind::Quiet:
        ASSERT_TRUE(contains(found->quiet->pattern, found->back));
        ASSERT_EQ(found->inPattern, (pressed & found->quiet->pattern).count());
        break;
    case Kind::Ahead: {
        const BitGrid& pattern = found->quiet->pattern;
        ASSERT_EQ(found->back, pressed & pattern);
        ASSERT_LT(found->inPattern, pattern.count());
        ASSERT_EQ(found->quiet->gain, 2 * found->inPattern - pattern.count());
        std::int64_t least = pressed.cells();
        for (const BitGrid& each : all)
            least = std::min(least, (each ^ pressed).count());
        ASSERT_TRUE(std::ranges::any_of(all, [&](const BitGrid& each) {
            return (each ^ pressed).count() == least && contains(each, pressed) &&
                   (each & pattern).count() == found->inPattern && (each ^ pattern).count() == known.optimum.count() &&
                   std::ranges::find(all, each ^ pattern) != all.end();
        }));
        break;
    }
    }
}

TEST(Mistake, IsTrueOnBoardsOfAllKinds) {
    Draws draws;
    std::map<Mistake::Kind, int> kinds;
    for (int i = 0; i < 400; ++i) {
        const Puzzle puzzle = draws.puzzle();
        const Solver solver(puzzle);
        if (solver.quiet().size() > 8)
            continue;
        const KnownSolutions solutions = known(puzzle, solver);
        std::optional<BitGrid> except; // As in a riddle that shows one of several.
        forEachSolution(solutions.optimum, solutions.quiet, [&](const BitGrid& each) {
            if (each.count() == solutions.optimum.count() && each != solutions.optimum)
                except = each;
        });
        for (const int part : {2, 4, 8}) {
            // A few presses at random, or some of a solution and one besides.
            BitGrid pressed = draws.grid(puzzle.rows(), puzzle.columns(), part) & puzzle.start().pressable();
            if (part == 4)
                pressed = pressed & solutions.optimum;
            for (const BitGrid* left : std::initializer_list<const BitGrid*>{nullptr, except ? &*except : nullptr}) {
                SCOPED_TRACE(testing::PrintToString(formatBoard(puzzle.start())));
                checkMistake(pressed, solutions, left);
                if (HasFatalFailure())
                    return;
                if (const auto mistake = findMistake(pressed, solutions, left))
                    ++kinds[mistake->kind];
            }
        }
    }
    for (const auto kind : {Mistake::Kind::Quiet, Mistake::Kind::Ahead, Mistake::Kind::Never, Mistake::Kind::Together})
        EXPECT_GT(kinds[kind], 10) << static_cast<int>(kind);
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
