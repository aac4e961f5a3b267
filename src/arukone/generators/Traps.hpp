// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace arukone {

/// What blocks the path round a trap.
enum class TrapPlace : std::uint8_t {
    Corner, ///< The edges above its box and left of it.
    Edge,   ///< The edge above its box.
};

/// A trap: two pairs in a box that touches the edges of its place. With the cells outside the box free, as far as paths
/// reach, the lemma of TrapLemma.hpp holds for pair 1 as the blocker and pair 2 as the victim; yet both can be joined
/// inside the box. It remains one if it is turned, or mirrored, together with its place.
struct TrapPattern {
    TrapPlace place = TrapPlace::Corner;
    std::string_view rows; ///< The rows of the box, separated by slashes.
};

/// All traps in boxes of 3×4, 4×4, 4×5 and 5×5 cells in a corner, or of 4×5, 5×5 and 5×6 (rows × columns) at an edge:
/// each once, in the first of these boxes that holds it (TrapTable.csv). Two traps are the same if a symmetry of their
/// place, which is for an edge also a shift along it, takes one to the other.
[[nodiscard]] std::span<const TrapPattern> trapPatterns() noexcept;

/// The box of a trap as a board whose cells may stay empty: its first pair is the blocker, its second the victim.
[[nodiscard]] Board boxOf(const TrapPattern& trap);

} // namespace arukone
