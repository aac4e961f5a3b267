// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Position.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

namespace lights {

namespace {

using puzzle::Size;

/// Whether the reflection lays these cells onto themselves.
bool staysSame(Reflection reflection, const BitGrid& grid) {
    bool same = true; // It is enough that each cell has an image.
    grid.forEach([&](Cell cell) {
        same = same && grid.test(reflected(reflection, {grid.rows(), grid.columns()}, cell));
    });
    return same;
}

/// Whether the reflection lays the puzzle onto itself: the cells, the lights that are wrong, and what each press
/// switches.
bool isSymmetric(const Position& position, Reflection reflection) {
    const Puzzle& puzzle = position.puzzle;
    const auto image = [&](Cell cell) { return reflected(reflection, position.size(), cell); };
    const auto stays = [&](const BitGrid& grid) { return staysSame(reflection, grid); };
    const Board& start = puzzle.start();
    if (!stays(puzzle.open(start)) || !stays(start.holes()) || !stays(start.sealed()) || !stays(start.curtains()))
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

/// The reflections that leave the puzzle as it is.
std::vector<Reflection> reflectionsOf(const Position& position) {
    std::vector<Reflection> found;
    const bool square = position.size().rows == position.size().columns;
    for (const Reflection reflection : {Reflection::LeftRight, Reflection::TopBottom, Reflection::HalfTurn,
                                        Reflection::QuarterTurn, Reflection::Diagonal, Reflection::AntiDiagonal})
        if ((square || reflection < Reflection::QuarterTurn) && isSymmetric(position, reflection))
            found.push_back(reflection);
    return found;
}

/// Of those, the ones that leave a shortest solution as it is: of several, the solution that most of them do.
std::vector<Reflection> reflectionsOfSolution(const Position& position) {
    std::vector<Reflection> most;
    if (position.shortest == 0)
        return most;
    const std::vector<Reflection> all = reflectionsOf(position);
    for (const BitGrid& left : position.left) {
        if (most.size() == all.size())
            break;
        const BitGrid solution = left ^ position.made;
        std::vector<Reflection> keep;
        std::ranges::copy_if(all, std::back_inserter(keep),
                             [&](Reflection reflection) { return staysSame(reflection, solution); });
        if (keep.size() > most.size())
            most = std::move(keep);
    }
    return most;
}

/// For each window the first of those that the reflections take it to, one after the other.
std::vector<int> firstImages(const Position& position, const std::vector<Reflection>& reflections) {
    const Equations& equations = position.equations;
    std::vector<int> first(equations.cells(), nobody);
    for (int window = 0; window < static_cast<int>(first.size()); ++window) {
        std::vector<int> images{window};
        while (!images.empty()) {
            const int next = images.back();
            images.pop_back();
            if (first[static_cast<std::size_t>(next)] != nobody)
                continue;
            first[static_cast<std::size_t>(next)] = window;
            for (const Reflection reflection : reflections)
                images.push_back(equations.number(reflected(reflection, position.size(), equations.cell(next))));
        }
    }
    return first;
}

} // namespace

std::optional<Deduction> mirrored(const Position& position) {
    Best best(position);
    for (const Reflection reflection : reflectionsOfSolution(position))
        position.made.forEach([&](Cell made) {
            best.offer(reflected(reflection, position.size(), made), {1, 0},
                       Mirror{reflection, made, position.shortest == 1});
        });
    return best.found();
}

std::optional<Deduction> folded(const Position& position) {
    const std::vector<Reflection> reflections = reflectionsOfSolution(position);
    if (reflections.empty())
        return std::nullopt;
    const Equations& each = position.equations;
    const std::vector<int> first = firstImages(position, reflections);
    const auto standsFor = [&](Cell cell) { return first[static_cast<std::size_t>(each.number(cell))]; };
    const Equations equations(each, first);
    BitGrid made(position.size().rows, position.size().columns); // All images of a press made are made: see mirrored().
    position.made.forEach([&](Cell cell) { made.set(each.cell(standsFor(cell))); });
    Knowledge knowledge(equations, position.puzzle.open(position.puzzle.start()), made);
    Best best(position);
    findOnlySwitches(knowledge, best, [&](int window, int light, std::vector<Inference> earlier) {
        const Cell wrong = each.cell(light);
        Folded reason{reflections, position.shortest == 1, wrong, {}, position.madeOf(wrong), std::move(earlier)};
        std::vector<Cell> presses;
        for (const int other : each.switches(light))
            if (const Cell cell = each.cell(other); !position.made.test(cell))
                (standsFor(cell) == window ? presses : reason.cancelled).push_back(cell);
        if (presses.size() != 1)
            return; // Three images of a window switch the light: too much to see at a glance.
        const std::pair cost(reason.earlier.size(), reason.cancelled.size());
        best.offer(presses.front(), cost, std::move(reason));
    });
    return best.found();
}

std::optional<Deduction> alike(const Position& position) {
    constexpr std::size_t mostCompared = 64;
    if (position.shortest == 0 || position.left.size() < 2 || position.left.size() > mostCompared)
        return std::nullopt;
    const std::vector<Reflection> reflections = reflectionsOf(position);
    std::vector<BitGrid> images{position.left.front() ^ position.made}; // One after the other.
    for (std::size_t i = 0; i < images.size(); ++i)
        for (const Reflection reflection : reflections) {
            BitGrid image(images[i].rows(), images[i].columns());
            images[i].forEach([&](Cell cell) { image.set(reflected(reflection, position.size(), cell)); });
            if (std::ranges::find(images, image) == images.end())
                images.push_back(std::move(image));
        }
    const auto isImage = [&](const BitGrid& left) {
        return std::ranges::find(images, left ^ position.made) != images.end();
    };
    if (images.size() != position.left.size() || !std::ranges::all_of(position.left, isImage))
        return std::nullopt; // Not all contain the presses made, or there are solutions of several kinds.
    std::optional<Deduction> found = anyPress(position);
    found->reason = Alike{reflections, static_cast<int>(images.size()), position.through(found->press)};
    return found;
}

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

} // namespace lights
