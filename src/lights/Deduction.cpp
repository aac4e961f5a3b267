// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Deduction.hpp"

#include "lights/Hint.hpp"
#include "lights/Solutions.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace lights {

namespace {

using puzzle::Edge;
using puzzle::Size;

constexpr std::array allEdges{Edge::Top, Edge::Bottom, Edge::Left, Edge::Right};

/// How many lines lie between a cell and a side.
int linesTo(Edge side, Size size, Cell cell) noexcept {
    switch (side) {
    case Edge::Top:
        return cell.row;
    case Edge::Bottom:
        return size.rows - 1 - cell.row;
    case Edge::Left:
        return cell.column;
    case Edge::Right:
        break;
    }
    return size.columns - 1 - cell.column;
}

/// The shortest solutions that contain all presses made.
struct Agreeing {
    BitGrid left;               ///< Presses of any of them that are not made.
    std::array<int, 4> settled; ///< By edge: in how many lines the presses made are those of one of them.
    BitGrid begun;              ///< Presses left in the lines, the first along a side, that have the fewest left.
};

Agreeing agreeing(const BitGrid& made, const KnownSolutions& known) {
    const Size size{made.rows(), made.columns()};
    const BitGrid empty(size.rows, size.columns);
    Agreeing found{empty, {}, empty};
    auto fewest = static_cast<std::size_t>(made.cells());
    const auto add = [&](const BitGrid& left) {
        const std::vector<Cell> cells = left.toCells();
        found.left |= left;
        for (const Edge side : allEdges) {
            int settled = std::max(size.rows, size.columns);
            std::size_t count = 0; // Presses left in the line after the settled ones.
            for (const Cell cell : cells) {
                const int line = linesTo(side, size, cell);
                count = line < settled ? 1 : count + (line == settled ? 1 : 0);
                settled = std::min(settled, line);
            }
            int& most = found.settled[static_cast<std::size_t>(side)];
            most = std::max(most, settled);
            if (count > fewest)
                continue;
            if (count < fewest)
                found.begun = empty;
            fewest = count;
            for (const Cell cell : cells)
                if (linesTo(side, size, cell) == settled)
                    found.begun.set(cell);
        }
    };
    const std::int64_t moves = known.optimum.count();
    const auto patterns = known.allShortest() ? known.quiet : std::span<const BitGrid>();
    forEachSolution(known.optimum, patterns, [&](const BitGrid& presses) {
        if (presses.count() == moves && presses != made && (presses & made) == made)
            add(presses ^ made);
    });
    return found;
}

/// What the rules look at.
struct Position {
    const Puzzle& puzzle;
    const BitGrid& made;
    const Equations& equations;
    const Agreeing& solutions;
    const std::optional<Cell>& near;

    [[nodiscard]] Size size() const noexcept { return {made.rows(), made.columns()}; }
};

/// The best press found by a rule.
class Best {
public:
    explicit Best(const Position& position)
        : m_position(position) {}

    /// Keeps a press if it belongs to a solution and is better than those before. \param cost the number of steps; the
    /// second number decides among equals.
    template<class Reason>
    void offer(Cell press, std::pair<std::size_t, std::size_t> cost, Reason reason) {
        const Cell near = m_position.near.value_or(press);
        const Key key(cost, std::abs(near.row - press.row) + std::abs(near.column - press.column), press);
        if (!m_position.solutions.left.test(press) || (m_found && m_key <= key))
            return;
        m_key = key;
        m_found = Deduction{press, std::move(reason)};
    }
    [[nodiscard]] bool needsFewerThan(std::size_t steps) const { return m_found && std::get<0>(m_key).first < steps; }
    [[nodiscard]] const std::optional<Deduction>& found() const noexcept { return m_found; }

private:
    using Key = std::tuple<std::pair<std::size_t, std::size_t>, int, Cell>;

    const Position& m_position;
    Key m_key;
    std::optional<Deduction> m_found;
};

std::vector<Inference> inferences(const Knowledge& knowledge, const std::vector<int>& windows) {
    std::vector<Inference> steps;
    steps.reserve(windows.size());
    for (const int window : windows)
        steps.push_back(knowledge.inference(window));
    return steps;
}

/// Rules windows out, round by round, as long as a press with fewer steps may follow: those found in a round take at
/// least as many steps as there were rounds before.
std::optional<Deduction> onlySwitch(const Position& position, Knowledge& knowledge) {
    Best best(position);
    const Equations& equations = position.equations;
    for (std::size_t round = 0; !best.needsFewerThan(round); ++round) {
        const std::vector<int> ripe = knowledge.takeRipe();
        if (ripe.empty())
            break;
        for (const int light : ripe) {
            const int window = knowledge.open(light);
            if (window == nobody)
                continue;
            if (!knowledge.isWrong(light)) {
                knowledge.decide(window, false, light);
                continue;
            }
            OnlySwitch reason{equations.cell(light), {}, inferences(knowledge, knowledge.reasons(light))};
            for (const int each : equations.switches(light))
                if (knowledge.isRuledOut(each))
                    reason.ruledOut.push_back(equations.cell(each));
            const std::size_t steps = reason.earlier.size();
            best.offer(equations.cell(window), {steps, 0}, std::move(reason));
        }
    }
    return best.found();
}

/// Supposes of each window that it is not pressed. Something follows only if it is one of two undecided switches of
/// some light. \param knowledge all that can be ruled out is.
std::optional<Deduction> contradiction(const Position& position, const Knowledge& knowledge) {
    const Equations& equations = position.equations;
    if (position.puzzle.start().pressable().count() > static_cast<std::int64_t>(maxSupposed))
        return std::nullopt;
    Best best(position);
    position.solutions.left.forEach([&](Cell press) {
        const int supposed = equations.number(press);
        Knowledge after = knowledge;
        after.decide(supposed, false, nobody);
        for (std::size_t round = 0; round < maxChain && after.broken().empty(); ++round)
            for (const int light : after.takeRipe())
                if (const int window = after.open(light); window != nobody)
                    after.decide(window, after.isWrong(light), light);
        for (const int light : after.broken()) {
            std::vector<int> chain = after.reasons(light);
            const auto first = std::stable_partition(chain.begin(), chain.end(),
                                                     [&](int window) { return knowledge.isDecided(window); });
            const std::vector<int> earlier(chain.begin(), first);
            chain.erase(chain.begin(), first);
            if (chain.size() <= maxChain)
                best.offer(press, {chain.size(), earlier.size()},
                           Contradiction{inferences(after, earlier), inferences(after, chain), equations.cell(light)});
        }
    });
    return best.found();
}

std::optional<Deduction> chosenLines(const Position& position, const BitGrid& wrong) {
    const Equations& equations = position.equations;
    Best best(position);
    for (const Edge side : allEdges) {
        const auto line = [&](Cell cell) { return linesTo(side, position.size(), cell); };
        int begun = position.size().rows + position.size().columns; // The first line with a press.
        position.made.forEach([&](Cell cell) { begun = std::min(begun, line(cell)); });
        const int settled = position.solutions.settled[static_cast<std::size_t>(side)];
        if (begun >= settled)
            continue;
        wrong.forEach([&](Cell light) {
            // The switch farthest from the side, and what the others reach.
            Cell farthest = light;
            int reach = -1;
            int others = std::max(begun, line(light));
            for (const int each : equations.switches(equations.number(light))) {
                const Cell window = equations.cell(each);
                others = std::max(others, std::min(reach, line(window)));
                if (line(window) > reach) {
                    reach = line(window);
                    farthest = window;
                }
            }
            const int depth = others + 1;
            if (reach >= depth && depth <= settled)
                best.offer(farthest, {static_cast<std::size_t>(depth), 0}, ChosenLines{side, depth, light});
        });
    }
    return best.found();
}

/// Whether the reflection lays the puzzle onto itself: the cells, the lights that are wrong, and what each press
/// switches.
bool isSymmetric(const Position& position, Reflection reflection) {
    const Puzzle& puzzle = position.puzzle;
    const auto image = [&](Cell cell) { return reflected(reflection, position.size(), cell); };
    const auto staysSame = [&](const BitGrid& grid) {
        bool same = true; // A grid onto itself: it is enough that each cell has an image.
        grid.forEach([&](Cell cell) { same = same && grid.test(image(cell)); });
        return same;
    };
    const Board& start = puzzle.start();
    if (!staysSame(puzzle.open(start)) || !staysSame(start.holes()) || !staysSame(start.sealed()) ||
        !staysSame(start.curtains()))
        return false;
    const Equations& equations = position.equations;
    std::vector<int> switchedBy(equations.cells(), nobody);
    for (int window = 0; window < static_cast<int>(equations.cells()); ++window) {
        for (const int light : equations.lights(window))
            switchedBy[static_cast<std::size_t>(equations.number(image(equations.cell(light))))] = window;
        const auto& lights = equations.lights(equations.number(image(equations.cell(window))));
        if (lights.size() != equations.lights(window).size() ||
            !std::all_of(lights.begin(), lights.end(),
                         [&](int light) { return switchedBy[static_cast<std::size_t>(light)] == window; }))
            return false;
    }
    return true;
}

std::optional<Deduction> mirror(const Position& position) {
    Best best(position);
    const bool square = position.size().rows == position.size().columns;
    for (const Reflection reflection : {Reflection::LeftRight, Reflection::TopBottom, Reflection::HalfTurn,
                                        Reflection::QuarterTurn, Reflection::Diagonal, Reflection::AntiDiagonal}) {
        if ((reflection >= Reflection::QuarterTurn && !square) || !isSymmetric(position, reflection))
            continue;
        position.made.forEach([&](Cell made) {
            best.offer(reflected(reflection, position.size(), made), {1, 0}, Mirror{reflection, made});
        });
    }
    return best.found();
}

} // namespace

Cell reflected(Reflection reflection, Size size, Cell cell) noexcept {
    const Cell back{size.rows - 1 - cell.row, size.columns - 1 - cell.column};
    switch (reflection) {
    case Reflection::LeftRight:
        return {cell.row, back.column};
    case Reflection::TopBottom:
        return {back.row, cell.column};
    case Reflection::HalfTurn:
        return back;
    case Reflection::QuarterTurn:
        return {cell.column, back.row};
    case Reflection::Diagonal:
        return {cell.column, cell.row};
    case Reflection::AntiDiagonal:
        break;
    }
    return {back.column, back.row};
}

bool KnownSolutions::allShortest() const noexcept {
    return unique || (proven && quiet.size() <= static_cast<std::size_t>(maxCountedNullity));
}

std::optional<Deduction> deduce(const Puzzle& puzzle, const BitGrid& made, const KnownSolutions& known,
                                std::optional<Cell> near) {
    const Agreeing solutions = agreeing(made, known);
    if (!solutions.left.any())
        return std::nullopt;
    const Equations equations(puzzle);
    const Position position{puzzle, made, equations, solutions, near};
    const BitGrid wrongAtStart = puzzle.open(puzzle.start());
    Knowledge knowledge(equations, wrongAtStart, made);
    if (auto found = onlySwitch(position, knowledge))
        return found;
    if (auto found = contradiction(position, knowledge))
        return found;
    BitGrid wrong = wrongAtStart;
    made.forEach([&](Cell cell) {
        for (const Cell light : stamped(puzzle.rules(), puzzle.start(), cell))
            wrong.flip(light);
    });
    if (auto found = chosenLines(position, wrong))
        return found;
    if (known.unique)
        if (auto found = mirror(position))
            return found;
    Best best(position);
    solutions.begun.forEach([&](Cell press) { best.offer(press, {}, NoReason{}); });
    return best.found();
}

std::optional<QuietReason> quietReason(const BitGrid& pressed, std::span<const BitGrid> quiet) {
    if (quiet.size() > static_cast<std::size_t>(maxCountedNullity))
        return std::nullopt;
    std::optional<QuietReason> best;
    std::int64_t fewest = 0;
    forEachSolution(BitGrid(pressed.rows(), pressed.columns()), quiet, [&](const BitGrid& pattern) {
        const std::int64_t cells = pattern.count();
        const int gain = static_cast<int>(2 * (pressed & pattern).count() - cells);
        if (gain <= 0 || (best && (gain < best->gain || (gain == best->gain && cells >= fewest))))
            return;
        best = QuietReason{pattern, gain};
        fewest = cells;
    });
    return best;
}

} // namespace lights
