// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arukone/solver/Frontier.hpp"

/// Questions about a board, each answered by the engine that is fastest at it: the diagonal search, the frontier, and
/// where the frontier has too many states, the router and SAT. An answer that no engine gives is "not decided"; it is
/// never guessed. Which engine answers, and what, depends on work that is counted, so it is the same on every machine.
namespace arukone {

enum class Engine : std::uint8_t { Diagonal, Frontier, Router, Sat };

/// Nodes after which the diagonal search gives way to the frontier: about a third of a second.
inline constexpr std::uint64_t diagonalNodes = 10'000'000;
/// States expanded after which solve() gives up to look for a shortest solution, and to prove that there is none: one
/// to three seconds each.
inline constexpr std::uint64_t frontierWork = 3'000'000;
inline constexpr std::uint64_t countingWork = 30'000'000;
/// Cells visited after which the router gives up.
inline constexpr std::uint64_t routerWork = 20'000'000;

/// Whether a board can be solved, and its canonical solution: if it is to be filled the first of the diagonal search,
/// whose order is fixed; if that has none or gives up, the smallest by edges (see shortestSolution). With Fill::Any one
/// of least length, and of several the smallest by edges; if that is not known, the router's, or if that finds none,
/// the smallest by edges without touching.
struct Solved {
    std::optional<bool> solvable; ///< std::nullopt: not decided.
    std::optional<Cables> cables; ///< If it is solvable.
    std::optional<Engine> engine; ///< That answered; none if an obstacle did (see findObstacle).
};
[[nodiscard]] Solved solve(const Board& board, const SearchControl& control = {});

/// Solves a board with the first solution that turns up: with Fill::Any the router's, which takes some milliseconds,
/// where solve() goes on looking for a shortest one.
[[nodiscard]] Solved firstSolution(const Board& board, const SearchControl& control = {});

/// The least total length of a board with Fill::Any.
struct LeastLength {
    int length = 0;     ///< The shortest known.
    int lowerBound = 0; ///< Proven.

    [[nodiscard]] bool exact() const noexcept { return length == lowerBound; }
};
/// \param solution any solution of the board.
[[nodiscard]] LeastLength leastLength(const Board& board, const Cables& solution, const SearchControl& control = {});

/// Whether a solution is the only one under the board's rule; std::nullopt if that is not decided.
/// \pre isSolution(board, solution).
[[nodiscard]] std::optional<bool> isUnique(const Board& board, const Cables& solution,
                                           const SearchControl& control = {});

/// Returns a solution under the board's rule that differs from `solution`, any if there are several. Unless the rule is
/// Fill::All, its cables do not touch themselves. \returns std::nullopt if there is none, or if that is undecided.
/// \pre isSolution(board, solution).
[[nodiscard]] std::optional<Cables> anotherSolution(const Board& board, const Cables& solution,
                                                    const SearchControl& control = {});

/// Whether a solution may be strict: a quick look that says no to about nine of ten random boards that are not. It is
/// not strict if it leaves cells empty, touches itself, or can be rewired (see Rewiring in Solver.cpp).
/// \pre isSolution(board, solution).
[[nodiscard]] bool mayBeStrict(const Board& board, const Cables& solution);

/// Whether a solution is strict: it fills the board, and is the only one even if cells may stay empty, whatever the
/// board's rule. For a solution that fills the board and does not touch itself that is the case exactly if there is no
/// other one without touching: shortening a touching one frees a cell, so it never ends in this one.
/// \pre isSolution(board, solution).
[[nodiscard]] std::optional<bool> isStrict(const Board& board, const Cables& solution,
                                           const SearchControl& control = {});

} // namespace arukone
