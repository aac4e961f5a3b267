// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Chase.hpp"
#include "lights/Position.hpp"
#include "lights/Solutions.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace lights {

namespace {

/// Lights added up: which windows switch an odd number of them.
struct SumOfLights {
    BitGrid windows; ///< Of those that are not pressed.
    BitGrid lights;

    SumOfLights& operator^=(const SumOfLights& other) {
        windows ^= other.windows;
        lights ^= other.lights;
        return *this;
    }
};

struct SumsOfLights {
    std::vector<SumOfLights> reduced; ///< Each has a window that is in no other one.
    std::vector<BitGrid> nothing;     ///< A basis of the lights of which every window switches an even number.
};

/// Adds up all lights in every way.
SumsOfLights sumsOfLights(const Position& position) {
    const Equations& equations = position.equations;
    const BitGrid none(position.size().rows, position.size().columns);
    SumsOfLights sums;
    std::vector<Cell> pivots;
    for (int light = 0; light < static_cast<int>(equations.cells()); ++light) {
        SumOfLights sum{none, none};
        for (const int window : equations.switches(light))
            sum.windows.set(equations.cell(window), !position.made.test(equations.cell(window)));
        if (!sum.windows.any())
            continue;
        sum.lights.set(equations.cell(light));
        for (std::size_t i = 0; i < pivots.size(); ++i)
            if (sum.windows.test(pivots[i]))
                sum ^= sums.reduced[i];
        if (!sum.windows.any()) {
            sums.nothing.push_back(std::move(sum.lights));
            continue;
        }
        const Cell pivot = sum.windows.toCells().front();
        for (SumOfLights& other : sums.reduced)
            if (other.windows.test(pivot))
                other ^= sum;
        sums.reduced.push_back(std::move(sum));
        pivots.push_back(pivot);
    }
    return sums;
}

/// The fewest lights with the same sum, or if there are too many ways, few.
BitGrid fewestLights(BitGrid lights, const std::vector<BitGrid>& nothing) {
    constexpr std::size_t mostTried = 10; // 1024 ways.
    if (nothing.size() <= mostTried) {
        BitGrid best = lights;
        forEachSolution(lights, nothing, [&](const BitGrid& same) {
            if (same.count() < best.count())
                best = same;
        });
        return best;
    }
    for (bool fewer = true; fewer;) {
        fewer = false;
        for (const BitGrid& each : nothing)
            if (BitGrid same = lights ^ each; same.count() < lights.count()) {
                lights = std::move(same);
                fewer = true;
            }
    }
    return lights;
}

} // namespace

std::optional<Deduction> fewMoves(const Position& position) {
    const auto moves = static_cast<int>(position.left.front().count());
    if (moves > maxFewMoves)
        return std::nullopt;
    const Equations& equations = position.equations;
    std::size_t reach = 0; // How many lights a press switches at most.
    for (int window = 0; window < static_cast<int>(equations.cells()); ++window)
        reach = std::max(reach, equations.lights(window).size());
    const auto enough = static_cast<std::int64_t>(reach) * (moves - 1);
    const auto mayBegin = [&](int window) {
        BitGrid wrong = position.wrong;
        for (const int light : equations.lights(window))
            wrong.flip(equations.cell(light));
        return wrong.count() <= enough;
    };
    Best best(position);
    position.wrong.forEach([&](Cell light) {
        FewMoves reason{light, {}, position.madeOf(light), moves};
        std::vector<Cell> presses;
        for (const int window : equations.switches(equations.number(light)))
            if (const Cell cell = equations.cell(window); !position.made.test(cell))
                (mayBegin(window) ? presses : reason.others).push_back(cell);
        const std::size_t others = reason.others.size();
        if (presses.size() == 1)
            best.offer(presses.front(), {others, 0}, std::move(reason));
    });
    return best.found();
}

std::optional<Deduction> oddLights(const Position& position) {
    if (position.puzzle.start().pressable().count() > static_cast<std::int64_t>(maxSupposed))
        return std::nullopt;
    Best best(position);
    const SumsOfLights sums = sumsOfLights(position);
    for (const SumOfLights& sum : sums.reduced) {
        if (sum.windows.count() != 1)
            continue;
        const std::vector<Cell> lights = fewestLights(sum.lights, sums.nothing).toCells();
        if (lights.size() <= maxOddLights)
            best.offer(sum.windows.toCells().front(), {lights.size(), 0}, OddLights{lights});
    }
    return best.found();
}

std::optional<Deduction> chaseLeaves(const Position& position) {
    const Puzzle& puzzle = position.puzzle;
    if (!canBeChased(puzzle.start(), puzzle.rules()))
        return std::nullopt;
    const FixUp fixUp(puzzle.rows(), puzzle.columns(), puzzle.rules().surface);
    Best best(position);
    for (const BitGrid& left : position.left) {
        BitGrid top(1, puzzle.columns());
        std::copy(left.row(0).begin(), left.row(0).end(), top.row(0).begin());
        const BitGrid trace = fixUp.trace(top);
        if (!trace.any())
            continue; // The board would come right all the same, if not in the fewest moves.
        ChaseLeaves reason{trace.toCells(), static_cast<int>(top.count()) - 1};
        for (Cell& cell : reason.leftover)
            cell.row = puzzle.rows() - 1;
        top.forEach([&](Cell press) { best.offer(press, {top.count(), 0}, reason); });
    }
    return best.found();
}

std::optional<Deduction> eitherHalf(const Position& position) {
    if (position.shortest == 0)
        return std::nullopt;
    constexpr std::size_t mostCompared = 64;
    const std::size_t compared = std::min(position.left.size(), mostCompared);
    Best best(position);
    for (std::size_t i = 0; i < compared; ++i)
        for (std::size_t k = i + 1; k < compared; ++k) {
            const BitGrid pattern = position.left[i] ^ position.left[k];
            const auto hasHalf = [&](const BitGrid& left) { return 2 * (left & pattern).count() == pattern.count(); };
            if (!std::ranges::all_of(position.left, hasHalf)) // A third solution may press more or less of it.
                continue;
            pattern.forEach([&](Cell press) {
                best.offer(press, {static_cast<std::size_t>(pattern.count()), 0}, EitherHalf{pattern});
            });
        }
    return best.found();
}

} // namespace lights
