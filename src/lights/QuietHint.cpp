// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/QuietHint.hpp"

#include "lights/Solutions.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <ranges>
#include <utility>
#include <vector>

namespace lights {

namespace {

/// The first sleeping window that the order presses after its first press has woken it, and nothing else has switched
/// it. \param woken what the first press switches.
std::optional<Cell> wokenByFirst(const Puzzle& puzzle, const Board& board, std::span<const Cell> later,
                                 const BitGrid& woken) {
    BitGrid candidates = woken & puzzle.open(board).complement() & board.pressable();
    for (const Cell cell : later) {
        if (candidates.test(cell))
            return cell;
        for (const Cell switched : stamped(puzzle.rules(), board, cell))
            candidates.set(switched, false);
    }
    return std::nullopt;
}

/// Some of up to 64 cells, which are numbered row by row.
using CellSet = std::uint64_t;

CellSet setOf(const BitGrid& cells) {
    CellSet set = 0;
    cells.forEach(
        [&](Cell cell) { set |= CellSet{1} << static_cast<unsigned>(cell.row * cells.columns() + cell.column); });
    return set;
}

} // namespace

std::optional<int> longestOrder(const Puzzle& puzzle, const BitGrid& solution, std::span<const BitGrid> quiet,
                                int most) {
    constexpr std::size_t mostQuiet = 6;
    constexpr std::size_t mostWork = 1'000'000; // Solutions compared: about a hundredth of a second.
    const Board& board = puzzle.start();
    if (board.rows() * board.columns() > std::numeric_limits<CellSet>::digits || quiet.size() > mostQuiet)
        return std::nullopt;
    struct Window {
        CellSet self;
        CellSet switches; ///< What matters of it.
    };
    CellSet matters = 0;
    std::vector<Window> windows;
    BitGrid one(board.rows(), board.columns());
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            const Cell cell{row, column};
            if (!board.hasCell(cell))
                continue;
            one.set(cell);
            matters |= board.isCurtained(cell) ? 0 : setOf(one);
            if (board.canPress(cell)) {
                BitGrid switched(board.rows(), board.columns());
                for (const Cell each : stamped(puzzle.rules(), board, cell))
                    switched.set(each);
                windows.push_back({setOf(one), setOf(switched)});
            }
            one.set(cell, false);
        }
    }
    for (Window& window : windows)
        window.switches &= matters;
    std::vector<CellSet> solutions;
    forEachSolution(solution, quiet, [&](const BitGrid& presses) { solutions.push_back(setOf(presses)); });
    const auto fewestFrom = [&](CellSet pressed) {
        int fewest = std::numeric_limits<int>::max();
        for (const CellSet all : solutions)
            fewest = std::min(fewest, std::popcount(all ^ pressed));
        return fewest;
    };

    // All positions after so many presses from which the goal may still be reached in time: what is pressed an odd
    // number of times says what is wrong.
    using Position = std::pair<CellSet, CellSet>;
    std::vector<Position> now{{0, setOf(puzzle.open(board))}};
    std::optional<int> longest;
    std::size_t work = 0;
    for (int made = 1; made <= most && !now.empty(); ++made) {
        std::vector<Position> next;
        work += now.size() * windows.size() * solutions.size();
        if (work > mostWork)
            return std::nullopt;
        for (const auto& [pressed, wrong] : now)
            for (const Window& window : windows)
                if ((wrong & window.self) != 0 && fewestFrom(pressed ^ window.self) <= most - made)
                    next.emplace_back(pressed ^ window.self, wrong ^ window.switches);
        std::ranges::sort(next);
        next.erase(std::unique(next.begin(), next.end()), next.end());
        if (std::erase_if(next, [](const Position& position) { return position.second == 0; }) > 0)
            longest = made; // There the game is over.
        now = std::move(next);
    }
    return longest;
}

OrderReason orderReason(const Puzzle& puzzle, const Board& board, std::span<const Cell> order) {
    const Cell first = order.front();
    const std::span<const Cell> later = order.subspan(1);
    const BitGrid wrong = puzzle.open(board);
    BitGrid switched(board.rows(), board.columns());
    for (const Cell cell : stamped(puzzle.rules(), board, first))
        switched.set(cell);
    BitGrid needed(board.rows(), board.columns());
    for (const Cell cell : order)
        needed.flip(cell);

    const auto switchesFirst = [&](Cell cell) {
        const Stamped all = stamped(puzzle.rules(), board, cell);
        return std::ranges::find(all, first) != all.end();
    };

    OrderReason reason;
    reason.nothingElse = needed.any() && !(needed & wrong).any();
    reason.about = wokenByFirst(puzzle, board, later, switched);
    if (std::ranges::find(later, first) != later.end())
        reason.kind = OrderReason::Kind::Detour;
    else if (reason.about)
        reason.kind = OrderReason::Kind::Wakes;
    else if (const auto before = std::ranges::find_if(later, switchesFirst); before != later.end()) {
        reason.kind = OrderReason::Kind::Before;
        reason.about = *before;
    }
    return reason;
}

} // namespace lights
