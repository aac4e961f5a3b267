// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/QuietHint.hpp"

#include <algorithm>
#include <ranges>

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

} // namespace

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
