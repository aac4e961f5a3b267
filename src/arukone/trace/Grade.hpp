// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/Board.hpp"
#include "arukone/solver/SearchControl.hpp"
#include "arukone/trace/Trace.hpp"
#include "puzzle/Difficulty.hpp"

#include <optional>

namespace arukone {

/// How hard a board is to solve by deduction, whatever its size.
struct Grade {
    /// Easy: without suppositions. Medium: every refutation sets at most mediumRefutation edges. Hard: longer ones.
    /// Hardest: two suppositions at once.
    puzzle::Difficulty difficulty = puzzle::Difficulty::Easy;
    int suppositions = 0; ///< Steps of the trace that take one.
    int longest = 0;      ///< Edges set in the longest refutation; 0 without suppositions.

    friend bool operator==(const Grade&, const Grade&) = default;
};

inline constexpr int mediumRefutation = 12;

/// The grade of a board by its trace (traceOf in Trace.hpp). \param strict whether the board may be taken to be strict.
/// \returns std::nullopt if the trace does not solve the board, as if it has several solutions or none, or was stopped.
[[nodiscard]] std::optional<Grade> gradeOf(const Board& board, bool strict, const SearchControl& control = {});

/// The grade, if it is at most `most`. \returns std::nullopt as soon as the board is known to be harder, too.
[[nodiscard]] std::optional<Grade> gradeUpTo(puzzle::Difficulty most, const Board& board, bool strict,
                                             const SearchControl& control = {});

/// Whether the trace of a board takes no two suppositions at once. Quicker than the trace, as refutations are taken as
/// they come, not the shortest first. \returns std::nullopt if the search was stopped, or took too many suppositions.
[[nodiscard]] std::optional<bool> isSolvedOneAtATime(const Board& board, bool strict,
                                                     const SearchControl& control = {});

/// The grade of a board with this trace.
[[nodiscard]] std::optional<Grade> gradeOf(const Trace& trace);

} // namespace arukone
