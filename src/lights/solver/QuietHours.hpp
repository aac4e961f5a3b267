// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/solver/Answer.hpp"

#include <optional>
#include <vector>

/// Quiet hours: a window may be pressed only while it differs from the goal (Puzzle::allows). A solution is then an
/// order of presses, in which a window may be there several times.
namespace lights {

/// What is known about the orders of presses that solve a puzzle in quiet hours.
struct QuietOrder {
    std::optional<std::vector<Cell>> order; ///< The shortest that was found, each press allowed at its turn.
    int lowerBound = 0;                     ///< Proven: no order has fewer presses.
    bool impossible = false;                ///< Proven: there is no order. All positions were seen.
    bool cancelled = false;                 ///< Whether the stop token cut the search off.

    [[nodiscard]] bool exact() const noexcept { return order && static_cast<int>(order->size()) == lowerBound; }
};

/// The most cells, sealed ones included, for which an order is searched for.
inline constexpr std::int64_t maxOrderedCells = 256;

/// Searches for a shortest order of presses; see docs/solver.md, "Quiet hours". The same on every machine as long as it
/// is not cancelled. Takes about twice control.budget steps at most: some for finding any order, the rest for the
/// proof. \param atAnyTime what is known about puzzle.atAnyTime(). \pre puzzle.rules().quietHours, and atAnyTime is
/// solvable.
[[nodiscard]] QuietOrder quietOrder(const Puzzle& puzzle, const Answer& atAnyTime, const SolveControl& control = {});

/// Whether each press is allowed at its turn and the board is solved after the last of them, and not before.
[[nodiscard]] bool isOrderOf(const Puzzle& puzzle, const std::vector<Cell>& order);

} // namespace lights
