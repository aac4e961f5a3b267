// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "lights/Puzzle.hpp"

#include <cstdint>
#include <optional>
#include <span>

/// Hints that reason in quiet hours, where a window that is right sleeps: it cannot be pressed until another press has
/// made it wrong.
namespace lights {

/// Why an order of presses begins with its first one.
struct OrderReason {
    enum class Kind : std::uint8_t {
        Wakes,  ///< `about` sleeps and is pressed later. Of all presses before that one only the first switches it.
        Detour, ///< The first is pressed again later. `about` is as for Wakes; nobody if it wakes none.
        Before, ///< Of all later presses, `about` is the first to switch the first window, which would then sleep.
        Alone,  ///< No later press switches the first window. `about` is nobody.
    } kind = Kind::Alone;
    std::optional<Cell> about;
    /// Whether all windows sleep that the order presses an odd number of times.
    bool nothingElse = false;

    friend bool operator==(const OrderReason&, const OrderReason&) = default;
};

/// \param order presses from `board` to the goal, each allowed at its turn; not empty. \pre puzzle.rules().quietHours.
[[nodiscard]] OrderReason orderReason(const Puzzle& puzzle, const Board& board, std::span<const Cell> order);

/// The number of presses in the longest order from the start of a puzzle to its goal that has at most `most` presses,
/// each allowed at its turn. \param solution the windows that some order presses an odd number of times. \param quiet a
/// basis of the board's quiet patterns. \returns std::nullopt if there is none, or if that is not known at once (in
/// about a hundredth of a second; never on boards of more than 64 cells, or with many quiet patterns). \pre
/// puzzle.rules().quietHours.
[[nodiscard]] std::optional<int> longestOrder(const Puzzle& puzzle, const BitGrid& solution,
                                              std::span<const BitGrid> quiet, int most);

} // namespace lights
