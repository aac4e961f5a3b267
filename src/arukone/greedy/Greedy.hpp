// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Cable.hpp"
#include "arukone/solver/SearchControl.hpp"

#include <cstdint>
#include <optional>
#include <vector>

/// Whether the simple program (Program.hpp) fails on a board whatever shortest path it takes each time.
namespace arukone {

enum class Always : std::uint8_t {
    Fails,
    CanSucceed, ///< If it takes the right paths.
    Open,       ///< Not decided.
};

/// What a judgement rests on.
enum class Proof : std::uint8_t {
    Unique, ///< There is only one solution, so the program succeeds exactly if it can follow that one.
    Trap,   ///< The lemma of TrapLemma.hpp.
    Search, ///< All that the program may do was tried.
};

/// How the program solves a board, if it takes the right paths.
struct Witness {
    std::vector<int> order; ///< The pairs, as it joins them.
    Cables cables;          ///< By pair: a solution, but for cells that may stay empty.
};

struct Judgement {
    Always always = Always::Open;
    /// If decided, unless the program of Program.hpp solves the board: then its run is the witness, and all the proof.
    std::optional<Proof> proof;
    /// If it fails. By Proof::Trap: the blocker of the lemma. By Proof::Unique: the first pair that the program, while
    /// it follows the solution, joins by a shorter path than that of the solution. By Proof::Search: none.
    std::optional<int> blocker;
    /// If it fails. By Proof::Trap: the victim of the lemma. By Proof::Unique: the pair at which the program of
    /// Program.hpp gets stuck if it goes on from where it leaves the solution. By Proof::Search: the pair at which it
    /// gets stuck from the start.
    std::optional<int> victim;
    std::optional<Witness> witness; ///< If it can succeed.
};

/// The search visits at most this many states, and measures this many distances; then the judgement is open.
inline constexpr std::uint64_t maxGreedyStates = 20'000;
inline constexpr std::uint64_t maxGreedyDistances = 1'000'000;

/// Judges by the first that applies: the program as it is; the only solution, which takes O(pairs² · cells); the lemma;
/// the search, which closes a branch where a pair is cut off or the lemma holds, with up to 300 paths of a blocker.
/// \param onlySolution if known, the only solution of the board with Fill::Any, whatever the board's rule. The
///        judgement is wrong if there is another one.
/// \param control stops the search within 50 ms; then the judgement is open. Work counted: distances measured.
[[nodiscard]] Judgement judgeProgram(const Board& board, const Cables* onlySolution = nullptr,
                                     const SearchControl& control = {});

} // namespace arukone
