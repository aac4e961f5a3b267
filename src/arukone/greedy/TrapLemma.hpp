// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/greedy/RoutingGrid.hpp"
#include "arukone/solver/SearchControl.hpp"

/// A proof that the simple program (Program.hpp) fails, whatever nearest pair and shortest path it takes.
///
/// Lemma. Let a (the blocker) and v (the victim) be pairs such that
///  (1) the program prefers a to v: it is nearer, or as near and has the smaller number;
///  (2) every shortest path of a separates the terminals of v;
///  (3) no other pair q has a path over a cell of a shortest path of a that the program would prefer to joining a: for
///      each such cell the path of q through it is longer than that of a, or as long and q has the larger number.
/// Then the program never joins v.
/// Proof. Cables only take cells away, so paths get longer or vanish, and never new ones arise. While a is not joined,
/// the program joins another pair q only if its path is preferred to a's; by (3) such a path meets no shortest path of
/// a. So all shortest paths of a stay and it keeps its distance, and v is never preferred, by (1). As every cable uses
/// up a pair, a is joined at last, by one of the paths that it had at the start; by (2) that cuts v off for ever.
/// The lemma holds from any state on. It is sufficient, not necessary.
namespace arukone {

/// Pairs as in the lemma.
struct Trap {
    int blocker = 0;
    int victim = 0;

    friend bool operator==(const Trap&, const Trap&) = default;
};

/// At most this many shortest paths of a blocker are tried; with more there is no proof.
inline constexpr std::uint64_t maxTrapWays = 20'000;

/// A trap by the lemma: the one with the smallest blocker, and of these with the smallest victim; the victim can still
/// be joined at the start. \returns std::nullopt if there is none, a blocker has too many shortest paths, or the search
/// was stopped. O(paths · pairs · cells).
[[nodiscard]] std::optional<Trap> findTrap(const Board& board, const SearchControl& control = {});

/// Finds a trap from a state on, with a bound on the paths tried. Work counted: distances measured.
/// \returns std::nullopt also if meter.end() is not SearchEnd::Complete.
[[nodiscard]] std::optional<Trap> findTrap(const RoutingGrid& grid, std::uint64_t maxWays, SearchMeter& meter);

} // namespace arukone
