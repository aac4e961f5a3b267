// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Position.hpp"

#include <algorithm>
#include <array>
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

/// How many lines along a side have nothing left to press, and how many presses are left in the one after them.
std::pair<int, std::size_t> linesDone(Edge side, const BitGrid& left) {
    const Size size{left.rows(), left.columns()};
    int done = std::max(size.rows, size.columns);
    std::size_t next = 0;
    left.forEach([&](Cell cell) {
        const int line = linesTo(side, size, cell);
        next = line < done ? 1 : next + (line == done ? 1 : 0);
        done = std::min(done, line);
    });
    return {done, next};
}

} // namespace

std::optional<Deduction> onlySwitch(const Position& position, Knowledge& knowledge) {
    Best best(position);
    const Equations& equations = position.equations;
    findOnlySwitches(knowledge, best, [&](int window, int light, std::vector<Inference> earlier) {
        OnlySwitch reason{equations.cell(light), {}, position.madeOf(equations.cell(light)), std::move(earlier)};
        for (const int each : equations.switches(light))
            if (knowledge.isRuledOut(each))
                reason.ruledOut.push_back(equations.cell(each));
        const std::size_t steps = reason.earlier.size();
        best.offer(equations.cell(window), {steps, 0}, std::move(reason));
    });
    return best.found();
}

std::optional<Deduction> contradiction(const Position& position, const Knowledge& knowledge) {
    const Equations& equations = position.equations;
    if (position.puzzle.start().pressable().count() > static_cast<std::int64_t>(maxSupposed))
        return std::nullopt;
    Best best(position);
    position.anyLeft.forEach([&](Cell press) {
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

std::optional<Deduction> chosenLines(const Position& position, bool begun) {
    const Equations& equations = position.equations;
    Best best(position);
    for (const Edge side : allEdges) {
        const auto line = [&](Cell cell) { return linesTo(side, position.size(), cell); };
        int first = position.size().rows + position.size().columns; // The first line with a press made.
        position.made.forEach([&](Cell cell) { first = std::min(first, line(cell)); });
        int settled = 0;
        for (const BitGrid& left : position.left)
            settled = std::max(settled, linesDone(side, left).first);
        position.wrong.forEach([&](Cell light) {
            // The switch farthest from the side, and what the others reach.
            Cell farthest = light;
            int reach = -1;
            int others = std::max(begun ? first : 0, line(light));
            for (const int each : equations.switches(equations.number(light))) {
                const Cell window = equations.cell(each);
                others = std::max(others, std::min(reach, line(window)));
                if (line(window) > reach) {
                    reach = line(window);
                    farthest = window;
                }
            }
            const int depth = others + 1;
            if (reach >= depth && depth <= settled && (first < depth) == begun)
                best.offer(farthest, {static_cast<std::size_t>(depth), 0}, ChosenLines{side, depth, light, begun});
        });
    }
    return best.found();
}

std::optional<Deduction> anyPress(const Position& position) {
    Best best(position);
    for (const BitGrid& left : position.left)
        for (const Edge side : allEdges) {
            const auto [done, next] = linesDone(side, left);
            left.forEach([&, line = done, cost = next](Cell press) {
                if (linesTo(side, position.size(), press) == line)
                    best.offer(press, {cost, 0}, NoReason{});
            });
        }
    std::optional<Deduction> found = best.found();
    if (found)
        found->reason = NoReason{static_cast<int>(position.left.size()), position.through(found->press)};
    return found;
}

std::vector<Inference> inferences(const Knowledge& knowledge, const std::vector<int>& windows) {
    std::vector<Inference> steps;
    steps.reserve(windows.size());
    for (const int window : windows)
        steps.push_back(knowledge.inference(window));
    return steps;
}

void findOnlySwitches(Knowledge& knowledge, const Best& best,
                      const std::function<void(int window, int light, std::vector<Inference> earlier)>& offer) {
    for (std::size_t round = 0; !best.needsFewerThan(round); ++round) {
        const std::vector<int> ripe = knowledge.takeRipe();
        if (ripe.empty())
            break;
        for (const int light : ripe) {
            const int window = knowledge.open(light);
            if (window == nobody)
                continue;
            if (knowledge.isWrong(light))
                offer(window, light, inferences(knowledge, knowledge.reasons(light)));
            else
                knowledge.decide(window, false, light);
        }
    }
}

} // namespace lights
